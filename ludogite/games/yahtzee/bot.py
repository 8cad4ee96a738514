"""Computer players of Yahtzee: one way of rating, four ways of seeing the future.

Weaker levels do not blunder at random, they see less, as people do. A *débutant* counts the points of this turn only, collects
one number at a time and soon settles for what he holds; a *moyen* tries any combination, but one roll ahead and without saving a
box for later; a *fort* knows what each box is usually worth and looks two rolls ahead, but does not work for the upper prime;
*parfait* plays the exact optimum of a player alone, whatever the others do. At no level is a box filled that the dice at hand can
only better, nor an easy box where a rarer one takes the same points: that is no weakness, it is a move nobody makes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance
from ludogite.core.rules import Request
from ludogite.games.yahtzee.futures import BIT, Future
from ludogite.games.yahtzee.moves import ALL_DICE, Command, Mark, Roll
from ludogite.games.yahtzee.scoring import BOXES, DICE, FACE, ROLLS, Box, Dice, JokerRule
from ludogite.games.yahtzee.state import YahtzeeView
from ludogite.games.yahtzee.values import Evaluation, Fill, Throw, Values

USUAL: Final = MappingProxyType({
    Box.AS: 2, Box.DEUX: 5, Box.TROIS: 8.5, Box.QUATRE: 12, Box.CINQ: 15.5, Box.SIX: 19,
    Box.BRELAN: 21.5, Box.CARRE: 13.5, Box.FULL: 22.5, Box.PETITE_SUITE: 29.5, Box.GRANDE_SUITE: 33,
    Box.YAHTZEE: 17, Box.CHANCE: 22,
})  # fmt: skip
"""What each box brings in optimal play: means of 4,000 games of *parfait*, to half a point."""


def nothing_to_come(opened: int, fifty: bool, upper: int) -> float:  # noqa: FBT001 (a ``Future``)
    """See no future: only the points of this turn count."""
    return 0.0


@cache
def _usual_sum(opened: int) -> float:
    return sum(USUAL[box] for box in BOXES if opened & BIT[box])


def usual_to_come(opened: int, fifty: bool, upper: int) -> float:  # noqa: FBT001 (a ``Future``)
    """See in each open box what it is usually worth; neither primes nor joker."""
    return _usual_sum(opened)


@dataclass(frozen=True, slots=True)
class BotWeights:
    """How a level sees and decides.

    ``sight`` is the number of rolls it looks ahead; ``laziness`` the points by which a throw must promise more than the box that
    could be filled now; ``one_number`` keeps dice of one number only.
    """

    sight: int = ROLLS
    laziness: float = 0.0
    one_number: bool = False


WEIGHTS: Final = MappingProxyType({
    "debutant": BotWeights(sight=1, laziness=3.7, one_number=True),
    "moyen": BotWeights(sight=1, laziness=1.4),
    "fort": BotWeights(),
    "parfait": BotWeights(),
})  # fmt: skip
FUTURES: Final[MappingProxyType[str, Future]] = MappingProxyType({
    "debutant": nothing_to_come, "moyen": nothing_to_come, "fort": usual_to_come,
})  # fmt: skip
"""What each level sees coming; *parfait* sees the solved table."""

RARER: Final[MappingProxyType[Box, tuple[Box, ...]]] = MappingProxyType({
    Box.BRELAN: (Box.CARRE,), Box.CHANCE: (Box.CARRE, Box.BRELAN),
})  # fmt: skip
"""Boxes that pay the same for fewer rolls."""
ALIKE: Final[MappingProxyType[Box, int]] = MappingProxyType({Box.BRELAN: 3, Box.CARRE: 4, Box.CHANCE: 1})
"""Dice alike that a box of the sum of all dice asks for; a 1 beside them can be thrown again."""

LEAST_MS: Final = 700
"""How long a computer player seems to think at least, in ms."""


class YahtzeePlayer:
    """A computer player: decides from its view alone, in less than 5 ms."""

    def __init__(self, values: Values, weights: BotWeights) -> None:
        self._values = values
        self._weights = weights

    @classmethod
    def of_level(cls, level: str, joker: JokerRule, solved: Values | None = None) -> YahtzeePlayer:
        """Seat a level; only *parfait* needs the ``solved`` values."""
        values = solved if level == "parfait" and solved else Values(FUTURES[level], joker)
        return cls(values, WEIGHTS[level])

    def decide(self, view: YahtzeeView, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        """Choose what to throw or which box to fill, and how long to seem to think, in ms."""
        if not requests:
            return None
        pause = LEAST_MS + chance.at("yahtzee.pause", view.manche, view.turn, view.seat, view.rolls).below(500)
        if not view.dice:
            return Choice(Roll(ALL_DICE), pause)
        turn = self._values.turn(view.sheets[view.seat])
        choice = self.choose(turn.rate(view.dice, view.rolls_left, sight=self._weights.sight))
        if isinstance(choice, Fill):
            return Choice(Mark(choice.box), pause + 300)
        return Choice(Roll(choice.again), pause)

    def choose(self, evaluation: Evaluation) -> Throw | Fill:
        """Choose among what is rated, as this temper does."""
        fills = [fill for fill in evaluation.fills if not wastes_a_box(fill, evaluation.fills)]
        throws = evaluation.throws
        if self._weights.one_number:
            throws = tuple(throw for throw in throws if _keeps_one_number(evaluation.dice, throw))
        if throws:
            settled = [fill for fill in fills if not can_only_better(evaluation.dice, fill)]
            if not settled or throws[0].value > settled[0].value + self._weights.laziness:
                return throws[0]
            return settled[0]
        return fills[0]


def can_only_better(dice: Dice, fill: Fill) -> bool:
    """Tell whether some dice can be thrown again without any risk for the points of this box, and with some hope."""
    box, points = fill.box, fill.score.points
    if fill.score.prime:
        return False
    if not points:
        return True
    if box in FACE:
        return dice.count(FACE[box]) < DICE
    alike = ALIKE.get(box)
    return alike is not None and 1 in dice and any(dice.count(face) >= alike for face in set(dice) - {1} or dice)


def wastes_a_box(fill: Fill, fills: Sequence[Fill]) -> bool:
    """Tell whether a rarer open box takes what this one would: what pays in the rarer one always pays in the easier one too."""
    rarer = RARER.get(fill.box, ())
    same = any(other.box in rarer and other.score == fill.score for other in fills)
    longer = fill.box is Box.PETITE_SUITE and any(
        other.box is Box.GRANDE_SUITE and other.score.points > fill.score.points > 0 for other in fills
    )
    return same or longer


def _keeps_one_number(dice: tuple[int, ...], throw: Throw) -> bool:
    """Tell whether a throw keeps all dice of one number and nothing else, or nothing at all."""
    return not throw.kept or (len(set(throw.kept)) == 1 and len(throw.kept) == dice.count(throw.kept[0]))
