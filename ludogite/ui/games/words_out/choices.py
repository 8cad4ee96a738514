"""The choices of Words Out as pictures: the cards of the word, and its points."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.core.advice import Remark
from ludogite.games.words_out.cards import Kind
from ludogite.ui.games.words_out.card import SHAPE, paint_card
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.screen.drawn_choice import ChoicePictures, DrawnChoice, spelt
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts


def _draw(choice: Remark, _seen: str, _worth: float | None, _words: GameTexts) -> DrawnChoice:
    args = dict(choice.args)
    word, points = str(args.get("word", "")), args.get("points")
    return DrawnChoice(spelt(word.upper()), "" if points is None else str(points)) if word else DrawnChoice()


def _paint(painter: QPainter, theme: Theme, rect: QRectF, text: str) -> None:
    wide = rect.height() / SHAPE
    paint_card(painter, theme, QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height()), Face(Kind.SIMPLE, text))


PICTURES = ChoicePictures(_draw, _paint)
