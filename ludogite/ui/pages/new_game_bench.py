"""The bench of the new game page: the family and whoever else may sit down; a tap seats them, another one lets them stand."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import dashed, fill, outline, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import Theme, hold
from ludogite.ui.widgets import Control
from ludogite.ui.widgets.base import Centre

COMPUTER, GUEST, PHONES, FAMILY = 0, -1, -2, -3
"""The numbers of who is nobody of the family's; FAMILY makes the first profile."""
MARKS = {COMPUTER: "computer", GUEST: "user", PHONES: "phone", FAMILY: "users"}
SIDE, SIDE_SMALL = 60, 46
"""Px of a medallion on the bench at 100 %."""
PITCH, PITCH_SMALL = 96, 82
DIMMED = 0.55
"""What is left of whoever finds no free place."""
NAME_SHRINKS = 0.75


class Chip(Control):
    """Somebody on the bench: a medallion and a name; whoever sits on the felt has left a dashed ring, who is checked has a tick."""

    left = Signal()
    """The keyboard has gone elsewhere."""

    def __init__(self, theme: Theme, number: int, text: str, face: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.number, self.face = number, face
        self.is_seated = False
        self.is_dimmed = False

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that the keyboard has gone elsewhere."""
        super().focusOutEvent(event)
        self.left.emit()

    def show_state(self, *, seated: bool, dimmed: bool) -> None:
        """Show whether this person sits on the felt already, and whether there is no place."""
        if (seated, dimmed) != (self.is_seated, self.is_dimmed):
            self.is_seated, self.is_dimmed = seated, dimmed
            self.update()

    def side(self) -> int:
        """Give the diameter of the medallion (px)."""
        return self.theme.px(SIDE_SMALL if self.theme.small else SIDE)

    def least_width(self) -> int:
        """Give the width in which the name is whole (px)."""
        font = self.theme.font("body", strong=True)
        wide = QFontMetricsF(hold(font, font.pixelSize() * NAME_SHRINKS)).horizontalAdvance(self.text())
        return max(math.ceil(wide), self.side()) + self.theme.px(8)

    def sizeHint(self) -> QSize:
        name = math.ceil(QFontMetricsF(self.theme.font("body", strong=True)).height())
        return QSize(self.least_width(), self.side() + name + self.theme.px(10))

    def paint(self, painter: QPainter) -> None:
        theme, side = self.theme, self.side()
        place = QRectF((self.width() - side) / 2, theme.px(4), side, side)
        if self.is_seated:
            ring = place.adjusted(2, 2, -2, -2)
            if self.hot():
                fill(painter, ring, theme.palette.accent_tint, side / 2)
            dashed(painter, theme, ring, theme.palette.of("control_outline"), radius=ring.width() / 2)
            return
        painter.setOpacity(DIMMED if self.is_dimmed else 1.0)
        mark = MARKS.get(self.number)
        if mark is None:
            portrait(painter, theme, place, self.face, theme.player(self.number))
            if self.isChecked():
                tick = QRectF(place.left() - theme.px(2), place.bottom() - side * 0.34, side * 0.36, side * 0.36)
                fill(painter, tick, theme.palette.positive, tick.width() / 2)
                grow = tick.width() * 0.18
                icon(painter, theme, "check", tick.adjusted(grow, grow, -grow, -grow), theme.palette.surface)
        else:
            first = self.number == FAMILY
            role = "accent_tint" if first or self.hot() else "surface_soft"
            fill(painter, place.adjusted(1, 1, -1, -1), theme.palette.of(role), side / 2)
            edge = theme.palette.of("accent" if first or self.hot() else "control_outline")
            outline(painter, place.adjusted(1, 1, -1, -1), edge, theme.pen(2.5 if first else 1.5), side / 2)
            sign = QRectF(0, 0, side * 0.4, side * 0.4)
            sign.moveCenter(place.center())
            icon(painter, theme, mark, sign, theme.palette.of("accent" if first else "ink"))
        painter.setOpacity(1.0)
        painter.setFont(theme.font("body", strong=True))
        room = QRectF(theme.px(1), place.bottom(), self.width() - theme.px(2), self.height() - place.bottom())
        ink = theme.palette.of("muted" if self.is_dimmed else "ink")
        text_in(painter, room, self.text(), ink, Centre, shrink=NAME_SHRINKS * 0.95)


class Bench(Painted, QWidget):
    """The chips side by side in the middle, on as many lines as it takes; a line stands between the family and the others."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.chips: list[Chip] = []
        self._line = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def take(self, chips: list[Chip]) -> None:
        """Show these chips, in this order."""
        self.chips = chips
        for before, after in pairwise(chips):
            QWidget.setTabOrder(before, after)
        self.updateGeometry()
        self._place()

    def _pitch(self, width: int) -> int:
        wished = self.theme.px(PITCH_SMALL if self.theme.small else PITCH)
        least = max((chip.least_width() for chip in self.chips), default=1)
        in_one = (width - self.theme.px(17)) // max(len(self.chips), 1)
        return max(least, min(wished, in_one))

    def _rows(self, width: int) -> list[list[Chip]]:
        pitch = self._pitch(width)
        columns = max((width - self.theme.px(17)) // pitch, 1)
        rows = math.ceil(len(self.chips) / columns) or 1
        columns = math.ceil(len(self.chips) / rows) or 1
        return [self.chips[start : start + columns] for start in range(0, len(self.chips), columns)]

    def _row_height(self) -> int:
        return max((chip.sizeHint().height() for chip in self.chips), default=0)

    def sizeHint(self) -> QSize:
        rows = len(self._rows(max(self.width(), self.theme.px(300))))
        return QSize(self.theme.px(300), rows * (self._row_height() + self.theme.px(2)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.sizeHint().height())

    def _place(self) -> None:
        gap, pitch, high = self.theme.px(17), self._pitch(self.width()), self._row_height()
        self._line = QRectF()
        for number, row in enumerate(self._rows(self.width())):
            y = number * (high + self.theme.px(2))
            last = next((place for place, chip in enumerate(row) if chip.number <= 0 and place), None)
            parted = (
                last is not None
                and row[last - 1].number != row[last].number
                and (row[last - 1].number > 0 or row[last - 1].number == FAMILY)
            )
            x = (self.width() - pitch * len(row) - (gap if parted else 0)) // 2
            for place, chip in enumerate(row):
                if parted and place == last:
                    self._line = QRectF(x + gap // 2, y + self.theme.px(8), max(self.theme.px(1), 1), chip.side())
                    x += gap
                chip.setGeometry(QRect(x, y, pitch, high))
                x += pitch
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
        self._place()

    def apply_theme(self) -> None:
        super().apply_theme()
        self._place()

    def paint(self, painter: QPainter) -> None:
        if not self._line.isEmpty():
            painter.fillRect(self._line, self.theme.palette.line)
