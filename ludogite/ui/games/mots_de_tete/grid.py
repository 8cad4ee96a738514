"""The grid as a table view in its wooden frame: what is printed in one picture, what is written painted cell by cell.

The view says what the player points at, types and drags; it decides nothing. Cells keep square and share the room there is;
where they would get small, ``set_zoom`` enlarges them and the view follows the caret.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ludogite.games.mots_de_tete.grid import Cell
from ludogite.ui.games.mots_de_tete.grid_model import CELL_ROLE, GridCell, GridModel, Ground, Writing
from ludogite.ui.games.mots_de_tete.grid_print import LETTER, paint_bed, paint_cell, paint_printed
from ludogite.ui.style.paint import ratio_of
from ludogite.ui.style.painted import Painted, lent
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import TARGET, FocusRing, Shadow, by_finger

FRAME, FRAME_SMALL = 16, 12
"""Px at 100 % from the outer edge to the cells."""
SIDE_MOST: Final = 66
"""Px at 100 %: a small grid does not grow past this."""
ZOOMS: Final = (1.0, 1.4, 1.8)
CLOSED: Final = frozenset({Ground.BLACK, Ground.CROSS})
"""Grounds on which nothing is ever written."""
BY_TAB: Final = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})
ARROWS: Final = {
    Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1),
}  # fmt: skip


class GridDelegate(QStyledItemDelegate):
    """Paints what differs from the printed cell."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    @lent
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint the cell of an index, unless it shows only what the picture below shows already."""
        cell: GridCell = index.data(CELL_ROLE)
        if is_printed(cell):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cell(painter, self._theme, QRectF(option.rect), cell)
        painter.restore()


def is_printed(cell: GridCell) -> bool:
    """Tell whether a cell shows nothing but what is printed."""
    return cell == GridCell(cell.ground, cell.value)


class GridView(Painted, QTableView):
    """The cells. Without headers and scroll bars; a click, arrows, letters and drags become signals."""

    qt_paints = True
    pointed = Signal(object)
    """A cell was clicked: its place."""
    moved = Signal(object)
    """An arrow moves the caret: (down, right) steps."""
    typed = Signal(str)
    """A letter was typed, as it came."""
    erased = Signal()
    """Backspace."""
    cleared = Signal(object)
    """Delete: the place of the current cell, or None."""
    turned = Signal()
    """Space: the other direction."""
    swept = Signal(object)
    """The mouse goes over another cell with its button down, and carries nothing: the place."""
    lifted = Signal(object, object)
    """A laid letter is dragged: its place, and the global position."""
    dragged = Signal(object)
    """The drag goes on: the global position."""
    dropped = Signal(object)
    """The drag ends: the global position."""
    touched = Signal()
    """A finger has pointed at a cell that is too small for it."""
    zoom_asked = Signal(int)
    """Ctrl and the wheel: closer (1) or farther (−1)."""

    def __init__(self, theme: Theme, model: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.grid = model
        self.side = 40
        self.takes_keys = True
        """Whether letters, arrows and Space are for the grid; else the table hears them."""
        self._pressed: Cell | None = None
        self._swept: Cell | None = None
        self._press_at = QPoint()
        self._dragging = False
        self.setModel(model)
        self.setItemDelegate(GridDelegate(theme, self))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        model.modelReset.connect(self._resize_sections)

    def set_side(self, side: int) -> None:
        """Give every cell this side, in px."""
        self.side = side
        self._resize_sections()

    def _resize_sections(self) -> None:
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setDefaultSectionSize(self.side)
            for section in range(header.count()):
                header.resizeSection(section, self.side)
        self.viewport().update()

    def apply_theme(self) -> None:
        self.viewport().update()

    def place_at(self, point: QPoint) -> Cell | None:
        """Give the cell under a point of the viewport, or None."""
        index = self.indexAt(point)
        return (index.row(), index.column()) if index.isValid() else None

    def rect_of(self, place: Cell) -> QRect:
        """Give the rectangle of a cell in px of the viewport."""
        return self.visualRect(self.grid.index(*place))

    def stand_on(self, place: Cell | None) -> None:
        """Move the cursor of keyboard and screen reader, and keep the cell in sight."""
        index = self.grid.index(*place) if place is not None else QModelIndex()
        if index != self.currentIndex():
            self.setCurrentIndex(index)
        if index.isValid():
            self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    # ---- events -----------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        rows = self.grid.rows
        if rows:
            printed = tuple(tuple((cell.ground, cell.value) for cell in row) for row in rows)
            wide, high = len(rows[0]) * self.side, len(rows) * self.side
            picture = self.theme.picture(("grid", printed), wide, high, ratio_of(painter), self._paint_printed)
            painter.drawPixmap(QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value()), picture)

    def _paint_printed(self, painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 9999, 9999), self.theme.palette.ground_edge)
        paint_printed(painter, self.theme, QPointF(0, 0), self.side, self.grid.rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take letters, arrows, Space, Backspace and Delete; leave the rest to the table."""
        if not self.takes_keys or event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
        ):
            event.ignore()
            return
        key = Qt.Key(event.key())
        if key in ARROWS:
            self.moved.emit(ARROWS[key])
        elif key == Qt.Key.Key_Space:
            self.turned.emit()
        elif key == Qt.Key.Key_Backspace:
            self.erased.emit()
        elif key == Qt.Key.Key_Delete:
            index = self.currentIndex()
            self.cleared.emit((index.row(), index.column()) if index.isValid() else None)
        elif len(event.text()) == 1 and event.text().isprintable():
            self.typed.emit(event.text())
        else:
            event.ignore()

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are for writing."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the keyboard without moving the cursor."""
        QAbstractItemView.focusInEvent(self, event)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where the mouse went down: a click or the beginning of a drag."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press_at = event.position().toPoint()
        self._pressed = self._swept = self.place_at(self._press_at)
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a laid letter once the mouse has gone far enough."""
        place, at = self._pressed, event.position().toPoint()
        if place is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        far = (at - self._press_at).manhattanLength() >= QApplication.startDragDistance()
        if not self._dragging and far and self.grid.cell(place).writing is Writing.DRAFT:
            self._dragging = True
            self.lifted.emit(place, self.viewport().mapToGlobal(at))
        elif self._dragging:
            self.dragged.emit(self.viewport().mapToGlobal(at))
        elif (swept := self.place_at(at)) not in {None, self._swept}:
            if self._swept == place:
                self.swept.emit(place)  # where the sweep began is swept too
            self._swept = swept
            self.swept.emit(swept)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or point at the cell that was clicked."""
        place, self._pressed = self._pressed, None
        at = event.position().toPoint()
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.viewport().mapToGlobal(at))
        elif place is not None and place == self.place_at(at):
            is_unsure = by_finger(event) and self.side < self.theme.px(TARGET)
            self.pointed.emit(self._meant(at, place) if is_unsure else place)
            if is_unsure:
                self.touched.emit()

    def _meant(self, at: QPoint, hit: Cell) -> Cell:
        """Give the cell that a finger means: where nothing is ever written on the one it hits, the nearest beside it."""
        if self.grid.cell(hit).ground not in CLOSED:
            return hit
        rows, columns = (range(max(middle - 1, 0), middle + 2) for middle in hit)
        beside = [(row, column) for row in rows for column in columns if self.grid.hasIndex(row, column)]
        free = [cell for cell in beside if self.grid.cell(cell).ground not in CLOSED]
        return min(free, key=lambda cell: (self.rect_of(cell).center() - at).manhattanLength(), default=hit)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click as a click."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl; else scroll what is enlarged."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_asked.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)


