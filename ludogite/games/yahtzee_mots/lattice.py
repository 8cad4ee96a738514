"""How a roll's worth spreads over the dice kept: each die shows a face or is thrown again, 7^7 places.

Rolls are numbered with die 0 first (``tables.roll_number``). The mean over a die's six faces, die by die, gives the expectation of
every keep; the greater of "keep" and "throw again", die by die, the best keep of every roll. Both walk along the last die of what
they are given and move it to the front, so that as many steps as dice bring them back into order.

Three million comparisons in Python take a third of a second. So a worth is a whole number here, in a lane of 64 bits, and one
integer of Python holds a *row* of them, by the faces of some dice, in a list by the faces of the others: sums and comparisons then
work on a whole row at once. The guard bit of a lane stays free. A tenth of a second for all rolls, exact to a billionth of a
point, and no single step keeps another thread waiting.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ludogite.games.yahtzee_mots.letters import DICE, FACES

Worth: TypeAlias = Sequence[float]
"""Expected points by number of roll."""
Rows: TypeAlias = list[int]

INNER: Final = 3
"""The last dice, whose places are lanes while those of the first dice are rows, or the other way round."""
OUTER: Final = DICE - INNER
LANE: Final = 8
"""Bytes of a lane, little end first; the highest bit is the guard."""
GUARD: Final = 8 * LANE - 1
ROOM: Final = 2.0 ** (GUARD - 1) / FACES**DICE
"""The largest worth as a whole number: sums over all faces of all dice are kept unshared until the end."""


def greater(one: Worth, other: Worth) -> list[float]:
    """Give the greater of two worths of every roll.

    A comprehension and not ``map(max, …)``: a third of the time, and no other thread waits 30 ms for the interpreter.
    """
    return [a if a > b else b for a, b in zip(one, other, strict=True)]  # noqa: FURB136 - see above


def best_throws(worth: Worth) -> Worth:
    """Give for every roll the worth of its best keep."""
    low, high = min(worth), max(worth)
    scale = ROOM / max(high - low, 1.0)
    numbers = array("Q", [int((points - low) * scale) for points in worth])
    inner, inner_kept, outer = FACES**INNER, (FACES + 1) ** INNER, FACES**OUTER
    rows = [int.from_bytes(_bytes(numbers[roll::inner]), "little") for roll in range(inner)]
    rows = _turned(_with_means(rows, INNER), outer)
    rows = _greatest(_with_means(rows, OUTER), OUTER, inner_kept)
    rows = _greatest(_turned(rows, inner_kept), INNER, outer)
    share = 1 / (scale * FACES**DICE)
    return array("d", [low + number * share for number in _lanes(_turned(rows, outer), inner)])


def _bytes(numbers: array[int]) -> bytes:
    """Write lanes, the little end first."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _lanes(rows: Rows, lanes: int) -> array[int]:
    """Read all lanes, row after row."""
    numbers = array("Q", b"".join([row.to_bytes(lanes * LANE, "little") for row in rows]))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _turned(rows: Rows, lanes: int) -> Rows:
    """Make rows of lanes and lanes of rows."""
    numbers = _lanes(rows, lanes)
    return [int.from_bytes(_bytes(numbers[lane::lanes]), "little") for lane in range(lanes)]


def _with_means(rows: Rows, dice: int) -> Rows:
    """Add to the six faces of each die what it is worth thrown again; all is six times as much for each die."""
    for _ in range(dice):
        faces = [rows[face::FACES] for face in range(FACES)]
        rows = [FACES * row for face in faces for row in face]
        rows += [a + b + c + d + e + f for a, b, c, d, e, f in zip(*faces, strict=True)]
    return rows


def _greatest(rows: Rows, dice: int, lanes: int) -> Rows:
    """Take for each face of each die the greater of keeping it and throwing again."""
    guards = int.from_bytes((1 << GUARD).to_bytes(LANE, "little") * lanes, "little")
    for _ in range(dice):
        again = rows[FACES :: FACES + 1]
        rows = [
            thrown + (more & (guard - (guard >> GUARD)))  # all other bits of a lane whose guard is left: there, keeping is more
            for face in range(FACES)
            for kept, thrown in zip(rows[face :: FACES + 1], again, strict=True)
            for more in [(kept | guards) - thrown]
            for guard in [more & guards]
        ]
    return rows


def throw_number(again: Iterable[int]) -> int:
    """Give the number of a throw of these dice, from 0 (none) to 127 (all): die 0 counts most, as in the number of a roll."""
    return sum(1 << DICE - 1 - die for die in again)


def throws_of(worth: Worth, faces: Sequence[int]) -> list[float]:
    """Give the expectation of each throw of one roll, by ``throw_number``; some 5 ms.

    ``faces`` are the places of the faces on their dice, from 0.
    """
    lattice = worth
    for die in reversed(range(DICE)):
        rows = [lattice[face::FACES] for face in range(FACES)]
        means = [(a + b + c + d + e + f) / FACES for a, b, c, d, e, f in zip(*rows, strict=True)]
        lattice = [*rows[faces[die]], *means]
    return list(lattice)


@dataclass(frozen=True, slots=True)
class Lattice:
    """The two walks; measurements put faster ones in their place."""

    best_throws: Callable[[Worth], Worth] = best_throws
    throws_of: Callable[[Worth, Sequence[int]], Sequence[float]] = throws_of
