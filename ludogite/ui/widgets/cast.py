"""A throw on a table: which recorded one it is, where its dice lie and fly, and when they are heard.

The record is chosen by the address of chance, so the same throw looks the same each time; faces follow from what the engine drew.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from ludogite.services.sound import Impact
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cube import DOWN, FRONT, Faces, Matrix, lying, paint_cube, seen, with_top
from ludogite.ui.widgets.die import BODY, EDGE, PIPS, Pose, body_of, outline_of, paint_cast_shadow
from ludogite.ui.widgets.overlay import Timed
from ludogite.ui.widgets.recorded import Frame, Shape, Throw, recordings

MARGIN: Final = 0.06
"""Room between the dice and the edge of their part of the felt, in edges."""
SOFT: Final = (0.75, 1.0, 1.0)
"""How loud a contact with felt, wood and another die is."""
STAND_MS: Final = 160
"""How long dice that glide to a place of their own have lain where they fell."""


@dataclass(frozen=True, slots=True)
class Cast:
    """A recorded throw laid on a part of a felt."""

    throw: Throw
    rate: int
    """Frames a second."""
    edge: float
    """Edge of a die, in px."""
    corner: QPointF
    """Where the far left corner of the tray is seen, in px."""
    mirrored: bool
    """Whether what was near is far."""

    def moved(self, by: QPointF) -> Cast:
        """Give the same throw elsewhere."""
        return replace(self, corner=self.corner + by)

    def seen_at(self, frame: Frame) -> tuple[QPointF, QPointF, Matrix]:
        """Give where a die is seen (px), where on the felt below it, and its turn."""
        x, y, z, w, i, j, k = frame
        if self.mirrored:
            y, i, k = self.throw.shape.deep - y, -i, -k
        across, foot = x * self.edge, DOWN * y * self.edge
        at = QPointF(across, foot - FRONT * z * self.edge)
        return self.corner + at, self.corner + QPointF(across, foot), _matrix(w, i, j, k)

    def pose(self, die: int) -> Pose:
        """Give where a die lies in the end."""
        at, _foot, turn = self.seen_at(self.throw.paths[die][-1])
        side = self.edge / BODY
        return Pose(at.x(), at.y() - EDGE / 2 * side, side, math.degrees(math.atan2(turn[1][0], turn[0][0])))

    @property
    def poses(self) -> tuple[Pose, ...]:
        """Where all dice lie in the end."""
        return tuple([self.pose(die) for die in range(len(self.throw.paths))])

    @property
    def mouth(self) -> QPointF:
        """Where the dice come from (px)."""
        x, y, z = 1.0, self.throw.shape.deep / 2, 2.05
        across, down, _near = seen(x * self.edge, y * self.edge, z * self.edge)
        return self.corner + QPointF(across, down)

    @property
    def duration_ms(self) -> int:
        """How long it takes until all dice lie."""
        return self.ms(self.throw.frames - 1)

    def ms(self, frame: int) -> int:
        """Give the time of a frame, in ms."""
        return round(1000 * frame / self.rate)

    def impacts(self, opens_ms: int) -> list[Impact]:
        """Say when and how loud the dice strike felt, wood and each other, where the cup opens then."""
        return [
            Impact(opens_ms + contact.at_ms, round(max(contact.strength, 0.04) ** 0.7 * SOFT[contact.kind], 3))
            for contact in self.throw.contacts
        ]

    def flights(
        self, theme: Theme, dice: Sequence[tuple[Faces, int]], opens_ms: int, rests: Sequence[Callable[[QPainter, Pose], None]],
        goals: Sequence[Pose] = (),
    ) -> list[Timed]:  # fmt: skip
        """Let dice fly that have these faces and end with that number (from 1) up; ``rests`` paint them where they lie in the end.

        Dice with ``goals`` glide there once all have come to rest.
        """
        glide = theme.ms("die_keep") if goals else 0
        found = []
        for die, ((faces, top), rest) in enumerate(zip(dice, rests, strict=True)):
            begin = self.throw.begins[die]
            last = self.throw.frames - 1 if goals else self.throw.rest(die)
            roll = max(self.ms(last) - self.ms(begin), 1)
            whole = roll + (STAND_MS + glide if goals else 0)
            flight = Rolling(
                theme, self, die, faces, top, rest, goals[die] if goals else None, last - begin, (roll / whole, glide / whole)
            )
            delay = opens_ms + self.ms(begin)
            found.append(Timed(Shade(flight), whole, delay, lambda _share: -1000.0))
            found.append(Timed(flight, whole, delay, flight.depth))
        return found


def _matrix(w: float, x: float, y: float, z: float) -> Matrix:
    """Turn a quaternion into a matrix."""
    size = 2 / (w * w + x * x + y * y + z * z)
    return (
        (1 - size * (y * y + z * z), size * (x * y - z * w), size * (x * z + y * w)),
        (size * (x * y + z * w), 1 - size * (x * x + z * z), size * (y * z - x * w)),
        (size * (x * z - y * w), size * (y * z + x * w), 1 - size * (x * x + y * y)),
    )


@dataclass(frozen=True, slots=True)
class Rolling:
    """One die of a throw."""

    theme: Theme
    cast: Cast
    die: int
    faces: Faces
    top: int
    rest: Callable[[QPainter, Pose], None]
    goal: Pose | None
    """Where it glides to in the end."""
    frames: int
    """How many frames it rolls."""
    shares: tuple[float, float]
    """Shares of its time in which it rolls, and in which it glides."""
    known: dict[float, tuple[QPointF, QPointF, Matrix, float]] = field(default_factory=dict, compare=False)
    """Where it was last, by its share: its shadow, its square and its painting ask for the same."""

    def frame(self, share: float) -> Frame:
        """Give its place and turn."""
        return self.cast.throw.paths[self.die][round(min(share / self.shares[0], 1.0) * self.frames)]

    def glided(self, share: float) -> float:
        """Tell how much of its glide is gone, 0 to 1."""
        if self.goal is None or not (long := self.shares[1]):
            return 0.0
        gone = min(max((share - 1 + long) / long, 0.0), 1.0)
        return QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(gone)

    def depth(self, share: float) -> float:
        """Tell how near the eye it is; whatever else flies is nearer."""
        _x, y, z, *_turn = self.frame(share)
        near = self.cast.throw.shape.deep - y if self.cast.mirrored else y
        return FRONT * near + DOWN * z - 500.0

    def place(self, share: float) -> tuple[QPointF, QPointF, Matrix, float]:
        """Give where it is seen, where on the felt below it, its turn and its edge (px)."""
        found = self.known.get(share)
        if found is None:
            self.known.clear()
            found = self.known[share] = self._placed(share)
        return found

    def _placed(self, share: float) -> tuple[QPointF, QPointF, Matrix, float]:
        at, foot, turn = self.cast.seen_at(self.frame(share))
        if self.goal is None or not (gone := self.glided(share)):
            return at, foot, turn, self.cast.edge
        pose = self.cast.pose(self.die).towards(self.goal, gone)
        return pose.middle, pose.middle + QPointF(0, 0.5 * FRONT * pose.edge), lying(pose.tilt), pose.edge

    def area(self, share: float) -> QRectF:
        """Give a square round the die."""
        at, _foot, _turn, edge = self.place(share)
        reach = 0.95 * edge + 2
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the die; the last picture is the one at rest."""
        end = self.goal or self.cast.pose(self.die)
        if share >= 1.0:
            self.rest(painter, end)
            return
        at, _foot, turn, edge = self.place(share)
        ink = 1.0 if self.faces is PIPS else 1 - self.glided(share)
        painter.save()
        painter.translate(at)
        body = body_of(self.theme, self.faces[self.top - 1])
        paint_cube(painter, self.theme, edge, with_top(turn, self.top), self.faces, body, ink=ink)
        painter.restore()


