"""A sixth game that only the tests know goes through the whole interface; it touches its two packages and the two catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.catalog import CATALOG as GAMES
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
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.style.tokens import THEMES
from tests.contract import sixth
from tests.contract.sixth.engine.rules import State
from tests.contract.sixth.ui.table import CochonTable
from tests.ui import probes
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
            not screen.busy
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
    assert len(home.cards) == 6
    looked_at(house)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    tab_to(home.cards[-1])
    press(Qt.Key.Key_Return)
    agreed = page(house, NewGamePage)
    assert agreed.variants.first_time.isHidden()  # there is no lesson to offer
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
    tab_to(over.replay_button)
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


def test_what_it_has_not_is_not_offered(house: AppController) -> None:
    house.navigate(go.Lesson(COCHON))
    assert isinstance(house.window.page, HomePage)
    house.navigate(go.Sheets())
    sheets = page(house, SheetsPage)
    assert GAME_UIS[COCHON].name not in [text for _key, text in sheets.game.items]


def test_both_catalogues_list_the_same_games() -> None:
    assert list(GAME_UIS) == [entry.id for entry in GAMES]
