"""How common words are: the vocabularies of computer players and hints, and the words that these never play."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Protocol

import dawg  # type: ignore[import-not-found]  # a C++ extension without stubs

from ludogite.words.errors import LexiconError, Trouble
from ludogite.words.manifest import NEVER, SLANG, SPELLINGS, VEILED

LEVELS = "levels.json"
FORMAT = 2


class Vocabulary(StrEnum):
    """A vocabulary; each one holds the one before."""

    ENFANT = "enfant"
    COURANT = "courant"
    LARGE = "large"
    TOUT = "tout"


CHOSEN = (Vocabulary.ENFANT, Vocabulary.COURANT, Vocabulary.LARGE)  # those that need a list; « tout » is the dictionary


class _Words(Protocol):
    def __contains__(self, word: str) -> bool: ...
    def has_keys_with_prefix(self, prefix: str) -> bool: ...


class Levels:
    """The vocabularies and the lists of words kept back of one directory of resources; built by ``open_levels``.

    ``never``: words that no computer player or hint uses. ``veiled``: these and others that a child is not shown.
    ``slang``: slang and words felt as foreign, which a table may agree to play without. ``spellings``: how people mostly write a
    word, where that is not the first spelling of the dictionary.
    """

    def __init__(
        self,
        lists: dict[Vocabulary, _Words],
        never: frozenset[str],
        veiled: frozenset[str],
        slang: frozenset[str],
        spellings: Mapping[str, str],
    ) -> None:
        self._lists = lists
        self.never = never
        self.veiled = veiled
        self.slang = slang
        self.spellings = spellings

    def level(self, word: str) -> Vocabulary:
        """Return the smallest vocabulary that holds a valid folded word."""
        return next((vocabulary for vocabulary in CHOSEN if word in self._lists[vocabulary]), Vocabulary.TOUT)

    def holds(self, word: str, vocabulary: Vocabulary) -> bool:
        """Tell whether a vocabulary holds a valid folded word."""
        return vocabulary is Vocabulary.TOUT or word in self._lists[vocabulary]

    def leads(self, start: str, vocabulary: Vocabulary) -> bool:
        """Tell whether a word of a vocabulary begins with these folded letters, the beginning of a valid word."""
        return vocabulary is Vocabulary.TOUT or self._lists[vocabulary].has_keys_with_prefix(start)

    def may_play(self, word: str, vocabulary: Vocabulary) -> bool:
        """Tell whether a computer player or a hint of this vocabulary may use a valid folded word: known to it, and not crude."""
        return word not in self.never and self.holds(word, vocabulary)

    def may_tell(self, word: str, vocabulary: Vocabulary) -> bool:
        """Tell whether advice may name a valid folded word to somebody of this vocabulary.

        A child is told words that everybody uses, so as to learn them, but none that is not for children.
        """
        known = Vocabulary.COURANT if vocabulary is Vocabulary.ENFANT else vocabulary
        return self.may_play(word, known) and self.may_show(word, vocabulary)

    def may_show(self, word: str, vocabulary: Vocabulary) -> bool:
        """Tell whether a word may be explained or proposed to someone: a child is shown none that is not for children."""
        return vocabulary is not Vocabulary.ENFANT or word not in self.veiled


def open_levels(directory: Path, words_digest: str) -> Levels:
    """Open the vocabularies that belong to the word list of this digest (the full one of its manifest).

    Raise LexiconError where a file is missing, damaged or made for another word list.
    """
    try:
        fields = json.loads((directory / LEVELS).read_bytes())
        if fields["format"] != FORMAT or fields["words_digest"] != words_digest:
            raise LexiconError(Trouble.VERSION, LEVELS)
        digests = {str(name): str(value) for name, value in fields["sha256"].items()}
    except FileNotFoundError as error:
        raise LexiconError(Trouble.MISSING, LEVELS) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise LexiconError(Trouble.DAMAGED, LEVELS, str(error)) from error
    lists: dict[Vocabulary, _Words] = {}
    for vocabulary in CHOSEN:
        name = f"{vocabulary.value}.dawg"
        automaton = dawg.CompletionDAWG()
        automaton.frombytes(_checked(directory, name, digests))
        lists[vocabulary] = automaton
    spellings = dict(line.split(" ") for line in _word_list(directory, SPELLINGS, digests))
    never, veiled, slang = (_word_list(directory, name, digests) for name in (NEVER, VEILED, SLANG))
    return Levels(lists, never, veiled, slang, spellings)


def _word_list(directory: Path, name: str, digests: dict[str, str]) -> frozenset[str]:
    lines = _checked(directory, name, digests).decode("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def _checked(directory: Path, name: str, digests: dict[str, str]) -> bytes:
    """Read a file whose checksum must be right: unchecked bytes never reach the C++ code."""
    try:
        data = (directory / name).read_bytes()
    except FileNotFoundError as error:
        raise LexiconError(Trouble.MISSING, name) from error
    except OSError as error:
        raise LexiconError(Trouble.DAMAGED, name, str(error)) from error
    if hashlib.sha256(data).hexdigest() != digests.get(name):
        raise LexiconError(Trouble.DAMAGED, name, "checksum")
    return data
