"""What is closed is gone: no page, screen or look outlives its window, and no widget waits for the cycle collector."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import getAllValidWrappers, isValid

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers import rehearsals
from ludogite.core.advice import Hindsight, Loss, Reckoning, Remark
from ludogite.games.catalog import ready_games
from ludogite.services.game_session import SeatInfo
from ludogite.services.journal import Unwritten
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.store.profiles import NewProfile, Profile
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.table_page import TablePage
from tests.ui.family_house import family_house
from tests.ui.finished import keep, played

ROOT = Path(__file__).parents[2]
GAMES = [entry.id for entry in ready_games()]
BOTH_LOST = Hindsight(Reckoning.EXACT, tuple(Loss(seat, seat, Remark("go"), Remark("go"), 5.0) for seat in (0, 1)), (5.0, 5.0))


def settle() -> None:
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sit_down(folder: Path, game: str) -> AppController:
    house = open_app(folder, lang="fr")
    house.window.show()
    house.ready()
    family = [house.store.profiles.add(NewProfile(name, ink)) for name, ink in (("Léa", 1), ("Papi", 2))]
    seats = tuple(SeatChoice(one.id, one.name, one.ink) for one in family if isinstance(one, Profile))
    house.navigate(go.Play(GameSetup(game, (), seats, None, coach=False)))
    assert isinstance(house.window.page, TablePage)
    return house


def shown(house: AppController) -> tuple[QWidget | None, TablePage | None]:
    """Give the page that is shown, and that of the table that is open."""
    return house.window.page, house.tables.page


@pytest.mark.parametrize("game", GAMES)
def test_a_window_closed_over_an_open_table_takes_everything_along(qapp: QApplication, tmp_path: Path, game: str) -> None:
    house = sit_down(tmp_path, game)
    page = house.window.page
    assert isinstance(page, TablePage)
    left: dict[str, ref[Any]] = {
        "screen": ref(page.screen_widget),
        "match": ref(page.match),
        "look": ref(house.theme),
        "house": ref(house),
    }
    house.window.close()
    house.window.deleteLater()
    settle()
    del house, page
    gc.collect()
    assert {name for name, one in left.items() if one() is not None} == set()


def test_every_widget_has_a_parent_that_it_goes_with(qapp: QApplication, tmp_path: Path) -> None:
    house = sit_down(tmp_path, "yahtzee")
    page = house.window.page
    assert isinstance(page, TablePage)
    for button in (page.bar.log, page.bar.rules, page.bar.rules):
        button.click()
    ways: tuple[go.Go, ...] = (
        *(go.NewGame(game) for game in GAMES), *(go.Lesson(game) for game in GAMES), go.Profile(1), go.EditProfile(1),
        go.Rules("yahtzee"), go.Sheets("yahtzee"), go.Records(), go.Waiting(), go.Dico(), go.Settings(), go.About(), go.Home(),
    )  # fmt: skip
    for way in ways:
        house.navigate(way)
        settle()
        mine = [one for one in gc.get_objects() if isinstance(one, QWidget) and isValid(one) and one.parentWidget() is None]
        assert [one for one in mine if not one.isVisible() and one.isWindow() and one.__module__.startswith("ludogite")] == []
    house.window.close()
    house.window.deleteLater()


def test_what_a_page_asks_and_drops_goes_with_it(qapp: QApplication, tmp_path: Path) -> None:
    """A question before a game is ended, asked twice and left unanswered; the menu of who thinks a choice over again."""
    house = sit_down(tmp_path, "yahtzee")
    house.navigate(go.Home())
    settle()
    seats = (SeatInfo("Léa", 1), SeatInfo("Papi", 2))
    before = len(QApplication.allWidgets())
    for waiting in house.store.saves.unfinished():
        house.navigate(go.Table(waiting.id))
        page = house.window.page
        assert isinstance(page, TablePage)
        page.stop_wanted.emit()
        page.stop_wanted.emit()
        assert len(page.questions) == 1
        rehearsals.offer(house.services, house.navigate, page.bar.rules, waiting.id, seats, BOTH_LOST)
        menu = QApplication.activePopupWidget()
        assert menu is not None
        menu.close()
        house.navigate(go.Home())
        settle()
    assert len(QApplication.allWidgets()) == before
    house.window.close()
    house.window.deleteLater()


def test_a_table_left_beside_another_is_closed(qapp: QApplication, tmp_path: Path) -> None:
    """A finished game is played on beside a table that waits: whoever comes back plays on, and home closes both."""
    house = sit_down(tmp_path, "yahtzee")
    waiting = house.tables.page
    assert waiting is not None
    house.navigate(go.Practice(keep(house, played("yahtzee", 2)), 3, frozenset([0])))
    practised = house.tables.page
    assert practised is not None
    assert practised is not waiting
    house.navigate(go.Back())
    house.navigate(go.Back())
    assert shown(house) == (waiting, waiting)
    number = waiting.match.game_id
    house.navigate(go.Home())
    settle()
    assert shown(house) == (house.home, None)
    assert Unwritten(tmp_path).take(number), "another window may play it"
    house.window.close()
    house.window.deleteLater()


class LeadsOn(QObject):
    """Goes somewhere else in the very moment in which a page is hidden, as a game does that ends then."""

    def __init__(self, page: QWidget, go_on: Callable[[], None]) -> None:
        super().__init__(page)
        self._go_on = go_on
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        if event.type() == QEvent.Type.Hide:
            watched.removeEventFilter(self)
            self._go_on()
        return False


def test_a_page_that_leads_on_while_it_is_left_leaves_none_behind(qapp: QApplication, tmp_path: Path) -> None:
    house = sit_down(tmp_path, "yahtzee")
    table = house.window.page
    assert table is not None
    LeadsOn(table, lambda: house.navigate(go.NewGame("words_out")))
    house.navigate(go.Settings())
    settle()
    assert isinstance(shown(house)[0], NewGamePage)
    assert isinstance(house.navigator.way[-1], go.NewGame)
    house.navigate(go.Home())
    settle()
    assert shown(house)[0] is house.home
    pages = house.window.findChild(QStackedWidget)
    assert isinstance(pages, QStackedWidget)
    assert pages.count() == 1, [pages.widget(number) for number in range(pages.count())]
    house.window.close()
    house.window.deleteLater()


@pytest.mark.parametrize("call", ["singleShot", "postEvent"])
def test_nobody_calls_what_pyside_does_not_survive(call: str) -> None:
    """``singleShot`` keeps its call when its context goes before; a posted event of Python's can take the program down.

    Both are told in ``docs/qt-versions.md``; a ``QTimer`` that the owner has, and ``QMetaObject.invokeMethod``, do the same.
    """
    sources = [path for path in sorted((ROOT / "ludogite").rglob("*.py")) if re.search(rf"\b{call}\(", path.read_text("utf-8"))]
    assert sources == []


def test_pyside_forgets_the_items_of_layouts_before_a_page_goes(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    with family_house(qtbot, tmp_path, (("Léa", 1),)) as house:
        house.navigate(go.Profile(1))

        def items() -> set[int]:
            return {id(one) for one in getAllValidWrappers() if isinstance(one, QWidgetItem)}

        before = items()
        assert before, "PySide has wrapped what was put into a layout that was put into another"
        kept = [one for one in getAllValidWrappers() if isinstance(one, QWidgetItem)]
        house.navigate(go.Home())
        assert kept
        assert not before & items()
