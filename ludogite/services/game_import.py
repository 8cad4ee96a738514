"""A game that travels in a file: who sits where, what is marked on it, and its log; and its way into a store.

A game from a file counts as one whose code was typed: who has the file can read the code, and so knows the dice to come. It
is played on like any other, and stays out of the records.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from ludogite.core.advice import LEVELS
from ludogite.core.clock import VirtualClock
from ludogite.core.codec import Codec, CodecError, decode, encode
from ludogite.core.log import AnyEntry, LogError, entry_to_json, header_to_json, log_lines, parse_lines
from ludogite.core.rules import Refusal
from ludogite.games.catalog import ready_games
from ludogite.games.game import Reader
from ludogite.games.setup import Loaded, load
from ludogite.services.thinking import saved_to_loaded
from ludogite.store.database import Store
from ludogite.store.files import FileKind, OurFile, write
from ludogite.store.profiles import VOCABULARIES, clean_name
from ludogite.store.saves import LoadedGame, Mark, NewGame, Ply, SavedGame, SeatInfo, Status
from ludogite.store.text import match_key

MOST_ENTRIES = 20_000
"""Commands of the longest game that is read: ten times any that was ever played."""
LATEST_MS = 10 * 365 * 24 * 3600 * 1000
"""Game time of the latest command that is read."""
AT_HOME = ("seat", "profile_id")
"""What a file does not say of a seat: its place in the list says the one, and profiles are each house's own."""


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game read from a file and played through: who sat where (profiles unknown), its marks, whether it can be gone on with."""

    loaded: Loaded
    seats: tuple[SeatInfo, ...]
    marks: frozenset[Mark]
    is_open: bool


def pack_game(saved: LoadedGame) -> bytes:
    """Return the file of a saved game; raises LogError when the game cannot be read."""
    loaded = saved_to_loaded(saved)
    return write(
        FileKind.GAME,
        {
            "status": saved.game.status.value,
            "marks": sorted(mark.value for mark in saved.game.marks),
            "seats": [_seat_to_json(seat) for seat in saved.game.seats],
            "log": log_lines(loaded.header, loaded.entries, loaded.game.codec),
        },
    )


def _seat_to_json(seat: SeatInfo) -> dict[str, Any]:
    body = encode(seat)
    assert isinstance(body, dict)  # noqa: S101 - a dataclass encodes to an object
    return {name: value for name, value in body.items() if name not in AT_HOME}


def unpack_game(file: OurFile, read: Reader, stranger: Callable[[int], str]) -> ImportedGame:
    """Read the game of a file and play it through; ``stranger`` names players by number where the file does not.

    Raises LogError when it is none that can be, ResourceError.
    """
    lines = file.body.get("log")
    if not isinstance(lines, list):
        raise LogError("log_damaged", where="log")
    if len(lines) > MOST_ENTRIES:
        raise LogError("log_too_long")
    loaded = load(*parse_lines(lines))
    if loaded.game.id not in {entry.id for entry in ready_games()}:  # the template plays, but at no table
        raise LogError("log_unknown_game", game=loaded.game.id)
    last_ms = max((entry.at_ms for entry in loaded.entries), default=0)
    if last_ms > LATEST_MS:
        raise LogError("log_damaged", where="at_ms")
    outcome = loaded.session(read, VirtualClock(last_ms)).outcome()
    if file.version == 0:
        return ImportedGame(loaded, _strangers(loaded.header.seats, stranger), frozenset(), outcome is None)
    try:
        status = decode(Status, file.body.get("status"), "status")
        marks = frozenset(decode(tuple[Mark, ...], file.body.get("marks"), "marks"))
        seats = _seats(file.body.get("seats"), loaded)
    except CodecError as error:
        raise LogError("log_damaged", where=str(error)[:80]) from error
    return ImportedGame(loaded, seats, marks, outcome is None and status is Status.OPEN)


def _strangers(count: int, stranger: Callable[[int], str]) -> tuple[SeatInfo, ...]:
    """Seat players that a bare log does not name."""
    return tuple(SeatInfo(seat, stranger(seat + 1), seat % 8 + 1) for seat in range(count))


def _seats(raw: object, loaded: Loaded) -> tuple[SeatInfo, ...]:
    """Read who sits where, one for each seat of the game; raises CodecError."""
    if not isinstance(raw, list) or len(raw) != loaded.header.seats:
        raise CodecError("seats: not one for each seat of the game")
    return tuple(_seat(number, one, len(loaded.entries)) for number, one in enumerate(raw))


def _seat(number: int, raw: object, plies: int) -> SeatInfo:
    """Read one seat; what a later program adds to seats may be missing, what is unknown is refused."""
    where = f"seats[{number}]"
    if not isinstance(raw, dict) or any(name in raw for name in AT_HOME):
        raise CodecError(f"{where}: not a seat")
    missing = {field.name: field.default for field in fields(SeatInfo) if field.name not in {"seat", "name", "ink"}}
    seat: SeatInfo = decode(SeatInfo, {**missing, **raw, "seat": number}, where)
    name = clean_name(seat.name)
    if isinstance(name, Refusal):
        raise CodecError(f"{where}.name: {name.code}")
    checks = (
        seat.ink in range(1, 9),
        seat.symbol is None or seat.symbol in range(1, 9),
        seat.level is None or seat.level in LEVELS,
        seat.vocabulary is None or seat.vocabulary in VOCABULARIES,
        seat.left_at_ply is None or (0 <= seat.left_at_ply <= plies and seat.level is not None),
    )
    if not all(checks):
        raise CodecError(f"{where}: out of bounds")
    return replace(seat, name=name)


# ---- into a store ----------------------------------------------------------------------------------------------------------


def at_home(carried: ImportedGame, store: Store) -> tuple[SeatInfo, ...]:
    """Find the family's profiles among the seats, by their names; everybody else is a guest."""
    known = {match_key(profile.name): profile.id for profile in store.profiles.everyone()}
    return tuple(
        replace(seat, profile_id=known.pop(match_key(seat.name), None)) if seat.level is None else seat for seat in carried.seats
    )


