"""Copy the data file, find good copies, and set a damaged one aside: nothing here ever deletes a family's only file.

What is kept: the ``KEPT`` latest copies, and besides them the newest good one and the one with the most games, so that neither a
clock that was wrong for a day nor weeks of a small new house push a family's past out.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.atomic import UNFINISHED, keep_name, make_private
from ludogite.late import late
from ludogite.store import health
from ludogite.store.migrations import version
from ludogite.store.text import from_disk

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from sqlite3 import Connection as Raw

with late:  # only once the store is used
    import sqlite3

FOLDER = "backups"
KEPT = 5
"""Copies kept, latest first; at one a week, a month."""
COMPANIONS = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside its own, by the end of their names."""
BUSY_SECONDS = 2.0
"""How long a copy waits for another process."""
LEFT_SECONDS = 24 * 3600
"""After so long nobody works any more at an unfinished file."""
SYNCHRONIZE, NO_SUCH_PROCESS = 0x100000, 87
"""What Windows is asked for to wait for a process, and what it answers where there is none."""


def stamp(now: str) -> str:
    """Return the time as part of a file name: ``20261120T210406.125Z``, whose text order is time order."""
    return now.replace("-", "").replace(":", "")


def back_up(source: Raw, file: Path, now: str) -> Path:
    """Copy the open database beside it, complete or not at all, and let go of copies that others make unnecessary.

    The copy is named after its version and the time. May raise ``OSError`` or ``sqlite3.Error``.
    """
    folder = file.parent / FOLDER
    folder.mkdir(exist_ok=True)
    make_private(folder)
    target = copy_whole(source, folder / f"{file.stem}-v{health.version_of(source)}-{stamp(now)}.db")
    _let_go(file, target, stamp(now))
    return target


