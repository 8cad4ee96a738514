"""The emblem: four letter dice and an hourglass."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ludogite.ui.style.paint import fill, outline, vertical
from ludogite.ui.style.theme import LEAST_ON_A_FACE, Theme
from ludogite.ui.widgets.die import Pose, paint_die
from ludogite.ui.widgets.emblem import ground_shadow


def _letter_die(painter: QPainter, theme: Theme, pose: Pose, letter: str, value: int) -> None:
    def face(into: QPainter, theme: Theme, side: float) -> None:
        half = side / 2
        into.setPen(theme.palette.pip)
        into.setFont(theme.letter_font(max(side * 0.66, LEAST_ON_A_FACE)))
        into.drawText(QRectF(-half, -half, 2 * half, 2 * half * 0.96), Qt.AlignmentFlag.AlignCenter, letter)
        into.setFont(theme.letter_font(side * 0.24, "text"))
        corner = QRectF(0, 0, half * 0.82, half * 0.94)
        into.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(value))

    paint_die(painter, theme, pose, face, shaded=False)


def _hourglass(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw a little hourglass with half its sand."""
    cap = rect.height() * 0.085
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    glass = QPainterPath(QPointF(x + w * 0.14, y + cap))
    glass.cubicTo(x + w * 0.14, y + h * 0.36, x + w * 0.44, y + h * 0.42, x + w * 0.44, y + h * 0.5)
    glass.cubicTo(x + w * 0.44, y + h * 0.58, x + w * 0.14, y + h * 0.64, x + w * 0.14, y + h - cap)
    glass.lineTo(x + w * 0.86, y + h - cap)
    glass.cubicTo(x + w * 0.86, y + h * 0.64, x + w * 0.56, y + h * 0.58, x + w * 0.56, y + h * 0.5)
    glass.cubicTo(x + w * 0.56, y + h * 0.42, x + w * 0.86, y + h * 0.36, x + w * 0.86, y + cap)
    glass.closeSubpath()
    fill(painter, glass, theme.faded("glass", 0.8))
    painter.save()
    painter.setClipPath(glass)
    painter.fillRect(QRectF(x, y + h * 0.27, w, h * 0.22), theme.palette.sand)
    painter.fillRect(QRectF(x + w * 0.47, y + h * 0.4, w * 0.06, h * 0.5), theme.palette.sand)
    heap = QPainterPath(QPointF(x, y + h - cap))
    heap.quadTo(x + w / 2, y + h * 0.56, x + w, y + h - cap)
    fill(painter, heap, theme.palette.sand)
    painter.restore()
    painter.setPen(QPen(theme.faded("light", 0.9), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(glass)
    for top in (y, y + h - cap):
        plate = QRectF(x, top, w, cap)
        fill(painter, plate, vertical(plate, theme.palette.wood_top, theme.palette.wood_bottom), 2)
        outline(painter, plate, theme.faded("wood_edge", 0.8), 0.8, 2)


def draw(painter: QPainter, theme: Theme) -> None:
    """Draw it in a field of 200 × 150."""
    ground_shadow(painter, theme, QPointF(98, 128), 84, 12)
    _hourglass(painter, theme, QRectF(154, 38, 44, 82))
    _letter_die(painter, theme, Pose(33, 82, 50, -8), "M", 3)
    _letter_die(painter, theme, Pose(82, 92, 50, 3), "O", 2)
    _letter_die(painter, theme, Pose(130, 86, 50, -4), "T", 2)
    _letter_die(painter, theme, Pose(109, 36, 50, 9), "S", 2)
