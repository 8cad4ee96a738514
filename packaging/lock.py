"""Pin what releases are built with, for each system: ``python packaging/lock.py`` (asks uv, from PyPI).

Each file of ``packaging/locks`` names every distribution with its version and hashes, and no address:
``pip install --require-hashes -r packaging/locks/linux.txt`` takes them from whichever index pip is set up for.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "packaging" / "locks"
SYSTEMS = ("linux", "macos", "windows")
PYTHON, PYTHON_IN_WINE = "3.12", "3.11"
"""The Python of .github/workflows/build.yml, and that of ``packaging/windows/try_wine.sh``."""


def lock(name: str, system: str, python: str, *more: str) -> None:
    """Write a lock file, for a system and of what ``more`` files ask for besides; raises CalledProcessError."""
    options = ["--quiet", "--upgrade", "--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url"]
    target = ["--python-version", python, "--python-platform", system, "--extra", "release"]
    sources = ["pyproject.toml", *more, "--output-file", str(LOCKS / f"{name}.txt")]
    subprocess.run(["uv", "pip", "compile", *options, *target, *sources], check=True, cwd=ROOT)


if __name__ == "__main__":
    LOCKS.mkdir(exist_ok=True)
    for each in SYSTEMS:
        lock(each, each, PYTHON)
    lock("wine", "windows", PYTHON_IN_WINE, "packaging/windows/wine.in")
