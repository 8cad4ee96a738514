"""The coach of Words Out: what each choice is worth from what the seat sees, and what a choice cost.

Values are points: those a move may bring, less what it leaves to the others, as *parfait* weighs them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.rules import Seat
from ludogite.games.words_out.cards import PACK, Card, Kind, several_decks, value
from ludogite.games.words_out.judgement import BotWeights, Judgement, Rating, RowState
from ludogite.games.words_out.mind import Mind
from ludogite.games.words_out.moves import Bin, Claim, Command, Decline, Pass, Place, Silence
from ludogite.games.words_out.state import SHORTEST, WordsOutView

FINE: Final = 0.5
FAIR: Final = 3.0
"""Costs in points up to which a choice is called as good, and fair; above, there was clearly better."""


GIVEN_AWAY: Final = 4.0
"""What it costs at least to do what nobody would, such as to leave a word that is sure."""
SURE: Final = 9
RARE: Final = "KQWXYZ"
"""Letters with which few words begin."""
THREAT: Final = 1.0
"""Points that the others may take from a row, on the mean, from which it is worth a word."""
FEW: Final = 2
"""Cases in ten from which a counter is called nearly sure, and worth a word."""
HALF: Final = 5
"""Cases in ten that are said as every other time."""


class WordsOutCoach:
    """Advises a seat: knows the words of its person, but no card that the seat does not see.

    ``mind`` gives the words by seat; ``example`` names a usual word that begins with some letters, "" where the person knows none.
    """

    def __init__(self, mind: Callable[[Seat], Mind], deck: tuple[Card, ...], example: Callable[[Seat, str], str]) -> None:
        self._mind, self._example = mind, example
        self._packs = {PACK * decks: several_decks(deck, decks) for decks in (1, 2)}

    def _judgement(self, view: WordsOutView, seat: Seat) -> Judgement | None:
        if view.me != seat or view.asked != seat:
            return None
        return Judgement(view, self._mind(seat), BotWeights(), self._packs[view.pack])

    def advise(self, view: WordsOutView, seat: Seat) -> Advice[Command] | None:
        """Rate what the seat can do now, best first; None when it is not asked."""
        judgement = self._judgement(view, seat)
        if judgement is None:
            return None
        rated = judgement.rate()
        ranked: tuple[Rated[Command], ...] = tuple(Rated(each.command, each.worth) for each in rated)
        return Advice(ranked, tuple(self._remarks(view, rated, judgement)))

    def judge(self, view: WordsOutView, seat: Seat, command: Command) -> Remark | None:
        """Say what a command cost against the best one; None when it was no decision, or not one the coach had thought of."""
        judgement = self._judgement(view, seat)
        if judgement is None:
            return None
        rated, every = judgement.rate(), judgement.everything()
        worth = next((each.worth for each in every if _alike(view, each.command, command)), None)
        if worth is None or len(every) < 2:
            return None
        cost = rated[0].worth - worth
        if not any(_alike(view, each.command, command) for each in rated):
            cost = max(cost, GIVEN_AWAY)
        if cost <= FINE:
            return Remark.of("words_out.cost_none")
        if cost <= FAIR:
            return Remark.of("words_out.cost_fair", cost=cost)
        return Remark.of("words_out.cost_much", cost=cost)

    def _remarks(self, view: WordsOutView, rated: list[Rating], judgement: Judgement) -> Iterator[Remark]:
        """Say what is best, and why; of a claim, also how likely it stands."""
        match rated[0].command:
            case Place() as place:
                yield from self._placing(view, place, judgement)
            case Bin(row=row):
                yield Remark.of("words_out.advise_bin", row=row + 1)
                is_threat = judgement.threat(judgement.rows[row]) >= THREAT
                yield Remark.of("words_out.why_threat" if is_threat else "words_out.why_stuck")
            case Claim() if view.laying is not None:
                line = judgement.rows[view.laying.row]
                points, tenths = value(line.letters).points, _tenths(view, judgement)
                if tenths == HALF:
                    yield Remark.of("words_out.advise_claim_even", word=line.letters, points=points)
                elif tenths:
                    yield Remark.of("words_out.advise_claim_risky", word=line.letters, points=points, tenths=tenths)
                else:
                    yield Remark.of("words_out.advise_claim_safe", word=line.letters, points=points)
            case Silence() if view.may_claim:
                match _tenths(view, judgement):
                    case tenths if tenths >= SURE:
                        yield Remark.of("words_out.advise_silence_sure")
                    case tenths if tenths == HALF:
                        yield Remark.of("words_out.advise_silence_even")
                    case tenths if tenths >= FEW:
                        yield Remark.of("words_out.advise_silence_risky", tenths=tenths)
                    case _:
                        yield Remark.of("words_out.advise_silence_grow")
            case Silence():
                yield Remark.of("words_out.advise_stop")
                yield Remark.of("words_out.why_wait")
            case Decline():
                can = any(isinstance(each.command, Place) for each in rated)
                yield Remark.of("words_out.advise_decline" if can else "words_out.advise_decline_none")
            case Pass():
                can = any(isinstance(each.command, Place) for each in rated)
                yield Remark.of("words_out.advise_pass" if can else "words_out.advise_pass_none")
            case _:
                return

    def _placing(self, view: WordsOutView, place: Place, judgement: Judgement) -> Iterator[Remark]:
        """Say where a card goes, and what for: a word, one that the hand can finish, or a row that helps nobody else much."""
        row, line = place.row, judgement.rows[place.row]
        card = next(card for card in view.hand if card.id == place.card)
        after = line.plus(place.letter or card.letter, card.kind)
        hand = tuple(held for held in view.hand if held.id != place.card)
        is_word = judgement.mind.claims(after.letters)
        points = value(after.letters).points
        if view.shout is not None:
            yield Remark.of("words_out.advise_counter", word=after.letters)
            if is_word:
                yield Remark.of("words_out.why_counter_word", points=points, theirs=value(line.letters).points)
            else:
                yield Remark.of("words_out.why_counter", theirs=value(line.letters).points)
            return
        if is_word:
            yield Remark.of("words_out.advise_word", word=after.letters, row=row + 1, points=points)
            lacking = 10 - round(10 * judgement.stands(after, judgement.me, cards_left=len(hand), hand=hand))
            yield Remark.of("words_out.why_few" if lacking < FEW else "words_out.why_grow")
            return
        if not line.letters:
            yield Remark.of("words_out.advise_begin", letter=after.letters, row=row + 1)
            yield Remark.of("words_out.why_begin_rare" if after.letters in RARE else "words_out.why_begin")
            return
        finish = _finished(after, hand, judgement)
        example = "" if finish else self._example(judgement.me, after.letters)
        code = "words_out.advise_place_as" if example else "words_out.advise_place"
        yield Remark.of(code, letter=after.letters[-1], text=after.letters, row=row + 1, word=example)
        if finish:
            yield Remark.of("words_out.why_finish", word=finish)
        elif len(after.letters) < SHORTEST - 1 or judgement.threat(after) < THREAT:
            yield Remark.of("words_out.why_harmless")
        else:
            yield Remark.of("words_out.why_rid")


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


def _finished(line: RowState, hand: tuple[Card, ...], judgement: Judgement) -> str:
    """Name the dearest word that a card of the hand makes of a row; "" where there is none."""
    endings = judgement.mind.endings(line.letters)
    words = [line.letters + letter for card in hand for letter in (endings if card.kind is Kind.JOKER else card.letter)]
    return max((word for word in words if judgement.mind.claims(word)), key=lambda word: value(word).points, default="")


def _tenths(view: WordsOutView, judgement: Judgement) -> int:
    """Say in how many of ten cases somebody can lengthen the word just laid."""
    if view.laying is None:
        return 0
    line = judgement.rows[view.laying.row]
    return 10 - round(10 * judgement.stands(line, judgement.me, cards_left=len(view.hand), hand=view.hand))
