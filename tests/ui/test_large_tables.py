"""Large text at the tables: what has to be read grows with the setting, nothing is cut, and the small things fold away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.games.mots_de_tete.grid import GridBoard
from ludogite.ui.games.mots_de_tete.grid_model import GridCell, Ground
from ludogite.ui.games.mots_de_tete.grid_print import paint_cell
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.style.theme import LEAST_TEXT, Theme
from tests.large_text import too_small
from tests.ui import probes
from tests.ui.family_house import example_house

SMALLEST = (1024, 640)
COACH_SHARE = 0.85
"""The coach's words are nearly as large as what else is read: a long advice keeps its card."""
SIZES = ((1024, 640), (1280, 800))
Stage = tuple[AppController, Example]


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("family")
    example = Example.with_past(folder, "1")
    with example_house(example, folder) as stage:
        yield stage
        stage[0].theme.set_text_scale(1.0)


def show(stage: Stage, game: str, scale: float, size: tuple[int, int] = SMALLEST) -> None:
    house, example = stage
    PAGES[game](house, example)
    house.theme.set_text_scale(scale)
    house.window.resize(*size)
    for _ in range(5):
        QCoreApplication.processEvents()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("game", GAME_UIS)
def test_what_is_read_at_a_table_grows_with_the_setting(stage: Stage, game: str, scale: float, size: tuple[int, int]) -> None:
    show(stage, game, scale, size)
    window = stage[0].window
    with probes.sizes_painted() as painted, probes.cut_short() as cut:
        window.grab()
    painted |= probes.sizes_of_labels(window)
    assert len(painted) > 20
    assert too_small(game, painted, LEAST_TEXT * scale)[0] == {}
    assert cut == set()


@pytest.mark.parametrize("game", GAME_UIS)
def test_the_coach_is_read_in_large_text(stage: Stage, game: str) -> None:
    show(stage, game, 2.0)
    page = stage[0].window.page
    assert isinstance(page, TablePage)
    coach = page.screen_widget.coach
    page.screen_widget.flow.coach.show(
        AdviceText("Inscris WEB + LUS dans « Deux mots »", "C’est la case où cela sert le mieux.", does=True)
    )
    QCoreApplication.processEvents()
    assert coach.label.font().pixelSize() >= COACH_SHARE * LEAST_TEXT * 2
    assert coach.label.heightForWidth(coach.label.width()) <= coach.height()
    page.screen_widget.flow.coach.show(None)


def test_the_number_of_an_empty_square_is_read(theme: Theme) -> None:
    theme.set_text_scale(2.0)
    side = 46.0
    picture = QPixmap(46, 46)
    with probes.sizes_painted() as painted, QPainter(picture) as painter:
        paint_cell(painter, theme, QRectF(0, 0, side, side), GridCell(Ground.PLAIN, 5))
    assert min(painted.values()) >= LEAST_TEXT * 2 - 0.6


def test_the_grid_comes_closer_by_itself_and_stays_as_somebody_sets_it(stage: Stage) -> None:
    show(stage, "mots_de_tete", 2.0)
    page = stage[0].window.page
    assert page is not None
    grid = page.findChild(GridBoard)
    assert grid is not None
    assert grid.zoom > 1
    at = grid.view.currentIndex()
    assert grid.view.viewport().rect().intersects(grid.view.visualRect(at)), "where the word is written is in sight"
    grid.set_zoom(1.0)
    stage[0].window.resize(1040, 650)
    QCoreApplication.processEvents()
    assert grid.zoom == 1.0