def copy_whole(source: Raw, wished: Path) -> Path:
    """Copy an open database into a file, on the disk and complete when this returns, or not at all; return the name it got."""
    target = _free(wished)
    unfinished = target.with_name(f"{target.stem}-{os.getpid()}{UNFINISHED}")  # two programs may copy in the same second
    try:
        with closing(sqlite3.connect(unfinished)) as copy:
            make_private(unfinished)
            copy_into(source, copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, readable without companions
        _flush(unfinished)
        unfinished.replace(target)
    except BaseException:
        for left in (unfinished, *companions(unfinished)):
            left.unlink(missing_ok=True)
        raise
    keep_name(target)
    return target


def copy_into(source: Raw, target: Raw) -> None:
    """Put all of one open database in the place of another's content, in one transaction; wait only so long for who holds it."""
    give_up = time.monotonic() + BUSY_SECONDS

    def impatient(_status: int, _left: int, _pages: int) -> None:
        if time.monotonic() > give_up:
            busy = sqlite3.OperationalError("database is locked")
            busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise busy

    source.backup(target, pages=-1, progress=impatient, sleep=0.02)


def backups(file: Path) -> list[Path]:
    """Return the copies of a data file, newest first, good or not."""
    found = (file.parent / FOLDER).glob(f"{file.stem}-v*-*.db")
    return sorted(found, key=time_of, reverse=True)


def newest_good_backup(file: Path) -> Path | None:
    """Return the good copy to offer: that with the most games, and of several the newest."""
    good = (copy for copy in sorted(backups(file), key=content_of, reverse=True) if is_good(copy))
    return next(good, None)


def is_good(copy: Path) -> bool:
    """Tell whether a closed database file is ours, whole, of a version that we know, and readable in every row; change nothing."""
    try:
        if not health.header_is_sound(copy):
            return False
        # In memory: SQLite forgets its tables' own rules where a file may not be written.
        with closing(read_only(copy)) as held, closing(sqlite3.connect(":memory:")) as raw:
            copy_into(held, raw)
            raw.text_factory = from_disk
            return (
                health.is_marked_ours(raw)
                and health.version_of(raw) <= version()
                and health.version_by_tables(raw) is not None
                and health.is_whole(raw)
                and not health.unreadable_rows(raw)
            )
    except (sqlite3.Error, OSError, ValueError):  # ValueError: SQLite's own words may be no UTF-8
        return False


def set_aside(file: Path, label: str, now: str) -> Path:
    """Rename a closed data file (and its companions) after the label and the time, and return its new path."""
    kept = _free(file.with_name(f"{file.stem}-{label}-{stamp(now)}.db"))
    for beside, end in zip(companions(file), COMPANIONS, strict=True):
        if beside.exists():
            beside.rename(kept.with_name(kept.name + end))
    file.rename(kept)
    keep_name(kept)
    return kept


def clear(file: Path) -> None:
    """Take away what a program that was killed left unfinished beside a data file and among its copies."""
    for folder in (file.parent, file.parent / FOLDER):
        with suppress(OSError):
            for left in folder.glob(f"*{UNFINISHED}*"):
                is_old = abs(time.time() - left.stat().st_mtime) > LEFT_SECONDS
                if left.name.startswith((file.stem, ".ludogite-")) and (is_old or _is_orphan(left)):
                    left.unlink()


def _is_orphan(left: Path) -> bool:
    """Tell whether the program that wrote an unfinished copy, whose number is in its name, has gone."""
    number = left.name.partition(UNFINISHED)[0].rpartition("-")[2]
    if not number.isdecimal():
        return False
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only there, and hardly ever

        kernel = ctypes.windll.kernel32
        process = kernel.OpenProcess(SYNCHRONIZE, 0, int(number))
        if not process:
            return bool(kernel.GetLastError() == NO_SUCH_PROCESS)
        has_ended = kernel.WaitForSingleObject(process, 0) == 0
        kernel.CloseHandle(process)
        return has_ended
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False


def companions(file: Path) -> tuple[Path, ...]:
    """Return where SQLite keeps what belongs to a file, whether it is there or not."""
    return tuple(file.with_name(file.name + end) for end in COMPANIONS)


def time_of(copy: Path) -> str:
    """Return the time part of a copy's name."""
    return copy.stem.split("-v", 1)[1].split("-", 1)[1]


def _let_go(file: Path, made: Path, now: str) -> None:
    """Delete the copies that are neither among the latest, nor the newest good one, nor the one with the most games.

    A copy from the future was made by a clock that was wrong: it counts as the oldest.
    """
    others = [copy for copy in backups(file) if copy != made]
    others.sort(key=lambda copy: (time_of(copy) <= now, time_of(copy)), reverse=True)
    kept, spare = [made, *others[: KEPT - 1]], others[KEPT - 1 :]
    if not spare:
        return
    richest = max((*kept, *spare), key=content_of)
    good = next((copy for copy in (*kept, *spare) if is_good(copy)), None)
    for old in spare:
        if old not in {richest, good}:
            with suppress(OSError):  # somebody reads it: it goes next time
                old.unlink()


def content_of(copy: Path) -> tuple[int, int]:
    """Count the games and the people of a copy, as far as it says; −1 each for one that says nothing."""
    try:
        with closing(read_only(copy)) as raw:
            games, people = raw.execute("SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM profiles)").fetchone()
            return int(games), int(people)
    except (sqlite3.Error, OSError, ValueError):
        return -1, -1


def read_beside(file: Path) -> AbstractContextManager[Raw]:
    """Open a file for reading only, with the log beside it."""
    raw = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=0)
    raw.text_factory = from_disk
    return closing(raw)


def read_only(copy: Path) -> Raw:
    """Open a closed file for reading only, without leaving anything beside it."""
    raw = sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    raw.text_factory = from_disk
    return raw


def _flush(path: Path) -> None:
    """Wait until the disk holds a file."""
    number = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _free(path: Path) -> Path:
    """Return the path, with a number at its end if something is there already."""
    tried, number = path, 2
    while tried.exists():
        tried, number = path.with_name(f"{path.stem}-{number}{path.suffix}"), number + 1
    return tried
