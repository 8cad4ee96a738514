"""The score to reach goes with the grid, until somebody chooses another."""

from __future__ import annotations

import pytest

from ludogite.games.catalog import find_game
from ludogite.games.mots_de_tete.game import CELLS, GAME, board
from ludogite.games.mots_de_tete.grid import Grid
from ludogite.games.setup import reader
from ludogite.paths import resources
from ludogite.services.new_game import GameChoice, GameDraft, NewGameData, ProfileChoice, first_draft
from ludogite.ui.games.mots_de_tete.drawing import fresh

VARIANTS = {variant.name: variant for variant in GAME.variants}


@pytest.fixture
def draft() -> GameDraft:
    entry = find_game("mots_de_tete")
    assert entry is not None
    choice = GameChoice.of(entry)
    return first_draft(choice, NewGameData((choice,), (ProfileChoice(1, "Léa", 1),), {}, entry.id))


def drawn(rows: int, cols: int) -> str:
    grid = fresh(rows, cols).check()
    assert isinstance(grid, Grid)
    return grid.to_line()


def test_small_grids_of_the_house_are_told_apart() -> None:
    for name in ("maison", "marelle", "losange"):
        grid = board(name, reader(resources()))
        cells = sum(grid.is_playable(row, col) for row in range(grid.rows) for col in range(grid.cols))
        assert CELLS.get(name, 10_000) == cells or cells >= 220


def test_the_target_goes_with_the_grid_and_comes_back(draft: GameDraft) -> None:
    assert draft.values["target"] == 300
    small = draft.with_choice("grid", "marelle")
    assert small.values["target"] == 100
    assert small.with_choice("grid", "losange").values["target"] == 300
    assert small.with_option("target", 150).with_option("contestation", value=True).values["target"] == 150


def test_what_somebody_chose_stays(draft: GameDraft) -> None:
    chosen = draft.with_option("target", 250).with_choice("grid", "marelle")
    assert chosen.values["target"] == 250
    high = draft.with_choice("grid", "marelle").with_option("target", 300)
    assert high.with_choice("grid", "losange").values["target"] == 300


def test_variants_without_a_target_keep_it_so_and_the_others_find_it_again(draft: GameDraft) -> None:
    small = draft.with_choice("grid", "marelle")
    marathon = small.with_variant(VARIANTS["marathon"])
    assert marathon.values["target"] == 0
    assert marathon.with_choice("grid", "maison").values["target"] == 0
    assert marathon.with_variant(VARIANTS["quarte"]).values["target"] == 100


@pytest.mark.parametrize(("rows", "cols", "target"), [(7, 7, 100), (11, 11, 100), (13, 13, 200), (17, 17, 300)])
def test_the_family_s_own_grid_is_measured(draft: GameDraft, rows: int, cols: int, target: int) -> None:
    assert draft.with_option("drawn", drawn(rows, cols)).values["target"] == target
