"""How processes of ours end: told at once, and waited for by nobody but the program itself, once its window has gone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QProcess, Qt

PATIENCE_MS: Final = 1000
"""How long the program waits at its end for processes that were told to end."""


def let_end(process: QProcess) -> None:
    """Kill a process that nobody listens to any more; the object goes when the system says that it has ended."""
    process.setParent(QCoreApplication.instance())  # whoever had it may be gone by then
    process.finished.connect(process.deleteLater)
    process.kill()


def wait_for_ended(ms: int = PATIENCE_MS) -> None:
    """Wait until the processes that were told to end have done so; only once no window is there to wait too."""
    application, until = QCoreApplication.instance(), QDeadlineTimer(ms)
    processes = application.findChildren(QProcess, options=Qt.FindChildOption.FindDirectChildrenOnly) if application else []
    for process in processes:
        process.waitForFinished(until.remainingTime())
