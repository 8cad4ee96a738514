"""Phones at the table: who is let in, what each of them is shown, and whole games from real browsers."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from math import log2
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludogite.app.controllers import phones
from ludogite.core.rules import Open, Seat, Urgency
from ludogite.phones.messages import Seats
from ludogite.phones.server import (
    BYE,
    FULL,
    HELLO_S,
    KNOWN_BURST,
    KNOWN_RATE,
    MAX_UNAUTHENTICATED,
    ONLOOKERS,
    PORTS,
    Bucket,
    PhoneServer,
)
from ludogite.services.phone_form import Held, PhoneUi, written
from ludogite.services.phone_server_client import CODE_SIGNS, SECRET_BYTES, PhoneServerClient
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.invitation import Invitation
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.interlude import Interlude
from tests.contract.harness import HIDDEN, Match, Subject, retrace, subjects
from tests.scale import scaled
from tests.ui import words_out_play
from tests.ui.phone_play import COME_AS, Browser, Phone, bare
from tests.ui.phone_tables import Laying, Party, back, exchange, is_closed, until_quiet
from tests.ui.probes import heard

GAMES = tuple(name for name, ui in GAME_UIS.items() if ui.phone is not None)
PAGE_BYTES = 240_000
LATE = {"des_themes": 42, "yahtzee_mots": 18}
"""Occasions that are past when phones come, where a whole game at random takes minutes."""


# ---- the door -------------------------------------------------------------------------------------------------------------


def get(address: str, path: str, host: str) -> tuple[str, dict[str, str], bytes]:
    """Ask for a page as a browser does: the line, the headers, the body."""
    import socket  # noqa: PLC0415 - only tests open one

    where, _, port = address.partition(":")
    with socket.create_connection((where, int(port)), timeout=5) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65_536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    return first, {name.lower(): value for name, _, value in (one.partition(": ") for one in rest)}, body


def test_only_our_page_gets_in_and_only_with_the_code(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    hub, ask = table.hub, table.beside
    for origin in ("http://evil.example", "null", f"http://localhost:{hub.door.port}"):
        with pytest.raises(InvalidStatus):
            ask(lambda origin=origin: exchange(hub.door.address, {"code": hub.door.code}, origin=origin))
    line, _, _ = ask(get, hub.door.address, "/", "evil.example")
    assert " 421 " in line
    assert ask(exchange, hub.door.address, {"code": "AAAAAAAAAA"}) == [4003]
    assert ask(exchange, hub.door.address, {"code": hub.door.code + "A"}) == [4003]
    assert ask(exchange, hub.door.address, "no json") == [4003]
    (state,) = ask(exchange, hub.door.address, {"code": hub.door.code})
    assert state["forms"] == []
    assert [one["name"] for one in state["people"] if one["person"]] == [name for _, name in table.people]


def test_wrong_codes_are_told_and_slowed_down(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    for _ in range(5):
        assert table.beside(exchange, table.hub.door.address, {"code": "WRONG"}) == [4003]
    table.until(lambda: "mauvais code" in table.sheet.trouble.text())
    with pytest.raises(InvalidStatus):
        table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code})


@pytest.mark.parametrize(
    "said",
    ["{", "[]", "null", "7", '"x"', "x" * 5000, json.dumps({"a": 1}) + "x", "[" * 500 + "]" * 500, '{"a":' * 30 + "1" + "}" * 30],
    ids=["half", "list", "null", "number", "text", "long", "more", "deep", "nested"],
)
def test_what_no_page_says_ends_the_connection(party: Callable[..., Party], said: str) -> None:
    table = party("yahtzee")
    heard = table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, said)
    assert heard[-1] in {1008, 1009}
    assert table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code})[0]["title"] == "Yahtzee"


def test_a_flood_is_closed_and_keeps_nobody_else_out(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    heard = table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, *[{"sit": 99}] * 200)
    assert heard[-1] == 1008
    assert table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code})[0]["forms"] == []


def test_a_whole_family_may_scan_in_the_same_moment() -> None:
    """A page that came by half stayed blank: sixteen phones take six connections each, and one that comes again often is served."""
    door = PhoneServer("192.168.1.20", "CODE", {})
    assert all(door._lets_in(f"192.168.1.{30 + number % 16}") for number in range(16 * 6))
    door._known["192.168.1.30"] = Bucket(KNOWN_RATE, KNOWN_BURST)
    assert all(door._lets_in("192.168.1.30") for _ in range(60))
    door._offended("192.168.1.30")
    assert not all(door._lets_in("192.168.1.30") for _ in range(60)), "the strangers' share is nearly used up"


def test_a_seated_phone_always_finds_its_place() -> None:
    """Twenty phones without a chair look on, no more, and a phone with a chair comes in all the same."""
    door = PhoneServer("192.168.1.20", "CODE", {})
    door.secrets = {"a": "first", "b": "second", "c": "third"}
    for number in range(ONLOOKERS):
        assert door._has_room()
        door.phones[number] = SimpleNamespace(holds=False)  # type: ignore[assignment]
    assert not door._has_room()
    assert door._held({"code": "", "seats": {"b": "second"}}) == ["b"]
    assert door._held({"code": "CODE", "seats": {"b": "first"}}) == []
    assert len(PhoneServerClient({}).code) * log2(len(CODE_SIGNS)) >= 40
    assert SECRET_BYTES * 8 >= 128


def test_who_says_nothing_keeps_nobody_out(party: Callable[..., Party]) -> None:
    """Nine lines that never say the code: the oldest goes, and a phone with the code comes in at once."""
    table = party("yahtzee")
    with ExitStack() as silent:
        for _ in range(3 * MAX_UNAUTHENTICATED):
            table.beside(silent.enter_context, bare(table.hub.door.address))
        began = time.monotonic()
        assert table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code})[0]["people"]
        assert time.monotonic() - began < HELLO_S, "nobody had to go by himself"


def test_a_phone_of_an_evening_before_is_no_stranger(party: Callable[..., Party]) -> None:
    """It is asked for the code, and nobody is accused; the same code from elsewhere is."""
    table = party("yahtzee")
    door, told = table.hub.door, list[int]()
    old = door.code
    phones.end(table.house.services)
    sheet = phones.invite(table.house.services, table.page)
    assert sheet is not None
    door = table.hub.door
    door.auth_failures.connect(told.append)
    table.until(lambda: door.is_open)
    assert door.code != old
    assert table.beside(exchange, door.address, {"code": old}) == [4003]
    assert told == []
    assert table.beside(exchange, door.address, {"code": "WRONG"}) == [4003]
    table.until(lambda: told == [1])
    assert "mauvais code" in sheet.trouble.text()
    sheet._calm.timeout.emit()
    assert not sheet.trouble.isVisible()


def test_the_twenty_first_who_looks_on_is_told_so(party: Callable[..., Party]) -> None:
    """Not that its code is wrong; nobody is accused of it."""
    table, told = party("yahtzee"), list[int]()
    table.hub.door.auth_failures.connect(told.append)
    with ExitStack() as held:
        for _ in range(ONLOOKERS):
            line = table.beside(held.enter_context, bare(table.hub.door.address))
            table.beside(line.send, json.dumps({"code": table.hub.door.code}))
            table.beside(line.recv)
        assert table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}) == [FULL]
    assert told == []


def test_a_port_that_is_taken_leaves_the_next(party: Callable[..., Party]) -> None:
    tables = [party("yahtzee") for _ in range(2)]
    first, second = (table.hub.door for table in tables)
    assert first.host == second.host
    assert first.port < second.port < first.port + PORTS
    for table, door in zip(tables, (first, second), strict=True):
        assert "forms" in table.beside(exchange, door.address, {"code": door.code})[0]


def test_a_phone_that_comes_back_while_the_window_speaks_of_others_sits() -> None:
    """Else a reload, as its old page goes, would be taken for a newcomer's, and a burst of presses for a flood."""
    door = PhoneServer("192.168.1.20", "CODE", {})
    seats, back_again = {"a": "first"}, SimpleNamespace(number=2, holds=True)
    door.phones = {1: SimpleNamespace(number=1, holds=True), 2: back_again}  # type: ignore[dict-item]
    door.obey(Seats(seats, holding=[], last=1))
    assert (door.phones[1].holds, back_again.holds) == (False, True)
    door.obey(Seats(seats, holding=[1], last=2))
    assert (door.phones[1].holds, back_again.holds) == (True, False)


