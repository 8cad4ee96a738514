"""Whole games in a real window, by real input, seen from outside: each to its end page, under the rules of the witness."""

from __future__ import annotations

import os

import pytest

from tests.seen.desk import Desk
from tests.seen.tables import TABLES, play
from tests.ui.phone_play import CHROMIUM

pytestmark = pytest.mark.seen
CODE = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N"
"""The games are seeded: the same dice and cards each time."""
LONG = {
    ("yahtzee_mots", True), ("words_out_two", False), ("words_out_two", True), ("yahtzee_rounds", False), ("yahtzee_rounds", True)
}  # fmt: skip
"""Tables at which the hand still fails now and then on a busy machine, or that take too long: the long run plays them."""
WITH_PHONES = {("des_themes_phone", False)}
"""The short game with a phone; the others are played by the long run."""


def is_in_lane(table: str, *, by_mouse: bool) -> bool:
    """Tell whether a game is played with each run of the tests."""
    is_short = TABLES[table].phone is None or (table, by_mouse) in WITH_PHONES
    return is_short and (table, by_mouse) not in LONG


@pytest.mark.parametrize(
    ("table", "by_mouse"),
    [
        pytest.param(table, by_mouse, id=f"{table}-{'mouse' if by_mouse else 'keys'}")
        for table in TABLES
        for by_mouse in (False, True)
        if is_in_lane(table, by_mouse=by_mouse)
    ],
)
def test_a_whole_game(desk: Desk, table: str, by_mouse: bool) -> None:
    if TABLES[table].phone is not None and CHROMIUM is None:
        assert os.environ.get("LUDOGITE_BROWSER") != "required", "no Chromium"
        pytest.skip("no Chromium on this machine")
    witness, given = play(desk, TABLES[table], CODE, by_mouse=by_mouse)
    print(f"{table}: {given} commands, {witness.looks} moments, rules held: {dict(witness.held)}, tried again: {witness.lost}")
