"""A plain list on paper, in the house's colours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QListWidget

from ludogite.ui.style.theme import Look, Themed


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
        look, made = self.look, self.palette()
        self.setFont(look.font("body"))
        self.setSpacing(look.px(3))
        made.setColor(QPalette.ColorRole.Base, look.colour("surface"))
        made.setColor(QPalette.ColorRole.Text, look.colour("ink"))
        made.setColor(QPalette.ColorRole.Highlight, look.colour("accent_tint"))
        made.setColor(QPalette.ColorRole.HighlightedText, look.colour("ink"))
        self.setPalette(made)
