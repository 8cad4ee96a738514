"""The sheet of Yahtzee des Mots: its twelve boxes, its primes, and one player's marks of one partie.

Source: the rules sheet of MB France, 1979 and 1982. "Ruling" marks what it leaves open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Box(StrEnum):
    """A box of the sheet, in the sheet's order; the first eight are the numbered ones, one for each turn."""

    MOT2 = "mot2"
    MOT3 = "mot3"
    MOT4 = "mot4"
    MOT5 = "mot5"
    MOT6 = "mot6"
    UN_MOT = "un_mot"
    DEUX_MOTS = "deux_mots"
    TROIS_MOTS = "trois_mots"
    TOUTES_CONSONNES = "toutes_consonnes"
    TOUTES_VOYELLES = "toutes_voyelles"
    YAHTZEE_DES_MOTS = "yahtzee_des_mots"
    CHANCE = "chance"


BOXES: Final = tuple(Box)
NUMBERED: Final = BOXES[:8]
"""The box of each turn, turn 1 first."""
UPPER: Final = BOXES[:5]
LOWER: Final = BOXES[5:]
SPECIAL: Final = BOXES[8:]
"""Once each, instead of a turn's box, which then gets 0."""
CLAIMS: Final = (Box.TOUTES_CONSONNES, Box.TOUTES_VOYELLES)
INDEX: Final = MappingProxyType({box: index for index, box in enumerate(BOXES)})
"""The place of each box on the sheet, from 0."""
LENGTH: Final = MappingProxyType({box: length for length, box in enumerate(UPPER, start=2)})
"""The letters of the one word that each upper box takes."""
WORDS: Final = MappingProxyType({Box.UN_MOT: 1, Box.DEUX_MOTS: 2, Box.TROIS_MOTS: 3})
"""The number of words that each other numbered box takes."""
FIXED: Final = MappingProxyType({Box.TOUTES_CONSONNES: 25, Box.TOUTES_VOYELLES: 25, Box.YAHTZEE_DES_MOTS: 50})
"""The boxes with a fixed score, in points; the others add letters."""

TURNS: Final = len(NUMBERED)
ROLLS: Final = 3
SPECIAL_ROLLS: Final = 2
"""Rolls at most for Toutes voyelles, Toutes consonnes and Chance."""
YAHTZEE_PRIME: Final = 100
"""For each further word of seven letters once the box Yahtzee des Mots holds 50."""


class Prime(StrEnum):
    """The printed versions of the upper prime; the values are those of the option ``prime``."""

    FEUILLE_1979 = "feuille1979"
    """The sheet of 1979: 35 or more, 35 points (Ruling: the default)."""
    TEXTE = "texte"
    """The text: more than 35, 35 points."""
    FEUILLE_1982 = "feuille1982"
    """The sheet of 1982: 50 or more, 25 points."""

    @property
    def threshold(self) -> int:
        """Give the upper total from which the prime is due."""
        return {Prime.FEUILLE_1979: 35, Prime.TEXTE: 36, Prime.FEUILLE_1982: 50}[self]

    @property
    def points(self) -> int:
        """Give the points of the prime."""
        return 25 if self is Prime.FEUILLE_1982 else 35


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's sheet of one partie: points per box in sheet order (None: empty), primes of 100, points paid for hints."""

    points: tuple[int | None, ...] = (None,) * len(BOXES)
    primes: int = 0
    hints: int = 0

    def __getitem__(self, box: Box) -> int | None:
        return self.points[INDEX[box]]

    def is_open(self, box: Box) -> bool:
        """Tell whether the box is still empty."""
        return self.points[INDEX[box]] is None

    @property
    def open_numbered(self) -> tuple[Box, ...]:
        """List the numbered boxes that are still empty, lowest turn first."""
        return tuple(box for box in NUMBERED if self.is_open(box))

    @property
    def has_yahtzee(self) -> bool:
        """Tell whether a further word of seven letters earns the prime of 100."""
        return self[Box.YAHTZEE_DES_MOTS] == FIXED[Box.YAHTZEE_DES_MOTS]

    @property
    def upper(self) -> int:
        """Add the upper section, without its prime."""
        return sum(points or 0 for points in self.points[: len(UPPER)])

    @property
    def lower(self) -> int:
        """Add the lower section, without the primes of 100."""
        return sum(points or 0 for points in self.points[len(UPPER) :])

    @property
    def yahtzee_primes(self) -> int:
        """Give the points of the primes of 100."""
        return YAHTZEE_PRIME * self.primes

    def prime(self, version: Prime) -> int:
        """Give the upper prime earned so far, 0 before."""
        return version.points if self.upper >= version.threshold else 0

    def total(self, version: Prime) -> int:
        """Add everything (sheet: "Total général"), less what hints cost."""
        return self.upper + self.prime(version) + self.lower + self.yahtzee_primes - self.hints

    def mark(self, box: Box, points: int, *, primes: int = 0) -> Sheet:
        """Write points into an empty box, and so many primes of 100 beside the sheet."""
        index = INDEX[box]
        written = (*self.points[:index], points, *self.points[index + 1 :])
        return replace(self, points=written, primes=self.primes + primes)
