"""A thrown die: a cube that rolls, hops and slows down, and ends as the picture of the die that lies there."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cube import FRONT, Faces, Matrix, lying, paint_cube, product, turned, with_top
from ludogite.ui.widgets.die import PIPS, Pose, body_of, paint_cast_shadow, paint_die

_SLOWING, _ROLLING, _SETTLING = (QEasingCurve(getattr(QEasingCurve.Type, name)) for name in ("OutCubic", "OutQuad", "OutBack"))
_SETTLING.setOvershoot(1.2)
_HOPS = 2.5
_HOP_HEIGHT = 0.9
"""A thrown die hops so many times, at first so many sides high."""
BOUNCES = tuple((share, (1 - share) ** 0.8 + 0.08) for share in (((0.5 + n) / _HOPS) ** (1 / 0.8) for n in range(int(_HOPS + 0.5))))
"""When a thrown die touches the table, as shares of its way, and how hard (0 to 1): the last time it comes to rest."""


@dataclass(frozen=True, slots=True)
class Tumble:
    """A die thrown from outside: it rolls along its path, hops, slows down and ends on ``value`` exactly where it will lie."""

    theme: Theme
    start: QPointF
    end: Pose
    value: int
    turns: float
    """How often it turns over on its way."""
    spin: float
    """Degrees that it still turns flat on the table while it comes to rest."""
    faces: Faces = PIPS
    """What is painted on its six sides; ``value`` is the number from 1 of the one that ends on top."""
    rest: Callable[[QPainter, Pose], None] | None = None
    """Paints the die at rest where that is no ivory die with its face."""

    def area(self, share: float) -> QRectF:
        """Give die, shadow and the air between them."""
        ground, side, high = self._ground(share), self.end.side, self._height(share)
        more = 1.3 * side + 0.6 * high
        return QRectF(ground.x() - side, ground.y() - side - high, side + more, side + high + more)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the die as a turning cube; the last picture is the die at rest, to the pixel."""
        if share >= 1.0 and self.rest is not None:
            self.rest(painter, self.end)
            return
        if share >= 1.0:
            if (face := self.faces[self.value - 1]) is not None:
                paint_die(painter, self.theme, self.end, face)
            return
        ground, high, edge = self._ground(share), self._height(share), self.end.edge
        aside = self.end.middle - self.end.centre
        paint_cast_shadow(painter, self.theme, ground + aside + QPointF(0, 0.5 * FRONT * edge), edge, high / edge)
        painter.save()
        painter.translate(ground + aside - QPointF(0, high))
        top = self.faces[self.value - 1]
        ink = 1.0 if self.faces is PIPS else min(3 * (1 - share), 1.0)
        paint_cube(
            painter, self.theme, edge, with_top(self._orientation(share), self.value), self.faces, body_of(self.theme, top), ink=ink
        )
        painter.restore()

    def _ground(self, share: float) -> QPointF:
        gone = _SLOWING.valueForProgress(share)
        return self.start + (self.end.centre - self.start) * gone

    def _height(self, share: float) -> float:
        hop = abs(math.cos(math.pi * _HOPS * share**0.8))
        return float(_HOP_HEIGHT * self.end.side * hop * (1 - share) ** 2)

    def _orientation(self, share: float) -> Matrix:
        way = self.end.centre - self.start
        length = math.hypot(way.x(), way.y()) or 1.0
        left = 1 - _ROLLING.valueForProgress(share)
        tilt = self.end.tilt + self.spin * (1 - _SETTLING.valueForProgress(share))
        axis = (-way.y() / length, way.x() / length, 0.0)
        return product(turned(axis, -2 * math.pi * self.turns * left), lying(tilt))
