"""The dice search against brute force."""

from __future__ import annotations

import random
from itertools import combinations, permutations
from string import ascii_uppercase

import pytest

from ludogite.words.anagrams import JOKER, AnagramTable, best_words, compositions, points_of
from ludogite.words.lexicon import Lexicon

VALUES = {letter: 1 + ord(letter) % 5 for letter in ascii_uppercase}


@pytest.fixture(scope="module")
def table(lexicon: Lexicon) -> AnagramTable:
    return AnagramTable(lexicon.words())


def spelt(lexicon: Lexicon, faces: tuple[str, ...]) -> dict[str, int]:
    """Try every order of every choice of dice; the best points of each word."""
    best: dict[str, int] = {}
    for size in range(2, len(faces) + 1):
        for dice in permutations(range(len(faces)), size):
            text = [faces[die] for die in dice]
            points = sum(VALUES[face] for face in text if face != JOKER)
            letters = ascii_uppercase if JOKER in text else "-"
            for letter in letters:
                word = "".join(text).replace(JOKER, letter)
                if lexicon.valid(word):
                    best[word] = max(points, best.get(word, 0))
    return best


@pytest.mark.parametrize(
    "faces", ["AEIRSTN", "EESSTTU", "ZZXWKQJ", "BAOBABS", f"ROSE{JOKER}", f"XI{JOKER}YZ", f"AA{JOKER}SS", "A", "", f"{JOKER}"]
)
def test_all_words_of_a_roll(lexicon: Lexicon, table: AnagramTable, faces: str) -> None:
    found = compositions(table, tuple(faces), VALUES)
    assert {one.word: one.points for one in found} == spelt(lexicon, tuple(faces))
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    for one in found:
        used = [face for die, face in enumerate(faces) if one.mask >> die & 1]
        assert sorted(face if face != JOKER else one.joker for face in used) == sorted(one.word)
        assert (one.joker != "") is (JOKER in used)


@pytest.mark.parametrize("seed", range(12))
def test_best_pairs_and_triples(lexicon: Lexicon, table: AnagramTable, seed: int) -> None:
    generator = random.Random(seed)
    faces = [generator.choice("AAEEIIOUSSTTRRNNLLDMPCVBQXZ") for _ in range(7)]
    if seed % 2:
        faces[generator.randrange(7)] = JOKER
    if seed == 0:
        faces = list("OSOSEST")
    made = [(word, mask) for mask, words in table.on_dice(faces).items() for word, _ in words]
    points = {mask: points_of(faces, mask, VALUES) for _, mask in made}
    by_mask: dict[int, list[str]] = {}
    for word, mask in made:
        by_mask.setdefault(mask, []).append(word)
    for number in (1, 2, 3):
        expected = 0
        for masks in combinations(by_mask, number):
            if sum(mask.bit_count() for mask in masks) > 7 or any(a & b for a, b in combinations(masks, 2)):
                continue
            if distinct([by_mask[mask] for mask in masks]):
                expected = max(expected, sum(points[mask] for mask in masks))
        best = best_words(table, faces, VALUES, number)
        assert sum(one.points for one in best) == expected
        assert len(best) == (number if expected else 0)
        assert len({one.word for one in best}) == len(best)
        assert all(a.mask & b.mask == 0 for a, b in combinations(best, 2))
        assert all(lexicon.valid(one.word) for one in best)


def distinct(groups: list[list[str]]) -> bool:
    """Tell whether one word of each group can be taken, all different."""
    if not groups:
        return True
    return any(distinct([[other for other in group if other != word] for group in groups[1:]]) for word in groups[0])


def test_the_same_word_twice_is_not_a_pair(table: AnagramTable) -> None:
    faces = tuple("OKOK")
    assert AnagramTable(["OK"]).on_dice(faces)
    assert best_words(AnagramTable(["OK"]), faces, VALUES, 2) == ()
    (first, second) = best_words(AnagramTable(["OK", "KO"]), faces, VALUES, 2)
    assert {first.word, second.word} == {"OK", "KO"}


def test_a_vocabulary_narrows_the_search(table: AnagramTable) -> None:
    short = compositions(table, tuple("AEIRSTN"), VALUES, suits=lambda word: len(word) == 2)
    assert {len(one.word) for one in short} == {2}
    (best,) = best_words(table, tuple("AEIRSTN"), VALUES, 1, suits=lambda word: len(word) == 2)
    assert len(best.word) == 2


def test_no_more_than_seven_dice_and_one_joker(table: AnagramTable) -> None:
    for faces in ("ABCDEFGH", JOKER * 2, "a", "É", "1", ("AB",)):
        with pytest.raises(ValueError, match="a"):
            table.on_dice(tuple(faces))
