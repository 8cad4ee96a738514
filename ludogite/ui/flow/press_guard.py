"""Which presses answer what is shown: those made a moment after it was first painted, by the event's own timestamp.

A loop that stalls hands presses over late; the time at which it gets round to them tells nothing of what the person saw.
"""

from __future__ import annotations

import time
from typing import Final, Protocol

GUARD_MS = 350
"""How long after its first painting something takes no press."""
HANDED_MS = 800
"""How long it takes none where somebody else has come to it: nobody takes a keyboard or a mouse over sooner."""
_CLOCK_WRAPS_MS: Final = 2**32
_LONGEST_STALL_MS: Final = 60_000
"""An event that seems older has the timestamp of another clock than ours."""
_NEVER, _LONG_AGO = float("inf"), float("-inf")


class Stamped(Protocol):
    """An input event."""

    def timestamp(self) -> int:
        """Give the time of the system's clock at which it was made (ms)."""


def now_ms() -> float:
    """Return the machine's monotonic time (ms), which X11, Wayland, Windows and macOS stamp input events with."""
    return time.monotonic() * 1000


def made_ms(event: Stamped) -> float:
    """Return when an input was made, in ms of ``now_ms``; now, where its timestamp is of another clock."""
    now = now_ms()
    age = (now - event.timestamp()) % _CLOCK_WRAPS_MS
    return now - age if age < _LONGEST_STALL_MS else now


class PressGuard:
    """Refuses presses that were made before what they fall on had been seen for ``GUARD_MS``."""

    def __init__(self) -> None:
        self._armed = self._painted = self._refused = _LONG_AGO
        self._is_handed = False

    def arm(self, *, is_shown: bool = False, is_handed: bool = False) -> None:
        """Take no press until this has been painted and ``GUARD_MS`` have gone; ``is_shown``: nothing new is to be painted.

        ``is_handed``: it is somebody else's from now on, who takes longer to come, or it came unawaited (``HANDED_MS``).
        """
        self._is_handed = is_handed
        self._armed = now_ms()
        self._painted = self._armed if is_shown else _NEVER

    @property
    def awaits_painting(self) -> bool:
        """Whether what presses fall on has not been painted yet."""
        return self._painted == _NEVER

    def on_painted(self) -> None:
        """Note the first painting."""
        self._painted = min(self._painted, now_ms())

    def takes(self, made: float | None = None, *, insists: bool = True, is_hidden: bool = False) -> bool:
        """Return whether a press made then (ms, now by default) counts.

        A refused one prolongs the wait of who ``insists``. What ``is_hidden`` is never painted: it counts from its writing.
        """
        if GUARD_MS <= 0:
            return True
        made = now_ms() if made is None else made
        seen = min(self._painted, self._armed) if is_hidden else self._painted
        if made >= max(seen + (HANDED_MS if self._is_handed else GUARD_MS), self._refused + GUARD_MS):
            return True
        if insists:
            self._refused = max(self._refused, made)
        return False
