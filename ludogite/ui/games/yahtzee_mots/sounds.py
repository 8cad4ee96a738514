"""The sounds of Yahtzee des Mots."""

from __future__ import annotations

from typing import Final

from ludogite.games.yahtzee_mots import moves
from ludogite.services.sound import Sound
from ludogite.ui.game_ui import Sounds

SOUNDS: Final[Sounds] = {
    moves.DiceThrown: Sound.DIE_THROW,
    moves.WordsAccepted: Sound.LETTER_LAY,
    moves.WordsRefused: Sound.REFUSAL,
    moves.Claimed: Sound.LETTER_LAY,
    moves.SandGone: Sound.BUZZER,
    moves.Marked: Sound.WRITE,
    moves.ZeroWritten: Sound.WRITE,
    moves.YahtzeePrime: Sound.FEAST,
}
