"""Any word may be written; the others accept or contest it; the dictionary judges; then bonus dice fall and the word scores.

With ``arbitre`` a wrong word is refused before it is written instead. Who contests a good word loses his next turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeAlias

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Outcome, Refusal, Request, Seat, SheetLine, Step, places
from ludogite.core.window import Window, round_from
from ludogite.games.game import AnyRules, Flag, Game, Number, Reader, Variant
from tests.contract.tiny.kit import LATE, Plain, Tiny, no_player

WINDOW_MS = 10_000
WORDS = frozenset({"ab", "abc", "ba"})
TRIED = ("ab", "abc", "zz")
LONGEST = 6


@dataclass(frozen=True, slots=True)
class Options:
    arbitre: bool = False
    turns: int = 3


@dataclass(frozen=True, slots=True)
class Write:
    word: str


@dataclass(frozen=True, slots=True)
class Skip:
    pass


@dataclass(frozen=True, slots=True)
class Answer:
    contests: bool


@dataclass(frozen=True, slots=True)
class Silence:
    """CLOCK: whoever has not answered accepts."""


@dataclass(frozen=True, slots=True)
class Judged:
    """REFEREE: whether the word stands in the dictionary of the day."""

    valid: bool


@dataclass(frozen=True, slots=True)
class Bonus:
    face: int


Command: TypeAlias = Write | Skip | Answer | Silence | Judged | Bonus


@dataclass(frozen=True, slots=True)
class Written:
    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Erased:
    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Scored:
    seat: Seat
    points: int


Event: TypeAlias = Written | Erased | Scored


@dataclass(frozen=True, slots=True)
class State:
    scores: tuple[int, ...]
    turn: int = 0
    idle: tuple[Seat, ...] = ()
    """Who loses his next turn."""
    word: str = ""
    window: Window | None = None
    until_ms: int = 0
    contester: Seat | None = None


@dataclass(frozen=True, slots=True)
class ContestRules(Plain):
    seats: int
    options: Options = Options()
    words: frozenset[str] = field(default=WORDS)
    game_id: str = "tiny_contest"
    verdicts: frozenset[str] = frozenset({"not_a_word"})

    def start(self) -> State:
        return State((0,) * self.seats)

    def mover(self, state: State) -> Seat:
        return state.turn % self.seats

    def requests(self, state: State) -> tuple[Request, ...]:
        about = (state.turn,)
        if state.turn >= self.seats * self.options.turns:
            return ()
        if not state.word:
            return (Request(self.mover(state), "write", about),)
        if state.contester is not None:
            return (Request(REFEREE, "judge", about),)
        if state.window is None or state.window.is_closed:
            return (Request(NATURE, "bonus", about),)
        asked = (Request(seat, "contest", about, deadline_ms=state.until_ms) for seat in state.window.asked)
        return (*asked, Request(CLOCK, "contest", about, deadline_ms=state.until_ms))

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        return Bonus(chance.at("tiny.bonus", state.turn).die())

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        return ((Bonus(face), Fraction(1, 6)) for face in range(1, 7))

    def expire(self, state: State, request: Request) -> Command:
        return Silence()

    def judge(self, state: State, request: Request) -> Command:
        return Judged(state.word in self.words)

    def choices(self, view: State, seat: Seat) -> Iterator[Command]:
        kinds = {request.kind for request in self.requests(view) if request.seat == seat}
        if "write" in kinds:
            yield Skip()
            yield from (Write(word) for word in TRIED if not self.options.arbitre or word in self.words)
        elif "contest" in kinds:
            yield from (Answer(contests=True), Answer(contests=False))

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        kinds = {request.kind for request in self.requests(state) if request.seat == seat}
        match command:
            case Write(word):
                if "write" not in kinds:
                    return LATE
                if not 2 <= len(word) <= LONGEST:
                    return Refusal.of("bad_length", letters=len(word))
                return Refusal.of("not_a_word", word=word) if self.options.arbitre and word not in self.words else None
            case Skip():
                return None if "write" in kinds else LATE
            case Answer():
                return None if seat >= 0 and "contest" in kinds else LATE
            case Silence():
                return None if seat == CLOCK and kinds else LATE
            case Judged():
                return None if "judge" in kinds else LATE
            case Bonus(face):
                return None if "bonus" in kinds and 1 <= face <= 6 else Refusal("bad_die")

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> Step[State, Event]:
        match command:
            case Write(word):
                written = replace(state, word=word)
                if not self.options.arbitre and self.seats > 1:
                    window = Window((state.turn,), seat, round_from(seat, self.seats), in_turn=False)
                    written = replace(written, window=window, until_ms=at_ms + WINDOW_MS)
                return Step(written, (Written(seat, word),))
            case Skip():
                return Step(self._next(state))
            case Answer(contests):
                assert state.window is not None
                contester = seat if contests else None
                return Step(replace(state, window=state.window.answered(seat), contester=contester))
            case Silence():
                return Step(replace(state, window=None))
            case Judged(valid):
                assert state.contester is not None
                if valid:
                    idle = (*state.idle, state.contester)
                    return Step(replace(state, window=None, contester=None, idle=idle), reveals=True)
                return Step(self._next(state), (Erased(self.mover(state), state.word),), reveals=True)
            case Bonus(face):
                mover, gain = self.mover(state), len(state.word) + face
                scores = tuple(score + gain * (place == mover) for place, score in enumerate(state.scores))
                return Step(self._next(replace(state, scores=scores)), (Scored(mover, gain),), reveals=True)

    def _next(self, state: State) -> State:
        turn, idle = state.turn + 1, state.idle
        while turn < self.seats * self.options.turns and turn % self.seats in idle:
            idle = tuple(seat for seat in idle if seat != turn % self.seats)
            turn += 1
        return State(state.scores, turn, idle)

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def outcome(self, state: State) -> Outcome | None:
        if self.requests(state):
            return None
        return Outcome(places(state.scores), state.scores, (SheetLine("tiny.sum", state.scores),), "turns_over")


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return ContestRules(seats, options)


TINY = Tiny(
    Game(
        id="tiny_contest",
        rules_version=1,
        options=Options,
        variants=(Variant("arbitre", (("arbitre", True),)), Variant("contestation")),
        fields=(Flag("arbitre"), Number("turns", least=1, most=5, default=3)),
        record_fields=("turns",),
        commands=(Write, Skip, Answer, Silence, Judged, Bonus),
        make_rules=_make_rules,
        make_player=no_player,
    ),
    seats=(1, 2, 3),
)
