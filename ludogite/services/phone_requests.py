"""A phone wants a chair whose own phone is away: asked at the screen and on the phones that lead, and the first answer counts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ludogite.phones.messages import JsonObject
from ludogite.services.phone_server_client import PhoneServerClient

GIVE, KEEP = "give", "keep"
"""What a phone that leads answers."""


class SeatRequests(QObject):
    """Keeps the one request that is open behind a door; ``give`` hands the chair of a key to a phone, ``refuse`` tells it no."""

    asked = Signal(str)
    """Somebody wants the chair of this name."""
    settled = Signal()
    """It has been answered, here or there, or has lapsed: the phone of the chair is back, or the other has gone."""

    def __init__(
        self, door: PhoneServerClient, give: Callable[[str, int], None], refuse: Callable[[int], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._door, self._give, self._refuse = door, give, refuse
        self._key, self._phone = "", 0
        self.name = ""
        """Whose chair is wanted; "" where none is."""

    def want(self, key: str, phone: int, name: str) -> None:
        """Ask whether a phone may have the chair of a key; one request at a time."""
        if not self.name and self._is_absent(key):
            self._key, self._phone, self.name = key, phone, name
            self.asked.emit(name)

    def answer(self, *, gives: bool) -> None:
        """Give the chair, or keep it; an answer to what has lapsed changes nothing."""
        if not self.name:
            return
        key, phone, self.name = self._key, self._phone, ""
        if gives and self._is_absent(key) and phone in self._door.phones:
            self._give(key, phone)
        self.settled.emit()
        if not gives:
            self._refuse(phone)  # after what phones are shown, which would take its words away

    def look(self) -> None:
        """Let a request lapse that nobody waits for any more; who waits hears that the chair's own phone is back."""
        if self.name and not (self._is_absent(self._key) and self._phone in self._door.phones):
            self.name = ""
            self.settled.emit()
            if self._phone in self._door.phones:
                self._refuse(self._phone)

    def told(self, phone: int) -> JsonObject:
        """Say to a phone that leads what is asked: the name, for its form."""
        return {"wanted": self.name} if self.name and phone != self._phone and self._door.leads(phone) else {}

    def _is_absent(self, key: str) -> bool:
        claim = self._door.claims.get(key)
        return claim is not None and claim.phone is None
