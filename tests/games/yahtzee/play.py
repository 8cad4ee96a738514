"""What several tests of Yahtzee play with: the solved tables, sheets by their points, and games with written dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from ludogite.core.log import Entry
from ludogite.core.rules import NATURE, Seat
from ludogite.games.setup import reader
from ludogite.games.yahtzee.futures import file_name
from ludogite.games.yahtzee.moves import ALL_DICE, Command, Event, Mark, Roll, Rolled
from ludogite.games.yahtzee.rules import YahtzeeRules
from ludogite.games.yahtzee.scoring import BOXES, Box, Dice, JokerRule, Sheet
from ludogite.games.yahtzee.state import State
from ludogite.games.yahtzee.values import Values

RESOURCES = Path(__file__).parents[3] / "resources"
read = reader(RESOURCES)


class Given:
    """A reader that gives what a test wants it to give."""

    folder = RESOURCES
    rulings = ()
    askers = ()

    def __init__(self, give: Callable[[str], bytes]) -> None:
        self._give = give

    def __call__(self, name: str, /) -> bytes:
        return self._give(name)


@cache
def solved(joker: JokerRule = JokerRule.FRANCAIS) -> Values:
    return Values.from_bytes(read(f"yahtzee/{file_name(joker)}"))


def sheet_of(points: dict[Box, int], primes: int = 0) -> Sheet:
    return Sheet(tuple(points.get(box) for box in BOXES), primes)


def full_but(*opened: Box, **points: int) -> Sheet:
    """A sheet with 0 in every box but the open ones and those named with their points."""
    return sheet_of({box: points.get(box.value, 0) for box in BOXES if box not in opened})


class Game:
    """A game in the making: commands are checked by ``refuse``, and events and log entries are kept."""

    def __init__(self, rules: YahtzeeRules, state: State | None = None) -> None:
        self.rules = rules
        self.state = state or rules.start()
        self.events: list[Event] = []
        self.entries: list[Entry[Command]] = []

    def do(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        assert self.rules.refuse(self.state, seat, command) is None
        step = self.rules.apply(self.state, seat, command, 0)
        self.state = step.state
        self.events += step.events
        self.entries.append(Entry(seat, command, 0))
        return step.events

    def throw(self, dice: Dice, again: Sequence[int] = ALL_DICE) -> tuple[Event, ...]:
        """Throw for the seat to move, with these numbers."""
        self.do(self.state.seat, Roll(tuple(again)))
        return self.do(NATURE, Rolled(dice))

    def fill(self, box: Box, dice: Dice | None = None, *, zero: bool = False) -> tuple[Event, ...]:
        """Fill a box for the seat to move, after a first throw of ``dice`` if given."""
        if dice is not None:
            self.throw(dice)
        return self.do(self.state.seat, Mark(box, zero))

    def code(self, seat: Seat, command: Command) -> str | None:
        refusal = self.rules.refuse(self.state, seat, command)
        return refusal.code if refusal else None
