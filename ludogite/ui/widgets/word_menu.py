"""Which of several played words is to be explained."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.fields import HouseMenu
from ludogite.ui.widgets.word_link import ask_word


def ask_words(widget: QWidget, theme: Theme, words: Sequence[str], place: QPoint) -> None:
    """Tell the window of a widget that a word is to be explained; of several one is chosen at a place of the desktop (px)."""
    if len(words) == 1:
        ask_word(widget, words[0])
    elif words:
        menu = HouseMenu(theme, widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for word in words:
            menu.addAction(menu_text(word), partial(ask_word, widget, word))
        menu.popup(place)
