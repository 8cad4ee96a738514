"""Lets the system end the program (SIGTERM, SIGHUP) as its own cross does: the table is left, and the next start has its picture.

Windows has no such signals; it closes the window.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier


class Termination(QObject):
    """Calls ``end`` when the system asks for the end; a second time it gets its way without us."""

    def __init__(self, end: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._end, self._is_asked = end, False
        self._signals = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
        if not self._signals:
            return
        self._heard, self._told = os.pipe()  # Python's own part runs only where Python does: an idle window waits in Qt
        os.set_blocking(self._told, False)
        self._notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)
        self._before = signal.set_wakeup_fd(self._told, warn_on_full_buffer=False)
        for number in self._signals:
            signal.signal(number, self._ask)

    def _ask(self, number: int, _frame: FrameType | None) -> None:
        """Take a signal: what is to be done waits for Qt's next turn."""
        signal.signal(number, signal.SIG_DFL)
        self._is_asked = True

    def _take(self) -> None:
        os.read(self._heard, 64)
        if self._is_asked:
            self._end()

    def stop(self) -> None:
        """Let the signals mean what they mean to every program."""
        if not self._signals:
            return
        for number in self._signals:
            signal.signal(number, signal.SIG_DFL)
        signal.set_wakeup_fd(self._before)
        self._notifier.setEnabled(False)
        os.close(self._heard)
        os.close(self._told)
