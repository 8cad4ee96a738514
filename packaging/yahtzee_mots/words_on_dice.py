"""The best scores of every kind of words for each of the 279,936 rolls, by numpy.

A set of dice and their faces either makes a word or not. An array for a set of dice has seven axes, one per die: of length 6 where
the die is used, 1 where it is not, so that numpy's broadcasting joins disjoint sets. Words are found by the sum of random 64-bit
numbers of their letters, the same for all anagrams.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ludogite.games.yahtzee_mots.letters import DICE, FACES, JOKER, LetterDice, plain

Flags: TypeAlias = npt.NDArray[Any]
Points: TypeAlias = npt.NDArray[Any]
Marks: TypeAlias = npt.NDArray[Any]
Hashes: TypeAlias = npt.NDArray[Any]

MASKS = 1 << DICE
NO_WORD, MANY = -2, -1
"""What stands for a set of faces that makes no word, or several different ones; else the number of its only word."""


@dataclass(frozen=True)
class _Index:
    """Sorted letter sums of one length, and for each the number of its only word, or MANY."""

    sums: Hashes
    only: Marks

    @classmethod
    def of(cls, words: Mapping[int, set[int]]) -> _Index:
        sums = np.array(sorted(words), dtype=np.uint64)
        only = [next(iter(words[int(each)])) if len(words[int(each)]) == 1 else MANY for each in sums]
        return cls(sums, np.array(only, dtype=np.int32))

    def find(self, sums: Hashes) -> Marks:
        """Give for each sum the number of its only word, MANY, or NO_WORD."""
        if not len(self.sums):
            return np.full(sums.shape, NO_WORD, dtype=np.int32)
        places = np.minimum(np.searchsorted(self.sums, sums), len(self.sums) - 1)
        return np.where(self.sums[places] == sums, self.only[places], NO_WORD).astype(np.int32)


class WordsOnDice:
    """Which faces of which dice make a word, for one list of words."""

    def __init__(self, letter_dice: LetterDice, words: Iterable[str]) -> None:
        draws = np.random.default_rng(1979).integers(0, 2**63, 26, dtype=np.uint64)
        self._letter = {chr(65 + place): int(each) for place, each in enumerate(draws)}
        self._dice = letter_dice
        plain_words: list[dict[int, set[int]]] = [defaultdict(set) for _ in range(DICE + 1)]
        joker_words: list[dict[int, set[int]]] = [defaultdict(set) for _ in range(DICE + 1)]
        for number, word in enumerate(words):
            total = sum(self._letter[letter] for letter in word) % 2**64
            plain_words[len(word)][total].add(number)
            for letter in set(word):
                joker_words[len(word)][(total - self._letter[letter]) % 2**64].add(number)
        self._plain = [_Index.of(each) for each in plain_words]
        self._joker = [_Index.of(each) for each in joker_words]
        self.made = [self._words_of(mask) for mask in range(MASKS)]
        self.values = [self._values_of(mask) for mask in range(MASKS)]

    def _along(self, die: int, numbers: list[int], kind: type[np.generic]) -> npt.NDArray[Any]:
        shape = [1] * DICE
        shape[die] = FACES
        return np.array(numbers, dtype=kind).reshape(shape)

    def _words_of(self, mask: int) -> Marks:
        """Say for every combination of faces of these dice which word they make."""
        size = mask.bit_count()
        if size < 2:
            return np.full((1,) * DICE, NO_WORD, dtype=np.int32)
        sums: Hashes = np.zeros((1,) * DICE, dtype=np.uint64)
        jokers: Flags = np.zeros((1,) * DICE, dtype=np.bool_)
        for die, faces in enumerate(self._dice.faces):
            if mask >> die & 1:
                letters = [0 if face == JOKER else self._letter[plain(face)] for face in faces]
                sums = sums + self._along(die, letters, np.uint64)
                jokers = jokers | self._along(die, [face == JOKER for face in faces], np.bool_)
        found = self._plain[size].find(sums)
        return np.where(jokers, self._joker[size].find(sums), found) if jokers.any() else found

    def _values_of(self, mask: int) -> Points:
        total: Points = np.zeros((1,) * DICE, dtype=np.uint8)
        for die, faces in enumerate(self._dice.faces):
            if mask >> die & 1:
                total = total + self._along(die, [self._dice.value(face) for face in faces], np.uint8)
        return total

    def of_length(self, length: int) -> Points:
        """Give the best score of one word of this length for every roll, 0 where there is none."""
        masks = [mask for mask in range(MASKS) if mask.bit_count() == length]
        return self._best((mask, self.made[mask] != NO_WORD) for mask in masks)

    def two(self) -> Points:
        """Give the best score of two different words on disjoint dice."""
        joined: dict[int, Flags] = {}
        for first in range(MASKS):
            for second in range(first + 1, MASKS):
                if not first & second and min(first.bit_count(), second.bit_count()) > 1:
                    union = first | second
                    both = self._differ(first, second)
                    joined[union] = joined[union] | both if union in joined else both
        return self._best(joined.items())

    def three(self) -> Points:
        """Give the best score of three different words on disjoint dice: two of 2 letters, and one of 2 or 3."""
        joined: dict[int, Flags] = {}
        pairs = [1 << one | 1 << other for one, other in combinations(range(DICE), 2)]
        threes = [mask for mask in range(MASKS) if mask.bit_count() == 3]
        for first, second in combinations(pairs, 2):
            if first & second:
                continue
            both = self._differ(first, second)
            for third in (*(pair for pair in pairs if pair > second), *threes):
                union = first | second | third
                if union.bit_count() < 4 + third.bit_count():
                    continue
                if third.bit_count() == 2:
                    made = both & self._differ(first, third) & self._differ(second, third)
                else:
                    made = both & (self.made[third] != NO_WORD)
                joined[union] = joined[union] | made if union in joined else made
        return self._best(joined.items())

    def _differ(self, first: int, second: int) -> Flags:
        """Tell where two sets of dice make two different words."""
        one, other = self.made[first], self.made[second]
        made: Flags = (one != NO_WORD) & (other != NO_WORD)
        return made & ((one != other) | (one == MANY)) if first.bit_count() == second.bit_count() else made

    def _best(self, found: Iterable[tuple[int, Flags]]) -> Points:
        best: Points = np.zeros((FACES,) * DICE, dtype=np.uint8)
        for mask, made in found:
            np.maximum(best, np.where(made, self.values[mask], 0).astype(np.uint8), out=best)
        return best.reshape(-1)
