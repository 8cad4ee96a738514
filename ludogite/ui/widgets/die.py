"""A die on the table: ivory body, a face (pips, or whatever another game paints), tilt, shadow, focus ring.

The painting functions work on any painter, so that a flying die, a die of the sheet's margin and a die in the tray are the
same picture. ``Die`` is the one a player acts on: a checkable button that is kept or loose.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ludogite.late import late
from ludogite.ui.style.paint import NO_BRUSH, NO_PEN, ratio_of
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme, fade

with late:  # the first frame is a picture: no die is painted for it
    from ludogite.ui.widgets import cube, keys

if TYPE_CHECKING:
    from ludogite.ui.widgets.cube import FacePainter, Faces

CORNER = 0.21
"""Radius of the corner of the place for a die, in sides."""
EDGE = 0.07
"""How much farther a die reaches below its middle than above it, in sides."""
BODY: Final = 0.84
"""Edge of the cube, in sides of its pose: seen from above and in front it takes the height of a side, and the edge below."""
PIP_RADIUS, ACE_RADIUS = 0.096, 0.145
PIP_OFFSET = 0.25
"""Radius of a pip and of the ace, and distance of the outer pips from the middle, in edges of the cube."""
SHADOW_WIDE, SHADOW_HIGH, SHADOW_ALPHA = 0.66, 0.22, 0.42
SHADOW_SIDE: Final = (0.86 + 0.24) * BODY
"""How far the shadow of a die reaches, in sides of its pose."""
CAST_WIDE, CAST_HIGH, CAST_ASIDE, CAST_BELOW = 0.86, 0.70, 0.24, 0.16
"""The shadow that a cube throws: half its width and height, and how far it lies to the right and below, in edges."""
TOUCHED: Final = (0.72, 0.62)
"""Half the width and height of the shade where it touches the felt, in edges."""
LIFT = 0.045
"""How far a die rises under the pointer, in sides."""
HELP_SIDE = 0.25
"""Side of a small die on the tag of what would help, in sides."""
UNDER: Final = QPointF(0.0, 0.6)
LEGIBLE: Final = 34
"""Edge in px below which only the top of a die shows what stands on it."""
KEY_SPOTS: Final = (UNDER, QPointF(0.5, 0.36), QPointF(-0.5, 0.36), QPointF(0.56, -0.1), QPointF(-0.56, -0.1), QPointF(0.0, -0.6))
"""Where the key of a die may stand, in sides from its middle: on its lower edge, or where that would lie on another die."""
RING_GAP, RING_WIDTH = 3, 3
"""The focus ring, in px: distance from the die, and width."""
READY_MS: Final = 230, 25
"""When the first thrown die makes its picture, while the cup is still shaken, and how much later each next one."""

_ON, _LOW = PIP_OFFSET, -PIP_OFFSET
_PIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0.0, 0.0),),
    ((_LOW, _LOW), (_ON, _ON)),
    ((_LOW, _LOW), (0.0, 0.0), (_ON, _ON)),
    ((_LOW, _LOW), (_ON, _LOW), (_LOW, _ON), (_ON, _ON)),
    ((_LOW, _LOW), (_ON, _LOW), (0.0, 0.0), (_LOW, _ON), (_ON, _ON)),
    ((_LOW, _LOW), (_ON, _LOW), (_LOW, 0.0), (_ON, 0.0), (_LOW, _ON), (_ON, _ON)),
)


class Pips:
    """The face of an ordinary die: ``value`` pips, 0 to 6."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pips) and other.value == self.value

    def __hash__(self) -> int:
        return self.value

    def __call__(self, painter: QPainter, theme: Theme, side: float) -> None:
        """Paint the pips; in the soft themes each is a hollow whose far rim catches the light, however the die is turned."""
        colour = theme.palette.card_red if self.value == 1 else theme.palette.pip
        radius = (ACE_RADIUS if self.value == 1 else PIP_RADIUS) * side
        turn = painter.worldTransform()
        large = radius * math.sqrt(abs(turn.determinant())) > 2.5
        painter.setPen(NO_PEN)
        if theme.flat or not large:
            painter.setBrush(colour)
            for x, y in _PIPS[self.value]:
                painter.drawEllipse(QPointF(x * side, y * side), radius, radius)
            return
        x, y = turn.m22() * -0.57 + turn.m21() * 0.82, turn.m12() * 0.57 - turn.m11() * 0.82
        far = math.hypot(x, y) or 1.0
        towards = QPointF(x, y) * (0.16 * radius / far * (1 if turn.determinant() > 0 else -1))
        rim, glint = _hollow(colour.rgb())
        for x, y in _PIPS[self.value]:
            centre = QPointF(x * side, y * side)
            painter.setBrush(rim)
            painter.drawEllipse(centre, radius, radius)
            painter.setBrush(colour)
            painter.drawEllipse(centre + towards * 0.6, 0.91 * radius, 0.91 * radius)
            painter.setBrush(glint)
            painter.drawEllipse(centre - towards * 2.2, 0.2 * radius, 0.2 * radius)


