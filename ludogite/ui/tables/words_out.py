"""The table of Words Out: four rows on felt, the hand on its rack, the players with the lantern, the piles, and the shout.

What is shown follows the game without holding it up (see ``playback``). Whose hand is shown is ``words_out_eyes``' business: one
person against computers always sees her own; several people hand the screen over behind the curtain.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Refusal, Seat
from ludogite.games.words_out.cards import ALPHABET, Card, Kind
from ludogite.games.words_out.moves import Bin, Claim, Command, Decline, Event, Laid, Pass, Place, Silence
from ludogite.games.words_out.table import ROWS, Stage, WordsOutView
from ludogite.ui import texts
from ludogite.ui.models.cards import Face, HandOrder, ShownCard
from ludogite.ui.table import ReplayTable, Table
from ludogite.ui.tables import words_out_words as words
from ludogite.ui.tables.parts import AdviceText
from ludogite.ui.tables.playback import Playback, Scene
from ludogite.ui.tables.words_out_eyes import Eyes
from ludogite.ui.tables.words_out_ground import GAME_ID, WordsOutGround
from ludogite.ui.tables.words_out_lane import Lane
from ludogite.ui.tables.words_out_scenes import WordsOutScenes
from ludogite.ui.theme import Look
from ludogite.ui.widgets.buttons import PaperButton

TICK_MS: Final = 100
_ROW_KEYS: Final = {
    Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3,
    # the same keys of a French keyboard, without Shift
    Qt.Key.Key_Ampersand: 0, Qt.Key.Key_Eacute: 1, Qt.Key.Key_QuoteDbl: 2, Qt.Key.Key_Apostrophe: 3,
}  # fmt: skip
_NO_KEYS: Final = {Qt.Key.Key_0, Qt.Key.Key_Agrave}
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class WordsOutTable(WordsOutGround):
    """The screen of a Words Out table."""

    def __init__(self, look: Look, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(look, table, parent)
        self._watching = isinstance(table, ReplayTable)
        self._view: WordsOutView = table.view()
        self._chosen: int | None = None
        self._left_at: dict[int, int] = {}
        self._hidden: int | None = None
        self._awaited: AdviceText | None = None
        self._over = False
        self._joker_row = 0
        self.order = HandOrder()
        self._playback = Playback(self.overlay, self._stage, self.show_view, self)
        self._scenes = WordsOutScenes(self, self._playback)
        self.eyes = Eyes(self)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._arrival = QTimer(self)
        self._arrival.setSingleShot(True)
        self._connect()
        self.retranslate()
        self._order_focus()
        self.eyes.settle()

    def _connect(self) -> None:
        self._playback.rested.connect(self._on_rested)
        self.primary.clicked.connect(self._on_primary)
        self.take_back.clicked.connect(self.undo_asked)
        self.no_button.clicked.connect(self._on_no)
        self.never_button.clicked.connect(self._on_never)
        self.hand.view.picked.connect(self._on_picked)
        self.hand.view.reached.connect(self._on_reached)
        self.hand.view.lifted.connect(self._on_lifted)
        self.hand.view.dragged.connect(self._on_dragged)
        self.hand.view.dropped.connect(self._on_dropped)
        self.hand.help_button.toggled.connect(self._refresh)
        for lane in self.lanes:
            lane.clicked.connect(self._on_lane)
        self.picker.picked.connect(self._on_letter)
        self.picker.left.connect(self._on_picker_left)
        self.round.book_button.clicked.connect(self._on_book)
        self._clock.timeout.connect(self._show_head)
        self._arrival.timeout.connect(self._on_rested)
        self.table.happened.connect(self._playback.take_event)
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
    def view(self) -> WordsOutView:
        """What is shown now."""
        return self._view

    @property
    def chosen(self) -> int | None:
        """The card of the hand that is chosen, by its id."""
        return self._chosen

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""
        return self._playback.busy

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat; nobody does in a replay."""
        return not self._watching and self.table.is_local(seat)

    def sees(self, seat: Seat) -> bool:
        """Tell whether the hand of a seat is shown."""
        return self._view.options.open_hands or self._view.me == seat

    def may_advise(self, seat: Seat) -> bool:
        """Let the coach speak only to the person whose hand is shown."""
        return self.table.eyes == seat or self._view.options.open_hands

    def skip(self) -> None:
        """Show at once everything that still plays."""
        self._playback.skip()

    def show_view(self, view: WordsOutView) -> None:
        """Show the table as it is in a view; showing the same view again changes nothing."""
        self._view = view
        self._hidden = None
        if view.laying is None:
            self._left_at.clear()
        if self._held(self._chosen) is None:
            self._chosen = None
            self.picker.hide()
        self._refresh()

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's words, once what they speak of is shown."""
        self._awaited = advice
        if advice is None or not self.busy:
            super().show_advice(advice)

    def retranslate(self) -> None:
        """Read every text again."""
        self.take_back.setText(self.tr("Reprendre la carte"))
        self.hand.help_button.set_name(self.tr("Montrer où la carte peut aller"))
        self.hand.help_button.setToolTip(self.hand.help_button.accessibleName())
        self.tray.setAccessibleName(self.tr("Les quatre rangées"))
        self.show_view(self._view)

    def card_start(self, seat: Seat, card_id: int) -> QRectF:
        """Give where a card of a player comes from or goes to: his place on the rack, or in his row of the players."""
        if seat == self._hand_seat():
            return self.hand.card_place(card_id)
        return self.seat_rect(seat)

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def _on_viewed(self, view: WordsOutView) -> None:
        """Play a step; in a replay, the one before it ends first."""
        if self._watching:
            self.skip()
        self._playback.take_view(view)

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
            self.quiet.say(sentence, self.table.seats[seat].ink if seat is not None else None)
        self.played.emit(event)

    def hide_card(self, card_id: int) -> None:
        """Leave only the place of a card in the hand: the card flies."""
        self._hidden = card_id
        self._show_hand()

    def show_laid(self, event: Laid) -> None:
        """Show a card at the end of its row, before the view that says what follows."""
        lane = self.lanes[event.row]
        if any(card.id == event.card.id for card in lane.told.cards):
            return
        face = Face.of(event.card, event.letter)
        shown = ShownCard(event.card.id, face, words.card_name(event.card, event.letter), fresh=True)
        told = lane.told
        lane.show_lane(type(told)(cards=(*told.cards, shown), note=told.note, locked=told.locked, live=True))

    def empty_lane(self, row: int) -> None:
        """Show a row without cards: they fly."""
        self.lanes[row].show_lane(type(self.lanes[row].told)(spoken=self.lanes[row].told.spoken))

    def show_scores(self, view: WordsOutView) -> None:
        """Let the points count up."""
        self.round.show_places(words.places(view, self.table.seats, None))

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def _hand_seat(self) -> Seat | None:
        """Tell whose hand lies on the rack: that of the eyes, else of the person who is asked, else of a person here."""
        view = self._view
        people = [seat for seat in range(len(self.table.seats)) if self.acts_here(seat)]
        if view.me is not None:
            return view.me
        if view.asked is not None and (view.asked in people or not people):
            return view.asked
        return people[0] if len(people) == 1 else view.turn if not people else None

    def _hand_cards(self) -> tuple[Card, ...]:
        """Give the cards on the rack in their order; () when they lie face down."""
        seat = self._hand_seat()
        if seat is None or not self.sees(seat):
            return ()
        return self.order.arrange(seat, self._view.hands[seat])

    def _held(self, card_id: int | None) -> Card | None:
        return next((card for card in self._hand_cards() if card.id == card_id), None)

    def _refresh(self, *_args: object) -> None:
        """Show the moment."""
        self.book.show(self._view, [info.name for info in self.table.seats])
        self._show_head()
        outcome = self.table.outcome() if self._view.stage is Stage.OVER else None
        self.round.show_places(words.places(self._view, self.table.seats, outcome))
        self.piles.show_piles(words.piles(self._view))
        self._show_lanes()
        self._show_hand()
        self._show_actions()
        running = self._view.deadline_ms is not None
        if running != self._clock.isActive():
            self._clock.start() if running else self._clock.stop()

    def _show_head(self) -> None:
        view = self._view
        local = view.asked is not None and self.acts_here(view.asked)
        outcome = self.table.outcome() if view.stage is Stage.OVER else None
        self.round.show_head(words.head(view, self.table.seats, self.table.now_ms(), local=local, outcome=outcome))

    def _show_lanes(self) -> None:
        card = self._held(self._chosen) if self._ready() else None
        rows = self._open_rows(card)
        for number, lane in enumerate(self.lanes):
            slot = Face.of(card) if card is not None and number in rows else None
            is_dim = card is not None and number not in rows
            lane.show_lane(words.lane(self._view, number, slot=slot, open_=number in rows, dim=is_dim))

    def _show_hand(self) -> None:
        view, seat = self._view, self._hand_seat()
        if seat is None:
            self.hand.show_hand(None, "", "", "", ())
            return
        info = self.table.seats[seat]
        count = view.counts[seat]
        if self.sees(seat):
            shown = self._shown_hand(seat)
        else:
            hidden = self.tr("carte cachée")
            shown = tuple(ShownCard(-1 - at, None, hidden) for at in range(count))
        title = info.name if self.look.small else self.tr("Main de {name}").format(name=info.name)
        self.hand.show_hand(info.ink, title, info.name, words.Counted().cards(count), shown)

    def _shown_hand(self, seat: Seat) -> tuple[ShownCard, ...]:
        """Describe the hand: what is chosen, what fits nowhere, and the places of the cards just laid."""
        helps = self._helps() and self._view.stage in {Stage.TURN, Stage.START, Stage.COUNTER}
        with_words = self.hand.view.card_width >= self.look.px(80)
        cards = []
        for card in self._hand_cards():
            is_dim = helps and not self._open_rows(card)
            face = Face.of(card, "", words.caption(card) if with_words else "")
            chosen = card.id == self._chosen
            cards.append(ShownCard(card.id, face, words.card_name(card), chosen, ghost=card.id == self._hidden, dim=is_dim))
        laying = self._view.laying
        if laying is not None and laying.seat == seat and self._view.stage is Stage.LAID:
            for placed in self._view.rows[laying.row][-laying.cards :]:
                place = self._left_at.get(placed.card.id)
                if place is not None:
                    spoken = self.tr("place de la carte posée")
                    cards.insert(place, ShownCard(placed.card.id, Face.of(placed.card, placed.letter), spoken, ghost=True))
        return tuple(cards)

    def _show_actions(self) -> None:
        """Let the buttons say what they do."""
        view, seat = self._view, self._view.asked
        asked = self._may_act()
        ready = self._ready()
        if ready:
            offered = words.actions(view)
        elif asked is not None and seat is not None:
            offered = words.unseen_actions(view, self.table.seats[seat].name)
        else:
            offered = words.waiting_actions(view, self.table.seats)
        self.primary.set_display(offered.shout)
        self.primary.setText(offered.primary)
        self.primary.set_note(offered.note)
        self.primary.setAccessibleName(", ".join(filter(None, (offered.primary, offered.note))))
        if not offered.acts and self.primary.hasFocus():
            self.hand.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.primary.setEnabled(offered.acts)
        self._offer(self.take_back, offered=ready and view.stage is Stage.LAID and self.table.can_undo())
        self.no_button.setText(offered.no)
        self._offer(self.no_button, offered=bool(offered.no) and asked is not None)
        self.never_button.setText(offered.never)
        self._offer(self.never_button, offered=bool(offered.never) and asked is not None)
        told = words.moment(view, chosen=self._chosen is not None) if ready else ""
        if asked is not None and seat is not None and not ready:
            told = words.unseen_moment(view, self.table.seats[seat].name)
        self.prompt.setText(told)
        self.hand.set_hint(("◂", "▸"), self.tr("choisir")) if ready and view.counts[seat or 0] else self.hand.set_hint((), "")
        self.relayout()

    def _offer(self, button: PaperButton, *, offered: bool) -> None:
        if not offered and button.hasFocus():
            self.hand.view.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setVisible(offered)

    def _focus_on_move(self) -> None:
        """Bring the keyboard to the shout when it is due, else to the hand."""
        holder = QApplication.focusWidget()
        if not self.isVisible() or holder is None or self.picker.isVisible() or self.panel.isAncestorOf(holder):
            return
        if self._ready() and self._view.may_claim:
            self.primary.setFocus(Qt.FocusReason.TabFocusReason)
        elif not self._view.may_claim and (self.primary.hasFocus() or self.hasFocus()):
            self._focus_home()

    def _focus_home(self) -> None:
        if self.primary.isEnabled():
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.hand.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the hand, or to what has to be done first."""
        super().focusInEvent(event)
        self._focus_home()

    # ---- acting -----------------------------------------------------------------------------------------------------------

    def _may_act(self) -> Open | None:
        """Give the request that a person here may answer now: only when what is shown is what is."""
        seat = self._view.asked
        if self.busy or seat is None or not self.acts_here(seat) or self._view != self.table.view():
            return None
        return next((asked for asked in self.table.requests() if asked.request.seat == seat), None)

    def _ready(self) -> bool:
        """Tell whether the person who is asked may act and sees the hand."""
        return self._view.asked is not None and self.sees(self._view.asked) and self._may_act() is not None

    def _helps(self) -> bool:
        return self.hand.help_button.isChecked() and self._ready()

    def _allowed_rows(self) -> tuple[int, ...]:
        """List the rows on which a card may be laid in this moment, whatever the card."""
        view = self._view
        match view.stage:
            case Stage.TURN:
                return tuple(range(ROWS))
            case Stage.START if view.start is not None:
                return (view.start,)
            case Stage.COUNTER if view.shout is not None:
                return (view.shout.row,)
            case Stage.LAID if view.laying is not None and view.may_go_on:
                return (view.laying.row,)
            case _:
                return ()

    def _open_rows(self, card: Card | None) -> tuple[int, ...]:
        """List the rows where a card may go; with help, only those where it fits."""
        if card is None:
            return ()
        rows = self._allowed_rows()
        return tuple(row for row in rows if self._letters(card, row)) if self._helps() else rows

    def _letters(self, card: Card, row: int) -> tuple[str, ...]:
        """List the letters as which a card may be laid on a row: of a joker all that fit; of a bin one, if it may clear it."""
        seat = self._view.asked
        if seat is None:
            return ()
        if card.kind is Kind.JOKER:
            tried: list[tuple[str, Command]] = [(letter, Place(card.id, row, letter)) for letter in ALPHABET]
        else:
            tried = [(card.letter or "–", self._command(card, row))]
        return tuple(letter for letter, command in tried if not isinstance(self.table.preview(seat, command), Refusal))

    def _command(self, card: Card, row: int) -> Command:
        return Bin(card.id, row) if card.kind is Kind.POUBELLE else Place(card.id, row)

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
