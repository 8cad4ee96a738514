"""Open the family's data file whatever became of it: made, upgraded, refused with a reason, or set aside if damaged.

Choices, and why:

* WAL with ``synchronous = NORMAL``: what was committed survives the program's death at any instant (the system holds it), so
  that kill −9 loses at most the command in flight, without waiting for the disk at every die. A power cut may cost the last
  seconds, never the file. Where a file system has no WAL, ``FULL`` keeps the same promise.
* ``quick_check`` runs at every opening: it takes milliseconds on a family's file, and a page damaged in the middle shows nowhere
  else. It is put off only for files above ``CHECKED_UP_TO`` that were closed cleanly.
* A copy is made before an upgrade, which stops if the copy fails, and once a week of a file found whole.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.store import backups
from ludogite.store.connection import Connection, Now, utc_now
from ludogite.store.errors import Notice, NoticeCode, StoreCode, StoreError, translating
from ludogite.store.family import Families
from ludogite.store.house_words import HouseWords
from ludogite.store.migrations import migrate, version
from ludogite.store.profiles import Profiles
from ludogite.store.saves import Saves
from ludogite.store.scores import Scores
from ludogite.store.settings import Settings

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from sqlite_utils import Database

FILE_NAME = "ludogite.db"
BUSY_SECONDS = 2.0
"""How long a write waits for another process."""
CHECKED_UP_TO = 64 * 1024 * 1024
"""Bytes up to which the whole file is checked at every opening."""
BACKUP_EVERY = timedelta(days=7)


class Store:
    """An open data file. One thread at a time uses it; the one that opened it may hand it over."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.file = connection.file
        self.now = connection.now
        self.profiles = Profiles(connection)
        self.saves = Saves(connection)
        self.scores = Scores(connection)
        self.settings = Settings(connection)
        self.house_words = HouseWords(connection)
        self.family = Families(connection)

    def transaction(self) -> AbstractContextManager[object]:
        """Join several calls into one transaction: all of them are written, or none."""
        return self._connection.writing()

    def close(self) -> None:
        """Close the file; the store cannot be used any more."""
        self._connection.close()


@dataclass(frozen=True, slots=True)
class Opened:
    """An open store, and what the family should hear about how it opened."""

    store: Store
    notices: tuple[Notice, ...] = ()


def open_store(folder: Path, *, now: Now = utc_now) -> Opened:
    """Open the data file of a folder, making either if need be; raise ``StoreError`` if it cannot be used.

    A damaged file is renamed, never deleted, and an empty one takes its place: see the notice, and ``restore_backup``.
    """
    file = folder / FILE_NAME
    with translating(file):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            db = _open_whole(file)
        except _DamagedFileError as trouble:
            notices = [_set_aside(file, now(), foreign=isinstance(trouble, _ForeignFileError))]
            db = _open_whole(file)
        else:
            notices = []
        try:
            notices += _upgrade(db, file, now())
        except BaseException:
            db.close()
            raise
    return Opened(Store(Connection(db, file, now)), tuple(notices))


def open_in_memory(*, now: Now = utc_now) -> Store:
    """Open an empty store that lives in memory only: to play on where nothing can be written."""
    db = _connect(Path(":memory:"))
    _set_up(db)
    migrate(db)
    return Store(Connection(db, Path(":memory:"), now))


def restore_backup(store: Store, name: str) -> Opened:
    """Put a backup (by its file name) in the place of the open data file, which is closed and renamed, and open it.

    Raise ``StoreError`` (``damaged``, ``disk_full``…) and leave everything as it was if the backup is not good or cannot be copied.
    """
    from shutil import copyfile  # noqa: PLC0415 - rarely needed

    file = store.file
    copy = file.parent / backups.FOLDER / Path(name).name
    if not backups.is_good(copy):
        raise StoreError(StoreCode.DAMAGED, file=str(copy))
    fresh = file.with_suffix(".part")
    with translating(file):
        try:
            copyfile(copy, fresh)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise
        store.close()
        backups.set_aside(file, "replaced", store.now())
        fresh.replace(file)
    return open_store(file.parent, now=store.now)


class _DamagedFileError(Exception):
    """The file is no whole database of ours."""


class _ForeignFileError(_DamagedFileError):
    """The file is a database, but another program's, or an empty one that says it has a version."""


def _set_aside(file: Path, now: str, *, foreign: bool) -> Notice:
    """Rename a damaged file or another program's, and tell what can take its place."""
    kept = backups.set_aside(file, "foreign" if foreign else "damaged", now)
    good = backups.newest_good_backup(file)
    if good is None and foreign:
        return Notice.of(NoticeCode.FOREIGN_SET_ASIDE, file=file.name, kept_as=kept.name)
    if good is None:
        return Notice.of(NoticeCode.DAMAGED_WITHOUT_BACKUP, file=file.name, kept_as=kept.name)
    return Notice.of(NoticeCode.DAMAGED_SET_ASIDE, file=file.name, kept_as=kept.name, backup=good.name)


