"""The crash log: errors and crashes stand in it, the next start tells a crash once, and a quiet run leaves no file."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ludogite.app.bootstrap import _tell_crash, open_app
from ludogite.app.crash_log import CRASH_LOG, LONGEST, OLD_LOG, CrashLog

CRASH = """
import ctypes, sys
from pathlib import Path
from ludogite.app.crash_log import CrashLog
log = CrashLog(Path(sys.argv[1]))
assert not log.begin()
ctypes.string_at(0)
"""


def crash(folder: Path) -> None:
    """Let a process read where nothing is."""
    done = subprocess.run([sys.executable, "-c", CRASH, str(folder)], capture_output=True, timeout=60, check=False)
    assert done.returncode != 0


def lived(folder: Path) -> bool:
    """Open the log of a run and end it well; say whether the run before was taken down."""
    log = CrashLog(folder)
    told = log.begin()
    log.end(alone=True)
    return told


@pytest.fixture(autouse=True)
def own_faulthandler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave pytest its own way to tell crashes."""
    monkeypatch.setattr("faulthandler.enable", lambda _stream: None)
    monkeypatch.setattr("faulthandler.disable", lambda: None)


def test_a_quiet_run_leaves_no_file(tmp_path: Path) -> None:
    assert not lived(tmp_path / "data")
    assert list((tmp_path / "data").iterdir()) == []


def test_a_crash_stands_in_the_log_and_is_told_once(tmp_path: Path) -> None:
    crash(tmp_path)
    text = (tmp_path / CRASH_LOG).read_text(encoding="utf-8")
    assert "string_at" in text
    assert lived(tmp_path)
    assert not lived(tmp_path)
    assert (tmp_path / CRASH_LOG).read_text(encoding="utf-8").startswith(text)
    assert not lived(tmp_path)


def test_what_a_run_survived_is_not_told(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    log.begin()
    (tmp_path / CRASH_LOG).write_text("Windows fatal exception: code 0x8001010d\n", encoding="utf-8")
    log.end(alone=True)
    assert not lived(tmp_path)


def test_errors_of_python_and_of_threads_are_logged(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    log.begin()
    before = log._threads
    logging.getLogger("ludogite.somewhere").error("odd")

    def stumble() -> None:
        raise ZeroDivisionError("in a thread")

    thread = threading.Thread(target=stumble)
    thread.start()
    thread.join()
    log.end(alone=True)
    assert threading.excepthook is before
    text = (tmp_path / CRASH_LOG).read_text(encoding="utf-8")
    assert "ludogite.somewhere ERROR odd" in text
    assert "ZeroDivisionError: in a thread" in text
    assert not lived(tmp_path)


def test_a_long_log_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / CRASH_LOG).write_text("x" * (LONGEST + 1), encoding="utf-8")
    assert not lived(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [OLD_LOG]


def test_another_window_keeps_its_log(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    log.begin()
    log.end(alone=False)
    assert (tmp_path / CRASH_LOG).exists()


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not lived(tmp_path / "file" / "data")


def test_the_player_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    house = open_app(tmp_path, lang="fr")
    _tell_crash(house.window, tmp_path / CRASH_LOG)
    assert "arrêté d’un coup" in next(iter(house.window._said))
    assert str(tmp_path / CRASH_LOG) in next(iter(house.window._said))
    house.window.close()
    house.window.deleteLater()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name there")
def test_a_pipe_in_the_place_of_the_log_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / CRASH_LOG)
    log = CrashLog(tmp_path)
    assert log.begin() is False
    log.end(alone=True)
