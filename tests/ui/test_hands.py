"""The rules of the hands, over every game: a press answers what was on the screen when it was made, and Enter destroys nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_house
from ludogite.cli.screenshots import Example
from ludogite.core.rules import Request
from ludogite.games.catalog import GameEntry, ready_games
from ludogite.games.yahtzee.moves import Mark
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee.state import YahtzeeView
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.curtain import Curtain
from ludogite.ui.widgets import base

LEFT = Qt.MouseButton.LeftButton
PRESSES = (0, 30, 180, 300)
"""When somebody presses who presses more than once (ms after the first time)."""


class Hands:
    """The example family's house under a clock of its own, and the tables that are sat down to."""

    def __init__(self, house: AppController, example: Example) -> None:
        self.house, self.example, self.now = house, example, 0.0

    def sit(self, entry: GameEntry, asked: int) -> TablePage:
        """Sit down where a person of the house is asked for the so-manieth time."""
        numbers = count()

        def until(_request: Request) -> bool:
            return next(numbers) == asked

        self.house.sit_down(self.example.begin(entry, until=until), coach=False)
        self.wait(10_000)
        page = self.house.window.page
        assert isinstance(page, TablePage)
        return page

    def wait(self, ms: float) -> None:
        """Let so much time pass for whoever presses."""
        self.now += ms
        for _ in range(6):
            QCoreApplication.processEvents()


@pytest.fixture
def hands(
    qapp: QApplication, tmp_path: object, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hands]:
    folder = tmp_path_factory.mktemp("hands")
    example = Example(folder, "hands")
    house = open_house(folder, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    house.ready()
    house.look.set_reduced_motion(True)
    made = Hands(house, example)
    monkeypatch.setattr(base, "DEAF_MS", 350)
    monkeypatch.setattr(base, "now_ms", lambda: made.now)
    yield made
    house.window.close()
    example.store.close()


def by_click(page: TablePage) -> Callable[[], None]:
    button = page.screen_widget.primary
    return lambda: QTest.mouseClick(button, LEFT)


def by_key(key: Qt.Key) -> Callable[[TablePage], Callable[[], None]]:
    def of(page: TablePage) -> Callable[[], None]:
        def press() -> None:
            target: QWidget = QApplication.focusWidget() or page
            QTest.keyClick(target, key)

        return press

    return of


WAYS = {"click": by_click, "Enter": by_key(Qt.Key.Key_Return), "Space": by_key(Qt.Key.Key_Space)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_presses_in_a_row_answer_one_occasion(hands: Hands, entry: GameEntry, way: str) -> None:
    positions = random.Random(f"{entry.id}{way}").sample(range(1, 24), 3)
    for asked in positions:
        page = hands.sit(entry, asked)
        match, window = page.match, hands.house.window
        people = {seat for seat in range(len(match.table.seats)) if match.table.is_local(seat)}
        asked_first = {one.request.seat for one in match.table.requests()} & people
        eyes, known = match.table.eyes, len(match.session.entries)
        press = WAYS[way](page)
        for before, after in pairwise((0, *PRESSES)):
            hands.wait(after - before)
            press()
        given = [one for one in match.session.entries[known:] if one.seat in people]
        assert len(given) <= 1, (asked, given)
        assert {one.seat for one in given} <= asked_first, asked
        assert match.table.eyes in {eyes, None, *asked_first}, asked
        assert window.page is not hands.house.home
        hands.house.go_home()


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_a_held_key_presses_once(hands: Hands, entry: GameEntry) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        page = hands.sit(entry, 5)
        match, known = page.match, len(page.match.session.entries)
        people = {seat for seat in range(len(match.table.seats)) if match.table.is_local(seat)}
        hands.wait(1000)
        for number in range(60):
            target = QApplication.focusWidget() or page
            hands.wait(33)
            QTest.simulateEvent(target, True, key, Qt.KeyboardModifier.NoModifier, "", number > 0)
        QTest.keyRelease(QApplication.focusWidget() or page, key)
        assert len([one for one in match.session.entries[known:] if one.seat in people]) <= 1, key
        hands.house.go_home()


def test_forty_enters_bar_no_box(hands: Hands) -> None:
    page = hands.sit(next(entry for entry in ready_games() if entry.id == "yahtzee"), 3)
    press = by_key(Qt.Key.Key_Return)(page)
    for _ in range(40):
        hands.wait(1000)
        press()
    marks = [one.command for one in page.match.session.entries if isinstance(one.command, Mark)]
    assert not any(mark.zero for mark in marks)
    view = page.match.table.view()
    assert isinstance(view, YahtzeeView)
    people = [seat for seat in range(3) if page.match.table.is_local(seat)]
    assert all(
        view.sheets[seat][box] != 0 for seat in people for box in (Box.FULL, Box.PETITE_SUITE, Box.GRANDE_SUITE, Box.YAHTZEE)
    )


COACHED = [entry for entry in ready_games() if entry.load().make_coach is not None and not entry.load().coach_is_late]


@pytest.mark.parametrize("entry", COACHED, ids=lambda entry: entry.id)
def test_one_press_follows_the_coach_and_two_do_not_follow_twice(hands: Hands, qtbot: QtBot, entry: GameEntry) -> None:
    followed = 0
    for asked in (1, 4, 9, 14):
        page = hands.sit(entry, asked)
        match, screen = page.match, page.screen_widget
        for curtain in page.window().findChildren(Curtain):
            curtain.go.click()
        hands.wait(1000)
        page._call_coach()
        if screen.paused:
            screen.resume()
        hands.wait(1000)
        for _ in range(100):  # at times there is nothing to say
            if page._advised is None:
                qtbot.wait(15)
        if page._advised is None:
            hands.house.go_home()
            continue
        followed += 1
        advised, known = page._advised[1], len(match.session.entries)
        assert screen.coach.follow_button.isVisible()
        hands.wait(1000)
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_F3)
        QTest.mouseClick(screen.coach.follow_button, LEFT)
        given = [one.command for one in match.session.entries[known:] if match.table.is_local(one.seat)]
        assert given == [advised.best.command], asked
        hands.house.go_home()
    assert followed


def test_the_pace_is_changed_by_a_button_of_the_table(hands: Hands) -> None:
    page = hands.sit(ready_games()[0], 2)
    assert page.pace_button.isVisible()
    told = []
    for _ in range(3):
        page.pace_button.click()
        told.append(page.pace_button.accessibleName())
        hands.wait(1000)
    assert len(set(told)) == 3


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_clicks_beside_the_play_leave_the_keyboard_at_it(hands: Hands, entry: GameEntry) -> None:
    page = hands.sit(entry, 2)
    screen = page.screen_widget
    for button in (*screen.secondary, page.coach_button, page.log_button, page.undo_button):
        if not button.isVisible() or not button.isEnabled():
            continue
        hands.wait(1000)
        QTest.mouseClick(button, LEFT)
        hands.wait(1000)
        if not page.question.isHidden():  # the coach asks first, with the keyboard on the harmless answer
            assert QApplication.focusWidget() is page.question.no
            QTest.mouseClick(page.question.no, LEFT)
        focused = QApplication.focusWidget()
        assert focused is None or focused is screen or screen.isAncestorOf(focused), button.text()
        assert hands.house.window.page is page
