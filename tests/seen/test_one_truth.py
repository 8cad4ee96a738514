"""Home and profiles tell of every game what its rows give, played again: points, games and victories."""

from __future__ import annotations

import pytest

from ludogite.cli.screenshots import FAMILY, Example
from tests.seen.desk import Desk
from tests.seen.past import hold_home
from tests.seen.witness import Witness

pytestmark = pytest.mark.seen


def test_home_and_profiles_say_what_was_played(desk: Desk) -> None:
    Example.with_past(desk.folder / "data", "1").store.close()
    desk.settle(pace_ms=0, reduced_motion=True)
    desk.open()
    witness = Witness(desk)
    games = witness.saved.finished()
    assert len(games) > 20
    hold_home(witness, games, [name for name, _ink in FAMILY])
    desk.quit()
