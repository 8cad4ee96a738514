"""The choices of Yahtzee des Mots as pictures: the letters that lay there, those of the words, and the box."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.core.advice import Remark
from ludogite.ui.screen.drawn_choice import ChoicePictures, DrawnChoice, Piece, kept_of, spelt
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets.letters import paint_tile

LYING = frozenset({"yahtzee_mots.choice_keep", "yahtzee_mots.choice_throw_all"})


def _draw(choice: Remark, seen: str, _worth: float | None, words: GameTexts) -> DrawnChoice:
    dice, args = seen.split(), dict(choice.args)
    if choice.code in LYING:
        return DrawnChoice(kept_of(dice, str(args.get("dice", "")).split()))
    if "words" in args:
        return DrawnChoice(spelt(str(args["words"]).upper()))
    if "box" not in args:
        return DrawnChoice()
    box = words.box(str(args["box"]))
    return DrawnChoice(tuple(map(Piece, dice)), f"{box} : 0" if choice.code == "yahtzee_mots.choice_zero" else box)


def _paint(painter: QPainter, theme: Theme, rect: QRectF, text: str) -> None:
    paint_tile(painter, theme, rect, text, theme.palette.ink)


PICTURES = ChoicePictures(_draw, _paint)
