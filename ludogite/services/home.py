"""What waits at home: the people of the house, the games that were left, and the latest record."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from ludogite.games.catalog import find_game
from ludogite.services.home_facts import HomeFacts, NewRecord, Person, Trace, WaitingGame
from ludogite.services.portraits import face_of
from ludogite.services.soiree import kept
from ludogite.services.tickets import UNREADABLE, Ticket, from_text
from ludogite.store.database import Store
from ludogite.store.saves import SavedGame
from ludogite.store.scores import Kind, Record

NEWS_DAYS = 7
"""A record is news for so long."""
KEPT_DAYS = 30
"""For so long a game that was ended for good can be taken up again."""
MOST = 1000
"""Games that wait and are listed, the latest."""
TICKETS = 8
"""Games that wait and are shown, the latest."""


def home_facts(store: Store, told: Mapping[tuple[int, str], Ticket]) -> tuple[HomeFacts, list[int]]:
    """Tell what the home page shows, and which games keep no ticket yet.

    ``told`` are tickets that could not be kept, by game and moment. Games that do not read any more stand behind the others.
    """
    waiting, without = [], []
    for saved in store.saves.unfinished(limit=TICKETS):
        ticket = told.get((saved.id, saved.updated_at)) or _kept(store, saved)
        if ticket is None:
            without.append(saved.id)
        waiting.append(_waiting(saved, ticket))
    waiting.sort(key=lambda one: not one.is_readable)
    people = (
        Person(
            one.id,
            one.name,
            one.ink,
            sum(tally.won for tally in store.scores.tallies(one.id)),
            face_of(store, one.id, one.name, one.ink),
        )
        for one in store.profiles.everyone()
    )
    latest = latest_record(store)
    record = None if latest is None else NewRecord(latest[0].game, latest[1].name, latest[1].score, latest[1].at)
    traces = []
    for won in filter(lambda won: find_game(won.game) is not None, store.scores.last_won()):
        ticket = told.get((won.id, won.at)) or from_text(store.saves.ticket(won.id), won.seats)
        if ticket is None:
            without.append(won.id)
        traces.append(Trace(won.game, won.ink, won.name, won.score, "" if ticket is None else ticket.left))
    return HomeFacts(tuple(people), tuple(waiting), record, tuple(traces), store.saves.waiting(), kept(store) is not None), without


def games_that_wait(store: Store) -> tuple[WaitingGame, ...]:
    """List all games that wait, the last played first."""
    return tuple(_waiting(saved, _kept(store, saved)) for saved in store.saves.unfinished(limit=MOST))


def games_ended(store: Store) -> tuple[WaitingGame, ...]:
    """List the games that were ended for good in the last days and can be taken up again, the last ended first."""
    since = datetime.fromisoformat(store.now()) - timedelta(days=KEPT_DAYS)
    ended = store.saves.stopped(since.isoformat(timespec="milliseconds").replace("+00:00", "Z"))
    return tuple(_waiting(saved, _kept(store, saved)) for saved in ended)


def _kept(store: Store, saved: SavedGame) -> Ticket | None:
    """Read the ticket that is kept with a game; one of an unknown game never reads."""
    return from_text(store.saves.ticket(saved.id), len(saved.seats)) if find_game(saved.game) is not None else UNREADABLE


def _waiting(saved: SavedGame, ticket: Ticket | None) -> WaitingGame:
    """Describe a game that waits, as far as it is known."""
    if ticket is not None and not ticket.is_readable:
        return WaitingGame(saved.id, saved.game, saved.updated_at, (), is_readable=False)
    points = [None] * len(saved.seats) if ticket is None else ticket.points
    mover = None if ticket is None or ticket.mover is None else saved.seats[ticket.mover].name
    players = tuple((seat.ink, seat.name, made) for seat, made in zip(saved.seats, points, strict=True))
    return WaitingGame(saved.id, saved.game, saved.updated_at, players, mover)


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
