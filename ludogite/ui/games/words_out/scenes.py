"""How the events of a Words Out game are played on its screen: cards slide and turn, points fly, deals and shuffles."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEasingCurve, QRectF
from PySide6.QtGui import QPainter

from ludogite.core.rules import Seat
from ludogite.games.words_out.cards import Card
from ludogite.games.words_out.moves import (
    Binned,
    Cashed,
    DealEnded,
    Dealt,
    Declined,
    Event,
    Laid,
    LotsDrawn,
    Passed,
    RowsBegun,
    Shouted,
    TakenBack,
    TurnedUp,
)
from ludogite.games.words_out.state import Stage as WordsOutStage
from ludogite.games.words_out.state import WordsOutView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.flow.step_queue import HEARD, TELL, Scene
from ludogite.ui.games.words_out.action_texts import DealWon, cashed_head, ended_head, verdict
from ludogite.ui.games.words_out.board import WordsOutBoard
from ludogite.ui.games.words_out.card import paint_card
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.screen.stage import Stage
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.overlay import Timed

translate = QCoreApplication.translate

DEALT_MOST: Final = 24
"""So many cards fly at most in a deal: one sees the deal, and waits no longer than for that."""

LOOK_MS: Final = 600
"""How long a card is seen where it lies before the curtain falls."""
READ_MS: Final = 3500
"""How long a verdict stands before anything moves on, with or without movements; a press goes on."""


@dataclass(frozen=True, slots=True)
class FlyingCard:
    """A card on its way from one place to another; with ``turns`` it starts face down and turns over."""

    theme: Theme
    face: Face | None
    start: QRectF
    end: QRectF
    turns: bool = False

    def area(self, share: float) -> QRectF:
        """Give the card with its shadow."""
        return self._rect(share).adjusted(-12, -12, 12, 16)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the card as far as it has come; nothing once it lies."""
        if share >= 1.0:
            return
        rect = self._rect(share)
        if not self.turns:
            paint_card(painter, self.theme, rect, self.face, raised=True)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        squeeze = abs(math.cos(math.pi * share))
        painter.save()
        painter.translate(rect.center())
        painter.scale(max(squeeze, 0.02), 1)
        inner = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
        paint_card(painter, self.theme, inner, self.face if share > 0.5 else None, raised=True)
        painter.restore()

    def _rect(self, share: float) -> QRectF:
        gone = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
        wide = round(self.start.width() + (self.end.width() - self.start.width()) * gone)
        high = round(self.start.height() + (self.end.height() - self.start.height()) * gone)
        centre = self.start.center() + (self.end.center() - self.start.center()) * gone
        return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


@dataclass(frozen=True, slots=True)
class LyingCard:
    """A card that lies in its place for a while."""

    theme: Theme
    face: Face | None
    rect: QRectF

    def area(self, share: float) -> QRectF:
        """Give the card with its shadow."""
        return self.rect.adjusted(-12, -12, 12, 16)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the card until its time is over."""
        if share < 1.0:
            paint_card(painter, self.theme, self.rect, self.face, raised=True)


@dataclass(frozen=True, slots=True)
class Riffle:
    """Two halves of a pile that run into each other: the shuffle."""

    theme: Theme
    pile: QRectF

    def area(self, share: float) -> QRectF:
        """Give the pile and what swings out of it."""
        reach = self.pile.width()
        return self.pile.adjusted(-reach, -20, reach, 20)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint cards swinging out to both sides and back."""
        if share >= 1.0:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number in range(6):
            phase = math.sin(math.pi * min(1.0, max(0.0, share * 1.5 - number * 0.09)))
            side = -1 if number % 2 else 1
            painter.save()
            painter.translate(self.pile.center().x() + side * phase * self.pile.width() * 0.55, self.pile.center().y())
            painter.rotate(side * phase * 9)
            wide, high = self.pile.width(), self.pile.height()
            paint_card(painter, self.theme, QRectF(-wide / 2, -high / 2, wide, high), None)
            painter.restore()


