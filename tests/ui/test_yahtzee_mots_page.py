"""Yahtzee des Mots in the real window: its clock stands still while nobody looks, and runs on from where it stood."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.play import code_for
from ludogite.games.setup import new_header
from ludogite.games.yahtzee_mots.game import GAME
from ludogite.services.match import begin
from ludogite.store.saves import SeatInfo
from ludogite.ui.pages.table_page import TablePage


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    opened = open_app(tmp_path, lang="fr")
    opened.window.show()
    qtbot.waitUntil(lambda: opened.is_ready)
    opened.services.change("reduced_motion", value=True)
    yield opened
    opened.window.close()
    opened.window.deleteLater()


def sit_down(house: AppController) -> TablePage:
    """Begin a game for one person."""
    header = new_header(GAME, 1, code_for("pause", 0), {})
    game = begin(house.store, header, "ordre", [SeatInfo(0, "Léa", 1, None, None)], typed=False, assisted=False)
    house.navigate(go.Table(game.game.id, coach=False))
    page = house.window.page
    assert isinstance(page, TablePage)
    return page


def paused(page: TablePage) -> bool:
    return page.match.clock.is_paused


def test_the_clock_of_the_game_follows_the_screen(qtbot: QtBot, house: AppController) -> None:
    page = sit_down(house)
    screen: Any = page.screen_widget
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    assert len(screen.view.state.dice) == 7
    assert not paused(page)
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert paused(page)
    stood = page.match.session.now_ms()
    left = screen.table.tray.hourglass.left_ms
    assert page.match.session.now_ms() == stood
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    assert not paused(page)
    assert 0 < screen.table.tray.hourglass.left_ms <= left


def test_a_page_that_is_left_stops_the_sand(qtbot: QtBot, house: AppController) -> None:
    page = sit_down(house)
    screen: Any = page.screen_widget
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    page.settings.emit()
    assert house.window.page is not page
    assert paused(page)
    assert screen.flow.paused
