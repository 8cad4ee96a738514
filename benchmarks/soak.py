"""Play thousands of games between computer players in one process and open a thousand pages: nothing may grow.

``python benchmarks/soak.py [GAMES] [PAGES]`` prints a line of the curve every fiftieth part: resident memory, threads, open files
and widgets. It fails when memory grew by more than a twentieth over the second half, or anything else grew over it at all.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application
from ludogite.cli.screenshots import staged
from ludogite.core.advice import LEVELS
from ludogite.games.catalog import ready_games
from ludogite.games.play import simulate
from ludogite.games.setup import reader

GAMES, PAGES = 2000, 1000
STEPS = 50
GROWTH = 1.05
SLOW = {("yahtzee_mots", "fort"), ("yahtzee_mots", "parfait")}
"""Seconds a game: played once in ``RARELY`` rounds."""
RARELY = 25

Reading = tuple[float, int, int, int]


def reading() -> Reading:
    """Return resident memory in MB, threads, open files, and widgets; what the allocator keeps for itself is given back before."""
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    widgets = len(QApplication.allWidgets()) if QApplication.instance() is not None else 0
    files = len(list(Path("/proc/self/fd").iterdir()))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6, threading.active_count(), files, widgets


def soak(name: str, count: int, once: Callable[[int], None], rest: Callable[[], object] = gc.collect) -> bool:
    """Do something many times and print the curve, each reading after ``rest``; tell whether it stayed flat."""
    began, curve = time.monotonic(), [reading()]
    print(f"{name}: at, MB, threads, files, widgets", flush=True)
    for number in range(1, count + 1):
        once(number)
        if number % max(1, count // STEPS) == 0:
            rest()
            curve.append(reading())
            memory, *others = curve[-1]
            print(f"{number:6} {memory:7.1f} {' '.join(f'{other:5}' for other in others)}", flush=True)
    middle, end = curve[len(curve) // 2], curve[-1]
    flat = end[0] <= GROWTH * middle[0] and all(late <= early for early, late in zip(middle[1:], end[1:], strict=True))
    growth = 100 * (end[0] / middle[0] - 1)
    print(
        f"{name}: {count} in {time.monotonic() - began:.0f} s, {growth:+.2f} % over the second half: {'flat' if flat else 'GROWS'}"
    )
    return flat


def games(count: int) -> bool:
    """Let computer players of all kinds play all games."""
    read = reader(paths.resources())
    kinds = [(entry, level) for entry in ready_games() for level in LEVELS]
    turn = cycle(range(len(kinds)))

    def once(number: int) -> None:
        entry, level = kinds[next(turn)]
        while (entry.id, level) in SLOW and number // len(kinds) % RARELY:
            entry, level = kinds[next(turn)]
        game = entry.load()
        fewest, most = entry.limits(game.variant(game.read_options({})))
        simulate(game, [level] * min(max(2, fewest), most), read, seed=f"soak {number}", games=1, options={})

    return soak("games", count, once)


def pages(count: int) -> bool:
    """Go from page to page of a house in which a family has played."""
    application = make_application()
    with staged("home", size=(1280, 800), theme="papier", lang="fr", seed="1") as house:
        ways = _ways(house)
        turn = cycle(ways)

        def show(way: Callable[[], object]) -> None:
            way()
            for _ in range(3):
                QCoreApplication.processEvents()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

        flat = soak("pages", count, lambda _number: show(next(turn)), lambda: show(lambda: house.navigate(go.Home())))
    del application
    return flat


def _ways(house: AppController) -> list[Callable[[], object]]:
    """Return what leads to each page."""
    store = house.services.store
    people = [one.id for one in store.profiles.everyone()]
    played = [game.game_id for who in people for game in store.scores.history(who, limit=3)]
    ids = [entry.id for entry in ready_games()]
    return [
        lambda: house.navigate(go.Home()),
        *(lambda game_id=game_id: house.navigate(go.NewGame(game_id)) for game_id in ids),
        lambda: house.navigate(go.Home()),
        *(lambda who=who: house.navigate(go.Profile(who)) for who in people),
        lambda: house.navigate(go.Records()),
        *(lambda game=game: house.navigate(go.Replay(game)) for game in played[:4]),
        *(lambda game_id=game_id: house.navigate(go.Rules(game_id)) for game_id in ids),
        *(lambda game_id=game_id: house.navigate(go.Sheets(game_id)) for game_id in ids),
        *(lambda game_id=game_id: house.navigate(go.Lesson(game_id)) for game_id in ids),
        lambda: house.navigate(go.Dico()),
        lambda: house.navigate(go.Settings()),
        lambda: house.navigate(go.About()),
        *(lambda game=game.id: house.navigate(go.Table(game)) for game in store.saves.unfinished(limit=3)),
    ]


def main() -> int:
    """Run both; the exit code tells whether both stayed flat."""
    wanted = [int(argument) for argument in sys.argv[1:3]]
    count, shown = [*wanted, *(GAMES, PAGES)[len(wanted) :]]
    flat = [games(count)] if count else []
    flat += [pages(shown)] if shown else []
    return 0 if all(flat) else 1


if __name__ == "__main__":
    sys.exit(main())
