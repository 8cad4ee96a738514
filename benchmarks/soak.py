"""Play thousands of games in one process, open a thousand pages, press whatever there is: nothing may grow.

``python benchmarks/soak.py [GAMES] [PAGES] [MINUTES]`` prints a line of the curve every fiftieth part: resident memory, threads,
open files and widgets. The minutes are an evening of presses at random: pages, games of people, menus, questions, keys. It fails
when memory grew by more than a twentieth over the second half, or anything else grew over it at all.
"""

from __future__ import annotations

import ctypes
import gc
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application
from ludogite.cli.screenshots import staged
from ludogite.core.advice import LEVELS
from ludogite.games.catalog import ready_games
from ludogite.games.play import simulate
from ludogite.games.setup import reader
from ludogite.services.new_game import GameSetup, SeatChoice

GAMES, PAGES = 2000, 1000
STEPS = 50
GROWTH = 1.05
SLOW = {("yahtzee_mots", "fort"), ("yahtzee_mots", "parfait")}
"""Seconds a game: played once in ``RARELY`` rounds."""
RARELY = 25
KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F8, Qt.Key.Key_Question, Qt.Key.Key_Return)

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


def soak(
    name: str, count: int, once: Callable[[int], None], rest: Callable[[], object] = gc.collect, *, minutes: float = 0
) -> bool:
    """Do something many times and print the curve, each reading after ``rest``; tell whether it stayed flat.

    With ``minutes`` it is done for so long instead, ``count`` readings on the way.
    """
    began, curve = time.monotonic(), [reading()]
    print(f"{name}: at, MB, threads, files, widgets", flush=True)
    number = 0
    while (time.monotonic() - began < 60 * minutes) if minutes else (number < count):
        number += 1
        once(number)
        due = (time.monotonic() - began) * count >= 60 * minutes * len(curve) if minutes else number % max(1, count // STEPS) == 0
        if due:
            rest()
            curve.append(reading())
            memory, *others = curve[-1]
            print(f"{number:6} {memory:7.1f} {' '.join(f'{other:5}' for other in others)}", flush=True)
    middle, end = curve[len(curve) // 2], curve[-1]
    flat = end[0] <= GROWTH * middle[0] and all(late <= early for early, late in zip(middle[1:], end[1:], strict=True))
    growth = 100 * (end[0] / middle[0] - 1)
    print(
        f"{name}: {number} in {time.monotonic() - began:.0f} s, {growth:+.2f} % over the second half: {'flat' if flat else 'GROWS'}"
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
            _settle()

        flat = soak("pages", count, lambda _number: show(next(turn)), lambda: show(lambda: house.navigate(go.Home())))
    del application
    return flat


class Evening:
    """Somebody who presses whatever there is, on all pages and at all tables, and says no to the system's own windows."""

    def __init__(self, house: AppController) -> None:
        self.house, self.ways = house, [*_ways(house), *_more_ways(house)]
        self.dice = random.Random("evening")  # noqa: S311 - a walk
        self.people = house.services.store.profiles.everyone()[:2]

    def once(self, _number: int) -> None:
        """Go somewhere, and press a few times."""
        self.dice.choice([self.dice.choice(self.ways), self.dice.choice(self.ways), self.play])()
        _settle()
        for _ in range(self.dice.randrange(6)):
            self.press()

    def rest(self) -> None:
        """Go home, whatever is asked on the way."""
        self.house.navigate(go.Home())
        _settle(6)

    def play(self) -> None:
        """Play a game, or a part of one."""
        game_id = self.dice.choice([entry.id for entry in ready_games()])
        seats = tuple(SeatChoice(one.id, one.name, one.ink) for one in self.people)
        self.house.navigate(go.Play(GameSetup(game_id, (), seats, None, coach=self.dice.random() < 0.3)))
        page = self.house.tables.page
        for _ in range(self.dice.choice((3, 20, 400))):
            _settle(1)
            asked = page.match.local.requests() if page is not None and page.match.session.outcome() is None else ()
            if page is None or not asked:
                break
            one = self.dice.choice(asked)
            choices = list(islice(page.match.local.choices_of(one.request.seat), 30))
            if choices:
                page.match.session.submit(one.request.seat, self.dice.choice(choices), one.token)

    def press(self) -> None:
        """Press one of the buttons that are seen, or a key."""
        window, dice = self.house.window, self.dice
        root = QApplication.activeModalWidget() or QApplication.activePopupWidget() or window
        buttons = [one for one in root.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
        if buttons and dice.random() < 0.8:
            dice.choice(buttons).click()
        else:
            QTest.keyClick(QApplication.focusWidget() or window, dice.choice(KEYS))
        _settle(2)
        window.show()  # nobody leaves


def evening(minutes: float) -> bool:
    """Press at random for so long."""
    no = staticmethod(lambda *_, **__: ("", ""))
    QFileDialog.getSaveFileName = QFileDialog.getOpenFileName = no  # type: ignore[method-assign]
    QPrintDialog.exec = lambda _: QPrintDialog.DialogCode.Rejected  # type: ignore[method-assign]
    application = make_application()
    with staged("home", size=(1280, 800), theme="papier", lang="fr", seed="1") as house:
        somebody = Evening(house)
        flat = soak("evening", STEPS, somebody.once, somebody.rest, minutes=minutes)
    del application
    return flat


def _settle(turns: int = 3) -> None:
    for _ in range(turns):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _more_ways(house: AppController) -> list[Callable[[], object]]:
    """Return what leads to the pages of a house that change what it has, or need a game."""
    store = house.services.store
    played = [game.game_id for game in store.scores.history(1, limit=3)]
    return [
        *(lambda place=place: house.navigate(place) for place in (go.Day(), go.Soiree(), go.Waiting(), go.EditProfile(1))),
        *(lambda game=game: house.navigate(go.Replay(game, review=True)) for game in played),
        *(lambda game=game: house.navigate(go.Practice(game, 3, frozenset([0]))) for game in played),
        lambda: house.navigate(go.FamilyFile(store.family.pack())),
    ]


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
    """Run what is wanted; the exit code tells whether all stayed flat."""
    wanted = [int(argument) for argument in sys.argv[1:4]]
    count, shown, minutes = [*wanted, *(GAMES, PAGES, 0)[len(wanted) :]]
    flat = [games(count)] if count else []
    flat += [pages(shown)] if shown else []
    flat += [evening(minutes)] if minutes else []
    return 0 if all(flat) else 1


if __name__ == "__main__":
    sys.exit(main())
