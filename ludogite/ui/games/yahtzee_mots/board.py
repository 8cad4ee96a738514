"""What lies on a table of Yahtzee des Mots: dice, racks, hourglass, sheet and the note under them, and how events play there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPointF
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.letters import DICE
from ludogite.games.yahtzee_mots.moves import (
    Cause,
    Claimed,
    Command,
    DiceThrown,
    Event,
    Laid,
    Marked,
    OpeningDrawn,
    PartieEnded,
    SandGone,
    SandTurned,
    WordsAccepted,
    WordsRefused,
    WordsTakenBack,
    YahtzeePrime,
    ZeroWritten,
    spelt,
)
from ludogite.games.yahtzee_mots.refusals import found_in
from ludogite.games.yahtzee_mots.sheet import Box
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.services.game_session import GameSession, ReplaySession, SeatInfo
from ludogite.services.sound import ImpactTimes
from ludogite.ui.flow.step_queue import HEARD, TELL, Scene
from ludogite.ui.games.yahtzee_mots.action_texts import Counted, Note, may_go_back, verdict_note
from ludogite.ui.games.yahtzee_mots.draft import Draft, draft_of
from ludogite.ui.games.yahtzee_mots.joker import JokerCard
from ludogite.ui.games.yahtzee_mots.letter_tray import LetterTray
from ludogite.ui.games.yahtzee_mots.model import Offers, sheet_of
from ludogite.ui.games.yahtzee_mots.rack import RackMark
from ludogite.ui.screen.interlude import Leading, Marks
from ludogite.ui.screen.note_card import NoteCard
from ludogite.ui.screen.sheet import ScoreSheet
from ludogite.ui.screen.sheet_model import LineKind, SheetModel, lit_up
from ludogite.ui.screen.sheet_print import Form
from ludogite.ui.screen.stage import Stage, seed_of

translate = QCoreApplication.translate
FORM: Final = Form(
    rows={LineKind.BOX: 38, LineKind.TOTAL: 29, LineKind.SUM: 46, LineKind.GRAND: 52},
    rows_small={LineKind.BOX: 27, LineKind.TOTAL: 22, LineKind.SUM: 34, LineKind.GRAND: 38},
    head=63, head_small=50, label=190, label_small=160, label_narrow=170, width=520, width_small=420,
    widths={1: 372, 2: 446}, hinted=6,
)  # fmt: skip


class YahtzeeMotsBoard:
    """The things of one screen; what a player lays is the tray's ``draft``."""

    def __init__(self, stage: Stage, screen: QWidget, session: GameSession[Command, Event, YahtzeeMotsView]) -> None:
        theme = stage.theme
        self._stage, self._session = stage, session
        self._watching = isinstance(session, ReplaySession)
        self.view = session.view()
        self.tray = LetterTray(theme, stage.overlay, self.view.letter_dice, screen)
        self.sheet = ScoreSheet(theme, SheetModel(screen), screen, form=FORM)
        self.card = NoteCard(theme, screen)
        self.joker_card = JokerCard(theme, screen)
        self.impacts: ImpactTimes = ()
        """When the dice that are being thrown strike something, in ms."""
        self.verdict: Note | None = None
        """What the card says until the player lays otherwise."""
        self.judged: tuple[str, ...] = ()
        """What the dictionary has said of each rack: "good", "bad" or ""."""
        self._laid: dict[tuple[int, int, Seat], Draft] = {}
        """What lay on the racks when a turn (partie, turn, seat) was left: it lies there again if that is undone."""
        self._written: tuple[Sequence[SeatInfo], Offers, tuple[Seat, Box] | None] | None = None
        self._written_view: YahtzeeMotsView | None = None

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Forget what was said of the words that lay there."""
        self.verdict, self.judged = None, ()

    def say_verdict(self, note: Note) -> None:
        """Say something on the card that stays until the player lays otherwise."""
        self.verdict = note
        self.card.say(note.kind, note.text, note.verdict)

    def retranslate(self) -> None:
        """Read every text again when the sheet is written next."""
        self.sheet.view.setAccessibleName(translate("YahtzeeMotsTable", "Feuille de marque"))
        self._written = None

    def write_sheet(self, view: YahtzeeMotsView, offers: Offers, filled: tuple[Seat, Box] | None = None) -> None:
        """Write the sheet as it is in a view, with what may be written now, or the box lit that a seat has just ``filled``."""
        written = self._session.seats, offers, filled
        if view is not self._written_view or written != self._written:
            self._written, self._written_view = written, view
            sheet = sheet_of(view, self._session.seats, offers)
            self.sheet.write(
                sheet if filled is None else lit_up(sheet, self.index_of(filled[1], filled[0]).column() - 1, filled[1])
            )

    def index_of(self, box: Box, seat: Seat) -> QModelIndex:
        """Give the place of a box in the column where a player writes now."""
        heads = self.sheet.model.sheet.heads
        column = next(number for number, head in enumerate(heads) if head.seat == seat and not head.past)
        active = [number for number, head in enumerate(heads) if head.seat == seat and head.active]
        parts = [number for number, head in enumerate(heads) if head.seat == seat]
        if active:
            column = active[0]
        elif len(parts) > 1:
            column = parts[min(self.view.state.partie, len(parts)) - 1]
        return self.sheet.model.index(self.sheet.model.row_of(box.value), column + 1)

    def keep_draft(self, view: YahtzeeMotsView) -> None:
        """Remember what lies on the racks in a view that is left."""
        is_judged = bool(view.state.proposed)  # the racks show what was proposed then, and its caret is nobody's
        if view.state.phase is Phase.TURN and view.state.dice and not is_judged and self._stage.acts_here(view.state.seat):
            self._laid[_turn(view)] = self.tray.draft

    def show_draft(self, view: YahtzeeMotsView, racks: int, *, fresh: bool) -> None:
        """Lay on the racks what a view says, or what the person here has laid already; a ``fresh`` turn begins with none."""
        state, laid = view.state, self._laid.get(_turn(view))
        if state.phase is Phase.MARKING or state.proposed:
            draft = draft_of(state.words or state.proposed, racks)
        elif self._stage.acts_here(state.seat) and laid is not None and state.dice and not state.throwing:
            draft = laid.fit(state.dice, racks)
        elif self._stage.acts_here(state.seat) and not fresh:
            draft = self.tray.draft.fit(state.dice or self.tray.values, racks) if state.rolls else Draft(((),) * racks)
        else:
            draft = Draft(((),) * racks)
        if state.phase is Phase.MARKING:
            self.judged = tuple("good" if laid else "" for laid in draft.racks)
        self.tray.show_draft(draft, glide=not fresh)

    def show_last(self, past: Iterable[Event]) -> None:
        """Show after the game, whose events are told the last first, its last dice, with the words that were made of them."""
        words: tuple[Laid, ...] | None = None
        for event in past:
            match event:
                case WordsAccepted(words=made) if words is None:
                    words = made
                case WordsTakenBack() if words is None:
                    words = ()
                case DiceThrown(dice=dice):
                    self.tray.show_dice(dice)
                    self.tray.show_draft(draft_of(words or (), len(words or ())), glide=False)
                    return

    def show_sand(self, view: YahtzeeMotsView, *, paused: bool, pausable: bool) -> None:
        """Let the sand run, fall or stand as it does in a view."""
        state, glass = view.state, self.tray.hourglass
        has_sand, until = bool(view.sand_length_ms), state.back_ms if may_go_back(view) else state.sand_ms
        if state.sand_ms is not None and self._watching:
            glass.fall(max(state.sand_ms - self._session.now_ms(), 0), view.sand_length_ms, self._stage.theme.ms("points_count"))
        elif until is not None and not self._watching:
            if not paused:
                glass.run(until, view.sand_length_ms, self._session.now_ms)
        elif not state.dice:
            glass.stand(view.sand_length_ms, view.sand_length_ms)
        elif not glass.left_ms:
            glass.stand(view.sand_length_ms // 2, view.sand_length_ms)
        else:
            glass.stand()
        self.tray.show_sand(sand=has_sand, pausable=pausable or paused)

    def show_words(self, words: tuple[Laid, ...], verdicts: tuple[str, ...]) -> None:
        """Show words that somebody proposes, with their verdicts."""
        racks = max(len(self.tray.draft.racks), len(words))
        if self.tray.draft.words != words:
            self.tray.show_draft(draft_of(words, racks))
        told = iter(verdicts)
        self.judged = tuple(next(told, "") if laid else "" for laid in self.tray.draft.racks)
        self.show_marks()

    def show_refused(self, event: WordsRefused, view: YahtzeeMotsView) -> None:
        """Say why words are refused; on somebody else's turn in the status line only."""
        lost = not view.options.forgiving and view.state.phase is not Phase.MARKING
        self.say_verdict(verdict_note(event, lost=lost))
        self.card.show()

    def turn_sand(self, deadline_ms: int, length_ms: int) -> None:
        """Turn the hourglass."""
        if not self._watching:
            self.tray.hourglass.run(deadline_ms, length_ms, self._session.now_ms)

    def stop_sand(self) -> None:
        """Let the sand stand where it is."""
        self.tray.hourglass.stand()

    def empty_sand(self) -> None:
        """Show that no sand is left."""
        self.tray.hourglass.stand(0)
        self.tray.set_playable(playable=False)
        self.joker_card.hide()
        self.say_verdict(
            Note(
                "warning",
                translate("YahtzeeMotsTable", "Le tour est perdu : zéro dans sa case."),
                translate("YahtzeeMotsTable", "Le sable a coulé."),
            )
        )

    def show_marks(self) -> None:
        """Show on every rack what it is worth, and what the dictionary has said of it."""
        view, draft = self.view, self.tray.draft
        marks = []
        for number, laid in enumerate(draft.racks):
            verdict = self.judged[number] if number < len(self.judged) else ""
            points = found_in(view, (laid,)).points if laid and self._fits_dice(laid) else None
            marks.append(RackMark(points, verdict, Counted().points(points or 0)))
        known = [mark.points for mark in marks if mark.points is not None]
        total = (translate("YahtzeeMotsTable", "en tout"), str(sum(known))) if len(draft.racks) > 1 and known else ("", "")
        self.tray.set_marks(tuple(marks), total)

    def _fits_dice(self, laid: Laid) -> bool:
        return bool(self.view.state.dice) and all(placed.die < len(self.view.state.dice) for placed in laid)

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def scenes(self, event: Event, view: YahtzeeMotsView) -> Iterator[Scene]:
        """Give what plays for an event; ``view`` is how the table stands after it."""
        stage, ms, state = self._stage, self._stage.theme.ms, view.state
        match event:
            case OpeningDrawn():
                yield lambda: stage.wait(2 * ms("turn_change"))
            case SandTurned(_, deadline, length):
                yield lambda: self.turn_sand(deadline, length)
            case DiceThrown(seat, again, dice, roll):
                place = (state.partie, state.turn, seat, roll)
                yield lambda: self._hear(len(again), seed_of(*place))
                yield HEARD
                yield lambda: self._throw(again, dice, seed_of(*place))
            case WordsAccepted(seat, words):
                yield lambda: self.show_words(words, ("good",) * len(words))
                yield self.stop_sand
                if any(len(laid) == DICE for laid in words):
                    yield self._celebrate
                yield from self._let_read(seat, *map(spelt, words))
            case WordsRefused(seat, words, refused):
                wrong = {each.word for each in refused}
                yield lambda: self.show_words(words, tuple("bad" if n in wrong else "" for n in range(len(words))))
                yield lambda: self.show_refused(event, view)
                yield from self._let_read(seat, *map(spelt, words))
            case Claimed():
                yield self.stop_sand
            case SandGone():
                yield self.empty_sand
                yield lambda: stage.wait(3 * ms("turn_change"))
            case Marked(seat, box, points):
                yield lambda: self._fly(seat, box, points)
                yield HEARD
                yield lambda: self.write_sheet(_written(view), Offers(), (seat, box))
                yield from self._let_read(seat)
            case ZeroWritten(seat, box, cause):
                if cause in {Cause.SAND, Cause.REFUSED}:
                    yield lambda: self._fly(seat, box, 0)
                yield HEARD
                yield lambda: self.write_sheet(_written(view), Offers(), (seat, box))
                if cause is not Cause.CHOSEN:
                    yield lambda: stage.wait(ms("points_count"))
            case YahtzeePrime():
                yield self._celebrate
            case PartieEnded(partie, scores) if state.phase is not Phase.OVER:
                yield TELL
                over = translate("YahtzeeMotsTable", "Fin de la manche {partie}").format(partie=partie)
                following = translate("YahtzeeMotsTable", "Manche {partie}").format(partie=partie + 1)
                won = Leading().winner([info.name for info in self._session.seats], scores)
                yield lambda: stage.wait(ms("points_count"))  # one sees what has been written last
                yield lambda: stage.interlude(
                    over, following, self._session.seats, view.totals(), won, Marks(partie, view.options.parties)
                )

    def _let_read(self, seat: Seat, *words: str) -> Iterator[Scene]:
        """Give time to see what somebody else has done, the longer the words are."""
        if not self._stage.acts_here(seat):
            yield lambda: self._stage.let_read(*words)

    def _hear(self, count: int, seed: int) -> None:
        self.impacts = self.tray.impacts(count, seed)

    def _throw(self, again: tuple[int, ...], dice: tuple[str, ...], seed: int) -> None:
        self._stage.hold()
        self.tray.throw(again, dice, seed=seed)

    def _fly(self, seat: Seat, box: Box, points: int) -> None:
        """Carry points from the words to their box, a zero from the hourglass."""
        sheet, stage, places = self.sheet.view, self._stage, self.tray.places
        index = self.index_of(box, seat)
        goal = stage.place(sheet.viewport(), QPointF(sheet.visualRect(index).center()))
        start = stage.place(self.tray, places.area.center() if points else places.glass.center())
        stage.fly_points(seat, points, start, goal, sheet.rowHeight(index.row()) * 0.5, times=1 if points else 2)

    def _celebrate(self) -> None:
        self._stage.celebrate(self.tray.geometry(), self.view.state.turn)


def _written(view: YahtzeeMotsView) -> YahtzeeMotsView:
    """Give the view with the sheets on which the last box was written: those of the partie before where a new one begins."""
    state = view.state
    is_fresh = state.turn == 1 and not any(box is not None for sheet in state.sheets for box in sheet.points)
    if not state.past or not is_fresh or state.phase is Phase.OVER:
        return view
    return replace(view, state=replace(state, sheets=state.past[-1], past=state.past[:-1], partie=state.partie - 1))


def _turn(view: YahtzeeMotsView) -> tuple[int, int, Seat]:
    return view.state.partie, view.state.turn, view.state.seat
