"""What a picture of the rules is, and the plate of felt on which most of them lie. Sizes are px at 100 %."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.theme import Look

Draw: TypeAlias = Callable[[QPainter, Look, float], None]
"""Draws at the origin; the number is how many px stand for one px at 100 %."""
DIE, PITCH = 38, 46
"""An ordinary die in the text, and the way to the next."""
PAD = 15
"""The rim of a plate."""
CORNER = 10
"""Radius of a plate."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture: its size in px at 100 %, how it is drawn, and what it shows in words."""

    width: float
    height: float
    draw: Draw
    words: str


def plate(painter: QPainter, look: Look, width: float, height: float, game_id: str, unit: float) -> None:
    """Lay a small plate of a game's felt."""
    felt(painter, look, QRectF(0, 0, width * unit, height * unit), game_id, radius=CORNER * unit)
