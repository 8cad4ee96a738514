"""How long the box takes to open as somebody sees it: from the start of the process to the first picture and the last change.

``python benchmarks/start_seen.py [--runs N] [--python PYTHON]… [PROGRAM]…``: the box on a first start, with a family and with ten
games that wait, beside an empty window of PySide6 and, where they are installed, Kiriki and Tali, in turns, on a screen of its
own (Xvfb, 1280x800) that is photographed all the time; the same way for all, nothing in the program helps. ``--python`` is an
interpreter with the libraries of the box (another version, a clean environment), PROGRAM a frozen or an installed one.

"Complete" is the moment after which the picture stays. The families have movements reduced, a setting that anybody may choose,
since whatever moves is not complete; one more family and the first start, where nobody has chosen anything, let the lid of the box
open: there the last change is the end of that. "Live" is the moment at which the page answers: in a start of its own the pointer
rests on the middle compartment, which lights up as soon as the program hears of it (a click would wait in the same queue). What a
house showed last is known by its very file, and its picture is painted when its window has been closed: so each house stays where
it is, is closed once as a window manager does it, and is ended after that without further ado.
Cold starts follow ``echo 3 > /proc/sys/vm/drop_caches``, which takes a superuser; without one they are left out.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from statistics import median
from typing import TypeAlias

from PySide6.QtGui import QCursor, QGuiApplication

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.families import ROOT, families

DISPLAY, SIZE = ":91", "1280x800"
STILL = 1.5
"""Seconds without a change after which the page counts as complete."""
PATIENCE = 30.0
CACHES = Path("/proc/sys/vm/drop_caches")
AWAY, ON_A_GAME = (1279, 799), (632, 400)
"""Where the pointer rests: on nothing, or on the middle compartment of the box."""
CLIENT_MESSAGE = 33
"""What X calls a message to a window."""
Seen: TypeAlias = tuple[float, float, float, float]
"""First picture, second one and last change in ms, resident memory in MB."""
Program: TypeAlias = tuple[list[str], Path | None]
"""The command and the data."""
EMPTY = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(["empty"])
window = QWidget()
window.resize(1280, 800)
window.setStyleSheet("background: #884422")
window.show()
application.exec()
"""
PEERS = ("kiriki", "tali")
REFERENCE = "an empty window"
WITH_A_LID = "a family, the lid"
"""The house in which the pointer lies under the lid."""


def picture() -> int:
    """Return a checksum of what the screen shows."""
    image = QGuiApplication.primaryScreen().grabWindow(0).toImage()
    return zlib.adler32(image.constBits())


def memory(process: int) -> float:
    """Return the resident memory of a process in MB."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines())
    return int(status["VmRSS"].split()[0]) / 1000


class _Message(ctypes.Structure):
    """A message of X to a window (``XClientMessageEvent``)."""

    _fields_ = (
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
    )  # fmt: skip


def ask_to_close() -> None:
    """Ask every window of the screen to close, as a window manager does when its cross is clicked."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = x.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(DISPLAY.encode()))
    root, parent, windows, many = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
    found = (ctypes.byref(one) for one in (root, parent, windows, many))
    x.XQueryTree(display, ctypes.c_ulong(x.XDefaultRootWindow(display)), *found)
    protocols, delete = (x.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    for window in windows[: many.value]:
        message = _Message(CLIENT_MESSAGE, 0, 1, display.value, window, protocols, 32, (ctypes.c_long * 5)(delete))
        event = ctypes.create_string_buffer(bytes(message), 192)  # as long as any event
        x.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), event)
    x.XCloseDisplay(display)


