"""Exact play by numpy: the lattice of kept dice, one turn, and the whole game in order by dynamic programming.

Rolls are numbered with die 0 first, 6^7 of them. In the lattice each die shows a face or is rolled again: 7^7 places. The mean over
a die's faces, axis by axis, makes the expectation of every keep; the maximum of "keep" and "roll again", axis by axis, the best
keep of every roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ludogite.games.yahtzee_mots.letters import DICE, FACES, LetterDice, all_consonants, all_vowels
from ludogite.games.yahtzee_mots.sheet import FIXED, LENGTH, NUMBERED, SPECIAL, TURNS, UPPER, YAHTZEE_PRIME, Box, Prime
from ludogite.games.yahtzee_mots.tables import Tables

Values: TypeAlias = npt.NDArray[Any]
Points: TypeAlias = npt.NDArray[Any]
Flags: TypeAlias = npt.NDArray[Any]

BIT = {box: 1 << place for place, box in enumerate(SPECIAL)}
"""The bit of each special box in a set of filled ones."""
MASKS = 1 << len(SPECIAL)


def expect(values: Values) -> Values:
    """Give the expectation of every keep, on the lattice, of something known for every roll."""
    lattice = values.reshape((1, *values.shape)) if values.ndim == 1 else values
    for die in range(DICE):
        lattice = lattice.reshape(7**die, FACES, -1)
        lattice = np.concatenate([lattice, lattice.mean(axis=1, keepdims=True)], axis=1)
    return lattice.reshape(-1)


def best_keep(lattice: Values) -> Values:
    """Give the best of all keeps of every roll."""
    best = lattice
    for die in range(DICE):
        best = best.reshape(FACES**die, FACES + 1, -1)
        best = np.maximum(best[:, :FACES], best[:, FACES:])
    return best.reshape(-1)


@dataclass(frozen=True)
class Rolls:
    """What every roll offers: points by box where it is a sum of letters, and which rolls are all vowels or all consonants."""

    lengths: dict[int, Points]
    two: Points
    three: Points
    vowels: Flags
    consonants: Flags

    @classmethod
    def of(cls, tables: Tables, letter_dice: LetterDice) -> Rolls:
        """Read them from the table of a vocabulary."""
        arrays = [np.frombuffer(column, dtype=np.uint8) for column in tables.columns]
        shown = list(product(*letter_dice.faces))
        return cls(
            dict(enumerate(arrays[:6], start=2)),
            arrays[6],
            arrays[7],
            np.array([all_vowels(dice) for dice in shown]),
            np.array([all_consonants(dice) for dice in shown]),
        )

    @property
    def one(self) -> Points:
        """Give the best score of one word of any length."""
        best: Points = np.maximum.reduce(list(self.lengths.values()))
        return best

    def box(self, box: Box) -> Points:
        """Give the best score in a numbered box."""
        if box in LENGTH:
            return self.lengths[LENGTH[box]]
        return {Box.UN_MOT: self.one, Box.DEUX_MOTS: self.two, Box.TROIS_MOTS: self.three}[box]

    def chance(self, turn_box: Box | None) -> Points:
        """Give the best score in Chance: of words that do not fit the turn's box, or of any in free order."""
        own = LENGTH.get(turn_box) if turn_box else None
        singles = [points for length, points in self.lengths.items() if turn_box is not Box.UN_MOT and length != own]
        several = [points for box, points in ((Box.DEUX_MOTS, self.two), (Box.TROIS_MOTS, self.three)) if box is not turn_box]
        best: Points = np.maximum.reduce([*singles, *several])
        return best


def play_turn(early: Values, late: Values) -> tuple[Values, Values]:
    """Give the value of every first roll and every second roll in a turn of three.

    ``early`` is what stopping after the first or second roll is worth, ``late`` after the third.
    """
    second = np.maximum(early, best_keep(expect(late)))
    first = np.maximum(early, best_keep(expect(second)))
    return first, second


