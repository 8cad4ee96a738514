"""Mots de Tête as a rule set: four variants, two modes, bonus dice, clocks and hints.

Source: the sheet (Habourdin / Hornswoggle, 1990); its course is told in ``course``, what may be written in ``placement``, what it
scores in ``scoring``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from typing import Final, assert_never

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Outcome, Preview, Refusal, Request, Seat, Urgency, places
from ludogite.games import handicap
from ludogite.games.mots_de_tete.course import Course, MotsStep
from ludogite.games.mots_de_tete.grid import Grid
from ludogite.games.mots_de_tete.hints import RUNGS, hinted, next_rung
from ludogite.games.mots_de_tete.lexis import Words
from ludogite.games.mots_de_tete.moves import (
    Accept,
    Begins,
    BonusRolled,
    Command,
    Contest,
    Elapsed,
    Event,
    Judged,
    Laid,
    Pass,
    Rolled,
    Throw,
    Timer,
    Write,
)
from ludogite.games.mots_de_tete.placement import NOT_A_WORD, place
from ludogite.games.mots_de_tete.refusing import refuse_outside, refuse_player
from ludogite.games.mots_de_tete.review import sheet
from ludogite.games.mots_de_tete.scoring import count, fixed_bonus, values_of
from ludogite.games.mots_de_tete.search import Position
from ludogite.games.mots_de_tete.state import EDITION, MAX_SEATS, MotsView, Options, Phase, State, Way
from ludogite.words.levels import Vocabulary

FACES: Final = tuple(range(1, 7))
LISTED_DICE: Final = 3
"""Bonus dice up to which all throws are listed as odds (216)."""
OFFERED: Final = 24
"""Plays offered as choices, each in another place."""


@dataclass(frozen=True, slots=True)
class MotsRules:
    """Mots de Tête for a number of seats (1 to 4; 1 in the solitaire), options, a grid and the words of the dictionary."""

    seats: int
    options: Options
    grid: Grid
    words: Words
    course: Course = field(init=False)

    def __post_init__(self) -> None:
        most = 1 if self.options.way is Way.SOLITAIRE else MAX_SEATS
        if not 1 <= self.seats <= most:
            raise ValueError(f"Mots de Tête ({self.options.variant}) takes 1 to {most} seats, not {self.seats}")
        object.__setattr__(self, "course", Course(self.seats, self.options, self.grid))

    @property
    def game_id(self) -> str:
        """Name the game as in the catalogue."""
        return "mots_de_tete"

    @property
    def rules_version(self) -> int:
        """Count the changes of these rules that old logs need an upgrade for."""
        return EDITION

    @property
    def verdicts(self) -> frozenset[str]:
        """List the one refusal that rests on the dictionary of the day."""
        return frozenset({NOT_A_WORD})

    def start(self) -> State:
        """Lay out the grid."""
        return self.course.start()

    def requests(self, state: State) -> tuple[Request, ...]:
        """Ask who may act now, and the clocks that run."""
        if state.phase is Phase.OVER:
            return ()
        return (*self._asked(state), *self._clocks(state))

    def _asked(self, state: State) -> tuple[Request, ...]:
        phase, turn, until = state.phase, state.turn, state.until_ms
        match phase:
            case Phase.LOT | Phase.BONUS:
                return (Request(NATURE, phase.value, (turn,)),)
            case Phase.DIE:
                return (Request(NATURE, phase.value, (turn, state.throws)),)
            case Phase.THROW:
                return (Request(state.seat, phase.value, (turn, state.throws)),)
            case Phase.THROW_BONUS:
                return (Request(state.seat, phase.value, (turn,)),)
            case Phase.WRITE:
                return (Request(state.seat, phase.value, (turn, _rungs(state)), deadline_ms=until),)
            case Phase.HINT:
                return (Request(REFEREE, phase.value, (turn, _rungs(state))),)
            case Phase.JUDGE:
                return (Request(REFEREE, phase.value, (turn,)),)
            case Phase.CONTEST:
                urgency = Urgency.MAY if until is not None else Urgency.MUST
                seats = state.window.asked if state.window else ()
                return tuple(Request(seat, phase.value, (turn,), urgency, until) for seat in seats)
            case Phase.OVER:
                return ()
            case _:
                assert_never(phase)

    def _clocks(self, state: State) -> Iterator[Request]:
        if state.until_ms is not None and state.phase in {Phase.WRITE, Phase.CONTEST}:
            timer = Timer.TURN if state.phase is Phase.WRITE else Timer.WINDOW
            yield Request(CLOCK, timer.value, (state.turn,), deadline_ms=state.until_ms)
        game_until = self._game_until(state)
        if game_until is not None:
            yield Request(CLOCK, Timer.GAME.value, (), deadline_ms=game_until)

    def _game_until(self, state: State) -> int | None:
        minutes = self.options.minutes
        return minutes * 60_000 if minutes and not state.time_is_up and state.phase is not Phase.OVER else None

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        """Draw who begins, the die, or the dice of the bonus cells: each at an address of its own."""
        match state.phase:
            case Phase.LOT:
                return Begins(chance.at("mots_de_tete.lot").below(self.seats))
            case Phase.DIE:
                return Rolled(chance.at("mots_de_tete.die", state.turn, state.seat, state.throws).die())
            case _:
                address = (state.turn, state.seat)
                dice = (
                    tuple(chance.at("mots_de_tete.bonus", *address, row, col, die).die() for die in range(number))
                    for row, col, number in self._bonus(state)
                )
                return BonusRolled(tuple(dice))

    def _bonus(self, state: State) -> list[tuple[int, int, int]]:
        """List the bonus cells to be rolled, with the number of their dice."""
        cells = state.pending.bonus if state.pending else ()
        return [(row, col, bonus.dice) for row, col in cells if (bonus := self.grid.bonus(row, col))]

    def expire(self, state: State, request: Request) -> Command:
        """Say which clock has run out."""
        return Elapsed(Timer(request.kind))

    def judge(self, state: State, request: Request) -> Command:
        """Look up the words of a contested play, or climb a rung of the ladder of hints."""
        if request.kind == Phase.HINT:
            return hinted(self.grid, state.rows, self.words, state.n, next_rung(state.hint) or RUNGS[-1])
        words = state.pending.words if state.pending else ()
        return Judged(tuple(self.words.lexicon.valid(word.text) for word in words))

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        """List who may begin, the six faces, and the throws of up to three bonus dice, all equally likely."""
        match state.phase:
            case Phase.LOT:
                yield from ((Begins(seat), Fraction(1, self.seats)) for seat in range(self.seats))
            case Phase.DIE:
                yield from ((Rolled(n), Fraction(1, 6)) for n in FACES)
            case _:
                numbers = [number for _, _, number in self._bonus(state)]
                if sum(numbers) <= LISTED_DICE:
                    thrown = product(*(product(FACES, repeat=number) for number in numbers))
                    yield from ((BonusRolled(dice), Fraction(1, 6 ** sum(numbers))) for dice in thrown)

    def choices(self, view: MotsView, seat: Seat) -> Iterator[Command]:
        """List what the seat may do; of the plays, good ones in different places; in contestation a bluff too."""
        if seat in view.waiting:
            yield from (Accept(), Contest())
        elif seat != view.seat:
            return
        elif view.phase in {Phase.THROW, Phase.THROW_BONUS}:
            yield Throw()
        elif view.phase is Phase.WRITE:
            yield from self._plays(view)
            yield Pass()

    def _plays(self, view: MotsView) -> Iterator[Write]:
        known = self.words.known(Vocabulary.TOUT)
        position = Position(self.grid, view.rows, known, quarte=self.options.way is Way.QUARTE)
        slots = sorted(position.slots(view.n), key=lambda slot: -slot.worth)[:OFFERED]
        for slot in slots:
            yield slot.write(position.a_word(slot))
        if slots and self.options.contestation:
            yield Write(tuple(Laid(row, col, "W") for row, col in slots[0].new))

    def preview(self, view: MotsView, seat: Seat, command: Command) -> Preview | Refusal:
        """Say what writing would score: each new word with its points, bonus cells still at 0 (but for the quarté)."""
        refusal = refuse_player(view, seat, command, self.words.lexicon.valid)
        if refusal or not isinstance(command, Write):
            return refusal or Preview(0)
        placed = place(self.grid, view.rows, command.letters, view.n)
        if isinstance(placed, Refusal):
            return placed
        bonus = fixed_bonus(self.grid, placed.bonus) if self.options.way is Way.QUARTE else ()
        counted = count(self.grid, placed.words, values_of(bonus))
        return Preview(sum(each.points for each in counted), tuple((each.word.text, each.points) for each in counted))

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        """Say why a command is not accepted now, or None; a word is looked up last, in the mode arbitre."""
        if seat < 0:
            return refuse_outside(self.grid, state, self.requests(state), seat, command)
        return refuse_player(self.view(state, None), seat, command, self.words.lexicon.valid)

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> MotsStep:
        """Make the next state from an accepted command."""
        return self.course.apply(state, seat, command, at_ms)

    def view(self, state: State, seat: Seat | None) -> MotsView:
        """Show the table: nothing is hidden but the answers to a play, from everybody, until the window is closed."""
        return MotsView(
            options=self.options,
            grid=self.grid,
            rows=state.rows,
            inks=state.inks,
            phase=state.phase,
            turn=state.turn,
            seat=state.seat,
            starter=state.starter,
            n=state.n,
            scores=state.scores,
            fails=state.fails,
            withdrawn=state.withdrawn,
            lost=state.lost,
            pending=state.pending,
            waiting=state.window.asked if state.window else (),
            contesters=() if state.phase is Phase.CONTEST else state.contesters,
            hint=state.hint,
            until_ms=state.until_ms,
            game_until_ms=self._game_until(state),
            is_last=state.is_last,
            plays=state.plays,
            hints_cost=state.hints_cost,
            end=state.end,
        )

    def show(self, event: Event, seat: Seat | None) -> Event:
        """Show the event: nothing is hidden."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Say who won: the highest score, withdrawn players included."""
        if state.end is None:
            return None
        start = handicap.starts(self.options.handicap, self.seats)
        lines = sheet(state.plays, state.scores, state.hints_cost, start)
        return Outcome(places(state.scores), state.scores, lines, f"mots_de_tete.end_{state.end.value}")


def _rungs(state: State) -> int:
    """Count the hints bought in this turn."""
    return 0 if state.hint is None else RUNGS.index(state.hint.rung) + 1
