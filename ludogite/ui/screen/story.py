"""What a game tells when it is over, on a sheet of paper beside the podium; each game that has something to tell says its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.core.log import AnyEntry
from ludogite.games.game import AnyRules, Reader
from ludogite.services.game_session import SeatInfo
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, Paper
from ludogite.words.levels import Vocabulary


class Fact(QWidget):
    """A small title over a word, with what is said of it below."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(theme, "label", "muted")
        self.word = Label(theme, "panel", "ink")
        self.said = Label(theme, "note", "muted", wrap=True)
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


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over: its rules and log, the last view that everybody may see, who sat there.

    ``read`` reads resources, ``vocabulary`` is the widest that somebody of the family at the table has: what nobody could know was
    not missed.
    """

    rules: AnyRules
    entries: Sequence[AnyEntry]
    view: Any
    seats: tuple[SeatInfo, ...]
    read: Reader
    vocabulary: Vocabulary


class Story(Paper):
    """The sheet; ``retranslate`` and ``apply_theme`` are called when they are needed.

    ``keep`` offers at a place of the screen to keep what was played, and tells how that went; None where there is nothing to keep.
    """

    keep: Callable[[QPoint, Callable[[str], None]], None] | None = None

    @abstractmethod
    def title(self) -> str:
        """Name what is told, in a word or two."""

    @abstractmethod
    def retranslate(self) -> None:
        """Read every text again."""

    @abstractmethod
    def apply_theme(self) -> None:
        """Lay everything out for the size of the moment."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()
