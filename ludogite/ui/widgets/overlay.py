"""What flies over a table: thrown dice, cards, confetti, on one transparent sheet that the game never waits for.

A flight is a picture as a function of its share done (0 to 1). The overlay runs a batch of them on one clock, repaints only
where something moved, and a click ends the batch at once.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QPolygonF,
    QRegion,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from ludogite.ui.theme import PLAYERS, Look, mix
from ludogite.ui.widgets.die import CORNER, EDGE, Pips, Pose, hull, paint_die, paint_shadow

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

_LIGHT: Vector = (-0.30, -0.45, 0.84)
_HOPS = 2.5
_HOP_HEIGHT = 0.9
"""A thrown die hops so many times, at first so many sides high."""
_CONFETTI_PIECES = 90


class Flight(Protocol):
    """A picture on its way."""

    def area(self, share: float) -> QRectF:
        """Give what the picture covers when this share of its time is gone, in px of the overlay."""

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the picture as it is when this share of its time is gone."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A flight with its delay and duration in ms."""

    flight: Flight
    duration_ms: int
    delay_ms: int = 0

    def share(self, now_ms: float) -> float:
        """Tell which share of the flight is gone, 0 to 1."""
        return min(max((now_ms - self.delay_ms) / self.duration_ms, 0.0), 1.0)


class Overlay(QWidget):
    """The transparent sheet over a table; lies above everything and takes the mouse only while a batch can be skipped."""

    landed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.under = parent
        """What the overlay lies over: flights are in its px."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._flights: tuple[Timed, ...] = ()
        self._now = 0.0
        self._covered = QRegion()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._land)
        self.hide()

    @property
    def busy(self) -> bool:
        """Tell whether something flies."""
        return bool(self._flights)

    def launch(self, flights: Sequence[Timed], *, skippable: bool = True) -> None:
        """Let a batch fly; ``landed`` follows, at once when all durations are 0. A batch still flying lands first.

        A batch that is not skippable (confetti) lets every click through.
        """
        self.skip()
        end = max((timed.delay_ms + timed.duration_ms for timed in flights), default=0)
        if end <= 0 or not self.under.isVisible():
            self.landed.emit()
            return
        self._flights = tuple(timed for timed in flights if timed.duration_ms > 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not skippable)
        self.setGeometry(self.under.rect())
        self.raise_()
        self.show()
        self._clock.setEndValue(float(end))
        self._clock.setDuration(end)
        self._clock.start()

    def skip(self) -> None:
        """Let everything land now."""
        if self._flights:
            self._clock.stop()
            self._land()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip: the one thing that a click means while dice fly."""
        event.accept()
        self.skip()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what flies, each as far as it has come."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for timed in self._flights:
            if self._now >= timed.delay_ms:
                timed.flight.paint(painter, timed.share(self._now))

    def _on_tick(self, now_ms: float) -> None:
        self._now = now_ms
        covered = QRegion()
        for timed in self._flights:
            if now_ms >= timed.delay_ms:
                covered = covered.united(timed.flight.area(timed.share(now_ms)).toAlignedRect())
        self.update(covered.united(self._covered))
        self._covered = covered

    def _land(self) -> None:
        self._flights = ()
        self._covered = QRegion()
        self._now = 0.0
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.landed.emit()


