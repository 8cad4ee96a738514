"""The coach of Yahtzee des Mots: what every choice is worth, and what a choice cost.

All values are expected points to the end of the partie for a player alone who knows every word and plays on perfectly; exact in
order, nearly exact in free order. Dice are named by their letters.
"""

from __future__ import annotations

from typing import Final

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.bot import mark, stop
from ludogite.games.yahtzee_mots.letters import DICE, plain
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Claim, Command, Mark, Propose, Roll, Zero, spelt
from ludogite.games.yahtzee_mots.refusals import accepted, found_in, position_of, refuse_player
from ludogite.games.yahtzee_mots.sheet import ROLLS
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.games.yahtzee_mots.values import Fill, Throw, Values

NO_COST: Final = 0.05
NEARLY_PERFECT: Final = 0.5
FAIR: Final = 3.0
COSTLY: Final = 10.0
"""Costs in points up to which a choice is called nearly perfect, fair, costly; above, a pity."""


def cost_code(cost: float) -> str:
    """Grade a cost in points."""
    grades = (("perfect", NO_COST), ("nearly_perfect", NEARLY_PERFECT), ("fair", FAIR), ("costly", COSTLY))
    return next((code for code, limit in grades if cost <= limit), "pity")


class YahtzeeMotsCoach:
    """Advises a seat from the solved values; a second at most after the first roll of a turn."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def advise(self, view: YahtzeeMotsView, seat: Seat) -> Advice[Command] | None:
        """Rate what the seat can do, best first, and say what is worth saying; None when there is nothing to decide.

        Remarks: ``yahtzee_mots.keep`` (dice), ``throw_all``, ``lay`` (words, box, points), ``claim`` (box) or ``zero`` (box) and
        ``why_zero``; then beside a throw ``why_ready_one`` or ``why_ready_two`` (words, points), by the rolls left.
        """
        if not self._decides(view, seat):
            return None
        state = view.state
        ordered = not view.options.ordre_libre
        if state.phase is Phase.MARKING:
            fills = self._marks(view)
            rated = [Rated(mark(fill, ordered=ordered), fill.value) for fill in fills]
            return Advice(tuple(_unique(rated)), tuple(self._fill_remarks(fills[0])))
        evaluation = self.values.evaluate(state.sheets[seat], state.dice, state.rolls, ordered=ordered)
        rated = [Rated(stop(fill), fill.value) for fill in evaluation.fills]
        rated += [Rated(Roll(throw.again), throw.value) for throw in evaluation.throws]
        ranked = tuple(_unique(sorted(rated, key=lambda each: -each.value)))
        best = evaluation.best
        if isinstance(best, Fill):
            return Advice(ranked, tuple(self._fill_remarks(best)))
        remarks = [self._throw_remark(view, best)]
        ready = evaluation.fills[0]
        used = {placed.die for laid in ready.words for placed in laid}
        if ready.words and not used & set(best.again):
            code = f"yahtzee_mots.why_ready_{'one' if state.rolls == ROLLS - 1 else 'two'}"
            remarks.append(Remark.of(code, words=" + ".join(map(spelt, ready.words)), points=ready.written.points))
        return Advice(ranked, tuple(remarks))

    def judge(self, view: YahtzeeMotsView, seat: Seat, command: Command) -> Remark | None:
        """Say what a command cost against the best one; None when it was no decision."""
        cost = self.cost(view, seat, command)
        if cost is None:
            return None
        code = f"yahtzee_mots.cost_{cost_code(cost)}"
        return Remark.of(code) if cost <= NO_COST else Remark.of(code, cost=cost)

    def cost(self, view: YahtzeeMotsView, seat: Seat, command: Command) -> float | None:
        """Give the expected points that a legal command loses against the best one; None when it was no decision."""
        if not self._decides(view, seat) or refuse_player(view, seat, command) is not None:
            return None
        state, ordered = view.state, not view.options.ordre_libre
        if state.phase is Phase.MARKING:
            fills = self._marks(view)
            value = next((fill.value for fill in fills if _writes(fill, command, ordered=ordered)), None)
            return None if value is None else max(0.0, fills[0].value - value)
        evaluation = self.values.evaluate(state.sheets[seat], state.dice, state.rolls, ordered=ordered)
        match command:
            case Roll(again=again):
                value = evaluation.throw(again).value
            case Propose(words=words):
                found = self.values.marked(position_of(view), words, found_in(view, words))
                value = max(fill.value for fill in found)
            case _:
                value = next((fill.value for fill in evaluation.fills if stop(fill) == command), None)
        return None if value is None else max(0.0, evaluation.best.value - value)

    def _decides(self, view: YahtzeeMotsView, seat: Seat) -> bool:
        state = view.state
        waiting = state.throwing or state.proposed or not state.dice
        return state.phase in {Phase.TURN, Phase.MARKING} and state.seat == seat and not waiting

    def _marks(self, view: YahtzeeMotsView) -> list[Fill]:
        found = self.values.marked(position_of(view), view.state.words, accepted(view))
        return sorted(found, key=lambda fill: -fill.value)

    def _throw_remark(self, view: YahtzeeMotsView, throw: Throw) -> Remark:
        if len(throw.again) == DICE:
            return Remark.of("yahtzee_mots.throw_all")
        kept = ", ".join(plain(view.state.dice[die]) for die in ALL_DICE if die not in throw.again)
        return Remark.of("yahtzee_mots.keep", dice=kept)

    def _fill_remarks(self, fill: Fill) -> list[Remark]:
        box = fill.written.box.value
        if fill.claim and fill.written.points:
            return [Remark.of("yahtzee_mots.claim", box=box)]
        if not fill.words or not fill.written.points:
            return [Remark.of("yahtzee_mots.zero", box=box), Remark.of("yahtzee_mots.why_zero")]
        words = " + ".join(map(spelt, fill.words))
        return [Remark.of("yahtzee_mots.lay", words=words, box=box, points=fill.written.points)]


def _writes(fill: Fill, command: Command, *, ordered: bool) -> bool:
    """Tell whether a command writes a fill, however its zero is named."""
    if isinstance(command, Mark) and ordered:
        command = Mark(command.box)
    return isinstance(command, Mark | Zero | Claim) and mark(fill, ordered=ordered) == command


def _unique(rated: list[Rated[Command]]) -> list[Rated[Command]]:
    """Leave out a command that was rated better before."""
    found: dict[Command, Rated[Command]] = {}
    for each in rated:
        found.setdefault(each.command, each)
    return list(found.values())
