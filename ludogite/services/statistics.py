"""The statistics of a profile, from what the store knows."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cache
from statistics import fmean, median, stdev
from typing import TYPE_CHECKING

from ludogite.core.rules import NATURE
from ludogite.games.catalog import CATALOG, find_game
from ludogite.services.facts import AccountTotal
from ludogite.services.portraits import face_of

if TYPE_CHECKING:
    from ludogite.store.database import Store
    from ludogite.store.profiles import Profile
    from ludogite.store.saves import Mark
    from ludogite.store.scores import PlayedGame

WITHIN_95 = 1.96
"""Standard errors on both sides that hold 95 % of a normal distribution."""
CONCLUDED_FROM = 5
"""Games from which means say something about a player."""


class Period(StrEnum):
    """How far back the statistics look."""

    MONTH = "month"
    YEAR = "year"
    ALL = "all"


DAYS = {Period.MONTH: 30, Period.YEAR: 365}


@dataclass(frozen=True, slots=True)
class GameTally:
    """Games that a profile has finished of one kind, counted or not: in all, with opponents, and won among these."""

    game: str
    is_ready: bool
    played: int
    contested: int
    won: int


@dataclass(frozen=True, slots=True)
class Point:
    """A counted score: the game's number in the store, when (ISO UTC), points."""

    game_id: int
    at: str
    score: int


@dataclass(frozen=True, slots=True)
class LastGame:
    """A finished game as the list of the last ones tells it: the others by name, first place with opponents is a win."""

    game_id: int
    at: str
    others: tuple[str, ...]
    score: int
    is_won: bool
    counted: bool
    marks: frozenset[Mark]


@dataclass(frozen=True, slots=True)
class DiceCount:
    """How often each face 1 to 6 was thrown in the house, and between what bounds 95 of 100 fair dice would lie."""

    faces: tuple[int, ...]
    expected: float
    low: float
    high: float

    @property
    def is_fair(self) -> bool:
        """Whether chi-squared (5 degrees of freedom) stays under its 99 % bound: six faces, so one may leave its band."""
        return sum((count - self.expected) ** 2 for count in self.faces) <= 15.086 * self.expected


@dataclass(frozen=True, slots=True)
class ProfileData:
    """Everything that the page of a profile shows; ``points`` are oldest first, ``last`` newest first.

    ``apart``: so many finished games of this game and period are in no record and no curve; ``left``: so many a computer player
    has finished in this person's place.
    ``variants`` are the texts by which the store keeps records apart, with their numbers of games, the most played first.
    """

    id: int
    name: str
    ink: int
    symbol: int | None
    since: str
    tallies: tuple[GameTally, ...]
    game: str
    period: Period
    variant: str
    variants: tuple[tuple[str, int], ...]
    points: tuple[Point, ...]
    last: tuple[LastGame, ...]
    best_against: tuple[str, ...] = ()
    dice: Callable[[], DiceCount | None] | None = None
    """Counts the dice of the house, when somebody wants to see them; None in a game without, or where nobody threw any yet."""
    can_look_back: bool = False
    unknown: int = 0
    """Finished games of kinds that this program does not know."""
    face: str = ""
    apart: int = 0
    left: int = 0

    @property
    def tally(self) -> GameTally:
        """The finished games of the game that is shown."""
        return next(tally for tally in self.tallies if tally.game == self.game)


@dataclass(frozen=True, slots=True)
class Talent:
    """Means per manche over accounted games; the four numbers of ``parts`` add up; ``luck_error`` is half its 95 % band."""

    games: int
    manches: int
    perfect: float
    luck: float
    decisions: float
    luck_error: float | None

    @property
    def is_thin(self) -> bool:
        """Whether there are too few games to conclude anything."""
        return self.games < CONCLUDED_FROM

    @property
    def mean(self) -> float:
        """The mean score per manche."""
        return self.perfect + self.luck + self.decisions

    @property
    def parts(self) -> tuple[int, int, int, int]:
        """Perfect play, luck, decisions and the mean as whole points that add up; perfect play keeps its known value."""
        total, perfect = math.floor(self.mean + 0.5), math.floor(self.perfect + 0.5)
        luck, decisions = shared_out((self.luck, self.decisions), total - perfect)
        return perfect, luck, decisions, total


# ---- a profile -------------------------------------------------------------------------------------------------------


