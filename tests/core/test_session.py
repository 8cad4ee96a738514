"""A session keeps the order, the log and the tokens, whatever players, listeners, clocks and disks do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of, make_code
from ludogite.core.log import Entry, Header, LogError
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Preview, Refusal
from ludogite.core.session import Delivery, Session
from ludogite.games.blank.game import GAME as BLANK
from ludogite.games.blank.rules import BlankRules, Fell, Options, Pass, Throw
from tests.contract.tiny import contest, sand

CODE = make_code(b"sessions")
BlankSession = Session[Any, Any, Any, Any]


@dataclass
class Notes:
    """A journal that remembers, and fails when told to."""

    entries: list[Entry[Any]] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    is_full: bool = False

    def append(self, first: int, entries: Sequence[Entry[Any]]) -> None:
        if self.is_full:
            raise OSError("no space left")
        assert first == len(self.entries), "a gap in the journal"
        self.entries += entries
        self.groups.append(len(entries))

    def truncate(self, count: int) -> None:
        if self.is_full:
            raise OSError("no space left")
        assert count < len(self.entries)
        del self.entries[count:]


def blank(seats: int = 2, throws: int = 2, *, entries: Sequence[Entry[Any]] = (), **parts: Any) -> BlankSession:
    options = Options(throws)
    header = Header("blank", 1, BLANK.pairs(options), seats, CODE)
    parts.setdefault("clock", VirtualClock())
    return Session(BlankRules(seats, options), BLANK.codec, header, chance=chance_of(CODE), entries=entries, **parts)


def tiny(game: Any, seats: int, *, entries: Sequence[Entry[Any]] = (), **parts: Any) -> BlankSession:
    rules = game.TINY.game.make_rules(seats, game.Options(), lambda name: b"")
    header = Header(rules.game_id, 1, game.TINY.game.pairs(game.Options()), seats, CODE)
    parts.setdefault("clock", VirtualClock())
    return Session(rules, game.TINY.game.codec, header, chance=chance_of(CODE), entries=entries, **parts)


def say(session: BlankSession, command: Any) -> None:
    asked = session.requests()[0]
    assert session.submit(asked.request.seat, command, asked.token) is None


# -- tokens -----------------------------------------------------------------------------------------------------------------


def test_a_second_click_is_stale_even_when_the_same_seat_is_asked_again() -> None:
    session = blank(seats=1)
    token = session.requests()[0].token
    assert session.submit(0, Throw(), token) is None
    assert session.submit(0, Throw(), token) == Refusal("stale")
    assert len(session.entries) == 2


def test_while_the_table_pauses_nobody_may_do_anything() -> None:
    session = blank()
    (asked,) = session.requests()
    session.is_paused = True
    assert session.submit(asked.request.seat, Throw(), asked.token) == Refusal("paused")
    session.is_paused = False
    assert session.submit(asked.request.seat, Throw(), asked.token) is None


def test_who_is_not_asked_is_told_so() -> None:
    session = blank()
    token = session.requests()[0].token
    for seat in (1, 2, 99, NATURE, CLOCK, REFEREE, -4):
        assert session.submit(seat, Throw(), token) == Refusal("not_asked")
    assert session.submit(0, Fell(6), token) == Refusal("bad_die"), "players do not throw for NATURE"
    assert session.entries == ()


def test_nobody_speaks_for_the_clock_even_with_its_token() -> None:
    session = tiny(sand, 1)
    say(session, sand.Throw())
    token = next(asked.token for asked in session._open if asked.request.seat == CLOCK)
    assert session.submit(CLOCK, sand.RanOut(), token) == Refusal("not_asked")
    assert CLOCK not in {asked.request.seat for asked in session.requests()}


def test_a_finished_game_takes_nothing_more() -> None:
    session = blank(seats=1, throws=1)
    token = session.requests()[0].token
    say(session, Pass())
    assert session.requests() == ()
    assert session.submit(0, Throw(), token) == Refusal("game_over")
    assert session.outcome() is not None


def test_tokens_are_never_used_again() -> None:
    session, seen = blank(throws=4), set[int]()
    for command in (Pass(), Throw(), Pass(), Pass()):
        token = session.requests()[0].token
        assert token not in seen
        seen.add(token)
        say(session, command)
        if isinstance(command, Pass):
            assert session.undo(session.entries[-1].seat) is None
            assert session.requests()[0].token not in seen
            say(session, command)


def test_a_refused_command_leaves_the_token_open() -> None:
    session = tiny(contest, 2)
    asked = session.requests()
    assert session.submit(0, contest.Write("a"), asked[0].token) == Refusal.of("bad_length", letters=1)
    assert session.requests() == asked


# -- json -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, 5, "Throw", [], {}, {"kind": "Jump"}, {"kind": "Throw", "more": 1}, {"kind": "Fell"}])
def test_json_that_is_no_command_is_undecodable(data: Any) -> None:
    session = blank()
    refusal = session.submit_json(0, data, session.requests()[0].token)
    assert refusal is not None
    assert refusal.code == "undecodable"
    assert [name for name, _ in refusal.args] == ["where"]


def test_json_that_is_a_command_is_played() -> None:
    session = blank()
    assert session.submit_json(0, {"kind": "Pass"}, session.requests()[0].token) is None
    assert session.entries == (Entry(0, Pass(), 0),)


# -- delivery ---------------------------------------------------------------------------------------------------------------


def test_listeners_hear_everything_once_in_the_order_of_the_log() -> None:
    session, heard = blank(), list[Delivery[Any, Any, Any]]()
    session.listen(heard.append)
    say(session, Throw())
    say(session, Pass())
    assert [news.entry for news in heard] == list(session.entries)
    assert heard[-1].state == session.state
    assert [len(news.events) for news in heard] == [0, 1, 1]


def test_the_world_is_settled_before_anybody_hears() -> None:
    session, seen = blank(), []
    session.listen(lambda news: seen.append([asked.request.kind for asked in session.requests()]))
    say(session, Throw())
    assert seen == [["turn"], ["turn"]]


def test_a_listener_that_submits_does_not_reorder_the_news() -> None:
    session, first, second = blank(seats=3, throws=1), list[Any](), list[Any]()

    def eager(news: Delivery[Any, Any, Any]) -> None:
        first.append(news.entry)
        if session.requests() and news.entry is not None and news.entry.seat >= 0:
            say(session, Throw())

    session.listen(eager)
    session.listen(lambda news: second.append(news.entry))
    say(session, Throw())
    assert len(session.entries) == 6
    assert first == second == list(session.entries)


def test_a_listener_that_breaks_does_not_lose_the_news() -> None:
    session, heard = blank(), list[Any]()

    def broken(news: Delivery[Any, Any, Any]) -> None:
        if not heard:
            raise RuntimeError("a widget was gone")

    session.listen(broken)
    with pytest.raises(RuntimeError, match="widget"):
        say(session, Throw())
    assert len(session.entries) == 2
    heard.append("before")
    session.listen(lambda news: heard.append(news.entry))
    say(session, Pass())
    assert heard[1:] == list(session.entries[1:])


# -- undo -------------------------------------------------------------------------------------------------------------------


def test_what_may_be_taken_back() -> None:
    session = blank()
    assert session.undo(0) == Refusal("nothing_to_undo")
    say(session, Pass())
    assert session.refuse_undo(1) == Refusal("other_acted")
    assert session.refuse_undo(0) is None
    assert session.entries, "asking takes nothing back"
    say(session, Throw())
    assert session.undo(1) == Refusal("revealed")
    assert session.undo(0) == Refusal("revealed")
    for seat in (NATURE, CLOCK, REFEREE):
        assert session.undo(seat) == Refusal("revealed")


def test_the_outside_world_takes_nothing_back() -> None:
    session = tiny(contest, 2)
    say(session, contest.Write("ab"))
    for seat in (NATURE, CLOCK, REFEREE):
        assert session.undo(seat) == Refusal("other_acted")
    assert session.undo(1) == Refusal("other_acted")


def test_what_the_world_said_without_news_goes_with_the_command_before_it() -> None:
    class Quiet(BlankRules):
        def apply(self, state: Any, seat: int, command: Any, at_ms: int) -> Any:
            return replace(super().apply(state, seat, command, at_ms), reveals=False)

    header = Header("blank", 1, (), 2, CODE)
    session: BlankSession = Session(Quiet(2), BLANK.codec, header, chance=chance_of(CODE), clock=VirtualClock())
    say(session, Throw())
    assert session.undo(NATURE) == Refusal("other_acted"), "the dice fall as they fall"
    assert session.undo(0) is None
    assert session.entries == ()
    assert session.requests()[0].request.seat == 0


def test_nobody_undoes_past_the_clock() -> None:
    clock = VirtualClock()
    session = tiny(sand, 1, clock=clock)
    say(session, sand.Throw())
    say(session, sand.Claim(sum(session.state.dice)))
    assert session.refuse_undo(0) is None
    session.undo(0)
    clock.advance(60_000)
    session.tick()
    assert session.undo(0) == Refusal("other_acted")


def test_an_undo_is_told_and_gives_the_same_dice_afterwards() -> None:
    session, heard = blank(seats=1, throws=3), list[Any]()
    other = blank(seats=1, throws=3)
    say(session, Pass())
    session.listen(heard.append)
    session.undo(0)
    assert heard == [Delivery(None, session.rules.start())]
    for each in (session, other):
        say(each, Pass())
        say(each, Throw())
    assert session.state == other.state
    assert session.entries == other.entries


# -- the journal ------------------------------------------------------------------------------------------------------------


def test_a_command_and_what_the_world_says_to_it_are_kept_together() -> None:
    notes = Notes()
    session = blank(journal=notes)
    assert notes.groups == []
    say(session, Throw())
    say(session, Pass())
    assert notes.groups == [2, 1]
    assert notes.entries == list(session.entries)


def test_a_command_is_kept_before_it_is_told() -> None:
    notes = Notes()
    session, kept = blank(journal=notes), list[int]()
    session.listen(lambda news: kept.append(len(notes.entries)))
    say(session, Throw())
    assert kept == [2, 2]


def test_a_deadline_and_the_command_after_it_are_kept() -> None:
    notes, clock = Notes(), VirtualClock()
    session = tiny(sand, 2, journal=notes, clock=clock)
    say(session, sand.Throw())
    token = session.requests()[0].token
    clock.advance(60_000)
    assert session.submit(0, sand.Throw(), token) == Refusal("not_asked")
    assert notes.groups == [2, 1], "the clock's word is kept though the command was refused"
    session.tick()
    assert notes.groups == [2, 1]


def test_an_undo_shortens_the_journal() -> None:
    notes = Notes()
    session = blank(journal=notes)
    say(session, Throw())
    say(session, Pass())
    session.undo(1)
    assert notes.entries == list(session.entries)
    say(session, Pass())
    assert notes.entries == list(session.entries)


def test_a_full_disk_stops_no_game_and_leaves_no_gap() -> None:
    notes, heard = Notes(), list[Any]()
    session = blank(journal=notes)
    session.listen(heard.append)
    notes.is_full = True
    with pytest.raises(OSError, match="space"):
        say(session, Throw())
    assert len(heard) == len(session.entries) == 2
    assert notes.entries == []
    notes.is_full = False
    say(session, Pass())
    assert notes.entries == list(session.entries)
    notes.is_full = True
    with pytest.raises(OSError, match="space"):
        session.undo(1)
    assert [entry.seat for entry in session.entries] == [0, NATURE, 1], "an undo that cannot be kept does not happen"
    notes.is_full = False
    assert session.undo(1) is None
    assert notes.entries == list(session.entries)


def test_an_undo_of_what_was_never_kept_asks_the_journal_nothing() -> None:
    notes = Notes()
    session = blank(journal=notes)
    notes.is_full = True
    with pytest.raises(OSError, match="space"):
        say(session, Pass())
    assert session.undo(0) is None
    notes.is_full = False
    say(session, Pass())
    assert notes.entries == list(session.entries)


# -- taking a game up again -------------------------------------------------------------------------------------------------


def test_a_game_is_taken_up_where_it_was() -> None:
    session = blank(throws=3)
    for command in (Throw(), Pass(), Throw()):
        say(session, command)
    notes = Notes(list(session.entries))
    again = blank(throws=3, entries=session.entries, journal=notes)
    assert again.state == session.state
    assert again.entries == session.entries
    assert [asked.request for asked in again.requests()] == [asked.request for asked in session.requests()]
    assert notes.groups == []
    say(again, Pass())
    assert notes.entries == list(again.entries)


def test_a_log_that_ends_before_the_dice_gets_them_and_keeps_them() -> None:
    notes = Notes([Entry(0, Throw(), 700)])
    session = blank(entries=notes.entries[:], journal=notes)
    whole = blank()
    say(whole, Throw())
    assert session.state == whole.state
    assert session.entries[1] == Entry(NATURE, whole.entries[1].command, 700)
    assert notes.entries == list(session.entries)


def test_nothing_old_is_told_again() -> None:
    session = blank(entries=[Entry(0, Throw(), 0)])
    heard = list[Any]()
    session.listen(heard.append)
    session.tick()
    assert heard == []
    say(session, Pass())
    assert [news.entry.seat for news in heard] == [1]


@pytest.mark.parametrize(
    ("entries", "number"),
    [
        ([Entry(1, Throw(), 0)], 1),
        ([Entry(0, Fell(3), 0)], 1),
        ([Entry(NATURE, Fell(3), 0)], 1),
        ([Entry(CLOCK, Pass(), 0)], 1),
        ([Entry(REFEREE, Pass(), 0)], 1),
        ([Entry(7, Pass(), 0)], 1),
        ([Entry(0, Throw(), 0), Entry(NATURE, Fell(7), 0)], 2),
        ([Entry(0, Throw(), 0), Entry(1, Pass(), 0)], 2),
        ([Entry(0, Pass(), 9), Entry(1, Pass(), 8)], 2),
        ([Entry(seat % 2, Pass(), 0) for seat in range(5)], 5),
    ],
)
def test_a_log_that_breaks_the_rules_is_refused(entries: list[Entry[Any]], number: int) -> None:
    with pytest.raises(LogError) as caught:
        blank(entries=entries)
    assert caught.value.code == "log_unplayable"
    assert caught.value.args_by_name == {"number": number}


# -- time -------------------------------------------------------------------------------------------------------------------


def test_entries_carry_game_time_that_never_runs_backwards() -> None:
    clock = VirtualClock()
    session = blank(clock=clock, entries=[Entry(0, Pass(), 5_000)])
    say(session, Pass())
    clock.advance(6_500)
    say(session, Throw())
    assert [entry.at_ms for entry in session.entries] == [5_000, 5_000, 6_500, 6_500]


def test_the_clock_speaks_at_its_deadline_before_a_later_command() -> None:
    clock = VirtualClock()
    session = tiny(contest, 2, clock=clock)
    clock.advance(1_000)
    say(session, contest.Write("ab"))
    assert session.next_deadline() == 11_000
    token = session.requests()[0].token
    clock.advance(9_999)
    session.tick()
    assert session.requests()[0].token == token
    clock.advance(5_000)
    assert session.submit(1, contest.Answer(contests=True), token) == Refusal("stale")
    assert [(entry.seat, entry.at_ms) for entry in session.entries] == [(0, 1_000), (CLOCK, 11_000), (NATURE, 11_000)]
    assert session.next_deadline() is None


def test_a_deadline_that_was_past_when_it_was_set_does_not_disorder_the_log() -> None:
    """The clock speaks at once, but never before what has already been said."""
    clock = VirtualClock(5_000)
    header = Header("tiny_sand", 1, (), 1, CODE)
    hasty: BlankSession = Session(
        sand.SandRules(1, sand.Options(sand_ms=-3_000)), sand.TINY.game.codec, header, chance=chance_of(CODE), clock=clock
    )
    say(hasty, sand.Throw())
    assert hasty.next_deadline() == 2_000
    hasty.tick()
    assert [(entry.seat, entry.at_ms) for entry in hasty.entries] == [(0, 5_000), (NATURE, 5_000), (CLOCK, 5_000)]


def test_previews_come_from_what_the_seat_sees() -> None:
    session = blank()
    assert session.preview(0, Pass()) == Preview(0)
    assert session.preview(1, Pass()) == Refusal("not_your_turn")
    assert session.view(1) == session.view(None)


def test_rules_that_never_stop_talking_are_a_bug() -> None:
    class Endless(sand.SandRules):
        def requests(self, state: Any) -> Any:
            return (super().requests(state)[0].__class__(NATURE, "dice", ("for ever",)),)

        def apply(self, state: Any, seat: int, command: Any, at_ms: int) -> Any:
            return super().apply(sand.State((0,), rolls=1), seat, command, at_ms)

    header = Header("tiny_sand", 1, (), 1, CODE)
    with pytest.raises(RuntimeError, match="never stops"):
        Session(Endless(1), sand.TINY.game.codec, header, chance=chance_of(CODE), clock=VirtualClock())


def test_a_request_that_rules_do_not_close_gets_a_new_token() -> None:
    """Rules that ask the same again break the protocol; a double click does no harm even then."""

    class Stubborn(BlankRules):
        def requests(self, state: Any) -> Any:
            return tuple(asked.__class__(asked.seat, asked.kind, ()) for asked in super().requests(state))

    header = Header("blank", 1, (), 1, CODE)
    session: BlankSession = Session(Stubborn(1), BLANK.codec, header, chance=chance_of(CODE), clock=VirtualClock())
    token = session.requests()[0].token
    assert session.submit(0, Pass(), token) is None
    assert session.submit(0, Pass(), token) == Refusal("stale")
