"""Real dice: what the family rolls on its own table, and how the faces it reads become NATURE's command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

NUMBERS: Final = ("1", "2", "3", "4", "5", "6")


def anything(faces: tuple[str, ...]) -> bool:
    """Let every face lie beside every other."""
    return True


class Make(StrEnum):
    """What is on the faces of a die."""

    PIPS = "pips"
    LETTERS = "letters"
    COLOURS = "colours"


@dataclass(frozen=True, slots=True)
class RealDie:
    """A die to be rolled: what is on its six faces, in the order of the box; ``group`` keeps dice together that belong together.

    ``colour`` names the colour of a letter die, where it has one (codes of the game); ``number`` is its number from 1 where dice
    are numbered, else 0.
    """

    make: Make
    faces: tuple[str, ...]
    group: int = 0
    number: int = 0
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Hand:
    """The dice that are rolled now, what makes a command of one face per die, and the faces of the dice that stay as they lie.

    ``fits`` tells whether faces read so far ("" for a die not read yet) can lie there together; ``loose`` dice look alike, so that
    nobody knows which is which: each may show any face of any of them, and is read in any order.
    """

    dice: tuple[RealDie, ...]
    read: Callable[[tuple[str, ...]], Any]
    kept: tuple[str, ...] = ()
    loose: bool = False
    fits: Callable[[tuple[str, ...]], bool] = anything
