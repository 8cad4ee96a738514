"""Nothing shows before its time: no die lies or hangs outside the cup before it is poured."""

from __future__ import annotations

import time

import pytest

from tests.seen import door
from tests.seen.desk import Desk
from tests.seen.flights import FlightRule
from tests.seen.witness import Witness

pytestmark = pytest.mark.seen
GAMES = {"yahtzee": 2, "yahtzee_mots": 1, "des_themes": 2}
"""How many throws are looked for in each: in the first one Enter throws again, in the last the theme comes before the letters."""
PRESSES = 6
"""So many lead at most to a throw of all dice on an empty felt, the opening draw included."""
FILM_S = 5.5
"""How long a throw is filmed, until all lies on a busy machine."""


@pytest.mark.parametrize(("game", "throws"), GAMES.items())
def test_no_die_shows_before_the_cup_pours_it(desk: Desk, game: str, throws: int) -> None:
    desk.settle(pace_ms=0, reduced_motion=False)
    door.agree(desk, game, 2, ())
    desk.open("--new", game, "--seed", "7F3K-Q9TM-2XWB-4C8D-N5HJ-N")
    witness, film = Witness(desk), FlightRule(desk)
    door.sit_down(witness)
    for _ in range(PRESSES):
        witness.seen()
        assert not list(film.look(desk.pixels()))
        desk.press("Return")
        end = time.monotonic() + FILM_S
        while time.monotonic() < end:
            assert not list(film.look(desk.pixels()))
            time.sleep(0.02)
        if film.held >= throws:
            break
    assert film.held, "no throw was seen to wait and to land"
