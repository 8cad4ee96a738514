"""List what is inside a package as a software bill of materials (CycloneDX, JSON): the program, Qt, Python, every library."""

from __future__ import annotations

import sqlite3
import ssl
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from ludogite import __version__

if TYPE_CHECKING:
    from packaging.bundle import DISTRIBUTIONS
else:
    from bundle import DISTRIBUTIONS

LICENCES = {
    "PySide6_Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "DAWG2": "MIT",
    "sqlite-utils": "Apache-2.0",
    "sqlite-fts4": "Apache-2.0",
    "platformdirs": "MIT",
    "click": "BSD-3-Clause",
    "pluggy": "MIT",
    "python-dateutil": "Apache-2.0 OR BSD-3-Clause",
    "six": "MIT",
    "websockets": "BSD-3-Clause",
    "segno": "BSD-3-Clause",
}
"""The licence under which we take each library: their metadata say it in many ways, or not at all."""


def parts() -> Iterator[tuple[str, str, str]]:
    """Name each part inside with its version and licence (SPDX), Qt first."""
    yield "Qt", version("PySide6_Essentials"), "LGPL-3.0-only"
    yield "Python", ".".join(map(str, sys.version_info[:3])), "PSF-2.0"
    yield "SQLite", sqlite3.sqlite_version, "blessing"
    yield "OpenSSL", ssl.OPENSSL_VERSION.split()[1], "Apache-2.0"
    yield "PyInstaller bootloader", version("pyinstaller"), "GPL-2.0-or-later WITH Bootloader-exception"
    for name in DISTRIBUTIONS:
        try:
            yield name, version(name), LICENCES[name]
        except PackageNotFoundError:
            continue  # an older sqlite-utils asks for other libraries than a newer one


def bill(epoch: int) -> str:
    """Write the bill of materials, dated ``epoch`` (seconds since 1970): the same text for the same parts."""
    licence = LicenseFactory().make_from_string
    program = Component(
        name="ludogite", version=__version__, type=ComponentType.APPLICATION, licenses=[licence("MIT")], bom_ref="ludogite"
    )
    bom = Bom(serial_number=uuid5(NAMESPACE_URL, f"ludogite/{__version__}/{sys.platform}/{epoch}"))
    bom.metadata.component, bom.metadata.timestamp = program, datetime.fromtimestamp(epoch, UTC)
    for name, number, terms in parts():
        address = PackageURL("pypi", name=name, version=number) if name in LICENCES else None
        part = Component(name=name, version=number, licenses=[licence(terms)], purl=address, bom_ref=name)
        bom.components.add(part)
        bom.register_dependency(program, [part])
    return JsonV1Dot6(bom).output_as_string(indent=2) + "\n"
