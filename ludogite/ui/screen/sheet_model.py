"""The score sheet as a Qt item model: lines of boxes and totals, a column of labels and one per player.

What the sheet says is a plain value, ``SheetData``, made anew by the game's own function after every step; the model tells the
view only what changed. Nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ludogite.ui.texts import signed

CELL_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The ``Cell`` of a player's column."""
LINE_ROLE: Final = CELL_ROLE + 1
"""The ``SheetRow`` of a row."""
HEAD_ROLE: Final = CELL_ROLE + 2
"""The ``Head`` of a player's column."""

Index = QModelIndex | QPersistentModelIndex


class Spoken(QObject):
    """Say the cells whose points have a plural: the extractor of texts sees plurals only in ``tr``."""

    def written(self, where: str, points: int) -> str:
        """Say what a box or a total holds."""
        told = self.tr("{where} : %n point(s)", "", abs(points))
        return (signed(told, points) if points < 0 else told).format(where=where)  # asked for each cell at each throw

    def offered(self, where: str, points: int) -> str:
        """Say what a free box would hold."""
        return self.tr("{where} : libre, ferait %n point(s)", "", points).format(where=where)


class CellKind(StrEnum):
    """How a cell is written."""

    EMPTY = "empty"
    WRITTEN = "written"
    CROSSED = "crossed"
    POSSIBLE = "possible"
    TOTAL = "total"
    BAR = "bar"


class LineKind(StrEnum):
    """What a line is, which decides its height and its ground."""

    BOX = "box"
    TOTAL = "total"
    SUM = "sum"
    GRAND = "grand"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its text, what a screen reader says of it, how full its bar is (0 to 1), and whether it may be filled now.

    ``framed`` marks the box of the turn.
    """

    kind: CellKind = CellKind.EMPTY
    text: str = ""
    spoken: str = ""
    share: float = 0.0
    playable: bool = False
    best: bool = False
    framed: bool = False

    @property
    def worth(self) -> int:
        """The points that a free box would bring."""
        return int(self.text) if self.text.isdecimal() else 0


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line: its code, label and hint, the number of the small die in its margin, and the players' cells.

    ``turn`` is the number of the turn that fills it, ``lit`` whether that is this turn; a ``joined`` line has one cell for all the
    columns of a player.
    """

    code: str
    kind: LineKind
    label: str
    cells: tuple[Cell, ...]
    hint: str = ""
    face: int | None = None
    turn: int | None = None
    lit: bool = False
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a player's column: name, colour and symbol (1 to 8), portrait, and whether it is this player's turn.

    A player with several columns has as many heads side by side, each with its ``part`` ("2ᵉ"); all are ``lit`` at his turn, one
    is active; those that are over are ``past``. ``seat`` says whose column it is.
    """

    name: str
    ink: int
    active: bool = False
    spoken: str = ""
    part: str = ""
    past: bool = False
    lit: bool = False
    seat: int = 0
    face: str = ""


@dataclass(frozen=True, slots=True)
class SheetData:
    """Everything that a sheet says."""

    title: str = ""
    subtitle: str = ""
    heads: tuple[Head, ...] = ()
    lines: tuple[SheetRow, ...] = field(default=())

    @property
    def active(self) -> int | None:
        """The player whose turn it is, from 0, or None."""
        return next((number for number, head in enumerate(self.heads) if head.active), None)

    def group(self, number: int) -> tuple[int, int]:
        """Give the first column and how many columns the player of a column has, from 0; one where columns have no parts."""
        if not self.heads[number].part:
            return number, 1
        seats = [head.seat for head in self.heads]
        return seats.index(seats[number]), seats.count(seats[number])


def lit_up(sheet: SheetData, column: int, code: str) -> SheetData:
    """Light the box that has just been filled, a column (from 0) and a line, in place of the one whose turn comes next."""
    seat = sheet.heads[column].seat
    heads = tuple(
        replace(head, active=number == column, lit=bool(head.part) and head.seat == seat) for number, head in enumerate(sheet.heads)
    )
    lines = tuple(
        replace(
            line,
            lit=line.turn is not None and line.code == code,
            cells=tuple(replace(cell, framed=line.code == code and number == column) for number, cell in enumerate(line.cells)),
        )
        for line in sheet.lines
    )
    return replace(sheet, heads=heads, lines=lines)


Place = tuple[int, int]
"""A cell of a sheet: its row, and the number of its column from 0."""


def newly_written(old: SheetData, new: SheetData) -> dict[Place, str]:
    """Find what has been written into a sheet of the same columns and lines: the cells and what stood there before."""
    if _shape(old) != _shape(new):
        return {}
    inked = {CellKind.WRITTEN, CellKind.CROSSED, CellKind.TOTAL}
    found = {}
    for row, (before, line) in enumerate(zip(old.lines, new.lines, strict=True)):
        for column, (was, cell) in enumerate(zip(before.cells, line.cells, strict=True)):
            if cell.kind in inked and (was.kind, was.text) != (cell.kind, cell.text):
                found[row, column] = was.text if was.kind is CellKind.TOTAL else ""
    return found if any(new.lines[row].kind is LineKind.BOX for row, _ in found) else {}


SHORT: Final = 3
"""Letters of a name in a narrow column."""
RUDE: Final = frozenset({"ass", "con", "cul", "cum", "fag", "péd", "pis", "tit"})
"""What the beginning of a name is no head for: it stays a letter shorter."""


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Shorten names to three letters at most that tell them apart: "Zoé", "C2" for the second guest, "Mai" beside "Mae".

    None of them is a rude word.
    """
    numbered = {name: f"{name[:1]}{number}" for name in names if (number := name.rpartition(" ")[2]).isdecimal()}
    named = [name for name in dict.fromkeys(names) if name not in numbered]
    alike = Counter(name[:SHORT] for name in named)
    found: dict[str, str] = {}
    for name in sorted(named, key=lambda name: (len(name) > SHORT, alike[name[:SHORT]] > 1)):  # what needs no other letter first
        begin = name[: SHORT - 1]
        others = [begin + letter for letter in name[SHORT:]]
        tries = [*others, name[:SHORT]] if alike[name[:SHORT]] > 1 and len(name) > SHORT else [name[:SHORT], *others]
        kind = [one if one == name or one.lower() not in RUDE else begin for one in tries]
        found[name] = next((one for one in kind if one not in found.values()), kind[0])
    return tuple((numbered | found)[name] for name in names)


