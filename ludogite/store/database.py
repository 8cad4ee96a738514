"""Open the family's data file whatever became of it: made, upgraded, refused with a reason, or set aside if damaged.

Choices, and why:

* WAL with ``synchronous = NORMAL``: what was committed survives the program's death at any instant (the system holds it), so
  that kill −9 loses at most the command in flight, without waiting for the disk at every die. A power cut may cost the last
  seconds, never the file. Where a file system has no WAL, or no memory that it needs, ``FULL`` keeps the same promise.
* Any error while opening that is not the disk's means *damaged*: the file is set aside, a good copy offered. Tables are compared
  with ours letter by letter and SQLite checks every page and index: milliseconds on a family's file, and a page damaged in the
  middle shows nowhere else. Pages are taken on trust only above ``CHECKED_UP_TO``, in a file that was closed cleanly.
* A copy is made before an upgrade, which stops if the copy fails, and regularly of a file found whole.
* An empty house beside copies is no new house: the copies are offered at every start, until somebody answers.
"""

from __future__ import annotations

import json
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.atomic import PRIVATE_FOLDER, make_private
from ludogite.core.rules import Refusal
from ludogite.store import backups, health
from ludogite.store.connection import MEMORY, PARTED, Connection, Now, connect, lacks_shared_memory, leave_wal, set_up, utc_now
from ludogite.store.errors import Notice, NoticeCode, StoreCode, StoreError, is_of_the_disk, translating
from ludogite.store.house_words import HouseWords
from ludogite.store.migrations import APPLICATION_ID, migrate, version
from ludogite.store.profiles import Profiles
from ludogite.store.saves import Saves
from ludogite.store.scores import Scores
from ludogite.store.settings import Settings, parse
from ludogite.store.text import from_disk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from sqlite3 import Connection as Raw

    from ludogite.store.family import Families, Merged
    from ludogite.store.settings import Json
    from ludogite.store.sqlite import Database

FILE_NAME = "ludogite.db"
CHECKED_UP_TO = 64 * 1024 * 1024
"""Bytes up to which the whole file is checked at every opening."""
BACKUP_EVERY = timedelta(days=7)
BACKUP_GAMES = 30
"""Games after which a copy is made, whatever the clock says."""
OURS = ("ludogite", ".ludogite-", "accounts.json", "call-", backups.FOLDER)
"""How the names begin of what we keep in our folder."""
LAST_BACKUP = "backup/last"
"""The setting that says when the last copy was made, and of how many games."""
OFFER = "backup/offer"
"""The setting that says whether copies found beside an empty house wait for an answer."""
WAITING, ANSWERED = "waiting", "answered"


class Store:
    """An open data file. One thread at a time uses it; the one that opened it may hand it over."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.now = connection.now
        self.profiles = Profiles(connection)
        self.saves = Saves(connection)
        self.scores = Scores(connection)
        self.settings = Settings(connection)
        self.house_words = HouseWords(connection)

    @cached_property
    def family(self) -> Families:
        """All of it on its way from one computer to another."""
        from ludogite.store.family import Families  # noqa: PLC0415 - it knows the games, which no start needs

        return Families(self._connection)

    def is_empty(self) -> bool:
        """Tell whether nobody has played or decided anything here yet."""
        return self._connection.is_empty()

    @property
    def file(self) -> Path:
        """The file that is written: another one than at the opening if that one went away, see ``listen``."""
        return self._connection.file

    def extent(self) -> tuple[int, ...]:
        """Count what people have made here: themselves, games, moves, ended games, words of the house."""
        row = self._connection.row(
            "SELECT (SELECT count(*) FROM profiles), (SELECT count(*) FROM games), (SELECT count(*) FROM plies),"
            " (SELECT count(*) FROM games WHERE status <> 'open'), (SELECT count(*) FROM words)"
        )
        return () if row is None else row

    def listen(self, heard: Callable[[Notice], None]) -> None:
        """Have a notice told when something happens to the file while it is open."""
        self._connection.heard = heard

    def wait_at_most(self, ms: int) -> None:
        """Wait so long for another process that keeps the file to itself, from now on; then raise ``StoreError`` (``locked``)."""
        self._connection.wait_at_most(ms)

    def keep_in_sight(self) -> None:
        """Notice a file that went away while it is open, without waiting for the next write: ``listen`` tells."""
        self._connection.keep_in_sight()

    def leave_backups(self) -> None:
        """Answer the offer of copies: nobody wants them back, and the start does not speak of them any more."""
        self.settings.set(OFFER, ANSWERED)

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

    A damaged file is renamed, never deleted, and an empty one takes its place: see the notice, and ``restore_backup``. Folder and
    files are closed to other accounts.
    """
    file = folder / FILE_NAME
    with translating(file):
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        _close_to_others(folder)
        backups.clear(file)
        told: list[Notice] = []
        try:
            db, notices = _ready(file, now)
        except _DamagedFileError:
            db, notices, told = _after_damage(file, now)
        try:
            store = Store(Connection(db, file, now))
            waiting = _offer(store)
            for one in (file, *backups.companions(file)):
                make_private(one)
        except BaseException:
            db.close()
            raise
    return Opened(store, (*(told or waiting), *notices))


