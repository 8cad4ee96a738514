"""What the problem of the day asks in a game: which choice, in what games it is looked for, and how much the best one is ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ludogite.core.advice import Remark
from ludogite.core.log import Option
from ludogite.core.rules import Seat

FOUND: Final = 0.5
"""Points below the best choice up to which another one counts as found; no gap is smaller than twice that."""
SHOWN: Final = 3
"""Candidates that the answer shows, best first."""


class Candidate(NamedTuple):
    """A choice that can be made in a problem: its worth in points, and how it is said (infinitive)."""

    command: Any
    value: float
    told: Remark


Candidates = Callable[[Any, Any, Seat], tuple[Candidate, ...]]
"""Lists what a seat can choose, from the coach and the view: best first, each told once; () where this is not asked."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a game asks: ``options`` and ``seats`` of the games that positions are taken from, who plays them, the least gap."""

    candidates: Candidates
    gap: float
    options: Mapping[str, Option]
    seats: int = 1
    level: str = "moyen"
    latest: int = 1_000
    """The last entry of a log at which a position is taken."""
    finds: Callable[..., bool] | None = None
    """Tells whether a computer player finds it (player, view, seat, chance, candidates), where no coach weighs what it does."""


def told_once(candidates: Iterable[Candidate]) -> Iterator[Candidate]:
    """Leave out what is said like a better one."""
    said: set[Remark] = set()
    for one in candidates:
        if one.told not in said:
            said.add(one.told)
            yield one