@dataclass(frozen=True, slots=True)
class Shade:
    """The shadow of a die of a throw: it lies under all dice."""

    die: Rolling

    def area(self, share: float) -> QRectF:
        """Give a rectangle round it."""
        at, foot, _turn, edge = self.die.place(share)
        high = max((foot.y() - at.y()) / edge / FRONT - 0.5, 0.0)
        wide, aside = (0.9 + 0.25 * high) * edge, 0.26 * (1 + 1.7 * high) * edge
        return QRectF(foot.x() - wide, foot.y() - wide, 2 * wide + aside, 2 * wide + aside)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint it; at rest the die's own picture has one."""
        if share < 1.0:
            at, foot, _turn, edge = self.die.place(share)
            high = max((foot.y() - at.y()) / edge / FRONT - 0.5, 0.0)
            paint_cast_shadow(painter, self.die.theme, foot, edge, high)


def _fitting(count: int, area: QRectF, most: int) -> tuple[Shape, float] | None:
    """Find the recorded tray whose dice are largest on a part of a felt (px), and their edge there."""
    known = recordings()
    if known is None or count < 1 or area.width() <= 0 or area.height() <= 0:
        return None
    shapes = [shape for shape in known.shapes_for(count) if shape.most >= min(most, 7)]
    if not shapes:
        return None
    least = min(shape.most for shape in shapes)

    def room(shape: Shape) -> float:
        return min(area.width() / (shape.wide + 2 * MARGIN), area.height() / (DOWN * shape.deep + FRONT + 2 * MARGIN))

    shape = max((one for one in shapes if one.most == least), key=room)
    return shape, room(shape)


