"""Beginnings for the crawler: houses with a past, tables that are laid for one to eight, games that have just ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ludogite import paths
from ludogite.cli.screenshots import Example
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.games.catalog import GameEntry, ready_games
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, new_header, reader
from ludogite.services import agreements, soiree
from ludogite.services.journal import StoreJournal
from ludogite.services.match import begin
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.thinking import saved_to_loaded
from ludogite.store.profiles import Profile
from tests.seen import door
from tests.seen.witness import Witness

PLACES = ("person", "guest", "computer", "person", "guest", "computer", "person", "computer")
"""Who sits down, as many as are wanted."""
WAYS = {
    "records": "Records", "words": "Dico", "day": "Du jour", "challenge": "Défi",
    "profile": "Léa, ", "profile Papi": "Papi, ", "profile Mamie": "Mamie, ", "profile Tom": "Tom, ", "profile Zoe": "Zoé, ",
}  # fmt: skip
"""Pages that are crawled by themselves, and what leads to them from home."""
USUAL = 3
"""How many sit at the tables that come first."""
MOST = 8
LEVEL = "debutant"


class Beginning(NamedTuple):
    """A house, how the program is opened on it, and what is done until the page is there on which the crawl begins."""

    name: str
    furnish: Callable[[Path], None]
    arguments: tuple[str, ...] = ()
    arrive: Callable[[Witness], None] = lambda _witness: None
    stays: bool = False
    """Whether only what the first page offers is pressed."""


def beginnings() -> Iterator[Beginning]:
    """Give all of them: home, an evening, then each game new, at the table and ended, first with three, then with one to eight."""
    yield Beginning("home", _with_waiting_games)
    yield Beginning("evening", _with_an_evening)
    for name, way in WAYS.items():
        yield Beginning(f"page {name}", _with_waiting_games, (), partial(_go_by, way), stays=True)
    yield Beginning("page evening", _with_an_evening, (), partial(_go_by, "Soirée"), stays=True)
    counts = (USUAL, *(count for count in range(1, MOST + 1) if count != USUAL))
    for count in counts:
        for entry in ready_games():
            if not entry.fewest <= count <= entry.most:
                continue
            laid = partial(_laid, entry, count)
            new = "--new", entry.id
            yield Beginning(f"new {entry.id} {count}", laid, new, stays=True)
            yield Beginning(f"table {entry.id} {count}", laid, new, door.sit_down)
            yield Beginning(f"end {entry.id} {count}", partial(_ended, entry, count), (), door.come_back)


def _go_by(way: str, witness: Witness) -> None:
    """Press a way that leads on from home."""
    witness.desk.click(door.stands(witness, way))
    witness.until(lambda moment: moment.find(" – Ludogîte", role="frame"), "it leads there")


def _seats(entry: GameEntry, count: int, family: list[Profile]) -> tuple[SeatChoice, ...]:
    """Seat so many; where two are few, a person and a computer."""
    kinds = ("person", "computer") if count == 2 else PLACES[:count]
    people = iter(family)
    seats = []
    for place, kind in enumerate(kinds):
        if kind == "person":
            who = next(people)
            seats.append(SeatChoice(who.id, who.name, who.ink))
        else:
            seats.append(SeatChoice(None, "Convive" if kind == "guest" else "", place + 1, LEVEL if kind == "computer" else None))
    return tuple(seats)


def _setup(example: Example, entry: GameEntry, count: int) -> GameSetup:
    game = entry.load()
    agreed = (game.alone or {}) if count == 1 else {}
    options = tuple(game.pairs(game.read_options(agreed)))
    return GameSetup(entry.id, options, _seats(entry, count, example.family), None, coach=False)


def _laid(entry: GameEntry, count: int, folder: Path) -> None:
    example = Example.with_past(folder, "1")
    agreements.remember(example.store, _setup(example, entry, count))
    example.store.close()


def _ended(entry: GameEntry, count: int, folder: Path) -> None:
    """Leave a game whose last command was given just before the house was left."""
    example = Example.with_past(folder, "1")
    setup, game = _setup(example, entry, count), entry.load()
    header = new_header(game, count, code_for("ended", count), dict(setup.options))
    options = game.read_options(dict(setup.options))
    whole = begin(example.store, header, game.record_key(options), agreements.saved_seats(setup), typed=False, assisted=False)
    clock, read = VirtualClock(), reader(paths.resources())
    session = saved_to_loaded(whole).session(read, clock, StoreJournal(example.store, whole, game.codec))
    players = {seat: game.make_player(LEVEL, options, read) for seat in range(count)}
    play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    example.store.close()


def _with_waiting_games(folder: Path) -> None:
    example = Example.with_past(folder, "1")
    for entry in ready_games():
        example.begin(entry, until=lambda _asked: True)
    example.store.close()


def _with_an_evening(folder: Path) -> None:
    example = Example.with_past(folder, "1")
    people = tuple(one.id for one in example.family[:3])
    rounds = (soiree.Round("yahtzee", 0, 1, tuple(zip(people, (1, 2, 3), strict=True))),)
    soiree.keep(example.store, soiree.Soiree(people, {}, rounds))
    example.store.close()
