"""The sounds of Mots de Tête."""

from __future__ import annotations

from typing import Final

from ludogite.games.mots_de_tete import moves
from ludogite.services.sound import Sound
from ludogite.ui.game_ui import Sounds

FEAST_POINTS: Final = 60
"""A play of so many points is a feast, as its confetti."""


def _bonus(event: moves.BonusThrown) -> Sound | None:
    return Sound.DIE_THROW if any(rolls.dice for rolls in event.bonus) else None


def _scored(event: moves.Scored) -> Sound:
    return Sound.FEAST if event.play.points >= FEAST_POINTS else Sound.CHIP


SOUNDS: Final[Sounds] = {
    moves.DieThrown: Sound.DIE_THROW,
    moves.Written: Sound.WRITE,
    moves.BonusThrown: _bonus,
    moves.Scored: _scored,
    moves.Contested: Sound.BUZZER,
    moves.ContestWon: Sound.REFUSAL,
    moves.ContestLost: Sound.REFUSAL,
    moves.LastTurn: Sound.BELL,
}
