"""The emblem: two dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.die import Pose
from ludogite.ui.widgets.emblem import draw_die, ground_shadow


def draw(painter: QPainter, theme: Theme) -> None:
    """Draw it in a field of 200 × 150."""
    ground_shadow(painter, theme, QPointF(100, 129), 60, 10)
    draw_die(painter, theme, Pose(70, 86, 66, -10), 1)
    draw_die(painter, theme, Pose(135, 84, 66, 8), 6)
