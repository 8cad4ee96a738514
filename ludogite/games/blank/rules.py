"""The template game: each in turn throws one die, or stops; after the agreed throws the highest sum wins.

Copy this folder to begin a new game: it is the smallest set of rules that uses every part of the protocol a dice game needs.
"""

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
    """What is agreed before the game: how often each may throw (1 to 9)."""

    throws: int = 3


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the die on the table; the turn passes on."""


@dataclass(frozen=True, slots=True)
class Fell:
    """NATURE: the die shows this face."""

    face: int


Command: TypeAlias = Throw | Pass | Fell


@dataclass(frozen=True, slots=True)
class Scored:
    """The die has fallen, and the points are counted."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A player left the die alone."""

    seat: Seat


Event: TypeAlias = Scored | Passed


@dataclass(frozen=True, slots=True)
class State:
    """The sums so far, whose turn it is (counted from 0 over the whole game), and whether the die is in the air."""

    sums: tuple[int, ...]
    turn: int = 0
    is_thrown: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """What everybody sees: there are no secrets."""

    sums: tuple[int, ...]
    turn: int
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class BlankRules:
    """The rules of the template game."""

    seats: int
    options: Options = Options()
    game_id: str = "blank"
    rules_version: int = 1
    verdicts: frozenset[str] = frozenset()

    def start(self) -> State:
        """Begin with nothing."""
        return State((0,) * self.seats)

    def _mover(self, state: State) -> Seat | None:
        return state.turn % self.seats if state.turn < self.seats * self.options.throws else None

    def requests(self, state: State) -> tuple[Request, ...]:
        """Ask the player whose turn it is, or NATURE while the die is in the air."""
        mover = self._mover(state)
        if mover is None:
            return ()
        return (Request(NATURE, "die", (state.turn,)) if state.is_thrown else Request(mover, "turn", (state.turn,)),)

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        """Throw the die of this turn."""
        return Fell(chance.at("blank.die", state.turn).die(SIDES))

    def expire(self, state: State, request: Request) -> Command:
        """Say nothing: there is no clock."""
        raise AssertionError("the template game has no clock")

    def judge(self, state: State, request: Request) -> Command:
        """Say nothing: there is no referee."""
        raise AssertionError("the template game has no referee")

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        """List the six faces."""
        return ((Fell(face), Fraction(1, SIDES)) for face in range(1, SIDES + 1))

    def choices(self, view: View, seat: Seat) -> Iterator[Command]:
        """Throw or pass."""
        return iter((Throw(), Pass()) if view.seat == seat else ())

    def preview(self, view: View, seat: Seat, command: Command) -> Preview | Refusal:
        """Say that a pass scores nothing; a throw cannot be foreseen."""
        if view.seat != seat:
            return Refusal("not_your_turn")
        return Preview(0) if isinstance(command, Pass) else Refusal("unforeseeable")

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        """Refuse what does not answer the open request."""
        match command:
            case Fell(face):
                fits = state.is_thrown and seat == NATURE
                return None if fits and 1 <= face <= SIDES else Refusal("bad_die")
            case Throw() | Pass():
                return None if not state.is_thrown and seat == self._mover(state) else Refusal("not_your_turn")

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> Step[State, Event]:
        """Throw, pass or count."""
        match command:
            case Throw():
                return Step(replace(state, is_thrown=True))
            case Pass():
                return Step(State(state.sums, state.turn + 1), (Passed(seat),))
            case Fell(face):
                mover = state.turn % self.seats
                sums = tuple(points + face * (place == mover) for place, points in enumerate(state.sums))
                return Step(State(sums, state.turn + 1), (Scored(mover, face),), reveals=True)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show everything."""
        return View(state.sums, state.turn, None if state.is_thrown else self._mover(state))

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        """Show every event."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Rank by the sums."""
        if self._mover(state) is not None:
            return None
        return Outcome(places(state.sums), state.sums, (SheetLine("blank.sum", state.sums),), "all_thrown")
