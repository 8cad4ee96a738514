"""A long press does what a right click does, for fingers, pens and mice with one button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

HELD_MS: Final = 700
"""How long a press is held until it is a long one."""
_LEFT: Final = Qt.MouseButton.LeftButton


class LongPress(QObject):
    """Asks for the menu of what was pressed, as a right click does; filters the system's window.

    Where there is no menu the press stays what it was. A button has none: it may be held, as the cup is.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._at = QPoint()
        self._is_taken = False
        """Whether the press that is held has opened a menu: its release means nothing any more."""
        self._timer = QTimer(self, singleShot=True, interval=HELD_MS)
        self._timer.timeout.connect(self._ask)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Watch how long the left button stays down where it was pressed."""
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() is _LEFT:
                self._at, self._is_taken = event.position().toPoint(), False
                self._timer.start()
            case QEvent.Type.MouseMove:
                if (event.position().toPoint() - self._at).manhattanLength() >= QApplication.startDragDistance():
                    self._timer.stop()
            case QEvent.Type.MouseButtonRelease if event.button() is _LEFT:
                self._timer.stop()
                taken, self._is_taken = self._is_taken, False
                return taken
        return False

    def _ask(self) -> None:
        pressed = self._window.childAt(self._at)
        if pressed is None or isinstance(pressed, QAbstractButton):
            return
        here = pressed.mapFrom(self._window, self._at)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, here, self._window.mapToGlobal(self._at))
        asked.ignore()
        QApplication.sendEvent(pressed, asked)
        self._is_taken = asked.isAccepted() and QApplication.activePopupWidget() is not None
