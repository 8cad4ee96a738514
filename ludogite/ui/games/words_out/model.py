"""The comptable's sheet of Words Out as a Qt table model: a line per word cashed, a sum per deal, the cards left, the total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ludogite.games.words_out.state import WordsOutView
from ludogite.ui.games.words_out.texts import TEXTS

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class BookLine:
    """One line: its label, one text per player, and whether it is a sum, or a word that was cashed."""

    label: str
    cells: tuple[str, ...]
    is_sum: bool = False
    is_word: bool = False


class BookModel(QAbstractTableModel):
    """Label, then one column per player."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._lines: tuple[BookLine, ...] = ()

    @property
    def lines(self) -> tuple[BookLine, ...]:
        """What is written."""
        return self._lines

    def show(self, view: WordsOutView, names: Sequence[str]) -> None:
        """Write the sheet anew where it has changed."""
        lines = tuple(self._written(view))
        if (lines, tuple(names)) != (self._lines, self._names):
            self.beginResetModel()
            self._lines, self._names = lines, tuple(names)
            self.endResetModel()

    def _written(self, view: WordsOutView) -> list[BookLine]:
        lines = []
        for deal in range(1, view.deal + 1):
            for entry in view.book:
                if entry.deal == deal:
                    cells = [str(entry.points) if seat == entry.seat else "" for seat in range(view.seats)]
                    lines.append(BookLine(entry.word, tuple(cells), is_word=True))
            label = self.tr("Donne {deal}").format(deal=deal)
            lines.append(BookLine(label, tuple(map(str, view.deal_scores(deal))), is_sum=True))
        if view.ending:
            lines.append(BookLine(self.tr("Cartes restantes"), tuple(f"{points:+d}".replace("-", "−") for points in view.ending)))
        if any(view.from_start):
            lines.append(BookLine(TEXTS.sheet_line("handicap"), tuple(map(str, view.from_start))))
        lines.append(BookLine(self.tr("Total"), tuple(map(str, view.scores)), is_sum=True))
        return lines

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the columns: the label and the players."""
        return 0 if parent.isValid() else 1 + len(self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.label if index.column() == 0 else line.cells[index.column() - 1]
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if index.column() == 0 else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.tr("Mot") if section == 0 else self._names[section - 1]
        return None
