"""The table of Words Out: four rows on felt, the hand on its rack, the players with the lantern, the piles, and the shout.

What is shown follows the game without holding it up (see ``playback``). Whose hand is shown is ``words_out_eyes``' business: one
person against computers always sees her own; several people hand the screen over behind the curtain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Seat
from ludogite.games.words_out.cards import Kind
from ludogite.games.words_out.moves import Event
from ludogite.games.words_out.state import Stage, WordsOutView
from ludogite.services.game_session import AnySession
from ludogite.ui import texts
from ludogite.ui.games.words_out.acts import WordsOutActs
from ludogite.ui.games.words_out.eyes import Eyes
from ludogite.ui.games.words_out.ground import GAME_ID
from ludogite.ui.games.words_out.scenes import WordsOutScenes
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.screen.frame import Step
from ludogite.ui.screen.parts import AdviceText
from ludogite.ui.style.theme import Look

_ROW_KEYS: Final = {
    Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3,
    # the same keys of a French keyboard, without Shift
    Qt.Key.Key_Ampersand: 0, Qt.Key.Key_Eacute: 1, Qt.Key.Key_QuoteDbl: 2, Qt.Key.Key_Apostrophe: 3,
}  # fmt: skip
_NO_KEYS: Final = {Qt.Key.Key_0, Qt.Key.Key_Agrave}
LIT_ROWS: Final = "lit_rows"
"""The habit of showing where a card fits."""
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class WordsOutTable(WordsOutActs):
    """The screen of a Words Out table."""

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, table, parent)
        self._awaited: AdviceText | None = None
        self._over = False
        self._opening: tuple[WordsOutView, tuple[Step, ...]] | None = None
        self._told_before: list[Event] = []
        self._public: tuple[str, int | None] | None = None
        """What was last said that everybody may hear: the sentence and the ink of whose it is."""
        self._queue = AnimationQueue(self.overlay, self._stage, self.show_view, self)
        self._scenes = WordsOutScenes(self, self._queue)
        self.eyes = Eyes(self)
        self._arrival = QTimer(self)
        self._arrival.setSingleShot(True)
        self._connect()
        self.retranslate()
        self._order_focus()
        self.eyes.settle()

    def _connect(self) -> None:
        self._queue.rested.connect(self._on_rested)
        self.follow(self._queue)
        self.primary.clicked.connect(self._on_primary)
        self.take_back.clicked.connect(self.undo_asked)
        self.no_button.clicked.connect(self._on_no)
        self.never_button.clicked.connect(self._on_never)
        self.hand.view.picked.connect(self._on_picked)
        self.hand.view.reached.connect(self._on_reached)
        self.hand.view.lifted.connect(self._on_lifted)
        self.hand.view.dragged.connect(self._on_dragged)
        self.hand.view.dropped.connect(self._on_dropped)
        self.hand.help_button.toggled.connect(self._on_help)
        for lane in self.lanes:
            lane.clicked.connect(self._on_lane)
        self.picker.picked.connect(self._on_letter)
        self.picker.left.connect(self._on_picker_left)
        self.round.book_button.clicked.connect(self._on_book)
        self._clock.timeout.connect(self._show_head)
        self._arrival.timeout.connect(self._on_arrived)
        self.table.happened.connect(self._queue.take_event)
        self.table.viewed.connect(self._on_viewed)
        self.table.asked.connect(self._on_asked)
        self.table.seated.connect(self.retranslate)

    def _order_focus(self) -> None:
        """Tab goes from the hand to the rows, then to the actions."""
        order: list[QWidget] = [self.hand.view, *self.lanes, self.primary, *self.secondary, self.hand.help_button]
        order += [self.round.book_button, self.coach.close_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # ---- what an owner calls ----------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""
        return self._opening is not None or self._queue.busy

    def may_advise(self, seat: Seat) -> bool:
        """Let the coach speak only to the person whose hand is shown."""
        return self.table.eyes == seat or self._view.options.open_hands

    def keeps_secret(self, seat: Seat) -> bool:
        """Keep what is said of a hand from those who hand the screen over; it is told when the game is over."""
        people = [seat for seat in range(len(self.table.seats)) if self.acts_here(seat)]
        return len(people) > 1 and not self._view.options.open_hands

    def open_with(self, before: WordsOutView, steps: Sequence[Step]) -> None:
        """Play the opening lots, the deal and the first four cards when the table is shown."""
        self._opening = before, tuple(steps)
        self._told_before = [event for events, _ in steps for event in events]

    def take_habits(self, habits: Mapping[str, bool]) -> None:
        """Light the rows where a card fits, if that was so the last time."""
        self.hand.help_button.setChecked(habits.get(LIT_ROWS, False))

    def skip(self) -> None:
        """Show at once everything that still plays."""
        self._queue.skip()

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's words, once what they speak of is shown."""
        self._awaited = advice
        if advice is None or not self.busy:
            super().show_advice(advice)

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def _on_viewed(self, view: WordsOutView) -> None:
        """Play a step; in a replay, the one before it ends first."""
        if self._watching:
            self.skip()
        if view.me is None and self._view.me is not None:
            self.quiet.say(*(self._public or ("", None)))  # a refusal may name a card of the hand that is no longer shown
        self._open()
        self._queue.take_view(view)

    def _on_arrived(self) -> None:
        """Play how the game began, or let whoever is asked act."""
        if self._opening is None:
            self._on_rested()
        else:
            self._open()

    def _open(self) -> None:
        """Play the opening, if there is one and it has not been played."""
        if self._opening is None:
            return
        (before, steps), self._opening = self._opening, None
        self._public = self.quiet.text, None
        self.show_view(before)
        for events, view in steps:
            for event in events:
                self._queue.take_event(event)
            self._queue.take_view(view)

    def _on_help(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self.habit_changed.emit(LIT_ROWS, on)
        self._refresh()

    def _on_asked(self, _requests: object) -> None:
        self.eyes.settle()
        self._refresh()

    def _on_rested(self) -> None:
        """Let the player act again, or hand the screen over; tell once that the game is over."""
        self.eyes.settle()
        self._refresh()
        super().show_advice(self._awaited)
        self._focus_on_move()
        if self._over and self._view.stage is Stage.OVER:
            self._over = False
            self.finished.emit()

    def _stage(self, event: Event, view: WordsOutView) -> list[Scene]:
        self._over = view.stage is Stage.OVER
        return self._scenes.stage(event, view)

    def tell(self, event: Event) -> None:
        """Say an event in the quiet line, to screen readers and to the owner."""
        sentence = texts.event_sentence(GAME_ID, event, [info.name for info in self.table.seats])
        seat = getattr(event, "seat", None)
        if sentence:
            self.announce(sentence)
            ink = self.table.seats[seat].ink if seat is not None else None
            self.quiet.say(sentence, ink)
        if event in self._told_before:
            self._told_before.remove(event)
            if not self._told_before and self._public is not None:
                self.quiet.say(*self._public)
        else:
            self._public = self.quiet.text, self.table.seats[seat].ink if seat is not None else None
            self.played.emit(event)

    # ---- the keyboard -----------------------------------------------------------------------------------------------------

    def _focus_on_move(self) -> None:
        """Bring the keyboard to the shout when it is due, else to the hand."""
        holder = QApplication.focusWidget()
        if not self.isVisible() or holder is None or self.picker.isVisible() or self.panel.isAncestorOf(holder):
            return
        if self._ready() and self._view.may_claim:
            self.primary.setFocus(Qt.FocusReason.TabFocusReason)
        elif not self._view.may_claim and (self.primary.hasFocus() or self.hasFocus()):
            self._focus_home()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the hand, or to what has to be done first."""
        super().focusInEvent(event)
        self._focus_home()

    # ---- keys -------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the table: rows 1–4, 0 for no, letters of cards, Enter, Escape, Ctrl+arrows, Ctrl+Z."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_asked.emit()
            return
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and key in {Qt.Key.Key_Left, Qt.Key.Key_Right} and self._chosen is not None:
            at = self.hand.model.find(self._chosen)
            if at is not None:
                self._move_card(self._chosen, at - 1 if key == Qt.Key.Key_Left else at + 2)
        elif control or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
        elif key in _ROW_KEYS:
            self.place(_ROW_KEYS[key])
        elif key in _NO_KEYS:
            if not self.no_button.isHidden():
                self._on_no()
        elif key in _ENTER and not event.isAutoRepeat():
            self._on_enter()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._walk(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Backspace and not self.take_back.isHidden():
            self.undo_asked.emit()
        elif key == Qt.Key.Key_Escape and (self.busy or self._chosen is not None):
            self.skip()
            self._choose(None)
            self._focus_home()
        elif not self._pick_letter(event.text().upper()):
            super().keyPressEvent(event)

    def _on_enter(self) -> None:
        """Do the one thing that there is to do: show what plays, claim, lay the card where only one row is open."""
        if self.busy:
            self.skip()
            return
        rows = self._open_rows(self._held(self._chosen)) if self._ready() else ()
        if len(rows) == 1:
            self.place(rows[0])
        elif rows:
            self._walk(1)
        else:
            self._on_primary()

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
        if not letter or not self._ready():
            return False
        cards = self._hand_cards()
        fitting = [card.id for card in cards if card.letter == letter or (letter == "*" and card.kind is Kind.JOKER)]
        if not fitting:
            return False
        at = fitting.index(self._chosen) + 1 if self._chosen in fitting else 0
        self.hand.view.stand_on(fitting[at % len(fitting)])
        self._choose(fitting[at % len(fitting)])
        self.hand.view.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def showEvent(self, event: QShowEvent) -> None:
        """Come to the table: whoever is asked is called, once the page stands."""
        super().showEvent(event)
        self._arrival.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the table: nobody's hand must be there when somebody comes back."""
        super().hideEvent(event)
        self.eyes.on_left()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """End what flies: its places are no longer right."""
        if event.size() != event.oldSize():
            self.skip()
        super().resizeEvent(event)
