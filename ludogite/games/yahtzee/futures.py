"""The solved tables: what optimal solitaire play still adds to a sheet, for every sheet that can be reached.

A state is the set of open boxes, the upper total capped at 63, and whether the Yahtzee box holds 50; its value is in points,
both primes included. Only the upper totals that the filled upper boxes can make are stored: 536,448 states in 12,288 blocks.

The file: four magic bytes, one byte for the joker rule, then zlib over the low bytes and the high bytes of 16-bit numbers:
the first value of each block in 1/128 point, and the differences of the following ones, modulo 65,536.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Callable
from itertools import accumulate
from typing import Final, TypeAlias

from ludogite.games.yahtzee.scoring import BOXES, FACE, INDEX, PRIME_THRESHOLD, UPPER, Box, JokerRule

MAGIC: Final = b"YTZ\x01"
SCALE: Final = 128
"""Stored units in a point: a value is at most 1/256 point wrong."""
MOST_BLOCKS: Final = 2048
"""Unfolded blocks kept in memory, about 4 kB each; a game of one seat touches some 200."""
BIT: Final = {box: 1 << INDEX[box] for box in BOXES}
"""The bit of each box in a set of boxes."""
ALL_OPEN: Final = (1 << len(BOXES)) - 1

_JOKERS: Final = tuple(JokerRule)
_UPPER_BITS: Final = (1 << len(UPPER)) - 1
_YAHTZEE_BIT: Final = BIT[Box.YAHTZEE]
_LOWER_SETS: Final = 64
_YAHTZEE_BOXES: Final = 3  # open, 0, 50


def _reachable(filled: int) -> tuple[int, ...]:
    """List the capped totals that these upper boxes can make, in order."""
    totals = {0}
    for box in UPPER:
        if filled & BIT[box]:
            totals = {min(PRIME_THRESHOLD, total + FACE[box] * count) for total in totals for count in range(6)}
    return tuple(sorted(totals))


_TOTALS: Final = tuple(_reachable(filled) for filled in range(_UPPER_BITS + 1))
_STARTS: Final = tuple(accumulate((len(totals) * _LOWER_SETS * _YAHTZEE_BOXES for totals in _TOTALS), initial=0))
STATES: Final = _STARTS[-1]

Future: TypeAlias = Callable[[int, bool, int], float]
"""What is still to come, in points: of a set of open boxes, whether the Yahtzee box holds 50, and the capped upper total."""


class FuturesError(Exception):
    """A table that is no table of ours, or is damaged."""


def file_name(joker: JokerRule) -> str:
    """Name the table's file under ``resources/yahtzee``."""
    return {JokerRule.FRANCAIS: "francais.bin", JokerRule.IMPOSE: "joker_impose.bin"}[joker]


def upper_totals(opened: int) -> tuple[int, ...]:
    """List the capped upper totals that are possible with these boxes open, in order."""
    return _TOTALS[~opened & _UPPER_BITS]


def _start(opened: int, *, fifty: bool) -> int:
    """Find where a block begins."""
    filled = ~opened & ALL_OPEN
    upper = filled & _UPPER_BITS
    lower = filled >> 6 & 31 | filled >> 12 << 5  # the five boxes before Yahtzee, and Chance
    yahtzee = (2 if fifty else 1) if filled & _YAHTZEE_BIT else 0
    return _STARTS[upper] + (lower * _YAHTZEE_BOXES + yahtzee) * len(_TOTALS[upper])


def pack(joker: JokerRule, future: Future) -> bytes:
    """Write a table from the value of each state, in points."""
    words = array("H", bytes(2 * STATES))
    for opened in range(ALL_OPEN + 1):
        for fifty in (False,) if opened & _YAHTZEE_BIT else (False, True):
            before = 0
            for place, total in enumerate(upper_totals(opened), _start(opened, fifty=fifty)):
                value = round(future(opened, fifty, total) * SCALE)
                words[place] = value - before & 0xFFFF
                before = value
    if sys.byteorder == "big":
        words.byteswap()
    plain = words.tobytes()
    return MAGIC + bytes([_JOKERS.index(joker)]) + zlib.compress(plain[::2] + plain[1::2], 9)


class Futures:
    """A table in memory: about 1 MB, whose blocks are unfolded when they are first asked for."""

    def __init__(self, joker: JokerRule, words: array[int]) -> None:
        self.joker = joker
        self._words = words
        self._blocks: dict[tuple[int, bool], dict[int, float]] = {}

    @classmethod
    def from_bytes(cls, data: bytes) -> Futures:
        """Read a table; raises FuturesError when it is damaged."""
        if data[:4] != MAGIC or len(data) < 6 or data[4] >= len(_JOKERS):
            raise FuturesError("not a table of Yahtzee values")
        try:
            halves = zlib.decompress(data[5:])
        except zlib.error as error:
            raise FuturesError("a damaged table of Yahtzee values") from error
        if len(halves) != 2 * STATES:
            raise FuturesError("a table of Yahtzee values of the wrong length")
        plain = bytearray(2 * STATES)
        plain[::2], plain[1::2] = halves[:STATES], halves[STATES:]
        words = array("H")
        words.frombytes(plain)
        if sys.byteorder == "big":
            words.byteswap()
        return cls(_JOKERS[data[4]], words)

    def __call__(self, opened: int, fifty: bool, total: int) -> float:  # noqa: FBT001 (a state, not a switch)
        """Give the value of a reachable state."""
        block = self._blocks.get((opened, fifty))
        if block is None:
            totals = upper_totals(opened)
            start = _start(opened, fifty=fifty)
            words = accumulate(self._words[start : start + len(totals)])
            block = {total: (word & 0xFFFF) / SCALE for total, word in zip(totals, words, strict=True)}
            if len(self._blocks) >= MOST_BLOCKS:
                self._blocks.clear()
            self._blocks[opened, fifty] = block
        return block[total]
