"""Whoever is told no is told so where the hand is: the reason stands there, what was tried with shakes, and no banner comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.ui.games.des_themes.card_editor import CardEditorPage
from ludogite.ui.games.mots_de_tete.grid_editor import GridEditorPage
from ludogite.ui.pages.day_games import DayGamesPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.buzzer_sheet import BuzzerSheet, Person
from ludogite.ui.screen.curtain import Curtain, NextPlayer
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Notice, TextField
from ludogite.words.own_cards import CARDS_KEPT, LIST_LIMIT, CardDraft
from tests.ui.family_house import family_house
from tests.ui.probes import shakes


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, [("Léa", 1)]) as made:
        made.services.change("reduced_motion", value=False)
        yield made


def no_banner(house: AppController) -> bool:
    return not any(one.isVisible() for one in house.window.findChildren(Notice))


@pytest.fixture
def sheet(qtbot: QtBot, theme: Theme) -> QWidget:
    """Show an empty window in which movements are not reduced."""
    theme.set_reduced_motion(False)
    made = QWidget()
    made.resize(900, 700)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_a_field_is_felt_when_its_text_turns_wrong_under_the_hand(qtbot: QtBot, theme: Theme, sheet: QWidget) -> None:
    field = TextField(theme, parent=sheet)
    field.show()
    field.set_wrong(True)
    assert not shakes(field), "nobody writes here"
    field.set_wrong(False)
    field.setFocus()
    field.set_wrong(True)
    assert shakes(field)
    qtbot.waitUntil(lambda: not shakes(field))
    field.set_wrong(True)
    assert not shakes(field), "it was wrong already"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert shakes(field)


def test_the_curtain_shakes_the_boxes_of_a_wrong_pin(qtbot: QtBot, theme: Theme, sheet: QWidget) -> None:
    page, curtain = QWidget(sheet), Curtain(theme)
    page.show()
    curtain.close_for(NextPlayer(1, "Léa", 1, "", lambda pin: pin == "1234"), page)
    qtbot.keyClicks(curtain, "1243")
    assert shakes(curtain.boxes)
    home = curtain.boxes.pos()
    qtbot.waitUntil(lambda: not shakes(curtain.boxes))
    assert curtain.boxes.pos() == home
    qtbot.keyClicks(curtain, "1234")
    assert not curtain.boxes.isVisible()
    curtain.close_for(NextPlayer(2, "Papi", 2, ""), page)
    assert not curtain.boxes.isVisible(), "who has no code has no boxes"


@pytest.mark.parametrize("key", ["3", "B"])
def test_a_key_that_is_none_or_another_person_s_shakes_the_line_that_waits_for_one(
    qtbot: QtBot, theme: Theme, sheet: QWidget, key: str
) -> None:
    keys = BuzzerSheet(theme, [Person(0, "Léa", 1), Person(1, "Papi", 2)], {0: "A", 1: "B"}, sheet)
    keys.open()
    keys.wait_for(0)
    qtbot.keyClicks(keys, key)
    assert shakes(keys.rows[0])
    assert keys.keys[0] == "A"


def test_no_challenge_in_a_line(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.DayGames())
    page = house.window.page
    assert isinstance(page, DayGamesPage)
    qtbot.mouseClick(page.open_line, Qt.MouseButton.LeftButton)
    assert page.complaint.text() == "Colle ou écris d’abord la ligne du défi."
    page.field.setText("Ludogîte / rien")
    qtbot.mouseClick(page.open_line, Qt.MouseButton.LeftButton)
    assert shakes(page.field)
    assert page.complaint.isVisible()
    assert "copie" in page.complaint.text()
    assert no_banner(house)
    qtbot.keyClicks(page.field, "x")
    assert not page.complaint.isVisible()


def test_a_code_with_a_slip(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.NewGame("yahtzee"))
    page = house.window.page
    assert isinstance(page, NewGamePage)
    page.footer.more_button.click()
    page.more.code.setFocus()
    qtbot.keyClicks(page.more.code, "7F3K-Q9TM-2XWB-0")
    assert page.more.code_note.colour == "danger"
    assert shakes(page.more.code)


def test_what_no_rule_says(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.Rules("yahtzee"))
    page = house.window.page
    assert isinstance(page, RulesPage)
    (field,) = page.findChildren(TextField)
    field.setFocus()
    qtbot.keyClicks(field, "xyzxyz")
    assert shakes(field)


def test_a_file_that_is_no_grid(house: AppController) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    house.navigate(go.Workshop("grid"))
    page: Any = house.window.page
    assert isinstance(page, GridEditorPage)
    assert not page.load(b"une lettre")
    assert shakes(page.open_button)
    assert page.verdict.colour == "danger"
    assert no_banner(house)


def test_cards_that_are_none_too_many_or_too_long(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.NewGame("des_themes"))
    house.navigate(go.Workshop("card"))
    page: Any = house.window.page
    assert isinstance(page, CardEditorPage)
    assert not page.load(b"hello")
    assert shakes(page.open_button)
    data = QMimeData()
    data.setText("x" * LIST_LIMIT)
    page.answers.edit.insertFromMimeData(data)
    assert shakes(page.answers)
    assert page.count.colour == "danger"
    page.answers.edit.setPlainText("chat")
    assert page.count.colour == "muted"
    page.show_cards([CardDraft(f"Carte {number}") for number in range(CARDS_KEPT)])
    qtbot.mouseClick(page.new_button, Qt.MouseButton.LeftButton)
    assert shakes(page.new_button)
    assert str(CARDS_KEPT) in page.verdict.text()
    assert no_banner(house)


def test_nothing_to_take_back_is_said_at_the_table(house: AppController) -> None:
    house.navigate(go.Play(GameSetup("yahtzee", (), (SeatChoice(1, "Léa", 1),), "", coach=False)))
    page = house.window.page
    assert isinstance(page, TablePage)
    page.screen_widget.flow.skip()
    while page.match.local.refuse_undo() is None:
        page.match.local.undo()
    page.screen_widget.flow.skip()
    page.undo()
    assert page.screen_widget.feedback._shake._widget is not None
    assert no_banner(house)
