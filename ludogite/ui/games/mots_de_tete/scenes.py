"""How the events of Mots de Tête are played: the die, letters that write themselves, bonus dice cell by cell, points."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from ludogite.games.mots_de_tete.moves import (
    Accepted,
    Began,
    BonusThrown,
    Contested,
    ContestLost,
    ContestWon,
    DieThrown,
    Event,
    HintGiven,
    Laid,
    LastTry,
    LastTurn,
    Passed,
    Rolls,
    Scored,
    TurnLost,
    WindowClosed,
    Withdrawn,
    Written,
)
from ludogite.games.mots_de_tete.state import MotsView, Phase
from ludogite.ui.games.mots_de_tete.grid_print import body, paint_letter
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.die import Pose
from ludogite.ui.widgets.overlay import FlyingText, Timed, confetti
from ludogite.ui.widgets.tumble import Tumble

if TYPE_CHECKING:
    from ludogite.ui.games.mots_de_tete.screen import MotsDeTeteTable

FEAST_POINTS = 60
"""A play of so many points gets confetti."""
BONUS_PLACES = {1: ((0.0, 0.0),), 2: ((-0.42, 0.0), (0.42, 0.0)), 3: ((-0.42, 0.30), (0.42, 0.30), (0.0, -0.42))}
"""Where bonus dice land round the middle of their cell, in sides of a die."""


@dataclass(frozen=True, slots=True)
class InkLetter:
    """A letter that is written into its cell: it comes down from above and darkens."""

    look: Look
    rect: QRectF
    letter: str
    ink: int

    def area(self, share: float) -> QRectF:
        """Cover the cell and a little round it."""
        grow = self.rect.width() * 0.5
        return self.rect.adjusted(-grow, -grow, grow, grow)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the letter on the paper of its cell."""
        gone = QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(share)
        painter.save()
        painter.setOpacity(0.15 + 0.85 * gone)
        if share >= 0.999:
            painter.setOpacity(1.0)
        grow = self.rect.width() * 0.35 * (1 - gone)
        paint_letter(painter, self.look, body(self.rect).adjusted(-grow, -grow, grow, grow), self.letter, self.ink)
        painter.restore()


