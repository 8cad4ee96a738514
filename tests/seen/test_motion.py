"""Nothing stays of what has flown: at rest the screen is what it is when everything is painted anew."""

from __future__ import annotations

import numpy as np
import pytest

from tests.seen import door
from tests.seen.desk import Desk, Pixels
from tests.seen.play import CURTAIN, ready
from tests.seen.tables import TABLES
from tests.seen.witness import Moment, Witness

pytestmark = pytest.mark.seen
THROWS = 3
FEW = 12
"""Pixels that may differ: an edge that is drawn between two of them."""


@pytest.mark.parametrize("table", ["yahtzee", "yahtzee_mots", "mots_de_tete", "des_themes"])
def test_nothing_stays_of_what_has_flown(desk: Desk, table: str) -> None:
    laid = TABLES[table]
    desk.settle(pace_ms=0)
    still = {"sablier": 0} if laid.game == "yahtzee_mots" else {}  # sand never rests
    door.agree(desk, laid.game, laid.people, laid.levels, **(dict(laid.options) | still))
    desk.open("--new", laid.game, "--seed", "7F3K-Q9TM-2XWB-4C8D-N5HJ-N")
    witness = Witness(desk)
    door.sit_down(witness)
    for _ in range(THROWS):
        witness.until(_may_go_on, "somebody may throw")
        desk.keys("Return")
        witness.seen()
        witness.until(_may_go_on, "it has landed")
        witness.rest()
        before = witness.seen(1.0)
        flown = desk.pixels()
        desk.paint_anew()
        witness.rest()
        witness.seen(1.0)
        anew = desk.pixels()
        witness.hold("nothing stays", _differ(flown, anew, before) <= FEW, f"{_differ(flown, anew, before)} px differ", before)


def _may_go_on(moment: Moment) -> bool:
    return moment.find(CURTAIN) is None and ready(moment)


def _differ(one: Pixels, other: Pixels, moment: Moment) -> int:
    """Count the pixels of the window in which two screens differ, without its frame."""
    at = moment.window
    inside = np.s_[at.y : at.y + at.h, at.x : at.x + at.w]
    return int(np.count_nonzero(one[inside] != other[inside]))
