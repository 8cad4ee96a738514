"""Everybody at once: the first buzz has the floor for a while, later ones queue, and the others vote on the word that is said.

The round's own clock stands still during the floor and the vote.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, Outcome, Refusal, Request, Seat, SheetLine, Step, Urgency, places
from ludogite.core.window import Window, round_from
from ludogite.games.game import AnyRules, Game, Number, Reader, Variant
from tests.contract.tiny.kit import LATE, Plain, Tiny, no_player

ROUND_MS = 30_000
FLOOR_MS = 8_000
LETTERS = "abcdef"


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = 2


@dataclass(frozen=True, slots=True)
class Fell:
    face: int


@dataclass(frozen=True, slots=True)
class Buzz:
    pass


@dataclass(frozen=True, slots=True)
class GiveUp:
    pass


@dataclass(frozen=True, slots=True)
class Say:
    word: str


@dataclass(frozen=True, slots=True)
class Vote:
    accepts: bool


@dataclass(frozen=True, slots=True)
class TimeUp:
    """CLOCK: the floor, or else the round, is over."""


Command: TypeAlias = Fell | Buzz | GiveUp | Say | Vote | TimeUp


@dataclass(frozen=True, slots=True)
class Said:
    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Judged:
    seat: Seat
    accepted: bool


Event: TypeAlias = Said | Judged


@dataclass(frozen=True, slots=True)
class State:
    """``left_ms`` of the round were left at ``since_ms``, when its clock last began to run, or the floor was given."""

    chips: tuple[int, ...]
    round: int = 0
    face: int = 0
    out: tuple[Seat, ...] = ()
    queue: tuple[Seat, ...] = ()
    """Who has buzzed; the first has the floor."""
    floors: int = 0
    spent: tuple[tuple[Seat, int], ...] = ()
    """Who has lost the floor, and how many floors there had been by then."""
    word: str = ""
    vote: Window | None = None
    ayes: int = 0
    left_ms: int = ROUND_MS
    since_ms: int = 0


@dataclass(frozen=True, slots=True)
class BuzzRules(Plain):
    seats: int
    options: Options = Options()
    game_id: str = "tiny_buzz"

    def start(self) -> State:
        return State((0,) * self.seats)

    def requests(self, state: State) -> tuple[Request, ...]:
        if state.round >= self.options.rounds:
            return ()
        if not state.face:
            return (Request(NATURE, "die", (state.round,)),)
        free = [seat for seat in range(self.seats) if seat not in state.out and seat not in state.queue]
        end = None if state.queue else state.since_ms + state.left_ms  # the round's clock stands still during a floor
        buzzers = tuple(Request(seat, "buzz", (state.round, self.tries(state, seat)), Urgency.MAY, end) for seat in free)
        about = (state.round, state.floors)
        if state.vote:
            return (*buzzers, *(Request(seat, "vote", about) for seat in state.vote.asked))
        if state.queue:
            until = state.since_ms + FLOOR_MS
            floor = Request(state.queue[0], "floor", about, deadline_ms=until)
            return (*buzzers, floor, Request(CLOCK, "floor", about, deadline_ms=until))
        return (*buzzers, Request(CLOCK, "round", (state.round,), deadline_ms=end))

    @staticmethod
    def tries(state: State, seat: Seat) -> int:
        """Tell one chance to buzz from the next: how many floors there had been when this one opened."""
        return next((floors for place, floors in reversed(state.spent) if place == seat), 0)

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        return Fell(chance.at("tiny.buzz", state.round).die())

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        return ((Fell(face), Fraction(1, 6)) for face in range(1, 7))

    def expire(self, state: State, request: Request) -> Command:
        return TimeUp()

    def choices(self, view: State, seat: Seat) -> Iterator[Command]:
        for request in self.requests(view):
            match request.seat == seat, request.kind:
                case True, "buzz":
                    yield from (Buzz(), GiveUp())
                case True, "floor":
                    yield from (Say(LETTERS[view.face - 1] + ending) for ending in LETTERS)
                case True, "vote":
                    yield from (Vote(accepts=True), Vote(accepts=False))

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        kinds = {request.kind for request in self.requests(state) if request.seat == seat}
        match command:
            case Fell(face):
                return None if "die" in kinds and 1 <= face <= 6 else Refusal("bad_die")
            case Buzz() | GiveUp():
                return None if "buzz" in kinds else LATE
            case Vote():
                return None if "vote" in kinds else LATE
            case TimeUp():
                return None if seat == CLOCK and kinds else LATE
            case Say(word):
                if seat < 0 or "floor" not in kinds:
                    return LATE
                return None if word[:1] == LETTERS[state.face - 1] else Refusal("wrong_initial")

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> Step[State, Event]:
        match command:
            case Fell(face):
                return Step(replace(state, face=face, since_ms=at_ms), reveals=True)
            case Buzz():
                queue = (*state.queue, seat)
                if state.queue:
                    return Step(replace(state, queue=queue))
                left = state.left_ms - (at_ms - state.since_ms)
                return Step(replace(state, queue=queue, left_ms=left, since_ms=at_ms))
            case GiveUp():
                return Step(self._closed(replace(state, out=(*state.out, seat))))
            case Say(word):
                vote = Window((word,), seat, round_from(seat, self.seats), in_turn=False)
                return Step(replace(state, word=word, vote=vote, ayes=0), (Said(seat, word),), reveals=True)
            case Vote(accepts):
                return self._voted(state, seat, accepts=accepts, at_ms=at_ms)
            case TimeUp() if state.queue:
                return Step(self._left(state, at_ms))
            case TimeUp():
                return Step(self._next_round(state))

    def _voted(self, state: State, seat: Seat, *, accepts: bool, at_ms: int) -> Step[State, Event]:
        assert state.vote is not None
        vote, ayes = state.vote.answered(seat), state.ayes + accepts
        if not vote.is_closed:
            return Step(replace(state, vote=vote, ayes=ayes))
        speaker = vote.source
        accepted = 2 * ayes >= self.seats - 1
        chips = tuple(chip + accepted * (place == speaker) for place, chip in enumerate(state.chips))
        out = (*state.out, speaker) if accepted else state.out
        return Step(self._left(replace(state, chips=chips, out=out), at_ms), (Judged(speaker, accepted),), reveals=True)

    def _left(self, state: State, at_ms: int) -> State:
        """Take the floor from the first in the queue; the next has it, or the round's clock runs again."""
        spent = (*state.spent, (state.queue[0], state.floors + 1))
        state = replace(state, queue=state.queue[1:], floors=state.floors + 1, spent=spent, vote=None, word="", since_ms=at_ms)
        return self._closed(state)

    def _closed(self, state: State) -> State:
        return state if len(state.out) < self.seats - 1 or state.queue else self._next_round(state)

    def _next_round(self, state: State) -> State:
        return State(state.chips, state.round + 1)

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def outcome(self, state: State) -> Outcome | None:
        if state.round < self.options.rounds:
            return None
        return Outcome(places(state.chips), state.chips, (SheetLine("tiny.sum", state.chips),), "rounds_over")


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return BuzzRules(seats, options)


TINY = Tiny(
    Game(
        id="tiny_buzz",
        rules_version=1,
        options=Options,
        variants=(Variant("normal"),),
        fields=(Number("rounds", least=1, most=3, default=2),),
        record_fields=(),
        commands=(Fell, Buzz, GiveUp, Say, Vote, TimeUp),
        make_rules=_make_rules,
        make_player=no_player,
    ),
    seats=(2, 3, 4),
)
