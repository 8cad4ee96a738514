"""What the dictionary of the house answers: verdicts with their reasons, points, patterns and letters.

Knows no widget, so that the window asks it from a thread and the command line asks it too.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from ludogite.core.rules import Refusal
from ludogite.games.catalog import ready_games
from ludogite.games.common.dictionary import dictionary, meanings, resource_error, vocabularies
from ludogite.games.game import Reader, ResourceError, ThemeSource
from ludogite.store.house_words import HouseWord
from ludogite.words.answers import ListMatch, find_everywhere
from ludogite.words.errors import LexiconError
from ludogite.words.fold import letters
from ludogite.words.levels import Levels, Vocabulary
from ludogite.words.lexicon import Explanation
from ludogite.words.meanings import Sense
from ludogite.words.patterns import JOKER, MOST_JOKERS, MOST_LETTERS, WordIndex, joker_places, read_pattern, search, search_letters
from ludogite.words.reasons import Reason, Verdict
from ludogite.words.related import Related, related
from ludogite.words.themes import answer_keys
from ludogite.words.verdicts import HouseLexicon

LISTED: Final = 400
"""Words that a search lists at most; it counts them all."""
NONE_RELATED: Final = Related()
SHOWN: Final = 40
"""Signs of a typed text that are shown again."""


class How(StrEnum):
    """What is looked for: a word itself, the words of a pattern, those that some letters make, the themes that a word answers."""

    WORD = "word"
    PATTERN = "pattern"
    LETTERS = "letters"
    THEMES = "themes"


@dataclass(frozen=True, slots=True)
class Lookup:
    """The verdict on a typed text; ``points`` by game where the game scores letters and could score this word."""

    typed: str
    explanation: Explanation
    points: tuple[tuple[str, int], ...] = ()
    is_veiled: bool = False
    """Valid, but not explained to this reader."""
    senses: tuple[Sense, ...] = ()
    """What it means, where that is known and may be shown."""
    related: Related = NONE_RELATED
    """The words round it."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What a search found: how many words, and the first of them; or why it could not search."""

    typed: str
    how: How
    total: int = 0
    words: tuple[str, ...] = ()
    jokers: tuple[tuple[int, ...], ...] = ()
    """For each word, the places of the letters that a joker stands for; nothing where there was none."""
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class TopicPlace:
    """A theme under which an answer is known: by its list (``match`` says why), by a ruling of the family, or by both."""

    theme: str
    card: str
    match: ListMatch | None = None
    ruling: HouseWord | None = None

    @property
    def stands(self) -> bool:
        """Whether the answer stands there without a vote."""
        return self.ruling.verdict is Verdict.ACCEPT if self.ruling is not None else self.match is not None


@dataclass(frozen=True, slots=True)
class Placing:
    """The themes that know an answer; ``key`` are its letters of play, '' where it has none."""

    typed: str
    key: str
    places: tuple[TopicPlace, ...] = ()


Answer: TypeAlias = Lookup | Listing | Placing


