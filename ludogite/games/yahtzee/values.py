"""Rates every keep and every box of a turn by the expected final score.

With a solved table (``futures.Futures``) the ratings are those of optimal solitaire play; a player who judges less well has
another idea of the future and is rated by the same code.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ludogite.core.caches import ENGINES
from ludogite.games.yahtzee.futures import BIT, Future, Futures
from ludogite.games.yahtzee.lattice import PLACE, ROLLS_252, Spread, best_of_keeps, kept, spread
from ludogite.games.yahtzee.moves import THROWS
from ludogite.games.yahtzee.scoring import (
    BOXES,
    DICE,
    FACE,
    FIXED,
    PRIME_THRESHOLD,
    ROLLS,
    YAHTZEE_PRIME,
    Box,
    Dice,
    JokerRule,
    Score,
    Sheet,
    normal_points,
    scores,
)

_PAYING: Final = {
    box: tuple((place, points) for place, roll in enumerate(ROLLS_252) if (points := normal_points(box, roll))) for box in BOXES
}
"""The rolls that score in each box, by their place among the 252, with their points."""


@dataclass(frozen=True, slots=True)
class OpenSheet:
    """All of a sheet that decides what is still to come: open boxes as bits, 50 in the Yahtzee box, capped upper total."""

    opened: int
    fifty: bool
    upper: int

    @classmethod
    def of(cls, sheet: Sheet) -> OpenSheet:
        """Read it off a sheet."""
        opened = sum(BIT[box] for box in sheet.open_boxes)
        return cls(opened, sheet[Box.YAHTZEE] == FIXED[Box.YAHTZEE], min(PRIME_THRESHOLD, sheet.upper))

    def after(self, box: Box, points: int) -> OpenSheet:
        """Say how the sheet stands when these points are written into an open box."""
        upper = min(PRIME_THRESHOLD, self.upper + points) if box in FACE else self.upper
        return OpenSheet(self.opened ^ BIT[box], self.fifty or (box is Box.YAHTZEE and points > 0), upper)


@dataclass(frozen=True, slots=True)
class Throw:
    """A way to throw again: the dice by index, what stays on the table, and the expected final score."""

    again: tuple[int, ...]
    kept: Dice
    value: float


@dataclass(frozen=True, slots=True)
class Fill:
    """A box to fill now: what it gets, and the expected final score."""

    box: Box
    score: Score
    value: float


@dataclass(frozen=True, slots=True)
class Evaluation:
    """All that may be done with five dice, each list best first; ``throws`` has one entry per different keep."""

    dice: Dice
    rolls_left: int
    throws: tuple[Throw, ...]
    fills: tuple[Fill, ...]

    @property
    def best(self) -> Throw | Fill:
        """The best choice; a box before a throw of the same value."""
        fill = self.fills[0]
        return self.throws[0] if self.throws and self.throws[0].value > fill.value else fill

    def throw(self, again: tuple[int, ...]) -> Throw:
        """Find the rating of throwing these dice; raises KeyError when no roll is left."""
        keep = kept(self.dice, again)
        for throw in self.throws:
            if throw.kept == keep:
                return throw
        raise KeyError(again)

    def fill(self, box: Box) -> Fill:
        """Find the rating of a box; raises KeyError when it may not be filled."""
        for fill in self.fills:
            if fill.box is box:
                return fill
        raise KeyError(box)


def _worth(choice: Throw | Fill) -> float:
    return choice.value


@ENGINES.keep(2048)
def _further_yahtzees(opened: int, joker: JokerRule) -> tuple[tuple[tuple[Box, int], ...], ...]:
    """List per number the boxes that five alike may fill with their points, once the Yahtzee box is filled."""
    sheet = Sheet(tuple(None if opened & BIT[box] else 0 for box in BOXES))
    return tuple(
        tuple((box, result.points) for box, result in scores((face,) * DICE, sheet, joker).items()) for face in range(1, 7)
    )


class Turn:
    """One turn from a sheet: the worth of every roll and every keep, in expected points still to come."""

    def __init__(self, sheet: Sheet, future: Future, joker: JokerRule) -> None:
        self.sheet = sheet
        self.standing = OpenSheet.of(sheet)
        self._future = future
        self._joker = joker
        self._so_far = sheet.total - sheet.prime

    def _after(self, box: Box, points: int) -> float:
        after = self.standing.after(box, points)
        return points + self._future(after.opened, after.fifty, after.upper)

    @cached_property
    def marked(self) -> list[float]:
        """The worth of each of the 252 rolls to one who must fill a box now."""
        boxes = self.sheet.open_boxes
        worth = [max([self._after(box, 0) for box in boxes])] * len(ROLLS_252)
        for box in boxes:
            if box in FACE:
                face = FACE[box]
                counted = [self._after(box, face * count) for count in range(DICE + 1)]
                paying = [(place, counted[points // face]) for place, points in _PAYING[box]]
            else:
                future = self._after(box, FIXED.get(box, 1)) - FIXED.get(box, 1)
                paying = [(place, points + future) for place, points in _PAYING[box]]
            for place, value in paying:
                if value > worth[place]:  # noqa: PLR1730 (twice as fast as max, and run 1,200 times a turn)
                    worth[place] = value
        if not self.sheet.is_open(Box.YAHTZEE):
            prime = YAHTZEE_PRIME if self.standing.fifty else 0
            for face, options in enumerate(_further_yahtzees(self.standing.opened, self._joker), 1):
                worth[PLACE[(face,) * DICE]] = prime + max([self._after(box, points) for box, points in options])
        return worth

    @cached_property
    def keeps_for_one(self) -> Spread:
        """The worth of every keep with one roll left."""
        return spread(self.marked)

    @cached_property
    def keeps_for_two(self) -> Spread:
        """The worth of every keep with two rolls left."""
        return spread(best_of_keeps(self.keeps_for_one))

    @property
    def value(self) -> float:
        """The expected final score before the first roll."""
        return self._so_far + spread(best_of_keeps(self.keeps_for_two))[0][0]

    def zero_value(self, box: Box, prime: int) -> float:
        """Give the expected final score when 0 is written into an open box, with the Yahtzee prime that is due."""
        return self._so_far + prime + self._after(box, 0)

    def roll_value(self, dice: Dice, rolls_left: int) -> float:
        """Give the expected final score of five dice with 0 to 2 rolls left."""
        return self.rate(dice, rolls_left).best.value

    def rate(self, dice: Dice, rolls_left: int, *, sight: int = ROLLS) -> Evaluation:
        """Rate everything that may be done with five dice and 0 to 2 rolls left.

        One whose ``sight`` is 1 rates a throw as if it were the last.
        """
        fills = [
            Fill(box, result, self._so_far + result.prime + self._after(box, result.points))
            for box, result in scores(dice, self.sheet, self._joker).items()
        ]
        throws: dict[Dice, Throw] = {}
        if rolls_left:
            keeps = self.keeps_for_two if min(rolls_left, sight) > 1 else self.keeps_for_one
            for again in THROWS:
                keep = kept(dice, again)
                if keep not in throws:
                    throws[keep] = Throw(again, keep, self._so_far + keeps[len(keep)][PLACE[keep]])
        fills.sort(key=_worth, reverse=True)
        return Evaluation(dice, rolls_left, tuple(sorted(throws.values(), key=_worth, reverse=True)), tuple(fills))


class Values:
    """Rates turns under one joker rule with one idea of the future."""

    def __init__(self, future: Future, joker: JokerRule) -> None:
        self.future = future
        self.joker = joker
        self._turn: Turn | None = None

    @classmethod
    def from_bytes(cls, data: bytes) -> Values:
        """Rate by optimal play, from a solved table; raises FuturesError when it is damaged."""
        futures = Futures.from_bytes(data)
        return cls(futures, futures.joker)

    def turn(self, sheet: Sheet) -> Turn:
        """Open a turn; the last one asked for is kept, as all decisions of a turn share it."""
        if self._turn is None or self._turn.sheet != sheet:
            self._turn = Turn(sheet, self.future, self.joker)
        return self._turn

    def evaluate(self, sheet: Sheet, dice: Dice, rolls_left: int) -> Evaluation:
        """Rate everything that may be done with five dice and 0 to 2 rolls left on an unfilled sheet."""
        return self.turn(sheet).rate(dice, rolls_left)

    def expected(self, sheet: Sheet) -> float:
        """Give the expected final score of a sheet before a turn; its total when it is full."""
        return float(sheet.total) if sheet.full else sheet.total - sheet.prime + self._to_come(sheet)

    def _to_come(self, sheet: Sheet) -> float:
        standing = OpenSheet.of(sheet)
        return self.future(standing.opened, standing.fifty, standing.upper)
