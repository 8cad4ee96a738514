"""A long press opens the menu that a right click opens, and its release means nothing more; elsewhere it is a press."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import long_press
from ludogite.app.long_press import LongPress

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Board(QWidget):
    """Has a menu, and counts releases."""

    def __init__(self) -> None:
        super().__init__()
        self.released, self.menu = 0, QMenu(self)
        self.menu.addAction("Barrer")
        self.setMinimumHeight(100)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        self.menu.popup(event.globalPos())

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        pass

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.released += 1


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[QWidget]:
    monkeypatch.setattr(long_press, "HELD_MS", 40)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for part in (Board(), QPushButton("Lancer")):
        column.addWidget(part)
    window.resize(200, 200)
    window.show()
    filters = LongPress(window)
    filters._timer.setInterval(40)
    window.windowHandle().installEventFilter(filters)
    yield window
    for board in window.findChildren(Board):
        board.menu.close()


def place(part: QWidget) -> QPoint:
    return part.geometry().center()


def test_a_long_press_opens_the_menu_and_chooses_nothing(window: QWidget, qtbot: QtBot) -> None:
    board, handle = window.findChildren(Board)[0], window.windowHandle()
    QTest.mousePress(handle, LEFT, PLAIN, place(board))
    qtbot.waitUntil(board.menu.isVisible)
    QTest.mouseRelease(handle, LEFT, PLAIN, place(board))
    assert board.menu.isVisible()
    assert board.released == 0


def test_a_short_press_and_a_drag_open_none(window: QWidget, qtbot: QtBot) -> None:
    board, handle = window.findChildren(Board)[0], window.windowHandle()
    QTest.mouseClick(handle, LEFT, PLAIN, place(board))
    assert board.released == 1
    QTest.mousePress(handle, LEFT, PLAIN, place(board))
    QTest.mouseMove(handle, place(board) + QPoint(40, 0))
    qtbot.wait(80)
    assert not board.menu.isVisible()
    QTest.mouseRelease(handle, LEFT, PLAIN, place(board) + QPoint(40, 0))
    assert board.released == 2


def test_a_button_that_is_held_stays_held(window: QWidget, qtbot: QtBot) -> None:
    button, handle = window.findChildren(QPushButton)[0], window.windowHandle()
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    QTest.mousePress(handle, LEFT, PLAIN, place(button))
    qtbot.wait(80)
    assert button.isDown()
    QTest.mouseRelease(handle, LEFT, PLAIN, place(button))
    assert pressed == [True]
