"""What is still to come before a turn: the solved tables, and what weaker players see instead of them.

A state is the set of open numbered boxes (bit i: box i of NUMBERED), the set of filled special boxes (bit i: box i of SPECIAL) and
the points of the upper section. Its worth is what a player alone still adds in expectation, the upper prime included whether it is
won already or not. In order the tables are exact; in free order they are exact but for the upper total, which stands on a grid
with straight lines in between.

The file: four magic bytes, then zlib over 32-bit floats: for each version of the prime the columns of ``ordre_shape`` or
``libre_shape``; not a number where no game comes by.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isnan
from types import MappingProxyType
from typing import Final, Protocol

from ludogite.games.yahtzee_mots.sheet import NUMBERED, SPECIAL, TURNS, UPPER, Prime, Sheet

MAGIC: Final = b"YMF\x01"
MASKS: Final = 1 << len(SPECIAL)
ALL_OPEN: Final = (1 << TURNS) - 1
UPPER_OPEN: Final = (1 << len(UPPER)) - 1
GRID: Final = 6
"""Places of the upper total in free order, from 0 to the threshold."""
BIT: Final = MappingProxyType({box: 1 << place for boxes in (NUMBERED, SPECIAL) for place, box in enumerate(boxes)})
"""The bit of each box among the numbered or among the special ones."""


class OutlookError(Exception):
    """A table that is no table of ours, or is damaged."""


class Outlook(Protocol):
    """Tells what is still to come."""

    def __call__(self, opened: int, filled: int, upper: int, /) -> float:
        """Return the points that are expected from a state."""


def opened_of(sheet: Sheet) -> int:
    """Give the set of open numbered boxes."""
    return sum(BIT[box] for box in sheet.open_numbered)


def filled_of(sheet: Sheet) -> int:
    """Give the set of filled special boxes."""
    return sum(BIT[box] for box in SPECIAL if not sheet.is_open(box))


def of_sheet(outlook: Outlook, sheet: Sheet) -> float:
    """Tell what is still to come on a sheet, the upper prime included."""
    return outlook(opened_of(sheet), filled_of(sheet), sheet.upper)


def nothing_to_come(opened: int, filled: int, upper: int) -> float:
    """See no future: only the points of this turn count."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Usual:
    """Sees in each open box what it is usually worth; no primes."""

    worth: tuple[float, ...]
    special: tuple[float, ...]

    def __call__(self, opened: int, filled: int, upper: int, /) -> float:
        """Add up the open boxes; of the special ones no more than boxes are left to give up for them."""
        turns = opened.bit_count()
        if not turns:
            return 0.0
        left = sum(worth for place, worth in enumerate(self.special) if not filled >> place & 1)
        return sum(worth for place, worth in enumerate(self.worth) if opened >> place & 1) + left * min(1.0, turns / TURNS)


@dataclass(frozen=True, slots=True)
class InOrder:
    """The solved game in order, for one version of the prime."""

    prime: Prime
    columns: tuple[tuple[float, ...], ...]
    """By turn and filled specials: what is to come by upper total up to the threshold; after the upper section one value."""

    def __call__(self, opened: int, filled: int, upper: int, /) -> float:
        """Look it up."""
        won = self.prime.points if upper >= self.prime.threshold else 0
        turn = TURNS - opened.bit_count()
        if turn == TURNS:
            return won
        column = self.columns[turn * MASKS + filled]
        return column[min(upper, len(column) - 1)] + (won if turn >= len(UPPER) else 0)


@dataclass(frozen=True, slots=True)
class FreeOrder:
    """The nearly solved game in free order, for one version of the prime."""

    prime: Prime
    columns: tuple[tuple[float, ...], ...]
    """By open boxes and filled specials: what is to come on the grid of upper totals."""

    def __call__(self, opened: int, filled: int, upper: int, /) -> float:
        """Look it up between two places of the grid."""
        won = self.prime.points if upper >= self.prime.threshold else 0
        if not opened:
            return won
        column = self.columns[opened * MASKS + filled]
        if not opened & UPPER_OPEN:
            return column[0] + won
        place = min(upper / self.prime.threshold, 1.0) * (GRID - 1)
        low = min(int(place), len(column) - 1)
        high = min(low + 1, len(column) - 1)
        return column[low] + (column[high] - column[low]) * (place - low)


def ordre_shape(prime: Prime) -> tuple[int, ...]:
    """List the lengths of the columns in order: by turn, then filled specials."""
    return tuple(prime.threshold + 1 if turn < len(UPPER) else 1 for turn in range(TURNS) for _ in range(MASKS))


def libre_shape() -> tuple[int, ...]:
    """List the lengths of the columns in free order: by open boxes, then filled specials."""
    return (GRID,) * ((ALL_OPEN + 1) * MASKS)


def pack(values: Iterable[float]) -> bytes:
    """Write a table from its values, column after column."""
    floats = array("f", values)
    if sys.byteorder == "big":
        floats.byteswap()
    return MAGIC + zlib.compress(floats.tobytes(), 9)


def unpack(data: bytes, shapes: Sequence[Sequence[int]]) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Read tables of these shapes, columns without what is not a number; raises OutlookError when damaged."""
    try:
        floats = array("f", zlib.decompress(data[len(MAGIC) :]))
    except (zlib.error, ValueError) as error:
        raise OutlookError("a damaged table") from error
    if data[: len(MAGIC)] != MAGIC or len(floats) != sum(map(sum, shapes)):
        raise OutlookError("no table of these shapes")
    if sys.byteorder == "big":
        floats.byteswap()
    tables, start = [], 0
    for shape in shapes:
        columns = []
        for length in shape:
            columns.append(tuple(value for value in floats[start : start + length] if not isnan(value)))
            start += length
        tables.append(tuple(columns))
    return tuple(tables)


def read_in_order(data: bytes, prime: Prime) -> InOrder:
    """Read the solved game in order; raises OutlookError."""
    tables = unpack(data, [ordre_shape(version) for version in Prime])
    return InOrder(prime, tables[tuple(Prime).index(prime)])


SOLVED_FREE: Final = (Prime.FEUILLE_1979, Prime.FEUILLE_1982)
"""The versions that the table of free order holds; 36 points instead of 35 read the same columns a little to the left."""


def read_free_order(data: bytes, prime: Prime) -> FreeOrder:
    """Read the nearly solved game in free order; raises OutlookError."""
    tables = unpack(data, [libre_shape()] * len(SOLVED_FREE))
    return FreeOrder(prime, tables[prime is Prime.FEUILLE_1982])
