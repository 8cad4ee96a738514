"""How evenly the picture moves while two *parfait* play: gaps between the ticks of a timer of 16 ms, as an animation sees them.

``python benchmarks/frames.py [--seconds N] [--scale N] [--profile] [GAME …]``, offscreen, at 1280x800 points. Printed are gaps by
the clock and, of each gap, how long this program was computing itself: where only the clock is long, others had the processor.
Only gaps in which something was painted count. ``--scale 3`` paints as many pixels as a screen of 4K. ``--profile`` tells what
the longest own gaps did. Goal: 20 ms for 95 of 100 gaps, 40 ms for the worst.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer

from ludogite.app import go
from ludogite.app.bootstrap import make_application, open_app
from ludogite.core.gamecode import RANDOM_BYTES, make_code
from ludogite.games.catalog import ready_games
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.processes import wait_for_ended
from ludogite.store.profiles import NewProfile

GAMES = tuple(entry.id for entry in ready_games())
FRAME_MS = 16
GOALS_MS = 20, 40
PROFILED = 12
"""Lines of the profile that are printed."""


class Ticks(QObject):
    """Looks at its timer's gaps, and notes those in which the window was painted."""

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self.gaps: list[tuple[float, float]] = []
        """ms by the clock, and of them ms that this thread was computing."""
        self._last = time.perf_counter(), time.thread_time()
        self._was_painted = False
        window.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(FRAME_MS)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's own name)
        """Note that the window is painted."""
        self._was_painted = self._was_painted or event.type() == QEvent.Type.UpdateRequest
        return False

    def _tick(self) -> None:
        now = time.perf_counter(), time.thread_time()
        if self._was_painted:
            self.gaps.append((1000 * (now[0] - self._last[0]), 1000 * (now[1] - self._last[1])))
        self._last, self._was_painted = now, False


def measure(game: str, seconds: float, *, profiled: bool) -> str:
    """Let two *parfait* play for a while, and tell of the gaps."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = open_app(Path(folder), lang="fr", apart=True)
        app.window.resize(1280, 800)
        app.window.show()
        while not app.is_ready:
            QCoreApplication.processEvents()
        app.store.profiles.add(NewProfile("Léa", 1))
        seats = (SeatChoice(None, "", 2, "parfait"), SeatChoice(None, "", 3, "parfait"))
        app.navigate(go.Play(GameSetup(game, (), seats, make_code(bytes(range(RANDOM_BYTES))), coach=False)))
        until = time.perf_counter() + 1
        while time.perf_counter() < until:  # the page has come
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        ticks, profile = Ticks(app.window), cProfile.Profile()
        until = time.perf_counter() + seconds
        if profiled:
            profile.enable()
        while time.perf_counter() < until:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        if profiled:
            profile.disable()
            pstats.Stats(profile).sort_stats("tottime").print_stats(PROFILED)
        gaps = ticks.gaps
        ticks.deleteLater()
        app.window.close()
        app.window.deleteLater()
    if len(gaps) < 2:
        return f"{game:<14} nothing moved"
    told = [f"{quantiles(kind, n=20)[-1]:6.1f} p95 {max(kind):6.1f} worst" for kind in zip(*gaps, strict=True)]
    return f"{game:<14} {len(gaps):5} frames   by the clock {told[0]}   our own work {told[1]}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--profile", action="store_true")
    args = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    application = make_application()
    print(f"goal: {GOALS_MS[0]} ms p95, {GOALS_MS[1]} ms worst; scale {args.scale:g}", flush=True)
    for name in args.game:
        print(measure(name, args.seconds, profiled=args.profile), flush=True)
    wait_for_ended()
    sys.exit(0)
