"""How the points of everybody grew, turn after turn: a line per player in her ink, with her symbol and her name at its end."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
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

    @property
    def turns(self) -> tuple[int, ...]:
        """List the turns in which somebody got points, in order."""
        return tuple(sorted({turn for racer in self.racers for turn, _ in racer.points}))

    def highest(self) -> int:
        """Give the most points that have to be shown."""
        return max(self.target, *(points for racer in self.racers for _, points in racer.points), 1)


class RacePlot(Painted, QWidget):
    """Paints a race; arrows and the pointer tell how it stood after a turn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._race = Race((), 0)
        self._at = -1
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
        return axis(0, self._race.highest(), room)

    def point(self, turn: int, points: int) -> QPointF:
        """Give where some points after a turn stand, in px."""
        area, lines = self._area(), self._lines()
        x = area.x() + area.width() * turn / max(self._race.last, 1)
        return QPointF(x, area.bottom() - area.height() * points / max(lines[-1], 1))

    # ---- telling a turn ---------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell how it stood in the turn under the pointer."""
        area, turns = self._area(), self._race.turns
        if not turns or not area.contains(event.position()):
            return
        near = min(turns, key=lambda turn: abs(self.point(turn, 0).x() - event.position().x()))
        QToolTip.showText(event.globalPosition().toPoint(), self.told(near), self)

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
        self.update()

    # ---- painting ---------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if not self._race.racers:
            return
        self._paint_ground(painter)
        for number, racer in enumerate(self._race.racers):
            self._paint_line(painter, racer, DASHES[number % len(DASHES)])
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
        path, before = QPainterPath(self.point(0, 0)), 0
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
