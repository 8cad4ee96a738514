"""A letter, or the joker with the letter it stands for, on the face of a die."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from ludogite.ui.style.paint import text_in
from ludogite.ui.style.theme import LEAST_ON_A_FACE, Theme

JOKER: Final = "◊"
LETTER, LETTER_WIDE, INSIDE = 0.62, 0.50, 0.30
"""Sizes of type, in sides: a letter, the widest letters, the letter inside the joker's mark."""
GROWS: Final = 1.25
"""How much larger a letter gets with the text, at most."""
MARK_WIDE, MARK_HIGH, MARK_LINE = 0.46, 0.60, 0.045
"""The joker's mark, in sides."""


def paint_letter(painter: QPainter, theme: Theme, rect: QRectF, letter: str, ink: QColor) -> None:
    """Paint a letter in a square, capitals on one height, a tréma above it; large text makes it larger."""
    size = (LETTER_WIDE if letter in "MW" else LETTER) * min(theme.text_scale, GROWS)
    font = theme.letter_font(max(size * rect.height(), LEAST_ON_A_FACE))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    cap = metrics.capHeight()
    x = rect.center().x() - metrics.horizontalAdvance(letter) / 2
    lower = 0.05 * rect.height() if letter in "ÄÖÜ" else 0.0
    painter.setPen(ink)
    painter.drawText(QPointF(x, rect.center().y() + cap / 2 + lower), letter)


def paint_joker(painter: QPainter, theme: Theme, rect: QRectF, letter: str, ink: QColor) -> None:
    """Paint the joker's mark, with the letter it stands for inside."""
    side, middle = rect.height(), rect.center()
    grow = 1.0 if letter else 0.82
    half_wide, half_high = MARK_WIDE * grow * side / 2 * (1.12 if letter else 1), MARK_HIGH * grow * side / 2
    path = QPainterPath(QPointF(middle.x(), middle.y() - half_high))
    for x, y in ((half_wide, 0.0), (0.0, half_high), (-half_wide, 0.0)):
        path.lineTo(QPointF(middle.x() + x, middle.y() + y))
    path.closeSubpath()
    pen = QPen(ink, max(MARK_LINE * side, 1.2))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    if letter:
        inside = QRectF(middle.x() - INSIDE * side / 2, middle.y() - INSIDE * side / 2, INSIDE * side, INSIDE * side)
        painter.setFont(theme.letter_font(max(INSIDE * side, LEAST_ON_A_FACE)))
        text_in(painter, inside.adjusted(-side, -side / 4, side, side / 4), letter, ink)
