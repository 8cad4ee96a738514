"""Several hands on one keyboard: what a key means in the moment after somebody has got the floor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer

from ludogite.core.rules import Seat
from ludogite.ui.flow import press_guard

TOGETHER_MS: Final = 500
"""Keys that come so soon after a buzz were pressed together with it: they are buzzes, not letters of the first one's word."""
GRACE_MS: Final = 1500
"""So long after a vote the keys with which people have voted are no buzzes: who was about to vote does not see it end."""


class SharedKeyboard:
    """Knows since when who has the floor, and keeps what each player had begun to write.

    ``now`` gives ms; times of events (ms, 0 where the window system gives none) go before it, for a busy window sees them late.
    """

    def __init__(self, now: Callable[[], int] | None = None) -> None:
        timer = QElapsedTimer()
        timer.start()
        self._now = now or timer.elapsed
        self._given: tuple[int, int] | None = None
        self._drafts: dict[Seat, str] = {}
        self._decided: float | None = None
        self.before: Seat | None = None
        """Who had the floor just before, where it went on to the next in the queue: the hands may still be writing."""

    def give(self, stamp: int = 0, *, before: Seat | None = None) -> None:
        """Say that somebody has got the floor now, by a key pressed at ``stamp``, or after the one who had it ``before``."""
        self._given, self.before = (self._now(), stamp), before

    def is_together(self, stamp: int) -> bool:
        """Tell whether a key pressed at ``stamp`` was pressed together with the buzz."""
        if self._given is None:
            return False
        now, then = self._given
        since = stamp - then if stamp and then else self._now() - now
        return 0 <= since <= TOGETHER_MS

    def decide(self) -> None:
        """Say that what people voted about is decided now."""
        self._decided = press_guard.now_ms()

    def is_late_vote(self, made: float) -> bool:
        """Tell whether a key pressed at a time (``press_guard.made_ms``) was meant for the vote that is over."""
        return self._decided is not None and made - self._decided < GRACE_MS

    def keep(self, seat: Seat, text: str) -> None:
        """Keep what somebody has begun to write for when the floor is theirs again."""
        self._drafts[seat] = text

    def add(self, seat: Seat, text: str) -> None:
        """Add a letter that came too late to what somebody had begun to write."""
        self._drafts[seat] = self._drafts.get(seat, "") + text

    def draft(self, seat: Seat | None) -> str:
        """Take out what somebody had begun to write."""
        return "" if seat is None else self._drafts.pop(seat, "")

    def forget(self) -> None:
        """Forget the drafts: a new round."""
        self._drafts.clear()
        self._given = self._decided = None
