"""What a family takes along: profiles, games with their logs, house dictionary and settings, as the body of a ``family`` file.

Reading is strict for what everything else hangs on (profiles, words, settings): one wrong field refuses the file. A game that
does not read, broken or of a later program, is left out and counted: one bad evening must not cost a family all others.
"""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from ludogite.core.advice import LEVELS
from ludogite.core.codec import BIGGEST, CodecError, decode, encode
from ludogite.core.log import LogError
from ludogite.core.rules import Refusal
from ludogite.games.setup import load
from ludogite.store import files
from ludogite.store.errors import RefusalCode
from ludogite.store.house_words import HouseWord, read_rulings
from ludogite.store.profiles import LATEST_BIRTH_YEAR, OLDEST_BIRTH_YEAR, PIN_KEPT, VOCABULARIES, clean_name
from ludogite.store.saves import Mark, SeatInfo, Status
from ludogite.store.settings import DEEPEST, is_shallow
from ludogite.store.text import clean, is_time, match_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ludogite.store.settings import Json

VARIANT_LONGEST = 2000
KEY_LONGEST = 100
NO_TUTOR = {"tutor": False}
"""What a profile has that a file of an earlier program does not say."""
OUTSIDE = -3
"""The lowest seat of a log: chance, clock and referee sit below 0."""


@dataclass(frozen=True, slots=True)
class KeptProfile:
    """A profile as it travels; ``id`` is the number that the seats of the same file name it by, ``pin`` a salted hash."""

    id: int
    name: str
    ink: int
    symbol: int | None
    birth_year: int | None
    pin: str | None
    vocabulary: str
    coach: bool
    created_at: str
    archived: bool
    tutor: bool = False


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as it travels: ``plies`` are (seat, command, at_ms), ``results`` (seat, place, score, sheet)."""

    game: str
    variant: str
    header: str
    status: Status
    created_at: str
    updated_at: str
    marks: tuple[Mark, ...]
    in_records: bool
    seats: tuple[SeatInfo, ...]
    plies: tuple[tuple[int, str, int], ...]
    results: tuple[tuple[int, int, int, str], ...]

    @property
    def identity(self) -> tuple[str, str, str]:
        """What makes it the same game on two machines, however far it got on each: its code and when it began."""
        return self.game, self.header, self.created_at


@dataclass(frozen=True, slots=True)
class Family:
    """A family that was read from a file; ``unreadable`` games were left out."""

    profiles: tuple[KeptProfile, ...]
    games: tuple[KeptGame, ...]
    words: tuple[HouseWord, ...]
    settings: Mapping[str, Json]
    unreadable: int = 0


def write_family(
    profiles: Iterable[KeptProfile], games: Iterable[KeptGame], words: Mapping[str, Any], settings: Mapping[str, Json]
) -> bytes:
    """Return the bytes of a family's file, packed; ``words`` is the list that the house dictionary exports."""
    body = {
        "profiles": [encode(profile) for profile in profiles],
        "games": [encode(game) for game in games],
        "words": words,
        "settings": dict(settings),
    }
    return files.write(files.FileKind.FAMILY, body, packed=True)


def read_family(data: bytes) -> Family | Refusal:
    """Read the bytes of a family's file; refusals: those of ``files.read``, ``file_not_family``, ``file_damaged``."""
    found = files.read(data)
    if isinstance(found, Refusal):
        return found
    if found.kind is not files.FileKind.FAMILY:
        return Refusal.of(RefusalCode.FILE_NOT_FAMILY)
    match found.body:
        case {"profiles": list(profiles), "games": list(games), "words": words, "settings": dict(settings), **rest} if not rest:
            pass
        case _:
            return Refusal.of(RefusalCode.FILE_DAMAGED)
    people, rulings = _read_profiles(profiles), read_rulings(words)
    if people is None or isinstance(rulings, Refusal) or not all(is_setting(*pair) for pair in settings.items()):
        return Refusal.of(RefusalCode.FILE_DAMAGED)
    known = {profile.id for profile in people}
    read = [_read_game(raw, known) for raw in games]
    whole = tuple(game for game in read if game is not None)
    return Family(people, whole, rulings, settings, len(read) - len(whole))


