"""Phones between two games: they show the result and their own place in it, keep their chairs, and who leads may ask for more.

A phone without a chair says whose it is, and plays the next game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from ludogite.core.rules import Refusal
from ludogite.phones.messages import JsonObject
from ludogite.services.phone_acts import GetUp, Join, JoinAsGuest, PhoneAct, Sit, Wish
from ludogite.services.phone_bench import PhoneBench
from ludogite.services.phone_server_client import NOWHERE, PhoneServerClient
from ludogite.store.profiles import Profile


class PhoneBreak(QObject):
    """Attends to a door at which no table plays; ``wished``: a phone that leads wants to go on, with "again" or with a game."""

    wished = Signal(str)

    def __init__(
        self,
        door: PhoneServerClient,
        last: JsonObject,
        games: list[tuple[str, str]],
        house: Sequence[Profile],
        said: Callable[[Refusal], str],
    ) -> None:
        """Show how the game before ended; ``games``: what may be played next, as id and name, ``house``: who may join."""
        super().__init__(door)
        self._door, self._last, self._said = door, last, said
        self._games = dict(games)
        self._people = {one["seat"]: one["name"] for one in last["people"] if one["person"]}
        self._bench = PhoneBench(door, house, self._people.values(), self._refuse)
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
        held = {claim.name for claim in self._door.claims.values()}
        people = [one | {"taken": one["name"] in held, "absent": False} for one in self._last["people"]]
        common = self._last | {"between": True, "people": people, "others": self._bench.others(), "forms": []}
        for phone in self._door.phones:
            mine = [claim.name for claim in self._door.claims.values() if claim.phone == phone]
            leads = {"games": list(map(list, self._games.items()))} if self._door.leads(phone) else {}
            self._door.show(phone, common | {"mine": mine} | self._bench.told(phone) | leads)

    def _refuse(self, refusal: Refusal, phone: int) -> None:
        self._door.note(phone, {"refused": self._said(refusal)})

    def _on_heard(self, phone: int, act: PhoneAct, _at: int) -> None:
        match act:
            case Wish(what) if self._door.leads(phone) and (what == "again" or what in self._games):
                self.wished.emit(what)
            case Sit(seat) if seat in self._people and not any(
                claim.name == self._people[seat] for claim in self._door.claims.values()
            ):
                self._bench.give(phone, self._people[seat])
            case Join() | JoinAsGuest():
                self._bench.take(phone, act)
            case GetUp(seat) if seat == NOWHERE and (claim := self._door.held(phone, seat)):
                self._door.free(claim.key)
            case _:
                self._door.forget(phone)  # the table has just been left: its page shows what is there now
                self.refresh()
