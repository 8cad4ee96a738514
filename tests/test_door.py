"""One window per data folder, with real processes: who comes second calls the first, and a crash locks nobody out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from ludogite.app.single_instance import LOCK, Call, SingleInstance
from ludogite.cli.main import _without_file
from ludogite.services import machine

KEEPER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from ludogite.app.single_instance import Call, SingleInstance
application = QCoreApplication(["keeper"])
door = SingleInstance(Path(sys.argv[1]))
print(door.enter(Call(), patience=0.2), flush=True)
door.called.connect(lambda call: print(repr(call), flush=True))
if sys.argv[2] == "listen":
    QTimer.singleShot(0, door.listen)
QTimer.singleShot(30_000, application.quit)
application.exec()
"""


@pytest.fixture
def keepers() -> Iterator[list[subprocess.Popen[str]]]:
    started: list[subprocess.Popen[str]] = []
    yield started
    for one in started:
        one.kill()
        one.communicate()


def keep(keepers: list[subprocess.Popen[str]], folder: Path, how: str) -> subprocess.Popen[str]:
    """Start a process that holds a folder, and wait until it does."""
    child = subprocess.Popen([sys.executable, "-c", KEEPER, str(folder), how], stdout=subprocess.PIPE, text=True)
    keepers.append(child)
    assert child.stdout is not None
    assert child.stdout.readline() == "True\n"
    return child


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_first_enters_and_leaves_nothing_behind(tmp_path: Path) -> None:
    door = SingleInstance(tmp_path / "new" / "folder")
    assert door.enter(Call())
    assert door.is_ours
    door.leave()
    assert left(tmp_path / "new" / "folder") == []


def test_the_second_calls_the_first_and_hands_over(tmp_path: Path, keepers: list[subprocess.Popen[str]]) -> None:
    child = keep(keepers, tmp_path, "listen")
    call = Call("/là/partie de Zoé.ludogite", "7F3K-Q9TM-2XWB-K", "token")
    assert not SingleInstance(tmp_path).enter(call)
    assert child.stdout is not None
    assert child.stdout.readline() == f"{call!r}\n"
    assert left(tmp_path) == [LOCK]


def test_a_crash_leaves_a_lock_that_counts_for_nothing(tmp_path: Path, keepers: list[subprocess.Popen[str]]) -> None:
    child = keep(keepers, tmp_path, "listen")
    child.kill()
    child.wait()
    assert left(tmp_path) == [LOCK]
    door = SingleInstance(tmp_path)
    began = time.monotonic()
    assert door.enter(Call())
    assert door.is_ours
    assert time.monotonic() - began < 2
    door.leave()


def test_one_who_does_not_answer_locks_nobody_out(tmp_path: Path, keepers: list[subprocess.Popen[str]]) -> None:
    keep(keepers, tmp_path, "deaf")
    door = SingleInstance(tmp_path)
    assert door.enter(Call(), patience=0.3)
    assert not door.is_ours
    door.leave()
    assert left(tmp_path) == [LOCK]  # the other one's


def test_one_who_is_just_leaving_is_followed(tmp_path: Path, keepers: list[subprocess.Popen[str]]) -> None:
    child = keep(keepers, tmp_path, "deaf")
    threading.Timer(0.5, child.terminate).start()
    door = SingleInstance(tmp_path)
    assert door.enter(Call(), patience=10)
    child.wait(timeout=10)
    door.leave()


def test_two_folders_are_two_houses(tmp_path: Path, keepers: list[subprocess.Popen[str]]) -> None:
    keep(keepers, tmp_path / "one", "listen")
    door = SingleInstance(tmp_path / "two")
    assert door.enter(Call())
    assert door.is_ours
    door.leave()


def test_the_lock_of_another_computer_is_let_alone(tmp_path: Path) -> None:
    (tmp_path / LOCK).write_text("1\nludogite\nelsewhere\n" + "0" * 32 + "\n" + "0" * 36 + "\n", encoding="utf-8")
    door = SingleInstance(tmp_path)
    assert door.enter(Call(), patience=5)
    assert not door.is_ours
    assert left(tmp_path) == [LOCK]


def test_a_computer_with_two_names_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keepers: list[subprocess.Popen[str]]
) -> None:
    child = keep(keepers, tmp_path, "listen")
    written = (tmp_path / LOCK).read_text(encoding="utf-8").splitlines()[2]
    monkeypatch.setattr(machine, "QSysInfo", SimpleNamespace(machineHostName=lambda: "what-the-network-calls-it"))
    monkeypatch.setenv("COMPUTERNAME", written.swapcase())
    assert not SingleInstance(tmp_path).enter(Call("partie.ludogite"))
    assert child.stdout is not None
    assert child.stdout.readline() == f"{Call('partie.ludogite')!r}\n"


