"""The rules of Cochon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from ludogite.core.chance import Chance
from ludogite.core.rules import NATURE, Outcome, Preview, Refusal, Request, Seat, SheetLine, Step, places

SIDES = 6


@dataclass(frozen=True, slots=True)
class Options:
    """The points that win."""

    target: int = 20


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die once more."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep what the turn has brought."""


@dataclass(frozen=True, slots=True)
class Fell:
    """NATURE: the die shows this face."""

    face: int


Command: TypeAlias = Throw | Hold | Fell


@dataclass(frozen=True, slots=True)
class Thrown:
    """The die has fallen; a 1 has lost the pot."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Held:
    """Somebody keeps the pot."""

    seat: Seat
    points: int


Event: TypeAlias = Thrown | Held


@dataclass(frozen=True, slots=True)
class State:
    """Everything, and all of it may be seen: ``throws`` counts those of the whole game, ``turn`` begins at 1."""

    scores: tuple[int, ...]
    turn: int = 1
    pot: int = 0
    throws: int = 0
    face: int = 0
    in_air: bool = False
    is_over: bool = False

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return (self.turn - 1) % len(self.scores)


@dataclass(frozen=True, slots=True)
class CochonRules:
    """The rules for so many seats."""

    seats: int
    options: Options = Options()
    game_id: str = "cochon"
    rules_version: int = 1
    verdicts: frozenset[str] = frozenset()

    def start(self) -> State:
        return State((0,) * self.seats)

    def requests(self, state: State) -> tuple[Request, ...]:
        if state.is_over:
            return ()
        seat, kind = (NATURE, "die") if state.in_air else (state.seat, "turn")
        return (Request(seat, kind, (state.turn, state.throws)),)

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        return Fell(chance.at("cochon.die", state.throws).die(SIDES))

    def expire(self, state: State, request: Request) -> Command:
        raise AssertionError("no clock here")

    def judge(self, state: State, request: Request) -> Command:
        raise AssertionError("no referee here")

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        return ((Fell(face), Fraction(1, SIDES)) for face in range(1, SIDES + 1))

    def choices(self, view: State, seat: Seat) -> Iterator[Command]:
        listed = (Throw(), Hold()) if view.pot else (Throw(),)
        return iter(listed if view.seat == seat and not view.in_air and not view.is_over else ())

    def preview(self, view: State, seat: Seat, command: Command) -> Preview | Refusal:
        if command not in tuple(self.choices(view, seat)):
            return Refusal("not_your_turn") if view.seat != seat or view.pot else Refusal("cochon.nothing_to_keep")
        return Preview(view.pot) if isinstance(command, Hold) else Refusal("unforeseeable")

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        match command:
            case Fell(face):
                return None if state.in_air and seat == NATURE and 1 <= face <= SIDES else Refusal("bad_die")
            case Hold() if seat == state.seat and not state.in_air and not state.pot:
                return Refusal("cochon.nothing_to_keep")
            case _:
                return None if command in tuple(self.choices(state, seat)) else Refusal("not_your_turn")

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> Step[State, Event]:
        match command:
            case Throw():
                return Step(replace(state, in_air=True))
            case Fell(face):
                fallen = replace(state, in_air=False, throws=state.throws + 1, face=face, pot=state.pot + face)
                if face == 1:
                    fallen = replace(fallen, pot=0, turn=state.turn + 1)
                return Step(fallen, (Thrown(state.seat, face),), reveals=True)
            case Hold():
                scores = tuple(points + state.pot * (place == seat) for place, points in enumerate(state.scores))
                over = scores[seat] >= self.options.target
                kept = replace(state, scores=scores, pot=0, face=0, is_over=over, turn=state.turn + (not over))
                return Step(kept, (Held(seat, state.pot),))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over:
            return None
        lines = (SheetLine("cochon.points", state.scores),)
        return Outcome(places(state.scores), state.scores, lines, "cochon.target_reached")
