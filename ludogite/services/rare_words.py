"""What words mean that few people know: at the table where they are played, at the end of a game, and one for each day.

A meaning is nothing that a game needs: where the dictionary or its meanings cannot be read, nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Final

from ludogite.games.common.dictionary import dictionary, meanings, vocabularies, written
from ludogite.games.facts import Facts
from ludogite.games.game import Reader, ResourceError
from ludogite.services.facts import facts_of
from ludogite.services.thinking import saved_to_loaded
from ludogite.words.errors import LexiconError
from ludogite.words.fold import letters
from ludogite.words.levels import Vocabulary
from ludogite.words.meanings import Sense

if TYPE_CHECKING:
    from ludogite.store.saves import LoadedGame

STRIDE: Final = 7919
"""How far it is from the word of a day to that of the next, in the list of meanings: a prime, so that all come in turn."""
TRIED: Final = 50
"""Words that are tried for a day before it has none."""


@dataclass(frozen=True, slots=True)
class RareWord:
    """A word as people write it, and what it means."""

    word: str
    senses: tuple[Sense, ...]


def reader_of(askers: Iterable[Vocabulary]) -> Vocabulary:
    """Give the vocabulary by which people together are told of words: that of the youngest; all, where nobody is known."""
    return min(askers, key=list(Vocabulary).index, default=Vocabulary.TOUT)


class Glossary:
    """Explains words to readers of a vocabulary, none that is hidden from them."""

    def __init__(self, read: Reader, reader: Vocabulary = Vocabulary.TOUT) -> None:
        self._read, self._reader = read, reader

    def rare(self, played: str) -> RareWord | None:
        """Explain a word that these readers hardly know; None for any other."""
        known = Vocabulary.ENFANT if self._reader is Vocabulary.ENFANT else Vocabulary.COURANT
        with suppress(ResourceError):
            if not vocabularies(self._read).holds(letters(played) or "", known):
                return self.explain(played)
        return None

    def explain(self, played: str) -> RareWord | None:
        """Explain a word as it was played or written; None where it has no line, or is hidden from these readers."""
        word = letters(played) or ""
        with suppress(ResourceError, LexiconError):
            if dictionary(self._read).valid(word) and vocabularies(self._read).may_show(word, self._reader):
                senses = meanings(self._read).of(dictionary(self._read).lemmas(word))
                return RareWord(written(self._read, word), senses) if senses else None
        return None


def fit_to_show(facts: Facts, read: Reader, reader: Vocabulary) -> Facts:
    """Leave out the words of a game that are hidden from readers of this vocabulary; raises ResourceError."""
    if reader is not Vocabulary.ENFANT:
        return facts
    levels = vocabularies(read)
    return replace(facts, words=tuple(one for one in facts.words if levels.may_show(letters(one[0]) or "", reader)))


def learnt(saved: LoadedGame, read: Reader, asked: Sequence[str], reader: Vocabulary) -> tuple[RareWord, ...]:
    """List what a game taught its people: words they asked for, then rare ones that computer players laid against them.

    Raises LogError and ResourceError.
    """
    loaded, glossary = saved_to_loaded(saved), Glossary(read, reader)
    computers = [seat.seat for seat in saved.game.seats if seat.level is not None]
    laid = [word for seat in computers for word, _ in facts_of(loaded, seat, read).words]
    found = (*map(glossary.explain, asked), *map(glossary.rare, laid))
    return tuple({one.word: one for one in found if one is not None}.values())


def word_of(day: date, read: Reader, reader: Vocabulary) -> RareWord | None:
    """Give the word of a day, the same for all readers who may see it; None where there is none to be read."""
    glossary, number = Glossary(read, reader), day.toordinal() * STRIDE
    for step in range(TRIED):
        sense = meanings(read).at(number + step)
        if sense is None:
            break
        found = glossary.rare(sense.lemma)
        if found is not None and sense in found.senses:
            return RareWord(sense.lemma, (sense,))
    return None
