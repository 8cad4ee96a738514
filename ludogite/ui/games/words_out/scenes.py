"""How the events of a Words Out game are played on its screen: cards slide and turn, points fly, deals and shuffles."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEasingCurve, QRectF
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
from ludogite.games.words_out.state import WordsOutView
from ludogite.ui.games.words_out.card import paint_card
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.overlay import FlyingText, Timed

if TYPE_CHECKING:
    from ludogite.ui.games.words_out.screen import WordsOutTable

DEALT_MOST: Final = 24
"""So many cards fly at most in a deal: one sees the deal, and waits no longer than for that."""


@dataclass(frozen=True, slots=True)
class FlyingCard:
    """A card on its way from one place to another; with ``turns`` it starts face down and turns over."""

    look: Look
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
            paint_card(painter, self.look, rect, self.face, raised=True)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        squeeze = abs(math.cos(math.pi * share))
        painter.save()
        painter.translate(rect.center())
        painter.scale(max(squeeze, 0.02), 1)
        inner = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
        paint_card(painter, self.look, inner, self.face if share > 0.5 else None, raised=True)
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

    look: Look
    face: Face
    rect: QRectF

    def area(self, share: float) -> QRectF:
        """Give the card with its shadow."""
        return self.rect.adjusted(-12, -12, 12, 16)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the card until its time is over."""
        if share < 1.0:
            paint_card(painter, self.look, self.rect, self.face, raised=True)


@dataclass(frozen=True, slots=True)
class Riffle:
    """Two halves of a pile that run into each other: the shuffle."""

    look: Look
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
            paint_card(painter, self.look, QRectF(-wide / 2, -high / 2, wide, high), None)
            painter.restore()


