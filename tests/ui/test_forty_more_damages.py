"""Forty more ways in which a family's folder comes back: other shapes of the file, rows that nobody wrote, what lies beside it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.store import FILE_NAME, backups
from tests.ui.test_forty_damages import Damage, at, beside, family, house, pipe, sql, whole
from tests.ui.test_poisoned import lived_in, move_in, people_seen, settle

__all__ = ["family", "house", "lived_in"]


def killed_with_all_in_the_log(folder: Path) -> None:
    """Have everything in the log beside a file that was never written: the system died right after the first evening."""
    old = folder / "old.db"
    (folder / FILE_NAME).rename(old)
    with closing(sqlite3.connect(old)) as held, closing(sqlite3.connect(folder / "new.db", isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA wal_autocheckpoint = 0")
        held.backup(raw)
        for end in ("", "-wal"):
            shutil.copyfile(folder / f"new.db{end}", folder / f"{FILE_NAME}{end}")
    for left in (old, *folder.glob("new.db*")):
        left.unlink()


def log_cut_short(folder: Path) -> None:
    """Have a log whose last move was half written."""
    killed_in_the_middle(folder)
    log = folder / f"{FILE_NAME}-wal"
    log.write_bytes(log.read_bytes()[:-700])


def log_with_a_flipped_bit(folder: Path) -> None:
    """Have a log whose last move was spoilt."""
    killed_in_the_middle(folder)
    log = folder / f"{FILE_NAME}-wal"
    data = bytearray(log.read_bytes())
    data[-200] ^= 4
    log.write_bytes(data)


def killed_in_the_middle(folder: Path) -> None:
    """Leave a log of two settings beside the file, as a kill does."""
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as raw:
        raw.execute("PRAGMA wal_autocheckpoint = 0")
        raw.execute("INSERT OR REPLACE INTO settings VALUES ('first', '1')")
        raw.execute("INSERT OR REPLACE INTO settings VALUES ('second', '2')")
        for end in ("", "-wal"):
            shutil.copyfile(folder / f"{FILE_NAME}{end}", folder / f"kept{end}")
    for end in ("", "-wal"):
        (folder / f"kept{end}").replace(folder / f"{FILE_NAME}{end}")


def every_copy_spoilt(folder: Path) -> None:
    """Have copies that are good for nothing beside a good file."""
    for copy in backups.backups(folder / FILE_NAME):
        copy.write_bytes(b"SQLite format 3\0" + bytes(9000))


def copies_of_later_times(folder: Path) -> None:
    """Have copies of programs that are not written yet beside a file of noise, and a good one."""
    (copy, *_) = backups.backups(folder / FILE_NAME)
    shutil.copyfile(copy, copy.with_name("ludogite-v99-29991231T235959.999Z.db"))
    with closing(sqlite3.connect(copy.with_name("ludogite-v99-29991231T235959.999Z.db"))) as raw:
        raw.execute("PRAGMA user_version = 99")
    (folder / FILE_NAME).write_bytes(b"noise" * 5000)


def moved_by_a_link(folder: Path) -> None:
    """Have a link in the place of the whole folder."""
    folder.rename(folder.parent / "kept")
    folder.symlink_to(folder.parent / "kept")


def linked_twice(folder: Path) -> None:
    """Have a second name for the file, as a copying program gives it."""
    os.link(folder / FILE_NAME, folder / "ludogite-hard.db")


def of_long_ago(folder: Path) -> None:
    """Have a clock that was never set."""
    os.utime(folder / FILE_NAME, (0, 0))


def with_holes(folder: Path) -> None:
    """Have a mebibyte of nothing behind the file, as a disk does that gave room ahead."""
    with (folder / FILE_NAME).open("r+b") as file:
        file.truncate((folder / FILE_NAME).stat().st_size + 1024 * 1024)


DAMAGES: dict[str, Damage] = {
    # the shape of the file
    "room given back at once": sql("PRAGMA auto_vacuum = FULL", "VACUUM"),
    "pages of 1024": sql("PRAGMA page_size = 1024", "PRAGMA journal_mode = DELETE", "VACUUM"),
    "a log of the old kind": sql("PRAGMA journal_mode = DELETE"),
    "a log that is kept": sql("PRAGMA journal_mode = PERSIST"),
    "a log cut to nothing": sql("PRAGMA journal_mode = TRUNCATE"),
    "another program's number": at(68, b"\x12\x34\x56\x78"),
    "a version of another time": sql("PRAGMA user_version = 2147483647"),
    "a version before all": sql("PRAGMA user_version = -1"),
    "nothing at all": whole(lambda _: b""),
    "zeros": whole(lambda data: bytes(len(data))),
    "a first page of zeros": at(0, bytes(4096)),
    "a last page of zeros": whole(lambda data: data[:-4096] + bytes(4096)),
    "two pages in each other's place": whole(lambda data: data[:4096] + data[8192:12288] + data[4096:8192] + data[12288:]),
    "zeros behind it": with_holes,
    "of long ago": of_long_ago,
    "two names": linked_twice,
    "the folder elsewhere": moved_by_a_link,
    # rows that nobody wrote
    "no indexes": sql("DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"),
    "no numbers given": sql("DELETE FROM sqlite_sequence"),
    "a rule that takes everybody away": sql("CREATE TRIGGER away AFTER INSERT ON plies BEGIN DELETE FROM plies; END"),
    "a view beside": sql("CREATE VIEW best AS SELECT * FROM results"),
    "people without a game": sql(
        "PRAGMA foreign_keys = OFF", "INSERT INTO seats (game_id, seat, name, ink) VALUES (9999, 0, 'Zoé', 1)"
    ),
    "a game without people": sql("PRAGMA foreign_keys = OFF", "DELETE FROM seats WHERE game_id = 1"),
    "moves of no game": sql(
        "PRAGMA foreign_keys = OFF", "INSERT INTO plies (game_id, n, seat, command, at_ms) VALUES (9999, 0, 0, '{}', 0)"
    ),
    "a move lost": sql("DELETE FROM plies WHERE n = 1"),
    "moves that are numbers": sql("UPDATE plies SET command = 7 WHERE n = 0"),
    "headers of a megabyte": sql("UPDATE games SET header = header || printf('%1000000s', ' ') WHERE id = 1"),
    "headers that are lists": sql("UPDATE games SET header = '[]'"),
    "headers nested deep": sql("UPDATE games SET header = replace(printf('%5000s', ''), ' ', '[')"),
    "times to come": sql("UPDATE games SET created_at = '9999-12-31T23:59:59.999Z', updated_at = '9999-12-31T23:59:59.999Z'"),
    "times of no calendar": sql("UPDATE games SET created_at = '2026-02-30T25:61:00.000Z'"),
    "settings that are noise": sql("UPDATE settings SET value = '{'"),
    "ten thousand settings": sql(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)"
        " INSERT INTO settings SELECT 'x' || i, '1' FROM n"
    ),
    "games of games that are none": sql("UPDATE games SET game = 'belote'"),
    "results of a billion": sql("UPDATE results SET score = 9223372036854775807"),
    # what lies beside
    "all of it in the log": killed_with_all_in_the_log,
    "a log cut short": log_cut_short,
    "a log with a flipped bit": log_with_a_flipped_bit,
    "shared memory of noise": beside(f"{FILE_NAME}-shm", b"noise" * 7000),
    "a folder for copies that is a file": beside("backups", b"no folder"),
    "copies good for nothing": every_copy_spoilt,
    "copies of later times": copies_of_later_times,
    "a folder for the lock": beside("ludogite.lock", None),
    "a pipe for what is remembered": pipe("ludogite-home.json"),
    "a picture of noise": beside("ludogite-home.picture", b"\x89PNG\r\n\x1a\n" + b"noise" * 999),
    "what is remembered of another house": beside("ludogite-home.json", b'{"by": "0", "of": "", "settings": {}, "facts": []}'),
}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
@pytest.mark.parametrize("damage", DAMAGES)
def test_no_house_stays_empty(
    qtbot: QtBot, house: AppController, family: set[str], lived_in: Path, tmp_path: Path, damage: str
) -> None:
    folder = tmp_path / "house"
    shutil.copytree(lived_in, folder)
    DAMAGES[damage](folder)
    move_in(house, folder)
    asked = house.window.question.isVisible()
    assert people_seen(house) == family or asked
    if asked:
        qtbot.mouseClick(house.window.question.yes, Qt.MouseButton.LeftButton)
        settle()
        assert people_seen(house) == family
    for place in (go.Records(), go.Waiting(), go.Home()):
        house.navigate(place)
        settle()
    assert people_seen(house) == family
