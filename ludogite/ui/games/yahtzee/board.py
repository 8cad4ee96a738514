"""What lies on a Yahtzee table: the dice in their tray and the sheet, how a view is shown on them, and how events play there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.games.yahtzee.moves import (
    ALL_DICE,
    DiceThrown,
    Event,
    MancheEnded,
    Marked,
    OpeningThrown,
    OpeningTied,
    OpeningWon,
)
from ludogite.games.yahtzee.scoring import Box, Dice, is_yahtzee
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import SeatInfo
from ludogite.services.sound import ImpactTimes
from ludogite.ui.flow.offer import BandWords
from ludogite.ui.flow.step_queue import HEARD, TELL, Scene
from ludogite.ui.games.yahtzee import GAME_UI
from ludogite.ui.games.yahtzee.model import sheet_of
from ludogite.ui.screen.interlude import Leading, Marks
from ludogite.ui.screen.sheet import ScoreSheet
from ludogite.ui.screen.sheet_model import SheetModel, lit_up
from ludogite.ui.screen.stage import Stage, seed_of
from ludogite.ui.widgets.placards import Placard
from ludogite.ui.widgets.tray import DiceTray

translate = QCoreApplication.translate


class YahtzeeBoard:
    """The tray and the sheet of one screen."""

    def __init__(self, stage: Stage, screen: QWidget) -> None:
        theme = stage.theme
        self._stage = stage
        self.tray = DiceTray(theme, stage.overlay, colours=GAME_UI.felt, parent=screen)
        self.sheet = ScoreSheet(theme, SheetModel(screen), screen)
        self.seats: Sequence[SeatInfo] = ()
        self.best: Box | None = None
        self._view: YahtzeeView | None = None
        self._kept: dict[tuple[int, ...], tuple[int, ...]] = {}
        """Which dice of a throw (manche, turn, seat, throws) lay in the groove when it was left: if that is undone, again."""
        self._written: tuple[object, ...] = ()
        self.impacts: ImpactTimes = ()
        """When the dice that are being thrown strike something, in ms."""
        self._sums: dict[Seat, int] = {}
        """What each player has thrown to begin, as the cards show it."""
        self._ahead: YahtzeeView | None = None
        """How the sheet stands already while the rest of the step is still to be seen."""

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def show(self, view: YahtzeeView, seats: Sequence[SeatInfo], best: Box | None, *, last: DiceThrown | None, cup: bool) -> None:
        """Show dice and sheet as they are in a view, after the game its ``last`` throw.

        ``best`` is the coach's box, the ``cup`` waits for a person here.
        """
        was, self._view = self._view, view
        self.seats, self.best = seats, best
        if was is not None and was.dice and not view.dice:
            self._kept[_throw_of(was)] = self.tray.kept
        self.show_sheet(self._ahead or view)
        if last is not None:
            self.tray.set_placards("", ())
            self.tray.show_dice(last.dice, seed=seed_of(view.manche, view.turn, last.seat, last.roll, *last.dice))
        else:
            self._show_dice(view, cup=cup)
        if was is not None and view.dice and not was.dice and not view.throwing:
            self.tray.keep(self._kept.get(_throw_of(view), self.tray.kept))

    def forget(self) -> None:
        """Forget what was shown ahead of the view that has come."""
        self._ahead = None

    def retranslate(self) -> None:
        """Read every text again when the board is shown next."""
        self.sheet.view.setAccessibleName(translate("YahtzeeTable", "Feuille de marque"))
        self._written = ()

    def show_sheet(self, view: YahtzeeView, filled: Marked | None = None) -> None:
        """Write the sheet as it is in a view, with the coach's box, or the box lit that has just been ``filled``."""
        written = (view.phase, view.seat, view.manche, view.dice, view.sheets, self.seats, self.best, filled)
        if written != self._written:
            self._written = written
            sheet = sheet_of(view, self.seats, self.best)
            self.sheet.write(sheet if filled is None else lit_up(sheet, filled.seat, filled.box))

    def _show_dice(self, view: YahtzeeView, *, cup: bool) -> None:
        seat = view.seat
        if view.phase is Phase.OPENING:
            thrown = [each for each in view.contenders if view.opening[each]]
            seat = thrown[-1] if thrown else seat
            dice = () if cup else view.opening[seat]  # who throws next sees no other's dice: they are in the cup
            if not view.throwing:  # dice that are read in are shown while the view is still the one before them
                self.tray.show_dice(dice, seed=seed_of(view.manche, 0, seat, *dice))
            self._sums = {each: sum(thrown) for each, thrown in enumerate(view.opening) if thrown}
            self._show_opening(view.contenders, lit=view.seat)
        else:
            self.tray.set_placards("", ())
            if not view.throwing:
                self.tray.show_dice(view.dice, seed=seed_of(view.manche, view.turn, seat, view.rolls, *view.dice))

    def _show_first(self, seat: Seat) -> None:
        """Show who begins, in the groove and in the turn band."""
        info = self.seats[seat]
        told = translate("YahtzeeTable", "{name} commence !").format(name=info.name)
        self._show_opening((), lit=seat, told=told)
        self._stage.show_band(BandWords(info.ink, told, ""))

    def _show_opening(self, waiting: Sequence[Seat], *, lit: Seat, told: str = "") -> None:
        """Show in the groove what each player threw to begin; ``waiting`` are those who throw, ``lit`` has the turn.

        Where somebody has won that, it is ``told``, and ``lit`` has.
        """
        question = told or translate("YahtzeeTable", "Qui commence ?")
        cards = []
        for seat, info in enumerate(self.seats):
            text = str(self._sums[seat]) if seat in self._sums else "…" if seat in waiting else "–"
            cards.append(Placard(info.ink, info.name, text, seat == lit, crowned=bool(told) and seat == lit))
        self.tray.set_placards(question, tuple(cards))

    def _count_opening(self, event: OpeningThrown) -> None:
        """Let the sum that somebody has thrown to begin count up on the card, while the dice lie there to be seen."""
        self._sums[event.seat] = event.total
        shown = self._view
        self._show_opening(shown.contenders if shown is not None else (), lit=event.seat)
        self._stage.wait(self._stage.theme.ms("opening_look"))

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def scenes(self, event: Event, view: YahtzeeView) -> Iterator[Scene]:
        """Give what plays for an event; ``view`` is how the table stands after it."""
        stage, ms = self._stage, self._stage.theme.ms
        match event:
            case DiceThrown(seat, again, dice, roll):
                if roll > 1 and not stage.acts_here(seat):
                    yield lambda: self._keep_all_but(again)
                    yield lambda: stage.wait(ms("die_keep") + ms("turn_change"))
                yield from self._thrown(again, dice, seed_of(view.manche, view.turn, seat, roll, *dice))
                if is_yahtzee(dice):
                    yield lambda: stage.celebrate(self.tray.geometry(), view.turn)
            case OpeningThrown(seat, dice, _):
                yield from self._thrown(ALL_DICE, dice, seed_of(view.manche, 0, seat, *dice))
                yield TELL
                yield lambda: self._count_opening(event)
            case OpeningTied():
                yield lambda: stage.wait(2 * ms("turn_change"))
            case OpeningWon(seat):
                yield lambda: self._show_first(seat)
                yield TELL
                yield lambda: stage.wait(2 * ms("points_count"))
            case Marked(seat):
                yield lambda: self._fly_points(event)
                yield HEARD
                yield lambda: self._show_ahead(_written(view), event)
                if not stage.acts_here(seat):
                    yield lambda: stage.wait(ms("points_count"))
            case MancheEnded(manche, scores) if view.phase is not Phase.OVER:
                yield TELL
                over = translate("YahtzeeTable", "Fin de la manche {manche}").format(manche=manche)
                following = translate("YahtzeeTable", "Manche {manche}").format(manche=manche + 1)
                totals = [had + sum(sheets[seat].total for sheets in view.past) for seat, had in enumerate(view.start)]
                won = Leading().winner([info.name for info in self.seats], scores)
                yield lambda: stage.wait(ms("points_count"))  # one sees what has been written last
                yield lambda: stage.interlude(over, following, self.seats, totals, won, Marks(manche, view.manches))

    def _show_ahead(self, view: YahtzeeView, filled: Marked) -> None:
        self._ahead = view
        self.show_sheet(view, filled)

    def _keep_all_but(self, again: Dice) -> None:
        """Slide to the groove what a player does not throw again, first what was there already."""
        kept = [index for index in ALL_DICE if index not in again]
        self.tray.keep([*(index for index in self.tray.kept if index in kept), *kept])

    def _thrown(self, again: tuple[int, ...], dice: Dice, seed: int) -> Iterator[Scene]:
        """Let a throw be heard as it will be seen, and seen."""
        yield lambda: self._hear(len(again), seed)
        yield HEARD
        yield lambda: self._throw(again, dice, seed)

    def _hear(self, count: int, seed: int) -> None:
        self.impacts = self.tray.impacts(count, seed)

    def _throw(self, again: tuple[int, ...], dice: Dice, seed: int) -> None:
        self._stage.hold()
        self.tray.throw(again, dice, seed=seed)

    def _fly_points(self, event: Marked) -> None:
        """Carry the points from the dice to their box."""
        if not event.points:
            return
        view, stage = self.sheet.view, self._stage
        index = self.sheet.model.index(self.sheet.model.row_of(event.box.value), event.seat + 1)
        goal = stage.place(view.viewport(), QPointF(view.visualRect(index).center()))
        start = stage.place(self.tray, self.tray.throw_rect().center())
        stage.fly_points(event.seat, event.points, start, goal, view.rowHeight(index.row()) * 0.5)


def _written(view: YahtzeeView) -> YahtzeeView:
    """Give the view with the sheets on which the last box was written: those of the manche before where a new one begins."""
    if view.phase is Phase.OVER or not view.past or any(points is not None for sheet in view.sheets for points in sheet.points):
        return view
    return replace(view, sheets=view.past[-1], past=view.past[:-1], manche=view.manche - 1)


def _throw_of(view: YahtzeeView) -> tuple[int, ...]:
    return view.manche, view.turn, view.seat, view.rolls
