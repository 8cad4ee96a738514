"""The secret code of a profile, on its page: set, changed, removed, forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.store import NewProfile, Profile
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.profile_pin import PinRow
from ludogite.ui.pages.settings import SettingsPage
from tests.ui.probes import shakes


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    assert isinstance(made.store.profiles.add(NewProfile("Léa")), Profile)
    yield made
    made.window.close()
    made.window.deleteLater()


@pytest.fixture
def row(house: AppController) -> PinRow:
    house.navigate(go.EditProfile(1))
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    page.fold.click()
    return page.pin


def opens(house: AppController, code: str) -> bool:
    return house.store.profiles.opens(1, code)


def has_pin(house: AppController) -> bool:
    known = house.store.profiles.get(1)
    return known is not None and known.has_pin


def test_what_is_refused_in_a_field_is_felt_there(qtbot: QtBot, house: AppController, row: PinRow) -> None:
    house.services.change("reduced_motion", value=False)
    row.set_button.click()
    row.new.setText("2468")
    row.again.setText("2469")
    row.done.click()
    assert shakes(row.again)
    qtbot.waitUntil(lambda: not shakes(row.again))
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    page.name_field.clear()
    page.save_button.click()
    assert shakes(page.name_field)
    qtbot.waitUntil(lambda: not shakes(page.name_field))


def test_a_code_is_set_changed_and_removed(qtbot: QtBot, house: AppController, row: PinRow) -> None:
    assert not row.remove_button.isVisible()
    assert not row.forgotten.isVisible()
    row.set_button.click()
    assert row.window().focusWidget() is row.new
    assert not row.current.isVisible()
    qtbot.keyClicks(row.new, "2a468")
    qtbot.keyClick(row.new, Qt.Key.Key_Return)
    assert row.window().focusWidget() is row.again
    assert not has_pin(house)
    qtbot.keyClicks(row.again, "2469")
    qtbot.keyClick(row.again, Qt.Key.Key_Return)
    assert "pas pareils" in row.error.text()
    qtbot.keyClicks(row.again, "2468")
    row.done.click()
    assert opens(house, "2468") and not opens(house, "2469")  # noqa: PT018
    assert "enregistré" in row.told.text()

    row.set_button.click()
    assert row.window().focusWidget() is row.current
    for field, typed in ((row.current, "1111"), (row.new, "1357"), (row.again, "1357")):
        qtbot.keyClicks(field, typed)
    row.done.click()
    assert "pas le code" in row.error.text()
    assert opens(house, "2468")
    qtbot.keyClicks(row.current, "2468")
    row.done.click()
    assert opens(house, "1357") and not opens(house, "2468")  # noqa: PT018

    row.remove_button.click()
    assert not row.new.isVisible()
    qtbot.keyClicks(row.current, "135")
    row.done.click()
    assert "quatre chiffres" in row.error.text()
    assert has_pin(house)
    qtbot.keyClicks(row.current, "1357")
    qtbot.keyClick(row.current, Qt.Key.Key_Return)
    assert not has_pin(house)
    assert not row.form.isVisible()


def test_a_forgotten_code_is_taken_off_by_the_family(house: AppController, row: PinRow) -> None:
    house.store.profiles.set_pin(1, "2468")
    house.navigate(go.EditProfile(1))
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    page.pin.forgotten.click()
    assert "Léa" in page.pin.question.label.text()
    page.pin.question.no.click()
    assert has_pin(house)
    page.pin.forgotten.click()
    page.pin.question.yes.click()
    assert not has_pin(house)


def test_escape_closes_the_form_before_it_leaves_the_page(qtbot: QtBot, house: AppController, row: PinRow) -> None:
    row.set_button.click()
    qtbot.keyClick(row.new, Qt.Key.Key_Escape)
    assert not row.form.isVisible()
    assert isinstance(house.window.page, ProfileEditor)
    qtbot.keyClick(row.set_button, Qt.Key.Key_Escape)
    assert not isinstance(house.window.page, ProfileEditor)


def test_a_new_profile_has_no_code_yet(house: AppController) -> None:
    house.navigate(go.EditProfile())
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    assert not page.pin.isVisible()


def test_a_code_that_is_typed_and_not_confirmed_is_not_dropped(house: AppController, row: PinRow) -> None:
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    row.set_button.click()
    row.new.setText("2468")
    page.save_button.click()
    assert house.window.page is page, "it is to be typed again first"
    assert not has_pin(house)
    row.again.setText("2468")
    page.save_button.click()
    assert house.window.page is not page
    assert opens(house, "2468")


def test_five_wrong_codes_are_said_to_be_too_many(house: AppController, row: PinRow) -> None:
    house.store.profiles.set_pin(1, "2468")
    house.navigate(go.Home())
    house.navigate(go.EditProfile(1))
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    page.pin.remove_button.click()
    for wrong in ("1111", "2222", "3333", "4444"):
        page.pin.current.setText(wrong)
        page.pin.done.click()
        assert page.pin.error.text() == "Ce n’est pas le code actuel."
    for code in ("5555", "2468"):
        page.pin.current.setText(code)
        page.pin.done.click()
        assert "Trop de codes faux\u202f: attends 0:" in page.pin.error.text()
    assert has_pin(house)


def test_a_profile_with_a_code_is_deleted_with_it_only(house: AppController) -> None:
    house.store.profiles.set_pin(1, "2468")
    house.store.profiles.archive(1)
    house.navigate(go.Settings())
    page = house.window.page
    assert isinstance(page, SettingsPage)
    line = page.put_away[0]
    line.delete_button.click()
    line.question.yes.click()
    assert line.pin.isVisible()
    for code, said in (("", "Il faut d’abord son code."), ("1111", "Ce n’est pas le bon code.")):
        line.pin.setText(code)
        line.question.yes.click()
        assert line.wrong.text() == said
        assert house.store.profiles.get(1) is not None
    line.pin.setText("2468")
    line.question.yes.click()
    assert house.store.profiles.get(1) is None
