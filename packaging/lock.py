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
PYTHON = "3.12"
"""The Python of .github/workflows/build.yml."""


def lock(system: str) -> None:
    """Write the lock file of a system; raises CalledProcessError."""
    options = ["--quiet", "--upgrade", "--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url"]
    target = ["--python-version", PYTHON, "--python-platform", system, "--extra", "release"]
    file = LOCKS / f"{system}.txt"
    subprocess.run(["uv", "pip", "compile", *options, *target, "pyproject.toml", "--output-file", str(file)], check=True, cwd=ROOT)


if __name__ == "__main__":
    LOCKS.mkdir(exist_ok=True)
    for each in SYSTEMS:
        lock(each)
