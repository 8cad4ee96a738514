"""What a play scores: every new word brings the values of all its cells, new letters and old alike.

Source: the sheet, « Exemple de comptage » and « Cases bonus ». A letter shared by two new words counts in both; the value of a
bonus cell is rolled once for the turn and counts in each new word through it; it stands in place of a printed value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ludogite.games.mots_de_tete.grid import Cell, Grid
from ludogite.games.mots_de_tete.moves import Counted, Rolls, Word

MEAN_DIE: Final = 3.5


def count(grid: Grid, words: Iterable[Word], values: Mapping[Cell, int]) -> tuple[Counted, ...]:
    """Count new words; ``values`` are those of the bonus cells for this turn (a missing one counts 0: not rolled yet)."""
    return tuple(
        Counted(word, sum(values.get(cell, 0) if grid.bonus(*cell) else grid.value(*cell) for cell in word.cells)) for word in words
    )


def fixed_bonus(grid: Grid, cells: Iterable[Cell]) -> tuple[Rolls, ...]:
    """Give bonus cells their fixed values (quarté)."""
    return tuple(Rolls(row, col, (), bonus.fixed) for row, col in cells if (bonus := grid.bonus(row, col)))


def rolled_bonus(cells: Iterable[Cell], dice: Iterable[tuple[int, ...]]) -> tuple[Rolls, ...]:
    """Give bonus cells the sums of their dice."""
    return tuple(Rolls(row, col, faces, sum(faces)) for (row, col), faces in zip(cells, dice, strict=True))


def values_of(bonus: Iterable[Rolls]) -> dict[Cell, int]:
    """Give the values of bonus cells by cell."""
    return {(each.row, each.col): each.value for each in bonus}


def worths(grid: Grid, *, fixed: bool) -> tuple[tuple[float, ...], ...]:
    """Give what each cell is worth on average, row by row: bonus cells 3.5 a die, or their fixed value; black cells 0."""
    return tuple(tuple(_worth(grid, row, col, fixed=fixed) for col in range(grid.cols)) for row in range(grid.rows))


def _worth(grid: Grid, row: int, col: int, *, fixed: bool) -> float:
    bonus = grid.bonus(row, col)
    if bonus is None:
        return float(grid.value(row, col))
    return float(bonus.fixed) if fixed else MEAN_DIE * bonus.dice
