"""The grid as one value per cell, made anew from the view and the draft of whoever writes; and the Qt item model that shows them.

Cells are spoken in words, and only what changed is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from ludogite.games.mots_de_tete.grid import BLACK, Bonus, Cell, Grid
from ludogite.games.mots_de_tete.placement import words_of
from ludogite.games.mots_de_tete.state import NOBODY, MotsView, Way
from ludogite.ui.games.mots_de_tete.draft import Draft, mark, run_start

CELL_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The ``GridCell`` of an index."""

Index: TypeAlias = QModelIndex | QPersistentModelIndex


class Ground(StrEnum):
    """What is printed in a cell."""

    PLAIN = "plain"
    BLACK = "black"
    CROSS = "cross"
    ORANGE = "orange"
    JAUNE = "jaune"
    ROUGE = "rouge"


GROUNDS: Final = {Bonus.ORANGE: Ground.ORANGE, Bonus.JAUNE: Ground.JAUNE, Bonus.ROUGE: Ground.ROUGE}
DICE: Final = {Ground.ORANGE: 1, Ground.JAUNE: 2, Ground.ROUGE: 3}
"""How many dice each bonus cell is worth."""
CLOSED: Final = frozenset({Ground.BLACK, Ground.CROSS})
"""Cells that take no letter."""


class Writing(StrEnum):
    """How the letter of a cell stands there."""

    NONE = "none"
    WRITTEN = "written"
    JOINED = "joined"
    """Written before, and part of the word that is being laid."""
    DRAFT = "draft"


class Arrow(StrEnum):
    """The small triangle before a first letter."""

    NONE = "none"
    RIGHT = "right"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class GridCell:
    """One cell: what is printed, what is written by whom (ink 1 to 8), and what is being done there.

    ``value`` is the printed number (0 for none); a bonus cell has one in the quarté, instead of dice. ``tint`` is the ink of the
    last play (0 for none), ``rolled`` the value that a bonus cell has just got (0 for none), ``pen`` the ink of who may write
    now: of the caret, the draft's frame, the arrow. ``wrong`` marks a letter of a refused word, ``hint`` a cell that the coach
    points at.
    """

    ground: Ground
    value: int = 0
    letter: str = ""
    ink: int = 0
    writing: Writing = Writing.NONE
    pen: int = 0
    tint: int = 0
    rolled: int = 0
    arrow: Arrow = Arrow.NONE
    caret: bool = False
    wrong: bool = False
    hint: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the cell takes a letter at all."""
        return self.ground not in CLOSED

    @property
    def dice(self) -> int:
        """How many dice its bonus is worth, 0 for none."""
        return 0 if self.value else DICE.get(self.ground, 0)

    @property
    def is_bonus(self) -> bool:
        """Whether the cell has a colour."""
        return self.ground in DICE


EMPTY: Final = Draft()


@dataclass(frozen=True, slots=True)
class Pointing:
    """What lies over the letters: the draft and its ink (0: nobody writes here), refused words, cells that a hint shows."""

    draft: Draft = EMPTY
    ink: int = 0
    wrong: tuple[str, ...] = ()
    hinted: frozenset[Cell] = frozenset()


NOTHING = Pointing()


def printed(grid: Grid, *, quarte: bool = False) -> list[list[GridCell]]:
    """Give the cells as they are printed; in the quarté bonus cells have values of their own."""
    return [list(row) for row in _all_printed(grid, quarte)]


@lru_cache(maxsize=4)
def _all_printed(grid: Grid, quarte: bool) -> tuple[tuple[GridCell, ...], ...]:  # noqa: FBT001 (a cache knows no names)
    return tuple(tuple(_printed(grid, row, col, quarte=quarte) for col in range(grid.cols)) for row in range(grid.rows))


def _printed(grid: Grid, row: int, col: int, *, quarte: bool) -> GridCell:
    bonus = grid.bonus(row, col)
    if bonus is not None:
        return GridCell(GROUNDS[bonus], bonus.fixed if quarte else 0)
    if grid.is_cross(row, col):
        return GridCell(Ground.CROSS)
    return GridCell(Ground.PLAIN, grid.value(row, col)) if grid.is_playable(row, col) else GridCell(Ground.BLACK)


def cells_of(view: MotsView, inks: Sequence[int], pointing: Pointing = NOTHING) -> list[list[GridCell]]:
    """Give every cell: what is printed, who wrote what, and what is being laid. ``inks`` are the colours by seat."""
    cells = printed(view.grid, quarte=view.options.way is Way.QUARTE)
    for row, (letters, seats) in enumerate(zip(view.rows, view.inks, strict=True)):
        for col, seat in enumerate(seats):
            if seat != NOBODY:
                cells[row][col] = replace(cells[row][col], letter=letters[col], ink=inks[seat], writing=Writing.WRITTEN)
    _tint_last(cells, view, inks)
    if pointing.ink:
        _lay(cells, view, pointing)
    for row, col in pointing.hinted:
        cells[row][col] = replace(cells[row][col], hint=True)
    return cells


def _tint_last(cells: list[list[GridCell]], view: MotsView, inks: Sequence[int]) -> None:
    """Tint the cells of the last play's words, or of the one under contestation, and show what its bonus cells were worth."""
    last = view.last
    if view.pending is not None:
        for word in view.pending.words:
            for row, col in word.cells:
                cells[row][col] = replace(cells[row][col], tint=inks[view.seat])
    elif last is not None:
        for row, col in last.words[0].word.cells if last.words else ():
            cells[row][col] = replace(cells[row][col], tint=inks[last.seat])
        for rolled in last.bonus:
            cells[rolled.row][rolled.col] = replace(cells[rolled.row][rolled.col], rolled=rolled.value)


