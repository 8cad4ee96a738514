"""A key that is held repeats, however the window system tells it: on X11 Qt calls most repeats presses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.window import Window
from ludogite.games.des_themes.moves import Answer, Buzz
from ludogite.games.des_themes.state import Phase
from ludogite.ui.games.des_themes import table as des_themes_table
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import PaperButton
from ludogite.ui.widgets.fields import HouseMenu
from tests.ui.des_themes_play import Played

SCAN = 24


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Window]:
    made = Window(theme)
    qtbot.addWidget(made)
    yield made
    made.hide()


def lay(qtbot: QtBot, window: Window, page: QWidget) -> None:
    window.show_page(page)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    page.setFocus(Qt.FocusReason.OtherFocusReason)


def hold(window: Window, key: Qt.Key, text: str, *, repeats: int, start: int = 5_000) -> None:
    """Send what X11 sends while a key is held: a press, then releases and presses at the same moments."""
    moments = [start, *(start + 660 + 40 * n for n in range(repeats))]
    for n, at in enumerate(moments):
        if n:
            _send(window, QEvent.Type.KeyRelease, key, text, at)
        _send(window, QEvent.Type.KeyPress, key, text, at)
    _send(window, QEvent.Type.KeyRelease, key, text, moments[-1] + 20)


def _send(window: Window, kind: QEvent.Type, key: Qt.Key, text: str, at: int) -> None:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, SCAN, 0, 0, text)
    event.setTimestamp(at)
    QCoreApplication.sendEvent(window.windowHandle(), event)


def test_a_window_that_was_seen_before_it_was_furnished_knows_repeats_too(qtbot: QtBot, theme: Theme) -> None:
    window = Window(theme, bare=True)
    qtbot.addWidget(window)
    sheet = QWidget(window)
    with qtbot.waitActive(window):
        window.show_under(sheet)
        window.activateWindow()
    window.furnish()
    button = PaperButton(theme, "Lancer")
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    window.show_page(button)
    window.uncover()
    button.setFocus(Qt.FocusReason.OtherFocusReason)
    hold(window, Qt.Key.Key_Return, "\r", repeats=6)
    assert pressed == [True]


def test_a_held_enter_presses_a_button_once(qtbot: QtBot, theme: Theme, window: Window) -> None:
    button = PaperButton(theme, "Lancer")
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    lay(qtbot, window, button)
    hold(window, Qt.Key.Key_Return, "\r", repeats=20)
    assert len(pressed) == 1
    hold(window, Qt.Key.Key_Return, "\r", repeats=0, start=9_000)
    hold(window, Qt.Key.Key_Return, "\r", repeats=0, start=9_090)
    assert len(pressed) == 3, "pressed again in earnest"


def test_a_held_buzzer_key_writes_nothing(qtbot: QtBot, theme: Theme, window: Window) -> None:
    game = Played(3, round_s=0, floor_s=0)
    screen = des_themes_table.make_screen(theme, game.table)
    lay(qtbot, window, screen)
    screen.flow.resume()
    game.lay()
    hold(window, Qt.Key.Key_W, "w", repeats=40)
    assert (screen.view.phase, screen.view.queue) == (Phase.FLOOR, (2,))
    assert screen.table.floor.field.text() == ""
    hold(window, Qt.Key.Key_L, "l", repeats=0, start=10_000)
    assert screen.table.floor.field.text() == "l"


def test_the_last_answer_is_contested_by_a_key_of_the_window(qtbot: QtBot, theme: Theme, window: Window) -> None:
    game = Played(4, round_s=0, floor_s=0)
    screen = des_themes_table.make_screen(theme, game.table)
    lay(qtbot, window, screen)
    screen.flow.resume()
    game.lay("AORVA", theme=2)
    for seat, word in ((0, "âne"), (1, "abeille")):
        game.submit(seat, Buzz())
        game.submit(seat, Answer(word))
    heard: list[bool] = []
    window.dico_wanted.connect(lambda: heard.append(True))
    hold(window, Qt.Key.Key_F4, "", repeats=0)
    menu = next(child for child in screen.findChildren(HouseMenu) if child.isVisible())
    menu.actions()[1].trigger()
    assert screen.view.phase is Phase.VOTE
    assert heard == []
