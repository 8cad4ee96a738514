"""Keep work in threads away from the widgets."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_lock = Lock()
_working: list[object] = []


@contextmanager
def uncollected() -> Iterator[None]:
    """Hold Python's cycle collector off while a thread works: run there, it would delete the widgets of pages long left.

    What piles up meanwhile is collected by the GUI thread afterwards. Threads may overlap.
    """
    ticket = object()
    with _lock:
        _working.append(ticket)
        gc.disable()
    try:
        yield
    finally:
        with _lock:
            _working.remove(ticket)
            if not _working:
                gc.enable()
