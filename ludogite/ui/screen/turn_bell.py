"""Rings when the turn comes to a person at this screen from somebody else."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ludogite.core.rules import Seat
from ludogite.services.game_session import AnySession
from ludogite.services.sound import Sound, play_sound
from ludogite.ui.screen.game_screen import AnyScreen


class TurnBell(QObject):
    """Listens to a table and its screen: the bell waits until everything that came before has been seen."""

    def __init__(self, table: AnySession, screen: AnyScreen, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._screen = screen
        self._seat: Seat | None = None
        table.asked.connect(self._on_asked)
        screen.flow.rested.connect(self._look)
        self._look()

    def _on_asked(self, _requests: object) -> None:
        self._look()

    def _look(self) -> None:
        """See whose turn it is; where several are asked at once it is nobody's."""
        seats = {asked.request.seat for asked in self._table.requests() if asked.request.seat >= 0}
        if len(seats) != 1 or self._screen.flow.busy:
            return
        (seat,), before = seats, self._seat
        self._seat = seat
        if before not in {None, seat} and self._table.is_local(seat) and self._screen.isVisible():
            play_sound(self._screen, Sound.TURN)
