"""The sounds of Yahtzee."""

from __future__ import annotations

from typing import Final

from ludogite.games.yahtzee import moves
from ludogite.games.yahtzee.scoring import Box
from ludogite.services.sound import Sound
from ludogite.ui.game_ui import Sounds


def _marked(event: moves.Marked) -> Sound:
    return Sound.FEAST if event.prime or (event.box is Box.YAHTZEE and event.points) else Sound.WRITE


SOUNDS: Final[Sounds] = {
    moves.OpeningThrown: Sound.DIE_THROW,
    moves.DiceThrown: Sound.DIE_THROW,
    moves.Marked: _marked,
}
