"""The way back in the real window: a page comes back where it was left, and home forgets the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import Example
from ludogite.games.catalog import ready_games
from ludogite.games.play import code_for
from ludogite.services.challenge import challenge_of
from ludogite.services.thinking import saved_to_loaded
from ludogite.store import backups
from ludogite.ui.pages.challenge import ChallengePage
from ludogite.ui.pages.day_games import DayGamesPage
from ludogite.ui.pages.dico import DicoPage
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.lesson_page import LessonPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.records import RecordsPage
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.soiree import SoireePage
from ludogite.ui.pages.table_page import TablePage
from tests.ui.family_house import example_house
from tests.ui.finished import keep, played


@pytest.fixture(scope="module")
def stage(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    folder = tmp_path_factory.mktemp("house")
    with example_house(Example.with_past(folder, "1"), folder) as opened:
        yield opened


@pytest.fixture
def house(stage: tuple[AppController, Example]) -> AppController:
    stage[0].navigate(go.Home())
    return stage[0]


@pytest.fixture
def example(stage: tuple[AppController, Example]) -> Example:
    return stage[1]


def page(house: AppController, kind: type[QWidget]) -> Any:
    shown = house.window.page
    assert isinstance(shown, kind), shown
    return shown


def back(house: AppController, qtbot: QtBot) -> None:
    qtbot.keyClick(house.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    QCoreApplication.processEvents()


def last_game(example: Example) -> int:
    return example.store.scores.history(example.family[0].id, limit=1)[0].game_id


def test_a_profile_comes_back_with_what_was_chosen(house: AppController, example: Example, qtbot: QtBot) -> None:
    house.navigate(go.Profile(example.family[0].id))
    page(house, ProfilePage).game.emit("yahtzee")
    page(house, ProfilePage).period.emit("month")
    page(house, ProfilePage).replay.emit(last_game(example))
    page(house, ReplayPage)
    back(house, qtbot)
    data = page(house, ProfilePage)._data
    assert (data.id, data.game, data.period) == (example.family[0].id, "yahtzee", "month")
    page(house, ProfilePage).settings.emit()
    page(house, SettingsPage)
    back(house, qtbot)
    page(house, ProfilePage)
    back(house, qtbot)
    page(house, HomePage)


def test_records_come_back_with_their_list(house: AppController, example: Example, qtbot: QtBot) -> None:
    house.navigate(go.Records())
    kinds = page(house, RecordsPage)._data.kinds
    assert len(kinds) > 1
    page(house, RecordsPage).chosen.emit(kinds[-1])
    page(house, RecordsPage).replay.emit(last_game(example))
    back(house, qtbot)
    assert page(house, RecordsPage)._data.chosen == kinds[-1]


def test_a_day_comes_back_from_the_evening(house: AppController, qtbot: QtBot) -> None:
    yesterday = date.today() - timedelta(days=1)  # noqa: DTZ011 - as the page does
    house.navigate(go.DayGames())
    page(house, DayGamesPage).day_chosen.emit(yesterday)
    page(house, DayGamesPage).soiree.emit()
    page(house, SoireePage).play.emit("yahtzee")
    page(house, NewGamePage)
    back(house, qtbot)
    page(house, SoireePage)
    back(house, qtbot)
    assert page(house, DayGamesPage).data.day == yesterday


def test_a_replay_comes_back_at_its_step(house: AppController, example: Example, qtbot: QtBot) -> None:
    house.navigate(go.Replay(last_game(example)))
    line = page(house, ReplayPage).bar.line
    line.setValue(line.maximum() // 2)
    step = line.value()
    assert step > 0
    house.window.dico_wanted.emit()
    page(house, DicoPage)
    back(house, qtbot)
    assert page(house, ReplayPage).bar.line.value() == step


def test_rules_come_back_after_a_lesson_and_the_lesson_after_a_word(house: AppController, qtbot: QtBot) -> None:
    house.navigate(go.Rules())
    page(house, RulesPage).show_rules("yahtzee_mots")
    page(house, RulesPage).lesson.emit("yahtzee_mots")
    lesson = page(house, LessonPage)
    lesson.guide.go_on()
    number = lesson.guide.number
    assert number > 0
    house.window.dico_wanted.emit()
    page(house, DicoPage)
    back(house, qtbot)
    assert page(house, LessonPage).guide.number == number, "it waits where it was"
    back(house, qtbot)
    assert page(house, RulesPage).game_id == "yahtzee_mots"


def test_a_long_page_comes_back_where_one_had_scrolled(house: AppController, qtbot: QtBot) -> None:
    house.theme.set_text_scale(2.0)
    house.navigate(go.Settings())
    QCoreApplication.processEvents()
    bar = page(house, SettingsPage).pane.verticalScrollBar()
    assert bar.maximum() > 100
    bar.setValue(bar.maximum() - 20)
    seen = bar.value()
    page(house, SettingsPage).about.emit()
    back(house, qtbot)
    assert page(house, SettingsPage).pane.verticalScrollBar().value() == seen


def sit_down(house: AppController, example: Example) -> TablePage:
    entry = ready_games()[0]
    asked = iter(range(100))
    house.navigate(go.Table(example.begin(entry, until=lambda _request: next(asked) > 3), coach=False))
    table: TablePage = page(house, TablePage)
    return table


def test_a_table_waits_behind_pages_and_is_put_away_by_home(house: AppController, example: Example, qtbot: QtBot) -> None:
    table = sit_down(house, example)
    table.bar.settings.click()
    page(house, SettingsPage).about.emit()
    back(house, qtbot)
    page(house, SettingsPage)
    back(house, qtbot)
    assert page(house, TablePage) is table
    house.window.dico_wanted.emit()
    assert page(house, TablePage) is table, "nobody looks words up in the middle of a game"
    house.navigate(go.Home())
    qtbot.waitUntil(lambda: not isValid(table))
    back(house, qtbot)
    page(house, HomePage)


def test_a_challenge_that_comes_in_at_a_table_leads_back_to_it(house: AppController, example: Example, qtbot: QtBot) -> None:
    game = next(entry.load() for entry in ready_games() if entry.load().alone is not None)
    saved = example.store.saves.load(example.play(game, code_for("challenge", 0), [2]))
    assert saved is not None
    made = challenge_of(saved_to_loaded(saved), "Mamie", saved.results[0].score)
    assert made is not None
    table = sit_down(house, example)
    house.navigate(go.Challenge(made))
    page(house, ChallengePage).new_profile.emit()
    page(house, ProfileEditor)
    back(house, qtbot)
    page(house, ChallengePage)
    back(house, qtbot)
    assert page(house, TablePage) is table
    assert table.match.local.requests(), "the game goes on"


def test_the_end_of_a_game_waits_until_one_goes_home(house: AppController, example: Example, qtbot: QtBot) -> None:
    house.navigate(go.Table(example.begin(ready_games()[0], until=None), coach=False))
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over = page(house, GameOverPage)
    over.replay.emit()
    page(house, ReplayPage)
    house.window.help_wanted.emit()
    page(house, RulesPage)
    back(house, qtbot)
    page(house, ReplayPage)
    back(house, qtbot)
    assert page(house, GameOverPage) is over
    back(house, qtbot)
    page(house, HomePage)
    qtbot.waitUntil(lambda: not isValid(over))


def test_what_cannot_be_shown_leaves_one_where_one_is(house: AppController, example: Example, qtbot: QtBot) -> None:
    house.navigate(go.Records())
    records = page(house, RecordsPage)
    for nowhere in (go.Replay(9999), go.Table(9999), go.Workshop("grid"), go.Rehearsal(())):
        house.navigate(nowhere)
        assert page(house, RecordsPage) is records
    back(house, qtbot)
    page(house, HomePage)


def test_a_backup_closes_the_table_that_it_knows_nothing_of(house: AppController, example: Example, qtbot: QtBot) -> None:
    store = house.store
    backups.back_up(store._connection.db.conn, store.file, store.now())
    table = sit_down(house, example)
    table.bar.settings.click()
    page(house, SettingsPage).restore.emit(backups.backups(store.file)[0].name)
    qtbot.waitUntil(lambda: not isValid(table))
    back(house, qtbot)
    page(house, HomePage)


@pytest.mark.parametrize("place", [lambda number: go.Table(number, coach=False), go.Replay])
def test_help_after_a_game_opens_its_rules(house: AppController, place: Callable[[int], go.Place]) -> None:
    house.navigate(place(keep(house, played("mots_de_tete", 2))))
    for _ in range(6):
        QCoreApplication.processEvents()
    assert isinstance(house.window.page, GameOverPage | ReplayPage)
    QTest.keyClick(house.window, Qt.Key.Key_F1)
    assert page(house, RulesPage).game_id == "mots_de_tete"
