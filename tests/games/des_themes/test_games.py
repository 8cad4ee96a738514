"""Whole games of Dés à thèmes between computer players and at random, and what stays true in them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from ludogite.core.advice import LEVELS
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import CLOCK, Outcome
from ludogite.core.session import Session
from ludogite.games.common.dictionary import vocabularies
from ludogite.games.des_themes.bot import WEIGHTS, ThemesPlayer
from ludogite.games.des_themes.game import GAME, book
from ludogite.games.des_themes.moves import Answer, Ballot, Buzz, Colour, GiveUpFloor, GiveUpRound, Judge, RoundEnd, Vote
from ludogite.games.des_themes.state import CHIPS, WITHOUT_POINTS, End, Options, State, Way
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_header, reader
from ludogite.words.themes import Card, ProperNouns, ThemeLists, Topic
from tests.contract.harness import Match, Subject
from tests.games.des_themes.play import RESOURCES, Table

READ = reader(RESOURCES)
WAYS = tuple(way.value for way in Way)
every_way = pytest.mark.parametrize("way", WAYS)


@cache
def played(way: str, levels: tuple[str, ...], number: int, card: int = 1) -> tuple[Session[Any, Any, Any, Any], Outcome]:
    """Play a game between computer players."""
    options = GAME.read_options({"variant": way, "card": card})
    header = new_header(GAME, len(levels), code_for("des_themes", number), dict(GAME.pairs(options)))
    clock = VirtualClock()
    session = Loaded(GAME, options, header, ()).session(READ, clock)
    players = {seat: GAME.make_player(level, options, READ) for seat, level in enumerate(levels)}
    return session, play_out(session, players, chance_of(header.code).apart(BOTS), clock)


def states(session: Session[Any, Any, Any, Any]) -> list[State]:
    """Give every state of a game."""
    found = [session.rules.start()]
    for entry in session.entries:
        found.append(session.rules.apply(found[-1], entry.seat, entry.command, entry.at_ms).state)
    return found


def check(state: State, way: Way, seats: int) -> None:
    """Check what is true at every moment."""
    assert sum(state.chips) + state.heap + state.aside == CHIPS
    assert min(*state.chips, state.heap, state.aside) >= 0
    assert len(set(state.queue)) == len(state.queue)
    assert not set(state.queue) & {*state.done, *state.failed, *state.gave_up}
    keys = [said.key for said in state.answers]
    assert len(set(keys)) == len(keys)
    assert all(said.taken <= said.points <= 5 for said in state.answers)
    assert len(state.done) <= seats - WITHOUT_POINTS[seats]
    if way is Way.OUVERTS:
        themes = [said.theme for said in state.answers]
        assert len(set(themes)) == len(themes)
    if way is not Way.LIMITEES:
        assert state.aside == 0


@every_way
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_games_between_computer_players_end_and_add_up(way: str, seats: int) -> None:
    for number in range(3):
        session, outcome = played(way, (*LEVELS, "moyen", "fort")[:seats], number)
        for state in states(session):
            check(state, Way(way), seats)
        assert sum(outcome.scores) + session.state.aside == CHIPS
        assert outcome.reason == (End.NO_REFILL if way == Way.LIMITEES else End.HEAP_EMPTY)
        assert outcome.sheet[-1].values == outcome.scores


@every_way
@pytest.mark.parametrize("more", [{}, {"judging": "meneur", "meneur": 1}, {"judging": "liste"}, {"round_s": 0, "floor_s": 0}])
def test_random_games_add_up(way: str, more: dict[str, Any]) -> None:
    options, said = GAME.read_options({"variant": way} | more), set[type[Any]]()
    for number, seats in enumerate((2, 4, 5)):
        session = Match(Subject(GAME, options, seats), 100 + number).to_the_end()
        for state in states(session):
            check(state, Way(way), seats)
        said |= {type(entry.command) for entry in session.entries}
        assert any(entry.seat == CLOCK for entry in session.entries) is (more.get("round_s") != 0)
    assert {Buzz, Answer, GiveUpRound, GiveUpFloor} <= said
    assert (Vote in said) or more.get("judging") == "liste"


def test_computer_players_say_nothing_that_anybody_has_to_judge() -> None:
    never = vocabularies(READ).never
    for way in WAYS:
        for card in (1, 2, 3, 4):
            session, _ = played(way, ("debutant", "moyen", "fort", "parfait"), 50 + card, card)
            for state in states(session):
                assert state.question is None
                assert state.failed == ()
                assert state.refused == ()
                assert all(said.judge is Judge.LISTE and said.key not in never for said in state.answers)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_knows_a_word_of_the_never_play_list(level: str) -> None:
    never = vocabularies(READ).never
    known = 0
    for card in (1, 2, 3, 4):
        player = GAME.make_player(level, Options(card=card), READ)
        assert isinstance(player, ThemesPlayer)
        entries = [entry for number in range(1, 7) for entry in player.knows(number, "")]
        known += len(entries)
        assert not {entry.key for entry in entries} & never
    assert known > 5_000


def test_computer_players_pass_honestly_where_their_list_is_empty() -> None:
    themes = tuple(Topic(f"1-{number}", number, f"Vide {number}", "Rien.", ProperNouns.ADMIS, ()) for number in range(1, 7))
    rules = book(Options(), READ)
    empty = type(rules)(Card(1, "Vide", themes), ThemeLists({}), rules.lexicon)
    player = ThemesPlayer.of_level("parfait", empty, vocabularies(READ))
    table = Table(3)
    table.throw()
    view = table.view
    choice = player.decide(view, tuple(table.asked(0)), chance_of(table.header.code))
    assert choice is not None
    assert choice.command == GiveUpRound()
    assert 0 < choice.delay_ms < 60_000
    table.do(0, Buzz())
    choice = player.decide(table.view, tuple(table.asked(0)), chance_of(table.header.code))
    assert choice is not None
    assert choice.command == GiveUpFloor()


def test_computer_players_leave_votes_to_people_and_their_own_words_to_the_list() -> None:
    player = GAME.make_player("fort", Options(), READ)
    table = Table(3)
    table.throw()
    table.answer(0, "Bzzzt")
    choice = player.decide(table.view, tuple(one for one in table.asked(1) if one.kind == "vote"), chance_of(table.header.code))
    assert choice is not None
    assert choice.command == Vote(Ballot.ABSTAIN)


def test_computer_players_never_offer_what_shares_a_root() -> None:
    table = Table(4)
    table.throw("EORVA", theme=2)
    table.answer(0, "éléphant")
    player = GAME.make_player("parfait", Options(), READ)
    table.do(1, Buzz())
    for number in range(60):
        chance = chance_of(code_for("roots", number))
        choice = player.decide(table.view, tuple(table.asked(1)), chance)
        assert choice is not None
        assert isinstance(choice.command, Answer)
        assert not choice.command.text.startswith("éléphant")


@pytest.mark.parametrize("level", LEVELS)
def test_delays_are_human_and_stay_within_the_limits(level: str) -> None:
    player = GAME.make_player(level, Options(), READ)
    table = Table(3)
    table.throw("BORVA", theme=2)
    buzz, say = [], []
    for number in range(200):
        chance = chance_of(code_for("delays", number))
        choice = player.decide(table.view, tuple(table.asked(0)), chance)
        assert choice is not None
        buzz.append(choice.delay_ms)
    table.do(0, Buzz())
    for number in range(200):
        choice = player.decide(table.view, tuple(table.asked(0)), chance_of(code_for("delays", number)))
        assert choice is not None
        say.append(choice.delay_ms)
    assert WEIGHTS[level].base_ms <= min(buzz) < max(buzz) <= 59_999
    assert max(buzz) > 2 * min(buzz), "nobody always takes the same time"
    assert 500 <= min(say) <= max(say) < 8_000


def test_stronger_levels_win() -> None:
    for worse, better in pairwise(LEVELS):
        won = 0.0
        for number in range(12):
            levels = (better, worse) if number % 2 == 0 else (worse, better)
            _, outcome = played(Way.CLASSIQUE.value, levels, 200 + number)
            mine, other = outcome.scores if number % 2 == 0 else outcome.scores[::-1]
            won += 0.5 if mine == other else float(mine > other)
        assert won >= 7, f"{better} against {worse}: {won} of 12"


def test_a_deterministic_series_gives_the_same_games() -> None:
    first, _ = played(Way.CLASSIQUE.value, ("moyen", "fort"), 9)
    again, _ = played.__wrapped__(Way.CLASSIQUE.value, ("moyen", "fort"), 9)
    assert first.entries == again.entries


def test_a_round_may_end_in_every_way() -> None:
    ends = set()
    for way in WAYS:
        for number in range(3):
            session, _ = played(way, ("moyen", "debutant", "fort"), number)
            ends |= {state.round_end for state in states(session)}
    assert ends >= {RoundEnd.LAST_SCORER, RoundEnd.BLACK_WON, RoundEnd.HEAP_EMPTY, RoundEnd.THEMES_CLOSED}


def test_dice_fall_on_every_colour_and_theme() -> None:
    colours, themes = set(), set()
    for number in range(5):
        session, _ = played(Way.CLASSIQUE.value, ("moyen", "moyen"), number)
        colours |= {state.colour for state in states(session)}
        themes |= {state.theme for state in states(session)}
    assert colours == {None, *Colour}
    assert themes == set(range(7))
