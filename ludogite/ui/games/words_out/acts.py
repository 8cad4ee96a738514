"""What a player does at the table of Words Out, by mouse or keys: choose a card, lay it, claim, say no, sort the hand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from ludogite.core.rules import Refusal
from ludogite.games.words_out.cards import ALPHABET, Kind
from ludogite.games.words_out.moves import Claim, Command, Decline, Pass, Place, Silence
from ludogite.games.words_out.state import Stage
from ludogite.ui import texts
from ludogite.ui.games.words_out.eyes import Eyes
from ludogite.ui.games.words_out.lane import Lane
from ludogite.ui.games.words_out.show import WordsOutShow


class WordsOutActs(WordsOutShow):
    """The screen as far as it shows and acts; when what is shown plays on is the table's own."""

    eyes: Eyes
    _joker_row = 0
    """The row on which the joker that waits for its letter goes."""

    # ---- cards and rows ---------------------------------------------------------------------------------------------------

    def _submit(self, command: Command) -> None:
        asked = self._may_act()
        if asked is None:
            return
        refusal: Refusal | None = self.table.submit(asked.request.seat, command, asked.token)
        if refusal is not None:
            sentence = texts.refusal(refusal.code, refusal.args)
            self.quiet.say(sentence)
            self.announce(sentence)

    def _choose(self, card_id: int | None) -> None:
        """Choose a card of the hand, or none."""
        if card_id is not None and (not self._ready() or self._held(card_id) is None):
            card_id = None
        if card_id != self._chosen:
            self._chosen = card_id
            self._refresh()

    def place(self, row: int) -> None:
        """Lay the chosen card on a row, or clear the row with it; a joker asks for its letter first."""
        if self.busy:
            self.skip()
            return
        card = self._held(self._chosen)
        if card is None or not self._ready():
            if self._ready():
                self.quiet.say(self.tr("Choisis d’abord une carte de ta main."))
            return
        self._left_at[card.id] = next(at for at, held in enumerate(self._hand_cards()) if held.id == card.id)
        if card.kind is not Kind.JOKER or row not in self._allowed_rows():
            self._submit(self._command(card, row))
            return
        letters = self._letters(card, row) if self._helps() else tuple(ALPHABET)
        if not letters:
            self.quiet.say(self.tr("Le joker ne va pas sur cette rangée."))
            return
        self._joker_row = row
        self.picker.ask(letters, self.lane_end(row), self.tray.geometry())

    def _on_letter(self, letter: str) -> None:
        card = self._held(self._chosen)
        self._focus_home()
        if card is not None:
            self._submit(Place(card.id, self._joker_row, letter))

    def _on_picker_left(self) -> None:
        self._focus_home()

    def _on_lane(self) -> None:
        lane = self.sender()
        if isinstance(lane, Lane):
            self.place(lane.number)

    def _on_primary(self) -> None:
        if self.busy:
            self.skip()
        elif self._ready():
            if self._view.may_claim:
                self._submit(Claim())
        elif self._may_act() is not None:
            self.eyes.ask()

    def _on_no(self) -> None:
        """Pass, stay silent, or decline: what the button says."""
        if self.busy:
            self.skip()
            return
        match self._view.stage:
            case Stage.TURN | Stage.START:
                self._submit(Pass())
            case Stage.LAID:
                self._submit(Silence())
            case Stage.COUNTER:
                self._submit(Decline())

    def _on_never(self) -> None:
        """Decline, now and for as long as the row lies."""
        shout, seat = self._view.shout, self._view.asked
        if shout is not None and seat is not None and self._may_act() is not None:
            self.eyes.remember(seat, shout.row)
            self._submit(Decline())

    def decline(self) -> None:
        """Decline for the person who is asked and has said that he never counters this row."""
        self._submit(Decline())

    def _on_book(self) -> None:
        if self.panel.content is self.book_sheet:
            self.close_panel()
        else:
            self.open_panel(self.tr("Feuille du comptable"), self.book_sheet)

    # ---- the hand ---------------------------------------------------------------------------------------------------------

    def _on_picked(self, card_id: int) -> None:
        if self.busy:
            self.skip()
            return
        if self._view.asked is not None and not self.sees(self._view.asked) and self._may_act() is not None:
            self.eyes.ask()
            return
        self._choose(None if card_id == self._chosen else card_id)

    def _on_reached(self, card_id: int) -> None:
        self._choose(card_id)

    def _on_lifted(self, card_id: int, at: QPoint) -> None:
        card = next((shown for shown in self.hand.model.cards if shown.id == card_id), None)
        if card is None or card.face is None or card.ghost:
            return
        self._choose(card_id)
        self.carried.take(card, self.hand.view.card_width, at)
        self.hide_card(card_id)

    def _on_dragged(self, at: QPoint) -> None:
        self.carried.follow(at)
        lane = self._lane_at(at)
        for each in self.lanes:
            each.set_aimed(each is lane and each.told.open)

    def _on_dropped(self, at: QPoint) -> None:
        was_carried = not self.carried.isHidden()
        card_id, self._hidden = self._hidden, None
        self.carried.hide()
        for each in self.lanes:
            each.set_aimed(False)
        lane = self._lane_at(at)
        if was_carried and lane is not None:
            self._show_hand()
            self.place(lane.number)
        elif was_carried and card_id is not None and self.hand.rect().contains(self.hand.mapFromGlobal(at)):
            self._move_card(card_id, self.hand.view.place_at(self.hand.view.mapFromGlobal(at)))
        self._show_hand()

    def _lane_at(self, at: QPoint) -> Lane | None:
        return next((lane for lane in self.lanes if lane.rect().contains(lane.mapFromGlobal(at))), None)

    def _move_card(self, card_id: int, before: int) -> None:
        """Put a card of the hand before another place."""
        seat = self._hand_seat()
        was = self.hand.model.find(card_id)
        if seat is not None and was is not None:
            self.order.move(seat, card_id, before - 1 if before > was else before)
            self._refresh()

    def _focus_home(self) -> None:
        if self.primary.isEnabled():
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.hand.view.setFocus(Qt.FocusReason.OtherFocusReason)
