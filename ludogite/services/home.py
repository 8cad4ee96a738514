"""What waits at home: the people of the house, the games that were left, and the latest record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from ludogite.core.clock import VirtualClock
from ludogite.core.log import LogError
from ludogite.games.catalog import find_game
from ludogite.games.game import Reader, ResourceError
from ludogite.services.thinking import saved_to_loaded
from ludogite.store.database import Store
from ludogite.store.profiles import Profile
from ludogite.store.saves import SavedGame
from ludogite.store.scores import Kind, Record

NEWS_DAYS = 7
"""A record is news for so long."""
TICKETS = 8
"""Games that wait and are shown, the latest."""


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """A game that waits: whose turn it is (a name, None when nobody is asked) and the points by seat.

    One that does not read any more ``is_readable`` no longer: it is shown as such, without turn and points, and kept.
    """

    saved: SavedGame
    mover: str | None
    points: tuple[int, ...]
    is_readable: bool = True


def profiles(store: Store) -> tuple[tuple[Profile, int], ...]:
    """List the people of the house, each with the number of games, of all kinds, that they have won."""
    return tuple((one, sum(tally.won for tally in store.scores.tallies(one.id))) for one in store.profiles.everyone())


def waiting_game(store: Store, saved: SavedGame, read: Reader) -> WaitingGame | None:
    """Describe a game that waits; None for one that is gone by now."""
    whole = store.saves.load(saved.id)
    if whole is None:
        return None
    try:
        loaded = saved_to_loaded(whole)
        session = loaded.session(read, VirtualClock(loaded.entries[-1].at_ms if loaded.entries else 0))
    except (LogError, ResourceError):
        return WaitingGame(saved, None, (), is_readable=False)
    standing = loaded.game.standing
    points = standing(session.view(None)) if standing is not None else (0,) * len(saved.seats)
    seat = next((asked.request.seat for asked in session.requests() if asked.request.seat >= 0), None)
    return WaitingGame(saved, None if seat is None else saved.seats[seat].name, tuple(points))


def waiting_games(store: Store, read: Reader, known: Sequence[WaitingGame] = ()) -> tuple[WaitingGame, ...]:
    """Describe the games that wait, last played first, those that do not read any more behind the others.

    Games that are ``known`` and that nobody has played since are not played again.
    """
    found = [
        next((one for one in known if one.saved == saved), None) or waiting_game(store, saved, read)
        for saved in store.saves.unfinished(limit=TICKETS)
    ]
    return tuple(sorted((one for one in found if one is not None), key=lambda one: not one.is_readable))


def latest_record(store: Store) -> tuple[Kind, Record] | None:
    """Find the latest record of the last days, if there was one and it beat another."""
    best: tuple[Kind, Record] | None = None
    for kind in filter(lambda kind: find_game(kind.game) is not None, store.scores.kinds()):
        top = store.scores.records(kind.game, kind.variant, kind.seats, limit=2)
        if len(top) == 2 and top[0].score > top[1].score and (best is None or top[0].at > best[1].at):
            best = (kind, top[0])
    if best is None or (datetime.now(UTC) - datetime.fromisoformat(best[1].at)).days >= NEWS_DAYS:
        return None
    return best
