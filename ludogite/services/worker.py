"""Keep work in threads away from the widgets."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from weakref import WeakKeyDictionary

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

_lock = Lock()
_working: list[object] = []


class _Collector(QObject):
    """Lives in the GUI thread, and is told there that a thread has done its work."""

    rested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rested.connect(self.take_over, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def take_over(self) -> None:
        """Let the cycle collector run again, unless another thread has begun meanwhile."""
        with _lock:
            if not _working:
                gc.enable()


_collectors: WeakKeyDictionary[QCoreApplication, _Collector] = WeakKeyDictionary()


def _collector() -> _Collector | None:
    """Give the collector of the application; None where there is none and so no widget either."""
    application = QCoreApplication.instance()
    if application is None:
        return None
    if application not in _collectors:
        made = _Collector()
        made.moveToThread(application.thread())
        _collectors[application] = made
    return _collectors[application]


@contextmanager
def gc_paused() -> Iterator[None]:
    """Hold Python's cycle collector off while a thread works: run there, it would delete the widgets of pages long left.

    The GUI thread lets it run again, as soon as it is back at its events: a thread that did so itself would be the next one to
    collect. Threads may overlap.
    """
    ticket = object()
    with _lock:
        _working.append(ticket)
        gc.disable()
        collector = _collector()
    try:
        yield
    finally:
        with _lock:
            _working.remove(ticket)
        if collector is not None:
            collector.rested.emit()
        elif not _working:
            gc.enable()
