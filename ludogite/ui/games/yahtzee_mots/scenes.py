"""How the events of Yahtzee des Mots are played: throws, words laid and judged, sand that is gone, points on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QPointF

from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.letters import DICE
from ludogite.games.yahtzee_mots.moves import (
    Cause,
    Claimed,
    DiceThrown,
    Event,
    Marked,
    OpeningDrawn,
    SandGone,
    SandTurned,
    WordsAccepted,
    WordsRefused,
    YahtzeePrime,
    ZeroWritten,
)
from ludogite.games.yahtzee_mots.sheet import Box
from ludogite.games.yahtzee_mots.state import YahtzeeMotsView
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.widgets.overlay import FlyingText, Timed, confetti

if TYPE_CHECKING:
    from ludogite.ui.games.yahtzee_mots.board import YahtzeeMotsBoard


def seed_of(*place: int) -> int:
    """Make the number from which dice find their way: the same each time the same place of the game is shown."""
    seed = 0
    for number in place:
        seed = seed * 97 + number
    return seed


class YahtzeeMotsScenes:
    """Makes the scenes of each event for one screen."""

    def __init__(self, screen: YahtzeeMotsBoard, queue: AnimationQueue[Any, Any]) -> None:
        self._screen = screen
        self._queue = queue
        self._look = screen.look

    def stage(self, event: Event, view: YahtzeeMotsView) -> list[Scene]:
        """Make the scenes of an event; ``view`` is how the table stands after it."""
        scenes: list[Scene] = []
        add, ms, screen = scenes.append, self._look.ms, self._screen
        state = view.state
        match event:
            case OpeningDrawn():
                add(lambda: self._queue.wait(2 * ms("turn_change")))
            case SandTurned(_, deadline, length):
                add(lambda: screen.turn_sand(deadline, length))
            case DiceThrown(seat, again, dice, roll):
                place = (state.partie, state.turn, seat, roll)
                add(lambda: self._throw(again, dice, seed_of(*place)))
            case WordsAccepted(seat, words):
                add(lambda: screen.show_words(words, ("good",) * len(words)))
                add(screen.stop_sand)
                if any(len(laid) == DICE for laid in words):
                    add(self._celebrate)
                self._let_read(seat, scenes)
            case WordsRefused(seat, words, refused):
                wrong = {each.word for each in refused}
                add(lambda: screen.show_words(words, tuple("bad" if n in wrong else "" for n in range(len(words)))))
                add(lambda: screen.show_refused(event, view))
                self._let_read(seat, scenes)
            case Claimed():
                add(screen.stop_sand)
            case SandGone():
                add(screen.empty_sand)
                add(lambda: self._queue.wait(3 * ms("turn_change")))
            case Marked(seat, box, points):
                add(lambda: self._fly(seat, box, points))
                add(lambda: screen.write_sheet(view))
                self._let_read(seat, scenes)
            case ZeroWritten(seat, box, cause):
                if cause in {Cause.SAND, Cause.REFUSED}:
                    add(lambda: self._fly(seat, box, 0))
                add(lambda: screen.write_sheet(view))
                if cause is not Cause.CHOSEN:
                    add(lambda: self._queue.wait(ms("points_count")))
            case YahtzeePrime():
                add(self._celebrate)
        add(lambda: screen.tell(event))
        return scenes

    def _let_read(self, seat: Seat, scenes: list[Scene]) -> None:
        """Give time to see what somebody else has done."""
        if not self._screen.acts_here(seat):
            scenes.append(lambda: self._queue.wait(2 * self._look.ms("points_count")))

    def _throw(self, again: tuple[int, ...], dice: tuple[str, ...], seed: int) -> None:
        self._queue.hold()
        self._screen.tray.throw(again, dice, seed=seed)

    def _fly(self, seat: Seat, box: Box, points: int) -> None:
        """Carry points from the words to their box, a zero from the hourglass."""
        screen, duration = self._screen, self._look.ms("chip_fly")
        if duration <= 0:
            return
        sheet, tray = screen.sheet.view, screen.tray
        index = screen.index_of(box, seat)
        goal = sheet.viewport().mapTo(screen, sheet.visualRect(index).center())
        places = tray.places
        begin = places.area.center() if points else places.glass.center()
        start = tray.mapTo(screen, QPoint(round(begin.x()), round(begin.y())))
        ink = self._look.player(screen.table.seats[seat].ink)
        self._queue.hold()
        size = sheet.rowHeight(index.row()) * 0.5
        flight = FlyingText(self._look, str(points), ink, QPointF(start), QPointF(goal), size)
        screen.overlay.launch([Timed(flight, duration if points else 2 * duration)])

    def _celebrate(self) -> None:
        """Throw confetti over the tray; the game goes on under it."""
        tray = self._screen.tray
        scraps = confetti(self._look, QPointF(tray.geometry().center()), tray.width(), tray.height(), self._screen.view.state.turn)
        self._screen.feast.launch(scraps, skippable=False)
