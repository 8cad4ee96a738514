"""The game of the day: its code, whose it is, which scores count, and the streak."""

from __future__ import annotations

import json
from datetime import date, timedelta

from ludogite.core.gamecode import read_code
from ludogite.core.log import header_to_json
from ludogite.games.catalog import load_game
from ludogite.games.game import Game
from ludogite.games.setup import new_header
from ludogite.services import day
from ludogite.services.challenge import waiting
from ludogite.store import NewGame, NewProfile, Profile, Store, open_in_memory
from ludogite.store.saves import ResultRow, SeatInfo

TODAY = date(2026, 3, 8)
ONE = timedelta(days=1)


def put(store: Store, game: Game, when: date, who: Profile, score: int | None, **options: int) -> int:
    """Write a game of the day: finished with a score, or open."""
    header = new_header(game, 1, day.code_of(game.id, when), {**(game.alone or {}), **options})
    key = game.record_key(game.read_options(dict(header.options)))
    text = json.dumps(header_to_json(header))
    number = store.saves.create(NewGame(game.id, key, text, (SeatInfo(0, who.name, who.ink, profile_id=who.id),)))
    if score is not None:
        store.saves.finish(number, [ResultRow(0, 1, score)])
    return number


def house() -> tuple[Store, Profile, Profile]:
    store = open_in_memory()
    lea, papi = (store.profiles.add(NewProfile(name, ink)) for name, ink in (("Léa", 1), ("Papi", 2)))
    assert isinstance(lea, Profile)
    assert isinstance(papi, Profile)
    return store, lea, papi


def test_a_day_has_its_code_in_every_game_that_compares() -> None:
    games = [game.id for game in day.games_of_the_day()]
    assert games == ["yahtzee", "yahtzee_mots", "mots_de_tete"]
    codes = {day.code_of(game, TODAY + ONE * n) for game in games for n in range(365)}
    assert len(codes) == 3 * 365
    assert all(read_code(code) == code for code in codes)
    assert day.code_of("yahtzee", TODAY) == "RAHV-EQJ7-D0VW-5FPY-JTH4-Y"  # the same in every house, for ever
    assert day.day_of("yahtzee", day.code_of("yahtzee", TODAY), TODAY) == TODAY
    assert day.day_of("yahtzee", day.code_of("yahtzee", TODAY + ONE), TODAY) is None
    assert day.day_of("mots_de_tete", day.code_of("yahtzee", TODAY), TODAY) is None


def test_only_the_first_game_of_a_day_counts() -> None:
    store, lea, papi = house()
    game = load_game("yahtzee")
    first = put(store, game, TODAY, lea, 200)
    put(store, game, TODAY, lea, 300)
    put(store, game, TODAY - ONE, papi, 150)
    put(store, game, TODAY, papi, 400, manches=2)
    put(store, game, TODAY + ONE, papi, 1)
    put(store, load_game("mots_de_tete"), TODAY, papi, 90)
    told = [(one.day, one.game, one.profile_id, one.score) for one in day.day_scores(store, TODAY)]
    assert told == [
        (TODAY, "yahtzee", lea.id, 200),
        (TODAY - ONE, "yahtzee", papi.id, 150),
        (TODAY, "mots_de_tete", papi.id, 90),
    ]
    assert day.day_scores(store, TODAY)[0].game_id == first
    store.close()


def test_a_game_that_was_begun_goes_on() -> None:
    store, lea, papi = house()
    game = load_game("yahtzee")
    number = put(store, game, TODAY, lea, None)
    code = day.code_of(game.id, TODAY)
    assert waiting(store, game.id, code, lea.id) == number
    assert waiting(store, game.id, code, papi.id) is None
    assert waiting(store, game.id, day.code_of(game.id, TODAY - ONE), lea.id) is None
    assert waiting(store, "mots_de_tete", code, lea.id) is None
    store.close()


def test_a_streak_forgives_a_missed_day() -> None:
    def counted(*ago: int) -> int:
        return day.streak([TODAY - ONE * n for n in ago], TODAY)

    assert counted() == 0
    assert counted(0) == counted(1) == 1
    assert counted(2) == 1
    assert counted(3) == 0
    assert counted(0, 1, 2) == 3
    assert counted(0, 2, 4, 5) == 4
    assert counted(0, 1, 4, 5) == 2
    assert counted(1, 2) == 2
    assert counted(-1, 0) == 1
