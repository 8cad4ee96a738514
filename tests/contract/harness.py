"""What every contract test plays with: subjects (a game, its options, a number of seats), a virtual clock and random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of, make_code
from ludogite.core.log import Entry, Header
from ludogite.core.rules import CLOCK, NATURE, Open, Request, Seat, Urgency
from ludogite.core.session import Session
from ludogite.games.catalog import BLANK, ready_games
from ludogite.games.game import AnyRules, Flag, Game, Number
from ludogite.games.setup import reader
from tests.contract import sixth
from tests.contract.tiny import TINY
from tests.games.mots_de_tete.hidden import answers_are_told, shuffle_answers
from tests.games.words_out.hidden import shuffle_hidden

AnySession: TypeAlias = Session[Any, Any, Any, Any]
AnyEntry: TypeAlias = Entry[Any]
Hide: TypeAlias = Callable[[Any, Seat | None, Random], Any]
"""Permutes in a state what a seat (or a spectator) cannot know."""

RESOURCES = Path(__file__).parents[2] / "resources"
PATIENCE = 5_000
"""Commands after which a random game is said to be endless."""
read = reader(RESOURCES)


@dataclass(frozen=True)
class Subject:
    """One way to play one game."""

    game: Game
    options: Any
    seats: int
    hand: tuple[str, ...] = ()

    @cached_property
    def rules(self) -> AnyRules:
        """Make its rules when it is played first: every process of a test run collects all subjects."""
        return self.game.make_rules(self.seats, self.options, read)

    def __str__(self) -> str:
        changed = [
            f"{name}={value}" for name, value in self.game.pairs(self.options) if value != getattr(self.game.options(), name)
        ]
        return "-".join([self.game.id, str(self.seats), *changed, *(f"hand:{kind}" for kind in self.hand)])

    def session(self, number: int, *, entries: Sequence[AnyEntry] = (), clock: VirtualClock | None = None) -> AnySession:
        """Begin the game of this number, or take it up again."""
        code = make_code(number.to_bytes(8, "big"))
        game = self.game
        header = Header(game.id, game.rules_version, game.pairs(self.options), self.seats, code, hand=self.hand)
        clock = clock or VirtualClock()
        return Session(self.rules, game.codec, header, chance=chance_of(code), clock=clock, entries=entries)


@dataclass(frozen=True)
class Plan:
    """The seat counts of a game to test, and the hidden things that its states hold."""

    seats: tuple[int, ...]
    hide: Hide | None = None


LONG: dict[str, Any] = {"manches": 9}
"""Options whose highest value makes games longer than a test waits for, and how high they are tried."""


def option_sets(game: Game) -> Iterator[Any]:
    """List the default options, each variant, and each option at its other ends."""
    default = dict(game.pairs(game.options()))
    changes: list[dict[str, Any]] = [{}, *(dict(variant.fixes) for variant in game.variants)]
    for agreed in game.fields:
        needed = {agreed.only_with: True} if isinstance(agreed, Flag | Number) and agreed.only_with else {}
        changes += [needed | {agreed.name: value} for value in (agreed.values[0], LONG.get(agreed.name, agreed.values[-1]))]
    seen = []
    for change in changes:
        options = game.read_options(default | change)
        if options not in seen:
            seen.append(options)
            yield options


def ready() -> list[tuple[Game, tuple[int, ...]]]:
    """List the games that can be played, the template and the sixth game, with the seat counts to test."""
    listed = []
    for entry in (*ready_games(), BLANK, sixth.ENTRY):
        counts = {entry.fewest, min(entry.fewest + 1, entry.most), entry.most}
        listed.append((entry.load(), tuple(sorted(counts))))
    return listed


def seats_for(game: Game, options: Any, counts: Sequence[int]) -> int:
    """Give the second fewest seats to test, as far as the variant takes them; all, where two have no secret between them."""
    seats = counts[-1] if getattr(options, "hidden", False) else counts[min(1, len(counts) - 1)]
    fewest, most = game.variant(options).seats or (seats, seats)
    return max(fewest, min(most, seats))


def subjects() -> list[Subject]:
    """List everything that the contract is tested on: all options at two seat counts, the default options at all of them."""
    listed = []
    for game, counts in [*ready(), *((tiny.game, tiny.seats) for tiny in TINY)]:
        for place, options in enumerate(option_sets(game)):
            listed += [Subject(game, options, seats) for seats in (counts if place == 0 else (seats_for(game, options, counts),))]
        if game.hand:
            listed.append(Subject(game, game.options(), counts[-1], hand=game.hand))
    return listed


HIDDEN: dict[str, Hide] = {"mots_de_tete": shuffle_answers, "words_out": shuffle_hidden}
HIDDEN |= {tiny.game.id: tiny.hide for tiny in TINY if tiny.hide is not None}
"""How to permute what is hidden, by game; a game whose seats see different things must be named here."""
TOLD: dict[str, Callable[[Any, Any], bool]] = {"mots_de_tete": answers_are_told}
"""Whether the step between two states tells everybody what was hidden, by game."""


@dataclass
class Match:
    """A game under way, and the clock it is played with."""

    subject: Subject
    number: int = 0
    clock: VirtualClock = field(default_factory=VirtualClock)
    session: AnySession = field(init=False)
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.session = self.subject.session(self.number, clock=self.clock)
        self.random = Random(self.number)

    @property
    def rules(self) -> AnyRules:
        return self.subject.rules

    def let_time_pass(self) -> None:
        """Wait a little, sometimes until a deadline, so that answers and deadlines come in any order."""
        deadline = self.session.next_deadline()
        wait = self.random.randrange(1_500)
        if deadline is not None and self.random.random() < 0.15:
            wait = max(0, deadline - self.clock.now_ms())
        self.clock.advance(wait)
        self.session.tick()

    def options(self, asked: Open) -> list[Any]:
        """List what may be said to an open request."""
        request = asked.request
        if request.seat == NATURE:  # real dice: whatever falls
            return [self.rules.draw(self.session.state, request, chance_of(make_code(self.random.randbytes(8))))]
        return list(self.rules.choices(self.session.view(request.seat), request.seat))

    def pick(self, asked: Open, listed: list[Any]) -> Any:
        """Choose what to say."""
        return self.random.choice(listed)

    def move(self) -> tuple[Seat, Any] | None:
        """Let somebody who is asked say something; None when the game is over."""
        self.let_time_pass()
        asked = list(self.session.requests())
        self.random.shuffle(asked)
        for one in asked:
            listed = self.options(one)
            assert listed or one.request.urgency is Urgency.MAY, f"nothing to choose from for {one.request}"
            if listed:
                command = self.pick(one, listed)
                refusal = self.session.submit(one.request.seat, command, one.token)
                assert refusal is None, f"{command} was offered and refused: {refusal}"
                return one.request.seat, command
        deadline = self.session.next_deadline()
        if deadline is None:
            return None
        self.clock.advance(max(0, deadline - self.clock.now_ms()))
        self.session.tick()
        return CLOCK, self.session.entries[-1].command

    def positions(self) -> Iterator[Match]:
        """Play at random to the end, and stop at every position."""
        for _ in range(PATIENCE):
            yield self
            if self.move() is None:
                return
        raise AssertionError(f"{self.subject} does not end")

    def to_the_end(self) -> AnySession:
        """Play at random to the end."""
        for _ in self.positions():
            pass
        return self.session


def retrace(subject: Subject, entries: Sequence[AnyEntry]) -> Iterator[tuple[Any, tuple[Request, ...], AnyEntry]]:
    """Fold a log with the bare rules: each state, what was asked in it, and the entry that answered."""
    state = subject.rules.start()
    for entry in entries:
        yield state, subject.rules.requests(state), entry
        state = subject.rules.apply(state, entry.seat, entry.command, entry.at_ms).state
