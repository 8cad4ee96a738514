"""A note pinned over the table: it says one thing, lights up what it speaks of, and lies where it covers none of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from ludogite.ui.style.paint import fill
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import in_sentences
from ludogite.ui.style.theme import Theme, tint
from ludogite.ui.texts import rich
from ludogite.ui.widgets.base import Label
from ludogite.ui.widgets.buttons import LinkButton, PaperButton
from ludogite.ui.widgets.panels import Paper
from ludogite.ui.widgets.reading_order import tell_in_order

WIDTHS = (400, 330, 480, 280, 580, 700, 230, 185)
"""Widths that a note tries, px at 100 %, the one it likes best first."""
SIZES = (18, 16, 14, 12)
"""Sizes of type that it tries, px at 100 %."""
LEGIBLE = 16
"""It is written smaller than this only rather than cover what it speaks of."""
STEPS = 40
"""Places that a note tries along the shorter side of the area."""
FAR, USEFUL, CLEAR = 0.6, 0.05, 2.0
"""How much a px of distance from what it speaks of weighs, and a px² that it covers of what is useful, or is to be kept free."""
LIT, GAP = 4, 5
"""Width of the lit frame, and how far it stays outside the thing, px."""
BARB = 16
ARROW_MOST = 0.2
"""An arrow longer than this share of the table's width would cross what it does not mean: the frame says enough."""


