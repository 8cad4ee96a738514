"""The coach of Words Out: what each choice is worth from what the seat sees, and what a choice cost.

Values are points: those a move may bring, less what it leaves to the others, as *parfait* weighs them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.rules import Seat
from ludogite.games.words_out.cards import PACK, Card, several_decks, text, value
from ludogite.games.words_out.judgement import Judgement, Rating, Temper
from ludogite.games.words_out.mind import Mind
from ludogite.games.words_out.moves import Bin, Claim, Command, Decline, Pass, Place, Silence
from ludogite.games.words_out.table import WordsOutView

FINE: Final = 0.5
FAIR: Final = 3.0
"""Costs in points up to which a choice is called as good, and fair; above, there was clearly better."""


class WordsOutCoach:
    """Advises a seat: knows the whole dictionary, but no card that the seat does not see."""

    def __init__(self, mind: Mind, deck: tuple[Card, ...]) -> None:
        self._mind = mind
        self._packs = {PACK * decks: several_decks(deck, decks) for decks in (1, 2)}

    def _judgement(self, view: WordsOutView, seat: Seat) -> Judgement | None:
        if view.me != seat or view.asked != seat:
            return None
        return Judgement(view, self._mind, Temper(), self._packs[view.pack])

    def advise(self, view: WordsOutView, seat: Seat) -> Advice[Command] | None:
        """Rate what the seat can do now, best first; None when it is not asked."""
        judgement = self._judgement(view, seat)
        if judgement is None:
            return None
        rated = judgement.rate()
        ranked: tuple[Rated[Command], ...] = tuple(Rated(each.command, each.worth) for each in rated)
        return Advice(ranked, tuple(_remarks(view, rated, judgement)))

    def judge(self, view: WordsOutView, seat: Seat, command: Command) -> Remark | None:
        """Say what a command cost against the best one; None when it was no decision, or not one the coach had thought of."""
        judgement = self._judgement(view, seat)
        if judgement is None:
            return None
        rated = judgement.rate()
        worth = next((each.worth for each in rated if _alike(view, each.command, command)), None)
        if worth is None or len(rated) < 2:
            return None
        cost = rated[0].worth - worth
        if cost <= FINE:
            return Remark.of("words_out.cost_none")
        return Remark.of("words_out.cost_fair" if cost <= FAIR else "words_out.cost_much", cost=round(cost, 1))


def _alike(view: WordsOutView, one: Command, other: Command) -> bool:
    """Tell whether two commands do the same with cards of the same face."""
    match one, other:
        case Place(), Place():
            same = (one.row, one.letter) == (other.row, other.letter)
            return same and _face(view, one.card) == _face(view, other.card)
        case Bin(), Bin():
            return one.row == other.row
        case _:
            return one == other


def _face(view: WordsOutView, card_id: int) -> tuple[str, str]:
    return next(((card.kind.value, card.letter) for card in view.hand if card.id == card_id), ("", ""))


def _remarks(view: WordsOutView, rated: list[Rating], judgement: Judgement) -> Iterator[Remark]:
    """Say what is best; of a claim, also how likely it stands."""
    match rated[0].command:
        case Place(card=card, row=row, letter=letter):
            lengthened = text(view.rows[row]) + (letter or _face(view, card)[1])
            code = "words_out.advise_counter" if view.shout is not None else "words_out.advise_place"
            yield Remark.of(code, text=lengthened, row=row + 1)
        case Bin(row=row):
            yield Remark.of("words_out.advise_bin", row=row + 1)
        case Claim() if view.laying is not None:
            yield from _on_claim(view, judgement, "words_out.advise_claim")
        case Silence() if view.may_claim:
            yield from _on_claim(view, judgement, "words_out.advise_silence")
        case Silence():
            yield Remark.of("words_out.advise_stop")
        case Decline():
            yield Remark.of("words_out.advise_decline")
        case Pass():
            yield Remark.of("words_out.advise_pass")
        case _:
            return


def _on_claim(view: WordsOutView, judgement: Judgement, code: str) -> Iterator[Remark]:
    """Name the word just laid, its points, and the chance in percent that nobody can lengthen it."""
    if view.laying is None:
        return
    line = judgement.rows[view.laying.row]
    stands = judgement.stands(line, judgement.me, cards_left=len(view.hand), hand=view.hand)
    points = value(line.letters).points
    yield Remark.of(code, word=line.letters, points=points, percent=round(100 * stands))
