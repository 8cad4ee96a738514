"""Portraits in the window: chosen on the page of the profile, by keys and with a name, and shown where names are big."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.services.match import seat_infos
from ludogite.services.portraits import FACES, OF_CHARACTERS, face_of, seated_faces
from ludogite.services.soiree import Round, Soiree
from ludogite.store import NewProfile
from ludogite.store.saves import NewGame, SeatInfo
from ludogite.ui import texts
from ludogite.ui.pages.profile_editor import FaceTile, ProfileEditor
from ludogite.ui.printed import diploma
from ludogite.ui.printed.press import Press
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("reduced_motion", value=True)
    made.store.profiles.add(NewProfile("Léa", 1))
    yield made
    made.window.close()
    made.window.deleteLater()


def page_of(house: AppController) -> Any:
    return house.window.page


def test_a_face_is_chosen_by_keys_and_is_then_everywhere(house: AppController) -> None:
    house.navigate(go.EditProfile())
    page = page_of(house)
    assert isinstance(page, ProfileEditor)
    assert page.face == "renard", "the first one of the first free colour"
    tiles: list[FaceTile] = page.faces
    taken = next(tile for tile in tiles if tile.face == "elephant")
    assert taken.accessibleName() == "Éléphant, à Léa"
    chosen = next(tile for tile in tiles if tile.isChecked())
    chosen.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(chosen, Qt.Key.Key_Right)
    assert page.face == "champignon"
    page.name_field.setText("Papi")
    page._try_save()
    papi = house.store.profiles.everyone()[1]
    assert face_of(house.store, papi.id, papi.name, papi.ink) == "champignon"
    house.navigate(go.Home())
    assert [person.face for person in house.home._profiles or ()] == ["elephant", "champignon"]
    house.navigate(go.Profile(papi.id))
    house.navigate(go.NewGame("words_out"))
    badges = [place.medallion.face for place in page_of(house).seats.places]
    assert badges[0] == "elephant"
    assert all(face in OF_CHARACTERS.values() for face in badges[1:])


def test_the_table_knows_the_faces(house: AppController) -> None:
    lea = house.store.profiles.everyone()[0]
    seats = (SeatInfo(0, "Léa", 1, profile_id=lea.id), SeatInfo(1, "Minerve", 2, level="parfait"))
    saved = house.store.saves.load(house.store.saves.create(NewGame("yahtzee", "normal", "{}", seats)))
    assert saved is not None
    assert [one.face for one in seat_infos(saved.game, seated_faces(house.store, saved.game))] == ["elephant", "minerve"]


def test_every_face_has_a_name_and_differs_from_every_other(theme: Theme) -> None:
    assert set(texts.FACES) == set(FACES)
    seen = set()
    for face in (*FACES, *OF_CHARACTERS.values()):
        image = QImage(48, 48, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            portrait(painter, theme, QRectF(0, 0, 48, 48), face, theme.player(1))
        middle = {image.pixelColor(x, y).rgba() for x in range(12, 36) for y in range(12, 36)}
        assert len(middle) > 20, f"{face} is hardly drawn"
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(FACES) + len(OF_CHARACTERS)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_diploma_shows_who_was_first(theme: Theme, count: int) -> None:
    people = tuple(range(1, count + 1))
    soiree = Soiree(people, {"yahtzee": 1}, (Round("yahtzee", 1, 1, tuple((who, 1) for who in people)),))
    names = {who: f"Personne {who}" for who in people}
    drawn = []
    for faces in ({}, {who: ("renard", who) for who in people}):
        image = QImage(420, 594, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            press = Press(painter, theme, 420, 594)
            diploma.draw(press, soiree, names, "22 novembre 2026", faces, ["Yahtzee"])
        assert not press.cramped
        orange = sum(image.pixelColor(x, y).hue() in range(15, 30) for x in range(0, 420, 2) for y in range(60, 200, 2))
        drawn.append(orange)
    assert drawn[1] > drawn[0] + 50 * count, "orange foxes"
