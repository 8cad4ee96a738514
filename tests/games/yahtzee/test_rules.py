"""The course of a game: opening, turns, refusals, manches, the end."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Preview, Refusal, Request, SheetLine
from ludogite.games.play import code_for
from ludogite.games.setup import AnySession, new_game, new_header
from ludogite.games.yahtzee.game import GAME
from ludogite.games.yahtzee.moves import (
    ALL_DICE,
    Command,
    DiceThrown,
    Event,
    MancheEnded,
    Mark,
    Marked,
    OpeningThrown,
    OpeningTied,
    OpeningWon,
    PrimeReached,
    Roll,
    Rolled,
)
from ludogite.games.yahtzee.rules import YahtzeeRules
from ludogite.games.yahtzee.scoring import BOXES, TURNS, Box, Sheet
from ludogite.games.yahtzee.state import MAX_MANCHES, MAX_SEATS, Options, Phase
from tests.games.yahtzee.play import Game, full_but, read


def opened(seats: int, starter: int = 0, options: Options | None = None) -> Game:
    game = Game(YahtzeeRules(seats, options or Options()))
    for seat in range(seats):
        game.throw((6, 6, 6, 6, 6) if seat == starter else (1, 1, 1, 1, 1))
    return game


# ---- the opening ------------------------------------------------------------------------------------------------------


def test_alone_nobody_throws_to_begin() -> None:
    rules = YahtzeeRules(1)
    assert rules.requests(rules.start()) == (Request(0, "turn", (1, 1, 0)),)


def test_the_highest_opening_begins_and_play_goes_clockwise() -> None:
    game = Game(YahtzeeRules(3))
    assert game.rules.requests(game.state) == (Request(0, "opening", (1, 0)),)
    assert game.throw((1, 2, 3, 4, 5)) == (OpeningThrown(0, (1, 2, 3, 4, 5), 15),)
    assert game.rules.requests(game.state) == (Request(1, "opening", (1, 0)),)
    game.throw((6, 6, 5, 5, 5))
    assert game.throw((1, 1, 1, 1, 1)) == (OpeningThrown(2, (1, 1, 1, 1, 1), 5), OpeningWon(1))
    order = []
    for _ in range(4):
        order.append(game.state.seat)
        game.fill(game.state.sheets[game.state.seat].open_boxes[0], (1, 2, 3, 4, 6))
    assert order == [1, 2, 0, 1]
    assert game.state.turn == 2


def test_ties_throw_again_among_the_tied_only() -> None:
    game = Game(YahtzeeRules(4))
    game.throw((6, 6, 6, 6, 1))
    game.throw((1, 1, 1, 1, 1))
    game.throw((5, 5, 5, 5, 5))
    assert game.throw((6, 6, 6, 1, 6))[1:] == (OpeningTied((0, 2, 3)),)
    view = game.rules.view(game.state, None)
    assert (view.contenders, view.opening) == ((0, 2, 3), ((), (1, 1, 1, 1, 1), (), ()))
    assert game.rules.requests(game.state) == (Request(0, "opening", (1, 1)),)
    game.throw((2, 2, 2, 2, 2))
    game.throw((3, 3, 3, 3, 3))
    assert game.throw((4, 4, 3, 2, 2))[1:] == (OpeningTied((2, 3)),)
    game.throw((1, 1, 1, 1, 1))
    assert game.throw((1, 1, 1, 1, 2))[1:] == (OpeningWon(3),)
    assert (game.state.starter, game.state.seat, game.state.phase, game.state.rolls) == (3, 3, Phase.TURN, 0)


def test_openings_are_different_occasions() -> None:
    game = Game(YahtzeeRules(2))
    asked: set[Request] = set()
    for dice in [(3,) * 5, (3,) * 5, (4,) * 5, (4,) * 5, (5,) * 5, (1,) * 5]:
        asked.update(game.rules.requests(game.state))
        game.do(game.state.seat, Roll(ALL_DICE))
        asked.update(game.rules.requests(game.state))
        game.do(NATURE, Rolled(dice))
    assert len(asked) == 12


# ---- a turn -----------------------------------------------------------------------------------------------------------


def test_three_rolls_then_a_box() -> None:
    game = Game(YahtzeeRules(1))
    assert game.throw((1, 2, 2, 4, 5)) == (DiceThrown(0, ALL_DICE, (1, 2, 2, 4, 5), 1),)
    assert game.throw((6, 3), (4, 0)) == (DiceThrown(0, (0, 4), (6, 2, 2, 4, 3), 2),)
    assert game.throw((5, 5), (1, 2)) == (DiceThrown(0, (1, 2), (6, 5, 5, 4, 3), 3),)
    assert game.rules.requests(game.state) == (Request(0, "turn", (1, 1, 3)),)
    assert game.fill(Box.PETITE_SUITE) == (Marked(0, Box.PETITE_SUITE, 30, 0, joker=False),)
    assert game.rules.requests(game.state) == (Request(0, "turn", (1, 2, 0)),)


def test_only_dice_that_fell_reveal() -> None:
    game = Game(YahtzeeRules(1))
    assert not game.rules.apply(game.state, 0, Roll(ALL_DICE), 0).reveals
    game.do(0, Roll(ALL_DICE))
    assert game.rules.apply(game.state, NATURE, Rolled((1, 2, 3, 4, 5)), 0).reveals
    game.do(NATURE, Rolled((1, 2, 3, 4, 5)))
    assert not game.rules.apply(game.state, 0, Mark(Box.GRANDE_SUITE), 0).reveals


def test_each_die_has_an_address_of_its_own() -> None:
    chance = Chance(b"test")
    game = opened(2, starter=1)
    game.do(1, Roll(ALL_DICE))
    (request,) = game.rules.requests(game.state)
    assert request == Request(NATURE, "dice", (1, 1, 1, 1))
    drawn = game.rules.draw(game.state, request, chance)
    assert drawn == Rolled(tuple(chance.at("yahtzee.dice", 1, 1, 1, 1, die).die() for die in range(5)))
    game.do(NATURE, drawn)
    game.do(1, Roll((1, 4)))
    (request,) = game.rules.requests(game.state)
    drawn = game.rules.draw(game.state, request, chance)
    assert drawn == Rolled(tuple(chance.at("yahtzee.dice", 1, 1, 1, 2, die).die() for die in (1, 4)))


def test_odds_are_exact() -> None:
    game = Game(YahtzeeRules(1))
    game.throw((1, 2, 3, 4, 5))
    game.do(0, Roll((2, 3)))
    (request,) = game.rules.requests(game.state)
    odds = dict(game.rules.odds(game.state, request))
    assert len(odds) == 36
    assert set(odds.values()) == {Fraction(1, 36)}
    assert all(game.code(NATURE, command) is None for command in odds)


def test_the_prime_of_35_is_told_once() -> None:
    game = Game(YahtzeeRules(1))
    told: list[Event] = []
    for face in (6, 5, 4, 3, 2, 1):
        told += game.fill(BOXES[face - 1], (face, face, face, face, face))
    assert told.count(PrimeReached(0)) == 1
    assert told.index(PrimeReached(0)) == told.index(Marked(0, Box.QUATRE, 20, 0, joker=False)) + 1


def test_zero_may_be_written_although_the_dice_fit() -> None:
    game = Game(YahtzeeRules(1))
    assert game.fill(Box.CHANCE, (6, 6, 6, 6, 5), zero=True) == (Marked(0, Box.CHANCE, 0, 0, joker=False),)
    assert game.state.sheets[0][Box.CHANCE] == 0


def test_a_yahtzee_prime_is_written_beside_the_box() -> None:
    game = Game(YahtzeeRules(1))
    game.fill(Box.YAHTZEE, (2,) * 5)
    assert game.fill(Box.DEUX, (2,) * 5) == (Marked(0, Box.DEUX, 10, 100, joker=False),)
    assert game.fill(Box.FULL, (2,) * 5) == (Marked(0, Box.FULL, 25, 100, joker=True),)
    assert game.state.sheets[0].total == 50 + 110 + 125


# ---- refusals ---------------------------------------------------------------------------------------------------------


def test_refusals_before_the_first_roll() -> None:
    game = opened(2)
    assert game.code(0, Mark(Box.CHANCE)) == "no_dice_yet"
    assert game.code(0, Roll((0, 1, 2, 3))) == "first_roll_all"
    assert game.code(0, Roll(())) == "nothing_to_roll"
    assert game.code(1, Roll(ALL_DICE)) == "not_your_turn"
    assert game.code(7, Roll(ALL_DICE)) == "not_your_turn"
    for outside in (NATURE, CLOCK, REFEREE):
        assert game.code(outside, Roll(ALL_DICE)) == "not_your_turn"
    assert game.code(NATURE, Rolled((1, 2, 3, 4, 5))) == "not_your_turn"
    assert game.code(0, Rolled((6,) * 5)) == "dice_are_natures"


def test_refusals_in_the_opening() -> None:
    game = Game(YahtzeeRules(2))
    assert game.code(0, Roll((0, 1))) == "first_roll_all"
    assert game.code(0, Mark(Box.CHANCE)) == "no_dice_yet"
    assert game.code(1, Roll(ALL_DICE)) == "not_your_turn"


@pytest.mark.parametrize(
    ("again", "code"),
    [((5,), "bad_die"), ((-1,), "bad_die"), ((0, 0), "bad_die"), ((), "nothing_to_roll"), ((2**40,), "bad_die")],
)
def test_dice_that_cannot_be_thrown(again: tuple[int, ...], code: str) -> None:
    game = Game(YahtzeeRules(1))
    assert game.code(0, Roll(again)) == code
    game.throw((1, 2, 3, 4, 5))
    assert game.code(0, Roll(again)) == code


def test_refusals_while_dice_are_in_the_air() -> None:
    game = Game(YahtzeeRules(1))
    game.throw((1, 2, 3, 4, 5))
    game.do(0, Roll((0, 1)))
    assert game.code(0, Mark(Box.CHANCE)) == "dice_in_the_air"
    assert game.code(0, Roll((3,))) == "dice_in_the_air"
    assert game.code(0, Rolled((6, 6))) == "dice_are_natures"
    assert game.rules.refuse(game.state, NATURE, Rolled((6,))) == Refusal.of("dice_count", expected=2, given=1)
    assert game.rules.refuse(game.state, NATURE, Rolled((0, 6))) == Refusal.of("bad_face", face=0)
    assert game.rules.refuse(game.state, NATURE, Rolled((6, 7))) == Refusal.of("bad_face", face=7)
    assert game.code(NATURE, Mark(Box.CHANCE)) == "not_your_turn"
    assert game.code(CLOCK, Rolled((6, 6))) == "not_your_turn"


def test_boxes_are_filled_in_any_order() -> None:
    game = Game(YahtzeeRules(1))
    for turn, box in enumerate(reversed(BOXES), 1):
        assert game.state.turn == turn
        game.fill(box, (1, 2, 3, 4, 6))
    assert game.rules.outcome(game.state) is not None


def test_no_fourth_roll_and_no_box_twice() -> None:
    game = Game(YahtzeeRules(1))
    game.fill(Box.CHANCE, (1, 2, 3, 4, 6))
    game.throw((1, 2, 3, 4, 6))
    game.throw((1,), (0,))
    game.throw((1,), (0,))
    assert game.code(0, Roll((0,))) == "no_roll_left"
    assert game.rules.refuse(game.state, 0, Mark(Box.CHANCE)) == Refusal.of("box_taken", box="chance")


def test_refusals_of_the_joker() -> None:
    game = Game(YahtzeeRules(1))
    game.fill(Box.YAHTZEE, (4,) * 5)
    game.fill(Box.QUATRE, (4,) * 5)
    game.throw((4,) * 5)
    assert game.code(0, Mark(Box.AS)) == "joker_lower_first"
    assert game.code(0, Mark(Box.AS, zero=True)) == "joker_lower_first"
    impose = Game(YahtzeeRules(1, Options(joker_impose=True)))
    impose.fill(Box.YAHTZEE, (4,) * 5)
    impose.throw((4,) * 5)
    assert impose.code(0, Mark(Box.FULL)) == "joker_upper_forced"
    assert impose.code(0, Mark(Box.QUATRE)) is None


def test_nothing_is_accepted_after_the_end() -> None:
    game = play_at_random(YahtzeeRules(2), 5)
    commands: list[Command] = [Roll(ALL_DICE), Mark(Box.AS), Rolled((1,) * 5)]
    for seat in (0, 1, NATURE, CLOCK):
        assert {game.code(seat, command) for command in commands} == {"game_over"}


@pytest.mark.parametrize("seats", [0, MAX_SEATS + 1])
def test_too_few_or_too_many_seats_are_a_bug(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        YahtzeeRules(seats)


@pytest.mark.parametrize("manches", [0, MAX_MANCHES + 1])
def test_too_few_or_too_many_manches_are_a_bug(manches: int) -> None:
    with pytest.raises(ValueError, match="manches"):
        YahtzeeRules(1, Options(manches=manches))


# ---- what is offered and foreseen -------------------------------------------------------------------------------------


def test_choices_before_and_after_the_first_roll() -> None:
    game = Game(YahtzeeRules(2))
    assert list(game.rules.choices(game.rules.view(game.state, 0), 0)) == [Roll(ALL_DICE)]
    assert list(game.rules.choices(game.rules.view(game.state, 1), 1)) == []
    game = opened(2)
    game.throw((1, 2, 3, 4, 6))
    found = set(game.rules.choices(game.rules.view(game.state, 0), 0))
    fits = {Box.AS, Box.DEUX, Box.TROIS, Box.QUATRE, Box.SIX, Box.PETITE_SUITE, Box.CHANCE}
    marks = {each for each in found if isinstance(each, Mark)}
    assert marks == {Mark(box) for box in BOXES} | {Mark(box, zero=True) for box in fits}
    assert sum(isinstance(each, Roll) for each in found) == 31


def test_preview_gives_the_box_and_both_primes() -> None:
    rules = YahtzeeRules(1)
    game = Game(rules)
    game.throw((6,) * 5)
    view = rules.view(game.state, 0)
    assert rules.preview(view, 0, Mark(Box.SIX)) == Preview(30, (("six", 30),))
    assert rules.preview(view, 0, Mark(Box.SIX, zero=True)) == Preview(0, (("six", 0),))
    assert rules.preview(view, 0, Roll((0,))) == Preview(0)
    assert rules.preview(view, 1, Mark(Box.SIX)) == Refusal("not_your_turn")


def test_preview_counts_the_primes_that_fall_due() -> None:
    rules = YahtzeeRules(1)
    game = Game(rules)
    for box, dice in [(Box.YAHTZEE, (6,) * 5), (Box.CINQ, (5, 5, 5, 5, 1)), (Box.QUATRE, (4, 4, 4, 4, 1))]:
        game.fill(box, dice)
    game.throw((6,) * 5)
    expected = Preview(165, (("six", 30), ("yahtzee_prime", 100), ("prime", 35)))
    assert rules.preview(rules.view(game.state, 0), 0, Mark(Box.SIX)) == expected
    assert rules.preview(rules.view(game.state, 0), 0, Mark(Box.YAHTZEE)) == Refusal.of("box_taken", box="yahtzee")


def test_everybody_sees_everything() -> None:
    game = opened(2)
    game.throw((1, 2, 3, 4, 6))
    rules, state = game.rules, game.state
    assert rules.view(state, 0) == rules.view(state, 1) == rules.view(state, None)
    assert all(rules.show(event, None) == event for event in game.events)


# ---- undo ---------------------------------------------------------------------------------------------------------------


def test_a_box_may_be_taken_back_until_dice_fall_again() -> None:
    session: AnySession = new_game(new_header(GAME, 2, code_for("undo", 0), {})).session(read, VirtualClock())

    def act(command: Command) -> int:
        (asked,) = session.requests()
        assert session.submit(asked.request.seat, command, asked.token) is None
        return asked.request.seat

    while session.view(None).phase is Phase.OPENING:
        act(Roll(ALL_DICE))
    seat = act(Roll(ALL_DICE))
    assert session.undo(seat) == Refusal("revealed")
    dice = session.view(None).dice
    assert act(Mark(Box.CHANCE)) == seat
    assert session.view(None).seat != seat
    assert session.undo(seat) is None
    view = session.view(None)
    assert (view.seat, view.dice, view.sheets[seat]) == (seat, dice, Sheet())
    act(Mark(Box.AS, zero=True))
    act(Roll(ALL_DICE))
    assert session.undo(seat) == Refusal("revealed")


# ---- manches and the end ----------------------------------------------------------------------------------------------


def play_at_random(rules: YahtzeeRules, seed: int) -> Game:
    """Play to the end with random legal choices and the game's own dice."""
    rng, chance = Random(seed), Chance(seed.to_bytes(8, "big"))
    game = Game(rules)
    while requests := rules.requests(game.state):
        (request,) = requests
        if request.seat == NATURE:
            game.do(NATURE, rules.draw(game.state, request, chance))
        else:
            game.do(request.seat, rng.choice(list(rules.choices(rules.view(game.state, request.seat), request.seat))))
    return game


