"""What it takes to go from home to a new game: ``python benchmarks/new_game.py``.

For each game in a process of its own, with a family of three: the Python calls from the call that opens the page until it rests,
those in our own sources and all of them (imports included), the milliseconds, and the modules of games that are loaded then.
``MOST=40`` lists the functions that are called most.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

GAMES = ("ludogite.games.", "ludogite.ui.games.")
PACKAGE = str(Path(__file__).resolve().parents[1] / "ludogite") + os.sep
MOST = int(os.environ.get("MOST", "0"))


def game_modules() -> list[str]:
    """List the loaded modules that belong to one game."""
    from ludogite.games.catalog import CATALOG  # noqa: PLC0415 - a process that measures imports

    ids = {entry.id for entry in CATALOG}
    return [name for name in sys.modules if name.startswith(GAMES) and ids & set(name.split("."))]


def measure(game_id: str, data: Path, *, counting: bool) -> None:
    """Open the page once and print what it took."""
    from ludogite.app import go  # noqa: PLC0415
    from ludogite.app.bootstrap import make_application, open_app  # noqa: PLC0415
    from ludogite.store.database import open_store  # noqa: PLC0415
    from ludogite.store.profiles import NewProfile  # noqa: PLC0415

    store = open_store(data).store
    for number, name in enumerate(("Léa", "Papi", "Zoé"), start=1):
        store.profiles.add(NewProfile(name, number))
    store.close()
    application = make_application()
    house = open_app(data, lang="fr")
    house.window.show()
    while not house.is_ready:
        application.processEvents()
    application.processEvents()
    before = len(game_modules())
    ours: Counter[str] = Counter()
    every = 0

    def count(frame: FrameType, event: str, _argument: object) -> None:
        nonlocal every
        if event == "call":
            every += 1
            file = frame.f_code.co_filename
            if file.startswith(PACKAGE):
                ours[f"{file.removeprefix(PACKAGE)}:{frame.f_code.co_qualname}"] += 1

    began = time.perf_counter()
    if counting:
        sys.setprofile(count)
    house.navigate(go.NewGame(game_id))
    for _ in range(6):
        application.processEvents()
    sys.setprofile(None)
    took = (time.perf_counter() - began) * 1000
    if counting:
        modules = game_modules()
        print(
            f"{game_id:<14} {ours.total():>6} calls of ours, {every:>6} with those of Python's library (imports); "
            f"modules of games: {before} at home, {len(modules)} on the page"
        )
        for name, times in ours.most_common(MOST):
            print(f"    {times:>6} {name}")
    else:
        print(f"{game_id:<14} {took:7.0f} ms")
    house.window.close()


def main() -> None:
    """Measure each game of the box, or, called by itself, one of them."""
    if len(sys.argv) > 1:
        with tempfile.TemporaryDirectory() as folder:
            measure(sys.argv[1], Path(folder), counting=sys.argv[2] == "calls")
        return
    from ludogite.games.catalog import ready_games  # noqa: PLC0415

    for kind in ("calls", "ms"):
        for entry in ready_games():
            subprocess.run([sys.executable, __file__, entry.id, kind], check=True)  # noqa: S603


if __name__ == "__main__":
    main()
