"""Work in threads: the cycle collector never runs there, and always runs again afterwards."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Thread, get_ident

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.services.worker import gc_paused


@pytest.fixture(autouse=True)
def collecting(qapp: QApplication) -> Iterator[None]:
    assert gc.isenabled()
    yield
    gc.enable()


def wasteful(rounds: int = 3000) -> None:
    """Make so many cycles that the collector would run if it might."""
    for _ in range(rounds):
        cycle: list[object] = []
        cycle.append(cycle)


@pytest.mark.parametrize("fails", [False, True])
def test_a_thread_never_collects_not_even_when_it_has_done(qtbot: QtBot, *, fails: bool) -> None:
    collected: list[int] = []

    def watch(phase: str, _info: object) -> None:
        if phase == "start":
            collected.append(get_ident())

    def work() -> None:
        with suppress(ZeroDivisionError), gc_paused():
            wasteful()
            assert 1 / (not fails)
        wasteful()  # what a thread still does before it ends: telling its result

    gc.callbacks.append(watch)
    try:
        threads = [Thread(target=work) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        gc.callbacks.remove(watch)
    assert not {thread.ident for thread in threads} & set(collected)
    assert not gc.isenabled()
    qtbot.waitUntil(gc.isenabled)


def test_the_collector_waits_for_the_last_thread(qtbot: QtBot) -> None:
    begun, let_go = Event(), Event()

    def work() -> None:
        with gc_paused():
            begun.set()
            let_go.wait(10)

    slow = Thread(target=work)
    slow.start()
    begun.wait(10)
    with gc_paused():
        pass
    qtbot.wait(20)
    assert not gc.isenabled()
    let_go.set()
    slow.join()
    qtbot.waitUntil(gc.isenabled)
