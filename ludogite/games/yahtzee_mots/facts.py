"""What the log of a finished game of Yahtzee des Mots tells of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.core.rules import Seat
from ludogite.games.facts import SHEETS, Facts
from ludogite.games.yahtzee_mots.moves import Marked, YahtzeePrime
from ludogite.games.yahtzee_mots.sheet import BOXES
from ludogite.games.yahtzee_mots.state import Options, State


def facts(options: Options, state: State, events: Sequence[Any], seat: Seat) -> Facts:
    """Count what became of a seat, from the last state and all that happened."""
    sheets = [partie[seat] for partie in (*state.past, state.sheets)]
    marked = [event for event in events if isinstance(event, Marked) and event.seat == seat and event.words]
    hundreds = [(event.word, 0) for event in events if isinstance(event, YahtzeePrime) and event.seat == seat]
    # Several words of one box share its points; alone, a word is worth what its box got.
    words = [(word, event.points if len(event.words) == 1 else 0) for event in marked for word in event.words]
    words += [prime for prime in hundreds if prime[0] not in dict(words)]
    counts = {
        SHEETS: len(sheets),
        "primes": sum(sheet.prime(options.version) > 0 for sheet in sheets),
        "hundreds": sum(sheet.primes for sheet in sheets),
        "words": len(words),
        "hints": sum(sheet.hints for sheet in sheets),
    }
    boxes = tuple((box.value, sum(sheet[box] or 0 for sheet in sheets)) for box in BOXES)
    return Facts(tuple(counts.items()), boxes, tuple(words))
