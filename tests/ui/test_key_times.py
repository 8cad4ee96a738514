"""With a screen reader on Linux, keys come as copies that have lost their times: they are judged by when they were pressed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from ludogite.app.window import Window
from ludogite.ui.flow import press_guard
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import PaperButton

Kind = QEvent.Type
SCAN, START = 36, 5_000_000


class Reader:
    """A window to which a screen reader's keys come, the time, and what a button in it was pressed."""

    def __init__(self, window: Window) -> None:
        self.window, self.now, self.pressed = window, START, list[int]()

    def send(self, kind: Kind, at: int = 0, key: Qt.Key = Qt.Key.Key_Return, *, repeats: bool = False) -> None:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, SCAN + key.value % 7, 0, 0, "", repeats)
        event.setTimestamp(at)
        QCoreApplication.sendEvent(self.window.windowHandle(), event)

    def ask(self, at: int, key: Qt.Key = Qt.Key.Key_Return) -> None:
        """Ask for a shortcut, as Qt does when a key is pressed."""
        self.send(Kind.ShortcutOverride, START + at, key)

    def copy(self, kind: Kind, at: int, key: Qt.Key = Qt.Key.Key_Return) -> None:
        """Send a copy, which comes at this time."""
        self.now = START + at
        self.send(kind, 0, key)


@pytest.fixture
def reader(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    window, button = Window(theme), PaperButton(theme, "Lancer")
    qtbot.addWidget(window)
    reader = Reader(window)

    def on_click() -> None:
        reader.pressed.append(reader.now - START)
        button.debounce()
        button.on_painted()

    button.clicked.connect(on_click)
    window.show_page(button)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    button.setFocus(Qt.FocusReason.OtherFocusReason)
    monkeypatch.setattr(press_guard, "now_ms", lambda: float(reader.now))
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    yield reader
    window.hide()


def test_a_second_press_that_comes_late_is_still_a_second_press(reader: Reader) -> None:
    reader.ask(0)
    reader.copy(Kind.KeyPress, 5)
    reader.copy(Kind.KeyRelease, 40)
    reader.ask(180)
    reader.copy(Kind.KeyPress, 600)
    assert reader.pressed == [5]
    reader.copy(Kind.KeyRelease, 610)
    reader.ask(1100)
    reader.copy(Kind.KeyPress, 1105)
    assert reader.pressed == [5, 1105]


def test_a_key_that_a_shortcut_has_taken_gives_its_time_to_none(reader: Reader) -> None:
    reader.ask(0, Qt.Key.Key_F1)
    reader.ask(2000)
    reader.copy(Kind.KeyPress, 2010)
    reader.copy(Kind.KeyRelease, 2020)
    reader.copy(Kind.KeyPress, 2500)
    assert reader.pressed == [2010, 2500], "what nothing was asked about was pressed when it came"


def test_a_held_key_presses_once(reader: Reader) -> None:
    reader.ask(0)
    reader.copy(Kind.KeyPress, 5)
    for at in (660, 700, 740, 780):
        if at % 80 == 60:  # Qt tells some of them for what they are
            reader.send(Kind.ShortcutOverride, START + at, repeats=True)
        else:
            reader.ask(at)
        reader.copy(Kind.KeyRelease, at + 3)
        reader.copy(Kind.KeyPress, at + 4)
    reader.copy(Kind.KeyRelease, 800)
    assert reader.pressed == [5]
    reader.ask(1300)
    reader.copy(Kind.KeyPress, 1303)
    assert reader.pressed == [5, 1303], "pressed again in earnest"
