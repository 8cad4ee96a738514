"""Anything laid anywhere: what is accepted obeys the sheet, checked by an independent reading of the grid."""

from __future__ import annotations

import re
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import Laid, Write
from ludogite.games.mots_de_tete.placement import Rows, blank_rows, place, with_letters, without_letters
from ludogite.games.mots_de_tete.scoring import count
from ludogite.games.mots_de_tete.search import Position
from tests.games.mots_de_tete.play import few, grid

ON = grid()
WORDS = few("AS", "SA", "LA", "LAS", "SALSA", "LASSA", "ALLAS", "SALAS")
LAID = st.builds(Laid, st.integers(-1, 7), st.integers(-1, 7), st.sampled_from("ALSZ"))


def board(seed: int) -> Rows:
    """Write up to five plays at random."""
    random, rows = Random(seed), blank_rows(ON)
    for _ in range(random.randrange(6)):
        position = Position(ON, rows, WORDS.every)
        plays = [write for write, _ in position.plays(position.slots(random.randint(1, 5)))]
        if plays:
            rows = with_letters(rows, random.choice(plays).letters)
    return rows


BOARDS = [board(seed) for seed in range(40)]


def runs(rows: Rows) -> set[tuple[tuple[Cell, ...], str]]:
    """Read all words off a grid: its rows, then its columns."""
    found = set()
    columns = ["".join(row[col] for row in rows) for col in range(len(rows[0]))]
    for lines, across in ((rows, True), (columns, False)):
        for at, text in enumerate(lines):
            for match in re.finditer("[A-Z]{2,}", text):
                places = range(match.start(), match.end())
                found.add((tuple((at, place) if across else (place, at) for place in places), match.group()))
    return found


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(BOARDS), st.lists(LAID, max_size=5).map(tuple), st.integers(0, 6))
def test_what_is_accepted_obeys_the_sheet(rows: Rows, letters: tuple[Laid, ...], n: int) -> None:
    placed = place(ON, rows, letters, n)
    if isinstance(placed, Refusal):
        assert placed.code.startswith("mots_de_tete.")
        return
    new = {laid.cell for laid in letters}
    after = with_letters(rows, letters)
    assert without_letters(after, letters) == rows
    assert len(new) == len(letters) == (n or len(new))
    assert len({row for row, _ in new}) == 1 or len({col for _, col in new}) == 1
    made = {(cells, text) for cells, text in runs(after) if new.intersection(cells)}
    assert {(word.cells, word.text) for word in placed.words} == made
    assert new.issubset(placed.words[0].cells), "the new letters stand in one word"
    before = {cell for cells, _ in runs(rows) for cell in cells}
    if before:
        assert any(before.intersection(cells) for cells, _ in made)
    else:
        assert new.intersection(ON.starts())
    if n == 0:
        assert len(placed.words[0].text) == 4
    values = dict.fromkeys(placed.bonus, 100)
    expected = sum(100 if ON.bonus(*cell) else ON.value(*cell) for cells, _ in made for cell in cells)
    assert sum(each.points for each in count(ON, placed.words, values)) == expected


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(BOARDS), st.integers(1, 5), st.randoms(use_true_random=False))
def test_every_play_found_is_accepted_and_makes_only_words(rows: Rows, n: int, random: Random) -> None:
    position = Position(ON, rows, WORDS.every)
    plays = list(position.plays(position.slots(n)))
    for write, _ in random.sample(plays, min(5, len(plays))):
        placed = place(ON, rows, write.letters, n)
        assert not isinstance(placed, Refusal)
        assert all(WORDS.lexicon.valid(word.text) for word in placed.words)
        assert isinstance(write, Write)
