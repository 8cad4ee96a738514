"""The groove of a tray: slim while it is empty, high once a die is kept, with a place for each die after what it is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRect, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import dashed, ratio_of, text_in
from ludogite.ui.style.paint_wood import groove
from ludogite.ui.style.theme import Theme, hold
from ludogite.ui.widgets.base import Left
from ludogite.ui.widgets.die import CORNER, Pose

TOP, SIDE = 12, 16
"""Distance of the groove from the edge of the felt, in px."""
HIGH, SHARE, LONG = 140, 0.30, 4.4
"""Height of the groove with dice in px, at most this share of the felt; and it is at least so many times as long as high."""
SLIM, SLIM_SHARE = 64, 0.16
"""Height of the empty groove in px, and at most this share of the felt."""
KEPT_SHARE = 0.60
"""Side of a kept die in heights of the groove."""
KEPT_AT = 0.364
"""Where the middle of a kept die lies, in heights of the groove: its key stands below it."""
UNDER_KEPT: Final = QPointF(0.0, 0.80)
"""Where the key of a kept die stands, in sides from its middle."""
PITCH, PITCH_SLIM = 1.286, 1.56
"""Distance of two places of the groove, in sides of a die there."""
SLIM_SIDE = 0.72
"""Side of a place of the empty groove, in its heights."""
RADIUS = 14
LABEL_SHARE = 0.30
"""Height of what the groove is called, in heights of the empty groove."""


class Groove:
    """The groove of one tray; ``moved`` is called while it grows or shrinks."""

    def __init__(self, theme: Theme, tray: QWidget, count: int, ground: Callable[[], QRectF], moved: Callable[[], object]) -> None:
        """Lie on the ``ground`` (px of the tray), with room for so many dice."""
        self._theme, self._tray, self._count, self._ground, self._moved = theme, tray, count, ground, moved
        self.is_open = False
        """Whether it has, or will have, room for dice."""
        self._way = QVariantAnimation(tray)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.valueChanged.connect(self._on_moved)
        self._share = 0.0
        self._known: dict[bool, QRectF] = {}
        self._slots: dict[tuple[int, bool], Pose] = {}
        self._font: QFont | None = None
        self._whole = QRect()
        self._size = QSize()
        """The size of the tray for which places are known."""

    # ---- places -----------------------------------------------------------------------------------------------------------

    def lay(self, *, opened: bool) -> None:
        """Measure it anew, at once as high as it is to be."""
        self.is_open = opened
        self._forget()
        self.settle()

    def _forget(self) -> None:
        """Measure everything anew."""
        self._known, self._slots, self._font, self._whole = {}, {}, None, QRect()

    def open(self, *, opened: bool) -> None:
        """Make room for dice, or take it back; at once without motion."""
        if opened == self.is_open:
            return
        self.is_open = opened
        duration = self._theme.ms("die_keep")
        if duration <= 0 or not self._tray.isVisible():
            self.settle()
            return
        self._way.stop()
        start, end = self._share, float(opened)
        self._way.setStartValue(start)
        self._way.setEndValue(end)
        self._share = start
        self._way.setDuration(duration)
        self._way.start()

    def settle(self) -> None:
        """Be as high as it is to be."""
        self._way.stop()
        self._on_moved(float(self.is_open))

    def _on_moved(self, share: float) -> None:
        self._share = share
        self._moved()

    @property
    def ground(self) -> QRect:
        """What of the tray it may cover, with what stands on it, in px of the tray."""
        if self._size != self._tray.size() or self._whole.isEmpty():
            self._whole = self.at(opened=True).toAlignedRect().adjusted(-1, -12, 1, 1)
        return self._whole

    @property
    def rect(self) -> QRectF:
        """Where it is seen now, in px of the tray."""
        if self._share in {0.0, 1.0}:
            return self.at(opened=self._share > 0)
        slim, high = self.at(opened=False), self.at(opened=True)
        return QRectF(slim.left(), slim.top(), slim.width(), slim.height() + (high.height() - slim.height()) * self._share)

    def at(self, *, opened: bool) -> QRectF:
        """Give where it lies when it is empty, or ``opened`` for dice."""
        if self._size != self._tray.size():
            self._size = self._tray.size()
            self._forget()
        if opened not in self._known:
            self._known[opened] = self._measured(opened=opened)
        return self._known[opened]

    def _measured(self, *, opened: bool) -> QRectF:
        px, ground = self._theme.px, self._ground()
        scale = min(1.0, ground.height() / px(396))
        left, top = ground.left() + px(SIDE) * scale, ground.top() + px(TOP) * scale
        wide = max(ground.width() - 2 * px(SIDE) * scale, 1.0)
        room = self._room(QRectF(left, 0, wide, 1)).width()
        most = room / ((self._count - 1) * PITCH + 1)
        high = min(px(HIGH), ground.height() * SHARE, wide / LONG, most / KEPT_SHARE)
        if not opened:
            high = min(px(SLIM), ground.height() * SLIM_SHARE, high)
        return QRectF(QRectF(left, top, wide, high).toRect())

    def _room(self, hollow: QRectF) -> QRectF:
        """Give the part of the groove that lies after what it is called."""
        inset = self.inset
        before = inset + QFontMetricsF(self.label_font).horizontalAdvance(self.label) + 0.7 * inset
        return hollow.adjusted(before, 0, -inset, 0)

    def slot(self, place: int, *, opened: bool = True) -> Pose:
        """Give the pose of the die at this place, from 0."""
        hollow = self.at(opened=opened)
        if (found := self._slots.get((place, opened))) is not None:
            return found
        side, pitch = hollow.height() * (KEPT_SHARE if opened else SLIM_SIDE), PITCH if opened else PITCH_SLIM
        room = self._room(hollow)
        side = min(side, room.width() / ((self._count - 1) * pitch + 1))
        middle = hollow.top() + hollow.height() * (KEPT_AT if opened else 0.48)
        pose = Pose(room.center().x() + (place - (self._count - 1) / 2) * pitch * side, middle, side)
        self._slots[place, opened] = pose
        return pose

    # ---- what is painted --------------------------------------------------------------------------------------------------

    @property
    def label(self) -> str:
        """What it is called; nothing where that cannot be as large as large text asks for."""
        if self._theme.text_scale > 1 and self.label_font.pixelSize() < self._theme.least_text():
            return ""
        return QCoreApplication.translate("DiceTray", "Gardés")

    @property
    def label_font(self) -> QFont:
        """The font of what it is called."""
        if self._font is None:
            high = min(self._theme.px(SLIM), self._ground().height() * SLIM_SHARE)
            self._font = self._bold(high * LABEL_SHARE)
        return self._font

    def _bold(self, high: float) -> QFont:
        font = self._theme.font("note" if self._theme.small else "body")
        font.setBold(True)
        return hold(font, high)

    @property
    def inset(self) -> float:
        """How far what stands in it is from its ends, in px."""
        return self._theme.px(12 if self._theme.small else 18)

    def paint(self, painter: QPainter, first: int | None) -> None:
        """Paint the wood, the free places from the ``first`` on, and what it is called; with None the wood alone.

        At rest that is one picture, which is painted in each frame of a throw; while it moves, top and bottom of the high one.
        """
        theme, now = self._theme, self.rect
        whole = self.at(opened=self._share > 0)
        ratio, radius = ratio_of(painter), theme.px(RADIUS)
        at_rest = now == whole

        def draw(into: QPainter) -> None:
            groove(into, theme, QRectF(0, 0, whole.width(), whole.height()), radius=radius)
            if at_rest and first is not None:
                into.translate(-whole.topLeft())
                self._paint_slots(into, first)

        key = "groove", self._count, self.label, first if at_rest else None
        picture = theme.picture(key, whole.width(), whole.height(), ratio, draw)
        if at_rest:
            painter.drawPixmap(now.topLeft(), picture)
            return
        foot = min(radius, now.height() / 2)
        for top, source, high in ((0.0, 0.0, now.height() - foot), (now.height() - foot, whole.height() - foot, foot)):
            target = QRectF(now.left(), now.top() + top, now.width(), high)
            painter.drawPixmap(target, picture, QRectF(0, source * ratio, now.width() * ratio, high * ratio))
        if first is not None:
            self._paint_slots(painter, first)

    def _paint_slots(self, painter: QPainter, first: int) -> None:
        for place in range(first, self._count):
            slot = self.slot(place, opened=False).towards(self.slot(place), self._share)
            half = slot.side * 0.475
            where = QRectF(slot.x - half, slot.middle.y() - half, 2 * half, 2 * half)
            dashed(painter, self._theme, where, self._theme.faded("on_wood_light", 0.6), radius=CORNER * slot.side, width=1.6)
        painter.setFont(self.label_font)
        text_in(painter, self.rect.adjusted(self.inset, 0, -self.inset, 0), self.label, self._theme.palette.on_wood_light, Left)

    def paint_question(self, painter: QPainter, question: str) -> None:
        """Write over the cards of players what they are asked."""
        hollow, inset = self.rect, self.inset
        painter.setFont(self._bold(hollow.height() * 0.17))
        high = painter.fontMetrics().height()
        line = QRectF(hollow.left() + inset, hollow.top() + self._theme.px(5), hollow.width() - 2 * inset, high)
        text_in(painter, line, question, self._theme.palette.on_wood_light, Left)
