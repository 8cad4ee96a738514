"""A cube in space, seen from above and a little in front: the body of every die, in flight, at rest and on paper.

The eye looks down 28 degrees from the vertical, without perspective; x goes right, y towards the eye, z up. What light a spot gets
depends only on where it faces as the eye sees it: the lamp hangs at the upper left and does not turn with the die. A corner is a
ball, an edge a strip with a gradient, a face a polygon, so a cube of any size and turn needs nothing made before.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPaintEngine, QPainter, QPen, QPolygonF, QTransform

from ludogite.ui.style.paint import NO_PEN
from ludogite.ui.style.theme import Theme, mix

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]
FacePainter: TypeAlias = Callable[[QPainter, Theme, float], None]
"""Paints the side of a die of this length (px), with the origin at its middle."""
Faces: TypeAlias = Sequence[FacePainter | None]
"""What is painted on the six sides, 1 first; opposite sides add up to 7."""

DOWN, FRONT = math.cos(math.radians(28)), math.sin(math.radians(28))
"""How long a length of the felt, and a height, look on the screen."""
ROUND: Final = 0.12
"""Radius of edges and corners, in sides of the cube."""
SMOOTH: Final = QPainter.RenderHint.Antialiasing
_RIM_PEN: Final = QPen(QBrush(Qt.BrushStyle.SolidPattern), 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
LAP: Final = 0.75
"""How far (px) a face lies within the outline of the body at least to need no smooth borders: colours meet their like there."""
RIM: Final = 2.0
"""How wide (px) an edge at the outline is at least, so that a line alone can be smooth there."""
_STOPS: Final = tuple(number / 4 for number in range(5))
_BALL: Final = 48
_GRAIN: Final = 40
"""Steps in which a direction is rounded: one colour each."""
_X, _Y, _Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
_LEFT, _BACK, _BELOW = (-1.0, 0.0, 0.0), (0.0, -1.0, 0.0), (0.0, 0.0, -1.0)
_SIDES: Final = (
    (_Z, _X, _Y), (_Y, _X, _BELOW), (_X, _BACK, _BELOW), (_LEFT, _Y, _BELOW), (_BACK, _LEFT, _BELOW), (_BELOW, _X, _BACK),
)  # fmt: skip
"""The sides 1 to 6 of a die whose 1 is up, its 2 in front and its 3 at the right: where each faces, its own right and down."""
_SIDE_AXES: Final = tuple([[next((axis, int(part)) for axis, part in enumerate(way) if part) for way in side] for side in _SIDES])
"""The same: which axis of the cube each of these ways takes, and forwards (1) or back."""
_CORNERS: Final = tuple((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))


def _length_1(x: float, y: float, z: float) -> Vector:
    length = math.sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length


_LAMP, _ROOM = _length_1(-0.42, -0.60, 0.68), _length_1(0.5, 0.6, 0.6)
_GLINT = _length_1(_LAMP[0], _LAMP[1], _LAMP[2] + 1)


# ---- turns ----------------------------------------------------------------------------------------------------------------


def product(first: Matrix, second: Matrix) -> Matrix:
    """Turn as the second does, then as the first."""
    (a, b, c), (d, e, f), (g, h, i) = second
    return tuple([(x * a + y * d + z * g, x * b + y * e + z * h, x * c + y * f + z * i) for x, y, z in first])  # type: ignore[return-value]


def turned(axis: Vector, angle: float) -> Matrix:
    """Turn by an angle (radians) round an axis of length 1 (Rodrigues)."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def lying(tilt: float) -> Matrix:
    """Turn flat on the felt, by degrees, clockwise on the screen."""
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    return (c, -s, 0.0), (s, c, 0.0), _Z


def with_top(turn: Matrix, number: int) -> Matrix:
    """Turn a die in itself first, so that this side of it (from 1) is what the turn takes for its top, upright."""
    normal, along, down = _SIDES[number - 1]
    return product(turn, (along, down, normal))


def seen(x: float, y: float, z: float) -> Vector:
    """Give where a point of space is seen: right, down, towards the eye."""
    return x, DOWN * y - FRONT * z, FRONT * y + DOWN * z


# ---- colour ---------------------------------------------------------------------------------------------------------------


