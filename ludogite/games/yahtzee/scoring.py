"""The sheet of classic Yahtzee: its thirteen boxes, what a roll is worth in each, primes and the joker.

Source: the French rules sheet of 1994 (Hasbro/MB France). "Ruling" marks what that sheet leaves open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

Dice: TypeAlias = tuple[int, ...]
"""The numbers shown by the dice, 1 to 6, by die."""


class Box(StrEnum):
    """A box of the sheet, in the sheet's order."""

    AS = "as"
    DEUX = "deux"
    TROIS = "trois"
    QUATRE = "quatre"
    CINQ = "cinq"
    SIX = "six"
    BRELAN = "brelan"
    CARRE = "carre"
    FULL = "full"
    PETITE_SUITE = "petite_suite"
    GRANDE_SUITE = "grande_suite"
    YAHTZEE = "yahtzee"
    CHANCE = "chance"


class JokerRule(StrEnum):
    """What a further Yahtzee may fill once the Yahtzee box is filled."""

    FRANCAIS = "francais"
    """The French sheet: a joker only when the upper box of its number is filled, a normal roll otherwise."""
    IMPOSE = "impose"
    """The other sheet's "forced joker": the upper box of its number must be used while it is empty."""


BOXES: Final = tuple(Box)
UPPER: Final = BOXES[:6]
LOWER: Final = BOXES[6:]
INDEX: Final = MappingProxyType({box: index for index, box in enumerate(BOXES)})
"""The place of each box on the sheet, from 0."""
FACE: Final = MappingProxyType({box: index + 1 for index, box in enumerate(UPPER)})
"""The number that each upper box counts."""
FIXED: Final = MappingProxyType({Box.FULL: 25, Box.PETITE_SUITE: 30, Box.GRANDE_SUITE: 40, Box.YAHTZEE: 50})
"""The boxes with a fixed score, in points (sheet: "Comment marquer les points"); the others count dice."""

