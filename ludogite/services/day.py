"""The game of the day: one code a day for each game that compares, from the date alone, and what the family made of them.

The day is the one that the player's own calendar shows; which day a game belongs to is told by its code, never by a clock. A day
that was missed can be played later. Only the first finished game of a person counts: at the second one knows the dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from hashlib import blake2b

from ludogite.core.gamecode import RANDOM_BYTES, make_code
from ludogite.games.catalog import ready_games
from ludogite.games.game import Game
from ludogite.services.challenge import header_code
from ludogite.store.database import Store

ONE = timedelta(days=1)
FORGIVEN = 1
"""Missed days in a row that do not end a streak."""
FIRST = date(2024, 1, 1)
"""No game of the day is older."""


@dataclass(frozen=True, slots=True)
class DayScore:
    """What somebody of the house made of a game of the day; ``game_id`` is the game's number in the store."""

    day: date
    game: str
    profile_id: int
    score: int
    game_id: int


def games_of_the_day() -> tuple[Game, ...]:
    """List the games that have one: those in which two games alone compare."""
    return tuple(game for entry in ready_games() if (game := entry.load()).alone is not None)


def code_of(game_id: str, day: date) -> str:
    """Give the code of a day: the same in every house."""
    return make_code(blake2b(f"{game_id}/{day.isoformat()}".encode(), digest_size=RANDOM_BYTES, person=b"ludogite-day").digest())


def day_of(game_id: str, code: str, until: date) -> date | None:
    """Tell which day, up to ``until``, a code belongs to; None for a code that is of no day."""
    return _days(game_id, until).get(code)


@lru_cache(maxsize=8)
def _days(game_id: str, until: date) -> Mapping[str, date]:
    """List the codes of the days up to one; a day takes two microseconds."""
    return {code_of(game_id, day): day for day in (FIRST + ONE * n for n in range((until - FIRST).days + 1))}


def day_scores(store: Store, until: date) -> tuple[DayScore, ...]:
    """List what the family made of the games of the day up to one: the first game of each person, in the order of the store."""
    found: dict[tuple[date, str, int], DayScore] = {}
    for game in games_of_the_day():
        played = store.scores.alone(game.id, game.record_key(game.read_options(game.alone or {})))
        days = _days(game.id, until) if played else {}
        for game_id, header, profile_id, score in played:
            day = days.get(header_code(header))
            if day is not None:
                found.setdefault((day, game.id, profile_id), DayScore(day, game.id, profile_id, score, game_id))
    return tuple(found.values())


def streak(days: Iterable[date], today: date) -> int:
    """Count the days played up to today in which no two days in a row were missed; today may still be played."""
    played = {day for day in days if day <= today}
    count, missed, day = 0, 0, today
    if today not in played:
        day -= ONE
    while missed <= FORGIVEN and day >= FIRST:
        if day in played:
            count, missed = count + 1, 0
        else:
            missed += 1
        day -= ONE
    return count
