"""The seven letter dice: their faces, what the letters are worth, and what counts as a vowel.

The printed rules say: A, O and U may carry a tréma and are ordinary letters; the joker stands for any letter and is worth
nothing; the vowels are A, E, I, O, U and Y. Faces and values are in ``resources/dice/yahtzee_mots.toml``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
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


def laid_out(letter_dice: LetterDice, lying: Dice, letters: Iterable[str]) -> Dice | None:
    """Find dice for letters that are read off real dice, which look alike; None where no seven dice show all this together.

    ``lying`` has the faces that lie there by die, "" for a die that may show a new letter; those not needed stay "". What lies
    there goes to other dice with its letter only where the new letters cannot do without; trémas count for nothing.
    """
    wanted, new = list(map(plain, lying)), tuple(letters)
    free = tuple(die for die, face in enumerate(lying) if not face)
    return _matched(letter_dice, wanted, new, free) or _matched(letter_dice, wanted, new, tuple(range(DICE)))


def _matched(letter_dice: LetterDice, lying: Sequence[str], letters: Iterable[str], dice: Sequence[int]) -> Dice | None:
    """Place letters on some of the dice, letters that are there making room (augmenting paths)."""
    faces = [{plain(face): face for face in die} for die in letter_dice.faces]
    found = list(lying)

    def place(letter: str, seen: set[int]) -> bool:
        for die in dice:
            if die in seen or letter not in faces[die]:
                continue
            seen.add(die)
            if not found[die] or place(found[die], seen):
                found[die] = letter
                return True
        return False

    if not all(place(letter, set()) for letter in letters):
        return None
    return tuple(faces[die].get(letter, "") for die, letter in enumerate(found))
