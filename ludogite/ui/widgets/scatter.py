"""Where dice lie for which no throw was recorded: scattered as by a hand, the same for the same seed, none over another."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF

from ludogite.ui.widgets.die import Pose

PITCH_LOOSE, ROOM_LOOSE = 1.98, 1.2
"""Distance at which two loose dice like to lie, and at which they must, in sides."""
TILT_LEAST, TILT_MOST = 2, 6
"""Degrees that a die lies askew, one way or the other."""


def scatter(count: int, area: QRectF, side: float, foot: float, seed: int) -> list[Pose]:
    """Place so many dice on an area (px), none over another, each with room for ``foot`` px below; same seed, same places.

    They lie in one loose row, or in two where the area is high enough; the side (px) shrinks when they would not fit.
    """
    chance = random.Random(seed)  # noqa: S311 (only where a die lies, never what it shows)
    rows = [count]
    if count >= 4 and area.height() >= 2 * (ROOM_LOOSE * side + foot):
        rows = [(count + 1) // 2, count // 2]
    longest = max(rows, default=1) or 1
    side = min(side, area.width() / longest / ROOM_LOOSE, area.height() / len(rows) / ROOM_LOOSE - foot / ROOM_LOOSE)
    poses: list[Pose] = []
    high = area.height() / len(rows)
    for number, row in enumerate(rows):
        pitch = min(area.width() / max(row, 1), side * PITCH_LOOSE)
        play_x, play_y = pitch - ROOM_LOOSE * side, high - ROOM_LOOSE * side - foot
        left = area.center().x() - pitch * (row - 1) / 2
        middle = area.top() + high * (number + 0.5) - foot / 2
        for column in range(row):
            x = left + pitch * column + play_x * chance.uniform(-0.4, 0.4)
            y = middle + min(play_y, 0.5 * side) * chance.uniform(-0.4, 0.4)
            poses.append(Pose(x, y, side, chance.choice((-1, 1)) * chance.uniform(TILT_LEAST, TILT_MOST)))
    return poses
