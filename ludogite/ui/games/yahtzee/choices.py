"""The choices of Yahtzee as pictures: five dice, the kept ones ringed, and the box that was filled."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.core.advice import Remark
from ludogite.ui.screen.drawn_choice import ChoicePictures, DrawnChoice, Piece, kept_of
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets.die import paint_mini_die


def _draw(choice: Remark, seen: str, _worth: float | None, words: GameTexts) -> DrawnChoice:
    dice, args = seen.split(), dict(choice.args)
    if "box" not in args:
        return DrawnChoice(kept_of(dice, str(args.get("dice", "")).split()))
    box = words.box(str(args["box"]))
    return DrawnChoice(tuple(map(Piece, dice)), f"{box} : 0" if choice.code == "yahtzee.choice_zero" else box)


def _paint(painter: QPainter, theme: Theme, rect: QRectF, text: str) -> None:
    paint_mini_die(painter, theme, rect, int(text))


PICTURES = ChoicePictures(_draw, _paint)
