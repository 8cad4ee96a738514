"""The steps of ``try_wine.sh``: builds, installs and plays the Windows program in a room with Wine, and prints what was seen.

A step is a function that says what it saw in a sentence and raises ``FailedError`` where a family would be disappointed. Presses
and clicks are those of the X server, games are read from the family's data file.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
PYTHON = r"Z:\w\py\cp311\python.exe"
SOURCES, OUT = "lg", "out"
HOME = r"C:\users\root\AppData\Local\Programs\Ludogite"
PATIENCE = 90.0
"""Seconds for whatever a window does; Wine on two busy cores is slow."""
STARTS = 7
FILE = "partie Zoé & Œ.ludogite"
STRANGE = r"C:\Été à Noël"
OLD = "0.0.9"
FAILED = "**FAILED**"


class FailedError(Exception):
    """A family would be disappointed, in words."""


def check(is_so: object, words: str) -> None:
    """Raise ``FailedError`` with the words where it is not so."""
    if not is_so:
        raise FailedError(words)


@dataclass
class Room:
    """A tree of files in which Wine runs, below ``place``."""

    place: Path
    display: str

    @property
    def drive(self) -> Path:
        """Where C: lies."""
        return self.place / "w" / "prefix" / "drive_c"

    def inside(self, path: str) -> Path:
        r"""Say where ``C:\…`` lies."""
        return self.drive / path.removeprefix("C:\\").replace("\\", "/")

    @property
    def local(self) -> Path:
        """Where Windows keeps what programs keep for the account."""
        return self.inside(r"C:\users\root\AppData\Local")

    @property
    def data(self) -> Path:
        """Where an installed program keeps the family's data."""
        return self.local / "ludogite"

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep Wine's services and its desktop: who begins them has them at the end of its pipe, which then never ends."""
        sleeping = "import ctypes, time; ctypes.windll.user32.GetDesktopWindow(); print(flush=True); time.sleep(1e6)"
        keeper = self.begin("wine", PYTHON, "-c", sleeping)
        check(keeper.stdout is not None and keeper.stdout.readline(), "Wine does not start")
        try:
            yield
        finally:
            keeper.kill()
            subprocess.run(["chroot", str(self.place), "/w/run.sh", "wineserver", "-k"], check=False, stdin=subprocess.DEVNULL)

    def begin(self, *command: str, variables: Sequence[str] = ()) -> subprocess.Popen[str]:
        """Start a command in the room; Wine's programs want a pipe at both ends."""
        return subprocess.Popen(
            ["chroot", str(self.place), "/w/run.sh", "env", *variables, *command],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        )  # fmt: skip

    def run(self, *command: str, seconds: float = 600, code: int | None = 0, variables: Sequence[str] = ()) -> str:
        """Run a command to its end and return what it said; raises ``FailedError`` when it ends with another code."""
        child = self.begin(*command, variables=variables)
        try:
            said, _ = child.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            child.kill()
            raise FailedError(f"{command[1:3]} did not end within {seconds:.0f} s") from None
        check(code is None or child.returncode == code, f"{command[1:3]} ended with {child.returncode}: {said[-400:]}")
        return said

    def python(self, *arguments: str, seconds: float = 3600, variables: Sequence[str] = ()) -> str:
        """Run Python for Windows, which finds the sources."""
        return self.run("wine", PYTHON, *arguments, seconds=seconds, variables=[rf"PYTHONPATH=C:\{SOURCES}", *variables])

    def registry(self, key: str) -> str:
        """Return what the registry holds below a key of the account, "" where there is none."""
        return self.run("wine", "reg", "query", rf"HKCU\{key}", "/s", code=None)

    # ---- windows ---------------------------------------------------------------------------------------------------------

    def xdotool(self, *arguments: str) -> str:
        """Ask the X server."""
        told = subprocess.run(
            ["xdotool", *arguments], env=os.environ | {"DISPLAY": self.display}, capture_output=True, text=True, check=False
        )
        return told.stdout.strip()

    def windows(self) -> list[str]:
        """List the program's windows."""
        return self.xdotool("search", "--onlyvisible", "--name", "Ludog").split()

    def wait_for_window(self) -> str:
        """Wait until the program shows a window, and return it."""
        return wait_until(lambda: next(iter(self.windows()), ""), "no window")

    def click(self, window: str, x: int, y: int) -> None:
        """Click at a place of a window, as a hand does: move there, press, release."""
        self.xdotool("mousemove", "--window", window, str(x), str(y), "sleep", "0.1", "click", "1")
        time.sleep(PRESS)

    def press(self, *keys: str) -> None:
        """Press keys one by one, where the keyboard is."""
        for key in keys:
            self.xdotool("key", key)
            time.sleep(PRESS)

    def picture(self, name: str) -> Path:
        """Photograph the screen."""
        file = self.place / "w" / "seen" / f"{name}.png"
        file.parent.mkdir(exist_ok=True)
        subprocess.run(["import", "-display", self.display, "-window", "root", str(file)], check=True)
        return file

    def processes(self) -> list[int]:
        """List the processes of the program, its workers too."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                with suppress(OSError):
                    command = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")[0]
                    if command.lower().endswith("ludogite.exe") and (folder / "root").readlink() == self.place:
                        found.append(int(folder.name))
        return sorted(found)

    def kill(self) -> None:
        """End the program as a power cut would, and wait for it."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, 9)
        wait_until(lambda: not self.processes() and not self.windows(), "it does not end")

    def close(self) -> None:
        """Close the window as people do, with Alt+F4, and wait for the end; a busy machine may lose a press."""
        give_up = time.monotonic() + PATIENCE
        while self.processes():
            check(time.monotonic() < give_up, "it does not end")
            for window in self.windows():
                self.xdotool("windowfocus", "--sync", window, "key", "--window", window, "alt+F4")
            with suppress(FailedError):
                wait_until(lambda: not self.processes(), "it does not end", PATIENCE / 3)


