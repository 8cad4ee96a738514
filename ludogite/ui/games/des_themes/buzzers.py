"""The buzzer keys of people who share one keyboard: which ones there are, whose is whose, and what the keyboard lets through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

USUAL = "ALPMQTGD"
"""The keys that people have until they choose others: far apart on the keyboards of the house."""


def as_key(typed: str) -> str | None:
    """Give the key that typed this text; None for what is no letter from A to Z, and so cannot be told from its Shift."""
    key = typed.upper()
    return key if len(key) == 1 and "A" <= key <= "Z" else None


def given_keys(wished: Sequence[str]) -> tuple[str, ...]:
    """Give everyone a key of their own, in the order of the seats: the one wished for while it is free, else a usual one."""
    keys: list[str] = ["" if key in wished[:place] else as_key(key) or "" for place, key in enumerate(wished)]
    for place, key in enumerate(keys):
        if not key:
            keys[place] = next(usual for usual in USUAL if usual not in keys)
    return tuple(keys)


def owner_of(key: str, keys: Sequence[str], *, besides: int) -> int | None:
    """Tell whose key it is, by place; None where it is free, or belongs to the one who asks."""
    return next((place for place, taken in enumerate(keys) if taken == key and place != besides), None)


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
