"""Classic Yahtzee as a rule set: opening, three rolls, thirteen turns, one or more manches.

Source: the French rules sheet of 1994 (Hasbro/MB France). Rulings where it is silent: ties in the opening throw again,
among the tied only; each manche has its own opening; equal totals share the place; alone, nobody throws to begin.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import Final, TypeAlias, assert_never

from ludogite.core.chance import Chance
from ludogite.core.rules import NATURE, Outcome, Preview, Refusal, Request, Seat, SheetLine, Step, places
from ludogite.games import handicap
from ludogite.games.yahtzee.moves import (
    ALL_DICE,
    THROWS,
    Command,
    DiceThrown,
    Event,
    MancheEnded,
    Mark,
    Marked,
    OpeningThrown,
    OpeningTied,
    OpeningWon,
    PrimeReached,
    Roll,
    Rolled,
)
from ludogite.games.yahtzee.scoring import DICE, ROLLS, TURNS, Barred, Dice, JokerRule, Score, Sheet, score, scores
from ludogite.games.yahtzee.state import MAX_MANCHES, MAX_SEATS, Options, Phase, State, YahtzeeView

YahtzeeStep: TypeAlias = Step[State, Event]

DEFAULTS: Final = Options()


@dataclass(frozen=True, slots=True)
class YahtzeeRules:
    """Classic Yahtzee for a number of seats (1 to 8) and its options."""

    seats: int
    options: Options = DEFAULTS

    def __post_init__(self) -> None:
        if not 1 <= self.seats <= MAX_SEATS:
            raise ValueError(f"Yahtzee takes 1 to {MAX_SEATS} seats, not {self.seats}")
        if not 1 <= self.options.manches <= MAX_MANCHES:
            raise ValueError(f"a game has 1 to {MAX_MANCHES} manches, not {self.options.manches}")

    @property
    def game_id(self) -> str:
        """Name the game as in the catalogue."""
        return "yahtzee"

    @property
    def rules_version(self) -> int:
        """Count the changes of these rules that old logs need an upgrade for."""
        return 1

    @property
    def verdicts(self) -> frozenset[str]:
        """List no code: Yahtzee asks no dictionary."""
        return frozenset()

    def start(self) -> State:
        """Lay out the first manche."""
        return self._manche(1, ())

    def _manche(self, manche: int, past: tuple[tuple[Sheet, ...], ...]) -> State:
        alone = self.seats == 1
        return State(
            phase=Phase.TURN if alone else Phase.OPENING,
            manche=manche,
            turn=1 if alone else 0,
            seat=0,
            rolls=0,
            dice=(),
            throwing=(),
            sheets=(Sheet(),) * self.seats,
            past=past,
            contenders=() if alone else tuple(range(self.seats)),
            opening=((),) * self.seats,
            starter=0 if alone else None,
        )

    def requests(self, state: State) -> tuple[Request, ...]:
        """Ask for the dice in the air, or the player whose turn it is."""
        if state.throwing:
            return (Request(NATURE, "dice", (state.manche, state.turn, state.seat, state.rolls)),)
        match state.phase:
            case Phase.OPENING:
                return (Request(state.seat, "opening", (state.manche, state.rolls)),)
            case Phase.TURN:
                return (Request(state.seat, "turn", (state.manche, state.turn, state.rolls)),)
            case Phase.OVER:
                return ()
            case _:
                assert_never(state.phase)

    def draw(self, state: State, request: Request, chance: Chance) -> Rolled:
        """Throw the dice in the air: each die has its own address, so the same place always gives the same die."""
        place = (state.manche, state.turn, state.seat, state.rolls)
        return Rolled(tuple([chance.at("yahtzee.dice", *place, die).die() for die in state.throwing]))

    def expire(self, state: State, request: Request) -> Command:
        """Never called: there is no clock in these rules."""
        raise AssertionError("Yahtzee asks nothing of CLOCK")

    def judge(self, state: State, request: Request) -> Command:
        """Never called: there is nothing to judge in these rules."""
        raise AssertionError("Yahtzee asks nothing of REFEREE")

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        """List every throw of the dice in the air, all equally likely."""
        number = len(state.throwing)
        for dice in product(range(1, 7), repeat=number):
            yield Rolled(dice), Fraction(1, 6**number)

    def choices(self, view: YahtzeeView, seat: Seat) -> Iterator[Command]:
        """List every command open to the seat: boxes first, then throws."""
        if view.phase is Phase.OVER or view.throwing or seat != view.seat:
            return
        if not view.dice:
            yield Roll(ALL_DICE)
            return
        for box, result in scores(view.dice, view.sheets[seat], view.joker).items():
            yield Mark(box)
            if result.points:
                yield Mark(box, zero=True)
        if view.rolls_left:
            yield from map(Roll, THROWS)

    def preview(self, view: YahtzeeView, seat: Seat, command: Command) -> Preview | Refusal:
        """Say what filling a box would add: its own points first, then ``yahtzee_prime`` and ``prime`` where due."""
        refusal = _refuse_player(view, seat, command)
        if refusal:
            return refusal
        if not isinstance(command, Mark):
            return Preview(0)
        sheet = view.sheets[seat]
        result = _written(sheet, view.dice, command, view.joker)
        prime = sheet.mark(command.box, result).prime - sheet.prime
        added = (("yahtzee_prime", result.prime), ("prime", prime))
        parts = ((command.box.value, result.points), *(part for part in added if part[1]))
        return Preview(result.points + result.prime + prime, parts)

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        """Say why a command is not accepted now, or None."""
        if seat == NATURE and state.throwing and isinstance(command, Rolled):
            return _refuse_rolled(state, command)
        return _refuse_player(self.view(state, None), seat, command)

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> YahtzeeStep:
        """Make the next state from an accepted command."""
        match command:
            case Roll(again=again):
                rolls = state.rolls + (state.phase is Phase.TURN)
                return Step(replace(state, throwing=tuple(sorted(again)), rolls=rolls))
            case Rolled(dice=dice):
                if state.phase is Phase.OPENING:
                    return _opening_thrown(state, dice)
                return _thrown(state, dice)
            case Mark():
                return self._marked(state, command)
            case _:
                assert_never(command)

    def _marked(self, state: State, command: Mark) -> YahtzeeStep:
        seat, sheet = state.seat, state.sheets[state.seat]
        result = _written(sheet, state.dice, command, self.options.joker)
        marked = sheet.mark(command.box, result)
        events: list[Event] = [Marked(seat, command.box, result.points, result.prime, result.joker)]
        if marked.prime and not sheet.prime:
            events.append(PrimeReached(seat))
        sheets = (*state.sheets[:seat], marked, *state.sheets[seat + 1 :])
        following = (seat + 1) % self.seats
        turn = state.turn + (following == state.starter)
        state = replace(state, sheets=sheets, rolls=0, dice=())
        if turn <= TURNS:
            return Step(replace(state, seat=following, turn=turn), tuple(events))
        if self.options.manches > 1:
            totals = tuple(each.total for each in sheets)
            events.append(MancheEnded(state.manche, totals, places(totals)))
        if state.manche < self.options.manches:
            return Step(self._manche(state.manche + 1, (*state.past, sheets)), tuple(events))
        return Step(replace(state, phase=Phase.OVER), tuple(events))

    def view(self, state: State, seat: Seat | None) -> YahtzeeView:
        """Show the table: nothing is hidden."""
        return YahtzeeView(
            phase=state.phase,
            manche=state.manche,
            manches=self.options.manches,
            turn=state.turn,
            seat=state.seat,
            rolls=state.rolls,
            dice=state.dice,
            throwing=state.throwing,
            sheets=state.sheets,
            past=state.past,
            contenders=state.contenders,
            opening=state.opening,
            starter=state.starter,
            joker_impose=self.options.joker_impose,
            start=handicap.starts(self.options.handicap, self.seats),
        )

    def show(self, event: Event, seat: Seat | None) -> Event:
        """Show the event: nothing is hidden."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Say who won: the highest sum over the manches, with the breakdown of each manche."""
        if state.phase is not Phase.OVER:
            return None
        manches = (*state.past, state.sheets)
        lines: list[SheetLine] = []
        for number, sheets in enumerate(manches, start=1):
            if len(manches) > 1:
                lines.append(SheetLine("yahtzee.manche", (number,) * self.seats))
            is_all = len(manches) == 1 and not self.options.handicap
            lines += _breakdown(sheets, "yahtzee.total" if is_all else "yahtzee.manche_total")
        view = self.view(state, None)
        totals = view.totals
        lines += handicap.sheet_line("handicap", view.start)
        if len(manches) > 1 or any(view.start):
            lines.append(SheetLine("yahtzee.total", totals))
        return Outcome(places(totals), totals, tuple(lines), "sheets_full")


