"""A word that was played and may be looked up: whatever shows it tells its window when it is clicked."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget


class WordAsked(QEvent):
    """Somebody wants to know what a word means; a window that does not care leaves it alone."""

    KIND: Final = QEvent.Type(QEvent.registerEventType())

    def __init__(self, word: str) -> None:
        super().__init__(self.KIND)
        self.word = word


def ask_word(widget: QWidget, word: str) -> None:
    """Tell the window of a widget that a word is to be explained."""
    QCoreApplication.sendEvent(widget.window(), WordAsked(word))
