"""A game at the table and in the store: every command is written, whatever the disk does, and the result with its marks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.core.advice import LEVELS
from ludogite.core.gamecode import make_code
from ludogite.core.rules import NATURE, Outcome, SheetLine
from ludogite.games.catalog import load_game
from ludogite.games.des_themes.moves import Answer, Ballot, Buzz, Colour, DiceRolled, GiveUpRound, ThemeRolled, Throw, Vote
from ludogite.games.mots_de_tete.moves import AskHint
from ludogite.games.setup import new_header, reader
from ludogite.games.yahtzee import moves as yahtzee
from ludogite.services.match import SUBSTITUTE, Match, begin, result_rows, seat_infos
from ludogite.services.tickets import ticket_of, to_text
from ludogite.services.worker import Lane, Worker
from ludogite.store.database import Store
from ludogite.store.errors import StoreCode, StoreError
from ludogite.store.profiles import NewProfile, Profile
from ludogite.store.saves import LoadedGame, Mark, SeatInfo, Status
from ludogite.words.reasons import Verdict
from tests.services.conftest import RESOURCES, Lay


def saved(store: Store, match: Match) -> LoadedGame:
    found = store.saves.load(match.game_id)
    assert found is not None
    return found


def again(store: Store, match: Match) -> Match:
    """Take the game up from what is written."""
    return Match(store, saved(store, match), reader(RESOURCES), parent=match)


def play(match: Match, count: int = 1) -> None:
    """Let whoever is asked take the first choice, so many times."""
    for _ in range(count):
        one = match.session.requests()[0]
        command = next(iter(match.session.rules.choices(match.session.view(one.request.seat), one.request.seat)))
        assert match.session.submit(one.request.seat, command, one.token) is None


def mark(match: Match) -> None:
    """Play a game of Yahtzee until somebody has filled a box, which may be taken back."""
    while not match.session.entries or not isinstance(match.session.entries[-1].command, yahtzee.Mark):
        one = match.session.requests()[0]
        listed = list(match.session.rules.choices(match.session.view(one.request.seat), one.request.seat))
        command = next((command for command in listed if isinstance(command, yahtzee.Mark)), listed[0])
        assert match.session.submit(one.request.seat, command, one.token) is None


def say(match: Match, seat: int, command: Any) -> None:
    token = next(asked.token for asked in match.session.requests() if asked.request.seat == seat)
    assert match.local.submit(seat, command, token) is None


def to_the_end(match: Match) -> None:
    while match.session.outcome() is None:
        play(match)


def is_written(match: Match) -> bool:
    return match._journal.is_complete


def runs(match: Match) -> bool:
    return not match.clock.is_paused


def troubles(match: Match) -> list[StoreError]:
    told: list[StoreError] = []
    match.trouble.connect(told.append)
    return told


@contextmanager
def full(part: object, *names: str) -> Iterator[None]:
    """Let parts of the store fail, as on a full disk."""

    def fail(*_args: object, **_named: object) -> None:
        raise StoreError(StoreCode.DISK_FULL)

    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            patch.setattr(part, name, fail)
        yield


# ---- what is written ------------------------------------------------------------------------------------------------------


def test_a_game_begins_with_its_marks(store: Store) -> None:
    for typed, assisted, hand in ((True, False, False), (False, True, False), (False, False, True)):
        header = new_header(load_game("yahtzee"), 1, make_code(bytes(8)), {}, hand=hand)
        game = begin(store, header, "key", [SeatInfo(0, "Léa", 1)], typed=typed, assisted=assisted)
        marks = ((Mark.TYPED_CODE, typed), (Mark.ASSISTED, assisted), (Mark.HAND_DICE, hand))
        assert game.game.marks == {mark for mark, on in marks if on}
        assert (game.game.game, game.game.variant, game.game.status) == ("yahtzee", "key", Status.OPEN)


def test_who_sits_where_is_said_with_faces_or_without(lay: Lay) -> None:
    match = lay("yahtzee", "Léa", "Papi", levels={1: "moyen"})
    plain = seat_infos(match.saved)
    assert [(one.name, one.ink, one.level, one.face) for one in plain] == [("Léa", 1, None, ""), ("Papi", 2, "moyen", "")]
    assert [one.face for one in seat_infos(match.saved, ("fox", "owl"))] == ["fox", "owl"]


def test_every_command_is_written_before_the_call_returns(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    for count in range(1, 5):
        play(match)
        assert saved(store, match).game.plies == len(match.session.entries) > count
    taken = again(store, match)
    assert taken.session.entries == match.session.entries
    assert taken.clock.now_ms() >= match.session.entries[-1].at_ms
    play(taken)
    assert [ply.n for ply in saved(store, match).plies] == list(range(len(taken.session.entries)))


def test_what_is_taken_back_is_forgotten_in_the_store_first(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    mark(match)
    count = len(match.session.entries)
    with full(store.saves, "truncate"), pytest.raises(StoreError):
        match.local.undo()
    assert len(match.session.entries) == count == saved(store, match).game.plies
    assert match.local.undo()
    assert len(match.session.entries) == saved(store, match).game.plies == count - 1


def test_with_a_command_the_time_since_then_is_taken_back(lay: Lay) -> None:
    match = lay("des_themes", "Léa", "Papi")
    play(match, 2)
    asked = next(one for one in match.session.requests() if one.request.kind == "buzz")
    assert match.session.submit(asked.request.seat, Buzz(), asked.token) is None
    buzzed = match.session.entries[-1].at_ms
    match.clock.wind(buzzed + 5_000)
    seen: list[int] = []
    match.session.listen(lambda _news: seen.append(match.session.now_ms() - buzzed))
    assert match.local.undo()
    assert 0 <= seen[0] < 3_000, "as soon as a screen shows it"
    assert not match.clock.is_paused


def test_where_no_clock_stands_time_goes_on_over_an_undo(lay: Lay) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    mark(match)
    marked = match.session.entries[-1].at_ms
    match.clock.wind(marked + 50_000)
    assert match.local.undo()
    assert match.session.now_ms() >= marked + 50_000


def test_what_was_written_before_may_be_taken_back_at_once(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    mark(match)
    taken = again(store, match)
    assert taken.local.undo()
    assert saved(store, match).game.plies == len(taken.session.entries) == len(match.session.entries) - 1


def test_what_a_full_disk_kept_back_is_written_later(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    play(match)
    written = saved(store, match).game.plies
    with full(store.saves, "append"):
        play(match, 2)
    assert saved(store, match).game.plies == written
    assert not is_written(match)
    play(match)
    assert saved(store, match).game.plies == len(match.session.entries)
    assert is_written(match)


def test_what_waits_is_written_when_the_table_is_left_and_nothing_afterwards(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    with full(store.saves, "append"):
        play(match, 2)
    match.close()
    written = len(match.session.entries)
    assert saved(store, match).game.plies == written
    ticket = store.saves.ticket(match.game_id)
    assert ticket == to_text(ticket_of(match.loaded.game, match.session))
    play(match)
    match.mark_assisted()
    match.keep_habit("coach", on=True)
    match.local.set_buzzers({0: "x"})
    match.close()
    assert saved(store, match).game.plies == written
    assert (saved(store, match).game.marks, match.habits()) == (frozenset(), {})


def test_no_ticket_is_kept_of_a_game_that_could_not_be_written(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    with full(store.saves, "append"):
        play(match)
        match.close()
    assert store.saves.ticket(match.game_id) is None


def test_a_game_is_stopped_for_good_or_it_is_told(lay: Lay, store: Store) -> None:
    match, other = lay("yahtzee", "Léa"), lay("yahtzee", "Papi")
    stopped = troubles(match)
    assert match.stop() is True
    play(match)
    assert stopped == [], "nothing is written any more"
    assert saved(store, match).game.status is Status.STOPPED
    told = troubles(other)
    with full(store.saves, "stop"):
        assert other.stop() is False
    assert len(told) == 1
    assert saved(store, other).game.status is Status.OPEN


# ---- the end --------------------------------------------------------------------------------------------------------------


def test_the_result_is_written_and_told_once(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    ends: list[Any] = []
    match.finished.connect(ends.append)
    match.start()
    assert ends == []
    to_the_end(match)
    assert len(ends) == 1
    outcome = match.session.outcome()
    assert outcome is not None
    assert ends[0].outcome == outcome
    assert ends[0].saved == match.saved
    assert match.saved.status is Status.FINISHED
    assert match.saved.in_records
    assert saved(store, match).results == result_rows(outcome)
    match.start()
    assert len(ends) == 1


def test_a_result_that_cannot_be_written_is_told_without_it(lay: Lay, store: Store) -> None:
    match, other = lay("yahtzee", "Léa"), lay("yahtzee", "Papi")
    for one, part in ((match, "finish"), (other, "append")):
        ends = list[Any]()
        one.finished.connect(ends.append)
        with full(store.saves, part):
            to_the_end(one)
        assert ([end.saved for end in ends], is_written(one)) == ([None], False)
        assert saved(store, one).game.status is Status.OPEN


def test_a_game_that_ended_while_the_disk_was_full_is_finished_when_it_is_taken_up(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa")
    with full(store.saves, "finish"):
        to_the_end(match)
    taken = again(store, match)
    ends: list[Any] = []
    taken.finished.connect(ends.append)
    taken.start()
    assert [end.saved.status for end in ends] == [Status.FINISHED]
    assert saved(store, match).results


def test_an_assisted_game_counts_where_the_family_says_so(store: Store, lay: Lay) -> None:
    for counts in (False, True):
        laid = lay("yahtzee", "Léa")
        match = Match(store, saved(store, laid), reader(RESOURCES), count_assisted=counts, parent=laid)
        match.mark_assisted()
        to_the_end(match)
        assert match.saved.marks == {Mark.ASSISTED}
        assert match.saved.in_records is counts


def test_a_result_is_a_row_for_each_seat_with_its_own_breakdown() -> None:
    outcome = Outcome((2, 1), (10, 30), (SheetLine("upper", (4, 5)), SheetLine("lower", (6, 25))), "full")
    rows = [(row.seat, row.place, row.score, json.loads(row.sheet or "")) for row in result_rows(outcome)]
    assert rows == [(0, 2, 10, {"upper": 4, "lower": 6}), (1, 1, 30, {"upper": 5, "lower": 25})]


# ---- who plays ------------------------------------------------------------------------------------------------------------


def test_computer_players_play_when_the_screen_is_ready(qtbot: QtBot, lay: Lay) -> None:
    match = lay("yahtzee", "Plume", "Cacao", levels=dict.fromkeys((0, 1), LEVELS[0]))
    assert match.session.entries == ()
    match.start()
    qtbot.waitUntil(lambda: len(match.session.entries) > 4)
    match.pause()
    match.close()


def test_nobody_thinks_and_no_clock_runs_while_nobody_looks(lay: Lay) -> None:
    match = lay("yahtzee", "Léa", "Plume", levels={1: LEVELS[0]})
    assert runs(match)
    match.pause()
    assert (match.clock.is_paused, match.computer_players.is_paused) == (True, True)
    play(match)
    assert not runs(match), "whatever happens meanwhile"
    match.resume()
    assert (match.clock.is_paused, match.computer_players.is_paused) == (False, False)


def test_the_clock_stands_while_the_table_reads_its_dice(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", hand=True)
    assert runs(match)
    play(match)
    assert match.session.requests()[0].request.seat == NATURE
    assert not runs(match)
    assert not runs(again(store, match)), "when it is taken up, too"
    hand = match.real_dice(match.session.requests()[0].request)
    assert len(hand.dice) == 5
    match.resume()
    assert not runs(match)


def test_only_games_with_real_dice_are_asked_for_them(lay: Lay) -> None:
    match = lay("words_out", "Léa", "Papi")
    with pytest.raises(TypeError):
        match.real_dice(match.session.requests()[0].request)


def test_a_computer_player_takes_the_seat_of_who_leaves(lay: Lay, store: Store) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    seated: list[object] = []
    match.local.seated.connect(lambda: seated.append(True))
    match.leave(1, "Cacao")
    info = match.local.seats[1]
    assert (info.name, info.ink, info.level) == ("Cacao", 2, SUBSTITUTE)
    assert info.face
    assert match.saved == saved(store, match).game
    assert match.saved.seats[1].level == SUBSTITUTE
    assert match.saved.marks == {Mark.TAKEN_OVER}
    assert seated
    with full(store.saves, "take_over"):
        match.leave(0, "Plume")
    assert (match.local.seats[0].level, is_written(match)) == (SUBSTITUTE, False)
    play(match)
    assert saved(store, match).game.seats[0].level == SUBSTITUTE, "with the next command"
    assert match.saved == saved(store, match).game


def test_the_seat_of_who_left_is_played(qtbot: QtBot, lay: Lay) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    for seat, name in enumerate(("Cacao", "Plume")):
        match.leave(seat, name)
    match.start()
    qtbot.waitUntil(lambda: len(match.session.entries) > 4)
    match.pause()


def test_a_child_is_known_by_the_profile_and_a_lock_by_its_pin(store: Store, qapp: QApplication) -> None:
    tom, papi = (store.profiles.add(NewProfile(name, birth_year=year)) for name, year in (("Tom", 2020), ("Papi", 1950)))
    assert isinstance(tom, Profile)
    assert isinstance(papi, Profile)
    assert store.profiles.set_pin(papi.id, "0007") is None
    seats = [SeatInfo(0, "Tom", 1, profile_id=tom.id), SeatInfo(1, "Papi", 2, profile_id=papi.id), SeatInfo(2, "Ida", 3)]
    header = new_header(load_game("yahtzee"), 3, make_code(bytes(8)), {})
    match = Match(store, begin(store, header, "key", seats, typed=False, assisted=False), reader(RESOURCES))
    assert [match.is_child(seat) for seat in range(4)] == [True, False, False, False]
    assert set(match.local.locks) == {1}
    assert (match.local.locks[1]("0007"), match.local.locks[1]("0008")) == (True, False)
    match.close()
    assert not match.is_child(0), "the store may be closed by then"
    match.deleteLater()


def test_buzzer_keys_are_those_of_the_people_and_kept_with_them(store: Store, qapp: QApplication) -> None:
    tom = store.profiles.add(NewProfile("Tom", 1))
    assert isinstance(tom, Profile)
    header = new_header(load_game("des_themes"), 2, make_code(bytes(8)), {})
    seats = [SeatInfo(0, "Tom", 1, profile_id=tom.id), SeatInfo(1, "Ida", 2)]
    made = begin(store, header, "key", seats, typed=False, assisted=False)
    match = Match(store, made, reader(RESOURCES))
    assert len(match.local.buzzers) == 2
    match.local.set_buzzers({0: "x", 1: "y"})
    assert Match(store, made, reader(RESOURCES), parent=match).local.buzzers[0] == "X"
    told = troubles(match)
    with full(store.settings, "set"):
        match.local.set_buzzers({0: "w", 1: "y"})
    assert len(told) == 1
    match.close()
    match.deleteLater()


# ---- help, habits, rulings ------------------------------------------------------------------------------------------------


def test_the_coach_marks_the_game_unless_he_comes_late(lay: Lay, store: Store) -> None:
    match, late = lay("yahtzee", "Léa"), lay("des_themes", "Léa", "Papi")
    for one in (match, match, late):
        one.mark_assisted()
    assert match.saved.marks == saved(store, match).game.marks == {Mark.ASSISTED}
    assert late.saved.marks == frozenset()
    other = lay("yahtzee", "Papi")
    with full(store.saves, "mark"):
        other.mark_assisted()
        match.mark_assisted()
    assert (is_written(other), is_written(match), saved(store, other).game.marks) == (False, True, frozenset())
    play(other)
    assert other.saved.marks == saved(store, other).game.marks == {Mark.ASSISTED}


@pytest.mark.parametrize("again", [False, True], ids=["at once", "taken up again"])
@pytest.mark.parametrize("wins", [True, False], ids=["winner", "loser"])
def test_help_counts_against_who_bought_it(
    lay: Lay, store: Store, monkeypatch: pytest.MonkeyPatch, *, wins: bool, again: bool
) -> None:
    match = lay("mots_de_tete", "Léa", "Papi")
    while match.session.requests()[0].request.kind != "write":
        play(match)
    buyer = match.session.requests()[0].request.seat
    say(match, buyer, AskHint())
    assert match.saved.marks == frozenset(), "nobody knows yet who wins"
    if again:
        match.close()
        match = Match(store, saved(store, match), reader(RESOURCES), parent=match)
    ended = Outcome(tuple(1 if (seat == buyer) is wins else 2 for seat in range(2)), (10, 10), (), "full")
    monkeypatch.setattr(type(match.session), "outcome", lambda _session: ended)
    match._end_if_over()
    assert match.saved.marks == (frozenset({Mark.ASSISTED}) if wins else frozenset())
    assert match.saved.in_records is not wins


def test_computer_players_beside_the_window_get_ready_before_they_are_asked(
    lay: Lay, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay("yahtzee", "Léa", "Plume", levels={1: LEVELS[0]})
    worker, calls = Worker(laid), list[str]()
    monkeypatch.setattr(worker, "ask", lambda _owner, _lane, call, *_more, **_named: calls.append(getattr(call, "__name__", "")))
    for apart in (False, True):
        worker.is_apart = apart
        Match(store, saved(store, laid), reader(RESOURCES), worker, parent=laid).start()
        assert ("prepare" in calls) is apart


def test_nobody_thinks_of_a_table_that_was_left(lay: Lay, store: Store) -> None:
    class Watched(Worker):
        def release(self, lane: Lane) -> None:
            released.append(lane)

    released, laid = list[Lane](), lay("yahtzee", "Léa")
    match = Match(store, saved(store, laid), reader(RESOURCES), Watched(laid), parent=laid)
    assert released == []
    match.close()
    assert set(released) == {Lane.PLAYERS, Lane.COACH}


def test_habits_are_kept_by_game(lay: Lay, store: Store) -> None:
    match, other = lay("yahtzee", "Léa"), lay("words_out", "Léa", "Papi")
    match.keep_habit("coach", on=True)
    match.keep_habit("rules", on=False)
    assert match.habits() == {"coach": True, "rules": False}
    assert other.habits() == {}
    store.settings.set("habits/words_out", {"coach": True, "rules": "yes"})
    assert other.habits() == {"coach": True}
    store.settings.set("habits/words_out", ["coach"])
    assert other.habits() == {}
    told = troubles(match)
    with full(store.settings, "set"):
        match.keep_habit("coach", on=False)
    assert (len(told), match.habits()["coach"]) == (1, True)


def test_what_a_table_decides_goes_into_the_house_dictionary(lay: Lay, store: Store) -> None:
    match = lay("des_themes", "Léa", "Papi", options={"starter": 0}, hand=True)

    def ask(word: str, ballot: Ballot) -> None:
        for dice in (ThemeRolled(1), DiceRolled("BORVA", Colour.VERT)):
            say(match, match.local.view().thrower, Throw())
            say(match, NATURE, dice)
        say(match, 0, Buzz())
        say(match, 0, Answer(word))
        say(match, 1, Vote(ballot))

    ask("Bxyvo", Ballot.ACCEPT)
    ask("Bxyva", Ballot.REFUSE)
    kept = {one.word: (one.verdict, one.who, one.game, one.theme) for one in store.house_words.everything()}
    assert kept == {
        "BXYVO": (Verdict.ACCEPT, "Papi", "des_themes", "1-1"),
        "BXYVA": (Verdict.BAN, "Papi", "des_themes", "1-1"),
    }
    for seat in (0, 1):
        say(match, seat, GiveUpRound())
    with full(store.house_words, "rule"):
        ask("Bxyvi", Ballot.ACCEPT)
        assert not is_written(match)
        assert len(store.house_words.everything()) == 2
    assert match._journal.flush()
    assert len(store.house_words.everything()) == 3


def test_a_game_as_it_stands_draws_the_dice_of_its_code(lay: Lay) -> None:
    match = lay("yahtzee", "Léa", "Papi")
    play(match, 6)
    assert match.played().entries == match.session.entries
    assert match.draws_match_code()


def test_a_coach_is_there_where_the_game_has_one(lay: Lay) -> None:
    assert lay("yahtzee", "Léa").coach() is not None
    assert lay("blank", "Léa").coach() is None
