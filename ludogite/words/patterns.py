"""Searches among all words: which fit a line of a grid, a pattern, or some letters, by bitsets over the words of each length.

A bitset is one big integer: bit i stands for the i-th word of that length in alphabetical order. One AND per constrained
cell finds all fitting words (a few microseconds), ``bit_count`` counts them, and only listing makes strings.
A *letter set* is an integer too: bit 0 = A … bit 25 = Z.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase

from ludogite.core.rules import Refusal
from ludogite.words.fold import LONGEST, letters
from ludogite.words.reasons import Reason

ALL_LETTERS = (1 << 26) - 1
BLACK, FREE = "#", "."
_NO_LETTER = frozenset({BLACK, FREE})
PATTERN_LIMIT = 64
JOKER = "?"
MOST_LETTERS = 12  # of a search among free letters
MOST_JOKERS = 2
MOST_SETS = 4096
"""Bitsets of several letters kept, 25 MB at most; what games ask for beyond, a fiftieth, is made anew."""


class WordIndex:
    """The words by length, with the bitset of each (length, position, letter), made when first asked for."""

    def __init__(self, words: Iterable[str]) -> None:
        lists: dict[int, list[str]] = {}
        for word in sorted(dict.fromkeys(words)):  # in order already, most often: no shuffling through a set
            lists.setdefault(len(word), []).append(word)
        self._texts = {length: "\n".join(group) for length, group in lists.items()}
        self._letters: dict[tuple[int, int], tuple[int, ...]] = {}
        self._any_of = lru_cache(MOST_SETS)(self._united)
        self._counts: dict[int, tuple[tuple[int, ...], ...]] = {}

    @property
    def lengths(self) -> tuple[int, ...]:
        """Return the lengths that words have, in order."""
        return tuple(sorted(self._texts))

    def every(self, length: int) -> int:
        """Return the bitset of all words of a length; 0 where there is none."""
        text = self._texts.get(length)
        return (1 << (len(text) + 1) // (length + 1)) - 1 if text else 0

    def having(self, length: int, position: int, allowed: int) -> int:
        """Return the bitset of the words with a letter of the letter set at a position, counted from 0."""
        if allowed & ALL_LETTERS == ALL_LETTERS:
            return self.every(length)
        return self._any_of(length, position, allowed)

    def _united(self, length: int, position: int, allowed: int) -> int:
        found = 0
        for letter, bits in enumerate(self._column(length, position)):
            if allowed >> letter & 1:
                found |= bits
        return found

    def matching(self, cells: Iterable[int]) -> int:
        """Return the bitset of the words that fit one letter set for each of their letters."""
        allowed = tuple(cells)
        length = len(allowed)
        found = self.every(length)
        for position, letter_set in enumerate(allowed):
            if letter_set != ALL_LETTERS:
                found &= self.having(length, position, letter_set)
                if not found:
                    break
        return found

    def words(self, length: int, bits: int) -> list[str]:
        """Return the words of a bitset, in alphabetical order."""
        if not bits:
            return []
        text, stride = self._texts[length], length + 1
        if bits.bit_count() <= 16:
            return [text[at * stride : at * stride + length] for at in _few_bits(bits)]
        marks = f"{bits:b}"  # the last word first
        end = len(marks) * stride
        found, at = [], marks.find("1")
        while at >= 0:
            start = end - (at + 1) * stride
            found.append(text[start : start + length])
            at = marks.find("1", at + 1)
        found.reverse()
        return found

    def like(self, length: int, expression: str) -> list[str]:
        """Return the words of a length that a regular expression of one line describes whole, in alphabetical order."""
        return re.findall(f"^{expression}$", self._texts.get(length, ""), re.MULTILINE)

    def made_of(self, length: int, letters: str, jokers: int) -> int:
        """Return the bitset of the words of a length that some capitals make, ``jokers`` of their letters standing elsewhere."""
        lacking = [self.every(length), *[0] * (jokers + 1)]  # at least so many letters are not in the hand
        for counts, letter in zip(self._counted(length), ascii_uppercase, strict=True):
            for having in counts[letters.count(letter) :]:
                for number in range(jokers + 1, 0, -1):
                    lacking[number] |= lacking[number - 1] & having
        return lacking[0] & ~lacking[-1]

    def _counted(self, length: int) -> tuple[tuple[int, ...], ...]:
        """Return for each letter the bitsets of the words that hold it at least once, twice, … as often as any does."""
        found = self._counts.get(length)
        if found is None:
            counts: list[list[int]] = [[self.every(length)] for _ in ascii_uppercase]
            for position in range(length):
                for held, column in zip(counts, self._column(length, position), strict=True):
                    if column:
                        held.append(0)
                        for number in range(len(held) - 1, 0, -1):
                            held[number] |= held[number - 1] & column
                        if not held[-1]:
                            held.pop()
            found = self._counts[length] = tuple(tuple(held[1:]) for held in counts)
        return found

    def where(self, length: int, suits: Callable[[str], bool]) -> int:
        """Return the bitset of the words of a length that suit: a vocabulary, say, to AND with what a search finds."""
        marks = "".join("1" if suits(word) else "0" for word in self.words(length, self.every(length)))
        return int(marks[::-1], 2) if marks else 0

    def _column(self, length: int, position: int) -> tuple[int, ...]:
        """Return the 26 bitsets of one position."""
        key = (length, position)
        column = self._letters.get(key)
        if column is None:
            letters_there = self._texts.get(length, "")[position :: length + 1][::-1].encode("ascii")
            column = tuple(
                int(letters_there.translate(_ONE_OF[letter]), 2) if letter in letters_there else 0
                for letter in ascii_uppercase.encode()
            )
            self._letters[key] = column
        return column


# For each letter, the table that turns it into the digit 1 and every other one into 0.
_ONE_OF = {code: (b"0" * code + b"1").ljust(256, b"0") for code in ascii_uppercase.encode()}


def _few_bits(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def letter_set(text: str) -> int:
    """Return the letter set of some capitals."""
    found = 0
    for char in text:
        found |= 1 << ord(char) - 65
    return found


def crossing(valid: Callable[[str], bool], before: str, after: str) -> int:
    """Return the letter set that makes a word between two runs of letters; all letters where both runs are empty."""
    if not before and not after:
        return ALL_LETTERS
    return sum(1 << bit for bit, letter in enumerate(ascii_uppercase) if valid(before + letter + after))


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column: one character a cell (a letter, FREE or BLACK) and the letter set that its crossing allows there."""

    cells: str
    allowed: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.cells) != len(self.allowed):
            raise ValueError(f"{len(self.cells)} cells but {len(self.allowed)} letter sets")


