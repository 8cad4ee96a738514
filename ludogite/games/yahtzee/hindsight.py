"""What the players' choices lost in a finished game of Yahtzee, exact: see ``review``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ludogite.core.advice import NO_LEAD, Account, Find, Fortune, Hindsight, Loss, Reckoning, Remark, Weighed, dearest_first
from ludogite.core.log import Entry
from ludogite.core.rules import Seat
from ludogite.games.yahtzee.moves import ALL_DICE, Command, Mark, Roll
from ludogite.games.yahtzee.review import Decision, Review, review
from ludogite.games.yahtzee.rules import YahtzeeRules
from ludogite.games.yahtzee.scoring import DICE, Dice
from ludogite.games.yahtzee.values import Values

LEAST_LEAD: Final = 1.0
"""Points by which a find is better than the first thought."""
LEAST: Final = 0.5
"""Points below which a choice is nearly perfect."""


def choice(dice: Dice, command: Command) -> Remark:
    """Say a choice in the infinitive: what is kept, thrown or filled."""
    match command:
        case Roll(again=again) if len(again) == DICE:
            return Remark.of("yahtzee.choice_throw_all")
        case Roll(again=again):
            return Remark.of("yahtzee.choice_keep", dice=shown([dice[die] for die in ALL_DICE if die not in again]))
        case Mark(box=box, zero=True):
            return Remark.of("yahtzee.choice_zero", box=box.value)
        case Mark(box=box):
            return Remark.of("yahtzee.choice_fill", box=box.value)
        case _:
            raise TypeError(f"{command} is no player's command")


def shown(dice: Sequence[int]) -> str:
    """Write dice for the eye, the highest first."""
    return " ".join(map(str, sorted(dice, reverse=True)))


def _loss(decision: Decision) -> Loss:
    dice = decision.dice
    played, best = choice(dice, decision.command), choice(dice, decision.best)
    return Loss(decision.entry, decision.seat, played, best, decision.cost, shown(dice), decision.best)


def hindsight(rules: YahtzeeRules, entries: Iterable[Entry[Command]], values: Values) -> Hindsight:
    """Look back on the log of a game that these rules have played."""
    found = review(rules, entries, values)
    decisions = found.decisions
    lost = tuple(sum(one.cost for one in decisions if one.seat == seat) for seat in range(rules.seats))
    weighed = tuple(Weighed(one.entry, one.seat, one.cost) for one in decisions)
    losses = dearest_first([_loss(one) for one in decisions if one.cost >= LEAST], LEAST)
    fortunes = tuple(Fortune(one.entry, one.seat, one.luck, shown(one.dice)) for one in found.fortunes)
    accounts = tuple(_account(found, fortunes, seat) for seat in range(rules.seats))
    return Hindsight(Reckoning.EXACT, losses, lost, weighed, accounts, fortunes, tuple(_finds(decisions, rules.seats)))


def _account(found: Review, fortunes: Sequence[Fortune], seat: Seat) -> Account:
    """Add the manches of a seat up; the luck is that of its rolls, one by one."""
    own = [one for one in found.accounts if one.seat == seat]
    luck = sum(one.luck for one in fortunes if one.seat == seat)
    return Account(seat, sum(one.perfect for one in own), luck, sum(one.decisions for one in own), sum(one.score for one in own))


def _finds(decisions: Sequence[Decision], seats: int) -> Iterator[Find]:
    """Give each seat's best choice that is far from what first comes to mind."""
    for seat in range(seats):
        own = [one for one in decisions if one.seat == seat and one.cost < NO_LEAD and one.lead >= LEAST_LEAD]
        if own:
            best = max(own, key=lambda one: one.lead)
            yield Find(best.entry, seat, choice(best.dice, best.command), best.lead)
