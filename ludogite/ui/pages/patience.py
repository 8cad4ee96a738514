"""What is said while a computer player keeps everybody waiting."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from ludogite.core.rules import Seat
from ludogite.services.match import Match
from ludogite.ui.screen.game_screen import AnyScreen

PATIENCE_MS: Final = 5_000
"""After so long of waiting something is said."""


class Patience(QObject):
    """Watches the computer players of a match, and lets whoever presses skip what they wait for; nothing of it is logged."""

    def __init__(self, match: Match, screen: AnyScreen, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._screen, self._thinker = match, screen, 0
        self._time = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._time.timeout.connect(self._say)
        match.computer_players.thinking.connect(self._on_thinking)
        screen.flow.hurry_wanted.connect(self._on_hurry)

    def stop(self) -> None:
        """Wait for nobody: something has happened."""
        self._time.stop()

    def _on_thinking(self, seat: Seat) -> None:
        self._thinker = seat
        if not self._match.computer_players.in_real_time:
            self._time.start()

    def _on_hurry(self) -> None:
        if not self._match.computer_players.in_real_time:
            self._match.computer_players.skip()

    def _say(self) -> None:
        lines = (self.tr("{name} compte sur ses doigts…"), self.tr("{name} hésite encore…"), self.tr("{name} se gratte la tête…"))
        info = self._match.local.seats[self._thinker]
        said = lines[len(self._match.session.entries) % len(lines)]
        self._screen.status_line.say(said.format(name=info.name), info.ink)
