"""The printed score sheet: a table view whose header, cells and paper are painted as on the sheet of the box.

Everything is visible at once: rows share the height there is, columns the width. The view speaks of boxes and players only; which
points may be written is the model's affair.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QModelIndex, QPoint, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from ludogite.ui.flow.press_guard import PressGuard, made_ms
from ludogite.ui.screen.sheet_model import CellKind, LineKind, Place, SheetData, SheetModel, newly_written
from ludogite.ui.screen.sheet_print import (
    FACE,
    FEW,
    LABEL_SHARE,
    LEAST_COLUMN,
    MINI,
    NAME_AROUND,
    NAME_HIGH,
    PAD,
    PLAIN_FORM,
    Form,
    Measures,
    Pointed,
    SheetDelegate,
    SheetHeader,
    folds,
    of_row,
)
from ludogite.ui.style.theme import LEAST_TEXT, Theme, hold
from ludogite.ui.widgets.base import TARGET, FocusRing, by_finger
from ludogite.ui.widgets.fields import HouseMenu
from ludogite.ui.widgets.panels import Paper

_BY_KEYS: Final = {
    Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason,
}  # fmt: skip


class SheetView(Pointed):
    """The sheet that a player points at: arrows move, Enter or a click means a box, Delete crosses it out."""

    picked = Signal(str, int)
    """A box was clicked or entered: the code of its line, the player's number from 0."""
    crossed = Signal(str, int)
    """A box is to be crossed out."""
    denied = Signal(str, int)
    """An empty box of the one to move was clicked or entered that may not be filled now: somebody should say why."""
    chosen_changed = Signal()
    """Another box is chosen, or none."""

    def __init__(self, theme: Theme, model: SheetModel, parent: QWidget | None = None, *, form: Form = PLAIN_FORM) -> None:
        super().__init__(parent)
        self._theme = theme
        self._form = form
        self.sheet_model = model
        self.measures = Measures(theme, 1, form)
        self.hovered = QModelIndex()
        self.chosen = QModelIndex()
        self.by_keys = False
        self.guard = PressGuard()
        self._pressed: float | None = None
        """When the press that is being handled was made (ms)."""
        self.fresh: dict[Place, str] = {}
        self._pencil = QVariantAnimation(self)
        self._pencil.setStartValue(0.0)
        self._pencil.setEndValue(1.0)
        self._pencil.valueChanged.connect(self._write_on)
        self._pencil.finished.connect(self.put_down)
        self.setModel(model)
        self.setItemDelegate(SheetDelegate(theme, self))
        self.head = SheetHeader(theme, self)
        self.setHorizontalHeader(self.head)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ring = FocusRing(self, theme, lambda: theme.radius("paper"), self._has_no_box)
        model.modelReset.connect(self._forget)

    # ---- the pencil -------------------------------------------------------------------------------------------------------

    def take_pencil(self, fresh: dict[Place, str]) -> None:
        """Let these cells be written stroke by stroke, totals count up from what stood there; at once when motion is reduced."""
        self.put_down()
        duration = max(self._theme.ms("write_score"), self._theme.ms("points_count"))
        if fresh and duration > 0 and self.isVisible():
            self.fresh = fresh
            self._pencil.setDuration(duration)
            self._pencil.start()

    def put_down(self) -> None:
        """Show everything as it is written in the end."""
        self._pencil.stop()
        self._write_on()
        self.fresh = {}

    def strokes(self, place: Place) -> float:
        """Give which share of a cell's strokes is drawn (0 to 1)."""
        if place not in self.fresh:
            return 1.0
        return min(self._pencil.currentTime() / max(self._theme.ms("write_score"), 1), 1.0)

    def counted(self, place: Place, text: str) -> str:
        """Give what a total that counts up shows now."""
        before = self.fresh.get(place, "")
        if not (before.isdecimal() and text.isdecimal()):
            return text
        gone = QEasingCurve(QEasingCurve.Type.OutQuart).valueForProgress(
            self._pencil.currentTime() / max(self._pencil.duration(), 1)
        )
        return str(round(int(before) + (int(text) - int(before)) * gone))

    def _write_on(self) -> None:
        for row, column in self.fresh:
            self.update(self.sheet_model.index(row, column + 1))

    def choose(self, index: QModelIndex) -> None:
        """Choose a box, shown by its frame; an invalid index chooses none."""
        if index != self.chosen:
            old, self.chosen = self.chosen, index
            for changed in (old, index):
                if changed.isValid():
                    self.update(changed)
            self.chosen_changed.emit()

    def is_meant(self, index: QModelIndex) -> bool:
        """Choose a box that would get nothing; tell whether it is to be written: clicked a second time, later, never by Enter."""
        if self.chosen != index:
            self.choose(index)
            self.guard.arm(is_shown=True)
            return False
        return not self.by_keys and self.guard.takes(self._pressed, insists=False)

    def chosen_code(self) -> str | None:
        """Give the code of the chosen line, or None."""
        return self.sheet_model.line(self.chosen.row()).code if self.chosen.isValid() else None

    def is_playable(self, index: QModelIndex) -> bool:
        """Tell whether a box may be filled now."""
        cell = self.sheet_model.cell(index)
        return cell is not None and cell.playable

    def is_denied(self, index: QModelIndex) -> bool:
        """Tell whether this is an empty box of the one to move that may not be filled now."""
        cell, model = self.sheet_model.cell(index), self.sheet_model
        mine = cell is not None and not cell.playable and cell.kind is CellKind.EMPTY
        return mine and index.column() - 1 == model.sheet.active and model.line(index.row()).kind is LineKind.BOX

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Keep the cursor among the players' columns; from nowhere it enters the column of the one to move."""
        if not self.currentIndex().isValid() or self.currentIndex().column() == 0:
            return self.entry()
        index = super().moveCursor(action, modifiers)
        return index.siblingAtColumn(max(index.column(), 1))

    def entry(self) -> QModelIndex:
        """Give the box where the keyboard enters: the free one with most points, else the top of the active column."""
        model = self.sheet_model
        column = (model.sheet.active or 0) + 1
        if not model.rowCount() or column >= model.columnCount():
            return QModelIndex()
        cells = [model.cell(model.index(row, column)) for row in range(model.rowCount())]
        worth = {row: cell.worth for row, cell in enumerate(cells) if cell is not None and cell.playable}
        return model.index(max(worth, key=lambda row: (worth[row], -row), default=0), column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take arrows, Home, End, Enter and Delete; leave the rest to the table."""
        index = self.currentIndex()
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down | Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Home | Qt.Key.Key_End:
                self.by_keys = True
                super().keyPressEvent(event)
                self.choose(self.currentIndex() if self.is_playable(self.currentIndex()) else QModelIndex())
                self.viewport().update()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if event.isAutoRepeat() or not self._takes(event):
                event.accept()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.is_playable(index):
                self.by_keys = True
                self._pick(index)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.is_denied(index):
                self._deny(index)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if self.is_playable(index):
                self._cross(index)
            case _:
                event.ignore()

    def _takes(self, event: QKeyEvent) -> bool:
        return self.guard.takes(made_ms(event), insists=False)

    def _has_no_box(self) -> bool:
        return not self.is_playable(self.currentIndex())

    def go_in(self) -> None:
        """Bring the keyboard to the best open box, and choose it, as every further arrow chooses."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.choose(self.currentIndex() if self.is_playable(self.currentIndex()) else QModelIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come in at the best open box when the keyboard arrives; none is chosen by that."""
        super().focusInEvent(event)
        self.by_keys = event.reason() in _BY_KEYS
        if self.by_keys:
            self.guard.arm(is_shown=True)
            if not self.is_playable(self.currentIndex()):
                self.setCurrentIndex(self.entry())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._hover(self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Make a cell current, without the ring of the keyboard."""
        self.by_keys, self._pressed = False, made_ms(event)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the box that was pressed and released; a finger on a low row only chooses it, and picks what is chosen already."""
        index = pressed = self.indexAt(event.position().toPoint())
        super().mouseReleaseEvent(event)
        is_unsure = by_finger(event) and self.rowHeight(index.row()) < self._theme.px(TARGET)
        if is_unsure:
            index = self._meant(event.position().toPoint(), index)
        if event.button() == Qt.MouseButton.LeftButton and pressed == self.currentIndex():
            if is_unsure and self.is_playable(index):
                self._touch(index)
            elif self.is_playable(index):
                self._pick(index)
            elif self.is_denied(index):
                self._deny(index)

    def _touch(self, index: QModelIndex) -> None:
        """Choose a box, or pick the one that is chosen, where that was seen before the press."""
        if index != self.chosen:
            self.choose(index)
            self.guard.arm(is_shown=True)
        elif self.guard.takes(self._pressed, insists=False):
            self._pick(index)

    def _meant(self, at: QPoint, hit: QModelIndex) -> QModelIndex:
        """Give the box that a finger means: the one it hits, or the nearest one that may be filled within a finger's reach."""
        reach = max((self._theme.px(TARGET) - self.rowHeight(hit.row()) + 1) // 2, 0)
        for down in sorted(range(-reach, reach + 1), key=abs):
            near = self.indexAt(at + QPoint(0, down))
            if self.is_playable(near):
                return near
        return hit

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to cross the box out."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if not self.is_playable(index):
            return
        menu = HouseMenu(self._theme, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        cross = menu.addAction(self.tr("Barrer cette case"))
        cross.triggered.connect(partial(self._cross, index))
        menu.popup(event.globalPos() if by_mouse else self.viewport().mapToGlobal(self.visualRect(index).center()))

    def fit(self, width: int, height: int) -> int:
        """Give every line its share of a size (px) and return the height that the sheet takes."""
        players = max(self.sheet_model.columnCount() - 1, 1)
        self.measures = Measures(self._theme, players, self._form)
        head = self.measures.head
        kinds = [line.kind for line in self.sheet_model.sheet.lines]
        rows = self.measures.rows(kinds, height - head)
        self.head.setFixedHeight(head)
        for row, high in enumerate(rows):
            self.setRowHeight(row, high)
        label = self._label_width(width, players, min(rows, default=0))
        self.head.named = self._has_names((width - label) // players)
        for column in range(1, players + 1):
            left = label + (width - label) * (column - 1) // players
            right = label + (width - label) * column // players
            self.setColumnWidth(column, right - left)
        if self.sheet_model.columnCount():
            self.setColumnWidth(0, label)
        self._join()
        return head + sum(rows)

    def _label_width(self, width: int, players: int, row: int) -> int:
        """Give the labels their width in px: whole words, as far as the columns can spare it; more in a tall window."""
        theme, measures = self._theme, self.measures
        longest = self.longest_label(row)
        share = round(width * LABEL_SHARE) if theme.tall else 0
        return max(measures.label, share, min(longest, width - players * theme.px(LEAST_COLUMN)))

    def longest_label(self, row: int) -> int:
        """Give the width of a column with whole labels, in rows of a height (px)."""
        theme, measures = self._theme, self.measures
        name = QFontMetricsF(hold(theme.font("name"), max(row * of_row(theme, NAME_HIGH), theme.least_text() * folds(theme))))
        hint = QFontMetricsF(hold(theme.font("note"), LEAST_TEXT))
        wanted = [
            name.horizontalAdvance(line.label)
            + (hint.horizontalAdvance(line.hint) + theme.px(PAD) if line.hint and measures.hints else 0)
            + (theme.px(MINI + PAD) if line.turn is not None or (line.face is not None and not folds(theme)) else 0)
            for line in self.sheet_model.sheet.lines
            if line.kind in {LineKind.BOX, LineKind.TOTAL}
        ]
        return math.ceil(max(wanted, default=0)) + theme.px(2 * PAD)

    def _has_names(self, column: int) -> bool:
        """Tell whether every head has room for its name (px); where few stand side by side a long one may be cut."""
        theme, heads = self._theme, self.sheet_model.sheet.heads
        if folds(theme):
            metrics = QFontMetricsF(hold(theme.font("name"), theme.least_text()))
            room = column - theme.px(FACE + 3 * NAME_AROUND)
            return all(metrics.horizontalAdvance(head.name) <= room for head in heads)
        metrics = QFontMetricsF(hold(theme.font("name"), LEAST_TEXT))
        room = column - 2 * theme.px(NAME_AROUND)
        return len(heads) <= FEW or all(metrics.horizontalAdvance(head.name) <= room for head in heads)

    def _join(self) -> None:
        """Let the cells of a joined line reach over all columns of a player."""
        self.clearSpans()
        sheet = self.sheet_model.sheet
        for row, line in enumerate(sheet.lines):
            for number in range(len(sheet.heads)) if line.joined else ():
                first, count = sheet.group(number)
                if first == number and count > 1:
                    self.setSpan(row, number + 1, 1, count)

    def _forget(self) -> None:
        self.hovered = QModelIndex()
        self.choose(QModelIndex())

    def _hover(self, index: QModelIndex) -> None:
        if not self.is_playable(index):
            index = QModelIndex()
        if index != self.hovered:
            old, self.hovered = self.hovered, index
            for changed in (old, index):
                if changed.isValid():
                    self.update(changed)
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if index.isValid() else Qt.CursorShape.ArrowCursor)

    def _pick(self, index: QModelIndex) -> None:
        self.picked.emit(self.sheet_model.line(index.row()).code, index.column() - 1)

    def _deny(self, index: QModelIndex) -> None:
        self.denied.emit(self.sheet_model.line(index.row()).code, index.column() - 1)

    def _cross(self, index: QModelIndex, *_checked: bool) -> None:
        self.crossed.emit(self.sheet_model.line(index.row()).code, index.column() - 1)


class ScoreSheet(Paper):
    """The paper with its shadow, and the view on it; as high as its lines, never higher than it is given."""

    reshaped = Signal()
    """There are other columns than before: the paper wants another width."""

    def __init__(self, theme: Theme, model: SheetModel, parent: QWidget | None = None, *, form: Form = PLAIN_FORM) -> None:
        super().__init__(theme, parent)
        self._form = form
        self.model = model
        self.view = SheetView(theme, model, self, form=form)
        model.modelReset.connect(self.apply_theme)

    def write(self, sheet: SheetData) -> None:
        """Write another sheet; a chosen box that may no longer be filled is let go."""
        before = [(head.seat, head.part) for head in self.model.sheet.heads]
        fresh = newly_written(self.model.sheet, sheet)
        self.model.show(sheet)
        if fresh:
            self.view.take_pencil(fresh)
        if self.view.chosen.isValid() and not self.view.is_playable(self.view.chosen):
            self.unchoose()
        if before != [(head.seat, head.part) for head in sheet.heads]:
            self.reshaped.emit()

    def unchoose(self) -> None:
        """Let the chosen box go."""
        self.view.choose(QModelIndex())

    def wished_width(self) -> int:
        """Give the width for the number of players, in px."""
        return Measures(self.theme, max(self.view.sheet_model.columnCount() - 1, 1), self._form).width

    def whole_width(self) -> int:
        """Give the width in which no label is cut, in px."""
        players = max(self.view.sheet_model.columnCount() - 1, 1)
        return self.view.longest_label(self.theme.px(self._form.rows[LineKind.BOX])) + players * self.theme.px(LEAST_COLUMN)

    def lay(self, rect: QRect) -> None:
        """Lie in a rectangle, at its top, as high as the lines need (px)."""
        edge = 1
        high = self.view.fit(rect.width() - 2 * edge, rect.height() - 2 * edge) + 2 * edge
        self.setGeometry(rect.left(), rect.top(), rect.width(), min(high, rect.height()))
        self.view.setGeometry(edge, edge, rect.width() - 2 * edge, self.height() - 2 * edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()

    def apply_theme(self) -> None:
        edge = 1
        self.view.fit(self.width() - 2 * edge, self.height() - 2 * edge)
        self.view.setGeometry(edge, edge, self.width() - 2 * edge, self.height() - 2 * edge)
        self.view.viewport().update()
        self.view.head.viewport().update()
