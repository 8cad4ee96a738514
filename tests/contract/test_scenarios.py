"""The hardest occasions of the five games, each told step by step with a tiny rule set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of, make_code
from ludogite.core.log import Entry, Header, LogError
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Open, Refusal, Seat, Urgency
from ludogite.core.session import Session
from ludogite.games.blank.game import GAME as BLANK_GAME
from ludogite.games.game import Game
from tests.contract.harness import AnySession, read
from tests.contract.tiny import buzz, contest, counter, sand

CODE = make_code(b"scenario")


def begin(
    game: Game, seats: int, *, hand: tuple[str, ...] = (), clock: VirtualClock | None = None, rules: Any = None, **options: Any
) -> AnySession:
    agreed = game.read_options(options)
    header = Header(game.id, 1, game.pairs(agreed), seats, CODE, hand=hand)
    rules = rules or game.make_rules(seats, agreed, read)
    return Session(rules, game.codec, header, chance=chance_of(CODE), clock=clock or VirtualClock())


def asked(session: AnySession, seat: Seat, kind: str | None = None) -> Open:
    return next(one for one in session.requests() if one.request.seat == seat and kind in {None, one.request.kind})


def say(session: AnySession, seat: Seat, command: Any) -> Refusal | None:
    return session.submit(seat, command, asked(session, seat).token)


def open_seats(session: AnySession, kind: str) -> list[Seat]:
    return [one.request.seat for one in session.requests() if one.request.kind == kind]


# -- a nested counter with a replay card ------------------------------------------------------------------------------------


@pytest.fixture
def table() -> AnySession:
    """Three hands of our own: 3, 8, 13 count 4; 0 and 15 replay and count 1; the rest of the cards lie in the pile."""
    session = begin(counter.TINY.game, 3)
    hands = ((8, 13, 1, 2), (0, 15, 3, 4), (5, 10, 20, 14))
    dealt = tuple(card for hand in hands for card in hand)
    order = (*dealt, *(card for card in range(24) if card not in dealt))
    entries = [Entry(NATURE, counter.Dealt(order), 0)]
    return Session(session.rules, session.codec, session.header, chance=chance_of(CODE), clock=VirtualClock(), entries=entries)


def test_each_opponent_is_asked_in_order_whatever_he_holds(table: AnySession) -> None:
    assert say(table, 0, counter.Lay(8)) is None
    assert say(table, 1, counter.Lay(4, claim=True)) is None
    for seat in (2, 0):
        assert open_seats(table, "counter") == [seat]
        assert say(table, seat, counter.Pass()) is None
    assert table.state.scores == (0, 2, 0)
    assert open_seats(table, "turn") == [2]


def test_a_counter_opens_a_full_new_round_with_the_first_claimer_in_it(table: AnySession) -> None:
    say(table, 0, counter.Lay(8))
    say(table, 1, counter.Lay(4, claim=True))
    say(table, 2, counter.Pass())
    assert say(table, 0, counter.Lay(13, claim=True)) is None
    assert [frame.cancelled for frame in table.state.frames] == [True, False]
    assert [frame.source for frame in table.state.frames] == [1, 0]
    for seat in (1, 2):
        assert open_seats(table, "counter") == [seat], "the seat that had passed is asked again"
        say(table, seat, counter.Pass())
    assert table.state.scores == (3, 0, 0)
    assert table.state.frames == ()


def test_a_replay_card_lets_the_counterer_go_on_in_the_same_window(table: AnySession) -> None:
    say(table, 0, counter.Lay(8))
    say(table, 1, counter.Lay(4, claim=True))
    say(table, 2, counter.Pass())
    say(table, 0, counter.Lay(1, claim=True))
    first = asked(table, 1)
    assert table.submit(1, counter.Lay(0), first.token) is None
    second = asked(table, 1)
    assert second.request.kind == "counter"
    assert second.token != first.token
    assert table.submit(1, counter.Lay(15, claim=True), first.token) == Refusal("stale")
    assert table.submit(1, counter.Lay(15, claim=True), second.token) is None
    assert open_seats(table, "counter") == [2]
    assert len(table.state.frames) == 3


def test_an_extension_without_a_claim_cashes_nothing(table: AnySession) -> None:
    say(table, 0, counter.Lay(8))
    say(table, 1, counter.Lay(4, claim=True))
    say(table, 2, counter.Lay(14))
    assert table.state.scores == (0, 0, 0)
    assert open_seats(table, "turn") == [0]


def test_silence_passes_the_counter_on_at_the_very_deadline(table: AnySession) -> None:
    say(table, 0, counter.Lay(8))
    say(table, 1, counter.Lay(4, claim=True))
    clock = table._clock
    assert isinstance(clock, VirtualClock)
    clock.advance(50_000)
    table.tick()
    assert [(entry.seat, entry.at_ms) for entry in table.entries[-2:]] == [(CLOCK, 20_000), (CLOCK, 40_000)]
    assert table.state.scores == (0, 2, 0)


def test_hands_are_shown_to_their_owners_only(table: AnySession) -> None:
    assert table.view(1).hand == (0, 15, 3, 4)
    assert table.view(None).hand == ()
    assert table.view(0) == replace(table.view(None), seat=0, hand=(8, 13, 1, 2))
    shown = [table.rules.show(counter.Drew(0, 9), seat) for seat in (0, 1, None)]
    assert shown == [counter.Drew(0, 9), counter.Drew(0, None), counter.Drew(0, None)]


# -- a buzz with a vote -----------------------------------------------------------------------------------------------------


def test_all_may_buzz_at_once_and_the_second_waits_with_the_token_he_had() -> None:
    clock = VirtualClock()
    session = begin(buzz.TINY.game, 3, clock=clock)
    assert open_seats(session, "buzz") == [0, 1, 2]
    assert {one.request.urgency for one in session.requests()} == {Urgency.MAY}
    tokens = {seat: asked(session, seat).token for seat in range(3)}
    clock.advance(1_000)
    assert session.submit(2, buzz.Buzz(), tokens[2]) is None
    assert session.submit(0, buzz.Buzz(), tokens[0]) is None, "the first buzz leaves the other buzzers' tokens as they were"
    assert session.state.queue == (2, 0)
    assert open_seats(session, "floor") == [2]
    assert session.next_deadline() == 1_000 + buzz.FLOOR_MS
    assert session.submit(2, buzz.Buzz(), tokens[2]) == Refusal("stale"), "a second press of the same button"


def test_a_floor_that_is_not_used_goes_to_the_next_and_then_the_round_goes_on() -> None:
    clock = VirtualClock()
    session = begin(buzz.TINY.game, 2, clock=clock)
    clock.advance(1_000)
    say(session, 0, buzz.Buzz())
    clock.advance(2_000)
    say(session, 1, buzz.Buzz())
    assert session.next_deadline() == 9_000
    floor = asked(session, 0, "floor")
    clock.advance(6_000)
    word = buzz.Say(buzz.LETTERS[session.state.face - 1])
    assert session.submit(0, word, floor.token) == Refusal("stale"), "at the deadline the clock speaks first"
    assert session.entries[-1] == Entry(CLOCK, buzz.TimeUp(), 9_000)
    assert open_seats(session, "floor") == [1]
    clock.advance(buzz.FLOOR_MS)
    session.tick()
    assert session.next_deadline() == 17_000 + buzz.ROUND_MS - 1_000, "the round's clock stood still during the floors"
    assert open_seats(session, "buzz") == [0, 1]


def test_the_others_vote_at_once_and_a_tie_accepts() -> None:
    session = begin(buzz.TINY.game, 3)
    say(session, 1, buzz.Buzz())
    initial = buzz.LETTERS[session.state.face - 1]
    floor = asked(session, 1, "floor")
    assert session.submit(1, buzz.Say("z"), floor.token) == Refusal("wrong_initial")
    assert session.submit(1, buzz.Say(initial), floor.token) is None, "a refusal leaves the request open"
    assert open_seats(session, "vote") == [2, 0]
    assert session.next_deadline() is None
    late, buzzer = asked(session, 2, "vote"), asked(session, 0, "buzz")
    assert session.submit(0, buzz.Vote(accepts=False), asked(session, 0, "vote").token) is None
    assert asked(session, 2, "vote") == late, "two who answer one window do not disturb each other"
    assert asked(session, 0, "buzz") == buzzer, "who answers one request keeps the token of his other one"
    assert session.submit(2, buzz.Vote(accepts=True), late.token) is None
    assert session.state.chips == (0, 1, 0)
    assert session.state.out == (1,)


# -- a contestation with bonus dice -----------------------------------------------------------------------------------------


def test_a_contested_word_is_judged_then_the_bonus_falls_then_it_scores() -> None:
    session = begin(contest.TINY.game, 3)
    heard: list[Any] = []
    session.listen(heard.append)
    say(session, 0, contest.Write("ab"))
    assert open_seats(session, "contest") == [1, 2]
    say(session, 2, contest.Answer(contests=True))
    assert [type(news.entry.command) for news in heard] == [contest.Write, contest.Answer, contest.Judged, contest.Bonus]
    assert [news.entry.seat for news in heard] == [0, 2, REFEREE, NATURE]
    bonus = session.entries[-1].command
    assert session.state.scores == (2 + bonus.face, 0, 0)
    assert session.state.idle == (2,)
    say(session, 1, contest.Skip())
    assert open_seats(session, "write") == [0], "who contested a good word loses his turn"


def test_a_wrong_word_is_erased_without_bonus() -> None:
    session = begin(contest.TINY.game, 2)
    say(session, 0, contest.Write("zz"))
    say(session, 1, contest.Answer(contests=True))
    assert session.entries[-1] == Entry(REFEREE, contest.Judged(valid=False), 0)
    assert session.state.scores == (0, 0)
    assert open_seats(session, "write") == [1]


def test_an_old_log_is_not_held_to_the_dictionary_of_today() -> None:
    session = begin(contest.TINY.game, 2)
    say(session, 0, contest.Write("ab"))
    say(session, 1, contest.Answer(contests=True))
    without = contest.ContestRules(2, words=frozenset())
    again = Session(without, session.codec, session.header, chance=chance_of(CODE), clock=VirtualClock(), entries=session.entries)
    assert again.state == session.state

    strict = begin(contest.TINY.game, 1, arbitre=True)
    say(strict, 0, contest.Write("ab"))
    assert strict.submit(0, contest.Write("zz"), asked(strict, 0).token) == Refusal.of("not_a_word", word="zz")
    without = contest.ContestRules(1, contest.Options(arbitre=True), frozenset())
    again = Session(without, strict.codec, strict.header, chance=chance_of(CODE), clock=VirtualClock(), entries=strict.entries)
    assert again.state == strict.state
    assert say(again, 0, contest.Write("ab")) == Refusal.of("not_a_word", word="ab")


def test_silence_accepts() -> None:
    clock = VirtualClock()
    session = begin(contest.TINY.game, 2, clock=clock)
    clock.advance(500)
    say(session, 0, contest.Write("zz"))
    clock.advance(contest.WINDOW_MS)
    session.tick()
    assert session.entries[-2] == Entry(CLOCK, contest.Silence(), 10_500)
    assert session.entries[-1].seat == NATURE
    assert session.state.scores[0] > 2


# -- an expired sand with a pause before it ---------------------------------------------------------------------------------


def test_sand_runs_out_at_its_millisecond_and_not_while_the_game_is_paused() -> None:
    clock = VirtualClock()
    session = begin(sand.TINY.game, 1, clock=clock)
    clock.advance(2_000)
    say(session, 0, sand.Throw())
    clock.advance(30_000)  # then the game is closed: game time stands still, however long it takes
    resumed_clock = VirtualClock(32_000)
    resumed = Session(
        session.rules, session.codec, session.header, chance=chance_of(CODE), clock=resumed_clock, entries=session.entries
    )
    assert resumed.state == session.state
    resumed_clock.advance(29_999)
    resumed.tick()
    turn = asked(resumed, 0)
    assert turn.request.deadline_ms == resumed.next_deadline() == 62_000
    resumed_clock.advance(7_001)
    claim = sand.Claim(sum(resumed.state.dice))
    assert resumed.submit(0, claim, turn.token) == Refusal("stale")
    assert resumed.entries[-1] == Entry(CLOCK, sand.RanOut(), 62_000)
    assert resumed.state.scores == (0,)
    assert say(resumed, 0, sand.Throw()) is None
    assert resumed.entries[-2].at_ms == 69_000


def test_an_answer_stops_the_sand() -> None:
    clock = VirtualClock()
    session = begin(sand.TINY.game, 1, clock=clock)
    say(session, 0, sand.Throw())
    clock.advance(59_999)
    assert say(session, 0, sand.Claim(sum(session.state.dice))) is None
    assert session.next_deadline() is None
    clock.advance(1_000_000)
    assert say(session, 0, sand.Mark(double=True)) is None
    assert session.state.scores[0] >= 4


def test_a_log_in_which_the_clock_came_too_late_or_too_early_is_refused() -> None:
    session = begin(sand.TINY.game, 1)
    say(session, 0, sand.Throw())
    late = Entry(0, sand.Claim(sum(session.state.dice)), 60_000)
    early = Entry(CLOCK, sand.RanOut(), 59_999)
    for wrong in (late, early):
        with pytest.raises(LogError) as caught:
            Session(
                session.rules,
                session.codec,
                session.header,
                chance=chance_of(CODE),
                clock=VirtualClock(),
                entries=(*session.entries, wrong),
            )
        assert caught.value.args_by_name == {"number": 3}


# -- dice typed by hand -----------------------------------------------------------------------------------------------------


def test_real_dice_are_typed_in_while_the_sand_runs() -> None:
    clock = VirtualClock()
    session = begin(sand.TINY.game, 1, hand=("dice",), clock=clock)
    say(session, 0, sand.Throw())
    dice = asked(session, NATURE)
    assert session.requests() == (dice,)
    assert session.next_deadline() == 60_000
    assert session.submit(0, sand.Claim(7), dice.token) == Refusal("not_asked")
    assert session.submit(NATURE, sand.Fell((7, 1)), dice.token) == Refusal("bad_dice")
    clock.advance(5_000)
    assert session.submit_json(NATURE, {"kind": "Fell", "dice": [6, 1]}, dice.token) is None
    assert session.entries[-1] == Entry(NATURE, sand.Fell((6, 1)), 5_000)
    assert session.submit(NATURE, sand.Fell((6, 6)), dice.token) == Refusal("not_asked")
    again = Session(
        session.rules, session.codec, session.header, chance=chance_of(CODE), clock=VirtualClock(), entries=session.entries
    )
    assert again.state.dice == (6, 1)


def test_the_table_may_correct_dice_that_it_typed_wrongly() -> None:
    session = begin(sand.TINY.game, 1, hand=("dice",))
    say(session, 0, sand.Throw())
    old = asked(session, NATURE)
    session.submit(NATURE, sand.Fell((6, 6)), old.token)
    assert session.refuse_undo(0) == Refusal("revealed")
    assert session.undo(NATURE) is None
    assert session.submit(NATURE, sand.Fell((1, 6)), old.token) == Refusal("stale")
    assert say(session, NATURE, sand.Fell((1, 6))) is None
    assert session.state.dice == (1, 6)
    say(session, 0, sand.Claim(7))
    assert session.undo(NATURE) == Refusal("other_acted")


def test_nobody_speaks_or_undoes_for_dice_that_the_program_throws() -> None:
    session = begin(BLANK_GAME, 1)
    codec = session.codec
    fell = codec.decode({"kind": "Fell", "face": 6})
    token = asked(session, 0).token
    assert session.submit(NATURE, fell, token) == Refusal("not_asked")
    say(session, 0, codec.decode({"kind": "Throw"}))
    assert session.undo(NATURE) == Refusal("revealed")


# -- an undo followed by a late answer --------------------------------------------------------------------------------------


def test_an_answer_to_what_was_taken_back_is_stale_even_when_the_same_word_stands_again() -> None:
    session = begin(contest.TINY.game, 3)
    say(session, 0, contest.Write("ab"))
    late = asked(session, 1)
    assert session.undo(0) is None
    assert session.state.word == ""
    assert session.submit(1, contest.Answer(contests=True), late.token) == Refusal("not_asked")
    say(session, 0, contest.Write("ab"))
    assert asked(session, 1).request == late.request
    assert session.submit(1, contest.Answer(contests=True), late.token) == Refusal("stale")
    assert say(session, 1, contest.Answer(contests=False)) is None
    assert session.refuse_undo(0) == Refusal("other_acted")


def test_a_word_is_not_taken_back_once_its_window_has_closed() -> None:
    clock = VirtualClock()
    session = begin(contest.TINY.game, 2, clock=clock)
    say(session, 0, contest.Write("zz"))
    clock.advance(contest.WINDOW_MS)
    assert session.undo(0) == Refusal("revealed"), "the deadline has passed, though nobody has called tick"
    assert session.entries[1].seat == CLOCK
