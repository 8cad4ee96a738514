"""Plays whole games in the Windows program beside the same game on Linux: every press goes to both windows.

Nothing that reads an accessible tree is quick enough in Wine, so that the witness of ``tests/seen`` looks at the window on Linux
and holds its rules there; what the Windows program keeps is compared row by row, what it shows by its pixels. A press that the
Windows program visibly did not take is made there once more, and counted.
"""

from __future__ import annotations

import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, Protocol, cast

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402 - the rest is found through the path set above
from numpy.typing import NDArray  # noqa: E402

from ludogite.app.controllers.phones import KEPT  # noqa: E402
from ludogite.games.catalog import load_game  # noqa: E402
from ludogite.services import agreements, key_bindings  # noqa: E402
from ludogite.services.new_game import GameSetup, SeatChoice  # noqa: E402
from ludogite.services.phone_server_client import PORT  # noqa: E402
from ludogite.store.database import open_store  # noqa: E402
from ludogite.store.profiles import NewProfile, Profile  # noqa: E402
from tests.seen import door  # noqa: E402
from tests.seen.desk import Desk, NeverHappenedError, wait_for  # noqa: E402
from tests.seen.play import play_out  # noqa: E402
from tests.seen.tables import TABLES  # noqa: E402
from tests.seen.tree import Node, Rect  # noqa: E402
from tests.seen.witness import Witness  # noqa: E402
from tests.ui.phone_play import Browser  # noqa: E402

STILL_S, PATIENCE_S = 0.4, 1.5
"""For how long the pixels of the Windows program do not change before it is pressed; or an hourglass runs there."""
KEPT_S: Final = 60.0
"""How long it may take until it has kept what the other one has."""
AGAIN_S: Final = 8.0
"""After which a press that gave nothing is made once more there."""
TRIES: Final = 4
ALIKE, ALIKE_S = 1.2, 12.0
"""How far apart pictures of the same page are at most (the same page is at 0.4, a card that lies elsewhere at 3), and how long is
waited until they are."""
COARSE: Final = 8
"""Px of a square whose mean light is compared: fonts are drawn with other edges there."""
GAMES: Final = "SELECT count(*) FROM games"
PLIES: Final = "SELECT seat, command FROM plies WHERE game_id = (SELECT max(id) FROM games) ORDER BY n"
RESULTS: Final = "SELECT seat, place, score FROM results WHERE game_id = (SELECT max(id) FROM games) ORDER BY seat"


class Room(Protocol):
    """What is asked of the room with Wine (``try_wine.py``)."""

    place: Path
    display: str

    @property
    def data(self) -> Path:
        """Where the Windows program keeps its data."""

    def begin(self, *command: str) -> subprocess.Popen[str]:
        """Start a command there."""

    def wait_for_window(self) -> str:
        """Wait for a window and return it."""

    def close(self) -> None:
        """Close the window as people do."""

    def click(self, window: str, x: int, y: int) -> None:
        """Click at a place of a window."""

    def press(self, *keys: str) -> None:
        """Press keys one by one."""

    def picture(self, name: str) -> Path:
        """Photograph its screen."""

    def xdotool(self, *arguments: str) -> str:
        """Ask its X server."""


def rows(folder: Path, question: str) -> list[tuple[Any, ...]]:
    """Ask a copy of the family's file: Wine holds the file itself."""
    for _ in range(5):
        with tempfile.TemporaryDirectory() as copy, suppress(sqlite3.DatabaseError, OSError):
            for file in folder.glob("ludogite.db*"):
                shutil.copy(file, copy)
            with sqlite3.connect(Path(copy) / "ludogite.db") as asked:
                return list(asked.execute(question))
        time.sleep(0.2)  # it was written meanwhile
    raise NeverHappenedError("the file of the Windows program can be read")