def profile_data(
    store: Store, profile: Profile, *, game: str = "", period: str = Period.ALL, variant: str = "", last: int = 8
) -> ProfileData:
    """Gather a profile's page; without a game the one most played, without a variant the one most played in the period."""
    history = store.scores.history(profile.id, limit=1_000_000)
    own = [one for one in history if one.own]
    tallies = tuple(_tally(entry.id, entry.is_ready, own) for entry in CATALOG)
    if not game:
        game = max(tallies, key=lambda tally: (tally.played, tally.is_ready)).game
    entry = find_game(game)
    known = entry.load() if entry is not None and entry.is_ready else None
    recent = [one for one in history if one.game == game and _within(one.at, Period(period), store.now())]
    variants = Counter(one.variant for one in recent if one.counted).most_common()
    if variant not in dict(variants):
        variant = variants[0][0] if variants else ""
    points = tuple(Point(one.game_id, one.at, one.score) for one in reversed(recent) if one.counted and one.variant == variant)
    best = max(points, key=lambda point: point.score, default=None)
    return ProfileData(
        profile.id, profile.name, profile.ink, profile.symbol, profile.created_at, tallies, game, Period(period), variant,
        tuple(variants), points,
        tuple(_last(store, profile.id, one) for one in recent[:last]),
        others(store, profile.id, best.game_id) if best is not None else (),
        _dice(store, game) if known is not None and known.counts_pips else None,
        can_look_back=known is not None and known.accounting is not None,
        unknown=sum(find_game(played.game) is None for played in history),
        face=face_of(store, profile.id, profile.name, profile.ink),
        apart=sum(one.own and not one.counted for one in recent),
        left=sum(not one.own for one in recent),
    )  # fmt: skip


def _dice(store: Store, game: str) -> Callable[[], DiceCount | None] | None:
    if not store.saves.has_commands(game, NATURE):
        return None
    return cache(lambda: dice_count(store.saves.counted_commands(game, NATURE)))


def _tally(game: str, is_ready: bool, own: Iterable[PlayedGame]) -> GameTally:  # noqa: FBT001 (one field of the result)
    mine = [one for one in own if one.game == game]
    contested = [one for one in mine if one.seats > 1]
    return GameTally(game, is_ready, len(mine), len(contested), sum(one.place == 1 for one in contested))


def _within(at: str, period: Period, now: str) -> bool:
    if period is Period.ALL:
        return True
    return datetime.fromisoformat(at) >= datetime.fromisoformat(now) - timedelta(days=DAYS[period])


def others(store: Store, profile_id: int, game_id: int) -> tuple[str, ...]:
    """Name those who sat with a profile at a game."""
    return tuple(seat.name for seat in store.saves.seats(game_id) if seat.profile_id != profile_id)


def _last(store: Store, profile_id: int, one: PlayedGame) -> LastGame:
    who = others(store, profile_id, one.game_id)
    return LastGame(one.game_id, one.at, who, one.score, one.own and one.place == 1 and one.seats > 1, one.counted, one.marks)


def running_means(scores: Sequence[int], over: int = 10) -> tuple[float, ...]:
    """Return for each score the mean of the last ``over`` up to it."""
    return tuple(fmean(scores[max(0, n + 1 - over) : n + 1]) for n in range(len(scores)))


def middle(scores: Sequence[int]) -> float:
    """Return the median."""
    return float(median(scores))


def bins(scores: Sequence[int], most: int = 9) -> tuple[int, int, tuple[int, ...]]:
    """Sort scores into at most ``most`` bins of a round width: the width, where the first begins, and the counts."""
    low, high = min(scores), max(scores)
    for width in (1, 2, 5, 10, 15, 20, 25, 30, 50, 100, 200, 250, 500, 1000, 2000, 5000):
        first = low // width * width
        number = (high - first) // width + 1
        if number <= most:
            break
    counts = Counter((score - first) // width for score in scores)
    return width, first, tuple(counts[n] for n in range(number))


def shared_out(parts: Sequence[float], total: int) -> tuple[int, ...]:
    """Round parts to whole numbers that add up to ``total``, each as near to its part as that allows."""
    whole = [math.floor(part + 0.5) for part in parts]
    while (missing := total - sum(whole)) != 0:
        step = 1 if missing > 0 else -1
        nearest = max(range(len(parts)), key=lambda n: step * (parts[n] - whole[n]))
        whole[nearest] += step
    return tuple(whole)


def dice_count(commands: Mapping[str, int]) -> DiceCount | None:
    """Count the faces of ordinary dice in chance's commands (JSON text, each with its number); None when no die was thrown."""
    digits: Counter[str] = Counter()
    for command, times in commands.items():
        for dice in re.findall(r'"dice":\s*\[([\d,\s]*)\]', command):
            for digit in dice:
                digits[digit] += times
    faces = tuple(digits[str(face)] for face in range(1, 7))
    thrown = sum(faces)
    if not thrown:
        return None
    spread = WITHIN_95 * math.sqrt(thrown * 5 / 36)
    return DiceCount(faces, thrown / 6, thrown / 6 - spread, thrown / 6 + spread)


# ---- luck and skill --------------------------------------------------------------------------------------------------


def talent(games: Sequence[AccountTotal]) -> Talent | None:
    """Average games that were accounted for; None without any finished manche."""
    manches = sum(game.manches for game in games)
    if not manches:
        return None
    lucks = [game.luck / game.manches for game in games if game.manches]
    return Talent(
        len(lucks),
        manches,
        sum(game.perfect for game in games) / manches,
        sum(game.luck for game in games) / manches,
        sum(game.decisions for game in games) / manches,
        WITHIN_95 * stdev(lucks) / math.sqrt(len(lucks)) if len(lucks) > 1 else None,
    )
