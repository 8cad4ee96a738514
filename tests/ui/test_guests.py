"""Guests play without a profile, and are given a name when the game is over, if they wish to be remembered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.catalog import load_game
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.store import NewProfile, Profile
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.widgets import HouseMenu

VARIANT = "normal/manches=1/joker_impose=False"


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("reduced_motion", value=True)
    for name, ink in (("Léa", 1), ("Papi", 2)):
        assert isinstance(made.store.profiles.add(NewProfile(name, ink)), Profile)
    yield made
    made.window.close()
    made.window.deleteLater()


def page(house: AppController, kind: type[QWidget]) -> Any:
    shown = house.window.page
    assert isinstance(shown, kind), shown
    return shown


def ended(house: AppController, qtbot: QtBot, *guests: str) -> GameOverPage:
    """Play a game of Léa and these guests to its end, one throw a turn."""
    game = load_game("yahtzee")
    seats = (SeatChoice(1, "Léa", 1), *(SeatChoice(None, name, 3 + n) for n, name in enumerate(guests)))
    house.navigate(go.Play(GameSetup("yahtzee", game.pairs(game.options()), seats, None, coach=False)))
    table = page(house, TablePage).match.local
    while table.outcome() is None:
        asked = table.requests()[0]
        commands = list(table.choices_of(asked.request.seat))
        marks = (one for one in commands if type(one).__name__ == "Mark")
        command = commands[0] if not table.view().dice else next(marks, commands[0])
        assert table.submit(asked.request.seat, command, asked.token) is None
        QApplication.processEvents()
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over: GameOverPage = page(house, GameOverPage)
    return over


def choices(over: GameOverPage) -> dict[str, Any]:
    """Open the menu of names, and list what it offers."""
    over.count.names_button.click()
    menu = over.findChildren(HouseMenu)[-1]
    found = {action.text(): action for action in menu.actions()}
    menu.close()
    return found


def ranked(house: AppController, seats: int) -> set[str]:
    return {record.name for record in house.store.scores.records("yahtzee", VARIANT, seats)}


def test_a_guest_is_named_after_somebody_of_the_house(house: AppController, qtbot: QtBot) -> None:
    over = ended(house, qtbot, "Convive")
    assert over.count.names_button.isVisible()
    assert over.count.names_button.text() == "Qui était Convive\u202f?"
    assert ranked(house, 2) == {"Léa"}
    offered = choices(over)
    assert list(offered) == ["Convive, c’était Papi", "Convive\u202f: nouveau profil…"]
    offered["Convive, c’était Papi"].trigger()
    assert ranked(house, 2) == {"Léa", "Papi"}
    assert over.data is not None
    assert [player.name for player in over.data.players] == ["Léa", "Papi"]
    assert not over.count.names_button.isVisible()


def test_a_guest_gets_a_profile_of_their_own(house: AppController, qtbot: QtBot) -> None:
    over = ended(house, qtbot, "Convive", "Convive 2")
    assert "convives" in over.count.names_button.text()
    choices(over)["Convive 2\u202f: nouveau profil…"].trigger()
    editor = page(house, ProfileEditor)
    qtbot.keyClicks(editor.name_field, "Mia")
    qtbot.keyClick(editor.name_field, Qt.Key.Key_Return)
    assert page(house, GameOverPage) is over
    assert ranked(house, 3) == {"Léa", "Mia"}
    assert over.count.names_button.text() == "Qui était Convive\u202f?"
    choices(over)["Convive\u202f: nouveau profil…"].trigger()
    qtbot.keyClick(page(house, ProfileEditor), Qt.Key.Key_Escape)
    assert page(house, GameOverPage) is over
    assert ranked(house, 3) == {"Léa", "Mia"}, "nobody was named"


def test_one_press_makes_a_guest_one_of_the_family(house: AppController, qtbot: QtBot) -> None:
    over = ended(house, qtbot, "Mia", "Papi")
    assert over.count.welcome_button.text() == "Mia entre dans la famille"
    qtbot.mouseClick(over.count.welcome_button, Qt.MouseButton.LeftButton)
    assert page(house, GameOverPage) is over
    assert ranked(house, 3) == {"Léa", "Mia"}
    assert [one.name for one in house.store.profiles.everyone()] == ["Léa", "Papi", "Mia"]
    qtbot.mouseClick(over.count.welcome_button, Qt.MouseButton.LeftButton)
    page(house, ProfileEditor)  # the house has a Papi: another name is asked for


def test_a_guest_without_a_name_is_asked_for_one(house: AppController, qtbot: QtBot) -> None:
    over = ended(house, qtbot, "Toi")
    assert over.count.welcome_button.text() == "Entrer dans la famille"
    assert over.count.names_button.text() == "Qui jouait\u202f?"
    qtbot.mouseClick(over.count.welcome_button, Qt.MouseButton.LeftButton)
    page(house, ProfileEditor)
    assert "Toi" not in [one.name for one in house.store.profiles.everyone()]


def test_a_family_game_asks_for_no_names(house: AppController, qtbot: QtBot) -> None:
    over = ended(house, qtbot)
    assert not over.count.names_button.isVisible()
    assert not over.count.welcome_button.isVisible()
