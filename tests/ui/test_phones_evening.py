"""The door stays open for the evening: one code and the same chairs through all games, until nobody is there or it is closed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from ludogite.app import go
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers import phones
from ludogite.services.phone_server_client import PhoneServerClient
from ludogite.services.phones import PhoneHub
from ludogite.services.processes import wait_for_ended
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.phone_files import page_words
from tests.ui.phone_play import Browser, bare
from tests.ui.phone_tables import Party, back, exchange, is_closed


def hub_of(table: Party) -> PhoneHub | None:
    page = table.house.window.page
    return page.phones.hub if isinstance(page, TablePage) and page.phones is not None else None


def hear(line: Any, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(line.recv(timeout=15))
        if wanted(said):
            return said


def play_on(table: Party) -> None:
    """Let the game come to its end, and wait for the page of it."""
    table.hub.wait(waits=False)
    match = table.page.match
    while match.session.outcome() is None:
        table.hurry(1)
    table.until(lambda: isinstance(table.house.window.page, GameOverPage))


def test_one_code_and_the_same_chair_through_a_rematch_and_another_game(party: Callable[..., Party]) -> None:
    """The phone asks for both itself: a television far from the mouse is enough."""
    table = party("yahtzee", 0, {})
    table.sheet.close()
    seat, name = table.people[0]
    door = table.hub.door
    code, address = door.code, door.address
    with bare(address) as phone:

        def say(said: object) -> None:
            table.beside(phone.send, json.dumps(said))

        say({"code": code})
        say({"sit": seat})
        table.until(lambda: table.holds(seat))
        key, left = next(iter(door.claims)), table.hub
        play_on(table)
        said = table.beside(hear, phone, lambda said: said.get("between"))
        shown = dict(door._sent)
        left._show()  # a timer of a table that was left
        assert door._sent == shown
        assert said["over"]
        assert said["mine"] == [name]
        assert next(one for one in said["people"] if one["name"] == name)["place"] in {1, 2, 3}
        say({"wish": "again"})
        table.until(lambda: table.house.window.page is not table.page and hub_of(table) is not None)
        again = table.house.window.page
        assert isinstance(again, TablePage)
        assert again.match is not table.page.match
        form = table.beside(hear, phone, lambda said: said.get("forms"))["forms"][0]
        assert again.match.local.seats[form["seat"]].name == name
        assert form["seat"] != seat, "seats move on by one"
        table.house.navigate(go.Home())
        assert table.beside(hear, phone, lambda said: said.get("between"))["over"] is False
        say({"wish": "mots_de_tete"})
        table.until(lambda: isinstance(table.house.window.page, NewGamePage))
        lobby = table.beside(hear, phone, lambda said: said.get("lobby"))
        assert [one["name"] for one in lobby["people"] if one["mine"]] == [name]
        assert lobby["starts"]
        say({"wish": "start"})
        table.until(lambda: hub_of(table) is not None)
        form = table.beside(hear, phone, lambda said: said.get("forms"))["forms"][0]
        hub = hub_of(table)
        assert hub is not None
        assert hub.door is door
        assert (door.code, door.address, list(door.claims)) == (code, address, [key])


def test_game_after_game_the_same_people_sit_down(party: Callable[..., Party]) -> None:
    """The house proposes its own family; a phone that chooses the game means those who play this evening."""
    names = ("Ann", "Bob", "Cy", "Dan")
    table = party("yahtzee", 0, {}, guests=names)
    table.sheet.close()
    door = table.hub.door
    with ExitStack() as held:
        lines = [held.enter_context(bare(door.address)) for _ in names]
        for line, (seat, _) in zip(lines, table.people, strict=True):
            table.beside(line.send, json.dumps({"code": door.code}))
            table.beside(line.send, json.dumps({"sit": seat}))
            table.until(partial(table.holds, seat))
        for game in ("yahtzee_mots", "mots_de_tete", "words_out"):
            table.house.navigate(go.Home())
            table.beside(hear, lines[0], lambda said: said.get("between"))
            table.beside(lines[0].send, json.dumps({"wish": game}))
            for line, name in zip(lines, names, strict=True):
                seated = table.beside(hear, line, lambda said: said.get("lobby") and any(one["mine"] for one in said["people"]))
                assert [one["name"] for one in seated["people"] if one["mine"]] == [name]
            page = table.house.window.page
            assert isinstance(page, NewGamePage)
            assert sorted(page.seats.names()) == sorted(names)
            table.beside(lines[0].send, json.dumps({"wish": "start"}))
            table.until(lambda: hub_of(table) is not None)
            played = table.house.window.page
            assert isinstance(played, TablePage)
            assert door.shown_code in played.header.subtitle.text(), "who comes later finds the way in"


def test_only_the_first_phone_chooses_what_comes_next(party: Callable[..., Party]) -> None:
    table = party("yahtzee", 0, {})
    table.sheet.close()
    with bare(table.hub.door.address) as first, bare(table.hub.door.address) as second:
        for line, (seat, _) in zip((first, second), table.people, strict=False):
            table.beside(line.send, json.dumps({"code": table.hub.door.code}))
            table.beside(line.send, json.dumps({"sit": seat}))
            table.until(lambda: table.holds(seat))  # noqa: B023 - asked at once
        table.house.navigate(go.Home())
        assert "games" in table.beside(hear, first, lambda said: said.get("between"))
        assert "games" not in table.beside(hear, second, lambda said: said.get("between"))
        home = table.house.window.page
        table.beside(second.send, json.dumps({"wish": "again"}))
        table.beside(hear, second, lambda said: said.get("between"))  # it is told again what there is
        assert table.house.window.page is home
        table.beside(first.send, json.dumps({"wish": "again"}))
        table.until(lambda: hub_of(table) is not None)


def test_a_game_taken_up_again_finds_its_phones(party: Callable[..., Party]) -> None:
    table = party("words_out", 0, {})
    table.sheet.close()
    seat, game = table.people[0][0], table.page.match.game_id
    hello = back(table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, {"sit": seat}))
    table.house.navigate(go.Home())
    table.house.navigate(go.Table(game))
    table.until(lambda: hub_of(table) is not None)
    door = table.house.services.door
    assert door is not None
    assert table.beside(exchange, door.address, hello)[-1]["forms"][0]["seat"] == seat


def test_a_program_that_begins_again_takes_the_evening_up(party: Callable[..., Party]) -> None:
    table = party("yahtzee", 0, {})
    table.sheet.close()
    seat, name = table.people[0]
    door = table.hub.door
    hello = back(table.beside(exchange, door.address, {"code": door.code}, {"sit": seat}))
    code, address, game = door.code, door.address, table.page.match.game_id
    house = table.house
    house.languages.speak("fr")
    house.window.close()
    wait_for_ended()
    table.until(lambda: table.beside(is_closed, address))
    table.house = open_app(house.services.data, lang="fr")
    table.house.window.show()
    table.until(lambda: table.house.is_ready)
    again = table.house.services.door
    assert again is not None
    table.until(lambda: again.is_open)
    assert (again.code, again.address) == (code, address)
    assert table.beside(exchange, address, hello)[-1]["mine"] == [name]
    table.house.navigate(go.Table(game))
    assert table.beside(exchange, address, hello)[-1]["forms"][0]["seat"] == seat
    phones.end(table.house.services)
    assert table.house.services.store.settings.get("phones_evening") is None


@pytest.mark.parametrize(
    "kept", [None, 7, {}, {"at": "x"}, {"at": 0, "code": "A", "port": 1, "chairs": []}, {"at": time.time() + 9e9}]
)
def test_nothing_listens_for_an_evening_that_is_over_or_none(party: Callable[..., Party], kept: object) -> None:
    table = party("yahtzee", 0, {})
    phones.end(table.house.services)
    phones.take_up(table.house.services, kept)
    assert table.house.services.door is None


def test_an_evening_ends_when_nobody_has_been_there_for_long(party: Callable[..., Party], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludogite.services.phone_server_client.DESERTED_MS", 1500)
    table = party("yahtzee", 0, {})
    door, seat = table.hub.door, table.people[0][0]
    address = door.address
    with bare(address) as phone:
        table.beside(phone.send, json.dumps({"code": door.code}))
        table.beside(phone.send, json.dumps({"sit": seat}))
        table.until(lambda: table.holds(seat))
        table.qtbot.wait(2000)
        assert door.is_open, "somebody is there"
    table.until(lambda: table.house.services.door is None)
    table.until(lambda: table.beside(is_closed, address))
    assert table.page.match.local.is_local(seat)
    assert isinstance(door, PhoneServerClient)


PRESSED = {"yahtzee": 150, "yahtzee_mots": 100, "mots_de_tete": 24, "des_themes": 60, "words_out": 60}
"""Occasions that are past in each game before the phones play it to its end."""


def test_four_pages_play_an_evening_in_english(party: Callable[..., Party], browser: Browser) -> None:
    """Asked for on the first of them, at 320 px: nobody loses a chair, no page speaks French, and each end is whole."""
    names, spoken = ("Ann", "Bob", "Cy", "Dan"), page_words().values()
    french = {said for said in spoken if len(said) > 6}
    table = party("yahtzee", 0, {}, guests=names, lang="en")
    assert french.isdisjoint(page_words().values()), "all is translated"
    table.sheet.close()
    door = table.hub.door
    held = {name: table.beside(partial(browser.phone, width=320, height=568), door.link) for name in names}
    for seat, name in table.people:
        table.sit(held[name], seat, name)
    keys = list(door.claims)
    for number, game in enumerate(PRESSED):
        if number:
            table.until(lambda: table.beside(held["Ann"].tap, GAME_UIS[game].name))  # noqa: B023 - asked at once
            table.until(lambda: table.beside(held["Ann"].tap, "Play"))
            table.until(lambda: hub_of(table) is not None)
            page = table.house.window.page
            assert isinstance(page, TablePage)
            table.page = page
        match = table.page.match
        assert match.header.game == game
        table.until(lambda: len(table.hub.claims) == len(names))
        table.hurry(PRESSED[game])
        phones_by_seat = [held[name] for _, name in table.people]
        pressed = 0
        while match.session.outcome() is None:
            pressed += len(names)
            if not table.press(phones_by_seat, pressed) and match.session.outcome() is None:
                table.let_time_pass()
            assert pressed < 8000, match.session.requests()
        table.until(lambda: isinstance(table.house.window.page, GameOverPage))
        for name, phone in held.items():
            table.reads(phone, "The game is over")
            said = table.beside(phone.text)
            assert name in said
            assert not [one for one in french if one in said]
            assert table.beside(phone.faults) == []
        assert list(door.claims) == keys