def test_a_game_of_two_manches_has_two_openings_and_adds_up() -> None:
    game = play_at_random(YahtzeeRules(2, Options(manches=2)), 3)
    assert sum(isinstance(event, OpeningWon) for event in game.events) == 2
    ended = [event for event in game.events if isinstance(event, MancheEnded)]
    assert [event.manche for event in ended] == [1, 2]
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert outcome.scores == tuple(map(sum, zip(*(event.totals for event in ended), strict=True)))
    codes = [line.code for line in outcome.sheet]
    manche = [f"yahtzee.{code}" for code in ("manche", "upper", "prime", "lower", "yahtzee_primes", "manche_total")]
    assert codes == [*manche, *manche, "yahtzee.total"]
    assert outcome.sheet[-1] == SheetLine("yahtzee.total", outcome.scores)


def test_the_last_box_ends_the_game() -> None:
    rules = YahtzeeRules(2)
    game = opened(2)
    almost = replace(full_but(Box.CHANCE, six=30, yahtzee=50, cinq=25, quatre=8), primes=1)
    game = Game(rules, replace(game.state, sheets=(almost, full_but(Box.CHANCE, six=18)), turn=TURNS))
    game.fill(Box.CHANCE, (1, 2, 3, 4, 6))
    assert rules.outcome(game.state) is None
    assert not any(isinstance(event, MancheEnded) for event in game.fill(Box.CHANCE, (1, 2, 3, 4, 6))), "there is no other manche"
    outcome = rules.outcome(game.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 2), (264, 34), "sheets_full")
    assert outcome.sheet == (
        SheetLine("yahtzee.upper", (63, 18)),
        SheetLine("yahtzee.prime", (35, 0)),
        SheetLine("yahtzee.lower", (66, 16)),
        SheetLine("yahtzee.yahtzee_primes", (100, 0)),
        SheetLine("yahtzee.total", (264, 34)),
    )


