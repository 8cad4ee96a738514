"""The table of classic Yahtzee: dice and tray, the sheet, and the one thing to do now.

What is shown follows the game without holding it up: views wait in a queue with the events that led to them, each is played (dice
fly, kept dice slide) and then shown. A click ends what plays. Commands are only given when what is shown is what is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Preview, Refusal, Seat
from ludogite.games.yahtzee.moves import (
    ALL_DICE,
    Command,
    DiceThrown,
    Event,
    Mark,
    Marked,
    OpeningThrown,
    OpeningTied,
    OpeningWon,
    Roll,
)
from ludogite.games.yahtzee.scoring import ROLLS, TURNS, Box, is_yahtzee
from ludogite.games.yahtzee.table import Phase, YahtzeeView
from ludogite.ui import texts
from ludogite.ui.models.sheet import SheetModel
from ludogite.ui.models.yahtzee import sheet_of
from ludogite.ui.table import SeatInfo, Table
from ludogite.ui.tables.frame import AdviceText, TableFrame
from ludogite.ui.theme import Look
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.overlay import Overlay, Timed, confetti
from ludogite.ui.widgets.sheet import ScoreSheet
from ludogite.ui.widgets.tray import DiceTray, Placard

GAME_ID = "yahtzee"
_DIGITS = {
    Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3, Qt.Key.Key_5: 4,
    # the same keys of a French keyboard, without Shift
    Qt.Key.Key_Ampersand: 0, Qt.Key.Key_Eacute: 1, Qt.Key.Key_QuoteDbl: 2, Qt.Key.Key_Apostrophe: 3, Qt.Key.Key_ParenLeft: 4,
}  # fmt: skip


class _Pause:
    """A flight of nothing: time in which one may see what there is, and which a click ends."""

    def area(self, share: float) -> QRectF:
        """Cover nothing."""
        return QRectF()

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint nothing."""


