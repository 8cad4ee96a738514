"""What a picture of the rules is, the plate of felt on which most of them lie, and ordinary dice. Sizes are px at 100 %.

A picture is a line of the text such as ``[dés 3 3 3 5 5] caption``. Every game may show ``dés`` 1 to 6; its own kinds are listed in
its ``rule_pictures``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Felt
from ludogite.ui.widgets.die import paint_mini_die

translate = QCoreApplication.translate

Draw: TypeAlias = Callable[[QPainter, Theme, float], None]
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


Pictures: TypeAlias = Mapping[str, Callable[[tuple[str, ...], Path], Drawn]]
"""Makes each kind of picture from its line and the resources; raises ValueError or KeyError for a line that means none."""


def plate(painter: QPainter, theme: Theme, width: float, height: float, colours: Felt, unit: float) -> None:
    """Lay a small plate of a game's felt."""
    felt(painter, theme, QRectF(0, 0, width * unit, height * unit), colours, radius=CORNER * unit)


def dice(shows: tuple[str, ...]) -> Drawn:
    """Show ordinary dice."""
    values = [int(one) for one in shows]
    if not all(1 <= value <= 6 for value in values):
        raise ValueError(f"no dice: {shows}")

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        for number, value in enumerate(values):
            paint_mini_die(painter, theme, QRectF(number * PITCH * unit + 1, 1, DIE * unit - 2, DIE * unit * 1.07), value)

    told = translate("RulesPicture", "Dés : {dice}.").format(dice=", ".join(map(str, values)))
    return Drawn(len(values) * PITCH, DIE * 1.12, draw, told)