@dataclass(frozen=True, slots=True)
class Fit:
    """A run of cells that words fit: its first cell, its length, how many cells are new, and the bitset of the words."""

    start: int
    length: int
    new: int
    bits: int


def runs(cells: str, new: int) -> Iterator[tuple[int, int]]:
    """Yield (start, end) of every run of 2 cells or more with exactly ``new`` free ones, no black one, and no letter beside it."""
    for start, first in enumerate(cells):
        if first == BLACK or (start and cells[start - 1] not in _NO_LETTER):
            continue
        free = 0
        for end in range(start, len(cells)):
            if cells[end] == BLACK:
                break
            free += cells[end] == FREE
            if free > new:
                break
            last = end + 1 == len(cells) or cells[end + 1] in _NO_LETTER
            if free == new and last and end > start:
                yield start, end + 1


def fits(
    index: WordIndex, line: Line, new: int, *, through: frozenset[int] | None = None, vocabulary: Callable[[int], int] | None = None
) -> list[Fit]:
    """Return every run where words with exactly ``new`` new letters fit, with their bitsets.

    ``through`` keeps the runs that write a new letter on one of these cells or hold a letter already; ``vocabulary``
    gives, for a length, the bitset to choose from (``WordIndex.where``).
    """
    cells = line.cells
    joined = _next_joined(cells, through)
    if joined[0] == len(cells):
        return []
    fixed = [1 << ord(cell) - 65 if cell not in _NO_LETTER else allowed for cell, allowed in zip(cells, line.allowed, strict=True)]
    found = []
    for start, end in runs(cells, new):
        if joined[start] >= end:
            continue
        bits = index.matching(fixed[start:end])
        if bits and vocabulary is not None:
            bits &= vocabulary(end - start)
        if bits:
            found.append(Fit(start, end - start, new, bits))
    return found


def _next_joined(cells: str, through: frozenset[int] | None) -> list[int]:
    """Return for each cell the first one, from there on, that joins a run to what is laid; one past the end for none."""
    if through is None:
        return [*range(len(cells)), len(cells)]
    following = [len(cells)]
    for at in range(len(cells) - 1, -1, -1):
        following.append(at if cells[at] not in _NO_LETTER or at in through else following[-1])
    return following[::-1]


