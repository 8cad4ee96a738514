"""What a keyboard that several people share lets through of the buzzers pressed together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Arrival:
    """A key that came through: which one, and how many ms after the first of its chord."""

    key: str
    after_ms: int


@dataclass(frozen=True, slots=True)
class Chord:
    """Keys pressed together: those that arrived, in their order; ``held`` are still down."""

    arrivals: tuple[Arrival, ...] = ()
    held: frozenset[str] = frozenset()
    began_ms: int = 0

    def pressed(self, key: str, now_ms: int) -> Chord:
        """Take one more key; after all were let go, a new chord begins."""
        if not self.held:
            return Chord((Arrival(key, 0),), frozenset({key}), now_ms)
        if any(arrival.key == key for arrival in self.arrivals):
            return Chord(self.arrivals, self.held | {key}, self.began_ms)
        return Chord((*self.arrivals, Arrival(key, now_ms - self.began_ms)), self.held | {key}, self.began_ms)

    def released(self, key: str) -> Chord:
        """Let a key go; what arrived stays to be read."""
        return Chord(self.arrivals, self.held - {key}, self.began_ms)

    def missing(self, keys: Iterable[str]) -> tuple[str, ...]:
        """List the keys that did not come through in this chord."""
        came = {arrival.key for arrival in self.arrivals}
        return tuple(key for key in keys if key not in came)
