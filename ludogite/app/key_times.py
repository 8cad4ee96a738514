"""When keys were pressed, where a screen reader listens on Linux: Qt then asks it about each key, and sends a copy without a time.

A copy may come late, where the program or the screen reader is busy; the time at which it comes would make a second press of a
hurried hand one that was meant. The question for shortcuts, which Qt asks the window first, still has the time.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from ludogite.ui.flow.press_guard import now_ms

_LATEST_MS: Final = 10_000
"""A question that is older was about a key that a shortcut has taken."""


class KeyTimes(QObject):
    """Filters the key events of a window (a QWindow), before every other filter: what has no time gets its own back."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: deque[tuple[int, int, int]] = deque(maxlen=64)
        """Code, modifiers and time (ms) of what was pressed, and not sent yet."""

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Note when a key was pressed, and date its copy; a release is given the moment at which it comes."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and event.nativeScanCode():
            if kind == QEvent.Type.ShortcutOverride:
                self._asked.append((event.nativeScanCode(), event.modifiers().value, event.timestamp()))
            elif kind == QEvent.Type.KeyPress:
                made = self._made(event)
                if not event.timestamp():
                    event.setTimestamp(made)
            elif kind == QEvent.Type.KeyRelease and not event.timestamp():
                event.setTimestamp(int(now_ms()))
        return False

    def _made(self, event: QKeyEvent) -> int:
        """Take what was asked about a key, and all before it, from the list; give its time, now where nothing was asked."""
        pressed, now = (event.nativeScanCode(), event.modifiers().value), int(now_ms())
        while self._asked:
            code, modifiers, made = self._asked.popleft()
            if (code, modifiers) == pressed and now - made < _LATEST_MS:
                return made
        return now
