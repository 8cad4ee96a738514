"""A word that was played is explained where it is clicked, in the log and in the lists of the end, and leads to the Dico."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli.screenshots import Example
from ludogite.games.catalog import find_game
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.mots_de_tete.story import MotsStory
from ludogite.ui.pages.dico import DicoPage
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.meaning_sheet import MeaningSheet
from ludogite.ui.pages.table_page import TablePage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    house = open_app(tmp_path, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    yield house
    house.window.close()
    house.window.deleteLater()


def sit(house: AppController, tmp_path: Path, game: str, *, over: bool) -> None:
    example, entry = Example(tmp_path, "1"), find_game(game)
    assert entry is not None
    sample = GAME_UIS[game].sample
    assert sample is not None
    number = example.begin(entry, until=None if over else sample().middle)
    example.store.close()
    house.navigate(go.Table(number, coach=False))


def asked(qtbot: QtBot, house: AppController) -> MeaningSheet:
    (sheet,) = (one for one in house.window.findChildren(MeaningSheet) if one.isVisible())
    qtbot.waitUntil(lambda: bool(sheet.pane.word))
    return sheet


def test_the_log_explains_what_was_played(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    sit(house, tmp_path, "mots_de_tete", over=False)
    table = house.window.page
    assert isinstance(table, TablePage)
    table.bar.log.click()
    lines = table.log.lines
    rows = [row for row in range(lines.count()) if lines.item(row).data(Qt.ItemDataRole.UserRole)]
    assert rows
    item = lines.item(rows[0])
    words = item.data(Qt.ItemDataRole.UserRole)
    lines.scrollToItem(item)
    qtbot.mouseClick(lines.viewport(), LEFT, pos=lines.visualItemRect(item).center())
    if len(words) > 1:
        next(menu for menu in table.log.findChildren(QMenu)).actions()[0].trigger()
    sheet = asked(qtbot, house)
    assert sheet.word == words[0]
    assert sheet.pane.readings, "grammar and lemma"
    assert not sheet.pane.ban.isVisible(), "nothing is ruled in the middle of a game"
    qtbot.mouseClick(sheet.dico_button, LEFT)
    page = house.window.page
    assert isinstance(page, DicoPage)
    assert page.field.text() == words[0].lower()
    page.back.emit()
    assert house.window.page is table, "and back to the table"


def test_the_list_of_the_end_explains_its_words(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    sit(house, tmp_path, "mots_de_tete", over=True)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    page = house.window.page
    assert isinstance(page, GameOverPage)
    assert isinstance(page.story, MotsStory)
    qtbot.mouseClick(page.sides.segments[1], LEFT)
    qtbot.mouseClick(page.story.words.body, LEFT, pos=QPoint(40, 12))
    sheet = asked(qtbot, house)
    assert sheet.word == page.story.words.lines[0].word
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert house.window.page is page
