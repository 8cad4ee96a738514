"""Tables of Mots de Tête for tests: the rules on any grid with any words, and a short way to say what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from ludogite.core.log import Entry
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal, Request, Seat
from ludogite.games.mots_de_tete.game import board
from ludogite.games.mots_de_tete.grid import Grid, read_grid
from ludogite.games.mots_de_tete.lexis import Words, words
from ludogite.games.mots_de_tete.moves import (
    AskHint,
    Begins,
    BonusRolled,
    Command,
    Contest,
    Elapsed,
    Event,
    Laid,
    Pass,
    Rolled,
    Throw,
    Timer,
    Write,
)
from ludogite.games.mots_de_tete.rules import MotsRules
from ludogite.games.mots_de_tete.state import MotsView, Options, Phase, State, Way
from ludogite.games.setup import reader
from ludogite.words.levels import CHOSEN, Levels
from ludogite.words.lexicon import Explanation

READ = reader(Path(__file__).parents[3] / "resources")
HOUSE = board("maison", READ)
WORDS = words(READ)
SMALL = """
    1 1 1 O 1 1 1
    1 2 1 1 1 2 1
    1 1 1 1 1 1 1
    O 1 1 + 1 1 O
    1 1 1 1 1 1 1
    1 2 1 1 1 2 1
    1 1 1 O 1 1 1
