"""Everybody's whole sheet when a game with score sheets is over, beside the podium: one page for each part of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui.screen.sheet import ScoreSheet
from ludogite.ui.screen.sheet_model import SheetData, SheetModel
from ludogite.ui.screen.sheet_print import PLAIN_FORM, Form
from ludogite.ui.screen.story import Story
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import IconButton, Label, Scroll
from ludogite.ui.widgets.base import filled

LEAST_LINE = 21
"""Px at the size of the text of a line: below this the sheet scrolls."""
Pages: TypeAlias = Sequence[Callable[[], tuple[str, SheetData]]]
"""Makes each page in the language of the moment: what it is called ("" where there is only one), and its sheet."""


class SheetStory(Story):
    """The sheets, leafed through by two buttons where the game had several parts; the last part lies on top."""

    def __init__(self, theme: Theme, pages: Pages, form: Form = PLAIN_FORM, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._pages = tuple(pages)
        self.form = form
        self._number = len(self._pages) - 1
        self.before, self.after = IconButton(theme, "back", ""), IconButton(theme, "next", "")
        self.part = Label(theme, "panel", "ink")
        self.part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sheet = ScoreSheet(theme, SheetModel(self), form=form)
        self.sheet.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._leaves = QWidget()
        row = filled(QHBoxLayout(self._leaves), self.before, (self.part, 1), self.after)
        row.setContentsMargins(0, 0, 0, 0)
        self._leaves.setVisible(len(self._pages) > 1)
        self.room = Scroll(theme)
        self.room.column.addWidget(self.sheet, 1)
        self._column = filled(QVBoxLayout(self), self._leaves, (self.room, 1))
        self.before.clicked.connect(lambda: self.show_part(self._number - 1))
        self.after.clicked.connect(lambda: self.show_part(self._number + 1))
        self.retranslate()
        self.apply_theme()

    def title(self) -> str:
        """Name what is told."""
        return self.tr("Feuilles")

    def show_part(self, number: int) -> None:
        """Show the sheet of a part of the game, from 0."""
        self._number = min(max(number, 0), len(self._pages) - 1)
        self.retranslate()

    def retranslate(self) -> None:
        part, sheet = self._pages[self._number]()
        self.setAccessibleName(self.title())
        self.before.set_name(self.tr("La feuille d’avant"))
        self.after.set_name(self.tr("La feuille d’après"))
        self.before.setEnabled(self._number > 0)
        self.after.setEnabled(self._number < len(self._pages) - 1)
        self.part.setText(part)
        self.sheet.view.setAccessibleName(" ".join(filter(None, (self.tr("Feuille de marque"), part))))
        self.sheet.write(sheet)
        self.room.set_name(self.sheet.view.accessibleName())

    def apply_theme(self) -> None:
        around = self.theme.px(10)
        self._column.setContentsMargins(around, around, around, around)
        self._column.setSpacing(self.theme.px(6))
        lines = len(self.sheet.model.sheet.lines)
        self.sheet.setMinimumHeight(self.sheet.view.measures.head + lines * self.theme.text_px(LEAST_LINE))
