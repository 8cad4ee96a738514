"""What the program does with files goes on a file system with the rules of Windows, or ends in a sentence."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from ludogite.app.crash_log import CRASH_LOG, CrashLog
from ludogite.app.single_instance import Call, SingleInstance
from ludogite.atomic import UNFINISHED, read_small, write_whole
from ludogite.services.file_names import named, writable
from ludogite.store import FILE_NAME, StoreError, open_store
from tests.store import faults
from tests.windows_files import WindowsFiles

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="Windows does it itself, and elsewhere nobody tells what is held open"
)
IMPOSSIBLE = {"rescuing"}
"""What Windows keeps from happening: nobody deletes a file that is open."""
STRANGE = [
    "con", "NUL.txt", "Com1", "lpt9.zoé", "a<b>c", 'dis "oui"', "l’an 2000: fin", "a/b\\c", "qui?", "tout*", "fin.", "fin ", "...",
    "", "\x07\x1b", "x" * 400, "é" * 200, "Zoé", "COM1 et moi",
]  # fmt: skip


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WindowsFiles:
    return WindowsFiles(tmp_path, monkeypatch)


@pytest.mark.parametrize("name", sorted(faults.SCENARIOS.keys() - IMPOSSIBLE))
def test_all_that_a_family_does_goes_on_windows_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    faults.prepare(name, tmp_path)
    windows = WindowsFiles(tmp_path, monkeypatch)
    faults.SCENARIOS[name](faults.Run(tmp_path / "house", faults.Faults()))
    folders = [one for one in windows.refused if "a folder is opened" not in one]  # to make a name last, which only Unix knows
    assert folders == []
    open_store(tmp_path / "house", now=faults.now).store.close()


def test_the_layer_refuses_what_windows_refuses(windows: WindowsFiles, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("a")
    with file.open("rb"):
        for act in (file.unlink, lambda: file.rename(tmp_path / "b.txt"), lambda: (tmp_path / "c.txt").replace(file)):
            with pytest.raises(PermissionError):
                act()
    (tmp_path / "c.txt").write_text("c")
    with pytest.raises(FileExistsError):
        file.rename(tmp_path / "c.txt")
    for name in ("aux", "con.db", "a:b", "fin.", "x" * 300):
        with pytest.raises(OSError, match=r"."):
            (tmp_path / name).write_text("x")
    assert file.read_text() == "a"
    store = open_store(tmp_path / "house").store
    with pytest.raises(PermissionError):
        store.file.rename(tmp_path / "elsewhere.db")  # SQLite holds it
    store.close()
    store.file.rename(tmp_path / "elsewhere.db")


def test_a_file_that_somebody_holds_open_stays_whole_and_nothing_is_left_beside_it(windows: WindowsFiles, tmp_path: Path) -> None:
    file = tmp_path / "partie.ludogite"
    write_whole(file, b"before")
    with file.open("rb"), pytest.raises(PermissionError):
        write_whole(file, b"after")
    assert read_small(file, 100) == b"before"
    assert list(tmp_path.glob(f"*{UNFINISHED}")) == []
    write_whole(file, b"after")
    assert read_small(file, 100) == b"after"


def test_a_file_that_somebody_holds_for_a_moment_is_written_all_the_same(
    windows: WindowsFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "partie.ludogite"
    write_whole(file, b"before")
    held = file.open("rb")
    monkeypatch.setattr(time, "sleep", lambda _seconds: held.close())
    write_whole(file, b"after")
    assert "replace of an open file: partie.ludogite" in windows.refused
    assert read_small(file, 100) == b"after"


def test_a_read_only_file_stays_and_nothing_is_left_beside_it(windows: WindowsFiles, tmp_path: Path) -> None:
    file = tmp_path / "partie.ludogite"
    write_whole(file, b"before")
    file.chmod(0o444)
    with pytest.raises(PermissionError):
        write_whole(file, b"after")
    assert read_small(file, 100) == b"before"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_folder_too_deep_for_windows_ends_in_a_sentence(windows: WindowsFiles, tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 120) / ("e" * 120)
    with pytest.raises(StoreError):
        open_store(deep)
    assert any("too long" in one for one in windows.refused)


def test_the_crash_log_turns_over_and_goes(windows: WindowsFiles, tmp_path: Path) -> None:
    (tmp_path / CRASH_LOG).write_bytes(b"old\n" * 1_000_000)
    log = CrashLog(tmp_path)
    assert not log.begin()
    log.end(alone=True)
    assert not (tmp_path / CRASH_LOG).exists()
    assert windows.refused == []


def test_the_door_opens_and_closes(windows: WindowsFiles, tmp_path: Path, qapp: object) -> None:
    door = SingleInstance(tmp_path / "house")
    assert door.enter(Call())
    door.listen()
    door.leave()
    assert windows.refused == []


@pytest.mark.parametrize("name", STRANGE)
def test_a_name_that_somebody_gave_is_a_name_of_a_file(windows: WindowsFiles, tmp_path: Path, name: str) -> None:
    file = tmp_path / f"{writable(name)}.ludogite"
    write_whole(file, b"x")
    assert file.read_bytes() == b"x"
    assert named(str(tmp_path / writable(name)), ".ludogite").suffix == ".ludogite"


def test_a_common_name_stays_as_it_is() -> None:
    for name in ("Zoé", "Papi et Mamie", "Yahtzee des Mots 2026-11-22", "l’été"):
        assert writable(name) == name


def test_the_data_file_has_a_name_of_windows(windows: WindowsFiles, tmp_path: Path) -> None:
    assert writable(FILE_NAME) == FILE_NAME
