"""A thrown die: a cube that rolls, hops and slows down, and ends as the picture of the die that lies there."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from ludogite.ui.style.paint import NO_PEN
from ludogite.ui.style.theme import Theme, mix
from ludogite.ui.widgets.die import CORNER, EDGE, FacePainter, Pips, Pose, paint_die, paint_shadow

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
Faces = tuple[FacePainter, ...]

PIPS: Faces = tuple(Pips(number) for number in range(1, 7))
"""The six faces of an ordinary die, 1 first."""

_LIGHT: Vector = (-0.30, -0.45, 0.84)
_CORNERS = tuple((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))
_SLOWING, _ROLLING, _SETTLING = (QEasingCurve(getattr(QEasingCurve.Type, name)) for name in ("OutCubic", "OutQuad", "OutBack"))
_SETTLING.setOvershoot(1.2)
_ROUNDING = QPainterPathStroker()
_ROUNDING.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
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
    body: QColor | None = None
    """The colour it is made of; None is ivory."""
    rest: Callable[[QPainter, Pose], None] | None = None
    """Paints the die at rest where that is no ivory die with its face."""

    def area(self, share: float) -> QRectF:
        """Give die, shadow and the air between them."""
        ground = self._ground(share)
        reach = self.end.side
        high = self._height(share)
        return QRectF(ground.x() - reach, ground.y() - reach - high, 2 * reach, 2 * reach + high + 4)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the die as a turning cube; the last picture is the die at rest, to the pixel."""
        if share >= 1.0 and self.rest is not None:
            self.rest(painter, self.end)
            return
        if share >= 1.0:
            paint_die(painter, self.theme, self.end, self.faces[self.value - 1])
            return
        ground, high, side = self._ground(share), self._height(share), self.end.side
        foot = QPointF(ground.x(), ground.y() + 0.42 * side)
        paint_shadow(painter, self.theme, foot, side, strength=1 - 0.7 * high / (_HOP_HEIGHT * side))
        painter.save()
        painter.translate(ground.x(), ground.y() - high)
        paint_cube(painter, self.theme, side, self._orientation(share), self.value, self.faces, self.body)
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
        return _product(_turned(axis, -2 * math.pi * self.turns * left), _turned((0.0, 0.0, 1.0), math.radians(tilt)))


def paint_cube(
    painter: QPainter, theme: Theme, side: float, turn: Matrix, top: int, faces: Faces = PIPS, body: QColor | None = None
) -> None:
    """Paint a die turned in space round the origin, seen from straight above; ``top`` is the number of its unturned top.

    ``body`` is the colour it is made of, None for ivory.
    """
    dark = theme.palette.ivory_edge if body is None else mix(body, QColor(Qt.GlobalColor.black), 0.3)
    radius = CORNER * side
    inner = side / 2 - radius
    (xx, xy, xz), (yx, yy, yz), _ = ((a * inner, b * inner, c * inner) for a, b, c in turn)
    corners = [(a * xx + b * xy + c * xz, a * yx + b * yy + c * yz) for a, b, c in _CORNERS]
    outline = _rounded(hull(corners), radius)
    painter.fillPath(outline.translated(0.0, EDGE * side), dark)
    painter.fillPath(outline, mix(dark, body or theme.palette.ivory_bottom, 0.0 if theme.flat else 0.55))
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    for normal, along, down, value in _faces(top):
        facing = _apply(turn, normal)
        if facing[2] > 0.05:
            _paint_face(
                painter,
                theme,
                side,
                facing,
                (_apply(turn, along), _apply(turn, down)),
                (faces[value - 1], dark, body or theme.palette.ivory_top),
            )


def _rounded(polygon: QPolygonF, radius: float) -> QPainterPath:
    """Grow a convex polygon by a radius, with round corners."""
    inside = QPainterPath()
    inside.addPolygon(polygon)
    inside.closeSubpath()
    _ROUNDING.setWidth(2 * radius)
    grown = _ROUNDING.createStroke(inside)
    grown.setFillRule(Qt.FillRule.WindingFill)
    grown.addPath(inside)
    return grown.simplified()


def _faces(top: int) -> tuple[tuple[Vector, Vector, Vector, int], ...]:
    """List the faces of a die with this top: normal, the face's own right and down, number; opposite numbers add up to 7."""
    front = {1: 2, 2: 3, 3: 1, 4: 6, 5: 4, 6: 5}[top]
    right = next(number for number in range(1, 7) if number not in {top, 7 - top, front, 7 - front})
    x, y, z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
    minus_x, minus_y, minus_z = (-1.0, 0.0, 0.0), (0.0, -1.0, 0.0), (0.0, 0.0, -1.0)
    return (
        (z, x, y, top),
        (minus_z, x, minus_y, 7 - top),
        (y, x, minus_z, front),
        (minus_y, x, z, 7 - front),
        (x, minus_z, y, right),
        (minus_x, z, y, 7 - right),
    )


def _paint_face(
    painter: QPainter,
    theme: Theme,
    side: float,
    facing: Vector,
    plane: tuple[Vector, Vector],
    made: tuple[FacePainter, QColor, QColor],
) -> None:
    """Paint one visible face: its own ``plane`` (right, down) mapped to the screen, lighter the more it looks at the lamp.

    ``made`` is what is painted on it, its colour in the shade and in the light.
    """
    along, down = plane
    face, shaded, lit = made
    light = max(0.0, facing[0] * _LIGHT[0] + facing[1] * _LIGHT[1] + facing[2] * _LIGHT[2])
    colour = lit if theme.flat else mix(shaded, lit, 0.3 + 0.7 * light)
    flat = 1 - 0.06 * (1 - facing[2] * facing[2])
    painter.save()
    painter.setTransform(QTransform(along[0], along[1], down[0], down[1], facing[0] * side / 2, facing[1] * side / 2), combine=True)
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    half = side / 2 * flat
    painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), CORNER * side, CORNER * side)
    face(painter, theme, side * flat)
    painter.restore()


def _apply(turn: Matrix, point: Vector) -> Vector:
    x, y, z = point
    return (
        turn[0][0] * x + turn[0][1] * y + turn[0][2] * z,
        turn[1][0] * x + turn[1][1] * y + turn[1][2] * z,
        turn[2][0] * x + turn[2][1] * y + turn[2][2] * z,
    )


def _product(first: Matrix, second: Matrix) -> Matrix:
    columns = [_apply(first, (second[0][c], second[1][c], second[2][c])) for c in range(3)]
    return (
        (columns[0][0], columns[1][0], columns[2][0]),
        (columns[0][1], columns[1][1], columns[2][1]),
        (columns[0][2], columns[1][2], columns[2][2]),
    )


def _turned(axis: Vector, angle: float) -> Matrix:
    """Turn by an angle (radians) round an axis of length 1 (Rodrigues)."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def hull(points: list[tuple[float, float]]) -> QPolygonF:
    """Give the convex hull of some points, clockwise on the screen."""
    ordered = sorted(points)

    def half(run: list[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for x, y in run:
            while len(chain) >= 2:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return QPolygonF([QPointF(x, y) for x, y in half(ordered) + half(ordered[::-1])])
