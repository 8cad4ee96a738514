"""A game as a line of time: its turns, whose they are, and the steps at which much was won or lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from ludogite.ui.values import noop

if TYPE_CHECKING:  # the home page needs the descriptors of the games, and nothing of the engines
    from ludogite.core.advice import Loss
    from ludogite.core.rules import Seat

translate = QCoreApplication.translate

BIG = 3
"""Gains that are marked on the line: the highest of the game."""
TIMES_MEAN = 1.5
"""A gain is big from so many times the mean gain on."""


Place: TypeAlias = "tuple[int, int | None, Seat | None]"
"""Part of the game (0 where there is one), number of the turn in it (None: to be counted), and whose turn it is (None: all's)."""


class Turns(NamedTuple):
    """How a replay of a game finds and names its turns: ``place`` tells from a view where the game is, None between turns.

    ``lies`` tells whether something lies on the table: where a turn is gone to, one wants to see dice, not bare felt.
    """

    place: Callable[[Any], Place | None]
    in_part: str = noop("Timeline", "Manche {part} · tour {n}")
    alone: str = noop("Timeline", "Tour {n}")
    lies: Callable[[Any], bool] = lambda _view: True


class Turn(NamedTuple):
    """A turn: the step at which it begins, whose it is (None: everybody's), part of the game (0 where there is one), number.

    ``shown`` is the step at which it is first worth looking at.
    """

    step: int
    seat: Seat | None
    part: int
    number: int
    shown: int


class Gain(NamedTuple):
    """A step after which a seat has so many points more."""

    step: int
    seat: Seat
    points: int


class Timeline(NamedTuple):
    """What the line shows: turns in order, big gains, and the dearest losses where the game has been looked back on."""

    turns: tuple[Turn, ...] = ()
    gains: tuple[Gain, ...] = ()
    losses: tuple[Loss, ...] = ()
    words: Turns | None = None

    def name(self, turn: Turn) -> str:
        """Name a turn: "Tour 5", "Manche 2 · tour 5"; "" where the game has no words for it."""
        if self.words is None:
            return ""
        return translate("Timeline", self.words.in_part if turn.part else self.words.alone).format(part=turn.part, n=turn.number)

    def turn_at(self, step: int) -> int | None:
        """Give the place of the turn under way at a step, None before the first."""
        begun = [place for place, turn in enumerate(self.turns) if turn.step <= step]
        return begun[-1] if begun else None

    def next_turn(self, step: int) -> int | None:
        """Give the step at which the next turn is first worth looking at."""
        return min((turn.shown for turn in self.turns if turn.shown > step), default=None)

    def turn_before(self, step: int) -> int | None:
        """Give the step at which this turn was first worth looking at, or, when it is here, the one before it."""
        return max((turn.shown for turn in self.turns if turn.shown < step), default=None)


def turns_of(turns: Turns | None, views: Sequence[Any]) -> tuple[Turn, ...]:
    """Find the turns of a game from how it looks after each command; what comes before the first turn is none."""
    found: list[Turn] = []
    before: Place | None = None
    counted = 0
    for step, view in enumerate(views):
        now = turns.place(view) if turns is not None else None
        if turns is not None and found and now is not None and now == before and found[-1].shown < 0 and turns.lies(view):
            found[-1] = found[-1]._replace(shown=step)
        if now == before:
            continue
        counted = 1 if before is None or now is None or now[0] != before[0] else counted + 1
        before = now
        if now is not None:
            part, number, seat = now
            shown = step if turns is not None and turns.lies(view) else -1
            found.append(Turn(step, seat, part, counted if number is None else number, shown))
    return tuple(turn if turn.shown >= 0 else turn._replace(shown=turn.step) for turn in found)


def gains_of(points: Sequence[tuple[int, ...]]) -> tuple[Gain, ...]:
    """Find the biggest gains from everybody's points after each command."""
    gains = [
        Gain(step, seat, after - before)
        for step in range(1, len(points))
        for seat, (before, after) in enumerate(zip(points[step - 1], points[step], strict=True))
        if after > before
    ]
    if not gains:
        return ()
    mean = sum(gain.points for gain in gains) / len(gains)
    best = sorted(gains, key=lambda gain: (-gain.points, gain.step))[:BIG]
    return tuple(sorted((gain for gain in best if gain.points >= TIMES_MEAN * mean), key=lambda gain: gain.step))


def timeline_of(turns: Turns | None, views: Sequence[Any], standing: Callable[[Any], tuple[int, ...]] | None) -> Timeline:
    """Tell a game from how it looks to a spectator after each command."""
    gains = gains_of([standing(view) for view in views]) if standing is not None else ()
    return Timeline(turns_of(turns, views), gains, words=turns)