@dataclass(frozen=True, slots=True)
class Found:
    """The answer of a search: how many words there are, and the first of them."""

    total: int
    words: tuple[str, ...]


def read_pattern(typed: str) -> tuple[tuple[int, ...], ...] | Refusal:
    """Read a pattern of letters, ``?`` (one letter) and ``*`` (any letters, or none): the letter sets between the stars.

    Refuse with empty, too_long or not_letters.
    """
    text = typed.strip() if len(typed) <= PATTERN_LIMIT * 2 else typed
    if not text:
        return Refusal.of(Reason.EMPTY)
    if len(text) > PATTERN_LIMIT:
        return Refusal.of(Reason.TOO_LONG, most=LONGEST)
    parts: list[tuple[int, ...]] = [()]
    for piece in re.findall(r"[?*]|[^?*]+", text):
        if piece == "*":
            parts.append(())
            continue
        plain = "?" if piece == "?" else letters(piece)
        if plain is None:
            return Refusal.of(Reason.NOT_LETTERS)
        parts[-1] += tuple(ALL_LETTERS if char == "?" else letter_set(char) for char in plain)
    if sum(map(len, parts)) > LONGEST:
        return Refusal.of(Reason.TOO_LONG, most=LONGEST)
    return tuple(parts)


def search(
    index: WordIndex, parts: tuple[tuple[int, ...], ...], *, most: int = 500, suits: Callable[[str], bool] | None = None
) -> Found:
    """Find the words of a pattern (``read_pattern``), short ones first; list at most ``most`` of them."""
    if len(parts) == 1:
        groups = iter([index.words(len(parts[0]), index.matching(parts[0]))])
    else:
        expression = _expression(parts)
        shortest = max(sum(map(len, parts)), 1)
        groups = (index.like(length, expression) for length in index.lengths if length >= shortest)
    return _found(groups, most, suits)


def _expression(parts: tuple[tuple[int, ...], ...]) -> str:
    """Return the regular expression of parts with stars between them; where a part comes first is best: no way back."""
    pieces = []
    for number, part in enumerate(parts):
        is_last = number == len(parts) - 1
        if number and not part and is_last:
            pieces.append("[A-Z]*+")
        elif number and part and not is_last and part[0] != ALL_LETTERS:
            others = _class(ALL_LETTERS & ~part[0])
            rest = "".join(map(_class, part[1:]))
            pieces.append(f"{others}*+" + (f"(?:{_class(part[0])}(?!{rest}){others}*+)*+" if rest else ""))
        elif number:
            pieces.append("[A-Z]*?")
        pieces += [_class(letter_set) for letter_set in part]
    return "".join(pieces)


def _class(letters_allowed: int) -> str:
    """Return the regular expression of a letter set."""
    if letters_allowed == ALL_LETTERS:
        return "[A-Z]"
    return "[" + "".join(letter for bit, letter in enumerate(ascii_uppercase) if letters_allowed >> bit & 1) + "]"


def search_letters(
    index: WordIndex, hand: str, *, least: int = 2, most: int = 500, suits: Callable[[str], bool] | None = None
) -> Found:
    """Find the words that some of these letters make, the longest first; each ``?`` stands for any letter.

    Raise ValueError on more than 12 letters, more than two ``?``, or anything but capitals.
    """
    jokers, letters_held = hand.count(JOKER), hand.replace(JOKER, "")
    if len(hand) > MOST_LETTERS or jokers > MOST_JOKERS or not set(letters_held) <= {*ascii_uppercase}:
        raise ValueError("at most twelve capitals, two of them jokers")
    lengths = [length for length in reversed(index.lengths) if least <= length <= len(hand)]
    return _found((index.words(length, index.made_of(length, letters_held, jokers)) for length in lengths), most, suits)


def joker_places(hand: str, word: str) -> tuple[int, ...]:
    """Say which letters of a word that a hand makes are jokers: those that its own letters do not give."""
    left, places = list(hand), []
    for place, letter in enumerate(word):
        if letter in left:
            left.remove(letter)
        else:
            places.append(place)
    return tuple(places)


def _found(groups: Iterator[list[str]], most: int, suits: Callable[[str], bool] | None) -> Found:
    total = 0
    listed: list[str] = []
    for words in groups:
        kept = words if suits is None else [word for word in words if suits(word)]
        total += len(kept)
        listed += kept[: most - len(listed)]
    return Found(total, tuple(listed))
