"""The coach names words of a round once it is over, and helps nobody before."""

from __future__ import annotations

import pytest

from ludogite.games.des_themes.coach import NAMED
from ludogite.games.des_themes.game import GAME
from ludogite.games.des_themes.moves import Colour, GiveUpRound
from ludogite.games.des_themes.state import Way
from tests.games.des_themes.play import Table


def words(table: Table) -> list[str] | None:
    assert GAME.make_coach is not None
    advice = GAME.make_coach(table.rules.options, table.read).advise(table.view, 0)
    if advice is None:
        return None
    return str(dict(advice.remarks[0].args).get("words", "")).split(", ")


def test_he_is_silent_until_the_round_is_over_and_then_names_what_was_not_said() -> None:
    table = Table(2)
    assert words(table) is None
    table.throw("BORVA", Colour.VERT, theme=2)
    assert words(table) is None
    table.answer(0, "belette")
    assert table.view.is_between
    named = words(table)
    assert named is not None
    assert len(named) == NAMED
    assert "belette" not in named
    assert all(word[0] == "b" for word in named)


@pytest.mark.parametrize("variant", [Way.OUVERTS, Way.LIMITEES])
def test_where_all_themes_are_open_he_names_one_a_theme(variant: Way) -> None:
    table = Table(2, variant=variant.value)
    table.throw("BORVA", Colour.VERT, theme=2)
    for seat in (0, 1):
        table.do(seat, GiveUpRound())
    named = words(table)
    assert named is not None
    assert len(named) == NAMED
    assert GAME.coach_is_late
