"""The rules of what is said: each notice and card that the program notes changes the screen for its reading time, and then goes."""

from __future__ import annotations

import json
import math
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tests.seen.desk import Desk, Pixels
from tests.seen.tree import Node, Rect

APPEARS_S: Final = 4.0
"""How long something may take to be painted, on a busy machine."""
LEAST: Final = 40
"""So many pixels differ at least where words stand."""
PASSES_S: Final = 12.0
"""A notice that passes is gone by then, on a busy machine too; the program shows it for eight seconds."""
PRESSED_S: Final = 3.0
"""So long after a press a card is gone that waited for one."""
GUARDED_S: Final = 0.8
"""A press so soon after a card has appeared may be one for what stood there before."""
LEFT: Final = 0.3
"""A card that is gone has left less than this share of its pixels."""
STANDS: Final = ("attend", "pause", "…", "?")
"""Words of notices that stand for as long as it is so, or until they are answered."""


@dataclass
class Told:
    """Something that is shown to be read: its words, its place, the screen before it, and since when it is seen."""

    at: float
    words: str
    place: Rect
    read_s: float
    before: Pixels
    what: str = ""
    seen_at: float | None = None
    face: Pixels | None = None
    """What it looks like, since it was seen."""

    def is_left(self, now: Pixels) -> bool:
        """Tell whether it still stands there, as far as pixels say."""
        if self.face is None or self.face.shape != now.shape:
            return False
        own = self.face != self.before
        return bool(np.any(own)) and float(np.mean(now[own] == self.face[own])) >= LEFT


class Notes:
    """What the program notes of what it shows, line by line."""

    def __init__(self, desk: Desk) -> None:
        self._file, self._read = desk.folder / "shown.jsonl", 0

    def new(self) -> list[dict[str, Any]]:
        """Give what was noted since the last time."""
        if not self._file.is_file():
            return []
        with self._file.open(encoding="utf-8") as file:
            file.seek(self._read)
            whole = file.read()
        kept = whole[: whole.rfind("\n") + 1]
        self._read += len(kept.encode())
        return [json.loads(line) for line in kept.splitlines()]


class ShownRule:
    """Follows what the program notes; ``look`` is called at every moment and gives what does not hold."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._notes = desk, Notes(desk)
        self._screens: deque[tuple[float, Pixels]] = deque(maxlen=4)
        self._told: list[Told] = []
        self._read_out: list[Told] = []
        """What was read, and must go."""
        self.held = 0
        """How often something was seen for its reading time, or until somebody went on."""
        self.gone = 0
        """How often something that was read has gone in its time, from the screen and from the tree."""

    def look(self, pixels: Pixels) -> Iterator[str]:
        """Compare the screen of this moment with what was said."""
        now = time.monotonic()
        for line in self._notes.new():
            before = next((screen for at, screen in reversed(self._screens) if at < line["at"]), None)
            if before is not None and line["what"] != "flight":
                place = Rect(*line["place"])
                self._told.append(Told(line["at"], line["words"], place, line["read_s"], part_of(before, place), line["what"]))
        going_on = []
        for told in self._told:
            is_over, fault = self._judge(told, pixels, now)
            if fault:
                yield fault
            if not is_over:
                going_on.append(told)
            elif told.face is not None:
                self._read_out.append(told)
        self._told = going_on
        self._screens.append((now, pixels))

    def after(self, pixels: Pixels, tree: Node) -> Iterator[str]:
        """Give what stands on the screen or in the tree though its time is over."""
        now, stays = time.monotonic(), []
        for told in self._read_out:
            is_painted = told.is_left(part_of(pixels, told.place))
            is_heard = any(node.name == told.words and node.rect == told.place for node in tree.walk())
            if not is_painted and not is_heard:
                self.gone += 1
            elif now > self._ends(told):
                where = " and ".join(["on the screen"] * is_painted + ["in the tree"] * is_heard)
                yield f"« {told.words} » is still {where} {now - (told.seen_at or told.at):.1f} s after it was seen"
            else:
                stays.append(told)
        self._read_out = stays

    def _ends(self, told: Told) -> float:
        """Say when something must have gone."""
        seen_at = told.seen_at or told.at
        if told.what == "notice":
            return seen_at + PASSES_S if not any(word in told.words for word in STANDS) else math.inf
        return self._desk.touched + PRESSED_S if self._desk.touched > seen_at + GUARDED_S else math.inf

    def _judge(self, told: Told, pixels: Pixels, now: float) -> tuple[bool, str]:
        is_seen = int(np.count_nonzero(told.before != part_of(pixels, told.place))) >= LEAST
        is_touched = self._desk.touched > (told.seen_at or told.at)
        if told.seen_at is None and is_seen:
            told.seen_at, told.face = now, part_of(pixels, told.place)
            return False, ""
        if is_seen and not is_touched:
            told.face = part_of(pixels, told.place)
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


def part_of(pixels: Pixels, place: Rect) -> Pixels:
    """Cut a place out of a screen."""
    return pixels[max(place.y, 0) : max(place.y + place.h, 0), max(place.x, 0) : max(place.x + place.w, 0)]
