"""The sounds of Words Out."""

from __future__ import annotations

from typing import Final

from ludogite.games.words_out import moves
from ludogite.services.sound import Sound
from ludogite.ui.game_ui import Sounds


def _passed(event: moves.Passed) -> Sound | None:
    return Sound.CARD_DEAL if event.drew else None


SOUNDS: Final[Sounds] = {
    moves.LotsDrawn: Sound.CARD_LAY,
    moves.Dealt: Sound.CARD_DEAL,
    moves.RowsBegun: Sound.CARD_LAY,
    moves.Laid: Sound.CARD_LAY,
    moves.Binned: Sound.CARD_DEAL,
    moves.TurnedUp: Sound.CARD_LAY,
    moves.Shouted: Sound.BELL,
    moves.TakenBack: Sound.REFUSAL,
    moves.Cashed: Sound.CHIP,
    moves.Passed: _passed,
}