@cache
def _hollow(colour: int) -> tuple[QColor, QColor]:
    """Give the colours of the far rim of a pip and of the glint in it."""
    own = QColor.fromRgb(colour)
    return own.lighter(230), fade(own.lighter(320), 0.55)


PIPS: Final = tuple(Pips(number) for number in range(1, 7))
"""The six faces of an ordinary die, 1 first."""


def body_of(theme: Theme, face: object) -> QColor | None:
    """Give the colour of the die that has this face, if the face tells it by ``body(theme)``; None is ivory."""
    body: Callable[[Theme], QColor] | None = getattr(face, "body", None)  # to check a protocol takes ten calls in each frame
    return None if body is None else body(theme)


def sides_of(face: FacePainter) -> tuple[Faces, int]:
    """Give the six faces of a die with this one on top, and its number: the others of an ordinary die, else blank ones."""
    if isinstance(face, Pips) and face.value:
        return PIPS, face.value
    return (face, None, None, None, None, None), 1


class Pose(NamedTuple):
    """Where a die lies: its middle (px in its parent), its side (px) and its tilt (degrees, clockwise)."""

    x: float
    y: float
    side: float
    tilt: float = 0.0

    @property
    def centre(self) -> QPointF:
        """The middle as a point."""
        return QPointF(self.x, self.y)

    @property
    def edge(self) -> float:
        """The edge of its cube, in px."""
        return BODY * self.side

    @property
    def middle(self) -> QPointF:
        """Where the middle of its cube is seen."""
        return QPointF(self.x, self.y + EDGE / 2 * self.side)

    @property
    def reach(self) -> float:
        """How far the die reaches above its middle and to its sides, in px; below it is ``EDGE`` sides more."""
        angle = math.radians(self.tilt)
        return 0.5 * self.edge * (cube.DOWN * (abs(math.cos(angle)) + abs(math.sin(angle))) + cube.FRONT) - EDGE / 2 * self.side

    def towards(self, other: Pose, share: float) -> Pose:
        """Give the pose this share (0 to 1) of the way to another."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.side + (other.side - self.side) * share,
            self.tilt + (other.tilt - self.tilt) * share,
        )


def outline_of(pose: Pose, grow: float = 0.0) -> QPainterPath:
    """Outline a die that lies round the middle of its pose, ``grow`` px wider all round."""
    return QPainterPath(_outline(pose.side, pose.tilt, grow))


@lru_cache(maxsize=256)
def _outline(side: float, tilt: float, grow: float) -> QPainterPath:
    """Outline a die round the middle of its pose, wherever it lies; asked for at each frame and key."""
    path, pose = QPainterPath(), Pose(0.0, 0.0, side, tilt)
    path.addPolygon(cube.outline(pose.edge, cube.lying(tilt), grow).translated(pose.middle))
    path.closeSubpath()
    return path


def paint_shadow(painter: QPainter, theme: Theme, centre: QPointF, side: float, *, strength: float = 1.0) -> None:
    """Paint the soft ellipse on which a die stands; nothing in high contrast."""
    if theme.flat:
        return
    painter.save()
    painter.translate(centre)
    painter.scale(SHADOW_WIDE * side, SHADOW_HIGH * side)
    painter.setOpacity(painter.opacity() * strength)
    painter.setPen(NO_PEN)
    painter.setBrush(_shade(theme.palette.shadow.rgb()))
    painter.drawEllipse(QPointF(0.0, 0.0), 1.0, 1.0)
    painter.restore()


@cache
def _shade(colour: int) -> QBrush:
    """Return the shade round a die as a brush for an ellipse of radius 1."""
    shade = QRadialGradient(QPointF(0.0, 0.0), 1.0)
    for at in (0.0, 0.35, 0.6, 0.8, 1.0):
        shade.setColorAt(at, fade(QColor.fromRgb(colour), SHADOW_ALPHA * (1 - at) * (1 - at * 0.4)))
    return QBrush(shade)


def paint_cast_shadow(painter: QPainter, theme: Theme, foot: QPointF, edge: float, high: float = 0.0) -> None:
    """Paint the shadows of a cube ``high`` edges above the spot (px) over which it is: what it throws, and where it touches."""
    if theme.flat:
        return
    far, before = 1 + 1.6 * high, painter.opacity()
    for (wide, tall), (aside, below), strength in (
        ((CAST_WIDE, CAST_HIGH), (CAST_ASIDE * far, CAST_BELOW * far), 1 - 0.5 * high),
        (TOUCHED, (0.03, 0.02), 1.2 - 2 * high),
    ):
        if strength > 0.05:
            painter.setOpacity(before * min(strength, 1.0))
            half_wide, half_high = round(wide * edge), round(tall * edge)
            left, top = round(foot.x() + aside * edge) - half_wide, round(foot.y() + below * edge) - half_high
            painter.drawPixmap(QPointF(left, top), _soft_ellipse(theme, half_wide, half_high, ratio_of(painter)))
    painter.setOpacity(before)


def _soft_ellipse(theme: Theme, wide: int, high: int, ratio: float) -> QPixmap:
    """Give a shade with these half axes (px), made once: to turn or scale one in flight costs twenty times as much."""

    def draw(into: QPainter) -> None:
        into.setPen(NO_PEN)
        into.setBrush(_shade(theme.palette.shadow.rgb()))
        into.translate(wide, high)
        into.scale(wide, high)
        into.drawEllipse(QPointF(0.0, 0.0), 1.0, 1.0)

    return theme.picture("die shade", 2 * wide, 2 * high, ratio, draw)


def paint_die(painter: QPainter, theme: Theme, pose: Pose, face: FacePainter, *, lift: float = 0.0, shaded: bool = True) -> None:
    """Paint a die that lies still, ``lift`` px above the table, with its shadow or without."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, edge = pose.middle, pose.edge
    if shaded:
        paint_cast_shadow(painter, theme, middle + QPointF(0.0, 0.5 * cube.FRONT * edge), edge, lift / edge)
    painter.translate(middle.x(), middle.y() - lift)
    faces, top = sides_of(face)
    if edge < LEGIBLE:
        faces = [each if number == top else None for number, each in enumerate(faces, start=1)]
    cube.paint_cube(painter, theme, edge, cube.with_top(cube.lying(pose.tilt), top), faces, body_of(theme, face))
    painter.restore()


