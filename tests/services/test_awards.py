"""The prizes of a game: enough of them, somebody’s best before anybody’s second, and words for each."""

from __future__ import annotations

from functools import cache

import pytest

from ludogite import paths
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import Option
from ludogite.games.catalog import load_game, ready_games
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_game, new_header, reader
from ludogite.services.awards import ALONE, MOST, OWN, Award, candidates, chosen
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.texts.awards import AWARDS, told
from tests.scale import later

READ = reader(paths.resources())
GAMES = tuple(entry.id for entry in ready_games())
QUICKLY = later(GAMES, "yahtzee_mots", "mots_de_tete")
SHORT: dict[str, dict[str, Option]] = {"mots_de_tete": {"target": 50}}


@cache
def played(game_id: str, seats: int) -> Loaded:
    game = load_game(game_id)
    header, clock = new_header(game, seats, code_for("prix", 0), SHORT.get(game_id, {})), VirtualClock()
    session = new_game(header).session(READ, clock)
    options = game.read_options(dict(header.options))
    players = {seat: game.make_player(("moyen", "debutant")[seat % 2], options, READ) for seat in range(seats)}
    play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    return Loaded(game, options, header, session.entries)


@pytest.mark.parametrize("game_id", QUICKLY)
def test_everybody_gets_a_prize_and_each_prize_has_its_words(game_id: str) -> None:
    people = (0, 1, 2)
    found = candidates(played(game_id, 3), people, READ)
    given = chosen(found, people)
    assert 3 <= len(given) <= MOST
    assert {award.seat for award in given} == set(people)
    single = [award.code for award in given if award.code not in OWN]
    assert len(single) == len(set(single))
    for award in found:
        title, note = told(GAME_UIS[game_id].texts(), award)
        assert title
        assert "{" not in note


@pytest.mark.parametrize("game_id", QUICKLY)
def test_only_people_get_prizes(game_id: str) -> None:
    found = candidates(played(game_id, 3), (1,), READ)
    assert {award.seat for award in found} == {1}
    assert 1 <= len(chosen(found, (1,))) <= ALONE


def test_a_prize_is_given_once_and_everybodys_best_before_a_second() -> None:
    found = (Award("a", 0, 1.0), Award("a", 1, 0.9), Award("b", 0, 0.8), Award("own_gain", 1, 0.1, 5), Award("own_gain", 0, 0.1, 9))
    assert [(award.code, award.seat) for award in chosen(found, (0, 1))] == [("a", 0), ("own_gain", 1), ("b", 0)]


@pytest.mark.parametrize("game_id", QUICKLY)
def test_a_games_own_prizes_have_words(game_id: str) -> None:
    assert {prize.code for prize in load_game(game_id).prizes} == set(GAME_UIS[game_id].texts().prizes)
    assert not set(AWARDS) & set(GAME_UIS[game_id].texts().prizes)


def test_a_comeback_is_what_was_made_up() -> None:
    loaded = played("yahtzee", 3)
    standing = loaded.game.standing
    assert standing is not None
    back = next((award for award in candidates(loaded, (0, 1, 2), READ) if award.code == "comeback"), None)
    rules = loaded.rules(READ)
    state = rules.start()
    widest: list[int] = [0, 0, 0]
    final: tuple[int, ...] = (0, 0, 0)
    for entry in loaded.entries:
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
        final = tuple(standing(rules.view(state, None)))
        widest = [max(far, max(final) - mine) for far, mine in zip(widest, final, strict=True)]
    made_up = [far - (max(final) - mine) for far, mine in zip(widest, final, strict=True)]
    assert back is None or (back.number, back.seat) == (max(made_up), made_up.index(max(made_up)))
