"""A sixth game that only the tests know goes through the whole interface; it touches its two packages and the two catalogues."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli import screenshots
from ludogite.cli.screenshots import Example
from ludogite.games.catalog import CATALOG as GAMES
from ludogite.games.play import code_for
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.phone_server_client import PhoneServerClient
from ludogite.services.processes import wait_for_ended
from ludogite.store.profiles import NewProfile, Profile
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.records import RecordsPage
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.sheets import SheetsPage
from ludogite.ui.pages.shortcuts import ShortcutsOverlay
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.style.tokens import THEMES
from ludogite.ui.widgets import Label
from tests.contract import sixth
from tests.contract.sixth.engine.rules import State
from tests.contract.sixth.ui.table import CochonTable
from tests.ui import probes
from tests.ui.phone_play import Beside, bare
from tests.ui.test_by_keys import page, press, tab_to
from tests.ui.test_every_page import LARGE, SIZES, faults, settle

COCHON = sixth.ENTRY.id


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppController]:
    monkeypatch.setitem(GAME_UIS.parts, COCHON, sixth.UI)
    GAMES.append(sixth.ENTRY)
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    made.window.activateWindow()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("reduced_motion", value=True)
    made.services.change("pace_ms", value=0)
    yield made
    made.window.close()
    made.window.deleteLater()
    made.languages.speak("fr")
    wait_for_ended()
    GAMES.remove(sixth.ENTRY)


def looked_at(house: AppController) -> None:
    """Look at a page in every theme, in two languages, in every size of window and text."""
    house.window.setUpdatesEnabled(False)  # painted when it is looked at, not at each step
    for theme_name, language in zip(THEMES, ("fr", "en", "fr"), strict=True):
        house.theme.use(theme_name)
        house.languages.speak(language)
        for scale, size in (*((1.0, size) for size in SIZES[:3]), *LARGE):
            house.theme.set_text_scale(scale)
            house.window.resize(*size)
            settle()
            assert faults(house.window) == [], (type(house.window.page).__name__, theme_name, language, scale, size)
        assert probes.unheard(house.window) == []
    house.window.setUpdatesEnabled(True)
    house.theme.set_text_scale(1.0)
    house.theme.use(THEMES[0])
    house.languages.speak("fr")
    house.window.resize(*SIZES[1])
    settle()


def play(qtbot: QtBot, table: TablePage) -> None:
    """Play by keys to the end: keep from five points on."""
    screen, session = table.screen_widget, table.match.local
    assert isinstance(screen.table, CochonTable)

    def asked() -> bool:
        return (
            not screen.flow.busy
            and screen.view == session.view()
            and any(session.is_local(one.request.seat) for one in session.requests())
        )

    while session.outcome() is None:
        qtbot.waitUntil(lambda: session.outcome() is not None or asked(), timeout=20_000)
        view = session.view()
        if session.outcome() is None:
            assert isinstance(view, State)
            press(Qt.Key.Key_K if view.pot >= 5 else Qt.Key.Key_Return)


def test_a_sixth_game_needs_nothing_but_its_two_packages(qtbot: QtBot, house: AppController) -> None:
    person = house.services.store.profiles.add(NewProfile("Louise", 1))
    assert isinstance(person, Profile)
    house.navigate(go.Home())
    home = page(house, HomePage)
    assert [card.game.game_id for card in home.cards][-1] == COCHON
    assert len(home.cards) == len(GAMES)
    looked_at(house)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    tab_to(home.cards[-1])
    press(Qt.Key.Key_Return)
    agreed = page(house, NewGamePage)
    assert agreed.lesson_line.isHidden()  # there is no lesson to offer
    looked_at(house)
    tab_to(agreed.footer.button)
    press(Qt.Key.Key_Return)
    table = page(house, TablePage)
    looked_at(house)
    play(qtbot, table)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over = page(house, GameOverPage)
    assert over.story is None
    looked_at(house)
    tab_to(over.foot.replay)
    press(Qt.Key.Key_Return)
    replay = page(house, ReplayPage)
    assert replay.timeline.turns
    assert replay.moment(replay.timeline.turns[1].step).startswith("Tour 2")
    looked_at(house)
    house.navigate(go.Records())
    records = page(house, RecordsPage)
    assert records.sheets_button.isHidden()
    looked_at(house)
    house.navigate(go.Profile(person.id))
    profile = page(house, ProfilePage)
    assert profile.title.text() == GAME_UIS[COCHON].name
    assert profile.facts_sheet.isHidden()
    looked_at(house)
    house.navigate(go.Rules(COCHON))
    rules = page(house, RulesPage)
    assert rules.panel.sections()[:2] == ("Le tour", "Règles de la maison")
    assert rules.sheets_button.isHidden()
    assert rules.lesson_button.isHidden()
    looked_at(house)


def test_the_example_family_plays_it_and_its_pages_are_drawn(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    example = Example(tmp_path, "sixth")
    assert example.play(sixth.ENTRY.load(), code_for("sixth", 0), [0, 1]) == example.last_game()
    shown = screenshots.pages()
    assert {name for name in shown if COCHON in name} == {COCHON, f"profile-{COCHON}", f"rules-{COCHON}"}
    for name, kind in (
        (COCHON, TablePage),
        (f"profile-{COCHON}", ProfilePage),
        ("review", ReplayPage),
        (f"rules-{COCHON}", RulesPage),
    ):
        shown[name](house, example)
        settle()
        assert isinstance(house.window.page, kind)
        assert faults(house.window) == [], name
    example.store.close()


def test_the_sheet_of_keys_lists_its_own(house: AppController) -> None:
    house.navigate(go.Home())
    press(Qt.Key.Key_Question)
    sheet = house.window.findChild(ShortcutsOverlay)
    assert sheet is not None
    assert "À la table de Cochon" in [label.text() for label in sheet.findChildren(Label)]
    assert "K, +" in [text.accessibleName() for _hint, text in sheet.hints]


def test_a_phone_plays_it(qtbot: QtBot, house: AppController, monkeypatch: pytest.MonkeyPatch) -> None:
    listen = PhoneServerClient.listen
    monkeypatch.setattr(PhoneServerClient, "listen", lambda door, _host: listen(door, "127.0.0.1"))
    game, seats = sixth.ENTRY.load(), (SeatChoice(None, "Léa", 1), SeatChoice(None, "Papi", 2))
    house.navigate(go.Play(GameSetup(COCHON, game.pairs(game.options()), seats, None, coach=False, phones=True)))
    phones = page(house, TablePage).phones
    assert phones is not None
    hub = phones.hub
    qtbot.waitUntil(lambda: hub.door.is_open, timeout=15_000)
    view, beside = page(house, TablePage).match.local.view, Beside(qtbot)
    with bare(hub.door.address) as phone:

        def asked() -> dict[str, Any]:
            """Sit down, and wait for the form of who is asked."""
            for one in ({"code": hub.door.code}, {"sit": 0}):
                phone.send(json.dumps(one))
            while not (forms := [form for form in json.loads(phone.recv(timeout=10)).get("forms", ()) if form["asked"]]):
                pass
            form: dict[str, Any] = forms[0]
            return form

        form = beside(asked)
        assert [part["act"] for part in form["parts"] if part["part"] == "do"] == ["Throw"]
        beside(phone.send, json.dumps({"seat": 0, "act": "Throw", "token": form["token"], "fields": {}}))
        qtbot.waitUntil(lambda: view().throws == 1)
    hub.door.close()


def test_what_it_has_not_is_not_offered(house: AppController) -> None:
    house.navigate(go.Lesson(COCHON))
    assert isinstance(house.window.page, HomePage)
    house.navigate(go.Sheets())
    sheets = page(house, SheetsPage)
    assert GAME_UIS[COCHON].name not in [text for _key, text in sheets.game.items]


def test_both_catalogues_list_the_same_games() -> None:
    assert list(GAME_UIS) == [entry.id for entry in GAMES]
