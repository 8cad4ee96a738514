"""Read and write the data file: transactions, trouble told as ``StoreError``, and a file that goes away while it is open."""

from __future__ import annotations

import time
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from ludogite.atomic import make_private
from ludogite.late import late
from ludogite.store import backups, health
from ludogite.store.errors import Notice, NoticeCode, StoreCode, StoreError, translating
from ludogite.store.text import from_disk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ludogite.store.sqlite import Database

with late:  # only once the store is used
    import sqlite3

Now: TypeAlias = "Callable[[], str]"
"""Tells the time as ISO 8601 text in UTC, always of the same length, so that text order is time order."""
MEMORY = Path(":memory:")
PARTED = "parted"
"""What stands in the name of a file that went on elsewhere, because another one had taken its place."""
BUSY_SECONDS = 2.0
"""How long a write waits for another process."""


def utc_now() -> str:
    """Return the present, as in ``2026-11-20T21:04:06.125Z``."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def connect(file: Path) -> Database:
    """Connect without touching the file yet; texts that are no UTF-8 come back with their bytes, see ``text.from_disk``."""
    from ludogite.store.sqlite import Database  # noqa: PLC0415 - as SQLite itself

    raw = sqlite3.connect(file, timeout=BUSY_SECONDS, check_same_thread=False)
    raw.text_factory = from_disk
    return Database(raw)


def lacks_shared_memory(trouble: Exception) -> bool:
    """Tell whether SQLite perhaps could not open the memory that WAL shares between processes, as on some network disks."""
    code = getattr(trouble, "sqlite_errorcode", 0)
    return code & 0xFF in {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY} or code in {
        sqlite3.SQLITE_IOERR_SHMOPEN, sqlite3.SQLITE_IOERR_SHMMAP, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_SHMLOCK,
    }  # fmt: skip


def leave_wal(db: Database) -> None:
    """Bring a file that was in WAL to a log of the old kind, where no memory can be shared: alone for a moment, one needs none."""
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("PRAGMA locking_mode = NORMAL")
    db.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # gives the lock back


def set_up(db: Database, *, shared: bool = True) -> None:
    """Choose how the file is written, and prove that it can be; not in WAL where no memory is ``shared``."""
    mode = _enable_wal(db) if shared else "delete"
    db.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    db.execute("PRAGMA foreign_keys = ON")
    held = health.version_of(db.conn)
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(f"PRAGMA user_version = {held}")  # the lock alone is given on a read-only file too
    finally:
        db.rollback()


def _enable_wal(db: Database) -> str:
    """Switch to WAL and return the mode; SQLite does not wait here for another process that does the same, so we do."""
    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            return str(db.execute("PRAGMA journal_mode = WAL").fetchone()[0])
        except sqlite3.OperationalError as trouble:
            if trouble.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.02)


class Connection:
    """One open data file. Used by one thread at a time; it may be opened by one and handed to another.

    ``heard`` is called with a notice when something happens to the file while it is open.
    """

    def __init__(self, db: Database, file: Path, now: Now) -> None:
        self.db = db
        self.file = file
        self.now = now
        self.heard: Callable[[Notice], None] = _nobody
        self._patience_ms = round(BUSY_SECONDS * 1000)
        self._identity: tuple[int, int] | None = None
        self._companions: dict[Path, tuple[int, int] | None] = {}
        """The files that SQLite keeps beside ours, as they were when ours was seen last."""
        with suppress(OSError):
            self._identity = _identity_of(file)

    @contextmanager
    def writing(self) -> Iterator[Database]:
        """Run a transaction: everything inside is written, or nothing. Nested ones join the outer one.

        The write lock is taken at once (waiting for other processes), so that what is read inside is still true when written.
        """
        with translating(self.file):
            if self.db.conn.in_transaction:
                with self.db.savepoint():
                    yield self.db
                return
            self.keep_in_sight()
            self.db.execute("BEGIN IMMEDIATE")
            try:
                yield self.db
                self.db.commit()
            except BaseException:
                self.db.rollback()
                raise

    def rows(self, sql: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of a query."""
        with translating(self.file):
            return self.db.execute(sql, tuple(parameters)).fetchall()

    def row(self, sql: str, parameters: Sequence[object] = ()) -> tuple[Any, ...] | None:
        """Return the first row of a query, if any."""
        with translating(self.file):
            found: tuple[Any, ...] | None = self.db.execute(sql, tuple(parameters)).fetchone()
            return found

    def wait_at_most(self, ms: int) -> None:
        """Wait so long for another process, from now on."""
        self._patience_ms = ms
        with translating(self.file):
            self.db.execute(f"PRAGMA busy_timeout = {ms}")

    def is_empty(self) -> bool:
        """Tell whether nobody has played or decided anything here yet."""
        sql = "SELECT EXISTS (SELECT 1 FROM profiles) OR EXISTS (SELECT 1 FROM games) OR EXISTS (SELECT 1 FROM words)"
        return self.row(sql) == (0,)

    def insert(self, table: str, row: dict[str, Any]) -> int:
        """Add a row to a table with an automatic key, and return the key."""
        with self.writing() as db:
            return db.insert(table, row)

    def close(self) -> None:
        """Write what is pending into the one file and close it."""
        with translating(self.file):
            self.db.close()

    # ---- a file that goes away ----------------------------------------------------------------------------------------------

    def keep_in_sight(self) -> None:
        """Notice that the file under our name is no longer the one that is open, and save everything to where it can be found.

        What was deleted or renamed goes back to its place. Where that cannot be, or another file has taken the place, all goes
        among the copies, into the home folder or that of temporary files, and is written there from now on. ``heard`` is told.
        Raise ``StoreError`` (``gone``) where nothing can be written anywhere: the next write tries again.
        """
        if self._identity is None:
            return
        if not self._is_away():
            self._companions = {one: _identity_of(one) for one in backups.companions(self.file)}
            return
        for place in self._places():
            with suppress(OSError, StoreError):
                beside = self._companions if place != self.file else {}
                is_replaced = _identity_of(self.file) is not None
                self._move_to(place)
                _take_away(beside)
                self.heard(Notice.of(NoticeCode.FILE_REPLACED if is_replaced else NoticeCode.FILE_GONE, file=str(place)))
                return
        raise StoreError(StoreCode.GONE, file=str(self.file))

    def _is_away(self) -> bool:
        """Tell whether our file's name is nobody's or another file's; a disk that does not answer says neither."""
        try:
            return _identity_of(self.file) != self._identity
        except OSError:
            return False

    def _places(self) -> Iterator[Path]:
        """Name where the data may go, best first."""
        from tempfile import gettempdir  # noqa: PLC0415 - only in trouble

        if _identity_of(self.file) is None:
            yield self.file
        stem = self.file.stem.partition(f"-{PARTED}-")[0]  # it may have happened before
        name = f"{stem}-{PARTED}-{backups.stamp(self.now())}.db"
        beside = self.file.parent
        yield (beside if beside.name == backups.FOLDER else beside / backups.FOLDER) / name
        with suppress(RuntimeError):  # an account without a home
            yield Path.home() / name
        yield Path(gettempdir()) / name

    def _move_to(self, place: Path) -> None:
        """Copy all that is open to a place, and go on there; raise ``OSError`` or ``StoreError`` and stay where it is."""
        with translating(place):
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            memory = _in_memory(self.db)
            whole = backups.copy_whole(memory.conn, place.with_name(f".ludogite-{place.stem}.db"))
            lost, self.db = self.db, memory  # from now on nothing can be lost, whatever fails
            try:
                lost.close()  # before anything new stands there: it takes its companions away, by their names
                for left in backups.companions(place):
                    left.unlink(missing_ok=True)
                whole.replace(place)
            except BaseException:
                whole.unlink(missing_ok=True)
                raise
            try:
                identity = _identity_of(place)
                fresh = _opened(place)
            except BaseException:
                place.unlink(missing_ok=True)  # whoever finds it would take it for all there is
                raise
            memory.close()
            self.db = fresh
        self.file, self._identity = place, identity
        self.wait_at_most(self._patience_ms)
        make_private(place)


def _take_away(beside: dict[Path, tuple[int, int] | None]) -> None:
    """Take away the log of a file that is elsewhere now: whoever opens the one in its place would read it as its own."""
    for one, identity in beside.items():
        with suppress(OSError):
            if identity is not None and _identity_of(one) == identity:
                one.unlink()


def _opened(place: Path) -> Database:
    """Open a file that was just written."""
    db = connect(place)
    try:
        set_up(db)
    except BaseException:
        db.close()
        raise
    return db


def _nobody(_notice: Notice) -> None:
    """Hear a notice, where nobody listens."""


def _in_memory(db: Database) -> Database:
    """Copy an open database into memory."""
    memory = connect(MEMORY)
    backups.copy_into(db.conn, memory.conn)
    return memory


def _identity_of(file: Path) -> tuple[int, int] | None:
    """Tell which file stands under a name, whatever its content; None if none does, or where files have no numbers."""
    try:
        about = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return (about.st_dev, about.st_ino) if about.st_ino else None
