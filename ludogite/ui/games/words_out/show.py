"""What the table of Words Out shows of the moment, and who may do what in it; what a player does is ``words_out``' business."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Refusal, Seat
from ludogite.games.words_out.cards import ALPHABET, Card, Kind
from ludogite.games.words_out.moves import Bin, Command, Laid, Place
from ludogite.games.words_out.state import ROWS, Stage, WordsOutView
from ludogite.services.game_session import AnySession, ReplaySession
from ludogite.ui.games.words_out import action_texts as words
from ludogite.ui.games.words_out.cards_model import Face, HandOrder, ShownCard
from ludogite.ui.games.words_out.ground import WordsOutGround
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.buttons import PaperButton

TICK_MS: Final = 100


class WordsOutShow(WordsOutGround):
    """The screen as far as it only shows."""

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, table, parent)
        self._watching = isinstance(table, ReplaySession)
        self._view: WordsOutView = table.view()
        self._chosen: int | None = None
        self._left_at: dict[int, int] = {}
        self._hidden: int | None = None
        self.order = HandOrder()
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)

    # ---- what an owner calls ----------------------------------------------------------------------------------------------

    @property
    def view(self) -> WordsOutView:
        """What is shown now."""
        return self._view

    @property
    def chosen(self) -> int | None:
        """The card of the hand that is chosen, by its id."""
        return self._chosen

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat; nobody does in a replay."""
        return not self._watching and self.table.is_local(seat)

    def sees(self, seat: Seat) -> bool:
        """Tell whether the hand of a seat is shown."""
        return self._view.options.open_hands or self._view.me == seat

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

    # ---- what scenes change -----------------------------------------------------------------------------------------------

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

    def show_dealt(self, view: WordsOutView) -> None:
        """Show the hands of a deal, with the rows as they were before."""
        self.show_view(replace(view, rows=self._view.rows))

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

    # ---- who may do what --------------------------------------------------------------------------------------------------

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