class _Skin:
    """The colours of a body, from shade to light, by where a spot of it faces."""

    def __init__(self, dark: QColor, light: QColor) -> None:
        self._dark = dark.red(), dark.green(), dark.blue()
        self._step = light.red() - dark.red(), light.green() - dark.green(), light.blue() - dark.blue()
        self.known: dict[tuple[int, int], QColor] = {}
        """The colours that have been asked for, by direction in steps; read where a call for each is too dear."""
        self._ball: QImage | None = None

    def colour(self, x: float, y: float, z: float) -> QColor:
        """Give the colour of what faces there; ``z`` is not below 0."""
        key = round(x * _GRAIN), round(y * _GRAIN)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = QColor(*self._tone(x, y, z))
        return found

    def _tone(self, x: float, y: float, z: float) -> tuple[int, int, int]:
        return self._lit(*_light(x, y, z))

    def _lit(self, lit: float, glint: float) -> tuple[int, int, int]:
        (red, green, blue), (r, g, b) = self._dark, self._step
        return (
            round(red + r * lit + (255 - red - r * lit) * glint),
            round(green + g * lit + (255 - green - g * lit) * glint),
            round(blue + b * lit + (255 - blue - b * lit) * glint),
        )

    def ball(self) -> QImage:
        """Give the picture of a corner: a ball of this colour."""
        if self._ball is None:
            dots = bytearray()
            for lit, glint, seen in _ball_light():
                red, green, blue = self._lit(lit, glint) if seen else (0, 0, 0)
                dots += bytes((red, green, blue, round(255 * seen)))
            image = QImage(bytes(dots), _BALL, _BALL, QImage.Format.Format_RGBA8888)
            self._ball = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        return self._ball


def _light(x: float, y: float, z: float) -> tuple[float, float]:
    """Say how much light what faces there gets from lamp and room, and how much of the lamp it mirrors: 0 to 1."""
    lit = max(0.0, x * _LAMP[0] + y * _LAMP[1] + z * _LAMP[2]) * 1.1 + 0.16 * max(0.0, x * _ROOM[0] + y * _ROOM[1] + z * _ROOM[2])
    return min(lit, 1.0), 0.30 * max(0.0, x * _GLINT[0] + y * _GLINT[1] + z * _GLINT[2]) ** 30


@cache
def _ball_light() -> tuple[tuple[float, float, float], ...]:
    """Give the light on each dot of a ball, row by row, and how much of the dot it covers: the same for each colour."""
    middle, radius = (_BALL - 1) / 2, _BALL / 2 - 1
    found = []
    for row in range(_BALL):
        for column in range(_BALL):
            x, y = (column - middle) / radius, (row - middle) / radius
            far = math.hypot(x, y)
            seen = min(max((1 - far) * radius + 0.5, 0.0), 1.0)
            x, y = (x / far, y / far) if far > 1 else (x, y)
            found.append((*_light(x, y, math.sqrt(max(0.0, 1 - x * x - y * y))), seen))
    return tuple(found)


_SKINS: dict[tuple[str, int], _Skin] = {}
_BLACK = QColor(Qt.GlobalColor.black)


def _skin(theme: Theme, body: QColor | None) -> _Skin:
    """Return the colours of ivory, or of a body of another colour."""
    key = theme.name, -1 if body is None else body.rgb()
    if key not in _SKINS:
        light, dark = (theme.palette.ivory_top, theme.palette.ivory_bottom) if body is None else (body, body)
        _SKINS[key] = _Skin(mix(dark, _BLACK, 0.44), light)
    return _SKINS[key]


# ---- painting -------------------------------------------------------------------------------------------------------------


def paint_cube(
    painter: QPainter, theme: Theme, edge: float, turn: Matrix, faces: Faces, body: QColor | None = None, *, ink: float = 1.0
) -> None:
    """Paint a cube whose edge is so long (px) round the origin, turned from 1 up, 2 in front; no ``body`` is ivory.

    ``ink`` is how much is seen of what stands on its sides, but for the top: 0 to 1.
    """
    (xr, yr, zr), (xd, yd, zd), (xu, yu, zu) = turn
    axes = (
        (xr, DOWN * xd - FRONT * xu, FRONT * xd + DOWN * xu),
        (yr, DOWN * yd - FRONT * yu, FRONT * yd + DOWN * yu),
        (zr, DOWN * zd - FRONT * zu, FRONT * zd + DOWN * zu),
    )
    if theme.flat:
        _paint_flat(painter, theme, edge, axes, body)
    else:
        _paint_round(painter, _skin(theme, body), edge, axes)
    for face, ((n, facing), (a, along), (d, down)) in zip(faces, _SIDE_AXES, strict=True):
        z = axes[n][2] * facing
        if face is None or z < 0.08:
            continue
        (x, y, _), (ax, ay, _), (dx, dy, _) = axes[n], axes[a], axes[d]
        on_top = z > 0.8
        if not on_top and ink <= 0:
            continue
        painter.save()
        if not on_top and ink < 1:
            painter.setOpacity(painter.opacity() * ink)
        half = edge / 2
        painter.setTransform(
            QTransform(ax * along, ay * along, dx * down, dy * down, x * facing * half, y * facing * half), combine=True
        )
        face(painter, theme, edge)
        painter.restore()


