"""The count at the end of a game: the sheet lies in the middle of the felt, and its lines count from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui import texts
from ludogite.ui.screen.sheet import ScoreSheet
from ludogite.ui.screen.sheet_model import LineKind, SheetData, SheetModel, SheetRow
from ludogite.ui.screen.sheet_print import PLAIN_FORM, Form
from ludogite.ui.style.paint import outline, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Felt
from ludogite.ui.widgets import Label, Tray

TO_COME = 0.68
"""How much paper lies over a line that has not been counted yet."""
LAMP = 2.5
"""Px at 100 % of the frame round the line that is counted."""
REST = 6
"""The whole count is seen for as long as so many lines take."""
BESIDE = 620
"""Px at 100 % that the title needs beside the sheet; with less it stands above."""


def figure(text: str) -> int:
    """Read the number of a cell; 0 where there is none."""
    digits = text.replace("\N{MINUS SIGN}", "-").lstrip("+")
    return int(digits) if digits.lstrip("-").isdecimal() else 0


def _figure_at(line: SheetRow, column: int) -> int:
    return figure(line.cells[column].text) if column < len(line.cells) else 0


def parts_of(lines: Sequence[SheetRow]) -> list[int]:
    """Find the lines just above the last that add up to it for everybody; none where there are no such."""
    if not lines:
        return []
    last, columns = len(lines) - 1, range(len(lines[-1].cells))
    for first in range(last - 1, -1, -1):
        if all(sum(_figure_at(line, each) for line in lines[first:last]) == _figure_at(lines[last], each) for each in columns):
            return list(range(first, last))
    return []


class Veil(Painted, QWidget):
    """What is laid over a sheet while it is counted: a frame of lamp light, and thin paper over what is still to come."""

    def __init__(self, theme: Theme, sheet: ScoreSheet) -> None:
        super().__init__(theme, sheet)
        self._sheet, self.row = sheet, -1
        """The line that is counted."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_row(self, row: int) -> None:
        """Count a line, from 0."""
        if row != self.row:
            self.row = row
            self.update()

    def counted(self, column: int) -> int | None:
        """Say what a column comes to, from the top to the line that is counted; None where its lines do not add up to the total."""
        lines = self._sheet.model.sheet.lines
        parts = parts_of(lines)
        if not parts:
            return None
        if parts[-1] > self.row and lines[parts[0]].kind is LineKind.TOTAL:  # sums of boxes, which count before them
            parts = [row for row, line in enumerate(lines) if line.kind is LineKind.BOX]
        return sum(_figure_at(lines[row], column) for row in parts if row <= self.row)

    def _line(self, row: int) -> QRectF:
        view, model = self._sheet.view, self._sheet.model
        whole = view.visualRect(model.index(row, 0)).united(view.visualRect(model.index(row, model.columnCount() - 1)))
        return QRectF(whole.translated(view.viewport().mapTo(self._sheet, view.viewport().rect().topLeft())))

    def paint(self, painter: QPainter) -> None:
        theme, model = self.theme, self._sheet.model
        last = len(model.sheet.lines) - 1
        for row in range(self.row + 1, last):
            painter.fillRect(self._line(row), theme.faded("surface", TO_COME))
        if last >= 0 and self.row < last:
            self._paint_totals(painter, last)
        if 0 <= self.row <= last:
            outline(painter, self._line(self.row), theme.palette.lamp, theme.pen(LAMP), theme.radius("cell"))

    def _paint_totals(self, painter: QPainter, last: int) -> None:
        """Write over the last line what has been counted so far, nothing where that cannot be told."""
        view, heads = self._sheet.view, self._sheet.model.sheet.heads
        at = view.viewport().mapTo(self._sheet, view.viewport().rect().topLeft())
        edge = self.theme.px(2)
        for player, head in enumerate(heads):
            cell = QRectF(view.visualRect(self._sheet.model.index(last, player + 1)).translated(at)).adjusted(
                edge, edge, -edge, -edge
            )
            painter.fillRect(cell, self.theme.palette.surface)
            counted = self.counted(player)
            if counted is not None:
                painter.setFont(self.theme.font("panel", tabular=True))
                text_in(painter, cell, texts.number(counted), self.theme.player(head.ink).colour)


class Counting(Tray):
    """The felt with the sheet; ``begin`` counts it and ``counted`` tells when that is done."""

    counted = Signal()

    def __init__(
        self, theme: Theme, colours: Felt, sheet: SheetData, form: Form = PLAIN_FORM, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, colours, parent)
        self.title = Label(theme, "turn", "on_felt")
        self.title.setParent(self)
        self.sheet = ScoreSheet(theme, SheetModel(self), self, form=form)
        self.sheet.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        heads = tuple(replace(head, active=False, lit=False) for head in sheet.heads)  # nobody is in front yet
        self.sheet.write(replace(sheet, heads=heads))
        self.veil = Veil(theme, self.sheet)
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(self._go_on)
        self._way.finished.connect(self.counted)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("On compte !"))
        self.setAccessibleName(self.title.text())

    def begin(self) -> None:
        """Count from the first line on."""
        lines = len(self.sheet.model.sheet.lines)
        self._way.setDuration(self.theme.ms("sheet_slide") + (lines + REST) * self.theme.ms("count_row"))
        self._way.start()

    def stop(self) -> None:
        """Count no more."""
        self._way.stop()

    def _go_on(self) -> None:
        gone, last = self._way.currentTime() - self.theme.ms("sheet_slide"), len(self.sheet.model.sheet.lines) - 1
        self.veil.show_row(-1 if gone < 0 else min(gone // max(self.theme.ms("count_row"), 1), last))
        if gone <= self.theme.ms("count_row"):
            self._lay()

    def _lay(self) -> None:
        theme, felt = self.theme, self.felt_rect().toAlignedRect()
        edge, wide = theme.px(16), max(self.sheet.wished_width(), self.sheet.whole_width())
        self.title.adjustSize()
        is_beside = felt.width() - wide > theme.px(BESIDE)
        above = 0 if is_beside else self.title.height() + theme.px(8)
        room = felt.adjusted(edge, edge + above, -edge, -edge)
        slid = 1.0
        if self._way.state() is QVariantAnimation.State.Running:
            share = min(self._way.currentTime() / max(theme.ms("sheet_slide"), 1), 1.0)
            slid = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
        width = min(wide, room.width())
        middle = room.left() + (room.width() - width) // 2
        room.setLeft(round(middle + (room.right() - width - middle) * (1 - slid)))
        room.setWidth(width)
        self.sheet.lay(room)
        down = max(room.height() - self.sheet.height(), 0) // 2
        self.sheet.move(self.sheet.x(), self.sheet.y() + down)
        self.veil.setGeometry(self.sheet.rect())
        self.veil.raise_()
        left = felt.center().x() - self.title.width() // 2
        if down > self.title.height() + edge:  # just above a low sheet
            self.title.move(left, self.sheet.y() - self.title.height() - theme.px(8))
        elif is_beside:
            self.title.move(felt.left() + (middle - felt.left() - self.title.width()) // 2, felt.top() + edge + felt.height() // 8)
        else:
            self.title.move(left, felt.top() + edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def apply_theme(self) -> None:
        self._lay()
