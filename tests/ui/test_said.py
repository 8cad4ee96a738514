"""What is asked and said over a page: answers that Tab does not leave, good news that goes by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.window import Window
from ludogite.ui.pages.frame import Question
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Page


def test_tab_stays_with_a_question_that_lies_over_something(qtbot: QtBot, theme: Theme) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    below = QPushButton("below")
    column.addWidget(below)
    question = Question(theme, page)
    page.resize(900, 640)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    question.ask("Vraiment ?", "Oui", "Non")
    question.lie(QRect(0, 0, 900, 640))
    met = set()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Tab, Qt.Key.Key_Tab):
        held = QApplication.focusWidget()
        assert held is not None
        QTest.keyClick(held, key)
        met.add(QApplication.focusWidget())
    assert met == {question.yes, question.no}


def test_good_news_goes_by_itself_and_trouble_stays(qtbot: QtBot, theme: Theme) -> None:
    window = Window(theme)
    qtbot.addWidget(window)
    window.show()
    window.tell("positive", "Copié.")
    window.tell("danger", "Le disque est plein.")
    assert window._said_enough.interval() <= 8_000
    window._said_enough.timeout.emit()
    assert window.notice.label.text() == "Le disque est plein."
    window.tell("positive", "Copié.")
    window.notice.close_button.click()
    window.tell("positive", "Copié.")
    window._said_enough.timeout.emit()
    assert window.notice.isHidden()


def test_good_news_is_not_painted_over_what_went_wrong_and_that_goes_once_it_was_read(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("ludogite.app.window.time.monotonic", lambda: now[0])
    window, first, second = Window(theme), Page(theme), Page(theme)
    qtbot.addWidget(window)
    window.show_page(first)
    window.show()
    window.tell("danger", "Imprévu.")
    alarmed = stripe(window)
    window.tell("positive", "Copié.")
    assert window.notice.label.text() == "Imprévu.\nCopié."
    assert stripe(window) == alarmed == theme.palette.danger
    now[0] += 2
    window.show_page(second)
    assert window.notice.label.text() == "Imprévu.", "it could not be read yet"
    assert stripe(window) == alarmed
    window.tell("danger", "Rien ne sera gardé.", stays=True)
    now[0] += 9
    window.show_page(first)
    assert window.notice.label.text() == "Rien ne sera gardé."
    window.notice.close_button.click()
    window.tell("info", "On encadre…")
    window._said_enough.timeout.emit()
    assert window.notice.isHidden()


def stripe(window: Window) -> QColor:
    """See the colour at the left edge of what is said."""
    picture = window.notice.grab().toImage()
    return picture.pixelColor(2, picture.height() // 2)
