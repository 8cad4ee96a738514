"""The choices of Mots de Tête as pictures: the squares of the words, and what they were worth on average."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.core.advice import Loss, Remark
from ludogite.ui import texts
from ludogite.ui.screen.drawn_choice import ChoicePictures, DrawnChoice, spelt
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets.letters import paint_tile


def _draw(loss: Loss, choice: Remark, _words: GameTexts) -> DrawnChoice:
    word, worth = str(dict(choice.args).get("word", "")), dict(loss.best.args).get("value", 0)
    mine = float(worth) - (0.0 if choice is loss.best else loss.cost)
    return DrawnChoice(spelt(word.upper()), texts.number(max(mine, 0.0), 1)) if word else DrawnChoice()


def _paint(painter: QPainter, theme: Theme, rect: QRectF, text: str) -> None:
    paint_tile(painter, theme, rect, text, theme.palette.ink)


PICTURES = ChoicePictures(_draw, _paint)
