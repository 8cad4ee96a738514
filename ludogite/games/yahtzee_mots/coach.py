"""The coach of Yahtzee des Mots: what every choice is worth, and what a choice cost.

All values are expected points to the end of the partie for a player alone who knows every word and plays on perfectly; exact in
order, nearly exact in free order. Dice are named by their letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import prod
from statistics import fmean
from typing import Final

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.bot import mark, stop
from ludogite.games.yahtzee_mots.finder import Finder
from ludogite.games.yahtzee_mots.letters import DICE, JOKER, LetterDice, plain
from ludogite.games.yahtzee_mots.marking import fits
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Claim, Command, Mark, Propose, Roll, Zero, spelt
from ludogite.games.yahtzee_mots.refusals import accepted, found_in, position_of, refuse_player
from ludogite.games.yahtzee_mots.sheet import LENGTH, ROLLS, WORDS, Box
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.games.yahtzee_mots.values import Fill, Throw, Values

NO_COST: Final = 0.05
NEARLY_PERFECT: Final = 0.5
FAIR: Final = 3.0
COSTLY: Final = 10.0
"""Costs in points up to which a choice is called nearly perfect, fair, costly; above, a pity."""
DEAR: Final = 3.0
"""Points a letter from which the letters kept are dear ones."""


def cost_code(cost: float) -> str:
    """Grade a cost in points."""
    grades = (("perfect", NO_COST), ("nearly_perfect", NEARLY_PERFECT), ("fair", FAIR), ("costly", COSTLY))
    return next((code for code, limit in grades if cost <= limit), "pity")


class YahtzeeMotsCoach:
    """Advises a seat from the solved values; a second at most after the first roll of a turn.

    ``usual`` are words that everybody knows, for what one may hope for; the first are preferred. ``known`` gives the values of the
    words that the person of a seat knows, by which it is advised, and what finds rarer ones; without it they are all words.
    """

    def __init__(
        self,
        values: Values,
        usual: Callable[[Seat], Sequence[Sequence[str]]] = lambda seat: (),
        known: Callable[[Seat], tuple[Values, Finder]] | None = None,
    ) -> None:
        self.values, self._usual = values, usual
        self._known = known or (lambda seat: (values, values.finder))

    def advise(self, view: YahtzeeMotsView, seat: Seat) -> Advice[Command] | None:
        """Rate what the seat can do, best first, and say what is worth saying; None when there is nothing to decide.

        Remarks: ``yahtzee_mots.keep`` (dice), ``throw_all``, ``lay`` or ``write`` (words, box, points), ``claim`` (box) or ``zero``
        (box); then the reason: beside a throw ``why_ready_one`` or ``why_ready_two`` (words, points), by the rolls left, or
        ``why_towards`` (word), ``why_dear``, ``why_easy``; of words ``why_seven``, ``why_chance``, ``why_enough``, ``why_most`` or,
        once they are accepted, ``why_box``; of a claim ``why_claim``, of a zero ``why_zero``. Last ``rare`` (words, more) where
        words that the person may not know would score more.
        """
        if not self._decides(view, seat):
            return None
        state, (known, rarer) = view.state, self._known(seat)
        ordered = not view.options.ordre_libre
        if state.phase is Phase.MARKING:
            fills = self._marks(view)
            rated = [Rated(mark(fill, ordered=ordered), fill.value) for fill in fills]
            return Advice(tuple(_unique(rated)), tuple(_fill_remarks(fills[0], "write", state.rolls)))
        evaluation = known.evaluate(state.sheets[seat], state.dice, state.rolls, ordered=ordered)
        rated = [Rated(stop(fill), fill.value) for fill in evaluation.fills]
        rated += [Rated(Roll(throw.again), throw.value) for throw in evaluation.throws]
        ranked = tuple(_unique(sorted(rated, key=lambda each: -each.value)))
        best = evaluation.best
        if isinstance(best, Fill):
            return Advice(ranked, (*_fill_remarks(best, "lay", state.rolls), *_rare(view, best, rarer)))
        remarks = [self._throw_remark(view, best)]
        ready = evaluation.fills[0]
        used = {placed.die for laid in ready.words for placed in laid}
        if ready.words and not used & set(best.again):
            code = f"yahtzee_mots.why_ready_{'one' if state.rolls == ROLLS - 1 else 'two'}"
            remarks.append(Remark.of(code, words=" + ".join(map(spelt, ready.words)), points=ready.written.points))
        elif len(best.again) < DICE:
            remarks.append(self._why_keep(view, best))
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
        known, _ = self._known(seat)
        evaluation = known.evaluate(state.sheets[seat], state.dice, state.rolls, ordered=ordered)
        match command:
            case Roll(again=again):
                value = evaluation.throw(again).value
            case Propose(words=words):
                found = known.marked(position_of(view), words, found_in(view, words))
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

    def _why_keep(self, view: YahtzeeMotsView, throw: Throw) -> Remark:
        """Say what the dice kept are good for: a word that may come, or what the letters are."""
        if word := self._hope(view, throw):
            return Remark.of("yahtzee_mots.why_towards", word=word)
        worth = [self.values.letter_dice.value(view.state.dice[die]) for die in ALL_DICE if die not in throw.again]
        if fmean(worth) < DEAR:
            return Remark.of("yahtzee_mots.why_easy")
        return Remark.of("yahtzee_mots.why_dear", points=sum(worth))

    def _hope(self, view: YahtzeeMotsView, throw: Throw) -> str:
        """Name a word for the box of the turn that the dice kept may still make, the likeliest of those that everybody knows."""
        kept = [view.state.dice[die] for die in ALL_DICE if die not in throw.again]
        box, letters = view.turn_box, Counter(plain(face) for face in kept if face != JOKER)
        lengths = (LENGTH[box],) if box is not None and box in LENGTH else range(len(kept) + 1, DICE + 1)
        for listed in self._usual(view.state.seat):
            rated = [
                (_chance_of(self.values.letter_dice, missing, throw.again), word)
                for word in listed
                if len(word) in lengths
                and letters <= (whole := Counter(word))
                and len(missing := tuple((whole - letters).elements())[kept.count(JOKER) :]) <= len(throw.again)
            ]
            chance, best = max(rated, default=(0.0, ""))
            if chance:
                return best
        return ""


def _chance_of(letter_dice: LetterDice, missing: Sequence[str], again: Sequence[int]) -> float:
    """Rate how easily thrown dice show letters: the product of the dice that have each, 0 where no dice can show them all."""
    having = [{die for die in again if letter in map(plain, letter_dice.faces[die])} for letter in missing]

    def place(at: int, used: frozenset[int]) -> bool:
        return at == len(having) or any(place(at + 1, used | {die}) for die in having[at] - used)

    return float(prod(map(len, having))) if place(0, frozenset()) else 0.0


def _fill_remarks(fill: Fill, how: str, rolls: int) -> list[Remark]:
    """Say what is to be written, and why; ``how``: words are laid, or written once they are accepted."""
    box, points = fill.written.box, fill.written.points
    if fill.claim and points:
        return [Remark.of("yahtzee_mots.claim", box=box.value), Remark.of("yahtzee_mots.why_claim")]
    if not fill.words or not points:
        return [Remark.of("yahtzee_mots.zero", box=box.value), Remark.of("yahtzee_mots.why_zero")]
    words = " + ".join(map(spelt, fill.words))
    told = Remark.of(f"yahtzee_mots.{how}", words=words, box=box.value, points=points)
    if box is Box.CHANCE:
        return [told, Remark.of("yahtzee_mots.why_chance")]
    if len(fill.words[0]) == DICE:
        return [told, Remark.of("yahtzee_mots.why_seven")]
    why = "box" if how == "write" else "enough" if rolls < ROLLS else "most"  # accepted words are judged elsewhere
    return [told, Remark.of(f"yahtzee_mots.why_{why}")]


def _rare(view: YahtzeeMotsView, fill: Fill, rarer: Finder) -> list[Remark]:
    """Name the word of the same box that scores more than the one that the person knows, where there is one."""
    if len(fill.words) != 1 or not (fill.written.box in LENGTH or WORDS.get(fill.written.box) == 1):
        return []
    found = (word for word in rarer.every(view.state.dice) if fits(fill.written.box, (len(word.word),)))
    best, mine = next(found, None), found_in(view, fill.words).points
    return [Remark.of("yahtzee_mots.rare", words=best.word, more=best.points - mine)] if best and best.points > mine else []


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
