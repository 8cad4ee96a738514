"""Build the tables, one version after the other.

``MIGRATIONS`` is only ever appended to: its length is the version of the file. A migration is plain SQL and uses no code of
the product, so that it still does tomorrow what it did when a family's file went through it. Every version keeps a small
sample of its file in ``tests/store/data``.
"""

from __future__ import annotations

from datetime import UTC, datetime
from sqlite3 import complete_statement
from typing import TYPE_CHECKING

from ludogite.store.sqlite import bring_in

if TYPE_CHECKING:
    import sqlite_utils
    from sqlite_utils import Migrations

    from ludogite.store.sqlite import Database

APPLICATION_ID = 0x4C55444F
"""``LUDO``: marks the file as ours (SQLite's ``PRAGMA application_id``)."""

FIRST_TABLES = """
CREATE TABLE profiles (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    ink INTEGER NOT NULL CHECK (ink BETWEEN 1 AND 8),
    symbol INTEGER CHECK (symbol BETWEEN 1 AND 8),
    birth_year INTEGER,
    pin TEXT,
    vocabulary TEXT NOT NULL CHECK (vocabulary IN ('enfant', 'courant', 'large', 'tout')),
    coach INTEGER NOT NULL CHECK (coach IN (0, 1)),
    created_at TEXT NOT NULL,
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
) STRICT;

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    header TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'stopped')),
    seats INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    assisted INTEGER NOT NULL DEFAULT 0,
    typed_code INTEGER NOT NULL DEFAULT 0,
    taken_over INTEGER NOT NULL DEFAULT 0,
    hand_dice INTEGER NOT NULL DEFAULT 0,
    in_records INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX games_by_status ON games (status, updated_at);
CREATE INDEX games_by_kind ON games (game, variant, seats);

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    profile_id INTEGER REFERENCES profiles (id) ON DELETE SET NULL,
    level TEXT,
    name TEXT NOT NULL,
    ink INTEGER NOT NULL CHECK (ink BETWEEN 1 AND 8),
    symbol INTEGER CHECK (symbol BETWEEN 1 AND 8),
    left_at_ply INTEGER,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_profile ON seats (profile_id);

CREATE TABLE plies (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    command TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    game_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    sheet TEXT NOT NULL,
    PRIMARY KEY (game_id, seat),
    FOREIGN KEY (game_id, seat) REFERENCES seats (game_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE words (
    word TEXT NOT NULL,
    theme TEXT NOT NULL DEFAULT '',
    verdict TEXT NOT NULL CHECK (verdict IN ('accept', 'ban')),
    who TEXT NOT NULL,
    at TEXT NOT NULL,
    game TEXT,
    PRIMARY KEY (word, theme)
) STRICT, WITHOUT ROWID;
"""

SEAT_VOCABULARY = """
ALTER TABLE seats ADD COLUMN vocabulary TEXT CHECK (vocabulary IN ('enfant', 'courant', 'large', 'tout'));
"""

TUTOR = """
ALTER TABLE profiles ADD COLUMN tutor INTEGER NOT NULL DEFAULT 0 CHECK (tutor IN (0, 1));
"""

TICKET = """
ALTER TABLE games ADD COLUMN ticket TEXT;
"""

NOTED = """
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
"""
"""Where sqlite-utils notes the steps that a file has gone through."""

MIGRATIONS: tuple[tuple[str, str], ...] = (
    ("first_tables", FIRST_TABLES),
    ("seat_vocabulary", SEAT_VOCABULARY),
    ("tutor", TUTOR),
    ("ticket", TICKET),
)
"""Name and SQL of each step, oldest first. Append only."""


def version() -> int:
    """Return the version of the file that this program writes."""
    return len(MIGRATIONS)


def migrate(db: Database, *, upto: int | None = None) -> None:
    """Bring the tables to ``version()``, all steps in one transaction or none; ``upto`` stops at an earlier version.

    Safe when two processes do it at once: the second waits and finds nothing left to do.
    """
    # A step may rebuild a table that others refer to, which SQLite allows only with the keys off, outside a transaction.
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("BEGIN IMMEDIATE")
    try:
        if db.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,):
            _make(db, upto)
        else:
            _steps(upto).apply(db.tables)
        _check_references(db)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {version() if upto is None else upto}")
        db.commit()
    except BaseException:
        db.rollback()
        raise
    finally:
        db.execute("PRAGMA foreign_keys = ON")


def _make(db: Database, upto: int | None) -> None:
    """Make the tables of a new file and note the steps, as sqlite-utils does (a test compares), without its 64 ms and 14 MB."""
    for script in (NOTED, *(script for _, script in MIGRATIONS[:upto])):
        statement = ""
        for piece in script.split(";"):
            statement += piece + ";"
            if complete_statement(statement) and statement.strip(" \n;"):
                db.execute(statement.strip())
                statement = ""
    for name, _ in MIGRATIONS[:upto]:
        note = "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('ludogite', ?, ?)"
        db.execute(note, (name, str(datetime.now(UTC))))


def _steps(upto: int | None) -> Migrations:
    """Name the steps for sqlite-utils, which notes in the file those that it has gone through."""
    bring_in()
    from sqlite_utils import Migrations  # noqa: PLC0415 - only where a file has steps to take

    steps = Migrations("ludogite")
    for name, script in MIGRATIONS[:upto]:
        steps(name=name)(_Step(name, script))
    return steps


class _Step:
    """One migration, callable with the database."""

    def __init__(self, name: str, script: str) -> None:
        self.__name__ = name
        self._script = script

    def __call__(self, db: sqlite_utils.Database, /) -> None:
        # Inside a transaction sqlite-utils runs a script statement by statement, without sqlite3's hidden commit.
        db.executescript(self._script)


def _check_references(db: Database) -> None:
    broken = db.execute("PRAGMA foreign_key_check").fetchone()
    if broken is not None:
        raise ValueError(f"migration left a broken reference: {broken}")
