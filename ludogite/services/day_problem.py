"""The problem of the day: one position for each game and date, the same in every house, and what the family made of it.

Which problem belongs to a day follows from the date alone; the positions come with the program (``packaging/problems.py``). Only
the first try of a person counts, whatever is tried afterwards.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ludogite.core.advice import Remark
from ludogite.core.log import Raw
from ludogite.core.rules import Seat
from ludogite.games.catalog import ready_games
from ludogite.games.game import Game, Reader, ResourceError
from ludogite.games.setup import reader
from ludogite.services.characters import characters
from ludogite.services.day import FIRST, ONE
from ludogite.store.database import Store
from ludogite.store.saves import LoadedGame, Ply, SavedGame, SeatInfo, Status
from ludogite.store.settings import Json

FOLDER: Final = "problems"
VERSION: Final = 1
KEPT_DAYS: Final = 400
"""Days whose tries are kept of a person."""
LEVEL: Final = "moyen"
MOST_LOST: Final = 1e6


@dataclass(frozen=True, slots=True)
class Shown:
    """A candidate of the answer: its worth in points, and how it is said."""

    value: float
    told: Remark


@dataclass(frozen=True, slots=True)
class Problem:
    """A position of a game (id): the log up to it, who chooses, the best candidates, and why the first is best."""

    game: str
    header: Raw
    entries: tuple[Raw, ...]
    seat: Seat
    best: tuple[Shown, ...]
    why: tuple[Remark, ...]

    @property
    def gap(self) -> float:
        """Tell by how many points the best candidate is ahead."""
        return self.best[0].value - self.best[1].value


@dataclass(frozen=True, slots=True)
class Try:
    """What somebody made of a problem: the day, the game (id), whether it was found, and the points lost."""

    day: date
    game: str
    found: bool
    cost: float


def games_with_problems() -> tuple[Game, ...]:
    """List the games that have a problem of the day."""
    return tuple(game for entry in ready_games() if (game := entry.load()).problem is not None)


def problem_of(game: str, day: date, read: Reader) -> Problem:
    """Give the problem of a day; raises ResourceError where the file of the game is missing or damaged."""
    name = f"{FOLDER}/{game}.bin"
    lines = _lines(read.folder, name)
    try:
        raw = json.loads(lines[(day - FIRST).days % len(lines)])
        best = tuple(Shown(float(value), Remark.of(code, **args)) for value, code, args in raw["best"])
        why = tuple(Remark.of(code, **args) for code, args in raw["why"])
        return Problem(game, raw["header"], tuple(raw["entries"]), int(raw["seat"]), best, why)
    except (ValueError, LookupError, TypeError) as error:
        raise ResourceError("resource_damaged", name) from error


@lru_cache(maxsize=8)
def _lines(folder: Path, name: str) -> tuple[str, ...]:
    """Read the problems of a file, each as a line."""
    try:
        first, *lines = zlib.decompress(reader(folder)(name)).decode().splitlines()
        if json.loads(first)["version"] != VERSION or not lines:
            raise ResourceError("resource_damaged", name)
    except (zlib.error, ValueError, LookupError, TypeError) as error:
        raise ResourceError("resource_damaged", name) from error
    return tuple(lines)


def as_saved(problem: Problem, name: str, ink: int) -> LoadedGame:
    """Lay a problem out as a saved game, for a person; a computer player sits on every other seat."""
    others = characters([None if seat == problem.seat else LEVEL for seat in range(problem.header["seats"])], [name])
    seats = tuple(
        SeatInfo(seat, name, ink) if other is None else SeatInfo(seat, other, 1 + (ink + seat) % 8, level=LEVEL)
        for seat, other in enumerate(others)
    )
    plies = tuple(
        Ply(number, entry["seat"], json.dumps(entry["command"], ensure_ascii=False), entry["at_ms"])
        for number, entry in enumerate(problem.entries)
    )
    header = json.dumps(problem.header, ensure_ascii=False)
    made = SavedGame(0, problem.game, "", header, Status.OPEN, "", "", frozenset(), False, seats, len(plies))
    return LoadedGame(made, plies, ())


# ---- what the family made of them ------------------------------------------------------------------------------------------


def _key(profile_id: int) -> str:
    return f"problems/{profile_id}"


def tries(store: Store, profile_id: int) -> tuple[Try, ...]:
    """List what somebody made of the problems; what does not read is left out."""
    held = store.settings.get(_key(profile_id))
    return tuple(_read(held)) if isinstance(held, dict) else ()


def _read(held: dict[str, Json]) -> Iterator[Try]:
    for written, games in held.items():
        for game, made in games.items() if isinstance(games, dict) else ():
            match made:
                case [bool() as found, int() | float() as cost] if len(written) == len("2026-01-01"):
                    with suppress(ValueError):
                        yield Try(date.fromisoformat(written), game, found, min(max(float(cost), 0.0), MOST_LOST))


def note(store: Store, profile_id: int, made: Try) -> bool:
    """Write a try down, unless one of that day and game is there already; tell whether it counts. Raises StoreError."""
    before = tries(store, profile_id)
    if any((one.day, one.game) == (made.day, made.game) for one in before):
        return False
    newest = sorted({one.day for one in (*before, made)})[-KEPT_DAYS:]
    days: dict[str, Json] = {day.isoformat(): {} for day in newest}
    for one in (*before, made):
        games: Any = days.get(one.day.isoformat())
        if games is not None:
            games[one.game] = [one.found, round(one.cost, 2)]
    store.settings.set(_key(profile_id), days)
    return True


def last_days(days: Iterable[date], today: date, count: int = 7) -> tuple[tuple[date, bool], ...]:
    """List the last days up to today, each with whether something was played."""
    played = set(days)
    return tuple((day, day in played) for day in (today - ONE * ago for ago in reversed(range(count))))
