"""The hourglass: sand that really runs, from game time, between wooden plates; repainted when one can see that it has run."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QBrush, QColor, QHideEvent, QPainter, QPainterPath, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import fill, outline, vertical
from ludogite.ui.style.paint_wood import wood
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme

EVERY_MS: Final = 100
LATE_S: Final = 10
"""From so many seconds on the player is warned, in colour and once in words."""
PLATE, NECK, INSET = 0.066, 0.045, 0.12
"""Height of a plate in heights; half the neck, and what the glass is narrower than its plates on each side, in widths."""
TURNED: Final = 0.95
"""With so much of its sand to run it has just been turned over."""
FULL = 0.66
"""How high a bulb is filled with all the sand, in heights of the bulb."""


class Hourglass(Painted, QWidget):
    """Shows what is left of a time; who owns it writes the seconds, told by ``ticked``."""

    ticked = Signal(int)
    """Another second is left: how many, rounded up."""
    warned = Signal()
    """The last ten seconds have begun."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._now: Callable[[], int] | None = None
        self._deadline = 0
        self._length = 1
        self._left = 0
        self._seconds = -1
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look_again)
        self._fall = QVariantAnimation(self)
        self._fall.valueChanged.connect(self._on_fall)
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        overshoot = QEasingCurve(QEasingCurve.Type.OutBack)
        overshoot.setOvershoot(1.1)
        self._turn.setEasingCurve(overshoot)
        self._turn.valueChanged.connect(self.update)
        self._turn.finished.connect(self.update)
        self._turned_from = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.retranslate()

    @property
    def left_ms(self) -> int:
        """What is left, in ms."""
        return self._left

    @property
    def seconds(self) -> int:
        """What is left in seconds, rounded up."""
        return math.ceil(self._left / 1000)

    @property
    def is_running(self) -> bool:
        """Whether sand runs."""
        return self._now is not None

    @property
    def is_late(self) -> bool:
        """Whether the last seconds run."""
        return self.is_running and self.seconds <= LATE_S

    def run(self, deadline_ms: int, length_ms: int, now: Callable[[], int]) -> None:
        """Let the sand run until a moment of the game's time, which ``now`` tells (ms); ``length_ms`` is the whole sand."""
        self._fall.stop()
        turns = not self.is_running and deadline_ms - now() > TURNED * length_ms
        if turns and self.isVisible() and (duration := self.theme.ms("hourglass_turn")) > 0:
            self._turned_from = self._share()
            self._turn.setDuration(duration)
            self._turn.start()
        self._deadline, self._length, self._now = deadline_ms, max(length_ms, 1), now
        self._timer.stop()
        self._seconds = -1
        self.look_again()

    def stand(self, left_ms: int | None = None, length_ms: int | None = None) -> None:
        """Let the sand stand still, as it is or with so much left."""
        self._now = None
        self._turn.stop()
        self._timer.stop()
        if length_ms is not None:
            self._length = max(length_ms, 1)
        if left_ms is not None:
            self._left = left_ms
        self._fall.stop()
        self._tell()
        self.update()

    def fall(self, left_ms: int, length_ms: int, duration_ms: int) -> None:
        """Let the sand fall to what is left, in so many ms; sand that would have to rise stands there at once."""
        start = self._left if self._length == max(length_ms, 1) else length_ms
        self.stand(left_ms, length_ms)
        if start > left_ms and duration_ms > 0 and self.isVisible():
            self._left = start
            self._fall.setStartValue(start)
            self._fall.setEndValue(left_ms)
            self._fall.setDuration(duration_ms)
            self._fall.start()
        self._tell()

    def _on_fall(self, left_ms: int) -> None:
        self._left = left_ms
        self._tell()
        self.update()

    def _tell(self) -> None:
        """Say the seconds when there are others than before."""
        if self.seconds != self._seconds:
            self._seconds = self.seconds
            self.retranslate()
            self.ticked.emit(self._seconds)

    def look_again(self) -> None:
        """Read the time."""
        if self._now is None:
            return
        was_late = 0 <= self._seconds <= LATE_S
        self._left = min(max(self._deadline - self._now(), 0), self._length)
        if self.seconds != self._seconds:
            fresh = self._seconds < 0
            self._seconds = self.seconds
            self.retranslate()
            self.ticked.emit(self._seconds)
            if self.is_late and not was_late and not fresh:
                self.warned.emit()
        self.update()
        if self.isVisible() and self._left:
            self._timer.start(self._ms_to_see())

    def _ms_to_see(self) -> int:
        """Tell when there is something new to see: another second, or sand a pixel lower."""
        pixel = self._length / max(self.height() * FULL / 2, 1)
        return math.ceil(min(max(pixel, EVERY_MS), self._left - (self.seconds - 1) * 1000))

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Sablier : %n seconde(s)", "", max(self.seconds, 0)))

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the time again."""
        super().showEvent(event)
        if self.is_running:
            self.look_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop looking."""
        super().hideEvent(event)
        self._timer.stop()

    # ---- painting ---------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Paint sand, glass and plates; while it is turned over its sand lies below at any moment, as it was and then as it is."""
        share = self._share()
        if turns := self._turn.state() is QVariantAnimation.State.Running:
            upright = math.cos(math.pi * float(self._turn.currentValue() or 0.0))
            share = self._turned_from if upright > 0 else share
            middle = QRectF(self.rect()).center()
            painter.translate(middle)
            painter.scale(1.0, abs(upright))
            painter.translate(-middle)
        paint_hourglass(painter, self.theme, QRectF(self.rect()), share, runs=self.is_running and not turns, late=self.is_late)

    def _share(self) -> float:
        """Tell how much of the sand is above: none before it is turned over."""
        waits = not self.is_running and self._left == self._length and self._fall.state() is not QVariantAnimation.State.Running
        return 0.0 if waits else self._left / self._length


