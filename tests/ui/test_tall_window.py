"""A window much higher than wide, as a tablet held upright: the table of each game fills it, the paper lies below the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QWidget

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.games.catalog import CATALOG
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.game_screen import AnyScreen
from tests.ui.family_house import example_house

GAMES = [entry.id for entry in CATALOG]
SIZES = ((900, 1200), (900, 1024), (1080, 1920))
FREE = 40
"""Px that may be left free above and below what lies on a table."""


@pytest.fixture(scope="module")
def house(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    folder: Path = tmp_path_factory.mktemp("tall")
    example = Example(folder, "1")
    with example_house(example, folder) as opened:
        yield opened


def sit(house: tuple[AppController, Example], game_id: str, size: tuple[int, int]) -> AnyScreen:
    app, example = house
    app.window.resize(*size)
    PAGES[game_id](app, example)
    for _ in range(4):
        QCoreApplication.processEvents()
    page = app.window.page
    assert isinstance(page, TablePage)
    return page.screen_widget


def lying(screen: QWidget) -> list[QRect]:
    """Give the places of what lies on a table, what is flown over it left out."""
    parts = screen.findChildren(QWidget)
    return [
        QRect(part.mapTo(screen, QPoint(0, 0)), part.size())
        for part in parts
        if part.isVisible() and part.parentWidget() is screen and part.size() != screen.size()
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_fills_its_height_and_width(house: tuple[AppController, Example], game_id: str, size: tuple[int, int]) -> None:
    screen = sit(house, game_id, size)
    free = screen.theme.px(FREE)
    places = lying(screen)
    assert min(place.top() for place in places) <= free
    assert max(place.bottom() for place in places) >= screen.height() - free
    assert max(place.width() for place in places) >= screen.width() - free
    assert screen.rect().contains(screen.primary.geometry())


@pytest.mark.parametrize("size", [SIZES[0], (1280, 800)])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_panel_leaves_board_and_action_in_sight(
    house: tuple[AppController, Example], game_id: str, size: tuple[int, int]
) -> None:
    screen = sit(house, game_id, size)
    screen.panel.lend("Journal", QWidget())
    QCoreApplication.processEvents()
    assert not screen.panel.geometry().intersects(screen.primary.geometry())
    assert screen.panel.height() >= screen.height() // 4
    assert max(screen.panel.x(), screen.panel.y()) >= min(screen.width(), screen.height()) // 4
    screen.panel.put_away()


@pytest.mark.parametrize("game_id", ["yahtzee", "yahtzee_mots"])
def test_the_sheet_lies_below_the_dice_with_rows_for_a_finger(house: tuple[AppController, Example], game_id: str) -> None:
    screen = sit(house, game_id, SIZES[0])
    assert screen.parts.board is not None
    assert screen.parts.aside is not None
    assert screen.parts.aside.geometry().top() > screen.parts.board.geometry().bottom()
    assert screen.parts.aside.width() == screen.parts.board.width()
    house[0].window.resize(1280, 800)
    for _ in range(4):
        QCoreApplication.processEvents()
    assert screen.parts.aside.geometry().left() > screen.parts.board.geometry().right()


def test_real_dice_are_read_below_the_board(house: tuple[AppController, Example]) -> None:
    app, example = house
    app.window.resize(*SIZES[0])
    PAGES["real-dice"](app, example)
    for _ in range(4):
        QCoreApplication.processEvents()
    page = app.window.page
    assert isinstance(page, TablePage)
    assert page.real_dice is not None
    screen = page.screen_widget
    assert screen.parts.board is not None
    assert page.real_dice.geometry().contains(screen.primary.geometry()), "nothing dead is left in sight"
    assert page.real_dice.geometry().top() > screen.parts.board.geometry().bottom()
