"""A plain list on paper, in the house's colours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QListWidget

from ludogite.ui.style.theme import Look, Themed, tint


class PaperList(Themed, QListWidget):
    """A list without frame whose lines wrap."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.relook()

    def relook(self) -> None:
        """Take new sizes and colours."""
        look = self.look
        self.setFont(look.font("body"))
        self.setSpacing(look.px(3))
        text, chosen = look.colour("ink"), look.colour("accent_tint")
        tint(self, {
            QPalette.ColorRole.Base: look.colour("surface"), QPalette.ColorRole.Text: text,
            QPalette.ColorRole.Highlight: chosen, QPalette.ColorRole.HighlightedText: text,
        })  # fmt: skip
