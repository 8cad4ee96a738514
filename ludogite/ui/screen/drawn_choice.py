"""A choice as a picture: the dice, tiles or cards that lay there, and which of them were chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ludogite.core.advice import Remark
from ludogite.ui.style.paint import outline
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts

PIECE = 52
"""Px of a die, a tile or a card at most, at 100 %."""
FADED = 0.42
"""How much of a piece that was not chosen is seen."""


class Piece(NamedTuple):
    """A die, a tile or a card: what stands on it, and whether it was chosen; None where there was nothing to choose."""

    text: str
    is_chosen: bool | None = None


class DrawnChoice(NamedTuple):
    """What lies there, and what is said beside it: a box, points; "" for nothing. Without pieces the choice is said in words."""

    pieces: tuple[Piece, ...] = ()
    label: str = ""


class ChoicePictures(NamedTuple):
    """How a game draws its choices: ``draw`` reads one, ``paint`` paints a piece into a square.

    ``draw`` takes what lay there ("6 6 4 3 1") and what the choice is worth in points: "" and None where nobody says.
    """

    draw: Callable[[Remark, str, float | None, GameTexts], DrawnChoice]
    paint: Callable[[QPainter, Theme, QRectF, str], None]


def kept_of(lying: Sequence[str], kept: Iterable[str]) -> tuple[Piece, ...]:
    """Mark which of what lies there is kept; where nothing is known to lie there, what is kept lies alone."""
    left = Counter(kept)
    if not lying:
        return tuple(map(Piece, left.elements()))
    pieces = []
    for text in lying:
        is_kept = left[text] > 0
        left[text] -= is_kept
        pieces.append(Piece(text, is_kept))
    return tuple(pieces)


def spelt(words: str) -> tuple[Piece, ...]:
    """Lay words letter by letter ("MOT + AU"); what stands between two of them is no piece of its own."""
    return tuple(Piece("" if letter == "+" else letter) for letter in words.replace(" ", ""))


def paint_pieces(
    painter: QPainter, theme: Theme, rect: QRectF, pictures: ChoicePictures, pieces: Sequence[Piece], ring: QColor
) -> float:
    """Paint pieces in a row from the left, what was chosen in a ring and what was not faded; return where they end (px)."""
    px, grow = theme.px, theme.px(5)
    gap = 3 * grow if any(piece.is_chosen is not None for piece in pieces) else px(4)
    side = min(px(PIECE), rect.height() - 2 * grow, (rect.width() - 2 * grow + gap) / len(pieces) - gap)
    x, top = rect.left() + grow, rect.center().y() - side / 2
    for piece in pieces:
        place = QRectF(x, top, side, side)
        x += side + gap
        if not piece.text:
            continue
        painter.save()
        painter.setOpacity(FADED if piece.is_chosen is False else 1.0)
        pictures.paint(painter, theme, place, piece.text)
        painter.restore()
        if piece.is_chosen:
            outline(painter, place.adjusted(-grow, -grow, grow, grow), ring, theme.pen(3), theme.radius("control"))
    return x
