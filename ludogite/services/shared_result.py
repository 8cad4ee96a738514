"""What of a finished game is shown to others: names and scores, and, played alone, a sign for each turn; never a die or a word."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from itertools import zip_longest

from ludogite.core.advice import NO_LEAD, Hindsight
from ludogite.core.rules import Outcome
from ludogite.services.challenge import PlayedTurn

SMALL = 2.0
"""Points that a turn may lose and still be good."""


class TurnSign(Enum):
    """How a turn went, without saying what it was."""

    EMPTY = "empty"
    """It brought nothing."""
    FILLED = "filled"
    """It brought points; nobody has looked back on it."""
    PERFECT = "perfect"
    GOOD = "good"
    DEAR = "dear"


@dataclass(frozen=True, slots=True)
class SharedResult:
    """What is shown: game (id), everybody's name and score by place, the signs of a game alone, share of perfect choices (0 to 1).

    ``day`` is that of a game of the day, ``by`` and ``to_beat`` those of a challenge; ``code`` is empty after real dice.
    """

    game: str
    scores: tuple[tuple[str, int], ...]
    code: str = ""
    signs: tuple[TurnSign, ...] = ()
    perfect: float | None = None
    day: date | None = None
    by: str = ""
    to_beat: int = 0


def scores_by_place(names: Sequence[str], outcome: Outcome) -> tuple[tuple[str, int], ...]:
    """List names and scores, the first place first."""
    ranked = sorted(range(len(names)), key=lambda seat: (outcome.places[seat], seat))
    return tuple((names[seat], outcome.scores[seat]) for seat in ranked)


def signs_of(turns: Sequence[PlayedTurn], found: Hindsight | None) -> tuple[TurnSign, ...]:
    """Give each turn of a game alone its sign, by what its choices lost where that is known."""
    signs = []
    for turn, after in zip_longest(turns, turns[1:]):
        end = math.inf if after is None else after.first
        costs = [one.cost for one in found.weighed if turn.first <= one.entry < end] if found is not None else []
        lost = sum(costs)
        if turn.gained <= 0:
            signs.append(TurnSign.EMPTY)
        elif not costs:
            signs.append(TurnSign.FILLED)
        else:
            signs.append(TurnSign.PERFECT if lost < NO_LEAD else TurnSign.GOOD if lost < SMALL else TurnSign.DEAR)
    return tuple(signs)