class WordsOutScenes:
    """Makes the scenes of each event for one screen."""

    def __init__(self, stage: Stage, board: WordsOutBoard, seats: Sequence[SeatInfo]) -> None:
        self._stage, self._board, self._seats = stage, board, seats
        self._theme = stage.theme

    def of(self, event: Event, view: WordsOutView) -> Iterator[Scene]:
        """Give what plays for an event; ``view`` is how the table stands after it."""
        stage, board, ms = self._stage, self._board, self._theme.ms
        match event:
            case LotsDrawn(seats, cards):
                yield partial(self._draw_lots, seats, cards)
                yield HEARD
            case Laid(seat, row, card, letter):
                yield partial(self._lay, seat, row, card, letter)
                yield HEARD
                yield partial(board.show_laid, event)
                yield lambda: stage.mark_new(board.lane_cards(row)[-1], seat)
            case Binned(_, row):
                yield partial(self._clear, row)
                yield partial(board.show_piles, view)
            case Cashed(seat, row):
                yield lambda: board.say(cashed_head(event))
                yield partial(self._cash, seat, row, event.points)
                yield HEARD
                yield partial(board.show_scores, view)
                yield TELL
                yield partial(self._clear, row)
                yield partial(board.show_piles, view)
            case TakenBack(seat, row, cards):
                yield lambda: board.say(verdict(event))
                yield partial(board.show_refused, row)
                yield TELL
                yield lambda: stage.wait(READ_MS if self._is_played() else ms("points_count"))
                yield partial(self._take_back, seat, row, cards)
                yield partial(board.show_taken_back, seat, cards)
            case Passed(seat, True, drawn):
                yield partial(self._draw, seat, drawn)
            case TurnedUp(_, row, card, _) if card is not None:
                yield partial(self._turn_up, row, card)
                yield HEARD
            case RowsBegun(cards):
                yield partial(self._begin_rows, cards)
            case DealEnded(deal, out):
                yield TELL
                if view.stage is not WordsOutStage.OVER:  # else what is left stays to be seen: it costs points
                    if not stage.is_replay:
                        yield partial(board.show_deal_ended, event, view)
                        yield partial(self._end_deal, deal, view)
                    yield partial(self._collect, out)
                    yield self._shuffle
            case Dealt(deal, first, counts):
                if deal == 1:
                    yield self._shuffle
                yield partial(board.begin_deal, deal)
                yield partial(self._deal, first, counts)
                yield partial(board.show_dealt, view)
        if not isinstance(event, Cashed | TakenBack | DealEnded):
            yield TELL
        match event:
            case Passed(seat, True, card) if card is not None and self._hands_over(view):
                yield partial(self._let_see, seat, card)
            case Laid() | Binned() | Cashed() | Passed() | TurnedUp() | TakenBack() if self._hands_over(view):
                yield lambda: stage.wait(LOOK_MS)
            case LotsDrawn(seats, cards):
                yield partial(self._show_lots, seats, cards)
            case Shouted(seat) if not stage.acts_here(seat):
                yield lambda: stage.wait(2 * ms("points_count"))
            case Declined(seat) if not stage.acts_here(seat):
                yield lambda: stage.wait(ms("lantern_move"))

    def _hands_over(self, view: WordsOutView) -> bool:
        """Tell whether the curtain falls after what led to a view: somebody else is asked at this screen."""
        asked, acts_here = view.asked, self._stage.acts_here
        if asked is None:  # the referee looks at it first: who is asked then is not known yet
            return sum(map(acts_here, range(len(self._seats)))) > 1
        return acts_here(asked) and not self._board.sees(asked)

    def _is_played(self) -> bool:
        """Tell whether somebody plays here; in a replay nobody does."""
        return any(self._stage.acts_here(seat) for seat in range(len(self._seats)))

    # ---- flights ----------------------------------------------------------------------------------------------------------

    def _one(self, face: Face | None, start: QRectF, end: QRectF, delay: int = 0, *, turns: bool = False) -> Timed:
        duration = self._theme.ms("card_turn" if turns else "card_slide")
        return Timed(FlyingCard(self._theme, face, start, end, turns), duration * (2 if turns else 1), delay)

    def _lay(self, seat: Seat, row: int, card: Card, letter: str) -> None:
        board = self._board
        start = board.card_start(seat, card.id)
        board.hide_card(card.id)
        self._stage.fly([self._one(Face.of(card, letter), start, board.lane_end(row), turns=not board.sees(seat))])

    def _clear(self, row: int) -> None:
        board = self._board
        end = board.pile_rect(poubelle=True)
        stagger = self._theme.ms("card_slide") // 5
        lane = board.lanes[row].told.cards
        places = board.lane_cards(row)
        flights = [
            self._one(card.face, start, end, at * stagger) for at, (card, start) in enumerate(zip(lane, places, strict=True))
        ]
        board.empty_lane(row)
        self._stage.fly(flights)

    def _cash(self, seat: Seat, row: int, points: int) -> None:
        self._stage.fly_points(seat, points, *self._board.points_way(row, seat), self._theme.px(16))

    def _take_back(self, seat: Seat, row: int, cards: tuple[Card, ...]) -> None:
        board = self._board
        places = board.lane_cards(row)[-len(cards) :]
        ends = board.new_places(seat, len(cards))
        board.lift(row, cards)
        self._stage.fly([self._one(Face.of(card), start, end) for card, start, end in zip(cards, places, ends, strict=False)])

    def _draw(self, seat: Seat, card: Card | None) -> None:
        board = self._board
        start = board.pile_rect(poubelle=False)
        [end] = board.new_places(seat, 1)
        self._stage.fly([self._one(Face.of(card) if card is not None else None, start, end, turns=card is not None)])

    def _let_see(self, seat: Seat, card: Card) -> None:
        """Let a drawn card lie beside the hand until the curtain falls."""
        [place] = self._board.new_places(seat, 1)
        self._stage.fly([Timed(LyingCard(self._theme, Face.of(card), place), LOOK_MS)])

    def _end_deal(self, deal: int, view: WordsOutView) -> None:
        over = ended_head(deal).title
        following = translate("WordsOutTable", "Donne {deal}").format(deal=deal + 1)
        won = DealWon()([info.name for info in self._seats], view.deal_scores(deal))
        self._stage.interlude(over, following, self._seats, view.scores, won)

    def _turn_up(self, row: int, card: Card) -> None:
        board = self._board
        self._stage.fly([self._one(Face.of(card), board.pile_rect(poubelle=False), board.lane_end(row), turns=True)])

    def _begin_rows(self, cards: tuple[Card, ...]) -> None:
        board, stagger = self._board, self._theme.ms("card_slide") // 2
        start = board.pile_rect(poubelle=False)
        self._stage.fly(
            [self._one(Face.of(card), start, board.lane_end(row), row * stagger, turns=True) for row, card in enumerate(cards)]
        )

    def _draw_lots(self, seats: tuple[Seat, ...], cards: tuple[Card, ...]) -> None:
        board, stagger = self._board, self._theme.ms("card_slide") // 3
        start = board.pile_rect(poubelle=False)
        self._stage.fly(
            [
                self._one(Face.of(card), start, board.lot_rect(seat), number * stagger, turns=True)
                for number, (seat, card) in enumerate(zip(seats, cards, strict=True))
            ]
        )

    def _show_lots(self, seats: tuple[Seat, ...], cards: tuple[Card, ...]) -> None:
        """Let the drawn cards lie until everybody has seen who is nearest to Z."""
        duration = 2 * self._theme.ms("points_count")
        places = [self._board.lot_rect(seat) for seat in seats]
        self._stage.fly(
            [Timed(LyingCard(self._theme, Face.of(card), rect), duration) for card, rect in zip(cards, places, strict=True)]
        )

    def _collect(self, out: Seat) -> None:
        """Let what the others hold fly back to the pile; who went ``out`` holds nothing."""
        board, seats = self._board, range(len(self._seats))
        held = [place for seat in seats if seat != out for place in board.held_places(seat)]
        end = board.pile_rect(poubelle=False)
        board.show_empty_hands()
        self._stage.fly([self._one(None, start, end, 40 * number) for number, start in enumerate(held)])

    def _shuffle(self) -> None:
        duration = self._theme.ms("points_count")
        self._stage.fly([Timed(Riffle(self._theme, self._board.pile_rect(poubelle=False)), duration)])

    def _deal(self, first: Seat, counts: tuple[int, ...]) -> None:
        """Let cards fly to their places; on the rack they lie face down until all have come."""
        board, slide = self._board, self._theme.ms("card_slide")
        start, stagger = board.pile_rect(poubelle=False), slide // 5
        places = [iter(board.new_places(seat, count)) for seat, count in enumerate(counts)]
        most = min(sum(counts), DEALT_MOST)
        flights = []
        for number in range(most):
            seat = (first + number) % len(counts)
            place = next(places[seat])
            flights.append(self._one(None, start, place, number * stagger))
            if seat == board.hand_seat():
                flights.append(Timed(LyingCard(self._theme, None, place), (most - 1 - number) * stagger, number * stagger + slide))
        self._stage.fly(flights)


__all__ = ["FlyingCard", "LyingCard", "WordsOutScenes"]
