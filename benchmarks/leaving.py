"""How long leaving takes while *parfait* and the coach think: for the box, or by closing the window; the worst of some moments.

``python benchmarks/leaving.py [GAME …]``. A computer player that plays perfectly begins, and the table is left so many ms later.
Goal (docs/performance.md): under 100 ms whoever thinks, on a loaded machine too.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application, open_app
from ludogite.core.gamecode import RANDOM_BYTES, make_code
from ludogite.games.catalog import ready_games
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.processes import wait_for_ended
from ludogite.store.profiles import NewProfile

GAMES = tuple(entry.id for entry in ready_games())
MOMENTS_MS = (20, 150, 400, 900, 2000)
"""How long after the table was opened somebody leaves it."""
GOAL_MS = 100


def home(house: AppController) -> None:
    """Go back to the box."""
    house.navigate(go.Home())


def close(house: AppController) -> None:
    """Close the window."""
    house.window.close()


def left_after(house: AppController, game: str, wait_ms: int, leave: Callable[[AppController], None]) -> tuple[float, float]:
    """Open a table where *parfait* begins, leave it after a while; return how long that took, and our own work in it, in ms."""
    seats = (SeatChoice(None, "", 2, "parfait"), SeatChoice(None, "", 3, "parfait"), SeatChoice(1, "Léa", 1))
    house.navigate(go.Play(GameSetup(game, (), seats, make_code(bytes(range(RANDOM_BYTES))), coach=True)))
    until = time.perf_counter() + wait_ms / 1000
    while time.perf_counter() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
    began, worked = time.perf_counter(), time.thread_time()
    leave(house)
    return (time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000


def opened(folder: Path) -> AppController:
    """Open a house with one person in it."""
    house = open_app(folder, lang="fr", apart=True)
    house.window.show()
    while not house.is_ready:
        QCoreApplication.processEvents()
    if not house.store.profiles.everyone():
        house.store.profiles.add(NewProfile("Léa", 1))
    return house


def main() -> int:
    """Print a line per game; return 1 when a goal is missed."""
    worst_of_all = 0.0
    for game in sys.argv[1:] or GAMES:
        told = []
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            for name, leave in (("home", home), ("close", close)):
                times = []
                for wait in MOMENTS_MS:
                    house = opened(Path(folder))
                    times.append(left_after(house, game, wait, leave))
                    house.window.close()
                    house.window.deleteLater()
                worst, own = max(times), max(worked for _, worked in times)
                worst_of_all = max(worst_of_all, worst[0])
                told.append(f"{name} {worst[0]:7.1f} ms (own work {own:5.1f})")
        print(f"{game:<14} {'   '.join(told)}", flush=True)
    print(f"worst {worst_of_all:.1f} ms, goal {GOAL_MS} ms")
    return int(worst_of_all > GOAL_MS)


if __name__ == "__main__":
    application = make_application()
    missed = main()
    wait_for_ended()
    sys.exit(missed)
