"""The words that somebody knows, as the search for plays needs them: made when first asked for, shared by all tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache, partial
from pathlib import Path

from ludogite.games.common.dictionary import house_words, vocabularies
from ludogite.games.game import Reader
from ludogite.games.setup import FolderReader
from ludogite.words.levels import Levels, Vocabulary
from ludogite.words.lexicon import WordList
from ludogite.words.patterns import WordIndex, crossing
from ludogite.words.verdicts import Ruling

MOST_CROSSINGS = 2048
"""Crossings kept for each vocabulary: a twentieth is worked out again in games without end."""


class Lexis:
    """Some words of the dictionary: which they are, their bitsets, and the letters that fit between others."""

    def __init__(self, index: Callable[[], WordIndex], suits: Callable[[str], bool], *, is_whole: bool = False) -> None:
        """Take the words that suit; ``is_whole`` when these are all of the index."""
        self._index = index
        self._is_whole = is_whole
        self.suits = suits
        self._bits: dict[int, int] = {}
        self.crossing = lru_cache(MOST_CROSSINGS)(partial(crossing, suits))
        """Returns the letter set that makes a word between two runs of letters, of which one at least is not empty."""

    @property
    def index(self) -> WordIndex:
        """Give the index of the whole dictionary (0.35 s the first time)."""
        return self._index()

    def bits(self, length: int) -> int:
        """Return the bitset of the words of a length."""
        found = self._bits.get(length)
        if found is None:
            found = self.index.every(length) if self._is_whole else self.index.where(length, self.suits)
            self._bits[length] = found
        return found

    @cached_property
    def sounds(self) -> frozenset[str]:
        """Give every three letters in a row that these words have, ends included: what a word looks like."""
        found: set[str] = set()
        for length in self.index.lengths:
            for word in self.index.words(length, self.bits(length)):
                found.update(_sounds(word))
        return frozenset(found)

    def looks_like_one(self, word: str) -> bool:
        """Tell whether a word could be one for somebody who knows these words: it has no three letters that none of them has."""
        return self.sounds.issuperset(_sounds(word))


def _sounds(word: str) -> list[str]:
    marked = f"-{word}-"
    return [marked[at : at + 3] for at in range(len(marked) - 2)]


class Words:
    """The dictionary of a game, its index, and the words of each vocabulary."""

    def __init__(self, lexicon: WordList, levels: Levels) -> None:
        self.lexicon = lexicon
        self.levels = levels
        self._known: dict[Vocabulary, Lexis] = {}
        self._told: dict[tuple[Vocabulary, bool], Lexis] = {}

    @cached_property
    def index(self) -> WordIndex:
        """Build the index of all words (0.35 s)."""
        return WordIndex(self.lexicon.words())

    @cached_property
    def every(self) -> Lexis:
        """Give all words of the dictionary, also those that computer players never play: what the rules allow."""
        return Lexis(lambda: self.index, self.lexicon.valid, is_whole=True)

    def is_known(self, word: str, vocabulary: Vocabulary) -> bool:
        """Tell whether a vocabulary holds a word."""
        return self.lexicon.valid(word) and self.levels.may_play(word, vocabulary)

    def known(self, vocabulary: Vocabulary) -> Lexis:
        """Give the words that a computer player or a hint of this vocabulary may use."""
        found = self._known.get(vocabulary)
        if found is None:
            found = self._known[vocabulary] = Lexis(lambda: self.index, partial(self.is_known, vocabulary=vocabulary))
        return found

    def told(self, vocabulary: Vocabulary, *, rare: bool = False) -> Lexis:
        """Give the words that advice names to somebody of this vocabulary; ``rare``: also those that the person may not know."""
        if vocabulary is not Vocabulary.ENFANT:
            return self.known(Vocabulary.TOUT if rare else vocabulary)
        widest = Vocabulary.TOUT if rare else Vocabulary.COURANT
        if (vocabulary, rare) not in self._told:

            def suits(word: str) -> bool:
                return self.is_known(word, widest) and self.levels.may_show(word, vocabulary)

            self._told[vocabulary, rare] = Lexis(lambda: self.index, suits)
        return self._told[vocabulary, rare]


def words(read: Reader) -> Words:
    """Give the words of a folder of resources, as the family has ruled them, the same to every table; raises ResourceError."""
    return _words(read.folder, read.rulings)


@lru_cache(maxsize=2)  # the list as the family ruled it last, and one before
def _words(folder: Path, rulings: tuple[Ruling, ...]) -> Words:
    read = FolderReader(folder, rulings)
    return Words(house_words(read), vocabularies(read))
