"""A data file that can be read and not written: the family is shown from a copy, and a line says for good that nothing is kept."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.unwritten_room import UNKEPT
from ludogite.services import journal
from ludogite.services.home_facts import recall
from ludogite.store import database, waiting
from ludogite.store.database import FILE_NAME, open_copy, open_store
from ludogite.store.errors import StoreCode, StoreError
from ludogite.store.family_file import Family, read_family
from ludogite.store.saves import NewGame
from tests.ui.family_house import family_house
from tests.ui.test_unwritten import begun, play, standing, table

WAYS = {
    "full": (sqlite3.SQLITE_FULL, "Plus de place sur le disque."),
    "read only": (sqlite3.SQLITE_READONLY, "protégées contre l’écriture"),
    "not permitted": (sqlite3.SQLITE_PERM, "protégées contre l’écriture"),
    "locked": (sqlite3.SQLITE_BUSY, "Un autre programme occupe"),
    "write error": (sqlite3.SQLITE_IOERR_WRITE, "ne laisse pas lire"),
    "sync error": (sqlite3.SQLITE_IOERR_FSYNC, "ne laisse pas lire"),
}


@pytest.fixture
def folder(qtbot: QtBot, tmp_path: Path) -> Path:
    """Leave a family with a game that waits, as a kill leaves it: its last commands are in the log beside the file."""
    with family_house(qtbot, tmp_path / "house", [("Léa", 1), ("Papi", 2)]) as house:
        play(table(house, begun(house, "yahtzee")), 3)
        killed = tmp_path / "killed"
        killed.mkdir()
        for end in ("", "-wal"):
            (killed / (FILE_NAME + end)).write_bytes((tmp_path / "house" / (FILE_NAME + end)).read_bytes())
    return killed


@pytest.fixture
def leaving() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def opened(qtbot: QtBot, folder: Path, leaving: ExitStack) -> AppController:
    house = open_app(folder, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    leaving.callback(house.window.deleteLater)
    leaving.callback(leave, house)
    qtbot.waitUntil(lambda: house.is_ready)
    return house


def leave(house: AppController) -> None:
    house.window.may_close = lambda: True  # what was made in a copy is let go
    house.window.close()


def fail_with(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def fail(*_: Any, **__: Any) -> None:
        trouble = sqlite3.OperationalError("as the disk says")
        trouble.sqlite_errorcode = code
        raise trouble

    monkeypatch.setattr(database, "set_up", fail)
    monkeypatch.setattr("ludogite.app.services.OPEN_SECONDS", 0.01)


@pytest.mark.parametrize("way", WAYS)
def test_the_family_is_shown_and_why_nothing_is_kept(
    qtbot: QtBot, folder: Path, way: str, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
) -> None:
    code, said = WAYS[way]
    fail_with(monkeypatch, code)
    house = opened(qtbot, folder, leaving)
    assert [person.name for person in house.store.profiles.everyone()] == ["Léa", "Papi"]
    assert said in standing(house)
    assert "rien de nouveau ne sera gardé" in standing(house)
    assert "dernier changement" not in standing(house), "nothing has been changed yet"
    assert house.home.welcome.isHidden()
    assert house.home.people.isVisible()
    match = table(house, 1)
    assert sum(entry.seat >= 0 for entry in match.session.entries) == 3, "with what was in the log of a kill"
    play(match, 1)
    house.navigate(go.Home())
    assert said in standing(house), "it stands"


def test_what_waits_from_before_is_shown_in_the_copy_and_stays_for_a_later_start(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
) -> None:
    store = open_store(folder).store
    saved = store.saves.load(1)
    assert saved is not None
    store.saves.truncate(1, len(saved.plies) - 2)
    store.close()
    game = saved.game
    new = NewGame(game.game, game.variant, game.header, game.seats, game.marks)
    kept = waiting.WaitingList(1, game.created_at, new, saved.plies[:-2], saved.plies[-2:])
    file = folder / journal.NAME.format(game_id=1, process=1)
    file.write_text(waiting.to_text(kept), encoding="utf-8")
    fail_with(monkeypatch, sqlite3.SQLITE_FULL)
    house = opened(qtbot, folder, leaving)
    assert len(table(house, 1).session.entries) == len(saved.plies)
    assert file.exists()


def test_a_disk_without_locks_is_no_other_program(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    fcntl = pytest.importorskip("fcntl", reason="Windows reserves a file otherwise")
    monkeypatch.setattr(fcntl, "lockf", refuse)
    fail_with(monkeypatch, sqlite3.SQLITE_BUSY)
    assert "Ce disque ne sait pas réserver un fichier." in standing(opened(qtbot, folder, leaving))


def test_without_shared_memory_the_file_is_written_in_another_way(folder: Path) -> None:
    """SQLite opens that memory as a file; where a folder has its name it cannot, as on disks that know none."""
    (folder / f"{FILE_NAME}-shm").mkdir()
    made = open_store(folder)
    saved = made.store.saves.load(1)
    assert saved is not None
    assert saved.game.plies > 3
    made.store.saves.truncate(1, 0)
    assert made.store._connection.row("PRAGMA journal_mode") == ("delete",)
    made.store.close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as other:
        assert other.execute("SELECT count(*) FROM plies").fetchone() == (0,)


def test_a_folder_that_may_not_be_entered_opens_a_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", refuse)
        assert recall(tmp_path) is None
    monkeypatch.setattr(database, "open_store", lambda _folder: (_ for _ in ()).throw(StoreError(StoreCode.READ_ONLY, file="x")))
    house = opened(qtbot, tmp_path, leaving)
    assert "protégées" in standing(house)
    assert "ne sera pas gardé" in house.home.welcome.words.text()


def test_a_house_that_cannot_be_read_is_not_shown_as_a_new_one(qtbot: QtBot, tmp_path: Path, leaving: ExitStack) -> None:
    (tmp_path / FILE_NAME).mkdir()
    house = opened(qtbot, tmp_path, leaving)
    assert "Impossible d’ouvrir les données de la famille" in standing(house)
    assert "n’est pas là" in house.home.welcome.hello.text()
    assert [button.text() for button in house.window.standing._notes[UNKEPT].buttons] == ["Réessayer", "Choisir un autre dossier…"]


@pytest.mark.parametrize("is_read", [True, False])
def test_data_that_another_program_held_open_at_the_second_try(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack, *, is_read: bool
) -> None:
    with monkeypatch.context() as patch:
        if is_read:
            fail_with(patch, sqlite3.SQLITE_BUSY)
        else:  # Windows lets nobody read what is held
            held = StoreError(StoreCode.LOCKED, file="x")
            patch.setattr(database, "open_store", lambda _folder: (_ for _ in ()).throw(held))
            patch.setattr("ludogite.app.services.OPEN_SECONDS", 0.01)
            patch.setattr(database, "open_copy", lambda _folder: None)
        house = opened(qtbot, folder, leaving)
        assert "Un autre programme occupe les données de la famille." in standing(house)
        again = next(one for one in house.window.standing._notes[UNKEPT].buttons if one.text() == "Réessayer")
        again.click()
        assert "puis réessaie" in house.window.notice.accessibleName()
        assert house.services.unkept is not None
    again.click()
    assert not house.window.standing.is_standing(UNKEPT)
    assert house.window.notice.isHidden()
    assert house.home.people.isVisible()
    assert house.home.welcome.isHidden()
    assert house.store.file == folder / FILE_NAME
    play(table(house, 1), 1)
    kept = house.store.saves.load(1)
    assert kept is not None
    assert sum(ply.seat >= 0 for ply in kept.plies) == 4


def test_what_was_made_in_a_copy_is_asked_about_before_the_data_are_tried_again(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
) -> None:
    with monkeypatch.context() as patch:
        fail_with(patch, sqlite3.SQLITE_BUSY)
        house = opened(qtbot, folder, leaving)
    play(table(house, 1), 1)
    again = next(one for one in house.window.standing._notes[UNKEPT].buttons if one.text() == "Réessayer")
    again.click()
    house.unwritten.farewell.no.click()
    assert house.store.file != folder / FILE_NAME
    again.click()
    house.unwritten.farewell.yes.click()
    assert house.store.file == folder / FILE_NAME
    assert house.window.page is house.home
    kept = house.store.saves.load(1)
    assert kept is not None
    assert sum(ply.seat >= 0 for ply in kept.plies) == 3
    assert house.window.close(), "what is made now is kept"


def test_another_folder_takes_all_that_is_seen_and_the_program_starts_there(
    qtbot: QtBot, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
) -> None:
    with monkeypatch.context() as patch:
        fail_with(patch, sqlite3.SQLITE_READONLY)
        house = opened(qtbot, folder, leaving)
    match = table(house, 1)
    play(match, 2)
    begun_with: list[list[str]] = []

    def start(_program: str, arguments: list[str]) -> tuple[bool, int]:
        begun_with.append(arguments)
        return True, 1

    monkeypatch.setattr(QProcess, "startDetached", start)
    chosen = tmp_path / "documents"
    chosen.mkdir()
    (chosen / "letter.txt").touch()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(chosen))
    house.window.standing._notes[UNKEPT].buttons[-1].click()
    assert not house.window.isVisible()
    assert repr(str(chosen / "ludogite")) in begun_with[0][-1]
    there = open_store(chosen / "ludogite").store
    assert {one.name for one in there.profiles.everyone()} == {"Léa", "Papi"}
    assert there.saves.unfinished()[0].plies == len(match.session.entries)
    there.close()


def test_what_was_made_in_a_copy_is_not_left_unasked(
    qtbot: QtBot, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
) -> None:
    with monkeypatch.context() as patch:
        fail_with(patch, sqlite3.SQLITE_READONLY)
        house = opened(qtbot, folder, leaving)
    match = table(house, 1)
    assert not house.unwritten.holds_house(), "nothing was made"
    play(match, 1)
    house.window.close()
    assert house.window.isVisible()
    farewell = house.unwritten.farewell
    farewell.no.click()
    assert house.window.isVisible()
    house.window.close()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "famille.ludogite"), ""))
    farewell.never.click()
    assert not house.window.isVisible()
    family = read_family((tmp_path / "famille.ludogite").read_bytes())
    assert isinstance(family, Family)
    assert len(family.games[0].plies) == len(match.session.entries)


def test_nobody_is_shown_where_nothing_can_be_read(tmp_path: Path) -> None:
    assert open_copy(tmp_path) is None
    (tmp_path / FILE_NAME).write_bytes(b"SQLite format 3\0" + bytes(5000))
    assert open_copy(tmp_path) is None
