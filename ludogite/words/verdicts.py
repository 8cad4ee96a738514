"""The house dictionary: the family's rulings laid over the word list, without touching it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Protocol

from ludogite.core.rules import Refusal
from ludogite.words.fold import fold
from ludogite.words.lexicon import Explanation, Lexicon, WordList
from ludogite.words.reasons import Reason, Verdict


class Ruling(Protocol):
    """One decision of the family about a word."""

    @property
    def word(self) -> str:
        """Return the word as it was ruled."""

    @property
    def verdict(self) -> str:
        """Return "accept" or "ban"."""

    @property
    def who(self) -> str:
        """Return the name of who took it, as shown."""

    @property
    def at(self) -> str:
        """Return when: ISO UTC, which sorts as text."""

    @property
    def game(self) -> str | None:
        """Return the id of the game where it was taken, if any."""

    @property
    def theme(self) -> str | None:
        """Return the theme that it is about; None where it is about the word itself."""


class HouseLexicon:
    """The word list as the family ruled it: answers like ``Lexicon``, and never changes; a new ruling makes a new one.

    Left aside: rulings about a theme, those whose word has no letters of play, and those that change nothing. Of several
    rulings on a word the latest counts. A save records the rulings that decided in it (``ruling``), so old games replay
    unchanged whatever the family says later.
    """

    def __init__(self, lexicon: Lexicon, rulings: Iterable[Ruling]) -> None:
        self._lexicon = lexicon
        self._rulings = _effective(lexicon, rulings)
        self._accepted = frozenset(word for word, ruling in self._rulings.items() if ruling.verdict == Verdict.ACCEPT)
        self._banned = self._rulings.keys() - self._accepted
        self._starts = frozenset(word[:end] for word in self._accepted for end in range(1, len(word) + 1))
        self._dead_ends = frozenset(start for word in self._banned for start in self._emptied(word))

    @property
    def digest(self) -> str:
        """Return 16 hexadecimal digits that change with the list of words or an effective ruling."""
        if not self._rulings:
            return self._lexicon.digest
        lines = [self._lexicon.digest, *sorted(f"{ruling.verdict} {word}" for word, ruling in self._rulings.items())]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def ruling(self, word: str) -> Ruling | None:
        """Return the ruling that decides about a folded word; None where the word list does."""
        return self._rulings.get(word)

    def valid(self, word: str) -> bool:
        """Tell whether a folded word is accepted by the family, or in the list and not banned."""
        return word in self._accepted or (word not in self._banned and self._lexicon.valid(word))

    def is_prefix(self, start: str) -> bool:
        """Tell whether a word begins with these folded letters; '' begins them all."""
        return start in self._starts or (start not in self._dead_ends and self._lexicon.is_prefix(start))

    def spellings(self, word: str) -> tuple[str, ...]:
        """Return how a folded word is written; an accepted one as it was folded, in small letters."""
        return (word.lower(),) if word in self._accepted else self._lexicon.spellings(word) if self.valid(word) else ()

    def lemmas(self, word: str) -> tuple[str, ...]:
        """Return the lemmas of a folded word; () where it is not in the list, or only by the family's ruling."""
        return self._lexicon.lemmas(word) if self.valid(word) else ()

    def words(self) -> list[str]:
        """Return all words in alphabetical order."""
        if not self._rulings:
            return self._lexicon.words()
        return sorted(self._accepted.union(self._lexicon.words()) - self._banned)

    def explain(self, typed: str, *, suits: Callable[[str], bool] | None = None) -> Explanation:
        """Explain the verdict on anything typed; words that ``suits`` refuses are neither explained nor proposed.

        A banned word is refused with ``who`` and ``at``. Raise LexiconError where the explanations cannot be read.
        """
        word = fold(typed)
        ruling = None if isinstance(word, Refusal) else self._rulings.get(word)
        if ruling is None or isinstance(word, Refusal):

            def proposed(other: str) -> bool:
                return other not in self._banned and (suits is None or suits(other))

            return self._lexicon.explain(typed, suits=proposed)
        if word in self._accepted:
            return Explanation(word, valid=True, ruled_by=ruling.who, ruled_at=ruling.at)
        refusal = Refusal.of(Reason.BANNED, who=ruling.who, at=ruling.at)
        return Explanation(word, valid=False, refusal=refusal, ruled_by=ruling.who, ruled_at=ruling.at)

    def _emptied(self, word: str) -> list[str]:
        """Return the beginnings of a banned word that no other word shares any more."""
        dead = []
        for end in range(len(word), 0, -1):
            if not self._banned.issuperset(self._lexicon.beginning(word[:end])):
                break
            dead.append(word[:end])
        return dead


class Without:
    """A dictionary without some of its words, which a table has agreed not to play; it answers everything as a word list does."""

    def __init__(self, words: WordList, barred: frozenset[str]) -> None:
        self._words, self._barred = words, barred

    @property
    def digest(self) -> str:
        """Return that of the whole list: what is barred is agreed, and stands in the options of a save."""
        return self._words.digest

    def valid(self, word: str) -> bool:
        """Tell whether a folded word may be played here."""
        return word not in self._barred and self._words.valid(word)

    def is_prefix(self, start: str) -> bool:
        """Tell whether a word of the whole list begins with these folded letters."""
        return self._words.is_prefix(start)

    def spellings(self, word: str) -> tuple[str, ...]:
        """Return how a folded word of the whole list is written."""
        return self._words.spellings(word)

    def lemmas(self, word: str) -> tuple[str, ...]:
        """Return the lemmas of a folded word of the whole list."""
        return self._words.lemmas(word)

    def words(self) -> list[str]:
        """Return the words that may be played here, in alphabetical order."""
        return [word for word in self._words.words() if word not in self._barred]

    def explain(self, typed: str, *, suits: Callable[[str], bool] | None = None) -> Explanation:
        """Explain the verdict on anything typed: a barred word is refused as slang."""
        word = fold(typed)
        if isinstance(word, str) and word in self._barred and self._words.valid(word):
            return Explanation(word, valid=False, refusal=Refusal.of(Reason.SLANG))
        return self._words.explain(typed, suits=suits)


def _effective(lexicon: Lexicon, rulings: Iterable[Ruling]) -> dict[str, Ruling]:
    """Return the latest ruling on each folded word, where it differs from the word list."""
    latest: dict[str, Ruling] = {}
    for ruling in rulings:
        word = fold(ruling.word)
        if ruling.theme is None and isinstance(word, str) and (word not in latest or latest[word].at <= ruling.at):
            latest[word] = ruling
    return {word: ruling for word, ruling in latest.items() if lexicon.valid(word) is (ruling.verdict == Verdict.BAN)}
