"""The grid that a family draws itself; the editor is imported when somebody draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ludogite.games.mots_de_tete.grid import Grid, read_line
from ludogite.ui.screen.workshop import Settings, Workshop
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import noop

if TYPE_CHECKING:
    from ludogite.ui.games.mots_de_tete.grid_editor import GridEditorPage

translate = QCoreApplication.translate

DRAWN: Final = "drawn/mots_de_tete"
"""The setting that keeps the grid drawn last, in one line."""
BEGUN: Final = "begun/mots_de_tete"
"""The setting that keeps a drawing that was left without being agreed on, as its rows."""


def _last(settings: Settings) -> str:
    return str(settings(DRAWN) or "")


def note(line: str) -> str:
    """Say which grid will be played."""
    rows = line.split("/")
    told = translate("FieldsSection", "La grille dessinée en famille, {rows} × {cols}. Choisis-en une autre pour l’enlever.")
    return told.format(rows=len(rows), cols=len(rows[0]))


def make_editor(theme: Theme, settings: Settings, agreed: str) -> GridEditorPage:
    """Draw on where the family left off, else from the grid that was agreed or drawn last."""
    from ludogite.ui.games.mots_de_tete.drawing import Drawing, unfinished  # noqa: PLC0415
    from ludogite.ui.games.mots_de_tete.grid_editor import GridEditorPage  # noqa: PLC0415

    page, last = GridEditorPage(theme), read_line(agreed or _last(settings))
    if (begun := unfinished(settings(BEGUN))) is not None:
        page.take_up(begun)
    elif isinstance(last, Grid):
        page.show_drawing(Drawing(last.cells))
    return page


def printed(settings: Settings) -> Grid | None:
    """Give the grid that was drawn last."""
    grid = read_line(_last(settings))
    return grid if isinstance(grid, Grid) else None


WORKSHOP = Workshop(
    noop("NewGamePage", "Grille de la famille"), noop("FieldsSection", "Dessiner une grille…"), note, make_editor, printed,
    work_key=BEGUN, last_key=DRAWN, file_limit=64 * 1024,
)  # fmt: skip