def _face(axes: Sequence[Vector], axis: int, sign: int, half: float, inner: float) -> QPolygonF:
    """Outline the flat of a face."""
    (nx, ny, _), (ax, ay, _), (bx, by, _) = axes[axis], axes[(axis + 1) % 3], axes[(axis + 2) % 3]
    x, y = sign * half * nx, sign * half * ny
    ax, ay, bx, by = inner * ax, inner * ay, inner * bx, inner * by
    return QPolygonF((
        QPointF(x - ax - bx, y - ay - by), QPointF(x + ax - bx, y + ay - by),
        QPointF(x + ax + bx, y + ay + by), QPointF(x - ax + bx, y - ay + by),
    ))  # fmt: skip


def _paint_round(painter: QPainter, skin: _Skin, edge: float, axes: Sequence[Vector]) -> None:
    """Paint edges, corners and faces; in plain loops, for a call costs as much as a stroke and five dice fly at once."""
    half, radius = edge / 2, ROUND * edge
    inner = half - radius
    shows, ways, colours = [], [], []
    shown = [0, 0, 0]
    for axis in (0, 1, 2):
        x, y, z = axes[axis]
        if z:
            sign = -1 if z < 0 else 1
            shows.append((axis, sign))
            shown[axis] = sign
            ways.append((sign * x, sign * y, sign * z))
            colours.append(skin.colour(sign * x, sign * y, sign * z))
    painter.setPen(NO_PEN)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    printed = painter.paintEngine().type() is not QPaintEngine.Type.Raster  # paper gets lines and colours, no pictures
    smooth = smooths = painter.testRenderHint(SMOOTH)  # what is asked for, and what is so: to ask or to set a hint costs four calls
    inside = [False, False, False]
    for (axis, sign), (_, _, z), colour in zip(shows, ways, colours, strict=True):
        within = radius * (1 - math.sqrt(max(1 - z * z, 0.0)))
        inside[axis] = within > LAP + z
        if smooths != (smooth and not inside[axis]):
            smooths = not smooths
            painter.setRenderHint(SMOOTH, smooths)
        painter.setBrush(colour)  # a little larger, under all: nothing shines through a seam
        painter.drawPolygon(
            _face(axes, axis, sign, half, inner + (min(0.25 * radius, (within - LAP) / z) if inside[axis] else 0.25 * radius))
        )
    ball, grown = skin.ball(), radius * _BALL / (_BALL - 2)
    (xa, ya, za), (xb, yb, zb), (xc, yc, zc) = axes
    corners = []
    for signs in _CORNERS:
        i, j, k = signs
        if i == shown[0] or j == shown[1] or k == shown[2]:
            corners.append(
                (i * za + j * zb + k * zc, inner * (i * xa + j * xb + k * xc), inner * (i * ya + j * yb + k * yc), signs)
            )
    corners.sort()  # those far away first
    for _, x, y, signs in corners:
        if printed:
            painter.setBrush(skin.colour(*_corner_way(axes, signs)))
            painter.drawEllipse(QPointF(x, y), radius, radius)
            continue
        painter.drawImage(QRectF(x - grown, y - grown, 2 * grown, 2 * grown), ball)
    for (axis, _sign), way in zip(shows, ways, strict=True):
        for other in (0, 1, 2):
            if other == axis:
                continue
            x, y, z = axes[other]
            for side in (-1, 1):
                if axis < other or (other, side) not in shows:
                    if smooths != (smooth and not (z * side > 0 and inside[axis] and inside[other])):
                        smooths = not smooths
                        painter.setRenderHint(SMOOTH, smooths)
                    to = x * side, y * side, z * side
                    smooths = _paint_edge(painter, skin, (inner, radius), way, to, axes[3 - axis - other], smooths=smooths)
    for (axis, sign), colour in zip(shows, colours, strict=True):
        if smooths != (smooth and not inside[axis]):
            smooths = not smooths
            painter.setRenderHint(SMOOTH, smooths)
        painter.setBrush(colour)
        painter.drawPolygon(_face(axes, axis, sign, half, inner))
    if smooths != smooth:
        painter.setRenderHint(SMOOTH, smooth)


def _corner_way(axes: Sequence[Vector], signs: tuple[int, int, int]) -> Vector:
    """Give where a corner faces, as far as that is seen."""
    x, y, z = (sum(sign * axis[part] for sign, axis in zip(signs, axes, strict=True)) / math.sqrt(3) for part in range(3))
    return x, y, max(z, 0.0)


