"""Chance gives the same draws for ever, fair ones, and none that depends on another."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise, permutations, product

import pytest

from ludogite.core.chance import Chance, Draws

CHANCE = Chance(b"ludogite")


def test_golden_vectors() -> None:
    """Saves and game codes rest on these: a change here is a change of every game ever played."""
    assert _dice(CHANCE.at("dice", 1, 2, 3), 12) == [2, 5, 5, 1, 2, 1, 5, 1, 2, 4, 1, 6]
    assert _dice(CHANCE.at("dice"), 12) == [5, 2, 1, 5, 3, 5, 4, 3, 2, 3, 6, 6]
    assert _numbers(CHANCE.at("dice", -1), 2**32, 3) == [3991417157, 349462346, 1966103911]
    extremes = CHANCE.at("é", 2**63 - 1, -(2**63))
    assert _numbers(extremes, 1000, 10) == [412, 93, 842, 131, 941, 805, 84, 356, 822, 142]
    assert CHANCE.at("deck", 0).shuffled(range(10)) == (8, 4, 6, 2, 9, 1, 5, 0, 3, 7)
    assert CHANCE.at("deck", 0).shuffled("ABCDEFG") == tuple("FGBCADE")
    assert _numbers(CHANCE.at("long"), 2**32, 18)[16:] == [3071950336, 4236471993], "the second block"
    apart = CHANCE.apart("bot").at("x")
    assert _numbers(apart, 100, 6) == [71, 74, 92, 51, 65, 88]
    assert apart.unit() == pytest.approx(0.4433566217776388, abs=1e-15)


def test_the_stream_is_the_one_that_the_documentation_describes() -> None:
    label = b"\x00\x04dice" + b"\x00\x01" + (-1).to_bytes(8, "big", signed=True) + bytes(4)
    first = blake2b(label, key=b"ludogite").digest()[:4]
    assert CHANCE.at("dice", -1).below(2**32) == int.from_bytes(first, "big")


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 42, 100])
def test_small_limits_are_uniform(limit: int) -> None:
    counts = Counter(_numbers(CHANCE.at("uniform", limit), limit, 300 * limit))
    assert set(counts) == set(range(limit))
    assert _chi_square(list(counts.values()), 300) < _bound(limit - 1)


@pytest.mark.parametrize("limit", [3 * 2**30, 2**31 + 1, 2**32 - 1, 2**32, 6 * 10**8 + 1])
def test_limits_that_do_not_divide_the_words_are_uniform(limit: int) -> None:
    """A plain remainder would double the weight of the low part: seen in eight equal bins."""
    bins = Counter(8 * number // limit for number in _numbers(CHANCE.at("awkward", limit), limit, 8_000))
    assert set(bins) == set(range(8))
    assert _chi_square(list(bins.values()), 1_000) < _bound(7)


def test_dice_at_neighbouring_addresses_are_uniform_and_independent() -> None:
    places = product((1,), range(60), range(8), range(3), range(5))  # manche, turn, seat, roll, die
    faces = [CHANCE.at("yahtzee.dice", *place).die() for place in places]
    singles, pairs = Counter(faces), Counter(pairwise(faces))
    assert _chi_square([singles[face] for face in range(1, 7)], len(faces) / 6) < _bound(5)
    assert len(pairs) == 36
    assert _chi_square(list(pairs.values()), (len(faces) - 1) / 36) < _bound(35)


def test_shuffles_are_uniform() -> None:
    counts = Counter(CHANCE.at("shuffle", number).shuffled("abcd") for number in range(4_800))
    assert set(counts) == set(permutations("abcd"))
    assert _chi_square(list(counts.values()), 200) < _bound(23)


def test_a_shuffle_keeps_every_item_and_leaves_the_original_alone() -> None:
    items = [3, 1, 4, 1, 5]
    assert sorted(CHANCE.at("keep").shuffled(items)) == sorted(items)
    assert items == [3, 1, 4, 1, 5]
    assert CHANCE.at("keep").shuffled([]) == ()


def test_pick_takes_each_item() -> None:
    assert {CHANCE.at("pick", number).pick("xyz") for number in range(50)} == {"x", "y", "z"}


def test_a_draw_depends_on_its_address_alone() -> None:
    alone = _dice(Chance(b"key").at("dice", 4, 2), 8)
    busy = Chance(b"key")
    for number in range(20):
        busy.at("dice", number).die()
    other = busy.at("dice", 4, 1)
    mine = busy.at("dice", 4, 2)
    mixed = []
    for _ in range(8):
        other.die()
        mixed.append(mine.die())
    assert mixed == alone


def test_addresses_do_not_run_into_each_other() -> None:
    numbers: list[tuple[int, ...]] = [(), (0,), (0, 0), (1,), (-1,), (256,)]
    addresses = [("a", each) for each in numbers] + [("aa", ()), ("", (97,)), ("b", ()), ("a\0", ())]
    words = {_first(CHANCE.at(purpose, *address)) for purpose, address in addresses}
    words |= {_first(Chance(b"other").at("a")), _first(CHANCE.apart("a").at("a")), _first(CHANCE.apart("b").at("a"))}
    assert len(words) == len(addresses) + 3


def test_unit_lies_in_the_half_open_interval() -> None:
    draws = CHANCE.at("unit")
    numbers = [draws.unit() for _ in range(2_000)]
    assert 0 <= min(numbers) < max(numbers) < 1
    assert abs(sum(numbers) / 2_000 - 0.5) < 0.03


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_impossible_limits_are_bugs(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        CHANCE.at("x").below(limit)


@pytest.mark.parametrize("key", [b"", bytes(65)])
def test_keys_have_1_to_64_bytes(key: bytes) -> None:
    with pytest.raises(ValueError, match="key"):
        Chance(key)


def test_addresses_are_64_bit() -> None:
    with pytest.raises(OverflowError):
        CHANCE.at("x", 2**63)


def _dice(draws: Draws, count: int) -> list[int]:
    return [draws.die() for _ in range(count)]


def _numbers(draws: Draws, limit: int, count: int) -> list[int]:
    return [draws.below(limit) for _ in range(count)]


def _first(draws: Draws) -> int:
    return draws.below(2**32)


def _chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected


def _bound(degrees: int) -> float:
    """Bound chi-square at about one in a thousand (Wilson and Hilferty)."""
    if not degrees:
        return 1e-9
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.09 * part**0.5) ** 3)
