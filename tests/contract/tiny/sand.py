"""An hourglass over dice: the throw turns it, an answer stops it, and when it has run out the turn scores nothing.

The dice may be real (``hand``): then NATURE's request stays open to the table while the sand runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import TypeAlias

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, Outcome, Preview, Refusal, Request, Seat, SheetLine, Step, places
from ludogite.games.game import AnyRules, Game, Number, Reader, Variant
from tests.contract.tiny.kit import LATE, Plain, Tiny, no_player

ROLLS = 2


@dataclass(frozen=True, slots=True)
class Options:
    sand_ms: int = 60_000
    turns: int = 2


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw both dice, the first time with the hourglass."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Say the sum in time: the sand stops, the box is chosen without haste."""

    total: int


@dataclass(frozen=True, slots=True)
class Mark:
    double: bool


@dataclass(frozen=True, slots=True)
class Fell:
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RanOut:
    """CLOCK: the sand has run out."""


Command: TypeAlias = Throw | Claim | Mark | Fell | RanOut


@dataclass(frozen=True, slots=True)
class Scored:
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class State:
    scores: tuple[int, ...]
    turn: int = 0
    rolls: int = 0
    is_thrown: bool = False
    dice: tuple[int, ...] = ()
    claimed: int = 0
    until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class SandRules(Plain):
    seats: int
    options: Options = Options()
    game_id: str = "tiny_sand"

    def start(self) -> State:
        return State((0,) * self.seats)

    def mover(self, state: State) -> Seat:
        return state.turn % self.seats

    def requests(self, state: State) -> tuple[Request, ...]:
        if state.turn >= self.seats * self.options.turns:
            return ()
        about = (state.turn, state.rolls)
        if state.is_thrown:
            asked = Request(NATURE, "dice", about)
        else:
            asked = Request(self.mover(state), "mark" if state.claimed else "turn", about, deadline_ms=state.until_ms)
        if state.until_ms is None:
            return (asked,)
        return (asked, Request(CLOCK, "sand", (state.turn,), deadline_ms=state.until_ms))

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        draws = chance.at("tiny.sand", state.turn, state.rolls)
        return Fell((draws.die(), draws.die()))

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        return ((Fell(dice), Fraction(1, 36)) for dice in product(range(1, 7), repeat=2))

    def expire(self, state: State, request: Request) -> Command:
        return RanOut()

    def choices(self, view: State, seat: Seat) -> Iterator[Command]:
        if all(request.seat != seat for request in self.requests(view)):
            return
        if view.claimed:
            yield from (Mark(double=False), Mark(double=True))
            return
        if view.rolls < ROLLS:
            yield Throw()
        if view.dice:
            yield Claim(sum(view.dice))

    def preview(self, view: State, seat: Seat, command: Command) -> Preview | Refusal:
        return Preview(view.claimed * (1 + command.double)) if isinstance(command, Mark) else Preview(0)

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        if all(request.seat != seat for request in self.requests(state)):
            return LATE
        match command:
            case Fell(dice):
                fits = seat == NATURE and len(dice) == 2 and all(1 <= die <= 6 for die in dice)
                return None if fits else Refusal("bad_dice")
            case RanOut():
                return None if seat == CLOCK else LATE
            case Throw():
                return None if seat >= 0 and not state.claimed and state.rolls < ROLLS else LATE
            case Claim(total):
                fits = seat >= 0 and not state.claimed and bool(state.dice)
                return LATE if not fits else None if total == sum(state.dice) else Refusal("wrong_sum")
            case Mark():
                return None if seat >= 0 and state.claimed else LATE

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> Step[State, Scored]:
        match command:
            case Throw():
                until = at_ms + self.options.sand_ms if state.until_ms is None else state.until_ms
                return Step(replace(state, rolls=state.rolls + 1, is_thrown=True, until_ms=until))
            case Fell(dice):
                return Step(replace(state, is_thrown=False, dice=dice), reveals=True)
            case Claim(total):
                return Step(replace(state, claimed=total, until_ms=None))
            case Mark(double):
                return self._scored(state, state.claimed * (1 + double))
            case RanOut():
                return self._scored(state, 0)

    def _scored(self, state: State, points: int) -> Step[State, Scored]:
        mover = self.mover(state)
        scores = tuple(score + points * (place == mover) for place, score in enumerate(state.scores))
        return Step(State(scores, state.turn + 1), (Scored(mover, points),))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def outcome(self, state: State) -> Outcome | None:
        if self.requests(state):
            return None
        return Outcome(places(state.scores), state.scores, (SheetLine("tiny.sum", state.scores),), "turns_over")


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return SandRules(seats, options)


TINY = Tiny(
    Game(
        id="tiny_sand",
        rules_version=1,
        options=Options,
        variants=(Variant("normal"),),
        fields=(Number("sand_ms", least=2_000, most=62_000, default=60_000, step=1_000),),
        record_fields=("sand_ms",),
        commands=(Throw, Claim, Mark, Fell, RanOut),
        make_rules=_make_rules,
        make_player=no_player,
        hand=("dice",),
    ),
    seats=(1, 2),
)