def take_in(store: Store, carried: ImportedGame) -> int:
    """Let an open game wait in the store, and return its number; raises StoreError.

    A game that waits already is not doubled: the one that is further on is kept.
    """
    loaded = carried.loaded
    plies = tuple(_ply(number, entry, loaded.game.codec) for number, entry in enumerate(loaded.entries))
    with store.transaction():
        ours = _waiting(store, loaded)
        if ours is not None:
            if ours.plies < len(plies):
                store.saves.append(ours.id, plies[ours.plies :])
                store.saves.mark(ours.id, Mark.TYPED_CODE)
            return ours.id
        header = json.dumps(header_to_json(loaded.header), ensure_ascii=False, separators=(",", ":"))
        key = loaded.game.record_key(loaded.options)
        new = NewGame(loaded.game.id, key, header, at_home(carried, store), carried.marks | {Mark.TYPED_CODE})
        game_id = store.saves.create(new)
        if plies:
            store.saves.append(game_id, plies)
        return game_id


def _ply(number: int, entry: AnyEntry, codec: Codec[Any]) -> Ply:
    command = json.dumps(entry_to_json(entry, codec)["command"], ensure_ascii=False, separators=(",", ":"))
    return Ply(number, entry.seat, command, entry.at_ms)


def _waiting(store: Store, loaded: Loaded) -> SavedGame | None:
    """Find the same game among those that wait: the same header, and the one's commands begin with the other's."""
    for saved in store.saves.unfinished():
        whole = store.saves.load(saved.id) if saved.game == loaded.game.id else None
        if whole is None:
            continue
        try:
            ours = saved_to_loaded(whole)
        except LogError:
            continue
        shared = min(len(ours.entries), len(loaded.entries))
        if ours.header == loaded.header and ours.entries[:shared] == loaded.entries[:shared]:
            return saved
    return None
