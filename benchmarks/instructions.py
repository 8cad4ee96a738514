"""How many instructions a start takes: they do not depend on what else the machine does, as milliseconds do.

``python benchmarks/instructions.py [--python PYTHON]``: cachegrind counts, offscreen, from the start of the process until
something is seen (the picture of the page, or the page itself where there is none), until the page is there, and until the data are
open too; beside it the modules imported by then. An empty window of PySide6 is counted in the same run: what counts is the ratio.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.families import ROOT, families, offscreen

EMPTY = """
import os, sys
from PySide6.QtWidgets import QApplication, QWidget
class Empty(QWidget):
    def paintEvent(self, event):
        print(len(sys.modules), flush=True)
        os._exit(0)
application = QApplication(["empty"])
window = Empty()
window.resize(1280, 800)
window.show()
application.exec()
"""
HOUSE = """
import os, sys
from ludogite.cli import main
from types import SimpleNamespace
main._prepare(SimpleNamespace(command=None))  # as the program does, before anything asks for Qt
from PySide6.QtCore import QTimer
from ludogite import __main__
from ludogite.app import bootstrap, first_picture
stop, made, shown = sys.argv.pop(), bootstrap.open_app, first_picture.show
def end():
    print(len(sys.modules), flush=True)
    os._exit(0)
def look(controller):
    QTimer.singleShot(0, end if controller.is_ready else lambda: look(controller))
def watched(*args, **named):
    controller = made(*args, **named)
    controller.window.painted.connect(lambda: look(controller) if stop == "ready" else end())
    return controller
def seen(*args):
    shown(*args)
    if stop == "seen":
        end()
bootstrap.open_app, first_picture.show = watched, seen
sys.argv[0] = "ludogite"
__main__.main()
"""
STOPS = "seen", "live", "ready"
COUNT = re.compile(r"I\s+refs:\s+([\d,]+)")


def count(python: str, platform: str, *arguments: str) -> tuple[float, int]:
    """Run once under cachegrind: millions of instructions, and modules imported."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"QT_QPA_PLATFORM": platform, "PYTHONHASHSEED": "0", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    command = [python, "-c", *arguments]
    counted = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *command]
    run = subprocess.run(counted, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)  # noqa: S603
    found = COUNT.search(run.stderr)
    if found is None or not run.stdout.strip():
        raise SystemExit(f"not counted: {run.stderr[-2000:]}")
    return int(found[1].replace(",", "")) / 1e6, int(run.stdout.split()[-1])


def table(python: str) -> list[tuple[str, float, int]]:
    """Count every start: what it is, millions of instructions, modules."""
    with tempfile.TemporaryDirectory() as folder:
        platform = offscreen(Path(folder))
        counted = [("an empty window", *count(python, platform, EMPTY))]
        for name, house in families(Path(folder), python).items():
            for stop in STOPS:
                data = house if house.is_dir() else Path(folder) / f"{house.name}-{stop}"
                counted.append((f"{name}, to {stop}", *count(python, platform, HOUSE, "--data", str(data), stop)))
    return counted


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--python", default=sys.executable)
    args = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("instructions: no valgrind here")
        return
    counted = table(args.python)
    print(f"{'instructions':<28} {'million':>8} {'of empty':>9} {'modules':>8}")
    for name, millions, modules in counted:
        print(f"{name:<28} {millions:8.0f} {millions / counted[0][1]:8.2f}x {modules:8}")


if __name__ == "__main__":
    main()
