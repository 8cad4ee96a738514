"""An open data file: SQLite itself for what a start reads, sqlite-utils from the first row that is written.

sqlite-utils takes 64 ms and 14 MB to import, which no home page needs.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    import sqlite_utils


def bring_in() -> None:
    """Import sqlite-utils without libraries that happen to be there, for types that we have none of: numpy takes 15 MB more."""
    hidden = [name for name in ("numpy", "pandas") if name not in sys.modules]
    sys.modules.update(dict.fromkeys(hidden))  # type: ignore[arg-type]  # None: there is no such module
    try:
        import_module("sqlite_utils")
    finally:
        for name in hidden:
            del sys.modules[name]


class Database:
    """An open connection. Outside of ``BEGIN`` every statement is a transaction of its own."""

    def __init__(self, conn: sqlite3.Connection) -> None:
        self.conn = conn
        conn.isolation_level = None  # sqlite3 would open transactions by itself, and close them before a script

    @cached_property
    def tables(self) -> sqlite_utils.Database:
        """The same connection, by the library that knows tables, savepoints and migrations."""
        bring_in()
        from sqlite_utils import Database as Tables  # noqa: PLC0415 - see the module

        return Tables(self.conn, execute_plugins=False)

    def execute(self, sql: str, parameters: Sequence[object] = ()) -> sqlite3.Cursor:
        """Run one statement."""
        return self.conn.execute(sql, parameters)

    def insert(self, table: str, row: Mapping[str, object]) -> int:
        """Add a row to a table of ours, and return its number."""
        return cast("int", self.tables.table(table).insert(dict(row)).last_pk)

    def update(self, table: str, number: int, values: Mapping[str, object]) -> None:
        """Change values of the row of a table of ours that has this ``id``."""
        self.tables.table(table).update(number, dict(values))

    def savepoint(self) -> AbstractContextManager[object]:
        """Take back what is done inside if it fails, within the transaction that is open."""
        return self.tables.atomic()

    def commit(self) -> None:
        """Write the open transaction."""
        self.conn.commit()

    def rollback(self) -> None:
        """Take the open transaction back."""
        self.conn.rollback()

    def close(self) -> None:
        """Let go of the file."""
        self.conn.close()
