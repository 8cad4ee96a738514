"""A family taken along and brought back in the real window: questions, report, files that are none, and who was put away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers import family as room
from ludogite.store import Profile, files
from ludogite.store.profiles import NewProfile
from ludogite.ui.pages.family import OTHER, FamilyPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.settings import SettingsPage
from tests.ui.family import Family


@pytest.fixture
def family() -> Family:
    """Léa, Papi and Zoé with two finished games."""
    made = Family()
    made.play("Léa", "Papi")
    made.play("Papi", "Léa")
    return made


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    house = open_app(tmp_path / "data", lang="fr")
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    yield house
    house.window.close()
    house.window.deleteLater()


def page(house: AppController, kind: type[QWidget]) -> Any:
    shown = house.window.page
    assert isinstance(shown, kind), shown
    return shown


def names(house: AppController) -> list[str]:
    return [one.name for one in house.store.profiles.everyone()]


def answer(monkeypatch: pytest.MonkeyPatch, dialog: str, name: Path | str) -> None:
    """Answer the system's file dialogue."""
    reply: Callable[..., tuple[str, str]] = lambda *_: (str(name), "")  # noqa: E731 - a value with a type
    monkeypatch.setattr(QFileDialog, dialog, reply)


def test_a_family_moves_from_one_machine_to_an_empty_one(
    house: AppController, family: Family, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cle.ludogite").write_bytes(family.store.family.pack())
    house.navigate(go.Settings())
    answer(monkeypatch, "getOpenFileName", tmp_path / "cle.ludogite")
    page(house, SettingsPage).back_button.click()
    shown = page(house, FamilyPage)
    assert "toute la famille s’installe" in shown._how.text()
    assert shown._file.text() == "cle.ludogite"
    assert [line.person.name for line in shown.lines] == ["Léa", "Papi", "Zoé"]
    qtbot.keyClick(shown.primary, Qt.Key.Key_Space)
    assert names(house) == ["Léa", "Papi", "Zoé"]
    assert "C’est fait" in shown.blank.title.text()
    report = shown.blank.text.text()
    assert report.startswith("3 profil")
    assert "2 partie" in report
    qtbot.keyClick(shown.primary, Qt.Key.Key_Space)
    page(house, HomePage)
    # And back again, by the file that this machine writes.
    house.navigate(go.Settings())
    answer(monkeypatch, "getSaveFileName", tmp_path / "retour")
    page(house, SettingsPage).along_button.click()
    assert "famille est dans retour.ludogite" in house.window.notice.label.text()
    house.navigate(go.FamilyFile(tmp_path / "retour.ludogite"))
    shown = page(house, FamilyPage)
    assert all(line.about.text() == "déjà ici" for line in shown.lines)
    shown.primary.click()
    report = shown.blank.text.text()
    assert report.startswith("0 profil")
    assert "3 déjà là" in report
    assert "2 déjà là" in report
    assert "sauvegarde ludogite-v" in report
    assert list(tmp_path.glob("*.part")) == []


def test_a_namesake_is_asked_about_and_may_be_somebody_else(house: AppController, family: Family, qtbot: QtBot) -> None:
    for name in ("Léa", "Papi"):
        assert isinstance(house.store.profiles.add(NewProfile(name)), Profile)
    house.navigate(go.FamilyFile(family.store.family.pack()))
    shown = page(house, FamilyPage)
    lea, papi, zoe = shown.lines
    assert (lea.about.text(), zoe.about.text()) == ("", "sera dans la famille")
    assert zoe.choice is None
    lea.choice.segments[0].setFocus()
    qtbot.keyClick(lea.choice.segments[0], Qt.Key.Key_Right)
    assert (lea.choice.current, lea.is_other, papi.is_other) == (OTHER, True, False)
    assert lea.about.text() == "sera dans la famille sous le nom de Léa 2"
    shown.primary.click()
    assert names(house) == ["Léa", "Papi", "Léa 2", "Zoé"]
    assert [len(house.store.scores.history(number)) for number in (1, 2, 3)] == [0, 2, 2]


def test_leaving_changes_nothing(house: AppController, family: Family, qtbot: QtBot) -> None:
    house.navigate(go.FamilyFile(family.store.family.pack()))
    qtbot.keyClick(page(house, FamilyPage), Qt.Key.Key_Escape)
    page(house, HomePage)
    house.navigate(go.FamilyFile(family.store.family.pack()))
    page(house, FamilyPage).leave_button.click()
    assert names(house) == []


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "n’est pas de Ludogîte"),
        (b'{"ludogite":"family","version":9}', "plus récente"),
        (b'{"ludogite":"family","version":1,"profiles":[]}', "abîmé"),
        (files.write(files.FileKind.GAME, {}), "est une partie"),
    ],
)
def test_a_file_that_is_none_is_told_in_one_sentence(house: AppController, data: bytes, said: str) -> None:
    house.navigate(go.FamilyFile(data))
    shown = page(house, FamilyPage)
    assert said in shown.blank.text.text()
    assert not shown.primary.isVisible()
    assert shown.another_button.isVisible()


