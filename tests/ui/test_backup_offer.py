"""The question at the start that offers a copy in the place of what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.store import NewProfile, Profile
from ludogite.store.backups import back_up
from ludogite.store.database import FILE_NAME, open_store
from ludogite.store.profiles import Profiles


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house whose data were deleted by hand, with a good copy of Léa and Papi beside it."""
    store = open_store(tmp_path).store
    for name in ("Léa", "Papi"):
        assert isinstance(store.profiles.add(NewProfile(name)), Profile)
    back_up(store._connection.db.conn, store.file, store.now())
    store.close()
    for file in tmp_path.glob(f"{FILE_NAME}*"):
        file.unlink()
    return tmp_path


def start(qtbot: QtBot, folder: Path) -> AppController:
    house = open_app(folder, lang="fr")
    qtbot.addWidget(house.window)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    return house


def names(profiles: Profiles) -> list[str]:
    return [one.name for one in profiles.everyone()]


def test_the_copy_that_is_offered_brings_the_family_back(qtbot: QtBot, folder: Path) -> None:
    house = start(qtbot, folder)
    question = house.window.question
    assert question.isVisible()
    assert "sauvegarde" in question.label.text()
    assert house.window.focusWidget() is question.no, "Enter changes nothing"
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert names(house.store.profiles) == ["Léa", "Papi"]
    assert [person.profile.name for person in house.home.people.people if person.profile is not None] == ["Léa", "Papi"]
    assert not question.isVisible()
    assert not house.window.notice.isVisible()
    house.window.close()
    again = start(qtbot, folder)
    assert not again.window.question.isVisible()
    assert names(again.store.profiles) == ["Léa", "Papi"]


def test_later_asks_again_and_beginning_anew_does_not(qtbot: QtBot, folder: Path) -> None:
    house = start(qtbot, folder)
    qtbot.mouseClick(house.window.question.no, Qt.MouseButton.LeftButton)
    assert names(house.store.profiles) == []
    house.window.close()
    house = start(qtbot, folder)
    assert house.window.question.isVisible()
    qtbot.mouseClick(house.window.question.never, Qt.MouseButton.LeftButton)
    house.window.close()
    house = start(qtbot, folder)
    assert not house.window.question.isVisible()


def test_the_question_covers_neither_the_notice_nor_the_bar(qtbot: QtBot, folder: Path) -> None:
    house = start(qtbot, folder)
    window = house.window
    assert window.notice.isVisible()
    assert not window.notice.geometry().intersects(window.question.geometry())
    assert window.rect().contains(window.question.geometry())