class WordBook:
    """The word list under the family's rulings; raises ResourceError where the list is missing or damaged."""

    def __init__(self, read: Reader, rulings: Iterable[HouseWord]) -> None:
        self._lexicon = dictionary(read)
        self._rulings = tuple(rulings)
        self._house = HouseLexicon(self._lexicon, self._rulings)
        self._read = read
        self._meanings = meanings(read)
        self._levels: Callable[[], Levels] = lambda: vocabularies(read)
        self._scores = tuple(_scores(read))
        self._index: WordIndex | None = None

    @property
    def count(self) -> int:
        """The words of the list, before the family's rulings."""
        return self._lexicon.manifest.words

    def ask(self, how: How, typed: str, vocabulary: str = Vocabulary.TOUT) -> Answer:
        """Answer anything typed, for a reader of a vocabulary; raises ResourceError where a file is damaged."""
        suits = self._suits(vocabulary)
        try:
            match how:
                case How.WORD:
                    return self._look_up(typed, suits)
                case How.PATTERN:
                    return self._match(typed, suits)
                case How.LETTERS:
                    return self._spell(typed, suits)
                case How.THEMES:
                    return self._place(typed)
        except LexiconError as error:
            raise resource_error(error) from error

    def _suits(self, vocabulary: str) -> Callable[[str], bool] | None:
        """Tell which words this reader may be shown; None: all of them."""
        if vocabulary != Vocabulary.ENFANT:
            return None
        levels = self._levels()
        return lambda word: levels.may_show(word, Vocabulary.ENFANT)

    def _look_up(self, typed: str, suits: Callable[[str], bool] | None) -> Lookup:
        found = self._house.explain(typed, suits=suits)
        is_veiled = found.valid and suits is not None and not suits(found.word)
        points = self._points(found.word) if found.valid else ()
        senses = self._meanings.of(tuple(row.lemma for row in found.readings))
        around = NONE_RELATED if is_veiled else related(found.word, self._house.valid, self._house.is_prefix, suits=suits)
        return Lookup(shown(typed), found, points, is_veiled, senses, around)

    def _points(self, word: str) -> tuple[tuple[str, int], ...]:
        found = ((name, score(word)) for name, score in self._scores)
        return tuple((name, points) for name, points in found if points is not None)

    def _match(self, typed: str, suits: Callable[[str], bool] | None) -> Listing:
        parts = read_pattern(typed)
        if isinstance(parts, Refusal):
            return Listing(shown(typed), How.PATTERN, refusal=parts)
        found = search(self._every_word(), parts, most=LISTED, suits=suits)
        return Listing(shown(typed), How.PATTERN, found.total, found.words)

    def _spell(self, typed: str, suits: Callable[[str], bool] | None) -> Listing:
        hand = _hand(typed)
        if isinstance(hand, Refusal):
            return Listing(shown(typed), How.LETTERS, refusal=hand)
        found = search_letters(self._every_word(), hand, most=LISTED, suits=suits)
        jokers = tuple(joker_places(hand, word) for word in found.words) if JOKER in hand else ()
        return Listing(shown(typed), How.LETTERS, found.total, found.words, jokers)

    def _place(self, typed: str) -> Placing:
        """Find the themes of the house, and those that the family has ruled about, under which an answer is known."""
        keys = answer_keys(typed)
        ruled = {one.theme: one for key in reversed(keys) for one in self._rulings if one.theme is not None and one.word == key}
        places: list[TopicPlace] = []
        for source in theme_sources():
            cards = source.cards(self._read)
            found = dict(find_everywhere(source.lists(self._read), cards, typed, self._lexicon))
            places += (
                TopicPlace(theme.name, card.title, found.get(theme), ruled.pop(theme.id, None))
                for card in cards
                for theme in card.themes
                if theme in found or theme.id in ruled
            )
        places += (TopicPlace(name.partition(":")[2] or name, "", ruling=ruling) for name, ruling in ruled.items())
        return Placing(shown(typed), keys[0] if keys else "", tuple(places))

    def _every_word(self) -> WordIndex:
        if self._index is None:
            self._index = WordIndex(self._house.words())
        return self._index


def _hand(typed: str) -> str | Refusal:
    """Read free letters, some of them perhaps « ? »: what ``search_letters`` takes, or why not."""
    text = "".join(typed[: SHOWN * 4].split())
    if not text:
        return Refusal.of(Reason.EMPTY)
    plain = "".join(char if char == "?" else letters(char) or "!" for char in unicodedata.normalize("NFC", text))
    if "!" in plain:
        return Refusal.of(Reason.NOT_LETTERS)
    if len(plain) > MOST_LETTERS or plain.count(JOKER) > MOST_JOKERS:
        return Refusal.of("letters_too_many", most=MOST_LETTERS, jokers=MOST_JOKERS)
    return plain


def _scores(read: Reader) -> Iterator[tuple[str, Callable[[str], int | None]]]:
    """List the games that score the letters of a word; one whose own resource is missing scores nothing."""
    for entry in ready_games():
        make = entry.load().word_points
        with suppress(ResourceError):
            if make is not None:
                yield entry.id, make(read)


def theme_sources() -> list[ThemeSource]:
    """List where the themes of the games are read from."""
    return [source for entry in ready_games() if (source := entry.load().themes) is not None]


def theme_names(read: Reader) -> dict[str, str]:
    """Name the themes of the house by their ids in its rulings (first call: some 10 ms); none where their file is damaged."""
    names: dict[str, str] = {}
    for source in theme_sources():
        with suppress(ResourceError):
            names |= {theme.id: theme.name for card in source.cards(read) for theme in card.themes}
    return names


def shown(typed: str) -> str:
    """Return a typed text as it may be shown again: nothing invisible, not too long."""
    text = typed[: SHOWN * 4].strip()
    plain = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return plain if len(plain) <= SHOWN else plain[:SHOWN] + "…"


# ---- asked beside the window -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _book(read: Reader, rulings: tuple[HouseWord, ...]) -> WordBook:
    return WordBook(read, rulings)


def counted(read: Reader, rulings: tuple[HouseWord, ...]) -> int:
    """Open the list and count its words; raises ResourceError."""
    return _book(read, rulings).count


def asked(read: Reader, rulings: tuple[HouseWord, ...], how: How, typed: str, vocabulary: str) -> Answer:
    """Ask the list; raises ResourceError."""
    return _book(read, rulings).ask(how, typed, vocabulary)
