"""The leather dice cup: it stands on the felt while the dice wait, and shakes, tips and pours them when they are thrown."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen

from ludogite.services.sound import Impact, ImpactTimes
from ludogite.ui.style.paint import ratio_of
from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Felt
from ludogite.ui.widgets.cast import Cast
from ludogite.ui.widgets.cube import FacePainter
from ludogite.ui.widgets.die import Pips, Pose, paint_die, paint_shadow
from ludogite.ui.widgets.overlay import Timed
from ludogite.ui.widgets.tumble import BOUNCES, Tumble

RIM_HIGH = 0.26
"""Height of the rim's ellipse, in widths of the cup."""
FOOT = 0.80
"""Width of the foot, in widths of the rim."""

ORDINARY: Final[tuple[FacePainter, ...]] = (Pips(3), Pips(6), Pips(5))

SHAPE: Final = 0.84
"""Width of the cup, in heights."""
TIPPED: Final = 118.0
"""Degrees by which it is turned while it pours."""
MOUTH: Final = 0.40
"""How far its mouth is from its middle, in heights."""
SWINGS: Final = 4
SHAKE_MS: Final = 170
"""How long a cup that is held takes to go to and fro."""
HOLDS: Final = (1.05, 0.16)
"""Width of a cup, in edges of a die: for none, and more for each."""
PEEPS: Final = (0.62, 0.48, 0.38)
"""Side of the dice that look out, in widths of the rim: of one, two and three."""
RATTLE: Final = 0.25
"""How loud the dice are in the cup."""
MAT_FADE_MS: Final = 120
TIP, LEAVE = 0.30, 0.73
"""Shares of the pouring: until then it tips, from then on it goes."""


@dataclass(frozen=True, slots=True)
class CupFlight:
    """The cup in a hand: it shakes where it stands, tips at the side, pours, and goes; all in px of the overlay."""

    theme: Theme
    stands: QRectF
    pours: QPointF
    """Where its middle is while it pours."""
    faces: tuple[FacePainter, ...] = ORDINARY
    leftwards: bool = False
    """Whether it pours to its left."""
    shaken: bool = False
    """Whether it has been shaken already."""

    def moved(self, by: QPointF) -> CupFlight:
        """Give the same cup elsewhere."""
        return replace(self, stands=self.stands.translated(by), pours=self.pours + by)

    @property
    def shake_ms(self) -> int:
        """How long it is shaken before it pours."""
        return 0 if self.shaken else self.theme.ms("cup_shake")

    @property
    def duration_ms(self) -> int:
        """How long all of it takes; 0 when movements are reduced."""
        return self.shake_ms + self.theme.ms("cup_pour")

    @property
    def opens_ms(self) -> int:
        """When the first die leaves it; 0 when movements are reduced."""
        return round(self.shake_ms + 0.9 * TIP * self.theme.ms("cup_pour"))

    @property
    def mouth(self) -> QPointF:
        """Where the dice come from."""
        angle, far = math.radians(-TIPPED if self.leftwards else TIPPED), MOUTH * self.stands.height()
        return self.pours + QPointF(math.sin(angle) * far, -math.cos(angle) * far)

    def area(self, share: float) -> QRectF:
        """Give a square round the cup, however it is turned."""
        centre, _angle, _seen = self._pose(share)
        reach = 0.72 * self.stands.height()
        return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the cup from one picture: full while it shakes, empty once it has poured."""
        centre, angle, seen = self._pose(share)
        if seen > 0:
            self.paint_at(painter, centre, angle, seen, is_full=share * self.duration_ms < self.opens_ms + 60)

    def paint_at(self, painter: QPainter, centre: QPointF, angle: float, seen: float = 1.0, *, is_full: bool = True) -> None:
        """Paint the cup with its middle there, turned by degrees."""
        wide, high = self.stands.width(), self.stands.height()
        faces, margin = (self.faces if is_full else ()), 0.1 * wide

        def draw(into: QPainter) -> None:
            paint_cup(into, self.theme, QRectF(margin, 0, wide, high), faces, shaded=False)

        picture = self.theme.picture(("cup", faces), wide + 2 * margin, high + margin, ratio_of(painter), draw)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(seen)
        painter.translate(centre)
        painter.rotate(angle)
        painter.drawPixmap(QPointF(-wide / 2 - margin, -high / 2), picture)
        painter.restore()

    def _pose(self, share: float) -> tuple[QPointF, float, float]:
        """Give the middle of the cup, how far it is turned (degrees) and how much of it is seen."""
        shaken, pours = self.shake_ms, self.theme.ms("cup_pour")
        gone = share * (shaken + pours)
        if gone < shaken:
            turn = 2 * math.pi * SWINGS * gone / max(shaken, 1)
            force = math.sin(math.pi * gone / max(shaken, 1))
            aside = QPointF(0.05 * math.sin(turn), 0.03 * math.cos(1.3 * turn)) * (self.stands.height() * force)
            return self.stands.center() + aside, 7 * force * math.sin(turn), 1.0
        poured = (gone - shaken) / max(pours, 1)
        tipped = QEasingCurve(QEasingCurve.Type.InOutQuad).valueForProgress(min(poured / TIP, 1.0))
        left = max((poured - LEAVE) / (1 - LEAVE), 0.0)
        centre = self.stands.center() + (self.pours - self.stands.center()) * tipped
        way = -1 if self.leftwards else 1
        return centre - QPointF(way * 0.4 * left * self.stands.width(), 0), way * TIPPED * tipped, 1 - left


@dataclass(frozen=True, slots=True)
class Shaken:
    """A cup that is shaken where it stands for as long as somebody holds it."""

    flight: CupFlight
    duration_ms: int

    def area(self, share: float) -> QRectF:
        """Give a square round the cup."""
        reach = 0.75 * self.flight.stands.height()
        middle = self.flight.stands.center()
        return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the cup to and fro."""
        turn = 2 * math.pi * share * self.duration_ms / SHAKE_MS
        aside = QPointF(0.05 * math.sin(turn), 0.03 * math.cos(1.3 * turn)) * self.flight.stands.height()
        self.flight.paint_at(painter, self.flight.stands.center() + aside, 7 * math.sin(turn))


