"""What the page of the family's own theme cards is made of: a card in the list, a theme's line, the box of a list of answers."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QMimeData, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.paint import fill, outline, palette, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Control, FocusRing, Label, Left, TextField, ThinBar
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.die import Pips, Pose, paint_die
from ludogite.ui.widgets.shake import shake


class CardTab(Control):
    """A card of the list: its title, and whether it is ready."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._note, self._is_ready = "", False
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def set_card(self, title: str, note: str, *, ready: bool) -> None:
        """Show a card's title and its state."""
        self.setText(title)
        self._note, self._is_ready = note, ready
        self.setAccessibleName(f"{title}, {note}")
        set_tip(self, title)
        self.update()

    def sizeHint(self) -> QSize:
        high = self.line_height("name") + self.line_height("note") + self.theme.px(16)
        return QSize(self.theme.px(120), max(self.theme.px(56), math.ceil(high)))

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        if self.isChecked():
            fill(painter, rect, theme.palette.accent_tint, self.corner())
            outline(painter, rect, theme.palette.accent, theme.pen(2), self.corner())
        elif self.hot():
            fill(painter, rect, theme.palette.surface_soft, self.corner())
        edge, line = theme.px(12), self.line_height("name")
        top = (rect.height() - line - self.line_height("note")) / 2
        painter.setFont(theme.font("name"))
        text_in(painter, QRectF(edge, top, rect.width() - 2 * edge, line), self.text(), theme.palette.ink, Left)
        painter.setFont(theme.font("note"))
        ink = theme.palette.of("positive" if self._is_ready else "ink" if self.isChecked() else "muted")
        below = QRectF(edge, top + line, rect.width() - 2 * edge, self.line_height("note"))
        text_in(painter, below, self._note, ink, Left)


class NameField(TextField):
    """The name of a theme; tells when somebody begins to write in it."""

    entered = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that this theme is the one to show."""
        super().focusInEvent(event)
        self.entered.emit()


class ThemeLine(Painted, QWidget):
    """A theme of the card: the face of its die, its name, how many answers it brings."""

    chosen = Signal()

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.number = number
        self._is_current = False
        self.field = NameField(theme, columns=14)
        self.field.entered.connect(self.chosen)
        self.count = Label(theme, "note", "muted", tabular=True)
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._row = filled(QHBoxLayout(self), (self.field, 1), self.count)
        self.apply_theme()

    def set_current(self, current: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Mark the theme whose details are shown."""
        self._is_current = current
        self.update()

    def apply_theme(self) -> None:
        """Take new sizes: room for the die at the left."""
        px = self.theme.px
        self._row.setContentsMargins(px(56), px(5), px(10), px(5))
        self._row.setSpacing(px(10))
        self.count.setMinimumWidth(self.theme.text_px(34))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Write in the theme that was clicked."""
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)

    def paint(self, painter: QPainter) -> None:
        if self._is_current:
            fill(painter, QRectF(self.rect()), self.theme.palette.accent_tint, self.theme.radius("control"))
        side = self.theme.px(30.0)
        paint_die(painter, self.theme, Pose(self.theme.px(28), self.height() / 2 - side * 0.04, side), Pips(self.number))


class ListEdit(QPlainTextEdit):
    """Where the answers are typed or pasted; a paste that would not fit is refused whole."""

    overfull = Signal()

    def __init__(self, theme: Theme, limit: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.limit = theme, limit
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBar(ThinBar(theme, Qt.Orientation.Vertical, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take plain text, unless the list would grow beyond its limit."""
        if len(source.text()) + self.document().characterCount() > self.limit:
            self.overfull.emit()
            return
        self.insertPlainText(source.text())


class ListBox(Painted, QWidget):
    """The frame round a list of answers."""

    def __init__(self, theme: Theme, limit: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._wrong = False
        self.edit = ListEdit(theme, limit, self)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.ring = FocusRing(self, theme, self.corner)
        self.edit.installEventFilter(self)
        self._box = filled(QVBoxLayout(self), self.edit)
        self.apply_theme()

    def corner(self) -> float:
        """Round as a control."""
        return self.theme.radius("control")

    def set_wrong(self, wrong: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Mark the list as refused, felt by the hand that has just typed it."""
        if wrong and not self._wrong and self.edit.hasFocus():
            shake(self, self.theme)
        self._wrong = wrong
        self.update()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Light the ring round the whole box while somebody writes in it."""
        if watched is self.edit and event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.ring.lit = event.type() == QEvent.Type.FocusIn
            self.ring.follow()
        return False

    def apply_theme(self) -> None:
        px = self.theme.px
        self._box.setContentsMargins(px(8), px(6), px(4), px(6))
        self.edit.setFont(self.theme.font("body"))
        made = palette(self.theme)
        made.setColor(QPalette.ColorRole.Base, self.theme.palette.surface)
        self.edit.setPalette(made)
        self.setMinimumHeight(self.theme.text_px(96))
        self.update()

    def paint(self, painter: QPainter) -> None:
        fill(painter, QRectF(self.rect()), self.theme.palette.surface, self.corner())
        edge = self.theme.palette.of("danger" if self._wrong else "control_outline")
        outline(painter, QRectF(self.rect()), edge, self.theme.px(2.5 if self._wrong else 1.5), self.corner())
