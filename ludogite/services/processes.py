"""How processes of ours begin, and end: told at once, waited for by nobody but the program itself, once its window has gone."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QProcess, Qt

PATIENCE_MS: Final = 1000
"""How long the program waits at its end for processes that were told to end."""


def program(code: str, *arguments: str) -> tuple[str, list[str]]:
    """Say how a process of ours is started: as the frozen program with these arguments, or as Python that runs ``code``.

    Python finds the modules that this one finds.
    """
    if getattr(sys, "frozen", False):
        return sys.executable, [*arguments]
    return sys.executable, ["-c", f"import sys; sys.path[:] = {sys.path!r}; {code}"]


def let_end(process: QProcess, *, kill: bool = True) -> None:
    """Let a process go that nobody listens to any more; the object goes when the system says that it has ended.

    ``kill``: end it at once, instead of leaving it to end by itself.
    """
    process.setParent(QCoreApplication.instance())  # whoever had it may be gone by then
    process.finished.connect(process.deleteLater)
    if kill:
        process.kill()


def wait_for_ended(ms: int = PATIENCE_MS) -> None:
    """Wait until the processes that were told to end have done so; only once no window is there to wait too."""
    application, until = QCoreApplication.instance(), QDeadlineTimer(ms)
    processes = application.findChildren(QProcess, options=Qt.FindChildOption.FindDirectChildrenOnly) if application else []
    for process in processes:
        process.waitForFinished(until.remainingTime())
