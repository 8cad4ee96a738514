"""How the moments of the look move, film and gaps of each: ``python benchmarks/moments.py [--runs N] [--out DIR] [MOMENT …]``.

Wants a screen (``DISPLAY``; one of Xvfb will do) and is for looking: DIR gets a sheet of frames for each moment, as the screen
showed them, first with movements reduced, which is what one saw before the moment was made, then as it is. Printed are the gaps
between ticks of 16 ms in which something was painted, by the clock and as our own work, over N runs, and how often the picture
changed with movements reduced: once is right. Goal: 20 ms for 95 of 100 gaps, 40 ms for the worst.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from benchmarks.frames import FRAME_MS, GOALS_MS, Ticks
from ludogite.app import go
from ludogite.app.bootstrap import make_application, open_app
from ludogite.cli.screenshots import PAGES, Example
from ludogite.games.words_out.moves import Place
from ludogite.games.words_out.state import Stage
from ludogite.games.yahtzee.moves import Mark
from ludogite.games.yahtzee.scoring import Box
from ludogite.services.game_session import AnyLocalSession
from ludogite.services.processes import wait_for_ended
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.theme import Theme, load_theme
from ludogite.ui.widgets.transitions import LidAnimation
from tests.ui import des_themes_play, words_out_play, yahtzee_mots_play, yahtzee_play

RESOURCES: Final = Path(__file__).parents[1] / "resources"
SIZE: Final = 1280, 800
COLUMNS, WIDE = 8, 236
"""Frames in a row of a sheet, and how wide each is (px)."""


@dataclass(frozen=True)
class Scene:
    """What is filmed: a window, how long, what of it (px), and how it begins."""

    widget: QWidget
    theme: Theme
    ms: int
    crop: QRect
    start: Callable[[], object]


@contextmanager
def table(game: str, session: AnyLocalSession) -> Iterator[Any]:
    """Show a table of a game."""
    theme = load_theme(RESOURCES)
    theme.fit(*SIZE)
    theme.set_reduced_motion(True)
    screen: Any = GAME_UIS[game].make_screen()(theme, session)
    screen.resize(*SIZE)
    screen.show()
    screen.activateWindow()
    screen.setFocus()
    QTest.qWait(400)
    screen.flow.resume()
    yield screen
    screen.close()
    screen.deleteLater()


@contextmanager
def house() -> Iterator[Any]:
    """Open the house of the example family."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        example = Example(Path(folder), "1")
        example.play_past(games=2)
        app: Any = open_app(Path(folder), lang="fr", apart=True)
        app.window.resize(*SIZE)
        app.window.show()
        app.ready()
        app.services.change("reduced_motion", value=True)
        app.example = example
        QTest.qWait(400)
        yield app
        app.window.close()
        app.window.deleteLater()
        example.store.close()


def of_house(app: Any, ms: int, start: Callable[[], object]) -> Scene:
    return Scene(app.window, app.theme, ms, QRect(0, 0, *SIZE), start)


@contextmanager
def end() -> Iterator[Scene]:
    with house() as app:
        PAGES["game-over"](app, app.example)
        QTest.qWait(600)
        yield of_house(app, 3000, app.window.page.podium.celebrate)


@contextmanager
def door() -> Iterator[Scene]:
    with house() as app:
        yield of_house(app, 450, app.window.page.cards[2].click)


@contextmanager
def door_back() -> Iterator[Scene]:
    with house() as app:
        app.window.page.cards[2].click()
        QTest.qWait(400)
        yield of_house(app, 450, lambda: app.navigate(go.Home()))


@contextmanager
def lid() -> Iterator[Scene]:
    with house() as app:
        yield of_house(app, 800, lambda: LidAnimation(app.theme, app.window, app.window.page.box).open())


def yahtzee(rolls: int, ms: int, crop: QRect, start: Callable[[Any], object]) -> Callable[[], Any]:
    """Make a scene of a table of Yahtzee after so many throws."""

    @contextmanager
    def made() -> Iterator[Scene]:
        session = yahtzee_play.make_table(2)
        yahtzee_play.play_until(session, turn=2, rolls=rolls)
        with table("yahtzee", session) as screen:
            screen.table.sheet.view.setFocus()
            yield Scene(screen, screen.theme, ms, crop, lambda: start(screen))

    return made


@contextmanager
def themes_cup() -> Iterator[Scene]:
    played = des_themes_play.Played(2)
    with table("des_themes", played.table) as screen:
        yield Scene(screen, screen.theme, 1900, QRect(0, 60, 930, 560), played.lay)


def words_out(*, own: bool) -> Callable[[], Any]:
    """Make a scene of Words Out: a card of a person, or of a computer player."""

    @contextmanager
    def made() -> Iterator[Scene]:
        session = words_out_play.make_table(words_out_play.bots(words_out_play.FAMILY[:2], besides=0))
        seat = 0 if own else 1
        words_out_play.play_until(session, lambda view: view.stage is Stage.TURN and view.turn == seat and any(view.rows))
        with table("words_out", session) as screen:
            card = next(one for one in session.choices_of(seat) if isinstance(one, Place))
            start = (lambda: screen.flow.submit(card)) if own else (lambda: words_out_play.play_move(session))
            crop = QRect(0, 480, 1000, 260) if own else QRect(0, 60, 1000, 420)
            yield Scene(screen, screen.theme, 1000 if own else 2200, crop, start)

    return made


