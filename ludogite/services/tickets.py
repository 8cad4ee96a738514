"""What a game shows at home, while it waits and after it: worked out by its engine and kept with the game from then on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from ludogite import __version__

if TYPE_CHECKING:
    from ludogite.games.game import Game, Reader
    from ludogite.games.setup import AnySession
    from ludogite.store.saves import LoadedGame


LONGEST: Final = 40
"""Letters of what a game leaves on the table."""


class Ticket(NamedTuple):
    """Whose turn it is (a seat, None when nobody is asked) and the points by seat; a game that does not read has neither.

    ``left`` is what was laid on the table last: a word, or dice as digits; "" where there is nothing.
    """

    mover: int | None
    points: tuple[int, ...]
    is_readable: bool = True
    left: str = ""


UNREADABLE = Ticket(None, (), is_readable=False)


def ticket_of(game: Game, session: AnySession) -> Ticket:
    """Write the ticket of a game as it stands."""
    view = session.view(None)
    points = game.standing(view) if game.standing is not None else (0,) * session.header.seats
    seat = next((asked.request.seat for asked in session.requests() if asked.request.seat >= 0), None)
    left = (game.left(event) for event in session.past()) if game.left is not None else ()
    return Ticket(seat, tuple(points), left=next(filter(None, left), "")[:LONGEST])


def worked_out(saved: LoadedGame, read: Reader) -> Ticket:
    """Write the ticket of a saved game, by playing it through: not in the window's thread; raises ResourceError."""
    from ludogite.core.clock import VirtualClock  # noqa: PLC0415 - home reads tickets, and needs no engine for that
    from ludogite.core.log import LogError  # noqa: PLC0415
    from ludogite.services.thinking import saved_to_loaded  # noqa: PLC0415

    try:
        loaded = saved_to_loaded(saved)
        return ticket_of(loaded.game, loaded.session(read, VirtualClock(loaded.entries[-1].at_ms if loaded.entries else 0)))
    except LogError:
        return UNREADABLE


def to_text(ticket: Ticket) -> str:
    """Write a ticket down, with the version of the program that worked it out: another one may read a game otherwise."""
    return json.dumps([__version__, *ticket], separators=(",", ":"))


def from_text(text: str | None, seats: int) -> Ticket | None:
    """Read a ticket of a game with so many seats; None for one of another version, or that does not read."""
    try:
        held = json.loads(text or "null")
        version, mover, points, is_readable, left = held
    except (ValueError, TypeError, RecursionError):
        return None
    if version != __version__ or not isinstance(points, list) or not all(type(one) is int for one in points):
        return None
    if not isinstance(left, str) or len(left) > LONGEST:
        return None
    if not is_readable:
        return UNREADABLE
    is_seat = mover is None or (type(mover) is int and 0 <= mover < seats)
    return Ticket(mover, tuple(points), left=left) if is_seat and len(points) == seats else None
