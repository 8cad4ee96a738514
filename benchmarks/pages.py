"""How long a click keeps the window waiting: every page of a house with a thousand games, and the ways back home.

``python benchmarks/pages.py [--games GAMES] [--processor]``, offscreen; each page is opened in a process of its own, from a box
that has been opened as the program opens it. "Pointed" is what it takes, in all and in the longest turn, to bring in what lies
behind a way that somebody points at; then comes the first click. "Blocked" is the longest time that the event loop stood still
from the click until nothing of it was left to do, "shown" the time until the page was painted. The page is opened twice: what
was computed once is to be kept. "At once" is a first click on what nobody has pointed at. Work beside the window goes on in its
own process. ``--processor`` counts the processor's time of the window's thread, for a machine that has other work.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.families import CLOSE, MAKE, ROOT, offscreen
from ludogite.app import go
from ludogite.games.catalog import ready_games
from ludogite.store.connection import connect
from ludogite.store.database import FILE_NAME

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController

SETTLED = 0.4
"""Seconds after a click in which whatever it set going is looked at."""
CHILD = """
import sys
from types import SimpleNamespace
from ludogite.cli import main
main._prepare(SimpleNamespace(command=None))  # as the program does, before anything asks for Qt
from benchmarks.pages import opened
opened(sys.argv[1], sys.argv[2], pointing=sys.argv[3] == "pointed", processor=sys.argv[4] == "processor")
"""
PAGES = {
    "new game": "new",
    "profile": "profile",
    "records": "records",
    "rules": "rules",
    "dictionary": "dico",
    "settings": "settings",
    **{f"resume {entry.id}": entry.id for entry in ready_games()},
}
"""The ways that are opened, as ``ludogite/app/made_ahead.py`` names them."""


def multiply(file: Path, games: int) -> None:
    """Copy the finished games of a file, with everything that belongs to them, until there are so many."""
    with closing(connect(file)) as db:
        held = [number for (number,) in db.execute("SELECT id FROM games WHERE status = 'finished'")]
        top = db.execute("SELECT max(id) FROM games").fetchone()[0]
        db.execute("BEGIN")
        for table, key in (("games", "id"), ("seats", "game_id"), ("plies", "game_id"), ("results", "game_id")):
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            rest = ", ".join(name for name in columns if name != key)
            for copy in range(games - len(held)):
                sql = f"INSERT INTO {table} ({key}, {rest}) SELECT ?, {rest} FROM {table} WHERE {key} = ?"  # noqa: S608
                db.execute(sql, (top + 1 + copy, held[copy % len(held)]))
        db.commit()


def opened(folder: str, way: str, *, pointing: bool, processor: bool) -> None:
    """Open a house, click once, go home and click again; prints the times in ms as JSON."""
    from PySide6.QtCore import QCoreApplication  # noqa: PLC0415 - as the program imports: from its start it is measured

    from ludogite.app.bootstrap import collect_again, make_application, open_app  # noqa: PLC0415

    clock = time.thread_time if processor else time.perf_counter

    def measure(act: Callable[[], object]) -> tuple[float, float]:
        """Tell the longest standstill of the event loop and the time until the page was painted, in ms."""
        began = clock()
        act()
        worst, shown = clock() - began, 0.0
        until = time.perf_counter() + SETTLED
        while time.perf_counter() < until:
            turn = clock()
            QCoreApplication.processEvents()
            shown = shown or clock() - began
            worst = max(worst, clock() - turn)
        return worst * 1000, shown * 1000

    def point() -> tuple[float, float]:
        """Point at the way until all is there: the turns in all, and the longest one, in ms."""
        ahead.bring(way)
        turns = []
        while ahead.is_busy:
            turn = clock()
            QCoreApplication.processEvents()
            turns.append((clock() - turn) * 1000)
        return sum(turns), max(turns, default=0.0)

    application = make_application()
    house = open_app(Path(folder), lang="fr", apart=True)
    house.window.show()
    while house.home_room.ahead is None:
        QCoreApplication.processEvents()
    ahead = house.home_room.ahead
    collect_again()
    measure(lambda: None)
    click = clicks(house)[way]
    pointed = point() if pointing else (0.0, 0.0)
    first, back, again = measure(click), measure(lambda: house.navigate(go.Home())), measure(click)
    print(json.dumps([*pointed, *first, *again, back[0]]), flush=True)
    house.window.close()
    del application


def clicks(house: AppController) -> dict[str, Callable[[], object]]:
    """List the clicks, by the way that they open."""
    store = house.services.store
    ways: dict[str, Callable[[], object]] = {
        "new": lambda: house.navigate(go.NewGame("")),
        "profile": lambda: house.navigate(go.Profile(store.profiles.everyone()[0].id)),
        "records": lambda: house.navigate(go.Records()),
        "rules": lambda: house.navigate(go.Rules()),
        "dico": lambda: house.navigate(go.Dico()),
        "settings": lambda: house.navigate(go.Settings()),
    }
    return ways | {saved.game: lambda number=saved.id: house.navigate(go.Table(number)) for saved in store.saves.unfinished()}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processor", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "house"
        environment = os.environ | {"QT_QPA_PLATFORM": offscreen(Path(folder)), "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}

        def run(script: str, *arguments: str) -> str:
            command = [sys.executable, "-c", script, str(house), *arguments]
            return subprocess.run(command, check=True, env=environment, cwd=ROOT, capture_output=True, text=True).stdout  # noqa: S603

        run(MAKE, "1", "moves")
        multiply(house / FILE_NAME, args.games)
        run(CLOSE)
        print(f"{args.games} games, {'processor' if args.processor else 'clock'} ms: in all, longest turn; blocked, shown")
        print(f"{'page':<24} {'pointed':>10} {'click':>12} {'again':>12} {'home':>6} {'at once':>12}")
        for name, way in PAGES.items():
            pointed, straight = (
                json.loads(run(CHILD, way, how, "processor" if args.processor else "clock").splitlines()[-1])
                for how in ("pointed", "straight")
            )
            total, longest, click, shown, again, shown_again, home = pointed
            print(
                f"{name:<24} {total:5.0f} {longest:4.0f} {click:6.0f} {shown:5.0f} {again:6.0f} {shown_again:5.0f} {home:6.0f}"
                f" {straight[2]:6.0f} {straight[3]:5.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
