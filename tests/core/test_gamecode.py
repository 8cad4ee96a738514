"""Game codes: 60 bits, a check letter that catches slips of the hand, and dice that follow from the code alone."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.gamecode import ALPHABET, LETTERS, RANDOM_BYTES, chance_of, fingerprint, make_code, read_code
from ludogite.core.rules import Refusal

CODES = [make_code(Random(seed).randbytes(RANDOM_BYTES)) for seed in range(25)]


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


def test_sixty_bits_reach_the_code() -> None:
    codes = {make_code((1 << bit).to_bytes(RANDOM_BYTES, "big")) for bit in range(64)}
    assert len(codes) == 61, "60 bits each make a code of their own; the four others make that of nothing"
    assert len(set(ALPHABET)) == 32
    assert 5 * LETTERS == 60


@pytest.mark.parametrize("count", [0, 7, 9])
def test_eight_random_bytes_are_wanted(count: int) -> None:
    with pytest.raises(ValueError, match="8 bytes"):
        make_code(bytes(count))


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
    assert read_code("") == Refusal.of("code_length", letters=0, wanted=13)
    assert read_code(CODES[0][:-1]) == Refusal.of("code_length", letters=12, wanted=13)
    assert read_code(CODES[0] + "7") == Refusal.of("code_length", letters=14, wanted=13)
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
