"""The seven letter dice: their faces, what the letters are worth, and what counts as a vowel.

The printed rules say: A, O and U may carry a tréma and are ordinary letters; the joker stands for any letter and is worth
nothing; the vowels are A, E, I, O, U and Y. Faces and values are in ``resources/dice/yahtzee_mots.toml``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

JOKER: Final = "◊"
DICE: Final = 7
FACES: Final = 6
VOWELS: Final = frozenset("AEIOUY")
PLAIN: Final = MappingProxyType({"Ä": "A", "Ö": "O", "Ü": "U"})

Dice: TypeAlias = tuple[str, ...]
"""Faces as printed (with tréma, or the joker), by die."""


class LettersError(ValueError):
    """A description of the dice that is none."""


def plain(face: str) -> str:
    """Give the letter of a face without its tréma; the joker stays itself."""
    return PLAIN.get(face, face)


def all_vowels(dice: Iterable[str]) -> bool:
    """Tell whether every die shows a vowel; the joker may be one."""
    return all(plain(face) in VOWELS or face == JOKER for face in dice)


def all_consonants(dice: Iterable[str]) -> bool:
    """Tell whether every die shows a consonant; the joker may be one."""
    return all(plain(face) not in VOWELS for face in dice)


@dataclass(frozen=True, slots=True)
class LetterDice:
    """The dice of the box: the six printed faces of each die, and the value of each plain letter."""

    faces: tuple[Dice, ...]
    worth: tuple[tuple[str, int], ...]

    @property
    def values(self) -> dict[str, int]:
        """Give the value of each plain letter in points."""
        return dict(self.worth)

    def value(self, face: str) -> int:
        """Give the points of a printed face; the joker is worth 0."""
        return self.values.get(plain(face), 0)


def read_letter_dice(data: bytes) -> LetterDice:
    """Read the dice from their TOML; raises LettersError on anything that is not seven dice of six faces with their values."""
    try:
        raw = tomllib.loads(data.decode())
        faces = tuple(tuple(str(face) for face in die) for die in raw["des"]["faces"])
        worth = tuple((str(letter), int(points)) for letter, points in sorted(raw["valeurs"].items()))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise LettersError(str(error)) from error
    known = {letter for letter, _ in worth} | {JOKER}
    if len(faces) != DICE or any(len(set(die)) != FACES or not {plain(face) for face in die} <= known for die in faces):
        raise LettersError("seven dice of six different faces with known values")
    return LetterDice(faces, worth)
