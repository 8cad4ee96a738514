"""More time for one person, in each game whose turns have a clock: seconds on top, by seat; the others keep theirs."""

from __future__ import annotations

import pytest

from ludogite.core.codec import CodecError
from ludogite.games import extra_time
from ludogite.games.catalog import load_game, ready_games
from ludogite.games.des_themes.state import Options as ThemesOptions
from ludogite.games.game import Role
from ludogite.games.mots_de_tete.state import Options as MotsOptions
from ludogite.games.words_out.state import Options as WordsOutOptions

GAMES = [load_game(entry.id) for entry in ready_games()]
CLOCKS = {"yahtzee_mots": "sablier", "mots_de_tete": "turn_seconds", "words_out": "counter_s"}
"""The clock of a turn; Dés à thèmes has the time of the floor by person (``own_floors``), and Yahtzee no clock."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_with_a_clock_of_a_turn_can_give_one_person_more(game: object) -> None:
    assert hasattr(game, "id")
    extra = game.unlisted_for(Role.EXTRA_TIME)  # type: ignore[attr-defined]
    assert (extra is not None) == (game.id in CLOCKS)
    if extra is not None:
        assert (extra.name, extra.only_with) == (extra_time.OPTION, CLOCKS[game.id])


def test_who_has_more_has_it_and_the_others_keep_theirs() -> None:
    mots, words = MotsOptions(turn_seconds=30, delais="0 45"), WordsOutOptions(counter_s=20, delais="0 45")
    assert [mots.turn_ms(seat) for seat in range(3)] == [30_000, 75_000, 30_000]
    assert [words.counter_ms(seat) for seat in (None, 0, 1, 2)] == [20_000, 20_000, 65_000, 20_000]
    themes = ThemesOptions(floor_s=8, own_floors="0,20")
    assert [themes.floor_of(seat) for seat in range(2)] == [8, 20]


def test_without_a_clock_nobody_has_one() -> None:
    assert MotsOptions(delais="30").turn_ms(0) == 0
    assert WordsOutOptions(counter_s=0, delais="30").counter_ms(0) == 0


@pytest.mark.parametrize("wrong", ["x", "-5", "601", "1 2 3 4 5 6 7 8 9", "٣"])
@pytest.mark.parametrize("game", [game for game in GAMES if game.id in CLOCKS], ids=lambda game: game.id)
def test_extra_time_is_a_list_of_seconds(game: object, wrong: str) -> None:
    with pytest.raises(CodecError):
        game.read_options({extra_time.OPTION: wrong})  # type: ignore[attr-defined]
