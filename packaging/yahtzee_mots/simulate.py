"""Plays whole games with a solved table, to confirm what it promises.

The decisions are those of the table; points and standings are counted apart from the solvers, roll by roll and in whole numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from packaging.yahtzee_mots.solve import Rolls, best_keep, expect
else:
    from solve import Rolls, best_keep, expect

from ludogite.games.yahtzee_mots.letters import DICE, FACES
from ludogite.games.yahtzee_mots.outlook import ALL_OPEN, BIT, Outlook
from ludogite.games.yahtzee_mots.sheet import LENGTH, NUMBERED, ROLLS, SPECIAL_ROLLS, TURNS, Box, Prime
from ludogite.games.yahtzee_mots.tables import WEIGHTS

Array: TypeAlias = npt.NDArray[Any]
Standing: TypeAlias = tuple[int, int, int]
"""Open numbered boxes, filled special boxes, upper total."""
KEEPS = np.array(list(product((0, 1), repeat=DICE)))
PLACES = np.array([(FACES + 1) ** (DICE - 1 - die) for die in range(DICE)])


class Solver(Protocol):
    """What a solved game gives: the worth of stopping, by roll, after the first or second roll and after the third."""

    def worth(self, standing: Standing, /) -> tuple[Array, Array]:
        """Return them before a turn from a standing."""


@dataclass
class Simulation:
    """A series of games of a player alone."""

    rolls: Rolls
    solver: Solver
    outlook: Outlook
    prime: Prime
    ordered: bool
    seed: int = 1

    def play(self, games: int) -> npt.NDArray[Any]:
        """Play so many games and give their scores."""
        draws = np.random.default_rng(self.seed)
        standings: list[Standing] = [(ALL_OPEN, 0, 0)] * games
        scores = np.zeros(games, dtype=np.int64)
        for _ in range(TURNS):
            alike: dict[Standing, list[int]] = defaultdict(list)
            for game, standing in enumerate(standings):
                alike[standing].append(game)
            for standing, numbers in alike.items():
                early, late = self.solver.worth(standing)
                third = expect(late)
                second = expect(np.maximum(early, best_keep(third)))
                for game in numbers:
                    roll, rolls = self._throw(draws, early, (second, third))
                    points, standings[game] = self._take(standing, roll, rolls)
                    scores[game] += points
        scores += np.array([self.prime.points * (total >= self.prime.threshold) for _, _, total in standings])
        return scores

    def _throw(self, draws: np.random.Generator, early: Array, lattices: tuple[Array, Array]) -> tuple[int, int]:
        """Throw as the table says; gives the roll that stays and how many rolls it took."""
        faces = draws.integers(0, FACES, DICE)
        for rolls, lattice in enumerate(lattices, start=1):
            number = int(faces @ WEIGHTS)
            keeps = lattice[(np.where(KEEPS, faces, FACES) * PLACES).sum(axis=1)]
            best = int(keeps.argmax())
            if KEEPS[best].all() or early[number] >= keeps[best]:
                return number, rolls
            faces = np.where(KEEPS[best], faces, draws.integers(0, FACES, DICE))
        return int(faces @ WEIGHTS), ROLLS

    def _take(self, standing: Standing, roll: int, rolls: int) -> tuple[int, Standing]:
        """Mark what is worth most."""
        found = self._markings(standing, roll, rolls)
        return max(found, key=lambda each: each[0] + self.outlook(*each[1]))

    def _markings(self, standing: Standing, roll: int, rolls: int) -> Iterator[tuple[int, Standing]]:
        """List the points of every marking, and where it leads."""
        opened, filled, total = standing
        boxes = [box for box in NUMBERED if opened & BIT[box]]
        boxes = boxes[:1] if self.ordered else boxes
        seven = int(self.rolls.lengths[DICE][roll])
        has_fifty = bool(filled & BIT[Box.YAHTZEE_DES_MOTS])
        for box in boxes:
            left = opened ^ BIT[box]
            points = int(self.rolls.box(box)[roll])
            yield points, (left, filled, total + points * (box in LENGTH))
            specials = []
            if seven and not has_fifty:
                specials.append((50, Box.YAHTZEE_DES_MOTS))
            if seven and has_fifty:
                yield 100 + (seven if box is Box.UN_MOT else 0), (left, filled, total)
            if rolls <= SPECIAL_ROLLS:
                chance = int(self.rolls.chance(box if self.ordered else None)[roll])
                specials += [(chance, Box.CHANCE)] if chance else []
                if seven and has_fifty and not (self.ordered and box is Box.UN_MOT):
                    specials.append((100 + seven, Box.CHANCE))
                specials += [(25, Box.TOUTES_CONSONNES)] if self.rolls.consonants[roll] else []
                specials += [(25, Box.TOUTES_VOYELLES)] if self.rolls.vowels[roll] else []
            yield from ((points, (left, filled | BIT[box], total)) for points, box in specials if not filled & BIT[box])
