"""What the players' choices lost in a finished game of Yahtzee des Mots: exact in order, nearly exact in free order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from ludogite.core import advice
from ludogite.core.advice import NO_LEAD, Find, Hindsight, Loss, Reckoning, Remark, Weighed, dearest_first
from ludogite.core.log import Entry
from ludogite.core.rules import Preview, Seat
from ludogite.games.yahtzee_mots.coach import YahtzeeMotsCoach
from ludogite.games.yahtzee_mots.letters import DICE, Dice, plain
from ludogite.games.yahtzee_mots.moves import (
    ALL_DICE,
    AskHint,
    Claim,
    Command,
    Hinted,
    Mark,
    Propose,
    Roll,
    SandRanOut,
    TakeBack,
    Zero,
    spelt,
)
from ludogite.games.yahtzee_mots.review import Decision, Fortune, SheetAccount, looked_back
from ludogite.games.yahtzee_mots.rules import YahtzeeMotsRules
from ludogite.games.yahtzee_mots.sheet import FIXED
from ludogite.games.yahtzee_mots.state import Phase, State
from ludogite.games.yahtzee_mots.values import Values

LEAST: Final = 0.5
"""Points below which a choice is nearly perfect."""
LONG_WORD: Final = 5
"""Letters from which a word that lost nothing is a find."""
LISTED: Final = 5
"""Losses of a seat that are listed."""
PAID: Final = (Roll, AskHint, Hinted)
"""What chooses no word: a throw, and help that is paid for."""
_Turn: TypeAlias = tuple[Seat, int, int]
"""Seat, partie and turn."""


def choice(dice: Dice, command: Command) -> Remark:
    """Say a choice, or what lost points instead of one, in the infinitive."""
    match command:
        case Roll(again=again) if len(again) == DICE:
            return Remark.of("yahtzee_mots.choice_throw_all")
        case Roll(again=again):
            kept = " ".join(plain(dice[die]) for die in ALL_DICE if die not in again)
            return Remark.of("yahtzee_mots.choice_keep", dice=kept)
        case Propose(words=words):
            return Remark.of("yahtzee_mots.choice_lay", words=" + ".join(map(spelt, words)))
        case Claim(box=box):
            return Remark.of("yahtzee_mots.choice_claim", box=box.value)
        case Mark(box=box):
            return Remark.of("yahtzee_mots.choice_fill", box=box.value)
        case Zero(box=box):
            return Remark.of("yahtzee_mots.choice_zero", box=box.value)
        case TakeBack():
            return Remark.of("yahtzee_mots.choice_back")
        case SandRanOut():
            return Remark.of("yahtzee_mots.choice_sand")
        case _:
            return Remark.of("yahtzee_mots.choice_lost")


def hindsight(rules: YahtzeeMotsRules, entries: Iterable[Entry[Command]], values: Values) -> Hindsight:
    """Look back on the log of a game that these rules have played; two seconds for each sheet, so not for the GUI thread."""
    passed: list[tuple[State, Entry[Command]]] = []
    lost = [0.0] * rules.seats
    weighed: list[Weighed] = []
    fortunes: list[advice.Fortune] = []
    accounts: list[SheetAccount] = []
    laid: list[Decision] = []
    losses: list[list[Loss]] = [[] for _ in lost]
    there: dict[_Turn, int] = {}
    coach = YahtzeeMotsCoach(values)
    for one in looked_back(rules, _kept(rules, entries, passed), values):
        if isinstance(one, Fortune):
            fortunes.append(advice.Fortune(one.entry, one.seat, one.luck, _shown(one.dice)))
        elif isinstance(one, SheetAccount):
            accounts.append(one)
        else:
            lost[one.seat] += one.cost
            weighed.append(Weighed(one.entry, one.seat, max(one.cost, 0.0)))
            if not isinstance(one.command, PAID):
                state = passed[one.entry][0]
                there[_turn(state)] = _there_was(rules, values, state) or there.get(_turn(state), 0)
            if isinstance(one.command, Propose) and one.cost < NO_LEAD:
                laid.append(one)
            if one.cost >= LEAST:  # what was best is asked at once, while the values know this turn
                losses[one.seat].append(_loss(rules, passed, coach, one, values))
    dearest = [loss for own in losses for loss in sorted(own, key=lambda loss: -loss.cost)[:LISTED]]
    told = tuple(_account(accounts, seat) for seat in range(rules.seats)), tuple(fortunes), tuple(_finds(laid, rules.seats))
    reckoning = Reckoning.NEAR if rules.options.ordre_libre else Reckoning.EXACT
    return Hindsight(reckoning, dearest_first(dearest, LEAST), tuple(lost), tuple(weighed), *told, _top(rules, passed, there))


def _there_was(rules: YahtzeeMotsRules, values: Values, state: State) -> int:
    """Give the points of the best that could be written with the dice as they lie; 0 where no word is to be chosen now."""
    if state.phase is not Phase.TURN or not state.dice:
        return 0
    sheet, ordered = state.sheets[state.seat], not rules.options.ordre_libre
    fills = values.evaluate(sheet, state.dice, state.rolls, ordered=ordered).fills
    return max(fill.written.points for fill in fills)


def _top(
    rules: YahtzeeMotsRules, passed: Sequence[tuple[State, Entry[Command]]], there: Mapping[_Turn, int]
) -> tuple[float | None, ...]:
    """Give by seat what was written of the best that there was with the dice of each turn, 0 to 1."""
    written = [0] * rules.seats
    for state, entry in passed:
        after = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
        sheets = after.past[-1] if after.partie > state.partie else after.sheets
        new, old = sheets[state.seat], state.sheets[state.seat]
        if (best := there.get(_turn(state))) is not None and new.points != old.points:
            written[state.seat] += min(new.upper + new.lower - old.upper - old.lower, best)
    best_of = [sum(points for (seat, *_), points in there.items() if seat == one) for one in range(len(written))]
    return tuple(mine / best if best else None for mine, best in zip(written, best_of, strict=True))


def _points(rules: YahtzeeMotsRules, state: State, played: Command) -> int:
    """Give what words or a claim bring."""
    if isinstance(played, Claim):
        return FIXED[played.box]
    worth = rules.preview(rules.view(state, None), state.seat, played)
    return worth.points if isinstance(worth, Preview) else 0


def _turn(state: State) -> _Turn:
    return state.seat, state.partie, state.turn


def _account(accounts: Sequence[SheetAccount], seat: Seat) -> advice.Account:
    """Add the parties of a seat up."""
    own = [one for one in accounts if one.seat == seat]
    parts = sum(one.perfect for one in own), sum(one.luck for one in own), sum(one.decisions for one in own)
    return advice.Account(seat, *parts, sum(one.score for one in own))


def _finds(laid: Sequence[Decision], seats: int) -> Iterator[Find]:
    """Give each seat's longest word among those with which nothing was lost."""
    for seat in range(seats):
        own = [(max(map(len, one.command.words)), one) for one in laid if one.seat == seat and isinstance(one.command, Propose)]
        longest, best = max(own, key=lambda pair: pair[0], default=(0, None))
        if best is not None and longest >= LONG_WORD:
            yield Find(best.entry, seat, choice(best.dice, best.command), float(longest))