@dataclass(frozen=True, slots=True)
class Mat:
    """A strip of felt that is laid on paper for as long as a die rolls there; it comes and goes within ``fade`` of its time."""

    theme: Theme
    rect: QRectF
    felt: Felt
    fade: float

    def area(self, share: float) -> QRectF:
        """Cover the strip."""
        return self.rect.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the felt."""
        painter.save()
        painter.setOpacity(min(share / self.fade, (1 - share) / self.fade, 1.0))
        felt(painter, self.theme, self.rect, self.felt)
        painter.restore()


def cup_place(room: QRectF, edge: float, count: int) -> QRectF:
    """Give the place of a cup (px) that holds so many dice with this edge, in the middle of a room that it does not outgrow."""
    high = min((HOLDS[0] + HOLDS[1] * count) * edge / SHAPE, room.height(), room.width() / SHAPE)
    place = QRectF(0.0, 0.0, SHAPE * high, high)
    place.moveCenter(room.center())
    return place


def poured_at(
    theme: Theme, stands: QRectF, thrown: Cast, faces: tuple[FacePainter, ...] = ORDINARY, *, stays: bool, shaken: bool = False
) -> CupFlight:
    """Let a cup of the right size pour where the dice of a throw come from; one that ``stays`` is shaken there, too.

    ``stands`` is the room in which it stands otherwise.
    """
    count = len(thrown.throw.paths)
    stands, faces = cup_place(stands, thrown.edge, count), faces[:count]
    angle, far = math.radians(TIPPED), MOUTH * stands.height()
    pours = thrown.mouth - QPointF(math.sin(angle) * far, -math.cos(angle) * far)
    if stays:
        stands = QRectF(stands)
        stands.moveCenter(pours)
    return CupFlight(theme, stands, pours, faces, shaken=shaken)


def rattling(flying: CupFlight, thrown: Cast) -> ImpactTimes:
    """Say when the dice of a throw hit the cup while it is shaken, and then what they strike: ms from when it is shaken."""
    shake, swings = flying.shake_ms, 0 if flying.shaken else SWINGS
    rattle = (Impact(round(shake * (swing + 0.5) / SWINGS), RATTLE) for swing in range(swings))
    return (*rattle, *thrown.impacts(flying.opens_ms))


def throw_impacts(theme: Theme, count: int) -> ImpactTimes:
    """Say when so many dice that are thrown from the cup hit it, and then the table: ms from when the cup is shaken."""
    shake, stagger, duration = theme.ms("cup_shake"), theme.stagger_ms("die_throw"), theme.ms("die_throw")
    opens = round(shake + 0.9 * TIP * theme.ms("cup_pour"))
    rattle = [Impact(round(shake * (swing + 0.5) / SWINGS), RATTLE) for swing in range(SWINGS)]
    falls = [
        Impact(opens + die * stagger + round(share * duration), strength) for die in range(count) for share, strength in BOUNCES
    ]
    return (*rattle, *falls)


def fall_impacts(duration_ms: int, stagger_ms: int, count: int) -> ImpactTimes:
    """Say when so many dice that are thrown without a cup hit the table, in ms."""
    return tuple(
        Impact(die * stagger_ms + round(share * duration_ms), strength) for die in range(count) for share, strength in BOUNCES
    )


def poured(theme: Theme, colours: Felt, mat: QRectF, end: Pose, value: int, seed: int) -> list[Timed]:
    """Throw one die from a cup at the right of a strip of felt (px of the overlay) to its place on it; none without motion."""
    duration = theme.ms("die_throw")
    if duration <= 0:
        return []
    chance = random.Random(seed)  # noqa: S311 (only how it flies, never what it shows)
    high = max(1.2 * mat.height(), 1.6 * end.side)
    stands = QRectF(0, 0, SHAPE * high, high)
    stands.moveCenter(QPointF(mat.right() - 0.7 * high, mat.center().y() - 0.1 * high))
    cup = CupFlight(theme, stands, stands.center(), (Pips(value),), leftwards=True)
    flight = Tumble(theme, cup.mouth, end, value, chance.uniform(1.6, 2.3), chance.choice((-1, 1)) * chance.uniform(60, 200))
    whole = cup.opens_ms + duration
    ground = Mat(theme, mat, colours, MAT_FADE_MS / whole)
    return [Timed(ground, whole), Timed(flight, duration, cup.opens_ms), Timed(cup, cup.duration_ms)]


def paint_cup(
    painter: QPainter, theme: Theme, rect: QRectF, faces: tuple[FacePainter, ...] = ORDINARY, *, shaded: bool = True
) -> None:
    """Paint the cup in a rectangle (px), dice with these faces (three, or none) looking out over its rim."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = rect.width()
    rim = QRectF(rect.left(), rect.top() + wide * 0.24, wide, wide * RIM_HIGH)
    if shaded and not theme.flat:
        paint_shadow(painter, theme, QPointF(rect.center().x(), rect.bottom() - wide * 0.06), wide * 1.05)
    _paint_inside(painter, theme, rim, faces)
    _paint_leather(painter, theme, rect, rim)
    painter.restore()