def wait_until(asked: Callable[[], object], words: str, seconds: float = PATIENCE) -> str:
    """Wait until something is so and return it; raises ``FailedError`` with the words."""
    give_up = time.monotonic() + seconds
    while not (found := asked()):
        check(time.monotonic() < give_up, words)
        time.sleep(0.05)
    return str(found)


def rows(data: Path, question: str) -> list[tuple[object, ...]]:
    """Ask a copy of the family's file, for Wine holds the file itself."""
    with tempfile.TemporaryDirectory() as folder:
        for file in data.glob("ludogite.db*"):
            shutil.copy(file, folder)
        with sqlite3.connect(Path(folder) / "ludogite.db") as asked:
            return list(asked.execute(question))


# ---- what is built ---------------------------------------------------------------------------------------------------------


def copy_sources(room: Room) -> None:
    """Put the tree on C:, without what git does not know: ``conftest`` and Qt do not find their way on Z:."""
    target = room.drive / SOURCES
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    with tempfile.TemporaryFile() as held:
        with tarfile.open(fileobj=held, mode="w") as packed:
            for name in names:
                if name and (ROOT / name).is_file():
                    packed.add(ROOT / name, name)
        held.seek(0)
        with tarfile.open(fileobj=held) as packed:
            packed.extractall(target, filter="data")


def from_sources(room: Room) -> str:
    """Run the self-test by Windows' Python, from the sources."""
    copy_sources(room)
    build = "import translate; translate.build(translate.ROOT / 'i18n')"
    room.python("-c", rf"import sys; sys.path.insert(0, r'C:\{SOURCES}\packaging'); {build}")
    return passed(room.python("-m", "ludogite", "self-test", seconds=900))


