"""How a game is shown in the pictures of the program: where its table stands, and what a family has made for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludogite.core.rules import Request


@dataclass(frozen=True, slots=True)
class RealDice:
    """The picture of real dice being read in: its name, after how many throws, with what typed."""

    name: str
    throws: int
    typed: str


@dataclass(frozen=True, slots=True)
class Sample:
    """A game in the pictures.

    ``middle`` tells the request of the first seat at which its table is drawn, its first one where nothing else is said, after a
    press of its one button where ``pressed``.
    ``level`` is the one at which people and computer play where the usual ones think for too long. The game is played in one of so
    many games of the family (``every``). ``own`` makes what the family has made for it, as its option takes it; ``work`` lays
    unfinished work on its editor. ``curtain``: hands are hidden, so the hand-over is drawn here.
    """

    middle: Callable[[Request], bool] = lambda _request: True
    level: str = ""
    every: int = 14
    pressed: bool = False
    curtain: bool = False
    real_dice: RealDice | None = None
    own: Callable[[], str] | None = None
    work: Callable[[Any], None] | None = None
