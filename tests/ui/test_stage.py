"""What is launched on the stage of a table."""

from __future__ import annotations

from typing import Any, cast

from ludogite.ui.screen.stage import Stage
from ludogite.ui.style.theme import Theme


class Waiting:
    def __init__(self) -> None:
        self.waited: list[int] = []

    def hold(self) -> None:
        raise AssertionError("nothing flies")

    def wait(self, duration_ms: int) -> None:
        self.waited.append(duration_ms)


def test_a_long_word_stands_longer_than_a_short_one_and_nothing_for_ever(theme: Theme) -> None:
    queue = Waiting()
    stage = Stage(theme, queue, cast("Any", None), cast("Any", None), cast("Any", None))
    for words in (("AS",), ("MAISON",), ("CHATOUILLER",), ("A" * 21, "B" * 21)):
        stage.let_read(*words)
    once = theme.ms("points_count")
    assert queue.waited == [2 * once, 2 * once, once * 17 // 6, 5 * once]