def open_in_memory(*, now: Now = utc_now) -> Store:
    """Open an empty store that lives in memory only: to play on where nothing can be written."""
    db = connect(MEMORY)
    set_up(db)
    migrate(db)
    return Store(Connection(db, MEMORY, now))


def open_copy(folder: Path, *, now: Now = utc_now) -> Store | None:
    """Open what the data file of a folder holds, in memory: for where it can be read and not written; None where it cannot.

    What a killed program left in the log beside it is read, too; where nothing can be read of the file, the newest good copy is.
    Nothing of the folder is changed.
    """
    file = folder / FILE_NAME
    found = _copy_of(file, now)
    with suppress(OSError):  # a folder that may not be entered
        if found is None and (kept := backups.newest_good_backup(file)) is not None:
            found = _copy_of(kept, now)
    return found


def may_be_there(folder: Path) -> bool:
    """Tell whether a data file stands in a folder, or may stand in it where nobody may look."""
    try:
        (folder / FILE_NAME).stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def settle(store: Store, folder: Path) -> None:
    """Bring all that a store holds into another folder, where nobody lives there yet; raise ``StoreError``."""
    there = open_store(folder, now=store.now).store
    try:
        if there.is_empty() and not store.is_empty():
            _bring(store, there)
    finally:
        there.close()


def parted(folder: Path) -> tuple[Path, ...]:
    """List the files in which an evening went on because another file had taken the place of ours; nobody has answered yet."""
    from tempfile import gettempdir  # noqa: PLC0415 - as where they are written

    found: list[Path] = []
    for place in (folder / backups.FOLDER, Path.home(), Path(gettempdir())):
        with suppress(OSError, RuntimeError):
            found += sorted(place.glob(f"ludogite-{PARTED}-*.db"))
    return tuple(found)


def join(store: Store, file: Path) -> Merged:
    """Add what a parted file holds to a store, with the log that a kill left beside it; raise ``StoreError``."""
    other = _copy_of(file, store.now)
    if other is None:
        raise StoreError(StoreCode.DAMAGED, file=str(file))
    try:
        return _bring(other, store)
    finally:
        other.close()


def _bring(source: Store, target: Store) -> Merged:
    """Add what a store holds to another one; raise ``StoreError``."""
    from ludogite.store.family_file import read_family  # noqa: PLC0415 - it knows the games, which no start needs

    family = read_family(source.family.pack())
    if isinstance(family, Refusal):
        raise StoreError(StoreCode.DAMAGED, file=str(source.file))
    return target.family.merge(family)


def answer_parted(file: Path, word: str) -> None:
    """Give a parted file another name, with this word in it, so that nobody is asked again; raise ``StoreError``."""
    with translating(file):
        for one in (*backups.companions(file), file):
            if one.exists():
                one.replace(one.with_name(one.name.replace(f"-{PARTED}-", f"-{word}-", 1)))


def _copy_of(file: Path, now: Now) -> Store | None:
    """Open what a file holds in memory, by whatever way it can be read; None where there is none."""
    for source in (_copied_aside, backups.read_beside, lambda at: closing(backups.read_only(at))):
        fresh = connect(MEMORY)
        try:
            with source(file) as held:
                backups.copy_into(held, fresh.conn)
            if not _recognise(fresh, file) and health.is_whole(fresh.conn):
                migrate(fresh)
                fresh.execute("PRAGMA foreign_keys = ON")
                return Store(Connection(fresh, MEMORY, now))
        except Exception:  # noqa: BLE001, S110 - whatever stands in the way, the next way is tried
            pass
        fresh.close()
    return None


@contextmanager
def _copied_aside(file: Path) -> Iterator[Raw]:
    """Copy a data file and the log beside it to a place where SQLite may write what it needs to read them; raise ``OSError``."""
    import sqlite3  # noqa: PLC0415 - only once the store is used
    from shutil import copyfile  # noqa: PLC0415 - only in trouble
    from tempfile import TemporaryDirectory  # noqa: PLC0415 - only in trouble

    with TemporaryDirectory(prefix="ludogite-") as aside:
        copy = Path(aside) / file.name
        copyfile(file, copy)
        for beside, end in zip(backups.companions(file), backups.COMPANIONS, strict=True):
            if end != "-shm" and beside.exists():
                copyfile(beside, copy.with_name(copy.name + end))
        with closing(sqlite3.connect(copy)) as held:
            held.text_factory = from_disk
            yield held


