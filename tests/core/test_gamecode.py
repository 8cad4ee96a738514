"""Game codes: 100 bits (60 in the first games), a check letter that catches slips of the hand, and dice that follow from them."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.gamecode import (
    ALPHABET,
    LETTERS,
    OLD_LETTERS,
    OLD_RANDOM_BYTES,
    RANDOM_BYTES,
    SALT_BYTES,
    WORD_LONGEST,
    chance_of,
    fingerprint,
    make_code,
    make_salt,
    read_code,
    read_word,
)
from ludogite.core.rules import Refusal

CODES = [make_code(Random(seed).randbytes(OLD_RANDOM_BYTES if seed % 2 else RANDOM_BYTES)) for seed in range(24)]


def test_golden_codes() -> None:
    assert make_code(bytes(8)) == "0000-0000-0000-0"
    assert make_code(b"\xff" * 8) == "ZZZZ-ZZZZ-ZZZZ-R"
    assert make_code(b"ludogite") == "53XJ-PKXD-4BXR-M"
    code = make_code(bytes(range(8)))
    assert code == "7G1A-02C0-2800-B"
    assert fingerprint(code) == "4b519e64e08a979c8d36def34cf343eb5a03e7c740b1ddc16de56ac908b046fe"
    assert fingerprint(code) == sha256(b"7G1A-02C0-2800-B").hexdigest()
    draws = chance_of(code).at("yahtzee.dice", 1, 1, 0, 1, 0)
    assert [draws.die() for _ in range(10)] == [1, 1, 6, 3, 5, 1, 3, 5, 1, 5]


def test_golden_codes_of_today() -> None:
    code = make_code(bytes(range(13)))
    salt = make_salt(bytes(range(16)))
    assert code == "CR2M-G401-7G1A-02C0-2800-G"
    assert fingerprint(code, salt) == sha256(f"{salt}:{code}".encode()).hexdigest()
    draws = chance_of(code).at("yahtzee.dice", 1, 1, 0, 1, 0)
    assert [draws.die() for _ in range(10)] == [3, 2, 3, 6, 5, 3, 5, 6, 5, 2]
    mixed = chance_of(code, read_word("  Léa et   PAPI ")).at("yahtzee.dice", 1, 1, 0, 1, 0)
    assert [mixed.die() for _ in range(10)] == [2, 4, 3, 1, 1, 1, 4, 2, 3, 6]


@pytest.mark.parametrize(("count", "letters"), [(OLD_RANDOM_BYTES, OLD_LETTERS), (RANDOM_BYTES, LETTERS)])
def test_every_bit_reaches_the_code(count: int, letters: int) -> None:
    codes = {make_code((1 << bit).to_bytes(count, "big")) for bit in range(8 * count)}
    assert len(codes) == 5 * letters + 1, "each bit makes a code of its own; those that are too many make that of nothing"
    assert len(set(ALPHABET)) == 32


def test_new_codes_hold_a_hundred_bits() -> None:
    assert 5 * LETTERS == 100
    assert 8 * RANDOM_BYTES >= 100


@pytest.mark.parametrize("count", [0, 7, 9, 12, 14])
def test_other_numbers_of_random_bytes_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="13 or 8 bytes"):
        make_code(bytes(count))
    with pytest.raises(ValueError, match="16 bytes"):
        make_salt(bytes(count))


def test_same_code_has_another_fingerprint_with_another_salt() -> None:
    salts = [make_salt(Random(seed).randbytes(SALT_BYTES)) for seed in range(5)]
    assert len({fingerprint(CODES[0], salt) for salt in ("", *salts)}) == 6


def test_word_of_the_players_changes_every_die_and_can_be_typed_again() -> None:
    def dice(word: str) -> tuple[int, ...]:
        chance = chance_of(CODES[0], read_word(word))
        return tuple(chance.at("dice", number).die() for number in range(20))

    assert dice("") == dice("  ") == tuple(chance_of(CODES[0]).at("dice", number).die() for number in range(20))
    assert len({dice(word) for word in ("", "papi", "mamie", "papi mamie")}) == 4
    assert dice("Papi") == dice(" PAPI ") == dice("papi\u200b")
    assert dice("e\u0301t\u00e9") == dice("\u00c9T\u00c9")


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=500))
def test_any_text_makes_a_word_that_stays(typed: str) -> None:
    word = read_word(typed)
    assert read_word(word) == word
    assert len(word) <= WORD_LONGEST
    chance_of(CODES[0], word)


@pytest.mark.parametrize("code", CODES[:10])
def test_every_single_wrong_letter_is_caught(code: str) -> None:
    letters = code.replace("-", "")
    for place in range(len(letters)):
        for wrong in ALPHABET.replace(letters[place], ""):
            typed = letters[:place] + wrong + letters[place + 1 :]
            assert read_code(typed) == Refusal("code_check")


@pytest.mark.parametrize("code", CODES)
def test_every_exchange_of_two_letters_is_caught(code: str) -> None:
    letters = code.replace("-", "")
    for one, other in combinations(range(len(letters)), 2):
        swapped = list(letters)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        expected = code if letters[one] == letters[other] else Refusal("code_check")
        assert read_code("".join(swapped)) == expected


@pytest.mark.parametrize("code", CODES)
def test_codes_are_read_as_people_type_them(code: str) -> None:
    bare = code.replace("-", "")
    for typed in (
        code,
        bare,
        code.lower(),
        code.replace("-", " "),
        f"  {code}\r\n",
        code.replace("-", "\u2013"),
        code.replace("-", "\u2014"),
        code.replace("-", "\u00a0"),
        bare.replace("1", "I").replace("0", "O"),
        bare.lower().replace("1", "l").replace("0", "o"),
    ):
        assert read_code(typed) == code


def test_what_is_wrong_is_said() -> None:
    assert read_code("") == Refusal.of("code_length", letters=0, wanted=21)
    assert read_code(CODES[0][:-1]) == Refusal.of("code_length", letters=20, wanted=21)
    assert read_code(CODES[0] + "7") == Refusal.of("code_length", letters=22, wanted=21)
    assert read_code("7F3K-U9TM") == Refusal.of("code_letter", letter="U")
    assert read_code("7F3K-\x07") == Refusal.of("code_letter", letter="?")
    assert isinstance(read_code("0" * 10_000), Refusal)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=40) | st.text(alphabet=ALPHABET + "-", min_size=13, max_size=16))
def test_any_text_is_a_code_or_refused(typed: str) -> None:
    read = read_code(typed)
    assert isinstance(read, Refusal) or read_code(read) == read


def test_another_code_gives_other_dice() -> None:
    rolls = {tuple(chance_of(code).at("dice", die).die() for die in range(20)) for code in CODES}
    assert len(rolls) == len(CODES)
