"""The felt of the new game page: who plays lies on it as medallions, in the order of play, and a free place as a dashed circle."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import dashed, fill, outline, text_in
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Felt
from ludogite.ui.widgets import Control, LineLabel, TextField, Tray
from ludogite.ui.widgets.base import Centre
from ludogite.ui.widgets.reading_order import tell_in_order

LARGEST, LARGEST_SMALL, LEAST = 104, 80, 50
"""Px of a medallion on the felt at 100 %: at most, in a small window, and at least."""
PITCH, BESIDE = 180, 14
"""Px from one medallion to the next at most, and what is free between two at least."""
NAME_SHRINKS = 0.72
"""Down to what share of its size a name is set for the sake of its neighbours."""
LONGEST_NAME = 24
DOTS = 4


def choice_height(theme: Theme) -> int:
    """Give the height of what is chosen for a seat, with what is free below it (px)."""
    return max(theme.px(28), math.ceil(QFontMetricsF(theme.font("note")).height()) + theme.px(6)) + theme.px(4)


class SeatMedallion(Control):
    """Somebody who plays, under a name what is chosen for the seat: a press asks for what there is to choose, or lets them go.

    Dragged, or with Alt and the arrows, they change places; up and down alone change a level.
    """

    step_wanted = Signal(int)
    """Move one place to the left (−1) or to the right (+1)."""
    dragged = Signal(QPoint)
    """Dragged to this point, in px of the parent."""
    dropped = Signal()
    removed = Signal()
    stepped = Signal(int)
    """The next level (1) or the one before (−1) is wanted."""
    menu_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.ink, self.face = 1, ""
        self.diameter = theme.px(LARGEST)
        self.is_named_apart = False
        """Whether the name stands in a field of its own."""
        self.on_phone = False
        self.choice, self.dots = "", 0
        """The word that is chosen for the seat ("" for none), and how many of its four dots are full (0: it has none)."""
        self.tight = False
        """Whether there is room for that word alone."""
        self.name_height = 0
        self.is_chooser = False
        """Whether a press asks for a menu; else whoever is pressed stands up."""
        self._pressed: QPointF | None = None
        self._is_dragged = False
        self.clicked.connect(self._press)

    def _press(self) -> None:
        (self.menu_wanted if self.is_chooser else self.removed).emit()

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def show_person(self, ink: int, name: str, face: str, *, on_phone: bool) -> None:
        """Show player ``ink`` (1 to 8) under a name and with a face."""
        self.ink, self.face, self.on_phone = ink, face, on_phone
        self.setText(name)
        self.update()

    def show_choice(self, choice: str, dots: int) -> None:
        """Show what is chosen for the seat: a word after so many full dots; "" for nothing."""
        self.choice, self.dots = choice, dots
        self.update()

    def choice_width(self, *, tight: bool) -> float:
        """Give the width that dots and word need, in px; ``tight``: the word alone."""
        dots = self.theme.px(13) * DOTS + self.theme.px(4) if self.dots and not tight else 0
        return self.text_width("note", self.choice) + dots + self.theme.px(16 if tight else 22) if self.choice else 0

    def paint(self, painter: QPainter) -> None:
        theme, side = self.theme, self.diameter
        place = QRectF((self.width() - side) / 2, theme.px(4), side, side)
        if self.hot() or self._is_dragged:
            fill(painter, QRectF(self.rect()), theme.faded("on_felt", 0.14), self.corner())
        portrait(painter, theme, place, self.face, theme.player(self.ink))
        if self.on_phone:
            wide = side * 0.30
            badge = QRectF(place.left(), place.bottom() - wide, wide, wide)
            fill(painter, badge.adjusted(-2, -2, 2, 2), theme.palette.surface, wide / 2 + 2)
            icon(painter, theme, "phone", badge.adjusted(wide * 0.14, wide * 0.14, -wide * 0.14, -wide * 0.14), theme.palette.ink)
        if not self.is_named_apart:
            painter.setFont(theme.font("name"))
            room = QRectF(theme.px(2), place.bottom(), self.width() - theme.px(4), self.name_height)
            text_in(painter, room, self.text(), theme.palette.on_felt, Centre, shrink=NAME_SHRINKS * 0.95)
        if self.choice:
            self._paint_choice(painter)

    def _paint_choice(self, painter: QPainter) -> None:
        theme = self.theme
        wide = min(self.choice_width(tight=self.tight), self.width() - 2)
        body = QRectF((self.width() - wide) / 2, self.height() - choice_height(theme), wide, choice_height(theme) - theme.px(4))
        role = "ink" if not theme.dark else "ground"
        fill(painter, body, theme.faded(role, 0.5 if self.hot() else 0.35), body.height() / 2)
        outline(painter, body, theme.faded("on_felt", 0.45), theme.pen(1), body.height() / 2)
        x = body.left() + theme.px(7 if self.tight else 10)
        if self.dots and not self.tight:
            radius = theme.px(4)
            for number in range(DOTS):
                painter.setPen(theme.palette.of("on_felt"))
                painter.setBrush(theme.palette.of("bonus_jaune") if number < self.dots else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x + radius, body.center().y()), radius, radius)
                x += theme.px(13)
            x += theme.px(4)
        painter.setFont(theme.font("note"))
        room = QRectF(x, body.top(), body.right() - theme.px(6 if self.tight else 9) - x, body.height())
        text_in(painter, room, self.choice, theme.palette.on_felt, Centre)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Alt and the arrows, change the level with up and down, stand up with Del."""
        back = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
        levels = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in back:
            self.step_wanted.emit(back[Qt.Key(event.key())])
        elif self.dots and event.key() in levels:
            self.stepped.emit(levels[Qt.Key(event.key())])
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer all that there is to do with a seat, after a long press too."""
        event.accept()
        self.menu_wanted.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._is_dragged = event.position(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say where it is dragged, once it is clear that it is: then it is no press any more."""
        if self._pressed is not None:
            far = event.position() - self._pressed
            if not self._is_dragged and max(abs(far.x()), abs(far.y())) > self.theme.px(10):
                self._is_dragged = True
                self.setDown(False)
                self.raise_()
        if self._is_dragged:
            self.dragged.emit(self.mapToParent(event.position().toPoint()))
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        was, self._pressed, self._is_dragged = self._is_dragged, None, False
        if was:
            self.setDown(False)
            self.dropped.emit()
            self.update()
        else:
            super().mouseReleaseEvent(event)