def restore_backup(store: Store, name: str) -> Opened:
    """Put what a backup (by its file name) holds in the place of all that the store holds, which is kept under another name.

    It happens in one transaction of the open file: whoever holds the store goes on with it. Raise ``StoreError`` (``damaged``,
    ``disk_full``…) and leave everything as it was, and open, if the backup is not good or cannot be written.
    """
    connection = store._connection  # noqa: SLF001 - one thing, in two modules' hands
    file = store.file
    copy = file.parent / backups.FOLDER / Path(name).name
    with translating(file):
        if not backups.is_good(copy):
            raise StoreError(StoreCode.DAMAGED, file=str(copy))
        fresh = _brought_up(copy)
        with closing(fresh.conn):
            connection.keep_in_sight()
            _keep_replaced(connection.db, file, store.now())
            backups.copy_into(fresh.conn, connection.db.conn)
    return Opened(store)


def _brought_up(copy: Path) -> Database:
    """Read a good copy into memory and bring it to our version there."""
    fresh = connect(MEMORY)
    try:
        with closing(backups.read_only(copy)) as source:
            backups.copy_into(source, fresh.conn)
        migrate(fresh)
        _keep_setting(fresh, OFFER, ANSWERED)
    except BaseException:
        fresh.close()
        raise
    return fresh


def _keep_replaced(db: Database, file: Path, now: str) -> None:
    """Keep what a restore replaces, byte by byte where it is too damaged to be read."""
    import sqlite3  # noqa: PLC0415 - only once the store is used
    from shutil import copyfile  # noqa: PLC0415 - rarely needed

    kept = file.with_name(f"{file.stem}-replaced-{backups.stamp(now)}.db")
    try:
        backups.copy_whole(db.conn, kept)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as trouble:
        if is_of_the_disk(trouble):
            raise
        for one, end in ((file, ""), *zip(backups.companions(file), backups.COMPANIONS, strict=True)):
            if one.exists():
                copyfile(one, kept.with_name(kept.name + end))


def _after_damage(file: Path, now: Now) -> tuple[Database, list[Notice], list[Notice]]:
    """Look again, for a disk that stumbled once is no damage; then set the file aside and begin a new one, and tell."""
    told: list[Notice] = []
    for _ in range(2):
        try:
            return (*_ready(file, now), told)
        except _DamagedFileError as trouble:
            if not told:
                told = [_set_aside(file, now(), foreign=isinstance(trouble, _ForeignFileError))]
    raise StoreError(StoreCode.DAMAGED, file=str(file))


class _DamagedFileError(Exception):
    """The file is no whole database of ours."""


class _ForeignFileError(_DamagedFileError):
    """The file is a database, but another program's, or an empty one that says it has a version."""


def _close_to_others(folder: Path) -> None:
    """Close our folder and what is ours in it to other accounts; a folder that holds other things too stays as it is."""
    with suppress(OSError):
        inside = list(folder.iterdir())
        ours = [path for path in inside if path.name.startswith(OURS)]
        for path in (*ours, *(folder / backups.FOLDER).glob("ludogite-*")):
            make_private(path)
        if len(ours) == len(inside):
            make_private(folder)


def _set_aside(file: Path, now: str, *, foreign: bool) -> Notice:
    """Rename a damaged file or another program's, and tell what can take its place."""
    kept = backups.set_aside(file, "foreign" if foreign else "damaged", now)
    good = backups.newest_good_backup(file)
    if good is None and foreign:
        return Notice.of(NoticeCode.FOREIGN_SET_ASIDE, file=file.name, kept_as=kept.name)
    if good is None:
        return Notice.of(NoticeCode.DAMAGED_WITHOUT_BACKUP, file=file.name, kept_as=kept.name)
    return Notice.of(NoticeCode.DAMAGED_SET_ASIDE, file=file.name, kept_as=kept.name, backup=good.name)


def _ready(file: Path, now: Now, *, shared: bool = True) -> tuple[Database, list[Notice]]:
    """Connect, refuse a newer file, check that it is ours and whole, copy it if due and bring it to our version.

    Not ``shared``: on a file system without memory that processes share, which WAL needs.

    Raise ``_DamagedFileError`` for whatever goes wrong that is not the disk's or another program's doing.
    """
    unclean = any(beside.exists() for beside in backups.companions(file))
    if file.exists() and not unclean and _is_shorn(file):
        raise _DamagedFileError
    if file.is_file() and not health.header_is_sound(file):
        raise _DamagedFileError
    db = connect(file)
    try:
        if not shared:
            leave_wal(db)
        is_new = _recognise(db, file)
        set_up(db, shared=shared)
        checked = unclean or file.stat().st_size <= CHECKED_UP_TO
        if not is_new and checked and not health.is_whole(db.conn):
            raise _DamagedFileError  # noqa: TRY301 - the one place that closes
        return db, _upgrade(db, file, now())
    except (StoreError, OSError, MemoryError, _DamagedFileError):
        db.close()
        raise
    except Exception as trouble:
        db.close()
        if shared and lacks_shared_memory(trouble):
            return _ready(file, now, shared=False)
        if is_of_the_disk(trouble):
            raise
        raise _DamagedFileError from trouble
    except BaseException:
        db.close()
        raise


