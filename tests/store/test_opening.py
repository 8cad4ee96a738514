from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ludogite.atomic import UNFINISHED
from ludogite.store import (
    FILE_NAME,
    NewGame,
    NewProfile,
    Notice,
    NoticeCode,
    Ply,
    Profile,
    SeatInfo,
    Store,
    StoreError,
    backups,
    connection,
    open_in_memory,
    open_store,
    restore_backup,
)
from ludogite.store.database import may_be_there, open_copy
from ludogite.store.errors import StoreCode, told_system
from ludogite.store.migrations import APPLICATION_ID, version
from tests.store.conftest import Clock

ROOT = Path(__file__).parents[2]


def filled(folder: Path, now: Callable[[], str], games: int = 30) -> Path:
    """Leave a closed data file with a profile and some games."""
    store = open_store(folder, now=now).store
    store.profiles.add(NewProfile("Léa"))
    for _ in range(games):
        game_id = store.saves.create(NewGame("yahtzee", "standard", "{}", (SeatInfo(0, "Léa", 1),)))
        store.saves.append(game_id, [Ply(n, 0, '{"kind":"rolled","dice":[1,2,3,4,5]}', n) for n in range(40)])
    store.close()
    return store.file


def refused(folder: Path) -> str:
    with pytest.raises(StoreError) as caught:
        open_store(folder)
    return caught.value.code


def names(store: Store) -> list[str]:
    return [profile.name for profile in store.profiles.everyone()]


def test_importing_the_package_loads_no_database() -> None:
    code = "import sys, ludogite.store; print([m for m in ('sqlite3', 'sqlite_utils', 'numpy') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_first_opening_makes_folder_and_file(tmp_path: Path) -> None:
    opened = open_store(tmp_path / "new" / "data")
    assert opened.notices == ()
    assert opened.store.file == tmp_path / "new" / "data" / FILE_NAME
    for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 1)):
        assert opened.store._connection.row(f"PRAGMA {pragma}") == (value,)
    opened.store.close()
    assert [path.name for path in opened.store.file.parent.iterdir()] == [FILE_NAME]