def paint_hourglass(painter: QPainter, theme: Theme, rect: QRectF, share: float, *, runs: bool, late: bool = False) -> None:
    """Paint an hourglass on felt: ``share`` (0 to 1) of its sand is above, ``runs`` lets it fall, ``late`` warns."""
    rect = rect.adjusted(2, 2, -2, -4)
    plate = PLATE * rect.height()
    inset = INSET * rect.width()
    body = QRectF(rect.left() + inset, rect.top() + plate, rect.width() - 2 * inset, rect.height() - 2 * plate)
    glass = _glass(body)
    fill(painter, glass, theme.faded("light", 0.0 if theme.flat else 0.13))
    colour = theme.palette.of("warning" if late and theme.dark else "sand")
    _paint_sand(
        painter, glass, body, share, colour if theme.flat else vertical(body, colour.lighter(112), colour.darker(108)), runs=runs
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.faded("light", 1.0 if theme.flat else 0.72), theme.pen(2.2)))
    painter.drawPath(glass)
    if not theme.flat:
        _paint_shine(painter, theme, body)
    for top in (rect.top(), rect.bottom() - plate):
        _paint_plate(painter, theme, QRectF(rect.left(), top, rect.width(), plate))


def _paint_sand(painter: QPainter, glass: QPainterPath, body: QRectF, share: float, brush: QColor | QBrush, *, runs: bool) -> None:
    """Paint what is above, what falls and what has fallen."""
    half, middle = body.height() / 2, body.center().y()
    painter.save()
    painter.setClipPath(glass)
    if share > 0:
        level = middle - half * FULL * share
        hollow = QPainterPath(QPointF(body.left(), level))
        hollow.quadTo(QPointF(body.center().x(), level + 0.03 * body.height()), QPointF(body.right(), level))
        hollow.lineTo(body.right(), middle)
        hollow.lineTo(body.left(), middle)
        hollow.closeSubpath()
        fill(painter, hollow, brush)
    heap = half * FULL * (1 - share) * 0.86
    top = body.bottom() - heap
    if runs and share > 0:
        wide = max(body.width() * 0.055, 2.0)
        fill(painter, QRectF(body.center().x() - wide / 2, middle - 1, wide, max(top - middle, 0) + heap * 0.3), brush)
    if share < 1:
        peak = top - 0.05 * body.height() * min(1.0, 4 * (1 - share))
        mound = QPainterPath(QPointF(body.left(), body.bottom()))
        mound.lineTo(body.left(), min(top + heap * 0.45, body.bottom()))
        mound.cubicTo(
            QPointF(body.left() + body.width() * 0.28, top + heap * 0.2),
            QPointF(body.left() + body.width() * 0.40, peak),
            QPointF(body.center().x(), peak),
        )
        mound.cubicTo(
            QPointF(body.right() - body.width() * 0.40, peak),
            QPointF(body.right() - body.width() * 0.28, top + heap * 0.2),
            QPointF(body.right(), min(top + heap * 0.45, body.bottom())),
        )
        mound.lineTo(body.right(), body.bottom())
        mound.closeSubpath()
        fill(painter, mound, brush)
    painter.restore()


def _paint_shine(painter: QPainter, theme: Theme, body: QRectF) -> None:
    pen = QPen(theme.faded("light", 0.75), theme.pen(3))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    shine = QPainterPath(QPointF(body.left() + body.width() * 0.17, body.top() + body.height() * 0.06))
    shine.quadTo(
        QPointF(body.left() + body.width() * 0.18, body.top() + body.height() * 0.16),
        QPointF(body.left() + body.width() * 0.27, body.top() + body.height() * 0.26),
    )
    painter.drawPath(shine)


def _paint_plate(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    corner = rect.height() * 0.42
    edge = max(rect.height() * 0.18, 1.5)
    fill(painter, rect.translated(0, edge), theme.palette.wood_edge, corner)
    if theme.flat:
        fill(painter, rect, theme.palette.wood_bottom, corner)
        outline(painter, rect, theme.palette.wood_edge, theme.pen(1.5), corner)
        return
    wood(painter, theme, rect, "pale", radius=corner, seed=41)
    outline(painter, rect, theme.faded("wood_edge", 0.55), theme.pen(1), corner)


def _glass(body: QRectF) -> QPainterPath:
    """Outline two bulbs that meet in a narrow neck."""
    middle, neck = body.center(), NECK * body.width()
    left, right, top, bottom = body.left(), body.right(), body.top(), body.bottom()
    high = body.height()
    path = QPainterPath(QPointF(left, top))
    path.cubicTo(
        QPointF(left, top + 0.30 * high), QPointF(middle.x() - neck, top + 0.36 * high), QPointF(middle.x() - neck, middle.y())
    )
    path.cubicTo(QPointF(middle.x() - neck, bottom - 0.36 * high), QPointF(left, bottom - 0.30 * high), QPointF(left, bottom))
    path.lineTo(right, bottom)
    path.cubicTo(
        QPointF(right, bottom - 0.30 * high),
        QPointF(middle.x() + neck, bottom - 0.36 * high),
        QPointF(middle.x() + neck, middle.y()),
    )
    path.cubicTo(QPointF(middle.x() + neck, top + 0.36 * high), QPointF(right, top + 0.30 * high), QPointF(right, top))
    path.closeSubpath()
    return path