def _written(sheet: Sheet, dice: Dice, mark: Mark, rule: JokerRule) -> Score:
    result = score(mark.box, dice, sheet, rule, zero=mark.zero)
    if isinstance(result, Barred):
        raise AssertionError(f"{mark} was let pass: {result.code}")  # noqa: TRY004 (a bug, not a wrong type)
    return result


def _breakdown(sheets: tuple[Sheet, ...], total: str) -> list[SheetLine]:
    return [
        SheetLine("yahtzee.upper", tuple(sheet.upper for sheet in sheets)),
        SheetLine("yahtzee.prime", tuple(sheet.prime for sheet in sheets)),
        SheetLine("yahtzee.lower", tuple(sheet.lower for sheet in sheets)),
        SheetLine("yahtzee.yahtzee_primes", tuple(sheet.yahtzee_primes for sheet in sheets)),
        SheetLine(total, tuple(sheet.total for sheet in sheets)),
    ]


def _refuse_rolled(state: State, command: Rolled) -> Refusal | None:
    if len(command.dice) != len(state.throwing):
        return Refusal.of("dice_count", expected=len(state.throwing), given=len(command.dice))
    for die in command.dice:
        if not 1 <= die <= 6:
            return Refusal.of("bad_face", face=die)
    return None


def _refuse_player(view: YahtzeeView, seat: Seat, command: Command) -> Refusal | None:
    if view.phase is Phase.OVER:
        return Refusal("game_over")
    if seat != view.seat:
        return Refusal("not_your_turn")
    if isinstance(command, Rolled):
        return Refusal("dice_are_natures")
    if view.throwing:
        return Refusal("dice_in_the_air")
    match command:
        case Roll(again=again):
            return _refuse_roll(view, again)
        case Mark(box=box, zero=zero):
            if not view.dice:
                return Refusal("no_dice_yet")
            result = score(box, view.dice, view.sheets[seat], view.joker, zero=zero)
            return Refusal.of(result.code, box=box.value) if isinstance(result, Barred) else None
        case _:
            assert_never(command)


