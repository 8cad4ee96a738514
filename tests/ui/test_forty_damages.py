"""More than forty ways in which a family's folder comes back damaged, each by its name: no house stays empty.

The people stand on the home page, or the copy is offered and brings them back.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.services import journal
from ludogite.store import FILE_NAME
from tests.ui.test_poisoned import lived_in, move_in, people_seen, settle

__all__ = ["lived_in"]

Damage = Callable[[Path], object]


def at(offset: int, data: bytes) -> Damage:
    """Put other bytes into the file."""

    def damage(folder: Path) -> None:
        with (folder / FILE_NAME).open("r+b") as file:
            file.seek(offset, os.SEEK_END if offset < 0 else os.SEEK_SET)
            file.write(data)

    return damage


def whole(change: Callable[[bytes], bytes]) -> Damage:
    """Make another content of the file's own."""
    return lambda folder: (folder / FILE_NAME).write_bytes(change((folder / FILE_NAME).read_bytes()))


def sql(*statements: str) -> Damage:
    """Let another program change the file."""

    def damage(folder: Path) -> None:
        with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as raw:
            raw.execute("PRAGMA writable_schema = ON")
            for statement in statements:
                raw.execute(statement)

    return damage


def beside(name: str, content: bytes | None) -> Damage:
    """Lay something into the folder; None is a folder in its place."""

    def damage(folder: Path) -> None:
        place = folder / name
        if place.is_dir():
            shutil.rmtree(place)
        place.unlink(missing_ok=True)
        place.parent.mkdir(exist_ok=True)
        if content is None:
            place.mkdir()
        else:
            place.write_bytes(content)

    return damage


