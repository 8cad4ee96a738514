"""A person on a line of a sheet: badge, name, what is to say, and a control at the right or below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.pages.frame import rule
from ludogite.ui.pages.records import worn
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import medallion
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, Left, Right
from ludogite.ui.widgets.base import filled

BADGE = 40
"""Px of the badge at 100 %."""


class Badge(Painted, QWidget):
    """The badge of a profile: its ink, and its own symbol if it has one."""

    def __init__(self, theme: Theme, ink: int, symbol: int | None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._ink, self._symbol = ink, symbol
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Leave 3 px round the badge for its shadow."""
        side = self.theme.px(BADGE) + 2 * self.theme.px(3)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        side = self.theme.px(BADGE)
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        medallion(painter, self.theme, place, worn(self.theme, self._ink, self._symbol))


class PersonLine(Painted, QWidget):
    """A person, and what may be chosen or done about them."""

    def __init__(
        self, theme: Theme, name: str, ink: int, symbol: int | None, control: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._control = control
        self.badge = Badge(theme, ink, symbol)
        self.name = Label(theme, "name", "ink", name, wrap=True)
        self.about = Label(theme, "note", "muted", wrap=True)
        words = filled(QVBoxLayout(), self.name, self.about)
        words.setSpacing(0)
        self._who = filled(QHBoxLayout(), self.badge, (words, 1))
        self._box = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self._who, 1))
        if control is not None:
            self._box.addWidget(control, 0, Right)
        self.apply_theme()

    def set_about(self, about: str) -> None:
        """Say something about the person, for the eye and for the ear."""
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.setAccessibleName(", ".join(filter(None, (self.name.text(), about))))
        if self._control is not None:
            self._control.setAccessibleDescription(about)

    def apply_theme(self) -> None:
        px = self.theme.px
        self._box.setContentsMargins(0, px(8), 0, px(8))
        self._who.setSpacing(px(12))
        self._reflow()

    def _reflow(self) -> None:
        """Put the control below the words when these would have too little room."""
        if self._control is None:
            return
        room = self.width() - self._control.sizeHint().width() - self.theme.px(BADGE + 40)
        stacked = room < self.theme.text_px(170)
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        if self._box.direction() != way:
            self._box.setDirection(way)
            self._box.setAlignment(self._control, Left if stacked else Right)
        self._box.setSpacing(self.theme.px(6 if stacked else 16))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def paint(self, painter: QPainter) -> None:
        rule(painter, self.theme, 0, 0, self.width())
