"""A computer player thinks: its medallion in the turn band shakes a cup, for as long as everybody waits for it."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludogite.late import late
from ludogite.ui.style.paint import ratio_of
from ludogite.ui.style.painted import Canvas
from ludogite.ui.style.theme import Theme

with late:  # no computer thinks in the first frame
    from ludogite.ui.widgets import cup

SHARE: Final = 0.5
"""Height of the cup, in sides of the medallion."""
SWING: Final = 14.0
"""How far it tips to each side, in degrees."""


class ThinkingCup(Canvas, QWidget):
    """The cup at the lower left edge of a medallion; it stands still when movements are reduced."""

    def __init__(self, theme: Theme, band: QWidget) -> None:
        super().__init__(band)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setLoopCount(-1)
        self._way.valueChanged.connect(self._swing)
        self.hide()

    def _swing(self) -> None:
        self.update()

    def show_for(self, medallion: QRect | None) -> None:
        """Shake beside the medallion (px of the band) of who thinks; None goes."""
        if medallion is None:
            self._way.stop()
            self.hide()
            return
        high = SHARE * medallion.height()
        corner = QPointF(medallion.left(), medallion.bottom() + 1 - high)  # whose symbol it is stands at the right
        self.setGeometry(QRectF(corner, QPointF(corner.x() + high, corner.y() + high)).toAlignedRect())
        duration = 2 * self._theme.ms("cup_shake")
        if duration > 0 and self._way.state() is not QVariantAnimation.State.Running:
            self._way.setDuration(duration)
            self._way.start()
        elif duration <= 0:
            self._way.stop()
        self.show()
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        theme, high = self._theme, float(self.height())
        wide = cup.SHAPE * high

        def draw(into: QPainter) -> None:
            cup.paint_cup(into, theme, QRectF(0.08 * wide, 0, 0.84 * wide, high - 1), shaded=False)

        picture = theme.picture("thinking cup", wide, high, ratio_of(painter), draw)
        moving = self._way.state() is QVariantAnimation.State.Running
        turn = 2 * math.pi * 2 * float(self._way.currentValue() or 0.0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, high / 2)
        painter.rotate(SWING * math.sin(turn) if moving else 0.0)
        painter.scale(0.86, 0.86)
        painter.drawPixmap(QPointF(-wide / 2, -high / 2), picture)
