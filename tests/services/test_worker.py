"""Work beside the window: answered by callbacks, forgotten at once, ended with its process, and never in a thread."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from operator import floordiv, neg
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from ludogite.games.game import ResourceError
from ludogite.services import worker as module
from ludogite.services.processes import wait_for_ended
from ludogite.services.worker import Lane, Worker, WorkerError

SLOW_MS = 20_000
QUERY, STILL_ACTIVE = 0x1000, 259
"""What Windows calls the right to ask for a process, and the code of one that has not ended."""


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    made = Worker(apart=True)
    yield made
    made.stop()
    made.deleteLater()
    wait_for_ended()


class Answers:
    """What came back."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.done, self.failed = qtbot, list[Any](), list[Exception]()

    def wait(self, count: int = 1) -> None:
        self.qtbot.waitUntil(lambda: len(self.done) + len(self.failed) >= count, timeout=SLOW_MS)


@pytest.fixture
def answers(qtbot: QtBot) -> Answers:
    return Answers(qtbot)


def runs(process: int) -> bool:
    """Tell whether a process runs; on Windows ``os.kill`` would end it, or half the console."""
    if sys.platform == "win32":
        kernel, code = ctypes.windll.kernel32, ctypes.c_ulong()
        handle = kernel.OpenProcess(QUERY, False, process)
        there = bool(handle) and bool(kernel.GetExitCodeProcess(handle, ctypes.byref(code)))
        kernel.CloseHandle(handle)
        return there and code.value == STILL_ACTIVE
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def ask(worker: Worker, answers: Answers, call: Callable[..., Any], lane: Lane = Lane.PLAYERS) -> module.Job:
    return worker.ask(worker, lane, call, answers.done.append, failed=answers.failed.append)


def test_calls_are_made_in_another_process_in_their_order(worker: Worker, answers: Answers) -> None:
    ask(worker, answers, os.getpid)
    for number in range(3):
        ask(worker, answers, partial(neg, number))
    ask(worker, answers, os.getpid)
    answers.wait(5)
    assert answers.done[1:4] == [0, -1, -2]
    assert answers.done[0] == answers.done[4] != os.getpid()


def test_each_lane_works_for_itself(worker: Worker, answers: Answers) -> None:
    ask(worker, answers, partial(time.sleep, 30), Lane.REVIEWS)
    ask(worker, answers, partial(neg, 1), Lane.WORDS)
    answers.wait()
    assert answers.done == [-1]


def test_what_a_call_raises_comes_back_with_what_it_says(worker: Worker, answers: Answers) -> None:
    ask(worker, answers, partial(floordiv, 1, 0))
    ask(worker, answers, partial(_missing, "dice.bin"))
    answers.wait(2)
    assert isinstance(answers.failed[0], ZeroDivisionError)
    error = answers.failed[1]
    assert isinstance(error, ResourceError)
    assert (error.code, error.name) == ("resource_missing", "dice.bin")


def _missing(name: str) -> None:
    raise ResourceError("resource_missing", name)


def test_what_cannot_travel_is_told_like_any_failure(worker: Worker, answers: Answers) -> None:
    ask(worker, answers, lambda: 1)
    ask(worker, answers, partial(open, os.devnull))  # its answer cannot
    ask(worker, answers, partial(neg, 7))
    answers.wait(3)
    assert len(answers.failed) == 2
    assert answers.done == [-7]


def test_what_a_call_prints_is_no_answer(worker: Worker, answers: Answers, capfd: pytest.CaptureFixture[str]) -> None:
    ask(worker, answers, partial(print, "aloud"))
    answers.wait()
    assert answers.done == [None]
    assert capfd.readouterr().err.strip() == "aloud"


def test_a_call_may_say_how_far_it_is(worker: Worker, answers: Answers) -> None:
    told: list[int] = []
    worker.ask(worker, Lane.REVIEWS, partial(_counted, 3), answers.done.append, told=told.append)
    answers.wait()
    assert told == [0, 1, 2]
    assert answers.done == ["done"]


def _counted(most: int, *, tell: Callable[[int], None]) -> str:
    for number in range(most):
        tell(number)
    return "done"


def _sleeps(seconds: float, *, tell: Callable[[int], None]) -> None:
    tell(0)
    time.sleep(seconds)


