"""Game time: milliseconds since the game began, without pauses."""

from __future__ import annotations

from typing import Protocol


class GameClock(Protocol):
    """Tells game time; the one of the window runs with the machine's clock, that of tests and simulations by hand."""

    def now_ms(self) -> int:
        """Tell the game time in ms; never runs backwards."""


class VirtualClock:
    """A clock that only moves when told to."""

    def __init__(self, start_ms: int = 0) -> None:
        self._now = start_ms

    def now_ms(self) -> int:
        """Tell the game time in ms."""
        return self._now

    def advance(self, ms: int) -> None:
        """Let time pass (``ms`` >= 0)."""
        if ms < 0:
            raise ValueError("time does not run backwards")
        self._now += ms
