"""A sheet of paper over the whole window, with a title and a cross: what is below is dark, and not heard, until it is closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from shiboken6 import isValid

from ludogite.ui.style.painted import Painted, hush, is_heard
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Control, Label, filled
from ludogite.ui.widgets.buttons import IconButton
from ludogite.ui.widgets.panels import Paper

VEIL = 0.55
"""How dark the page below becomes."""


class CoverSheet(Painted, QWidget):
    """A child of the window that covers it; gives the keyboard back to whoever had it, and is deleted when it is closed."""

    closed = Signal()

    WIDTH = 820
    """Px of the paper at 100 %."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._before: QWidget | None = None
        self._hushed: list[Callable[[], None]] = []
        """Gives back to screen readers what lies below."""
        self._is_closing = False
        self.paper = Paper(theme, self)
        self.title = Label(theme, "page", "ink")
        self.close_button = IconButton(theme, "close", "")
        self.close_button.clicked.connect(self.close)
        head = filled(QHBoxLayout(), (self.title, 1), self.close_button)
        self.column = filled(QVBoxLayout(self.paper), head)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        parent.installEventFilter(self)

    def open(self) -> None:
        """Cover the window and take the keyboard."""
        self._before = QApplication.focusWidget()
        beside = self.window().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        below = (one for one in beside if one is not self and one.isVisible() and not one.isWindow() and is_heard(one))
        self._hushed = [hush(one) for one in below]
        self.cover()
        self.show()
        self.raise_()
        self.first_focus().setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget:
        """Say where the keyboard begins."""
        return self.close_button

    def content_height(self) -> int:
        """Give the height that the content below the head would like, in px."""
        return self.column.sizeHint().height() - self.title.sizeHint().height()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the keyboard back and go: the sheet is made anew when it is asked for again."""
        super().closeEvent(event)
        self._is_closing = True
        parent = self.parentWidget()
        if parent is not None:
            parent.removeEventFilter(self)
        for give_back in self._hushed:
            give_back()
        before, self._before = self._before, None
        if before is not None and isValid(before):
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.closed.emit()
        self.deleteLater()

    def apply_theme(self) -> None:
        px = self.theme.px
        self.column.setContentsMargins(px(28), px(20), px(20), px(16))
        self.column.setSpacing(px(12))
        self.cover()

    def cover(self) -> None:
        """Cover the window, the paper in its middle."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        px = self.theme.px
        width = min(self.theme.text_px(self.WIDTH), self.width() - 2 * px(24))
        margins = self.column.contentsMargins()
        wished = self.title.sizeHint().height() + self.content_height() + px(24)
        height = min(wished + margins.top() + margins.bottom(), self.height() - 2 * px(24))
        self.paper.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def retranslate(self) -> None:
        self.close_button.set_name(self.tr("Fermer"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.cover()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc; let no other key through to the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        """Keep the keyboard on the sheet: go round its controls."""
        parts = [part for part in self.findChildren(QWidget) if isinstance(part, Control | QLineEdit)]
        ring = [part for part in parts if part.isVisible() and part.isEnabled()]
        if self._is_closing or not ring:
            return False
        here = next((place for place, part in enumerate(ring) if part.hasFocus()), -1)
        ring[(here + (1 if forward else -1)) % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close with a click beside the paper."""
        if not self.paper.geometry().contains(event.position().toPoint()):
            self.close()

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(QRectF(self.rect()), self.theme.faded("shadow", VEIL))
