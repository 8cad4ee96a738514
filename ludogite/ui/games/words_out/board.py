"""What lies on a Words Out table: four rows on felt, the hand on its rack, the players with the lantern, the piles.

Shows a view on them, says which cards may go where, and knows the places from which and to which cards fly.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Refusal, Seat
from ludogite.games.words_out.cards import ALPHABET, Card, Kind, Placed, Row
from ludogite.games.words_out.moves import Bin, Command, DealEnded, Event, Laid, Place
from ludogite.games.words_out.state import ROWS, Stage, WordsOutView
from ludogite.services.game_session import GameSession
from ludogite.ui.games.words_out import GAME_UI
from ludogite.ui.games.words_out import action_texts as words
from ludogite.ui.games.words_out.book import BookSheet
from ludogite.ui.games.words_out.card import card_size
from ludogite.ui.games.words_out.card_fan import CarriedCard
from ludogite.ui.games.words_out.cards_model import Face, HandOrder, ShownCard
from ludogite.ui.games.words_out.hand import HandTray, LetterPicker
from ludogite.ui.games.words_out.lane import Lane, LaneShow
from ludogite.ui.games.words_out.model import BookModel
from ludogite.ui.games.words_out.round import Head, Piles, Roundtable
from ludogite.ui.screen import stage as screen_stage
from ludogite.ui.style.plain import set_tip
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets.panels import Tray

translate = QCoreApplication.translate


class WordsOutBoard:
    """The things of one screen, and what a player does with them that is no command: the chosen card, the order of the hand."""

    def __init__(self, stage: screen_stage.Stage, screen: QWidget, session: GameSession[Command, Event, WordsOutView]) -> None:
        theme = stage.theme
        self._stage, self._session, self._theme = stage, session, theme
        self.view = session.view()
        self.ready = False
        """Whether the person who is asked may act and sees the hand."""
        self.chosen: int | None = None
        """The card of the hand that is chosen, by its id."""
        self.last: int | None = None
        """The card of the hand that was laid last, by its id: chosen again if that is taken back."""
        self.left_at: dict[int, int] = {}
        """Where in the hand the cards lay that have just been laid, by their ids."""
        self._said: Head | None = None
        """What a scene says over the players."""
        self.hidden: int | None = None
        """The card of the hand that is carried or flies."""
        self._ahead: dict[int, LaneShow] = {}
        """The rows that a scene has changed before the view that says so."""
        self.order = HandOrder()
        self.tray = Tray(theme, GAME_UI.felt, screen)
        self.lanes = [Lane(theme, number, self.tray) for number in range(ROWS)]
        self.hand = HandTray(theme, screen)
        self.round = Roundtable(theme, screen)
        self.piles = Piles(theme, GAME_UI.felt, screen)
        self.picker = LetterPicker(theme, screen)
        self.carried = CarriedCard(theme, screen)
        self.book = BookModel(screen)
        self.book_sheet = BookSheet(theme, self.book, screen)
        self.book_sheet.hide()

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def take_view(self, view: WordsOutView) -> None:
        """Take another view, and let go what is no longer there."""
        before, self.view, self.hidden, self._said = self.view, view, None, None
        self._ahead.clear()
        laid = before.laying
        if view.laying is None and laid is not None and laid.seat == self.hand_seat() and before.turn == view.turn:
            self.chosen = next((card.id for card in self.hand_cards() if card.id == self.last), None)  # taken back
        if view.laying is None:
            self.left_at.clear()
        if self.held(self.chosen) is None:
            self.chosen = None
            self.picker.hide()

    def show(self, *, ready: bool) -> None:
        """Show the moment."""
        self.ready = ready
        seats = self._session.seats
        self.book.show(self.view, [info.name for info in seats])
        self.show_head()
        outcome = self._session.outcome() if self.view.stage is Stage.OVER else None
        self.round.show_places(words.places(self.view, seats, outcome))
        self.show_piles(self.view)
        self._show_lanes()
        self.show_hand()

    def retranslate(self) -> None:
        """Read every text again."""
        self.hand.help_button.set_name(translate("WordsOutTable", "Montrer où la carte peut aller"))
        set_tip(self.hand.help_button, self.hand.help_button.accessibleName())
        self.tray.setAccessibleName(translate("WordsOutTable", "Les quatre rangées"))

    def show_head(self) -> None:
        """Show what the table waits for, and how long."""
        view = self.view
        if self._said is not None:
            self.round.show_head(self._said)
            return
        local = view.asked is not None and self._stage.acts_here(view.asked)
        outcome = self._session.outcome() if view.stage is Stage.OVER else None
        self.round.show_head(words.head(view, self._session.seats, self._session.now_ms(), local=local, outcome=outcome))

    def say(self, head: Head) -> None:
        """Say something over the players, in a scene, until another view is taken."""
        self._said = head
        self.show_head()

    def _show_lanes(self) -> None:
        card = self.held(self.chosen) if self.ready else None
        rows = self.open_rows(card)
        for number, lane in enumerate(self.lanes):
            slot = Face.of(card) if card is not None and number in rows else None
            is_dim = card is not None and number not in rows
            told = words.lane(self.view, number, slot=slot, open_=number in rows, dim=is_dim)
            lane.show_lane(self._ahead.get(number, told))

    def show_hand(self) -> None:
        """Show whose hand lies on the rack, and how it lies."""
        view, seat = self.view, self.hand_seat()
        if seat is None:
            self.hand.show_hand(None, "", "", "", ())
            return
        info = self._session.seats[seat]
        count = view.counts[seat]
        if self.sees(seat):
            shown = self._shown_hand(seat)
        else:
            hidden = translate("WordsOutTable", "carte cachée")
            shown = tuple(ShownCard(-1 - at, None, hidden) for at in range(count))
        title = info.name if self._theme.small else elided(translate("WordsOutTable", "Main de {name}"), name=info.name)
        self.hand.show_hand(info.ink, title, info.name, words.Counted().cards(count), shown)

    def _shown_hand(self, seat: Seat) -> tuple[ShownCard, ...]:
        """Describe the hand: what is chosen, what fits nowhere, and the places of the cards just laid."""
        helps = self.helps() and self.view.stage in {Stage.TURN, Stage.START, Stage.COUNTER}
        with_words = self.hand.view.card_width >= self._theme.px(80)
        cards = []
        for card in self.hand_cards():
            is_dim = helps and not self.open_rows(card)
            face = Face.of(card, "", words.caption(card) if with_words else "")
            chosen = card.id == self.chosen
            cards.append(ShownCard(card.id, face, words.card_name(card), chosen, ghost=card.id == self.hidden, dim=is_dim))
        laying = self.view.laying
        if laying is not None and laying.seat == seat and self.view.stage is Stage.LAID:
            for placed in self.view.rows[laying.row][-laying.cards :]:
                place = self.left_at.get(placed.card.id)
                if place is not None:
                    spoken = translate("WordsOutTable", "place de la carte posée")
                    cards.insert(place, ShownCard(placed.card.id, Face.of(placed.card, placed.letter), spoken, ghost=True))
        return tuple(cards)

    def sees(self, seat: Seat) -> bool:
        """Tell whether the hand of a seat is shown."""
        return self.view.options.open_hands or self.view.me == seat

    def hand_seat(self) -> Seat | None:
        """Tell whose hand lies on the rack: that of the eyes, else of the person who is asked, else of a person here."""
        view = self.view
        people = [seat for seat in range(len(self._session.seats)) if self._stage.acts_here(seat)]
        if view.me is not None:
            return view.me
        if view.asked is not None and (view.asked in people or not people):
            return view.asked
        return people[0] if len(people) == 1 else view.turn if not people else None

    def hand_cards(self) -> tuple[Card, ...]:
        """Give the cards on the rack in their order; () when they lie face down."""
        seat = self.hand_seat()
        if seat is None or not self.sees(seat):
            return ()
        return self.order.arrange(seat, self.view.hands[seat])

    def held(self, card_id: int | None) -> Card | None:
        """Find a card of the hand that lies on the rack."""
        return next((card for card in self.hand_cards() if card.id == card_id), None)

    def move_card(self, card_id: int, before: int) -> bool:
        """Put a card of the hand before another place; tell whether there is one to put."""
        seat = self.hand_seat()
        was = self.hand.model.find(card_id)
        if seat is None or was is None:
            return False
        self.order.move(seat, card_id, before - 1 if before > was else before)
        return True

    # ---- what scenes change -----------------------------------------------------------------------------------------------

    def hide_card(self, card_id: int) -> None:
        """Leave only the place of a card in the hand: the card flies."""
        self.hidden = card_id
        self.show_hand()

    def show_laid(self, event: Laid) -> None:
        """Show a card at the end of its row, before the view that says what follows."""
        lane = self.lanes[event.row]
        if any(card.id == event.card.id for card in lane.told.cards):
            return
        face = Face.of(event.card, event.letter)
        shown = ShownCard(event.card.id, face, words.card_name(event.card, event.letter), fresh=True)
        spoken = self._row_with((*self.view.rows[event.row], Placed(event.card, event.letter)), event.row).spoken
        told = LaneShow((*lane.told.cards, shown), note=lane.told.note, locked=lane.told.locked, live=True, spoken=spoken)
        self._show_ahead(event.row, told)

    def show_refused(self, row: int) -> None:
        """Show a row whose last cards the referee has refused, before they are taken back: who laid them has had his chance."""
        self._show_ahead(row, words.refused(self.lanes[row].told, row))
        self.view = replace(self.view, laying=None)
        self.show_scores(self.view)

    def lift(self, row: int, cards: tuple[Card, ...]) -> None:
        """Show a row without its last cards, which are taken back."""
        rows = list(self.view.rows)
        rows[row] = tuple(placed for placed in rows[row] if placed.card not in cards)
        self.view = replace(self.view, rows=tuple(rows), laying=None)
        self._ahead.pop(row, None)
        self._show_lanes()

    def show_taken_back(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Show cards in the hand that they have come back to, before the view that says what follows."""
        hands, counts = list(self.view.hands), list(self.view.counts)
        hands[seat] = tuple(dict.fromkeys((*hands[seat], *cards))) if self.sees(seat) else hands[seat]
        counts[seat], self.hidden = len(hands[seat]) or counts[seat] + len(cards), None
        self.view = replace(self.view, hands=tuple(hands), counts=tuple(counts))
        self.chosen = self.last = None
        self.show_scores(self.view)
        self.show_hand()

    def empty_lane(self, row: int) -> None:
        """Show a row without cards: they fly."""
        self._show_ahead(row, LaneShow(spoken=self._row_with((), row).spoken))

    def _row_with(self, cards: Row, row: int) -> LaneShow:
        rows = (*self.view.rows[:row], cards, *self.view.rows[row + 1 :])
        return words.lane(replace(self.view, rows=rows), row, slot=None, open_=False, dim=False)

    def _show_ahead(self, row: int, told: LaneShow) -> None:
        self._ahead[row] = told
        self.lanes[row].show_lane(told)

    def begin_deal(self, deal: int) -> None:
        """Say which deal is dealt."""
        self.say(words.dealing_head(deal))

    def show_dealt(self, view: WordsOutView) -> None:
        """Show the hands of a deal, with the rows as they were before."""
        self.take_view(replace(view, rows=self.view.rows))
        self.show(ready=False)

    def show_deal_ended(self, event: DealEnded, view: WordsOutView) -> None:
        """Show what a deal has led to, with what the others still hold."""
        before, seats = self.view, range(view.seats)
        hands = tuple(before.hands[seat] if seat != event.seat else () for seat in seats)
        counts = tuple(before.counts[seat] if seat != event.seat else 0 for seat in seats)
        self.take_view(replace(view, hands=hands, counts=counts, pioche=before.pioche))
        self.say(words.ended_head(event.deal))
        self.show(ready=False)

    def show_empty_hands(self) -> None:
        """Show that nobody holds a card any more."""
        nothing: tuple[Card, ...] = ()
        seats = self.view.seats
        self.view = replace(self.view, hands=(nothing,) * seats, counts=(0,) * seats)
        self.show_scores(self.view)
        self.show_hand()

    def show_piles(self, view: WordsOutView) -> None:
        """Show what lies in the middle: cards have landed there."""
        self.piles.show_piles(words.piles(view))

    def show_scores(self, view: WordsOutView) -> None:
        """Let the points count up."""
        self.round.show_places(words.places(view, self._session.seats, None))

    # ---- what may be laid where -------------------------------------------------------------------------------------------

    def helps(self) -> bool:
        """Tell whether the rows light up where a card fits."""
        return self.hand.help_button.isChecked() and self.ready

    def allowed_rows(self) -> tuple[int, ...]:
        """List the rows on which a card may be laid in this moment, whatever the card."""
        view = self.view
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

    def open_rows(self, card: Card | None) -> tuple[int, ...]:
        """List the rows where a card may go; with help, only those where it fits."""
        if card is None:
            return ()
        rows = self.allowed_rows()
        return tuple(row for row in rows if self.letters(card, row)) if self.helps() else rows

    def letters(self, card: Card, row: int) -> tuple[str, ...]:
        """List the letters as which a card may be laid on a row: of a joker all that fit; of a bin one, if it may clear it."""
        seat = self.view.asked
        if seat is None:
            return ()
        if card.kind is Kind.JOKER:
            tried: list[tuple[str, Command]] = [(letter, Place(card.id, row, letter)) for letter in ALPHABET]
        else:
            tried = [(card.letter or "–", self.command(card, row))]
        return tuple(letter for letter, command in tried if not isinstance(self._session.preview(seat, command), Refusal))

    def command(self, card: Card, row: int) -> Command:
        """Say what laying a card on a row is: a bin clears it."""
        return Bin(card.id, row) if card.kind is Kind.POUBELLE else Place(card.id, row)

    # ---- places -----------------------------------------------------------------------------------------------------------

    def lay_lanes(self) -> None:
        """Share the felt among the rows."""
        felt = self.tray.felt_rect()
        pad, gap = self._theme.px(10 if self._theme.small else 11), self._theme.px(6 if self._theme.small else 5)
        if self._theme.small:
            gap = self._theme.px(12 if self._theme.text_scale == 1 else 4)
            pad = pad if self._theme.text_scale == 1 else self._theme.px(6)
        each = (felt.height() - 2 * pad - (ROWS - 1) * gap) / ROWS
        for number, lane in enumerate(self.lanes):
            top = felt.top() + pad + number * (each + gap)
            lane.setGeometry(round(felt.left() + pad), round(top), round(felt.width() - 2 * pad), round(each))

    def _mine(self, rect: QRectF) -> QRectF:
        return rect.translated(QPointF(self.tray.pos()))

    def lane_end(self, row: int) -> QRectF:
        """Give where the next card of a row would lie, in px of the table."""
        return self._mine(self.lanes[row].end_place())

    def lane_cards(self, row: int) -> list[QRectF]:
        """Give where the cards of a row lie, in px of the table."""
        return [self._mine(rect) for rect in self.lanes[row].card_places()]

    def pile_rect(self, *, poubelle: bool) -> QRectF:
        """Give where a pile lies, in px of the table."""
        return self.piles.card_rect(poubelle=poubelle)

    def seat_rect(self, seat: Seat) -> QRectF:
        """Give a small card on a player's row, in px of the table."""
        row = QRectF(self.round.row_rect(seat))
        size = card_size(self._theme.px(26))
        return QRectF(row.center().x() + self._theme.px(40), row.center().y() - size.height() / 2, size.width(), size.height())

    def lot_rect(self, seat: Seat) -> QRectF:
        """Give where the card lies that a player draws for the deal: on the felt beside his row, in px of the table."""
        row, size = QRectF(self.round.row_rect(seat)), card_size(min(self._theme.px(46), self.round.row_rect(seat).height() * 0.68))
        return QRectF(
            self.round.x() - size.width() - self._theme.px(34), row.center().y() - size.height() / 2, size.width(), size.height()
        )

    def points_way(self, row: int, seat: Seat) -> tuple[QPointF, QPointF]:
        """Give where the points of a row start and where they end, in px of the table."""
        lane, place = self.lanes[row], self.round.row_rect(seat)
        start = self._mine(QRectF(lane.geometry())).center()
        return QPointF(start), QPointF(place.right() - self._theme.px(24), place.center().y())

    def card_start(self, seat: Seat, card_id: int) -> QRectF:
        """Give where a card of a player comes from or goes to: his place on the rack, or in his row of the players."""
        if seat == self.hand_seat():
            return self.hand.card_place(card_id)
        return self.seat_rect(seat)

    def held_places(self, seat: Seat) -> list[QRectF]:
        """Give where the cards of a player lie, in px of the table: each of the rack, or one for all in his row."""
        if seat == self.hand_seat():
            return self.hand.card_places()
        return [self.seat_rect(seat)] if self.view.counts[seat] else []

    def new_places(self, seat: Seat, count: int) -> list[QRectF]:
        """Give where so many cards go that come to a player, in px of the table."""
        return self.hand.new_places(count) if seat == self.hand_seat() else [self.seat_rect(seat)] * count
