"""Copy the data file, find good copies, and set a damaged one aside: nothing here ever deletes a family's only file."""

from __future__ import annotations

from contextlib import closing, suppress
from typing import TYPE_CHECKING

from ludogite.store.migrations import APPLICATION_ID, version

if TYPE_CHECKING:
    from pathlib import Path
    from sqlite3 import Connection as Raw

FOLDER = "backups"
KEPT = 5
"""Copies kept, newest first; at one a week, a month."""
COMPANIONS = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside its own, by the end of their names."""


def stamp(now: str) -> str:
    """Return the time as part of a file name: ``20261120T210406.125Z``, whose text order is time order."""
    return now.replace("-", "").replace(":", "")


def back_up(source: Raw, file: Path, now: str) -> Path:
    """Copy the open database beside it, complete or not at all, and let go of the oldest copies.

    The copy is named after its version and the time. May raise ``OSError`` or ``sqlite3.Error``.
    """
    import sqlite3  # noqa: PLC0415 - only once the store is used

    folder = file.parent / FOLDER
    folder.mkdir(exist_ok=True)
    held = source.execute("PRAGMA user_version").fetchone()[0]
    target = _free(folder / f"{file.stem}-v{held}-{stamp(now)}.db")
    unfinished = target.with_suffix(".part")
    try:
        with closing(sqlite3.connect(unfinished)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, readable without companions
        unfinished.replace(target)
    except BaseException:
        for left in (unfinished, *companions(unfinished)):
            left.unlink(missing_ok=True)
        raise
    for old in backups(file)[KEPT:]:
        with suppress(OSError):  # somebody reads it: it goes next time
            old.unlink()
    return target


def backups(file: Path) -> list[Path]:
    """Return the copies of a data file, newest first, good or not."""
    found = (file.parent / FOLDER).glob(f"{file.stem}-v*-*.db")
    return sorted(found, key=time_of, reverse=True)


def newest_good_backup(file: Path) -> Path | None:
    """Return the newest copy that reads without error and is not from a newer program."""
    return next((copy for copy in backups(file) if is_good(copy)), None)


def is_good(copy: Path) -> bool:
    """Tell whether a closed database file is ours, whole, and of a version that we know; it is not changed."""
    import sqlite3  # noqa: PLC0415 - only once the store is used

    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as raw:
            held = raw.execute("PRAGMA user_version").fetchone()[0]
            return is_ours(raw) and held <= version() and is_whole(raw)
    except (sqlite3.Error, OSError):
        return False


def is_ours(raw: Raw) -> bool:
    """Tell whether a database was made by ludogite."""
    return bool(raw.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID)


def is_whole(raw: Raw) -> bool:
    """Tell whether SQLite finds every page and row in its place."""
    return bool(raw.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def set_aside(file: Path, label: str, now: str) -> Path:
    """Rename a closed data file (and its companions) after the label and the time, and return its new path."""
    kept = _free(file.with_name(f"{file.stem}-{label}-{stamp(now)}.db"))
    for beside, end in zip(companions(file), COMPANIONS, strict=True):
        if beside.exists():
            beside.rename(kept.with_name(kept.name + end))
    file.rename(kept)
    return kept


def companions(file: Path) -> tuple[Path, ...]:
    """Return where SQLite keeps what belongs to a file, whether it is there or not."""
    return tuple(file.with_name(file.name + end) for end in COMPANIONS)


def time_of(copy: Path) -> str:
    """Return the time part of a copy's name."""
    return copy.stem.split("-v", 1)[1].split("-", 1)[1]


def _free(path: Path) -> Path:
    """Return the path, with a number at its end if something is there already."""
    tried, number = path, 2
    while tried.exists():
        tried, number = path.with_name(f"{path.stem}-{number}{path.suffix}"), number + 1
    return tried
