"""How long the box takes to open as somebody sees it: from the start of the process to the first picture and the last change.

``python benchmarks/start_seen.py [--runs N] [PROGRAM]``: ``python -m ludogite`` and, beside it, a frozen program, on a screen of
its own (Xvfb, 1280x800) that is photographed all the time; the same way for both, nothing in the program helps. "Usable" is the
moment after which the picture stays: profiles and tickets are there. Each start has a fresh copy of an example family.
Cold starts follow ``echo 3 > /proc/sys/vm/drop_caches``, which takes a superuser; without one they are left out.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from statistics import median

from PySide6.QtGui import QGuiApplication

DISPLAY, SIZE = ":91", "1280x800"
STILL = 1.5
"""Seconds without a change after which the page counts as complete."""
PATIENCE = 30.0
CACHES = Path("/proc/sys/vm/drop_caches")


def picture() -> int:
    """Return a checksum of what the screen shows."""
    image = QGuiApplication.primaryScreen().grabWindow(0).toImage()
    return zlib.adler32(image.constBits())


def memory(process: int) -> float:
    """Return the resident memory of a process in MB."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines())
    return int(status["VmRSS"].split()[0]) / 1000


def start(command: list[str], family: Path) -> tuple[float, float, float]:
    """Start once: first picture and last change in ms, resident memory in MB."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        shutil.copytree(family, data)
        environment = os.environ | {"LUDOGITE_DATA": str(data), "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        empty = last = picture()
        began = time.perf_counter()
        child = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        first = changed = 0.0
        while (now := time.perf_counter() - began) < PATIENCE and (not first or now - changed < STILL):
            shown = picture()
            if shown != last:
                changed, last = time.perf_counter() - began, shown
                first = first or (changed if shown != empty else 0.0)
            time.sleep(0.004)
        if not first or child.poll() is not None:
            raise SystemExit(f"{command[0]}: nothing was shown, or it has ended with {child.poll()}")
        held = memory(child.pid)
        child.terminate()
        child.wait()
        while picture() != empty:
            time.sleep(0.05)
    return first * 1000, changed * 1000, held


def forget_files() -> bool:
    """Empty the page cache; false where that is not allowed."""
    os.sync()
    try:
        CACHES.write_text("3\n", encoding="ascii")
    except OSError:
        return False
    return True


def example_family() -> Path:
    """Make the family of the screenshots, with some games played."""
    from ludogite.cli.screenshots import Example  # noqa: PLC0415 - after the screen has been chosen

    folder = Path(tempfile.mkdtemp(prefix="ludogite-family-"))
    example = Example(folder, "1")
    example.play_past(4)
    example.store.close()
    return folder


def tell(name: str, measured: list[tuple[float, float, float]]) -> None:
    firsts, usables, memories = zip(*measured, strict=True)
    print(
        f"{name:<28} first {median(firsts):6.0f} ({min(firsts):.0f} to {max(firsts):.0f}) ms   "
        f"usable {median(usables):6.0f} ({min(usables):.0f} to {max(usables):.0f}) ms   memory {median(memories):5.1f} MB"
    )


def main() -> None:
    """Print medians for both programs, warm, and cold where the page cache may be emptied."""
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", type=Path, help="the frozen program")
    parser.add_argument("--runs", type=int, default=10)
    args = parser.parse_args()
    server = ["Xvfb", DISPLAY, "-screen", "0", f"{SIZE}x24"]
    screen = subprocess.Popen(server, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
    time.sleep(1)
    os.environ |= {"DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}
    commands = {"python -m ludogite": [sys.executable, "-m", "ludogite"]}
    if args.program is not None:
        commands[args.program.name + " (frozen)"] = [str(args.program.resolve())]
    try:
        application = QGuiApplication([])
        family = example_family()
        for command in commands.values():
            start(command, family)
        for state in ("warm", "cold"):
            if state == "cold" and not forget_files():
                print("cold: the page cache may not be emptied here")
                break
            measured: dict[str, list[tuple[float, float, float]]] = {name: [] for name in commands}
            for _ in range(args.runs):  # in turns, so that whatever else the machine does slows all alike
                for name, command in commands.items():
                    if state == "cold":
                        forget_files()
                    measured[name].append(start(command, family))
            for name, values in measured.items():
                tell(f"{name}, {state}", values)
        shutil.rmtree(family)
        del application
    finally:
        screen.terminate()


if __name__ == "__main__":
    main()
