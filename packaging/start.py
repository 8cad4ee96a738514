"""Open the window of a built app as a family would: ``python packaging/start.py PROGRAM [ARGUMENT…]``.

Starts it in a new data folder, waits until the window is there, starts it a second time with a file that is none (it must hand
over and leave, whatever the file holds), closes the first, and fails when either ends otherwise or leaves a crash log.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LOCK, CRASH_LOG = "ludogite.lock", "ludogite-crash.log"
PATIENCE = 60.0
"""Seconds for a first start on a slow machine."""
SETTLED = 5.0
"""Seconds after which an open window has read its data."""


class StartError(Exception):
    """The app did not start as it should, in words."""


def wait_for(path: Path, child: subprocess.Popen[bytes]) -> None:
    """Wait until a file is there; raises StartError when the app has ended or it takes too long."""
    give_up = time.monotonic() + PATIENCE
    while not path.exists():
        if child.poll() is not None:
            raise StartError(f"the app ended at once with {child.returncode}")
        if time.monotonic() > give_up:
            raise StartError(f"no {path.name} after {PATIENCE:.0f} s")
        time.sleep(0.05)


def try_start(command: list[str], folder: Path) -> str:
    """Start twice and say what was seen; raises StartError."""
    data, file = folder / "data", folder / "partie.ludogite"
    file.write_bytes(b"no game at all")
    environment = os.environ | {"LUDOGITE_DATA": str(data)}
    began = time.monotonic()
    first = subprocess.Popen(command, env=environment)
    try:
        wait_for(data / LOCK, first)
        wait_for(data / "ludogite.db", first)
        opened = time.monotonic() - began
        time.sleep(SETTLED)
        began = time.monotonic()
        second = subprocess.run([*command, str(file)], env=environment, timeout=PATIENCE, check=False)
        handed = time.monotonic() - began
        if second.returncode:
            raise StartError(f"the second start ended with {second.returncode}")
        time.sleep(SETTLED / 5)
        if first.poll() is not None:
            raise StartError(f"the first window is gone: {first.returncode}")
    finally:
        first.kill()
        first.wait()
    log = data / CRASH_LOG
    if log.exists() and log.stat().st_size:
        raise StartError(log.read_text(encoding="utf-8", errors="replace"))
    return f"window with its data after {opened:.2f} s; a second start handed over after {handed:.2f} s"


def main() -> int:
    """Return 0 when the app starts as it should, else 1."""
    parser = argparse.ArgumentParser(description="Open the window of a built app, twice.")
    parser.add_argument("command", nargs="+", metavar="PROGRAM")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            print(try_start(args.command, Path(folder)))
        except (StartError, subprocess.TimeoutExpired, OSError) as error:
            print(f"FAILED: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
