"""The crossword search against slow naive ones, on random lines."""

from __future__ import annotations

import random
import re
from collections import Counter
from string import ascii_uppercase

import pytest

from ludogite.core.rules import Refusal
from ludogite.words.lexicon import Lexicon
from ludogite.words.patterns import (
    ALL_LETTERS,
    BLACK,
    FREE,
    Line,
    WordIndex,
    crossing,
    fits,
    joker_places,
    letter_set,
    read_pattern,
    runs,
    search,
    search_letters,
)
from ludogite.words.reasons import Reason


@pytest.fixture(scope="module")
def index(lexicon: Lexicon) -> WordIndex:
    return WordIndex(lexicon.words())


@pytest.fixture(scope="module")
def words(lexicon: Lexicon) -> list[str]:
    return lexicon.words()


@pytest.fixture(scope="module")
def few(words: list[str]) -> list[str]:
    return random.Random(1).sample([word for word in words if len(word) <= 9], 4000)


def naive_runs(cells: str, new: int) -> list[tuple[int, int]]:
    found = []
    for start in range(len(cells)):
        for end in range(start + 2, len(cells) + 1):
            inside = cells[start:end]
            beside = cells[start - 1 : start] if start else ""
            beside += cells[end : end + 1]
            if BLACK not in inside and inside.count(FREE) == new and not any(cell.isalpha() for cell in beside):
                found.append((start, end))
    return found


def random_line(generator: random.Random, size: int) -> Line:
    cells = "".join(generator.choice("....#ESTRAIN") if generator.random() < 0.35 else FREE for _ in range(size))
    allowed = tuple(
        ALL_LETTERS if generator.random() < 0.7 else letter_set("".join(generator.sample(ascii_uppercase, generator.randrange(12))))
        for _ in range(size)
    )
    return Line(cells, allowed)


def test_fits_on_random_lines(few: list[str]) -> None:
    index = WordIndex(few)
    generator = random.Random(2)
    nothing = 0
    for _ in range(150):
        line = random_line(generator, generator.randrange(1, 18))
        new = generator.randrange(1, 7)
        assert list(runs(line.cells, new)) == naive_runs(line.cells, new)
        expected = set()
        for start, end in naive_runs(line.cells, new):
            for word in few:
                if len(word) == end - start and all(
                    (cell == char if cell != FREE else allowed >> ord(char) - 65 & 1)
                    for cell, char, allowed in zip(line.cells[start:end], word, line.allowed[start:end], strict=True)
                ):
                    expected.add((start, word))
        found = fits(index, line, new)
        listed = [(fit.start, word) for fit in found for word in index.words(fit.length, fit.bits)]
        assert len(listed) == len(set(listed)) == sum(fit.bits.bit_count() for fit in found)
        assert set(listed) == expected
        assert all(fit.new == new for fit in found)
        nothing += not expected
    assert nothing < 100


def test_a_real_line_with_all_words(index: WordIndex, lexicon: Lexicon) -> None:
    down = crossing(lexicon.valid, "E", "")  # the N of NOTES makes EN with the E above it
    assert down == letter_set("HNSTUX")
    line = Line("..E.S#..", (ALL_LETTERS, down, ALL_LETTERS, ALL_LETTERS, ALL_LETTERS, 0, ALL_LETTERS, ALL_LETTERS))
    found = fits(index, line, 3)
    assert [(fit.start, fit.length) for fit in found] == [(0, 5)]
    pattern = re.compile("[A-Z][HNSTUX]E[A-Z]S")
    assert index.words(5, found[0].bits) == [word for word in lexicon.words() if pattern.fullmatch(word)]


def test_runs_must_join_what_is_there(index: WordIndex) -> None:
    line = Line("....#.R...", (ALL_LETTERS,) * 10)
    everywhere = {(fit.start, fit.length) for fit in fits(index, line, 2)}
    assert everywhere == {(0, 2), (1, 2), (2, 2), (5, 3), (6, 3), (8, 2)}
    joined = {(fit.start, fit.length) for fit in fits(index, line, 2, through=frozenset({3}))}
    assert joined == {(2, 2), (5, 3), (6, 3)}


def test_a_vocabulary_narrows_a_search(index: WordIndex) -> None:
    line = Line("...", (ALL_LETTERS,) * 3)
    bits = {3: index.where(3, lambda word: word[0] == "Z"), 2: 0}
    (fit,) = fits(index, line, 3, vocabulary=bits.__getitem__)
    assert all(word[0] == "Z" for word in index.words(3, fit.bits))
    assert fit.bits.bit_count() > 5
    assert fits(index, line, 2, vocabulary=bits.__getitem__) == []


def test_crossing_letters(lexicon: Lexicon) -> None:
    assert crossing(lexicon.valid, "", "") == ALL_LETTERS
    for before, after in (("E", ""), ("", "U"), ("A", "E"), ("QZ", "")):
        expected = "".join(letter for letter in ascii_uppercase if lexicon.valid(before + letter + after))
        assert crossing(lexicon.valid, before, after) == letter_set(expected)