class WordsOutScenes:
    """Makes the scenes of each event for one screen."""

    def __init__(self, screen: WordsOutTable, queue: AnimationQueue[Any, Any]) -> None:
        self._screen = screen
        self._queue = queue
        self._look = screen.look

    def stage(self, event: Event, view: WordsOutView) -> list[Scene]:
        """Make the scenes of an event; ``view`` is how the table stands after it."""
        scenes: list[Scene] = []
        add, ms, screen = scenes.append, self._look.ms, self._screen
        match event:
            case LotsDrawn(seats, cards):
                add(partial(self._draw_lots, seats, cards))
            case Laid(seat, row, card, letter):
                add(partial(self._lay, seat, row, card, letter))
                add(partial(screen.show_laid, event))
            case Binned(_, row):
                add(partial(self._clear, row))
            case Cashed(seat, row):
                add(partial(self._cash, seat, row, event.points))
                add(partial(self._clear, row))
                add(partial(screen.show_scores, view))
            case TakenBack(seat, row, cards):
                add(lambda: self._queue.wait(ms("points_count")))
                add(partial(self._take_back, seat, row, cards))
            case Passed(seat, True, drawn):
                add(partial(self._draw, seat, drawn))
            case TurnedUp(_, row, card, _) if card is not None:
                add(partial(self._turn_up, row, card))
            case RowsBegun(cards):
                add(partial(self._begin_rows, cards))
            case DealEnded():
                add(self._collect)
                add(self._shuffle)
            case Dealt(deal, first, counts):
                if deal == 1:
                    add(self._shuffle)
                add(partial(self._deal, first, counts))
                add(partial(screen.show_dealt, view))
        add(lambda: screen.tell(event))
        match event:
            case LotsDrawn(seats, cards):
                add(partial(self._show_lots, seats, cards))
            case Shouted(seat) if not screen.acts_here(seat):
                add(lambda: self._queue.wait(2 * ms("points_count")))
            case Declined(seat) if not screen.acts_here(seat):
                add(lambda: self._queue.wait(ms("lantern_move")))
        return scenes

    # ---- flights ----------------------------------------------------------------------------------------------------------

    def _fly(self, flights: list[Timed]) -> None:
        flights = [timed for timed in flights if timed.duration_ms > 0]
        if flights:
            self._queue.hold()
            self._screen.overlay.launch(flights)

    def _one(self, face: Face | None, start: QRectF, end: QRectF, delay: int = 0, *, turns: bool = False) -> Timed:
        duration = self._look.ms("card_turn" if turns else "card_slide")
        return Timed(FlyingCard(self._look, face, start, end, turns), duration * (2 if turns else 1), delay)

    def _lay(self, seat: Seat, row: int, card: Card, letter: str) -> None:
        screen = self._screen
        start = screen.card_start(seat, card.id)
        screen.hide_card(card.id)
        self._fly([self._one(Face.of(card, letter), start, screen.lane_end(row), turns=not screen.sees(seat))])

    def _clear(self, row: int) -> None:
        screen = self._screen
        end = screen.pile_rect(poubelle=True)
        stagger = self._look.ms("card_slide") // 5
        lane = screen.lanes[row].told.cards
        places = screen.lane_cards(row)
        flights = [
            self._one(card.face, start, end, at * stagger) for at, (card, start) in enumerate(zip(lane, places, strict=True))
        ]
        screen.empty_lane(row)
        self._fly(flights)

    def _cash(self, seat: Seat, row: int, points: int) -> None:
        screen, duration = self._screen, self._look.ms("chip_fly")
        if duration <= 0:
            return
        start, end = screen.points_way(row, seat)
        ink = self._look.player(screen.table.seats[seat].ink)
        self._fly([Timed(FlyingText(self._look, str(points), ink, start, end, self._look.px(16)), duration)])

    def _take_back(self, seat: Seat, row: int, cards: tuple[Card, ...]) -> None:
        screen = self._screen
        places = screen.lane_cards(row)[-len(cards) :]
        end = screen.seat_rect(seat)
        self._fly([self._one(Face.of(card), start, end) for card, start in zip(cards, places, strict=False)])

    def _draw(self, seat: Seat, card: Card | None) -> None:
        screen = self._screen
        start = screen.pile_rect(poubelle=False)
        end = screen.card_start(seat, -1)
        self._fly([self._one(Face.of(card) if card is not None else None, start, end, turns=card is not None)])

    def _turn_up(self, row: int, card: Card) -> None:
        screen = self._screen
        self._fly([self._one(Face.of(card), screen.pile_rect(poubelle=False), screen.lane_end(row), turns=True)])

    def _begin_rows(self, cards: tuple[Card, ...]) -> None:
        screen, stagger = self._screen, self._look.ms("card_slide") // 2
        start = screen.pile_rect(poubelle=False)
        self._fly(
            [self._one(Face.of(card), start, screen.lane_end(row), row * stagger, turns=True) for row, card in enumerate(cards)]
        )

    def _draw_lots(self, seats: tuple[Seat, ...], cards: tuple[Card, ...]) -> None:
        screen, stagger = self._screen, self._look.ms("card_slide") // 3
        start = screen.pile_rect(poubelle=False)
        self._fly(
            [
                self._one(Face.of(card), start, screen.lot_rect(seat), number * stagger, turns=True)
                for number, (seat, card) in enumerate(zip(seats, cards, strict=True))
            ]
        )

    def _show_lots(self, seats: tuple[Seat, ...], cards: tuple[Card, ...]) -> None:
        """Let the drawn cards lie until everybody has seen who is nearest to Z."""
        duration = 2 * self._look.ms("points_count")
        places = [self._screen.lot_rect(seat) for seat in seats]
        self._fly([Timed(LyingCard(self._look, Face.of(card), rect), duration) for card, rect in zip(cards, places, strict=True)])

    def _collect(self) -> None:
        screen = self._screen
        end = screen.pile_rect(poubelle=False)
        self._fly([self._one(None, screen.seat_rect(seat), end, 40 * seat) for seat in range(len(screen.table.seats))])

    def _shuffle(self) -> None:
        duration = self._look.ms("points_count")
        self._fly([Timed(Riffle(self._look, self._screen.pile_rect(poubelle=False)), duration)])

    def _deal(self, first: Seat, counts: tuple[int, ...]) -> None:
        screen, stagger = self._screen, self._look.ms("card_slide") // 5
        start, seats = screen.pile_rect(poubelle=False), len(counts)
        flights = []
        for number in range(min(sum(counts), DEALT_MOST)):
            seat = (first + number) % seats
            flights.append(self._one(None, start, screen.card_start(seat, -1), number * stagger))
        self._fly(flights)


__all__ = ["FlyingCard", "LyingCard", "WordsOutScenes"]
