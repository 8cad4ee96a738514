"""How the points of a game came about, as lines on the paper that it lies on."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.screen.sheet import SheetView
from ludogite.ui.screen.sheet_model import SheetModel
from ludogite.ui.screen.sheet_print import PLAIN_FORM
from ludogite.ui.style.theme import Theme, Themed

STRETCH = 1.3
"""How much higher than at a table a line is where there is room."""
LEAST_LINE = 26
"""Px at 100 % of a line: below this the page scrolls."""


class CountSheet(Themed, QWidget):
    """The count without a paper of its own; ``take_room`` gives it its height."""

    def __init__(self, theme: Theme, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.view = SheetView(theme, model, self)
        model.modelReset.connect(self._fit)

    def take_room(self, room: int) -> None:
        """Be as high as the lines wish, with less room as high as that, and never less than can be read (px)."""
        lines = self.view.sheet_model.sheet.lines
        table = PLAIN_FORM.rows_small if self.theme.small else PLAIN_FORM.rows
        head = self.view.measures.head
        wished = head + round(sum(self.theme.px(table[line.kind]) for line in lines) * STRETCH)
        self.setFixedHeight(max(head + len(lines) * self.theme.px(LEAST_LINE), min(wished, room)))

    def _fit(self) -> None:
        self.view.setGeometry(self.rect())
        self.view.fit(self.width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def apply_theme(self) -> None:
        super().apply_theme()
        self._fit()
        self.view.viewport().update()
        self.view.head.viewport().update()
