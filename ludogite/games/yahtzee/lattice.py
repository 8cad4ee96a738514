"""The 462 multisets of at most five dice, and how a roll's worth spreads over them.

A keep is a sorted tuple of the dice that stay on the table; a roll is a keep of all five. Two steps turn the worth of each roll
into the worth of the same roll one throw earlier: the worth of a keep is the mean over the six keeps with one die more, and the
best keep of a roll is the greatest among what is left when dice are taken away one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import Final, TypeAlias

from ludogite.games.yahtzee.scoring import DICE, Dice

FACES: Final = range(1, 7)
KEEPS: Final = tuple(tuple(combinations_with_replacement(FACES, size)) for size in range(DICE + 1))
"""Every keep, by its number of dice."""
ROLLS_252: Final = KEEPS[DICE]
PLACE: Final = {keep: place for keeps in KEEPS for place, keep in enumerate(keeps)}
"""The place of a keep among those of its size."""


def _with(keep: Dice, face: int) -> int:
    return PLACE[tuple(sorted((*keep, face)))]


def _without(keep: Dice, face: int) -> int:
    rest = list(keep)
    rest.remove(face)
    return PLACE[tuple(rest)]


LARGER: Final = tuple(tuple(tuple(_with(keep, face) for face in FACES) for keep in KEEPS[size]) for size in range(DICE))
"""By size 0 to 4: the places of the six keeps with one die more."""
SMALLER: Final = tuple(tuple(tuple(_without(keep, face) for face in sorted(set(keep))) for keep in keeps) for keeps in KEEPS)
"""By size 0 to 5: the places of the keeps with one die less, without repetition."""


def _taken(size: int) -> tuple[Callable[[Sequence[float]], tuple[float, ...]], ...]:
    """Make what gathers, for all keeps of a size at once, the first of the keeps with one die less, the second and so on."""
    most = max(map(len, SMALLER[size]))
    return tuple(itemgetter(*(places[min(n, len(places) - 1)] for places in SMALLER[size])) for n in range(most))


_TAKEN: Final = tuple(_taken(size) for size in range(1, DICE + 1))

Spread: TypeAlias = tuple[Sequence[float], ...]
"""A worth for every keep, by its number of dice, 0 to 5."""


def spread(rolls: Sequence[float]) -> Spread:
    """Give the worth of every keep when its missing dice are thrown once, from the worth of each of the 252 rolls."""
    levels = [rolls]
    for larger in reversed(LARGER):
        above = levels[-1]
        levels.append([(above[a] + above[b] + above[c] + above[d] + above[e] + above[f]) / 6 for a, b, c, d, e, f in larger])
    return tuple(reversed(levels))


def best_of_keeps(keeps: Spread) -> list[float]:
    """Give the worth of each of the 252 rolls to a player who may keep what he likes of it and throw the rest."""
    best: Sequence[float] = keeps[0]
    for own, taken in zip(keeps[1:], _TAKEN, strict=True):
        best = list(map(max, own, *[gather(best) for gather in taken]))  # no loop of Python's: run 1,200 times a turn
    return list(best)


def kept(dice: Dice, again: Sequence[int]) -> Dice:
    """Give the keep that throwing these dice (by index) leaves."""
    return tuple(sorted(die for index, die in enumerate(dice) if index not in again))
