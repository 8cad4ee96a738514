"""Brings in what a page is made of while somebody points at the way to it, so that the click itself imports next to nothing.

A table takes a hundred modules that the box does not need. To import them at the click keeps the window waiting for a tenth of a
second and more; to import them before anybody wants them makes the box that lies open larger by a quarter.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from ludogite.late import late

with late:  # when somebody points at something
    from ludogite.app import made_ahead

AT_ONCE_S: Final = 0.004
"""After so long the event loop has its turn; no module is ever half imported."""
WAY: Final = "way"
_POINTED: Final = frozenset({QEvent.Type.Enter, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress})
_BY_TAB: Final = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})


def modules(way: str) -> tuple[str, ...]:
    """List the modules behind a way, each after those that it imports itself; none that is known behind another way."""
    bit = 1 << made_ahead.WAYS.index(way) if way in made_ahead.WAYS else 0
    return tuple(name for name, needing in made_ahead.MODULES.items() if needing & bit)


class Ahead(QObject):
    """Watches the ways that lead on: the pointer comes over one, a finger or a key presses it, or Tab comes to it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: Iterator[str] = iter(())
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._bring)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be brought in."""
        return self._turn.isActive()

    def watch(self, widget: QWidget, way: str) -> None:
        """Watch a widget that leads to ``way``, as ``made_ahead.py`` names it."""
        widget.setProperty(WAY, way)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring in what lies behind a way that somebody points at."""
        kind = event.type()
        if kind in _POINTED or (kind == QEvent.Type.FocusIn and cast("QFocusEvent", event).reason() in _BY_TAB):
            self.bring(str(watched.property(WAY)))
        return False

    def bring(self, way: str) -> None:
        """Bring in what lies behind a way, instead of what was pointed at before."""
        self._names = iter([name for name in modules(way) if name not in sys.modules])
        self._turn.start()

    def _bring(self) -> None:
        """Import for a moment."""
        until = time.monotonic() + AT_ONCE_S
        for name in self._names:
            if name not in sys.modules:
                with suppress(ImportError):  # another version of Python has it elsewhere
                    import_module(name)
            if time.monotonic() >= until:
                return
        self._turn.stop()
