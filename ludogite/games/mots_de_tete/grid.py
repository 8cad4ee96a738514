"""The grid: values, bonus cells, black cells and the cross at the centre; read from a text that a family can write itself.

One line a row, one character a cell, spaces between them or not; lines that begin with ``;`` are remarks:
``1``…``9`` a printed value, ``O`` ``J`` ``R`` a bonus cell (orange, jaune, rouge), ``#`` black, ``+`` the black cross.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from ludogite.core.rules import Refusal

Cell: TypeAlias = tuple[int, int]
"""Row and column, from 0, from the top left."""

SHORTEST_SIDE: Final = 7
LONGEST_SIDE: Final = 21
BLACK: Final = "#"
CROSS: Final = "+"
TEXT_LIMIT: Final = 8_000
"""Characters of a text above which it is no grid."""
REMARK: Final = ";"


class Bonus(StrEnum):
    """The coloured cells, by the letter of the file."""

    ORANGE = "O"
    JAUNE = "J"
    ROUGE = "R"

    @property
    def dice(self) -> int:
        """Count the dice rolled for the cell (the sheet: one, two, three)."""
        return _DICE[self]

    @property
    def fixed(self) -> int:
        """Give the points of the cell in the quarté, where nothing is rolled."""
        return 4 * _DICE[self]


_DICE: Final = {Bonus.ORANGE: 1, Bonus.JAUNE: 2, Bonus.ROUGE: 3}
_BONUS: Final = {bonus.value: bonus for bonus in Bonus}
_PLAYABLE: Final = frozenset("123456789") | frozenset(_BONUS)
_KNOWN: Final = _PLAYABLE | {BLACK, CROSS}


@dataclass(frozen=True, slots=True)
class Grid:
    """A valid grid: its rows, one character a cell, as in the file. Made by ``read_grid``."""

    cells: tuple[str, ...]

    @property
    def rows(self) -> int:
        """Count the rows."""
        return len(self.cells)

    @property
    def cols(self) -> int:
        """Count the columns."""
        return len(self.cells[0])

    def has(self, row: int, col: int) -> bool:
        """Tell whether the cell lies on the grid."""
        return 0 <= row < self.rows and 0 <= col < self.cols

    def is_playable(self, row: int, col: int) -> bool:
        """Tell whether a cell of the grid takes a letter."""
        return self.cells[row][col] in _PLAYABLE

    def is_cross(self, row: int, col: int) -> bool:
        """Tell whether a cell of the grid belongs to the cross at the centre."""
        return self.cells[row][col] == CROSS

    def value(self, row: int, col: int) -> int:
        """Give the printed value of a cell; 0 for one that has none."""
        mark = self.cells[row][col]
        return int(mark) if mark.isdigit() else 0

    def bonus(self, row: int, col: int) -> Bonus | None:
        """Give the colour of a bonus cell; None for any other."""
        return _BONUS.get(self.cells[row][col])

    def every(self) -> Iterator[Cell]:
        """Yield every cell, row by row."""
        return ((row, col) for row in range(self.rows) for col in range(self.cols))

    def starts(self) -> frozenset[Cell]:
        """Return the playable cells beside the cross: the first word uses one of them."""
        return frozenset(
            beside for cell in self.every() if self.is_cross(*cell) for beside in self.around(*cell) if self.is_playable(*beside)
        )

    def around(self, row: int, col: int) -> Iterator[Cell]:
        """Yield the cells above, below, left and right that lie on the grid."""
        return (cell for cell in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)) if self.has(*cell))

    def to_line(self) -> str:
        """Write the grid in one line, rows separated by ``/``: how options carry a grid of the family."""
        return "/".join(self.cells)

    def to_text(self, remark: str = "") -> str:
        """Write the grid as a file; every line of ``remark`` becomes a remark above it."""
        remarks = [f"{REMARK} {line}".rstrip() for line in remark.splitlines()]
        return "\n".join([*remarks, *(" ".join(row) for row in self.cells)]) + "\n"


@lru_cache(maxsize=32)
def read_line(line: str) -> Grid | Refusal:
    """Read a grid from one line (``Grid.to_line``); options carry it, and are read again at every step of a draft."""
    return read_grid(line.replace("/", "\n"))


def read_grid_bytes(data: bytes) -> Grid | Refusal:
    """Read a grid file (UTF-8); refuses like ``read_grid``, and with grid_not_text what is no text."""
    try:
        return read_grid(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return Refusal("mots_de_tete.grid_not_text")


def read_grid(text: str) -> Grid | Refusal:
    """Read a grid from its text, or say what is wrong with it, and where (rows and columns counted from 1).

    Codes, each ``mots_de_tete.grid_…``: not_text, empty, bad_cell (row, col), hole (row, expected, given: a row that is too
    short), too_small, too_large (rows, cols), even (rows, cols), no_centre, bad_cross, unsymmetric, cut_off (row, col: a
    part that no word can reach).
    """
    if len(text) > TEXT_LIMIT:
        return Refusal.of("mots_de_tete.grid_too_large", rows=text.count("\n") + 1, cols=len(text), most=LONGEST_SIDE)
    lines = [line.strip() for line in text.splitlines()]
    rows = tuple("".join(line.split()) for line in lines if line and not line.startswith(REMARK))
    refusal = _refuse_cells(rows) or _refuse_size(rows)
    if refusal:
        return refusal
    grid = Grid(rows)
    return _refuse_cross(grid) or _refuse_shape(grid) or grid


def _refuse_cells(rows: tuple[str, ...]) -> Refusal | None:
    if not rows:
        return Refusal("mots_de_tete.grid_empty")
    widest = max(map(len, rows))
    for number, row in enumerate(rows, start=1):
        for place, mark in enumerate(row, start=1):
            if mark not in _KNOWN:
                return Refusal.of("mots_de_tete.grid_bad_cell", row=number, col=place)
        if len(row) < widest:
            return Refusal.of("mots_de_tete.grid_hole", row=number, expected=widest, given=len(row))
    return None


def _refuse_size(rows: tuple[str, ...]) -> Refusal | None:
    sides = len(rows), len(rows[0])
    if max(sides) > LONGEST_SIDE:
        return Refusal.of("mots_de_tete.grid_too_large", rows=sides[0], cols=sides[1], most=LONGEST_SIDE)
    if min(sides) < SHORTEST_SIDE:
        return Refusal.of("mots_de_tete.grid_too_small", rows=sides[0], cols=sides[1], least=SHORTEST_SIDE)
    if any(side % 2 == 0 for side in sides):
        return Refusal.of("mots_de_tete.grid_even", rows=sides[0], cols=sides[1])
    return None


def _refuse_cross(grid: Grid) -> Refusal | None:
    """Refuse a cross that is neither the cell at the centre nor the plus of five cells around it."""
    cross = {cell for cell in grid.every() if grid.is_cross(*cell)}
    centre = (grid.rows // 2, grid.cols // 2)
    if centre not in cross:
        return Refusal("mots_de_tete.grid_no_centre")
    return None if cross in ({centre}, {centre, *grid.around(*centre)}) else Refusal("mots_de_tete.grid_bad_cross")


def _refuse_shape(grid: Grid) -> Refusal | None:
    if not symmetries(grid.cells):
        return Refusal("mots_de_tete.grid_unsymmetric")
    reached = set(grid.starts())
    todo = list(reached)
    while todo:
        for cell in grid.around(*todo.pop()):
            if grid.is_playable(*cell) and cell not in reached:
                reached.add(cell)
                todo.append(cell)
    for row, col in grid.every():
        if grid.is_playable(row, col) and (row, col) not in reached:
            return Refusal.of("mots_de_tete.grid_cut_off", row=row + 1, col=col + 1)
    return None


class Symmetry(StrEnum):
    """The ways in which a grid can be the same on both sides."""

    HALF_TURN = "half_turn"
    LEFT_RIGHT = "left_right"
    TOP_BOTTOM = "top_bottom"
    DIAGONAL = "diagonal"
    ANTIDIAGONAL = "antidiagonal"


Rows: TypeAlias = tuple[str, ...]
_IMAGES: Final[dict[Symmetry, Callable[[Rows], Rows]]] = {
    Symmetry.HALF_TURN: lambda rows: tuple(row[::-1] for row in rows[::-1]),
    Symmetry.LEFT_RIGHT: lambda rows: tuple(row[::-1] for row in rows),
    Symmetry.TOP_BOTTOM: lambda rows: rows[::-1],
    Symmetry.DIAGONAL: lambda rows: tuple(map("".join, zip(*rows, strict=True))),
    Symmetry.ANTIDIAGONAL: lambda rows: tuple(map("".join, zip(*(row[::-1] for row in rows[::-1]), strict=True))),
}


def symmetries(rows: tuple[str, ...]) -> frozenset[Symmetry]:
    """Return the symmetries of rows of equal length: a grid has one of them at least."""
    return frozenset(symmetry for symmetry, image in _IMAGES.items() if image(rows) == rows)
