"""People at the table: the medallion and the row of a seat."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Label, filled
from ludogite.ui.widgets.buttons import IconButton
from ludogite.ui.widgets.choices import Segmented


class Medallion(Painted, QWidget):
    """A player's round badge: colour and symbol of number 1 to 8, or the portrait in that colour."""

    def __init__(self, theme: Theme, number: int, diameter: float = 52, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._number, self._face = number, ""
        self._diameter = diameter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_number(self, number: int, face: str = "") -> None:
        """Show another player, with a portrait where there is one."""
        self._number, self._face = number, face
        self.update()

    def sizeHint(self) -> QSize:
        """Leave 3 px round the badge for its shadow."""
        side = self.theme.px(self._diameter) + 2 * self.theme.px(3)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        side = self.theme.px(self._diameter)
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        portrait(painter, self.theme, place, self._face, self.theme.player(self._number))


class HowSeated(Painted, QWidget):
    """An icon and a few words at the end of a seat's row: "clavier et souris"."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.mark = "keyboard"
        self.label = Label(theme, "body", "muted")
        self._row = filled(QHBoxLayout(self), self.label)
        self.apply_theme()

    def apply_theme(self) -> None:
        self._row.setContentsMargins(self.theme.text_px(20) + self.theme.px(8), 0, 0, 0)

    def paint(self, painter: QPainter) -> None:
        side = self.theme.text_px(20)
        icon(painter, self.theme, self.mark, QRectF(0, round((self.height() - side) / 2), side, side), self.theme.palette.muted)


class SeatRow(Painted, QWidget):
    """One seat round the table: badge, name, a line below it, who plays it, and a cross to stand up.

    Who plays it is a sentence (:meth:`set_note`) or the levels of a computer player (:meth:`set_levels`).
    """

    removed = Signal()
    level_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.badge = Medallion(theme, 1, 44)
        self.name = Label(theme, "name", "ink")
        self.about = Label(theme, "note", "muted", wrap=True)
        self.note = HowSeated(theme)
        self.levels = Segmented(theme)
        self.levels.chosen.connect(self.level_chosen)
        self.remove_button = IconButton(theme, "close", "")
        self.remove_button.clicked.connect(self.removed)
        self._words = QVBoxLayout()
        self._words.setSpacing(0)
        for part in (self.name, self.about):
            self._words.addWidget(part)
        self._lines = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._lines.addLayout(self._row)
        filled(self._row, self.badge, (self._words, 1))
        for widget in (self.note, self.levels, self.remove_button):
            self._row.addWidget(widget)
        self.note.hide()
        self.levels.hide()
        self._is_lit = False
        self.apply_theme()
        self.retranslate()

    def light(self, *, on: bool) -> None:
        """Light the seat up in its tint: somebody sits there now."""
        if on is not self._is_lit:
            self._is_lit = on
            self.update()

    def set_seat(self, number: int, name: str, about: str, face: str = "") -> None:
        """Seat player ``number`` (ink 1 to 8) with a portrait, and a line below the name."""
        self.badge.set_number(number, face)
        self.name.setText(name)
        self.about.setText(about)
        self.retranslate()

    def set_note(self, text: str, mark: str = "keyboard") -> None:
        """Say in words who plays the seat; hides the levels."""
        self.note.label.setText(text)
        self.note.mark = mark
        self.levels.hide()
        self.note.show()
        self.note.update()

    def set_levels(self, items: Sequence[tuple[str, str]], current: str) -> None:
        """Offer the levels of a computer player; hides the note."""
        self.levels.set_items(items, current)
        self.note.hide()
        self.levels.show()

    def retranslate(self) -> None:
        self.remove_button.set_name(self.tr("Retirer {name}").format(name=self.name.text()))

    def apply_theme(self) -> None:
        px = self.theme.px
        self._lines.setContentsMargins(px(9), px(6), px(4), px(6))
        self._lines.setSpacing(px(4))
        self._row.setSpacing(px(12))

    def sizeHint(self) -> QSize:
        """Be 60 px high."""
        inner = super().sizeHint()
        return QSize(inner.width(), max(self.theme.px(60), inner.height()))

    def heightForWidth(self, width: int) -> int:
        return max(self.theme.px(60), super().heightForWidth(width))

    def paint(self, painter: QPainter) -> None:
        if self._is_lit:
            painter.fillRect(QRectF(self.rect()), self.theme.palette.accent_tint)
        line = math.ceil(self.theme.px(1))
        painter.fillRect(QRectF(0, self.height() - line, self.width(), line), self.theme.palette.line)
