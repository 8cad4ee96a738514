"""How the points of everybody grew, turn after turn: a line per player in her ink, with her symbol and her name at its end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ludogite.ui.style.paint import text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Centre, FocusRing, Left, Right
from ludogite.ui.widgets.plot import axis

NAME_MOST: Final = 110
"""Px at 100 % of the longest name at the end of a line."""
MARKS_MOST: Final = 14
"""Plays up to which each has its symbol on the line; beyond, only the last one has."""

DASHES: Final[tuple[list[float], ...]] = ([], [4, 3], [0.5, 2.5], [6, 2, 0.5, 2])
"""The lines of four people: whole, dashes, dots, both; then again."""


@dataclass(frozen=True, slots=True)
class Racer:
    """One player: ink, name, and the points after each of her turns as (turn from 1, points)."""

    ink: int
    name: str
    points: tuple[tuple[int, int], ...]

    def at(self, turn: int) -> int:
        """Give the points after a turn of the game, whoever's it was."""
        return next((points for number, points in reversed(self.points) if number <= turn), 0)


@dataclass(frozen=True, slots=True)
class Race:
    """Everybody's points; ``last`` is the number of the last turn, ``target`` a line to reach with its words (0: none)."""

    racers: tuple[Racer, ...]
    last: int
    target: int = 0
    target_text: str = ""
    least: int = 0
    """Points at the foot, as far as round figures allow."""

    @property
    def turns(self) -> tuple[int, ...]:
        """List the turns in which somebody got points, in order."""
        return tuple(sorted({turn for racer in self.racers for turn, _ in racer.points if turn}))

    def highest(self) -> int:
        """Give the most points that have to be shown."""
        return max(self.target, *(points for racer in self.racers for _, points in racer.points), 1)


class Spot(NamedTuple):
    """A turn of a racer (by number) worth a mark on the line: a choice that was dear, or a find."""

    racer: int
    turn: int
    is_find: bool = False


