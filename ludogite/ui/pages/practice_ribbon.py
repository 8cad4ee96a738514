"""The ribbon over a table at which one only practises: nobody can take it for a game that counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, LineLabel, LinkButton
from ludogite.ui.widgets.base import filled


class PracticeRibbon(Painted, QWidget):
    """A band below the bar: what this is, and the way back to the replay."""

    back = Signal()

    def __init__(self, theme: Theme, *, had_real_dice: bool = False, parent: QWidget | None = None) -> None:
        """Make the ribbon; after ``had_real_dice`` in the game itself nobody need look for the dice of the box."""
        super().__init__(theme, parent)
        self._had_real_dice = had_real_dice
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.label = Label(theme, "name", "ink")
        self.note = LineLabel(theme, "body", "ink")
        self.back_button = LinkButton(theme, "", mark="back", colour="ink")
        self.back_button.clicked.connect(self.back)
        self._row = filled(QHBoxLayout(self), self.label, (self.note, 1), self.back_button)
        self.retranslate()
        self.apply_theme()

    def retranslate(self) -> None:
        self.label.setText(self.tr("Exercice · ne compte pas"))
        if self._had_real_dice:
            self.note.setText(self.tr("Pas de vrais dés ici : le programme lance. Rien n’est gardé."))
        else:
            self.note.setText(self.tr("Le même tirage ; rien n’est gardé."))
        self.back_button.setText(self.tr("Revenir à la partie"))
        self.setAccessibleName(f"{self.label.text()}. {self.note.text()}")

    def apply_theme(self) -> None:
        px = self.theme.px
        self._row.setContentsMargins(px(20) + self.theme.text_px(30), px(2), px(20), px(2))
        self._row.setSpacing(px(12))

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        painter.fillRect(rect, theme.palette.accent_tint)
        line = theme.px(3)
        painter.fillRect(QRectF(0, rect.height() - line, rect.width(), line), theme.palette.warning)
        side = theme.text_px(22)
        icon(painter, theme, "redo", QRectF(theme.px(20), round((rect.height() - side) / 2), side, side), theme.palette.ink)
