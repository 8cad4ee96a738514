"""More time for who needs it: seconds on top of the clock of a turn, by seat."""

from __future__ import annotations

from typing import Final

from ludogite.core.codec import CodecError
from ludogite.core.rules import Seat

OPTION: Final = "delais"
"""The option that keeps the seconds by seat, in seat order, as "0 30 15" (missing: 0); empty where nobody has any."""
MOST: Final = 600
MOST_SEATS: Final = 8


def check(text: str) -> None:
    """Raise CodecError for a text that gives no seconds by seat."""
    given = text.split()
    numbers = all(part.isascii() and part.isdecimal() and len(part) <= 4 and int(part) <= MOST for part in given)
    if not numbers or len(given) > MOST_SEATS:
        raise CodecError(f"option {OPTION}: seconds per seat, from 0 to {MOST}")


def seconds(text: str, seat: Seat) -> int:
    """Give the seconds that a seat has on top."""
    given = text.split()
    return int(given[seat]) if 0 <= seat < len(given) else 0
