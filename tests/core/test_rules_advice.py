"""The small values of the protocol: places, refusals, and what a coach says."""

from __future__ import annotations

import pytest

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal, places


@pytest.mark.parametrize(
    ("scores", "ranked"),
    [
        ((), ()),
        ((7,), (1,)),
        ((3, 9, 5), (3, 1, 2)),
        ((9, 9, 5), (1, 1, 3)),
        ((5, 9, 5, 9), (3, 1, 3, 1)),
        ((-4, -4, 0), (2, 2, 1)),
    ],
)
def test_equal_scores_share_the_place(scores: tuple[int, ...], ranked: tuple[int, ...]) -> None:
    assert places(scores) == ranked
    assert places(iter(scores)) == ranked


def test_the_outside_world_sits_apart_from_the_players() -> None:
    assert len({NATURE, CLOCK, REFEREE}) == 3
    assert max(NATURE, CLOCK, REFEREE) < 0


def test_arguments_do_not_depend_on_the_order_in_which_they_are_given() -> None:
    assert Refusal.of("bad", word="x", at=3) == Refusal("bad", (("at", 3), ("word", "x"))) == Refusal.of("bad", at=3, word="x")
    assert Remark.of("keep", dice="55", value=238.4) == Remark("keep", (("dice", "55"), ("value", 238.4)))


def test_the_cost_of_a_choice_is_what_it_loses_against_the_best() -> None:
    advice = Advice((Rated("full", 238.5), Rated("chance", 236.0)))
    assert advice.best == Rated("full", 238.5)
    assert advice.cost("full") == 0
    assert advice.cost("chance") == 2.5
    assert advice.cost("carre") is None