def test_games_without_end_take_no_more_memory(monkeypatch: pytest.MonkeyPatch, lexicon: Lexicon) -> None:
    monkeypatch.setattr("ludogite.words.patterns.MOST_SETS", 10)
    bounded, dice = WordIndex(lexicon.words()), random.Random(5)
    sets = [letter_set("".join(dice.sample(ascii_uppercase, 3))) for _ in range(50)]
    for allowed in sets:
        assert bounded.having(5, 2, allowed) == sum(bounded.having(5, 2, 1 << bit) for bit in range(26) if allowed >> bit & 1)
    assert bounded._any_of.cache_info().currsize == 10


def test_lengths_without_words(index: WordIndex) -> None:
    assert index.every(40) == 0
    assert index.matching((ALL_LETTERS,) * 40) == 0
    assert index.having(40, 3, 1) == 0
    assert index.words(40, 0) == []
    assert WordIndex([]).lengths == ()


def test_a_line_needs_a_letter_set_for_each_cell() -> None:
    with pytest.raises(ValueError, match="letter sets"):
        Line("...", (ALL_LETTERS,))


PATTERNS = [
    "A?OYE?",
    "*QUETTE",
    "ZY*",
    "*",
    "?",
    "??",
    "*X*X*",
    "A*B*C*D*E",
    "*OO*OO*",
    "œ*",
    "É?É",
    "*a*e*i*o*u*y*",
    "**W**",
    "W?*K?",
]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns_like_regular_expressions(index: WordIndex, words: list[str], pattern: str) -> None:
    plain = pattern.upper().replace("Œ", "OE").replace("É", "E")
    expression = re.compile(plain.replace("?", "[A-Z]").replace("*", "[A-Z]*"))
    expected = sorted((word for word in words if expression.fullmatch(word)), key=lambda word: (len(word), word))
    parts = read_pattern(pattern)
    assert not isinstance(parts, Refusal)
    found = search(index, parts, most=1_000_000)
    assert found.total == len(expected)
    assert list(found.words) == expected
    assert search(index, parts, most=3).words == tuple(expected[:3])
    assert search(index, parts, most=3).total == len(expected)


def test_random_patterns(few: list[str]) -> None:
    index = WordIndex(few)
    generator = random.Random(3)
    for _ in range(200):
        pattern = "".join(generator.choice("**??ESAR") for _ in range(generator.randrange(1, 7)))
        expression = re.compile(pattern.replace("?", ".").replace("*", ".*"))
        parts = read_pattern(pattern)
        assert not isinstance(parts, Refusal)
        assert sorted(search(index, parts, most=5000).words) == sorted(word for word in few if expression.fullmatch(word))


def test_words_that_do_not_suit_are_left_out(index: WordIndex) -> None:
    parts = read_pattern("Z??")
    assert not isinstance(parts, Refusal)
    assert "ZOO" in search(index, parts).words
    kept = search(index, parts, suits=lambda word: word != "ZOO")
    assert "ZOO" not in kept.words
    assert kept.total == search(index, parts).total - 1


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", Reason.EMPTY),
        (" ", Reason.EMPTY),
        ("A" * 22, Reason.TOO_LONG),
        ("?" * 22, Reason.TOO_LONG),
        ("*" * 1_000_000, Reason.TOO_LONG),
        ("A1?", Reason.NOT_LETTERS),
        ("😀*", Reason.NOT_LETTERS),
        ("A-B", Reason.NOT_LETTERS),
        ("[A-Z]+", Reason.NOT_LETTERS),
        ("A\0?", Reason.NOT_LETTERS),
        ("МО?", Reason.NOT_LETTERS),
    ],
)
def test_bad_patterns_are_refused(typed: str, reason: Reason) -> None:
    refusal = read_pattern(typed)
    assert isinstance(refusal, Refusal)
    assert refusal.code == reason


@pytest.mark.parametrize("hand", ["MAISON", "ZZZ", "AEE?", "?", "", "CHEVAUX", "E??S", "??", "QUOTIENTS??"])
def test_words_of_letters_like_counting_them(index: WordIndex, words: list[str], hand: str) -> None:
    held, jokers = Counter(hand.replace("?", "")), hand.count("?")
    made = [word for word in words if 2 <= len(word) <= len(hand) and (Counter(word) - held).total() <= jokers]
    expected = sorted(made, key=lambda word: (-len(word), word))
    found = search_letters(index, hand, most=1_000_000)
    assert list(found.words) == expected
    assert found.total == len(expected)
    assert search_letters(index, hand, most=3).words == tuple(expected[:3])


def test_the_letters_of_jokers_are_those_that_the_hand_does_not_give() -> None:
    assert joker_places("MAISO?", "MAISON") == (5,)
    assert joker_places("SE??", "ASSE") == (0, 2)
    assert joker_places("MAISON", "MAISON") == ()


@pytest.mark.parametrize("hand", ["ABCDEFGHIJKLM", "A???", "été", "A B", "😀"])
def test_letters_that_cannot_be_searched(index: WordIndex, hand: str) -> None:
    with pytest.raises(ValueError, match="twelve"):
        search_letters(index, hand)
