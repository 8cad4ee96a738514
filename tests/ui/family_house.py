"""A house with people in it, open in the real window, quick and without movement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli.screenshots import Example
from ludogite.store.profiles import NewProfile, Profile


@contextmanager
def family_house(qtbot: QtBot, folder: Path, people: Sequence[tuple[str, int]]) -> Iterator[AppController]:
    """Open a house of these people (name and ink) in French, and close it."""
    house = open_app(folder, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    house.services.change("pace_ms", value=0)
    for name, ink in people:
        assert isinstance(house.store.profiles.add(NewProfile(name, ink)), Profile)
    yield house
    house.window.close()
    house.window.deleteLater()


@contextmanager
def example_house(example: Example, folder: Path) -> Iterator[tuple[AppController, Example]]:
    """Open the house of an example family in French, for many tests, and close both."""
    house = open_app(folder, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    house.ready()
    house.services.change("reduced_motion", value=True)
    yield house, example
    house.window.close()
    house.window.deleteLater()
    example.store.close()