"""
"""A grid of 7 × 7: a cross of one cell, orange cells in the middle of each side."""


def grid(text: str = SMALL) -> Grid:
    read = read_grid(text)
    assert isinstance(read, Grid), read
    return read


class FewWords:
    """A dictionary of a few words."""

    digest = "0" * 16

    def __init__(self, listed: Iterable[str]) -> None:
        self._listed = sorted(listed)

    def valid(self, word: str) -> bool:
        return word in self._listed

    def is_prefix(self, start: str) -> bool:
        return any(word.startswith(start) for word in self._listed)

    def spellings(self, word: str) -> tuple[str, ...]:
        return (word.lower(),) if self.valid(word) else ()

    def lemmas(self, word: str) -> tuple[str, ...]:
        return self.spellings(word)

    def explain(self, typed: str, *, suits: Callable[[str], bool] | None = None) -> Explanation:
        return Explanation(typed, valid=self.valid(typed))

    def words(self) -> list[str]:
        return list(self._listed)


class _Held(frozenset[str]):
    """The words of a vocabulary."""

    def has_keys_with_prefix(self, prefix: str) -> bool:
        return any(word.startswith(prefix) for word in self)


def few(*listed: str, known: Iterable[str] | None = None, never: Iterable[str] = ()) -> Words:
    """Give a dictionary of a few words; ``known`` are those of every vocabulary."""
    held = _Held(listed if known is None else known)
    return Words(FewWords(listed), Levels(dict.fromkeys(CHOSEN, held), frozenset(never), frozenset(never), frozenset(), {}))


def line(row: int, col: int, letters: str, *, across: bool = True) -> Write:
    """Write letters side by side; a dot skips a cell."""
    step = (0, 1) if across else (1, 0)
    cells = ((row + at * step[0], col + at * step[1], letter) for at, letter in enumerate(letters))
    return Write(tuple(Laid(*cell) for cell in cells if cell[2] != "."))


class Game:
    """A game in the making: every command is checked by ``refuse``, and asked for; events are kept."""

    def __init__(
        self,
        options: Options | None = None,
        seats: int = 2,
        on: Grid = HOUSE,
        knowing: Words = WORDS,
        begins: Seat = 0,
    ) -> None:
        self.rules = MotsRules(seats, options or Options(), on, knowing)
        self.state = self.rules.start()
        self.events: list[Event] = []
        self.entries: list[Entry[Command]] = []
        self.now = 0
        if seats > 1:
            self.do(NATURE, Begins(begins))

    @property
    def seat(self) -> Seat:
        return self.state.seat

    @property
    def view(self) -> MotsView:
        return self.rules.view(self.state, None)

    def is_over(self) -> bool:
        return self.rules.outcome(self.state) is not None

    def asked(self, seat: Seat) -> Request:
        return next(request for request in self.rules.requests(self.state) if request.seat == seat)

    def kinds(self, seat: Seat) -> set[str]:
        return {request.kind for request in self.rules.requests(self.state) if request.seat == seat}

    def refused(self, command: Command, seat: Seat | None = None) -> Refusal | None:
        return self.rules.refuse(self.state, self.seat if seat is None else seat, command)

    def code(self, command: Command, seat: Seat | None = None) -> str:
        """Give the code of the refusal, without the name of the game."""
        refusal = self.refused(command, seat)
        assert refusal is not None, f"{command} was not refused"
        return refusal.code.removeprefix("mots_de_tete.")

    def do(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        assert self.refused(command, seat) is None, self.refused(command, seat)
        assert self.kinds(seat), f"{seat} is not asked"
        step = self.rules.apply(self.state, seat, command, self.now)
        self.state = step.state
        self.events += step.events
        self.entries.append(Entry(seat, command, self.now))
        return step.events

    def roll(self, n: int) -> tuple[Event, ...]:
        self.do(self.seat, Throw())
        return self.do(NATURE, Rolled(n))

    def write(self, command: Write, *dice: tuple[int, ...]) -> tuple[Event, ...]:
        """Roll what is needed and write; throw these bonus dice, if any are asked for."""
        if self.state.phase is Phase.THROW:
            self.roll(len(command.letters))
        events = self.do(self.seat, command)
        return (*events, *self.bonus(*dice)) if dice else events

    def bonus(self, *dice: tuple[int, ...]) -> tuple[Event, ...]:
        self.do(self.seat, Throw())
        return self.do(NATURE, BonusRolled(dice))

    def skip(self, n: int = 2) -> tuple[Event, ...]:
        """Roll, if there is a die, and pass."""
        if self.state.phase is Phase.THROW:
            self.roll(n)
        return self.do(self.seat, Pass())

    def contest(self, seat: Seat) -> tuple[Event, ...]:
        """Contest, and let the referee judge."""
        self.do(seat, Contest())
        return self.do(REFEREE, self.rules.judge(self.state, self.asked(REFEREE)))

    def hint(self) -> tuple[Event, ...]:
        self.do(self.seat, AskHint())
        return self.do(REFEREE, self.rules.judge(self.state, self.asked(REFEREE)))

    def let_pass(self, timer: Timer) -> tuple[Event, ...]:
        """Wait until a clock runs out."""
        request = next(each for each in self.rules.requests(self.state) if each.seat == CLOCK and each.kind == timer)
        assert request.deadline_ms is not None
        self.now = request.deadline_ms
        return self.do(CLOCK, Elapsed(Timer(self.rules.expire(self.state, request).timer)))  # type: ignore[union-attr]


def at(text: str, on: Grid, **changes: object) -> State:
    """Make a state with letters on a grid: rows of letters, ``.`` and ``#``, all in the ink of seat 0."""
    rows = tuple("".join(each.split()) for each in text.strip().splitlines())
    inks = tuple(tuple(0 if mark.isalpha() else -1 for mark in row) for row in rows)
    assert len(rows) == on.rows
    assert all(len(row) == on.cols for row in rows)
    return State(rows, inks, (0, 0), (0, 0), Phase.WRITE, **{"turn": 1, "hints_cost": (0, 0), **changes})  # type: ignore[arg-type]


QUARTE = Options(variant=Way.QUARTE.value)
MARATHON = Options(variant=Way.MARATHON.value, target=0)
SOLITAIRE = Options(variant=Way.SOLITAIRE.value, target=0)
CONTESTATION = Options(contestation=True)
HIDDEN = Options(contestation=True, hidden=True)
