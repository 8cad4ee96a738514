"""A word that was played is explained where it is clicked, in the log and in the lists of the end, and leads to the Dico."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli.screenshots import Example
from ludogite.core.log import AnyEntry
from ludogite.games.catalog import find_game
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.mots_de_tete.story import MotsStory
from ludogite.ui.pages.day_games import DayGamesPage
from ludogite.ui.pages.dico import DicoPage
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.game_over_parts import Notes
from ludogite.ui.pages.meaning_sheet import MeaningSheet
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.widgets import Label
from ludogite.words.meanings import Meanings

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
    qtbot.mouseClick(page.ways.story, LEFT)
    qtbot.mouseClick(page.story.words.body, LEFT, pos=QPoint(40, 12))
    sheet = asked(qtbot, house)
    assert sheet.word == page.story.words.lines[0].word
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert house.window.page is page


def test_the_status_line_explains_a_rare_word_and_a_press_asks_for_more(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    sit(house, tmp_path, "mots_de_tete", over=False)
    table = house.window.page
    assert isinstance(table, TablePage)
    line = table.screen_widget.status_line
    assert table.notes is not None
    event = next(event for entry in reversed(table.match.session.entries) for event in played_by(table, entry) if words_of(event))
    note = table.notes.of_event(event)
    line.say("Papi joue IXIA.", 2, note="IXIA\u202f: plante à fleurs en étoile.", words=("IXIA",))
    assert line.text == "Papi joue IXIA. IXIA\u202f: plante à fleurs en étoile."
    line.say("Papi joue IXIA.", 2, note="plante à fleurs en étoile " * 40, words=("IXIA",))
    assert line.text == "Papi joue IXIA.", "what has no room is left out, never cut"
    assert not note or note.endswith(".")
    qtbot.mouseClick(line, LEFT)
    assert asked(qtbot, house).word == "IXIA"
    assert table.match.asked_words == ["IXIA"]


def played_by(table: TablePage, entry: AnyEntry) -> tuple[Any, ...]:
    rules, state = table.match.session.rules, table.match.session.rules.start()
    for one in table.match.session.entries:
        step = rules.apply(state, one.seat, one.command, one.at_ms)
        state = step.state
        if one is entry:
            return tuple(step.events)
    return ()


def words_of(event: object) -> tuple[str, ...]:
    part = GAME_UIS["mots_de_tete"].words_of
    assert part is not None
    return part()(event)


def test_the_end_tells_what_one_has_learnt(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    sit(house, tmp_path, "mots_de_tete", over=True)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    page = house.window.page
    assert isinstance(page, GameOverPage)
    page.paper.tabs["moments"].click()
    qtbot.waitUntil(lambda: any("appris" in paper.title.text() for paper in page.findChildren(Notes) if paper.isVisible()))
    paper = next(paper for paper in page.findChildren(Notes) if "appris" in paper.title.text())
    assert all("\u202f: " in one.label.text() for one in paper.lines)


def test_the_page_of_the_day_has_a_word(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.DayGames())
    page = house.window.page
    assert isinstance(page, DayGamesPage)
    assert page.data is not None
    assert page.data.word is not None
    assert page.word_title.text() == f"Mot du jour\u202f: {page.data.word.word}"
    assert page.data.word.senses[0].french in page.word.text()
    qtbot.mouseClick(page.word_title, LEFT)
    assert asked(qtbot, house).word == page.data.word.word


def test_about_says_that_meanings_are_missing(house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any("sens des mots rares" in said for said in said_about(house))
    monkeypatch.setattr("ludogite.app.controllers.settings.meanings", lambda _read: Meanings(tmp_path / "none"))
    house.navigate(go.Home())
    assert any("sens des mots rares" in said for said in said_about(house))


def said_about(house: AppController) -> list[str]:
    house.navigate(go.About())
    page = house.window.page
    assert page is not None
    return [label.text() for label in page.findChildren(Label) if label.isVisible()]