class InOrder:
    """The whole game in order, played for the best expected score by a player alone.

    ``future[turn, filled specials, upper total]`` is what is still to come before a turn (from 0), the upper prime included; the
    total is capped at the prime's threshold, and counts as 0 from turn 5 on (the prime is then paid).
    """

    def __init__(self, rolls: Rolls, prime: Prime) -> None:
        self.rolls = rolls
        self.prime = prime
        self.future: Values = np.full((TURNS + 1, MASKS, prime.threshold + 1), np.nan)
        self.future[TURNS] = 0
        self._boxes = [rolls.box(box) for box in NUMBERED]
        self._chances = [rolls.chance(box) for box in NUMBERED]
        self._seven = rolls.lengths[DICE]

    def states(self, turn: int) -> Iterator[tuple[int, int]]:
        """List (filled specials, upper total) that may stand before a turn, of any player."""
        cap = self.prime.threshold
        for filled in range(MASKS):
            zeros = filled.bit_count()
            if zeros > turn:
                continue
            if turn >= len(UPPER):
                yield filled, 0
                continue
            most = sum(sorted((int(self._boxes[each].max()) for each in range(turn)), reverse=True)[: turn - zeros])
            yield from ((filled, total) for total in range(min(most, cap) + 1))

    def solve(self) -> int:
        """Fill ``future`` backwards; gives the number of states."""
        solved = 0
        for turn in reversed(range(TURNS)):
            for filled, total in self.states(turn):
                first, _ = play_turn(*self.stops(turn, filled, total))
                self.future[turn, filled, total] = first.mean()
                solved += 1
            if turn == len(UPPER):
                paid = self.prime.points * (np.arange(self.prime.threshold + 1) >= self.prime.threshold)
                self.future[turn] = self.future[turn, :, :1] + paid
        return solved

    def worth(self, standing: tuple[int, int, int]) -> tuple[Values, Values]:
        """Give what stopping is worth before a turn with these boxes open, these specials filled, this upper total."""
        opened, filled, total = standing
        turn = TURNS - opened.bit_count()
        return self.stops(turn, filled, min(total, self.prime.threshold) if turn < len(UPPER) else 0)

    def stops(self, turn: int, filled: int, total: int) -> tuple[Values, Values]:
        """Give what stopping is worth for every roll, after the first or second roll and after the third."""
        after = self.future[turn + 1]
        scores = np.arange(256)
        totals = np.minimum(total + scores, self.prime.threshold) if turn < len(UPPER) else np.full(256, total)
        late: Values = (scores + after[filled, totals])[self._boxes[turn]]
        here = float(after[filled, total])
        one = NUMBERED[turn] is Box.UN_MOT
        if not filled & BIT[Box.YAHTZEE_DES_MOTS]:
            yahtzee = FIXED[Box.YAHTZEE_DES_MOTS] + float(after[filled | BIT[Box.YAHTZEE_DES_MOTS], total])
            late = np.where(self._seven > 0, np.maximum(late, yahtzee), late)
        else:
            beside = late if one else np.maximum(late - YAHTZEE_PRIME, here)
            late = np.where(self._seven > 0, beside + YAHTZEE_PRIME, late)
        early = late
        for box, shown in ((Box.TOUTES_CONSONNES, self.rolls.consonants), (Box.TOUTES_VOYELLES, self.rolls.vowels)):
            if not filled & BIT[box]:
                early = np.where(shown, np.maximum(early, FIXED[box] + after[filled | BIT[box], total]), early)
        if not filled & BIT[Box.CHANCE]:
            left = float(after[filled | BIT[Box.CHANCE], total])
            early = np.where(self._chances[turn] > 0, np.maximum(early, self._chances[turn] + left), early)
            if filled & BIT[Box.YAHTZEE_DES_MOTS] and not one:
                early = np.where(self._seven > 0, np.maximum(early, YAHTZEE_PRIME + self._seven + left), early)
        return early, late


def one_turn(early: Points | Values, late: Points | Values) -> tuple[float, float]:
    """Give the expected score of a turn played for one box alone, and the chance that it scores, played for that alone."""
    scored, _ = play_turn(early.astype(np.float64), late.astype(np.float64))
    made, _ = play_turn((early > 0).astype(np.float64), (late > 0).astype(np.float64))
    return float(scored.mean()), float(made.mean())
