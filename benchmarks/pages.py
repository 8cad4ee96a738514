"""How long a click keeps the window waiting: every page of a house with a thousand games, and the ways back home.

``python benchmarks/pages.py [GAMES]``, offscreen. "Click" is the longest time that the event loop stood still from the click until
nothing of it was left to do, "shown" the time until the page was painted. Work beside the window goes on in its own process. Each
page is opened twice: what was computed once is to be kept.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QCoreApplication

from benchmarks.families import make
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application, open_app
from ludogite.store.connection import connect
from ludogite.store.database import FILE_NAME

SETTLED = 0.4
"""Seconds after a click in which whatever it set going is looked at."""


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


def measure(act: Callable[[], object]) -> tuple[float, float]:
    """Do something, and tell the longest standstill of the event loop and the time until the page was painted, in ms."""
    began = time.perf_counter()
    act()
    worst = time.perf_counter() - began
    shown = 0.0
    while (now := time.perf_counter()) - began < worst + SETTLED:
        QCoreApplication.processEvents()
        shown = shown or time.perf_counter() - began
        worst = max(worst, time.perf_counter() - now)
    return worst * 1000, shown * 1000


def pages(house: AppController) -> dict[str, Callable[[], object]]:
    """List the clicks, by the page that they lead to."""
    person = house.services.store.profiles.everyone()[0].id
    waiting = {saved.game: saved.id for saved in house.services.store.saves.unfinished()}
    clicks: dict[str, Callable[[], object]] = {
        "new game": lambda: house.go_new_game(""),
        "profile": lambda: house.go_profile(person),
        "records": house.go_records,
        "rules": house.go_rules,
        "dictionary": house.go_dico,
        "settings": house.go_settings,
    }
    return clicks | {f"resume {game}": lambda number=number: house.resume(number) for game, number in waiting.items()}


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    application = make_application()
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder), waiting=1)
        multiply(Path(folder) / FILE_NAME, games)
        house = open_app(Path(folder), lang="fr", apart=True)
        house.window.show()
        print(f"{games} games: opened {measure(house.ready)[0]:.0f} ms")
        print(f"{'page':<24} {'click':>8} {'shown':>8} {'again':>8} {'shown':>8} {'home':>8}")
        for name, click in pages(house).items():
            first, back, again = measure(click), measure(house.go_home), measure(click)
            measure(house.go_home)
            print(f"{name:<24} {first[0]:5.0f} ms {first[1]:5.0f} ms {again[0]:5.0f} ms {again[1]:5.0f} ms {back[0]:5.0f} ms")
        house.window.close()
    del application


if __name__ == "__main__":
    main()