def start(command: list[str], family: Path | None, pointer: tuple[int, int] = AWAY, *, close: bool = False) -> Seen:
    """Start once: first picture, second one and last change in ms, resident memory in MB; ``close``: as one closes a window."""
    with tempfile.TemporaryDirectory() as folder:
        data = family if family is not None and family.is_dir() else Path(folder) / "data"
        environment = os.environ | {
            "LUDOGITE_DATA": str(data),
            "QT_QPA_PLATFORM": "xcb",
            "LANG": "C.UTF-8",
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPATH"] = str(ROOT) if "-m" in command else ""
        QCursor.setPos(*pointer)
        QGuiApplication.processEvents()
        empty = last = picture()
        began = time.perf_counter()
        child = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        first = second = changed = 0.0
        while (now := time.perf_counter() - began) < PATIENCE and (not first or now - changed < STILL):
            shown = picture()
            if shown != last:
                changed, last = time.perf_counter() - began, shown
                second = second or (changed if first else 0.0)
                first = first or (changed if shown != empty else 0.0)
            time.sleep(0.004)
        if not first or child.poll() is not None:
            raise SystemExit(f"{command[0]}: nothing was shown, or it has ended with {child.poll()}")
        held = memory(child.pid)
        if close:
            ask_to_close()
        else:
            child.terminate()
        child.wait()
        give_up = time.perf_counter() + PATIENCE
        while picture() != empty and time.perf_counter() < give_up:
            time.sleep(0.05)
    return first * 1000, (second or first) * 1000, changed * 1000, held


def forget_files() -> bool:
    """Empty the page cache; false where that is not allowed."""
    os.sync()
    try:
        CACHES.write_text("3\n", encoding="ascii")
    except OSError:
        return False
    return True


def programs(
    pythons: list[str], frozen: list[Path], houses: dict[str, dict[str, Path]]
) -> dict[str, tuple[list[str], Path | None]]:
    """List what is started, by name: the command and the data."""
    found: dict[str, Program] = {REFERENCE: ([pythons[0], "-c", EMPTY], None)}
    games = f"/usr/games:{os.environ.get('PATH', '')}"  # where Debian has them
    found |= {peer: ([place], None) for peer in PEERS if (place := shutil.which(peer, path=games)) is not None}
    for python in pythons:
        found |= {f"{house}, {_version(python)}": ([python, "-m", "ludogite"], data) for house, data in houses[python].items()}
    for program in frozen:
        for house, data in houses[str(program)].items():
            found[f"{house}, {program.parent.parent.name}/{program.name}"] = ([str(program.resolve())], data)
    return found


def _version(python: str) -> str:
    ask = [python, "-c", "import sys; print(sys.version.split()[0])"]
    told = subprocess.run(ask, capture_output=True, text=True, check=True)  # noqa: S603
    return f"Python {told.stdout.strip()}"


def session_bus() -> subprocess.Popen[str] | None:
    """Start the bus of a desktop session, without which KDE's programs do not start; None where there is none to be had."""
    if shutil.which("dbus-daemon") is None:
        return None
    daemon = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    bus = subprocess.Popen(daemon, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603
    os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip() if bus.stdout is not None else ""
    return bus


def tell(state: str, measured: dict[str, list[Seen]], live: dict[str, list[float]]) -> None:
    """Print medians, and the ratios to the empty window."""
    print(f"{state + ' (medians)':<36} {'first':>8} {'complete':>9} {'of empty':>9} {'live':>8} {'of empty':>9} {'memory':>8}")
    reference = median(seen[0] for seen in measured[REFERENCE])
    for name, values in measured.items():
        first, _, complete, held = (median(column) for column in zip(*values, strict=True))
        answers = f"{'':21}"
        if live.get(name):
            answers = f"{median(live[name]):5.0f} ms {median(live[name]) / reference:8.2f}x"
        print(f"{name:<36} {first:5.0f} ms {complete:6.0f} ms {complete / reference:8.2f}x {answers} {held:5.1f} MB")


def main() -> None:
    """Print medians for all programs, warm, and cold where the page cache may be emptied."""
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="*", type=Path, help="a frozen or an installed program")
    parser.add_argument("--python", action="append", help="an interpreter with the libraries of the box; this one by default")
    parser.add_argument("--runs", type=int, default=7)
    args = parser.parse_args()
    pythons = args.python or [sys.executable]
    bus = session_bus()
    server = ["Xvfb", DISPLAY, "-screen", "0", f"{SIZE}x24"]
    screen = subprocess.Popen(server, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
    time.sleep(1)
    try:
        with tempfile.TemporaryDirectory() as folder:
            kept = [*((python, python) for python in pythons), *((str(program), pythons[0]) for program in args.program)]
            houses = {name: families(Path(folder) / str(number), python) for number, (name, python) in enumerate(kept)}
            os.environ |= {"DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}
            application = QGuiApplication([])
            started = programs(pythons, args.program, houses)
            for command, data in list(started.values()):
                start(command, data, close=data is not None)
            for state in ("warm", "cold"):
                if state == "cold" and not forget_files():
                    print("cold: the page cache may not be emptied here")
                    break
                measured: dict[str, list[Seen]] = {name: [] for name in started}
                live: dict[str, list[float]] = {name: [] for name in started}
                for _ in range(args.runs):  # in turns, so that whatever else the machine does slows all alike
                    for name, (command, data) in started.items():
                        if state == "cold":
                            forget_files()
                        measured[name].append(start(command, data))
                        if data is not None and not name.startswith(WITH_A_LID):
                            live[name].append(start(command, data, ON_A_GAME)[1])
                tell(state, measured, live)
            del application
    finally:
        screen.terminate()
        if bus is not None:
            bus.terminate()


if __name__ == "__main__":
    main()
