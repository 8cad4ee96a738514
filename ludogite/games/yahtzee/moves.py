"""What is said at a Yahtzee table: the commands of players and of NATURE, and the events that they cause."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from ludogite.core.rules import Seat
from ludogite.games.yahtzee.scoring import DICE, Box, Dice

ALL_DICE: Final = tuple(range(DICE))
THROWS: Final = tuple(again for size in range(DICE, 0, -1) for again in combinations(ALL_DICE, size))
"""Every set of dice that may be thrown, by index."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw these dice, by index from 0; all five in the opening and at the first roll of a turn."""

    again: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """Fill a box with the dice; ``zero`` writes 0 instead of the points (the sheet's "option zéro")."""

    box: Box
    zero: bool = False


@dataclass(frozen=True, slots=True)
class Rolled:
    """NATURE's word: what the thrown dice show, one number per thrown die, in the order of their indexes."""

    dice: Dice


Command: TypeAlias = Roll | Mark | Rolled


@dataclass(frozen=True, slots=True)
class OpeningThrown:
    """A player threw five dice to find out who begins."""

    seat: Seat
    dice: Dice
    total: int


@dataclass(frozen=True, slots=True)
class OpeningTied:
    """These players share the highest opening total and throw again."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OpeningWon:
    """A player begins the manche."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """A player threw some dice: their indexes, all five dice afterwards, and which roll of the turn it was (1 to 3)."""

    seat: Seat
    again: tuple[int, ...]
    dice: Dice
    roll: int


@dataclass(frozen=True, slots=True)
class Marked:
    """A player filled a box: its points, the Yahtzee prime beside it (100 or 0), and whether a joker made them."""

    seat: Seat
    box: Box
    points: int
    prime: int
    joker: bool


@dataclass(frozen=True, slots=True)
class PrimeReached:
    """A player's upper section reached 63: the prime of 35 is due."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MancheEnded:
    """All sheets of a manche (from 1) of several are full: total and place per seat; equal totals share the place."""

    manche: int
    totals: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = OpeningThrown | OpeningTied | OpeningWon | DiceThrown | Marked | PrimeReached | MancheEnded
