"""Solve solitaire Yahtzee exactly and write the tables of values that the game reads.

    python packaging/yahtzee/build.py                 # both tables and their checksums, in resources/yahtzee/
    python packaging/yahtzee/build.py --check         # the four known optima, and nothing written
    python packaging/yahtzee/build.py --statistics    # also spread and odds of optimal play under the French rule

The optimum is that of a player alone who maximises his expected score. A state is the set of open boxes, the upper total
capped at 63 and whether the Yahtzee box holds 50; its value is what optimal play still adds, both primes included. A turn is
worked backwards over the lattice of multisets of kept dice (``ludogite.games.yahtzee.lattice``).
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from ludogite.games.yahtzee.futures import ALL_OPEN, file_name, pack, upper_totals  # noqa: E402 (from the source tree)
from ludogite.games.yahtzee.futures import BIT as BITS  # noqa: E402
from ludogite.games.yahtzee.lattice import LARGER, ROLLS_252, SMALLER  # noqa: E402
from ludogite.games.yahtzee.scoring import (  # noqa: E402
    BOXES,
    DICE,
    FACE,
    FIXED,
    PRIME_POINTS,
    PRIME_THRESHOLD,
    UPPER,
    YAHTZEE_PRIME,
    Box,
    JokerRule,
    normal_points,
)

FOLDER = ROOT / "resources" / "yahtzee"
Array: TypeAlias = npt.NDArray[np.float64]


class Rule(StrEnum):
    """The rules whose optimum is known: the two that are played here, and two for comparison."""

    SANS_PRIME = "sans_prime"
    """Neither Yahtzee primes nor joker."""
    LIBRE = "libre"
    """The French rule, but a joker may fill any open box, an upper one with 0."""
    FRANCAIS = JokerRule.FRANCAIS.value
    IMPOSE = JokerRule.IMPOSE.value


OPTIMA = {
    Rule.SANS_PRIME: 245.870775,
    Rule.LIBRE: 254.589609,
    Rule.FRANCAIS: 254.588241,
    Rule.IMPOSE: 254.587729,
}
"""Expected scores found by independent programs, in points."""

POINTS = {box: np.array([normal_points(box, roll) for roll in ROLLS_252]) for box in BOXES}
ALIKE = np.array([ROLLS_252.index((face,) * DICE) for face in range(1, 7)])
LOWER_BITS = sum(BITS[box] for box in BOXES if box not in FACE)
LARGER_TABLES = [np.array(table) for table in LARGER]
SMALLER_TABLES = [np.array([(*places, *places[:1] * DICE)[:size] for places in SMALLER[size]]) for size in range(1, DICE + 1)]
"""Padded with the first place, so that each size is one rectangle."""


class Solver:
    """Works a rule backwards from full sheets to the empty one.

    ``future`` holds, per set of open boxes, quantities (quantity, holds 50, upper total): the expected points to come and,
    with ``statistics``, their second moment, the chance of the upper prime and that of 50 in the Yahtzee box.
    """

    def __init__(self, rule: Rule, *, statistics: bool = False) -> None:
        self.rule = rule
        self.quantities = 4 if statistics else 1
        self.future: Array = np.full((ALL_OPEN + 1, self.quantities, 2, PRIME_THRESHOLD + 1), np.nan)

    def solve(self) -> None:
        """Fill ``future`` for every reachable state."""
        full = self.future[0]
        full[:] = 0
        full[0, :, PRIME_THRESHOLD] = PRIME_POINTS
        if self.quantities > 1:
            full[1, :, PRIME_THRESHOLD] = PRIME_POINTS**2
            full[2, :, PRIME_THRESHOLD] = 1
            full[3, 1, :] = 1
        for opened in range(1, ALL_OPEN + 1):
            totals = np.array(upper_totals(opened))
            fifties = np.arange(1 if opened & BITS[Box.YAHTZEE] else 2)
            best = self._boxes(opened, fifties, totals)
            for _ in range(2):
                best = self._best_of_keeps(self._spread(best))
            self.future[opened][:, fifties[:, None], totals] = self._spread(best)[0][0]

    def _after(self, opened: int, points: int, fifties: npt.NDArray[np.int_], totals: npt.NDArray[np.int_]) -> Array:
        """Give the quantities (quantity, holds 50, upper total) after adding points and going on with these boxes open."""
        after: Array = self.future[opened][:, fifties[:, None], totals]
        if points == 0:
            return after
        if self.quantities > 1:
            after[1] += points * (2 * after[0] + points)
        after[0] += points
        return after

    def _keep_better(self, best: Array, other: Array) -> None:
        """Replace what ``other`` beats by expected points; both are (…, quantity, holds 50, upper total)."""
        if self.quantities == 1:
            np.maximum(best, other, out=best)
        else:
            np.copyto(best, other, where=(other[..., :1, :, :] > best[..., :1, :, :]))

    def _boxes(self, opened: int, fifties: npt.NDArray[np.int_], totals: npt.NDArray[np.int_]) -> Array:
        """Give the best of the boxes for every roll: (roll, quantity, holds 50, upper total)."""
        best = np.full((len(ROLLS_252), self.quantities, len(fifties), len(totals)), -np.inf)
        for box in BOXES:
            if not opened & BITS[box]:
                continue
            left = opened ^ BITS[box]
            points = POINTS[box]
            kinds, which = np.unique(points, return_inverse=True)
            above = box in FACE
            columns = [
                self._after(
                    left,
                    int(kind),
                    fifties | 1 if box is Box.YAHTZEE and kind else fifties,
                    np.minimum(totals + kind, PRIME_THRESHOLD) if above else totals,
                )
                for kind in kinds
            ]
            self._keep_better(best, np.stack(columns)[which])
        if not opened & BITS[Box.YAHTZEE] and self.rule is not Rule.SANS_PRIME:
            for face in range(1, 7):
                best[ALIKE[face - 1]] = self._further_yahtzee(opened, face, fifties, totals)
        return best

    def _further_yahtzee(self, opened: int, face: int, fifties: npt.NDArray[np.int_], totals: npt.NDArray[np.int_]) -> Array:
        """Give the best box for five alike when the Yahtzee box is filled: (quantity, holds 50, upper total)."""
        own = UPPER[face - 1]
        best: Array = np.full((1, self.quantities, len(fifties), len(totals)), -np.inf)
        for box in BOXES:
            points = self._points_of_further(opened, box, own, face)
            if points is None:
                continue
            reached = np.minimum(totals + points, PRIME_THRESHOLD) if box in FACE else totals
            options = [
                self._after(opened ^ BITS[box], points + YAHTZEE_PRIME * int(fifty), fifties[place : place + 1], reached)
                for place, fifty in enumerate(fifties)
            ]
            self._keep_better(best, np.concatenate(options, axis=1)[None])
        return best.squeeze(0)

    def _points_of_further(self, opened: int, box: Box, own: Box, face: int) -> int | None:
        """Give the points of five ``face`` in a box when the Yahtzee box is filled, or None where the rule bars it."""
        if not opened & BITS[box]:
            return None
        if opened & BITS[own]:
            barred = self.rule is Rule.IMPOSE and box is not own
            return None if barred else int(POINTS[box][ALIKE[face - 1]])
        if box in FACE:
            return None if opened & LOWER_BITS and self.rule is not Rule.LIBRE else 0
        return FIXED.get(box, DICE * face)

    @staticmethod
    def _spread(rolls: Array) -> list[Array]:
        levels = [rolls]
        for table in reversed(LARGER_TABLES):
            above = levels[-1]
            total = above[table[:, 0]]
            for column in range(1, 6):
                total += above[table[:, column]]
            total /= 6
            levels.append(total)
        return levels[::-1]

    def _best_of_keeps(self, keeps: list[Array]) -> Array:
        best = keeps[0]
        for own, table in zip(keeps[1:], SMALLER_TABLES, strict=True):
            below, best = best, own
            for column in range(table.shape[1]):
                self._keep_better(best, below[table[:, column]])
        return best

    def expected(self, opened: int, fifty: bool, total: int) -> float:  # noqa: FBT001 (a ``Future``)
        """Give the expected points still to come from a reachable state."""
        return float(self.future[opened, 0, int(fifty), total])

    @property
    def start(self) -> Array:
        """The quantities of an empty sheet."""
        return self.future[ALL_OPEN, :, 0, 0]


def report(rule: Rule, *, statistics: bool = False) -> Solver:
    """Solve a rule and print what was found beside what is known; raises SystemExit when they differ."""
    begun = time.perf_counter()
    solver = Solver(rule, statistics=statistics)
    solver.solve()
    seconds = time.perf_counter() - begun
    value = float(solver.start[0])
    print(f"{rule.value:10} {value:.6f} points (known {OPTIMA[rule]:.6f}), {seconds:.1f} s")
    if f"{value:.6f}" != f"{OPTIMA[rule]:.6f}":
        sys.exit(f"{rule.value}: not the known optimum")
    if statistics:
        mean, second, prime, fifty = solver.start
        deviation = (second - mean**2) ** 0.5
        print(f"           sd {deviation:.2f}, upper prime {prime:.2%}, 50 in the Yahtzee box {fifty:.2%}")
    return solver


def main() -> None:
    """Read the command line and do what it asks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare the four optima with the known ones")
    parser.add_argument("--statistics", action="store_true", help="also the spread and the odds of optimal play")
    options = parser.parse_args()
    if options.statistics:
        report(Rule.FRANCAIS, statistics=True)
    if options.check:
        for rule in Rule:
            report(rule)
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    sums = []
    for joker in JokerRule:
        solver = report(Rule(joker.value))
        data = pack(joker, solver.expected)
        name = file_name(joker)
        (FOLDER / name).write_bytes(data)
        sums.append(f"{hashlib.sha256(data).hexdigest()}  {name}\n")
        print(f"{name}: {len(data)} bytes")
    (FOLDER / "checksums.txt").write_text("".join(sums), encoding="ascii")


if __name__ == "__main__":
    main()
