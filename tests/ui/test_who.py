"""The button that says who plays: whom its menu offers, what it says, and what it does in a house without people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludogite.store.profiles import Profile
from ludogite.ui.pages.who import WhoButton
from ludogite.ui.style.theme import Theme

PEOPLE = tuple(
    Profile(number, name, number, None, None, False, "", False, "2026-01-02T03:04:05.000Z", False)
    for number, name in ((4, "Léa"), (7, "Papi & Mamie"))
)


@pytest.fixture
def button(qtbot: QtBot, theme: Theme) -> Iterator[WhoButton]:
    made = WhoButton(theme)
    made.show()
    yield made
    made.menu.close()
    made.close()


def press(button: WhoButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def test_where_nobody_is_there_yet_somebody_is_to_be_made(qtbot: QtBot, button: WhoButton) -> None:
    assert button.person is None
    assert button.text() == button.accessibleName() == "Nouveau profil"
    with qtbot.waitSignal(button.wanted, timeout=2000):
        press(button)
    assert not button.menu.isVisible()


def test_the_menu_offers_the_family_and_says_who_was_picked(qtbot: QtBot, button: WhoButton) -> None:
    button.show_people(PEOPLE, 4)
    assert button.person is PEOPLE[0]
    assert button.text() == "Léa"
    assert "Léa" in button.accessibleName()
    for _ in range(2):  # opened again, it offers everybody once
        press(button)
        assert [action.text().replace("&&", "&") for action in button.menu.actions()] == ["Léa", "Papi & Mamie"]
        button.menu.close()
    with qtbot.waitSignal(button.picked, timeout=2000) as heard:
        button.menu.actions()[1].trigger()
    assert heard.args == [7]
    button.show_people(PEOPLE, 7)
    assert button.text().replace("&&", "&") == "Papi & Mamie"
