"""What could not be written into the data file yet: writes in their order, and the file in which they outlive the program."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias

from ludogite.atomic import read_small
from ludogite.store.saves import Mark, NewGame, Ply, ResultRow, SeatInfo, Status
from ludogite.words.reasons import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ludogite.store.database import Store
    from ludogite.store.saves import SavedGame

VERSION = 1
BIGGEST = 16 * 1024 * 1024
"""Bytes of the longest list that is read."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A game gets a mark."""

    mark: Mark


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A computer player of this level goes on for a seat."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Ended:
    """A game is over; ``count_assisted`` as in ``Saves.finish``."""

    results: tuple[ResultRow, ...]
    count_assisted: bool


@dataclass(frozen=True, slots=True)
class Ruled:
    """A table has decided about a word; as in ``HouseWords.rule``."""

    word: str
    verdict: Verdict
    who: str
    game: str
    theme: str | None


Write: TypeAlias = Ply | Marked | TakenOver | Ended | Ruled
_KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in (Ply, Marked, TakenOver, Ended, Ruled)}


@dataclass(frozen=True, slots=True)
class WaitingList:
    """What waits of a game, and all that is needed where the game itself is not there any more.

    ``before``: the commands that the data file has, or had. ``created_at`` tells a game from another one of the same number.
    """

    game_id: int
    created_at: str
    new: NewGame
    before: tuple[Ply, ...]
    writes: tuple[Write, ...]

    @property
    def plies(self) -> tuple[Ply, ...]:
        """All commands of the game."""
        return (*self.before, *(write for write in self.writes if isinstance(write, Ply)))


def write(store: Store, game_id: int, writes: Sequence[Write]) -> None:
    """Write all of it in its order, or nothing; raise ``StoreError``."""
    with store.transaction():
        for kind, run in groupby(writes, type):
            if kind is Ply:
                store.saves.append(game_id, [one for one in run if isinstance(one, Ply)])
                continue
            for one in run:
                match one:
                    case Marked(mark):
                        store.saves.mark(game_id, mark)
                    case TakenOver(seat, level):
                        store.saves.take_over(game_id, seat, level)
                    case Ended(results, count_assisted):
                        store.saves.finish(game_id, results, count_assisted=count_assisted)
                    case Ruled(word, verdict, who, game, theme):
                        store.house_words.rule(word, verdict, who=who, game=game, theme=theme)


def take_up(store: Store, kept: WaitingList) -> int:
    """Write a list into the game that it belongs to, and return the game's number; raise ``StoreError``.

    A game that has gone on differently meanwhile, or is gone, stays as it is: the list's own becomes a game beside it. Taking up
    twice adds nothing.
    """
    with store.transaction():
        there = store.saves.load(kept.game_id)
        if there is not None and is_of(kept, there.game):
            have, all_of_it = there.plies, kept.plies
            both = min(len(have), len(all_of_it))
            if have[:both] == all_of_it[:both]:
                is_written = len(have) >= len(all_of_it) > len(kept.before) or there.game.status is not Status.OPEN
                if not is_written:
                    write(store, kept.game_id, [one for one in kept.writes if not isinstance(one, Ply) or one.n >= len(have)])
                return kept.game_id
        return write_apart(store, kept)


def is_of(kept: WaitingList, game: SavedGame) -> bool:
    """Tell whether a list belongs to a game of its number, not to another one that has it now."""
    return (game.header, game.created_at) == (kept.new.header, kept.created_at)


def write_apart(store: Store, kept: WaitingList) -> int:
    """Write all of the game as a game of its own, and return its number; raise ``StoreError``."""
    with store.transaction():
        known = [None if seat.profile_id is None else store.profiles.get(seat.profile_id) for seat in kept.new.seats]
        seats = tuple(
            replace(seat, profile_id=None if who is None else who.id) for seat, who in zip(kept.new.seats, known, strict=True)
        )
        game_id = store.saves.create(replace(kept.new, seats=seats))
        write(store, game_id, (*kept.before, *kept.writes))
        return game_id


def to_text(kept: WaitingList) -> str:
    """Return the text of a list's file."""
    new = kept.new
    told = {
        "ludogite": "waiting",
        "version": VERSION,
        "game_id": kept.game_id,
        "created_at": kept.created_at,
        "new": {**asdict(new), "marks": sorted(mark.value for mark in new.marks)},
        "before": [_to_json(ply) for ply in kept.before],
        "writes": [_to_json(one) for one in kept.writes],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def read(file: Path) -> WaitingList | None:
    """Read a list's file; None where it is no whole one of ours."""
    data = read_small(file, BIGGEST)
    try:
        told = json.loads(data or b"")
        if told["ludogite"] != "waiting" or told["version"] != VERSION:
            return None
        seats = tuple(_made(SeatInfo, seat) for seat in told["new"].pop("seats"))
        marks = frozenset(Mark(mark) for mark in told["new"].pop("marks"))
        new = _made(NewGame, told["new"] | {"seats": seats, "marks": marks})
        before = tuple(_from_json(one) for one in told["before"])
        writes = tuple(_from_json(one) for one in told["writes"])
        kept = WaitingList(int(told["game_id"]), str(told["created_at"]), new, before, writes)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return kept if [ply.n for ply in kept.plies] == list(range(len(kept.plies))) else None


def _to_json(one: Write) -> dict[str, Any]:
    return {"kind": type(one).__name__, **asdict(one)}


def _from_json(told: dict[str, Any]) -> Any:
    kind = _KINDS[told["kind"]]
    values = {name: value for name, value in told.items() if name != "kind"}
    match kind.__name__:
        case "Marked":
            values["mark"] = Mark(values["mark"])
        case "Ended":
            values["results"] = tuple(_made(ResultRow, row) for row in values["results"])
        case "Ruled":
            values["verdict"] = Verdict(values["verdict"])
    return _made(kind, values)


def _made(kind: type[Any], values: dict[str, Any]) -> Any:
    """Make a value of exactly these fields, of the types that they are declared with where those are plain; raise ``TypeError``."""
    plain = {"int": int, "str": str, "bool": bool}
    for field in fields(kind):
        wanted = plain.get(str(field.type))
        if wanted is not None and type(values.get(field.name, field.default)) is not wanted:
            raise TypeError(field.name)
    return kind(**values)