def test_forgetting_takes_no_time_and_ends_what_goes_on(worker: Worker, answers: Answers, qtbot: QtBot) -> None:
    ask(worker, answers, os.getpid)
    answers.wait()
    begun: list[int] = []
    job = worker.ask(worker, Lane.PLAYERS, partial(_sleeps, 60), answers.done.append, told=begun.append)
    later = ask(worker, answers, partial(neg, 1))
    ask(worker, answers, os.getpid)
    qtbot.waitUntil(lambda: bool(begun), timeout=SLOW_MS)
    began = time.perf_counter()
    job.cancel()
    later.cancel()
    assert time.perf_counter() - began < 0.02
    answers.wait(2)
    assert answers.done[1] != answers.done[0]  # a new process: the other one slept
    assert len(answers.done) == 2


def test_what_ends_by_itself_keeps_its_process(worker: Worker, answers: Answers, qtbot: QtBot) -> None:
    ask(worker, answers, os.getpid)
    answers.wait()
    begun: list[int] = []
    job = worker.ask(worker, Lane.PLAYERS, partial(_sleeps, 0.05), answers.done.append, told=begun.append)
    qtbot.waitUntil(lambda: bool(begun), timeout=SLOW_MS)
    job.cancel()
    ask(worker, answers, os.getpid)
    answers.wait(2)
    assert answers.done[0] == answers.done[1]


def test_nobody_is_told_who_has_gone(worker: Worker, answers: Answers, qtbot: QtBot) -> None:
    page = QObject()
    worker.ask(page, Lane.WORDS, partial(neg, 1), answers.done.append)
    page.deleteLater()
    worker.ask(worker, Lane.WORDS, partial(neg, 2), answers.done.append)
    answers.wait()
    assert answers.done == [-2]


def test_stopping_ends_the_processes_at_once(worker: Worker, answers: Answers) -> None:
    for lane in Lane:
        ask(worker, answers, os.getpid, lane)
    answers.wait(len(Lane))
    for lane in Lane:
        ask(worker, answers, partial(time.sleep, 60), lane)
    began = time.perf_counter()
    worker.stop()
    assert time.perf_counter() - began < 0.05
    wait_for_ended()
    assert not any(map(runs, answers.done))


@pytest.mark.skipif(sys.platform == "win32", reason="a process is ended otherwise there")
def test_a_process_that_is_gone_is_told_and_replaced(worker: Worker, answers: Answers) -> None:
    ask(worker, answers, partial(os.abort))
    ask(worker, answers, partial(neg, 3))
    answers.wait(2)
    assert isinstance(answers.failed[0], WorkerError)
    assert answers.done == [-3]


def test_idle_processes_end(worker: Worker, answers: Answers, qtbot: QtBot) -> None:
    ask(worker, answers, os.getpid)
    answers.wait()
    (line,) = worker._lines.values()
    assert line._idle.interval() > module.LEFT_MS
    worker.release(Lane.PLAYERS)
    assert line._idle.interval() <= module.LEFT_MS
    line._idle.start(1)

    qtbot.waitUntil(lambda: not runs(answers.done[0]))
    ask(worker, answers, partial(neg, 4))
    answers.wait(2)
    assert answers.done[1] == -4


def test_where_no_process_can_be_started_the_work_is_done_here(
    worker: Worker, answers: Answers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "program", lambda *_: (str(tmp_path / "nothing"), []))
    ask(worker, answers, os.getpid)
    answers.wait()
    assert answers.done == [os.getpid()]


def test_a_process_that_fails_before_start_is_over_is_one_that_cannot_be_started(
    worker: Worker, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    class AsOnWindows(QProcess):
        def start(self, *_arguments: object) -> None:
            self.errorOccurred.emit(QProcess.ProcessError.FailedToStart)

    monkeypatch.setattr(module, "QProcess", AsOnWindows)
    ask(worker, answers, os.getpid)
    ask(worker, answers, partial(neg, 1))
    answers.wait(2)
    assert answers.done == [os.getpid(), -1]


def test_here_everything_happens_from_the_event_loop(answers: Answers, qtbot: QtBot) -> None:
    here = Worker()
    told: list[int] = []
    ask(here, answers, lambda: 1)
    ask(here, answers, partial(floordiv, 1, 0))
    here.ask(here, Lane.WORDS, partial(_counted, 2), answers.done.append, told=told.append)
    dropped = ask(here, answers, lambda: 2)
    dropped.cancel()
    ask(here, answers, lambda: 3)  # its turn comes after the one that was dropped
    assert answers.done == []
    answers.wait(4)
    assert sorted(map(str, answers.done)) == ["1", "3", "done"]
    assert isinstance(answers.failed[0], ZeroDivisionError)
    assert told == [0, 1]


def test_no_thread_and_the_collector_always_on(worker: Worker, answers: Answers) -> None:
    before = threading.active_count()
    ask(worker, answers, partial(time.sleep, 0.02))
    assert gc.isenabled()
    answers.wait()
    assert threading.active_count() == before
    assert gc.isenabled()
