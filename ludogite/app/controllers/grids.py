"""The room where a family draws its own grid."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.app.controllers import storage as keeping
from ludogite.games.mots_de_tete.grid import Grid, read_line
from ludogite.ui.games.mots_de_tete.drawing import Drawing, unfinished
from ludogite.ui.games.mots_de_tete.grid_editor import GridEditorPage
from ludogite.ui.pages.new_game import NewGamePage

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController
    from ludogite.store.settings import Json

DRAWN = "drawn/mots_de_tete"
"""The setting that keeps the grid drawn last, in one line."""
BEGUN = "begun/mots_de_tete"
"""The setting that keeps a drawing that was left without being agreed on, as its rows."""
GRID_FILE_LIMIT = 64 * 1024
"""Bytes read of a grid's file: more is none."""


def grid_editor(house: AppController, agreeing: NewGamePage, after: Callable[[], None]) -> GridEditorPage:
    """Draw a grid for the game of ``agreeing``, from the one agreed or drawn last; then go on with ``after``."""
    page = GridEditorPage(house.look)
    agreed = agreeing.draft.own("grid") if agreeing.draft is not None else ""
    last = read_line(agreed or str(house.store.settings.get(DRAWN, "")))
    if (begun := unfinished(house.store.settings.get(BEGUN))) is not None:
        page.take_up(begun)
    elif isinstance(last, Grid):
        page.show_drawing(Drawing(last.cells))

    def work(rows: list[Json]) -> None:
        house.guarded(lambda: house.store.settings.set(BEGUN, rows))

    def keep(line: str) -> None:
        house.guarded(lambda: house.store.settings.set(DRAWN, line))
        house.guarded(lambda: house.store.settings.forget(BEGUN))
        agreeing.take_own("grid", line)
        after()

    def read(file: Path) -> None:
        data = keeping.fetch(house, file, GRID_FILE_LIMIT)
        if data is not None:
            page.load(data)

    def write(file: Path, text: str) -> None:
        keeping.write(house, file, text)

    page.worked.connect(work)
    page.kept.connect(keep)
    page.opened.connect(read)
    page.saved.connect(write)
    page.back.connect(after)
    return page