def paint_mini_die(painter: QPainter, theme: Theme, rect: QRectF, value: int) -> None:
    """Paint the small die that stands in the margin of a sheet; a thin line parts its light sides from the paper."""
    if theme.flat:  # its light rim lies within the place, too
        rect = rect.adjusted(1, 1, -1, -1)
    side = min(rect.width() / BODY, rect.height() / (1 + EDGE))
    pose = Pose(rect.center().x(), rect.center().y() - EDGE / 2 * side, side)
    paint_die(painter, theme, pose, Pips(value), shaded=False)
    if not theme.flat:
        painter.setBrush(NO_BRUSH)
        painter.setPen(
            QPen(
                fade(theme.palette.pip, 0.45),
                0.04 * side,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(outline_of(pose).translated(pose.centre))


def paint_key_on(painter: QPainter, theme: Theme, pose: Pose, key: str, scale: float, spot: QPointF) -> None:
    """Paint the key of a die with its middle this far (sides) from that of the die."""
    wide, high = keys.key_cap_size(theme, key)
    painter.save()
    painter.translate(pose.centre + spot * pose.side)
    painter.scale(scale, scale)
    keys.paint_key_cap(painter, theme, -wide / 2, -high / 2, key, scale)
    painter.restore()


def paint_helping(painter: QPainter, theme: Theme, pose: Pose, faces: Sequence[int]) -> None:
    """Paint a lit tag with small dice over the lower corner of a die: what would help if it is thrown again."""
    side = HELP_SIDE * pose.side
    gap = side * 0.18
    wide = len(faces) * (side + gap) + gap
    tag = QRectF(pose.x + 0.69 * pose.side - wide, pose.y + 0.69 * pose.side - side - 2 * gap, wide, side + 2 * gap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(theme.palette.lamp)
    painter.setPen(QPen(theme.palette.wood_edge, theme.pen(1.5)))
    painter.drawRoundedRect(tag, gap * 1.6, gap * 1.6)
    for place, face in enumerate(faces):
        left = tag.left() + gap + place * (side + gap)
        paint_mini_die(painter, theme, QRectF(left, tag.top() + gap, side, side * (1 + EDGE)), face)


class Die(Painted, QAbstractButton):
    """A die that can be kept: checked means kept. A click keeps it or lets it loose, a drag carries it.

    It places itself: ``set_pose`` and ``glide`` move and size it in its parent.
    """

    dropped = Signal(QPointF)
    """The die was carried, and let go over this point of its parent (px)."""

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        """Make die ``number`` (from 1, as spoken and on its key)."""
        self._press = QPoint()
        self.is_carried = False
        """Whether the player carries it."""
        super().__init__(theme, parent)
        self._number = number
        self._face: FacePainter = Pips(0)
        self._spoken = self._hint = ""
        self._helping: tuple[int, ...] = ()
        self._pose = Pose(0.0, 0.0, 1.0)
        self._start = self._end = self._pose
        self.is_ghost = False
        self._ringed = False
        self._key: tuple[float, QPointF] = (0.0, QPointF())
        """The size of the key that is shown on it, 0 for none, and its middle from that of the die, in sides."""
        self._picture: tuple[object, QPixmap] | None = None
        """The die as it lies, and all that this depends on."""
        self._hover = 0.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._on_glide)
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._rise.valueChanged.connect(self._on_rise)
        self.toggled.connect(self._name)
        self._name()

    @property
    def number(self) -> int:
        """Its number, from 1."""
        return self._number

    @property
    def pose(self) -> Pose:
        """Where it lies now."""
        return self._pose

    @property
    def resting_pose(self) -> Pose:
        """Where it lies, or will lie when it has stopped gliding."""
        return self._end

    @property
    def face(self) -> FacePainter:
        """What is painted on its top."""
        return self._face

    def set_face(self, face: FacePainter, spoken: str) -> None:
        """Show another face; ``spoken`` says it in a word ("quatre")."""
        self._face = face
        self._spoken = spoken
        self._name()
        self.update()

    def set_helping(self, faces: tuple[int, ...], spoken: str) -> None:
        """Mark the die, thrown again, with the faces that would help (none: no mark); ``spoken`` says them after its state."""
        if (faces, spoken) != (self._helping, self._hint):
            self._helping, self._hint = faces, spoken
            self._name()
            self.update()

    @property
    def helping(self) -> tuple[int, ...]:
        """The faces that the mark on it shows."""
        return self._helping

    def set_ghost(self, *, ghost: bool) -> None:
        """Paint and tell nothing of its face while the overlay shows this die in flight; the keyboard still finds it there."""
        if ghost != self.is_ghost:
            self.is_ghost = ghost
            self._name()
            self.update()

    def set_key(self, scale: float, spot: QPointF = UNDER) -> None:
        """Show the key that keeps it, so large (1 is the usual size, 0 shows none), this far (sides) from its middle."""
        if (scale, spot) != self._key:
            self._key = scale, spot
            self.update()

    def set_pose(self, pose: Pose) -> None:
        """Lie there at once."""
        self._glide.stop()
        self._end = pose
        self._place(pose)

    def glide(self, pose: Pose, duration_ms: int) -> None:
        """Slide there; at once with a duration of 0."""
        if duration_ms <= 0 or not self.isVisible():
            self.set_pose(pose)
            return
        if pose == self._end:
            return
        self._glide.stop()
        self._start, self._end = self._pose, pose
        self._glide.setDuration(duration_ms)
        self._glide.start()

    def settle(self) -> None:
        """End a slide now."""
        if self._glide.state() == QVariantAnimation.State.Running:
            self.set_pose(self._end)

    def covers(self, point: QPointF) -> bool:
        """Tell whether a point (px in the parent) is on the die."""
        return self._shape().contains(point - self._pose.centre)

    def retranslate(self) -> None:
        self._name()

    def hitButton(self, pos: object) -> bool:
        """Accept clicks on the die only, not on the empty corners round it."""
        point = QPointF(pos) + QPointF(self.pos())  # type: ignore[call-overload]
        return self.covers(point)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange:
            self.setCursor(Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor)
            self._name()
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Rise under the pointer."""
        if self.isEnabled():
            self._rise_to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Sink again."""
        self._rise_to(0.0)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where the die was pressed; click another that lies under the empty corner of this one."""
        self._press = event.position().toPoint()
        below = None if self.hitButton(self._press) else self._below(self._in_parent(event))
        if below is not None:
            below.click()
            event.accept()
            return
        super().mousePressEvent(event)

    def _below(self, at: QPointF) -> Die | None:
        """Find the die at a place (px in the parent)."""
        dice = (die for die in self.parentWidget().children() if isinstance(die, Die))  # type: ignore[union-attr]
        return next((die for die in dice if die.isVisible() and die.isEnabled() and die.covers(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the die once the pointer has gone far enough."""
        far = (event.position().toPoint() - self._press).manhattanLength() >= QApplication.startDragDistance()
        if self.isDown() and far and not self.is_carried:
            self.is_carried = True
            self.raise_()
        if not self.is_carried:
            super().mouseMoveEvent(event)
            return
        at = self._in_parent(event)
        self.set_pose(Pose(at.x(), at.y(), self.pose.side, -5.0))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the die go, or take the click."""
        if not self.is_carried:
            super().mouseReleaseEvent(event)
            return
        self.is_carried = False
        self.setDown(False)
        self.dropped.emit(self._in_parent(event))

    def _in_parent(self, event: QMouseEvent) -> QPointF:
        return QPointF(self.mapToParent(event.position().toPoint()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the ring with the keyboard; a click with the mouse shows none."""
        self._ringed = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def paint(self, painter: QPainter) -> None:
        if self.is_ghost:
            return
        painter.translate(-QPointF(self.pos()))
        lift = self._hover * LIFT * self._pose.side
        if self.isDown():
            lift = 0.0
        if lift == 0 and not self.is_carried and self._glide.state() is not QVariantAnimation.State.Running:
            self.paint_lying(painter, self._pose)
        else:
            self._picture = None
            paint_die(painter, self.theme, self._pose, self._face, lift=lift)
        if self._key[0]:
            paint_key_on(painter, self.theme, self._pose, str(self._number), *self._key)
        if self._helping and not self.isChecked():
            paint_helping(painter, self.theme, self._pose, self._helping)
        if self.hasFocus() and self._ringed:
            self._paint_ring(painter, lift)

    def paint_lying(self, painter: QPainter, pose: Pose) -> None:
        """Paint the die as it lies, at a pose that differs from its own by whole px: in its parent or in what lies over it."""
        ratio = ratio_of(painter)
        if ratio == round(ratio):
            painter.drawPixmap(QPointF(self.pos()) + pose.centre - self._pose.centre, self._lying(ratio))
        else:
            paint_die(painter, self.theme, pose, self._face)

    def make_ready(self) -> None:
        """Make the picture of the die as it will lie."""
        ratio = self.devicePixelRatio()
        if self.is_ghost and ratio == round(ratio):
            self._lying(ratio)

    def _lying(self, ratio: float) -> QPixmap:
        """Return the picture of the die as it lies, kept until anything of it changes: others often move above it."""
        key = self._pose, self._face, self.size(), self.theme.name, self.theme.text_scale, ratio
        if self._picture is None or self._picture[0] != key:
            lying = QPixmap(self.size() * ratio)
            lying.setDevicePixelRatio(ratio)
            lying.fill(QColor(0, 0, 0, 0))
            with QPainter(lying) as painter:
                painter.translate(-QPointF(self.pos()))
                paint_die(painter, self.theme, self._pose, self._face)
            self._picture = key, lying
        return self._picture[1]

    def _paint_ring(self, painter: QPainter, lift: float) -> None:
        gap = self.theme.px(RING_GAP) + self.theme.px(RING_WIDTH) / 2
        ring = self._shape(gap).translated(self._pose.centre - QPointF(0.0, lift))
        painter.setBrush(NO_BRUSH)
        under = QPen(self.theme.palette.surface, self.theme.px(RING_WIDTH) + 2)
        painter.setPen(under)
        painter.drawPath(ring)
        painter.setPen(QPen(self.theme.palette.focus, self.theme.px(RING_WIDTH)))
        painter.drawPath(ring)

    def _shape(self, grow: float = 0.0) -> QPainterPath:
        """Outline the die round its middle."""
        return outline_of(self._pose, grow)

    def _place(self, pose: Pose) -> None:
        self._pose = pose
        room = max(pose.reach, SHADOW_SIDE * pose.side) + self.theme.px(RING_GAP + RING_WIDTH) + 2
        below = room + EDGE * pose.side
        left, top = math.floor(pose.x - room), math.floor(pose.y - room)
        place = QRect(left, top, math.ceil(pose.x + room) - left, math.ceil(pose.y + below) - top)
        parent = self.parentWidget()
        seen = place.intersected(parent.rect()) if parent is not None else place
        self.setGeometry(place if seen.isEmpty() else seen)
        self.update()

    def _on_glide(self, share: float) -> None:
        self._place(self._start.towards(self._end, share))

    def _on_rise(self, share: float) -> None:
        self._hover = share
        self.update()

    def _rise_to(self, height: float) -> None:
        self._rise.stop()
        if (duration := self.theme.ms("card_lift")) <= 0:
            self._on_rise(height)
            return
        self._rise.setStartValue(self._hover)
        self._rise.setEndValue(height)
        self._rise.setDuration(duration)
        self._rise.start()

    def _name(self) -> None:
        """Say number, face and state: "dé 3, quatre, gardé"."""
        if not self._spoken or self.is_ghost:
            name = self.tr("dé %1, pas encore lancé").replace("%1", str(self._number))
        else:
            pattern = self.tr("dé %1, %2, à relancer") if self.isEnabled() else self.tr("dé %1, %2")
            pattern = self.tr("dé %1, %2, gardé") if self.isChecked() else pattern
            name = pattern.replace("%1", str(self._number)).replace("%2", self._spoken)
        if self._hint and not self.isChecked():
            name = f"{name}, {self._hint}"
        self.setAccessibleName(name)


def make_ready(dice: Sequence[Die]) -> None:
    """Let thrown dice make the pictures of how they will lie one after another, not all in the frame in which they land."""
    first, next_ms = READY_MS
    for place, die in enumerate(dice):
        timer = QTimer(die, singleShot=True)
        timer.timeout.connect(die.make_ready)
        timer.timeout.connect(timer.deleteLater)
        timer.start(first + place * next_ms)