def is_setting(key: str, value: Json) -> bool:
    """Tell whether a setting can travel."""
    return clean(key, "word", longest=KEY_LONGEST) == key and is_shallow(value, DEEPEST)


def _is_worn(ink: int, symbol: int | None) -> bool:
    return 1 <= ink <= 8 and (symbol is None or 1 <= symbol <= 8)


def _read_profiles(raws: list[Any]) -> tuple[KeptProfile, ...] | None:
    """Read all profiles, or None: the store's own rules hold for each, numbers and names are there once."""
    try:
        people = tuple(decode(KeptProfile, NO_TUTOR | raw if isinstance(raw, dict) else raw) for raw in raws)
    except CodecError:
        return None
    numbers, names = {one.id for one in people}, {match_key(one.name) for one in people}
    is_sound = len(numbers) == len(names) == len(people) and all(map(is_sound_profile, people))
    return people if is_sound else None


def is_sound_profile(one: KeptProfile) -> bool:
    """Tell whether a profile keeps the store's own rules."""
    return (
        clean_name(one.name) == one.name
        and _is_worn(one.ink, one.symbol)
        and one.vocabulary in VOCABULARIES
        and (one.birth_year is None or OLDEST_BIRTH_YEAR <= one.birth_year <= LATEST_BIRTH_YEAR)
        and (one.pin is None or re.fullmatch(PIN_KEPT, one.pin) is not None)
        and is_time(one.created_at)
    )


def _read_game(raw: Any, known: set[int]) -> KeptGame | None:
    """Read a game whose log the catalogue reads too, without playing it; None for any other."""
    try:
        defaults = {field.name: field.default for field in fields(SeatInfo) if field.default is not MISSING}
        seats = [defaults | seat for seat in raw["seats"]]  # a file of an earlier program knew less about a seat
        game: KeptGame = decode(KeptGame, raw | {"seats": seats, "plies": []})
        game = replace(game, plies=tuple(map(tuple, raw["plies"])))
        if not all(map(_is_ply, game.plies)) or not is_sound_game(game, known):
            return None
        entries = [{"seat": seat, "at_ms": at_ms, "command": json.loads(text)} for seat, text, at_ms in game.plies]
        loaded = load(json.loads(game.header), entries)
        sheets = [json.loads(sheet) for *_, sheet in game.results]
    except (CodecError, LogError, LookupError, TypeError, AttributeError, ValueError, RecursionError):
        return None
    is_its_own = loaded.game.id == game.game and loaded.header.seats == len(game.seats)
    return game if is_its_own and all(isinstance(sheet, dict) for sheet in sheets) else None


def _is_ply(ply: tuple[Any, ...]) -> bool:
    """Tell whether it is a command as it travels; by hand, for a family has a hundred thousand of them."""
    return [type(part) for part in ply] == [int, str, int] and 0 <= ply[2] <= BIGGEST


def is_sound_game(game: KeptGame, known: set[int]) -> bool:
    """Tell whether a game keeps the store's own rules, ``known`` being the numbers of the profiles that travel with it."""
    count = len(game.seats)
    return (
        [seat.seat for seat in game.seats] == list(range(count))
        and all(_is_sound_seat(seat, known) for seat in game.seats)
        and clean(game.variant, "word", longest=VARIANT_LONGEST) == game.variant
        and is_time(game.created_at)
        and is_time(game.updated_at)
        and all(OUTSIDE <= seat < count for seat, _, _ in game.plies)
        and [seat for seat, *_ in game.results] == (list(range(count)) if game.status is Status.FINISHED else [])
        and all(1 <= place <= count for _, place, *_ in game.results)
        and (not game.in_records or game.status is Status.FINISHED)
    )


def _is_sound_seat(seat: SeatInfo, known: set[int]) -> bool:
    return (
        clean_name(seat.name) == seat.name
        and _is_worn(seat.ink, seat.symbol)
        and (seat.profile_id is None or seat.profile_id in known)
        and (seat.level is None or seat.level in LEVELS)
        and (seat.vocabulary is None or seat.vocabulary in VOCABULARIES)
        and (seat.left_at_ply is None or seat.left_at_ply >= 0)
    )
