"""The coach of Yahtzee: what every choice is worth, what a choice cost, and how a game's score came about.

All values are expected final scores of one manche for a player alone who plays on optimally; what the others hold is left
aside.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.caches import ENGINES
from ludogite.core.rules import Seat
from ludogite.games.yahtzee.bot import ALIKE, RARER
from ludogite.games.yahtzee.lattice import PLACE, ROLLS_252, Spread, best_of_keeps, spread
from ludogite.games.yahtzee.moves import THROWS, Command, Mark, Roll
from ludogite.games.yahtzee.scoring import (
    DICE,
    FACE,
    FIXED,
    LOWER,
    PRIME_THRESHOLD,
    UPPER,
    YAHTZEE_PRIME,
    Box,
    Dice,
    Sheet,
    normal_points,
)
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.games.yahtzee.values import Evaluation, Fill, Throw, Values

COMBINATIONS: Final = tuple(box for box in LOWER if box is not Box.CHANCE)
NEARLY_PERFECT: Final = 0.5
FAIR: Final = 2.0
COSTLY: Final = 6.0
"""Costs in points up to which a choice is called nearly perfect, fair, costly; above, a pity."""
LIKELY: Final = 0.8
MOSTLY: Final = 0.58
EVEN: Final = 0.4
"""Chances from which a combination is called as good as made, two times in three, and one time in two."""
PRIME_COUNT: Final = 3
"""Dice alike in every upper box that make the prime of 35."""
PRIME_NEAR: Final = 2
"""Open upper boxes up to which the coach counts what is missing for the prime; before, it only bores."""
LEAST_CHANCE: Final = 0.02
"""A chance below this is not worth a sentence."""
SOME_CHANCE: Final = 0.2
"""A chance below this is not worth a second one."""
FACES: Final = range(1, 7)
HELPS: Final = 2.0
"""Points by which a face makes the last throw worth more than on the mean, to be named."""
MOST_HELPING: Final = 2
NO_COST: Final = 0.05
"""The cost below which a choice is called perfect, in points: it would be shown as 0.0, and the table itself is rounded."""


@dataclass(frozen=True, slots=True)
class Aim:
    """An open combination, and the chance to hold it at the end of the turn if one plays for nothing else."""

    box: Box
    chance: float


@ENGINES.keep()
def _chances(box: Box, rolls_left: int) -> Spread:
    """Give the chance of a combination from every keep, with 1 or 2 rolls left."""
    keeps = spread([1.0 if normal_points(box, roll) else 0.0 for roll in ROLLS_252])
    return keeps if rolls_left == 1 else spread(best_of_keeps(keeps))


def chance_of(box: Box, kept: Dice, rolls_left: int) -> float:
    """Give the chance to make a combination from these kept dice with 1 or 2 rolls left, by the dice alone (no joker)."""
    return _chances(box, rolls_left)[len(kept)][PLACE[kept]]


def aims(sheet: Sheet, dice: Dice, throw: Throw, rolls_left: int) -> tuple[Aim, ...]:
    """List the open combinations that a throw may make and the dice do not show yet, likeliest first."""
    boxes = (box for box in COMBINATIONS if sheet.is_open(box) and not normal_points(box, dice))
    found = [Aim(box, chance_of(box, throw.kept, rolls_left)) for box in boxes]
    return tuple(sorted((aim for aim in found if aim.chance > 0), key=lambda aim: -aim.chance))


def cost_code(cost: float) -> str:
    """Grade a cost in points."""
    if cost < NO_COST:
        return "perfect"
    for code, limit in (("nearly_perfect", NEARLY_PERFECT), ("fair", FAIR), ("costly", COSTLY)):
        if cost <= limit:
            return code
    return "pity"


def value_of(values: Values, sheet: Sheet, evaluation: Evaluation, command: Command) -> float:
    """Give the expected final score of a legal command in a rated position."""
    if isinstance(command, Roll):
        return evaluation.throw(command.again).value
    if not isinstance(command, Mark):
        raise TypeError(f"{command} is no player's command")
    fill = evaluation.fill(command.box)
    if not command.zero:
        return fill.value
    return values.turn(sheet).zero_value(command.box, fill.score.prime)


def _keep(kept: Dice) -> Remark:
    """Say which dice stay, by what they are: none, some of one number, or a mixture."""
    match kept if len(set(kept)) <= 1 else None:
        case ():
            return Remark.of("yahtzee.throw_all")
        case (face,):
            return Remark.of("yahtzee.keep_one", face=face)
        case (face, _):
            return Remark.of("yahtzee.keep_two", face=face)
        case (face, _, _):
            return Remark.of("yahtzee.keep_three", face=face)
        case (face, _, _, _):
            return Remark.of("yahtzee.keep_four", face=face)
        case _:
            return Remark.of("yahtzee.keep", dice=" ".join(map(str, kept)))


def _is_out_of_reach(sheet: Sheet, missing: int) -> bool:
    """Tell whether not even five alike in each open upper box would make up what is missing for the prime."""
    return missing > sum(DICE * FACE[box] for box in UPPER if sheet.is_open(box))


def _to_prime(sheet: Sheet, face: int) -> list[Remark]:
    """Say what is missing for the prime of 35, where dice of one number are kept for one of its last boxes."""
    missing = PRIME_THRESHOLD - sheet.upper
    last = [box for box in UPPER if sheet.is_open(box)]
    if missing <= 0 or len(last) > PRIME_NEAR or UPPER[face - 1] not in last or _is_out_of_reach(sheet, missing):
        return []
    return [Remark.of("yahtzee.to_prime", missing=missing)]


def _why_upper(sheet: Sheet, dice: Dice, best: Fill) -> Remark:
    """Give the reason for an upper box: the prime of 35, where it hangs on this, or that little is lost."""
    if dice.count(FACE[best.box]) < PRIME_COUNT:
        return Remark.of("yahtzee.why_least")
    after = sheet.mark(best.box, best.score)
    left = PRIME_THRESHOLD - after.upper
    if sheet.upper >= PRIME_THRESHOLD or _is_out_of_reach(after, left):
        return Remark.of("yahtzee.why_alike")
    if left <= 0:
        return Remark.of("yahtzee.why_prime_won")
    if sum(after.is_open(box) for box in UPPER) <= PRIME_NEAR:
        return Remark.of("yahtzee.why_prime_left", missing=left)
    return Remark.of("yahtzee.why_prime")


def _aimed(aim: Aim) -> Remark:
    """Say how likely a combination is, as people do: once in so many tries."""
    if aim.chance >= LIKELY:
        return Remark.of("yahtzee.aim_likely", box=aim.box.value)
    if aim.chance >= MOSTLY:
        return Remark.of("yahtzee.aim_mostly", box=aim.box.value)
    if aim.chance >= EVEN:
        return Remark.of("yahtzee.aim_even", box=aim.box.value)
    return Remark.of("yahtzee.aim_one_in", box=aim.box.value, tries=round(1 / aim.chance))


def _why(sheet: Sheet, evaluation: Evaluation, best: Fill) -> list[Remark]:
    """Give the plain reason for a box, where there is one."""
    if not best.score.points:
        return [Remark.of("yahtzee.why_bar")]
    easier = [box for box, rarer in RARER.items() if best.box in rarer and sheet.is_open(box)]
    if easier:
        return [Remark.of("yahtzee.why_rarer", box=easier[0].value)]
    if best.box is Box.CHANCE:
        return [Remark.of("yahtzee.why_chance")]
    if best.box in FACE:
        return [_why_upper(sheet, evaluation.dice, best)]
    if best.box is Box.YAHTZEE:
        return [Remark.of("yahtzee.why_yahtzee")]
    if evaluation.rolls_left:
        return [Remark.of("yahtzee.why_enough")]
    return [Remark.of("yahtzee.why_sum" if best.box in {Box.BRELAN, Box.CARRE} else "yahtzee.why_made")]


def _why_keep(values: Values, sheet: Sheet, evaluation: Evaluation, best: Throw) -> list[Remark]:
    """Give the plain reasons for keeping dice: the upper box that they go to, the likeliest combination, what would help."""
    remarks: list[Remark] = []
    face = best.kept[0] if len(set(best.kept)) == 1 else 0
    if face and sheet.is_open(UPPER[face - 1]):
        remarks += _to_prime(sheet, face) or [Remark.of("yahtzee.why_each", face=face, box=UPPER[face - 1].value)]
    likely = aims(sheet, evaluation.dice, best, evaluation.rolls_left)[:1]
    remarks += [_aimed(aim) for aim in likely if aim.chance >= (SOME_CHANCE if remarks else LEAST_CHANCE)]
    if evaluation.rolls_left == 1 and (faces := helping(values, sheet, best)):
        remarks.append(Remark.of("yahtzee.helps", faces=" ".join(map(str, faces))))
    held = [box for box in (Box.CARRE, Box.BRELAN) if sheet.is_open(box) and face and len(best.kept) >= ALIKE[box]]
    if not remarks and held:
        remarks.append(Remark.of("yahtzee.why_held", box=held[0].value))
    if not remarks and sheet[Box.YAHTZEE] == FIXED[Box.YAHTZEE] and face:
        remarks.append(Remark.of("yahtzee.why_hundred", prime=YAHTZEE_PRIME))
    if not best.kept:
        return remarks
    return remarks or [Remark.of("yahtzee.why_high" if sheet.is_open(Box.CHANCE) else "yahtzee.why_nothing")]


def helping(values: Values, sheet: Sheet, throw: Throw) -> tuple[int, ...]:
    """List the faces that help most at the last throw, at most two: with one of them it is worth more than on the mean."""
    turn, thrown = values.turn(sheet), DICE - len(throw.kept)
    worth, ways = dict.fromkeys(FACES, 0.0), dict.fromkeys(FACES, 0)
    for roll in combinations_with_replacement(FACES, thrown):
        count = factorial(thrown)
        for face in set(roll):
            count //= factorial(roll.count(face))
        value = turn.roll_value(tuple(sorted((*throw.kept, *roll))), 0)
        for face in set(roll):
            worth[face] += count * value
            ways[face] += count
    gains = {face: worth[face] / ways[face] - throw.value for face in FACES}
    best = sorted((face for face in FACES if gains[face] >= HELPS), key=lambda face: -gains[face])
    return tuple(best[:MOST_HELPING])


class YahtzeeCoach:
    """Advises a seat from the solved values."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def evaluate(self, view: YahtzeeView, seat: Seat) -> Evaluation | None:
        """Rate every different keep and every box; None when there are no dice to decide on."""
        if view.phase is not Phase.TURN or view.seat != seat or view.throwing or not view.dice:
            return None
        return self.values.evaluate(view.sheets[seat], view.dice, view.rolls_left)

    def advise(self, view: YahtzeeView, seat: Seat) -> Advice[Command] | None:
        """Rate all that the seat can do, best first, and say what is worth saying; None when there is nothing to decide."""
        evaluation = self.evaluate(view, seat)
        if evaluation is None:
            return None
        sheet = view.sheets[seat]
        commands: list[Command] = [Mark(fill.box) for fill in evaluation.fills]
        commands += [Mark(fill.box, zero=True) for fill in evaluation.fills if fill.score.points]
        if evaluation.rolls_left:
            commands += [Roll(again) for again in THROWS]
        rated = [Rated(command, value_of(self.values, sheet, evaluation, command)) for command in commands]
        ranked = tuple(sorted(rated, key=lambda each: -each.value))
        return Advice(ranked, tuple(self._remarks(sheet, evaluation)))

    def _remarks(self, sheet: Sheet, evaluation: Evaluation) -> list[Remark]:
        best = evaluation.best
        remarks = []
        match best:
            case Fill(box, score):
                remarks.append(Remark.of("yahtzee.fill" if score.points else "yahtzee.bar", box=box.value, points=score.points))
                remarks += _why(sheet, evaluation, best)
            case Throw(_, kept):
                remarks.append(_keep(kept))
                remarks += _why_keep(self.values, sheet, evaluation, best)
        return remarks

    def judge(self, view: YahtzeeView, seat: Seat, command: Command) -> Remark | None:
        """Say what a command cost against the best one; None when it was no decision."""
        cost = self.cost(view, seat, command)
        if cost is None:
            return None
        match cost_code(cost):
            case "perfect":
                return Remark.of("yahtzee.cost_perfect")
            case "nearly_perfect":
                return Remark.of("yahtzee.cost_nearly_perfect", cost=cost)
            case "fair":
                return Remark.of("yahtzee.cost_fair", cost=cost)
            case "costly":
                return Remark.of("yahtzee.cost_costly", cost=cost)
            case _:
                return Remark.of("yahtzee.cost_pity", cost=cost)

    def cost(self, view: YahtzeeView, seat: Seat, command: Command) -> float | None:
        """Give the expected points that a legal command loses against the best one; None when it was no decision."""
        evaluation = self.evaluate(view, seat)
        if evaluation is None:
            return None
        return max(0.0, evaluation.best.value - value_of(self.values, view.sheets[seat], evaluation, command))
