"""What cannot be written: it is seen, it waits, it is written later or by the next start, and nobody leaves unasked."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from ludogite import atomic
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.core.gamecode import make_code
from ludogite.games.catalog import load_game, ready_games
from ludogite.games.setup import new_header
from ludogite.services import journal
from ludogite.services.game_import import unpack_game
from ludogite.services.match import Match, begin
from ludogite.store import database, files
from ludogite.store.database import FILE_NAME, open_store
from ludogite.store.errors import StoreCode, StoreError
from ludogite.store.profiles import NewProfile
from ludogite.store.saves import Saves, SeatInfo
from ludogite.ui.pages.frame import Question
from tests.ui.family import READ
from tests.ui.family_house import family_house

GAMES = [entry.id for entry in ready_games()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a data folder, with a place for temporary files of its own."""
    temporary, data = tmp_path / "temporary", tmp_path / "data"
    temporary.mkdir()
    monkeypatch.setattr(journal, "gettempdir", lambda: str(temporary))
    return data


@pytest.fixture
def house(qtbot: QtBot, folder: Path) -> Iterator[AppController]:
    with family_house(qtbot, folder, [("Léa", 1), ("Papi", 2)]) as made:
        yield made
        made.unwritten._is_let_go = True  # the test is over


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let another program keep the data file to itself."""
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def begun(house: AppController, game_id: str) -> int:
    game = load_game(game_id)
    header = new_header(game, 2, make_code(bytes(8)), {})
    seats = [SeatInfo(0, "Léa", 1, profile_id=1), SeatInfo(1, "Papi", 2, profile_id=2)]
    return begin(house.store, header, game.record_key(game.read_options({})), seats, typed=False, assisted=False).game.id


def table(house: AppController, game_id: int) -> Match:
    house.navigate(go.Table(game_id))
    page = house.tables.page
    assert page is not None
    return page.match


def play(match: Match, count: int) -> float:
    """Let whoever is asked take the first choice, so many times; return the longest that one of them took (s)."""
    longest = 0.0
    for _ in range(count):
        one = match.local.requests()[0]
        command = next(match.local.choices_of(one.request.seat))
        since = time.perf_counter()
        assert match.session.submit(one.request.seat, command, one.token) is None
        longest = max(longest, time.perf_counter() - since)
    return longest


def standing(house: AppController) -> str:
    """Read what stands below the page, as a screen reader does."""
    notes = house.window.standing
    return " ".join(note.accessibleName() for note in notes._notes.values() if note.isVisible())


def plies(folder: Path, game_id: int) -> int:
    with closing(sqlite3.connect(folder / FILE_NAME)) as other:
        return int(other.execute("SELECT count(*) FROM plies WHERE game_id = ?", (game_id,)).fetchone()[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_locked_file_is_said_for_as_long_as_it_lasts_and_then_all_is_written(
    qtbot: QtBot, house: AppController, folder: Path, game: str
) -> None:
    number = begun(house, game)
    match = table(house, number)
    with locked(folder):
        assert play(match, 4) < 1, (
            "the window waits for nobody: a wait for the lock takes two seconds; a busy machine takes some tenths"
        )
        qtbot.waitUntil(lambda: bool(standing(house)))
        said = standing(house)
        assert "Un autre programme occupe" in said
        assert "4 coups" in said
        play(match, 1)
        QApplication.processEvents()
        assert "5 coups" in standing(house), "the next command hides nothing"
        assert list(folder.glob(journal.PATTERN))
    qtbot.waitUntil(lambda: not standing(house))
    assert "Tout est écrit." in house.window.notice.label.text()
    assert plies(folder, number) == len(match.session.entries)
    assert not list(folder.glob(journal.PATTERN))


def test_home_says_it_too_and_the_table_can_be_come_back_to(qtbot: QtBot, house: AppController, folder: Path) -> None:
    number = begun(house, "yahtzee")
    match = table(house, number)
    play(match, 2)
    with locked(folder):
        play(match, 3)
        played = match.session.entries
        qtbot.waitUntil(lambda: bool(standing(house)))
        house.navigate(go.Home())
        question = house.unwritten.question
        assert question.isVisible()
        assert house.tables.page is not None, "nobody has left yet"
        question.no.click()
        assert question.isVisible() or house.tables.page is not None
        house.navigate(go.Home())
        question.yes.click()
        assert house.window.page is house.home
        assert "3 coups" in standing(house)
        assert table(house, number).session.entries == played, "with what waits"
    qtbot.waitUntil(lambda: not standing(house))
    assert plies(folder, number) == len(played)


def test_what_waits_at_the_end_is_taken_up_by_the_next_start(qtbot: QtBot, house: AppController, folder: Path) -> None:
    number = begun(house, "words_out")
    match = table(house, number)
    with locked(folder):
        play(match, 3)
        entries = match.session.entries
        house.window.close()
        assert house.window.isVisible(), "it asks"
        house.unwritten.question.yes.click()
        assert not house.window.isVisible()
    assert plies(folder, number) < len(entries)
    again = open_app(folder, lang="fr")
    again.window.show()
    qtbot.waitUntil(lambda: again.is_ready)
    assert plies(folder, number) == len(entries)
    assert "3 coups attendaient : c’est écrit." in again.window.notice.label.text()
    assert table(again, number).session.entries == entries
    assert not list(folder.glob(journal.PATTERN))
    again.window.close()
    again.window.deleteLater()


def test_what_still_cannot_be_written_at_the_next_start_is_said_shown_and_written_later(
    qtbot: QtBot, house: AppController, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = begun(house, "yahtzee")
    match = table(house, number)
    with locked(folder):
        play(match, 3)
        entries = match.session.entries
        house.window.close()
        house.unwritten.question.yes.click()
    with monkeypatch.context() as patch:

        def full(*_: object, **__: object) -> None:
            raise StoreError(StoreCode.DISK_FULL)

        patch.setattr(Saves, "append", full)
        again = open_app(folder, lang="fr")
        again.window.show()
        qtbot.waitUntil(lambda: again.is_ready)
        assert "Plus de place sur le disque. 3 coups attendent" in standing(again)
        assert table(again, number).session.entries == entries
        assert not again.services.unwritten.retry()
        assert list(folder.glob(journal.PATTERN))
    qtbot.waitUntil(lambda: not standing(again))
    assert plies(folder, number) == len(entries)
    assert not list(folder.glob(journal.PATTERN))
    again.window.close()
    again.window.deleteLater()


def test_the_lock_of_a_killed_window_counts_for_nothing_on_a_full_disk(folder: Path) -> None:
    """Qt clears such a lock by a lock of its own, for which a full disk has no room; here a folder stands in its way."""
    folder.mkdir()
    file, dead = folder / "ludogite-playing-1.lock", 4_000_000
    lock = QLockFile(str(file))
    assert lock.tryLock(0)
    held = file.read_text(encoding="utf-8")
    assert not journal.Unwritten(folder).take(1), "somebody plays"
    lock.unlock()
    file.write_text(held.replace(str(os.getpid()), str(dead), 1), encoding="utf-8")
    file.with_name(f"{file.name}.rmlock").mkdir()
    qt_alone = QLockFile(str(file))
    qt_alone.setStaleLockTime(journal.STALE_MS)
    assert not qt_alone.tryLock(0)
    assert journal.Unwritten(folder).take(1)


def test_a_full_disk_leaves_the_list_among_temporary_files(
    qtbot: QtBot, house: AppController, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = table(house, begun(house, "yahtzee_mots"))
    write = atomic.write_quickly

    def full(*_: object, **__: object) -> None:
        raise StoreError(StoreCode.DISK_FULL)

    def full_here(path: Path, text: str) -> None:
        if path.parent == folder:
            raise OSError(28, "No space left on device")
        write(path, text)

    def full_everywhere(_path: Path, _text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(house.store.saves, "append", full)
        patch.setattr(journal, "write_quickly", full_here)
        play(match, 2)
        assert len(list((tmp_path / "temporary").rglob(journal.PATTERN))) == 1
        qtbot.waitUntil(lambda: "Plus de place sur le disque. 2 coups attendent d’être écrits." in standing(house))
        patch.setattr(journal, "write_quickly", full_everywhere)
        play(match, 1)
        assert "Laisse Ludogîte ouvert" in standing(house)
    qtbot.waitUntil(lambda: not standing(house))
    assert plies(folder, match.game_id) == len(match.session.entries)


def test_the_game_can_be_kept_in_a_file_instead(
    qtbot: QtBot, house: AppController, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = table(house, begun(house, "mots_de_tete"))
    chosen = tmp_path / "partie.ludogite"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    with locked(folder):
        play(match, 2)
        house.navigate(go.Home())
        house.unwritten.question.never.click()
        assert house.window.page is house.home
    file = files.read(chosen.read_bytes())
    assert isinstance(file, files.OurFile)
    told = unpack_game(file, READ, str)
    assert told.loaded.entries == match.session.entries


def test_what_another_program_holds_for_an_instant_is_told_nobody(qtbot: QtBot, house: AppController, folder: Path) -> None:
    match = table(house, begun(house, "yahtzee"))
    with locked(folder):
        play(match, 1)
    qtbot.waitUntil(lambda: not house.services.unwritten.journals)
    assert not standing(house)
    assert house.window.notice.isHidden()


def test_two_windows_at_one_game(qtbot: QtBot, house: AppController, folder: Path) -> None:
    """The second one watches and says so, sees what is played, and plays when the first has left; nothing is lost on the way."""
    number = begun(house, "yahtzee")
    first = table(house, number)
    play(first, 2)
    other = open_app(folder, lang="fr")
    other.window.resize(1280, 800)
    other.window.show()
    qtbot.waitUntil(lambda: other.is_ready)
    second = table(other, number)
    assert second.is_watching
    assert "autre fenêtre" in standing(other)
    one = second.local.requests()[0]
    refusal = second.local.submit(one.request.seat, next(second.local.choices_of(one.request.seat)), one.token)
    assert refusal is not None
    assert refusal.code == "played_elsewhere"
    play(first, 3)
    qtbot.waitUntil(lambda: second.session.entries == first.session.entries)
    house.navigate(go.Home())
    qtbot.waitUntil(lambda: other.tables.page is not None and not other.tables.page.match.is_watching)
    assert not standing(other)
    assert other.tables.page is not None
    play(other.tables.page.match, 2)
    assert plies(folder, number) == len(other.tables.page.match.session.entries)
    other.window.close()
    other.window.deleteLater()


def test_two_that_know_of_no_lock_keep_both_games(house: AppController, folder: Path) -> None:
    """As on a disk shared by two computers without locks: who comes second goes on beside, with all that was played."""
    number = begun(house, "yahtzee")
    match = table(house, number)
    play(match, 2)
    elsewhere = open_store(folder).store
    saved = elsewhere.saves.load(number)
    assert saved is not None
    elsewhere.saves.truncate(number, saved.game.plies - 1)
    elsewhere.close()
    play(match, 2)
    assert match.game_id != number
    assert plies(folder, match.game_id) == len(match.session.entries)
    assert plies(folder, number) == saved.game.plies - 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows replaces nothing that is open")
def test_a_file_that_is_replaced_is_noticed_and_both_evenings_are_kept(
    qtbot: QtBot, house: AppController, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a cloud folder brings the file of another computer, and the program is killed afterwards."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    other = tmp_path / "other"
    begun(house, "words_out")
    shutil.copytree(folder, other)
    elsewhere = open_store(other).store
    there = elsewhere.saves.unfinished()[0]
    elsewhere.profiles.add(NewProfile("Zoé", 3))
    elsewhere.close()
    number = begun(house, "yahtzee")
    match = table(house, number)
    play(match, 2)
    (other / FILE_NAME).replace(folder / FILE_NAME)
    qtbot.waitUntil(lambda: "a pris la place" in house.window.notice.label.text(), timeout=8000)
    play(match, 3)
    entries = match.session.entries
    (aside,) = database.parted(folder)
    assert aside.with_name(aside.name + "-wal").exists(), "as a kill leaves it"
    again = open_app(folder, lang="fr")
    again.window.show()
    qtbot.waitUntil(lambda: again.is_ready)
    assert {one.name for one in again.store.profiles.everyone()} == {"Léa", "Papi", "Zoé"}
    assert [one.id for one in again.store.saves.unfinished()] == [there.id]
    (question,) = again.window.findChildren(Question, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1:]
    assert "Réunir les deux" in question.label.text()
    question.yes.click()
    assert {one.game for one in again.store.saves.unfinished()} == {"words_out", "yahtzee"}
    joined = next(one for one in again.store.saves.unfinished() if one.game == "yahtzee")
    assert joined.plies == len(entries)
    assert database.parted(folder) == ()
    again.window.close()
    again.window.deleteLater()


def test_a_game_that_cannot_be_ended_is_played_on(qtbot: QtBot, house: AppController, folder: Path) -> None:
    number = begun(house, "yahtzee")
    match = table(house, number)
    play(match, 1)
    with locked(folder):
        play(match, 1)
        assert not match.stop()
        page = house.tables.page
        assert page is not None
        assert "Un autre programme occupe" in page.notices.notice.label.text()
        play(match, 2)
    qtbot.waitUntil(lambda: not house.services.unwritten.journals)
    assert plies(folder, number) == len(match.session.entries)
    assert match.stop()
    assert not house.store.saves.unfinished()
