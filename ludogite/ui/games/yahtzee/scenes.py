"""How the events of a Yahtzee game are played on its screen: throws, kept dice, points on their way, a feast for a Yahtzee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ludogite.games.yahtzee.moves import ALL_DICE, DiceThrown, Event, Marked, OpeningThrown, OpeningTied, OpeningWon
from ludogite.games.yahtzee.scoring import Dice, is_yahtzee
from ludogite.games.yahtzee.state import YahtzeeView
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.widgets.overlay import FlyingText, Timed, confetti

if TYPE_CHECKING:
    from ludogite.ui.games.yahtzee.screen import YahtzeeTable


def seed_of(*place: int) -> int:
    """Make the number from which dice find their places: the same each time the same place of the game is shown."""
    seed = 0
    for number in place:
        seed = seed * 97 + number
    return seed


class YahtzeeScenes:
    """Makes the scenes of each event for one screen."""

    def __init__(self, screen: YahtzeeTable, queue: AnimationQueue) -> None:
        self._screen = screen
        self._queue = queue
        self._look = screen.look

    def stage(self, event: Event, view: YahtzeeView) -> list[Scene]:
        """Make the scenes of an event; ``view`` is how the table stands after it."""
        scenes: list[Scene] = []
        add, ms, screen = scenes.append, self._look.ms, self._screen
        match event:
            case DiceThrown(seat, again, dice, roll):
                if roll > 1 and not screen.acts_here(seat):
                    add(lambda: self._keep_all_but(again))
                    add(lambda: self._queue.wait(ms("die_keep") + ms("turn_change")))
                add(lambda: self._throw(again, dice, seed_of(view.manche, view.turn, seat, roll)))
                if is_yahtzee(dice):
                    add(self._celebrate)
            case OpeningThrown(seat, dice, _):
                add(lambda: self._throw(ALL_DICE, dice, seed_of(view.manche, 0, seat, sum(dice))))
            case OpeningTied():
                add(lambda: self._queue.wait(2 * ms("turn_change")))
            case OpeningWon(seat):
                add(lambda: screen.show_opening(seat))
            case Marked(seat):
                add(lambda: self._fly_points(event))
                add(lambda: screen.show_sheet(view))
                if not screen.acts_here(seat):
                    add(lambda: self._queue.wait(ms("points_count")))
        add(lambda: screen.tell(event))
        if isinstance(event, OpeningWon):
            add(lambda: self._queue.wait(2 * ms("points_count")))
        return scenes

    def _keep_all_but(self, again: Dice) -> None:
        """Slide to the groove what a player does not throw again, first what was there already."""
        tray = self._screen.tray
        kept = [index for index in ALL_DICE if index not in again]
        tray.keep([*(index for index in tray.kept if index in kept), *kept])

    def _throw(self, again: tuple[int, ...], dice: Dice, seed: int) -> None:
        self._queue.hold()
        self._screen.tray.throw(again, dice, seed=seed)

    def _fly_points(self, event: Marked) -> None:
        """Carry the points from the dice to their box."""
        screen, duration = self._screen, self._look.ms("chip_fly")
        if not event.points or duration <= 0:
            return
        sheet = screen.sheet.view
        index = screen.model.index(screen.model.row_of(event.box.value), event.seat + 1)
        goal = sheet.viewport().mapTo(screen, sheet.visualRect(index).center())
        start = screen.tray.mapTo(screen, screen.tray.throw_rect().center().toPoint())
        ink = self._look.player(screen.table.seats[event.seat].ink)
        size = sheet.rowHeight(index.row()) * 0.5
        self._queue.hold()
        flight = FlyingText(self._look, str(event.points), ink, QPointF(start), QPointF(goal), size)
        screen.overlay.launch([Timed(flight, duration)])

    def _celebrate(self) -> None:
        """Throw confetti over the tray; the game goes on under it."""
        tray = self._screen.tray
        scraps = confetti(self._look, QPointF(tray.geometry().center()), tray.width(), tray.height(), self._screen.view.turn)
        self._screen.feast.launch(scraps, skippable=False)
