"""What a seat can tell of the cards it does not see: any of them is as likely to lie in any closed hand or the pioche."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import comb

from ludogite.core.caches import ENGINES
from ludogite.core.rules import Seat
from ludogite.games.words_out.cards import Card, Kind
from ludogite.games.words_out.state import WordsOutView


@ENGINES.keep(1 << 15)
def misses(unseen: int, wanted: int, held: int) -> float:
    """Give the chance that a hand of ``held`` of the ``unseen`` cards has none of the ``wanted`` ones."""
    return comb(unseen - wanted, held) / comb(unseen, held) if wanted else 1.0


class Unseen:
    """The cards that a view does not show, by what they can do: plain letters, letters that lock a row, and jokers."""

    def __init__(self, view: WordsOutView, pack: tuple[Card, ...]) -> None:
        seen = {card.id for hand in view.hands for card in hand}
        seen.update(card.id for card in view.poubelle)
        seen.update(placed.card.id for row in view.rows for placed in row)
        self.cards = tuple(card for card in pack if card.id not in seen)
        self.total = len(self.cards)
        self.plain, self.locking, self.jokers = sort_cards(self.cards)


def sort_cards(cards: Iterable[Card]) -> tuple[Counter[str], Counter[str], int]:
    """Count cards: letters that leave a row open, letters that lock it, and jokers."""
    plain: Counter[str] = Counter()
    locking: Counter[str] = Counter()
    jokers = 0
    for card in cards:
        if card.kind is Kind.JOKER:
            jokers += 1
        elif card.kind is Kind.INCONTRABLE:
            locking[card.letter] += 1
        elif card.is_letter:
            plain[card.letter] += 1
    return plain, locking, jokers


class Hands:
    """The other hands as one seat sees them: closed ones by their number of cards, open ones by their cards."""

    def __init__(self, view: WordsOutView, pack: tuple[Card, ...]) -> None:
        self.unseen = Unseen(view, pack)
        self.counts = view.counts
        self._wanted: dict[str, int] = {}
        self._open = {seat: sort_cards(hand) for seat, hand in enumerate(view.hands) if hand}

    def lacks(self, seat: Seat, letters: str) -> float:
        """Give the chance that a seat can lay none of these letters, not even by a joker."""
        if not letters or not self.counts[seat]:
            return 1.0
        if seat in self._open:
            plain, locking, jokers = self._open[seat]
            return 0.0 if jokers or any(plain[letter] or locking[letter] for letter in letters) else 1.0
        unseen = self.unseen
        wanted = self._wanted.get(letters)
        if wanted is None:
            wanted = unseen.jokers + sum(unseen.plain[letter] + unseen.locking[letter] for letter in letters)
            self._wanted[letters] = wanted
        return misses(unseen.total, wanted, self.counts[seat])

    def best(self, seat: Seat, gains: Iterable[tuple[str, float, float]]) -> float:
        """Give the mean of the best gain that a seat holds a card for.

        ``gains``: a letter, what it brings by a plain card, and by a card that locks the row (an incontrable or the joker).
        """
        ladder: list[tuple[float, int]] = []
        plain, locking, jokers = self._open.get(seat, (self.unseen.plain, self.unseen.locking, self.unseen.jokers))
        finest = 0.0
        for letter, open_gain, locked_gain in gains:
            ladder.append((open_gain, plain[letter]))
            ladder.append((locked_gain, locking[letter]))
            finest = max(finest, locked_gain)
        ladder.append((finest, jokers))
        if seat in self._open:
            return max((gain for gain, number in ladder if number), default=0.0)
        mean, wanted, before = 0.0, 0, 1.0
        for gain, number in sorted(ladder, reverse=True):
            if number and gain > 0:
                wanted += number
                after = misses(self.unseen.total, wanted, self.counts[seat])
                mean += gain * (before - after)
                before = after
        return mean
