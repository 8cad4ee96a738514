"""Phones between two games: they show the result and their own place in it, keep their chairs, and who leads may ask for more."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ludogite.phones.messages import JsonObject
from ludogite.services.phone_acts import PhoneAct, Wish
from ludogite.services.phone_server_client import PhoneServerClient


class PhoneBreak(QObject):
    """Attends to a door at which no table plays; ``wished``: a phone that leads wants to go on, with "again" or with a game."""

    wished = Signal(str)

    def __init__(self, door: PhoneServerClient, last: JsonObject, games: list[tuple[str, str]]) -> None:
        """Show how the game before ended; ``games``: what may be played next, as id and name."""
        super().__init__(door)
        self._door, self._last = door, last
        self._games = dict(games)
        door.heard.connect(self._on_heard)
        door.changed.connect(self.refresh)
        door.came.connect(self.refresh)
        door.attend(self)
        self.refresh()

    def leave(self) -> None:
        """Leave the phones to a table."""
        self._door.heard.disconnect(self._on_heard)
        self._door.changed.disconnect(self.refresh)
        self._door.came.disconnect(self.refresh)
        self._door.dismiss(self)
        self.deleteLater()

    def refresh(self) -> None:
        """Show each phone what it may see and do."""
        for phone in self._door.phones:
            mine = [claim.name for claim in self._door.claims.values() if claim.phone == phone]
            leads = {"games": list(map(list, self._games.items()))} if self._door.leads(phone) else {}
            self._door.show(phone, self._last | {"between": True, "mine": mine, "forms": []} | leads)

    def _on_heard(self, phone: int, act: PhoneAct, _at: int) -> None:
        match act:
            case Wish(what) if self._door.leads(phone) and (what == "again" or what in self._games):
                self.wished.emit(what)
            case _:
                self._door.forget(phone)  # the table has just been left: its page shows what is there now
                self.refresh()
