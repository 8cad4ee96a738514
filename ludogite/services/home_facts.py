"""What the home page shows, as plain data: told by the store, and remembered beside it for the next start's first frame.

The first frame knows no store. It shows what the page showed last, if the data file is still the one that was left: same size, same
time, same place on the disk. Anything else, another family's file in its place for one, and the first frame shows nobody. The data
are opened right after it, and what has changed since is shown then.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from ludogite import __version__
from ludogite.atomic import read_small, write_quickly
from ludogite.store.settings import Json
from ludogite.store.text import is_text, is_time

FILE: Final = "ludogite-home.json"
DATA_FILE: Final = "ludogite.db"
LONGEST: Final = 256 * 1024
"""Bytes of the longest memory that is read."""
SHOWN: Final = ("language", "theme", "text_scale", "reduced_motion")
"""The settings that the first frame needs."""


class Person(NamedTuple):
    """A person of the house, with the number of games, of all kinds, that they have won, and the name of the portrait."""

    id: int
    name: str
    ink: int
    won: int
    face: str = ""


class WaitingGame(NamedTuple):
    """A game that waits: (ink, name, points) by seat, and whose turn it is (a name, None when nobody is asked).

    Points are None as long as nobody has looked. One that does not read any more ``is_readable`` no longer: it is shown as such,
    without turn and points, and kept.
    """

    id: int
    game: str
    updated_at: str
    players: tuple[tuple[int, str, int | None], ...]
    mover: str | None = None
    is_readable: bool = True


class NewRecord(NamedTuple):
    """A record of the last days: the game, who holds it, the points and when it was made (ISO, UTC)."""

    game: str
    name: str
    score: int
    at: str


class Trace(NamedTuple):
    """What the last finished game of a kind left in its compartment: who won (ink, name) with how many points.

    ``left`` is its last word or dice, as a ``Ticket`` says it.
    """

    game: str
    ink: int
    name: str
    score: int
    left: str = ""


class HomeFacts(NamedTuple):
    """All that the home page shows of a family."""

    people: tuple[Person, ...] = ()
    waiting: tuple[WaitingGame, ...] = ()
    record: NewRecord | None = None
    traces: tuple[Trace, ...] = ()
    waits: int = 0
    """How many games wait in all: more, perhaps, than are ``waiting`` here."""
    evening: bool = False
    """An evening of several games is on."""


class Remembered(NamedTuple):
    """What a start knows before it has opened the data: the settings that show, as they are kept, and the page."""

    settings: Mapping[str, Json]
    facts: HomeFacts


def remember(folder: Path, settings: Mapping[str, Json], facts: HomeFacts) -> None:
    """Keep what the page shows beside the data, for this account alone; a disk that does not take it only slows the next start."""
    with suppress(OSError):
        held = {"by": __version__, "of": _seal(folder), "settings": dict(settings), "facts": facts}
        write_quickly(folder / FILE, json.dumps(held, ensure_ascii=False, separators=(",", ":")))


def recall(folder: Path) -> Remembered | None:
    """Return what the page showed when the data were left as they are now; None for anything else, and for what does not read.

    Where there are no data there is nobody.
    """
    try:
        if not (folder / DATA_FILE).exists():
            return Remembered({}, HomeFacts())
    except OSError:  # a folder that may not be entered
        return None
    held = read_small(folder / FILE, LONGEST)
    if held is None:
        return None
    try:
        raw = json.loads(held)
        if raw["by"] != __version__ or raw["of"] is None or raw["of"] != _seal(folder):
            return None
        settings = {name: raw["settings"].get(name) for name in SHOWN}
        people, waiting, record, traces, waits, evening = raw["facts"]
        new = None if record is None else _record(record)
        known = tuple(map(_person, people)), tuple(map(_waiting, waiting)), new, tuple(map(_trace, traces))
        facts = HomeFacts(*known, int(waits), evening is True)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OSError):
        return None
    return Remembered(settings, facts)


def _seal(folder: Path) -> list[object] | None:
    """Tell one state of the data file from any other, without opening it; None where there is none.

    While SQLite has the file open, nobody else in this program may open and close it: that drops its locks (POSIX), and another
    program that leaves the data then takes the log away under ours, with all that is written afterwards.
    """
    with suppress(FileNotFoundError):
        about = (folder / DATA_FILE).stat()
        return [about.st_size, about.st_mtime_ns, about.st_ino, _log_seal(folder)]
    return None


def _log_seal(folder: Path) -> list[int] | None:
    """Tell the state of the log that SQLite keeps beside an open file, and leaves behind where the program was killed."""
    with suppress(FileNotFoundError):
        about = (folder / f"{DATA_FILE}-wal").stat()
        return [about.st_size, about.st_mtime_ns] if about.st_size else None
    return None


def _person(raw: list[object]) -> Person:
    number, name, ink, won, face = raw
    return Person(_whole(number), _words(name), _ink(ink), _whole(won), _face(face))


def _waiting(raw: list[object]) -> WaitingGame:
    number, game, updated_at, players, mover, is_readable = raw
    if not isinstance(players, list):
        raise TypeError
    seats = tuple((_ink(ink), _words(name), None if points is None else _whole(points)) for ink, name, points in players)
    turn = None if mover is None else _words(mover)
    return WaitingGame(_whole(number), _words(game), _time(updated_at), seats, turn, is_readable is True)


def _record(raw: list[object]) -> NewRecord:
    game, name, score, at = raw
    return NewRecord(_words(game), _words(name), _whole(score), _time(at))


def _trace(raw: list[object]) -> Trace:
    game, ink, name, score, left = raw
    return Trace(_words(game), _ink(ink), _words(name), _whole(score), _words(left))


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _ink(value: object) -> int:
    if type(value) is not int or not 1 <= value <= 8:
        raise ValueError
    return value


def _face(value: object) -> str:
    if not isinstance(value, str) or re.fullmatch("[a-z_]{0,20}", value) is None:
        raise ValueError
    return value


def _words(value: object) -> str:
    if not isinstance(value, str) or not is_text(value):
        raise TypeError
    return value


def _time(value: object) -> str:
    if not isinstance(value, str) or not is_time(value):
        raise ValueError
    return value
