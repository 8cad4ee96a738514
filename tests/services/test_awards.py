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
from ludogite.services.awards import ALONE, MOST, Award, _of_points, best_of, candidates, chosen, letters
from ludogite.services.course import Change, course
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


def given(game_id: str, seats: int, people: tuple[int, ...]) -> tuple[Award, ...]:
    loaded = played(game_id, seats)
    return candidates(loaded, course(loaded, READ), people, READ)


@pytest.mark.parametrize("game_id", QUICKLY)
def test_each_prize_is_given_once_and_has_its_words(game_id: str) -> None:
    people = (0, 1, 2)
    found = given(game_id, 3, people)
    taken = chosen(found, people)
    assert 1 <= len(taken) <= MOST
    codes = [award.code for award in taken]
    assert len(codes) == len(set(codes))
    for award in found:
        title, note = told(GAME_UIS[game_id].texts(), award)
        assert title
        assert "{" not in note


@pytest.mark.parametrize("game_id", QUICKLY)
def test_only_people_get_prizes_and_only_those_that_no_computer_deserves_more(game_id: str) -> None:
    among_all = {award.code: award for award in given(game_id, 3, (0, 1, 2))}
    apart = {"thinker", "swift"}  # how long a computer player takes says nothing
    for seat in range(3):
        found = given(game_id, 3, (seat,))
        assert len(chosen(found, (seat,))) <= ALONE
        assert {award for award in found if award.code not in apart} == {
            award for award in among_all.values() if award.seat == seat and award.code not in apart
        }


@pytest.mark.parametrize("game_id", [entry.id for entry in ready_games() if entry.fewest == 1])
def test_who_plays_alone_gets_no_prize(game_id: str) -> None:
    game = load_game(game_id)
    header = new_header(game, 1, code_for("prix", 0), game.alone or {})
    assert candidates(Loaded(game, game.read_options(dict(header.options)), header, ()), (), (0,), READ) == ()


def test_the_dearest_move_is_nobody_elses() -> None:
    """What the prize names is the greatest of the game, or nobody gets it."""
    loaded = played("yahtzee", 3)
    changes = course(loaded, READ)
    greatest = max(max(change.gains) for change in changes)
    holders = {seat for change in changes for seat, gained in enumerate(change.gains) if gained == greatest}
    prizes = [award for award in candidates(loaded, changes, (0, 1, 2), READ) if award.code == "gain"]
    assert [(award.number, award.seat) for award in prizes] == [(greatest, seat) for seat in holders if len(holders) == 1]


def test_only_letters_are_letters_of_an_answer() -> None:
    assert letters("eau de fleur d'oranger") == 18
    assert letters("arc-en-ciel") == 9


def test_who_shares_the_most_has_not_the_most() -> None:
    assert best_of({0: 3, 1: 5, 2: 4}) == 1
    assert best_of({0: 5, 1: 5, 2: 4}) is None
    assert best_of({}) is None


def test_a_prize_is_given_once_and_everybodys_best_before_a_second() -> None:
    found = (Award("a", 0, 1.0), Award("c", 1, 0.9), Award("b", 0, 0.95))
    assert [(award.code, award.seat) for award in chosen(found, (0, 1))] == [("a", 0), ("c", 1), ("b", 0)]


@pytest.mark.parametrize("game_id", QUICKLY)
def test_a_games_own_prizes_have_words(game_id: str) -> None:
    assert {prize.code for prize in load_game(game_id).prizes} == set(GAME_UIS[game_id].texts().prizes)
    assert not set(AWARDS) & set(GAME_UIS[game_id].texts().prizes)


def test_a_comeback_is_what_was_made_up() -> None:
    loaded = played("yahtzee", 3)
    standing = loaded.game.standing
    assert standing is not None
    back = next((award for award in candidates(loaded, course(loaded, READ), (0, 1, 2), READ) if award.code == "comeback"), None)
    rules = loaded.rules(READ)
    state = rules.start()
    widest: list[int] = [0, 0, 0]
    final: tuple[int, ...] = (0, 0, 0)
    for entry in loaded.entries:
        before = final
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
        final = tuple(standing(rules.view(state, None)))
        for seat, (was, now) in enumerate(zip(before, final, strict=True)):
            if now > was:  # others have had a turn more before
                widest[seat] = max(widest[seat], max(final) - now)
    made_up = [far - (max(final) - mine) for far, mine in zip(widest, final, strict=True)]
    holders = [seat for seat, made in enumerate(made_up) if made == max(made_up)]
    assert back is None or ([back.seat], back.number) == (holders, max(made_up))


def test_the_sprint_is_run_in_the_last_third_of_the_game() -> None:
    """Who crosses boxes at the end has no sprint, however early the points before came."""

    def change(step: int, before: tuple[int, int], after: tuple[int, int]) -> Change:
        return Change(step, before, after, (), None)

    changes = [
        change(3, (0, 0), (0, 9)), change(6, (0, 9), (8, 9)), change(20, (8, 9), (8, 33)), change(62, (8, 33), (8, 35)),
        change(80, (8, 35), (18, 35)),
    ]  # fmt: skip
    found = {award.code: award for award in _of_points(changes, 90)}
    assert (found["sprint"].seat, found["sprint"].number) == (0, 10)
    assert "comeback" not in found