def test_a_file_that_is_gone(house: AppController, tmp_path: Path) -> None:
    house.navigate(go.FamilyFile(tmp_path / "nulle-part.ludogite"))
    assert "n’est plus là" in page(house, FamilyPage).blank.text.text()


def test_a_disk_that_is_full_is_told_and_nothing_changes(
    house: AppController, family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    house.navigate(go.FamilyFile(family.store.family.pack()))
    shown = page(house, FamilyPage)
    monkeypatch.setattr("ludogite.store.house_words.HouseWords.merge", full)
    shown.primary.click()
    assert "plus de place" in shown.blank.text.text()
    assert names(house) == []


def test_a_place_that_cannot_be_written(house: AppController, tmp_path: Path) -> None:
    assert not room.write(house.services, tmp_path / "nowhere" / "famille.ludogite")
    assert "famille.ludogite" in house.window.notice.label.text()


def test_who_was_put_away_goes_for_good_only_when_asked_twice(house: AppController) -> None:
    made = house.store.profiles.add(NewProfile("Tonton"))
    assert isinstance(made, Profile)
    house.store.profiles.archive(made.id)
    house.navigate(go.Settings())
    settings = page(house, SettingsPage)
    (line,) = settings.put_away
    line.delete_button.click()
    line.question.no.click()
    line.delete_button.click()
    line.question.yes.click()
    assert "C’est sûr" in line.question.label.text()
    line.question.no.click()
    assert house.store.profiles.get(made.id) is not None
    line.delete_button.click()
    line.question.yes.click()
    assert not line.question.isHidden()
    line.question.yes.click()
    assert house.store.profiles.get(made.id) is None
    assert settings.put_away == []


def test_a_name_that_was_put_away_offers_to_come_back(house: AppController, qtbot: QtBot) -> None:
    made = house.store.profiles.add(NewProfile("Tonton", 3))
    assert isinstance(made, Profile)
    house.store.profiles.archive(made.id)
    house.navigate(go.EditProfile())
    editor = page(house, ProfileEditor)
    assert editor.ink == 1, "who was put away holds no colour"
    qtbot.keyClicks(editor.name_field, " tonto")
    assert not editor.back_link.isVisible()
    qtbot.keyClicks(editor.name_field, "n")
    assert "rangé" in editor.name_error.text()
    assert editor.back_link.text() == "Ressortir le profil de Tonton"
    editor.back_link.click()
    assert names(house) == ["Tonton"]


def test_who_was_put_away_comes_out_again(house: AppController) -> None:
    made = house.store.profiles.add(NewProfile("Tonton"))
    assert isinstance(made, Profile)
    house.navigate(go.Settings())
    assert not page(house, SettingsPage)._away.isVisible()
    house.store.profiles.archive(made.id)
    house.navigate(go.Settings())
    settings = page(house, SettingsPage)
    assert settings._away.isVisible()
    (line,) = settings.put_away
    assert "Tonton" in line.button.accessibleName()
    line.button.click()
    assert names(house) == ["Tonton"]
    assert not settings._away.isVisible()
