"""The window: files that are dropped on it, the keys that work everywhere, sentences over the page, the whole screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6 import __version_info__ as version_info
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app.window import Window
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Page
from ludogite.ui.widgets.dropdown import Dropdown

HERE: Any = QPoint(5, 5) if version_info < (6, 12) else QPointF(5, 5)
"""Where something is dragged: 6.12 deprecates whole pixels, which are all that is known before."""
NONE, LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> Iterator[Window]:
    made = Window(theme)
    made.show_page(Page(theme))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def dropped(window: Window, *files: str) -> list[str]:
    """Drag files over the window and let go; return what it says of them."""
    data, heard = QMimeData(), list[str]()
    data.setUrls([QUrl(file) if "://" in file else QUrl.fromLocalFile(file) for file in files])
    window.file_dropped.connect(heard.append)
    over = QDragEnterEvent(HERE, Qt.DropAction.CopyAction, data, LEFT, NONE)
    over.ignore()
    window.dragEnterEvent(over)
    window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, LEFT, NONE))
    assert over.isAccepted() is bool(heard)
    window.file_dropped.disconnect(heard.append)
    return heard


def test_one_file_is_taken_and_nothing_else(window: Window, tmp_path: Path) -> None:
    file = str(tmp_path / "partie.ludogite")
    assert [Path(one) for one in dropped(window, file)] == [Path(file)]
    assert dropped(window, file, file) == []
    assert dropped(window, "https://example.org/partie.ludogite") == []
    assert dropped(window) == []


@pytest.mark.parametrize(
    ("key", "modifier", "signal"),
    [
        (Qt.Key.Key_F1, NONE, "help_wanted"), (Qt.Key.Key_F2, NONE, "dico_wanted"), (Qt.Key.Key_F8, NONE, "pace_wanted"),
        (Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier, "open_wanted"),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier, "back_wanted"),
    ],
)  # fmt: skip
def test_keys_that_work_everywhere(qtbot: QtBot, window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier, signal: str) -> None:
    with qtbot.waitSignal(getattr(window, signal), timeout=2000):
        QTest.keyClick(window, key, modifier)


def test_f11_fills_the_screen_and_gives_it_back(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_sentences_stand_below_each_other_once_each_until_they_are_closed(window: Window) -> None:
    for sentence in ("Un.", "Deux.", "Un."):
        window.tell("warning", sentence)
    assert window.notice.label.text() == "Un.\nDeux."
    window.resize(1100, 700)
    assert window.rect().contains(window.notice.geometry())
    window.notice.close_button.click()
    window.tell("info", "Trois.")
    assert window.notice.label.text() == "Trois."


def test_it_comes_forward_out_of_the_task_bar(window: Window) -> None:
    window.showMinimized()
    window.come_forward()
    assert not window.isMinimized()
    assert window.isVisible()


def test_a_dropdown_drops_by_the_down_arrow_and_tells_only_another_choice(qtbot: QtBot, theme: Theme) -> None:
    drop, heard = Dropdown(theme), list[str]()
    qtbot.addWidget(drop)
    drop.set_items((("a", "Un peu"), ("b", "Beaucoup & encore")), "a")
    drop.chosen.connect(heard.append)
    assert drop.minimumSizeHint() == drop.sizeHint()
    drop.show()
    QTest.keyClick(drop, Qt.Key.Key_Down)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert [action.isChecked() for action in menu.actions()] == [True, False]
    for action in menu.actions():
        action.trigger()
    menu.close()
    assert heard == ["b"]
