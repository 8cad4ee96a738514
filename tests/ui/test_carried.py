"""A game that travels: packed, unpacked, taken in, played on; and whatever is wrong with it said, never raised."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import LogError
from ludogite.core.rules import Outcome
from ludogite.games.catalog import find_game, ready_games
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, new_header
from ludogite.services.game_import import ImportedGame, at_home, pack_game, take_in, unpack_game
from ludogite.services.journal import StoreJournal
from ludogite.services.match import begin, result_rows
from ludogite.services.thinking import saved_to_loaded
from ludogite.store import NewProfile, Profile, Store, open_in_memory
from ludogite.store.files import OurFile, read, write
from ludogite.store.saves import Mark, SeatInfo, Status
from tests.ui.family import READ

pytestmark = pytest.mark.usefixtures("qapp")
PEOPLE = ("Léa", "Papi", "Zoé")


@pytest.fixture
def store() -> Iterator[Store]:
    opened = open_in_memory()
    yield opened
    opened.close()


def begun(store: Store, game_id: str, *, steps: int | None = None) -> int:
    """Play a game of computers under people's names, to its end or for some steps, in a store; return its number."""
    entry = find_game(game_id)
    assert entry is not None
    game = entry.load()
    options = game.read_options({})
    header = new_header(game, 2, code_for("carried", 1), {})
    seats = [SeatInfo(0, "Léa", 1, None), SeatInfo(1, "Ordinateur", 3, None, None, "debutant")]
    whole = begin(store, header, game.record_key(options), seats, typed=False, assisted=True)
    clock = VirtualClock()
    session = saved_to_loaded(whole).session(READ, clock, StoreJournal(store, whole, game.codec))
    players = {seat: game.make_player("debutant", options, READ) for seat in range(2)}
    own = chance_of(header.code).apart(BOTS)
    if steps is None:
        outcome = play_out(session, players, own, clock)
        store.saves.finish(whole.game.id, result_rows(outcome))
        return whole.game.id
    for _ in range(steps):
        asked = session.requests()[0]
        seat = asked.request.seat
        choice = players[seat].decide(session.view(seat), (asked.request,), own.apart(str(len(session.entries))))
        assert choice is not None
        session.submit(seat, choice.command, asked.token)
    return whole.game.id


@cache
def file_of(game_id: str, steps: int | None) -> bytes:
    store = open_in_memory()
    try:
        saved = store.saves.load(begun(store, game_id, steps=steps))
        assert saved is not None
        return pack_game(saved)
    finally:
        store.close()


def test_the_template_comes_to_no_table() -> None:
    with pytest.raises(LogError, match="log_unknown_game"):
        opened(file_of("blank", None))


def opened(data: bytes) -> ImportedGame:
    file = read(data)
    assert isinstance(file, OurFile)
    return unpack_game(file, READ, "Joueur {}".format)


@pytest.mark.parametrize("game_id", [entry.id for entry in ready_games()])
def test_a_game_of_every_kind_travels_and_waits_as_it_was(store: Store, game_id: str) -> None:
    lea = store.profiles.add(NewProfile("LÉA", 5))
    assert isinstance(lea, Profile)
    carried = opened(file_of(game_id, 3))
    assert carried.is_open
    whole = store.saves.load(take_in(store, carried))
    assert whole is not None
    assert whole.game.status is Status.OPEN
    assert [seat.profile_id for seat in whole.game.seats] == [lea.id, None]
    assert [seat.name for seat in whole.game.seats] == ["Léa", "Ordinateur"]
    assert [seat.level for seat in whole.game.seats] == [None, "debutant"]
    assert whole.game.marks == {Mark.ASSISTED, Mark.TYPED_CODE}
    assert saved_to_loaded(whole) == carried.loaded
    assert saved_to_loaded(whole).session(READ, VirtualClock()).requests()
    assert opened(pack_game(whole)).loaded == carried.loaded


def test_a_finished_game_is_no_open_one(store: Store) -> None:
    carried = opened(file_of("yahtzee", None))
    assert not carried.is_open
    assert isinstance(carried.loaded.session(READ, VirtualClock(10**9)).outcome(), Outcome)


def test_a_stopped_game_is_no_open_one(store: Store) -> None:
    game_id = begun(store, "yahtzee", steps=2)
    store.saves.stop(game_id)
    saved = store.saves.load(game_id)
    assert saved is not None
    assert not opened(pack_game(saved)).is_open


def test_a_bare_log_is_played_by_guests(store: Store) -> None:
    lines = json.loads(file_of("yahtzee", 2))["log"]
    carried = opened("".join(json.dumps(line) + "\n" for line in lines).encode())
    assert [seat.name for seat in carried.seats] == ["Joueur 1", "Joueur 2"]
    whole = store.saves.load(take_in(store, carried))
    assert whole is not None
    assert whole.game.marks == {Mark.TYPED_CODE}


