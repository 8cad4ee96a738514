"""How the curtain is painted: its cloth in folds, and the rail with its rings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ludogite.ui.style.paint import fill
from ludogite.ui.style.paint_wood import wood
from ludogite.ui.style.theme import Theme, fade, mix

FOLDS: Final = 20
RAIL, RING_EVERY = 40, 64
SHADES: Final = ((0.0, 0.62), (0.18, 0.22), (0.45, 0.0), (0.62, 0.10), (0.85, 0.45), (1.0, 0.62))
"""One fold from left to right: place, and how much of the dark shade."""


def paint_cloth(painter: QPainter, theme: Theme, rect: QRectF, ink: QColor) -> None:
    """Paint the folds: light and dark stripes of a colour, darker above and below, and the hem."""
    dark, light = ink.darker(290), mix(ink, theme.palette.light, 0.14)
    if theme.flat:
        painter.fillRect(rect, mix(ink, theme.palette.shadow, 0.4))
    else:
        wide = rect.width() / FOLDS
        for fold in range(FOLDS):
            gradient = QLinearGradient(QPointF(fold * wide, 0), QPointF((fold + 1) * wide, 0))
            for at, share in SHADES:
                gradient.setColorAt(at, mix(light, dark, share))
            painter.fillRect(QRectF(fold * wide, 0, wide + 1, rect.height()), gradient)
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        for at, alpha in ((0.0, 0.55), (0.14, 0.18), (0.5, 0.0), (0.86, 0.10), (1.0, 0.55)):
            shade.setColorAt(at, theme.faded("shadow", alpha))
        painter.fillRect(rect, shade)
    hem = QPainterPath()
    hem.addRect(QRectF(0, rect.height() - theme.px(18), rect.width(), theme.px(18)))
    scallops = QPainterPath()
    wide = rect.width() / FOLDS
    for fold in range(FOLDS):
        scallops.addEllipse(QRectF(fold * wide, rect.height() - theme.px(44), wide, theme.px(38)))
    fill(painter, hem.subtracted(scallops), fade(mix(dark, theme.palette.shadow, 0.55), 1.0))


def paint_rail(painter: QPainter, theme: Theme, width: float) -> None:
    """Paint the wooden rail above, and its brass rings."""
    rail = theme.px(RAIL)
    wood(painter, theme, QRectF(0, 0, width, rail), "pale", seed=29)
    painter.fillRect(QRectF(0, rail - theme.px(2), width, theme.px(2)), theme.palette.wood_edge)
    count = max(2, round(width / theme.px(RING_EVERY)))
    radius = theme.px(10)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(count):
        x = (number + 0.5) * width / count
        painter.setPen(QPen(theme.palette.brass_edge, theme.pen(5)))
        painter.drawEllipse(QPointF(x, rail + theme.px(5)), radius, radius)
        painter.setPen(QPen(theme.palette.lamp, theme.pen(3.6)))
        painter.drawEllipse(QPointF(x, rail + theme.px(5)), radius, radius)
