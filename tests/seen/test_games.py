"""Whole games in a real window, by real input, seen from outside: each to its end page, under the rules of the witness."""

from __future__ import annotations

import pytest

from tests.seen.desk import Desk
from tests.seen.tables import TABLES, play

pytestmark = pytest.mark.seen
CODE = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N"
"""The games are seeded: the same dice and cards each time."""
LONG = {
    ("yahtzee_mots", True), ("words_out_two", False), ("words_out_two", True), ("yahtzee_rounds", False), ("yahtzee_rounds", True)
}  # fmt: skip
"""Tables at which the hand still fails now and then on a busy machine, or that take too long: the long run plays them."""


@pytest.mark.parametrize(
    ("table", "by_mouse"),
    [
        pytest.param(table, by_mouse, id=f"{table}-{'mouse' if by_mouse else 'keys'}")
        for table in TABLES
        for by_mouse in (False, True)
        if (table, by_mouse) not in LONG
    ],
)
def test_a_whole_game(desk: Desk, table: str, by_mouse: bool) -> None:
    witness, given = play(desk, TABLES[table], CODE, by_mouse=by_mouse)
    print(f"{table}: {given} commands, {witness.looks} moments, rules held: {dict(witness.held)}, tried again: {witness.lost}")
