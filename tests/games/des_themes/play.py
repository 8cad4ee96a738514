"""Tables of Dés à thèmes for tests: dice as wanted, a clock by hand, and a short way to say what happens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of, make_code
from ludogite.core.log import Entry, Header
from ludogite.core.rules import NATURE, Outcome, Refusal, Request, Seat
from ludogite.core.session import Delivery, Session
from ludogite.games.des_themes.game import GAME
from ludogite.games.des_themes.moves import Answer, Ballot, Buzz, Colour, Command, DiceRolled, ThemeRolled, Throw, Vote
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.games.des_themes.state import Options, Phase, State, ThemesView
from ludogite.games.setup import reader
from ludogite.words.verdicts import Ruling

RESOURCES = Path(__file__).parents[3] / "resources"
CODE = make_code(bytes(8))
VERT = Colour.VERT
NOIR = Colour.NOIR


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling of the family."""

    word: str
    verdict: str
    theme: str | None
    at: str = "2026-01-01T00:00:00.000Z"
    who: str = "Mamie"
    game: str | None = "des_themes"


class Table:
    """A game under way; dice are laid by hand."""

    def __init__(self, seats: int = 4, *, rulings: Iterable[Ruling] = (), **options: Any) -> None:
        agreed = GAME.read_options({"starter": 0} | options)
        self.read = reader(RESOURCES, rulings)
        rules = GAME.make_rules(seats, agreed, self.read)
        assert isinstance(rules, ThemesRules)
        self.rules = rules
        self.clock = VirtualClock()
        self.header = Header(
            GAME.id, GAME.rules_version, GAME.pairs(agreed), seats, CODE, hand=(Phase.THEME.value, Phase.DICE.value)
        )
        self.session: Session[Any, Any, Any, Any] = self._session(())
        self.events: list[Any] = []
        self.session.listen(self._hear)

    def _session(self, entries: tuple[Entry[Any], ...]) -> Session[Any, Any, Any, Any]:
        chance = chance_of(CODE)
        return Session(self.rules, GAME.codec, self.header, chance=chance, clock=self.clock, entries=entries)

    def _hear(self, delivery: Delivery[Any, Any, Any]) -> None:
        self.events += delivery.events

    def now(self) -> Phase:
        """Give the phase: a call, because a checker of types takes a property for what it was before."""
        return self.state.phase

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def view(self) -> ThemesView:
        view: ThemesView = self.session.view(None)
        return view

    @property
    def options(self) -> Options:
        return self.view.options

    @property
    def outcome(self) -> Outcome | None:
        return self.session.outcome()

    def asked(self, seat: Seat) -> list[Request]:
        return [one.request for one in self.session.requests() if one.request.seat == seat]

    def kinds(self, seat: Seat) -> set[str]:
        return {request.kind for request in self.asked(seat)}

    def say(self, seat: Seat, command: Command) -> Refusal | None:
        """Give a command as the answer to whatever is open to the seat."""
        token = next((one.token for one in self.session.requests() if one.request.seat == seat), -1)
        return self.session.submit(seat, command, token)

    def do(self, seat: Seat, command: Command) -> list[Any]:
        """Give a command that is accepted, and return what happened."""
        self.events.clear()
        refusal = self.say(seat, command)
        assert refusal is None, refusal
        return list(self.events)

    def wait(self, ms: int) -> list[Any]:
        """Let time pass, and return what happened."""
        self.events.clear()
        self.clock.advance(ms)
        self.session.tick()
        return list(self.events)

    def throw(self, letters: str = "BORVA", colour: Colour = VERT, theme: int = 1) -> None:
        """Begin a round with these dice."""
        thrower = self.state.thrower
        self.do(thrower, Throw())
        if self.state.phase is Phase.THEME:
            self.do(NATURE, ThemeRolled(theme))
            self.do(thrower, Throw())
        self.do(NATURE, DiceRolled(letters, colour))

    def answer(self, seat: Seat, text: str, theme: int = 0, *, proper: bool = False) -> list[Any]:
        """Buzz and say a word."""
        told = self.do(seat, Buzz())
        return told + self.do(seat, Answer(text, theme, proper))

    def try_answer(self, seat: Seat, text: str, theme: int = 0, *, proper: bool = False) -> Refusal | None:
        """Say a word that may be refused; buzz before unless the seat has the floor."""
        if "floor" not in self.kinds(seat):
            self.do(seat, Buzz())
        return self.say(seat, Answer(text, theme, proper))

    def vote(self, *ballots: Ballot) -> list[Any]:
        """Let those who are asked vote in playing order, as many as there are ballots."""
        told = []
        for ballot in ballots:
            question = self.state.question
            assert question is not None
            told += self.do(question.window.asked[0], Vote(ballot))
        return told

    def replayed(self) -> State:
        """Take the game up again from its log, and give the state."""
        state: State = self._session(self.session.entries).state
        return state


def of(kind: type[Any], events: Iterable[Any]) -> list[Any]:
    """Keep the events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def ruling(word: str, verdict: str, theme: str | None, at: str = "2026-01-01T00:00:00.000Z") -> Ruling:
    """Make a ruling as the store gives them."""
    return Ruled(word, verdict, theme, at)
