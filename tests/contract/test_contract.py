"""What every game promises, tested once over the whole catalogue, the template and the tiny rule sets."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludogite.core.advice import LEVELS
from ludogite.core.codec import CodecError, encode
from ludogite.core.gamecode import chance_of, make_code
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Preview, Refusal, Request, Seat, places
from tests.contract.harness import HIDDEN, TOLD, AnyEntry, AnySession, Match, Subject, read, ready, retrace, subjects
from tests.contract.strategies import JSON, bodies_of, commands_of
from tests.contract.tiny import TINY
from tests.scale import scaled

SUBJECTS = subjects()
GAMES = [*(game for game, _ in ready()), *(tiny.game for tiny in TINY)]
FIRST = {subject.game.id: subject for subject in reversed(SUBJECTS)}
"""Of each game the usual options with the fewest seats; the others come after the first answer."""
every_subject = pytest.mark.parametrize(
    "subject",
    [pytest.param(one, id=str(one), marks=() if FIRST[one.game.id] is one else pytest.mark.slow) for one in SUBJECTS],
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
many_examples = settings(max_examples=scaled(25, 500), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module", autouse=True)
def rules_go_with_the_module() -> Iterator[None]:
    """Let go of the rules of all subjects, with the words and tables that they hold."""
    yield
    for subject in SUBJECTS:
        vars(subject).pop("rules", None)


@cache
def played(subject: Subject, number: int) -> AnySession:
    """Play a game at random to its end; each is played once for all tests."""
    return Match(subject, number).to_the_end()


def seats_of(subject: Subject) -> tuple[Seat | None, ...]:
    return (*range(subject.seats), None)


# -- the course of a game ---------------------------------------------------------------------------------------------------


@every_subject
def test_random_games_end(subject: Subject) -> None:
    for number in range(3):
        session = played(subject, number)
        outcome = session.outcome()
        assert outcome is not None
        assert session.requests() == ()
        assert session.next_deadline() is None
        assert len(outcome.scores) == subject.seats
        assert outcome.places == places(outcome.scores)
        assert all(len(line.values) == subject.seats for line in outcome.sheet)
        assert outcome.reason


@every_subject
def test_somebody_is_asked_until_the_end(subject: Subject) -> None:
    session = played(subject, 0)
    for state, asked, entry in retrace(subject, session.entries):
        assert subject.rules.outcome(state) is None
        assert entry.seat in {request.seat for request in asked}
        assert all(REFEREE <= request.seat < subject.seats for request in asked)
        assert all((request.deadline_ms is not None) or request.seat != CLOCK for request in asked)


@every_subject
def test_requests_tell_occasions_apart(subject: Subject) -> None:
    gone: set[tuple[Any, ...]] = set()
    steps = list(retrace(subject, played(subject, 1).entries))
    # CLOCK's tokens are nobody's: a clock that stood still may go on as the same one
    trail = [{_occasion(request) for request in asked if request.seat != CLOCK} for _, asked, _ in steps]
    for _, asked, _ in steps:
        assert len({_occasion(request) for request in asked}) == len(asked), "two open requests are equal"
    for before, after in pairwise(trail):
        gone |= before - after
        assert not gone & after, f"asked again as if it were the same occasion: {gone & after}"


@every_subject
def test_an_answer_closes_what_it_answers(subject: Subject) -> None:
    steps = list(retrace(subject, played(subject, 1).entries))
    for (_, before, entry), (_, after, _) in pairwise(steps):
        mine = {_occasion(request) for request in before if request.seat == entry.seat}
        assert mine - {_occasion(request) for request in after}, f"{entry} leaves everything open"


def _occasion(request: Request) -> tuple[Any, ...]:
    return request.seat, request.kind, request.about


@every_subject
def test_rules_states_events_and_views_are_values(subject: Subject) -> None:
    session = played(subject, 0)
    rules, again = (subject.game.make_rules(subject.seats, subject.options, read) for _ in range(2))
    assert rules == again
    assert hash(rules) == hash(again)
    for state, asked, entry in retrace(subject, session.entries):
        step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        views = [rules.view(state, seat) for seat in seats_of(subject)]
        hash((state, asked, entry.command, step.events, *views))
        assert step == rules.apply(state, entry.seat, entry.command, entry.at_ms)


@every_subject
def test_every_offered_choice_is_accepted(subject: Subject) -> None:
    for match in Match(subject, 2).positions():
        for asked in match.session.requests():
            _check_choices(match, asked.request)


def _check_choices(match: Match, request: Request) -> None:
    rules, state, codec, seat = match.rules, match.session.state, match.subject.game.codec, request.seat
    offered = match.options(asked) if (asked := _open(match, request)) else []
    for command in offered:
        assert rules.refuse(state, seat, command) is None
        assert codec.decode(codec.encode(command)) == command
        if seat >= 0:
            assert isinstance(rules.preview(rules.view(state, seat), seat, command), Preview | Refusal)
    for command in match.random.sample(offered, min(4, len(offered))):
        rules.apply(state, seat, command, match.clock.now_ms())


def _open(match: Match, request: Request) -> Any:
    return next((asked for asked in match.session.requests() if asked.request == request), None)


# -- the log ----------------------------------------------------------------------------------------------------------------


@every_subject
def test_entries_survive_the_codec(subject: Subject) -> None:
    codec = subject.game.codec
    for entry in played(subject, 0).entries:
        assert codec.decode(codec.encode(entry.command)) == entry.command


@every_subject
def test_a_replay_gives_the_same_state(subject: Subject) -> None:
    for number in range(2):
        session = played(subject, number)
        for count in (0, 1, len(session.entries) // 2, len(session.entries)):
            again = subject.session(number, entries=session.entries[:count])
            assert again.entries[:count] == session.entries[:count]
        assert again.state == session.state
        assert again.entries == session.entries


@every_subject
def test_undo_then_redo_gives_the_same_state(subject: Subject) -> None:
    match = Match(subject, 4)
    undone = 0
    for _ in match.positions():
        session = match.session
        acted = next((entry.seat for entry in reversed(session.entries) if entry.seat >= 0), None)
        if acted is not None and session.refuse_undo(acted) is None:
            undone += _undo_and_redo(match, acted)
    assert undone or subject.game.id != "tiny_contest" or subject.seats == 1, "an unanswered word can be taken back"


def _undo_and_redo(match: Match, seat: Seat) -> int:
    session = match.session
    entries, state, tokens = session.entries, session.state, {asked.token for asked in session.requests()}
    assert session.undo(seat) is None
    back = entries[len(session.entries) :]
    assert back[0].seat == seat
    assert all(entry.seat in {NATURE, REFEREE} for entry in back[1:])
    asked = next(asked for asked in session.requests() if asked.request.seat == seat)
    assert tokens.isdisjoint({asked.token for asked in session.requests()})
    assert session.submit(seat, back[0].command, asked.token) is None
    assert [(entry.seat, entry.command) for entry in session.entries] == [(entry.seat, entry.command) for entry in entries]
    if session.entries == entries:  # a later answer may open another deadline
        assert session.state == state
    return 1


# -- chance -----------------------------------------------------------------------------------------------------------------


@every_subject
def test_odds_sum_to_one_and_contain_the_draw(subject: Subject) -> None:
    rules = subject.rules
    drawn = [step for step in retrace(subject, played(subject, 0).entries) if step[2].seat == NATURE]
    for state, asked, entry in Random(0).sample(drawn, min(6, len(drawn))):
        request = next(request for request in asked if request.seat == NATURE)
        odds = list(rules.odds(state, request))
        if odds:
            assert sum((chance for _, chance in odds), Fraction()) == 1
            assert all(chance > 0 for _, chance in odds)
            assert len({command for command, _ in odds}) == len(odds)
            assert entry.command in {command for command, _ in odds}
            assert all(rules.refuse(state, NATURE, command) is None for command, _ in odds)


@every_subject
def test_a_draw_depends_on_its_place_alone(subject: Subject) -> None:
    code = chance_of(make_code(bytes(8)))
    for state, asked, entry in retrace(subject, played(subject, 0).entries):
        if entry.seat == NATURE:
            request = next(request for request in asked if request.seat == NATURE)
            assert subject.rules.draw(state, request, code) == subject.rules.draw(state, request, code)
            if not subject.hand:
                assert subject.rules.draw(state, request, code) == entry.command


# -- strangers --------------------------------------------------------------------------------------------------------------


@every_game
@many_examples
@given(data=st.data())
def test_any_json_is_refused_or_played(game: Any, data: st.DataObject) -> None:
    subject = next(subject for subject in SUBJECTS if subject.game is game)
    session, entries = _somewhere(subject, data.draw(st.integers(0, 10_000)))
    tokens = [asked.token for asked in session.requests()] or [0]
    seat = data.draw(st.integers(REFEREE, subject.seats))
    before = session.state
    refusal = session.submit_json(seat, data.draw(JSON | bodies_of(game)), data.draw(st.sampled_from([*tokens, -1])))
    if refusal is not None:
        assert session.state == before
        assert session.entries == entries
    else:
        assert len(session.entries) > len(entries)


@every_game
@many_examples
@given(data=st.data())
def test_refuse_is_total_and_what_it_lets_pass_can_be_applied(game: Any, data: st.DataObject) -> None:
    subject = next(subject for subject in reversed(SUBJECTS) if subject.game is game)
    session, _ = _somewhere(subject, data.draw(st.integers(0, 10_000)))
    seat, command = data.draw(st.integers(REFEREE, subject.seats)), data.draw(commands_of(game))
    refusal = subject.rules.refuse(session.state, seat, command)
    if refusal is None:
        assert seat in {asked.request.seat for asked in session.requests()} | {CLOCK}
        subject.rules.apply(session.state, seat, command, 0)
    else:
        encode(refusal)  # its arguments are texts and numbers
    for viewer in range(subject.seats):
        assert isinstance(subject.rules.preview(subject.rules.view(session.state, viewer), viewer, command), Preview | Refusal)


def _somewhere(subject: Subject, where: int) -> tuple[AnySession, tuple[AnyEntry, ...]]:
    entries = played(subject, 0).entries
    session = subject.session(0, entries=entries[: where % (len(entries) + 1)])
    return session, session.entries


# -- secrets ----------------------------------------------------------------------------------------------------------------


@every_subject
def test_nothing_hidden_leaks(subject: Subject) -> None:
    """Permute what a seat does not know: nothing that it sees, is asked or is offered may change, nor after another's step."""
    rules, random, hide = subject.rules, Random(7), HIDDEN.get(subject.game.id)
    for state, asked, entry in retrace(subject, played(subject, 3).entries):
        for seat in seats_of(subject):
            if hide is None:
                assert rules.view(state, seat) == rules.view(state, None), "has secrets: say in HIDDEN how to permute them"
                continue
            other = hide(state, seat, random)
            assert rules.view(other, seat) == rules.view(state, seat)
            assert rules.requests(other) == asked
            if entry.seat != seat and rules.refuse(other, entry.seat, entry.command) is None:
                _check_next(subject, seat, (state, other), entry)


