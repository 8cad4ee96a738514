"""A desk with a screen of its own on which the program runs: real windows, real input, and what is to be seen of it."""

from __future__ import annotations

import cmath
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ludogite.store.database import open_store
from ludogite.store.settings import Json
from tests.seen.tree import Node, Rect, Tree
from tests.seen.wire import Ref

T = TypeVar("T")
Pixels = NDArray[np.uint32]
NEEDED = ("Xvfb", "openbox", "xdotool", "dbus-daemon", "/usr/libexec/at-spi-bus-launcher")
"""The programs of the system without which nobody can look."""
ROOT = Path(__file__).parents[2]
PATIENCE_S = 30.0
"""How long something may take to happen on a busy machine."""


class NeverHappenedError(AssertionError):
    """What was waited for has not happened."""


def missing() -> list[str]:
    """Give what this machine lacks for looking at a window."""
    return [name for name in NEEDED if shutil.which(name) is None]


def wait_for(ask: Callable[[], T | None], what: str, *, patience: float = PATIENCE_S, every: float = 0.03) -> T:
    """Ask until there is an answer that is true."""
    end = time.monotonic() + patience
    while True:
        answer = ask()
        if answer:
            return answer
        if time.monotonic() > end:
            raise NeverHappenedError(what)
        time.sleep(every)


