"""Name what can go wrong with the data file: disk trouble is a small family of its own, everything else is a bug.

``StoreError`` is raised, ``Notice`` is handed over beside a store that did open, and ``RefusalCode`` lists the codes of the
``core.rules.Refusal`` values that the store returns for bad input. None holds a sentence: ``ui.texts`` maps the codes.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ludogite.late import late

with late:  # only once the store is used
    import sqlite3

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class StoreCode(StrEnum):
    """Why the data file cannot be used."""

    NEWER_FILE = "newer_file"
    """A later ludogite wrote it. Details: file, version, known."""
    READ_ONLY = "read_only"
    """The file or its folder may not be written. Details: file."""
    DISK_FULL = "disk_full"
    """No room left; nothing of the refused transaction was written. Details: file."""
    LOCKED = "locked"
    """Another program kept it busy for longer than we wait. Details: file."""
    FOLDER_MISSING = "folder_missing"
    """The folder does not exist and cannot be made. Details: folder."""
    DAMAGED = "damaged"
    """Damage was met while reading: close the store and open it again. Details: file."""
    UNREADABLE = "unreadable"
    """The disk or the system answered a reading or a writing with an error. Details: file, reason (the system's own words)."""
    NO_LOCKS = "no_locks"
    """The disk knows no locks, without which two programs would spoil the file. Details: file."""
    CHANGED_ELSEWHERE = "changed_elsewhere"
    """The game is not as the caller knows it: another window plays it. Details: game_id."""
    UPGRADE_FAILED = "upgrade_failed"
    """A whole file of an earlier version cannot be brought to ours; it is as it was. Details: file, version."""
    GONE = "gone"
    """The file went away while it was open, and nothing could be written anywhere else. Details: file."""


class NoticeCode(StrEnum):
    """What happened at opening that the family should hear of."""

    DAMAGED_SET_ASIDE = "damaged_set_aside"
    """Details: file, kept_as, backup (the newest good one, to offer, as a file name)."""
    DAMAGED_WITHOUT_BACKUP = "damaged_without_backup"
    """The same where there is no good backup. Details: file, kept_as."""
    FOREIGN_SET_ASIDE = "foreign_set_aside"
    """The file was another program's database; a new one took its place. Details: file, kept_as."""
    UPGRADED = "upgraded"
    """Details: version, backup (file name)."""
    BACKUP_FAILED = "backup_failed"
    """The regular backup could not be made; the store works. Details: reason (a StoreCode)."""
    BACKUPS_WAIT = "backups_wait"
    """The file was missing and copies are there: told at every start until answered. Details: backup (a good one's file name)."""
    FILE_GONE = "file_gone"
    """The file was deleted or renamed while it was open; all is saved and goes on there or elsewhere. Details: file (where)."""
    FILE_REPLACED = "file_replaced"
    """Another file took its place while it was open; all is saved and goes on elsewhere. Details: file (where)."""


class RefusalCode(StrEnum):
    """The codes of the refusals that this package returns."""

    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_CONTROL = "name_control"
    NAME_TAKEN = "name_taken"
    BIRTH_YEAR_RANGE = "birth_year_range"
    PIN_NOT_FOUR_DIGITS = "pin_not_four_digits"
    WORD_EMPTY = "word_empty"
    WORD_TOO_LONG = "word_too_long"
    WORD_CONTROL = "word_control"
    LIST_UNREADABLE = "list_unreadable"
    LIST_NEWER = "list_newer"
    FILE_MISSING = "file_missing"
    FILE_FOLDER = "file_folder"
    FILE_FORBIDDEN = "file_forbidden"
    FILE_NAME = "file_name"
    FILE_UNREADABLE = "file_unreadable"
    FILE_TOO_BIG = "file_too_big"
    FILE_NOT_OURS = "file_not_ours"
    FILE_DAMAGED = "file_damaged"
    FILE_NEWER = "file_newer"
    FILE_NOT_FAMILY = "file_not_family"


Details = tuple[tuple[str, str | int], ...]
SHARED_WITH_NOBODY = {32, 33}
"""What Windows says of a file that another program keeps to itself (ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION)."""


class StoreError(Exception):
    """Tell that the data file cannot be used, and why: ``code``, and the sentence's arguments by name in ``details``."""

    def __init__(self, code: StoreCode, **details: str | int) -> None:
        super().__init__(f"{code} {details}")
        self.code = code
        self.details: Details = tuple(sorted(details.items()))


@dataclass(frozen=True, slots=True)
class Notice:
    """Tell the family something about its data file: a code and the sentence's arguments by name."""

    code: NoticeCode
    args: Details = ()

    @classmethod
    def of(cls, code: NoticeCode, **args: str | int) -> Notice:
        """Make a notice with its arguments by name."""
        return cls(code, tuple(sorted(args.items())))


@contextmanager
def translating(file: Path) -> Iterator[None]:
    """Turn trouble with the disk or the file into a ``StoreError``; let every other error through, it is a bug."""
    try:
        yield
    except sqlite3.Error as trouble:
        told = _told_sqlite(trouble, file)
        if told is None:
            raise
        raise told from trouble
    except UnicodeDecodeError as trouble:  # SQLite's own words about a damaged file need not be a text
        raise StoreError(StoreCode.DAMAGED, file=str(file)) from trouble
    except MemoryError as trouble:
        raise StoreError(StoreCode.UNREADABLE, file=str(file), reason="memory") from trouble
    except OSError as trouble:
        raise told_system(trouble, file) from trouble


def is_of_the_disk(trouble: Exception) -> bool:
    """Tell whether an error of SQLite's comes from the disk or from another program, and says nothing about what the file holds."""
    return getattr(trouble, "sqlite_errorcode", 0) & 0xFF in {
        sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_SCHEMA, sqlite3.SQLITE_INTERRUPT,
    }  # fmt: skip


def _told_sqlite(trouble: Exception, file: Path) -> StoreError | None:
    """Read SQLite's result code (its low byte is the primary one); None for what is no trouble of the file."""
    match getattr(trouble, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return StoreError(StoreCode.DISK_FULL, file=str(file))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return StoreError(StoreCode.READ_ONLY, file=str(file))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED | sqlite3.SQLITE_PROTOCOL:
            return StoreError(StoreCode.NO_LOCKS if _refuses_locks(file) else StoreCode.LOCKED, file=str(file))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return StoreError(StoreCode.DAMAGED, file=str(file))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_IOERR:
            return _told_by_folder(trouble, file)
        case _:
            return None


def _refuses_locks(file: Path) -> bool:
    """Find out whether a disk refuses every lock (ENOLCK), which SQLite takes for another program's."""
    import errno  # noqa: PLC0415 - only in trouble
    from tempfile import TemporaryFile  # noqa: PLC0415 - only in trouble

    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        return False
    try:
        with TemporaryFile(dir=file.parent) as probe:
            fcntl.lockf(probe, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as trouble:
        return trouble.errno in {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS}
    return False


def _told_by_folder(trouble: Exception, file: Path) -> StoreError:
    """Find out why SQLite could not open or write: it does not say, but the folder does when asked for a small file."""
    from tempfile import TemporaryFile  # noqa: PLC0415 - only in trouble

    try:
        with TemporaryFile(dir=file.parent) as probe:
            probe.write(b"\0" * 65536)
        if file.is_file():
            file.open("r+b").close()
    except OSError as reason:
        return told_system(reason, file)
    return StoreError(StoreCode.UNREADABLE, file=str(file), reason=str(trouble))


def told_system(trouble: OSError, file: Path) -> StoreError:
    """Turn the system's error about the file or its folder into ours."""
    import errno  # noqa: PLC0415 - only in trouble

    # C's own open says EACCES there for what another program keeps to itself as for what is protected, which is marked as such
    is_unmarked = trouble.errno == errno.EACCES and not hasattr(os, "geteuid") and file.is_file() and os.access(file, os.W_OK)
    if is_unmarked or getattr(trouble, "winerror", None) in SHARED_WITH_NOBODY:
        return StoreError(StoreCode.LOCKED, file=str(file))
    match trouble.errno:
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return StoreError(StoreCode.READ_ONLY, file=str(file))
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return StoreError(StoreCode.DISK_FULL, file=str(file))
        case errno.ENOENT | errno.ENOTDIR | errno.EEXIST | errno.ELOOP | errno.ENAMETOOLONG:
            return StoreError(StoreCode.FOLDER_MISSING, folder=str(file.parent))
        case _:
            return StoreError(StoreCode.UNREADABLE, file=str(file), reason=trouble.strerror or str(trouble))
