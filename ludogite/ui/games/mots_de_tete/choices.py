"""The choices of Mots de Tête as pictures: the squares of the words, and what they were worth on average."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.core.advice import Remark
from ludogite.ui import texts
from ludogite.ui.screen.drawn_choice import ChoicePictures, DrawnChoice, spelt
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets.letters import paint_tile


def _draw(choice: Remark, _seen: str, worth: float | None, _words: GameTexts) -> DrawnChoice:
    word = str(dict(choice.args).get("word", ""))
    return DrawnChoice(spelt(word.upper()), "" if worth is None else texts.number(worth, 1)) if word else DrawnChoice()


def _paint(painter: QPainter, theme: Theme, rect: QRectF, text: str) -> None:
    paint_tile(painter, theme, rect, text, theme.palette.ink)


PICTURES = ChoicePictures(_draw, _paint)
