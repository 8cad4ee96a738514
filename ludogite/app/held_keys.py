"""Keys that are held: on X11 Qt takes most of their repeats for presses, here they are told for what they are.

The server sends a release and a press at the same moment for every repeat. Qt looks whether the press is in its queue already when
it reads the release, and mostly it is not yet: measured, 40 of 43 repeats came as presses. Nobody presses and lets go in one ms.
Where a screen reader listens on Linux, Qt asks it about each key and sends on a copy without a time: ``KeyTimes`` dates it, and a
release by when it came, a little later.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent

from ludogite.late import late

with late:  # not before the picture of the page
    from ludogite.ui.flow import press_guard

DELAY_MS: Final = 200
"""For so long a key is held at least until it repeats."""
_LATEST_MS: Final = 10_000
"""A question for a shortcut that is older was about a key that a shortcut has taken."""


class HeldKeys(QObject):
    """Filters the key events of a window (a QWindow): a press at the time of its key's release is a repeat."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._let_go = self._pressed = (0, 0)
        self._repeats = False
        """Whether the last press was a repeat."""

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Send a repeat on as one; let everything else pass."""
        kind = event.type()
        if kind not in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease} or not isinstance(event, QKeyEvent):
            return False
        moment = (event.nativeScanCode(), event.timestamp())
        if kind == QEvent.Type.KeyRelease:
            self._let_go = moment
            return False
        before, self._pressed, repeats = self._pressed, moment, self._repeats
        self._repeats = event.isAutoRepeat() or self._is_repeat(moment, before, repeats=repeats)
        if self._repeats and not event.isAutoRepeat():
            repeat = QKeyEvent(
                kind, event.key(), event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
                event.nativeModifiers(), event.text(), True, event.count(),
            )  # fmt: skip
            repeat.setTimestamp(event.timestamp())
            QCoreApplication.sendEvent(window, repeat)
            return True
        return False

    def _is_repeat(self, moment: tuple[int, int], before: tuple[int, int], *, repeats: bool) -> bool:
        """Tell whether a press came with its key's release: not before it, and as late as repeats begin, or among them."""
        key, made = moment
        is_same = key == self._let_go[0] == before[0] and made > 0
        return is_same and (made == self._let_go[1] or (made < self._let_go[1] and (repeats or made - before[1] >= DELAY_MS)))


class KeyTimes(QObject):
    """Filters the key events of a window (a QWindow), before every other filter: what has no time gets its own back.

    A copy may come late, where the program or the screen reader is busy; the time at which it comes would make a second press of a
    hurried hand one that was meant. The question for shortcuts, which Qt asks the window first, still has the time.
    """

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
                event.setTimestamp(int(press_guard.now_ms()))
        return False

    def _made(self, event: QKeyEvent) -> int:
        """Take what was asked about a key, and all before it, from the list; give its time, now where nothing was asked."""
        pressed, now = (event.nativeScanCode(), event.modifiers().value), int(press_guard.now_ms())
        while self._asked:
            code, modifiers, made = self._asked.popleft()
            if (code, modifiers) == pressed and now - made < _LATEST_MS:
                return made
        return now
