"""The printed score sheet: a table view whose header, cells and paper are painted as on the sheet of the box.

Everything is visible at once: rows share the height there is, columns the width. The view speaks of boxes and players only; which
points may be written is the model's affair.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ludogite.ui.models.sheet import CELL_ROLE, HEAD_ROLE, LINE_ROLE, Cell, CellKind, Head, Index, Line, LineKind, SheetModel
from ludogite.ui.paint import edge_width, fill, outline, rounded, text_in
from ludogite.ui.symbols import draw_symbol, icon
from ludogite.ui.theme import Look
from ludogite.ui.widgets.base import Centre, Left, Right
from ludogite.ui.widgets.die import paint_mini_die
from ludogite.ui.widgets.panels import Paper

ROW: Final = {LineKind.BOX: 37, LineKind.TOTAL: 31, LineKind.GRAND: 54}
ROW_SMALL: Final = {LineKind.BOX: 27, LineKind.TOTAL: 24, LineKind.GRAND: 42}
HEAD, HEAD_SMALL = 56, 46
"""Heights in px; rows share what is left when it is less, and a little more when there is more."""
STRETCH = 1.12
LABEL, LABEL_SMALL, LABEL_NARROW = 176, 164, 132
WIDE_PLAYERS, NAMED_PLAYERS = 3, 6
"""Up to so many players the labels carry hints, the heads names."""
WIDTHS: Final = {1: 352, 2: 436}
WIDTH, WIDTH_SMALL = 500, 420
PAD, MINI = 14, 20
BAR_WIDE, BAR_HIGH = 46, 7
LEAST_FOR_BAR = 78
"""Width of a column in px from which the bar of the prime stands beside its number."""


class Measures:
    """The sizes of a sheet for a look and a number of players, in px."""

    def __init__(self, look: Look, players: int) -> None:
        self.look = look
        self.players = players

    @property
    def width(self) -> int:
        """The width of the whole sheet."""
        if self.look.small:
            return self.look.px(min(WIDTHS.get(self.players, WIDTH_SMALL), WIDTH_SMALL))
        return self.look.px(WIDTHS.get(self.players, WIDTH))

    @property
    def label(self) -> int:
        """The width of the labels."""
        if not self.hints:
            return self.look.px(LABEL_NARROW)
        return self.look.px(LABEL_SMALL if self.look.small else LABEL)

    @property
    def hints(self) -> bool:
        """Whether labels carry their hint."""
        return self.players <= WIDE_PLAYERS

    @property
    def named(self) -> bool:
        """Whether heads carry the name under the symbol."""
        return self.players <= NAMED_PLAYERS

    @property
    def head(self) -> int:
        """The height of the heads."""
        return self.look.px(HEAD_SMALL if self.look.small else HEAD)

    def rows(self, kinds: list[LineKind], height: int) -> list[int]:
        """Share a height among lines of these kinds; what division leaves over goes to the boxes."""
        if not kinds:
            return []
        table = ROW_SMALL if self.look.small else ROW
        wished = [self.look.px(table[kind]) for kind in kinds]
        scale = min(height / sum(wished), STRETCH)
        rows = [int(row * scale) for row in wished]
        boxes = [number for number, kind in enumerate(kinds) if kind is LineKind.BOX] or list(range(len(kinds)))
        left = round(sum(wished) * scale) - sum(rows)
        for turn in range(left):
            rows[boxes[turn % len(boxes)]] += 1
        return rows


def _sized(font: QFont, most: float) -> QFont:
    """Hold a font to a size in px: text may grow, a row of the sheet may not."""
    sized = QFont(font)
    sized.setPixelSize(max(min(font.pixelSize(), round(most)), 9))
    return sized


def _fitted(font: QFont, text: str, width: float, least: float = 0.72) -> QFont:
    """Shrink a font, down to ``least`` of its size, until a text fits a width in px."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    return font if wide <= width else _sized(font, font.pixelSize() * max(width / wide, least))


