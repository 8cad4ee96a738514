"""Computer players of Yahtzee des Mots: four ways of seeing the future, each with the words it knows.

Weaker levels do not blunder at random, they know fewer words and see less, as people do. A *débutant* keeps the dice of the word he
has found and throws the others; a *moyen* weighs every throw, but as if it were the last, and for the points of this turn only; a
*fort* looks two throws ahead and knows what each box is usually worth; *parfait* plays the solved table with every word. No level
plays a word of the never-play list: the finders and tables hold none. And at no level is a box filled while dice that the words do
not need can still be thrown for something better, nor "un mot" where the box of that length takes the same points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance, Draws
from ludogite.core.rules import Request
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Claim, Command, Mark, Propose, Roll, Zero
from ludogite.games.yahtzee_mots.outlook import Usual
from ludogite.games.yahtzee_mots.refusals import accepted, position_of
from ludogite.games.yahtzee_mots.sheet import LENGTH, NUMBERED, ROLLS, SPECIAL_ROLLS, Box
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.games.yahtzee_mots.values import Fill, Throw, Values
from ludogite.words.levels import Vocabulary


@dataclass(frozen=True, slots=True)
class BotWeights:
    """How a level sees and decides.

    ``sight`` is how many throws it looks ahead (0: it never weighs a throw); ``content`` the share of a box's usual points from
    which a level without sight is content with Chance or a claim; ``pace_ms`` how long it thinks at least and how much more.
    """

    sight: int
    pace_ms: tuple[int, int]
    content: float = 0.0


WEIGHTS: Final = MappingProxyType({
    "debutant": BotWeights(sight=0, pace_ms=(4000, 5000), content=0.8),
    "moyen": BotWeights(sight=1, pace_ms=(3000, 4000)),
    "fort": BotWeights(sight=ROLLS, pace_ms=(2500, 3500)),
    "parfait": BotWeights(sight=ROLLS, pace_ms=(2000, 3000)),
})  # fmt: skip
"""How each level decides; three thoughts of the slowest fit into half of the shortest hourglass."""
DEFAULT_VOCABULARY: Final = MappingProxyType({
    "debutant": Vocabulary.COURANT, "moyen": Vocabulary.COURANT, "fort": Vocabulary.LARGE, "parfait": Vocabulary.TOUT,
})  # fmt: skip
"""The words that a level knows unless a vocabulary is chosen for its seat."""
USUAL: Final = Usual(worth=(9.5, 12, 14.5, 15.5, 14, 17, 21, 20), special=(1.5, 0.5, 30, 8))
"""What *fort* expects of each open box: the expectation of a turn played for it alone; of a special box what it adds to a game."""
ROLL_MS: Final = 900
"""How long the first throw and the choice of a box seem to take, in ms."""


class YahtzeeMotsPlayer:
    """A computer player: decides from its view alone; a second at most for the levels that look two throws ahead."""

    def __init__(self, values: Values, weights: BotWeights) -> None:
        self._values = values
        self._weights = weights

    def decide(self, view: YahtzeeMotsView, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        """Choose what to throw, which words to propose or which box to fill, and how long to seem to think, in ms."""
        if not requests:
            return None
        state = view.state
        draws = chance.at("yahtzee_mots.pause", state.partie, state.turn, state.seat, state.rolls)
        if not state.dice:
            return Choice(Roll(ALL_DICE), ROLL_MS)
        if state.phase is Phase.MARKING:
            return Choice(self._mark(view), ROLL_MS)
        return Choice(self._turn(view), self._pause(draws))

    def _pause(self, draws: Draws) -> int:
        least, more = self._weights.pace_ms
        return least + draws.below(more)

    def _turn(self, view: YahtzeeMotsView) -> Command:
        """Throw again, or stop with the best words."""
        state, ordered = view.state, not view.options.ordre_libre
        sheet = state.sheets[state.seat]
        if not self._weights.sight:
            return self._simple(view)
        rated = self._values.evaluate(sheet, state.dice, state.rolls, ordered=ordered, sight=self._weights.sight)
        best = rated.best
        if isinstance(best, Fill) and rated.throws and not best.written.points + best.written.primes:
            best = rated.throws[0]
        return Roll(best.again) if isinstance(best, Throw) else stop(best)

    def _simple(self, view: YahtzeeMotsView) -> Command:
        """Keep the dice of the best words and throw the others; stop when none is left, or with a claim or Chance that will do."""
        state = view.state
        fills = self._values.fills(state.sheets[state.seat], state.dice, state.rolls, ordered=not view.options.ordre_libre)
        best = max(fills, key=lambda fill: (fill.written.points + fill.written.primes, fill.value))
        boxes = [view.turn_box] if view.turn_box else list(state.sheets[state.seat].open_numbered)
        hoped = max(USUAL.worth[NUMBERED.index(box)] for box in boxes if box)
        is_settled = best.written.box not in NUMBERED and best.written.points >= self._weights.content * hoped
        may_still_grow = best.written.box is Box.CHANCE and state.rolls < SPECIAL_ROLLS
        if state.rolls >= ROLLS or (is_settled and not may_still_grow):
            return stop(best)
        words = best.words or next((fill for fill in self._values.finder.suggestions(state.dice)), ())
        kept = {placed.die for laid in words for placed in laid}
        again = tuple(die for die in ALL_DICE if die not in kept)
        return Roll(again) if again else stop(best)

    def _mark(self, view: YahtzeeMotsView) -> Command:
        """Fill the box that is worth most with what has been accepted."""
        found = tuple(self._values.marked(position_of(view), view.state.words, accepted(view)))
        sensible = (fill for fill in found if not wastes_a_box(fill, found))
        return mark(max(sensible, key=lambda fill: fill.value), ordered=not view.options.ordre_libre)


def wastes_a_box(fill: Fill, fills: Sequence[Fill]) -> bool:
    """Tell whether a word goes into "un mot" although the box of its length is open: any word will do there later."""
    points, box = fill.written.points, fill.written.box
    return (
        box is Box.UN_MOT and points > 0 and any(other.written.box in LENGTH and other.written.points == points for other in fills)
    )


def stop(fill: Fill) -> Command:
    """Give the command that ends the throwing with these words, this claim, or a 0."""
    if fill.claim:
        return Claim(fill.claim)
    return Propose(fill.words) if fill.words else Zero(fill.written.box)


def mark(fill: Fill, *, ordered: bool) -> Command:
    """Give the command that writes a fill once its words are accepted."""
    written = fill.written
    if not written.points:
        return Zero(written.box)
    return Mark(written.box, None if ordered else written.zero)