def _paint_edge(
    painter: QPainter, skin: _Skin, size: tuple[float, float], first: Vector, second: Vector, along: Vector, *, smooths: bool
) -> bool:
    """Paint the round edge of a face that is seen, where it is seen too; tell whether the painter still smooths."""
    inner, radius = size
    (fx, fy, fz), (sx, sy, sz) = first, second
    hx, hy = along[0] * inner, along[1] * inner
    long = math.hypot(hx, hy)
    if long < 0.5:
        return smooths
    wx, wy = -hy / long, hx / long
    into = min(0.9, 0.2 * radius)  # a little into the corners: no seam there
    hx, hy = hx + into * wy, hy - into * wx
    hidden = sz <= 0
    reach = math.atan2(fz, -sz) if hidden else math.pi / 2
    start = radius * (fx * wx + fy * wy)
    c, s = math.cos(reach), math.sin(reach)
    end = radius * ((c * fx + s * sx) * wx + (c * fy + s * sy) * wy)
    if abs(end - start) < 0.2:
        return smooths
    x, y = inner * (fx + sx), inner * (fy + sy)
    gradient = QLinearGradient(QPointF(x + wx * start, y + wy * start), QPointF(x + wx * end, y + wy * end))
    marks, known = [], skin.known
    for stop in _STOPS:
        c, s = math.cos(reach * stop), math.sin(reach * stop)
        nx, ny = c * fx + s * sx, c * fy + s * sy
        colour = known.get((round(nx * _GRAIN), round(ny * _GRAIN))) or skin.colour(nx, ny, max(c * fz + s * sz, 0.0))
        gradient.setColorAt(min(max((radius * (nx * wx + ny * wy) - start) / (end - start), 0.0), 1.0), colour)
        marks.append((radius * nx, radius * ny))
    under = math.copysign(0.7, end - start)  # the faces are painted over the inner borders: no seam
    marks[0] = marks[0][0] - under * wx, marks[0][1] - under * wy
    if not hidden:
        marks[-1] = marks[-1][0] + under * wx, marks[-1][1] + under * wy
    elif abs(end - start) > RIM and smooths:  # to smooth all of it costs three times as much
        mx, my = marks[-1][0] - under / 1.4 * wx, marks[-1][1] - under / 1.4 * wy
        pen = QPen(_RIM_PEN)
        pen.setColor(colour)
        painter.setPen(pen)
        painter.drawLine(QPointF(x + mx - hx, y + my - hy), QPointF(x + mx + hx, y + my + hy))
        painter.setPen(NO_PEN)
        painter.setRenderHint(SMOOTH, False)
        smooths = False
        marks[-1] = mx, my
    painter.setBrush(QBrush(gradient))
    points = []
    for mx, my in marks:
        points.append(QPointF(x + mx - hx, y + my - hy))
    for mx, my in reversed(marks):
        points.append(QPointF(x + mx + hx, y + my + hy))
    painter.drawPolygon(QPolygonF(points))
    return smooths


def _paint_flat(painter: QPainter, theme: Theme, edge: float, axes: Sequence[Vector], body: QColor | None) -> None:
    """Paint the faces in two colours, a light line round the cube and dark ones between its faces."""
    half = edge / 2
    shows = [(axis, sign) for axis in range(3) for sign in (-1, 1) if sign * axes[axis][2] > 0.02]
    faces = [_face(axes, axis, sign, half, half) for axis, sign in shows]
    line = max(0.02 * edge, 1.0)
    pen = QPen(theme.palette.wood_edge, 2 * line + 1)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(theme.palette.wood_edge)
    for polygon in faces:
        painter.drawPolygon(polygon)
    pen = QPen(theme.palette.pip, line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    light, dark = (body, body) if body is not None else (theme.palette.ivory_top, theme.palette.ivory_edge)
    for polygon, (axis, sign) in zip(faces, shows, strict=True):
        painter.setBrush(light if sign * axes[axis][2] > 0.7 else dark)
        painter.drawPolygon(polygon)


def outline(edge: float, turn: Matrix, grow: float = 0.0) -> QPolygonF:
    """Outline a turned cube round the origin, its corners ``grow`` px farther out."""
    half = edge / 2 * 0.96
    (xr, yr, zr), (xd, yd, zd), (xu, yu, zu) = turn
    points = []
    for i, j, k in _CORNERS:
        right, down, up = i * xr + j * yr + k * zr, i * xd + j * yd + k * zd, i * xu + j * yu + k * zu
        points.append((half * right, half * (DOWN * down - FRONT * up)))
    if grow:
        points = [
            (x * (1 + grow / math.hypot(x, y)), y * (1 + grow / math.hypot(x, y)))
            for x, y in points
            if math.hypot(x, y) > 0.3 * edge
        ]
    return hull(points)


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
