"""The clock of tests, and windows."""

from __future__ import annotations

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.window import Window, round_from


def test_a_virtual_clock_moves_only_when_told() -> None:
    clock = VirtualClock(500)
    assert clock.now_ms() == clock.now_ms() == 500
    clock.advance(0)
    clock.advance(250)
    assert clock.now_ms() == 750


def test_time_does_not_run_backwards() -> None:
    clock = VirtualClock()
    with pytest.raises(ValueError, match="backwards"):
        clock.advance(-1)
    assert clock.now_ms() == 0


def test_a_window_in_turn_asks_one_after_the_other() -> None:
    window = Window(("row", 2), 1, round_from(1, 4))
    assert window.asked == (2,)
    window = window.answered(2)
    assert window.asked == (3,)
    assert window.answered(3).answered(0).is_closed
    assert not window.is_closed


def test_a_window_for_all_asks_everybody_and_takes_answers_in_any_order() -> None:
    window = Window((), 0, (1, 2, 3), in_turn=False)
    assert window.asked == (1, 2, 3)
    assert window.answered(2).asked == (1, 3)
    assert window.answered(2).answered(2) == window.answered(2)


def test_a_cancelled_window_asks_nobody_more() -> None:
    window = Window((), 0, (1, 2)).cancel()
    assert window.is_closed
    assert window.asked == ()
    assert window.waiting == (1, 2), "who had not answered stays known"


def test_windows_are_values() -> None:
    assert len({Window((), 0, (1,)), Window((), 0, (1,)), Window((), 0, (1,)).cancel()}) == 2


@pytest.mark.parametrize(("seat", "seats", "others"), [(0, 1, ()), (0, 2, (1,)), (2, 4, (3, 0, 1)), (3, 4, (0, 1, 2))])
def test_the_round_goes_clockwise_from_the_left(seat: int, seats: int, others: tuple[int, ...]) -> None:
    assert round_from(seat, seats) == others