def test_a_lock_with_our_own_number_is_left_from_before(tmp_path: Path) -> None:
    file = tmp_path / LOCK
    lock = QLockFile(str(file))
    assert lock.lock()
    written = file.read_bytes()
    lock.unlock()
    file.write_bytes(written)
    door = SingleInstance(tmp_path)
    began = time.perf_counter()
    assert door.enter(Call())
    assert door.is_ours
    assert time.perf_counter() - began < 2
    door.leave()


@pytest.mark.parametrize(
    ("data", "call"),
    [
        (b'{"file":"/a.ludogite"}', Call("/a.ludogite")),
        (b"", Call()),
        (b"[]", Call()),
        (b"\xff\xfe", Call()),
        (b"[" * 60_000, Call()),
        (b'{"file":3,"code":null,"other":1}', Call()),
        (b'{"file":"' + b"a" * 100_000 + b'"}', Call()),
    ],
)
def test_whatever_lies_there_as_a_call_brings_the_window_to_the_front_at_most(
    tmp_path: Path, qtbot: QtBot, data: bytes, call: Call
) -> None:
    door = SingleInstance(tmp_path)
    assert door.enter(Call())
    (tmp_path / "call-1.json").write_bytes(data)
    heard: list[Call] = []
    door.called.connect(heard.append)
    door.listen()
    assert heard == [call]
    with qtbot.waitSignal(door.called):
        (tmp_path / "call-2.json").write_text(json.dumps({"code": "X"}), encoding="utf-8")
    qtbot.waitUntil(lambda: left(tmp_path) == [LOCK])
    door.leave()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are POSIX")
def test_only_small_files_of_ours_are_calls(tmp_path: Path, qtbot: QtBot) -> None:
    """Leave a pipe, a link and a folder as calls: the pipe kept the window waiting for five seconds."""
    os.mkfifo(tmp_path / "call-1.json")
    (tmp_path / "call-2.json").symlink_to("/dev/zero")
    (tmp_path / "call-3.json").mkdir()
    door = SingleInstance(tmp_path)
    assert door.enter(Call())
    heard: list[Call] = []
    door.called.connect(heard.append)
    before = time.monotonic()
    door.listen()
    assert heard == []
    assert time.monotonic() - before < 1
    with qtbot.waitSignal(door.called):
        (tmp_path / "call-4.json").write_text(json.dumps({"code": "X"}), encoding="utf-8")
    door.leave()


# ---- the program itself ------------------------------------------------------------------------------------------------


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LUDOGITE_DATA": str(folder)}
    command = [sys.executable, "-m", "ludogite", *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for(path: Path, *, gone: bool = False) -> None:
    give_up = time.monotonic() + 30
    while path.exists() is gone and time.monotonic() < give_up:
        time.sleep(0.05)
    assert path.exists() is not gone


def test_a_second_start_of_the_program_ends_at_once_and_the_first_opens_its_file(
    tmp_path: Path, keepers: list[subprocess.Popen[str]]
) -> None:
    data = tmp_path / "data"
    first = start(data)
    keepers.append(first)
    wait_for(data / LOCK)
    file = tmp_path / "belote.ludogite"
    file.write_bytes(b"{}")
    second = start(data, str(file))
    keepers.append(second)
    out, err = second.communicate(timeout=60)
    assert (second.returncode, out, err) == (0, "", "")
    assert first.poll() is None
    assert not list(data.glob("call-*"))
    told = subprocess.run(
        [sys.executable, "-m", "ludogite", "simulate", "yahtzee", "--games", "1", "--data", str(data)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert told.returncode == 0, told.stderr  # what opens no window is not kept out
    if sys.platform != "win32":
        first.terminate()
        first.wait(timeout=20)


def test_a_file_and_no_command_opens_the_window() -> None:
    assert _without_file(["a/b.ludogite"]) == ([], Path("a/b.ludogite"))
    assert _without_file(["--data", "d", "x.LUDOGITE"]) == (["--data", "d"], Path("x.LUDOGITE"))
    assert _without_file(["simulate", "yahtzee"]) == (["simulate", "yahtzee"], None)
    assert _without_file(["simulte"]) == (["simulte"], None)
    assert _without_file(["--data", "x.ludogite"]) == (["--data", "x.ludogite"], None)
    assert _without_file([]) == ([], None)
