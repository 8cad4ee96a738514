"""The rule of what flies: until it begins nothing of it shows, wherever it will fly."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
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
"""So long after it should have landed it lies there, on a busy machine too."""
NEW: Final = 0.0125
"""A colour that covers this share of the way in the end, and was not there before, is one of what has flown."""
EARLY: Final = 0.25
"""Less than this share of them may be there before its time."""


@dataclass
class Flight:
    """Something that waits and then flies: since when (s), how long it waits and until it has landed, and the screen so far."""

    at: float
    waits_s: float
    lands_s: float
    place: Rect
    hides: Rect
    """Where it comes from, a cup, which may show a little of what it holds, and moves in the second half of the time."""
    before: Pixels
    waiting: list[Pixels] = field(default_factory=list)

    def early(self, rest: Pixels) -> float | None:
        """Give the greatest share of its colours that showed while it waited; None where it brought none, or nobody looked."""
        had, has = colours(self.before), colours(rest)
        own = (has > NEW * rest.size) & (had < has / 20)
        if not self.waiting or not np.any(own):
            return None
        return max(float(np.sum(colours(one)[own])) / float(np.sum(has[own])) for one in self.waiting)

    def cut(self, screen: Pixels) -> Pixels:
        """Cut its way out of a screen, and blacken what it comes from."""
        place, hides = self.place, self.hides
        way = part_of(screen, place).copy()
        left, top = max(place.x, 0), max(place.y, 0)
        way[max(hides.y - top, 0) : max(hides.y + hides.h - top, 0), max(hides.x - left, 0) : max(hides.x + hides.w - left, 0)] = 0
        return way


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
            here = flight.cut(pixels)
            if PAINTED_S <= now - flight.at < flight.waits_s / 2:
                flight.waiting.append(here)
            elif now - flight.at > flight.lands_s + LIES_S:
                self._flight = None
                early = flight.early(here)
                self.held += early is not None
                if early is not None and early >= EARLY:
                    yield f"{early:.0%} of what has flown in {flight.place} showed before it began"
        self._screens.append((now, pixels))

    def _begun(self, line: dict[str, Any]) -> Flight | None:
        before = next((screen for at, screen in reversed(self._screens) if at < line["at"]), None)
        if before is None:
            return None
        flight = Flight(line["at"], line["waits_s"], line["lands_s"], Rect(*line["place"]), Rect(*line["hides"]), before)
        flight.before = flight.cut(before)
        return flight


def colours(pixels: Pixels) -> NDArray[np.int64]:
    """Count the pixels of each colour, sixteen steps for each of red, green and blue."""
    steps = pixels >> 4 & 0xF | pixels >> 8 & 0xF0 | pixels >> 12 & 0xF00
    return np.bincount(steps.ravel().astype(np.int64), minlength=4096)
