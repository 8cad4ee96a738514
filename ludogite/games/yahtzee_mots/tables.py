"""The best scores of every kind of words for each of the 279,936 rolls, for one vocabulary: built once, read when needed.

The file: four magic bytes, the 16 hexadecimal digits of the dictionary it was made from, then zlib over the columns, one byte a
roll: words of 2, 3, 4, 5, 6 and 7 letters, two words, three words; 0 where the dice make none.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from ludogite.games.yahtzee_mots.letters import DICE, FACES, Dice, LetterDice
from ludogite.games.yahtzee_mots.sheet import LENGTH, WORDS, Box

MAGIC: Final = b"YMW\x01"
DIGEST: Final = 16
ALL_ROLLS: Final = FACES**DICE
COLUMNS: Final = 8
SINGLES: Final = 6
"""The columns of one word, by length from 2."""
SEVEN: Final = 5
"""The column of words of seven letters."""
WEIGHTS: Final = tuple(FACES ** (DICE - 1 - die) for die in range(DICE))
"""What each die's face (from 0) counts in the number of a roll."""


class TablesError(Exception):
    """A table that is no table of ours, is damaged, or was made from another dictionary."""


def roll_number(letter_dice: LetterDice, dice: Dice) -> int:
    """Give the number of a roll, from 0."""
    return sum(weight * faces.index(face) for weight, faces, face in zip(WEIGHTS, letter_dice.faces, dice, strict=True))


def pack(digest: str, columns: tuple[bytes, ...]) -> bytes:
    """Write the columns of a dictionary of this digest."""
    return MAGIC + digest.encode() + zlib.compress(b"".join(columns), 9)


@dataclass(frozen=True)
class Tables:
    """The columns in memory: 2.2 MB."""

    columns: tuple[bytes, ...]

    @classmethod
    def from_bytes(cls, data: bytes, digest: str) -> Tables:
        """Read the table of the dictionary of this digest (some 10 ms); raises TablesError."""
        if data[:4] != MAGIC or data[4 : 4 + DIGEST] != digest.encode():
            raise TablesError("no table of this dictionary")
        try:
            plain = zlib.decompress(data[4 + DIGEST :])
        except zlib.error as error:
            raise TablesError("a damaged table") from error
        if len(plain) != COLUMNS * ALL_ROLLS:
            raise TablesError("a table of the wrong length")
        return cls(tuple(plain[start : start + ALL_ROLLS] for start in range(0, len(plain), ALL_ROLLS)))

    @cached_property
    def kinds(self) -> Kinds:
        """Sort the rolls by what they offer (some 60 ms the first time)."""
        return Kinds.of(self.columns)


@dataclass(frozen=True)
class Kinds:
    """The different offers among all rolls: each roll's kind, and the columns by kind instead of by roll."""

    of_roll: array[int]
    columns: tuple[bytes, ...]
    chances: dict[Box | None, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, columns: tuple[bytes, ...]) -> Kinds:
        """Sort rolls by their columns."""
        numbers: dict[tuple[int, ...], int] = {}
        of_roll = array("L", [numbers.setdefault(offer, len(numbers)) for offer in zip(*columns, strict=True)])
        return cls(of_roll, tuple(map(bytes, zip(*numbers, strict=True))))

    @property
    def seven(self) -> bytes:
        """Give the points of a word of seven letters."""
        return self.columns[SEVEN]

    @cached_property
    def one(self) -> bytes:
        """Give the best points of one word of any length."""
        return _best(self.columns[:SINGLES])

    def box(self, box: Box) -> bytes:
        """Give the best points in a numbered box."""
        if box in LENGTH:
            return self.columns[LENGTH[box] - 2]
        return self.one if box is Box.UN_MOT else self.columns[SINGLES + WORDS[box] - 2]

    def chance(self, turn_box: Box | None) -> bytes:
        """Give the best points in Chance: of words that do not fit the turn's box, or of any in free order."""
        if turn_box not in self.chances:
            lengths = [column for length, column in enumerate(self.columns[:SINGLES], start=2) if not _is_length(turn_box, length)]
            several = [self.box(box) for box in (Box.DEUX_MOTS, Box.TROIS_MOTS) if box is not turn_box]
            self.chances[turn_box] = _best([*([] if turn_box is Box.UN_MOT else lengths), *several])
        return self.chances[turn_box]


def _is_length(box: Box | None, length: int) -> bool:
    return box is not None and LENGTH.get(box) == length


PIECE = 4096
"""Rolls at a time: in between other threads get their turn."""


def _best(columns: Sequence[bytes]) -> bytes:
    size = len(columns[0])
    pieces = ([column[start : start + PIECE] for column in columns] for start in range(0, size, PIECE))
    return b"".join(bytes(map(max, *piece)) for piece in pieces)
