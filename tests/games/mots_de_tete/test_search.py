"""The generator of plays against naive ones, and counts on fixed positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.game import board
from ludogite.games.mots_de_tete.grid import Bonus, Grid
from ludogite.games.mots_de_tete.lexis import Words
from ludogite.games.mots_de_tete.moves import Laid, Write
from ludogite.games.mots_de_tete.placement import Rows, blank_rows, place, refuse_words, with_letters
from ludogite.games.mots_de_tete.scoring import MEAN_DIE
from ludogite.games.mots_de_tete.search import FACES, Position
from ludogite.words.levels import Vocabulary
from tests.games.mots_de_tete.play import HOUSE, READ, WORDS, Game, few, grid, line

ALPHABET = "AERST"
HOLED = """
    1 1 # O 1 1 1
    1 2 1 1 1 # 1
    1 1 1 J 1 1 1
    R 1 1 + 1 1 R
    1 1 1 J 1 1 1
    1 # 1 1 1 2 1
    1 1 1 O # 1 1
"""


def some_words(random: Random, number: int) -> Words:
    """Make a dictionary of made-up words of few letters, so that many of them cross."""
    listed = {"".join(random.choices(ALPHABET, k=random.choice((2, 2, 3, 3, 4, 5, 7)))) for _ in range(number)}
    return few(*listed)


def random_board(random: Random, on: Grid, words: Words, plays: int) -> Rows:
    """Write a few legal plays, each found by the naive way with whole words."""
    rows = blank_rows(on)
    for _ in range(plays):
        n = random.randint(2, 4)
        found = list(Position(on, rows, words.every).plays(Position(on, rows, words.every).slots(n)))
        if found:
            rows = with_letters(rows, random.choice(found)[0].letters)
    return rows


def is_legal(on: Grid, rows: Rows, words: Words, letters: tuple[Laid, ...], n: int) -> bool:
    placed = place(on, rows, letters, n)
    return not isinstance(placed, Refusal) and refuse_words(placed.words, words.lexicon.valid) is None


def naive(on: Grid, rows: Rows, words: Words, n: int, sizes: tuple[int, ...]) -> Iterator[frozenset[Laid]]:
    """Try every set of free cells in a line with all letters: nothing but ``place`` and the dictionary decides."""
    free = [(row, col) for row, col in on.every() if rows[row][col] == "."]
    lines = [[cell for cell in free if cell[side] == at] for side in (0, 1) for at in range(max(on.rows, on.cols))]
    sets = {cells for size in sizes for each in lines for cells in combinations(each, size)}
    for cells in sets:
        if isinstance(place(on, rows, tuple(Laid(*cell, "A") for cell in cells), n), Refusal):
            continue  # wherever letters may not stand, no others may
        for chosen in product(ALPHABET, repeat=len(cells)):
            letters = tuple(Laid(*cell, letter) for cell, letter in zip(cells, chosen, strict=True))
            if is_legal(on, rows, words, letters, n):
                yield frozenset(letters)


@pytest.mark.parametrize("seed", range(12))
def test_the_search_finds_exactly_the_legal_plays(seed: int) -> None:
    random = Random(seed)
    on, words = grid(HOLED) if seed % 2 else grid(), some_words(random, 160)
    rows = random_board(random, on, words, seed % 5)
    for n in (1, 2, 3, 0) if seed < 8 else (4,):
        position = Position(on, rows, words.every, quarte=n == 0)
        found = [frozenset(write.letters) for write, _ in position.plays(position.slots(n))]
        assert len(set(found)) == len(found), "a play stands in two slots"
        assert set(found) == set(naive(on, rows, words, n, (n,) if n else (1, 2, 3, 4)))
        assert position.count(n) == len(found)
        assert position.can_play(n) is bool(found)
        assert position.best_worth(n) == max((worth for _, worth in position.plays(position.slots(n))), default=0)


@pytest.mark.parametrize("seed", range(6))
def test_the_worth_of_a_slot_is_the_mean_score_of_its_plays(seed: int) -> None:
    random = Random(seed)
    on, words = grid(HOLED), some_words(random, 120)
    rows = random_board(random, on, words, 1 + seed % 4)
    for quarte in (False, True):
        position = Position(on, rows, words.every, quarte=quarte)
        n = 0 if quarte else 2
        for write, worth in position.plays(position.slots(n)):
            placed = place(on, rows, write.letters, n)
            assert not isinstance(placed, Refusal)
            cells = [cell for word in placed.words for cell in word.cells]
            bonus = [each for cell in cells if (each := on.bonus(*cell))]
            mean = sum(each.fixed if quarte else MEAN_DIE * each.dice for each in bonus)
            assert worth == sum(on.value(*cell) for cell in cells) + mean
        assert any(isinstance(on.bonus(*cell), Bonus) for cell in on.every())


def test_whole_words_on_the_real_grid_against_a_naive_search() -> None:
    """Lay every short word of the dictionary everywhere on a board of the real game."""
    game = Game()
    for write in (
        line(6, 5, "DISQUE"),
        line(6, 11, "SOLO", across=False),
        line(7, 10, "N.TES"),
        line(4, 14, "PEN.ER", across=False),
    ):
        game.write(write)
    rows, n = game.state.rows, 2
    expected = set()
    for word in (word for word in WORDS.lexicon.words() if len(word) <= 3):
        for row, col in HOUSE.every():
            for across in (True, False):
                cells = [(row, col + at) if across else (row + at, col) for at in range(len(word))]
                laid = tuple(Laid(*cell, letter) for cell, letter in zip(cells, word, strict=True))
                if not all(HOUSE.has(*each.cell) and rows[each.row][each.col] in {".", each.letter} for each in laid):
                    continue
                new = tuple(each for each in laid if rows[each.row][each.col] == ".")
                if len(new) == n and is_legal(HOUSE, rows, WORDS, new, n):
                    expected.add(frozenset(new))
    position = Position(HOUSE, rows, WORDS.every)
    short = [slot for slot in position.slots(n) if slot.length <= 3]
    found = {frozenset(write.letters) for write, _ in position.plays(short)}
    # a run of 2 new letters may be part of a longer word: those are in other slots
    assert found <= expected
    assert {play for play in expected if _main_length(rows, play) <= 3} == found


def _main_length(rows: Rows, play: frozenset[Laid]) -> int:
    placed = place(HOUSE, rows, tuple(play), len(play))
    assert not isinstance(placed, Refusal)
    return len(placed.words[0].text)


def test_counts_on_fixed_positions() -> None:
    """Counts that any other program can check: two words, one line each way, few words."""
    words = few("LE", "LA", "LES", "AS", "SA", "ES")
    on = grid()
    position = Position(on, blank_rows(on), words.every)
    # each of the 4 cells beside the cross is in 2 + 1 runs of two cells (5 words) and in 3 + 1 runs of three (1 word)
    assert [position.count(n) for n in FACES] == [0, 4 * 3 * 5, 4 * 4 * 1, 0, 0, 0]
    rows = with_letters(blank_rows(on), line(2, 3, "LE").letters)
    # LES, and LE and ES down through the E; below the L is the cross
    assert Position(on, rows, words.every).count(1) == 3


def test_nothing_fits_a_full_grid() -> None:
    words = few("LE", "ET")
    on = grid()
    full = tuple(row.replace("+", "#") if "+" in row else "A" * 7 for row in on.cells)
    rows = tuple("".join("#" if mark == "#" else "A" for mark in row) for row in full)
    assert [n for n in FACES if Position(on, rows, words.every).can_play(n)] == []
    assert [n for n in FACES if Position(on, blank_rows(on), words.every).can_play(n)] == [2]
    assert Position(on, blank_rows(on), few("ETES").every, quarte=True).can_play(0)
    assert not Position(on, blank_rows(on), words.every, quarte=True).can_play(0)


@pytest.mark.parametrize("vocabulary", Vocabulary)
def test_a_vocabulary_never_plays_a_word_it_lacks_nor_a_crude_one(vocabulary: Vocabulary) -> None:
    game = Game()
    game.write(line(6, 5, "DISQUE"))
    position = Position(HOUSE, game.state.rows, WORDS.known(vocabulary))
    checked = 0
    for write, _ in position.plays(position.slots(2)):
        placed = place(HOUSE, game.state.rows, write.letters, 2)
        assert not isinstance(placed, Refusal)
        assert all(WORDS.levels.may_play(word.text, vocabulary) for word in placed.words)
        checked += 1
    assert checked
    every = Position(HOUSE, game.state.rows, WORDS.every).count(2)
    assert checked < every


def test_the_best_slot_is_worth_most_and_its_words_can_be_written() -> None:
    for name in ("maison", "marelle", "losange"):
        on = board(name, READ)
        position = Position(on, blank_rows(on), WORDS.every)
        best = position.best(5)
        assert best is not None
        assert best.worth == max(slot.worth for slot in position.slots(5)) == position.best_worth(5)
        assert position.a_word(best) == position.words(best)[0]
        common = [word for word in position.words(best) if WORDS.levels.may_play(word, Vocabulary.ENFANT)]
        assert position.a_word(best, WORDS.known(Vocabulary.ENFANT)) == (common or position.words(best))[0]
        write = best.write(position.a_word(best))
        assert is_legal(on, blank_rows(on), WORDS, write.letters, 5)
        assert isinstance(write, Write)