class FreePlace(Control):
    """The dashed circle on the felt: a place that is free, and who could take it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.diameter = theme.px(LARGEST)

    def corner(self) -> float:
        """Be round."""
        return self.theme.radius("paper")

    def paint(self, painter: QPainter) -> None:
        theme, side = self.theme, self.diameter
        place = QRectF((self.width() - side) / 2, theme.px(4), side, side).adjusted(1, 1, -1, -1)
        if self.hot():
            fill(painter, place, theme.faded("on_felt", 0.16), side / 2)
        dashed(painter, theme, place, theme.palette.on_felt_muted, radius=place.width() / 2)
        mark = QRectF(0, 0, theme.px(26), theme.px(26))
        mark.moveCenter(place.center())
        icon(painter, theme, "plus", mark, theme.palette.on_felt)


class SeatPlace:
    """What lies at one place of the felt: the medallion, and the field of a guest who is being named."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        self.medallion = SeatMedallion(theme, table)
        self.name_field = TextField(theme, parent=table)
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name_field.hide()
        self.medallion.show()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """List what lies there, as Tab goes through it."""
        return self.medallion, self.name_field


class TableFelt(Tray):
    """The wooden frame with the felt of the game, the places on it, and a line that says who begins or comes."""

    def __init__(self, theme: Theme, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(theme, felt, parent)
        self.places: list[SeatPlace] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.free = FreePlace(theme, self)
        self.line = LineLabel(theme, "note", "on_felt_muted", self)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._moves: dict[QWidget, QPropertyAnimation] = {}

    # ---- sizes -----------------------------------------------------------------------------------------------------

    @property
    def _below(self) -> int:
        """Give the height under a medallion: a field for the name, and what is chosen, whoever sits there (px)."""
        return self._field_height() + choice_height(self.theme)

    def _field_height(self) -> int:
        return max(self.theme.px(34), math.ceil(QFontMetricsF(self.theme.font("name")).height()) + self.theme.px(10))

    def _line_height(self) -> int:
        return math.ceil(QFontMetricsF(self.theme.font("note")).height()) + self.theme.px(6)

    def _columns(self, width: float) -> int:
        """Say how many places lie side by side in so many px, so that no name is cut."""
        slots = max(self._slots, 1)
        metrics = QFontMetricsF(self.theme.font("name"))
        names = (metrics.horizontalAdvance(place.medallion.text()) for place in self.places)
        chosen = (place.medallion.choice_width(tight=True) for place in self.places)
        needed = max([*(name * NAME_SHRINKS for name in names), *chosen, self.theme.px(LEAST + BESIDE + 6)]) + self.theme.px(6)
        fitting = max(int(width // needed), 1)
        rows = math.ceil(slots / fitting)
        return math.ceil(slots / rows)

    @property
    def _slots(self) -> int:
        return len(self.places) + (not self.free.isHidden())

    def _inner(self, width: int) -> float:
        return width - 2 * self.theme.px(self.frame) - 2 * self.theme.px(8)

    def _height(self, diameter: int) -> int:
        """Give the height that everybody needs with medallions of so many px at 100 %."""
        rows = math.ceil(max(self._slots, 1) / self._columns(self._inner(self.width())))
        row = self.theme.px(diameter + 12) + self._below
        return rows * row + self._line_height() + 2 * self.theme.px(self.frame) + self.theme.px(8)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self._height(LARGEST_SMALL if self.theme.small else LARGEST))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self._height(LEAST))

    # ---- places ----------------------------------------------------------------------------------------------------

    def place_at(self, point: QPoint) -> int | None:
        """Tell which place lies under a point (px)."""
        return next((number for number, one in enumerate(self._cells()) if one.contains(point)), None)

    def _cells(self) -> Sequence[QRect]:
        """Give the room of every place, the free one last (px)."""
        felt = self.felt_rect().adjusted(self.theme.px(8), self.theme.px(4), -self.theme.px(8), -self.theme.px(2))
        slots = self._slots
        if not slots:
            return ()
        columns = self._columns(felt.width())
        rows = math.ceil(slots / columns)
        high = (felt.height() - self._line_height()) / rows
        pitch = min(felt.width() / columns, float(self.theme.px(PITCH)))
        cells = []
        for number in range(slots):
            row, column = divmod(number, columns)
            in_row = min(columns, slots - row * columns)
            left = felt.center().x() - pitch * in_row / 2 + pitch * column
            cells.append(QRectF(left, felt.top() + row * high, pitch, high).toRect())
        return cells

    def lay_out(self, *, flying: bool = False) -> None:
        """Put everybody in place; ``flying``: those who were elsewhere on the felt slide there."""
        cells = self._cells()
        felt, theme = self.felt_rect(), self.theme
        line = self._line_height()
        told = QFontMetricsF(self.line.font()).horizontalAdvance(self.line.text()) + 2
        wide = min(told, felt.width() - theme.px(16))
        self.line.setGeometry(QRectF(felt.center().x() - wide / 2, felt.bottom() - line - theme.px(2), wide, line).toAlignedRect())
        if not cells:
            return
        cell = cells[0]
        most = theme.px(LARGEST_SMALL if theme.small else LARGEST)
        diameter = min(most, cell.width() - theme.px(BESIDE), cell.height() - self._below - theme.px(8))
        diameter = max(diameter, theme.px(LEAST) // 2)
        field = self._field_height()
        tight = any(one.medallion.choice_width(tight=False) > cell.width() - 6 for one in self.places)
        spare = max(cell.height() - diameter - self._below - theme.px(8), 0)
        for one, room in zip(self.places, cells, strict=False):
            top = room.top() + spare // 2
            person = one.medallion
            person.diameter, person.name_height, person.tight = diameter, field, tight
            person.is_named_apart = not one.name_field.isHidden()
            high = diameter + theme.px(4) + field + (choice_height(theme) if person.choice else 0)
            self._put(person, QRect(room.left() + 2, top, room.width() - 4, high), flying=flying)
            one.name_field.setGeometry(room.left() + 4, top + diameter + theme.px(6), room.width() - 8, field - theme.px(2))
            one.name_field.raise_()
        if not self.free.isHidden():
            self.free.diameter = diameter
            room = cells[-1]
            self.free.setGeometry(room.left() + 2, room.top() + spare // 2, room.width() - 4, diameter + theme.px(8))
        tell_in_order(*(widget for one in self.places for widget in one.widgets), self.free, self.line)

    def _put(self, widget: QWidget, place: QRect, *, flying: bool) -> None:
        """Lay a widget down, from where it was where that is to be seen."""
        before = self._moves.pop(widget, None)
        if before is not None:
            before.stop()
        took = self.theme.ms("die_keep")
        if not flying or not took or not widget.isVisible() or widget.pos() == place.topLeft():
            widget.setGeometry(place)
            return
        widget.resize(place.size())
        move = QPropertyAnimation(widget, b"pos", self)
        move.setEndValue(place.topLeft())
        move.setDuration(took)
        move.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._moves[widget] = move
        move.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self.lay_out()

    def apply_theme(self) -> None:
        super().apply_theme()
        self.lay_out()

    def forget(self, place: SeatPlace) -> None:
        """Let go of what lay at a place that is there no more."""
        for widget in place.widgets:
            move = self._moves.pop(widget, None)
            if move is not None:
                move.stop()
            widget.hide()
            widget.deleteLater()
