"""What a computer player knows of words: the beginnings and words of its vocabulary, none of them on the never-play list."""

from __future__ import annotations

from functools import lru_cache, partial

from ludogite.games.words_out.cards import ALPHABET
from ludogite.games.words_out.state import SHORTEST
from ludogite.words.levels import Levels, Vocabulary
from ludogite.words.lexicon import WordList

MOST_TEXTS = 50_000
"""Beginnings kept in memory by each player, about 10 MB at the very most; a game touches a few thousand."""


class Mind:
    """The words of one vocabulary, as they are needed: letter by letter."""

    def __init__(self, lexicon: WordList, levels: Levels, vocabulary: Vocabulary, *, tells: bool = False) -> None:
        """Take a vocabulary to play with; ``tells``: one to advise a person with."""
        self._lexicon = lexicon
        self._levels = levels
        self._vocabulary = Vocabulary.COURANT if tells and vocabulary is Vocabulary.ENFANT else vocabulary
        self._suits = partial(levels.may_tell if tells else levels.may_play, vocabulary=vocabulary)
        self._crude_starts = frozenset(word[:end] for word in levels.never for end in range(1, len(word) + 1))
        self.extensions = lru_cache(MOST_TEXTS)(self._extensions)
        self.endings = lru_cache(MOST_TEXTS)(self._endings)

    def claims(self, word: str) -> bool:
        """Tell whether it would say WORD OUT on these letters."""
        return len(word) >= SHORTEST and self._lexicon.valid(word) and self._suits(word)

    def begins(self, start: str) -> bool:
        """Tell whether it knows a word that begins so, and would lay it."""
        if start in self._levels.never or not self._lexicon.is_prefix(start) or not self._levels.leads(start, self._vocabulary):
            return False
        return start not in self._crude_starts or self.claims(start) or bool(self.extensions(start))

    def _extensions(self, start: str) -> str:
        """List the letters that lengthen a beginning to another."""
        return "".join(letter for letter in ALPHABET if self.begins(start + letter))

    def _endings(self, start: str) -> str:
        """List the letters that make a beginning a word to claim."""
        return "".join(letter for letter in self.extensions(start) if self.claims(start + letter))
