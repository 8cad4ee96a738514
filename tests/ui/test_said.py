"""What is asked and said over a page: answers that Tab does not leave, good news that goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.window import Window
from ludogite.ui.pages.frame import Question
from ludogite.ui.style.theme import Theme


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
