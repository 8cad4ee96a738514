"""Where another program keeps the family's data to itself, the window stays as it was and play goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ludogite.app import services
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import begin, open_app
from ludogite.store import FILE_NAME, NewProfile, Profile, StoreError, database
from ludogite.store.errors import StoreCode
from ludogite.ui.widgets import Notice
from ludogite.ui.widgets.standing import StandingNote


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Path:
    """Leave a house that speaks English in the evening, and remembers it beside its data."""
    house = open_app(tmp_path)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    assert isinstance(house.store.profiles.add(NewProfile("Léa", 1)), Profile)
    house.services.change("language", "en")
    house.services.change("theme", "soiree")
    house.languages.speak("fr")  # Qt holds the language for everybody
    house.window.close()
    house.window.deleteLater()
    return tmp_path


class Kept:
    """Stands before the data: another program keeps them to itself for so many tries."""

    def __init__(self, tries: int) -> None:
        self.tries, self.open = tries, database.open_store

    def __call__(self, folder: Path, **named: Any) -> database.Opened:
        self.tries -= 1
        if self.tries >= 0:
            raise StoreError(StoreCode.LOCKED, file=str(folder / FILE_NAME))
        return self.open(folder, **named)


@pytest.fixture
def house(request: pytest.FixtureRequest, qtbot: QtBot, evening: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppController]:
    monkeypatch.setattr(services, "OPEN_SECONDS", 0.1)
    monkeypatch.setattr(database, "open_store", Kept(request.param))
    opened = open_app(evening, begun=begin(evening, None))
    opened.window.show()
    qtbot.waitUntil(lambda: opened.is_ready)
    yield opened
    opened.languages.speak("fr")
    opened.window.close()
    opened.window.deleteLater()


def said(house: AppController) -> str:
    shown = (*house.window.findChildren(Notice), *house.window.findChildren(StandingNote))
    return " ".join(notice.accessibleName() for notice in shown if notice.isVisible())


@pytest.mark.parametrize("house", [10_000], indirect=True)
def test_the_window_keeps_its_language_and_theme_and_says_it_in_that_language(house: AppController) -> None:
    assert (house.languages.language, house.theme.name) == ("en", "soiree")
    assert house.store.file.name != FILE_NAME
    assert [profile.name for profile in house.store.profiles.everyone()] == ["Léa"], "from a copy"
    assert house.store.settings.get("theme") == "soiree"
    assert "Another program" in said(house)


@pytest.mark.parametrize("house", [2], indirect=True)
def test_who_lets_the_data_go_in_time_is_not_mentioned(house: AppController, evening: Path) -> None:
    assert house.store.file == evening / FILE_NAME
    assert [profile.name for profile in house.store.profiles.everyone()] == ["Léa"]
    assert said(house) == ""
