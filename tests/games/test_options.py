"""What options say of themselves: their roles, what they mean nothing without, and how they keep seconds by seat."""

from __future__ import annotations

from dataclasses import fields

import pytest

from ludogite.games.catalog import ready_games
from ludogite.games.game import Flag, Game, Role, Unlisted, applies

GAMES = [entry.load() for entry in ready_games()]
BY_SEAT = Unlisted("extra", Role.EXTRA_TIME, only_with="sand")
DECIDES = Unlisted("who", Role.LEADER, only_with="judging", only_at="leader")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_that_says_something_is_one_of_the_game(game: Game) -> None:
    known = {one.name for one in fields(game.options)}
    told = [*game.fields, *game.unlisted]
    assert {option.name for option in told} <= known
    assert {option.only_with for option in told} | {option.instead_of for option in game.unlisted} <= known | {""}
    roles = [option.role for option in told if option.role not in {None, Role.OWN}]
    assert len(roles) == len(set(roles)), "two options have the same role"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_option_that_nobody_sets_is_not_on_the_list(game: Game) -> None:
    assert not {option.name for option in game.fields} & {option.name for option in game.unlisted}
    own = [option for option in game.unlisted if option.role is Role.OWN]
    assert [game.own(option.instead_of) for option in own] == [option.name for option in own]
    assert game.own("") == ""


@pytest.mark.parametrize(
    ("option", "values", "means"),
    [
        (BY_SEAT, {"sand": 60}, True),
        (BY_SEAT, {"sand": 0}, False),
        (BY_SEAT, {}, False),
        (DECIDES, {"judging": "leader"}, True),
        (DECIDES, {"judging": "vote"}, False),
        (Flag("hidden", only_with="contest"), {"contest": False}, False),
        (Flag("hidden"), {}, True),
    ],
)
def test_an_option_means_nothing_without_the_one_that_it_needs(
    option: Flag | Unlisted, values: dict[str, int], *, means: bool
) -> None:
    assert applies(option, values) is means


def test_seconds_by_seat_are_read_as_they_were_written() -> None:
    assert BY_SEAT.written((0, 30, 15)) == "0 30 15"
    assert BY_SEAT.written((0, 0)) == ""
    assert BY_SEAT.read("0 30", 3) == (0, 30, 0)
    assert BY_SEAT.read("", 2) == (0, 0)
    commas = Unlisted("floors", Role.SPEAKING_TIME, separator=",")
    assert commas.written((0, 15)) == "0,15"
    assert commas.read("0,15,0", 2) == (0, 15)