class Desk:
    """X server, window manager, buses and, once it is opened, the program; ``close`` ends whatever it has started."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 800)) -> None:
        self.folder, self.size = folder, size
        self._started: list[subprocess.Popen[str]] = []
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOGITE", "QT_", "COV_"))}
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        self._environment |= {
            "LC_ALL": "C.UTF-8",
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHONFAULTHANDLER": "1",  # a crash says where
            "LUDOGITE_SHOWN": str(folder / "shown.jsonl"),
        }
        self.program: subprocess.Popen[str] | None = None
        self.misses_by = 0
        """Px by which a click misses the middle of what it means, each time in another direction, as a finger does."""
        self.clicks = self.key_presses = 0
        self.targets: list[tuple[int, int, str]] = []
        """Width, height (px) and name of all that such clicks meant."""
        self.touched = 0.0
        """When a key or the mouse was touched last."""
        self._is_lit = self._is_stalled = False
        self._root: Ref | None = None
        """Where the program is on the bus."""
        try:
            self._light_up()
        except BaseException:
            self.close()
            raise

    def _start(self, *command: str, says: bool = False, listens: bool = False, passes: Sequence[int] = ()) -> subprocess.Popen[str]:
        with self._log_of(command[0]).open("a") as log:
            process = subprocess.Popen(
                command,
                env=self._environment,
                stdin=subprocess.PIPE if listens else None,
                stdout=subprocess.PIPE if says else log,
                stderr=log,
                text=True,
                pass_fds=passes,
            )
        self._started.append(process)
        return process

    def _log_of(self, command: str) -> Path:
        return self.folder / f"{Path(command).name}.out"

    def _light_up(self) -> None:
        read, write = os.pipe()
        wide, high = self.size
        self._start(
            "Xvfb", "-displayfd", str(write), "-screen", "0", f"{wide}x{high}x24", "-fbdir", str(self.folder), passes=(write,)
        )
        os.close(write)
        with os.fdopen(read) as told:
            self._environment["DISPLAY"] = f":{told.readline().strip()}"
        bus = self._start("dbus-daemon", "--session", "--print-address", "--nofork", says=True)
        assert bus.stdout is not None
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        file = self.folder / "Xvfb_screen0"
        wait_for(lambda: file.is_file() and file.stat().st_size > 4 * wide * high, "the screen is there")
        wait_for(self._manage_windows, "the window manager is there", every=0.2)
        # XWD: a header whose size is its first word, a colour map, then the pixels, which the server writes where we read them.
        whole = np.memmap(file, dtype=np.uint8, mode="r")
        self._pixels = whole[len(whole) - 4 * wide * high :].view(np.uint32).reshape(high, wide)
        self._fingers = self._start("stdbuf", "-oL", "xdotool", "-", says=True, listens=True)
        self.tree = Tree(self._environment)
        self._is_lit = True

    def _manage_windows(self) -> bool:
        """Start the window manager where it has not come up: just after the X server it may find no display."""
        if all("openbox" not in str(process.args) or process.poll() is not None for process in self._started):
            self._start("openbox")
        return self._ran("xdotool", "get_num_desktops")

    # ---- the program --------------------------------------------------------------------------------------------------------

    def settle(self, **settings: Json) -> None:
        """Write settings of the house before the program is opened."""
        store = open_store(self.folder / "data").store
        for key, value in settings.items():
            store.settings.set(key, value)
        store.close()

    def open(self, *arguments: str, lang: str = "fr") -> None:
        """Open the program on the data of this desk and wait for its window."""
        command = "-m", "ludogite", "--data", str(self.folder / "data"), "--lang", lang, *arguments
        self._await_window(self._start(sys.executable, *command))

    def open_stage(self) -> subprocess.Popen[str]:
        """Open the program as a stage for any page (``stage.py``), which is told what to show by its input."""
        program = self._start(sys.executable, "-m", "tests.seen.stage", str(self.folder / "data"), says=True, listens=True)
        self._await_window(program)
        return program

    def _await_window(self, program: subprocess.Popen[str]) -> None:
        self.program = program
        wait_for(lambda: self.tree.programs(program.pid), "the program is on the bus")
        wait_for(lambda: self.look().children, "its window is there")

    def hear(self) -> Path:
        """Start Orca before the program is opened; return the file into which all that it says is written, with the time (s)."""
        spoken = self.folder / "spoken.txt"
        before = self._environment
        self._environment = before | {"PYTHONPATH": str(Path(__file__).parent / "orca_voice"), "SPOKEN": str(spoken)}
        self._start("orca", "--replace", "--enable", "speech")
        self._environment = before
        wait_for(spoken.exists, "Orca speaks")
        return spoken

    def quit(self) -> None:
        """Close the window as a person does, and wait for the program's end."""
        assert self.program is not None
        self.keys("alt+F4")
        with suppress(subprocess.TimeoutExpired):
            self.program.wait(PATIENCE_S)
        if self.program.poll() is None:
            print("the window is closed once more")
            self.keys("alt+F4")  # on a busy machine the window manager has lost a key, twice in some 200 games
        try:
            code = self.program.wait(PATIENCE_S)
        except subprocess.TimeoutExpired as error:
            seen = self.picture("does-not-end")
            self.program.send_signal(signal.SIGABRT)  # it writes down what each thread does
            code = self.program.wait(PATIENCE_S)
            raise NeverHappenedError(f"the program ends; picture: {seen}\n{self._last_words(code)}") from error
        finally:
            self._started.remove(self.program)
            if self.program.poll() is None:
                self.program.kill()
        assert code == 0, f"the program ends with {self._last_words(code)}"
        self.program = None
        (self.folder / "shown.jsonl").unlink(missing_ok=True)

    def close(self) -> None:
        """End everything that was started here, the last first."""
        for process in reversed(self._started):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(5)
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(BrokenPipeError):
                        pipe.close()
        self._started.clear()
        if self._is_lit:
            self.tree.close()

    def _last_words(self, code: int | None) -> str:
        """Tell how the program ended, and what it said last."""
        return f"{code}\n{self._log_of(sys.executable).read_text()[-3000:]}\n{self.crash_log()}"

    def crash_log(self) -> str:
        """Give what the program wrote of errors that nobody foresaw."""
        file = self.folder / "data" / "ludogite-crash.log"
        return file.read_text() if file.is_file() else ""

    # ---- looking ------------------------------------------------------------------------------------------------------------

    def look(self) -> Node:
        """Read the accessible tree of the program."""
        assert self.program is not None
        pid = self.program.pid
        if self._root is None or not (found := self.tree.read(self._root)).role:
            programs = self.tree.programs(pid)
            if not programs and self.program.poll() is None:
                programs = wait_for(lambda: self.tree.programs(pid), "the program is on the bus again")
            assert programs, f"the program has gone: {self._last_words(self.program.poll())}"
            self._root = programs[0]
            found = self.tree.read(self._root)
        return found

    def pixels(self, rect: Rect | None = None) -> Pixels:
        """Copy what the screen shows."""
        if rect is None:
            return self._pixels.copy()
        return self._pixels[max(rect.y, 0) : rect.y + rect.h, max(rect.x, 0) : rect.x + rect.w].copy()

    def mark(self, rect: Rect | None = None) -> int:
        """Give a number that is another when the pixels are."""
        return crc32(self.pixels(rect).tobytes())

    def shows(self, pixels: Pixels) -> bool:
        """Tell whether the screen still shows what was copied of it."""
        return np.array_equal(self._pixels, pixels)

    def picture(self, name: str) -> Path:
        """Keep a picture of the screen in the desk's folder."""
        return self.picture_of(None, self.folder / f"{name}.png")

    def picture_of(self, rect: Rect | None, file: Path) -> Path:
        """Keep a picture of a part of the screen."""
        return keep(self.pixels(rect), file)

    # ---- touching -----------------------------------------------------------------------------------------------------------

    def _ran(self, *command: str) -> bool:
        return subprocess.run(command, env=self._environment, check=False, capture_output=True).returncode == 0

    def _do(self, *words: str) -> None:
        """Let xdotool do something, and wait until it has: it answers the question after it."""
        hands = self._fingers
        assert hands.stdin is not None
        assert hands.stdout is not None
        self.touched = time.monotonic()
        self.key_presses += words[0] in {"key", "type", "keydown"}
        hands.stdin.write(f"{' '.join(words)}\nget_num_desktops\n")
        hands.stdin.flush()
        assert hands.stdout.readline(), "the hands are there"

    def keys(self, *names: str) -> None:
        """Press keys one after the other."""
        self._do("key", "--delay", "12", *names)

    def write(self, text: str) -> None:
        """Write a text."""
        self._do("type", "--delay", "12", f'"{text}"')

    def key_down(self, name: str) -> None:
        """Hold a key, which repeats as the X server has it."""
        self._do("keydown", name)

    def key_up(self, name: str) -> None:
        """Let a key go."""
        self._do("keyup", name)

    def click(self, place: tuple[int, int], times: int = 1, apart_ms: int = 0) -> None:
        """Press the left button of the mouse at a place of the screen."""
        x, y = self._missed(place) if self.misses_by else place
        self.clicks += 1
        self._do("mousemove", str(x), str(y), *_often(("click", "--delay", "0", "1"), times, apart_ms))

    def _missed(self, place: tuple[int, int]) -> tuple[int, int]:
        """Note what is meant, and go beside its middle."""
        nodes = () if self._is_stalled else self.look().walk()
        meant = [node for node in nodes if node.can_be_pressed and node.rect.holds(Rect(*place, 1, 1))]
        for node in sorted(meant, key=lambda node: node.rect.w * node.rect.h)[:1]:
            self.targets.append((node.rect.w, node.rect.h, node.name))
        turn = cmath.rect(self.misses_by, cmath.pi / 4 * self.clicks)
        return place[0] + int(turn.real), place[1] + int(turn.imag)

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Hit the middle of things meanwhile: somebody looks, and plays nothing."""
        misses, self.misses_by = self.misses_by, 0
        try:
            yield
        finally:
            self.misses_by = misses

    def press(self, how: str | tuple[int, int], times: int = 1, apart_ms: int = 0) -> None:
        """Press a key or a place, as often and as fast as asked."""
        if isinstance(how, str):
            self._do(*_often(("key", how), times, apart_ms))
        else:
            self.click(how, times, apart_ms)

    @contextmanager
    def stalled(self, seconds: float) -> Iterator[None]:
        """Let the program stand still for so long, as a busy machine does; what is pressed meanwhile waits for it."""
        assert self.program is not None
        end = time.monotonic() + seconds
        self._is_stalled = True
        self.program.send_signal(signal.SIGSTOP)
        try:
            yield
            time.sleep(max(0.0, end - time.monotonic()))
        finally:
            self.program.send_signal(signal.SIGCONT)
            self._is_stalled = False

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size (px)."""
        self._do("getactivewindow", "windowsize", str(wide), str(high))

    def wheel(self, *, up: bool = False) -> None:
        """Turn the wheel of the mouse by a few notches."""
        self._do("click", "--repeat", "3", "--delay", "12", "4" if up else "5")

    def point(self, place: tuple[int, int]) -> None:
        """Move the mouse."""
        self._do("mousemove", str(place[0]), str(place[1]))


def keep(pixels: Pixels, file: Path) -> Path:
    """Keep a picture of what the screen has shown."""
    from PySide6.QtGui import QImage  # noqa: PLC0415 - only where something went wrong

    high, wide = pixels.shape
    QImage(pixels.tobytes(), wide, high, 4 * wide, QImage.Format.Format_RGB32).save(str(file))
    return file


def _often(words: Sequence[str], times: int, apart_ms: int) -> list[str]:
    """Write something that is done again after a while."""
    return [*words, *(word for _ in range(times - 1) for word in ("sleep", str(apart_ms / 1000), *words))]


def lines(nodes: Iterable[Node]) -> str:
    """Write nodes for a person, a line each."""
    return "\n".join(node.line() for node in nodes)