def test_whoever_sits_may_press_as_fast_as_fingers_go(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    seat, _ = table.people[0]
    hello = back(table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, {"sit": seat}))
    heard = table.beside(exchange, table.hub.door.address, hello, *[{"act": "nothing", "seat": seat, "token": 0}] * 60)
    assert 1008 not in heard
    assert table.holds(seat)


def test_acts_that_mean_nothing_are_refused_to_that_phone_alone(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    seat, _ = table.people[0]
    refused: list[object] = []
    table.page.match.local.refused.connect(refused.append)
    hello: dict[str, Any] = {"code": table.hub.door.code}
    hello = back(table.beside(exchange, table.hub.door.address, hello, {"sit": seat}))
    for act in ("mark", "bar", "", "x" * 50):
        wrong: list[dict[str, Any]] = [{}, {"box": 7}, {"zero": None}, {"box": [{}]}]
        strange = [{"seat": seat, "act": act, "fields": fields, "token": 1} for fields in wrong]
        heard = table.beside(exchange, table.hub.door.address, hello, *strange)
        assert sum("refused" in one for one in heard if isinstance(one, dict)) == len(strange)
    assert refused == []


def test_the_page_is_small_and_asks_for_nothing_from_outside(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    total = 0
    for path in ("/", "/page.js", "/page.css", "/text.ttf", "/bold.ttf", "/title.ttf"):
        line, headers, body = table.beside(get, table.hub.door.address, path, table.hub.door.address)
        assert " 200 " in line
        assert "default-src 'none'" in headers["content-security-policy"]
        total += len(body)
        if not path.endswith(".ttf"):
            assert b"http://" not in body
            assert b"https://" not in body
    assert total <= PAGE_BYTES
    for path in ("/etc/passwd", "/../page.js", "/index.html", "/table"):
        assert " 200 " not in table.beside(get, table.hub.door.address, path, table.hub.door.address)[0]


# ---- seats ----------------------------------------------------------------------------------------------------------------


def test_a_seat_is_kept_for_its_phone_and_taken_once(party: Callable[..., Party]) -> None:
    table = party("words_out")
    hub, (seat, _) = table.hub, table.people[0]
    heard = table.beside(exchange, hub.door.address, {"code": hub.door.code}, {"sit": seat}, {"sit": seat})
    again = back(heard)
    table.until(lambda: hub.is_absent(seat))
    assert not table.page.match.local.is_local(seat)
    others = table.beside(exchange, hub.door.address, {"code": hub.door.code}, {"sit": seat})
    assert not any("secret" in one for one in others)
    assert table.beside(exchange, hub.door.address, again)[-1]["forms"][0]["seat"] == seat
    hub.free(seat)
    assert table.page.match.local.is_local(seat)
    table.until(lambda: table.beside(exchange, hub.door.address, again) == [4003])


@pytest.mark.parametrize("gives", [True, False])
def test_another_phone_gets_an_absent_seat_only_when_the_table_agrees(party: Callable[..., Party], *, gives: bool) -> None:
    table = party("words_out")
    table.sheet.close()
    hub, (seat, name) = table.hub, table.people[0]
    again = back(table.beside(exchange, hub.door.address, {"code": hub.door.code}, {"sit": seat}))
    table.until(lambda: hub.is_absent(seat))
    with bare(hub.door.address) as other:
        table.beside(other.send, json.dumps({"code": hub.door.code}))
        table.beside(other.send, json.dumps({"sit": seat}))
        assert table.page.phones is not None
        question = table.page.phones.question
        table.until(question.isVisible)
        assert name in question.label.text()
        assert hub.is_absent(seat)
        (question.yes if gives else question.no).click()
        heard = [json.loads(said) for said in table.beside(until_quiet, other)]
        assert any("seated" in said for said in heard) is gives
        assert any("refused" in said for said in heard) is not gives
        if gives:
            assert table.beside(exchange, hub.door.address, again) == [4003]


def test_a_seat_outlives_the_process_that_listens(party: Callable[..., Party], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludogite.services.phone_server_client.LEAST_S", 0.0)
    table = party("yahtzee")
    door, (seat, _) = table.hub.door, table.people[0]
    again = back(table.beside(exchange, door.address, {"code": door.code}, {"sit": seat}))
    address, process = door.address, door._process
    assert process is not None
    process.kill()
    table.until(lambda: not door.is_open)
    table.until(lambda: door.is_open)
    assert door.address == address
    assert table.beside(exchange, door.address, again)[-1]["forms"][0]["seat"] == seat


def test_the_game_waits_for_a_phone_that_is_away(party: Callable[..., Party]) -> None:
    table = party("yahtzee_mots")
    hub, (seat, name) = table.hub, table.people[0]
    assert table.page.match.session.requests()[0].request.seat == seat
    table.beside(exchange, hub.door.address, {"code": hub.door.code}, {"sit": seat})
    table.until(lambda: hub.is_absent(seat))
    table.until(lambda: table.page.match.clock.is_paused)
    assert name in table.page.notices.notice.label.text()
    assert not table.page.notices.notice._read.isActive()  # it stays as long as the game does
    for change in (table.page.screen_widget.flow.clock.stop, table.page.screen_widget.flow.clock.start):
        change("dice that fly")
    assert table.page.match.clock.is_paused
    hub.free(seat)
    table.until(lambda: not table.page.match.clock.is_paused)
    assert table.page.notices.notice.isHidden()


def test_the_revanche_invites_the_phones_that_have_played(party: Callable[..., Party]) -> None:
    table = party("yahtzee", 0, {})
    match, (seat, _name) = table.page.match, table.people[0]
    table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, {"sit": seat})
    table.until(lambda: table.holds(seat))
    table.hub.wait(waits=False)
    table.sheet.close()
    while match.session.outcome() is None:
        table.hurry(1)
    table.until(lambda: isinstance(table.house.window.page, GameOverPage))
    end = table.house.window.page
    assert isinstance(end, GameOverPage)
    end.again.emit()
    again = table.house.window.page
    assert isinstance(again, TablePage)
    assert again.match is not match
    table.until(lambda: again.phones is not None and again.phones.hub.door.is_open)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_names_whose_phone_is_away(party: Callable[..., Party], game: str) -> None:
    """Also of somebody whose turn it is not, and for as long as it is so."""
    table = party(game)
    hub, (seat, name) = table.hub, table.people[-1]
    told = table.page.header.subtitle.text
    before = told()
    table.beside(exchange, hub.door.address, {"code": hub.door.code}, {"sit": seat})
    table.until(lambda: hub.is_absent(seat))
    table.until(lambda: f"téléphone absent\u202f: {name}" in told())
    table.page.retranslate()
    assert f"absent\u202f: {name}" in told()
    assert table.page.match.local.seats[seat].is_away
    hub.free(seat)
    table.until(lambda: told() == before)
    assert not table.page.match.local.seats[seat].is_away


@pytest.mark.parametrize("game", GAMES)
def test_nothing_says_that_somebody_plays_whose_phone_is_away(party: Callable[..., Party], game: str) -> None:
    """The notes beside the names, the band and the button, of whoever is asked."""
    table = party(game)
    table.hub.wait(waits=False)
    asked = table.page.match.local.requests()[0].request.seat
    seat, name = next(one for one in table.people if one[0] == asked or asked < 0)
    table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, {"sit": seat})
    table.until(lambda: table.hub.is_absent(seat))
    screen = table.page.screen_widget
    screen.flow.skip()
    said = [one.name for one in heard(screen)]
    away = [one for one in said if "téléphone absent" in one or "téléphone est absent" in one]
    assert away, f"the screen of {game} says nowhere whose phone is away (texts.away_note, texts.plays): {said}"
    assert not [one for one in said if name in one and "joue" in one]
    if game != "des_themes":
        assert screen.primary.text() == f"On attend {name}…"
    table.hub.free(seat)
    table.until(lambda: not table.page.match.local.seats[seat].is_away)
    assert not [one.name for one in heard(screen) if "absent" in one.name]


def test_the_end_of_a_deal_stands_and_phones_hear_nothing_of_the_next_one_meanwhile(party: Callable[..., Party]) -> None:
    table = party("words_out", 0, {"open_hands": True}, guests=("Léa", "Papi"))  # no curtain over the card
    table.sheet.close()
    flow, overlay = table.page.screen_widget.flow, table.page.screen_widget.overlay

    def stands() -> bool:
        return any(isinstance(one.flight, Interlude) for one in overlay._flights)

    for _ in range(600):
        words_out_play.play_move(table.page.match.local)
        if stands():
            break
    table.until(lambda: flow.lags)  # the cards of the next deal wait behind it
    table.qtbot.wait(300)
    assert stands()
    assert flow.view.deal == 1
    assert not table.hub.is_shown()
    flow.skip()
    assert not stands()
    assert flow.view.deal == 2
    assert table.hub.is_shown()


def test_a_phone_pauses_the_table_and_all_count_before_it_goes_on(party: Callable[..., Party]) -> None:
    table = party("yahtzee_mots")
    assert table.page.phones is not None
    table.page.phones._countdown.setInterval(30)
    hub, (seat, _) = table.hub, table.people[0]
    with bare(hub.door.address) as phone:

        def hear(wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
            while True:
                said: dict[str, Any] = json.loads(phone.recv(timeout=10))
                if wanted(said):
                    return said

        table.beside(phone.send, json.dumps({"code": hub.door.code}))
        table.beside(phone.send, json.dumps({"sit": seat}))
        table.beside(hear, lambda said: bool(said.get("forms")))
        table.beside(phone.send, json.dumps({"pause": True, "seat": seat}))
        table.beside(hear, lambda said: bool(said.get("paused")))
        assert table.page.match.clock.is_paused
        for awaited in (seat, None):  # another phone went to sleep and woke up meanwhile
            hub.awaited.emit(awaited)
        assert table.page.match.clock.is_paused
        assert "pause" in table.page.notices.notice.label.text()
        table.beside(phone.send, json.dumps({"seat": seat, "act": "roll", "fields": {}, "token": 1}))
        table.beside(hear, lambda said: "pause" in said.get("refused", ""))
        table.beside(phone.send, json.dumps({"pause": False, "seat": seat}))
        assert table.beside(hear, lambda said: said.get("seconds") == 1)["paused"]
        table.beside(hear, lambda said: said.get("paused") is False)
        assert not table.page.match.clock.is_paused


def test_closing_the_door_ends_all_listening(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    address = table.hub.door.address
    with bare(address) as phone:
        table.beside(phone.send, json.dumps({"code": table.hub.door.code}))
        table.beside(phone.recv)
        phones.end(table.house.services)
        with pytest.raises(ConnectionClosed) as closed:
            table.beside(until_quiet, phone, 5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == BYE
    assert table.page.phones is None
    table.until(lambda: table.beside(is_closed, address))
    assert all(table.page.match.local.is_local(seat) for seat, _ in table.people)


# ---- before the game ------------------------------------------------------------------------------------------------------


def test_people_sit_down_from_their_phones_before_the_game(laying: Laying) -> None:
    family = {profile.name: profile.id for profile in laying.page.profiles}
    with bare(laying.door.address) as first, bare(laying.door.address) as second, bare(laying.door.address) as third:
        laying.say(first, {"code": laying.door.code}, {"join": "person", "id": family["Papi"]}, {"guest": "Mia"})
        laying.say(third, {"code": laying.door.code}, {"guest": "Nico"})
        laying.until(lambda: ("Nico", True) in laying.seats)
        assert "Mia" not in dict(laying.seats), "one phone takes one chair"
        assert ("Papi", True) in laying.seats
        assert {line.label.text() for line in laying.sheet.lines if not line.isHidden()} >= {"Papi : au téléphone"}
        place = [name for name, _ in laying.seats].index("Papi")
        assert "Au téléphone" in laying.page.seats.places[place].medallion.accessibleDescription()
        laying.say(
            second, {"code": laying.door.code}, {"join": "person", "id": family["Papi"]}, {"guest": " nico "}, {"guest": "Ida"}
        )
        laying.until(lambda: ("Ida", True) in laying.seats)
        assert [name for name, _ in laying.seats].count("Papi") == 1
        assert any("refused" in json.loads(said) for said in laying.beside(until_quiet, second))
        draft = laying.page.draft
        assert draft is not None
        laying.page.take_draft(draft.moved(place, len(draft.seats) - 1))
        claim = next(claim for claim in laying.door.claims.values() if claim.seat == len(draft.seats) - 1)
        ida = [name for name, _ in laying.seats].index("Ida")
        laying.say(second, {"up": ida})
        laying.until(lambda: "Ida" not in dict(laying.seats))
        laying.sheet.close()
        laying.page.footer.button.click()
        table = laying.house.window.page
        assert isinstance(table, TablePage)
        assert table.phones is not None
        names = [info.name for info in table.match.local.seats]
        assert {names[seat] for seat in table.phones.hub.claims} == {"Papi", "Nico"}
        assert table.phones.hub.claims[names.index("Papi")] is claim
        said = [json.loads(one) for one in laying.beside(until_quiet, first)]
        assert any("Ce téléphone a déjà sa place" in one.get("refused", "") for one in said)
        assert [form["seat"] for form in said[-1]["forms"]] == [names.index("Papi")]


def test_the_invitation_is_as_high_as_what_it_says(laying: Laying) -> None:
    """With a word about a phone that came and one about a wrong code it grew by half of its height."""
    sheet, before = laying.sheet, laying.sheet.paper.height()
    laying.door.auth_failures.emit(1)
    laying.door.has_come = True
    sheet.refresh()
    assert 0 <= sheet.paper.height() - before < 3 * (sheet.come.sizeHint().height() + sheet.trouble.sizeHint().height())


def test_whoever_is_made_to_stand_up_loses_the_chair_and_leaving_the_page_ends_all_listening(laying: Laying) -> None:
    laying.sheet.close()
    with bare(laying.door.address) as phone:
        laying.say(phone, {"code": laying.door.code}, {"guest": "Nico"})
        laying.until(lambda: ("Nico", True) in laying.seats)
        laying.page.seats.places[-1].medallion.removed.emit()
        assert not laying.door.claims
        laying.say(phone, {"guest": "Nico"})
        laying.until(lambda: ("Nico", True) in laying.seats)
        laying.page.games.items[0].click()  # another game: whoever sits on a phone comes along
        assert ("Nico", True) in laying.seats
        laying.door.free(next(iter(laying.door.claims)))
        assert ("Nico", False) in laying.seats
        address = laying.door.address
        laying.page.back.emit()
        laying.until(lambda: laying.house.services.door is None)
    laying.until(lambda: laying.beside(is_closed, address))


def test_the_invitation_says_what_may_keep_phones_out_until_one_has_come(laying: Laying, monkeypatch: pytest.MonkeyPatch) -> None:
    laying.sheet.close()
    monkeypatch.setattr(Invitation, "LONELY_MS", 50)
    laying.page.phones_wanted.emit(True)
    laying.until(laying.sheet.lonely.isVisible)
    assert "Pare-feu" in laying.sheet.lonely.text()
    assert laying.sheet.come.isHidden()
    with bare(laying.door.address) as phone:
        laying.say(phone, {"code": laying.door.code})
        laying.until(laying.sheet.come.isVisible)
        assert laying.sheet.lonely.isHidden()


# ---- secrets --------------------------------------------------------------------------------------------------------------

PAIRS = {"words_out": 1000, "mots_de_tete": scaled(80, 1000)}
"""Pairs of states that are compared of a game with secrets, and differ in them: rare where only answers are."""


@pytest.mark.parametrize("game", GAMES)
def test_forms_hold_for_every_state_and_hide_what_is_hidden(french: object, game: str) -> None:
    """A form of every seat in every state of random games; two states that differ only in what a seat cannot see make the same."""
    phone, compared, number = GAME_UIS[game].phone, 0, 0
    assert phone is not None
    ui, random, hide = phone(), Random(3), HIDDEN.get(game)
    while compared < PAIRS.get(game, 50):
        number += 1
        for subject in [subject for subject in subjects() if subject.game.id == game]:
            for state, asked, _ in retrace(subject, Match(subject, number).to_the_end().entries):
                for seat in range(subject.seats):
                    form = _form(subject, ui, state, seat)
                    acts = [one["act"] for one in form if one["part"] == "do"]
                    assert len(acts) == len(set(acts))
                    if any(one.seat == seat and one.urgency is Urgency.MUST for one in asked):
                        assert acts, (str(subject), asked)
                    if hide is not None:
                        other = hide(state, seat, random)
                        assert json.dumps(_form(subject, ui, other, seat)) == json.dumps(form)
                        compared += other != state
                    else:
                        compared += 1


def _form(subject: Subject, ui: PhoneUi, state: Any, seat: Seat) -> list[dict[str, Any]]:
    rules = subject.rules
    view = rules.view(state, seat)
    asked = {one.kind: Open(one, 1) for one in rules.requests(state) if one.seat == seat}
    names = tuple(f"Joueur {place}" for place in range(subject.seats))
    return written(ui.parts(Held(seat, view, asked, names, 0, partial(rules.preview, view, seat))))


def test_a_hidden_answer_sends_the_same_bytes_whatever_it_was(party: Callable[..., Party]) -> None:
    """Two games that differ only in what one phone has answered: nobody else's phone is sent anything else, nor its own screen."""

    def told(answer: str) -> list[list[Any]]:
        table = party("mots_de_tete", options={"contestation": True, "hidden": True, "window_seconds": 0})
        table.let_play("contest")
        with ExitStack() as open_lines:
            lines = [open_lines.enter_context(bare(table.hub.door.address)) for _ in table.people]
            for line, (seat, _) in zip(lines, table.people, strict=True):
                table.beside(line.send, json.dumps({"code": table.hub.door.code}))
                table.beside(line.send, json.dumps({"sit": seat}))
                table.until(partial(table.holds, seat))
            asked = [one for one in table.page.match.session.requests() if one.request.kind == "contest"]
            act = {"seat": asked[0].request.seat, "act": answer, "fields": {}, "token": asked[0].token}
            for line in lines:
                table.beside(until_quiet, line)  # how often they hear of who sits down is a matter of time
            table.beside(lines[asked[0].request.seat].send, json.dumps(act))
            table.until(lambda: len(table.page.match.local.view_of(asked[0].request.seat).waiting) == 1)
            return [[said for said in table.beside(until_quiet, line) if "secret" not in said] for line in lines]

    assert told("contest") == told("accept")


# ---- real browsers --------------------------------------------------------------------------------------------------------


def test_a_phone_sits_down_plays_sleeps_and_comes_back(party: Callable[..., Party], browser: Browser) -> None:
    table = party("yahtzee")
    seat, name = table.people[0]
    phone = table.beside(browser.phone, table.hub.door.link)
    table.reads(phone, "Qui es-tu")
    table.sit(phone, seat, name)
    table.reads(phone, "Lancer les dés")
    fonts = "document.fonts.ready.then(() => [...document.fonts].filter(one => one.status === 'error').map(one => one.family))"
    assert table.beside(phone.run, fonts) == []
    table.beside(phone.turn, 640, 320)
    table.beside(phone.turn, 320, 568)
    assert table.beside(phone.run, "document.documentElement.scrollWidth <= 320")
    second = table.beside(lambda: browser.phone(f"http://{table.hub.door.address}/", context=phone.context))
    table.reads(second, "Lancer les dés")
    table.reads(phone, "autre onglet")
    table.beside(second.run, "location.reload()")
    table.reads(second, "Lancer les dés")
    told = """const of = Element.prototype.animate;
        Element.prototype.animate = function (...how) { (window.felt ??= []).push(this.id); return of.apply(this, how); }"""
    table.beside(browser.ask, "Page.enable", second.session)
    table.beside(partial(browser.ask, source=told), "Page.addScriptToEvaluateOnNewDocument", second.session)
    table.beside(second.run, "location.hash = 'WRONG', location.reload()")
    table.reads(second, "pas le code de cette table")
    assert table.beside(second.run, "felt") == ["code"], "a refusal shakes what was tried with"


def test_a_card_is_laid_by_dragging_it_onto_a_row(party: Callable[..., Party], browser: Browser) -> None:
    table = party("words_out")
    seat, name = table.people[0]
    phone = table.beside(partial(browser.phone, height=900), table.hub.door.link)
    table.sit(phone, seat, name)
    table.sheet.close()
    table.reads(phone, "Poser la carte")
    before = len(table.page.match.session.entries)
    table.beside(phone.drag, "button[data-pick=card]", "button[data-pick=row]:not([disabled])")
    told = "document.getElementById('refused').innerText"
    table.until(lambda: len(table.page.match.session.entries) > before or table.beside(phone.run, told))


@pytest.mark.parametrize("lang", ["en"])
def test_three_guests_tap_twice_go_back_and_come_back(laying: Laying, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """In English, from the page of a new game, 320 px wide: what is tapped twice is done once, and a way back leads back."""
    monkeypatch.setattr("ludogite.services.phone_server_client.LEAST_S", 0.0)
    laying.sheet.close()
    laying.page.games.items[0].click()  # Yahtzee
    assert laying.page.draft is not None
    laying.page.take_draft(laying.page.draft.emptied())
    guests = ["Ann", "Bob", "Cy"]
    held = [laying.beside(partial(browser.phone, width=320, height=568), laying.door.link) for _ in guests]

    def reads(phone: Phone, text: str) -> None:
        laying.until(lambda: text in laying.beside(phone.text))

    for phone, name in zip(held, guests, strict=True):
        reads(phone, "Not in the list?")
        laying.beside(phone.run, COME_AS % json.dumps(name))
        reads(phone, "The game begins on the big screen")
    laying.page.footer.button.click()
    table = laying.house.window.page
    assert isinstance(table, TablePage)
    assert table.phones is not None
    door, match = table.phones.hub.door, table.match
    laying.until(lambda: any(one.request.seat >= 0 for one in match.local.requests()))
    seat = next(one.request.seat for one in match.local.requests() if one.request.seat >= 0)
    asked = held[guests.index(match.local.seats[seat].name)]
    reads(asked, "Roll the dice")
    laying.beside(asked.run, "for (const time of [1, 2]) document.querySelector('button.act').click()")
    laying.until(lambda: any(entry.seat == seat for entry in match.session.entries))
    laying.qtbot.wait(200)
    assert sum(entry.seat == seat for entry in match.session.entries) == 1
    history = laying.beside(browser.ask, "Page.getNavigationHistory", held[1].session)["entries"]
    for entry in (history[0], history[-1]):
        laying.beside(held[1].travel, entry)
    reads(held[1], "Bob")
    process = door._process
    assert process is not None
    process.kill()
    laying.until(lambda: not door.is_open)
    laying.until(lambda: door.is_open and all(claim.phone is not None for claim in door.claims.values()))
    assert len(door.claims) == len(guests)
    for phone in held:
        assert laying.beside(phone.run, "document.documentElement.scrollWidth <= 320")


DRESSED = """document.fonts.ready.then(() => JSON.stringify([
    getComputedStyle(document.body).getPropertyValue("--table").trim() !== "", getComputedStyle(document.body).display,
    [...document.fonts].filter(one => one.status === "error").map(one => one.family),
    document.querySelectorAll(".people button").length]))"""
"""Whether the page has its style, its fonts, and what its script makes."""


def test_sixteen_phones_at_once_all_come_in_with_style_and_script(party: Callable[..., Party], browser: Browser) -> None:
    """All from one address, which is harder than from sixteen."""
    table = party("yahtzee", 0, {}, guests=("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gil", "Hal"))
    held = [table.beside(browser.phone, "about:blank") for _ in range(16)]
    for phone in held:
        table.beside(
            phone.run, f"setTimeout(() => location.replace({table.hub.door.link!r}), {1000 * time.time() + 3000} - Date.now()); 1"
        )
    for phone in held:
        table.reads(phone, "Qui es-tu")
        has_colours, display, broken, people = json.loads(table.beside(phone.run, DRESSED))
        assert (has_colours, display, broken) == (True, "flex", [])
        assert people >= 8
    assert len(table.hub.door.phones) == 16


@pytest.mark.parametrize("game", GAMES)
def test_two_phones_play_a_game_to_its_end(party: Callable[..., Party], browser: Browser, game: str) -> None:
    """At random: what is refused is told on the phone, and the game comes to its end on all screens."""
    table = party(game, LATE.get(game, 0))
    match, people = table.page.match, table.people[:2]
    held = [table.beside(browser.phone, table.hub.door.link) for _ in people]
    for phone, (seat, name) in zip(held, people, strict=True):
        table.sit(phone, seat, name)
    table.sheet.close()
    number = 0
    while match.session.outcome() is None:
        number += len(held)
        if not table.press(held, number) and match.session.outcome() is None:  # only time goes on: it goes faster here
            table.let_time_pass()
        assert number < 12_000, match.session.requests()  # a random game of Dés à thèmes takes 1,000 to 4,000
    for phone in held:
        table.reads(phone, "Partie terminée")
        phone_width = table.beside(phone.run, "document.documentElement.scrollWidth")
        assert phone_width <= 360


SHOWN = """[[...document.querySelectorAll("button.act")].map(one => one.innerText).join(),
    document.querySelector("#heard").textContent]"""
"""The buttons that may be pressed, and what a screen reader was told last."""
CROWDS = {"yahtzee": 8, "words_out": 5}
"""How many phones play; four where nothing is said."""
ALMOST = {"yahtzee": 345, "yahtzee_mots": 125, "mots_de_tete": 0, "des_themes": 85, "words_out": 110}
"""Occasions that are past when they come (LUDOGITE_WHOLE_GAMES=1: none)."""


@pytest.mark.parametrize("game", GAMES)
def test_a_crowd_of_phones_plays_a_game_to_its_end(party: Callable[..., Party], browser: Browser, game: str) -> None:
    """At 320 px, with taps in doubles, turns, a way back, a second tab, and phones that go and come: nobody loses a seat."""
    names = ("Léa", "Papi", "Tom", "Mamie", "Zoé", "Ali", "Ève", "Noé")[: CROWDS.get(game, 4)]
    table = party(game, 0, {}, guests=names)
    table.sheet.close()
    match = table.page.match
    table.hurry(0 if os.environ.get("LUDOGITE_WHOLE_GAMES") else ALMOST.get(game, 0))
    held = [table.beside(partial(browser.phone, width=320, height=568), table.hub.door.link) for _ in names]
    for phone, (seat, name) in zip(held, table.people, strict=True):
        table.sit(phone, seat, name)
    keys, home = tuple(table.hub.door.claims), f"http://{table.hub.door.address}/"
    number, rounds, troubled = 0, 0, held[0]
    while match.session.outcome() is None:
        rounds, number = rounds + 1, number + len(held)
        if not table.press(held, number) and match.session.outcome() is None:  # only time goes on: it goes faster here
            table.let_time_pass()
        if rounds % 5 == 0 and match.session.outcome() is None:  # at its end nothing listens any more
            troubled = held[rounds // 5 % len(held)]
            match rounds // 5 % 5:
                case 4:
                    twice = "for (const time of [1, 2]) document.querySelector('button.act.main:not([disabled])')?.click()"
                    table.beside(troubled.run, twice)
                case 0:
                    table.beside(troubled.run, "location.reload()")
                case 1:
                    table.beside(troubled.turn, 568, 320)
                    table.beside(troubled.turn, 320, 568)
                case 2:
                    entries = table.beside(browser.ask, "Page.getNavigationHistory", troubled.session)["entries"]
                    for entry in (entries[0], entries[-1]):
                        table.beside(troubled.travel, entry)
                case _:
                    other = table.beside(partial(browser.phone, home, width=320, context=troubled.context))
                    table.until(lambda: match.session.outcome() or "autre onglet" in table.beside(troubled.text))  # noqa: B023 - asked at once
                    held[held.index(troubled)] = other
                    troubled = other
            if match.session.outcome() is None:
                claims = table.hub.door.claims
                table.until(lambda: match.session.outcome() or all(claim.phone is not None for claim in claims.values()))  # noqa: B023 - asked at once
                assert match.session.outcome() is not None or set(claims) == set(keys)
        assert number < 20_000, match.session.requests()
    for phone in held:
        if phone is not troubled:  # it may have been away at the end, when nothing listens any more
            table.reads(phone, "Partie terminée")
        assert table.beside(phone.run, "document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_phone_can_be_heard_read_and_pressed(
    party: Callable[..., Party], browser: Browser, game: str, lang: str
) -> None:
    """At 320 px: all has a role and a name, a turn and a refusal are told, nothing is cut, small, pale or out of order."""
    table = party(game, 0, {}, guests=("Ann", "Bob"), lang=lang)
    table.sheet.close()
    table.hurry(16 if game == "mots_de_tete" else 0)  # words lie over squares in colour
    phones = [table.beside(partial(browser.phone, width=320, height=568), table.hub.door.link) for _ in "ab"]
    table.reads(phones[0], "Ann")
    assert table.beside(phones[0].faults) == []
    assert table.beside(phones[0].nameless) == []
    for phone, (seat, name) in zip(phones, table.people, strict=True):
        table.sit(phone, seat, name)
    for phone in phones:
        table.until(lambda: table.beside(phone.run, "!document.querySelector('#pause').hidden"))  # noqa: B023 - asked at once
    table.beside(phones[0].run, "document.querySelector('#pause').click()")
    table.reads(phones[1], "La partie est en pause." if lang == "fr" else "The game is paused.")
    assert "pause" in table.beside(phones[1].run, "document.querySelector('#heard').textContent")
    assert table.beside(phones[1].faults) == []
    table.beside(phones[0].run, "document.querySelector('#pause').click()")
    table.until(lambda: not table.hub.is_paused)
    seen: set[str] = set()
    told: set[str] = set()
    for number in range(1, 40):
        for seat, phone in enumerate(phones):
            buttons, heard = table.beside(phone.run, SHOWN)
            told.add(heard)
            if buttons not in seen:
                seen.add(buttons)
                assert table.beside(phone.faults) == [], buttons
                assert table.beside(phone.nameless) == [], buttons
                roles = {role for role, _ in table.beside(phone.spoken)}
                assert {"main", "banner", "heading", "status", "button"} <= roles, roles
            table.beside(phone.play, number * 2 + seat, *table.known_words(seat))
    assert table.beside(phones[0].run, "document.documentElement.lang") == lang
    assert ("À toi de jouer" if lang == "fr" else "Your turn") in told
