"""Claims that each opponent in turn may counter with a longer row, which opens a full new round; cards that play again; hands.

A card counts 1 to 5; a row that sums to 8 may be claimed, for one point a card. A counter may lay several cards through replay
cards. The window asks everybody in order, whatever he holds, 20 s each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, Outcome, Refusal, Request, Seat, SheetLine, Step, places
from ludogite.core.window import Window, round_from
from ludogite.games.game import AnyRules, Game, Number, Reader, Variant
from tests.contract.tiny.kit import LATE, Plain, Tiny, no_player

CLAIM_FROM = 8
ANSWER_MS = 20_000
HAND = 4


def points(card: int) -> int:
    return card % 5 + 1


def replays(card: int) -> bool:
    return card % 3 == 0


@dataclass(frozen=True, slots=True)
class Options:
    cards: int = 24


@dataclass(frozen=True, slots=True)
class Dealt:
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    card: int
    claim: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    """Draw, decline, or stop after a replay card."""


@dataclass(frozen=True, slots=True)
class Expired:
    """CLOCK: whoever is asked has been silent."""


Command: TypeAlias = Dealt | Lay | Pass | Expired


@dataclass(frozen=True, slots=True)
class Laid:
    seat: Seat
    card: int
    claim: bool


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class Cashed:
    seat: Seat
    points: int


Event: TypeAlias = Laid | Drew | Cashed


@dataclass(frozen=True, slots=True)
class State:
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ()
    pile: tuple[int, ...] = ()
    row: tuple[int, ...] = ()
    mover: Seat = 0
    turn: int = 0
    goes_on: bool = False
    """Whether the one who is asked has just laid a replay card."""
    frames: tuple[Window, ...] = ()
    since_ms: int = 0
    passes: int = 0
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    public: State


@dataclass(frozen=True, slots=True)
class CounterRules(Plain):
    seats: int
    options: Options = Options()
    game_id: str = "tiny_counter"

    def start(self) -> State:
        return State((0,) * self.seats)

    def asked(self, state: State) -> Seat:
        return state.frames[-1].asked[0] if state.frames else state.mover

    def requests(self, state: State) -> tuple[Request, ...]:
        if state.is_over:
            return ()
        if not state.hands and not state.turn:
            return (Request(NATURE, "deal"),)
        seat = self.asked(state)
        about = (state.turn, len(state.frames), len(state.row))
        if not state.frames:
            return (Request(seat, "turn", about),)
        until = state.since_ms + ANSWER_MS
        return (Request(seat, "counter", about, deadline_ms=until), Request(CLOCK, "counter", (*about, seat), deadline_ms=until))

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        return Dealt(chance.at("tiny.deal").shuffled(range(self.options.cards)))

    def expire(self, state: State, request: Request) -> Command:
        return Expired()

    def choices(self, view: View, seat: Seat) -> Iterator[Command]:
        state = view.public
        if seat == view.seat and not state.is_over and state.turn and self.asked(state) == seat:
            yield Pass()
            for card in view.hand:
                yield Lay(card)
                if sum(map(points, (*state.row, card))) >= CLAIM_FROM:
                    yield Lay(card, claim=True)

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        if all(request.seat != seat for request in self.requests(state)):
            return LATE
        match command:
            case Dealt(order):
                return None if seat == NATURE and sorted(order) == list(range(self.options.cards)) else Refusal("bad_deal")
            case Expired():
                return None if seat == CLOCK else LATE
            case Pass():
                return None if seat >= 0 else LATE
            case Lay(card, claim):
                if seat < 0 or card not in state.hands[seat]:
                    return Refusal("not_held")
                is_short = sum(map(points, (*state.row, card))) < CLAIM_FROM
                return Refusal("too_short") if claim and is_short else None

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> Step[State, Event]:
        match command:
            case Dealt(order):
                hands = tuple(order[HAND * place : HAND * (place + 1)] for place in range(self.seats))
                return Step(replace(state, hands=hands, pile=order[HAND * self.seats :], turn=1), reveals=True)
            case Lay(card, claim):
                return self._laid(state, seat, card, claim=claim, at_ms=at_ms)
            case Pass() if not state.frames and not state.goes_on:
                return self._passed(state, seat)
            case Pass() | Expired():
                return self._declined(replace(state, since_ms=at_ms), self.asked(state))

    def _laid(self, state: State, seat: Seat, card: int, *, claim: bool, at_ms: int) -> Step[State, Event]:
        hand = tuple(held for held in state.hands[seat] if held != card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        laid = Laid(seat, card, claim)
        state = replace(state, hands=hands, row=(*state.row, card), passes=0, since_ms=at_ms, goes_on=False)
        if claim:
            if not hand:
                return self._cashed(state, seat, (laid,))
            below = tuple(frame.cancel() for frame in state.frames)
            window = Window((state.turn, len(state.row)), seat, round_from(seat, self.seats))
            return Step(replace(state, frames=(*below, window)), (laid,))
        if replays(card) and hand:
            return Step(replace(state, goes_on=True), (laid,))
        return Step(self._next(replace(state, frames=()), seat), (laid,))

    def _passed(self, state: State, seat: Seat) -> Step[State, Event]:
        if not state.pile:
            return Step(self._next(replace(state, passes=state.passes + 1), seat))
        card, *pile = state.pile
        hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
        return Step(self._next(replace(state, hands=hands, pile=tuple(pile)), seat), (Drew(seat, card),), reveals=True)

    def _declined(self, state: State, seat: Seat) -> Step[State, Event]:
        if state.goes_on:  # laid a replay card and stops: an extension, nothing is cashed
            return Step(self._next(replace(state, frames=()), seat))
        window = state.frames[-1].answered(seat)
        if window.is_closed:
            return self._cashed(state, window.source, ())
        return Step(replace(state, frames=(*state.frames[:-1], window)))

    def _cashed(self, state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
        gain = len(state.row)
        scores = tuple(score + gain * (place == seat) for place, score in enumerate(state.scores))
        state = self._next(replace(state, scores=scores, row=(), frames=()), seat)
        return Step(state, (*events, Cashed(seat, gain)))

    def _next(self, state: State, after: Seat) -> State:
        is_over = any(not hand for hand in state.hands) or state.passes >= self.seats
        return replace(state, mover=(after + 1) % self.seats, turn=state.turn + 1, goes_on=False, is_over=is_over)

    def view(self, state: State, seat: Seat | None) -> View:
        hand = state.hands[seat] if seat is not None and state.hands else ()
        public = replace(state, hands=(), pile=())
        return View(seat, hand, (len(state.pile), *map(len, state.hands)), public)

    def show(self, event: Event, seat: Seat | None) -> Event:
        return Drew(event.seat, None) if isinstance(event, Drew) and event.seat != seat else event

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over:
            return None
        return Outcome(places(state.scores), state.scores, (SheetLine("tiny.sum", state.scores),), "no_card_left")


def shuffle_hidden(state: State, seat: Seat | None, random: Random) -> State:
    """Deal everything again that this seat does not see."""
    unseen = [card for place, hand in enumerate(state.hands) if place != seat for card in hand] + list(state.pile)
    random.shuffle(unseen)
    hands = []
    for place, hand in enumerate(state.hands):
        hands.append(hand if place == seat else tuple(unseen.pop() for _ in hand))
    return replace(state, hands=tuple(hands), pile=tuple(unseen))


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return CounterRules(seats, options)


TINY = Tiny(
    Game(
        id="tiny_counter",
        rules_version=1,
        options=Options,
        variants=(Variant("normal"),),
        fields=(Number("cards", least=16, most=40, default=24, step=8),),
        record_fields=(),
        commands=(Dealt, Lay, Pass, Expired),
        make_rules=_make_rules,
        make_player=no_player,
    ),
    seats=(2, 3, 4),
    hide=shuffle_hidden,
)
