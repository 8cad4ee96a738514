"""Looks back on a game: what each decision cost, how lucky each roll was, and how the score came about.

For every seat and manche, score = perfect + luck + decisions: what perfect play expects of an empty sheet, what the dice gave
more or less than expected, and what decisions lost (at most 0). Values are those of a player alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ludogite.core.log import Entry
from ludogite.core.rules import Seat
from ludogite.games.yahtzee.coach import value_of
from ludogite.games.yahtzee.moves import Command, Mark, Roll, Rolled
from ludogite.games.yahtzee.rules import YahtzeeRules
from ludogite.games.yahtzee.scoring import Box, Dice, Sheet
from ludogite.games.yahtzee.state import Phase, State, YahtzeeView
from ludogite.games.yahtzee.values import Evaluation, Fill, Values

READY: Final = (Box.FULL, Box.PETITE_SUITE, Box.GRANDE_SUITE, Box.YAHTZEE)
"""Combinations that anybody sees when they lie there."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice with dice on the table: entry number in the log, where, what was done and what was best, and the cost."""

    entry: int
    seat: Seat
    manche: int
    turn: int
    roll: int
    dice: Dice
    command: Command
    best: Command
    cost: float
    lead: float = 0.0
    """How much better it is than what first comes to mind: see ``_first_thought``."""


@dataclass(frozen=True, slots=True)
class Fortune:
    """A roll: entry number in the log, where, the dice afterwards, and the expected points that it gave (< 0: took)."""

    entry: int
    seat: Seat
    manche: int
    turn: int
    roll: int
    dice: Dice
    luck: float


@dataclass(frozen=True, slots=True)
class SheetAccount:
    """How a seat's score of one manche came about: ``score`` = ``perfect`` + ``luck`` + ``decisions``."""

    seat: Seat
    manche: int
    perfect: float
    luck: float
    decisions: float
    score: int


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back on; ``accounts`` of the finished manches only, by manche, then seat."""

    decisions: tuple[Decision, ...]
    fortunes: tuple[Fortune, ...]
    accounts: tuple[SheetAccount, ...]


def review(rules: YahtzeeRules, entries: Iterable[Entry[Command]], values: Values) -> Review:
    """Look back on the log of a game that these rules have played, finished or not; about 0.3 ms a decision."""
    state = rules.start()
    perfect = values.expected(Sheet())
    expected = [perfect] * rules.seats
    decisions: list[Decision] = []
    fortunes: list[Fortune] = []
    accounts: list[SheetAccount] = []
    for number, entry in enumerate(entries):
        seat, command = state.seat, entry.command
        after = rules.apply(state, entry.seat, command, entry.at_ms).state
        if state.phase is Phase.TURN:
            if isinstance(command, Rolled):
                value = values.turn(state.sheets[seat]).roll_value(after.dice, rules.view(after, None).rolls_left)
                place = (seat, state.manche, state.turn, state.rolls)
                fortunes.append(Fortune(number, *place, after.dice, value - expected[seat]))
                expected[seat] = value
            elif state.dice:
                decision, expected[seat] = _decide(number, rules.view(state, seat), command, values)
                decisions.append(decision)
        if after.manche > state.manche or (after.phase is Phase.OVER and state.phase is not Phase.OVER):
            accounts += _close(rules, state.manche, perfect, after, decisions)
            expected = [perfect] * rules.seats
        state = after
    return Review(tuple(decisions), tuple(fortunes), tuple(accounts))


def _decide(number: int, view: YahtzeeView, command: Command, values: Values) -> tuple[Decision, float]:
    """Rate a decision; gives it with the expected final score after it."""
    sheet = view.sheets[view.seat]
    evaluation = values.evaluate(sheet, view.dice, view.rolls_left)
    value = value_of(values, sheet, evaluation, command)
    best = evaluation.best
    finest: Command = Mark(best.box) if isinstance(best, Fill) else Roll(best.again)
    cost = evaluation.best.value - value
    place = (view.seat, view.manche, view.turn, view.rolls)
    lead = value - value_of(values, sheet, evaluation, _first_thought(evaluation))
    return Decision(number, *place, view.dice, command, command if cost == 0 else finest, cost, lead), value


def _first_thought(evaluation: Evaluation) -> Command:
    """Fill a combination that lies there, else keep what is most frequent, at the end fill the box that pays most."""
    ready = [fill for fill in evaluation.fills if fill.box in READY and fill.score.points]
    if ready:
        return Mark(max(ready, key=lambda fill: fill.score.points).box)
    dice = evaluation.dice
    most = max(dice, key=lambda die: (dice.count(die), die))
    again = tuple(index for index, die in enumerate(dice) if die != most)
    if evaluation.rolls_left and again:
        return Roll(again)
    return Mark(max(evaluation.fills, key=lambda fill: fill.score.points).box)


def _close(rules: YahtzeeRules, manche: int, perfect: float, after: State, decisions: list[Decision]) -> list[SheetAccount]:
    """Settle the accounts of a manche; luck is what neither perfect play nor decisions explain."""
    sheets = after.sheets if after.phase is Phase.OVER else after.past[manche - 1]
    accounts = []
    for seat in range(rules.seats):
        lost = -sum(decision.cost for decision in decisions if (decision.seat, decision.manche) == (seat, manche))
        score = sheets[seat].total
        accounts.append(SheetAccount(seat, manche, perfect, score - perfect - lost, lost, score))
    return accounts