# ---- dice -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tumble:
    """A die thrown from outside: it rolls along its path, hops, slows down and ends on ``value`` exactly where it will lie."""

    look: Look
    start: QPointF
    end: Pose
    value: int
    turns: float
    """How often it turns over on its way."""
    spin: float
    """Degrees that it still turns flat on the table while it comes to rest."""

    def area(self, share: float) -> QRectF:
        """Give die, shadow and the air between them."""
        ground = self._ground(share)
        reach = self.end.side
        high = self._height(share)
        return QRectF(ground.x() - reach, ground.y() - reach - high, 2 * reach, 2 * reach + high + 4)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the die as a turning cube; the last picture is the die at rest, to the pixel."""
        if share >= 1.0:
            paint_die(painter, self.look, self.end, Pips(self.value))
            return
        ground, high, side = self._ground(share), self._height(share), self.end.side
        foot = QPointF(ground.x(), ground.y() + 0.42 * side)
        paint_shadow(painter, self.look, foot, side, strength=1 - 0.7 * high / (_HOP_HEIGHT * side))
        painter.save()
        painter.translate(ground.x(), ground.y() - high)
        paint_cube(painter, self.look, side, self._orientation(share), self.value)
        painter.restore()

    def _ground(self, share: float) -> QPointF:
        gone = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
        return self.start + (self.end.centre - self.start) * gone

    def _height(self, share: float) -> float:
        hop = abs(math.cos(math.pi * _HOPS * share ** 0.8))
        return float(_HOP_HEIGHT * self.end.side * hop * (1 - share) ** 2)

    def _orientation(self, share: float) -> Matrix:
        way = self.end.centre - self.start
        length = math.hypot(way.x(), way.y()) or 1.0
        left = 1 - QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(share)
        overshoot = QEasingCurve(QEasingCurve.Type.OutBack)
        overshoot.setOvershoot(1.2)
        tilt = self.end.tilt + self.spin * (1 - overshoot.valueForProgress(share))
        axis = (-way.y() / length, way.x() / length, 0.0)
        return _product(_turned(axis, -2 * math.pi * self.turns * left), _turned((0.0, 0.0, 1.0), math.radians(tilt)))


def paint_cube(painter: QPainter, look: Look, side: float, turn: Matrix, top: int) -> None:
    """Paint a die turned in space round the origin, seen from straight above; ``top`` is the number of its unturned top."""
    radius = CORNER * side
    inner = side / 2 - radius
    corners = [
        _apply(turn, (x * inner, y * inner, z * inner)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)
    ]
    outline = _rounded(hull([QPointF(x, y) for x, y, _z in corners]), radius)
    painter.fillPath(outline.translated(0.0, EDGE * side), look.colour("ivory_edge"))
    painter.fillPath(outline, mix(look.colour("ivory_edge"), look.colour("ivory_bottom"), 0.0 if look.flat else 0.55))
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    for normal, along, down, value in _faces(top):
        facing = _apply(turn, normal)
        if facing[2] > 0.05:
            _paint_face(painter, look, side, facing, _apply(turn, along), _apply(turn, down), value)


def _rounded(polygon: QPolygonF, radius: float) -> QPainterPath:
    """Grow a convex polygon by a radius, with round corners."""
    inside = QPainterPath()
    inside.addPolygon(polygon)
    inside.closeSubpath()
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * radius)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    grown = stroker.createStroke(inside)
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
    painter: QPainter, look: Look, side: float, facing: Vector, along: Vector, down: Vector, value: int
) -> None:
    """Paint one visible face: its own plane mapped to the screen, lighter the more it looks at the lamp."""
    light = max(0.0, sum(a * b for a, b in zip(facing, _LIGHT, strict=True)))
    colour = look.colour("ivory_top") if look.flat else mix(look.colour("ivory_edge"), look.colour("ivory_top"), 0.3 + 0.7 * light)
    flat = 1 - 0.06 * (1 - facing[2] * facing[2])
    painter.save()
    painter.setTransform(
        QTransform(along[0], along[1], down[0], down[1], facing[0] * side / 2, facing[1] * side / 2), combine=True
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    half = side / 2 * flat
    painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), CORNER * side, CORNER * side)
    Pips(value)(painter, look, side * flat)
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


# ---- confetti -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scrap:
    """One piece of confetti, thrown up from a point and falling through the air."""

    colour: QColor
    start: QPointF
    way: QPointF
    """How far it would fly without weight, in px."""
    fall: float
    """How far its weight draws it down, in px."""
    size: float
    turns: float

    def area(self, share: float) -> QRectF:
        """Give a square round the piece."""
        at = self._at(share)
        return QRectF(at.x() - self.size, at.y() - self.size, 2 * self.size, 2 * self.size)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the piece as a small turning rectangle that fades at the end."""
        if share >= 1.0:
            return
        painter.save()
        painter.translate(self._at(share))
        painter.rotate(360 * self.turns * share)
        painter.setOpacity(min(1.0, 4 * (1 - share)))
        flutter = abs(math.cos(2 * math.pi * self.turns * share * 1.7))
        wide, high = self.size * 0.55, self.size * 0.8 * (0.15 + 0.85 * flutter)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour)
        painter.drawPolygon(
            QPolygonF([QPointF(-wide, -high), QPointF(wide, -high), QPointF(wide, high), QPointF(-wide, high)])
        )
        painter.restore()

    def _at(self, share: float) -> QPointF:
        gone = 1 - (1 - share) ** 3
        return QPointF(self.start.x() + self.way.x() * gone, self.start.y() + self.way.y() * gone + self.fall * share * share)


def confetti(look: Look, centre: QPointF, width: float, height: float, seed: int) -> list[Timed]:
    """Make the confetti of a feast, thrown from ``centre`` over an area of this size (px); none when motion is reduced."""
    duration = look.ms("confetti")
    if duration <= 0:
        return []
    chance = random.Random(seed)  # noqa: S311 (a picture, nothing drawn from it counts)
    colours = [look.player(number).colour for number in range(1, PLAYERS + 1)]
    colours += [look.colour(role) for role in ("lamp", "accent", "ivory_top")]
    scraps = []
    for _ in range(_CONFETTI_PIECES):
        angle = chance.uniform(-math.pi * 0.95, -math.pi * 0.05)
        force = chance.uniform(0.25, 1.0)
        way = QPointF(math.cos(angle) * force * width * 0.55, math.sin(angle) * force * height * 0.7)
        scraps.append(
            Timed(
                Scrap(
                    chance.choice(colours), QPointF(centre), way, height * chance.uniform(0.7, 1.1),
                    look.px(chance.uniform(9, 15)), chance.uniform(-3, 3),
                ),
                round(duration * chance.uniform(0.7, 1.0)),
                chance.randrange(max(duration // 12, 1)),
            )
        )
    return scraps