class Beside:
    """The desk with the window on Linux, which answers, and the Windows program, which gets the same presses."""

    def __init__(self, desk: Desk, room: Room) -> None:
        self.desk, self.room = desk, room
        self.folder, self.tree = desk.folder, desk.tree
        self.steady, self.shows, self.targets = desk.steady, desk.shows, desk.targets
        self.again: list[str] = []
        """Presses that were made once more in the Windows program."""
        self.unlike: list[float] = []
        """How far the two pictures were apart before each press: the mean over the window, 0 to 255."""
        self._window = ""
        self._here = self._there = self._size = (0, 0)
        self._last: tuple[str, ...] = ()
        self._child: subprocess.Popen[str] | None = None
        raw = np.memmap(room.place / "w" / "Xvfb_screen0", dtype=np.uint8, mode="r")
        wide, high = desk.size
        self._pixels = raw[len(raw) - 4 * wide * high :].view(np.uint32).reshape(high, wide)

    # ---- the programs -------------------------------------------------------------------------------------------------------

    def settle(self, **settings: Any) -> None:
        """Write settings of the house before it is opened."""
        self.desk.settle(**settings)

    def open(self, *arguments: str, program: str = "") -> None:
        """Open both on the same family, the windows as large."""
        shutil.rmtree(self.room.data, ignore_errors=True)
        shutil.copytree(self.folder / "data", self.room.data)
        self.desk.open(*arguments)
        self._child = self.room.begin("wine", program, *arguments)
        self._window = self.room.wait_for_window()
        page = wait_for(lambda: next(iter(self.desk.look().children), None), "the window on Linux")
        told = dict(line.split("=") for line in self.room.xdotool("getwindowgeometry", "--shell", self._window).splitlines())
        self._there = (int(told["X"]), int(told["Y"]))
        self._here, self._size = (page.rect.x, page.rect.y), (page.rect.w, page.rect.h)
        if (int(told["WIDTH"]), int(told["HEIGHT"])) != self._size:
            raise NeverHappenedError(f"the window of Windows is not {self._size} px large, but {told}")
        self.room.xdotool("windowfocus", "--sync", self._window)
        self.rest()

    def quit(self) -> None:
        """Close both as a person does."""
        self.room.close()
        if self._child is not None:
            self._child.wait(KEPT_S)
        self.desk.quit()

    def crash_log(self) -> str:
        """Give what both wrote of errors that nobody foresaw."""
        file = self.room.data / "ludogite-crash.log"
        return self.desk.crash_log() + (file.read_text(encoding="utf-8") if file.is_file() else "")

    @property
    def touched(self) -> float:
        """When a key or the mouse was touched last."""
        return self.desk.touched

    # ---- looking ------------------------------------------------------------------------------------------------------------

    def look(self) -> Node:
        """Read the tree of the window on Linux."""
        return self.desk.look()

    def mark(self) -> int:
        """Give a number that is another when the pixels on Linux are."""
        return self.desk.mark()

    def pixels(self, rect: Rect | None = None) -> NDArray[np.uint32]:
        """Copy what the screen on Linux shows."""
        return self.desk.pixels(rect)

    def picture(self, name: str) -> Path:
        """Keep a picture of each screen."""
        subprocess.run(
            ["import", "-display", self.room.display, "-window", "root", str(self.folder / f"{name}-windows.png")], check=False
        )
        return self.desk.picture(name)

    def rest(self) -> None:
        """Wait until the Windows program has stood still."""
        end = time.monotonic() + PATIENCE_S
        since, before = time.monotonic(), self._pixels.copy()
        while time.monotonic() - since < STILL_S and time.monotonic() < end:
            time.sleep(0.08)
            now = self._pixels.copy()
            if not np.array_equal(now, before):
                since, before = time.monotonic(), now

    def compare(self) -> None:
        """Wait until both show the same, and keep how far apart they are."""
        end = time.monotonic() + ALIKE_S
        while (apart := self._apart()) > ALIKE and time.monotonic() < end:
            time.sleep(0.3)
        self.unlike.append(apart)

    def _apart(self) -> float:
        wide, high = self._size
        one, other = (
            light(pixels[y : y + high, x : x + wide])
            for pixels, (x, y) in ((self.desk.pixels(), self._here), (self._pixels, self._there))
        )
        return float(np.abs(one - other).mean())

    def kept(self) -> None:
        """Wait until the Windows program has kept what the other has; what gave nothing is pressed there once more."""
        for _ in range(TRIES):
            end = time.monotonic() + AGAIN_S
            while time.monotonic() < end:
                mine, its = (rows(folder, PLIES) for folder in (self.folder / "data", self.room.data))
                begun = [rows(folder, GAMES) for folder in (self.folder / "data", self.room.data)]
                if begun[0] == begun[1] and len(its) >= len(mine):
                    if its[: len(mine)] != mine:
                        raise NeverHappenedError(f"other commands on Windows: {its[len(mine) - 3 :]} instead of {mine[-3:]}")
                    return
                time.sleep(0.2)
            self.again.append(" ".join(self._last))
            self.room.xdotool(*self._last)
        raise NeverHappenedError(f"the Windows program has kept {len(its)} commands of {len(mine)}\n{self.picture('behind')}")

    # ---- touching -----------------------------------------------------------------------------------------------------------

    def _both(self, *words: str, place: tuple[int, int] | None = None) -> None:
        self.kept()
        self.rest()
        self.compare()
        there, here = [], []
        if place is not None:
            here = ["mousemove", *map(str, place), "sleep", "0.1"]
            moved = [at - mine + its for at, mine, its in zip(place, self._here, self._there, strict=True)]
            there = ["mousemove", *map(str, moved), "sleep", "0.1"]
        self._last = (*there, *words)
        self.room.xdotool(*self._last)
        self.desk._do(*here, *words)  # noqa: SLF001 - the same words for both

    def keys(self, *names: str) -> None:
        """Press keys one after the other."""
        self._both("key", "--delay", "60", *names)

    def write(self, text: str) -> None:
        """Write a text."""
        self._both("type", "--delay", "60", text)

    def click(self, place: tuple[int, int], times: int = 1, apart_ms: int = 0) -> None:
        """Click at a place of the screen on Linux, and at the same of the Windows program."""
        self._both("click", "--repeat", str(times), "--delay", str(apart_ms), "1", place=place)

    def press(self, how: str | tuple[int, int], times: int = 1, apart_ms: int = 0) -> None:
        """Press a key or a place."""
        if isinstance(how, str):
            self._both("key", "--delay", str(apart_ms), *[how] * times)
        else:
            self.click(how, times, apart_ms)

    def point(self, place: tuple[int, int]) -> None:
        """Move the mouse to a place."""
        self._both(place=place)

    def wheel(self, *, up: bool = False) -> None:
        """Turn the wheel of the mouse by a few notches."""
        self._both("click", "--repeat", "3", "--delay", "12", "4" if up else "5")


