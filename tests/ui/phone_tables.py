"""Tables that invite phones, for tests: a window, an open door, and what bare connections say through it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers import phones
from ludogite.cli.screenshots import Example
from ludogite.core.gamecode import EXAMPLE, chance_of
from ludogite.core.log import Option
from ludogite.core.rules import Seat
from ludogite.games.catalog import ready_games
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.phone_server_client import PhoneServerClient
from ludogite.services.phones import PhoneHub
from ludogite.services.processes import wait_for_ended
from ludogite.ui.pages.invitation import Invitation
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.table_page import TablePage
from tests.ui.phone_play import CHROMIUM, Beside, Browser, Phone, bare


class Party:
    """A table in a real window that invites, and the example family at it; ``late`` occasions of the first seat are past.

    With ``options``, ``guests`` play a game with these instead, always the same.
    """

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        game: str,
        late: int = 0,
        options: Mapping[str, Option] | None = None,
        *,
        guests: Sequence[str] = ("Léa", "Papi", "Tom"),
        lang: str = "fr",
    ) -> None:
        self.qtbot, self.beside = qtbot, Beside(qtbot)
        self.house: AppController = open_app(folder, lang=lang)
        self.house.window.show()
        qtbot.waitUntil(lambda: self.house.is_ready)
        self.house.window.setUpdatesEnabled(False)  # how it looks is not asked here
        self.house.services.change("reduced_motion", value=True)
        self.house.services.change("pace_ms", value=0)
        self.example = Example(folder, "1")
        entry = next(entry for entry in ready_games() if entry.id == game)
        asked = count()
        if options is None:
            self.house.navigate(go.Table(self.example.begin(entry, until=lambda _request: next(asked) >= late), coach=False))
        else:
            agreed = entry.load().pairs(entry.load().read_options(options))
            seats = tuple(SeatChoice(None, name, ink) for ink, name in enumerate(guests, start=1))
            self.house.navigate(go.Play(GameSetup(game, agreed, seats, EXAMPLE, coach=False)))
        page = self.house.window.page
        assert isinstance(page, TablePage)
        self.page = page
        sheet = phones.invite(self.house.services, page)
        assert isinstance(sheet, Invitation)
        self.sheet = sheet
        qtbot.waitUntil(lambda: self.hub.door.is_open, timeout=15_000)

    @property
    def hub(self) -> PhoneHub:
        assert self.page.phones is not None
        return self.page.phones.hub

    @property
    def people(self) -> list[tuple[Seat, str]]:
        return [(seat, info.name) for seat, info in enumerate(self.page.match.local.seats) if info.is_person]

    def until(self, is_so: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(is_so()), timeout=15_000)

    def reads(self, phone: Phone, text: str) -> None:
        """Wait until a phone shows a text."""
        self.until(lambda: text in self.beside(phone.text))

    def sit(self, phone: Phone, seat: Seat, name: str) -> None:
        self.until(lambda: self.beside(phone.tap, name))
        self.until(lambda: seat in self.hub.claims)

    def holds(self, seat: Seat) -> bool:
        """Tell whether a phone holds a seat."""
        return seat in self.hub.claims

    def hurry(self, occasions: int) -> None:
        """Let a computer player answer for people so many times."""
        match = self.page.match
        player = match.loaded.game.make_player("debutant", match.loaded.options, match._read)
        for _ in range(occasions):
            self.until(lambda: any(one.request.seat >= 0 for one in match.session.requests()))
            one = next(one for one in match.session.requests() if one.request.seat >= 0)
            choice = player.decide(match.session.view(one.request.seat), (one.request,), chance_of(match.header.code))
            if choice is None or match.session.submit(one.request.seat, choice.command, one.token) is not None:
                return

    def let_play(self, kind: str) -> None:
        """Let a computer player answer for people until somebody is asked this."""
        match = self.page.match
        player = match.loaded.game.make_player("moyen", match.loaded.options, match._read)
        while not any(one.request.kind == kind for one in match.session.requests()):
            one = next(one for one in match.session.requests() if one.request.seat >= 0)
            choice = player.decide(match.session.view(one.request.seat), (one.request,), chance_of(match.header.code))
            assert choice is not None
            assert match.session.submit(one.request.seat, choice.command, one.token) is None

    def known_words(self, seat: Seat) -> list[list[str]]:
        """Find the word that a computer player would say, where this seat has the floor; else nothing."""
        match = self.page.match
        asked = next((one.request for one in match.session.requests() if one.request.seat == seat), None)
        if asked is None or asked.kind != "floor":
            return []
        player = match.loaded.game.make_player("parfait", match.loaded.options, match._read)
        choice = player.decide(match.session.view(seat), (asked,), chance_of(match.header.code))
        return [[choice.command.text]] if choice is not None and hasattr(choice.command, "text") else []

    def press(self, held: Sequence[Phone], number: int) -> bool:
        """Press something at random on each phone, the first of them held by the first seat; tell whether anything could be."""
        words = [self.known_words(seat) for seat, _ in self.people[: len(held)]]

        def each() -> bool:
            plays = [phone.play(number + at, *known) for at, (phone, known) in enumerate(zip(held, words, strict=True))]
            return any(plays)

        return self.beside(each)

    def let_time_pass(self) -> None:
        """Let the clock be two seconds further."""
        self.page.match.clock._before += 2000
        self.page.match._ticker.plan()

    def close(self) -> None:
        self.house.languages.speak("fr")  # what is left of this house must not speak in the next test
        self.house.window.close()
        self.example.store.close()
        wait_for_ended()


@pytest.fixture
def party(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Party]]:
    """Open tables that invite on this machine only; no phone of another test run that looks for its table knocks at ours."""
    listen, opened, number = PhoneServerClient.listen, list[Party](), os.getpid()
    host = f"127.{1 + number // 65_536 % 254}.{number // 256 % 256}.{number % 254 + 1}" if sys.platform == "linux" else "127.0.0.1"
    monkeypatch.setattr(PhoneServerClient, "listen", lambda door, _host: listen(door, host))

    def make(game: str, late: int = 0, options: Mapping[str, Option] | None = None, **more: Any) -> Party:
        opened.append(Party(qtbot, tmp_path / str(len(opened)), game, late, options, **more))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


class Laying:
    """A new-game page in a real window that invites phones, in the house of the example family."""

    def __init__(self, qtbot: QtBot, folder: Path, lang: str) -> None:
        self.qtbot, self.beside = qtbot, Beside(qtbot)
        self.example = Example(folder, "1")
        self.house: AppController = open_app(folder, lang=lang)
        self.house.window.show()
        qtbot.waitUntil(lambda: self.house.is_ready)
        self.house.navigate(go.NewGame("words_out"))
        page = self.house.window.page
        assert isinstance(page, NewGamePage)
        self.page = page
        page.seats.chips[-1].click()
        door = self.house.services.door
        assert door is not None
        self.door = door
        self.until(lambda: door.is_open)

    @property
    def sheet(self) -> Invitation:
        return next(sheet for sheet in self.house.window.findChildren(Invitation) if sheet.isVisible())

    @property
    def seats(self) -> list[tuple[str, bool]]:
        """Say who sits there, and whether on a phone."""
        assert self.page.draft is not None
        return [(name, bool(seat.phone)) for name, seat in zip(self.page.seats.names(), self.page.draft.seats, strict=True)]

    def until(self, is_so: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(is_so()), timeout=15_000)

    def say(self, line: Any, *said: object) -> None:
        for one in said:
            self.beside(line.send, json.dumps(one))


@pytest.fixture
def lang() -> str:
    return "fr"


@pytest.fixture
def laying(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> Iterator[Laying]:
    listen = PhoneServerClient.listen
    monkeypatch.setattr(PhoneServerClient, "listen", lambda door, _host: listen(door, "127.0.0.1"))
    made = Laying(qtbot, tmp_path, lang)
    yield made
    made.house.languages.speak("fr")  # what is left of this house must not speak in the next test
    made.house.window.close()
    made.example.store.close()
    wait_for_ended()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("LUDOGITE_BROWSER") == "required":
            pytest.fail("no Chromium")
        pytest.skip("no Chromium on this machine")
    made = Browser()
    yield made
    made.close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """Open phones that are gone after the test."""
    yield chromium
    chromium.leave()


def exchange(address: str, *said: object, origin: str | None = None) -> list[Any]:
    """Say these things, and return what comes back until it is quiet or closed; the close code is the last."""
    heard: list[Any] = []
    with bare(address, origin) as connection:
        try:
            for one in said:
                connection.send(one if isinstance(one, str) else json.dumps(one))
            while True:
                heard.append(json.loads(connection.recv(timeout=1 if heard else 10)))
        except TimeoutError:
            pass
        except ConnectionClosed as closed:
            heard.append(closed.rcvd.code if closed.rcvd else None)
    return heard


def is_closed(address: str) -> bool:
    """Tell whether nobody listens there any more."""
    try:
        exchange(address, {"code": ""})
    except (InvalidStatus, InvalidMessage, ConnectionClosed):  # it answers no, or is just ending
        return False
    except OSError:
        return True
    return False


def back(heard: list[Any]) -> dict[str, Any]:
    """Say what a phone says that comes back to its seat."""
    given = next(one for one in heard if isinstance(one, dict) and "secret" in one)
    return {"code": "", "seats": {given["seated"]: given["secret"]}}


def until_quiet(line: Any, quiet_s: float = 0.5) -> list[str]:
    """Return what is heard until it is quiet for so long (s)."""
    heard = []
    with suppress(TimeoutError):
        while True:
            heard.append(line.recv(timeout=quiet_s))
    return heard