def _is_shorn(file: Path) -> bool:
    """Tell whether a cleanly closed file lost its end where SQLite does not see it.

    Pages are multiples of 512 bytes; SQLite fills a broken one with zeros. It takes an empty file for a new one, which is true
    unless there was a database before.
    """
    size = file.stat().st_size
    return bool(size % 512) or (size == 0 and bool(backups.backups(file)))


def _recognise(db: Database, file: Path) -> bool:
    """Tell whether the file is a new one, before anything but a flipped number is written to it.

    Raise ``newer_file`` for a file of a later program, ``_ForeignFileError`` for what is not ours. Our tables prove that it is
    ours: a mark or a version that says otherwise was damaged, and is put right.
    """
    held, is_ours = health.version_of(db.conn), health.is_marked_ours(db.conn)
    is_empty = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if is_empty and held == 0:
        return True
    made_at = health.version_by_tables(db.conn)
    if made_at is not None and is_ours and held == made_at:
        return False
    if made_at is not None and health.has_no_more(db.conn, made_at):
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {made_at}")
        return False
    if not is_ours:
        raise _ForeignFileError if health.is_whole(db.conn) else _DamagedFileError
    if held > version():
        raise StoreError(StoreCode.NEWER_FILE, file=str(file), version=held, known=version())
    raise _DamagedFileError


def _upgrade(db: Database, file: Path, now: str) -> list[Notice]:
    """Copy the file if due, and bring its tables to our version."""
    held = health.version_of(db.conn)
    if held == version():
        return _regular_backup(db, file, now)
    copy = backups.back_up(db.conn, file, now) if held else None
    try:
        migrate(db)
    except Exception as trouble:
        if is_of_the_disk(trouble) or isinstance(trouble, OSError):
            raise
        raise StoreError(StoreCode.UPGRADE_FAILED, file=str(file), version=held) from trouble
    return [] if copy is None else [Notice.of(NoticeCode.UPGRADED, version=version(), backup=copy.name)]


def _regular_backup(db: Database, file: Path, now: str) -> list[Notice]:
    """Copy a file with something in it, if it is time; that it cannot be done stops nobody from playing."""
    people, games = db.execute("SELECT (SELECT count(*) FROM profiles), (SELECT count(*) FROM games)").fetchone()
    if not (people or games) or not _is_due(db, file, now, games):
        return []
    try:
        with translating(file):
            backups.back_up(db.conn, file, now)
            _keep_setting(db, LAST_BACKUP, {"at": now, "games": games})
    except StoreError as trouble:
        return [Notice.of(NoticeCode.BACKUP_FAILED, reason=trouble.code.value)]
    return []


def _is_due(db: Database, file: Path, now: str, games: int) -> bool:
    """Tell whether a copy is due: a week or many games after the last, or when the clock has gone backwards since.

    Copies from the future count for nothing: they were made by a clock that was wrong.
    """
    weeks_ago = backups.stamp((datetime.fromisoformat(now) - BACKUP_EVERY).isoformat(timespec="milliseconds"))
    times = [time for copy in backups.backups(file) if (time := backups.time_of(copy)) <= backups.stamp(now)]
    if not times or times[0] <= weeks_ago:
        return True
    held = db.execute("SELECT value FROM settings WHERE key = ?", (LAST_BACKUP,)).fetchone()
    match parse(held[0]) if held else None:
        case {"at": str(at), "games": int(then)}:
            return now < at or games - then >= BACKUP_GAMES
    return False


def _offer(store: Store) -> list[Notice]:
    """Tell of the copies beside a house that began empty, until somebody has answered."""
    answer = store.settings.get(OFFER)
    if answer is None and store.is_empty() and any(max(backups.content_of(copy)) > 0 for copy in backups.backups(store.file)):
        answer = WAITING
        with suppress(StoreError):  # a full disk: told again at the next start
            store.settings.set(OFFER, answer)
    good = backups.newest_good_backup(store.file) if answer == WAITING else None
    return [] if good is None else [Notice.of(NoticeCode.BACKUPS_WAIT, backup=good.name)]


def _keep_setting(db: Database, key: str, value: Json) -> None:
    """Write a setting where no store is made yet."""
    db.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, json.dumps(value)))
    db.commit()
