"""Free order, nearly exactly: the same turns as ``solve``, over every set of open boxes.

Exact play would need the upper total in every state (some 75,000 of them). Here the total stands on a grid of seven places from 0
to the prime's threshold, with straight lines between them; everything else is exact. Sets of boxes are worked smallest first, two
processes side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from packaging.yahtzee_mots.solve import BIT, MASKS, Rolls, best_keep, expect
else:
    from solve import BIT, MASKS, Rolls, best_keep, expect

from ludogite.games.yahtzee_mots.letters import DICE
from ludogite.games.yahtzee_mots.sheet import FIXED, NUMBERED, UPPER, YAHTZEE_PRIME, Box, Prime

Values: TypeAlias = npt.NDArray[Any]
State: TypeAlias = tuple[int, int, int]
"""Open numbered boxes, filled special boxes, place of the upper total on the grid."""

STEPS = 5
"""Intervals of the grid of upper totals."""
ALL_OPEN = (1 << len(NUMBERED)) - 1
UPPER_OPEN = (1 << len(UPPER)) - 1
UN_MOT = 1 << NUMBERED.index(Box.UN_MOT)


class FreeOrder:
    """Free order, played for the best expected score by a player alone.

    ``future[open boxes, filled specials, place on the grid]`` is what is still to come, the upper prime included unless all upper
    boxes are filled: then it stands in place 0, without the prime.
    """

    def __init__(self, rolls: Rolls, prime: Prime) -> None:
        self.rolls = rolls
        self.prime = prime
        self.grid = np.linspace(0, prime.threshold, STEPS + 1)
        self.future: npt.NDArray[Any] = np.full((ALL_OPEN + 1, MASKS, STEPS + 1), np.nan)
        self.future[0] = 0
        self._boxes = [rolls.box(box) for box in NUMBERED]
        self._most = [int(points.max()) for points in self._boxes]
        self._chance = rolls.chance(None)
        self._seven = rolls.lengths[DICE]

    def states(self, size: int) -> Iterator[State]:
        """List the states with so many open boxes that may come up."""
        for opened in range(1, ALL_OPEN + 1):
            if opened.bit_count() != size:
                continue
            upper = [self._most[box] for box in range(len(UPPER)) if not opened >> box & 1]
            most = min(sum(upper), self.prime.threshold)
            places = int(np.searchsorted(self.grid, most)) + 1 if opened & UPPER_OPEN else 1
            for filled in range(MASKS):
                if filled.bit_count() <= len(NUMBERED) - size:
                    yield from ((opened, filled, place) for place in range(places))

    def look(self, opened: int, filled: int, totals: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Give what is to come at these upper totals."""
        column = self.future[opened, filled]
        worth: npt.NDArray[Any]
        if not opened & UPPER_OPEN:
            worth = column[0] + self.prime.points * (totals >= self.prime.threshold)
            return worth
        known = ~np.isnan(column)
        worth = np.interp(totals, self.grid[known], column[known])
        return worth

    def solve(self, processes: int = 2) -> int:
        """Fill ``future``; gives the number of states."""
        solved = 0
        for size in range(1, len(NUMBERED) + 1):
            states = list(self.states(size))
            with get_context("fork").Pool(processes, _begin, (self,)) as pool:
                for state, value in zip(states, pool.map(_value, states, chunksize=8), strict=True):
                    self.future[state] = value
            solved += len(states)
        return solved

    def value(self, state: State) -> float:
        """Give what is to come from a state, once all smaller sets are known."""
        opened, filled, place = state
        early, late = self.stops(opened, filled, float(self.grid[place]))
        second = np.maximum(early, best_keep(expect(late)))
        return float(np.maximum(early, best_keep(expect(second))).mean(dtype=np.float64))

    def worth(self, standing: tuple[int, int, int]) -> tuple[Values, Values]:
        """Give what stopping is worth before a turn with these boxes open, these specials filled, this upper total."""
        opened, filled, total = standing
        return self.stops(opened, filled, float(total))

    def stops(self, opened: int, filled: int, total: float) -> tuple[Values, Values]:
        """Give what stopping is worth for every roll, after the first or second roll and after the third."""
        scores, here = np.arange(256), np.array([total])
        boxes = [box for box in range(len(NUMBERED)) if opened >> box & 1]
        late = np.zeros(self._seven.shape, dtype=np.float32)
        for box in boxes:
            totals = np.minimum(total + scores * (box < len(UPPER)), self.prime.threshold)
            worth = (scores + self.look(opened ^ 1 << box, filled, totals)).astype(np.float32)
            np.maximum(late, worth[self._boxes[box]], out=late)

        def zero(specials: int) -> float:
            return max(float(self.look(opened ^ 1 << box, specials, here)[0]) for box in boxes)

        yahtzee = BIT[Box.YAHTZEE_DES_MOTS]
        if filled & yahtzee:
            prime = np.full(256, YAHTZEE_PRIME + zero(filled), dtype=np.float32)
            if opened & UN_MOT:
                prime = np.maximum(prime, YAHTZEE_PRIME + scores + self.look(opened ^ UN_MOT, filled, here)).astype(np.float32)
            late = np.where(self._seven > 0, np.maximum(late, prime[self._seven]), late)
        else:
            late = np.where(
                self._seven > 0, np.maximum(late, np.float32(FIXED[Box.YAHTZEE_DES_MOTS] + zero(filled | yahtzee))), late
            )
        early = late
        for claim, shown in ((Box.TOUTES_CONSONNES, self.rolls.consonants), (Box.TOUTES_VOYELLES, self.rolls.vowels)):
            if not filled & BIT[claim]:
                early = np.where(shown, np.maximum(early, np.float32(FIXED[claim] + zero(filled | BIT[claim]))), early)
        if not filled & BIT[Box.CHANCE]:
            left = np.float32(zero(filled | BIT[Box.CHANCE]))
            early = np.where(self._chance > 0, np.maximum(early, self._chance + left), early)
            if filled & yahtzee:
                early = np.where(self._seven > 0, np.maximum(early, YAHTZEE_PRIME + self._seven + left), early)
        return early, late


_solver: FreeOrder


def _begin(solver: FreeOrder) -> None:
    global _solver  # noqa: PLW0603 (a process of the pool knows nothing else)
    _solver = solver


def _value(state: State) -> float:
    return _solver.value(state)
