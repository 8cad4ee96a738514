"""Hands that tremble: a key counts once it was held, and the same press made twice counts once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from pytestqt.qtbot import QtBot

from ludogite.app.steady_hands import SteadyHands
from ludogite.app.window import Window
from ludogite.ui.style.theme import Theme

Kind = QEvent.Type


class Hands:
    """A window's events as the system would send them, and what of them has come through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steady, self.window, self.sent = SteadyHands(), QWindow(), list[Kind]()
        sent = self.sent

        class Reader(QObject):
            def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
                if isinstance(event, QKeyEvent | QMouseEvent):
                    sent.append(event.type())
                return False

        self.reader = Reader()
        self.window.installEventFilter(self.reader)
        monkeypatch.setattr(QKeyEvent, "spontaneous", lambda _event: True)
        monkeypatch.setattr(QMouseEvent, "spontaneous", lambda _event: True)

    def _send(self, event: QKeyEvent | QMouseEvent, at: int) -> bool:
        """Send an event at a time (ms); tell whether it came through at once."""
        event.setTimestamp(at)
        return not self.steady.eventFilter(self.window, event)

    def key(self, kind: Kind, at: int, key: Qt.Key = Qt.Key.Key_Return, *, repeats: bool = False) -> bool:
        return self._send(QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats), at)

    def mouse(self, kind: Kind, at: int) -> bool:
        left, place = Qt.MouseButton.LeftButton, QPointF(1, 1)
        return self._send(QMouseEvent(kind, place, place, left, left, Qt.KeyboardModifier.NoModifier), at)


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    hands = Hands(monkeypatch)
    yield hands
    hands.window.deleteLater()


def test_nothing_is_kept_back_until_somebody_wants_it(hands: Hands) -> None:
    assert all(hands.key(kind, at) for at, kind in enumerate([Kind.KeyPress, Kind.KeyRelease] * 3))


def test_the_same_press_at_once_counts_once(hands: Hands) -> None:
    hands.steady.repeat_ms = 500
    assert hands.key(Kind.KeyPress, 1000)
    assert hands.key(Kind.KeyRelease, 1080)
    assert not hands.key(Kind.KeyPress, 1200)
    assert not hands.key(Kind.KeyRelease, 1250)
    assert hands.key(Kind.KeyPress, 1300, Qt.Key.Key_A), "another key is another wish"
    assert hands.key(Kind.KeyPress, 1600)
    assert hands.mouse(Kind.MouseButtonPress, 3000)
    assert hands.mouse(Kind.MouseButtonRelease, 3050)
    assert not hands.mouse(Kind.MouseButtonDblClick, 3150)
    assert not hands.mouse(Kind.MouseButtonRelease, 3200)
    assert hands.mouse(Kind.MouseButtonPress, 3600)


def test_a_key_counts_that_was_held(hands: Hands, qtbot: QtBot) -> None:
    hands.steady.hold_ms = 30
    assert not hands.key(Kind.KeyPress, 1000)
    assert not hands.key(Kind.KeyPress, 1010, repeats=True)
    qtbot.waitUntil(lambda: hands.sent == [Kind.KeyPress])
    assert hands.key(Kind.KeyPress, 1100, repeats=True), "held on, it repeats as any other"
    assert hands.key(Kind.KeyRelease, 1200)
    assert hands.key(Kind.KeyPress, 1300, Qt.Key.Key_Shift), "what is held for another is not waited for"


def test_a_key_that_was_only_brushed_does_not_count(hands: Hands, qtbot: QtBot) -> None:
    hands.steady.hold_ms = 30
    hands.steady.repeat_ms = 500
    assert not hands.key(Kind.KeyPress, 1000)
    assert not hands.key(Kind.KeyRelease, 1010)
    qtbot.wait(60)
    assert hands.sent == []
    assert not hands.key(Kind.KeyPress, 1100), "what did not count makes nothing deaf"
    qtbot.waitUntil(lambda: hands.sent == [Kind.KeyPress])


def test_the_repeats_of_x11_let_nothing_go(hands: Hands, qtbot: QtBot) -> None:
    hands.steady.hold_ms = 30
    assert not hands.key(Kind.KeyPress, 1000)
    assert not hands.key(Kind.KeyRelease, 1010)
    assert not hands.key(Kind.KeyPress, 1010), "a release and a press of one moment are one key that is held"
    qtbot.waitUntil(lambda: hands.sent == [Kind.KeyPress])


def test_a_window_has_the_filter_only_where_it_is_wanted(qtbot: QtBot, theme: Theme) -> None:
    window = Window(theme)
    qtbot.addWidget(window)
    window.show()
    window.steady(0, 0)
    assert window.findChild(SteadyHands) is None
    window.steady(300, 0)
    (steady,) = window.findChildren(SteadyHands)
    window.steady(0, 1000)
    assert (steady.hold_ms, steady.repeat_ms) == (0, 1000)
    QCoreApplication.processEvents()