@contextmanager
def hourglass() -> Iterator[Scene]:
    played = yahtzee_mots_play.Played(2)
    began = time.perf_counter()
    clock: Any = played.clock
    clock.now_ms = lambda: round((time.perf_counter() - began) * 1000)
    with table("yahtzee_mots", played.table) as screen:
        yield Scene(screen, screen.theme, 2600, QRect(0, 60, 800, 560), screen.primary.click)


SHEET: Final = QRect(700, 0, 580, 748)
FELT: Final = QRect(0, 60, 760, 600)
MOMENTS: Final[dict[str, Callable[[], Any]]] = {
    "end": end,
    "cup": yahtzee(0, 1700, FELT, lambda screen: screen.primary.click()),
    "cup-themes": themes_cup,
    "score": yahtzee(1, 1700, SHEET, lambda screen: screen.flow.submit(Mark(Box.CHANCE))),
    "cross": yahtzee(1, 1100, SHEET, lambda screen: screen.flow.submit(Mark(Box.YAHTZEE, zero=True))),
    "refusal": yahtzee(1, 260, SHEET, lambda screen: screen.flow.explain("Non.")),
    "door": door,
    "door-back": door_back,
    "lid": lid,
    "hand-gap": words_out(own=True),
    "card-mark": words_out(own=False),
    "hourglass": hourglass,
}


def gaps(scene: Scene) -> list[tuple[float, float]]:
    """Play a scene, and give the gaps of its frames: ms by the clock, ms of our own work."""
    ticks = Ticks(scene.widget)
    scene.start()
    QTest.qWait(scene.ms)
    found = list(ticks.gaps)
    ticks.deleteLater()
    return found


def film(scene: Scene, every: int) -> list[tuple[int, QImage]]:
    """Play a scene, and take what the screen shows every so many ms."""
    frames: list[tuple[int, QImage]] = []
    screen, window, began = scene.widget.screen(), scene.widget.winId(), time.perf_counter()

    def take() -> None:
        crop = scene.crop
        taken = screen.grabWindow(window, crop.x(), crop.y(), crop.width(), crop.height()).toImage()
        frames.append((round(1000 * (time.perf_counter() - began)), taken))

    timer = QTimer(scene.widget)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(take)
    take()
    scene.start()
    timer.start(every)
    QTest.qWait(scene.ms)
    timer.stop()
    return frames


def sheet(frames: list[tuple[int, QImage]], file: Path) -> None:
    """Write frames beside and below each other, each with its time."""
    high = round(WIDE * frames[0][1].height() / frames[0][1].width())
    rows = math.ceil(len(frames) / COLUMNS)
    made = QImage(COLUMNS * (WIDE + 4), rows * (high + 20), QImage.Format.Format_RGB32)
    made.fill(QColor("white"))
    painter = QPainter(made)
    for number, (at, frame) in enumerate(frames):
        x, y = number % COLUMNS * (WIDE + 4), number // COLUMNS * (high + 20)
        painter.drawText(x + 2, y + 14, f"{at} ms" if at >= 0 else "reduced")
        painter.drawImage(QRect(x, y + 18, WIDE, high), frame.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation))
    painter.end()
    made.save(str(file))


def changes(frames: list[tuple[int, QImage]]) -> list[tuple[int, QImage]]:
    """Give the frames that differ from the one before."""
    return [after for before, after in pairwise(frames) if before[1] != after[1]]


def told(name: str, runs: int, out: Path | None) -> str:
    """Play a moment as often as is asked, film it twice where it is to be filmed, and say how it moved."""
    found: list[tuple[float, float]] = []
    for _ in range(runs):
        with MOMENTS[name]() as scene:
            scene.theme.set_reduced_motion(False)
            QTest.qWait(200)
            found += gaps(scene)
    kinds = [f"{quantiles(kind, n=20)[-1]:6.1f} p95 {max(kind):6.1f} worst" for kind in zip(*found, strict=True)]
    line = f"{name:<12} {len(found):5} frames   by the clock {kinds[0]}   our own work {kinds[1]}"
    if out is None:
        return line
    with MOMENTS[name]() as scene:
        still = film(scene, FRAME_MS)
    with MOMENTS[name]() as scene:
        scene.theme.set_reduced_motion(False)
        QTest.qWait(200)
        moving = film(scene, max(FRAME_MS, scene.ms // 30))
    seen = changes(still)
    sheet([(-1, image) for _, image in [still[0], *seen]] + moving, out / f"{name}.png")
    return f"{line}   reduced: {len(seen)} changes at {', '.join(str(at) for at, _ in seen)} ms"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("moment", nargs="*", default=list(MOMENTS))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    application = make_application()
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"goal: {GOALS_MS[0]} ms p95, {GOALS_MS[1]} ms worst; load {load:.1f}", flush=True)
    for moment in args.moment:
        print(told(moment, args.runs, args.out), flush=True)
    wait_for_ended()
    sys.exit(0)