DICE: Final = 5
ROLLS: Final = 3
TURNS: Final = len(BOXES)
PRIME_THRESHOLD: Final = 63
PRIME_POINTS: Final = 35
"""Sheet, "Les 35 points de prime": due when the upper section totals at least 63."""
YAHTZEE_PRIME: Final = 100
"""Sheet, "Prime Yahtzee": for each further Yahtzee while the Yahtzee box holds 50."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's sheet of one manche: points per box in sheet order (None: empty), and how many primes of 100."""

    points: tuple[int | None, ...] = (None,) * TURNS
    primes: int = 0

    def __getitem__(self, box: Box) -> int | None:
        return self.points[INDEX[box]]

    def is_open(self, box: Box) -> bool:
        """Tell whether the box is still empty."""
        return self.points[INDEX[box]] is None

    @property
    def open_boxes(self) -> tuple[Box, ...]:
        """List the empty boxes in sheet order."""
        return tuple([box for box, points in zip(BOXES, self.points, strict=True) if points is None])

    @property
    def full(self) -> bool:
        """Tell whether every box is filled."""
        return None not in self.points

    @property
    def upper(self) -> int:
        """Add the upper section, without its prime."""
        return sum(filter(None, self.points[: len(UPPER)]))

    @property
    def prime(self) -> int:
        """Give the upper prime earned so far: 35 or 0."""
        return PRIME_POINTS if self.upper >= PRIME_THRESHOLD else 0

    @property
    def lower(self) -> int:
        """Add the lower section, without the Yahtzee primes."""
        return sum(filter(None, self.points[len(UPPER) :]))

    @property
    def yahtzee_primes(self) -> int:
        """Give the points of the Yahtzee primes."""
        return YAHTZEE_PRIME * self.primes

    @property
    def total(self) -> int:
        """Add everything: upper, prime, lower and Yahtzee primes (sheet: "Total Général")."""
        return self.upper + self.prime + self.lower + self.yahtzee_primes

    def mark(self, box: Box, score: Score) -> Sheet:
        """Write a score into an empty box."""
        index = INDEX[box]
        points = (*self.points[:index], score.points, *self.points[index + 1 :])
        return replace(self, points=points, primes=self.primes + score.prime // YAHTZEE_PRIME)


@dataclass(frozen=True, slots=True)
class Score:
    """What a box would get: points, the Yahtzee prime beside it (100 or 0), and whether the joker made the points."""

    points: int
    prime: int = 0
    joker: bool = False


@dataclass(frozen=True, slots=True)
class Barred:
    """Why a box may not be filled with this roll: a code of the game's refusals."""

    code: str


def has_run(dice: Sequence[int], length: int) -> bool:
    """Tell whether so many consecutive numbers are among the dice."""
    return any(map(set(dice).issuperset, [range(low, low + length) for low in range(1, 8 - length)]))


def is_yahtzee(dice: Sequence[int]) -> bool:
    """Tell whether all five dice are alike."""
    return len(dice) == DICE and len(set(dice)) == 1


def normal_points(box: Box, dice: Sequence[int]) -> int:
    """Give the points of five dice in a box, without any joker (sheet: "Comment marquer les points").

    Ruling: five alike is no normal Full, which wants two different numbers.
    """
    counts = sorted(map(dice.count, set(dice)))
    match box:
        case Box.BRELAN:
            return sum(dice) if counts[-1] >= 3 else 0
        case Box.CARRE:
            return sum(dice) if counts[-1] >= 4 else 0
        case Box.FULL:
            return FIXED[box] if counts == [2, 3] else 0
        case Box.PETITE_SUITE:
            return FIXED[box] if has_run(dice, 4) else 0
        case Box.GRANDE_SUITE:
            return FIXED[box] if has_run(dice, 5) else 0
        case Box.YAHTZEE:
            return FIXED[box] if counts[-1] == DICE else 0
        case Box.CHANCE:
            return sum(dice)
        case _:
            return FACE[box] * dice.count(FACE[box])


def score(box: Box, dice: Sequence[int], sheet: Sheet, rule: JokerRule, *, zero: bool = False) -> Score | Barred:
    """Give what five dice would write into a box of this sheet, or why they may not be written there.

    ``zero`` asks for the sheet's "option zéro": 0 instead of the points. A Yahtzee prime is due in whichever box the
    further Yahtzee is entered.
    """
    if not sheet.is_open(box):
        return Barred("box_taken")
    if not is_yahtzee(dice) or sheet.is_open(Box.YAHTZEE):
        return Score(0 if zero else normal_points(box, dice))
    prime = YAHTZEE_PRIME if sheet[Box.YAHTZEE] == FIXED[Box.YAHTZEE] else 0
    own = UPPER[dice[0] - 1]
    if sheet.is_open(own):
        if rule is JokerRule.IMPOSE and box is not own:
            return Barred("joker_upper_forced")
        return Score(0 if zero else normal_points(box, dice), prime)
    if box in FACE:
        # Ruling: the sheet's "peut" names only lower boxes, so a 0 goes above only when none of them is left.
        lower_left = any(sheet.is_open(lower) for lower in LOWER)
        return Barred("joker_lower_first") if lower_left else Score(0, prime)
    points = FIXED.get(box, sum(dice))
    return Score(0 if zero else points, prime, joker=True)


def scores(dice: Sequence[int], sheet: Sheet, rule: JokerRule) -> dict[Box, Score]:
    """Give every box that five dice may fill, in sheet order, with what it would get."""
    if not is_yahtzee(dice) or sheet.is_open(Box.YAHTZEE):
        return {box: Score(normal_points(box, dice)) for box in sheet.open_boxes}
    found = ((box, score(box, dice, sheet, rule)) for box in sheet.open_boxes)
    return {box: result for box, result in found if isinstance(result, Score)}
