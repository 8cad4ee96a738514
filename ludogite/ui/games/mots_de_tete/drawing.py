"""A grid that a family draws: marks of the grid file, painted with their mirror images, made larger or smaller."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import BLACK, CROSS, LONGEST_SIDE, SHORTEST_SIDE, Bonus, Cell, Grid, read_grid
from ludogite.ui.games.mots_de_tete.grid_model import GridCell, Ground

PLAIN: Final = "1"
MARKS: Final = (*"123456789", *(bonus.value for bonus in Bonus), BLACK)
"""What a cell can be painted with."""
_GROUNDS: Final = {
    Bonus.ORANGE.value: Ground.ORANGE, Bonus.JAUNE.value: Ground.JAUNE, Bonus.ROUGE.value: Ground.ROUGE,
    BLACK: Ground.BLACK, CROSS: Ground.CROSS,
}  # fmt: skip


class Mirror(StrEnum):
    """Which cells are painted along."""

    HALF_TURN = "half_turn"
    LEFT_RIGHT = "left_right"
    TOP_BOTTOM = "top_bottom"
    FOUR = "four"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Rows of marks, all of the same length; not always a valid grid."""

    rows: tuple[str, ...]

    def paint(self, cell: Cell, mark: str, mirror: Mirror) -> Drawing:
        """Paint a cell and its images; the cross stays."""
        if mark not in MARKS or self.rows[cell[0]][cell[1]] == CROSS:
            return self
        changed = self._images(cell, mirror)
        rows = tuple(
            "".join(mark if (r, c) in changed and old != CROSS else old for c, old in enumerate(row))
            for r, row in enumerate(self.rows)
        )
        return replace(self, rows=rows)

    def _images(self, cell: Cell, mirror: Mirror) -> frozenset[Cell]:
        row, col = cell
        last_row, last_col = len(self.rows) - 1, len(self.rows[0]) - 1
        half, side, top = (last_row - row, last_col - col), (row, last_col - col), (last_row - row, col)
        return {
            Mirror.HALF_TURN: frozenset({cell, half}),
            Mirror.LEFT_RIGHT: frozenset({cell, side}),
            Mirror.TOP_BOTTOM: frozenset({cell, top}),
            Mirror.FOUR: frozenset({cell, half, side, top}),
        }[mirror]

    def resize(self, rows: int, cols: int) -> Drawing:
        """Make it larger or smaller round its centre; new cells are worth 1. Sides are odd, within the limits of a grid."""
        down, right = (rows - len(self.rows)) // 2, (cols - len(self.rows[0])) // 2
        kept = {
            (r + down, c + right): mark for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark != CROSS
        }  # fmt: skip
        cross = {(r + down, c + right) for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark == CROSS}
        return Drawing(
            tuple("".join(CROSS if (r, c) in cross else kept.get((r, c), PLAIN) for c in range(cols)) for r in range(rows))
        )

    def check(self) -> Grid | Refusal:
        """Give the grid, or what is wrong with it."""
        return read_grid("\n".join(self.rows))

    def cells(self, wrong: Iterable[Cell] = ()) -> list[list[GridCell]]:
        """Give every cell to be shown; ``wrong`` ones are marked."""
        marked = frozenset(wrong)
        return [
            [
                replace(GridCell(_GROUNDS.get(mark, Ground.PLAIN), int(mark) if mark.isdecimal() else 0), wrong=(r, c) in marked)
                for c, mark in enumerate(row)
            ]
            for r, row in enumerate(self.rows)
        ]


def fresh(rows: int = 11, cols: int = 11) -> Drawing:
    """Begin a grid: all cells worth 1 round the cross of five."""
    centre = (rows // 2, cols // 2)
    cross = {centre, *((centre[0] + r, centre[1] + c) for r, c in ((-1, 0), (1, 0), (0, -1), (0, 1)))}
    return Drawing(tuple("".join(CROSS if (r, c) in cross else PLAIN for c in range(cols)) for r in range(rows)))


def unfinished(kept: object) -> Drawing | None:
    """Read a drawing that was kept as its rows, finished or not; None for what is none."""
    if not isinstance(kept, list) or not kept or not all(isinstance(row, str) for row in kept):
        return None
    rows, cols = len(kept), len(kept[0])
    if (rows, cols) != (bounded(rows), bounded(cols)) or any(len(row) != cols for row in kept):
        return None
    empty = fresh(rows, cols)
    marks = ((mark, old) for row, before in zip(kept, empty.rows, strict=True) for mark, old in zip(row, before, strict=True))
    good = all(mark == CROSS if old == CROSS else mark in MARKS for mark, old in marks)
    return Drawing(tuple(kept)) if good else None


def bounded(side: int) -> int:
    """Give the nearest side that a grid may have: odd, within its limits."""
    return min(max(side | 1, SHORTEST_SIDE), LONGEST_SIDE)
