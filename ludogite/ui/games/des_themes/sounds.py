"""The sounds of Dés à thèmes."""

from __future__ import annotations

from typing import Final

from ludogite.games.des_themes import moves
from ludogite.services.sound import Sound
from ludogite.ui.game_ui import Sounds

SOUNDS: Final[Sounds] = {
    moves.ThemeFell: Sound.DIE_THROW,
    moves.DiceFell: Sound.DIE_THROW,
    moves.Buzzed: Sound.BUZZER,
    moves.FloorLost: Sound.REFUSAL,
    moves.AnswerRefused: Sound.REFUSAL,
    moves.BlackFailed: Sound.REFUSAL,
    moves.Scored: Sound.CHIP,
}
