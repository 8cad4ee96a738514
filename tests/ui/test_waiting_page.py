"""The games under way: every one is reached, none reads like another, ending one is asked and can be undone for a while."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.services import home
from ludogite.store.saves import Status
from ludogite.ui.pages.ago import told_apart
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.waiting import AT_ONCE, WaitingPage
from tests.ui.family_house import family_house
from tests.ui.test_unwritten import begun, play, table


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, [("Léa", 1), ("Papi", 2)]) as made:
        yield made


def page_of(house: AppController) -> WaitingPage:
    house.navigate(go.Waiting())
    assert isinstance(house.window.page, WaitingPage)
    return house.window.page


def spoken(page: WaitingPage) -> list[str]:
    return [f"{line.go.accessibleName()} {line.go.accessibleDescription()}" for line in page.lines]


def test_all_that_wait_are_reached_and_none_reads_like_another(qtbot: QtBot, house: AppController) -> None:
    numbers = [begun(house, "yahtzee") for _ in range(AT_ONCE + 5)]
    house.home_room.fill()
    ticket = house.home.ticket
    assert ticket.others.accessibleName() == f"et {AT_ONCE + 4} autres"
    texts = [action.text() for action in ticket.menu.actions() if action.text()]
    assert len(set(texts)) == len(texts) == home.TICKETS
    ticket.menu.actions()[-1].trigger()
    page = house.window.page
    assert isinstance(page, WaitingPage)
    assert len(page.lines) == AT_ONCE
    page.more.click()
    assert [line.line.game.id for line in page.lines] == numbers[::-1]
    assert page.more.isHidden()
    assert len(set(spoken(page))) == len(numbers)
    page.lines[-1].go.click()
    assert house.tables.page is not None
    assert house.tables.page.match.game_id == numbers[0]


def test_a_game_is_watched_as_it_stands_without_secrets(house: AppController) -> None:
    number = begun(house, "yahtzee")
    play(table(house, number), 3)
    page = page_of(house)
    page.lines[0].watched.emit()
    assert isinstance(house.window.page, ReplayPage)


def test_ending_a_game_is_asked_and_can_be_undone(house: AppController) -> None:
    number = begun(house, "yahtzee")
    page = page_of(house)
    line = page.lines[0]
    line.menu().actions()[-1].trigger()
    assert line.question.isVisible()
    assert "Léa" in line.question.label.text()
    line.question.no.click()
    assert status(house, number) is Status.OPEN
    line.menu().actions()[-1].trigger()
    line.question.yes.click()
    assert status(house, number) is Status.STOPPED
    assert [one.go.text() for one in page.lines] == ["Rouvrir"]
    page.lines[0].go.click()
    assert status(house, number) is Status.OPEN
    assert [one.go.text() for one in page.lines] == ["Reprendre"]


def test_the_table_asks_with_the_score_before_a_game_ends(house: AppController) -> None:
    number = begun(house, "yahtzee")
    match = table(house, number)
    play(match, 4)
    page = house.tables.page
    assert page is not None
    for agree in (False, True):
        page.stop_wanted.emit()
        question = page.questions[0]
        assert question.isVisible()
        assert match.clock.is_paused, "nobody thinks about the question on somebody's time"
        assert match.standing() in question.label.text()
        QTest.mouseClick(question.yes if agree else question.no, Qt.MouseButton.LeftButton)
        assert (status(house, number) is Status.STOPPED) is agree
    assert house.window.page is house.home
    assert [one.id for one in home.games_ended(house.store)] == [number]


def test_an_ended_game_is_kept_for_thirty_days(house: AppController) -> None:
    number = begun(house, "yahtzee")
    house.store.saves.stop(number)
    with house.store.transaction():
        house.store._connection.db.execute("UPDATE games SET updated_at = '2020-01-01T00:00:00.000Z'")
    assert home.games_ended(house.store) == ()


def test_what_reads_alike_is_told_apart() -> None:
    entries = [("Yahtzee", "hier", "Léa"), ("Yahtzee", "hier", "Papi"), ("Yahtzee", "hier", "Léa"), ("Mots", "hier", "Léa")]
    assert told_apart(entries) == ["Yahtzee · hier · Léa", "Yahtzee · hier · Papi", "Yahtzee · hier · Léa · 2", "Mots · hier"]


def status(house: AppController, number: int) -> Status:
    saved = house.store.saves.load(number)
    assert saved is not None
    return saved.game.status
