"""Nothing moves because something is said: a notice lies over the foot of its page, over no title and no button of the foot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.widgets import HeaderBar, Notice, Page
from ludogite.ui.widgets.base import Adornment, Control
from ludogite.ui.widgets.panels import SAID_MS
from tests.ui.family_house import example_house

LONG = "Impossible d’écrire le fichier\u202f: le disque est plein. Cette phrase est assez longue pour deux lignes, ou même trois."


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    folder = tmp_path_factory.mktemp("said")
    example = Example(folder, "1")
    example.play_past(games=2)
    with example_house(example, folder) as opened:
        yield opened


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("name", PAGES)
def test_what_is_said_over_a_page_moves_nothing(stage: tuple[AppController, Example], name: str) -> None:
    house, example = stage
    PAGES[name](house, example)
    settle()
    window, page = house.window, house.window.page
    assert isinstance(page, Page)
    own = [one for one in page.findChildren(Notice) if one._page is page and page.isVisible()]  # the curtain hides its page
    spared = {*own, window.notice}

    def places() -> dict[QWidget, QRect]:
        return {
            widget: place(widget, window)
            for widget in page.findChildren(QWidget)
            if widget.isVisible()
            and not isinstance(widget, Adornment)
            and widget not in spared
            and not spared & set(holders(widget))
        }

    before: dict[QWidget, QRect] = {}
    while (now := places()) != before:  # until the page has come to rest
        before = now
        settle()
    for notice in own:
        notice.show_message("danger", LONG)
        settle()
        check(notice, page, window)
    window.tell("danger", LONG)
    settle()
    check(window.notice, page, window)
    assert [widget for widget, at in before.items() if place(widget, window) != at] == []
    window.notice.close_button.click()
    house.navigate(go.Home())
    settle()
    assert not [one for one in own if one.isVisible()], "it goes with its page"


def holders(widget: QWidget) -> Iterator[QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


def check(notice: Notice, page: Page, window: QWidget) -> None:
    at = place(notice, window)
    assert notice.isVisible()
    assert window.rect().contains(at)
    for bar in page.findChildren(HeaderBar):
        assert not at.intersects(place(bar, window))
    foot = page.mapTo(window, QPoint(0, page.foot_top())).y()
    assert at.bottom() < foot
    for button in page.findChildren(Control):
        if button.isVisible() and place(button, window).top() >= foot:
            assert not at.intersects(place(button, window)), button.text()


def test_good_news_goes_by_itself(stage: tuple[AppController, Example]) -> None:
    house, example = stage
    PAGES["settings"](house, example)
    page = house.window.page
    assert isinstance(page, Page)
    notice = Notice(house.theme, over=page)
    assert SAID_MS <= 8_000
    notice.show_message("positive", "C’est fait.")
    assert notice._read.isActive()
    notice._read.timeout.emit()
    assert notice.isHidden()
    notice.show_message("danger", LONG)
    assert not notice._read.isActive(), "what went wrong is read to its end"
    house.navigate(go.Home())


def test_what_is_wrong_with_a_field_moves_nothing(stage: tuple[AppController, Example]) -> None:
    house, example = stage
    PAGES["profile-editor"](house, example)
    settle()
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    page.fold.click()
    settle()

    def places() -> dict[QWidget, QRect]:
        controls = [*page.findChildren(Control), page.name_field, page.year_field]
        return {one: place(one, house.window) for one in controls if one.isVisible()}

    before = places()
    page.name_field.setText("Papi")
    page.name_field.textEdited.emit("Papi")
    page.year_field.setText("1066")
    page.year_field.textEdited.emit("1066")
    settle()
    assert page.name_error.isVisible()
    assert page.year_error.isVisible()
    after = places()
    assert [one for one, at in before.items() if after.get(one, at) != at] == []
    house.navigate(go.Home())
