"""How much Python it costs until all lies still after a press, in every game: ``python benchmarks/to_rest.py``.

Counts the Python calls of the first presses of the one button of a table, with all frames at 60 a second: the animations are moved
on by hand, so that the figures do not depend on how busy the machine is. ``MOST=20`` lists the functions that are called most.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication

from ludogite.core.clock import VirtualClock
from ludogite.games.catalog import ready_games
from ludogite.games.play import code_for
from ludogite.games.setup import new_game, new_header, reader
from ludogite.services.game_session import LocalSession, SeatInfo
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import load_theme

RESOURCES = Path(__file__).parents[1] / "resources"
SEATS = (SeatInfo("Léa", 1), SeatInfo("Papi", 2))
FRAME_MS = 16
PRESSES = 4
MOST_FRAMES = 600
MOST = int(os.environ.get("MOST", "0"))


class Count:
    """Counts Python calls while it is entered."""

    def __init__(self) -> None:
        self.by_name: Counter[str] = Counter()

    @property
    def calls(self) -> int:
        """All of them."""
        return self.by_name.total()

    def _on_event(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            self.by_name[frame.f_code.co_qualname] += 1

    def __enter__(self) -> None:
        sys.setprofile(self._on_event)

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)
        self.by_name["Count.__exit__"] = 0


def to_rest(app: QApplication, screen: AnyScreen, count: Count) -> int:
    """Press the button and move all animations on until nothing plays any more; return the number of frames."""
    with count:
        screen.primary.click()
    for frame in range(MOST_FRAMES):
        with count:
            app.processEvents()
        moving = [one for one in screen.findChildren(QAbstractAnimation) if one.state() != QAbstractAnimation.State.Stopped]
        if not moving and not screen.flow.is_playing:
            return frame
        for one in moving:
            one.pause()
            if one.currentTime() + FRAME_MS >= one.totalDuration() > 0:
                one.resume()
            with count:
                one.setCurrentTime(one.currentTime() + FRAME_MS)
    return MOST_FRAMES


def main() -> None:
    """Press a few times in every game and print what each press took."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    theme = load_theme(RESOURCES)
    for entry in ready_games():
        game = entry.load()
        header = new_header(game, len(SEATS), code_for("rest", 0), {})
        table = LocalSession(new_game(header).session(reader(RESOURCES), VirtualClock()), SEATS)
        screen = GAME_UIS[game.id].make_screen()(theme, table)
        screen.resize(1280, 748)
        screen.show()
        app.processEvents()
        for press in range(PRESSES):
            count = Count()
            frames = to_rest(app, screen, count)
            print(f"{game.id:<14} press {press + 1}: {count.calls:>7} Python calls in {frames} frames")
            for name, calls in count.by_name.most_common(MOST):
                print(f"    {calls:>7} {name}")
        screen.close()


if __name__ == "__main__":
    main()
