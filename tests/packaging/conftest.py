"""The frozen app, built once for the tests that start it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

import pytest

from tests.packaging.scripts import PACKAGING, script

TOOLS = ("objdump", "readelf", "strip") if sys.platform == "linux" else ()
REQUIRED = "LUDOGITE_FROZEN"
"""Set where the frozen app must be tested: what is missing then fails instead of being skipped."""


def _missing() -> str | None:
    """Say what this machine lacks to freeze the program."""
    absent = [tool for tool in TOOLS if shutil.which(tool) is None]
    if absent:
        return f"no {absent[0]} (package binutils)"
    look = "from PyInstaller.depend.bindepend import get_python_library_path; get_python_library_path()"
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=False)
    if told.returncode:
        return f"PyInstaller: {told.stderr.strip().splitlines()[0]} (Debian: package libpython3.x)"
    return None


@pytest.fixture(scope="session")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Build the frozen app as a release would; returns build.py's ``Frozen``."""
    missing = _missing()
    if missing and os.environ.get(REQUIRED):
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    work, out = tmp_path_factory.mktemp("work"), tmp_path_factory.mktemp("frozen")
    run = "import sys, pathlib, build; build.freeze(*map(pathlib.Path, sys.argv[1:]))"
    subprocess.run([sys.executable, "-c", run, str(work), str(out)], cwd=PACKAGING, check=True, timeout=300)
    build = script("build.py")
    app = out / ("Ludogite.app" if sys.platform == "darwin" else "ludogite")
    return build.Frozen(app, work / "made", out, build.__version__, build.source_date())
