"""The rule that what is said is seen: each notice and card that the program notes changes the screen for its reading time."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tests.seen.desk import Desk, Pixels
from tests.seen.tree import Rect

APPEARS_S: Final = 4.0
"""How long something may take to be painted, on a busy machine."""
LEAST: Final = 40
"""So many pixels differ at least where words stand."""


@dataclass
class Told:
    """Something that is shown to be read: its words, its place, the screen before it, and since when it is seen."""

    at: float
    words: str
    place: Rect
    read_s: float
    before: Pixels
    seen_at: float | None = None


class ShownRule:
    """Follows what the program notes; ``look`` is called at every moment and gives what does not hold."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._file, self._read = desk, desk.folder / "shown.jsonl", 0
        self._screens: deque[tuple[float, Pixels]] = deque(maxlen=4)
        self._told: list[Told] = []
        self.held = 0
        """How often something was seen for its reading time, or until somebody went on."""

    def look(self, pixels: Pixels) -> Iterator[str]:
        """Compare the screen of this moment with what was said."""
        now = time.monotonic()
        for line in self._new_lines():
            before = next((screen for at, screen in reversed(self._screens) if at < line["at"]), None)
            if before is not None:
                place = Rect(*line["place"])
                self._told.append(Told(line["at"], line["words"], place, line["read_s"], _of(before, place)))
        going_on = []
        for told in self._told:
            is_over, fault = self._judge(told, pixels, now)
            if fault:
                yield fault
            if not is_over:
                going_on.append(told)
        self._told = going_on
        self._screens.append((now, pixels))

    def _judge(self, told: Told, pixels: Pixels, now: float) -> tuple[bool, str]:
        is_seen = int(np.count_nonzero(told.before != _of(pixels, told.place))) >= LEAST
        is_touched = self._desk.touched > (told.seen_at or told.at)
        if told.seen_at is None and is_seen:
            told.seen_at = now
            return False, ""
        if is_touched:  # whoever goes on takes it away
            self.held += told.seen_at is not None
            return True, ""
        if told.seen_at is None:
            late = now - told.at > APPEARS_S
            return late, f"« {told.words} » has not been seen for {now - told.at:.1f} s" if late else ""
        if now - told.seen_at >= told.read_s:
            self.held += 1
            return True, ""
        return not is_seen, "" if is_seen else f"« {told.words} » was gone after {now - told.seen_at:.1f} s of {told.read_s:.1f}"

    def _new_lines(self) -> list[dict[str, Any]]:
        if not self._file.is_file():
            return []
        with self._file.open(encoding="utf-8") as file:
            file.seek(self._read)
            whole = file.read()
        kept = whole[: whole.rfind("\n") + 1]
        self._read += len(kept.encode())
        return [json.loads(line) for line in kept.splitlines()]


def _of(pixels: Pixels, place: Rect) -> Pixels:
    """Cut a place out of a screen."""
    return pixels[max(place.y, 0) : max(place.y + place.h, 0), max(place.x, 0) : max(place.x + place.w, 0)]
