"""The comptable's sheet beside the table."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QFrame, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from ludogite.ui.games.words_out.model import BookModel
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.painted import lent
from ludogite.ui.style.theme import Theme, Themed, tint
from ludogite.ui.widgets.word_link import ask_word

ROW = 30


class _Ink(QStyledItemDelegate):
    """Writes a cell: sums in bold on a band, words plainly."""

    def __init__(self, theme: Theme, model: BookModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model

    @lent
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Write one cell."""
        theme, line = self._theme, self._model.lines[index.row()]
        rect = QRectF(option.rect)
        if line.is_sum:
            painter.fillRect(rect, theme.palette.surface_soft)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.palette.line)
        painter.setFont(theme.font("body", tabular=True, strong=line.is_sum))
        pad = theme.px(6)
        colour = theme.palette.of("ink" if line.is_sum or index.column() else "muted")
        align = Qt.AlignmentFlag(self._model.data(index, Qt.ItemDataRole.TextAlignmentRole))
        text_in(painter, rect.adjusted(pad, 0, -pad, 0), self._model.data(index), colour, align)


class _Heads(QHeaderView):
    """The names over the columns, written as the sheet is."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    @lent
    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Write one name."""
        theme, model = self._theme, self.model()
        pad = theme.px(6)
        painter.fillRect(rect, theme.palette.surface)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 2), theme.palette.control_outline)
        painter.setFont(theme.font("label"))
        name = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        align = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
        inner = QRectF(rect).adjusted(pad, 0, -pad, 0)
        text_in(painter, inner, name, theme.palette.ink, align | Qt.AlignmentFlag.AlignVCenter)


class BookSheet(Themed, QTableView):
    """The sheet: words and points as they were cashed."""

    def __init__(self, theme: Theme, model: BookModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._book = model
        self.setModel(model)
        self.setItemDelegate(_Ink(theme, model, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.setHorizontalHeader(_Heads(theme, self))
        model.modelReset.connect(self.scrollToBottom)
        self.clicked.connect(self._on_clicked)
        self.retranslate()
        self.apply_theme()

    def _on_clicked(self, index: QModelIndex) -> None:
        """Ask what a cashed word means."""
        line = self._book.lines[index.row()]
        if line.is_word:
            ask_word(self, line.label)

    def apply_theme(self) -> None:
        theme = self.theme
        self.verticalHeader().setDefaultSectionSize(theme.text_px(ROW))
        self.horizontalHeader().setFixedHeight(theme.text_px(ROW))
        tint(self, {QPalette.ColorRole.Base: theme.palette.surface, QPalette.ColorRole.Text: theme.palette.ink})
        self.viewport().update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Feuille du comptable"))
