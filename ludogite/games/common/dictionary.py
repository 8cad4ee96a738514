"""The dictionary and its vocabularies, opened once for all the games of a folder of resources."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from ludogite.core.rules import Seat
from ludogite.games.game import Reader, ResourceError
from ludogite.words.errors import LexiconError, Trouble
from ludogite.words.levels import Levels, Vocabulary, open_levels
from ludogite.words.lexicon import Lexicon, WordList, open_lexicon
from ludogite.words.meanings import FILE, Meanings
from ludogite.words.verdicts import HouseLexicon, Ruling

FOLDER: Final = "words/fr"


def dictionary(read: Reader) -> Lexicon:
    """Give the dictionary (7 ms the first time); raises ResourceError where a file is missing or damaged."""
    return _dictionary(read.folder)


def house_words(read: Reader) -> WordList:
    """Give the dictionary as the family has ruled it: what decides in a game; raises ResourceError like ``dictionary``."""
    return _house(read.folder, read.rulings) if read.rulings else dictionary(read)


def vocabularies(read: Reader) -> Levels:
    """Give the vocabularies of computer players and the words these never play; raises ResourceError like ``dictionary``."""
    return _vocabularies(read.folder)


@cache
def _meanings(folder: Path) -> Meanings:
    return Meanings(folder / FOLDER / FILE)


def asker(read: Reader, seat: Seat) -> Vocabulary:
    """Tell the vocabulary of the person of a seat, for advice and hints: who is not known is told everything."""
    return read.askers[seat] if 0 <= seat < len(read.askers) else Vocabulary.TOUT


def meanings(read: Reader) -> Meanings:
    """Give what rare words mean; nothing is read before it is asked."""
    return _meanings(read.folder)


def written(read: Reader, word: str) -> str:
    """Write a folded word as a sentence does: as people spell it, in capitals (GARÇON); its letters where it is in no list."""
    return _written(read.folder, word)


@lru_cache(maxsize=4096)
def _written(folder: Path, word: str) -> str:
    spelling = _vocabularies(folder).spellings.get(word)
    try:
        spellings = _dictionary(folder).spellings(word) if spelling is None else (spelling,)
    except LexiconError as error:
        raise resource_error(error) from error
    return next(iter(spellings), word).upper()


@cache
def _dictionary(folder: Path) -> Lexicon:
    try:
        opened = open_lexicon(folder / FOLDER)
        opened.read_whole()  # a game that has begun needs no file again, which may be replaced meanwhile
    except LexiconError as error:
        raise resource_error(error) from error
    return opened


@lru_cache(maxsize=2)
def _house(folder: Path, rulings: tuple[Ruling, ...]) -> HouseLexicon:
    return HouseLexicon(_dictionary(folder), rulings)


@cache
def _vocabularies(folder: Path) -> Levels:
    digest = _dictionary(folder).manifest.digest
    try:
        return open_levels(folder / FOLDER, digest)
    except LexiconError as error:
        raise resource_error(error) from error


def resource_error(error: LexiconError) -> ResourceError:
    """Turn what is wrong with the dictionary's files into what the games' resources raise."""
    code = "resource_missing" if error.code is Trouble.MISSING else "resource_damaged"
    return ResourceError(code, f"{FOLDER}/{error.file}")
