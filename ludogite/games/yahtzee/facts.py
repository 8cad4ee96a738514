"""What the log of a finished game of Yahtzee tells of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.core.rules import Seat
from ludogite.games.facts import SHEETS, Facts
from ludogite.games.yahtzee.scoring import BOXES, Box
from ludogite.games.yahtzee.state import Options, State


def facts(options: Options, state: State, events: Sequence[Any], seat: Seat) -> Facts:
    """Count what became of a seat, from the last state and all that happened."""
    sheets = [manche[seat] for manche in (*state.past, state.sheets)]
    counts = {
        SHEETS: len(sheets),
        "primes": sum(sheet.prime > 0 for sheet in sheets),
        "yahtzees": sum((sheet[Box.YAHTZEE] or 0) > 0 for sheet in sheets) + sum(sheet.primes for sheet in sheets),
        "hundreds": sum(sheet.primes for sheet in sheets),
    }
    boxes = tuple((box.value, sum(sheet[box] or 0 for sheet in sheets)) for box in BOXES)
    return Facts(tuple(counts.items()), boxes)