class YahtzeeTable(TableFrame):
    """The screen of a Yahtzee table."""

    finished = Signal()
    """The game is over and everything has been shown."""
    undo_asked = Signal()
    """The player pressed Ctrl+Z."""
    played = Signal(object)
    """An event has just been shown: the moment for its sound and its line in the log."""
    kept_changed = Signal(object)
    """The player keeps other dice: their indexes in order, for the coach."""

    def __init__(self, look: Look, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._table = table
        self._view: YahtzeeView = table.view()
        self._events: list[Event] = []
        self._queue: deque[tuple[tuple[Event, ...], YahtzeeView]] = deque()
        self._scenes: deque[Callable[[], None]] = deque()
        self._waiting = self._advancing = False
        self._advice: AdviceText | None = None
        self._over = False
        self.overlay = Overlay(self)
        self._feast = Overlay(self)
        self.tray = DiceTray(look, self.overlay, game_id=GAME_ID, parent=self)
        self.model = SheetModel(self)
        self.sheet = ScoreSheet(look, self.model, self)
        self.board, self.aside = self.tray, self.sheet
        self.reroll = PaperButton(look, "", self)
        self.secondary = [self.reroll]
        self._connect()
        self.retranslate()
        self._order_focus()

    def _connect(self) -> None:
        self.overlay.landed.connect(self._on_landed)
        self.tray.kept_changed.connect(self._on_kept)
        self.sheet.view.picked.connect(self._on_picked)
        self.sheet.view.crossed.connect(self._on_crossed)
        self.sheet.view.chosen_changed.connect(self._refresh)
        self.primary.clicked.connect(self._on_primary)
        self.reroll.clicked.connect(self._on_reroll)
        self._table.happened.connect(self._on_happened)
        self._table.viewed.connect(self._on_viewed)
        self._table.asked.connect(self._on_asked)
        self._table.seated.connect(self.retranslate)

    def _order_focus(self) -> None:
        """Tab goes from the dice to the actions, then to the sheet."""
        order: list[QWidget] = [*self.tray.dice, self.primary, self.reroll, self.sheet.view, self.coach.close_button]
        for before, after in zip(order, order[1:], strict=False):
            QWidget.setTabOrder(before, after)

    # ---- what an owner calls ----------------------------------------------------------------------------------------------

    @property
    def view(self) -> YahtzeeView:
        """What is shown now."""
        return self._view

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""
        return self._waiting or bool(self._queue) or bool(self._scenes)

    def show_view(self, view: YahtzeeView) -> None:
        """Show the table as it is in a view; showing the same view again changes nothing."""
        new_turn = (view.manche, view.turn, view.seat) != (self._view.manche, self._view.turn, self._view.seat)
        self._view = view
        if new_turn or not view.dice:
            self._unchoose()
        self._show_sheet(view)
        self._show_dice(view)
        self._refresh()

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's words; ``best`` names the box to mark on the sheet."""
        self._advice = advice
        super().show_advice(advice)
        self._show_sheet(self._view)

    def skip(self) -> None:
        """Show at once everything that still plays."""
        self.overlay.skip()
        self.tray.settle()

    def retranslate(self) -> None:
        """Read every text again."""
        self.reroll.setText(self.tr("Tout relancer"))
        self.sheet.view.setAccessibleName(self.tr("Feuille de marque"))
        self.show_view(self._view)

    def aside_width(self) -> int:
        """Give the sheet its width."""
        return self.sheet.wished_width()

    def lay_aside(self, rect: QRect) -> None:
        """Let the sheet be as high as its lines."""
        self.sheet.lay(rect)

    # ---- the queue --------------------------------------------------------------------------------------------------------

    def _on_happened(self, event: Event) -> None:
        self._events.append(event)

    def _on_viewed(self, view: YahtzeeView) -> None:
        self._queue.append((tuple(self._events), view))
        self._events.clear()
        self._advance()

    def _on_asked(self, _requests: object) -> None:
        self._refresh()

    def _advance(self) -> None:
        """Play and show what waits, one scene after another, until one takes time."""
        if self._advancing:
            return
        self._advancing = True
        while not self._waiting and (self._scenes or self._queue):
            if not self._scenes:
                events, view = self._queue.popleft()
                for event in events:
                    self._stage(event, view)
                self._scenes.append(lambda view=view: self.show_view(view))  # type: ignore[misc]
            self._scenes.popleft()()
        self._advancing = False
        if not self.busy:
            self._refresh()
            self._finish()

    def _on_landed(self) -> None:
        if self._waiting:
            self._waiting = False
            self._advance()

    def _wait(self, duration_ms: int) -> None:
        """Hold the scene for a while; a click goes on."""
        self._waiting = True
        self.overlay.launch([Timed(_Pause(), duration_ms)])

    def _finish(self) -> None:
        """Tell once that the game is over."""
        if self._over and self._view.phase is Phase.OVER:
            self._over = False
            self.finished.emit()

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def _stage(self, event: Event, view: YahtzeeView) -> None:
        """Line up the scenes of an event; ``view`` is how the table stands after it."""
        add, ms = self._scenes.append, self.look.ms
        match event:
            case DiceThrown(seat, again, dice, roll):
                kept = [index for index in ALL_DICE if index not in again]
                if roll > 1 and not self._table.is_local(seat):
                    add(lambda: self.tray.keep([*(i for i in self.tray.kept if i in kept), *kept]))
                    add(lambda: self._wait(ms("die_keep") + ms("turn_change")))
                add(lambda: self._throw(again, dice, self._seed(view.manche, view.turn, seat, roll)))
                if is_yahtzee(dice):
                    add(self._celebrate)
            case OpeningThrown(seat, dice, _):
                add(lambda: self._throw(ALL_DICE, dice, self._seed(view.manche, 0, seat, sum(dice))))
            case OpeningTied():
                add(lambda: self._wait(2 * ms("turn_change")))
            case OpeningWon(seat):
                add(lambda: self._show_opening(seat))
            case Marked(seat):
                add(lambda: self._show_sheet(view))
                if not self._table.is_local(seat):
                    add(lambda: self._wait(ms("points_count")))
        add(lambda: self._tell(event))
        if isinstance(event, OpeningWon):
            add(lambda: self._wait(2 * ms("points_count")))
        if view.phase is Phase.OVER:
            self._over = True

    def _throw(self, again: tuple[int, ...], dice: tuple[int, ...], seed: int) -> None:
        self._waiting = True
        self.tray.throw(again, dice, seed=seed)

    def _tell(self, event: Event) -> None:
        """Say an event once: quiet line, screen reader, and whoever listens."""
        names = [info.name for info in self._table.seats]
        sentence = texts.event_sentence(GAME_ID, event, names)
        seat = getattr(event, "seat", None)
        if sentence is not None:
            self.announce(sentence)
            if not (isinstance(event, DiceThrown) and self._table.is_local(event.seat)):
                self.quiet.say(sentence, self._table.seats[seat].ink if seat is not None else None)
        self.played.emit(event)

    def _celebrate(self) -> None:
        """Throw confetti over the tray; the game goes on under it."""
        centre = QPointF(self.tray.geometry().center())
        self._feast.launch(confetti(self.look, centre, self.tray.width(), self.tray.height(), self.view.turn), skippable=False)

    def _seed(self, *place: int) -> int:
        """Make the number from which dice find their places, the same each time the same view is shown."""
        seed = 0
        for number in place:
            seed = seed * 97 + number
        return seed

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def _show_sheet(self, view: YahtzeeView) -> None:
        best = Box(self._advice.best) if self._advice is not None and self._advice.best else None
        players = self.model.columnCount()
        self.model.show(sheet_of(view, self._table.seats, best))
        chosen = self.sheet.view.chosen
        if chosen.isValid() and not self.sheet.view.is_playable(chosen):
            self._unchoose()
        if players != self.model.columnCount():
            self.relayout()

    def _show_dice(self, view: YahtzeeView) -> None:
        seat = view.seat
        if view.phase is Phase.OPENING:
            thrown = [each for each in view.contenders if view.opening[each]]
            seat = thrown[-1] if thrown else seat
            self.tray.show_dice(view.opening[seat], seed=self._seed(view.manche, 0, seat, sum(view.opening[seat])))
            self._show_opening(None)
        else:
            self.tray.set_placards("", ())
            if not view.throwing:
                self.tray.show_dice(view.dice, seed=self._seed(view.manche, view.turn, seat, view.rolls))
        if self._may_act() is not None:
            self.tray.set_prompt(self.tr("À toi de lancer"))
        elif view.phase is Phase.OVER:
            self.tray.set_prompt(self.tr("Partie terminée"))
        else:
            self.tray.set_prompt("")

    def _show_opening(self, winner: Seat | None) -> None:
        """Show in the groove what each player threw to begin."""
        view = self._view
        placards = []
        for seat, info in enumerate(self._table.seats):
            dice = view.opening[seat]
            if winner is not None and not dice:
                dice = self.tray.values
            text = str(sum(dice)) if dice else "…" if seat in view.contenders else "–"
            lit = seat == (view.seat if winner is None else winner)
            placards.append(Placard(info.ink, info.name, text, lit))
        question = self.tr("Qui commence ?")
        if winner is not None:
            question = self.tr("{name} commence !").format(name=self._table.seats[winner].name)
        self.tray.set_placards(question, tuple(placards))

    def _refresh(self) -> None:
        """Say whose turn it is and what may be done now."""
        view = self._view
        asked = self._may_act()
        rolling = asked is not None and view.phase is Phase.TURN and bool(view.dice)
        self.tray.set_playable(playable=rolling and view.rolls_left > 0)
        self.reroll.setVisible(rolling and 0 < view.rolls_left < ROLLS)
        self.reroll.setEnabled(bool(self.tray.kept))
        self._show_band(asked)
        self._show_primary(asked)
        self._show_hints(asked)

    def _show_band(self, asked: Open | None) -> None:
        view = self._view
        info = self._table.seats[view.seat]
        local = self._table.is_local(view.seat)
        title = self.tr("À toi, {name}") if local else self.tr("Au tour de {name}")
        first = second = ""
        if view.phase is Phase.OVER:
            best, names = self._leaders()
            self.band.show_turn(best.ink, self.tr("Partie terminée"), names)
            return
        if view.phase is Phase.OPENING:
            subtitle = self.tr("Qui commence ? Le plus haut total des cinq dés.")
            second = self._manche()
        else:
            subtitle = self._what_to_do(local=local)
            ranks = (self.tr("3 lancers"), self.tr("1ᵉʳ lancer sur 3"), self.tr("2ᵉ lancer sur 3"), self.tr("3ᵉ lancer sur 3"))
            first = ranks[view.rolls]
            turn = self.tr("Tour {turn} sur {turns}").format(turn=view.turn, turns=TURNS)
            second = " · ".join(filter(None, (self._manche(), turn)))
        self.band.show_turn(info.ink, title.format(name=info.name), subtitle, first, second)

    def _manche(self) -> str:
        if self._view.manches == 1:
            return ""
        return self.tr("Manche {manche} sur {manches}").format(manche=self._view.manche, manches=self._view.manches)

    def _what_to_do(self, *, local: bool) -> str:
        view = self._view
        if not local:
            return self.tr("L’ordinateur joue.")
        if not view.dice:
            return self.tr("Lance les cinq dés.")
        if view.rolls_left:
            return self.tr("Garde ou relance, ou inscris une case.")
        return self.tr("Inscris ces dés dans une case.")

    def _leaders(self) -> tuple[SeatInfo, str]:
        """Name who won: the first of the leaders, and a sentence about all."""
        outcome = self._table.outcome()
        places = outcome.places if outcome else (1,) * len(self._table.seats)
        scores = outcome.scores if outcome else tuple(sheet.total for sheet in self._view.sheets)
        winners = [info for info, place in zip(self._table.seats, places, strict=True) if place == 1]
        names = ", ".join(info.name for info in winners)
        return winners[0], self.tr("{names} : {total} points.").format(names=names, total=max(scores))

    def _show_primary(self, asked: Open | None) -> None:
        """Let the one button say what it will do."""
        view, primary = self._view, self.primary
        if self.busy and self._table.is_local(view.seat):
            return
        primary.setEnabled(asked is not None)
        pips, note = (0, 0), ""
        box = self.sheet.view.chosen_code()
        if asked is None:
            over = view.phase is Phase.OVER
            label = self.tr("Partie terminée") if over else self.tr("{name} joue…").format(name=self._table.seats[view.seat].name)
        elif not view.dice:
            label = self.tr("Lancer les 5 dés")
            pips = (ROLLS, ROLLS) if view.phase is Phase.TURN else (0, 0)
        elif box is not None:
            label = self._mark_label(Box(box))
        elif not view.rolls_left or not self.tray.loose:
            label = self.tr("Choisis une case")
        else:
            loose = len(self.tray.loose)
            label = self.tr("Lancer le dé") if loose == 1 else self.tr("Lancer les %n dés", "", loose)
            pips = (view.rolls_left, ROLLS)
            note = self.tr("reste {rolls}").format(rolls=view.rolls_left)
        primary.setText(label)
        primary.set_pips(*pips)
        primary.set_note(note)
        primary.setAccessibleName(", ".join(filter(None, (label, note))))

    def _mark_label(self, box: Box) -> str:
        preview = self._table.preview(self._view.seat, Mark(box))
        points = preview.points if isinstance(preview, Preview) else 0
        if not points:
            return self.tr("Barrer {box}").format(box=texts.box_name(box))
        written = preview.parts[0][1] if isinstance(preview, Preview) and preview.parts else points
        return self.tr("Inscrire {points} dans {box}").format(points=written, box=texts.box_name(box))

    def _show_hints(self, asked: Open | None) -> None:
        """Show the keys of this moment."""
        view = self._view
        enter = self.tr("Entrée")
        hints: list[tuple[tuple[str, ...], str]] = []
        if asked is not None and not view.dice:
            hints = [((enter,), self.tr("lancer"))]
        elif asked is not None and self.sheet.view.chosen.isValid():
            hints = [((self.tr("Suppr"),), self.tr("barrer")), ((enter,), self.tr("inscrire"))]
        elif asked is not None and view.rolls_left:
            hints = [(("1", "–", "5"), self.tr("garder")), ((enter,), self.tr("lancer"))]
        elif asked is not None:
            hints = [(("↑", "↓"), self.tr("choisir")), ((enter,), self.tr("inscrire"))]
        self.quiet.set_hints(hints)

    # ---- acting -----------------------------------------------------------------------------------------------------------

    def _may_act(self) -> Open | None:
        """Give the request that a person here may answer now: only when what is shown is what is."""
        if self.busy and not self._advancing:
            return None
        view = self._view
        if not self._table.is_local(view.seat) or self._queue or self._waiting or view != self._table.view():
            return None
        return next((asked for asked in self._table.requests() if asked.request.seat == view.seat), None)

    def _submit(self, command: Command) -> None:
        asked = self._may_act()
        if asked is None:
            return
        refusal: Refusal | None = self._table.submit(self._view.seat, command, asked.token)
        if refusal is not None:
            sentence = texts.refusal(refusal.code, refusal.args)
            self.quiet.say(sentence)
            self.announce(sentence)

    def _roll(self) -> None:
        again = self.tray.loose if self._view.dice and self._view.phase is Phase.TURN else ALL_DICE
        if again:
            self._submit(Roll(again))

    def _on_primary(self) -> None:
        if self.busy:
            self.skip()
            return
        box = self.sheet.view.chosen_code()
        if box is not None:
            self._submit(Mark(Box(box)))
        elif self._view.dice and self._view.phase is Phase.TURN and not (self._view.rolls_left and self.tray.loose):
            self.sheet.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._roll()

    def _on_reroll(self) -> None:
        if self.busy:
            self.skip()
            return
        self._unchoose()
        self.tray.keep(())
        self._submit(Roll(ALL_DICE))

    def _on_kept(self) -> None:
        self._unchoose()
        self._refresh()
        self.kept_changed.emit(self.tray.kept)

    def _on_picked(self, code: str, seat: int) -> None:
        """Fill a box at once; one that would get nothing is first chosen, and filled when it is meant again."""
        if self.busy:
            self.skip()
            return
        view = self.sheet.view
        index = self.model.index(self.model.row_of(code), seat + 1)
        preview = self._table.preview(seat, Mark(Box(code)))
        if isinstance(preview, Preview) and not preview.points and view.chosen != index:
            view.choose(index)
            return
        self._submit(Mark(Box(code)))

    def _on_crossed(self, code: str, _seat: int) -> None:
        if self.busy:
            self.skip()
            return
        self._submit(Mark(Box(code), zero=True))

    def _unchoose(self) -> None:
        self.sheet.view.choose(self.model.index(-1, -1))

    # ---- events -----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the table: digits, Enter, Escape, Ctrl+Z."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_asked.emit()
            return
        key = Qt.Key(event.key())
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if plain and key in _DIGITS:
            self.skip()
            self.tray.toggle(_DIGITS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._on_primary()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down} and self._view.dice and self._may_act() is not None:
            self.sheet.view.setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape and (self.busy or self.sheet.view.chosen.isValid()):
            self.skip()
            self._unchoose()
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """End what flies: its places are no longer right."""
        if event.size() != event.oldSize():
            self._feast.skip()
            self.skip()
        super().resizeEvent(event)