def _paint_inside(painter: QPainter, theme: Theme, rim: QRectF, faces: tuple[FacePainter, ...]) -> None:
    """Paint the dark mouth of the cup, and the dice in it."""
    painter.setPen(QPen(theme.palette.wood_edge, theme.px(1.5)))
    painter.setBrush(theme.palette.walnut_bottom)
    painter.drawEllipse(rim)
    spots = ((-0.20, -0.12, -16.0), (0.22, -0.10, 14.0), (0.01, 0.16, 5.0)) if len(faces) != 1 else ((0.0, 0.0, 8.0),)
    side = rim.width() * PEEPS[max(min(len(faces), 3), 1) - 1]
    for (x, y, tilt), face in zip(spots, faces, strict=False):
        pose = Pose(rim.center().x() + x * rim.width(), rim.center().y() + y * rim.height() - 0.06 * rim.width(), side, tilt)
        paint_die(painter, theme, pose, face, shaded=False)


def _paint_leather(painter: QPainter, theme: Theme, rect: QRectF, rim: QRectF) -> None:
    """Paint the body below the front of the rim: leather, a brass band, a seam."""
    foot_half, bottom = rect.width() * FOOT / 2, rect.bottom()
    curve = rim.height() * 0.42
    body = QPainterPath(QPointF(rim.left(), rim.center().y()))
    body.arcTo(rim, 180, 180)
    body.lineTo(rect.center().x() + foot_half, bottom - curve)
    body.quadTo(rect.center().x(), bottom + curve, rect.center().x() - foot_half, bottom - curve)
    body.closeSubpath()
    leather = QLinearGradient(rect.left(), 0, rect.right(), 0)
    dark, light = theme.palette.walnut_bottom, theme.palette.walnut_top
    for at, colour in ((0.0, dark), (0.32, light.lighter(118)), (0.6, light), (1.0, dark.darker(125))):
        leather.setColorAt(at, dark if theme.flat else colour)
    painter.setPen(QPen(theme.palette.wood_edge, theme.px(1.5)))
    painter.setBrush(QBrush(leather))
    painter.drawPath(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, role, width in ((0.075, "brass_top", 4.0), (0.80, "on_wood_muted", 1.4)):
        drop = (bottom - rim.bottom()) * share
        half = rect.width() * (1 - (1 - FOOT) * share) / 2 - theme.px(1)
        pen = QPen(theme.palette.of(role), theme.px(width))
        if width < 2:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        band = QRectF(rect.center().x() - half, rim.top() + drop, 2 * half, rim.height() * (1 - 0.1 * share))
        painter.drawArc(band, 184 * 16, 172 * 16)
