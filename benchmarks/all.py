"""Everything that is measured of the speed, in one run: ``python benchmarks/all.py [--runs N] [--python PYTHON]… [--frozen APP]…``.

Starts as a camera sees them beside an empty window and two peers, the same starts in instructions, every click in a house of a
thousand games, leaving a table, frames while somebody thinks, the moments of the theme, a throw, a new game, words, and what is
taken while nothing happens.
Wall-clock figures want a machine that does nothing else. ``docs/performance.md`` holds the figures of the day.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent


def main() -> int:
    """Run the scripts one after the other; returns 1 when one of them failed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=7, help="starts of each kind before the camera")
    parser.add_argument("--python", action="append", default=[], help="an interpreter with the libraries of the box")
    parser.add_argument("--frozen", action="append", default=[], help="a frozen program")
    args = parser.parse_args()
    pythons = [word for python in args.python for word in ("--python", python)]
    scripts = (
        ("start_seen.py", "--runs", str(args.runs), *pythons, *args.frozen),
        ("instructions.py", *pythons[:2]),
        ("pages.py",),
        ("idle.py",),
        ("leaving.py",),
        ("frames.py",),
        ("frames.py", "--scale", "3"),
        ("moments.py",),
        ("throw.py",),
        ("new_game.py",),
        ("words.py",),
    )
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"{platform.platform()}, {os.cpu_count()} processors, load {load:.1f}, Python {platform.python_version()}")
    environment = os.environ | {"PYTHONPATH": str(HERE.parent)}
    failed = False
    for script, *options in scripts:
        print(f"\n== {script} ==", flush=True)
        began = time.monotonic()
        run = subprocess.run([sys.executable, str(HERE / script), *options], env=environment, cwd=HERE.parent, check=False)  # noqa: S603
        failed = failed or run.returncode != 0
        print(f"   ({time.monotonic() - began:.0f} s)", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
