"""The first minute of a fresh house: two presses lead to a table, in every game, and the second table is like the first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.games.catalog import CATALOG
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.table_page import TablePage
from tests.ui.family_house import family_house


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, ()) as opened:
        yield opened


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def page(house: AppController, kind: type[QWidget]) -> Any:
    assert isinstance(house.window.page, kind), house.window.page
    return house.window.page


@pytest.mark.parametrize("game_id", [entry.id for entry in CATALOG])
def test_two_presses_lead_to_the_table(house: AppController, game_id: str) -> None:
    press(next(card for card in house.home.cards if card.game.game_id == game_id))
    press(page(house, NewGamePage).footer.button)
    table = page(house, TablePage)
    seats = [(seat.name, seat.profile_id, seat.level) for seat in table.match.saved.seats]
    assert seats == [("Toi", None, None), ("Pépin", None, "debutant")]
    assert not [label for label in table.findChildren(QLabel) if label.text() == "À toi, Toi"]


def test_the_next_table_is_the_last_one_with_the_name_that_was_typed(house: AppController) -> None:
    press(house.home.cards[0])
    field = page(house, NewGamePage).seats.places[0].name_field
    assert house.window.focusWidget() is field
    QTest.keyClicks(field, "Nico")
    QTest.keyClick(field, Qt.Key.Key_Return)
    page(house, TablePage)
    house.navigate(go.Home())
    press(house.home.cards[0])
    assert page(house, NewGamePage).seats.names() == ["Nico", "Pépin"]
