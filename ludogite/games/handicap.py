"""The handicap: points that a seat has from the start, so that people of unequal skill have an equal chance."""

from __future__ import annotations

from typing import Final

from ludogite.core.codec import CodecError
from ludogite.core.rules import SheetLine

OPTION: Final = "handicap"
"""The option that keeps the points by seat, in seat order, as "0 30 15" (missing: 0); empty where there is no handicap."""
MOST: Final = 999
MOST_SEATS: Final = 8


def check(text: str) -> None:
    """Raise CodecError for a text that is no handicap."""
    given = text.split()
    numbers = all(part.isascii() and part.isdecimal() and len(part) <= len(str(MOST)) for part in given)
    if not numbers or len(given) > MOST_SEATS or text != " ".join(given):
        raise CodecError("option handicap: points per seat, from 0 to 999")


def starts(text: str, seats: int) -> tuple[int, ...]:
    """Give the points that each seat has from the start."""
    given = [int(part) for part in text.split()]
    return tuple((given + [0] * seats)[:seats])


def written(points: tuple[int, ...]) -> str:
    """Write the points by seat as the option keeps them."""
    return " ".join(map(str, points)) if any(points) else ""


def sheet_line(code: str, points: tuple[int, ...]) -> tuple[SheetLine, ...]:
    """Give the line of the final breakdown, none where nobody had anything."""
    return (SheetLine(code, points),) if any(points) else ()
