"""Looks back on a game: what each decision cost, how lucky each roll was, and how the score came about.

For every seat and partie, score = perfect + luck + decisions: what perfect play expects of an empty sheet, what the dice gave more
or less than expected, and what decisions, refused words, hints and the sand lost (at most 0). Values are those of a player alone
who knows every word; a quarter of a second for each turn, so not for the GUI thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ludogite.core.log import Entry
from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.letters import Dice
from ludogite.games.yahtzee_mots.moves import Command, Judged, Propose, Roll, Rolled, TakeBack
from ludogite.games.yahtzee_mots.outlook import of_sheet
from ludogite.games.yahtzee_mots.refusals import accepted, position_of
from ludogite.games.yahtzee_mots.rules import YahtzeeMotsRules
from ludogite.games.yahtzee_mots.sheet import Sheet
from ludogite.games.yahtzee_mots.state import Phase, State
from ludogite.games.yahtzee_mots.values import Values


@dataclass(frozen=True, slots=True)
class Decision:
    """A loss or a choice with dice on the table: entry number in the log, where, what was said, and the points that it cost."""

    entry: int
    seat: Seat
    partie: int
    turn: int
    roll: int
    dice: Dice
    command: Command
    cost: float


@dataclass(frozen=True, slots=True)
class Fortune:
    """A roll: entry number in the log, where, the dice afterwards, and the expected points that it gave (< 0: took)."""

    entry: int
    seat: Seat
    partie: int
    turn: int
    roll: int
    dice: Dice
    luck: float


@dataclass(frozen=True, slots=True)
class SheetAccount:
    """How a seat's score of one partie came about: ``score`` = ``perfect`` + ``luck`` + ``decisions``."""

    seat: Seat
    partie: int
    perfect: float
    luck: float
    decisions: float
    score: int


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back on; ``accounts`` of the finished parties only, by partie, then seat."""

    decisions: tuple[Decision, ...]
    fortunes: tuple[Fortune, ...]
    accounts: tuple[SheetAccount, ...]


def written(sheet: Sheet) -> int:
    """Add what stands on a sheet, the upper prime left to the outlook."""
    return sheet.upper + sheet.lower + sheet.yahtzee_primes - sheet.hints


def expected(rules: YahtzeeMotsRules, values: Values, state: State, seat: Seat) -> float:
    """Give the expected score of a seat in the partie under way, its own turn with the dice on the table included."""
    sheet = state.sheets[seat]
    busy = state.seat == seat and state.dice and state.phase in {Phase.TURN, Phase.MARKING}
    if not busy:
        return written(sheet) + of_sheet(values.outlook, sheet)
    view, ordered = rules.view(state, None), not rules.options.ordre_libre
    if state.phase is Phase.MARKING:
        marked = values.marked(position_of(view), state.words, accepted(view))
        return written(sheet) + max(fill.value for fill in marked)
    if state.throwing:
        turn = values.evaluate(sheet, state.dice, state.rolls - 1, ordered=ordered)
        return written(sheet) + turn.throw(state.throwing).value
    return written(sheet) + values.evaluate(sheet, state.dice, state.rolls, ordered=ordered).best.value


Told: TypeAlias = Decision | Fortune | SheetAccount


def review(rules: YahtzeeMotsRules, entries: Iterable[Entry[Command]], values: Values, *, only: Seat | None = None) -> Review:
    """Look back on the log of a game that these rules have played, finished or not; ``only`` at one seat where that is enough."""
    told = tuple(looked_back(rules, entries, values, only=only))
    return Review(
        tuple(one for one in told if isinstance(one, Decision)),
        tuple(one for one in told if isinstance(one, Fortune)),
        tuple(one for one in told if isinstance(one, SheetAccount)),
    )


def looked_back(
    rules: YahtzeeMotsRules, entries: Iterable[Entry[Command]], values: Values, *, only: Seat | None = None
) -> Iterator[Told]:
    """Tell what there is to say about each entry before the next one is looked at: ``values`` still know its turn then."""
    state = rules.start()
    perfect = of_sheet(values.outlook, Sheet())
    now = [perfect] * rules.seats
    decisions: list[Decision] = []
    proposed: tuple[int, Command] | None = None
    for number, entry in enumerate(entries):
        seat, command = state.seat, entry.command
        after = rules.apply(state, entry.seat, command, entry.at_ms).state
        if isinstance(command, Propose):
            proposed = number, command
        place = (number, seat, state.partie, state.turn, state.rolls)
        closed = after.partie > state.partie or (after.phase is Phase.OVER and state.phase is not Phase.OVER)
        sheets = after.past[-1] if after.partie > state.partie else after.sheets
        is_meant = only is None or seat == only
        if is_meant and state.phase is not Phase.OPENING and not (isinstance(command, Roll) and not state.dice):
            shown = after if not closed else State(Phase.OVER, state.partie, state.turn, seat, state.starter, sheets)
            worth = expected(rules, values, shown, seat)
            if isinstance(command, Rolled):
                yield Fortune(*place, after.dice, worth - now[seat])
            elif isinstance(command, Judged) and proposed is not None:  # what words cost shows when the dictionary has spoken
                decisions.append(Decision(proposed[0], *place[1:], state.dice, proposed[1], max(0.0, now[seat] - worth)))
                yield decisions[-1]
            elif not isinstance(command, Propose) and (now[seat] - worth > 1e-6 or entry.seat >= 0):
                cost = now[seat] - worth  # what is taken back gives back what it had cost
                decisions.append(Decision(*place, state.dice, command, cost if isinstance(command, TakeBack) else max(0.0, cost)))
                yield decisions[-1]
            now[seat] = worth
        if closed:
            yield from (one for one in _close(rules, sheets, state.partie, perfect, decisions) if only in {None, one.seat})
            now = [perfect] * rules.seats
        state = after


def _close(
    rules: YahtzeeMotsRules, sheets: tuple[Sheet, ...], partie: int, perfect: float, decisions: list[Decision]
) -> list[SheetAccount]:
    """Settle the accounts of a partie; luck is what neither perfect play nor decisions explain."""
    accounts = []
    for seat, sheet in enumerate(sheets):
        lost = -sum(decision.cost for decision in decisions if (decision.seat, decision.partie) == (seat, partie))
        score = sheet.total(rules.options.version)
        accounts.append(SheetAccount(seat, partie, perfect, score - perfect - lost, lost, score))
    return accounts
