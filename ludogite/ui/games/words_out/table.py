"""The screen of Words Out: four rows on felt, the hand on its rack, the players with the lantern, the piles, and the shout.

Whose hand is shown is ``HandOver``'s business: one person against computers always sees her own; several people hand the screen
over behind the curtain. Who looks at the table without a hand (Escape) may still let a word pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Seat
from ludogite.games.words_out.cards import ALPHABET, Kind
from ludogite.games.words_out.moves import Claim, Command, Decline, Event, Pass, Place, RowsBegun, Silence
from ludogite.games.words_out.state import Stage, WordsOutView
from ludogite.services.game_session import GameSession
from ludogite.services.sound import Impact, ImpactTimes
from ludogite.ui.flow.offer import Action, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.games.words_out import GAME_UI
from ludogite.ui.games.words_out import action_texts as words
from ludogite.ui.games.words_out.board import WordsOutBoard
from ludogite.ui.games.words_out.lane import Lane
from ludogite.ui.games.words_out.layout import WordsOutLayout
from ludogite.ui.games.words_out.scenes import WordsOutScenes
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.hand_over import HandOver, Secrets
from ludogite.ui.screen.table_parts import TableParts, give_up_words
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Label
from ludogite.ui.widgets.buttons import PaperButton

_ROW_KEYS: Final = {
    Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3,
    # the same keys of a French keyboard, without Shift
    Qt.Key.Key_Ampersand: 0, Qt.Key.Key_Eacute: 1, Qt.Key.Key_QuoteDbl: 2, Qt.Key.Key_Apostrophe: 3,
}  # fmt: skip
LIT_ROWS: Final = "lit_rows"
"""The habit of showing where a card fits."""


class NeverCountered:
    """Who never counters a row, for as long as it lies."""

    def __init__(self) -> None:
        self._first_cards: dict[tuple[Seat, int], int] = {}

    def remember(self, view: WordsOutView, seat: Seat, row: int) -> None:
        """Remember that a person never counters a row: its first card tells this row from the next one there."""
        cards = view.rows[row]
        if cards:
            self._first_cards[seat, row] = cards[0].card.id

    def covers(self, view: WordsOutView) -> bool:
        """Return whether the one who is asked to counter has said so of this row."""
        shout, asked = view.shout, view.asked
        if view.stage is not Stage.COUNTER or shout is None or asked is None or not view.rows[shout.row]:
            return False
        return self._first_cards.get((asked, shout.row)) == view.rows[shout.row][0].card.id


class WordsOutTable(QObject):
    """What a game of Words Out puts on its screen, and what it does there."""

    def __init__(self, screen: GameScreen[Command, Event, WordsOutView]) -> None:
        super().__init__(screen)
        self.screen, self.flow = screen, screen.flow
        theme, session = screen.theme, screen.session
        self.parts = parts = WordsOutBoard(screen.stage, screen, session)
        self.tray = parts.tray
        self.lanes, self.hand, self.round, self.piles = parts.lanes, parts.hand, parts.round, parts.piles
        self.picker, self.carried = parts.picker, parts.carried
        self.book, self.book_sheet = parts.book, parts.book_sheet
        self.prompt = Label(theme, "body", "muted", wrap=True, parent=screen)
        self.take_back, self.no_button, self.never_button = (PaperButton(theme, "", screen) for _ in range(3))
        self.secondary = (self.no_button, self.never_button, self.take_back)
        layout = WordsOutLayout(screen, parts, self.secondary, self.prompt)
        scenes = WordsOutScenes(screen.stage, parts, session.seats)
        self._joker_row = 0
        """The row on which the joker that waits for its letter goes."""
        self.never = NeverCountered()
        self.hand_over = HandOver(
            screen, Secrets(lambda view: view.options.open_hands, words.occasion, self._decline_if_remembered)
        )
        self._arrival = QTimer(self)
        self._arrival.setSingleShot(True)
        self._listen()
        keys: dict[Qt.Key, Callable[[], object]] = {
            **{key: partial(self.place, row) for key, row in _ROW_KEYS.items()},
            Qt.Key.Key_0: self._say_no,
            Qt.Key.Key_Agrave: self._say_no,
            Qt.Key.Key_Up: partial(self._walk, -1),
            Qt.Key.Key_Down: partial(self._walk, 1),
            Qt.Key.Key_Backspace: self._take_back,
            Qt.Key.Key_Escape: self._leave_card,
        }
        table: TableParts[Command, Event] = TableParts(
            board=self.tray,
            secondary=self.secondary,
            tab_order=(self.hand.view, *self.lanes, screen.primary, *self.secondary, self.hand.help_button, self.round.book_button),
            keys=keys,
            take_key=self.take_key,
            enter=self.enter,
            home=self.home,
            resting=self.hand.view,
            pickers=(self.picker,),
            focus_reason=Qt.FocusReason.OtherFocusReason,
            has_band=False,
            aside_width=layout.aside_width,
            lay=layout.lay,
            presented=screen.relayout,
            tried_with=lambda: self.hand,
            impact_times=self.impact_times,
            retranslate=parts.retranslate,
            shown=partial(self._arrival.start, 0),
            hidden=self.hand_over.on_left,
            take_habits=self.take_habits,
        )
        play: Play[Command, Event, WordsOutView] = Play(
            turn_of=lambda view: view.asked,
            is_over=lambda view: view.stage is Stage.OVER,
            scenes=scenes.of,
            show=self.show,
            offer=self.offer,
            changed=lambda _before, view: parts.take_view(view),
            settle=self.hand_over.settle,
            progress_label=words.doing_words,
            draft_key=lambda: self.chosen,
            clock_runs=lambda view: view.deadline_ms is not None,
            clock_ms=self.clock_ms,
            show_time=parts.show_head,
            advises=self.advises,
            keeps_secret=self.keeps_secret,
            give_up_words=give_up_words,
            plays_opening=True,
        )
        screen.begin(table, play)
        self.hand_over.settle()

    def _listen(self) -> None:
        """Listen to hand, rows, piles and the curtain."""
        view = self.hand.view
        view.picked.connect(self._on_picked)
        view.reached.connect(self._choose)
        view.lifted.connect(self._on_lifted)
        view.dragged.connect(self._on_dragged)
        view.dropped.connect(self._on_dropped)
        self.hand.help_button.toggled.connect(self._on_help)
        self.hand.help_button.setVisible(not self.flow.watching)
        for lane in self.lanes:
            lane.clicked.connect(partial(self.place, lane.number))
        self.picker.picked.connect(self._on_letter)
        self.picker.left.connect(self.screen.focus_home)
        self.round.book_button.clicked.connect(self._on_book)
        self.flow.rested.connect(self._focus_on_move)
        self._arrival.timeout.connect(self._on_arrived)
        self.flow.session.asked.connect(self._settle)

    # ---- what is shown ------------------------------------------------------------------------------------------------------

    def show(self, view: WordsOutView, asked: Open | None) -> None:
        """Show rows, hand, players and piles, and say what may be done in a sentence."""
        seat, ready = view.asked, self._is_ready(view, asked)
        self.parts.show(ready=ready)
        told = words.moment(view, chosen=self.chosen is not None) if ready else ""
        if asked is not None and seat is not None and not ready:
            told = words.unseen_moment(view, self.flow.session.seats[seat].name)
        self.prompt.setText(told)
        self.hand.set_hint(("◂", "▸"), self.tr("choisir")) if ready and view.counts[seat or 0] else self.hand.set_hint((), "")

    def _is_ready(self, view: WordsOutView, asked: Open | None) -> bool:
        return asked is not None and view.asked is not None and self.sees(view.asked)

    def offer(self, view: WordsOutView, asked: Open | None) -> Offer[Command]:
        """Offer to claim, to say no, or to see the hand."""
        seat, ready = view.asked, self._is_ready(view, asked)
        does = None
        if ready:
            offered = words.actions(view)
        elif asked is not None and seat is not None:
            offered, does = words.unseen_actions(view, self.flow.session.seats[seat].name), self.hand_over.ask
        else:
            offered = words.waiting_actions(view, self.flow.session.seats)
        claim = Claim() if ready and view.may_claim else None
        primary: Action[Command] = Action(
            offered.primary, claim, does, enabled=offered.acts, note=offered.note, shout=offered.shout
        )
        back: Action[Command] = Action(
            self.tr("Reprendre la carte"),
            does=self.screen.router.undo_asked.emit,
            shown=ready and view.stage is Stage.LAID and self.flow.session.can_undo(),
        )
        no: Action[Command] = Action(offered.no, does=self._on_no, shown=bool(offered.no) and asked is not None)
        never: Action[Command] = Action(offered.never, does=self._on_never, shown=bool(offered.never) and asked is not None)
        return Offer(primary, (no, never, back))

    def impact_times(self, event: Event) -> ImpactTimes:
        """Say when each of the first cards lands in its row."""
        slide = self.screen.theme.ms("card_slide")
        turned = 2 * self.screen.theme.ms("card_turn")
        return tuple(Impact(turned + row * (slide // 2)) for row in range(len(event.cards))) if isinstance(event, RowsBegun) else ()

    def clock_ms(self, view: WordsOutView) -> int:
        """Look again when another second is left: nothing else of the time is shown."""
        left = max(0, (view.deadline_ms or 0) - self.flow.session.now_ms())
        return left % 1000 + 1

    def home(self) -> QWidget:
        """Bring the keyboard to what has to be done first, else to the hand."""
        return self.screen.primary if self.screen.primary.isEnabled() and not self._dares() else self.hand.view

    def _dares(self) -> bool:
        """Tell whether WORD OUT may be wrong: nobody says what is a word before it is claimed in *règle stricte*."""
        return self.parts.ready and self.parts.view.may_claim and self.parts.view.options.strict

    # ---- what an owner calls --------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> int | None:
        """The card of the hand that is chosen, by its id."""
        return self.parts.chosen

    def sees(self, seat: Seat) -> bool:
        """Tell whether the hand of a seat is shown."""
        return self.parts.sees(seat)

    def advises(self, seat: Seat) -> bool:
        """Let the coach speak only to the person whose hand is shown."""
        return self.flow.session.eyes == seat or self.parts.view.options.open_hands

    def keeps_secret(self, seat: Seat) -> bool:
        """Keep what is said of a hand from those who hand the screen over; it is told when the game is over."""
        return len(self.flow.people) + len(self.flow.session.afar) > 1 and not self.parts.view.options.open_hands

    def take_habits(self, habits: Mapping[str, bool]) -> None:
        """Light the rows where a card fits, if that was so the last time."""
        self.hand.help_button.setChecked(habits.get(LIT_ROWS, False))

    # ---- following the game ---------------------------------------------------------------------------------------------------

    def _settle(self, _requests: object) -> None:
        self.hand_over.settle()

    def _on_arrived(self) -> None:
        """Play how the game began, or let whoever is asked act."""
        if not self.flow.open():
            with self.flow.gathered:
                self.hand_over.settle()
                self.flow.refresh()

    def _on_help(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self.screen.habit_changed.emit(LIT_ROWS, on)
        self.flow.refresh()

    # ---- cards and rows -------------------------------------------------------------------------------------------------------

    def _choose(self, card_id: int | None) -> None:
        """Choose a card of the hand, or none."""
        if card_id is not None and (not self.parts.ready or self.parts.held(card_id) is None):
            card_id = None
        if card_id != self.parts.chosen:
            self.parts.chosen = card_id
            self.flow.refresh()

    def place(self, row: int, *_checked: bool) -> None:
        """Lay the chosen card on a row, or clear the row with it; a joker asks for its letter first."""
        if self.flow.busy:
            self.flow.press(None)
            return
        card = self.parts.held(self.parts.chosen)
        if card is None or not self.parts.ready:
            if self.parts.ready:
                told = self.tr("Choisis d’abord une carte de ta main.")
                self.flow.explain(told if self.parts.allowed_rows() else words.moment(self.parts.view, chosen=False))
            return
        self.parts.last = card.id
        self.parts.left_at[card.id] = next(at for at, held in enumerate(self.parts.hand_cards()) if held.id == card.id)
        if card.kind is not Kind.JOKER or row not in self.parts.allowed_rows():
            self.flow.submit(self.parts.command(card, row))
            return
        letters = self.parts.letters(card, row) if self.parts.helps() else tuple(ALPHABET)
        if not letters:
            self.flow.explain(self.tr("Le joker ne va pas sur cette rangée."))
            return
        self._joker_row = row
        self.picker.ask(letters, self.parts.lane_end(row), self.tray.geometry())

    def _on_letter(self, letter: str) -> None:
        card = self.parts.held(self.parts.chosen)
        self.screen.focus_home()
        if card is not None:
            self.flow.submit(Place(card.id, self._joker_row, letter))

    def _on_no(self) -> None:
        """Pass, stay silent, or decline: what the button says."""
        match self.parts.view.stage:
            case Stage.TURN | Stage.START:
                self.flow.submit(Pass())
            case Stage.LAID:
                self.flow.submit(Silence())
            case Stage.COUNTER:
                self.flow.submit(Decline())

    def _on_never(self) -> None:
        """Decline, now and for as long as the row lies."""
        view = self.parts.view
        if view.shout is not None and view.asked is not None and self.flow.may_act() is not None:
            self.never.remember(view, view.asked, view.shout.row)
            self.flow.submit(Decline())

    def _decline_if_remembered(self) -> bool:
        """Decline for the person who is asked and has said that he never counters this row."""
        declines = self.never.covers(self.parts.view)
        if declines:
            self.flow.submit(Decline())
        return declines

    def _on_book(self) -> None:
        if self.screen.panel.content is self.book_sheet:
            self.screen.panel.put_away()
        else:
            self.screen.panel.lend(self.tr("Feuille du comptable"), self.book_sheet)

    # ---- the hand -------------------------------------------------------------------------------------------------------------

    def _on_picked(self, card_id: int) -> None:
        if self.flow.busy:
            self.flow.press(None)
            return
        if self.parts.view.asked is not None and not self.parts.sees(self.parts.view.asked) and self.flow.may_act() is not None:
            self.hand_over.ask()
            return
        self._choose(None if card_id == self.parts.chosen else card_id)

    def _on_lifted(self, card_id: int, at: QPoint) -> None:
        card = next((shown for shown in self.hand.model.cards if shown.id == card_id), None)
        if card is None or card.face is None or card.ghost:
            return
        self._choose(card_id)
        self.carried.take(card, self.hand.view.card_width, at)
        self.parts.hide_card(card_id)

    def _on_dragged(self, at: QPoint) -> None:
        self.carried.follow(at)
        lane = self._lane_at(at)
        for each in self.lanes:
            each.set_aimed(each is lane and each.told.open)

    def _on_dropped(self, at: QPoint) -> None:
        was_carried = not self.carried.isHidden()
        card_id, self.parts.hidden = self.parts.hidden, None
        self.carried.hide()
        for each in self.lanes:
            each.set_aimed(False)
        lane = self._lane_at(at)
        if was_carried and lane is not None:
            self.parts.show_hand()
            self.place(lane.number)
        elif was_carried and card_id is not None and self.hand.rect().contains(self.hand.mapFromGlobal(at)):
            self._move_card(card_id, self.hand.view.place_at(self.hand.view.mapFromGlobal(at)))
        self.parts.show_hand()

    def _lane_at(self, at: QPoint) -> Lane | None:
        return next((lane for lane in self.lanes if lane.rect().contains(lane.mapFromGlobal(at))), None)

    def _move_card(self, card_id: int, before: int) -> None:
        """Put a card of the hand before another place."""
        if self.parts.move_card(card_id, before):
            self.flow.refresh()

    # ---- the keyboard ---------------------------------------------------------------------------------------------------------

    def _focus_on_move(self) -> None:
        """Bring the keyboard to the shout when it is due, else to the hand."""
        holder = QApplication.focusWidget()
        if not self.screen.isVisible() or holder is None or self.picker.isVisible() or self.screen.panel.isAncestorOf(holder):
            return
        if self.parts.ready and self.parts.view.may_claim and not self._dares():
            self.screen.primary.setFocus(Qt.FocusReason.TabFocusReason)
        elif not self.parts.view.may_claim and (self.screen.primary.hasFocus() or self.screen.hasFocus()):
            self.screen.focus_home()
        elif any(lane.hasFocus() and not lane.told.open for lane in self.lanes):
            self.screen.focus_home()  # the card is laid: Enter on its row would lay another

    def take_key(self, event: QKeyEvent) -> bool:
        """Move the chosen card in the hand with Ctrl and the arrows; choose a card by its letter."""
        key, modifiers = event.key(), event.modifiers()
        if (
            modifiers & Qt.KeyboardModifier.ControlModifier
            and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}
            and self.chosen is not None
        ):
            at = self.hand.model.find(self.chosen)
            if at is not None:
                self._move_card(self.chosen, at - 1 if key == Qt.Key.Key_Left else at + 2)
            return True
        plain = not modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        return plain and self._pick_letter(event.text().upper())

    def _say_no(self) -> None:
        """Press the button that says no; where none is offered, say what is to be done."""
        if not self.flow.busy and self.parts.ready and self.no_button.isHidden():
            self.flow.explain(words.moment(self.parts.view, chosen=self.chosen is not None))
            return
        self.screen.action_bar.press_other(self.no_button, self.screen.router.made)

    def _take_back(self) -> bool:
        if self.take_back.isHidden():
            return False
        self.screen.router.undo_asked.emit()
        return True

    def _leave_card(self) -> bool:
        """End what plays, or put the chosen card back."""
        if not self.flow.busy and self.chosen is None:
            return False
        self.flow.press(None)
        if not self.flow.busy:
            self._choose(None)
            self.screen.focus_home()
        return True

    def enter(self) -> None:
        """Do the one thing that there is to do: show what plays, claim, lay the card where only one row is open."""
        if self.flow.busy:
            self.flow.press(None)
            return
        rows = self.parts.open_rows(self.parts.held(self.parts.chosen)) if self.parts.ready else ()
        if len(rows) == 1:
            self.place(rows[0])
        elif rows:
            self._walk(1)
        elif self._dares() and not self.screen.primary.hasFocus():
            self.screen.primary.debounce()
            self.screen.primary.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.screen.router.press_enter()

    def _walk(self, by: int) -> None:
        """Go up or down among the rows where the chosen card may go; below the last one lies the hand."""
        rows = [lane for lane in self.lanes if lane.told.open] or self.lanes
        at = next((place for place, lane in enumerate(rows) if lane.hasFocus()), None)
        if at is None:
            rows[-1 if by < 0 else 0].setFocus(Qt.FocusReason.TabFocusReason)
        elif 0 <= at + by < len(rows):
            rows[at + by].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.hand.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _pick_letter(self, letter: str) -> bool:
        """Choose the next card of the hand that shows a letter; * is the joker."""
        if not letter or not self.parts.ready:
            return False
        cards = self.parts.hand_cards()
        fitting = [card.id for card in cards if card.letter == letter or (letter == "*" and card.kind is Kind.JOKER)]
        if not fitting:
            return False
        at = fitting.index(self.parts.chosen) + 1 if self.parts.chosen in fitting else 0
        self.hand.view.stand_on(fitting[at % len(fitting)])
        self._choose(fitting[at % len(fitting)])
        self.hand.view.setFocus(Qt.FocusReason.TabFocusReason)
        return True


def make_screen(theme: Theme, session: GameSession[Command, Event, WordsOutView]) -> GameScreen[Command, Event, WordsOutView]:
    """Make the screen of a game of Words Out."""
    return GameScreen(GAME_UI, theme, session, WordsOutTable)
