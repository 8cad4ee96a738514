"""The data folders in which starts are measured: nothing at all, a family, and a family with ten games that wait.

These families have movements reduced, as anybody may in the settings: what is shown first stays, and a camera sees when it is
complete. One more family lets the lid open, as everybody does who has changed nothing.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAST = 4
SCREEN = """{"screens": [{
    "name": "usual", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1
}]}"""
"""A screen for the platform without one, whose own is narrower than the window."""
WAITING = 2
"""Games of each kind that wait in the fullest house."""

MAKE = """
import sys
from pathlib import Path
from benchmarks.families import make
make(Path(sys.argv[1]), waiting=int(sys.argv[2]), moves=sys.argv[3] == "moves")
"""
CLOSE = """
import sys, time
from pathlib import Path
from ludogite.app.bootstrap import keep_picture, make_application, open_app
application = make_application()
house = open_app(Path(sys.argv[1]))
house.window.show()
give_up = time.monotonic() + 60
while time.monotonic() < give_up and (not house.is_ready or house.home_room.asked):
    application.processEvents()
house.window.close()
keep_picture(house)
"""


def make(folder: Path, *, waiting: int, moves: bool = True) -> None:
    """Play the past of the family of the screenshots, and begin so many games of each kind that wait; ``moves``: with the lid."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - after the platform has been chosen

    from ludogite.cli.screenshots import Example  # noqa: PLC0415
    from ludogite.games.catalog import ready_games  # noqa: PLC0415

    application = QApplication.instance() or QApplication([])
    example = Example(folder, "1")
    example.play_past(PAST)
    for entry in ready_games():
        for _ in range(waiting):
            turns = itertools.count()
            example.begin(entry, until=lambda _asked, turns=turns: next(turns) >= 2)  # type: ignore[misc]
    example.store.settings.set("reduced_motion", not moves)
    example.store.close()
    del application


def offscreen(folder: Path) -> str:
    """Name the platform without a screen, with a screen as people have them; its description lies in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "screen.json").write_text(SCREEN, encoding="ascii")
    return f"offscreen:configfile={folder / 'screen.json'}"


def families(folder: Path, python: str = sys.executable) -> dict[str, Path]:
    """Make the folders under ``folder``, each opened and closed once by the program as it is installed for ``python``."""
    environment = os.environ | {"QT_QPA_PLATFORM": offscreen(folder), "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}
    houses = {
        "first start": folder / "none",
        "a family": folder / "family",
        "ten games wait": folder / "waiting",
        "a family, the lid": folder / "lid",
    }
    for name, waiting, motion in (
        ("a family", 0, "still"), ("ten games wait", WAITING, "still"), ("a family, the lid", 0, "moves"),
    ):  # fmt: skip
        house = houses[name]
        subprocess.run([sys.executable, "-c", MAKE, str(house), str(waiting), motion], check=True, env=environment, cwd=ROOT)  # noqa: S603
        subprocess.run([python, "-c", CLOSE, str(house)], check=True, env=environment, cwd=ROOT)  # noqa: S603
    return houses