TESTS = {
    "not frozen and not seen": (
        "tests/core", "tests/games", "tests/words", "tests/services", "tests/store", "tests/contract", "tests/fuzz",
        *(f"tests/test_{name}.py" for name in ("atomic", "cli", "door", "i18n", "macos", "paths", "systems", "windows_files")),
    ),
    "not frozen and not seen and not slow": ("tests/ui",),
}  # fmt: skip
"""What is tested by Windows' Python: all that needs no window, and the fast lane of the interface."""
RUN_TESTS = """
import os, sys
os.chdir("C:/lg")  # Linux's own files show on Z:, and mislead what asks for them
import pytest
usual = ["-q", "-rs", "--no-header", "--tb=short", "-p", "no:cacheprovider", "-m"]
sys.exit(pytest.main([*usual, *sys.argv[1:]]))
"""


def tested(room: Room) -> str:
    """Run the tests by Windows' Python, and say why some are skipped."""
    from_sources(room)
    (room.drive / "run_tests.py").write_text(RUN_TESTS, encoding="utf-8")
    ends, reasons = [], Counter[str]()
    variables = [rf"PYTHONPATH=C:\{SOURCES}", "QT_QPA_PLATFORM=offscreen"]
    for number, (marks, files) in enumerate(TESTS.items()):
        said = room.run("wine", PYTHON, r"C:\run_tests.py", marks, *files, seconds=7200, code=None, variables=variables)
        (room.place / "w" / f"tests-{number}.txt").write_text(said, encoding="utf-8")
        ends.append(passed(said).strip("= "))
        for times, reason in re.findall(r"^SKIPPED \[(\d+)\] \S+: (.+)$", said, re.MULTILINE):
            reasons[reason] += int(times)
    told = "; ".join(ends)
    check(" failed" not in told and " error" not in told, told)
    return f"{told}; skipped: {', '.join(f'{times} × {reason}' for reason, times in reasons.most_common())}"


def passed(said: str) -> str:
    """Return how a self-test ended."""
    return said.strip().splitlines()[-1]


def frozen(room: Room) -> str:
    """Freeze the program by PyInstaller, and let it test itself."""
    copy_sources(room)
    shutil.rmtree(room.drive / OUT, ignore_errors=True)
    told = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True)
    date = f"SOURCE_DATE_EPOCH={told.stdout.strip()}"
    said = room.python(rf"C:\{SOURCES}\packaging\build.py", "--out", rf"C:\{OUT}", seconds=7200, variables=[date])
    print(said)
    files = [file for file in (room.drive / OUT / "ludogite").rglob("*") if file.is_file()]
    test = room.run("wine", rf"C:\{OUT}\ludogite\ludogite-console.exe", "self-test", seconds=900)
    weight = sum(file.stat().st_size for file in files) / 1e6
    return f"{weight:.1f} MB in {len(files)} files; tests itself: {passed(test)}"


def version_made(room: Room) -> str:
    """Tell the version of what was frozen."""
    return re.sub(r"^\D*", "", room.run("wine", rf"C:\{OUT}\ludogite\ludogite-console.exe", "--version").strip())


def installers(room: Room) -> str:
    """Make the installer by Debian's makensis, and that of an older version with a library that the newer one has not."""
    package = runpy.run_path(str(ROOT / "packaging" / "windows" / "package.py"))
    app, out, icons = room.drive / OUT / "ludogite", room.drive / OUT, room.drive / OUT / "icons"
    room.python(rf"C:\{SOURCES}\packaging\icons.py", rf"C:\{OUT}\icons")
    compiler, icon = shutil.which("makensis") or "", icons / "ludogite.ico"
    made = package["write_installer"](compiler, app, icon, out, version_made(room))
    stale, older = app / "_internal" / "of-the-old-version.dll", out / f"ludogite-{OLD}-windows-x64.exe"
    stale.write_bytes(b"old")
    try:
        command = package["compiler_command"](compiler, app, icon, older, OLD)
        subprocess.run([command[0], "-XSetCompressor /FINAL zlib", *command[1:]], check=True)  # nobody weighs it
    finally:
        stale.unlink()
    archive = next(out.glob("*-portable.zip"))
    return f"installer {made.stat().st_size / 1e6:.1f} MB, portable archive {archive.stat().st_size / 1e6:.1f} MB"


# ---- what is installed -----------------------------------------------------------------------------------------------------


