"""From the box to the end of a game with nothing but keys, in the real window; and a whole game with buzzers at its table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.des_themes.state import Phase
from ludogite.games.yahtzee.moves import Mark, Roll
from ludogite.ui.games.des_themes import table as des_themes_table
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.style.theme import Theme
from tests.ui import probes
from tests.ui.des_themes_play import Played
from tests.ui.yahtzee_play import simple_move

Key = Qt.Key
STOPS = 120
"""Tabs after which every stop of a page has been passed."""


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    house = open_app(tmp_path, lang="fr")
    house.window.show()
    house.window.activateWindow()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    house.services.change("pace_ms", value=0)
    yield house
    house.window.close()
    house.window.deleteLater()


def press(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClick(held, key)


def write(text: str) -> None:
    """Type a word where the keyboard is."""
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClicks(held, text)


def tab_to(widget: QWidget) -> None:
    """Go to a widget with Tab."""
    for _ in range(STOPS):
        if widget.hasFocus():
            return
        press(Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {widget.accessibleName()!r}")


def page(house: AppController, kind: type[QWidget]) -> Any:
    shown = house.window.page
    assert isinstance(shown, kind), shown
    return shown


def test_from_an_empty_house_to_the_end_of_a_game(qtbot: QtBot, house: AppController) -> None:
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    home = page(house, HomePage)
    tab_to(home.welcome.go)
    press(Key.Key_Return)
    editor = page(house, ProfileEditor)
    tab_to(editor.name_field)
    write("Louise")
    tab_to(editor.save_button)
    press(Key.Key_Return)
    tab_to(page(house, HomePage).cards[0])
    press(Key.Key_Return)
    agreed = page(house, NewGamePage)
    tab_to(agreed.footer.button)
    press(Key.Key_Return)
    table = page(house, TablePage)
    play_yahtzee(qtbot, table)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over = page(house, GameOverPage)
    tab_to(over.foot.home)
    press(Key.Key_Return)
    page(house, HomePage)


def play_yahtzee(qtbot: QtBot, page: TablePage) -> None:
    """Play for every person of a Yahtzee, as ``simple_move`` would."""
    screen: Any = page.screen_widget
    table = page.match.local

    def asked() -> bool:
        return (
            not screen.flow.busy
            and screen.view == table.view()
            and any(table.is_local(one.request.seat) for one in table.requests())
        )

    while table.outcome() is None:
        qtbot.waitUntil(lambda: table.outcome() is not None or asked(), timeout=20_000)
        if table.outcome() is not None:
            return
        view = table.view()
        move = simple_move(view)
        if isinstance(move, Roll):
            for die in range(5) if view.dice else ():
                if (die in move.again) == (die in screen.table.tray.kept):
                    press(Qt.Key(Key.Key_1 + die))
            press(Key.Key_Return)
            if table.view() == view:  # the dice fill a box of fixed points: asked once more
                press(Key.Key_Return)
            continue
        assert isinstance(move, Mark)
        press(Key.Key_Down)
        probes.walk(screen.table.sheet.view, move.box.value)
        press(Key.Key_Return)
        if table.view() == view:  # nothing to gain: Enter bars nothing
            press(Key.Key_Delete)


def test_a_whole_game_with_buzzers(qtbot: QtBot, theme: Theme) -> None:
    """Léa, Papi and Mamie share the keyboard: who knows a word presses a key, types it, and the chips go down to none."""
    game = Played(3)
    screen = des_themes_table.make_screen(theme, game.table)
    qtbot.addWidget(screen)
    theme.fit(1280, 800)
    screen.resize(1280, 748)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    screen.flow.resume()
    screen.setFocus(Qt.FocusReason.OtherFocusReason)
    for _ in range(40):
        while game.table.outcome() is None and (game.view.phase in {Phase.THROW_THEME, Phase.THROW_DICE} or game.view.is_between):
            press(Key.Key_Return)
        if game.table.outcome() is not None:
            break
        game.lay()
        for key, word in ((Key.Key_A, "Bono"), (Key.Key_P, "Brejnev"), (Key.Key_W, "Bunuel")):
            if game.table.outcome() is not None or game.view.is_between:
                break
            press(key)
            write(word)
            press(Key.Key_Return)
    assert sum(game.view.chips) + game.view.heap == 90
    assert game.table.outcome() is not None
    assert not screen.primary.isEnabled()
