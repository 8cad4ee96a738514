"""Finds words on the seven dice, for computer players, hints and the list of choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from ludogite.games.yahtzee_mots.letters import JOKER, Dice, LetterDice, plain
from ludogite.games.yahtzee_mots.moves import Laid, Placed
from ludogite.words.anagrams import AnagramTable, Composed, best_words, compositions

MOST_WORDS: Final = 3
PIECE: Final = 2000
"""Words that are taken up at once (some 4 ms)."""


class Finder:
    """The words of a vocabulary on the dice; ``words`` should hold none that is never played.

    They are taken up at the first question, or before it, piece by piece (``take_up``): a table is shown before anybody asks.
    """

    def __init__(self, letter_dice: LetterDice, words: Callable[[], Iterable[str]]) -> None:
        self._values = letter_dice.values
        self._words = words
        self._taken: AnagramTable | None = None
        self.every = lru_cache(maxsize=64)(self._every)
        self.several = lru_cache(maxsize=64)(self._several)

    def take_up(self) -> Iterator[None]:
        """Take the words up, a piece at a step."""
        table, words = AnagramTable(), iter(self._words())
        while self._taken is None and (piece := list(islice(words, PIECE))):
            table.take(piece)
            yield
        self._taken = self._taken or table  # whole, for a computer player may think in another thread

    @property
    def _table(self) -> AnagramTable:
        if self._taken is None:
            self._taken = AnagramTable(self._words())
        return self._taken

    def _every(self, dice: Dice) -> tuple[Composed, ...]:
        """Return every word on the dice, most points first."""
        return compositions(self._table, _letters(dice), self._values)

    def _several(self, dice: Dice, number: int) -> tuple[Composed, ...]:
        """Return so many different words on disjoint dice with most points together, or ()."""
        return best_words(self._table, _letters(dice), self._values, number)

    def suggestions(self, dice: Dice) -> tuple[tuple[Laid, ...], ...]:
        """Return the best word of each length, then the best two and three words, as they would be laid."""
        by_length: dict[int, Composed] = {}
        for word in self.every(dice):
            by_length.setdefault(len(word.word), word)
        groups: list[Sequence[Composed]] = [(by_length[length],) for length in sorted(by_length)]
        groups += [group for number in range(2, MOST_WORDS + 1) if (group := self.several(dice, number))]
        return tuple(tuple(lay(dice, word) for word in group) for group in groups)


def _letters(dice: Dice) -> tuple[str, ...]:
    return tuple(map(plain, dice))


def lay(dice: Dice, composed: Composed) -> Laid:
    """Lay a word on the dice of its mask, from left to right; the joker where no die shows the letter."""
    free = [die for die in range(len(dice)) if composed.mask >> die & 1]
    laid = []
    for letter in composed.word:
        die = next((die for die in free if plain(dice[die]) == letter), None)
        if die is None:
            die = next(die for die in free if dice[die] == JOKER)
        free.remove(die)
        laid.append(Placed(die, letter))
    return tuple(laid)
