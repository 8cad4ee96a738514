"""What the tokens of the themes are; their values stand in ``made_tokens.py``, made from ``resources/themes/tokens.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QColor

THEMES = ("papier", "soiree", "contraste")
SYMBOLS = ("triangle", "rond", "losange", "carré", "étoile", "hexagone", "cœur", "croix")
PLAYERS = len(SYMBOLS)


class TypeRole(NamedTuple):
    """A role of the type scale: size in px at 100 %, family key (display or text) and weight."""

    size: float
    family: str
    weight: int


class ThemeTokens(NamedTuple):
    """The colours of one theme, as "#rrggbb", the players in seat order, and the contrast that pairs must keep."""

    colours: Mapping[str, str]
    players: tuple[tuple[str, str, str], ...]  # colour, tint, symbol
    contrast: Mapping[str, float]  # "text / ground" -> least ratio


class ColouredDie(NamedTuple):
    """A coloured die: its face, the colour of its letter, and the shape that comes with it."""

    face: QColor
    text: QColor
    shape: str


class Tokens(NamedTuple):
    """Everything that ``tokens.toml`` says, typed."""

    themes: Mapping[str, ThemeTokens]
    type: Mapping[str, TypeRole]
    motion: Mapping[str, int]
    stagger: Mapping[str, int]
    spacing: Mapping[str, int]
    radii: Mapping[str, int]
    coloured_dice: Mapping[str, ColouredDie]