class MotsDeTeteScenes:
    """Makes the scenes of each event for one screen."""

    def __init__(self, screen: MotsDeTeteTable, queue: AnimationQueue[Any, Any]) -> None:
        self._screen = screen
        self._queue = queue
        self._look = screen.look

    def stage(self, event: Event, view: MotsView) -> list[Scene]:
        """Make the scenes of an event; ``view`` is how the table stands after it."""
        scenes: list[Scene] = []
        add, ms, screen = scenes.append, self._look.ms, self._screen
        tell_first = False
        match event:
            case DieThrown(seat, n):
                add(lambda: self._throw(n, view.turn * 7 + seat))
                add(lambda: screen.show_die(n))
            case Written(seat, letters):
                if not screen.acts_here(seat):
                    add(lambda: self._write(seat, letters))
                    add(lambda: screen.show_written(event))
                    add(lambda: self._queue.wait(ms("points_count")))
                else:
                    add(lambda: screen.show_written(event))
            case BonusThrown(_, bonus):
                for rolls in bonus:
                    add(lambda rolls=rolls: self._throw_bonus(rolls))  # type: ignore[misc]
                    add(lambda rolls=rolls: screen.show_rolled(rolls))  # type: ignore[misc]
                    add(lambda: self._queue.wait(ms("turn_change")))
            case Scored(play):
                add(lambda: screen.show_scored(play, view))
                add(lambda: self._fly_points(play.seat, play.points))
                add(lambda: screen.show_scores(view))
                if play.points >= FEAST_POINTS or view.phase is Phase.OVER:
                    add(self._celebrate)
                if not screen.acts_here(play.seat):
                    tell_first = True
            case Contested() | ContestWon() | ContestLost() | Passed() | Withdrawn() | TurnLost() | LastTry() | LastTurn():
                tell_first = True
            case Began() | Accepted() | WindowClosed() | HintGiven():
                pass
        add(lambda: screen.tell(event))
        if tell_first:
            add(lambda: self._queue.wait(2 * ms("points_count")))
        return scenes

    def _throw(self, n: int, seed: int) -> None:
        """Throw the die of letters from the edge of the card to its place."""
        screen, duration = self._screen, self._look.ms("die_throw")
        if duration <= 0:
            return
        end = screen.die_pose()
        chance = random.Random(seed)  # noqa: S311 (only how it flies)
        start = QPointF(screen.width() + end.side, end.y + end.side * chance.uniform(1.2, 3.0))
        flight = Tumble(self._look, start, end, n, chance.uniform(1.6, 2.3), chance.choice((-1, 1)) * chance.uniform(60, 200))
        screen.card.hide_die(hidden=True)
        self._queue.hold()
        screen.overlay.launch([Timed(flight, duration)])

    def _write(self, seat: int, letters: Sequence[Laid]) -> None:
        """Let a player's letters write themselves, one after the other."""
        screen, duration = self._screen, self._look.ms("letter_write")
        if duration <= 0:
            return
        ink, stagger = screen.table.seats[seat].ink, max(self._look.stagger_ms("letter_write"), duration)
        whole = stagger * len(letters) + duration
        flights = []
        for number, one in enumerate(letters):
            rect = screen.board_cell(one.cell)
            delay = number * stagger
            flights.append(Timed(InkLetter(self._look, rect, one.letter, ink), duration, delay))
            flights.append(
                Timed(_Stay(InkLetter(self._look, rect, one.letter, ink)), whole - delay - duration + 1, delay + duration)
            )
        self._queue.hold()
        screen.overlay.launch(flights)

    def _throw_bonus(self, rolls: Rolls) -> None:
        """Throw the dice of one bonus cell onto it."""
        screen, duration = self._screen, self._look.ms("bonus_die")
        if duration <= 0 or not rolls.dice:
            return
        cell = screen.board_cell((rolls.row, rolls.col))
        side = max(cell.width() * (0.92 if len(rolls.dice) == 1 else 0.74), self._look.px(26))
        chance = random.Random(rolls.row * 31 + rolls.col)  # noqa: S311 (only how they fly)
        start = screen.die_pose().centre
        flights = []
        for number, (value, (x, y)) in enumerate(zip(rolls.dice, BONUS_PLACES[len(rolls.dice)], strict=True)):
            end = Pose(cell.center().x() + x * side * 1.15, cell.center().y() + y * side * 1.15, side, chance.uniform(-12, 12))
            flight = Tumble(
                self._look, start, end, value, chance.uniform(1.4, 2.0), chance.choice((-1, 1)) * chance.uniform(60, 160)
            )
            delay = number * self._look.stagger_ms("die_throw")
            flights.append(Timed(flight, duration, delay))
            flights.append(Timed(_Stay(flight), self._look.ms("turn_change"), delay + duration))
        self._queue.hold()
        screen.overlay.launch(flights)

    def _fly_points(self, seat: int, points: int) -> None:
        """Carry the points from the card to the player's row."""
        screen, duration = self._screen, self._look.ms("chip_fly")
        if duration <= 0:
            return
        start, end = screen.points_way(seat)
        flight = FlyingText(self._look, str(points), self._look.player(screen.table.seats[seat].ink), start, end, self._look.px(22))
        self._queue.hold()
        screen.overlay.launch([Timed(flight, duration)])

    def _celebrate(self) -> None:
        screen = self._screen
        pieces = confetti(self._look, QPointF(screen.width() / 2, screen.height() * 0.7), screen.width(), screen.height(), 7)
        if pieces:
            screen.feast.launch(pieces, skippable=False)


@dataclass(frozen=True, slots=True)
class _Stay:
    """A picture that stays as it landed, until the whole batch has."""

    flight: InkLetter | Tumble

    def area(self, share: float) -> QRectF:
        """Cover what it covers."""
        return self.flight.area(1.0)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint it at rest."""
        self.flight.paint(painter, 1.0)
