"""What computer players and coaches say: they see a view and the requests addressed to their seat, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from ludogite.core.chance import Chance
from ludogite.core.rules import Request, Seat

C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

NO_LEAD = 0.05
"""Expected points within which two choices are worth the same."""
NO_DIFFERENCE = 1.0
"""Points lost over a game below which two players have chosen equally well."""
LEVELS = ("debutant", "moyen", "fort", "parfait")
"""Levels of every game, weakest first; *parfait* is the best we can, exact only where the game's page says so."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[C_co]):
    """A computer player's command and how long a person would have thought, in ms of game time."""

    command: C_co
    delay_ms: int = 0


class Player(Protocol[V_contra, C_co]):
    """A computer player."""

    def decide(self, view: V_contra, requests: tuple[Request, ...], chance: Chance) -> Choice[C_co] | None:
        """Choose a command from what the seat sees and is asked; None stays silent where it only MAY act.

        ``chance`` is the player's own, apart from the game's, so that it cannot look at dice to come.
        """


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing worth saying: a code that ``ui.texts`` turns into a sentence, and its arguments by name."""

    code: str
    args: tuple[tuple[str, str | int | float], ...] = ()

    @classmethod
    def of(cls, code: str, **args: str | float) -> Remark:
        """Make a remark with its arguments by name."""
        return cls(code, tuple(sorted(args.items())))


@dataclass(frozen=True, slots=True)
class Rated(Generic[C]):
    """A command and what it is worth to the end of the game, in expected points."""

    command: C
    value: float


@dataclass(frozen=True, slots=True)
class Advice(Generic[C]):
    """What a coach sees in a position: the choices, best first, and what is worth saying about them."""

    ranked: tuple[Rated[C], ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def margin(self) -> int:
        """Tell by how many points, rounded, the best choice is ahead of the next one that is worth less."""
        lead = next((self.ranked[0].value - each.value for each in self.ranked if each.value < self.ranked[0].value - NO_LEAD), 0.0)
        return round(lead)

    @property
    def best(self) -> Rated[C]:
        """The choice worth most."""
        return self.ranked[0]

    def cost(self, command: C) -> float | None:
        """Say how many expected points a choice loses against the best one; None when it was not rated."""
        for rated in self.ranked:
            if rated.command == command:
                return self.best.value - rated.value
        return None


AnyAdvice: TypeAlias = Advice[Any]
"""The advice of a game that is not known here."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A choice that lost points: entry number in the log, whose, what was played and what was best (infinitives), the cost.

    The position before it is the one after ``entry`` commands. ``seen`` is what lay on the table, for the eye ("6 6 4 3 1"),
    ``better`` the command that was best, to be shown on the board; None where it is known in words only. ``why`` is what the coach
    says there: what to do, and why; () where he was not asked.
    """

    entry: int
    seat: Seat
    played: Remark
    best: Remark
    cost: float
    seen: str = ""
    better: Any = None
    why: tuple[Remark, ...] = ()


class Reckoning(StrEnum):
    """How what decisions lost was found out."""

    EXACT = "exact"
    """From the solved game: expected points to its end."""
    NEAR = "near"
    """The same from a game that is solved but for a small rounding."""
    ESTIMATED = "estimated"
    """Expected points of the turn alone, against the best play of the dictionary."""
    OPEN = "open"
    """With all cards open, as nobody could see them: good to know, but no measure of anybody."""


class Weighed(NamedTuple):
    """A choice that was weighed: entry number in the log, whose, and what it lost (>= 0)."""

    entry: int
    seat: Seat
    cost: float


class Fortune(NamedTuple):
    """A throw of the dice: entry number in the log, whose, the expected points that it gave (< 0: took), what lay there then."""

    entry: int
    seat: Seat
    luck: float
    seen: str


class Account(NamedTuple):
    """How a seat's score came about, in points: ``score`` = ``perfect`` (what perfect play expects) + ``luck`` + ``choices``."""

    seat: Seat
    perfect: float
    luck: float
    choices: float
    score: int


class Find(NamedTuple):
    """A choice that few would have seen: entry number in the log, whose, what it was, how many points better than the next idea."""

    entry: int
    seat: Seat
    played: Remark
    lead: float


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A game looked back on: ``losses`` that are worth a word, dearest first, and what each seat's decisions lost in all (>= 0).

    ``weighed`` are all choices in the order of the log, those that lost nothing too; empty where the game weighs only some.
    ``accounts`` and ``fortunes`` tell luck where perfect play has an exact expectation: the fortunes of a seat add up to its luck.
    ``finds`` are the best of a seat, one each. ``top`` is by seat what was scored of the best there was, 0 to 1; None without.
    """

    reckoning: Reckoning
    losses: tuple[Loss, ...]
    lost: tuple[float, ...]
    weighed: tuple[Weighed, ...] = ()
    accounts: tuple[Account, ...] = ()
    fortunes: tuple[Fortune, ...] = ()
    finds: tuple[Find, ...] = ()
    top: tuple[float | None, ...] = ()

    def perfect_share(self, seat: Seat) -> float | None:
        """Give the share of a seat's choices that lost nothing, 0 to 1; None where not all were weighed."""
        costs = [one.cost for one in self.weighed if one.seat == seat]
        return sum(cost < NO_LEAD for cost in costs) / len(costs) if costs else None

    def dearest(self, seat: Seat, most: int = 5) -> tuple[Loss, ...]:
        """List the dearest losses of a seat."""
        return tuple(loss for loss in self.losses if loss.seat == seat)[:most]

    @property
    def places(self) -> tuple[int, ...] | None:
        """Rank the seats without chance, least lost first; who is less than ``NO_DIFFERENCE`` behind shares a place.

        None where it says nothing.
        """
        if self.reckoning is Reckoning.OPEN:
            return None
        given: dict[Seat, int] = {}
        first = 0.0
        for number, seat in enumerate(sorted(range(len(self.lost)), key=lambda seat: self.lost[seat])):
            is_apart = not given or self.lost[seat] - first >= NO_DIFFERENCE
            given[seat] = number + 1 if is_apart else max(given.values())
            first = self.lost[seat] if is_apart else first
        return tuple(given[seat] for seat in range(len(self.lost)))

    @property
    def is_close(self) -> bool:
        """Tell whether two share a place although their figures differ: the difference means nothing."""
        places = self.places or ()
        apart = {round(10 * lost) for lost in self.lost}
        return len(set(places)) < len(apart)


def dearest_first(losses: Sequence[Loss], least: float) -> tuple[Loss, ...]:
    """Order losses by cost, then by the log; what costs less than ``least`` is not worth a word."""
    return tuple(sorted((loss for loss in losses if loss.cost >= least), key=lambda loss: (-loss.cost, loss.entry)))
