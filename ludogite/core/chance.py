"""Chance that is addressed, not counted: the same key gives the same dice at the same place, whatever happened before.

The generator is ours and pinned (golden vectors in the tests), because saves and game codes must give the same dice for ever:
BLAKE2b keyed with the game's key, over the purpose, the address and a block counter; 32-bit words; rejection sampling, so that
no face is favoured; Fisher–Yates for shuffles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_WORD = 4
_SPAN = 1 << (8 * _WORD)


class Draws:
    """An endless stream of fair draws that belongs to one address."""

    __slots__ = ("_words",)

    def __init__(self, key: bytes, label: bytes) -> None:
        self._words = self._stream(key, label)

    @staticmethod
    def _stream(key: bytes, label: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = blake2b(label + block.to_bytes(4, "big"), key=key).digest()
            for start in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[start : start + _WORD], "big")
            block += 1

    def below(self, limit: int) -> int:
        """Draw an integer from 0 to ``limit`` - 1, each equally likely (1 <= ``limit`` <= 2**32)."""
        if not 1 <= limit <= _SPAN:
            raise ValueError(f"limit out of range: {limit}")
        fair = _SPAN - _SPAN % limit
        for word in self._words:
            if word < fair:
                return word % limit
        raise AssertionError("the stream is endless")

    def die(self, sides: int = 6) -> int:
        """Roll one die: 1 to ``sides``."""
        return 1 + self.below(sides)

    def pick(self, items: Sequence[T]) -> T:
        """Pick one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order (Fisher–Yates from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def unit(self) -> float:
        """Draw a number in [0, 1) with 32 random bits; for computer players, never for dice."""
        return next(self._words) / _SPAN


class Chance:
    """The source of all draws of one game."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """Take a secret key of 1 to 64 bytes."""
        if not 1 <= len(key) <= 64:
            raise ValueError("a key has 1 to 64 bytes")
        self._key = key

    def at(self, purpose: str, *address: int) -> Draws:
        """Open the stream of draws for a purpose at an address (manche, turn, seat, roll, die…), signed 64-bit integers."""
        name = purpose.encode()
        label = len(name).to_bytes(2, "big") + name + len(address).to_bytes(2, "big")
        label += b"".join([number.to_bytes(8, "big", signed=True) for number in address])
        return Draws(self._key, label)

    def apart(self, purpose: str) -> Chance:
        """Return an independent source from which this one cannot be guessed, for example for computer players."""
        return Chance(blake2b(purpose.encode(), key=self._key, person=b"ludogite-apart").digest())
