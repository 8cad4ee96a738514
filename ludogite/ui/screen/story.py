"""What a game tells when it is over, on a sheet of paper beside the podium; each game that has something to tell says its own."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.ui.style.theme import Look
from ludogite.ui.widgets import Label, Paper


class Fact(QWidget):
    """A small title over a word, with what is said of it below."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(look, "label", "muted")
        self.word = Label(look, "panel", "ink")
        self.said = Label(look, "note", "muted", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for label in (self.title, self.word, self.said):
            column.addWidget(label)

    def tell(self, title: str, word: str, said: str) -> None:
        """Say something of a word under a title."""
        for label, text in ((self.title, title), (self.word, word), (self.said, said)):
            label.setText(text)
            label.setVisible(bool(text))
        self.setAccessibleName(", ".join(filter(None, (title, word, said))))


class Story(Paper):
    """The sheet; ``retranslate`` and ``place`` are called when they are needed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        look.changed.connect(self.place)

    @abstractmethod
    def title(self) -> str:
        """Name what is told, in a word or two."""

    @abstractmethod
    def retranslate(self) -> None:
        """Read every text again."""

    @abstractmethod
    def place(self) -> None:
        """Lay everything out for the size of the moment."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room."""
        super().resizeEvent(event)
        self.place()