def _check_next(subject: Subject, seat: Seat | None, states: tuple[Any, Any], entry: AnyEntry) -> None:
    rules = subject.rules
    if entry.seat == NATURE:
        return  # what is drawn is the secret
    one, other = (rules.apply(state, entry.seat, entry.command, entry.at_ms) for state in states)
    if subject.game.id in TOLD and TOLD[subject.game.id](states[0], one.state):
        return
    assert [rules.show(event, seat) for event in one.events] == [rules.show(event, seat) for event in other.events]
    assert rules.view(one.state, seat) == rules.view(other.state, seat)
    assert rules.requests(one.state) == rules.requests(other.state)


def test_the_leak_test_has_something_to_permute() -> None:
    subject = next(subject for subject in SUBJECTS if subject.game.id == "tiny_counter")
    hide, random = HIDDEN["tiny_counter"], Random(0)
    steps = list(retrace(subject, played(subject, 3).entries))
    assert any(hide(state, 0, random) != state for state, _, _ in steps)


# -- the entry in the catalogue ---------------------------------------------------------------------------------------------


@every_game
def test_options_have_a_variant_and_survive_a_header(game: Any) -> None:
    for options in {subject.options for subject in SUBJECTS if subject.game is game}:
        assert game.read_options(dict(game.pairs(options))) == options
        assert game.variant(options) in game.variants
        assert game.record_key(options).startswith(game.variant(options).name)
    names = {agreed.name for agreed in game.fields}
    assert all(name in dict(game.pairs(game.options())) for name in (*names, *game.record_fields))
    for variant in game.variants:
        chosen = game.read_options(dict(variant.fixes))
        assert game.variant(chosen) == variant, "a variant before it in the list has the same options"


