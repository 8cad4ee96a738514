"""What the log of a finished game of Words Out tells of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.core.rules import Seat
from ludogite.games.facts import Facts
from ludogite.games.words_out.moves import Countered, Shouted
from ludogite.games.words_out.state import Options, State


def facts(options: Options, state: State, events: Sequence[Any], seat: Seat) -> Facts:
    """Count what became of a seat, from the last state and all that happened."""
    words = tuple((line.word, line.points) for line in state.book if line.seat == seat)
    shouts = [event for event in events if isinstance(event, Shouted)]
    longer = [event for event in events if isinstance(event, Countered)]
    counts = {
        "shouts": sum(one.seat == seat and one.counters is None for one in shouts),
        "counters": sum(one.seat == seat and one.counters is not None for one in shouts) + sum(one.seat == seat for one in longer),
        "countered": sum(one.counters == seat for one in shouts) + sum(one.claimer == seat for one in longer),
        "words": len(words),
        "word_points": sum(points for _, points in words),
        "ending": state.ending[seat] if state.ending else 0,
        "deals": state.deal,
    }
    return Facts(tuple(counts.items()), words=words)
