"""The grid as a file: what is read, and what is wrong with the others, each in its own words."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludogite.core.codec import CodecError
from ludogite.core.rules import Refusal
from ludogite.games.game import ResourceError
from ludogite.games.mots_de_tete.game import GAME, board, grid_of
from ludogite.games.mots_de_tete.grid import (
    LONGEST_SIDE,
    SHORTEST_SIDE,
    Bonus,
    Grid,
    Symmetry,
    read_grid,
    read_grid_bytes,
    read_line,
    symmetries,
)
from ludogite.games.mots_de_tete.state import BOARDS, Options
from ludogite.games.setup import FolderReader
from tests.games.mots_de_tete.play import HOUSE, READ, SMALL, grid

ROWS = [row.split() for row in SMALL.strip().splitlines()]


def changed(*changes: tuple[int, int, str]) -> str:
    rows = [list(row) for row in ROWS]
    for row, col, mark in changes:
        rows[row][col] = mark
    return "\n".join(" ".join(row) for row in rows)


def square(side: int, centre: str = "+") -> str:
    rows = [["1"] * side for _ in range(side)]
    rows[side // 2][side // 2] = centre
    return "\n".join("".join(row) for row in rows)


WRONG = {
    "empty": "; nothing but a remark\n\n",
    "hole": changed((2, 6, "")),
    "bad_cell": changed((2, 3, ".")),
    "too_small": square(SHORTEST_SIDE - 2),
    "too_large": square(LONGEST_SIDE + 2),
    "even": square(8),
    "no_centre": square(9, centre="1"),
    "bad_cross": changed((3, 2, "+")),
    "unsymmetric": changed((0, 1, "5")),
    "cut_off": changed((0, 1, "#"), (1, 0, "#"), (6, 5, "#"), (5, 6, "#")),
}


@pytest.mark.parametrize("code", WRONG)
def test_each_fault_has_its_own_refusal(code: str) -> None:
    refusal = read_grid(WRONG[code])
    assert isinstance(refusal, Refusal)
    assert refusal.code == f"mots_de_tete.grid_{code}"


def test_a_refusal_says_where() -> None:
    assert read_grid(WRONG["hole"]) == Refusal.of("mots_de_tete.grid_hole", row=3, expected=7, given=6)
    assert read_grid(WRONG["bad_cell"]) == Refusal.of("mots_de_tete.grid_bad_cell", row=3, col=4)
    assert read_grid(WRONG["cut_off"]) == Refusal.of("mots_de_tete.grid_cut_off", row=1, col=1)
    assert read_grid(changed((3, 3, "0"))) == Refusal.of("mots_de_tete.grid_bad_cell", row=4, col=4)


def test_what_is_no_text_or_far_too_long_is_refused() -> None:
    assert read_grid_bytes(b"\xff\xfe\x00") == Refusal("mots_de_tete.grid_not_text")
    refusal = read_grid("1" * 100_000)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "mots_de_tete.grid_too_large"


@given(st.text(alphabet="19OJR#+; .\n/", max_size=200) | st.text(max_size=60))
def test_any_text_is_a_grid_or_refused(text: str) -> None:
    read = read_grid(text)
    assert isinstance(read, Refusal) or read_grid(read.to_text("vue\nde près")) == read == read_line(read.to_line())


@given(st.binary(max_size=60))
def test_any_bytes_are_refused_in_words(data: bytes) -> None:
    assert isinstance(read_grid_bytes(data), Refusal)


@pytest.mark.parametrize("name", BOARDS)
def test_the_grids_of_the_house_are_valid(name: str) -> None:
    read = board(name, READ)
    assert {Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM, Symmetry.HALF_TURN} <= symmetries(read.cells)
    assert {read.bonus(*cell) for cell in read.every()} == {None, *Bonus}
    assert len(read.starts()) == 8


def test_the_grid_of_the_house_is_the_one_of_the_example() -> None:
    assert (HOUSE.rows, HOUSE.cols) == (17, 17)
    assert symmetries(HOUSE.cells) == frozenset(Symmetry)
    assert {cell for cell in HOUSE.every() if HOUSE.is_cross(*cell)} == {(7, 8), (8, 7), (8, 8), (8, 9), (9, 8)}
    values = {(6, 5): 4, (4, 14): 3, (9, 14): 1, (6, 4): 0, (0, 4): 0}
    assert {cell: HOUSE.value(*cell) for cell in values} == values
    assert (HOUSE.bonus(6, 4), HOUSE.bonus(0, 8), HOUSE.bonus(1, 1)) == (Bonus.ORANGE, Bonus.JAUNE, Bonus.ROUGE)
    assert [bonus.dice for bonus in Bonus] == [1, 2, 3]
    assert [bonus.fixed for bonus in Bonus] == [4, 8, 12]


def test_the_children_have_a_small_grid() -> None:
    small = board("marelle", READ)
    assert (small.rows, small.cols) == (11, 11)
    assert max(small.value(*cell) for cell in small.every()) <= 3


def test_one_symmetry_is_enough() -> None:
    turned = changed((0, 2, "5"), (2, 0, "5"))
    assert isinstance(read_grid(turned), Grid)
    assert symmetries(grid(turned).cells) == {Symmetry.DIAGONAL}


def test_a_grid_of_the_family_goes_with_the_options() -> None:
    own = grid()
    options = GAME.read_options({"drawn": own.to_line()})
    assert grid_of(options, READ) == own
    assert GAME.record_key(options) != GAME.record_key(Options())
    with pytest.raises(CodecError):
        GAME.read_options({"drawn": own.to_line()[:-1]})


@pytest.mark.parametrize(
    "wrong", [{"variant": "belote"}, {"variant": "marathon"}, {"variant": "solitaire", "target": 0, "contestation": True}]
)
def test_options_that_do_not_go_together_are_refused(wrong: dict[str, str | int]) -> None:
    with pytest.raises(CodecError):
        GAME.read_options(wrong)


def test_a_missing_or_damaged_board_is_named(tmp_path: Path) -> None:
    folder = tmp_path
    with pytest.raises(ResourceError, match="resource_missing"):
        board("maison", FolderReader(folder))
    (folder / "boards").mkdir()
    (folder / "boards" / "maison.txt").write_text("1 2 3\n", encoding="utf-8")
    with pytest.raises(ResourceError, match="resource_damaged"):
        board("maison", FolderReader(folder))
