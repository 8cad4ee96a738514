"""Keys that are held: on X11 Qt takes most of their repeats for presses, here they are told for what they are.

The server sends a release and a press at the same moment for every repeat. Qt looks whether the press is in its queue already when
it reads the release, and mostly it is not yet: measured, 40 of 43 repeats came as presses. Nobody presses and lets go in one ms.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent


class HeldKeys(QObject):
    """Filters the key events of a window (a QWindow): a press at the time of its key's release is a repeat."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._let_go = (0, 0)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Send a repeat on as one; let everything else pass."""
        kind = event.type()
        if kind not in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease} or not isinstance(event, QKeyEvent):
            return False
        moment = (event.nativeScanCode(), event.timestamp())
        if kind == QEvent.Type.KeyRelease:
            self._let_go = moment
        elif not event.isAutoRepeat() and moment == self._let_go and event.timestamp():
            repeat = QKeyEvent(
                kind, event.key(), event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
                event.nativeModifiers(), event.text(), True, event.count(),
            )  # fmt: skip
            repeat.setTimestamp(event.timestamp())
            QCoreApplication.sendEvent(window, repeat)
            return True
        return False
