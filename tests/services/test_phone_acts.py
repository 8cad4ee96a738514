"""What phones say: read before anything is done, refused where no page of ours says it; and the lines of the pipe."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ludogite.core.rules import Refusal
from ludogite.phones import messages
from ludogite.phones.messages import Addresses, Beat, Came, Drop, Failed, Heard, Knocked, Left, Listening, Note, Open, Seats, Show
from ludogite.services import phone_acts
from ludogite.services.phone_acts import Act, Fields, GetUp, Join, JoinAsGuest, Pause, Sit, Try
from ludogite.services.phone_form import Held, PhoneUi
from ludogite.services.phone_server_client import PhoneServerClient
from ludogite.services.phones import PhoneHub, Said
from ludogite.ui.catalog import GAME_UIS
from tests.services.conftest import Lay


@pytest.mark.parametrize(
    "message",
    [
        Open("192.168.1.7", 8420, "CODE", {"a": "secret"}, {"/": ["text/html", "PGh0bWw+"]}, ["OLD"]),
        Seats({"a": "secret"}, [1, 2], 3),
        Show(1, {"title": "Dés à thèmes", "forms": []}),
        Note(2, {"refused": "Passe\nton tour"}),
        Drop(3),
        Beat(),
        Addresses(["192.168.1.7"]),
        Listening(8421),
        Failed("address in use"),
        Came(1, ["a"]),
        Left(1),
        Heard(1, {"sit": 0}, 12_345),
        Knocked(4),
    ],
    ids=lambda message: type(message).__name__,
)
def test_a_message_is_a_line_that_reads_back(message: Any) -> None:
    line = messages.write(message)
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert messages.read(line) == message


@pytest.mark.parametrize(
    ("said", "act"),
    [
        ({"sit": 2}, Sit(2)),
        ({"up": 1}, GetUp(1)),
        ({"pause": True, "seat": 1}, Pause(1, on=True)),
        ({"seat": 0, "act": "roll", "fields": {"keep": ["1"]}, "token": 7}, Act(0, "roll", Fields({"keep": ["1"]}), 7)),
        ({"join": "person", "id": 3}, Join("person", 3)),
        ({"seat": 0, "act": "roll", "fields": {}, "token": 7, "id": "x"}, Act(0, "roll", Fields({}), 7, "x")),
        ({"seat": 0, "act": "roll", "fields": {}, "token": 7, "id": 5}, None),
        ({"seat": 0, "try": "write", "fields": {"word": "ete"}}, Try(0, "write", Fields({"word": "ete"}))),
        ({"seat": 0, "try": 3, "fields": {}}, None),
        ({"guest": "Nico"}, JoinAsGuest("Nico")),
        ({}, None),
        ({"sit": "2"}, None),
        ({"pause": 1, "seat": 1}, None),
        ({"seat": 0, "act": "roll", "fields": [], "token": 7}, None),
        ({"seat": 0, "act": "roll", "token": 7}, None),
        ({"guest": None}, None),
    ],
)
def test_an_act_is_read_or_is_none(said: dict[str, object], act: object) -> None:
    assert phone_acts.read(said) == act


def test_fields_are_read_as_the_page_writes_them() -> None:
    keep, words = ["0", "3"], [[["4", "A"]], []]
    fields = Fields({"text": "été", "box": None, "card": "12", "keep": keep, "words": words, "place": [1, 2, "down"]})
    assert (fields.text("text"), fields.text("box"), fields.text("nothing")) == ("été", "", "")
    assert fields.number("card") == 12
    assert (fields.chosen("keep"), fields.chosen("nothing")) == (frozenset(keep), frozenset())
    assert fields.rows("words") == (((4, "A"),), ())
    assert (fields.square("place"), Fields({"place": [0, 0, "across"]}).square("place")) == ((1, 2, False), (0, 0, True))


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("text", 7), ("text", []), ("number", "x"), ("number", 7), ("number", None), ("chosen", "0"), ("chosen", [0]),
        ("rows", None), ("rows", ["1"]), ("rows", [["1"]]), ("rows", [[["1", 2]]]), ("rows", [[["x", "A"]]]), ("rows", [[["1"]]]),
        ("square", None), ("square", [1, 2]), ("square", [1, 2, "up"]), ("square", ["1", 2, "down"]),
    ],
)  # fmt: skip
def test_a_strange_value_is_a_value_error_and_nothing_else(kind: str, value: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of whatever kind: it is all that the hub takes for a refusal
        getattr(Fields({"field": value}), kind)("field")


# ---- at the table ---------------------------------------------------------------------------------------------------------


class Door(PhoneServerClient):
    """A door without a process, which keeps what phones were told and which of them were let go."""

    def __init__(self) -> None:
        super().__init__({})
        self.told: list[dict[str, Any]] = []
        self.dropped: list[int] = []
        self.shown: list[dict[str, Any]] = []

    def show(self, phone: int, state: dict[str, Any]) -> None:
        self.shown.append(state)

    def note(self, phone: int, said: dict[str, Any]) -> None:
        if "refused" in said:
            self.told.append(said)

    def drop(self, phone: int) -> None:
        self.dropped.append(phone)


def hub_of(lay: Lay, ui: PhoneUi) -> tuple[PhoneHub, Door]:
    """Let phone 1 hold the first seat of a table of two."""
    door = Door()
    hub = PhoneHub(lay("yahtzee", "Léa", "Papi"), ui, Said(lambda refusal: refusal.code, lambda _event: None), door, "Yahtzee")
    door.phones.add(1)
    door.heard.emit(1, Sit(0), 0)
    assert 0 in hub.claims
    return hub, door


def yahtzee() -> PhoneUi:
    phone = GAME_UIS["yahtzee"].phone
    assert phone is not None
    return phone()


def test_an_act_is_a_command_of_its_seat(lay: Lay) -> None:
    hub, door = hub_of(lay, yahtzee())
    token = hub._match.session.requests()[0].token
    before = len(hub._match.session.entries)
    door.heard.emit(1, Act(0, "roll", Fields({}), token), 0)
    assert door.told == []
    assert len(hub._match.session.entries) > before
    assert hub._match.session.entries[before].seat == 0


@pytest.mark.parametrize(
    "act", [Act(0, "mark", Fields({}), 1), Act(0, "mark", Fields({"box": 7}), 1), Act(0, "dance", Fields({}), 1)]
)
def test_what_the_form_does_not_offer_is_refused(lay: Lay, act: Act) -> None:
    hub, door = hub_of(lay, yahtzee())
    before = len(hub._match.session.entries)
    door.heard.emit(1, act, 0)
    assert door.told == [{"refused": "undecodable", "seat": 0, "done": ""}]
    assert len(hub._match.session.entries) == before


@pytest.mark.parametrize("error", [TypeError, AttributeError, KeyError, StopIteration])
def test_a_fault_of_ours_is_no_refusal(lay: Lay, error: type[Exception]) -> None:
    def faulty(_held: Held, _act: str, _fields: Fields) -> None:
        raise error("ours")

    hub, door = hub_of(lay, PhoneUi(lambda _held: (), faulty, turn=lambda _view: 0))
    with pytest.raises(error):
        hub._on_heard(1, Act(0, "roll", Fields({}), 1), 0)
    assert door.told == []


@pytest.mark.parametrize(("act", "why"), [(Join("person", 1), "seat_gone"), (JoinAsGuest("Nico"), "one_chair")])
def test_a_phone_that_has_a_chair_takes_no_other(lay: Lay, act: object, why: str) -> None:
    hub, door = hub_of(lay, yahtzee())
    door.heard.emit(1, act, 0)
    assert (door.dropped, door.told) == ([], [{"refused": why}])
    assert set(hub.claims) == {0}


@pytest.mark.parametrize("act", [GetUp(1), Pause(1, on=True), Act(1, "roll", Fields({}), 1)])
def test_who_speaks_for_a_seat_of_somebody_else_is_let_go(lay: Lay, act: object) -> None:
    hub, door = hub_of(lay, yahtzee())
    pauses: list[object] = []
    hub.pause_wanted.connect(lambda *said: pauses.append(said))
    door.heard.emit(1, act, 0)
    assert (door.dropped, pauses, door.told) == ([1], [], [])
    assert set(hub.claims) == {0}


def test_a_seat_can_be_given_back_and_the_table_paused(lay: Lay) -> None:
    hub, door = hub_of(lay, yahtzee())
    pauses: list[object] = []
    hub.pause_wanted.connect(lambda *said: pauses.append(said))
    door.heard.emit(1, Pause(0, on=True), 0)
    door.heard.emit(1, GetUp(0), 0)
    assert (pauses, hub.claims, door.dropped) == ([(True, 0)], {}, [])


def test_what_no_page_says_ends_the_connection() -> None:
    door, heard = Door(), list[object]()
    door.heard.connect(lambda *said: heard.append(said))
    door._on_heard(1, {"sit": "somewhere"}, 5)
    assert (door.dropped, heard) == ([1], [])
    door._on_heard(1, {"sit": 0}, 5)
    assert heard == [(1, Sit(0), 5)]


def test_a_refusal_of_the_rules_goes_back_to_its_phone(lay: Lay) -> None:
    hub, door = hub_of(lay, yahtzee())
    door.heard.emit(1, Act(0, "mark", Fields({"box": "as"}), hub._match.session.requests()[0].token), 0)
    assert [said["seat"] for said in door.told] == [0]
    assert door.told[0]["refused"] != Refusal("undecodable").code


def test_the_big_screen_shows_a_throw_before_the_phone_does(lay: Lay, qtbot: QtBot) -> None:
    """While its scenes play the phone keeps what it had, a pause excepted; whatever holds the screen, it does not wait for ever."""
    hub, door = hub_of(lay, yahtzee())
    qtbot.waitUntil(lambda: bool(door.shown))
    before, shows = door.shown[-1], [False]
    hub.is_shown = lambda: shows[0]
    token = before["forms"][0]["token"]
    door.heard.emit(1, Act(0, "roll", Fields({}), token, "x"), 0)
    hub.show_paused(paused=True)
    qtbot.waitUntil(lambda: door.shown[-1]["paused"])
    assert door.shown[-1]["forms"] == before["forms"]
    hub.show_paused(paused=False)
    hub.catch_up()
    qtbot.wait(50)
    assert door.shown[-1]["forms"] == before["forms"]
    shows[0] = True
    hub.catch_up()
    qtbot.waitUntil(lambda: door.shown[-1]["forms"] != before["forms"])
    shows[0] = False
    hub._hurry.setInterval(20)
    count = len(door.shown)
    hub.show_paused(paused=True)
    qtbot.waitUntil(lambda: len(door.shown) > count + 1)