def pipe(name: str) -> Damage:
    """Lay a pipe into the folder: whoever reads it waits for ever."""

    def damage(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        os.mkfifo(folder / name)

    return damage


def elsewhere(folder: Path) -> None:
    """Keep the file elsewhere, with a link to it."""
    (folder / FILE_NAME).rename(folder.parent / "kept.db")
    (folder / FILE_NAME).symlink_to(folder.parent / "kept.db")


def to_itself(folder: Path) -> None:
    """Have a link in the place of the file that leads to itself."""
    (folder / FILE_NAME).unlink()
    (folder / FILE_NAME).symlink_to(FILE_NAME)


def renamed(folder: Path) -> None:
    """Have a cloud's program give the file a name of its own."""
    (folder / FILE_NAME).rename(folder / "ludogite (copie en conflit).db")


def copied_as_text(folder: Path) -> None:
    """Write the tables into a new file, as a repair by hand does: its numbers are lost."""
    old = folder / "old.db"
    (folder / FILE_NAME).rename(old)
    with closing(sqlite3.connect(old)) as held, closing(sqlite3.connect(folder / FILE_NAME)) as made:
        made.executescript("\n".join(held.iterdump()))
    old.unlink()


def in_other_letters(folder: Path) -> None:
    """Write the tables into a new file of UTF-16."""
    old = folder / "old.db"
    (folder / FILE_NAME).rename(old)
    with closing(sqlite3.connect(old)) as held, closing(sqlite3.connect(folder / FILE_NAME)) as made:
        made.execute("PRAGMA encoding = 'UTF-16le'")
        made.executescript("\n".join(held.iterdump()))
    old.unlink()


def log_of_another(folder: Path) -> None:
    """Have the log of another file beside ours."""
    other = folder.parent / "other.db"
    with closing(sqlite3.connect(other, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("CREATE TABLE people (name)")
        shutil.copyfile(f"{other}-wal", folder / f"{FILE_NAME}-wal")


DAMAGES: dict[str, Damage] = {
    # the file's first page: what SQLite reads of it before anything else
    "page size 512": at(16, b"\x02\x00"),
    "page size 65536": at(16, b"\x00\x01"),
    "to be written by a newer SQLite": at(18, b"\x03"),
    "to be read by a newer SQLite": at(18, b"\x03\x03"),
    "room kept at the end of pages": at(20, b"\x20"),
    "no such share of a page": at(21, b"\x00\x00\x00"),
    "another number of pages": at(28, b"\x00\x00\x00\x02"),
    "free pages that are none": at(32, b"\x00\x00\x00\x05\x00\x00\x00\x03"),
    "a schema of another time": at(40, b"\x7f\xff\xff\xff\x00\x00\x00\x09"),
    "letters of another kind": at(56, b"\x00\x00\x00\x02"),
    "no program's number": at(68, bytes(4)),
    # the whole file
    "one byte short": whole(lambda data: data[:-1]),
    "half a page left": whole(lambda data: data[:2048]),
    "a page too many": whole(lambda data: data + bytes(4096)),
    "a text behind it": whole(lambda data: data + b"-- uploaded by a cloud --\n"),
    "a text before it": whole(lambda data: b"\xef\xbb\xbf" + data),
    "line ends of Windows": whole(lambda data: data.replace(b"\n", b"\r\n")),
    "read as text": whole(lambda data: data.decode("utf-8", "replace").encode()),
    "packed": whole(gzip.compress),
    "a page of the web": whole(lambda _: b"<!DOCTYPE html><title>404</title>"),
    "every fourth page empty": whole(
        lambda data: b"".join(
            bytes(4096) if number % 4 == 3 else data[4096 * number : 4096 * (number + 1)] for number in range(len(data) // 4096)
        )
    ),
    "the same twice": whole(lambda data: data + data),
    # another program's hand
    "copied as text": copied_as_text,
    "in UTF-16": in_other_letters,
    "packed tightly, pages of 512": sql("PRAGMA page_size = 512", "VACUUM"),
    "a rule that lets nobody be added": sql(
        "CREATE TRIGGER no BEFORE INSERT ON profiles BEGIN SELECT RAISE(ABORT, 'no'); END",
        "CREATE TRIGGER never BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'never'); END",
    ),
    "statistics that are none": sql("ANALYZE", "UPDATE sqlite_stat1 SET stat = 'many'"),
    "one column more": sql("ALTER TABLE profiles ADD COLUMN shoe_size INTEGER"),
    "a table of theirs": sql("CREATE TABLE profiles_backup AS SELECT * FROM profiles"),
    "no table of words": sql("DROP TABLE words"),
    "no more numbers": sql("UPDATE sqlite_sequence SET seq = 9223372036854775807"),
    "a schema with a remark": sql("UPDATE sqlite_schema SET sql = replace(sql, 'CREATE TABLE', 'CREATE /* */ TABLE')"),
    "an index without a table": sql("UPDATE sqlite_schema SET tbl_name = 'nobody' WHERE type = 'index'"),
    # what lies beside
    "a log of noise": beside(f"{FILE_NAME}-wal", b"\x37\x7f\x06\x82" + bytes(range(256)) * 40),
    "the log of another file": log_of_another,
    "a folder for a log": beside(f"{FILE_NAME}-wal", None),
    "a roll-back of noise": beside(f"{FILE_NAME}-journal", b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(600)),
    "a folder for a roll-back": beside(f"{FILE_NAME}-journal", None),
    "a folder for a waiting list": beside(journal.NAME.format(game_id=1, process=1), None),
    "a pipe for a waiting list": pipe(journal.NAME.format(game_id=1, process=1)),
    "a waiting list of noise": beside(
        journal.NAME.format(game_id=1, process=1), b'{"ludogite": "waiting", "version": 1, "new": []}'
    ),
    "a folder for what is remembered": beside("accounts.json", None),
    "kept elsewhere": elsewhere,
    # no file any more
    "a link to itself": to_itself,
    "a folder in its place": beside(FILE_NAME, None),
    "a pipe in its place": pipe(FILE_NAME),
    "another name": renamed,
}


@pytest.fixture(scope="module")
def house(lived_in: Path, qapp: object) -> Iterator[AppController]:
    made = open_app(lived_in, lang="fr")
    made.window.show()
    made.ready()
    settle()
    yield made
    made.window.close()
    made.window.deleteLater()
    del qapp


@pytest.fixture(scope="module")
def family(house: AppController) -> set[str]:
    """Give the names that stand on the home page of the healthy house."""
    return people_seen(house)


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