def _kept(
    rules: YahtzeeMotsRules, entries: Iterable[Entry[Command]], passed: list[tuple[State, Entry[Command]]]
) -> Iterator[Entry[Command]]:
    """Pass entries on, and remember each with the state before it."""
    state = rules.start()
    for entry in entries:
        passed.append((state, entry))
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
        yield entry


def _loss(
    rules: YahtzeeMotsRules, passed: Sequence[tuple[State, Entry[Command]]], coach: YahtzeeMotsCoach, one: Decision, values: Values
) -> Loss:
    """Say what would have been best; where the outside world spoke, the choice before it is the one to look at."""
    for number in range(one.entry, -1, -1):
        state, entry = passed[number]
        found = coach.advise(rules.view(state, None), one.seat)
        if found is not None:
            played = entry.command if entry.seat == one.seat else one.command
            best, lay = found.best.command, state.dice
            said = choice(lay, played)
            if not isinstance(played, PAID) and (there := _there_was(rules, values, state)):
                said = replace(said, args=(*said.args, ("top", min(1.0, _points(rules, state, played) / there))))
            return Loss(number, one.seat, said, choice(lay, best), one.cost, _shown(lay), best, found.remarks)
    raise AssertionError("nothing was lost before the first choice")


def _shown(dice: Iterable[str]) -> str:
    return " ".join(map(plain, dice))
