"""Finished games of every kind and size in a house, for the tests of the page where they end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import Option
from ludogite.games.catalog import load_game, ready_games
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_game, new_header, reader
from ludogite.services.journal import StoreJournal
from ludogite.services.match import begin
from ludogite.store.saves import SeatInfo
from ludogite.ui.pages.game_over import GameOverPage
from tests.scale import EXHAUSTIVE

READ = reader(paths.resources())
SHORT: dict[str, dict[str, Option]] = {"mots_de_tete": {"target": 50}}
NAMES = ("Léa", "Papi", "Mamie", "Tom", "Zoé", "Emma", "Convive 7", "Convive 8")


def sizes() -> list[tuple[str, int]]:
    """List every game with every number of people that may play it; an ordinary run leaves out what takes seconds to play."""
    known = [(entry.id, seats) for entry in ready_games() for seats in range(entry.fewest, entry.most + 1)]
    return [one for one in known if EXHAUSTIVE or one[0] != "yahtzee_mots" or one[1] <= 2]


@cache
def played(game_id: str, seats: int, series: str = "fin") -> Loaded:
    """Play a game to its end, as beginners do."""
    game = load_game(game_id)
    agreed = (game.alone or {}) if seats == 1 else SHORT.get(game_id, {})
    header, clock = new_header(game, seats, code_for(series, seats), agreed), VirtualClock()
    session = new_game(header).session(READ, clock)
    options = game.read_options(dict(header.options))
    players = {seat: game.make_player("debutant", options, READ) for seat in range(seats)}
    play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    return Loaded(game, options, header, session.entries)


def keep(house: AppController, loaded: Loaded, seats: Sequence[SeatInfo] = (), *, assisted: bool = False) -> int:
    """Write a game into the house as its table leaves it with the last command; people are the family's by name, else guests."""
    known = {one.name: one.id for one in house.store.profiles.everyone()}
    people = [
        SeatInfo(seat, name, seat % 8 + 1, profile_id=known.get(name))
        for seat, name in enumerate(NAMES[: loaded.header.seats])
    ]  # fmt: skip
    key = loaded.game.record_key(loaded.options)
    whole = begin(house.store, loaded.header, key, list(seats) or people, typed=False, assisted=assisted)
    StoreJournal(house.store, whole, loaded.game.codec).append(0, loaded.entries)
    return whole.game.id


def end(house: AppController, game_id: int) -> GameOverPage:
    """Open a game whose last command is given: its end page."""
    house.navigate(go.Table(game_id, coach=False))
    for _ in range(6):
        QCoreApplication.processEvents()
    page = house.window.page
    assert isinstance(page, GameOverPage), page
    return page
