"""How a roll's worth spreads over the dice kept: each die shows a face or is thrown again, 7^7 places.

Rolls are numbered with die 0 first (``tables.roll_number``). The mean over a die's six faces, die by die, gives the expectation of
every keep; the greater of "keep" and "throw again", die by die, the best keep of every roll. Both walk along the last die and move
it to the front, so that seven steps bring the dice back into order. Half a second for all rolls at once: for a thread.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ludogite.games.yahtzee_mots.letters import DICE, FACES

Worth: TypeAlias = Sequence[float]
"""Expected points by number of roll."""


def greater(one: Worth, other: Worth) -> list[float]:
    """Give the greater of two worths of every roll.

    A comprehension and not ``map(max, …)``: a third of the time, and no other thread waits 30 ms for the interpreter.
    """
    return [a if a > b else b for a, b in zip(one, other, strict=True)]  # noqa: FURB136 - see above


def best_throws(worth: Worth) -> Worth:
    """Give for every roll the worth of its best keep."""
    lattice = array("d", worth)
    for _ in range(DICE):
        faces = [lattice[face::FACES] for face in range(FACES)]
        lattice = array("d")
        for row in faces:
            lattice += row
        lattice.extend([(a + b + c + d + e + f) / 6 for a, b, c, d, e, f in zip(*faces, strict=True)])
    for _ in range(DICE):
        again = lattice[FACES :: FACES + 1]
        rows = [lattice[face :: FACES + 1] for face in range(FACES)]
        lattice = array("d")
        for row in rows:
            lattice.extend(greater(row, again))
    return lattice


def throw_number(again: Iterable[int]) -> int:
    """Give the number of a throw of these dice, from 0 (none) to 127 (all): die 0 counts most, as in the number of a roll."""
    return sum(1 << DICE - 1 - die for die in again)


def throws_of(worth: Worth, faces: Sequence[int]) -> list[float]:
    """Give the expectation of each throw of one roll, by ``throw_number``; some 15 ms.

    ``faces`` are the places of the faces on their dice, from 0.
    """
    lattice = list(worth)
    for die in reversed(range(DICE)):
        rows = [lattice[face::FACES] for face in range(FACES)]
        lattice = rows[faces[die]] + [sum(each) / FACES for each in zip(*rows, strict=True)]
    return lattice


@dataclass(frozen=True, slots=True)
class Lattice:
    """The two walks; measurements put faster ones in their place."""

    best_throws: Callable[[Worth], Worth] = best_throws
    throws_of: Callable[[Worth, Sequence[int]], Sequence[float]] = throws_of