class SheetHeader(QHeaderView):
    """The heads: "Feuille de marque", then each player's symbol and name; the one to move on his colour."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.named = True
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Keep the height that the sheet gave."""
        return QSize(super().sizeHint().width(), self.height() or HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heads one by one; Qt's own paints a ground first."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = max(self._look.radius("paper") - 1, 1)
        painter.setClipPath(rounded(QRectF(0, 0, self.viewport().width(), self.height() + 2 * inner), inner))
        for section in range(self.count()):
            at = self.sectionViewportPosition(section)
            self._paint_head(painter, QRectF(at, 0, self.sectionSize(section), self.height()), section)
        line = edge_width(self._look)
        painter.fillRect(QRectF(0, self.height() - line, self.viewport().width(), line), self._look.colour("line"))
        painter.end()

    def _paint_head(self, painter: QPainter, rect: QRectF, section: int) -> None:
        look, model = self._look, self.model()
        head = model.headerData(section, Qt.Orientation.Horizontal, HEAD_ROLE)
        if not isinstance(head, Head):
            self._paint_title(painter, rect)
            return
        ink = look.player(head.ink)
        if head.active:
            painter.fillRect(rect, ink.colour)
        else:
            painter.fillRect(QRectF(rect.left(), rect.top(), edge_width(look), rect.height()), look.colour("line"))
        sign = look.colour("on_player") if head.active else ink.colour
        side = rect.height() * (0.26 if self.named else 0.36)
        top = rect.top() + rect.height() * (0.17 if self.named else 0.32)
        draw_symbol(painter, ink.symbol, QRectF(rect.center().x() - side / 2, top, side, side), sign)
        if not self.named:
            return
        room = rect.width() - look.px(8)
        font = _sized(look.font("name"), rect.height() * 0.30)
        painter.setFont(_fitted(font, head.name, room))
        name = QRectF(rect.left() + look.px(4), rect.top() + rect.height() * 0.44, room, rect.height() * 0.44)
        text_in(painter, name, head.name, look.colour("on_player") if head.active else look.colour("ink"))

    def _paint_title(self, painter: QPainter, rect: QRectF) -> None:
        look, model = self._look, self.model()
        if not isinstance(model, SheetModel):
            return
        left = rect.left() + look.px(PAD)
        room = rect.width() - look.px(PAD)
        painter.setFont(_sized(look.font("panel"), rect.height() * 0.36))
        text_in(painter, QRectF(left, rect.height() * 0.14, room, rect.height() * 0.44), model.sheet.title, look.colour("ink"), Left)
        painter.setFont(_sized(look.font("note"), rect.height() * 0.25))
        under = QRectF(left, rect.height() * 0.52, room, rect.height() * 0.32)
        text_in(painter, under, model.sheet.subtitle, look.colour("muted"), Left)


class SheetDelegate(QStyledItemDelegate):
    """Paints labels, points, possible points, strokes and bars."""

    def __init__(self, look: Look, view: SheetView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Let rows and columns decide."""
        return QSize(1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell: its ground, the lines of the print, what is written."""
        line = index.data(LINE_ROLE)
        if not isinstance(line, Line):
            return
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.kind is LineKind.GRAND:
            inner = max(self._look.radius("paper") - 1, 1)
            whole = QRectF(self._view.viewport().rect()).adjusted(0, -2 * inner, 0, 0)
            painter.setClipPath(rounded(whole, inner))
        cell = index.data(CELL_ROLE)
        self._paint_ground(painter, rect, index, line)
        if isinstance(cell, Cell):
            self._paint_cell(painter, rect, index, line, cell)
        else:
            self._paint_label(painter, rect, line)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, index: Index, line: Line) -> None:
        look = self._look
        model = self._view.sheet_model
        active = model.sheet.active is not None and index.column() == model.sheet.active + 1
        ground = "surface_soft" if line.kind is LineKind.TOTAL else "turn_tint" if active else "surface"
        painter.fillRect(rect, look.colour(ground))
        thin = edge_width(look)
        last = index.row() == model.rowCount() - 1
        if not last:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - thin, rect.width(), thin), look.colour("line"))
        if index.column():
            painter.fillRect(QRectF(rect.left(), rect.top(), thin, rect.height()), look.colour("line"))
        if line.kind is LineKind.GRAND:
            thick = look.px(2)
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), thick), look.colour("ink"))
        if active and look.flat:
            frame, ink = look.px(3), look.player(model.sheet.heads[index.column() - 1].ink).colour
            painter.fillRect(QRectF(rect.left(), rect.top(), frame, rect.height()), ink)
            painter.fillRect(QRectF(rect.right() - frame, rect.top(), frame, rect.height()), ink)
            if last:
                painter.fillRect(QRectF(rect.left(), rect.bottom() - frame, rect.width(), frame), ink)

    def _paint_label(self, painter: QPainter, rect: QRectF, line: Line) -> None:
        look = self._look
        left = rect.left() + look.px(PAD if not look.small else 10)
        right = rect.right() - look.px(11)
        if line.face is not None:
            side = min(look.px(MINI), rect.height() * 0.66)
            paint_mini_die(painter, look, QRectF(left, rect.center().y() - side * 0.53, side, side * 1.07), line.face)
            left += side + look.px(9)
        if line.kind is LineKind.GRAND:
            font = _sized(look.font("panel"), rect.height() * 0.38)
        else:
            font = _sized(look.font("name"), rect.height() * (0.435 if line.kind is LineKind.BOX else 0.48))
            font.setPixelSize(min(font.pixelSize(), look.text_px(16)))
        hint_font = _sized(look.font("note"), rect.height() * (0.38 if line.kind is LineKind.BOX else 0.45))
        hint = line.hint if self._view.measures.hints else ""
        name_wide = QFontMetricsF(font).horizontalAdvance(line.label)
        if hint and name_wide + look.px(8) + QFontMetricsF(hint_font).horizontalAdvance(hint) > right - left:
            hint_font = _sized(look.font("label"), rect.height() * 0.36)
            if name_wide + look.px(5) + QFontMetricsF(hint_font).horizontalAdvance(hint) > right - left:
                hint = ""
        painter.setFont(_fitted(font, line.label, right - left, 0.7))
        text_in(painter, QRectF(left, rect.top(), right - left, rect.height()), line.label, look.colour("ink"), Left)
        if hint:
            font = QFont(hint_font)
            font.setBold(False)
            painter.setFont(font)
            text_in(painter, QRectF(left, rect.top(), right - left, rect.height()), hint, look.colour("muted"), Right)

    def _paint_cell(self, painter: QPainter, rect: QRectF, index: Index, line: Line, cell: Cell) -> None:
        look = self._look
        ink = look.player(self._view.sheet_model.sheet.heads[index.column() - 1].ink)
        if cell.playable:
            self._paint_offer(painter, rect, index, cell)
        if cell.kind is CellKind.CROSSED:
            self._paint_stroke(painter, rect)
        elif cell.kind is CellKind.BAR:
            self._paint_bar(painter, rect, cell)
        elif cell.text:
            painter.setFont(self._cell_font(rect, line, cell))
            colour = look.colour("ink")
            if cell.kind is CellKind.WRITTEN or line.kind is LineKind.GRAND:
                colour = ink.colour
            elif cell.kind is CellKind.POSSIBLE:
                colour = look.colour("positive" if cell.best else "ink" if self._is_hot(index) else "muted")
            text_in(painter, rect, cell.text, colour, Centre)
        if index == self._view.currentIndex() and self._view.hasFocus() and self._view.by_keys:
            ring = look.px(3)
            outline(painter, rect.adjusted(1, 1, -1, -1), look.colour("focus"), ring, look.radius("cell"))

    def _cell_font(self, rect: QRectF, line: Line, cell: Cell) -> QFont:
        look = self._look
        if line.kind is LineKind.GRAND:
            return _fitted(_sized(look.font("section", tabular=True), rect.height() * 0.42), cell.text, rect.width() - 6)
        if cell.kind is CellKind.POSSIBLE:
            font = _sized(look.font("name", tabular=True, italic=True), rect.height() * 0.46)
            font.setBold(False)
            return font
        share = 0.48 if line.kind is LineKind.BOX else 0.52
        return _fitted(_sized(look.font("name", tabular=True), rect.height() * share), cell.text, rect.width() - 4)

    def _is_hot(self, index: Index) -> bool:
        return index in (self._view.hovered, self._view.chosen)

    def _paint_offer(self, painter: QPainter, rect: QRectF, index: Index, cell: Cell) -> None:
        """Show that a box may be filled: under the pointer, chosen, and the coach's best with its lamp."""
        look = self._look
        inside = rect.adjusted(look.px(4), look.px(3), -look.px(3), -look.px(4))
        corner = look.radius("tile")
        if cell.best:
            fill(painter, inside, look.colour("positive_tint"), corner)
            outline(painter, inside, look.colour("positive"), look.px(1.5), corner)
            side = min(inside.height() * 0.66, inside.width() * 0.28)
            place = QRectF(inside.left() + look.px(3), inside.center().y() - side / 2, side, side)
            icon(painter, look, "bulb", place, look.colour("positive"))
        if index == self._view.chosen:
            if not cell.best:
                fill(painter, inside, look.colour("accent_tint"), corner)
            outline(painter, inside, look.colour("accent"), look.px(2.5), corner)
        elif index == self._view.hovered:
            if not cell.best:
                fill(painter, inside, look.colour("surface"), corner)
            outline(painter, inside, look.colour("control_outline"), look.px(1.5), corner)

    def _paint_stroke(self, painter: QPainter, rect: QRectF) -> None:
        """Cross a box out as with a pencil."""
        look = self._look
        half_wide, half_high = min(look.px(9), rect.width() * 0.3), min(look.px(5), rect.height() * 0.2)
        pen = QPen(look.colour("muted"), look.px(2.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle = rect.center()
        painter.drawLine(middle + QPointF(-half_wide, half_high), middle + QPointF(half_wide, -half_high))

    def _paint_bar(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        look = self._look
        full = cell.share >= 1
        painter.setFont(_fitted(_sized(look.font("body", tabular=True), rect.height() * 0.48), cell.text, rect.width() - 6))
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        colour = look.colour("positive" if full else "ink")
        wide = min(look.px(BAR_WIDE), rect.width() * 0.44)
        high = look.px(BAR_HIGH)
        if rect.width() < look.px(LEAST_FOR_BAR):
            text_in(painter, rect.adjusted(0, 0, 0, -look.px(4)), cell.text, colour)
            groove = QRectF(rect.center().x() - rect.width() * 0.36, rect.bottom() - look.px(6), rect.width() * 0.72, look.px(3))
        else:
            text_wide = painter.fontMetrics().horizontalAdvance(cell.text)
            gap = look.px(6)
            left = rect.center().x() - (wide + gap + text_wide) / 2
            groove = QRectF(left, rect.center().y() - high / 2, wide, high)
            text_in(painter, QRectF(groove.right() + gap, rect.top(), text_wide + 2, rect.height()), cell.text, colour, Left)
        fill(painter, groove, look.colour("line"), groove.height() / 2)
        if cell.share > 0:
            painter.save()
            painter.setClipRect(QRectF(groove.left(), groove.top(), groove.width() * cell.share, groove.height()))
            fill(painter, groove, look.colour("positive"), groove.height() / 2)
            painter.restore()


class SheetView(QTableView):
    """The sheet that a player points at: arrows move, Enter or a click means a box, Delete crosses it out."""

    picked = Signal(str, int)
    """A box was clicked or entered: the code of its line, the player's number from 0."""
    crossed = Signal(str, int)
    """A box is to be crossed out."""
    chosen_changed = Signal()
    """Another box is chosen, or none."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.sheet_model = model
        self.measures = Measures(look, 1)
        self.hovered = QModelIndex()
        self.chosen = QModelIndex()
        self.by_keys = False
        self.setModel(model)
        self.setItemDelegate(SheetDelegate(look, self))
        self.head = SheetHeader(look, self)
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
        model.modelReset.connect(self._forget)

    def choose(self, index: QModelIndex) -> None:
        """Choose a box, shown by its frame; an invalid index chooses none."""
        if index != self.chosen:
            old, self.chosen = self.chosen, index
            for changed in (old, index):
                if changed.isValid():
                    self.update(changed)
            self.chosen_changed.emit()

    def chosen_code(self) -> str | None:
        """Give the code of the chosen line, or None."""
        return self.sheet_model.line(self.chosen.row()).code if self.chosen.isValid() else None

    def is_playable(self, index: QModelIndex) -> bool:
        """Tell whether a box may be filled now."""
        cell = self.sheet_model.cell(index)
        return cell is not None and cell.playable

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Keep the cursor among the players' columns; from nowhere it enters the column of the one to move."""
        if not self.currentIndex().isValid() or self.currentIndex().column() == 0:
            return self.entry()
        index = super().moveCursor(action, modifiers)
        return index.siblingAtColumn(max(index.column(), 1))

    def entry(self) -> QModelIndex:
        """Give the box where the keyboard enters: the first that may be filled, else the top of the active column."""
        model = self.sheet_model
        column = (model.sheet.active or 0) + 1
        if not model.rowCount() or column >= model.columnCount():
            return QModelIndex()
        best = [row for row in range(model.rowCount()) if self.is_playable(model.index(row, column))]
        return model.index(best[0] if best else 0, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take arrows, Home, End, Enter and Delete; leave the rest to the table."""
        index = self.currentIndex()
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down | Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Home | Qt.Key.Key_End:
                self.by_keys = True
                super().keyPressEvent(event)
                self.choose(self.currentIndex() if self.is_playable(self.currentIndex()) else QModelIndex())
                self.viewport().update()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.is_playable(index):
                self._pick(index)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if self.is_playable(index):
                self._cross(index)
            case _:
                event.ignore()

    def focusInEvent(self, event: object) -> None:
        """Come in at the first open box when the keyboard arrives."""
        super().focusInEvent(event)  # type: ignore[arg-type]
        reason = event.reason()  # type: ignore[attr-defined]
        self.by_keys = reason in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
        if self.by_keys:
            if not self.is_playable(self.currentIndex()):
                self.setCurrentIndex(self.entry())
            if self.is_playable(self.currentIndex()):
                self.choose(self.currentIndex())

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
        self.by_keys = False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the box that was pressed and released."""
        index = self.indexAt(event.position().toPoint())
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and index == self.currentIndex() and self.is_playable(index):
            self._pick(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to cross the box out."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if not self.is_playable(index):
            return
        menu = QMenu(self)
        cross = menu.addAction(self.tr("Barrer cette case"))
        corner = self.viewport().mapToGlobal(self.visualRect(index).center())
        if menu.exec(event.globalPos() if by_mouse else corner) is cross:
            self._cross(index)
        menu.deleteLater()

    def fit(self, width: int, height: int) -> int:
        """Give every line its share of a size (px) and return the height that the sheet takes."""
        players = max(self.sheet_model.columnCount() - 1, 1)
        self.measures = Measures(self._look, players)
        self.head.named = self.measures.named
        head = self.measures.head
        kinds = [line.kind for line in self.sheet_model.sheet.lines]
        rows = self.measures.rows(kinds, height - head)
        self.head.setFixedHeight(head)
        for row, high in enumerate(rows):
            self.setRowHeight(row, high)
        label = self.measures.label
        for column in range(1, players + 1):
            left = label + (width - label) * (column - 1) // players
            right = label + (width - label) * column // players
            self.setColumnWidth(column, right - left)
        if self.sheet_model.columnCount():
            self.setColumnWidth(0, label)
        return head + sum(rows)

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
            self.viewport().setCursor(
                Qt.CursorShape.PointingHandCursor if index.isValid() else Qt.CursorShape.ArrowCursor
            )

    def _pick(self, index: QModelIndex) -> None:
        self.picked.emit(self.sheet_model.line(index.row()).code, index.column() - 1)

    def _cross(self, index: QModelIndex) -> None:
        self.crossed.emit(self.sheet_model.line(index.row()).code, index.column() - 1)


class ScoreSheet(Paper):
    """The paper with its shadow, and the view on it; as high as its lines, never higher than it is given."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.view = SheetView(look, model, self)
        model.modelReset.connect(self._fit)
        look.changed.connect(self._fit)

    def wished_width(self) -> int:
        """Give the width for the number of players, in px."""
        return Measures(self.look, max(self.view.sheet_model.columnCount() - 1, 1)).width

    def lay(self, rect: QRect) -> None:
        """Lie in a rectangle, at its top, as high as the lines need (px)."""
        edge = 1
        high = self.view.fit(rect.width() - 2 * edge, rect.height() - 2 * edge) + 2 * edge
        self.setGeometry(rect.left(), rect.top(), rect.width(), min(high, rect.height()))
        self.view.setGeometry(edge, edge, rect.width() - 2 * edge, self.height() - 2 * edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new size."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        edge = 1
        self.view.fit(self.width() - 2 * edge, self.height() - 2 * edge)
        self.view.setGeometry(edge, edge, self.width() - 2 * edge, self.height() - 2 * edge)
        self.view.viewport().update()
        self.view.head.viewport().update()

