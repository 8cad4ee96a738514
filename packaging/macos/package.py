"""Make the disk image for macOS from ``Ludogite.app``: the app beside a way into Applications.

``build.py`` calls ``make``. Signing is done where the means are there: with ``LUDOGITE_SIGN_IDENTITY`` (a Developer ID in the key
chain) PyInstaller signs the app with the hardened runtime and ``entitlements.plist``, and this script the image; with
``LUDOGITE_NOTARY_PROFILE`` besides (made by ``notarytool store-credentials``) Apple notarises the image. Without them the app is
signed ad hoc, as every app for Apple's own chips must be.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from packaging.build import Frozen

IDENTITY_VARIABLE = "LUDOGITE_SIGN_IDENTITY"
NOTARY_VARIABLE = "LUDOGITE_NOTARY_PROFILE"
KEYCHAIN_VARIABLE = "LUDOGITE_NOTARY_KEYCHAIN"
ARCH_VARIABLE = "LUDOGITE_ARCH"


def make(frozen: Frozen) -> list[Path]:
    """Write the disk image, signed and notarised as far as the means are there; return it."""
    identity, notary = os.environ.get(IDENTITY_VARIABLE), os.environ.get(NOTARY_VARIABLE)
    if identity:
        subprocess.run(["codesign", "--verify", "--deep", "--strict", str(frozen.app)], check=True)
    image = frozen.out / f"ludogite-{frozen.version}-macos-{architecture()}.dmg"
    write_image(frozen.app, image)
    if identity:
        subprocess.run(["codesign", "--sign", identity, "--timestamp", str(image)], check=True)
    if identity and notary:
        chain = os.environ.get(KEYCHAIN_VARIABLE)
        where = ["--keychain", chain] if chain else []
        subprocess.run(["xcrun", "notarytool", "submit", "--wait", "--keychain-profile", notary, *where, str(image)], check=True)
        subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)
    return [image]


def architecture() -> str:
    """Name the machines that the app is for: ``universal2``, or this one's kind."""
    return os.environ.get(ARCH_VARIABLE) or platform.machine()


def write_image(app: Path, image: Path) -> None:
    """Write a compressed disk image with the app and a link to Applications."""
    with tempfile.TemporaryDirectory(prefix="ludogite-macos-") as folder:
        stage = Path(folder) / "Ludogîte"
        stage.mkdir()
        shutil.copytree(app, stage / app.name, symlinks=True)
        (stage / "Applications").symlink_to("/Applications")
        create = ["hdiutil", "create", "-ov", "-quiet", "-volname", "Ludogîte", "-srcfolder", str(stage)]
        subprocess.run([*create, "-fs", "HFS+", "-format", "UDZO", str(image)], check=True)
