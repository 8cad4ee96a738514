"""A choice as a picture: the dice, tiles or cards that lay there, and which of them were chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from ludogite.core.advice import Loss, Remark
    from ludogite.ui.style.theme import Theme
    from ludogite.ui.texts.game import GameTexts


class Piece(NamedTuple):
    """A die, a tile or a card: what stands on it, and whether it was chosen; None where there was nothing to choose."""

    text: str
    is_chosen: bool | None = None


class DrawnChoice(NamedTuple):
    """What lies there, and what is said beside it: a box, points; "" for nothing. Without pieces the choice is said in words."""

    pieces: tuple[Piece, ...] = ()
    label: str = ""


class ChoicePictures(NamedTuple):
    """How a game draws its choices: ``draw`` reads one of those of a loss, ``paint`` paints a piece into a square."""

    draw: Callable[[Loss, Remark, GameTexts], DrawnChoice]
    paint: Callable[[QPainter, Theme, QRectF, str], None]


def kept_of(lying: Sequence[str], kept: Iterable[str]) -> tuple[Piece, ...]:
    """Mark which of what lies there is kept."""
    left = Counter(kept)
    pieces = []
    for text in lying:
        is_kept = left[text] > 0
        left[text] -= is_kept
        pieces.append(Piece(text, is_kept))
    return tuple(pieces)


def spelt(words: str) -> tuple[Piece, ...]:
    """Lay words letter by letter ("MOT + AU"); what stands between two of them is no piece of its own."""
    return tuple(Piece("" if letter == "+" else letter) for letter in words.replace(" ", ""))
