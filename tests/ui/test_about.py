"""What the page À propos says of everything that is shipped: Qt first, in both languages, every text one click away."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl, qVersion
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.ui.pages.about import AboutPage
from tests.packaging.scripts import script
from tests.ui import probes

ABOUT = sorted((paths.resources() / "about").glob("*.md"))
LINK = re.compile(r"\]\(([^)]+)\)")


@pytest.fixture(params=["fr", "en"])
def house(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang=request.param)
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    yield made
    made.languages.speak("fr")
    made.window.close()
    made.window.deleteLater()


def test_every_language_has_its_list() -> None:
    assert [file.stem for file in ABOUT] == ["en", "fr"]
    first, second = (LINK.findall(file.read_text(encoding="utf-8")) for file in ABOUT)
    assert first == second


@pytest.mark.parametrize("file", ABOUT, ids=lambda file: file.stem)
def test_all_that_is_shipped_is_named_qt_first(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.startswith("## Qt\n")
    named = text.lower()
    for name in script("bundle").DISTRIBUTIONS:
        assert name.lower().removesuffix("_essentials").removesuffix("6") in named, name
    for part in ("Python", "SQLite", "OpenSSL", "libffi", "PyInstaller", "ICU"):
        assert part in text
    for source in ("Dicollecte", "wordfreq", "Fraunces", "Atkinson", "INSEE", "GeoNames", "CLDR", "Faker"):
        assert source in text
        assert source in (paths.resources() / "LICENSES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LINK.findall(ABOUT[0].read_text(encoding="utf-8")))
def test_every_licence_is_one_click_away(house: AppController, qtbot: QtBot, name: str) -> None:
    house.navigate(go.About())
    page = house.window.page
    assert isinstance(page, AboutPage)
    listed = page.document.toPlainText()
    assert listed.startswith("Qt")
    assert f"Qt {qVersion()}" in listed
    assert sqlite3.sqlite_version in listed
    assert "{" not in listed
    assert any(qVersion() in row.name.text() for row in page.thanks)
    assert not page.document.isVisible(), "the box first"
    qtbot.mouseClick(page.licences_button, Qt.MouseButton.LeftButton)
    assert page.document.isVisible()
    page.document.anchorClicked.emit(QUrl(name))
    assert page.document.toPlainText() != listed
    assert page.list_link.text() in {"Toutes les licences", "All licences"}
    if name.endswith("LGPL-3.0.txt"):
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in page.document.toPlainText()
    page.list_link.click()
    assert page.document.toPlainText() == listed
    page.list_link.click()
    assert page.thanks[0].isVisible()
    assert not page.document.isVisible()


@pytest.mark.parametrize("name", ["../pyproject.toml", "/etc/passwd", "about", "licences/nothing.txt"])
def test_a_link_leads_to_nothing_but_our_own_texts(house: AppController, name: str) -> None:
    house.navigate(go.About())
    page = house.window.page
    assert isinstance(page, AboutPage)
    listed = page.document.toPlainText()
    page.text_wanted.emit(name)
    assert page.document.toPlainText() == listed


def test_the_page_says_what_it_is_in_eighty_words(house: AppController) -> None:
    house.navigate(go.About())
    page = house.window.page
    assert isinstance(page, AboutPage)
    shown = [label.text() for label in page.findChildren(QLabel) if probes.seen(label)]
    assert len(" ".join([*shown, page.version_button.text(), page.licences_button.text()]).split()) <= 80


def test_that_the_version_is_copied_is_said_beside_the_button(house: AppController, qtbot: QtBot) -> None:
    house.window.resize(1280, 800)
    house.navigate(go.About())
    page = house.window.page
    assert isinstance(page, AboutPage)
    qtbot.mouseClick(page.version_button, Qt.MouseButton.LeftButton)
    said, button = page.notice, page.licences_button
    assert (said.isVisible(), button.isVisible()) == (True, True)
    assert said.geometry().bottom() < button.mapTo(page, QPoint(0, 0)).y()
