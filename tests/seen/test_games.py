"""Whole games in a real window, by real input, seen from outside: each to its end page, under the rules of the witness."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.seen.desk import Desk
from tests.seen.hands import MotsDeTeteHand, WordsOutHand, YahtzeeHand
from tests.seen.play import PRESSES, Hand, play_out, see_the_end, sit_down
from tests.seen.witness import Witness

pytestmark = pytest.mark.seen
CODE = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N"
"""The games are seeded: the same dice and cards each time."""


@pytest.mark.parametrize(
    ("game", "make_hand", "by_mouse"),
    [
        ("yahtzee", YahtzeeHand, False),
        ("mots_de_tete", MotsDeTeteHand, True),
        ("words_out", WordsOutHand, False),
    ],
    ids=["yahtzee-keys", "mots_de_tete-mouse", "words_out-keys"],
)
def test_a_whole_game_against_a_computer(desk: Desk, game: str, make_hand: Callable[..., Hand], by_mouse: bool) -> None:
    desk.settle(pace_ms=0, reduced_motion=True)
    desk.open("--new", game, "--seed", CODE)
    witness = Witness(desk)
    sit_down(witness, 1, 1)
    given = play_out(witness, lambda witness, seat: make_hand(witness, seat=seat, by_mouse=by_mouse), PRESSES)
    see_the_end(witness)
    desk.quit()
    print(f"{game}: {given} commands, {witness.looks} moments, rules held: {dict(witness.held)}")