def setup(room: Room, version: str, *, code: int = 0) -> float:
    """Install silently and return the seconds."""
    began = time.monotonic()
    room.run("wine", rf"C:\{OUT}\ludogite-{version}-windows-x64.exe", "/S", code=code)
    return time.monotonic() - began


def shortcut(room: Room) -> Path:
    """Where the start menu has the program."""
    return room.inside(r"C:\users\root\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Ludogîte.lnk")


def clear(room: Room) -> None:
    """Begin with neither program nor data."""
    room.kill()
    uninstaller = room.inside(HOME) / "uninstall.exe"
    if uninstaller.exists():
        room.run("wine", rf"{HOME}\uninstall.exe", "/S", f"_?={HOME}")
    for folder in (room.inside(HOME), room.data):
        shutil.rmtree(folder, ignore_errors=True)


def installed(room: Room) -> str:
    """Install silently where nothing was."""
    clear(room)
    took = setup(room, version_made(room))
    check((room.inside(HOME) / "ludogite.exe").exists(), "no program")
    check(shortcut(room).exists(), "nothing in the start menu")
    check(rf"{HOME}\ludogite.exe" in room.registry(r"Software\Classes\Ludogite.File"), "no association")
    check("DisplayVersion" in room.registry(r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludogite"), "not listed")
    check(not room.data.exists(), "installing touches the family's data")
    return f"silently in {took:.1f} s, for this account alone"


def started(room: Room) -> str:
    """Start from the start menu."""
    child = room.begin("wine", "start", r"C:\users\root\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Ludogîte.lnk")
    began = time.monotonic()
    room.wait_for_window()
    took = time.monotonic() - began
    wait_until((room.data / "ludogite.db").exists, "no data")
    time.sleep(5)
    room.picture("started")
    child.wait(timeout=PATIENCE)
    return f"from the start menu, a window after {took:.1f} s"


EMPTY = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
application.setApplicationDisplayName("Ludogite")
window = QWidget()
window.setWindowTitle("Ludogite")
window.resize(1024, 700)
window.show()
application.exec()
"""


def measured(room: Room) -> str:
    """Compare the seconds from a click to the window with those of an empty window of PySide6, in turns."""
    room.kill()
    (room.drive / "empty.py").write_text(EMPTY, encoding="utf-8")
    commands = {"ours": ("wine", rf"{HOME}\ludogite.exe"), "empty": ("wine", PYTHON, r"C:\empty.py")}
    took: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(STARTS):
        for name, command in commands.items():
            began = time.monotonic()
            child = room.begin(*command)
            room.wait_for_window()
            took[name].append(time.monotonic() - began)
            if name == "ours":
                time.sleep(3)
                room.close()  # as a family leaves it: the next start shows the picture of the page
            child.kill()
            child.wait()
            wait_until(lambda: not room.windows(), "the window stays")
    ours, empty = (statistics.median(took[name]) for name in ("ours", "empty"))
    return f"{ours:.2f} s to the window, {empty:.2f} s for an empty one: {ours / empty:.2f} times as long (medians of {STARTS})"


FAMILY = """
import sys
from pathlib import Path
from ludogite.core.gamecode import chance_of
from ludogite.core.log import write_log
from ludogite.store import NewProfile, open_store
from tests.ui.family import played

data, file, moves = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3] == "moves"
store = open_store(data).store
for name, ink in (("Léa", 1), ("Papi", 2)):
    store.profiles.add(NewProfile(name, ink))
for key, value in (("reduced_motion", not moves), ("pace_ms", 0), ("language", "fr")):
    store.settings.set(key, value)
store.close()
for number, name in enumerate((file.name, "une autre.ludogite"), start=1):
    game = played(number, 2)
    text = write_log(game.header, game.entries[:20], game.codec)
    file.with_name(name).write_text(text, encoding="utf-8", newline="\\r\\n")
"""
"""Makes a family of two, and the files of two games that have begun, with the line ends of Windows."""


def family(room: Room, data: str = r"C:\users\root\AppData\Local\ludogite", *, moves: bool = False) -> None:
    """Begin with a family of two, which wants no movements or has them."""
    room.kill()
    shutil.rmtree(room.data, ignore_errors=True)
    (room.drive / "family.py").write_text(FAMILY, encoding="utf-8")
    room.inside(STRANGE).mkdir(exist_ok=True)
    room.python(r"C:\family.py", data, rf"{STRANGE}\{FILE}", "moves" if moves else "rests")


def games(room: Room, data: Path | None = None) -> int:
    """Count the games that the family's file holds."""
    return len(rows(data or room.data, "SELECT id FROM games"))


@contextmanager
def associations(room: Room) -> Iterator[None]:
    """Show programs of the account among those of the machine, as Windows does and Wine 10 does not."""
    keys = (".ludogite", "Ludogite.File")
    for key in keys:
        room.run("wine", "reg", "copy", rf"HKCU\Software\Classes\{key}", rf"HKLM\Software\Classes\{key}", "/s", "/f")
    yield
    for key in keys:
        room.run("wine", "reg", "delete", rf"HKLM\Software\Classes\{key}", "/f")


def opened(room: Room) -> str:
    """Open a file by its association, with accents and spaces in its path."""
    family(room)
    with associations(room):
        return open_by_association(room)


def open_by_association(room: Room) -> str:
    """Start what the registry names."""
    child = room.begin("wine", "start", rf"{STRANGE}\{FILE}")
    room.wait_for_window()
    wait_until(lambda: games(room) == 1, "the game is not there")
    time.sleep(3)
    room.picture("opened")
    child.wait(timeout=PATIENCE)
    return f"“{STRANGE}\\{FILE}”, with the line ends of Windows, by its association: the game waits at the table"


NAMES = {
    "a name of 300 letters": rf"{STRANGE}\{'a' * 300}",
    "300 letters in folders": "\\".join((STRANGE, *["b" * 50] * 6)),
    "CON": rf"{STRANGE}\CON",
    "NUL": r"C:\NUL",
    "accents and spaces": rf"{STRANGE}\les étés d’Œdipe",
}
"""Places that somebody may name, those that Windows cannot know among them."""


def named(room: Room) -> str:
    """Draw a page to each place, and read a game from there."""
    room.inside(STRANGE).mkdir(exist_ok=True)
    return "; ".join(
        f"{title}: {asked(room, 'screenshot', 'about', '--out', f'{place}.png')}, {asked(room, 'replay', f'{place}.ludogite')}"
        for title, place in NAMES.items()
    )


def asked(room: Room, *words: str) -> str:
    """Give a command to the program with a console: it is carried out, or refused in a sentence."""
    child = room.begin("wine", rf"{HOME}\ludogite-console.exe", *words)
    said, _ = child.communicate(timeout=PATIENCE)
    check(child.returncode == 0 or (child.returncode == 2 and "ludogite: " in said), f"{words}: {child.returncode}, {said[-300:]}")
    return f"{words[0]} {'refused' if child.returncode else 'done'}"


def second(room: Room) -> str:
    """Start again beside the open window, with a file."""
    check(room.processes(), "nothing is open")
    window, before = room.wait_for_window(), room.processes()[0]
    began = time.monotonic()
    room.run("wine", rf"{HOME}\ludogite.exe", rf"{STRANGE}\une autre.ludogite", seconds=PATIENCE)
    took = time.monotonic() - began
    time.sleep(3)
    room.picture("second")
    wait_until(lambda: games(room) == 2, "its game is not there")
    check(room.windows() == [window], f"{len(room.windows())} windows")
    check(before in room.processes(), "the first one is gone")
    check(not list(room.data.glob("call-*.json")), "the call lies there unheard")
    return f"ends after {took:.1f} s, the first window opens its file"


def killed(room: Room) -> str:
    """Kill the program, start it again and find the game."""
    check(room.processes(), "nothing is open")
    before = rows(room.data, "SELECT game_id, count(*) FROM plies GROUP BY game_id")
    room.kill()
    check((room.data / "ludogite.lock").exists(), "no lock is left, so that nothing was tried")
    child = room.begin("wine", rf"{HOME}\ludogite.exe")
    room.wait_for_window()
    time.sleep(5)
    room.picture("after-a-kill")
    check(rows(room.data, "SELECT game_id, count(*) FROM plies GROUP BY game_id") == before, "a game has changed")
    room.close()
    child.wait(timeout=PATIENCE)
    check(not (room.data / "ludogite.lock").exists(), "the lock stays")
    log = room.data / "ludogite-crash.log"
    check(not log.exists() or not log.stat().st_size, "a crash log")
    return f"the lock of the dead one counts for nothing, {len(before)} open games are whole; Alt+F4 ends it, no crash log is left"


AGAIN = (984, 734)
"""Where « Réessayer » stands below the page, in the window's usual size."""


def held(room: Room) -> str:
    """Start while another program holds the data file, as a backup does, and try again once it has let go."""
    family(room)
    holder = room.begin(
        "wine", PYTHON, "-c",
        r"import ctypes, time; k = ctypes.windll.kernel32; k.CreateFileW.restype = ctypes.c_void_p;"
        r"h = k.CreateFileW(r'C:\users\root\AppData\Local\ludogite\ludogite.db', 0xC0000000, 0, None, 3, 0, None);"
        r"print('held', h, flush=True); time.sleep(300)",
    )  # fmt: skip
    check(holder.stdout is not None and holder.stdout.readline().startswith("held"), "nobody holds it")
    child = room.begin("wine", rf"{HOME}\ludogite.exe")
    window = room.wait_for_window()
    time.sleep(20)
    room.picture("held")
    check(room.processes(), "it has ended")
    room.click(window, *AGAIN)
    time.sleep(4)
    room.picture("still-held")
    opened = room.data / "ludogite.db-wal"
    check(not opened.exists(), "it is open although it is held")
    holder.kill()
    holder.communicate()
    room.click(window, *AGAIN)
    wait_until(opened.exists, "the second try does not open the data")
    time.sleep(3)
    room.picture("let-go")
    room.close()
    child.wait(timeout=PATIENCE)
    check(rows(room.data, "SELECT name FROM profiles ORDER BY id") == [("Léa",), ("Papi",)], "the family is not what it was")
    return "a sentence; « Réessayer » says it again while the file is held, and opens the family once it is free"


def updated(room: Room) -> str:
    """Install over an older version, and while the window is open."""
    version = version_made(room)
    room.kill()
    setup(room, OLD)
    stale = room.inside(HOME) / "_internal" / "of-the-old-version.dll"
    check(stale.exists(), "the older version is not there")
    before = games(room)
    child = room.begin("wine", rf"{HOME}\ludogite.exe")
    room.wait_for_window()
    time.sleep(4)
    setup(room, version, code=2)
    check(stale.exists(), "something was written while the window was open")
    room.close()
    child.wait(timeout=PATIENCE)
    took = setup(room, version)
    check(not stale.exists(), "a library of the older version is left")
    listed = room.registry(r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludogite")
    check(version in listed and OLD not in listed, "listed as the older version")
    check(games(room) == before, "games are gone")
    return f"{OLD} → {version} in {took:.1f} s; refused (exit code 2) while the window is open; games and settings stay"


def portable(room: Room) -> str:
    """Carry the program in a folder, and pull the stick out while it is open."""
    room.kill()
    room.close()
    place = room.inside(r"C:\clé USB")
    shutil.rmtree(place, ignore_errors=True)
    with zipfile.ZipFile(next((room.drive / OUT).glob("*-portable.zip"))) as packed:
        packed.extractall(place)  # noqa: S202 - our own archive
    shutil.rmtree(room.data, ignore_errors=True)
    child = room.begin("wine", r"C:\clé USB\Ludogite\ludogite.exe")
    room.wait_for_window()
    wait_until((place / "Ludogite" / "ludogite-data" / "ludogite.db").exists, "no data beside the program")
    time.sleep(5)
    check(not room.data.exists(), "data in the account, too")
    (place / "Ludogite" / "ludogite-data").rename(place / "pulled out")
    window = room.wait_for_window()
    room.xdotool("windowfocus", "--sync", window, "key", "--window", window, "Tab", "Tab", "Return")
    time.sleep(4)
    room.picture("pulled-out")
    check(room.processes(), "it has ended")
    room.close()
    child.wait(timeout=PATIENCE)
    return "its data travel beside it, nothing is left in the account; with their folder gone the window stays and its pages turn"


def removed(room: Room) -> str:
    """Take the program away and leave the family's data."""
    room.kill()
    if not room.data.exists():
        family(room)
    kept = {file.name: file.read_bytes() for file in room.data.iterdir() if file.is_file()}
    room.run("wine", rf"{HOME}\uninstall.exe", "/S", f"_?={HOME}")
    left = [file.name for file in room.inside(HOME).iterdir()] if room.inside(HOME).exists() else []
    check(left in ([], ["uninstall.exe"]), f"left: {left}")
    check(not shortcut(room).exists(), "the start menu still has it")
    for key in (r"Software\Classes\.ludogite", r"Software\Classes\Ludogite.File"):
        check("ludogite" not in room.registry(key).lower().replace(key.lower(), ""), f"left in the registry: {key}")
    check("DisplayName" not in room.registry(r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludogite"), "still listed")
    check(
        kept == {file.name: file.read_bytes() for file in room.data.iterdir() if file.is_file()}, "the data are not what they were"
    )
    return f"program, menu and registry are empty; {len(kept)} files of the family are as they were"


PLAY = (1144, 716)
"""Where the page of a new game has its button, in the window's usual size."""
COLUMN, BOXES = 1055, (143, 178, 213, 248, 283, 317, 382, 417, 452, 486, 520, 555, 589)
"""The first player's column on the sheet of Yahtzee, and its boxes from the aces to chance."""
GAME_SECONDS = 900.0
WRITTEN = "SELECT count(*) FROM plies WHERE command LIKE '%\"Mark\"%'"
"""Asks for the boxes that are written."""
PRESS = 0.5
"""Seconds between two presses: a button that has just appeared takes none."""


def played(room: Room) -> str:
    """Play a whole game of Yahtzee against a computer player, dice by keys, boxes by the mouse."""
    family(room)
    child = room.begin("wine", rf"{HOME}\ludogite.exe", "--new", "yahtzee")
    window = room.wait_for_window()
    room.xdotool("windowfocus", "--sync", window)
    time.sleep(6)
    room.picture("new-game")
    room.click(window, *PLAY)
    wait_until(lambda: games(room), "no game begins")
    began, tries = time.monotonic(), 0
    while not rows(room.data, "SELECT 1 FROM results"):
        check(time.monotonic() - began < GAME_SECONDS, f"the game does not end in {tries} tries")
        for keys in (("Return",), ("1", "Return"), ("Return",)):  # throws, keeps the first die, throws, throws
            room.press(*keys)
        before = rows(room.data, WRITTEN)
        room.click(window, COLUMN, BOXES[tries % len(BOXES)])  # one that is full takes nothing
        if rows(room.data, WRITTEN) == before:
            room.press("Delete")  # where it is worth nothing
        tries += 1
    time.sleep(5)
    room.picture("played")
    places = rows(room.data, "SELECT place, score FROM results ORDER BY seat")
    room.close()
    child.wait(timeout=PATIENCE)
    return f"Yahtzee to its end in {time.monotonic() - began:.0f} s, dice by keys, boxes by the mouse; places and scores {places}"


THROW = (596, 660)
"""Where the table of Yahtzee has its button."""
FILM_S = 4.0


def moved(room: Room) -> str:
    """Throw dice that fly, and count the pictures of it."""
    family(room, moves=True)
    child = room.begin("wine", rf"{HOME}\ludogite.exe", "--new", "yahtzee")
    window = room.wait_for_window()
    room.xdotool("windowfocus", "--sync", window)
    time.sleep(8)
    room.click(window, *PLAY)
    wait_until(lambda: games(room), "no game begins")
    time.sleep(8)
    room.click(window, *THROW)
    began, seen, last = time.monotonic(), [], 0
    while time.monotonic() - began < FILM_S:
        mark = crc32((room.place / "w" / "Xvfb_screen0").read_bytes())
        if mark != last:
            seen.append(time.monotonic() - began)
            last = mark
            if len(seen) in {8, 16}:
                room.picture(f"flying-{len(seen)}")
    check(len(seen) > 10, f"{len(seen)} pictures of a throw")
    room.close()
    child.wait(timeout=PATIENCE)
    return f"dice fly from the cup: {len(seen)} pictures in {seen[-1] - seen[0]:.1f} s"


CODE = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N"
GAMES = {
    "yahtzee": "mouse", "yahtzee_mots": "keys", "mots_de_tete": "mouse", "words_out": "keys", "des_themes": "keys",
}  # fmt: skip
"""Each game once, by the hand that is named."""


def beside(room: Room) -> Any:
    """Make ready for a game that is looked at from Linux, too."""
    room.kill()
    (room.place / "w" / "seen").mkdir(exist_ok=True)
    return runpy.run_path(str(ROOT / "packaging" / "windows" / "beside.py"))


def played_beside(room: Room, table: str, how: str) -> str:
    """Play a whole game beside the same on Linux."""
    return str(beside(room)["play"](room, table, CODE, rf"{HOME}\ludogite.exe", by_mouse=how == "mouse"))


def phoned(room: Room) -> str:
    """Play a whole game from a phone."""
    return str(beside(room)["phoned"](room, rf"{HOME}\ludogite.exe"))


STEPS: dict[str, tuple[str, Callable[[Room], str]]] = {
    "sources": ("self-test by Windows’ Python", from_sources),
    "tests": ("tests by Windows’ Python", tested),
    "freeze": ("freeze", frozen),
    "installers": ("installer by makensis", installers),
    "install": ("install", installed),
    "start": ("start", started),
    "measure": ("click to window", measured),
    "open": ("open a file", opened),
    "names": ("strange places", named),
    "second": ("start twice", second),
    "kill": ("kill and start again", killed),
    "play": ("a whole game", played),
    **{
        f"{table}-{how}": (f"{table}, whole, by {how}", partial(played_beside, table=table, how=how))
        for table in GAMES
        for how in ("keys", "mouse")
    },
    "motion": ("animations", moved),
    "phones": ("a game from a phone", phoned),
    "held": ("another program holds the data", held),
    "update": ("install over an older version", updated),
    "portable": ("portable folder", portable),
    "remove": ("uninstall", removed),
}


def main() -> int:
    """Take the steps and print their table; the exit code is 1 when one of them failed."""
    parser = argparse.ArgumentParser(description="Play Ludogîte in a room with Wine.")
    parser.add_argument("room", type=Path)
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(STEPS))
    args = parser.parse_args()
    room = Room(args.room, os.environ.get("ROOM_DISPLAY", ":70"))
    with room.kept():
        told = [took(room, name) for name in args.steps or [name for name in STEPS if name != "tests"]]
        room.kill()
    print("\n| | seen | seconds |\n|---|---|---|", *told, sep="\n")
    return 1 if any(FAILED in line for line in told) else 0


def took(room: Room, name: str) -> str:
    """Take a step and give its line of the table."""
    title, step = STEPS[name]
    began = time.monotonic()
    try:
        said = step(room)
    except (FailedError, subprocess.SubprocessError, OSError, sqlite3.Error, AssertionError, LookupError) as error:
        said = f"{FAILED}: {error}"
        with suppress(subprocess.SubprocessError):
            room.picture(f"failed-{name}")
    line = f"| {title} | {said} | {time.monotonic() - began:.0f} |"
    print(line, flush=True)
    return line


if __name__ == "__main__":
    sys.exit(main())
