"""Film what README.md shows of a game: ``python packaging/film.py [--frames DIR]`` writes docs/images/film.webp.

Real tables are played without a screen: two throws of Yahtzee, the second of which makes five of a kind, the points, and the
curtain of Words Out. Movements go by a clock of their own, a frame at a time, so that the film is as smooth on a slow machine.
ImageMagick (with WebP) puts the frames together.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QAbstractAnimation, QSize, Qt  # noqa: E402 - found through the path set above
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QWidget  # noqa: E402

from ludogite import paths  # noqa: E402
from ludogite.app.bootstrap import make_application  # noqa: E402
from ludogite.games.words_out.state import Stage  # noqa: E402
from ludogite.games.yahtzee.moves import Mark, Roll  # noqa: E402
from ludogite.games.yahtzee.scoring import Box, is_yahtzee  # noqa: E402
from ludogite.services.game_session import AnyLocalSession  # noqa: E402
from ludogite.ui.catalog import GAME_UIS  # noqa: E402
from ludogite.ui.style.i18n import Languages  # noqa: E402
from ludogite.ui.style.theme import load_theme  # noqa: E402
from tests.ui import words_out_play, yahtzee_play  # noqa: E402

FILM: Final = ROOT / "docs" / "images" / "film.webp"
SIZE: Final = QSize(1280, 748)
WIDE: Final = 960
"""Px of a frame in the file."""
EVERY_MS: Final = 60
QUALITY: Final = 72
THROW_MS, SCORE_MS, CURTAIN_MS = 1500, 1200, 720
"""How long each part is filmed: two throws, the points, the curtain. Six seconds with the moments before them."""
FIRST_KEY: Final = int(Qt.Key.Key_1)
"""The key of the first die."""
STILL_MS: Final = 240
"""For how long each part is seen before it moves."""
SETTLED_MS: Final = 2500
"""After which a table has shown whatever it shows at first."""
PAUSED, STOPPED = QAbstractAnimation.State.Paused, QAbstractAnimation.State.Stopped


class Clock:
    """The time of all movements of a window, which goes on when it is told."""

    def __init__(self) -> None:
        self._times: dict[QAbstractAnimation, int] = {}

    @contextmanager
    def gone_on(self, widget: QWidget, ms: int) -> Iterator[None]:
        """Let so much time go by for what moves; meanwhile it runs, afterwards it stands still."""
        moving = [one for one in widget.window().findChildren(QAbstractAnimation) if one.state() is not STOPPED]
        self._times = {one: self._times.get(one, -ms) + ms for one in moving}
        for one, now in list(self._times.items()):
            if one.state() is PAUSED:
                one.resume()
            one.setCurrentTime(min(now, one.totalDuration()))
        yield
        for one in self._times:
            if one.state() is not STOPPED:
                one.pause()


class Camera:
    """Takes frames of a window into a folder."""

    def __init__(self, folder: Path) -> None:
        self._clock, self._folder = Clock(), folder
        self._numbers = count()

    def film(self, widget: QWidget, ms: int) -> None:
        """Film for so long."""
        for _ in range(ms // EVERY_MS):
            QTest.qWait(EVERY_MS // 3)  # for what goes by the clock on the wall
            with self._clock.gone_on(widget, EVERY_MS):
                picture = widget.window().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            picture.save(str(self._folder / f"{next(self._numbers):04}.png"))


def before_a_five() -> AnyLocalSession:
    """Find a game in which a first throw makes three alike and the second five; give it before the first."""
    for number in count():
        tried, shown = (yahtzee_play.make_table(2, seed=f"film {number}") for _ in range(2))
        for turn in range(4, 9):
            yahtzee_play.play_until(tried, turn=turn, rolls=1)
            first: Any = tried.view()
            yahtzee_play.play_move(tried)
            made: Any = tried.view()
            is_three = any(first.dice.count(die) == 3 for die in first.dice)
            if is_three and is_yahtzee(made.dice) and made.rolls == 2 and made.sheets[0].is_open(Box.YAHTZEE):
                yahtzee_play.play_until(shown, turn=turn, rolls=0)
                return shown
    raise AssertionError


@contextmanager
def table(game: str, session: AnyLocalSession) -> Iterator[Any]:
    """Show a table of a game, with its movements."""
    theme = load_theme(ROOT / "resources")
    theme.fit(SIZE.width(), SIZE.height())
    screen: Any = GAME_UIS[game].make_screen()(theme, session)
    screen.resize(SIZE)
    screen.show()
    screen.activateWindow()
    screen.setFocus()
    screen.flow.resume()
    QTest.qWait(SETTLED_MS)
    yield screen
    screen.close()
    screen.deleteLater()


def play(camera: Camera) -> None:
    """Play what is filmed."""
    session = before_a_five()
    with table("yahtzee", session) as screen:
        camera.film(screen, STILL_MS)
        screen.flow.submit(Roll((0, 1, 2, 3, 4)))
        camera.film(screen, THROW_MS)
        dice: Any = session.view().dice
        three = max(dice, key=dice.count)
        for place in (place for place, die in enumerate(dice) if die == three):
            QTest.keyClick(screen, FIRST_KEY + place)
            camera.film(screen, EVERY_MS)
        camera.film(screen, STILL_MS)
        screen.flow.submit(Roll(tuple(place for place, die in enumerate(dice) if die != three)))
        camera.film(screen, THROW_MS)
        screen.flow.submit(Mark(Box.YAHTZEE))
        camera.film(screen, SCORE_MS)
    cards = words_out_play.make_table(2)
    words_out_play.play_until(cards, lambda view: view.stage is Stage.TURN and view.turn == 0 and sum(map(len, view.rows)) > 10)
    with table("words_out", cards) as screen:
        camera.film(screen, 2 * STILL_MS)
        screen.table.hand_over.curtain.go.click()
        camera.film(screen, CURTAIN_MS + STILL_MS)


def main() -> None:
    """Film, and write the file."""
    parser = argparse.ArgumentParser(description="Film what the README shows.")
    parser.add_argument("--frames", type=Path, help="a folder that keeps the frames")
    args = parser.parse_args()
    application = make_application()  # lives as long as its windows
    Languages(paths.translations()).speak("fr")
    with tempfile.TemporaryDirectory() as made:
        folder = args.frames or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        play(Camera(folder))
        frames = sorted(folder.glob("*.png"))
        how = ["-resize", f"{WIDE}x", "-quality", str(QUALITY), "-define", "webp:method=6"]
        subprocess.run(["convert", "-delay", str(EVERY_MS // 10), "-loop", "0", *frames, *how, FILM], check=True)
    del application
    print(f"{FILM.name}: {len(frames)} frames, {len(frames) * EVERY_MS / 1000:.1f} s, {FILM.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
