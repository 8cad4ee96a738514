"""For hands that tremble: a key counts once it has been held for a while, and what is pressed twice by mistake counts once.

Both are settings of the house, and off until somebody wants them. The system has the like for all programs; a family that plays at
one table need not change the computer for it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent

_AT_ONCE: Final = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock}
"""Keys that are held while another is pressed."""
_PRESSES: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}


class SteadyHands(QObject):
    """Filters what the system sends to a window (a QWindow)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hold_ms = self.repeat_ms = 0
        """For how long a key is held until it counts, and for how long the same press is deaf after it was let go (ms)."""
        self._let_go: dict[Hashable, int] = {}
        """When each key was let go last, by the clock of the events (ms)."""
        self._counted: dict[Hashable, int] = {}
        """The same of each key and button whose press had counted."""
        self._dropped: set[Hashable] = set()
        """What was pressed last without counting: neither its repeats nor its release count."""
        self._waiting: tuple[QObject, QKeyEvent] | None = None
        """The key that is held, and does not count yet."""
        self._held = QTimer(self, singleShot=True)
        self._held.timeout.connect(self._count)
        self._counts = False
        """Whether what is sent has counted already."""

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Keep back what does not count, or not yet."""
        if (not self.hold_ms and not self.repeat_ms) or self._counts:
            return False
        if isinstance(event, QKeyEvent):  # a copy, too, where a screen reader was asked about it
            if event.key() in _AT_ONCE:
                return False
            if event.type() == QEvent.Type.KeyPress:
                return self._take_key(window, event)
            if event.type() == QEvent.Type.KeyRelease:
                if not event.isAutoRepeat():
                    self._let_go[event.key()] = event.timestamp()
                return self._release(event.key(), event.timestamp())
        elif isinstance(event, QMouseEvent) and event.spontaneous():
            if event.type() in _PRESSES:
                return self._is_too_soon(event.button(), event.timestamp())
            if event.type() == QEvent.Type.MouseButtonRelease:
                return self._release(event.button(), event.timestamp())
        return False

    def _take_key(self, window: QObject, event: QKeyEvent) -> bool:
        key, made = event.key(), event.timestamp()
        if event.isAutoRepeat() or made == self._let_go.get(key):  # X11 tells repeats as a release and a press of one moment
            self._let_go.pop(key, None)
            return key in self._dropped
        if self._is_too_soon(key, made):
            return True
        if self.hold_ms:
            self._dropped.add(key)
            self._let_go.pop(key, None)
            self._waiting = window, QKeyEvent(event.clone())
            self._held.start(self.hold_ms)
            return True
        return False

    def _is_too_soon(self, what: Hashable, made: int) -> bool:
        """Tell whether a press comes so soon after the same one that it is the same."""
        if self.repeat_ms and made - self._counted.get(what, -self.repeat_ms) < self.repeat_ms:
            self._dropped.add(what)
            return True
        self._dropped.discard(what)
        return False

    def _release(self, what: Hashable, made: int) -> bool:
        if what not in self._dropped:
            self._counted[what] = made
        return what in self._dropped

    def _count(self) -> None:
        """Let the key count that is still held."""
        waiting, self._waiting = self._waiting, None
        if waiting is None or waiting[1].key() in self._let_go:
            return
        window, event = waiting
        self._dropped.discard(event.key())
        event.setTimestamp(event.timestamp() + self.hold_ms)
        self._counts = True
        QCoreApplication.sendEvent(window, event)
        self._counts = False
