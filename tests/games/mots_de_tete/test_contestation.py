"""The window after each play in contestation: who may answer, what the dictionary says, who loses what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludogite.core.codec import CodecError
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Urgency
from ludogite.games.mots_de_tete.moves import (
    Accept,
    Accepted,
    Contest,
    Contested,
    ContestLost,
    ContestWon,
    Event,
    Judged,
    Passed,
    PassReason,
    Scored,
    Timer,
    TurnLost,
    WindowClosed,
    Withdrawn,
)
from ludogite.games.mots_de_tete.state import Options, Phase
from tests.games.mots_de_tete.play import CONTESTATION, HIDDEN, MARATHON, Game, few, grid, line

RIGHT = line(6, 5, "DISQUE")
WRONG = line(6, 5, "DISKKE")


def written(options: Options = CONTESTATION, seats: int = 3, *, right: bool = True) -> Game:
    game = Game(options, seats)
    game.write(RIGHT if right else WRONG)
    return game


def test_every_opponent_is_asked_at_once() -> None:
    game = written()
    assert game.view.waiting == (1, 2)
    assert game.kinds(0) == set()
    for seat in (1, 2):
        request = game.asked(seat)
        assert (request.kind, request.urgency, request.deadline_ms) == (Phase.CONTEST, Urgency.MAY, 10_000)
    assert game.code(Accept(), 0) == "nothing_to_contest"
    assert game.state.rows[6][5:11] == "DISQUE"
    assert game.state.scores == (0, 0, 0)


def test_when_all_accept_the_play_scores() -> None:
    game = written()
    assert game.do(2, Accept()) == (Accepted(2),)
    assert game.view.waiting == (1,)
    events = game.do(1, Accept())
    assert [type(event) for event in events] == [Accepted, WindowClosed, Scored]
    assert (game.seat, game.state.scores) == (1, (17, 0, 0))


def test_silence_is_consent() -> None:
    game = written()
    events = game.let_pass(Timer.WINDOW)
    assert [type(event) for event in events] == [WindowClosed, Scored]
    assert game.now == 10_000


def test_without_a_limit_everybody_must_answer() -> None:
    game = written(replace(CONTESTATION, window_seconds=0))
    assert game.kinds(CLOCK) == set()
    assert game.asked(1).urgency is Urgency.MUST
    game.do(1, Accept())
    game.do(2, Accept())
    assert game.state.scores == (17, 0, 0)


def test_a_wrong_word_comes_off_and_the_turn_counts_as_a_pass() -> None:
    game = written(right=False)
    assert game.do(2, Contest()) == (Contested(2, 0),)
    assert game.kinds(1) == set(), "only the first contester counts"
    events = game.do(REFEREE, game.rules.judge(game.state, game.asked(REFEREE)))
    assert events == (ContestWon(2, 0, ("DISKKE",)), Passed(0, PassReason.INVALID, 1))
    assert game.view.is_empty
    assert game.state.scores == (0, 0, 0)
    assert game.state.lost == ()
    assert (game.seat, game.kinds(1)) == (1, {Phase.THROW})


def test_contesting_a_right_word_costs_the_next_turn_which_counts_as_nothing() -> None:
    game = written()
    events = game.contest(1)
    assert events[0] == ContestLost(1, 0)
    assert isinstance(events[1], Scored)
    assert events[2] == TurnLost(1)
    assert game.seat == 2
    assert game.state.lost == ()
    assert game.state.fails == (0, 0, 0)
    game.skip()
    assert game.seat == 0


def test_the_turn_is_lost_when_it_comes() -> None:
    game = written()
    game.contest(2)
    assert game.state.lost == (2,)
    assert game.seat == 1
    events = game.skip()
    assert events[-1] == TurnLost(2)
    assert game.seat == 0


def test_two_players_the_writer_plays_again() -> None:
    game = written(seats=2)
    game.contest(1)
    assert game.seat == 0


def test_every_new_word_is_checked() -> None:
    words = few("LE", "LES", "SI")
    game = Game(CONTESTATION, on=grid(), knowing=words)
    game.write(line(2, 3, "LE"))
    game.do(1, Accept())
    game.write(line(2, 5, "SI", across=False))
    game.do(0, Contest())
    assert game.rules.judge(game.state, game.asked(REFEREE)) == Judged((True, True))
    assert game.code(Judged((True,)), REFEREE) == "bad_verdict"
    events = game.do(REFEREE, Judged((True, False)))
    assert events[0] == ContestWon(0, 1, ("LES",))
    assert game.state.rows[2] == "...LE.."


def test_bonus_dice_fall_after_the_window() -> None:
    on = grid("1 1 1 1 1 1 1\n" * 2 + "1 1 1 O 1 1 1\n1 1 1 + 1 1 1\n1 1 1 O 1 1 1\n" + "1 1 1 1 1 1 1\n" * 2)
    game = Game(CONTESTATION, on=on, knowing=few("LE"))
    game.write(line(2, 3, "LE"))
    assert game.state.phase is Phase.CONTEST
    game.contest(1)
    assert game.kinds(0) == {Phase.THROW_BONUS}
    events = game.bonus((5,))
    assert [type(event).__name__ for event in events] == ["BonusThrown", "Scored", "TurnLost"]
    assert game.state.scores == (6, 0)
    assert game.kinds(NATURE) == set()


def test_an_invalid_word_counts_towards_withdrawal() -> None:
    game = written(replace(MARATHON, contestation=True), seats=3, right=False)
    game.contest(1)
    game.skip()
    game.skip()
    game.write(WRONG)
    events = game.contest(1)
    assert Withdrawn(0) in events


def test_alone_nobody_contests() -> None:
    game = Game(CONTESTATION, seats=1)
    game.write(RIGHT)
    assert game.state.scores == (17,)


@pytest.mark.parametrize("valid", [True, False])
def test_the_verdict_of_the_day_is_what_replays(*, valid: bool) -> None:
    game = written(seats=2)
    game.do(1, Contest())
    game.do(REFEREE, Judged((valid,)))
    assert game.state.scores == ((17, 0) if valid else (0, 0))


# ---- hidden answers -------------------------------------------------------------------------------------------------------


def judged(game: Game) -> tuple[Event, ...]:
    return game.do(REFEREE, game.rules.judge(game.state, game.asked(REFEREE)))


def test_hidden_answers_are_shown_together() -> None:
    game = written(HIDDEN, 4)
    assert game.do(2, Contest()) == ()
    assert game.do(1, Accept()) == ()
    assert (game.view.waiting, game.view.contesters, game.state.phase) == ((3,), (), Phase.CONTEST)
    assert game.code(Accept(), 2) == "nothing_to_contest"
    assert game.do(3, Contest()) == (Contested(2, 0), Contested(3, 0))
    assert game.view.contesters == (2, 3)
    events = judged(game)
    assert events[:2] == (ContestLost(2, 0), ContestLost(3, 0))
    assert game.state.lost == (2, 3)
    assert game.state.scores == (17, 0, 0, 0)


def test_a_wrong_word_comes_off_and_whoever_saw_it_is_named() -> None:
    game = written(HIDDEN, 4, right=False)
    for seat, answer in ((3, Contest()), (1, Contest()), (2, Accept())):
        events = game.do(seat, answer)
    assert events == (Contested(1, 0), Contested(3, 0))
    assert judged(game) == (ContestWon(1, 0, ("DISKKE",), (3,)), Passed(0, PassReason.INVALID, 1))
    assert (game.state.lost, game.state.contesters) == ((), ())


def test_when_all_accept_in_secret_the_play_scores() -> None:
    game = written(HIDDEN)
    game.do(2, Accept())
    events = game.do(1, Accept())
    assert [type(event) for event in events] == [WindowClosed, Scored]


def test_each_hidden_answer_gives_the_others_their_time_anew_and_silence_is_consent() -> None:
    game = written(HIDDEN)
    game.now = 9_000
    game.do(2, Contest())
    assert game.asked(1).deadline_ms == 19_000
    assert game.let_pass(Timer.WINDOW) == (Contested(2, 0),)
    assert game.state.phase is Phase.JUDGE


def test_without_a_limit_the_hidden_answers_wait_for_everybody() -> None:
    game = written(replace(HIDDEN, window_seconds=0))
    game.do(2, Contest())
    assert game.kinds(CLOCK) == set()
    assert game.asked(1).urgency is Urgency.MUST


@pytest.mark.parametrize("edition", [1, 2])
def test_games_of_earlier_editions_know_no_hidden_answers(edition: int) -> None:
    with pytest.raises(CodecError, match="hidden"):
        replace(HIDDEN, edition=edition)
    replace(CONTESTATION, edition=edition)
