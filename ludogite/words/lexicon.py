"""The dictionary: is it a word, does a word begin so, and why or why not.

Words are *folded* (``fold.fold``): capitals A to Z, 2 to 21 of them. Opening reads the automaton only (some 0.7 MB);
the explanations are read block by block when first asked for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import dawg  # type: ignore[import-not-found]  # a C++ extension without stubs

from ludogite.core.rules import Refusal
from ludogite.words.errors import LexiconError, Trouble
from ludogite.words.fold import fold
from ludogite.words.grammar import Grammar, read_grammar
from ludogite.words.manifest import EXPLANATIONS, WORDS, Manifest, read_manifest
from ludogite.words.near import near_words
from ludogite.words.packed import Explanations, Row
from ludogite.words.reasons import Reason


class _Automaton(Protocol):
    """What is used of ``dawg.CompletionDAWG``."""

    def __contains__(self, word: str) -> bool: ...
    def has_keys_with_prefix(self, prefix: str) -> bool: ...
    def keys(self, start: str = ...) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a word: spelt with accents, its lemma, its grammar; ``note`` says what a word of ours means."""

    spelling: str
    lemma: str
    grammar: Grammar
    note: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a word is valid (its readings) or not (a refusal coded by Reason, its ``spelling``, near words).

    ``word`` is '' where nothing could be folded. A valid word without readings is one that the reader asked not to see
    explained, or one that the family accepted: then ``ruled_by`` and ``ruled_at`` say who and when (ISO UTC).
    """

    word: str
    valid: bool
    readings: tuple[Reading, ...] = ()
    refusal: Refusal | None = None
    near: tuple[str, ...] = ()
    ruled_by: str = ""
    ruled_at: str = ""


class WordList(Protocol):
    """What a game asks of a dictionary; ``Lexicon`` and ``HouseLexicon`` answer."""

    @property
    def digest(self) -> str:
        """Return 16 hexadecimal digits that change with the list of words; they go into every save."""

    def valid(self, word: str) -> bool:
        """Tell whether a folded word is in the list; False for any other string."""

    def is_prefix(self, start: str) -> bool:
        """Tell whether a word begins with these folded letters; '' begins them all."""

    def spellings(self, word: str) -> tuple[str, ...]:
        """Return how a folded word is written, accents included; () where it is not in the list."""

    def lemmas(self, word: str) -> tuple[str, ...]:
        """Return the lemmas of a folded word; () where it is not in the list."""

    def explain(self, typed: str, *, suits: Callable[[str], bool] | None = None) -> Explanation:
        """Explain the verdict on anything typed; words that ``suits`` refuses are neither explained nor proposed."""

    def words(self) -> list[str]:
        """Return all words in alphabetical order, for the indexes of searches."""


class Lexicon:
    """The word list of one directory of resources; built by ``open_lexicon``."""

    def __init__(self, automaton: _Automaton, manifest: Manifest, explanations: Explanations) -> None:
        self._automaton = automaton
        self._explanations = explanations
        self.manifest = manifest

    @property
    def digest(self) -> str:
        """Return 16 hexadecimal digits that change with the list of words."""
        return self.manifest.digest[:16]

    def read_whole(self) -> None:
        """Read what explains the words, too (5 ms), so that no question fails later; raise LexiconError where it cannot be read."""
        self._explanations.read()

    def valid(self, word: str) -> bool:
        """Tell whether a folded word is in the list; False for any other string."""
        return word.isalpha() and word.isascii() and word in self._automaton

    def is_prefix(self, start: str) -> bool:
        """Tell whether a word begins with these folded letters; '' begins them all."""
        return not start or (start.isalpha() and start.isascii() and self._automaton.has_keys_with_prefix(start))

    def spellings(self, word: str) -> tuple[str, ...]:
        """Return how a folded word is written, accents included; () where it is not in the list."""
        return tuple(dict.fromkeys(row.spelling for row in self._rows(word)))

    def lemmas(self, word: str) -> tuple[str, ...]:
        """Return the lemmas of a folded word; () where it is not in the list."""
        return tuple(dict.fromkeys(row.lemma for row in self._rows(word)))

    def words(self) -> list[str]:
        """Return all words in alphabetical order (some 30 ms)."""
        return self._automaton.keys()

    def beginning(self, start: str) -> list[str]:
        """Return the words that begin with these folded letters, in alphabetical order."""
        return self._automaton.keys(start) if self.is_prefix(start) else []

    def explain(self, typed: str, *, suits: Callable[[str], bool] | None = None) -> Explanation:
        """Explain the verdict on anything typed; words that ``suits`` refuses are neither explained nor proposed.

        Raise LexiconError where the file of explanations is missing or damaged.
        """
        word = fold(typed)
        if isinstance(word, Refusal):
            return Explanation("", valid=False, refusal=word)
        if self.valid(word):
            shown = suits is None or suits(word)
            return Explanation(word, valid=True, readings=self._readings(word) if shown else ())
        for row in self._explanations.rows(word):
            return Explanation(word, valid=False, refusal=Refusal.of(row.tags.removeprefix("="), spelling=row.spelling))
        near = near_words(word, self.valid, self.is_prefix, suits=suits)
        return Explanation(word, valid=False, refusal=Refusal.of(Reason.UNKNOWN), near=near)

    def _readings(self, word: str) -> tuple[Reading, ...]:
        return tuple(dict.fromkeys(_reading(row) for row in self._rows(word)))

    def _rows(self, word: str) -> tuple[Row, ...]:
        return self._explanations.rows(word) if self.valid(word) else ()


def _reading(row: Row) -> Reading:
    """Turn a row of the file into a reading."""
    if row.tags.startswith("+"):
        return Reading(row.spelling, row.lemma, Grammar(), note=row.tags[1:])
    try:
        return Reading(row.spelling, row.lemma, read_grammar(row.tags))
    except ValueError as error:
        raise LexiconError(Trouble.DAMAGED, EXPLANATIONS, str(error)) from error


def open_lexicon(directory: Path) -> Lexicon:
    """Open the dictionary of a directory of resources (some 2 ms); raise LexiconError where a file is missing or damaged."""
    manifest = read_manifest(directory)
    try:
        data = (directory / WORDS).read_bytes()
    except FileNotFoundError as error:
        raise LexiconError(Trouble.MISSING, WORDS) from error
    except OSError as error:
        raise LexiconError(Trouble.DAMAGED, WORDS, str(error)) from error
    # The automaton is walked by C++ code that trusts its data: nothing unchecked may reach it.
    if hashlib.sha256(data).hexdigest() != manifest.sha256.get(WORDS):
        raise LexiconError(Trouble.DAMAGED, WORDS, "checksum")
    automaton = dawg.CompletionDAWG()
    try:
        automaton.frombytes(data)
    except (OSError, ValueError, RuntimeError) as error:
        raise LexiconError(Trouble.DAMAGED, WORDS, str(error)) from error
    return Lexicon(automaton, manifest, Explanations(directory / EXPLANATIONS, manifest.sha256.get(EXPLANATIONS, "")))
