"""The course of a finished game as curves: everybody's points after each turn, and one's own beside one's best game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ludogite.core.advice import Hindsight
from ludogite.core.rules import Seat
from ludogite.services.game_session import SeatInfo
from ludogite.ui.screen.timeline import Turn, Turns, turns_of
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, Paper
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.race_plot import Race, RacePlot, Racer


def course_of(
    turns: Turns | None, views: Sequence[Any], standing: Callable[[Any], tuple[int, ...]] | None, scores: Sequence[int]
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give by seat the points after each own turn as (turn from 1, points); what counts at the very end is in the last.

    ``views`` are those after each command. Empty curves where the game does not tell its points.
    """
    curves: list[list[tuple[int, int]]] = [[] for _ in scores]
    found = turns_of(turns, views) if standing is not None else ()
    ends = [turn.step for turn in found[1:]] + [len(views) - 1]
    for turn, end in zip(found, ends, strict=False):
        points = standing(views[end]) if standing is not None else ()
        for seat in range(len(scores)) if turn.seat is None else (turn.seat,):
            curves[seat].append((len(curves[seat]) + 1, points[seat]))
    for curve, score in zip(curves, scores, strict=True):
        if curve:
            curve[-1] = (curve[-1][0], score)
    return tuple(map(tuple, curves))


def race_of(seats: Sequence[SeatInfo], curves: Sequence[tuple[tuple[int, int], ...]]) -> Race:
    """Let everybody's curves run beside each other."""
    racers = tuple(Racer(info.ink, info.name, curve) for info, curve in zip(seats, curves, strict=True) if curve)
    return Race(racers, max((turn for one in racers for turn, _ in one.points), default=0))


def own_turn(turns: Sequence[Turn], seat: Seat, step: int) -> int:
    """Give which of a seat's own turns is under way at a step, from 1; 0 before the first."""
    return sum(turn.seat == seat and turn.step <= step for turn in turns)


def expected_of(turns: Sequence[Turn], found: Hindsight | None, seats: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give by seat the points that could be expected at the end: before the first turn (0), and after each own one.

    They are the coach's: what perfect play expects, with what the dice have given and the choices have lost so far. Empty where
    perfect play has no exact expectation.
    """
    if found is None or len(found.accounts) < seats:
        return ()
    curves = []
    for account in sorted(found.accounts, key=lambda one: one.seat):
        seat = account.seat
        gains = [(own_turn(turns, seat, one.entry), one.luck) for one in found.fortunes if one.seat == seat]
        gains += [(own_turn(turns, seat, one.entry), -one.cost) for one in found.weighed if one.seat == seat]
        after = range(1 + sum(turn.seat == seat for turn in turns))
        curves.append(tuple((turn, round(account.perfect + sum(gain for at, gain in gains if at <= turn))) for turn in after))
    return tuple(curves)


class CurvePaper(Paper):
    """Who played alone stands on no podium: the own game beside the best one, under what it came to."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = Label(theme, "turn", "ink", wrap=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.plot = RacePlot(theme)
        self.plot.hide()
        self.has_duel = False
        self._column = filled(QVBoxLayout(self), self.title, (self.plot, 1))
        self.scaled(self._column, (24, 18, 18, 18), spacing=12)

    def show_duel(self, duel: QWidget) -> None:
        """Lay the duel of a challenge in the place of the curve; once for a paper."""
        self.has_duel = True
        self.plot.hide()
        self._column.insertWidget(1, duel, 1)
