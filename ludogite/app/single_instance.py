"""One window per data folder: a second start calls the first to the front, hands over what it was to open, and leaves.

Without any socket, so that the program needs no network library at all: a ``QLockFile`` in the data folder says who is there
(Qt knows a lock whose owner died, by process, machine and boot), and a call is a small file beside it that the first one takes
away. Who is not answered opens a window of its own: SQLite lets both work, and nobody is ever locked out of the family's games.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QTimer, Signal

from ludogite.atomic import PRIVATE_FOLDER, read_small, write_whole
from ludogite.services.machine import is_this_machine

LOCK = "ludogite.lock"
CALLS = "call-*.json"
PATIENCE = 5.0
"""Seconds that a call waits for its answer: a first start may still be busy with its first frame."""
CALL_LIMIT = 64 * 1024
"""Bytes of the longest call that is read."""
POLL_MS = 1000
"""How often to look for calls where the system does not tell of new files."""
STALE_MS = 7 * 24 * 3600 * 1000
"""After so long the lock of a machine that cannot be asked counts for nothing."""


class Call(NamedTuple):
    """What a second start wants: a file, a game code or a new game to open ("": none), and the desktop's leave to come forward."""

    file: str = ""
    code: str = ""
    token: str = ""
    game: str = ""


class SingleInstance(QObject):
    """Stands at the data folder of one window."""

    called = Signal(object)
    """Somebody has started the program again: the ``Call``."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(STALE_MS)
        self._watcher: QFileSystemWatcher | None = None

    def enter(self, call: Call, *, patience: float = PATIENCE) -> bool:
        """Become the window of this folder, or call the one that is; false when it has answered, and nothing is left to do."""
        with suppress(OSError):
            self._folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        if self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError:
            return True  # ours, or a folder in which nobody can write: the window opens in any case
        owner, machine, _ = self._owner()
        if not is_this_machine(machine):
            return True  # a folder shared by two computers: the other one's window is no use here
        if owner == os.getpid() and self._lock.removeStaleLockFile():
            self._lock.tryLock(0)  # somebody had our number before us; Windows tells no start of the machine from another
            return True
        _let_come_forward(owner)
        note = self._folder / f"call-{os.getpid()}.json"
        try:
            write_whole(note, json.dumps(call._asdict()), private=True)
            give_up = time.monotonic() + patience
            while note.exists() and time.monotonic() < give_up and not self._lock.tryLock(0):
                time.sleep(0.02)
            answered = not note.exists() and not self.is_ours
            note.unlink(missing_ok=True)
        except OSError:
            return True
        return not answered

    @property
    def is_ours(self) -> bool:
        """Whether this is the one window of the folder."""
        return self._lock.isLocked()

    def _owner(self) -> tuple[int, str, str]:
        found: object = self._lock.getLockInfo()
        return found if isinstance(found, tuple) and len(found) == 3 else (0, "", "")

    def listen(self) -> None:
        """Hear calls from now on, and those that were left before."""
        if self._watcher is not None or not self.is_ours:
            return
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        if not self._watcher.addPath(str(self._folder)):
            timer = QTimer(self)
            timer.timeout.connect(self._look)
            timer.start(POLL_MS)
        self._look()

    def leave(self) -> None:
        """Let the next start have the folder."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()

    def _look(self) -> None:
        for note in sorted(self._folder.glob(CALLS)):
            if not note.is_file() or note.is_symlink():  # a pipe would keep us waiting, and is no call of ours
                continue
            call = _read(note)
            try:
                note.unlink()
            except OSError:  # its writer has just taken it back
                continue
            self.called.emit(call)


def _read(note: Path) -> Call:
    """Read a call; one that does not read asks for nothing but to come to the front."""
    held = read_small(note, CALL_LIMIT)
    try:
        raw = json.loads(held or b"")
    except (ValueError, RecursionError):
        return Call()
    known = raw if isinstance(raw, dict) else {}
    return Call(**{name: value for name in Call._fields if isinstance(value := known.get(name), str)})


def desktop_token() -> str:
    """Return what a Wayland desktop gave us to come to the front with, if anything."""
    return os.environ.get("XDG_ACTIVATION_TOKEN", "")


def use_token(token: str) -> None:
    """Let the next window that asks to come to the front show this token; Qt reads it there and forgets it."""
    if token and "\0" not in token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token


def _let_come_forward(owner: int) -> None:
    """Allow another process to come to the front: Windows gives that right only to the one that was started last."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only there

        ctypes.windll.user32.AllowSetForegroundWindow(owner)
