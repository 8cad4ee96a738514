"""Mots de Tête in the pictures of the program."""

from __future__ import annotations

from ludogite.games.mots_de_tete.grid import Grid
from ludogite.ui.games.mots_de_tete.drawing import fresh
from ludogite.ui.screen.sample import Sample


def _drawn() -> str:
    """Draw a small grid."""
    grid = fresh(13, 13).check()
    return grid.to_line() if isinstance(grid, Grid) else ""


SAMPLE = Sample(lambda request: request.kind == "write" and int(request.about[0] or 0) >= 16, own=_drawn)
