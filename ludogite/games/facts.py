"""What a finished game tells of a seat besides its score; each game fills it from its own log, statistics put it together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

Worth: TypeAlias = tuple[str, int]
"""A word and the points that it brought."""
SHEETS: Final = "manches"
"""The count of score sheets that somebody has filled: what the points of a box are divided by."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What one game tells of a seat: ``counts`` by code, points by ``boxes`` over all sheets, ``words`` with their points."""

    counts: tuple[tuple[str, int], ...] = ()
    boxes: tuple[Worth, ...] = ()
    words: tuple[Worth, ...] = ()


@dataclass(frozen=True, slots=True)
class Accounting:
    """How a game tells luck from decisions, where perfect play has an exact expectation.

    ``make(rules, entries, options, read, seat)`` accounts for every manche (or party): ``seat``, ``perfect``, ``luck`` and
    ``decisions`` in points. So many of the ``newest`` games are reckoned. ``is_slow``: a game takes seconds, its account is kept.
    """

    make: Callable[..., Sequence[Any]]
    newest: int
    is_slow: bool = False
