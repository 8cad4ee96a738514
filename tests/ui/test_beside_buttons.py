"""What is said over a page lies over no button that stands still on it: every page, three sizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.widgets import Page
from ludogite.ui.widgets.base import place_in
from tests.ui.family_house import example_house

Stage = tuple[AppController, Example]
SIZES = ((1280, 800), (1024, 640), (900, 1300))
LINE = 56
"""Px of a notice of one line."""


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("family")
    with example_house(Example.with_past(folder, "1"), folder) as stage:
        stage[0].window.setUpdatesEnabled(False)
        yield stage


def scrolls(widget: QWidget | None) -> bool:
    return widget is not None and (isinstance(widget, QScrollArea) or scrolls(widget.parentWidget()))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_said_lies_over_no_button(stage: Stage, size: tuple[int, int]) -> None:
    """A table is another matter: ``test_said_at_tables``."""
    house, example = stage
    house.window.resize(*size)
    covered = []
    for name, show in PAGES.items():
        show(house, example)
        for _ in range(4):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        page = house.window.page
        if not isinstance(page, Page) or isinstance(page, TablePage):
            continue
        area, high = page.notice_rect(), house.theme.px(LINE)
        line = QRect(area.left(), area.bottom() + 1 - high, area.width(), high)
        for button in page.findChildren(QAbstractButton):
            place = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
            if button.isVisible() and not button.isCheckable() and not scrolls(button) and place.intersects(line):
                covered.append(f"{name}: {button.accessibleName() or button.text()} {place} under {line}")
        assert area.height() >= high
    assert not covered


@pytest.mark.parametrize("opened", [False, True], ids=["closed", "opened"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_said_at_the_end_of_a_game_lies_over_nothing_that_unfolds(
    stage: Stage, size: tuple[int, int], opened: bool
) -> None:
    house, example = stage
    house.window.setUpdatesEnabled(True)
    house.window.resize(*size)
    PAGES["game-over"](house, example)
    page = house.window.page
    assert isinstance(page, GameOverPage)
    fold = page.count.fairness.fold
    fold.setChecked(opened)
    for _ in range(4):
        QCoreApplication.processEvents()
    area, high = page.notice_rect(house.theme.px(LINE)), house.theme.px(LINE)
    line = QRect(area.left(), area.bottom() + 1 - high, area.width(), high)
    buttons = [one for one in page.findChildren(QAbstractButton) if one.isVisible() and not one.visibleRegion().isEmpty()]
    covered = [one.accessibleName() or one.text() for one in buttons if place_in(page, one).intersects(line)]
    house.window.setUpdatesEnabled(False)
    assert fold in buttons or not opened
    assert not covered
