"""What is launched on the stage of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.flow.offer import BandWords
from ludogite.ui.screen.stage import Stage
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.overlay import Overlay, Pause, Timed


class Held:
    """The queue and the overlay of a table: what the scene waits for."""

    def __init__(self) -> None:
        self.holds = 0
        self.waited: list[int] = []
        self.people: Sequence[int] = ()
        self.watching = self.has_phones = False

    def acts_here(self, _seat: int) -> bool:
        return False

    def stand(self, words: str) -> None:
        """Show no button."""

    def show_band(self, band: BandWords) -> None:
        """Have none."""

    def announce(self, sentence: str) -> None:
        """Tell nobody."""

    def hold(self) -> None:
        self.holds += 1

    def skip(self) -> None:
        """Nothing flies."""

    def launch(self, flights: Sequence[Timed], *, skippable: bool) -> None:
        self.waited += [timed.duration_ms for timed in flights]


def test_a_long_word_stands_longer_than_a_short_one_and_nothing_for_ever(theme: Theme) -> None:
    held = Held()
    stage = Stage(theme, held, cast("Any", None), cast("Any", held), cast("Any", None))
    for words in (("AS",), ("MAISON",), ("CHATOUILLER",), ("A" * 21, "B" * 21)):
        stage.let_read(*words)
    once = theme.ms("points_count")
    assert held.holds == 4
    assert held.waited == [2 * once, 2 * once, once * 17 // 6, 5 * once]


class Holding(Held):
    """A queue that says whether its scene holds."""

    holding = False

    def hold(self) -> None:
        self.holding = True

    def go_on(self) -> None:
        self.holding = False


def test_what_still_flies_does_not_end_the_scene_that_follows(qtbot: QtBot, theme: Theme) -> None:
    under, flow = QWidget(), Holding()
    qtbot.addWidget(under)
    with qtbot.waitExposed(under):
        under.show()
    overlay = Overlay(under)
    overlay.landed.connect(flow.go_on)
    stage = Stage(theme, flow, cast("Any", None), overlay, overlay)
    overlay.launch([Timed(Pause(), 60_000)])  # chips, which nobody waits for
    stage.wait(60_000)
    assert flow.holding
    overlay.skip()
    assert not flow.holding