def test_equal_totals_share_the_place() -> None:
    game = opened(3)
    filled = (full_but(Box.CHANCE, six=18), full_but(Box.CHANCE, six=18), full_but(Box.CHANCE))
    game = Game(game.rules, replace(game.state, sheets=filled, turn=TURNS))
    for _ in range(3):
        game.fill(Box.CHANCE, (1, 2, 3, 4, 6))
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert outcome.places == (1, 1, 3)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 8), st.integers(1, 2), st.booleans(), st.integers(0, 2**32))
def test_random_games_end_and_add_up(seats: int, manches: int, joker: bool, seed: int) -> None:
    rules = YahtzeeRules(seats, Options(manches, joker))
    game = play_at_random(rules, seed)
    marks = [event for event in game.events if isinstance(event, Marked)]
    assert len(marks) == seats * manches * TURNS
    outcome = rules.outcome(game.state)
    assert outcome is not None
    sheets: tuple[tuple[Sheet, ...], ...] = (*game.state.past, game.state.sheets)
    assert len(sheets) == manches
    for seat in range(seats):
        marked = sum(event.points + event.prime for event in marks if event.seat == seat)
        primes = sum(35 for event in game.events if event == PrimeReached(seat))
        assert outcome.scores[seat] == marked + primes
        assert all(each[seat].full for each in sheets)
    assert min(outcome.places) == 1
    assert rules.requests(game.state) == ()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_no_two_requests_of_a_game_are_equal(seed: int) -> None:
    rules = YahtzeeRules(3, Options(manches=2))
    game = play_at_random(rules, seed)
    state, seen = rules.start(), set()
    for entry in game.entries:
        (request,) = rules.requests(state)
        assert request not in seen
        seen.add(request)
        state = rules.apply(state, entry.seat, entry.command, 0).state
