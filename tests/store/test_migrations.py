from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludogite.store import (
    FILE_NAME,
    Mark,
    Notice,
    NoticeCode,
    Ply,
    ResultRow,
    SeatInfo,
    Status,
    Store,
    StoreError,
    health,
    migrations,
    open_in_memory,
    open_store,
)
from ludogite.store.connection import MEMORY, connect
from ludogite.store.sqlite import Database
from ludogite.words.reasons import Verdict
from tests.store.conftest import DATA, Clock

SAMPLES = sorted(DATA.glob("v*.db"), key=lambda path: int(path.stem[1:]))


def copied(sample: Path, folder: Path) -> Path:
    return Path(shutil.copy(sample, folder / FILE_NAME))


def check_family(store: Store) -> None:
    """Find the family of the samples: each holds the same people, games and words."""
    lea, papi = store.profiles.everyone()
    assert (lea.name, lea.ink, lea.symbol, lea.birth_year, lea.vocabulary) == ("Léa", 2, None, 2014, "enfant")
    assert (papi.name, papi.ink, papi.symbol, papi.coach, papi.has_pin) == ("Papi", 5, 8, True, True)
    assert store.profiles.opens(papi.id, "1234")
    assert [profile.name for profile in store.profiles.everyone(archived=True)] == ["Invité d'hier"]
    finished, waiting, stopped = (store.saves.load(game_id) for game_id in (1, 2, 3))
    assert finished is not None
    assert finished.plies[:2] == (Ply(0, -1, '{"kind":"x","n":0}', 0), Ply(1, 0, '{"kind":"x","n":1}', 1000))
    assert len(finished.plies) == 12
    assert finished.results[1] == ResultRow(1, 1, 254, '{"upper":84}')
    assert waiting is not None
    assert waiting.game.marks == {Mark.HAND_DICE, Mark.TAKEN_OVER}
    assert waiting.game.seats[1] == SeatInfo(1, "Papi", 5, 8, papi.id, "fort", 5)
    assert stopped is not None
    assert (stopped.game.status, stopped.game.variant) == (Status.STOPPED, "joker_impose")
    assert [game.id for game in store.saves.unfinished()] == [2]
    assert [(record.name, record.score) for record in store.scores.records("yahtzee", "standard", 3)] == [
        ("Papi", 254),
        ("Léa", 210),
    ]
    assert store.settings.everything() == {"lang": "fr", "text_scale": 1.5}
    assert [(ruling.word, ruling.verdict, ruling.theme) for ruling in store.house_words.everything()] == [
        ("CHAT", Verdict.BAN, "oiseaux"),
        ("OUPS", Verdict.ACCEPT, None),
    ]


def test_every_version_has_its_sample() -> None:
    assert [path.name for path in SAMPLES] == [f"v{number}.db" for number in range(1, migrations.version() + 1)]
    for number, sample in enumerate(SAMPLES, 1):
        with closing(sqlite3.connect(f"{sample.as_uri()}?mode=ro&immutable=1", uri=True)) as raw:
            assert raw.execute("PRAGMA user_version").fetchone() == (number,)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_every_old_file_opens(sample: Path, tmp_path: Path, clock: Clock) -> None:
    file = copied(sample, tmp_path)
    opened = open_store(tmp_path, now=clock)
    check_family(opened.store)
    fresh = open_in_memory()
    schema = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name"
    assert opened.store._connection.rows(schema) == fresh._connection.rows(schema)
    opened.store.close()
    fresh.close()
    assert file.exists()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_the_tutor_is_off_where_nobody_had_asked_for_him(sample: Path, tmp_path: Path, clock: Clock) -> None:
    copied(sample, tmp_path)
    opened = open_store(tmp_path, now=clock)
    assert [profile.tutor for profile in opened.store.profiles.everyone()] == [False, int(sample.stem[1:]) >= 3]
    opened.store.close()


def test_upgrade_copies_the_file_first(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    copied(SAMPLES[-1], tmp_path)
    held = migrations.version()
    # Rebuild a table that others refer to: the hardest kind of step.
    script = """
        CREATE TABLE new_profiles AS SELECT *, 0 AS more FROM profiles;
        DROP TABLE profiles;
        CREATE TABLE profiles (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, ink INTEGER NOT NULL, symbol INTEGER,
            birth_year INTEGER, pin TEXT, vocabulary TEXT NOT NULL, coach INTEGER NOT NULL, created_at TEXT NOT NULL,
            archived INTEGER NOT NULL DEFAULT 0, tutor INTEGER NOT NULL DEFAULT 0,
            more INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        INSERT INTO profiles SELECT * FROM new_profiles;
        DROP TABLE new_profiles;
    """
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, ("more", script)))
    opened = open_store(tmp_path, now=clock)
    (copy,) = (tmp_path / "backups").iterdir()
    assert re.fullmatch(rf"ludogite-v{held}-2026\d+T\d+\.\d+Z\.db", copy.name)
    assert opened.notices == (Notice.of(NoticeCode.UPGRADED, version=held + 1, backup=copy.name),)
    check_family(opened.store)
    assert opened.store._connection.row("PRAGMA foreign_keys") == (1,)
    opened.store.close()
    again = open_store(tmp_path, now=clock)
    assert again.notices == ()
    again.store.close()
    monkeypatch.undo()
    with pytest.raises(StoreError, match="newer_file"):
        open_store(tmp_path, now=clock)
    old = tmp_path / "old"
    old.mkdir()
    shutil.copy(copy, old / FILE_NAME)
    restored = open_store(old, now=clock)
    check_family(restored.store)
    restored.store.close()


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE half (x); INSERT INTO half VALUES (1); INSERT INTO nowhere VALUES (1);",
        "DELETE FROM games; CREATE TABLE profiles (x);",
        "DELETE FROM profiles;",  # leaves seats that refer to nobody
    ],
)
def test_upgrade_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    copied(SAMPLES[-1], tmp_path)
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, ("good", "CREATE TABLE good (x)"), ("bad", script)))
    with pytest.raises(StoreError, match="upgrade_failed"):
        open_store(tmp_path, now=clock)
    monkeypatch.undo()
    opened = open_store(tmp_path, now=clock)
    assert opened.notices == ()
    check_family(opened.store)
    assert opened.store._connection.row("SELECT count(*) FROM sqlite_schema WHERE name IN ('good', 'half')") == (0,)
    opened.store.close()


def test_upgrade_without_a_copy_does_not_begin(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    file = copied(SAMPLES[-1], tmp_path)
    (tmp_path / "backups").write_text("a file in the way")
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, ("more", "CREATE TABLE more (x)")))
    with pytest.raises(StoreError, match="folder_missing"):
        open_store(tmp_path, now=clock)
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (migrations.version() - 1,)


@pytest.mark.parametrize("upto", [1, None])
def test_a_new_file_is_made_as_sqlite_utils_makes_it(upto: int | None) -> None:
    """And without it: a first start has no other use for it."""

    def held(db: Database) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
        tables = db.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid").fetchall()
        return tables, db.execute("SELECT id, migration_set, name FROM _sqlite_migrations ORDER BY id").fetchall()

    ours, theirs = connect(MEMORY), connect(MEMORY)
    migrations.migrate(ours, upto=upto)
    theirs.execute("BEGIN")
    migrations._steps(upto).apply(theirs.tables)
    theirs.commit()
    assert held(ours) == held(theirs)
    assert len(held(ours)[1]) == (upto or migrations.version())
    migrations.migrate(ours)
    assert health.version_by_tables(ours.conn) == migrations.version()
    for db in (ours, theirs):
        db.close()
