"""Which sound an event has, game by game; an event that is not named is silent.

Screens tell when an event begins to be shown (``TableFrame.begun``): in a game, a lesson and a replay alike, with animations and
without. What is no event (a letter laid and taken back, the curtain, the last seconds) is heard where it happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludogite.games.des_themes import moves as des_themes
from ludogite.games.mots_de_tete import moves as mots_de_tete
from ludogite.games.words_out import moves as words_out
from ludogite.games.yahtzee import moves as yahtzee
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee_mots import moves as yahtzee_mots
from ludogite.services.sound import Sound

FEAST_POINTS: Final = 60
"""A play of Mots de Tête of so many points is a feast, as its confetti."""


def _marked(event: yahtzee.Marked) -> Sound:
    return Sound.FEAST if event.prime or (event.box is Box.YAHTZEE and event.points) else Sound.WRITE


def _bonus(event: mots_de_tete.BonusThrown) -> Sound | None:
    return Sound.DIE_THROW if any(rolls.dice for rolls in event.bonus) else None


def _scored(event: mots_de_tete.Scored) -> Sound:
    return Sound.FEAST if event.play.points >= FEAST_POINTS else Sound.CHIP


def _passed(event: words_out.Passed) -> Sound | None:
    return Sound.CARD_DEAL if event.drew else None


SOUND_OF: Final[Mapping[type[Any], Sound | Callable[[Any], Sound | None]]] = {
    yahtzee.OpeningThrown: Sound.DIE_THROW,
    yahtzee.DiceThrown: Sound.DIE_THROW,
    yahtzee.Marked: _marked,
    yahtzee_mots.DiceThrown: Sound.DIE_THROW,
    yahtzee_mots.WordsAccepted: Sound.LETTER_LAY,
    yahtzee_mots.WordsRefused: Sound.REFUSAL,
    yahtzee_mots.Claimed: Sound.LETTER_LAY,
    yahtzee_mots.SandGone: Sound.BUZZER,
    yahtzee_mots.Marked: Sound.WRITE,
    yahtzee_mots.ZeroWritten: Sound.WRITE,
    yahtzee_mots.YahtzeePrime: Sound.FEAST,
    mots_de_tete.DieThrown: Sound.DIE_THROW,
    mots_de_tete.Written: Sound.WRITE,
    mots_de_tete.BonusThrown: _bonus,
    mots_de_tete.Scored: _scored,
    mots_de_tete.Contested: Sound.BUZZER,
    mots_de_tete.ContestWon: Sound.REFUSAL,
    mots_de_tete.ContestLost: Sound.REFUSAL,
    mots_de_tete.LastTurn: Sound.BELL,
    des_themes.ThemeFell: Sound.DIE_THROW,
    des_themes.DiceFell: Sound.DIE_THROW,
    des_themes.Buzzed: Sound.BUZZER,
    des_themes.FloorLost: Sound.REFUSAL,
    des_themes.AnswerRefused: Sound.REFUSAL,
    des_themes.BlackFailed: Sound.REFUSAL,
    des_themes.Scored: Sound.CHIP,
    words_out.LotsDrawn: Sound.CARD_LAY,
    words_out.Dealt: Sound.CARD_DEAL,
    words_out.RowsBegun: Sound.CARD_LAY,
    words_out.Laid: Sound.CARD_LAY,
    words_out.Binned: Sound.CARD_DEAL,
    words_out.TurnedUp: Sound.CARD_LAY,
    words_out.Shouted: Sound.BELL,
    words_out.TakenBack: Sound.REFUSAL,
    words_out.Cashed: Sound.CHIP,
    words_out.Passed: _passed,
}


def sound_of(event: object) -> Sound | None:
    """Give the sound of an event, or None where it has none."""
    sound = SOUND_OF.get(type(event))
    return sound(event) if sound is not None and not isinstance(sound, Sound) else sound
