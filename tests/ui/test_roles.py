"""What a screen reader calls the parts of a page: one window with a title, headings, a status line, lists."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.frame import FramedPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.home_cards import GameCard
from ludogite.ui.screen.parts import StatusLine
from ludogite.ui.style import roles
from ludogite.ui.style.painted import be
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, LineLabel, WoodButton
from ludogite.ui.widgets.reading_order import tell_as_placed
from tests.ui import probes

Role = QAccessible.Role
Stage = tuple[AppController, Example]
UNTITLED = {"home", "curtain", "waiting", "buzzers"}
"""The box itself, and what covers a table or a page."""


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_a_window_with_a_title_and_headings(stage: Stage, name: str) -> None:
    house, example = stage
    PAGES[name](house, example)
    settle()
    window = house.window
    tree = probes.heard(window)
    assert [one.role for one in tree if one.role is Role.Window] == [Role.Window]
    assert tree[0].role is Role.Window
    headings = [one.name for one in tree if one.role is Role.Heading]
    if name not in UNTITLED:
        assert headings
        title, _, house_name = window.windowTitle().rpartition(" – ")
        assert (title in headings, house_name) == (True, "Ludogîte"), "the window is named after the page"
    labels = [one for one in tree if isinstance(one.widget, Label) and not isinstance(one.widget, LineLabel) and one.widget.text()]
    assert all(one.name for one in labels if one.role is Role.Heading)


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_told_in_order_and_nothing_by_hovering_alone(stage: Stage, name: str) -> None:
    house, example = stage
    PAGES[name](house, example)
    settle()
    breaks = probes.out_of_order(house.window)
    tree = probes.heard(house.window)
    if name == "home":  # its games before all, then the lid above them
        assert [one.widget for one in tree if one.focusable][1 : 1 + len(GAME_UIS)] == house.window.findChildren(GameCard)
        breaks = breaks[1:]
    assert [*breaks, *probes.hovered_only(house.window)] == []
    if isinstance(house.window.page, FramedPage):
        assert next(one.widget for one in tree if one.role is Role.Heading) is house.window.page.header.title


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_tables_are_told_in_order_in_small_and_tall_windows(stage: Stage, text_scale: float) -> None:
    house, example = stage
    try:
        for game in GAME_UIS:
            PAGES[game](house, example)
            house.theme.set_text_scale(text_scale)
            for size in ((1024, 640), (900, 1200), (1920, 1080)):
                house.window.resize(*size)
                settle()
                assert probes.out_of_order(house.window) == [], (game, size)
    finally:
        house.theme.set_text_scale(1.0)
        house.window.resize(1280, 800)


def test_the_line_of_home_is_told_before_or_after_its_buttons_not_among_them(stage: Stage) -> None:
    house, example = stage
    house.window.resize(1024, 640)  # where the line ends below the second button, beside the ticket
    try:
        for page in ("mots_de_tete", "home"):
            PAGES[page](house, example)
            settle()
    finally:
        house.window.resize(1280, 800)
    home = house.window.findChildren(HomePage)[0]
    told = [one for one in home.findChildren(QWidget) if one is home.tagline or isinstance(one, WoodButton)]
    assert home.tagline in (told[0], told[-1])


def test_parts_are_put_into_the_order_of_their_places_and_what_overlaps_stays(qapp: QApplication) -> None:
    page = QWidget()
    places = {
        "no room": (0, 100, 60, 0),
        "line": (0, 80, 60, 20),
        "paper": (70, 0, 30, 100),
        "board": (0, 20, 60, 60),
        "card": (10, 30, 20, 20),
        "band": (0, 0, 60, 20),
        "edge": (57, 20, 2, 60),
        "panel": (0, 15, 60, 70),
        "cover": (0, 10, 100, 90),
    }
    for name, place in places.items():
        part = QWidget(page)
        part.setObjectName(name)
        part.setGeometry(*place)
    page.resize(100, 100)
    page.show()
    tell_as_placed(page)
    told = [part.objectName() for part in page.findChildren(QWidget)]
    assert told == ["band", "board", "card", "edge", "line", "panel", "no room", "paper", "cover"]
    page.close()


@pytest.mark.parametrize("game", GAME_UIS)
def test_a_table_has_its_turn_as_a_heading_and_a_status_line(stage: Stage, game: str) -> None:
    house, example = stage
    PAGES[game](house, example)
    settle()
    tree = probes.heard(house.window)
    lines = [one for one in tree if one.role is Role.StatusBar]
    shown = [line for line in house.window.findChildren(StatusLine) if line.isVisible()]
    assert [one.widget for one in lines] == shown


@pytest.mark.parametrize("is_active", [False, True])
def test_a_title_that_changes_is_heard_as_it_is_read(theme: Theme, *, is_active: bool) -> None:
    roles.install()
    QAccessible.setActive(is_active)  # Qt then makes what it tells a screen reader at the first text
    try:
        title = Label(theme, "section", "ink", "Réglages")
        heard = QAccessible.queryAccessibleInterface(title)
        assert (heard.role(), heard.text(QAccessible.Text.Name)) == (Role.Heading, "Réglages")
        title.setText("Records")
        assert (heard.role(), heard.text(QAccessible.Text.Name)) == (Role.Heading, "Records")
    finally:
        QAccessible.setActive(False)
    title.setAccessibleName("Les records")
    title.setText("Records du jour")
    assert title.accessibleName() == "Les records", "a name of its own stays"
    title.setAccessibleName("Records du jour")
    title.role = "name"
    title.setText("Records d’hier")
    assert title.accessibleName() == "Records d’hier", "it is a heading in whatever type it is set"
    plain = Label(theme, "body", "ink", "Bonjour")
    assert QAccessible.queryAccessibleInterface(plain).role() is Role.StaticText
    assert QWidget().property("accessible_role") is None


def test_what_qt_was_told_stays_for_as_long_as_its_widget(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    roles.install()
    monkeypatch.setattr(roles, "SWEEP", 3)
    monkeypatch.setattr(roles, "_kept", [])
    page = QWidget()
    for _ in range(3):
        be(QWidget(page), Role.Heading)
    page.show()
    told = QAccessible.queryAccessibleInterface(page)
    assert told.childAt(-9, -9) is None, "Qt has asked each child, and Python has none of the answers in hand"
    gc.collect()
    assert [(told.child(place).role(), len(roles._kept)) for place in range(3)] == [(Role.Heading, 3)] * 3
    shiboken6.delete(page)
    other = QWidget()
    children = [QWidget(other) for _ in range(2)]
    for child in children:
        be(child, Role.List)
        assert QAccessible.queryAccessibleInterface(child).role() is Role.List
    assert all(shiboken6.isValid(one) for one in roles._kept), "those whose widgets have gone are not held"
    assert len(roles._kept) == len(children)