def _refuse_roll(view: YahtzeeView, again: tuple[int, ...]) -> Refusal | None:
    if not again:
        return Refusal("nothing_to_roll")
    for index in again:
        if index not in ALL_DICE or again.count(index) > 1:
            return Refusal.of("bad_die", die=index)
    if view.phase is Phase.TURN and view.rolls >= ROLLS:
        return Refusal("no_roll_left")
    if not view.dice and len(again) < DICE:
        return Refusal("first_roll_all")
    return None


def _opening_thrown(state: State, dice: Dice) -> YahtzeeStep:
    """Record an opening throw; after the last one of the round, find who begins or who throws again."""
    seat = state.seat
    opening = (*state.opening[:seat], dice, *state.opening[seat + 1 :])
    events: tuple[Event, ...] = (OpeningThrown(seat, dice, sum(dice)),)
    state = replace(state, throwing=(), opening=opening)
    waiting = [each for each in state.contenders if not opening[each]]
    if waiting:
        return Step(replace(state, seat=waiting[0]), events, reveals=True)
    highest = max(sum(opening[each]) for each in state.contenders)
    tied = tuple(each for each in state.contenders if sum(opening[each]) == highest)
    if len(tied) > 1:
        again = tuple(() if each in tied else thrown for each, thrown in enumerate(opening))
        state = replace(state, seat=tied[0], rolls=state.rolls + 1, contenders=tied, opening=again)
        return Step(state, (*events, OpeningTied(tied)), reveals=True)
    state = replace(state, phase=Phase.TURN, turn=1, seat=tied[0], rolls=0, contenders=(), starter=tied[0])
    return Step(state, (*events, OpeningWon(tied[0])), reveals=True)


def _thrown(state: State, thrown: Dice) -> YahtzeeStep:
    """Put the thrown dice back among the kept ones."""
    dice = list(state.dice or (0,) * DICE)
    for index, face in zip(state.throwing, thrown, strict=True):
        dice[index] = face
    event = DiceThrown(state.seat, state.throwing, tuple(dice), state.rolls)
    return Step(replace(state, throwing=(), dice=tuple(dice)), (event,), reveals=True)