class GridRing(FocusRing):
    """The ring round the cells; shown only to who came by Tab, for the caret shows the keyboard to everybody else."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Light up for Tab alone."""
        super().eventFilter(watched, event)
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn and event.reason() not in BY_TAB:
            self.lit = False
            self.follow()
        return False


class GridBoard(Painted, QWidget):
    """The wooden frame with the grid in it, as large as its room allows."""

    zoomed = Signal(float)
    """The zoom has changed."""

    def __init__(self, theme: Theme, model: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.view = GridView(theme, model, self)
        self.view.zoom_asked.connect(self.step_zoom)
        self.view.touched.connect(self._come_closer)
        self._zoom = 1.0
        self._by_hand = False
        self.shade = Shadow(self, theme, "tray", lambda: theme.radius("tray"))
        self.ring = GridRing(self.view, theme, lambda: theme.radius("cell"))
        model.modelReset.connect(self.apply_theme)

    @property
    def zoom(self) -> float:
        """How much larger the cells are than what fits."""
        return self._zoom

    def frame(self) -> int:
        """Give the way from the edge to the cells, in px."""
        return self.theme.px(FRAME_SMALL if self.theme.small else FRAME)

    def fitting_side(self, room: QSize) -> int:
        """Give the side of a cell (px) with which the whole grid fits into this room."""
        rows, columns = max(self.view.grid.rowCount(), 1), max(self.view.grid.columnCount(), 1)
        frame = 2 * self.frame()
        return max(min((room.width() - frame) // columns, (room.height() - frame) // rows, self.theme.px(SIDE_MOST)), 8)

    def wished(self, room: QSize) -> QSize:
        """Give the size of frame and cells that fits into this room."""
        side, frame = self.fitting_side(room), 2 * self.frame()
        return QSize(self.view.grid.columnCount() * side + frame, self.view.grid.rowCount() * side + frame)

    def zoom_for_text(self) -> float:
        """Give the zoom with which letters are as large as the chosen text asks for, the largest where none is enough."""
        if self.theme.text_scale == 1:
            return ZOOMS[0]
        wanted = self.theme.least_text() / LETTER
        side = self.fitting_side(self.size())
        return next((zoom for zoom in ZOOMS if side * zoom >= wanted), ZOOMS[-1])

    def step_zoom(self, step: int) -> None:
        """Come closer (1) or go farther (−1), by one of the known steps."""
        at = ZOOMS.index(self._zoom)
        self.set_zoom(ZOOMS[min(max(at + step, 0), len(ZOOMS) - 1)])

    def _come_closer(self) -> None:
        """Open the magnifier for a finger, unless somebody has set it."""
        if not self._by_hand:
            self.set_zoom(ZOOMS[1])

    def set_zoom(self, zoom: float) -> None:
        """Enlarge the cells; the frame stays, and the view scrolls. Raise ``ValueError`` for a zoom that is none of ours."""
        if zoom not in ZOOMS:
            raise ValueError(zoom)
        self._by_hand = True
        if zoom != self._zoom:
            self._zoom = zoom
            self.apply_theme()
            self.zoomed.emit(zoom)

    def cell_rect(self, place: Cell, under: QWidget) -> QRectF:
        """Give the rectangle of a cell in px of another widget of the same window."""
        rect = self.view.rect_of(place)
        corner = self.view.viewport().mapTo(under, rect.topLeft())
        return QRectF(corner.x(), corner.y(), rect.width(), rect.height())

    def place_at_global(self, point: QPoint) -> Cell | None:
        """Give the cell under a global position, or None."""
        local = self.view.viewport().mapFromGlobal(point)
        return self.view.place_at(local) if self.view.viewport().rect().contains(local) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()

    def apply_theme(self) -> None:
        if not self._by_hand and (zoom := self.zoom_for_text()) != self._zoom:
            self._zoom = zoom
            self.zoomed.emit(zoom)
        frame = self.frame()
        side = self.fitting_side(self.size())
        wide, high = self.view.grid.columnCount() * side, self.view.grid.rowCount() * side
        left, top = (self.width() - wide) // 2, (self.height() - high) // 2
        self.view.setGeometry(max(left, frame), max(top, frame), wide, high)
        self.view.set_side(round(side * self._zoom))
        if self.view.currentIndex().isValid():
            self.view.scrollTo(self.view.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)
        self.update()

    def paint(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        key = ("grid_bed", self.frame())
        picture = self.theme.picture(key, rect.width(), rect.height(), ratio_of(painter), self._paint_bed)
        painter.drawPixmap(QPointF(0, 0), picture)

    def _paint_bed(self, painter: QPainter) -> None:
        paint_bed(painter, self.theme, QRectF(self.rect()), self.frame())
