"""How much Python one throw of Yahtzee costs at its table: ``python benchmarks/throw.py``.

Counts the Python calls inside the click on the button, and how often the sheet is worked out and the rules are asked for a view;
once with animations (the click only lets the dice go; what follows their landing is told apart) and once without.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from ludogite.core.clock import VirtualClock
from ludogite.games.play import code_for
from ludogite.games.setup import new_game, new_header, reader
from ludogite.games.yahtzee.game import GAME
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import LocalSession, SeatInfo
from ludogite.ui.games.yahtzee import table as yahtzee_table
from ludogite.ui.style.theme import load_theme

RESOURCES = Path(__file__).parents[1] / "resources"
SEATS = (SeatInfo("Léa", 1), SeatInfo("Papi", 2))
WATCHED = {"sheet_of", "_refresh", "show_moment", "box_name"}


def calls_in(work: Callable[[], object]) -> Counter[str]:
    """Count the Python calls of some work, by the function's qualified name; "" is all of them."""
    told: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            told[""] += 1
            told[frame.f_code.co_qualname] += 1

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    told[""] -= 1  # the end of profiling
    return told


def show(title: str, told: Counter[str]) -> None:
    """Print what was counted."""
    print(f"{title}: {told['']} Python calls")
    for name in ("YahtzeeRules.view", "sheet_of"):
        print(f"    {name:<20} {sum(count for called, count in told.items() if called == name):>4}")
    for name, count in told.most_common(int(os.environ.get("MOST", "0")) + 1)[1:]:
        print(f"        {count:>5} {name}")


def main() -> None:
    """Throw once with animations and once without, and print what it took."""
    app = QApplication.instance() or QApplication([])
    header = new_header(GAME, len(SEATS), code_for("throw", 0), {})
    table = LocalSession(new_game(header).session(reader(RESOURCES), VirtualClock()), SEATS)
    theme = load_theme(RESOURCES)
    screen = yahtzee_table.make_screen(theme, table)
    screen.resize(1280, 748)
    screen.show()
    app.processEvents()
    theme.set_reduced_motion(True)
    while True:
        view: YahtzeeView = table.view()
        if view.phase is Phase.TURN:
            break
        screen.primary.click()
        app.processEvents()
    show("without animations, the first throw of a turn", calls_in(screen.primary.click))
    app.processEvents()
    theme.set_reduced_motion(False)
    app.processEvents()
    show("with animations, the click", calls_in(screen.primary.click))
    show("with animations, the landing", calls_in(screen.flow.skip))


if __name__ == "__main__":
    main()