def light(pixels: NDArray[np.uint32]) -> NDArray[np.float64]:
    """Give the light of each square, 0 to 255."""
    high, wide = (length // COARSE * COARSE for length in pixels.shape)
    cut = pixels[:high, :wide].astype(np.int64)
    grey = (2 * (cut >> 16 & 255) + 5 * (cut >> 8 & 255) + (cut & 255)) / 8
    return cast("NDArray[np.float64]", grey.reshape(high // COARSE, COARSE, wide // COARSE, COARSE).mean(axis=(1, 3)))


def same_keys(data: Path) -> None:
    """Give everybody the same buzzer key on both: the usual ones are those of the keyboard's country, which is another in Wine."""
    store = open_store(data).store
    for profile, key in zip(store.profiles.everyone(), key_bindings.AZERTY, strict=False):
        key_bindings.keep_buzzer(store, profile.id, key)
    store.close()


def same_results(*folders: Path) -> list[int]:
    """Give the points of the newest game, which are the same in both files."""
    mine, its = (rows(folder, RESULTS) for folder in folders)
    if mine != its or not mine:
        raise NeverHappenedError(f"other results on Windows: {its} instead of {mine}")
    return [score for _, _, score in its]


def play(room: Room, table: str, code: str, program: str, *, by_mouse: bool) -> str:
    """Play a whole game of a table on both, to the end page, and say what was seen; raises AssertionError."""
    laid, began = TABLES[table], time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        desk = Desk(Path(folder))
        both = Beside(desk, room)
        try:
            both.settle(pace_ms=0, reduced_motion=True, language="fr")
            door.agree(desk, laid.game, laid.people, laid.levels, **dict(laid.options))
            same_keys(desk.folder / "data")
            both.open("--new", laid.game, "--seed", code, program=program)
            witness = Witness(cast("Desk", both))
            door.sit_down(witness)
            hands = {seat: laid.hand(witness, seat=seat, by_mouse=by_mouse) for seat in range(laid.people)}
            given = play_out(witness, hands, (None,), laid.mind, by_mouse=by_mouse)
            door.see_the_end(witness)
            both.kept()
            points = same_results(desk.folder / "data", room.data)
            both.rest()
            both.compare()
            end = both.picture("end").with_name("end-windows.png")
            shutil.copy(end, room.place / "w" / "seen" / f"{table}-{'mouse' if by_mouse else 'keys'}.png")
            both.quit()
        except BaseException:
            with suppress(OSError, subprocess.SubprocessError):
                kept = room.place / "w" / "seen" / f"{table}-fault"
                shutil.rmtree(kept, ignore_errors=True)
                both.picture("fault")
                shutil.copytree(folder, kept, ignore=shutil.ignore_patterns("Xvfb*", "run"))
            raise
        finally:
            desk.close()
    told = f"{given} commands in {time.monotonic() - began:.0f} s, points {points} as on Linux"
    return f"{told}; pictures {statistics.median(both.unlike):.2f} of 255 apart; pressed again: {len(both.again)}"


CODE: Final = "ABCDEFGHJK"
"""The code of the evening, as a program that begins again finds it: nobody here reads it off the picture."""
INVITE, BEGIN = (928, 426), (1128, 714)
"""Where the page of a new game has the phones and « Jouer » (px of the window in its usual size)."""
GAME_S: Final = 900.0


def phoned(room: Room, program: str) -> str:
    """Invite phones in the Windows program, and play a whole game against its computer from a page in Chromium."""
    shutil.rmtree(room.data, ignore_errors=True)
    agree_on_phones(room.data)
    child = room.begin("wine", program, "--new", "yahtzee")
    window = room.wait_for_window()
    room.xdotool("windowfocus", "--sync", window)
    time.sleep(20)
    room.click(window, *INVITE)
    address = wait_for(listening, "the Windows program listens", patience=60)
    time.sleep(3)
    room.picture("invitation")
    browser, began = Browser(), time.monotonic()
    try:
        phone = browser.phone(f"http://{address}/#{CODE}")
        wait_for(lambda: phone.tap("Zoé"), "the phone finds a seat")
        time.sleep(2)
        room.picture("phone-sits")
        room.press("Escape")
        for _ in range(TRIES):
            room.click(window, *BEGIN)
            with suppress(NeverHappenedError):
                wait_for(lambda: rows(room.data, GAMES)[0][0], "the game begins", patience=10)
                break
        presses = 0
        while not rows(room.data, RESULTS):
            if time.monotonic() - began > GAME_S:
                raise NeverHappenedError(f"the game ends: {presses} presses, {phone.text()[:300]!r}")
            presses += bool(phone.play(presses))
            time.sleep(0.1)
        phone.picture(room.place / "w" / "seen" / "phone.png")
        room.picture("phone-played")
        points, given = [score for _, _, score in rows(room.data, RESULTS)], len(rows(room.data, PLIES))
    finally:
        browser.close()
    room.close()
    child.wait(KEPT_S)
    if ip_address(address.rpartition(":")[0].strip("[]").replace("*", "::")).is_unspecified:
        raise NeverHappenedError(f"the door is open on one address only, not {address}")
    took = time.monotonic() - began
    return (
        f"Yahtzee by a page in Chromium, {given} commands in {took:.0f} s, points {points}; listens on one address of this machine"
    )


def agree_on_phones(data: Path) -> None:
    """Leave a house in which Yahtzee was agreed on, and an evening of phones was on a moment ago."""
    store = open_store(data).store
    person = store.profiles.add(NewProfile("Zoé", ink=1))
    if not isinstance(person, Profile):
        raise TypeError(person)
    seats = (SeatChoice(person.id, "Zoé", 1), SeatChoice(None, "", 2, "moyen"))
    game = load_game("yahtzee")
    agreements.remember(store, GameSetup("yahtzee", game.pairs(game.options()), seats, None, coach=False))
    evening = {"code": CODE, "port": PORT, "chairs": [], "at": int(time.time())}
    settings: dict[str, Any] = {"pace_ms": 0, "reduced_motion": True, "language": "fr", KEPT: evening}
    for key, value in settings.items():
        store.settings.set(key, value)
    store.close()


def listening() -> str:
    """Find on which address and port the door of the phones is open; "" where it is not."""
    told = subprocess.run(["ss", "-Htlnp"], capture_output=True, text=True, check=True).stdout
    return next((line.split()[3] for line in told.splitlines() if "ludogite.exe" in line or "wineserver" in line), "")
