"""The course of a game: turns, passes, bonus dice, targets, ends, hints, and taking back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of, make_code
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Preview, Refusal
from ludogite.games.mots_de_tete.game import GAME, suits
from ludogite.games.mots_de_tete.moves import (
    Accept,
    AskHint,
    Begins,
    BonusRolled,
    BonusThrown,
    Contest,
    DieThrown,
    Elapsed,
    Hinted,
    HintGiven,
    Judged,
    LastTry,
    LastTurn,
    Pass,
    Passed,
    PassReason,
    Rolled,
    Rolls,
    Rung,
    Scored,
    Throw,
    Timer,
    Withdrawn,
    Write,
)
from ludogite.games.mots_de_tete.state import EDITION, Options, Phase, Way, hint_price
from ludogite.games.setup import AnySession, Loaded, new_header
from tests.games.mots_de_tete.play import MARATHON, QUARTE, READ, SOLITAIRE, Game, few, grid, line

DISQUE = line(6, 5, "DISQUE")
LE = line(2, 3, "LE")
LES = line(2, 5, "S")


def session_of(options: Options, seats: int = 2) -> tuple[AnySession, VirtualClock]:
    code = make_code(b"mots-tet")
    clock = VirtualClock()
    header = new_header(GAME, seats, code, dict(GAME.pairs(options)))
    return Loaded(GAME, options, header, ()).session(READ, clock), clock


# -- turns ------------------------------------------------------------------------------------------------------------------


def test_the_lot_says_who_begins_and_turns_go_round() -> None:
    game = Game(seats=3, begins=2)
    assert game.view.starter == 2
    order = []
    for _ in range(3):
        order.append(game.seat)
        if game.state.turn == 1:
            game.write(DISQUE)
        else:
            game.skip()
    assert order == [2, 0, 1]
    assert game.seat == 2


def test_alone_nobody_draws_lots() -> None:
    game = Game(SOLITAIRE, seats=1)
    assert game.kinds(0) == {Phase.THROW}
    assert game.view.starter == 0


def test_only_what_is_asked_is_answered() -> None:
    game = Game()
    assert game.code(Throw(), 1) == "not_your_turn"
    assert game.code(Pass()) == "not_now"
    assert game.code(AskHint()) == "not_now"
    assert game.code(DISQUE) == "not_now"
    assert game.code(Accept(), 1) == "nothing_to_contest"
    assert game.code(Contest(), 1) == "nothing_to_contest"
    assert game.code(Rolled(3), NATURE) == "not_asked"
    assert game.code(Rolled(3), 0) == "not_asked"
    game.do(0, Throw())
    assert game.code(Throw()) == "not_now"
    assert game.code(Rolled(7), NATURE) == "bad_die"
    assert game.code(Begins(0), NATURE) == "not_asked"
    assert game.code(Judged((True,)), REFEREE) == "not_asked"
    assert game.code(Hinted(Rung.COUNT, 1), REFEREE) == "not_asked"
    assert game.code(Elapsed(Timer.TURN), CLOCK) == "not_asked"
    assert game.code(BonusRolled(()), NATURE) == "not_asked"


def test_a_one_on_the_empty_grid_passes_and_counts_for_nothing() -> None:
    game = Game()
    events = game.roll(1)
    assert events == (DieThrown(0, 1), Passed(0, PassReason.FIRST_ONE, 0))
    assert (game.seat, game.state.fails) == (1, (0, 0))
    game.roll(1)
    game.skip()
    game.skip()
    assert game.state.fails == (1, 1)
    game.roll(1)
    assert game.state.fails == (1, 1)


def test_later_a_one_is_a_number_like_any_other() -> None:
    game = Game()
    game.write(DISQUE)
    game.write(line(6, 11, "S"))
    assert game.state.scores == (17, 21)


def test_alone_a_one_on_the_empty_grid_is_thrown_again() -> None:
    game = Game(SOLITAIRE, seats=1)
    game.roll(1)
    assert (game.state.phase, game.state.turn) == (Phase.THROW, 1)
    game.roll(1)
    game.roll(6)
    game.do(0, DISQUE)
    assert game.state.scores == (17,)


# -- bonus cells ------------------------------------------------------------------------------------------------------------


def test_bonus_cells_are_rolled_once_and_count_in_each_word() -> None:
    words = few("LE", "LEE", "TES")
    on = grid("1 1 1 1 1 1 1\n1 1 1 1 1 1 1\n1 1 1 1 1 R 1\n1 J 1 + 1 J 1\n1 R 1 1 1 1 1\n1 1 1 1 1 1 1\n1 1 1 1 1 1 1")
    game = Game(on=on, knowing=words)
    game.write(LE)
    written = game.write(line(1, 5, "TES", across=False))
    assert game.state.phase is Phase.THROW_BONUS
    assert game.state.rows[1][5] == "T"
    assert game.view.pending is not None
    assert game.view.pending.bonus == ((2, 5), (3, 5))
    assert not any(isinstance(event, Scored) for event in written)
    events = game.bonus((6, 5, 4), (2, 3))
    thrown, scored = events[0], events[1]
    assert thrown == BonusThrown(1, (Rolls(2, 5, (6, 5, 4), 15), Rolls(3, 5, (2, 3), 5)))
    assert isinstance(scored, Scored)
    # the E on the red cell belongs to both new words
    assert {each.word.text: each.points for each in scored.play.words} == {"TES": 1 + 15 + 5, "LEE": 2 + 15}


def test_wrong_bonus_dice_are_refused() -> None:
    words = few("LE", "ES")
    on = grid("1 1 1 1 1 1 1\n1 1 1 1 1 1 1\n1 1 1 J 1 1 1\n1 1 1 + 1 1 1\n1 1 1 J 1 1 1\n1 1 1 1 1 1 1\n1 1 1 1 1 1 1")
    game = Game(on=on, knowing=words)
    game.write(LE)
    game.do(0, Throw())
    for dice in ((), ((1,),), ((1, 7),), ((1, 2), (3,)), ((0, 1),), ((1, 2, 3),)):
        assert game.code(BonusRolled(dice), NATURE) == "bad_bonus"
    game.do(NATURE, BonusRolled(((1, 2),)))
    assert game.state.scores == (4, 0)


def test_a_bonus_cell_is_rolled_again_when_its_word_is_formed_again() -> None:
    words = few("LE", "LES")
    on = grid("1 1 1 1 1 1 1\n1 1 1 1 1 1 1\n1 1 1 O 1 1 1\n1 1 1 + 1 1 1\n1 1 1 O 1 1 1\n1 1 1 1 1 1 1\n1 1 1 1 1 1 1")
    game = Game(on=on, knowing=words)
    game.write(LE, (6,))
    game.write(LES, (2,))
    assert game.state.scores == (7, 4)


def test_quarte_bonus_cells_are_fixed() -> None:
    words = few("LEST", "ESTE")
    on = grid("1 1 1 1 1 1 1\n1 1 1 1 1 1 1\n1 1 1 O J R 1\n1 1 1 + 1 1 1\n1 R J O 1 1 1\n1 1 1 1 1 1 1\n1 1 1 1 1 1 1")
    game = Game(QUARTE, on=on, knowing=words)
    preview = game.rules.preview(game.view, 0, line(2, 3, "LEST"))
    assert preview == Preview(4 + 8 + 12 + 1, (("LEST", 25),))
    game.write(line(2, 3, "LEST"))
    assert game.state.scores == (25, 0)
    assert game.state.plays[-1].bonus == (Rolls(2, 3, (), 4), Rolls(2, 4, (), 8), Rolls(2, 5, (), 12))


# -- ends -------------------------------------------------------------------------------------------------------------------


def test_the_game_ends_at_once_at_the_target() -> None:
    on = grid("9 9 9 9 9 9 9\n" * 3 + "9 9 9 + 9 9 9\n" + "9 9 9 9 9 9 9\n" * 3)
    game = Game(Options(target=50), on=on, knowing=few("LE", "LES", "LEST"))
    game.write(LE)
    game.write(LES)
    assert game.state.phase is Phase.THROW
    game.write(line(2, 6, "T"))
    assert game.is_over()
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.places) == ("mots_de_tete.end_target", (54, 27), (1, 2))


def test_two_rounds_of_passes_block_the_grid() -> None:
    game = Game(seats=3)
    game.write(DISQUE)
    for turn in range(6):
        assert not game.is_over(), turn
        game.skip()
    assert game.is_over()
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.places) == ("mots_de_tete.end_blocked", (17, 0, 0), (1, 2, 2))
    assert game.rules.requests(game.state) == ()
    assert game.code(Throw()) == "game_over"


def test_a_word_breaks_the_series_of_passes() -> None:
    game = Game()
    for _ in range(3):
        game.skip()
    game.write(DISQUE)
    for _ in range(4):
        assert not game.is_over()
        game.skip()
    assert game.is_over()


def test_solitaire_ends_with_the_first_pass() -> None:
    game = Game(SOLITAIRE, seats=1)
    game.write(DISQUE)
    game.skip()
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("mots_de_tete.end_unable", (17,))


def test_solitaire_is_for_one() -> None:
    with pytest.raises(ValueError, match="1 to 1 seats"):
        Game(SOLITAIRE, seats=2)
    with pytest.raises(ValueError, match="1 to 4 seats"):
        Game(seats=5)


def test_marathon_players_withdraw_and_the_last_one_tries_once_more() -> None:
    game = Game(MARATHON, seats=3)
    game.write(DISQUE)
    game.skip()  # 1
    game.skip()  # 2
    game.write(line(6, 11, "SOLO", across=False))  # 0
    assert Withdrawn(1) in game.skip()
    game.write(line(7, 10, "N.TES"))  # 2
    assert game.seat == 0
    game.skip()
    game.skip()
    events = game.skip()
    assert events == (Passed(0, PassReason.CHOICE, 2), Withdrawn(0), LastTry(2))
    assert game.view.is_last
    game.write(line(4, 14, "PEN.ER", across=False))
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert outcome.reason == "mots_de_tete.end_marathon"
    assert outcome.scores == (17 + 32, 0, 23 + 11)
    assert outcome.places == (1, 3, 2), "a player who withdrew can win"


def test_in_a_marathon_a_word_wipes_out_a_failure() -> None:
    game = Game(MARATHON)
    game.skip()
    game.write(DISQUE)
    game.write(line(6, 11, "SOLO", across=False))
    game.skip()
    game.skip()
    assert game.state.fails == (1, 1)
    assert game.skip()[1:] == (Withdrawn(1), LastTry(0))
    assert (game.seat, game.state.is_last) == (0, True)
    game.skip()
    assert game.is_over()


def test_in_a_marathon_there_is_no_target() -> None:
    assert GAME.read_options({"variant": Way.MARATHON.value, "target": 0}).target == 0
    fixed = dict(next(variant for variant in GAME.variants if variant.name == "marathon").fixes)
    assert fixed["target"] == 0
    usual = dict(next(variant for variant in GAME.variants if variant.name == "marathon").usual)
    assert usual == {"turn_seconds": 120}


# -- clocks -----------------------------------------------------------------------------------------------------------------


def test_a_turn_that_takes_too_long_is_a_pass() -> None:
    game = Game(Options(turn_seconds=30))
    game.now = 5_000
    assert game.kinds(CLOCK) == set()
    game.roll(6)
    assert game.asked(0).deadline_ms == 35_000
    events = game.let_pass(Timer.TURN)
    assert events == (Passed(0, PassReason.TIME, 1),)
    assert game.seat == 1


def test_in_the_quarte_the_turn_begins_at_once() -> None:
    game = Game(replace(QUARTE, turn_seconds=30))
    assert game.kinds(0) == {Phase.WRITE}
    assert game.asked(0).deadline_ms == 30_000
    game.let_pass(Timer.TURN)
    assert game.asked(1).deadline_ms == 60_000


def test_when_the_time_is_over_the_turn_under_way_is_the_last() -> None:
    game = Game(Options(minutes=5))
    game.write(DISQUE)
    game.roll(4)
    assert game.view.game_until_ms == 300_000
    assert game.let_pass(Timer.GAME) == (LastTurn(1),)
    assert game.view.is_last
    assert game.kinds(CLOCK) == set()
    game.write(line(6, 11, "SOLO", across=False))
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.places) == ("mots_de_tete.end_time", (17, 32), (2, 1))


def test_a_time_for_the_whole_marathon_or_solitaire() -> None:
    for options, seats in ((replace(MARATHON, minutes=5), 2), (replace(SOLITAIRE, minutes=5), 1)):
        game = Game(options, seats=seats)
        game.let_pass(Timer.GAME)
        game.write(DISQUE)
        outcome = game.rules.outcome(game.state)
        assert outcome is not None
        assert outcome.reason == "mots_de_tete.end_time"


def test_the_session_lets_the_clock_speak_first() -> None:
    session, clock = session_of(Options(turn_seconds=30))
    throw = session.requests()[0]
    session.submit(throw.request.seat, Throw(), throw.token)
    writing = session.requests()[0]
    assert writing.request.kind == Phase.WRITE, "the code of this test throws no 1 first"
    clock.advance(30_000)
    refusal = session.submit(writing.request.seat, Pass(), writing.token)
    assert refusal == Refusal("not_asked"), "it is the other one's turn now"
    assert session.entries[-1].command == Elapsed(Timer.TURN)


# -- hints ------------------------------------------------------------------------------------------------------------------


def test_the_ladder_of_hints_costs_points_and_tells_more_and_more() -> None:
    words = few("LE", "LES", "LEST", known=("LE", "LES"))
    game = Game(on=grid(), knowing=words)
    game.write(LE)
    game.roll(1)
    told = []  # two plays: LES, and LE down to its E
    for rung in Rung:
        (event,) = game.hint()
        assert isinstance(event, HintGiven)
        assert (event.seat, event.price, event.hint.rung) == (1, hint_price(rung, EDITION), rung)
        told.append((event.hint.plays, event.hint.row, event.hint.length, event.hint.letter, event.hint.word))
    assert told == [
        (2, None, None, None, None),
        (2, 2, None, None, None),
        (2, 2, 3, None, None),
        (2, 2, 3, "L", None),
        (2, 2, 3, "L", "LES"),
    ]
    assert game.state.scores == (2, -12)
    assert game.state.hints_cost == (0, 12)
    assert game.code(AskHint()) == "no_more_hints"
    game.do(1, LES)
    assert game.state.scores == (2, 3 - 12)
    assert game.view.hint is None


def test_where_nothing_fits_only_the_count_is_sold() -> None:
    game = Game(on=grid(), knowing=few("LE"))
    game.write(LE)
    game.roll(5)
    (event,) = game.hint()
    assert isinstance(event, HintGiven)
    assert event.hint == Hinted(Rung.COUNT, 0)
    assert game.code(AskHint()) == "no_play_to_hint"


def test_hints_can_be_left_out() -> None:
    game = Game(Options(hints=False))
    game.roll(3)
    assert game.code(AskHint()) == "hints_off"


def test_a_hint_never_shows_a_crude_word_but_counts_it() -> None:
    game = Game(on=grid(), knowing=few("LE", "LES", "LEU", never=("LES",)))
    game.write(LE)
    game.roll(1)
    for _ in Rung:
        (event,) = game.hint()
    assert isinstance(event, HintGiven)
    assert (event.hint.plays, event.hint.word) == (3, "LEU")


# -- taking back, replaying -------------------------------------------------------------------------------------------------


def test_a_word_can_be_taken_back_until_the_next_throw() -> None:
    session, _ = session_of(QUARTE)
    first = session.requests()[0]
    seat = first.request.seat
    choice = next(iter(session.rules.choices(session.view(seat), seat)))
    assert isinstance(choice, Write)
    assert session.submit(seat, choice, first.token) is None
    assert session.undo(seat) is None
    assert session.state.scores == (0, 0)
    assert session.state.phase is Phase.WRITE


def test_a_throw_cannot_be_taken_back() -> None:
    session, _ = session_of(Options())
    asked = session.requests()[0]
    session.submit(asked.request.seat, Throw(), asked.token)
    assert session.undo(asked.request.seat) == Refusal("revealed")


def test_an_old_game_replays_whatever_the_dictionary_says_today() -> None:
    game = Game()
    game.write(DISQUE)
    stranger = Game(knowing=few("AUTRE"))
    for entry in game.entries[1:]:
        refusal = stranger.rules.refuse(stranger.state, entry.seat, entry.command)
        assert refusal is None or refusal.code in stranger.rules.verdicts
        stranger.state = stranger.rules.apply(stranger.state, entry.seat, entry.command, entry.at_ms).state
    assert stranger.state == game.state


def test_dice_have_an_address() -> None:
    game = Game()
    game.do(0, Throw())
    chance = chance_of(make_code(b"anywhere"[:8]))
    request = game.asked(NATURE)
    drawn = {game.rules.draw(replace(game.state, turn=turn), request, chance) for turn in range(60)}
    assert drawn == {Rolled(n) for n in range(1, 7)}
    assert game.rules.draw(game.state, request, chance) == game.rules.draw(game.state, request, chance)


def test_250_points_are_offered_to_four() -> None:
    assert (Options().target, Options(variant=Way.QUARTE).target) == (300, 300)
    assert suits(Options(), 4) == {"target": 250}
    assert suits(Options(), 3) == suits(Options(target=500), 4) == {}


def test_solitaire_leaves_nothing_of_contestation_to_agree_on() -> None:
    solitaire, marathon = (next(one for one in GAME.variants if one.name == name) for name in ("solitaire", "marathon"))
    of_contests = {"contestation", "window_seconds", "hidden"}
    assert not of_contests & {field.name for field in GAME.open_fields(solitaire)}
    assert of_contests <= {field.name for field in GAME.open_fields(marathon)}