def _open_whole(file: Path) -> Database:
    """Connect, refuse a newer file, and check that it is ours and whole; raise ``_DamagedFileError`` if it is not."""
    import sqlite3  # noqa: PLC0415 - only once the store is used

    unclean = any(beside.exists() for beside in backups.companions(file))
    if file.exists() and not unclean and _is_shorn(file):
        raise _DamagedFileError
    db = _connect(file)
    try:
        is_new = _recognise(db, file)
        _set_up(db)
        checked = unclean or file.stat().st_size <= CHECKED_UP_TO
        if not is_new and checked and not backups.is_whole(db.conn):
            raise _DamagedFileError  # noqa: TRY301 - the one place that closes
    except sqlite3.DatabaseError as trouble:
        db.close()
        if getattr(trouble, "sqlite_errorcode", 0) & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            raise _DamagedFileError from trouble
        raise
    except BaseException:
        db.close()
        raise
    return db


def _is_shorn(file: Path) -> bool:
    """Tell whether a cleanly closed file lost its end where SQLite does not see it.

    Pages are multiples of 512 bytes; SQLite fills a broken one with zeros. It takes an empty file for a new one, which is true
    unless there was a database before.
    """
    size = file.stat().st_size
    return bool(size % 512) or (size == 0 and bool(backups.backups(file)))


def _connect(file: Path) -> Database:
    """Connect without touching the file yet."""
    import sqlite3  # noqa: PLC0415 - only once the store is used

    from sqlite_utils import Database  # noqa: PLC0415 - costs 200 ms, and the window opens first

    raw = sqlite3.connect(file, timeout=BUSY_SECONDS, check_same_thread=False)
    return Database(raw, execute_plugins=False)


def _recognise(db: Database, file: Path) -> bool:
    """Tell whether the file is a new one, before anything is written to it.

    Raise ``newer_file`` for a file of a later program, ``_ForeignFileError`` for what is not ours.
    """
    held = db.execute("PRAGMA user_version").fetchone()[0]
    is_empty = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if is_empty and held == 0:
        return True
    if not backups.is_ours(db.conn):
        raise _DamagedFileError if not backups.is_whole(db.conn) else _ForeignFileError
    if held > version():
        raise StoreError(StoreCode.NEWER_FILE, file=str(file), version=held, known=version())
    if is_empty:
        raise _DamagedFileError
    return False


def _set_up(db: Database) -> None:
    """Choose how the file is written, and prove that it can be."""
    mode = _enable_wal(db)
    db.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    db.execute("PRAGMA foreign_keys = ON")
    held = db.execute("PRAGMA user_version").fetchone()[0]
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(f"PRAGMA user_version = {held}")  # the lock alone is given on a read-only file too
    finally:
        db.rollback()


def _enable_wal(db: Database) -> str:
    """Switch to WAL and return the mode; SQLite does not wait here for another process that does the same, so we do."""
    import sqlite3  # noqa: PLC0415 - only once the store is used

    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            return str(db.execute("PRAGMA journal_mode = WAL").fetchone()[0])
        except sqlite3.OperationalError as trouble:
            if trouble.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.02)


def _upgrade(db: Database, file: Path, now: str) -> list[Notice]:
    """Copy the file if due, and bring its tables to our version."""
    held = db.execute("PRAGMA user_version").fetchone()[0]
    if held == version():
        return _weekly_backup(db, file, now)
    copy = backups.back_up(db.conn, file, now) if held else None
    migrate(db)
    return [] if copy is None else [Notice.of(NoticeCode.UPGRADED, version=version(), backup=copy.name)]


def _weekly_backup(db: Database, file: Path, now: str) -> list[Notice]:
    """Copy a file with something in it, if the newest copy is a week old; that it cannot be done stops nobody from playing."""
    oldest_enough = backups.stamp((datetime.fromisoformat(now) - BACKUP_EVERY).isoformat(timespec="milliseconds"))
    held = db.execute("SELECT exists(SELECT 1 FROM profiles) OR exists(SELECT 1 FROM games)").fetchone()[0]
    copies = backups.backups(file)
    if not held or (copies and backups.time_of(copies[0]) > oldest_enough):
        return []
    try:
        with translating(file):
            backups.back_up(db.conn, file, now)
    except StoreError as trouble:
        return [Notice.of(NoticeCode.BACKUP_FAILED, reason=trouble.code.value)]
    return []
