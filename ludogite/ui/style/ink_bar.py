"""The bar in a player's ink that says who wrote: each ink has a pattern of its own, so that its colour is never alone.

It stands along the foot of a letter in a square, and beside the player's name, which is the legend.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from ludogite.ui.style.theme import PlayerInk

NARROW = 30
"""Px of a bar under which dots and ticks are five instead of six, so that they stay apart."""


def pattern(number: int, rect: QRectF) -> QPainterPath:
    """Return the shape of a player's bar (1 to 8) in a rectangle; raise ``ValueError`` for another number.

    Solid, dots, dashes, double for the first four; then dash and dot, a saw, two dashes, ticks.
    """
    path, high = QPainterPath(), rect.height()
    many = 5 if rect.width() < NARROW else 6
    match number:
        case 1:
            _bar(path, rect, 0, 1)
        case 2:
            for n in range(many):
                path.addEllipse(_at(rect, (n + 0.5) / many), high * 0.56, high * 0.56)
        case 3:
            for n in range(3):
                _bar(path, rect, (n + 0.1) / 3, (n + 0.9) / 3)
        case 4:
            for top in (-0.35, 0.55):
                line = QRectF(rect.left(), rect.top() + top * high, rect.width(), 0.55 * high)
                path.addRoundedRect(line, high * 0.2, high * 0.2)
        case 5:
            _bar(path, rect, 0, 0.34)
            path.addEllipse(rect.center(), high * 0.56, high * 0.56)
            _bar(path, rect, 0.66, 1)
        case 6:
            step = rect.width() / many
            points = [QPointF(rect.left() + n * step, rect.top() + (0.0 if n % 2 else high)) for n in range(many + 1)]
            path.moveTo(points[0])
            for point in (*points[1:], *(point + QPointF(0, -high * 0.65) for point in reversed(points))):
                path.lineTo(point)
            path.closeSubpath()
        case 7:
            _bar(path, rect, 0, 0.41)
            _bar(path, rect, 0.59, 1)
        case 8:
            for n in range(many):
                middle = _at(rect, (n + 0.5) / many)
                path.addRect(QRectF(middle.x() - high * 0.3, rect.top() - high * 0.3, high * 0.6, high * 1.5))
        case _:
            raise ValueError(number)
    return path


def ink_bar(painter: QPainter, rect: QRectF, ink: PlayerInk, colour: QColor | None = None) -> None:
    """Draw a player's bar in a rectangle, in the ink's colour or another."""
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.fillPath(pattern(ink.number, rect), QBrush(ink.colour if colour is None else colour))


def _at(rect: QRectF, share: float) -> QPointF:
    return QPointF(rect.left() + share * rect.width(), rect.center().y())


def _bar(path: QPainterPath, rect: QRectF, start: float, end: float) -> None:
    corner = rect.height() * 0.4
    path.addRoundedRect(
        QRectF(rect.left() + start * rect.width(), rect.top(), (end - start) * rect.width(), rect.height()), corner, corner
    )
