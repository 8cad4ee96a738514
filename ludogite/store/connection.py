"""Read and write the data file: transactions, and trouble told as ``StoreError``."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from ludogite.store.errors import translating

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from sqlite_utils import Database

Now: TypeAlias = "Callable[[], str]"
"""Tells the time as ISO 8601 text in UTC, always of the same length, so that text order is time order."""


def utc_now() -> str:
    """Return the present, as in ``2026-11-20T21:04:06.125Z``."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Connection:
    """One open data file. Used by one thread at a time; it may be opened by one and handed to another."""

    def __init__(self, db: Database, file: Path, now: Now) -> None:
        self.db = db
        self.file = file
        self.now = now

    @contextmanager
    def writing(self) -> Iterator[Database]:
        """Run a transaction: everything inside is written, or nothing. Nested ones join the outer one.

        The write lock is taken at once (waiting for other processes), so that what is read inside is still true when written.
        """
        with translating(self.file):
            if self.db.conn.in_transaction:
                with self.db.atomic():
                    yield self.db
                return
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

    def insert(self, table: str, row: dict[str, Any]) -> int:
        """Add a row to a table with an automatic key, and return the key."""
        with self.writing() as db:
            return cast("int", db.table(table).insert(row).last_pk)

    def close(self) -> None:
        """Write what is pending into the one file and close it."""
        with translating(self.file):
            self.db.close()
