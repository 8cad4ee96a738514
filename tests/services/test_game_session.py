"""The game session: who acts here, what this screen is told and by which eyes, what may be taken back, and games watched again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from ludogite.core.rules import NATURE, REFEREE, Refusal, Seat
from ludogite.games.catalog import load_game
from ludogite.services.game_session import AnyLocalSession, AnyReplaySession, LocalSession, ReplaySession, SeatInfo
from tests.contract.harness import Match, Subject

LEA, PAPI, BOT = SeatInfo("Léa", 1), SeatInfo("Papi", 2), SeatInfo("Plume", 3, level="moyen")


class Heard:
    """What a session has told its screen, in order."""

    def __init__(self, session: Any) -> None:
        self.told: list[tuple[str, Any]] = []
        for name in ("stepped", "asked", "refused", "seated", "rekeyed", "undone", "moved"):
            if hasattr(session, name):
                getattr(session, name).connect(lambda *said, name=name: self.told.append((name, said[0] if said else None)))

    def names(self) -> list[str]:
        names = [name for name, _ in self.told]
        self.told.clear()
        return names

    def of(self, name: str) -> list[Any]:
        return [said for told, said in self.told if told == name]


@pytest.fixture
def sit(qapp: QApplication) -> Callable[..., tuple[AnyLocalSession, Match, Heard]]:
    """Begin a game that is played at random by whoever is asked, and a local session over it."""

    def make(game_id: str, *seats: SeatInfo, hand: tuple[str, ...] = (), **options: Any) -> tuple[AnyLocalSession, Match, Heard]:
        game = load_game(game_id)
        match = Match(Subject(game, game.read_options(options), len(seats), hand))
        local: AnyLocalSession = LocalSession(match.session, seats)
        return local, match, Heard(local)

    return make


Sit = Callable[..., tuple[AnyLocalSession, Match, Heard]]


def act(match: Match, seat: int | None = None) -> None:
    """Let whoever is asked, or nobody but a seat, do something."""
    asked = next(one for one in match.session.requests() if seat in {None, one.request.seat})
    refusal = match.session.submit(asked.request.seat, match.options(asked)[0], asked.token)
    assert refusal is None


def eyes(session: AnyLocalSession) -> Seat | None:
    return session.eyes


# ---- who acts here --------------------------------------------------------------------------------------------------------


def test_people_at_this_screen_act_here(sit: Sit) -> None:
    local, _, _ = sit("yahtzee", LEA, PAPI, BOT)
    local.set_afar(frozenset({1}))
    assert [local.is_local(seat) for seat in (NATURE, REFEREE, 0, 1, 2, 3)] == [False, False, True, False, False, False]


def test_a_phone_that_comes_takes_its_seat_from_this_screen(sit: Sit) -> None:
    local, _, heard = sit("words_out", LEA, PAPI)
    local.set_eyes(1)
    heard.names()
    local.set_afar(frozenset({1}), away={1})
    assert eyes(local) is None
    assert [info.is_away for info in local.seats] == [False, True]
    assert heard.names() == ["stepped", "seated", "asked"]
    local.set_afar(frozenset({1}), away={1})
    assert heard.names() == [], "nothing is new"
    local.set_afar(frozenset({1}))
    assert (heard.names(), local.seats[1].is_away) == (["seated"], False), "it came back: nobody else is asked"
    local.set_eyes(0)
    local.set_afar(frozenset())
    assert eyes(local) == 0
    assert heard.names() == ["stepped", "seated", "asked"]


def test_somebody_else_sits_down(sit: Sit) -> None:
    local, _, heard = sit("yahtzee", LEA, PAPI, BOT)
    local.seat(1, SeatInfo("Mamie", 2))
    assert [info.name for info in local.seats] == ["Léa", "Mamie", "Plume"]
    assert heard.names() == ["seated", "asked"]


def test_buzzer_keys_are_told(sit: Sit) -> None:
    local, _, heard = sit("des_themes", LEA, PAPI)
    keys = {0: "a"}
    local.set_buzzers(keys)
    keys[1] = "b"
    assert local.buzzers == {0: "a"}
    assert heard.names() == ["rekeyed"]


# ---- what this screen is told ---------------------------------------------------------------------------------------------


def test_a_step_is_told_by_the_eyes_of_this_screen(sit: Sit) -> None:
    """Cards that somebody else draws are told without their faces, and what happened is told again in the same way."""
    local, match, heard = sit("words_out", LEA, PAPI)
    local.set_eyes(0)
    rules, secret = match.session.rules, 0
    assert local.view() == match.session.view(0) != match.session.view(1)
    assert local.view_of(None) == match.session.view(None)
    while not secret:
        before = len(list(match.session.past()))
        heard.told.clear()
        match.move()
        new = list(match.session.past())[: len(list(match.session.past())) - before][::-1]
        told = [shown for event in new if (shown := rules.show(event, 0)) is not None]
        assert [event for step in heard.of("stepped") for event in step] == told
        assert heard.of("asked")[-1] == match.session.requests()
        assert list(local.past())[: len(told)] == told[::-1]
        secret += sum(rules.show(event, 0) != rules.show(event, 1) for event in new)
    assert local.view() == match.session.view(0), "the view is that of now"


def test_other_eyes_are_a_turn_and_the_same_are_none(sit: Sit) -> None:
    local, _, heard = sit("words_out", LEA, PAPI)
    local.set_eyes(0)
    assert (local.turned, heard.told) == (1, [("stepped", ())])
    local.set_eyes(0)
    assert (local.turned, len(heard.told)) == (1, 1)


def test_what_a_seat_may_choose_comes_from_its_own_view(sit: Sit) -> None:
    local, match, _ = sit("words_out", LEA, PAPI)
    seat = local.requests()[0].request.seat
    mine = list(local.choices_of(seat))
    assert mine
    assert mine == list(match.session.rules.choices(match.session.view(seat), seat))
    assert local.preview(seat, mine[0]) == match.session.preview(seat, mine[0])


def test_the_clock_and_the_log_are_those_of_the_game(sit: Sit) -> None:
    local, match, _ = sit("yahtzee", LEA, PAPI)
    match.clock.advance(1234)
    assert local.now_ms() == 1234
    act(match)
    text = local.log(match.subject.game.codec)
    assert len(text.splitlines()) == 2 + len(match.session.entries), "a line for the format, the header, and each entry"
    assert local.header == match.session.header


# ---- commands -------------------------------------------------------------------------------------------------------------


def test_a_command_is_played_or_its_refusal_is_told(sit: Sit) -> None:
    local, match, heard = sit("yahtzee", LEA, PAPI)
    asked = local.requests()[0]
    seat, command = asked.request.seat, match.options(asked)[0]
    refusal = local.submit(seat, command, asked.token + 1000)
    assert refusal == Refusal("stale")
    assert heard.told == [("refused", refusal)]
    assert local.submit(seat, command, asked.token) is None
    assert len(heard.of("refused")) == 1
    assert match.session.entries


def test_the_guard_lets_pass_keeps_back_or_refuses(sit: Sit) -> None:
    local, match, heard = sit("yahtzee", LEA, PAPI)
    asked = local.requests()[0]
    seat, command = asked.request.seat, match.options(asked)[0]
    seen: list[tuple[Any, ...]] = []
    answers: list[Refusal | bool] = [False, Refusal("lesson_wants_more"), True]

    def guard(*given: Any) -> Refusal | bool:
        seen.append(given)
        return answers[len(seen) - 1]

    local.guard = guard
    assert local.submit(seat, command, asked.token) is None
    assert (heard.told, match.session.entries[-1:]) == ([], ())
    assert local.submit(seat, command, asked.token) == Refusal("lesson_wants_more")
    assert (heard.told, match.session.entries[-1:]) == ([("refused", Refusal("lesson_wants_more"))], ())
    assert local.submit(seat, command, asked.token) is None
    assert match.session.entries
    assert seen == [(seat, command, asked.token)] * 3


# ---- taking back ----------------------------------------------------------------------------------------------------------


def marked(local: AnyLocalSession, match: Match) -> int:
    """Play until somebody has filled a box, which may be taken back; tell who."""
    while True:
        asked = local.requests()[0]
        marks = [command for command in match.options(asked) if type(command).__name__ == "Mark"]
        if marks:
            assert match.session.submit(asked.request.seat, marks[0], asked.token) is None
            return asked.request.seat
        act(match)


def test_what_a_person_here_did_last_may_be_taken_back(sit: Sit) -> None:
    local, match, heard = sit("yahtzee", LEA, PAPI)
    assert local.refuse_undo() == Refusal("nothing_to_undo")
    assert not local.undo()
    marked(local, match)
    count, turned = len(match.session.entries), local.turned
    assert (local.refuse_undo(), local.can_undo()) == (None, True)
    heard.names()
    assert local.undo()
    assert len(match.session.entries) < count
    assert local.turned == turned + 1
    assert heard.names() == ["undone", "stepped", "asked"]


def test_what_was_answered_outside_stays(sit: Sit) -> None:
    local, match, _ = sit("yahtzee", LEA, PAPI)
    marked(local, match)
    local.stands = len(match.session.entries) - 1
    assert local.can_undo()
    local.stands = len(match.session.entries)
    assert local.refuse_undo() == Refusal("nothing_to_undo")


def test_what_a_computer_or_a_phone_did_last_is_not_taken_back_here(sit: Sit) -> None:
    for other in ({"bot": True}, {"bot": False}):
        local, match, _ = sit("yahtzee", LEA, PAPI)
        seat = marked(local, match)
        if other["bot"]:
            local.seat(seat, BOT)
        else:
            local.set_afar(frozenset({seat}))
        assert local.refuse_undo() == Refusal("nothing_to_undo")
        assert not local.undo()


def test_nothing_is_taken_back_when_the_game_is_over(sit: Sit) -> None:
    local, match, _ = sit("yahtzee", LEA)
    match.to_the_end()
    assert local.outcome() == match.session.outcome()
    assert local.outcome() is not None
    assert local.refuse_undo() == Refusal("game_over")
    assert not local.can_undo()


def test_dice_that_the_table_typed_in_may_be_taken_back(sit: Sit) -> None:
    local, match, _ = sit("yahtzee", LEA, BOT, hand=("dice",))
    while not match.session.entries or match.session.entries[-1].seat != NATURE:
        act(match)
    assert local.can_undo()
    assert local.undo()
    assert local.requests()[0].request.seat == NATURE


# ---- watching -------------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["yahtzee", "words_out", "yahtzee_mots"])
def watched(request: pytest.FixtureRequest, qapp: QApplication) -> tuple[AnyReplaySession, Match, Heard]:
    """A game that was played to its end, and its replay."""
    game = load_game(request.param)
    match = Match(Subject(game, game.options(), 2))
    match.to_the_end()
    replay: AnyReplaySession = ReplaySession(match.subject.rules, match.session.entries, (LEA, PAPI))
    return replay, match, Heard(replay)


Watched = tuple[AnyReplaySession, Match, Heard]


def test_who_watches_changes_nothing(watched: Watched) -> None:
    replay, match, heard = watched
    refusal = Refusal("only_watching")
    assert replay.submit(0, match.session.entries[0].command, 1) == refusal
    assert heard.told == [("refused", refusal)]
    assert replay.preview(0, match.session.entries[0].command) == refusal
    assert (replay.requests(), replay.can_undo(), replay.undo(), replay.eyes) == ((), False, False, None)
    replay.set_eyes(0)
    assert replay.eyes is None


def test_every_step_shows_the_game_after_its_entry(watched: Watched) -> None:
    replay, match, _ = watched
    rules, state = match.subject.rules, match.subject.rules.start()
    assert (replay.step, replay.now_ms(), list(replay.past())) == (0, 0, [])
    assert replay.last == len(match.session.entries)
    views, told = [rules.view(state, None)], list[Any]()
    assert replay.view() == views[0]
    for step, entry in enumerate(match.session.entries, start=1):
        done = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        state = done.state
        views.append(rules.view(state, None))
        told += [shown for event in done.events if (shown := rules.show(event, None)) is not None]
        replay.show_step(step)
        assert (replay.view(), replay.now_ms(), replay.outcome()) == (views[-1], entry.at_ms, rules.outcome(state))
        assert list(replay.past()) == told[::-1]
    assert replay.views() == tuple(views)
    assert replay.outcome() is not None


def test_one_step_forward_is_told_and_any_other_move_is_a_turn(watched: Watched) -> None:
    replay, _, heard = watched
    told = list[Any]()
    for step in range(1, replay.last + 1):
        replay.show_step(step)
        told += heard.of("stepped")[-1]
    assert told == list(replay.past())[::-1]
    assert heard.of("moved") == list(range(1, replay.last + 1))
    assert replay.turned == 0
    for step in (replay.last - 1, 0, replay.last - 2, replay.last - 2):
        replay.show_step(step)
        assert heard.of("stepped")[-1] == ()
    assert replay.turned == 4
    replay.show_step(replay.last + 7)
    assert replay.step == replay.last
    replay.show_step(-3)
    assert replay.step == 0


def test_stops_are_what_is_worth_a_look(watched: Watched) -> None:
    replay, match, heard = watched
    rules, states = match.subject.rules, [match.subject.rules.start()]
    for entry in match.session.entries:
        states.append(rules.apply(states[-1], entry.seat, entry.command, entry.at_ms).state)
    waits = [any(request.seat in {NATURE, REFEREE} for request in rules.requests(state)) for state in states]
    assert replay.first == waits.index(False)
    assert (replay.stops[0], replay.stops[-1]) == (replay.first, replay.last)
    assert set(replay.stops) >= {step for step in range(replay.first, len(states)) if not waits[step]}
    own = [step for step in range(replay.first + 1, replay.last) if waits[step] and match.session.entries[step - 1].seat >= 0]
    assert not set(own) & set(replay.stops), "who throws waits for the dice"
    for before, after in zip(replay.stops, replay.stops[1:], strict=False):
        assert (replay.stop_after(before), replay.stop_before(after)) == (after, before)
    assert (replay.stop_after(replay.last), replay.stop_before(replay.first)) == (replay.last, replay.first)
    far = next(step for step in replay.stops if replay.stop_after(step) > step + 1) if own else replay.first
    replay.show_step(far)
    turned = replay.turned
    heard.told.clear()
    replay.show_step(replay.stop_after(far))
    assert replay.turned == turned, "from one stop to the next is forward"
    assert bool(heard.of("stepped")[-1]) is bool(list(replay.past()))
