"""What a screen asks of its game: words, sentences and sounds, and nothing of the rest of a descriptor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ludogite.services.sound import Sound
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.values import Part


class GameVoice(Protocol):
    """A :class:`ludogite.ui.game_ui.GameUi`, seen from below."""

    @property
    def name(self) -> str:
        """The name of the game in the language of the moment."""

    @property
    def texts(self) -> Part[GameTexts]:
        """The words of the game."""

    @property
    def tell(self) -> Part[Callable[[object, Sequence[str]], str | None]]:
        """What says an event in one sentence, with the names by seat; None for one that needs no words."""

    def sound_of(self, event: object) -> Sound | None:
        """Give the sound of an event, or None where it has none."""
