"""Tell what is whole in a data file: its header, its tables, its pages, and every one of its rows.

Damage below the rows (header, tables, pages) costs the file its place: it is set aside. A row that does not read stands for itself:
it stays where it is, and everything else works. Only a copy is held to more: it is good when every row of it can be read.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from ludogite.store import migrations
from ludogite.store.migrations import APPLICATION_ID, version
from ludogite.store.text import is_text, is_time

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from sqlite3 import Connection as Raw

MAGIC = b"SQLite format 3\0"
HEADER = 100
"""Bytes of SQLite's header."""
OF_A_ROW = (
    "NULL value in ",
    "CHECK constraint failed in ",
    "TEXT value in ",
    "NUMERIC value in ",
    "non-INTEGER value in ",
    "non-TEXT value in ",
    "non-unique entry in ",
)
"""How SQLite's check begins what it says about one row."""
OF_AN_INDEX = ("missing from index ", "wrong # of entries in index ")
"""What it says where an index has lost its table: it can be made again from the rows."""


def header_is_sound(file: Path) -> bool:
    """Tell whether the first bytes of a file that is not empty can be those of a database of ours.

    SQLite takes some of them on trust: a flipped bit there makes a file read-only, or all its texts another alphabet.
    """
    with file.open("rb") as opened:
        head = opened.read(HEADER)
    if not head:
        return True
    page = int.from_bytes(head[16:18], "big")
    return (
        len(head) == HEADER
        and head.startswith(MAGIC)
        and (page == 1 or (page >= 512 and page & (page - 1) == 0))
        and head[18] in {1, 2}
        and head[19] == head[18]
        and head[20:24] == bytes((0, 64, 32, 32))
        and int.from_bytes(head[44:48], "big") in range(5)
        and int.from_bytes(head[56:60], "big") in {0, 1}  # 0: nothing was written yet
    )


def _tables_at(number: int) -> Mapping[str, str]:
    """Return the tables and indexes of a version, by name."""
    return _tables_of(tuple(script for _, script in migrations.MIGRATIONS[:number]))


@cache
def _tables_of(scripts: tuple[str, ...]) -> Mapping[str, str]:
    """Return the tables and indexes that scripts make; scripts that do not run say nothing about any file."""
    from contextlib import closing  # noqa: PLC0415 - only once the store is used
    from sqlite3 import Error, connect  # noqa: PLC0415 - only once the store is used

    with closing(connect(":memory:")) as raw:
        try:
            for script in scripts:
                raw.executescript(script)
        except Error:
            return {"": "of no file"}
        return _tables(raw)


def _tables(raw: Raw) -> dict[str, str]:
    held = raw.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    return {str(name): " ".join(str(sql).split()) for name, sql in held}


def version_by_tables(raw: Raw) -> int | None:
    """Return the version whose tables a database has, letter by letter; None if they are of none that we know."""
    held = _tables(raw)
    known = (number for number in range(version(), 0, -1) if _tables_at(number).items() <= held.items())
    return next(known, None)


def version_of(raw: Raw) -> int:
    """Return the version that a database says it has."""
    return int(raw.execute("PRAGMA user_version").fetchone()[0])


def has_no_more(raw: Raw, number: int) -> bool:
    """Tell whether a database holds nothing beside the tables of a version, nor was brought further than that."""
    strange = {name for name in _tables(raw) if "sqlite_" not in name} - _tables_at(number).keys()
    if strange or raw.execute("SELECT 1 FROM sqlite_schema WHERE name = '_sqlite_migrations'").fetchone() is None:
        return not strange
    steps = raw.execute("SELECT count(*) FROM _sqlite_migrations WHERE migration_set = 'ludogite'").fetchone()
    return bool(steps[0] == number)


def is_marked_ours(raw: Raw) -> bool:
    """Tell whether a database bears our mark."""
    return bool(raw.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID)


def is_whole(raw: Raw) -> bool:
    """Tell whether SQLite finds every page in its place, whatever stands in the rows; an index that lost its table is made again.

    May raise ``sqlite3.Error``, for a file that may not be written too.
    """
    said = [str(line) for (line,) in raw.execute("PRAGMA integrity_check")]
    if any(ending in line for line in said for ending in OF_AN_INDEX):
        raw.execute("BEGIN IMMEDIATE")  # a file that stays damaged is set aside as it was
        raw.execute("REINDEX")
        said = [str(line) for (line,) in raw.execute("PRAGMA integrity_check")]
        raw.execute("COMMIT" if all(map(_is_harmless, said)) else "ROLLBACK")
    return all(map(_is_harmless, said))


def _is_harmless(line: str) -> bool:
    return line == "ok" or line.startswith(OF_A_ROW)


def unreadable_rows(raw: Raw) -> list[str]:
    """Name every row that does not read, by table and key; ``raw`` gives texts by ``text.from_disk``."""
    bad = [f"check {number}" for number, (line,) in enumerate(raw.execute("PRAGMA quick_check")) if line != "ok"]
    for table, (columns, jsons, times) in _READ.items():
        places = [place for place, name in enumerate(columns) if name in jsons]
        moments = [place for place, name in enumerate(columns) if name in times]
        for row in raw.execute(f"SELECT {', '.join(columns)} FROM {table}"):  # noqa: S608 - our own names
            sound = (
                all(is_text(value) for value in row if isinstance(value, str))
                and all(_is_json(row[place]) for place in places)
                and all(is_time(row[place]) for place in moments)
            )
            if not sound:
                bad.append(f"{table} {row[:2]!a}")
    return [*bad, *(f"gap in {number}" for (number,) in raw.execute(_GAPS))]


_READ: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "profiles": (("id", "name", "name_key", "pin", "vocabulary", "created_at"), (), ("created_at",)),
    "games": (
        ("id", "game", "variant", "header", "status", "created_at", "updated_at"), ("header",), ("created_at", "updated_at"),
    ),
    "seats": (("game_id", "seat", "name", "level"), (), ()),
    "plies": (("game_id", "n", "command"), ("command",), ()),
    "results": (("game_id", "seat", "sheet"), ("sheet",), ()),
    "settings": (("key", "value"), ("value",), ()),
    "words": (("word", "theme", "who", "at", "game"), (), ("at",)),
}  # fmt: skip
"""Columns of each table that hold what can be checked here, those that are JSON, and those that are moments."""


_GAPS = (
    "SELECT id FROM games WHERE seats <> (SELECT count(*) FROM seats WHERE game_id = games.id)"
    " UNION SELECT game_id FROM plies GROUP BY game_id HAVING count(*) <> max(n) + 1"
)
"""Games that lost a seat or a command."""


def _is_json(held: Any) -> bool:
    try:
        json.loads(held)
    except (ValueError, TypeError, RecursionError):
        return False
    return True