def edge_of(count: int, area: QRectF, usual: float, *, most: int) -> float:
    """Give the edge (px) of so many dice that are thrown on a part of a felt, as ``cast`` would lay them."""
    fitting = _fitting(count, area, most)
    return BODY * usual if fitting is None else min(fitting[1], BODY * usual)


def cast(count: int, area: QRectF, usual: float, seed: int, *, most: int) -> Cast | None:
    """Lay a throw of so many dice on a part of a felt (px), on which ``most`` dice have room; None where there is no recording.

    The side of a die is ``usual`` px, less where the felt is too small. Same seed, same throw.
    """
    known, fitting = recordings(), _fitting(count, area, most)
    if known is None or fitting is None:
        return None
    shape, room = fitting
    chance = random.Random(seed)  # noqa: S311 (only how dice fly, never what they show)
    number, mirrored = divmod(chance.randrange(2 * known.number_of(shape, count)), 2)
    try:
        throw = known.throw(shape, count, number)
    except (zlib.error, ValueError, IndexError):
        return None
    edge = min(room, BODY * usual)
    left = area.center().x() - shape.wide * edge / 2
    top = area.center().y() - (DOWN * shape.deep + FRONT) * edge / 2 + FRONT * edge
    return Cast(throw, known.rate, edge, QPointF(left, top), bool(mirrored))


def room_beside(others: Sequence[Pose], area: QRectF) -> Pose | None:
    """Find the roomiest place of a part of a felt (px) for one more die beside these; None where they leave none."""
    if not others:
        return None
    side = others[0].side
    reach, apart = 0.62 * side, 1.2 * side
    across, down = area.width() - 2 * reach, area.height() - 2 * reach
    if across < 0 or down < 0:
        return None
    spots = [
        QPointF(area.left() + reach + across * column / 16, area.top() + reach + down * row / 8)
        for row in range(9)
        for column in range(17)
    ]

    def room(spot: QPointF) -> float:
        return min(math.hypot(spot.x() - pose.x, spot.y() - pose.y) for pose in others)

    best = max(spots, key=room)
    return Pose(best.x(), best.y(), side) if room(best) >= apart else None


def together(poses: Sequence[Pose], before: QRectF, area: QRectF) -> list[Pose]:
    """Move dice that lie on a part of a felt (px) to another one of the same width, as little as possible.

    They keep how they lie; where there is too little room all become smaller.
    """
    if not poses:
        return []
    spots = [outline_of(pose).translated(pose.centre).boundingRect() for pose in poses]
    top, bottom = min(spot.top() for spot in spots), max(spot.bottom() for spot in spots)
    scale = min(1.0, area.height() / max(bottom - top, 1.0))
    down = min(max(area.top() - before.top(), area.top() - top), area.bottom() - top - (bottom - top) * scale)
    middle = area.center().x()
    return [
        Pose(middle + (pose.x - middle) * scale, top + down + (pose.y - top) * scale, pose.side * scale, pose.tilt)
        for pose in poses
    ]