def _lay(cells: list[list[GridCell]], view: MotsView, pointing: Pointing) -> None:
    draft, ink = along_main(view, pointing.draft), pointing.ink
    for one in draft.laid:
        cells[one.row][one.col] = replace(cells[one.row][one.col], letter=one.letter, ink=ink, writing=Writing.DRAFT, pen=ink)
    for word in words_of(view.rows, draft.laid):
        wrong = word.text in pointing.wrong
        for row, col in word.cells:
            cell = cells[row][col]
            if cell.writing in {Writing.WRITTEN, Writing.JOINED}:
                cell = replace(cell, writing=Writing.JOINED, pen=ink, rolled=0)
            cells[row][col] = replace(cell, wrong=cell.wrong or wrong)
    caret = draft.caret
    if caret is not None and mark(view.rows, caret) != BLACK:
        cells[caret[0]][caret[1]] = replace(cells[caret[0]][caret[1]], caret=True, pen=ink)
    before = cell_before(view, draft)
    if before is not None:
        arrow = Arrow.RIGHT if draft.across else Arrow.DOWN
        cells[before[0]][before[1]] = replace(cells[before[0]][before[1]], arrow=arrow, pen=ink)


def along_main(view: MotsView, draft: Draft) -> Draft:
    """Give the draft in the direction of its main word: a single letter has two, and the longer one counts as such."""
    words = words_of(view.rows, draft.laid) if len(draft.laid) == 1 else ()
    return replace(draft, across=words[0].across) if words else draft


def cell_before(view: MotsView, draft: Draft) -> Cell | None:
    """Give the cell before the first letter, which carries the arrow; None where there is none, or it is part of the cross."""
    start = run_start(view.rows, draft)
    if start is None:
        return None
    row, col = (start[0], start[1] - 1) if draft.across else (start[0] - 1, start[1])
    if row < 0 or col < 0 or view.grid.is_cross(row, col):
        return None
    return row, col


class GridModel(QAbstractTableModel):
    """The cells by row and column; ``name_of`` is asked what a player is called by ink, for screen readers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[GridCell, ...], ...] = ()
        self._names: dict[int, str] = {}

    @property
    def rows(self) -> tuple[tuple[GridCell, ...], ...]:
        """What is shown."""
        return self._rows

    def set_names(self, names: dict[int, str]) -> None:
        """Name the players by ink, so that a cell can say whose letter it holds."""
        self._names = dict(names)

    def show(self, rows: Sequence[Sequence[GridCell]]) -> None:
        """Show other cells: those that differ are repainted; another shape resets the view."""
        after = tuple(tuple(row) for row in rows)
        before = self._rows
        if [len(row) for row in before] != [len(row) for row in after]:
            self.beginResetModel()
            self._rows = after
            self.endResetModel()
            return
        self._rows = after
        for row, (old, new) in enumerate(zip(before, after, strict=True)):
            changed = [column for column, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]
            if changed:
                self.dataChanged.emit(self.index(row, changed[0]), self.index(row, changed[-1]))

    def cell(self, place: Cell) -> GridCell:
        """Give the cell of a place; raise ``IndexError`` outside."""
        row, column = place
        if row < 0 or column < 0:
            raise IndexError(place)
        return self._rows[row][column]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if (parent is not None and parent.isValid()) or not self._rows else len(self._rows[0])

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the cursor stand on every cell, so that the keyboard gets across black ones."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> GridCell | str | None:
        if not index.isValid():
            return None
        cell = self._rows[index.row()][index.column()]
        if role == CELL_ROLE:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.letter
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
            return self.spoken((index.row(), index.column()))
        return None

    def spoken(self, place: Cell) -> str:
        """Say a cell in words: "ligne 11, colonne 5, N, provisoire, case orange"."""
        cell = self.cell(place)
        parts = [self.tr("ligne {row}, colonne {column}").format(row=place[0] + 1, column=place[1] + 1)]
        if cell.letter:
            parts.append(cell.letter)
            parts.append(self._standing(cell))
        elif cell.ground is Ground.CROSS:
            parts.append(self.tr("croix centrale"))
        elif cell.ground is Ground.BLACK:
            parts.append(self.tr("case noire"))
        else:
            parts.append(self.tr("vide"))
        parts.append(ground_name(cell.ground))
        if cell.value:
            parts.append(self.tr("%n point(s)", "", cell.value))
        if cell.rolled:
            parts.append(self.tr("vaut {value}").format(value=cell.rolled))
        if cell.wrong:
            parts.append(self.tr("mot refusé"))
        if cell.hint:
            parts.append(self.tr("montrée par le conseil"))
        return ", ".join(filter(None, parts))

    def _standing(self, cell: GridCell) -> str:
        if cell.writing is Writing.DRAFT:
            return self.tr("provisoire")
        name = self._names.get(cell.ink, "")
        return self.tr("écrite par {name}").format(name=name) if name else self.tr("écrite")


def ground_name(ground: Ground) -> str:
    """Name a bonus cell; empty for any other."""
    return {
        Ground.ORANGE: QCoreApplication.translate("GridModel", "case orange"),
        Ground.JAUNE: QCoreApplication.translate("GridModel", "case jaune"),
        Ground.ROUGE: QCoreApplication.translate("GridModel", "case rouge"),
    }.get(ground, "")
