"""What every game is: the protocol between a set of rules and everybody who plays, watches, stores or advises.

A game is a frozen *rule set* without any state of its own. A state is a frozen value; a command makes the next state; what a
seat may know is a *view*, a separate type without the secrets. The outside world sits at the table too: chance is NATURE's
command, the clock is CLOCK's, a dictionary that decides is REFEREE's. So the log of commands is the whole game, and a state is
a fold over it.

Who calls what, and what it never does:

* ``start``, ``apply``, ``refuse``, ``requests``, ``view``, ``show`` and ``outcome`` are pure: same arguments, same answer, no
  clock, no randomness, nothing changed.
* ``apply`` is only called with a command that ``refuse`` let pass. It never asks the dictionary, so an old game replays
  whatever the dictionary says later.
* ``refuse`` is total over decodable commands from any seat: it never raises.
* ``draw``, ``expire`` and ``judge`` are called by the session only, for an open request of NATURE, CLOCK and REFEREE.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:  # a refusal needs neither
    from fractions import Fraction

    from ludogite.core.chance import Chance

Seat: TypeAlias = int
"""A place at the table, from 0, in playing order (clockwise); negative for the outside world."""

NATURE: Seat = -1
"""Dice and shuffles. Its commands are drawn by ``Rules.draw``, or typed in by the table when real dice are used."""
CLOCK: Seat = -2
"""Deadlines. Its commands are made by ``Rules.expire`` at the very millisecond of the deadline."""
REFEREE: Seat = -3
"""The dictionary or a theme list, where its verdict changes the state. Its commands are made by ``Rules.judge``."""

Scalar: TypeAlias = str | int | None


class Urgency(StrEnum):
    """Whether the game waits for this seat."""

    MUST = "must"
    MAY = "may"


@dataclass(frozen=True, slots=True)
class Request:
    """Who may act now, on what: public knowledge, the same for everybody.

    Two different occasions never share seat, kind and ``about``, which carries what tells them apart (turn, roll, row), so that
    an answer that arrives late is recognised; a deadline that moves (a clock that stands still) or another urgency is no new
    occasion. A request of CLOCK always carries the deadline in game milliseconds; that of a player carries it too where a clock
    limits him, for the screen.
    """

    seat: Seat
    kind: str
    about: tuple[Scalar, ...] = ()
    urgency: Urgency = Urgency.MUST
    deadline_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command is not accepted: a code that ``ui.texts`` turns into a sentence, and the sentence's arguments by name."""

    code: str
    args: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, code: str, **args: str | int) -> Refusal:
        """Make a refusal with its arguments by name."""
        return cls(code, tuple(sorted(args.items())))


@dataclass(frozen=True, slots=True)
class Open:
    """A request that waits for an answer, and the token to answer it with.

    A token is a serial that is never used again, not even after an undo: an answer that arrives late is refused, never misapplied.
    """

    request: Request
    token: int


S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """What a command made: the next state, what happened for animation and log, and whether somebody learned something.

    ``reveals`` is true when a player who thought again would know more than before (dice fell, cards turned): no undo goes
    back past such a step.
    """

    state: S
    events: tuple[E, ...] = ()
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the final breakdown: a code for ``ui.texts`` and a value per seat (None: does not apply)."""

    code: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended.

    ``places`` start at 1, and equal scores share the place (1, 1, 3); ``reason`` is a code.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[SheetLine, ...]
    reason: str


def places(scores: Iterable[int]) -> tuple[int, ...]:
    """Rank scores from 1, highest first; equal scores share the place."""
    listed = tuple(scores)
    return tuple(1 + sum(other > score for other in listed) for score in listed)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a command would score, before it is given: the points, and the parts they are made of (a code or a word, points)."""

    points: int
    parts: tuple[tuple[str, int], ...] = ()


class Rules(Protocol[S, C, E, V]):
    """One game with its options: a frozen dataclass, hashable, that holds no state (S state, C command, E event, V view).

    ``verdicts`` are the codes of refusals that rest on the dictionary of the day: a log that is read back is not held to them.
    ``refuse`` gives one only where nothing else is wrong, so that what ``apply`` is given still fits the state.
    """

    @property
    def game_id(self) -> str:
        """Name the game as in the catalogue."""

    @property
    def rules_version(self) -> int:
        """Count the changes of these rules that old logs need an upgrade for, from 1."""

    @property
    def seats(self) -> int:
        """Count the players."""

    @property
    def verdicts(self) -> frozenset[str]:
        """List the codes of refusals that rest on the dictionary of the day."""

    def start(self) -> S:
        """Lay out the game; whatever is random comes later, from NATURE."""

    def requests(self, state: S) -> tuple[Request, ...]:
        """List who may act now; empty only when the game is over."""

    def draw(self, state: S, request: Request, chance: Chance) -> C:
        """Say what NATURE says to its open request: dice, shuffles, lots."""

    def expire(self, state: S, request: Request) -> C:
        """Say what CLOCK says when the deadline of its open request has come."""

    def judge(self, state: S, request: Request) -> C:
        """Say what REFEREE says to its open request; may ask the dictionary."""

    def odds(self, state: S, request: Request) -> Iterator[tuple[C, Fraction]]:
        """List everything NATURE could say with its exact probability; nothing where that is too much to list."""

    def choices(self, view: V, seat: Seat) -> Iterator[C]:
        """List legal commands from what the seat sees; may be partial, never empty while the seat MUST act."""

    def preview(self, view: V, seat: Seat, command: C) -> Preview | Refusal:
        """Say what a command would score; may ask the dictionary."""

    def refuse(self, state: S, seat: Seat, command: C) -> Refusal | None:
        """Say why the command is not accepted now, or None; total over decodable commands of any seat; may ask the dictionary."""

    def apply(self, state: S, seat: Seat, command: C, at_ms: int) -> Step[S, E]:
        """Make the next state from an accepted command, at a game time in ms; never asks the dictionary."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Show what a seat may know, or a spectator (None)."""

    def show(self, event: E, seat: Seat | None) -> E | None:
        """Show what a seat may know of an event; None hides it."""

    def outcome(self, state: S) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""