def overlap(one: QRect, other: QRect) -> int:
    """Give the px² that two rectangles share."""
    shared = one.intersected(other)
    return max(shared.width(), 0) * max(shared.height(), 0)


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies under a note, in px: where it may lie, what it speaks of, what is to be kept free too, what is merely useful."""

    area: QRect
    spots: tuple[QRect, ...] = ()
    clear: tuple[QRect, ...] = ()
    useful: tuple[QRect, ...] = ()

    def is_covered(self, note: QRect) -> bool:
        """Tell whether a note lies on what it must not, or off the area."""
        return not self.area.contains(note) or any(note.intersects(rect) for rect in (*self.spots, *self.clear))


def best_place(ground: Ground, note: QSize) -> tuple[tuple[int, int], QPoint]:
    """Find where a note lies best: off what it speaks of, off what is kept free, near the former; and the px² of both it covers."""
    area, aim = ground.area, QRect()
    for rect in ground.spots:
        aim = aim.united(rect)
    centre = aim.center() if ground.spots else area.center()
    right, bottom = area.left() + area.width() - note.width(), area.top() + area.height() - note.height()
    best, least, covers = area.topLeft(), math.inf, (0, 0)
    stride = max(min(area.width(), area.height()) // STEPS, 1)
    for y in [*range(area.top(), bottom, stride), max(bottom, area.top())]:
        for x in [*range(area.left(), right, stride), max(right, area.left())]:
            place = QRect(QPoint(x, y), note)
            spots, clear, useful = (
                sum(overlap(place, rect) for rect in one) for one in (ground.spots, ground.clear, ground.useful)
            )
            far = math.hypot(place.center().x() - centre.x(), place.center().y() - centre.y())
            cost = spots * 1000.0 + clear * CLEAR + useful * USEFUL + far * FAR
            if cost < least:
                best, least, covers = place.topLeft(), cost, (spots, clear)
    return covers, best


class PinnedNote(Paper):
    """The note: how far the lesson is, what it says, why it wants something else, and the ways on."""

    went_on = Signal()
    skipped = Signal()
    repeated = Signal()
    widths: tuple[int, ...] = WIDTHS

    def __init__(self, theme: Theme, parent: QWidget, *, again_mark: str = "refresh") -> None:
        super().__init__(theme, parent)
        self._told = ("", "", "")
        self.progress = Label(theme, "label", "muted")
        self.label, self.hint = QLabel(), QLabel()
        for label in (self.label, self.hint):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
        self.next_button = PaperButton(theme, compact=True)  # the one in enamel is the table's
        self.skip_button = LinkButton(theme, "")
        self.again_button = LinkButton(theme, "", mark=again_mark)
        self.next_button.clicked.connect(self.went_on)
        self.skip_button.clicked.connect(self.skipped)
        self.again_button.clicked.connect(self.repeated)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.addWidget(self.skip_button)
        self._foot.addWidget(self.again_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self.next_button)
        self._column = QVBoxLayout(self)
        for widget in (self.progress, self.label, self.hint):
            self._column.addWidget(widget)
        self._column.addLayout(self._foot)
        self.apply_theme()

    @property
    def text(self) -> str:
        """What the note says, without its hint."""
        return self._told[1]

    def say(self, progress: str, text: str, hint: str, *, going_on: str, skipping: str, again: str) -> None:
        """Say something; the words on the ways on ('' hides them)."""
        fresh = (text, hint) != self._told[1:]
        self._told = (progress, text, hint)
        self.progress.setText(progress)
        self.label.setText(rich(text))
        self.hint.setText(rich(hint))
        self.hint.setVisible(bool(hint))
        for button, words in ((self.next_button, going_on), (self.skip_button, skipping), (self.again_button, again)):
            button.setText(words)
            button.setAccessibleName(words)
            button.setVisible(bool(words))
        spoken = " ".join(filter(None, (text, hint)))
        self.setAccessibleName(in_sentences(progress, spoken))
        self.label.setAccessibleName(spoken)
        if fresh and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def lie(self, ground: Ground, *, fresh: bool) -> None:
        """Take the size and the place, in px of the parent, that cover least of what is to be seen.

        A note that says the same as before (not ``fresh``) stays where it lies, as long as it covers none of it.
        """
        if fresh or ground.is_covered(self.geometry()):
            self._settle(ground)

    def _settle(self, ground: Ground) -> None:
        area = ground.area
        found: tuple[tuple[float, float], QPoint, QSize, int] = ((math.inf, math.inf), QPoint(), QSize(), SIZES[-1])
        for size in SIZES:
            for width in self.widths:
                wide = min(round(self.theme.text_px(width)), area.width())
                self._write(size, wide)
                note = QSize(wide, self._column.totalHeightForWidth(wide))
                if note.height() > area.height() or self._column.totalMinimumSize().width() > wide:
                    continue
                covers, place = best_place(ground, note)
                if covers < found[0]:
                    found = (covers, place, note, size)
                if not any(covers):
                    break
            if not any(found[0]) or (not found[0][0] and size <= LEGIBLE):
                break
        _, place, note, size = found
        if note.isEmpty():
            place, note = area.topLeft(), area.size()
        self._write(size, note.width())
        self.setGeometry(QRect(place, note))

    def _write(self, size: int, wide: int) -> None:
        """Write in this size, and put the ways on below each other where a width leaves them no room beside each other."""
        ways = self.skip_button, self.again_button, self.next_button
        shown = [button for button in ways if not button.isHidden()]
        margins = self._column.contentsMargins()
        needed = sum(button.sizeHint().width() for button in shown) + self._foot.spacing() * len(shown)
        is_narrow = needed > wide - margins.left() - margins.right()
        self._foot.setDirection(QBoxLayout.Direction.BottomToTop if is_narrow else QBoxLayout.Direction.LeftToRight)
        tell_in_order(*(reversed(ways) if is_narrow else ways))
        font = QFont(self.theme.font("body"))
        font.setPixelSize(self.theme.text_px(size))
        self.label.setFont(font)
        small = QFont(self.theme.font("body"))
        small.setPixelSize(self.theme.text_px(min(size, 15)))
        self.hint.setFont(small)

    def apply_theme(self) -> None:
        theme, px = self.theme, self.theme.px
        self.set_frame(theme.palette.accent)
        self._column.setContentsMargins(px(20), px(18), px(18), px(14))
        self._column.setSpacing(px(8))
        for label, role in ((self.label, "ink"), (self.hint, "danger")):
            tint(label, {label.foregroundRole(): theme.palette.of(role)})
        self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme = self.theme
        side = theme.px(16)
        head = QRectF(self.width() - theme.px(18) - side, theme.px(10), side, side)
        disc = QPainterPath()
        disc.addEllipse(head)
        fill(painter, disc, theme.palette.accent)
        shine = QPainterPath()
        shine.addEllipse(head.adjusted(side * 0.22, side * 0.18, -side * 0.48, -side * 0.52))
        if not theme.flat:
            fill(painter, shine, theme.faded("light", 0.6))


class Pointer(Painted, QWidget):
    """Lies over the table, lets every click through, and lights up the things that the note speaks of."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._spots: tuple[QRect, ...] = ()
        self._note = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def spots(self) -> tuple[QRect, ...]:
        """What is lit, in px of this widget."""
        return self._spots

    def point(self, spots: Sequence[QRect], note: QRect) -> None:
        """Light these rectangles up, and draw an arrow from the note to the nearest."""
        told = (tuple(spots), note)
        if told != (self._spots, self._note):
            self._spots, self._note = told
            self.update()

    def paint(self, painter: QPainter) -> None:
        if not self._spots:
            return
        theme = self.theme
        far = theme.px(GAP)
        frames = [
            QRectF(spot).adjusted(-far, -far, far, far).intersected(QRectF(self.rect()).adjusted(3, 3, -3, -3))
            for spot in self._spots
        ]
        self._paint_arrow(painter, frames)
        corner = theme.radius("control")
        for role, width in (("surface", LIT + 4), ("accent", LIT)):
            painter.setPen(QPen(theme.palette.of(role), theme.pen(width)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for frame in frames:
                painter.drawRoundedRect(frame, corner, corner)

    def _paint_arrow(self, painter: QPainter, frames: Sequence[QRectF]) -> None:
        """Draw the arrow from the edge of the note to the edge of the nearest frame, where there is room for one."""
        theme, note = self.theme, QRectF(self._note)
        start, end = min((nearest(note, frame) for frame in frames), key=lambda way: math.dist(way[0].toTuple(), way[1].toTuple()))
        line = end - start
        length = math.hypot(line.x(), line.y())
        if not theme.px(BARB) <= length <= self.width() * ARROW_MOST:
            return
        along = line / length
        across = QPointF(-along.y(), along.x())
        barb, half = theme.px(BARB), theme.px(BARB) * 0.55
        foot = end - along * barb
        head = QPainterPath(end)
        head.lineTo(foot + across * half)
        head.lineTo(foot - across * half)
        head.closeSubpath()
        for role, width in (("surface", 9), ("accent", 5)):
            painter.setPen(QPen(theme.palette.of(role), theme.pen(width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(start, foot)
            if role == "surface":
                painter.setPen(
                    QPen(
                        theme.palette.of(role),
                        theme.pen(4),
                        Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin,
                    )
                )
                painter.drawPath(head)
        fill(painter, head, theme.palette.accent)


def nearest(one: QRectF, other: QRectF) -> tuple[QPointF, QPointF]:
    """Give a point on the edge of each of two rectangles, near each other; of sides that face each other their common middle."""
    x = _between(one.left(), one.right(), other.left(), other.right())
    y = _between(one.top(), one.bottom(), other.top(), other.bottom())
    return QPointF(x[0], y[0]), QPointF(x[1], y[1])


def _between(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
    """Give the nearest points of two stretches; of stretches that overlap the middle of what they share, twice."""
    if high < other_low:
        return high, other_low
    if other_high < low:
        return low, other_high
    middle = (max(low, other_low) + min(high, other_high)) / 2
    return middle, middle
