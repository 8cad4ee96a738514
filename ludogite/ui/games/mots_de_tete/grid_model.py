"""A crossword grid as a Qt item model: one value per cell, spoken in words, and only what changed is told.

What a cell shows is a plain value made anew by the game's own function; nothing here knows a game's state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

CELL_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The ``GridCell`` of an index."""

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Place: TypeAlias = tuple[int, int]
"""Row and column, from 0."""


class Ground(StrEnum):
    """What is printed in a cell."""

    PLAIN = "plain"
    BLACK = "black"
    CROSS = "cross"
    ORANGE = "orange"
    JAUNE = "jaune"
    ROUGE = "rouge"


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

    ``value`` is the printed number (0 for none). ``tint`` is the ink of the last play (0 for none), ``rolled`` the value that a
    bonus cell has just got (0 for none), ``pen`` the ink of who may write now: of the caret, the draft's frame, the arrow.
    ``wrong`` marks a letter of a refused word, ``hint`` a cell that the coach points at.
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
        return DICE.get(self.ground, 0)


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

    def cell(self, place: Place) -> GridCell:
        """Give the cell of a place; raise ``IndexError`` outside."""
        row, column = place
        if row < 0 or column < 0:
            raise IndexError(place)
        return self._rows[row][column]

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Count the columns."""
        return 0 if (parent is not None and parent.isValid()) or not self._rows else len(self._rows[0])

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the cursor stand on every cell, so that the keyboard gets across black ones."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Give the letter, the cell itself, or what a screen reader says of it."""
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

    def spoken(self, place: Place) -> str:
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
        if cell.dice:
            parts.append(ground_name(cell.ground))
        elif cell.value:
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