def test_a_game_that_waits_already_is_not_doubled(store: Store) -> None:
    early, late = opened(file_of("yahtzee", 2)), opened(file_of("yahtzee", 5))
    first = take_in(store, early)
    assert take_in(store, early) == first
    assert take_in(store, late) == first
    whole = store.saves.load(first)
    assert whole is not None
    assert saved_to_loaded(whole) == late.loaded
    assert take_in(store, early) == first
    assert store.saves.load(first) == whole
    assert len(store.saves.unfinished()) == 1


def test_a_game_that_went_another_way_waits_beside_ours(store: Store) -> None:
    first = take_in(store, opened(file_of("yahtzee", 5)))
    store.saves.truncate(first, 3)
    other = json.loads(file_of("yahtzee", 5))
    assert take_in(store, opened(json.dumps(other).encode())) == first
    store.saves.stop(first)
    assert take_in(store, opened(json.dumps(other).encode())) != first


def test_one_profile_sits_once(store: Store) -> None:
    store.profiles.add(NewProfile("Léa", 5))
    body = json.loads(file_of("yahtzee", 2))
    body["seats"][1] = body["seats"][0]
    seats = at_home(opened(json.dumps(body).encode()), store)
    assert [seat.profile_id is None for seat in seats] == [False, True]


def test_nothing_of_a_game_that_is_refused_is_kept(store: Store) -> None:
    body = json.loads(file_of("yahtzee", 5))
    body["log"][-1]["command"] = {"kind": "Nonsense"}
    with pytest.raises(LogError):
        opened(json.dumps(body).encode())
    assert store.saves.unfinished() == ()


def spoilt(change: Any) -> bytes:
    body = json.loads(file_of("yahtzee", 5))
    change(body)
    return json.dumps(body).encode()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda body: body.pop("log"), "log_damaged"),
        (lambda body: body.pop("seats"), "log_damaged"),
        (lambda body: body.pop("status"), "log_damaged"),
        (lambda body: body.update(status="lost"), "log_damaged"),
        (lambda body: body.update(marks=["golden"]), "log_damaged"),
        (lambda body: body.update(seats=[]), "log_damaged"),
        (lambda body: body["seats"][0].update(name=""), "log_damaged"),
        (lambda body: body["seats"][0].update(name="x" * 99), "log_damaged"),
        (lambda body: body["seats"][0].update(name="a\u202eb"), "log_damaged"),
        (lambda body: body["seats"][0].update(ink=9), "log_damaged"),
        (lambda body: body["seats"][0].update(symbol=0), "log_damaged"),
        (lambda body: body["seats"][0].update(level="champion"), "log_damaged"),
        (lambda body: body["seats"][0].update(vocabulary="argot"), "log_damaged"),
        (lambda body: body["seats"][0].update(left_at_ply=1), "log_damaged"),
        (lambda body: body["seats"][0].update(profile_id=1), "log_damaged"),
        (lambda body: body["seats"][0].update(future=1), "log_damaged"),
        (lambda body: body["log"][1].update(game="belote"), "log_unknown_game"),
        (lambda body: body["log"][1].update(rules_version=99), "log_newer"),
        (lambda body: body["log"][1].update(code="AAAA"), "log_damaged"),
        (lambda body: body["log"][1].update(seats=99), "log_damaged"),
        (lambda body: body["log"][0].update(version=99), "log_newer"),
        (lambda body: body["log"][-1].update(seat=7), "log_unplayable"),
        (lambda body: body["log"][-1].update(at_ms=10**15), "log_damaged"),
        (lambda body: body["log"].insert(3, body["log"][2]), "log_unplayable"),
        (lambda body: body["log"].extend([{}] * 30_000), "log_too_long"),
    ],
)
def test_what_breaks_the_rules_is_said(change: Any, code: str) -> None:
    with pytest.raises(LogError) as said:
        opened(spoilt(change))
    assert said.value.code == code


SCRAPS: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 100), st.integers(), st.text(max_size=6), st.just([]), st.just({})
)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """List every (container, key) of a JSON value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield value, key
        yield from places(inner)


@pytest.mark.parametrize("game_id", [entry.id for entry in ready_games()])
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_change_of_a_file_raises_anything_but_what_is_said(qapp: QApplication, game_id: str, data: st.DataObject) -> None:
    body = copy.deepcopy(json.loads(file_of(game_id, 6)))
    found = list(places(body))
    container, key = found[data.draw(st.integers(0, len(found) - 1))]
    container[key] = data.draw(SCRAPS)
    file = read(json.dumps(body).encode())
    if not isinstance(file, OurFile) or file.kind.value != "game":
        return
    store = open_in_memory()
    try:
        take_in(store, unpack_game(file, READ, "Joueur {}".format))
    except LogError:
        assert store.saves.unfinished() == ()
    finally:
        store.close()


def test_writing_twice_gives_the_same_bytes() -> None:
    file = read(file_of("yahtzee", 5))
    assert isinstance(file, OurFile)
    assert write(file.kind, file.body) == file_of("yahtzee", 5)
