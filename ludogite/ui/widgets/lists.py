"""A plain list on paper, in the house's colours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QListWidget

from ludogite.ui.style.theme import Theme, Themed, tint


class PaperList(Themed, QListWidget):
    """A list without frame whose lines wrap."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.apply_theme()

    def apply_theme(self) -> None:
        theme = self.theme
        self.setFont(theme.font("body"))
        self.setSpacing(theme.px(3))
        text, chosen = theme.palette.ink, theme.palette.accent_tint
        tint(self, {
            QPalette.ColorRole.Base: theme.palette.surface, QPalette.ColorRole.Text: text,
            QPalette.ColorRole.Highlight: chosen, QPalette.ColorRole.HighlightedText: text,
        })  # fmt: skip