class SheetModel(QAbstractTableModel):
    """Column 0 holds the labels, column n the cells of player n − 1."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = SheetData()

    @property
    def sheet(self) -> SheetData:
        """What is shown."""
        return self._sheet

    def show(self, sheet: SheetData) -> None:
        """Show another sheet: cells that differ are repainted; other lines or players reset the view."""
        old, self._sheet = self._sheet, sheet
        if _shape(old) != _shape(sheet):
            self._sheet = old
            self.beginResetModel()
            self._sheet = sheet
            self.endResetModel()
            return
        if old.heads != sheet.heads or old.title != sheet.title:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        rows = list(range(len(sheet.lines)))
        if old.active == sheet.active:
            rows = [row for row in rows if old.lines[row] != sheet.lines[row]]
        if rows:
            self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], len(sheet.heads)))

    def line(self, row: int) -> SheetRow:
        """Give the line of a row."""
        return self._sheet.lines[row]

    def row_of(self, code: str) -> int:
        """Find the row with this code; ValueError when there is none."""
        for row, line in enumerate(self._sheet.lines):
            if line.code == code:
                return row
        raise ValueError(code)

    def cell(self, index: Index) -> Cell | None:
        """Give a player's cell, or None for a label and outside."""
        if not index.isValid() or index.column() == 0:
            return None
        return self._sheet.lines[index.row()].cells[index.column() - 1]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default, never changed)
        return 0 if parent.isValid() else len(self._sheet.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._sheet.heads) + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let players' cells be current and selected, labels only be read."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.column() == 0:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        line, cell = self._sheet.lines[index.row()], self.cell(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.label if cell is None else cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join(filter(None, (line.label, line.hint))) if cell is None else cell.spoken
            case _ if role == CELL_ROLE:
                return cell
            case _ if role == LINE_ROLE:
                return line
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if orientation == Qt.Orientation.Vertical:
            in_range = 0 <= section < len(self._sheet.lines)
            return self._sheet.lines[section].label if in_range and role == Qt.ItemDataRole.DisplayRole else None
        if section == 0:
            return self._sheet.title if role == Qt.ItemDataRole.DisplayRole else None
        if not 0 < section <= len(self._sheet.heads):
            return None
        head = self._sheet.heads[section - 1]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return head.name
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return head.spoken or head.name
            case _ if role == HEAD_ROLE:
                return head
        return None


def _shape(sheet: SheetData) -> tuple[list[tuple[int, str]], list[tuple[str, LineKind]]]:
    return [(head.seat, head.part) for head in sheet.heads], [(line.code, line.kind) for line in sheet.lines]