@every_game
def test_wrong_options_are_refused(game: Any) -> None:
    with pytest.raises(CodecError):
        game.read_options({"no_such_option": 1})
    for agreed in game.fields:
        strange: tuple[Any, ...] = (None, 1.5, "?", [], -(10**6), True if type(agreed.default) is int else 1)
        for wrong in strange:
            with pytest.raises(CodecError):
                game.read_options({agreed.name: wrong})


@every_game
def test_versions_have_their_upgrades(game: Any) -> None:
    assert len(game.upgrades) == game.rules_version - 1
    subject = next(subject for subject in SUBJECTS if subject.game is game)
    assert subject.rules.game_id == game.id
    assert subject.rules.rules_version == game.rules_version
    assert subject.rules.seats == subject.seats


@pytest.mark.parametrize("game", [game for game, _ in ready()], ids=lambda game: str(game.id))
@pytest.mark.parametrize("level", LEVELS)
def test_computer_players_play_to_the_end(game: Any, level: str) -> None:
    subject = next(subject for subject in SUBJECTS if subject.game is game and subject.options == game.options())
    match, player = Match(subject), game.make_player(level, subject.options, read)
    session, chance = match.session, chance_of(make_code(b"computer")).apart("player")
    for _ in range(5_000):
        asked = session.requests()
        if not asked:
            break
        seat = asked[0].request.seat
        mine = tuple(each.request for each in asked if each.request.seat == seat)
        choice = player.decide(session.view(seat), mine, chance)
        assert choice is not None
        match.clock.advance(choice.delay_ms)
        assert session.submit(seat, choice.command, asked[0].token) is None
    assert session.outcome() is not None
