"""What a person at a table hears and feels: sounds of events, sentences for screen readers, a shake where something is refused."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.services.sound import Sound, play_sound
from ludogite.ui.flow.game_flow import GameFlow
from ludogite.ui.screen.table_parts import TableParts
from ludogite.ui.screen.voice import GameVoice
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.shake import Shake

C = TypeVar("C")
E = TypeVar("E")


class Feedback(QObject, Generic[C, E]):
    """Listens to a flow for a screen; ``parts`` is the game's."""

    def __init__(self, game: GameVoice, theme: Theme, flow: GameFlow[C, E, Any], screen: QWidget) -> None:
        super().__init__(screen)
        self._game, self._theme, self._flow, self._screen = game, theme, flow, screen
        self._shake = Shake(theme, screen)
        self.parts: TableParts[C, E] = TableParts()
        flow.narrator.announced.connect(self.announce)
        flow.narrator.felt.connect(self.shake)
        flow.heard.connect(self._on_heard)

    def _on_heard(self, event: E, moves: bool) -> None:  # noqa: FBT001 - a slot
        """Let an event be heard at the moment of contact; where nothing ``moves`` there is but one."""
        sound = self._game.sound_of(event)
        if sound is not None and self._screen.isVisible():
            play_sound(self._screen, sound, self.parts.impact_times(event) if moves and not self._theme.reduced_motion else ())
        if sound is Sound.REFUSAL and (seat := self.parts.refused_to(event)) is not None and self._flow.acts_here(seat):
            self.shake()

    def shake(self) -> None:
        """Let a refusal be felt where the hand is."""
        self._shake.start(self.tried_with())

    def tried_with(self) -> QWidget | None:
        """Return what the hand is at: the paper or the board, whichever has keyboard or mouse."""
        if self.parts.tried_with is not None:
            return self.parts.tried_with()
        focus, parts = QApplication.focusWidget(), [part for part in (self.parts.aside, self.parts.board) if part is not None]
        has_keys = (part for part in parts if focus is not None and (part is focus or part.isAncestorOf(focus)))
        return next(has_keys, next((part for part in parts if part.underMouse()), parts[-1] if parts else None))

    def announce(self, sentence: str) -> None:
        """Say one sentence to screen readers, without moving the focus."""
        if self._screen.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._screen, sentence))
