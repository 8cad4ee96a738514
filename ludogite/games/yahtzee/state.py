"""What lies on a Yahtzee table: the options agreed, the state of the game, and the view of it that everybody has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ludogite.core.rules import Seat
from ludogite.games import handicap
from ludogite.games.yahtzee.scoring import ROLLS, Dice, JokerRule, Sheet

MAX_SEATS: Final = 8
MAX_MANCHES: Final = 99


class Phase(StrEnum):
    """What the players are at."""

    OPENING = "opening"
    TURN = "turn"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game: how many manches (1 to 9), whether the joker is imposed, who has points from the start."""

    manches: int = 1
    joker_impose: bool = False
    handicap: str = ""

    def __post_init__(self) -> None:
        """Refuse what is no handicap: raises CodecError."""
        handicap.check(self.handicap)

    @property
    def joker(self) -> JokerRule:
        """Give the joker rule of the game."""
        return JokerRule.IMPOSE if self.joker_impose else JokerRule.FRANCAIS


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    ``manche`` and ``turn`` count from 1; in an opening ``turn`` is 0 and ``rolls`` counts the tied rounds.
    ``throwing`` are the indexes of the dice in the air. ``contenders`` are the seats that throw in this opening round,
    ``opening`` the last opening dice per seat. ``past`` holds the sheets of earlier manches; those of the last one stay
    in ``sheets`` when the game is over.
    """

    phase: Phase
    manche: int
    turn: int
    seat: Seat
    rolls: int
    dice: Dice
    throwing: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    past: tuple[tuple[Sheet, ...], ...]
    contenders: tuple[Seat, ...]
    opening: tuple[Dice, ...]
    starter: Seat | None


@dataclass(frozen=True, slots=True)
class YahtzeeView:
    """What everybody sees: in this game nothing is hidden.

    ``manche`` of ``manches``, ``turn`` 1 to 13 (0 in an opening), ``seat`` to act, ``dice`` (five, or none before the
    first roll), ``rolls`` used in this turn (0 to 3; in an opening, tied rounds so far), ``throwing`` the indexes of
    the dice in the air, ``sheets`` of this manche per seat, ``past`` sheets of the manches before it, ``opening`` dice
    per seat and the ``contenders`` who throw in this opening round, ``starter`` of this manche once it is known, ``start`` the
    points that each seat has from the start of the game.
    """

    phase: Phase
    manche: int
    manches: int
    turn: int
    seat: Seat
    rolls: int
    dice: Dice
    throwing: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    past: tuple[tuple[Sheet, ...], ...]
    contenders: tuple[Seat, ...]
    opening: tuple[Dice, ...]
    starter: Seat | None
    joker_impose: bool
    start: tuple[int, ...]

    @property
    def joker(self) -> JokerRule:
        """Give the joker rule of the game."""
        return JokerRule.IMPOSE if self.joker_impose else JokerRule.FRANCAIS

    @property
    def totals(self) -> tuple[int, ...]:
        """Add up what each seat has so far, over all manches and from the start."""
        manches = (*self.past, self.sheets)
        return tuple(points + sum(sheets[seat].total for sheets in manches) for seat, points in enumerate(self.start))

    @property
    def rolls_left(self) -> int:
        """Count the rolls left in this turn, 3 before the first."""
        return ROLLS - self.rolls if self.phase is Phase.TURN else 0