def test_store_opened_by_one_thread_serves_another(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as thread:
        store = thread.submit(open_store, tmp_path).result().store
    store.profiles.add(NewProfile("Léa"))
    assert names(store) == ["Léa"]
    store.close()


def test_store_in_memory_works_alike() -> None:
    store = open_in_memory()
    store.profiles.add(NewProfile("Léa"))
    assert names(store) == ["Léa"]
    store.close()


def test_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert refused(tmp_path / "file") == "folder_missing"
    assert refused(tmp_path / "file" / "below") == "folder_missing"
    assert refused(tmp_path / ("x" * 300)) == "folder_missing"
    (tmp_path / "odd" / FILE_NAME).mkdir(parents=True)
    assert refused(tmp_path / "odd") == "unreadable"


def test_newer_file_is_refused_untouched(tmp_path: Path, clock: Clock) -> None:
    file = filled(tmp_path, clock)
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
        raw.execute("CREATE TABLE of_tomorrow (x)")
        raw.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    with pytest.raises(StoreError) as caught:
        open_store(tmp_path)
    assert caught.value.code == "newer_file"
    assert dict(caught.value.details) == {"file": str(file), "version": 99, "known": version()}
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def truncated(data: bytes, keep: int) -> bytes:
    return data[:keep]


def noisy(data: bytes, start: int, stop: int) -> bytes:
    return data[:start] + random.Random(7).randbytes(stop - start) + data[stop:]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "one byte": lambda data: truncated(data, 1),
    "half a header": lambda data: truncated(data, 50),
    "header only": lambda data: truncated(data, 100),
    "one page": lambda data: truncated(data, 4096),
    "half the file": lambda data: truncated(data, len(data) // 2),
    "a byte missing": lambda data: truncated(data, len(data) - 1),
    "random bytes": lambda data: random.Random(1).randbytes(len(data)),
    "zeros": lambda data: bytes(len(data)),
    "no magic": lambda data: noisy(data, 0, 16),
    "first page": lambda data: noisy(data, 100, 4096),
    "pages in the middle": lambda data: noisy(data, 8 * 4096, 20 * 4096),
    "a text": lambda data: b"Ceci n'est pas une base.\n" * 500,
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_damaged_file_is_set_aside_and_a_backup_offered(tmp_path: Path, clock: Clock, damage: Callable[[bytes], bytes]) -> None:
    file = filled(tmp_path, clock)
    open_store(tmp_path, now=clock).store.close()  # copies the file: it has something in it
    bad = damage(file.read_bytes())
    file.write_bytes(bad)
    opened = open_store(tmp_path, now=clock)
    assert [notice.code for notice in opened.notices] == [NoticeCode.DAMAGED_SET_ASIDE]
    told = dict(opened.notices[0].args)
    assert (tmp_path / str(told["kept_as"])).read_bytes() == bad
    assert names(opened.store) == []
    restored = restore_backup(opened.store, str(told["backup"]))
    assert restored.notices == ()
    assert names(restored.store) == ["Léa"]
    assert len(restored.store.saves.unfinished()) == 30
    restored.store.close()
    kept = sorted(path.name.split("-")[1] for path in tmp_path.glob("ludogite-*.db"))
    assert kept == ["damaged", "replaced"]


def test_empty_file_is_new_unless_there_are_backups(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / FILE_NAME).touch()
    opened = open_store(tmp_path, now=clock)
    assert opened.notices == ()
    opened.store.profiles.add(NewProfile("Léa"))
    opened.store.close()
    open_store(tmp_path, now=clock).store.close()
    (tmp_path / FILE_NAME).write_bytes(b"")
    opened = open_store(tmp_path, now=clock)
    assert [notice.code for notice in opened.notices] == [NoticeCode.DAMAGED_SET_ASIDE]
    opened.store.close()


def test_damage_without_any_backup_offers_none(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"nonsense" * 1000)
    opened = open_store(tmp_path, now=clock)
    (notice,) = opened.notices
    kept = "ludogite-damaged-20261120T200001.000Z.db"
    assert notice == Notice.of(NoticeCode.DAMAGED_WITHOUT_BACKUP, file=FILE_NAME, kept_as=kept)
    opened.store.profiles.add(NewProfile("Léa"))
    opened.store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows moves nothing that is open, and leaves no companion otherwise")
def test_what_belongs_to_a_file_goes_with_it(tmp_path: Path) -> None:
    """Set a file aside as it stands after a crash, with commands that only its companion holds."""
    file = filled(tmp_path, Clock(), games=1)
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("UPDATE profiles SET name = 'Only in the WAL'")
        raw.commit()
        kept = backups.set_aside(file, "damaged", "2026-11-20T20:00:00.000Z")
        assert list(tmp_path.glob(f"{FILE_NAME}*")) == []
        copy = tmp_path / "copy"
        copy.mkdir()
        for path in tmp_path.glob(f"{kept.name}*"):
            shutil.copy(path, copy)
    with closing(sqlite3.connect(copy / kept.name)) as raw:
        assert raw.execute("SELECT name FROM profiles").fetchall() == [("Only in the WAL",)]


FOREIGN = {
    "recipes": ("CREATE TABLE recipes (cake)",),
    "recipes of a version": ("CREATE TABLE recipes (cake)", "PRAGMA user_version = 1"),
    "recipes from tomorrow": ("CREATE TABLE recipes (cake)", "PRAGMA user_version = 999"),
    "empty with a version": ("PRAGMA user_version = 999",),
    "empty with ours": ("PRAGMA user_version = 1",),
}


@pytest.mark.parametrize("script", FOREIGN.values(), ids=FOREIGN.keys())
def test_database_of_another_program_is_set_aside_untouched(tmp_path: Path, clock: Clock, script: tuple[str, ...]) -> None:
    file = tmp_path / FILE_NAME
    with closing(sqlite3.connect(file)) as raw:
        for line in script:
            raw.execute(line)
    before = file.read_bytes()
    opened = open_store(tmp_path, now=clock)
    (kept,) = tmp_path.glob("ludogite-foreign-*.db")
    assert opened.notices == (Notice.of(NoticeCode.FOREIGN_SET_ASIDE, file=FILE_NAME, kept_as=kept.name),)
    assert isinstance(opened.store.profiles.add(NewProfile("Léa")), Profile)
    opened.store.close()
    assert kept.read_bytes() == before


def test_file_of_ours_that_lost_its_tables(tmp_path: Path, clock: Clock) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as raw:
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        raw.execute("PRAGMA user_version = 1")
    opened = open_store(tmp_path, now=clock)
    assert [notice.code for notice in opened.notices] == [NoticeCode.DAMAGED_WITHOUT_BACKUP]
    assert opened.store.profiles.everyone() == ()
    opened.store.close()


def test_foreign_file_in_place_of_ours_offers_the_backup(tmp_path: Path, clock: Clock) -> None:
    file = filled(tmp_path, clock)
    open_store(tmp_path, now=clock).store.close()
    (good,) = backups.backups(file)
    file.unlink()
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE recipes (cake)")
    opened = open_store(tmp_path, now=clock)
    (notice,) = opened.notices
    assert (notice.code, dict(notice.args)["backup"]) == (NoticeCode.DAMAGED_SET_ASIDE, good.name)
    opened.store.close()


def test_two_damages_in_the_same_second_keep_both_files(tmp_path: Path) -> None:
    for text in (b"first" * 1000, b"second" * 1000):
        (tmp_path / FILE_NAME).write_bytes(text)
        open_store(tmp_path, now=lambda: "2026-11-20T20:00:00.000Z").store.close()
    assert {path.read_bytes()[:3] for path in tmp_path.glob("ludogite-damaged-*")} == {b"fir", b"sec"}


def test_weekly_backup_and_the_newest_are_kept(tmp_path: Path, clock: Clock) -> None:
    filled(tmp_path, clock, games=1)
    folder = tmp_path / "backups"
    counts = []
    for _ in range(8):
        for days in (0, 6, 2):
            clock.advance(days)
            open_store(tmp_path, now=clock).store.close()
        counts.append(len(list(folder.iterdir())))
    assert counts == [2, 3, 4, 5, 5, 5, 5, 5]
    newest = max(path.name for path in folder.iterdir())
    restored = restore_backup(open_store(tmp_path, now=clock).store, newest)
    assert names(restored.store) == ["Léa"]
    restored.store.close()


def test_backup_that_cannot_be_made_stops_nobody(tmp_path: Path, clock: Clock) -> None:
    filled(tmp_path, clock, games=1)
    (tmp_path / "backups").write_text("a file in the way")
    opened = open_store(tmp_path, now=clock)
    assert opened.notices == (Notice.of(NoticeCode.BACKUP_FAILED, reason="folder_missing"),)
    assert names(opened.store) == ["Léa"]
    opened.store.close()


def test_bad_backups_are_passed_over_and_never_restored(tmp_path: Path, clock: Clock) -> None:
    file = filled(tmp_path, clock)
    for _ in range(3):
        clock.advance(8)
        open_store(tmp_path, now=clock).store.close()
    oldest, middle, newest = sorted((tmp_path / "backups").iterdir())
    newest.write_bytes(newest.read_bytes()[:9000])
    middle.write_bytes(b"")
    file.write_bytes(b"broken" * 1000)
    opened = open_store(tmp_path, now=clock)
    assert dict(opened.notices[0].args)["backup"] == oldest.name
    for name in (newest.name, middle.name, "none.db", f"../{FILE_NAME}"):
        with pytest.raises(StoreError, match="damaged"):
            restore_backup(opened.store, name)
    opened.store.profiles.add(NewProfile("still open"))
    opened.store.close()


def test_damage_met_while_playing(tmp_path: Path, clock: Clock) -> None:
    file = filled(tmp_path, clock)
    store = open_store(tmp_path, now=clock).store
    store._connection.row("PRAGMA cache_size = 0")  # read the disk each time
    store._connection.row("PRAGMA shrink_memory")
    file.write_bytes(noisy(file.read_bytes(), 4096, file.stat().st_size))
    with pytest.raises(StoreError, match="damaged"):
        [store.saves.load(game_id) for game_id in range(1, 31)]
    store.close()


@contextmanager
def nobody() -> Iterator[Path]:
    """Give a folder of one's own, as a user whom permissions bind: root is nobody for a while."""
    folder = Path(tempfile.mkdtemp(prefix="ludogite-test-"))
    root = os.geteuid() == 0
    open_store(folder / "warm").store.close()  # what is imported on the way may be closed to nobody
    try:
        if root:
            os.chown(folder, 65534, 65534)
            os.seteuid(65534)
        yield folder
    finally:
        if root:
            os.seteuid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755)
        shutil.rmtree(folder)


needs_permissions = pytest.mark.skipif(not hasattr(os, "seteuid"), reason="POSIX permissions are needed")


@needs_permissions
@pytest.mark.parametrize("what", ["empty folder", "folder", "file", "both", "missing below"])
def test_read_only_folder_or_file(clock: Clock, what: str) -> None:
    with nobody() as base:
        folder = base / "data"
        folder.mkdir()
        if what not in {"empty folder", "missing below"}:
            filled(folder, clock, games=1)
        if what in {"file", "both"}:
            (folder / FILE_NAME).chmod(0o444)
        if what != "file":
            folder.chmod(0o555)
        before = {path.name: path.read_bytes() for path in folder.glob("*.db")}
        assert refused(folder / "below" if what == "missing below" else folder) == "read_only"
        assert {path.name: path.read_bytes() for path in folder.glob("*.db")} == before
        assert not (folder / "backups").exists()


@needs_permissions
def test_unreadable_folder() -> None:
    with nobody() as base:
        (base / "data").mkdir(mode=0)
        assert refused(base / "data") == "read_only"
        assert open_copy(base / "data") is None
        assert may_be_there(base / "data")
        assert not may_be_there(base)


@needs_permissions
@pytest.mark.parametrize("what", ["folder", "file", "both", "only copies"])
def test_what_may_be_read_and_not_written_is_shown_from_a_copy(clock: Clock, what: str) -> None:
    with nobody() as base:
        folder = base / "data"
        filled(folder, clock, games=2)
        store = open_store(folder, now=clock).store
        wanted = store.extent()
        backups.back_up(store._connection.db.conn, store.file, clock())
        store.close()
        if what != "folder":
            (folder / FILE_NAME).chmod(0 if what == "only copies" else 0o400)
        if what != "file":
            folder.chmod(0o500)
        assert refused(folder) == "read_only"
        copy = open_copy(folder, now=clock)
        assert copy is not None
        assert copy.extent() == wanted
        copy.close()


def test_a_file_that_windows_shares_with_nobody_is_busy_not_protected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class SharingViolationError(PermissionError):
        winerror = 32

    assert told_system(SharingViolationError(errno.EACCES, "in use"), tmp_path / FILE_NAME).code is StoreCode.LOCKED
    assert told_system(PermissionError(errno.EACCES, "no"), tmp_path / FILE_NAME).code is StoreCode.READ_ONLY
    monkeypatch.delattr(os, "geteuid", raising=False)  # C's own functions know no such number
    (tmp_path / "odd").mkdir()
    assert told_system(PermissionError(errno.EACCES, "a folder"), tmp_path / "odd").code is StoreCode.READ_ONLY
    (tmp_path / FILE_NAME).touch()
    assert told_system(PermissionError(errno.EACCES, "in use"), tmp_path / FILE_NAME).code is StoreCode.LOCKED


def test_file_that_another_process_keeps_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BUSY_SECONDS", 0.05)
    store = open_store(tmp_path).store
    with closing(sqlite3.connect(store.file)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            store.profiles.add(NewProfile("Léa"))
        assert names(store) == []
        assert refused(tmp_path) == "locked"
    store.profiles.add(NewProfile("Léa"))
    assert names(store) == ["Léa"]
    store.close()


PLAYER = """
import sys
from pathlib import Path
from ludogite.store import NewGame, Ply, SeatInfo, open_store
opened = open_store(Path(sys.argv[1]))
assert opened.notices == (), opened.notices
saves = opened.store.saves
game_id = saves.create(NewGame("blank", sys.argv[2], "{}", (SeatInfo(0, sys.argv[2], 1),)))
for n in range(200):
    saves.append(game_id, [Ply(n, 0, sys.argv[2], n)])
opened.store.close()
"""


def test_several_processes_at_once(tmp_path: Path) -> None:
    """Open a file that does not exist yet in four processes at once, and play a game in each."""
    players = [
        subprocess.Popen([sys.executable, "-c", PLAYER, tmp_path, name], cwd=ROOT, stderr=subprocess.PIPE, text=True)
        for name in "abcd"
    ]
    for player in players:
        assert (player.communicate()[1], player.returncode) == ("", 0)
    store = open_store(tmp_path).store
    games = store.saves.unfinished()
    assert sorted((game.variant, game.plies) for game in games) == [(name, 200) for name in "abcd"]
    for game in games:
        loaded = store.saves.load(game.id)
        assert loaded is not None
        assert {ply.command for ply in loaded.plies} == {game.variant}
    store.close()


def test_what_a_killed_program_left_of_a_copy_goes_at_once(tmp_path: Path) -> None:
    open_store(tmp_path).store.close()
    folder = tmp_path / backups.FOLDER
    folder.mkdir(exist_ok=True)
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    orphan, own = (folder / f"ludogite-v5-20260101T000000.000Z-{number}{UNFINISHED}" for number in (ended.pid, os.getpid()))
    for left in (orphan, own):
        left.write_bytes(b"half")
    open_store(tmp_path).store.close()
    assert not orphan.exists()
    assert own.exists(), "who lives may still write it"
