"""What we ask of ``sqlite3``: rows as they are given, and transactions that begin and end where we say, nowhere else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Final

_POINTS: Final = count()


class Database:
    """An open connection. Outside of ``BEGIN`` every statement is a transaction of its own."""

    def __init__(self, conn: sqlite3.Connection) -> None:
        self.conn = conn
        conn.isolation_level = None  # sqlite3 would open transactions by itself, and close them before a script

    def execute(self, sql: str, parameters: Sequence[object] = ()) -> sqlite3.Cursor:
        """Run one statement."""
        return self.conn.execute(sql, parameters)

    def executescript(self, script: str) -> None:
        """Run the statements of a script one by one, in the transaction that is open."""
        begun = ""
        for piece in script.split(";"):
            begun += f"{piece};"
            if sqlite3.complete_statement(begun):
                self.conn.execute(begun)
                begun = ""

    def insert(self, table: str, row: Mapping[str, object]) -> int:
        """Add a row to a table of ours, and return its number."""
        names, places = ", ".join(row), ", ".join("?" * len(row))
        added = self.conn.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", tuple(row.values()))  # noqa: S608 - our own names
        return int(added.lastrowid or 0)

    def update(self, table: str, number: int, values: Mapping[str, object]) -> None:
        """Change values of the row of a table of ours that has this ``id``, if there is one."""
        names = ", ".join(f"{name} = ?" for name in values)
        self.conn.execute(f"UPDATE {table} SET {names} WHERE id = ?", (*values.values(), number))  # noqa: S608 - our own names

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """Take back what is done inside if it fails, within the transaction that is open."""
        name = f"inner_{next(_POINTS)}"
        self.conn.execute(f"SAVEPOINT {name}")
        try:
            yield
        except BaseException:
            if self.conn.in_transaction:  # some errors end the whole transaction
                self.conn.execute(f"ROLLBACK TO {name}")
                self.conn.execute(f"RELEASE {name}")
            raise
        self.conn.execute(f"RELEASE {name}")

    def commit(self) -> None:
        """Write the open transaction."""
        self.conn.commit()

    def rollback(self) -> None:
        """Take the open transaction back."""
        self.conn.rollback()

    def close(self) -> None:
        """Close the connection."""
        self.conn.close()
