"""The crash log in the data folder: what nobody foresaw, in Python or in the libraries below it, and how it is told.

Python's errors come through ``logging``. When a library takes the whole process down, ``faulthandler`` writes where every thread
stood into the same file; nothing can be said then, so the next start says it.
"""

from __future__ import annotations

import faulthandler
import logging
import threading
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from ludogite.atomic import PRIVATE_FOLDER

CRASH_LOG = "ludogite-crash.log"
OLD_LOG = "ludogite-crash-old.log"
LONGEST = 1024 * 1024
"""Bytes after which a log is put aside, in the place of the one before."""
FATAL = ("Fatal Python error", "Windows fatal exception")
"""How faulthandler begins."""
READ_UP_TO = "--- read up to here"
"""Written after what has been told, or was no end of the program: Windows reports errors that others then take care of."""

_log = logging.getLogger("ludogite")


class CrashLog:
    """Keeps the log of one run; a folder that cannot be written keeps none, and stops nobody from playing."""

    def __init__(self, data: Path) -> None:
        self.file = data / CRASH_LOG
        self._stream: TextIO | None = None
        self._handler: logging.Handler = logging.NullHandler()
        self._threads = threading.excepthook

    def begin(self) -> bool:
        """Write warnings, errors and crashes to the file from now on; tell whether the run before was taken down."""
        crashed = False
        try:
            self.file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            if self.file.exists() and not self.file.is_file():  # a pipe would keep us waiting for ever
                raise FileExistsError(self.file)
            crashed = self._is_unread()
            if crashed:
                self._mark()
            if self.file.exists() and self.file.stat().st_size > LONGEST:
                self.file.replace(self.file.with_name(OLD_LOG))
            self._stream = self.file.open("a", encoding="utf-8")
            faulthandler.enable(self._stream)
            self._handler = logging.FileHandler(self.file, encoding="utf-8", delay=True)
        except OSError:
            pass
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
        _log.addHandler(self._handler)
        _log.propagate = False
        threading.excepthook = _of_a_thread
        return crashed

    def end(self, *, alone: bool) -> None:
        """Close the log of a run that ends as it should: what was reported in it was survived.

        A log without a word is taken away, unless another window writes to it (not ``alone``).
        """
        threading.excepthook = self._threads
        _log.removeHandler(self._handler)
        self._handler.close()
        if self._stream is None:
            return
        faulthandler.disable()
        self._stream.close()
        self._stream = None
        with suppress(OSError):
            if self._is_unread():
                self._mark()
            if alone and self.file.stat().st_size == 0:
                self.file.unlink()

    def _is_unread(self) -> bool:
        """Tell whether a crash stands in the log after what was read last."""
        if not self.file.exists():
            return False
        with self.file.open("rb") as log:
            log.seek(max(0, self.file.stat().st_size - LONGEST))
            text = log.read().decode("utf-8", "replace")
        return any(begin in text.rpartition(READ_UP_TO)[2] for begin in FATAL)

    def _mark(self) -> None:
        with self.file.open("a", encoding="utf-8") as log:
            log.write(f"{READ_UP_TO} {datetime.now(UTC).isoformat(timespec='seconds')}\n")


def _of_a_thread(told: threading.ExceptHookArgs) -> None:
    """Log what a thread did not catch."""
    if told.exc_value is not None:
        _log.critical("unforeseen in a thread", exc_info=(told.exc_type, told.exc_value, told.exc_traceback))
