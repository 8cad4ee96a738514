"""Large text at the tables: what has to be read grows with the setting, nothing is cut, and the small things fold away."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.mots_de_tete.grid import GridBoard
from ludogite.ui.style.theme import LEAST_TEXT
from tests.ui import probes
from tests.ui.family_house import example_house

SMALLEST = (1024, 640)
READ: dict[str, tuple[str, Callable[[str], object], float]] = {
    "yahtzee": ("QWidget", str.isdecimal, 0.9),
    "yahtzee_mots": ("QWidget", str.isdecimal, 0.9),
    "mots_de_tete": ("QWidget", str.isalpha, 1.0),
    "des_themes": ("PlayersPaper", str.strip, 1.0),
    "words_out": ("Lane", str.strip, 1.0),
}
"""What is read at each table: what paints it, which of its texts, and how large these are at least, of 13 px times the setting."""

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


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("game", GAME_UIS)
def test_what_is_read_at_a_table_grows_with_the_setting(stage: Stage, game: str, scale: float) -> None:
    show(stage, game, scale)
    painter, meant, share = READ[game]
    with probes.sizes_painted() as painted, probes.cut_short() as cut:
        stage[0].window.grab()
    read = {
        text: px for (kind, text), px in painted.items() if kind == painter and meant(text) and len(text) > (game != "mots_de_tete")
    }
    assert read
    small = {text: px for text, px in read.items() if px < LEAST_TEXT * scale * share - 0.6}
    assert small == {}
    assert cut == set()


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
