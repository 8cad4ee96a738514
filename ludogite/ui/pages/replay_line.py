"""The line of time of a replay: whose stretch it is, where turns begin, and marks at what was won and lost."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QSlider, QStyle, QToolTip, QWidget

from ludogite.core.advice import Loss
from ludogite.core.rules import Seat
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.screen.timeline import Timeline
from ludogite.ui.style.paint import fill, outline, rounded
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import FocusRing

MARKED_LOSSES = 3
"""Losses of each seat that are marked on the line."""
NEAR = 6
"""Px at 100 % within which a press means a mark."""


class TimeLine(Painted, QSlider):
    """The line of time: each stretch in the colour of who played it; arrows, Home, End, a click anywhere.

    A star above it is a big gain, a notch below it a dear mistake; a press near a mark goes there.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Qt.Orientation.Horizontal, parent)
        self._inks: tuple[int, ...] = ()
        self._timeline = Timeline()
        self._seats: tuple[SeatInfo, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"))

    def set_inks(self, inks: tuple[int, ...]) -> None:
        """Colour each step with the ink of who played it, 0 for nobody."""
        self._inks = inks
        self.update()

    def set_timeline(self, timeline: Timeline, seats: tuple[SeatInfo, ...]) -> None:
        """Mark turns, gains and losses."""
        self._timeline, self._seats = timeline, seats
        self.update()

    @property
    def marks(self) -> tuple[tuple[int, str], ...]:
        """List the marked steps with what they say, in order."""
        told = [(gain.step, self._say(gain.seat, self.tr("+{points}").format(points=gain.points))) for gain in self._timeline.gains]
        for loss in self._losses():
            lost = texts.number(-loss.cost, 1)
            told.append((loss.entry, self._say(loss.seat, lost)))
        return tuple(sorted(told))

    def _losses(self) -> list[Loss]:
        seats = range(len(self._seats))
        return [loss for seat in seats for loss in [one for one in self._timeline.losses if one.seat == seat][:MARKED_LOSSES]]

    def _say(self, seat: Seat, points: str) -> str:
        return self.tr("{name} : {points}").format(name=self._seats[seat].name, points=points)

    def sizeHint(self) -> QSize:
        """Be 40 px high."""
        return QSize(self.theme.px(200), self.theme.size("touch_min"))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.size("touch_min"))

    def _x(self, value: float) -> float:
        edge = self.theme.px(11)
        return edge + (self.width() - 2 * edge) * (value - self.minimum()) / max(self.maximum() - self.minimum(), 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page keys to the page, which goes by turns."""
        if event.key() in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            event.ignore()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where one presses, and follow from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            near = self._mark_near(event.position().x())
            if near is None:
                self._follow(event)
            else:
                self.setValue(near)
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop following."""
        self.setSliderDown(False)

    def _follow(self, event: QMouseEvent) -> None:
        edge = self.theme.px(11)
        span = max(self.width() - 2 * edge, 1)
        self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), round(event.position().x()) - edge, span))

    def _mark_near(self, x: float) -> int | None:
        """Give the step of the mark under the pointer (px)."""
        near = [(abs(self._x(step) - x), step) for step, _ in self.marks]
        far, step = min(near, default=(self.width(), 0))
        return step if far <= self.theme.px(NEAR) else None

    def event(self, event: QEvent) -> bool:
        """Say what a mark under the pointer means."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            step = self._mark_near(event.pos().x())
            told = "\n".join(said for at, said in self.marks if at == step)
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)

    # ---- painting ----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        high, middle = theme.px(8), self.height() / 2
        left, right = self._x(self.minimum()), self._x(self.maximum())
        groove = QRectF(left, middle - high / 2, right - left, high)
        fill(painter, groove, theme.palette.surface_soft, high / 2)
        painter.save()
        painter.setClipPath(rounded(groove, high / 2))
        self._paint_stretches(painter, groove)
        self._paint_turns(painter, groove)
        painter.restore()
        outline(painter, groove, theme.palette.control_outline, theme.pen(1), high / 2)
        self._paint_marks(painter, groove)
        radius = theme.px(9)
        here = QRectF(self._x(self.value()) - radius, middle - radius, 2 * radius, 2 * radius)
        fill(painter, here, theme.palette.accent, radius)
        outline(painter, here, theme.palette.surface, theme.pen(2.5), radius)

    def _paint_stretches(self, painter: QPainter, groove: QRectF) -> None:
        """Paint one rectangle per run of steps with the same ink: full up to the handle, faint after it."""
        start = 0
        for n in range(1, len(self._inks) + 1):
            edges = {len(self._inks), self.value()}
            if n not in edges and self._inks[n] == self._inks[start]:
                continue
            if self._inks[start]:
                colour = self.theme.player(self._inks[start]).colour
                colour.setAlphaF(1.0 if n <= self.value() else 0.28)
                painter.fillRect(QRectF(self._x(start), groove.y(), self._x(n) - self._x(start), groove.height()), colour)
            start = n

    def _paint_turns(self, painter: QPainter, groove: QRectF) -> None:
        """Cut the line where a turn begins, where there is room for it."""
        turns, wide = self._timeline.turns, self.theme.pen(1)
        if len(turns) * self.theme.px(5) > groove.width():
            return
        for turn in turns:
            painter.fillRect(QRectF(self._x(turn.step) - wide / 2, groove.y(), wide, groove.height()), self.theme.palette.surface)

    def _paint_marks(self, painter: QPainter, groove: QRectF) -> None:
        """Paint stars above the line for gains, notches below it for losses."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.palette.warning)
        for gain in self._timeline.gains:
            painter.drawPath(_star(QPointF(self._x(gain.step), groove.top() - self.theme.px(8)), self.theme.px(7)))
        painter.setBrush(self.theme.palette.danger)
        half = self.theme.px(5)
        for loss in self._losses():
            x, top = self._x(loss.entry), groove.bottom() + self.theme.px(2)
            notch = QPainterPath(QPointF(x, top))
            notch.lineTo(QPointF(x + half, top + 1.6 * half))
            notch.lineTo(QPointF(x - half, top + 1.6 * half))
            notch.closeSubpath()
            painter.drawPath(notch)


def _star(middle: QPointF, radius: float) -> QPainterPath:
    """Outline a star of five points."""
    path = QPainterPath()
    for corner in range(10):
        far = radius if corner % 2 == 0 else 0.45 * radius
        angle = math.radians(36 * corner - 90)
        point = QPointF(middle.x() + far * math.cos(angle), middle.y() + far * math.sin(angle))
        path.lineTo(point) if corner else path.moveTo(point)
    path.closeSubpath()
    return path
