"""The second edition of the rules, by the letter of the sheet; games begun under the first replay, and go on, by that."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ludogite.core.clock import VirtualClock
from ludogite.core.rules import NATURE
from ludogite.games.mots_de_tete.moves import Accept, ContestLost, HintGiven, Passed, PassReason, Rolled, Throw, TurnLost
from ludogite.games.mots_de_tete.state import EDITION, Options, Phase
from ludogite.games.setup import load_text
from tests.games.mots_de_tete.play import CONTESTATION, MARATHON, READ, Game, line

OLD = Path(__file__).parent / "data" / "version_1_marathon.jsonl"
DISQUE = line(6, 5, "DISQUE")
CONTESTED_MARATHON = replace(MARATHON, contestation=True)


def test_a_log_of_the_first_edition_gives_the_same_result() -> None:
    loaded = load_text(OLD.read_text(encoding="utf-8"))
    assert loaded.options.edition == 1
    assert loaded.header.rules_version == EDITION
    outcome = loaded.session(READ, VirtualClock()).outcome()
    assert outcome is not None
    assert outcome.scores == (72, 91, 147)


def twice_wrong(options: Options) -> Game:
    """Let seat 3 contest two right plays before its turn comes."""
    game = Game(options, 4)
    game.write(DISQUE)
    assert ContestLost(3, 0) in game.contest(3)
    game.write(line(6, 11, "SOLO", across=False))
    assert ContestLost(3, 1) in game.contest(3)
    return game


def test_every_wrong_contestation_costs_a_turn() -> None:
    game = twice_wrong(CONTESTATION)
    owed = [game.state.lost]
    for _ in range(2):
        while TurnLost(3) not in game.skip():
            pass
        owed.append(game.state.lost)
        assert game.seat == 0
    assert owed == [(3, 3), (3,), ()]


def test_in_the_first_edition_the_second_was_free() -> None:
    assert twice_wrong(replace(CONTESTATION, edition=1)).state.lost == (3,)


def withdrawn(options: Options, seats: int = 3) -> Game:
    """Let all but the last seat fail twice, on a grid that holds a word."""
    game = Game(options, seats)
    game.write(DISQUE)
    for seat in range(1, seats):
        game.do(seat, Accept())
    while len(game.state.withdrawn) < seats - 1:
        game.skip()
    return game


def test_who_has_withdrawn_is_not_asked_to_contest() -> None:
    for edition, waiting in ((1, (2, 0)), (2, (2,))):
        game = Game(replace(CONTESTED_MARATHON, edition=edition), 3)
        for _ in range(4):
            game.skip()
        assert game.state.withdrawn == (0,)
        game.write(DISQUE)
        assert game.view.waiting == waiting


def test_in_the_last_try_the_dictionary_checks_what_nobody_is_left_to_contest() -> None:
    game = withdrawn(CONTESTED_MARATHON)
    assert game.state.is_last
    game.roll(2)
    assert game.code(line(5, 11, "ZQ", across=False)) in {"not_a_word", "not_words"}


def test_a_one_on_the_empty_grid_is_thrown_again_in_the_last_try_of_a_marathon() -> None:
    for edition in (1, 2):
        game = Game(replace(MARATHON, edition=edition), 2)
        while not game.state.is_last:
            game.skip()
        game.do(game.seat, Throw())
        events = game.do(NATURE, Rolled(1))
        assert events[1] == Passed(game.seat, PassReason.FIRST_ONE, game.state.fails[game.seat])
        assert game.state.phase is (Phase.OVER if edition == 1 else Phase.THROW)
        if edition == 2:
            game.roll(6)
            assert game.refused(DISQUE) is None


def test_until_the_third_edition_the_number_of_plays_cost_a_point() -> None:
    for edition, price in ((3, 1), (4, 0)):
        game = Game(replace(CONTESTATION, edition=edition), 2)
        game.write(DISQUE)
        game.do(1, Accept())
        game.roll(2)
        (event,) = game.hint()
        assert isinstance(event, HintGiven)
        assert event.price == price
