"""What a finger or a pen taps is 44 px wide and high: a press just beside a small button means it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.app.wide_targets import TARGET, WideTargets, meant
from ludogite.cli.screenshots import PAGES, Example
from tests.ui import probes
from tests.ui.family_house import example_house

CLOSE = ("LetterKey", "CalendarDay", "KeyLink")
"""What stands so close together that each takes only its own place: letters of the alphabet, days of a month, links in a line."""

Stage = tuple[AppController, Example]


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("family")
    with example_house(Example.with_past(folder, "1"), folder) as stage:
        yield stage


def too_small(window: QWidget) -> list[str]:
    """List the buttons whose target is under 44 px although something else than a button lies beside them."""
    found = []
    for button in window.findChildren(QAbstractButton):
        place = probes.place(button, window)
        is_there = button.isEnabled() and probes.seen(button) and window.childAt(place.center()) is button
        if not is_there or probes.is_scrolled(button) or type(button).__name__ in CLOSE:
            continue
        across, down = (TARGET - place.width()) // 2, (TARGET - place.height()) // 2
        middle = place.center()
        beside = [QPoint(place.left() - across, middle.y()), QPoint(place.right() + across, middle.y())] if across > 0 else []
        beside += [QPoint(middle.x(), place.top() - down), QPoint(middle.x(), place.bottom() + down)] if down > 0 else []
        for at in beside:
            hit = meant(window, at)
            other = window.childAt(at)
            if hit is None and window.rect().contains(at) and not isinstance(other, QAbstractButton):
                found.append(f"{probes.told(button)} {place.size().toTuple()} at {(at - place.topLeft()).toTuple()}")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_no_target_is_under_44_px(stage: Stage, name: str) -> None:
    house, example = stage
    PAGES[name](house, example)
    for _ in range(4):
        QCoreApplication.processEvents()
    assert too_small(house.window) == []


def test_a_press_beside_a_small_button_presses_it_and_one_between_two_buttons_the_one_it_hits(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    buttons = [QPushButton(text) for text in ("a", "b")]
    for button in buttons:
        button.setFixedSize(36, 36)
        row.addWidget(button)
    pressed: list[str] = []
    for button in buttons:
        button.pressed.connect(partial(pressed.append, button.text()))
    window.resize(300, 100)
    window.show()
    handle = window.windowHandle()
    filters = WideTargets(window, lambda: 1.0)
    handle.installEventFilter(filters)
    first, second = (probes.place(button, window) for button in buttons)
    for at in (first.topLeft() + QPoint(18, -3), first.topLeft() + QPoint(-3, 18), second.bottomRight() + QPoint(3, 3)):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert pressed == ["a", "a", "b"]
    for far in (first.topLeft() + QPoint(18, -6), QPoint(2, 2)):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, far)
    buttons[0].setEnabled(False)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first.topLeft() + QPoint(18, -3))
    assert pressed == ["a", "a", "b"]
    buttons[0].setEnabled(True)
    pressed.clear()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first.topLeft() + QPoint(18, -3))
    assert buttons[0].isDown()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first.topLeft() + QPoint(18, -3))
    assert not buttons[0].isDown()
