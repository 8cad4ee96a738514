"""The rule of what flies: while it waits nothing of it lies where it will lie."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tests.seen.desk import Desk, Pixels
from tests.seen.shown import Notes, part_of
from tests.seen.tree import Rect

PAINTED_S: Final = 0.06
"""So long after a flight is noted the screen may still be the one before it."""
LIES_S: Final = 2.5
"""So long after it should have landed it is looked for, on a busy machine too."""
LOOKS_S: Final = 0.15
"""So much lies between two such looks."""
NEW: Final = 0.1
"""It is judged where it changes this share of where it lies."""
EARLY: Final = 0.25
"""Less than this share of what it changes may be there before its time."""


@dataclass
class Flight:
    """Something that waits and then flies: since when (s), how long it waits and until it has landed, and the screen so far."""

    at: float
    waits_s: float
    lands_s: float
    hides: Rect
    """Where it comes from, a cup, which may show a little of what it holds, and moves in the second half of the time."""
    ends: Sequence[Rect]
    """Where each will lie: the middle of it."""
    before: Pixels
    waiting: list[Pixels] = field(default_factory=list)

    landed: Pixels | None = None
    """The screen that differs most from the one before, where things lie: dice of an opening draw go again at once."""
    looked_at: float = 0.0
    _most: float = NEW

    def lies(self, pixels: Pixels, now: float) -> None:
        """Look where things lie, now and then."""
        if now - self.looked_at >= LOOKS_S:
            self.looked_at = now
            places = np.count_nonzero(self._places())
            share = np.count_nonzero(self._changed(pixels)) / places if places else 0.0
            if share > self._most:
                self.landed, self._most = pixels, share

    def early(self) -> float | None:
        """Give the greatest share of what it has changed that was so while it waited; None where it did not, or nobody looked."""
        if self.landed is None or not self.waiting:
            return None
        rest, changed = coarse(self.landed), self._changed(self.landed)
        return max(float(np.mean((coarse(one) == rest)[changed])) for one in self.waiting)

    def _places(self) -> NDArray[np.bool_]:
        """Tell of each pixel whether something will lie there, clear of the cup."""
        lies = np.zeros(self.before.shape, np.uint32)
        for end in self.ends:
            part_of(lies, end)[:] = 1
        part_of(lies, self.hides)[:] = 0
        return lies > 0

    def _changed(self, pixels: Pixels) -> NDArray[np.bool_]:
        changed: NDArray[np.bool_] = self._places() & (coarse(pixels) != coarse(self.before))
        return changed


class FlightRule:
    """Follows the flights that the program notes; ``look`` is called with every screen and gives what does not hold."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._notes = desk, Notes(desk)
        self._screens: deque[tuple[float, Pixels]] = deque(maxlen=4)
        self._flight: Flight | None = None
        self.held = 0
        """How many flights were seen to wait, and to land."""

    def look(self, pixels: Pixels) -> Iterator[str]:
        """Compare the screen of this moment with what flies."""
        now = time.monotonic()
        for line in self._notes.new():
            if line["what"] == "flight":
                self._flight = self._begun(line)
        flight = self._flight
        if flight is not None and self._desk.touched > flight.at + PAINTED_S:  # whoever presses lets it land
            flight = self._flight = None
        if flight is not None:
            if PAINTED_S <= now - flight.at < flight.waits_s / 2:
                flight.waiting.append(pixels)
            elif now - flight.at > flight.lands_s:
                flight.lies(pixels, now)
            if now - flight.at > flight.lands_s + LIES_S:
                self._flight = None
                early = flight.early()
                self.held += early is not None
                if early is not None and early >= EARLY:
                    yield f"{early:.0%} of what has flown to {flight.ends} lay there before it began"
        self._screens.append((now, pixels))

    def _begun(self, line: dict[str, Any]) -> Flight | None:
        before = next((screen for at, screen in reversed(self._screens) if at < line["at"]), None)
        if before is None:
            return None
        ends = [Rect(*end) for end in line["ends"]]
        return Flight(line["at"], line["waits_s"], line["lands_s"], Rect(*line["place"]), ends, before)


def coarse(pixels: Pixels) -> Pixels:
    """Leave sixteen steps of red, green and blue."""
    return pixels & np.uint32(0xF0F0F0)
