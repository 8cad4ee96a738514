"""What is said is seen: the screen changes where it stands, for as long as it takes to be read, and then it goes."""

from __future__ import annotations

import pytest

from tests.seen.desk import Desk
from tests.seen.witness import Moment, Witness

pytestmark = pytest.mark.seen


def test_what_is_said_on_a_page_is_seen_for_its_reading_time_and_goes(desk: Desk) -> None:
    desk.settle(reduced_motion=True)
    desk.open()
    witness = Witness(desk)
    for name in ("Réglages", "À propos", "Version"):
        place = witness.until(lambda moment, name=name: _button(moment, name), name)  # type: ignore[misc]
        witness.seen()
        desk.click(place)
    witness.until(lambda moment: moment.find("La version est copiée"), "it is said")
    witness.until(lambda _: witness.held["what was said was seen"] == 1, "it was seen for its reading time")
    desk.point((1, 1))
    witness.until(lambda _: witness.held["nothing after its time"] == 1, "it has gone")
    desk.quit()


def _button(moment: Moment, name: str) -> tuple[int, int] | None:
    return next((node.rect.centre for node in moment.buttons() if node.name.startswith(name)), None)