class RacePlot(Painted, QWidget):
    """Paints a race; arrows and the pointer tell how it stood after a turn."""

    pressed = Signal(int)
    """A turn was clicked, or stepped to with the arrows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._race = Race((), 0)
        self._at = -1
        self._spots: tuple[Spot, ...] = ()
        self._chosen: Spot | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"))

    @property
    def race(self) -> Race:
        """What is shown."""
        return self._race

    def show_race(self, race: Race, name: str) -> None:
        """Show a race under a name for the ear."""
        self._race, self._at = race, -1
        self.setAccessibleName(name)
        self.setAccessibleDescription("\n".join(self.told(turn) for turn in race.turns))
        self.update()

    def show_spots(self, spots: Sequence[Spot], chosen: Spot | None = None) -> None:
        """Mark turns on the lines, the chosen one larger and with a line down to its number."""
        self._spots, self._chosen = tuple(spots), chosen
        self.update()

    def told(self, turn: int) -> str:
        """Say how it stood after a turn."""
        stood = ", ".join(f"{racer.name} {racer.at(turn)}" for racer in self._race.racers)
        return self.tr("Tour {turn} : {scores}").format(turn=turn, scores=stood)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(220), self.theme.px(60) + 2 * self.theme.text_px(20))

    # ---- places -----------------------------------------------------------------------------------------------------------

    def _line(self) -> float:
        return QFontMetricsF(self.theme.font("note")).height()

    def _area(self) -> QRectF:
        """Give where the lines run, in px: figures at the left, turns below, names at the right."""
        theme, line = self.theme, self._line()
        left = QFontMetricsF(theme.font("note", tabular=True)).horizontalAdvance(str(round(self._lines()[-1]))) + theme.px(14)
        names = QFontMetricsF(theme.font("label"))
        widest = max((names.horizontalAdvance(racer.name) for racer in self._race.racers), default=0)
        right = min(widest, theme.px(NAME_MOST)) + theme.px(36)
        return QRectF(left, line / 2 + 2, max(self.width() - left - right, 1), max(self.height() - 2 * line - theme.px(6), 1))

    def _lines(self) -> tuple[float, ...]:
        room = max(3, min(7, int(self.height() / max(1.6 * self._line(), 1))))
        return axis(min(self._race.least, self._race.highest()), self._race.highest(), room)

    def point(self, turn: int, points: int) -> QPointF:
        """Give where some points after a turn stand, in px."""
        area, lines = self._area(), self._lines()
        x = area.x() + area.width() * turn / max(self._race.last, 1)
        share = (points - lines[0]) / max(lines[-1] - lines[0], 1)
        return QPointF(x, area.bottom() - area.height() * share)

    # ---- telling a turn ---------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell how it stood in the turn under the pointer."""
        area, turns = self._area(), self._race.turns
        if not turns or not area.contains(event.position()):
            return
        near = self._nearest(event.position().x())
        QToolTip.showText(event.globalPosition().toPoint(), self.told(near), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say which turn was clicked."""
        if self._race.turns and self._area().contains(event.position()):
            self.pressed.emit(self._nearest(event.position().x()))

    def _nearest(self, x: float) -> int:
        return min(self._race.turns, key=lambda turn: abs(self.point(turn, 0).x() - x))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the turns with the arrows."""
        steps, turns = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}, self._race.turns
        if event.key() not in steps or not turns:
            super().keyPressEvent(event)
            return
        self._at = min(max(self._at + steps[Qt.Key(event.key())], 0), len(turns) - 1)
        told = self.told(turns[self._at])
        where = self.point(turns[self._at], self._race.highest()).toPoint()
        QToolTip.showText(self.mapToGlobal(QPoint(where.x(), where.y())), told, self)
        self.setAccessibleDescription(told)
        self.pressed.emit(turns[self._at])
        self.update()

    # ---- painting ---------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if not self._race.racers:
            return
        self._paint_ground(painter)
        for number, racer in enumerate(self._race.racers):
            self._paint_line(painter, racer, DASHES[number % len(DASHES)])
        self._paint_spots(painter)
        self._paint_names(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, area, line = self.theme, self._area(), self._line()
        painter.setFont(theme.font("note", tabular=True))
        for value in self._lines():
            y = self.point(0, round(value)).y()
            painter.fillRect(QRectF(area.x(), round(y), area.width(), math.ceil(theme.px(1))), theme.palette.line)
            text_in(painter, QRectF(0, y - line / 2, area.x() - theme.px(10), line), str(round(value)), theme.palette.muted, Right)
        if self._race.target:
            y = self.point(0, self._race.target).y()
            pen = QPen(theme.palette.accent, theme.pen(1.6))
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(area.x(), y), QPointF(area.right(), y))
            painter.setFont(theme.font("label"))
            above = QRectF(area.x() + theme.px(6), y - line - 1 if y > line else y + 1, area.width(), line)
            text_in(painter, above, self._race.target_text, theme.palette.accent, Left)
        painter.setFont(theme.font("note", tabular=True))
        step = round(axis(0, self._race.last, max(3, int(area.width() / theme.text_px(36))))[1])
        for turn in range(step, self._race.last + 1, max(step, 1)):
            x, wide = self.point(turn, 0).x(), theme.text_px(34)
            text_in(painter, QRectF(x - wide / 2, self.height() - line, wide, line), str(turn), theme.palette.muted, Centre)
        if 0 <= self._at < len(self._race.turns):
            x = self.point(self._race.turns[self._at], 0).x()
            painter.fillRect(QRectF(round(x), area.y(), math.ceil(theme.px(1)), area.height()), theme.palette.control_outline)

    def _paint_line(self, painter: QPainter, racer: Racer, dashes: list[float]) -> None:
        """Paint a line from nothing to the last turn, with a symbol per play; ``dashes`` tell it from the others without colour."""
        theme, ink = self.theme, self.theme.player(racer.ink)
        before = racer.at(0)
        path = QPainterPath(self.point(0, before))
        for turn, points in racer.points:
            path.lineTo(self.point(turn, points))
            before = points
        path.lineTo(self.point(self._race.last, before))
        pen = QPen(ink.colour, theme.pen(3))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if len(racer.points) <= MARKS_MOST:
            side = theme.pen(9)
            for turn, points in racer.points:
                spot = self.point(turn, points)
                draw_symbol(painter, ink.symbol, QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side), ink.colour)

    def _paint_spots(self, painter: QPainter) -> None:
        theme, area = self.theme, self._area()
        for spot in self._spots:
            is_chosen, centre = spot == self._chosen, self.point(spot.turn, self._race.racers[spot.racer].at(spot.turn))
            if is_chosen:
                painter.setPen(QPen(theme.palette.danger, theme.pen(2), Qt.PenStyle.DotLine))
                painter.drawLine(centre, QPointF(centre.x(), area.bottom()))
            half = theme.pen(11 if is_chosen else 8)
            if spot.is_find:
                painter.setPen(Qt.PenStyle.NoPen)
                draw_symbol(painter, "étoile", QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), theme.palette.lamp)
                continue
            painter.setPen(QPen(theme.palette.surface, theme.pen(2)))
            painter.setBrush(theme.palette.danger)
            painter.drawEllipse(centre, half, half)

    def _paint_names(self, painter: QPainter) -> None:
        """Write everybody's name with the symbol at the end of the line, moved apart where they would touch."""
        theme, area = self.theme, self._area()
        painter.setFont(theme.font("label"))
        high = QFontMetricsF(painter.font()).height()
        ends = sorted(self._race.racers, key=lambda racer: -racer.at(self._race.last))
        tops: list[float] = []
        for racer in ends:
            wished = self.point(self._race.last, racer.at(self._race.last)).y() - high / 2
            tops.append(max(wished, tops[-1] + high) if tops else max(wished, 0))
        lowest = self.height() - high
        for number in range(len(tops) - 1, -1, -1):
            tops[number] = min(tops[number], lowest)
            lowest = tops[number] - high
        side = theme.px(12)
        for racer, top in zip(ends, tops, strict=True):
            ink, x = theme.player(racer.ink), area.right() + theme.px(9)
            draw_symbol(painter, ink.symbol, QRectF(x, top + (high - side) / 2, side, side), ink.colour)
            x += side + theme.px(6)
            text_in(painter, QRectF(x, top, self.width() - x, high), racer.name, ink.colour, Left)
