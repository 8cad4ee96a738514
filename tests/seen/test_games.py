"""Whole games in a real window, by real input, seen from outside: each to its end page, under the rules of the witness."""

from __future__ import annotations

import pytest

from tests.seen.desk import Desk
from tests.seen.hands import YahtzeeHand
from tests.seen.play import PRESSES, play_out, see_the_end, sit_down
from tests.seen.witness import Witness

pytestmark = pytest.mark.seen
CODE = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N"


def test_yahtzee_by_keys_against_a_computer(desk: Desk) -> None:
    desk.settle(pace_ms=0, reduced_motion=True)
    desk.open("--new", "yahtzee", "--seed", CODE)
    witness = Witness(desk)
    sit_down(witness, 1, 1)
    play_out(witness, lambda witness, seat: YahtzeeHand(witness, seat=seat, by_mouse=False), PRESSES)
    see_the_end(witness)
    desk.quit()
    print(witness.looks, dict(witness.held))
