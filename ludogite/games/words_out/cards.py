"""The cards of Words Out, and what the word in a row is worth."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

GREEN: Final = frozenset("BCFHPV")
RED: Final = frozenset("JKQWXYZ")
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PACK: Final = 108
"""Cards in one deck; the ids of a second deck are this much higher."""


class Kind(StrEnum):
    """The seven categories of cards, in the order of their ids."""

    SIMPLE = "simple"
    BONUS = "bonus"
    DOUBLE = "double"
    JOKER = "joker"
    REJOUER = "rejouer"
    INCONTRABLE = "incontrable"
    POUBELLE = "poubelle"


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its id (from 1), its kind, and its letter, '' on a joker or a bin."""

    id: int
    kind: Kind
    letter: str

    @property
    def is_letter(self) -> bool:
        """Whether it shows a letter: neither joker nor bin."""
        return bool(self.letter)


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a row and the letter it stands for: its own, or the one that was given to the joker."""

    card: Card
    letter: str


Row: TypeAlias = tuple[Placed, ...]


class DeckError(ValueError):
    """A deck file that is damaged."""


def read_deck(data: bytes) -> tuple[Card, ...]:
    """Read the cards of one deck, ids 1 to 108; raises DeckError when the file is damaged."""
    try:
        counts = tomllib.loads(data.decode())
        faces = [(kind, letter) for kind in Kind for letter, number in counts[kind.value].items() for _ in range(number)]
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as error:
        raise DeckError(str(error)) from error
    blank = {Kind.JOKER, Kind.POUBELLE}
    if len(faces) != PACK or any((letter not in ALPHABET) or (not letter) != (kind in blank) for kind, letter in faces):
        raise DeckError("cards")
    return tuple(Card(number, kind, letter) for number, (kind, letter) in enumerate(faces, start=1))


def several_decks(deck: Iterable[Card], decks: int) -> tuple[Card, ...]:
    """Put decks together: the ids of each further one are 108 higher."""
    cards = tuple(deck)
    return tuple(Card(card.id + PACK * again, card.kind, card.letter) for again in range(decks) for card in cards)


def text(row: Iterable[Placed]) -> str:
    """Spell a row."""
    return "".join(placed.letter for placed in row)


def is_locked(row: Iterable[Placed]) -> bool:
    """Tell whether a row holds an incontrable card or a joker, so that a WORD OUT on it cannot be countered."""
    return any(placed.card.kind in {Kind.INCONTRABLE, Kind.JOKER} for placed in row)


@dataclass(frozen=True, slots=True)
class Value:
    """What a word is worth: (``cards`` + 2 × ``greens``) × 2^``reds`` (the sheet's "calcul des points")."""

    cards: int
    greens: int
    reds: int

    @property
    def points(self) -> int:
        """Give the points."""
        return (self.cards + 2 * self.greens) << self.reds


def value(letters: str) -> Value:
    """Value the letters of a row; a joker counts as the letter it was given, colour included."""
    return Value(len(letters), sum(letter in GREEN for letter in letters), sum(letter in RED for letter in letters))
