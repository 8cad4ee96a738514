"""Measure how long the interface waits while a computer player or the coach of Yahtzee des Mots thinks beside it.

A timer of 16 ms ticks as an animation does; printed are the time until the answer and the gaps between two ticks, and of the
longest gap how long this program was computing: where that is little, another program had the processor.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from ludogite import paths
from ludogite.app.bootstrap import make_application
from ludogite.core.advice import LEVELS
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.games.play import code_for
from ludogite.games.setup import new_game, new_header, reader
from ludogite.games.yahtzee_mots.game import GAME
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Roll
from ludogite.services.processes import wait_for_ended
from ludogite.services.thinking import RemoteCoach, RemotePlayer
from ludogite.services.worker import Lane, Worker

FRAME_MS = 16
ROLLS = 4
"""First rolls that are measured for each level; the first one also opens its tables."""


def measure(name: str, think: Callable[[], object]) -> None:
    """Print how long a thought took, and the gaps between the ticks meanwhile."""
    gaps: list[tuple[float, float]] = []  # ms by the clock, and of them ms of our own
    last = time.perf_counter(), time.process_time()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter(), time.process_time()
        gaps.append((1000 * (now[0] - last[0]), 1000 * (now[1] - last[1])))
        last = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(FRAME_MS)
    answers: list[object] = []
    began = time.perf_counter()
    WORKER.ask(WORKER, Lane.PLAYERS, think, answers.append)
    while not answers:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
    timer.stop()
    done_ms = 1000 * (time.perf_counter() - began)
    gaps.sort()
    middle, longest = (gaps[len(gaps) // 2][0], gaps[-1]) if gaps else (0.0, (0.0, 0.0))
    own = max((mine for _, mine in gaps), default=0.0)
    print(
        f"{name:<18} {done_ms:6.0f} ms, gaps: median {middle:5.1f} ms, longest {longest[0]:5.1f} ms "
        f"({longest[1]:4.1f} our own; most of our own in a gap {own:4.1f})"
    )


def first_roll(number: int) -> Any:
    """Begin a game alone and throw once."""
    session = new_game(new_header(GAME, 1, code_for("frames", number), {})).session(READ, VirtualClock())
    asked = session.requests()[0]
    session.submit(asked.request.seat, Roll(ALL_DICE), asked.token)
    return session


if __name__ == "__main__":
    application = make_application()
    READ = reader(paths.resources())
    WORKER = Worker(apart=True)
    for level in LEVELS:
        player = RemotePlayer(GAME.id, level, None, GAME.options(), READ)
        for number in range(ROLLS):
            session = first_roll(number)
            view, asked = session.view(0), tuple(one.request for one in session.requests())
            measure(f"{level}, roll {number + 1}", partial(player.decide, view, asked, chance_of(session.header.code)))
    measure("coach", partial(RemoteCoach(GAME.id, GAME.options(), READ).advise, first_roll(ROLLS).view(0), 0))
    WORKER.stop()
    wait_for_ended()
