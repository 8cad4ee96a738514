"""Chairs beside the table: a phone without a seat says whose it is, and sits down at the next game that has room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ludogite.core.rules import Refusal
from ludogite.phones.messages import JsonObject
from ludogite.services.phone_acts import Join, JoinAsGuest
from ludogite.services.phone_server_client import NOWHERE, PhoneServerClient
from ludogite.store.profiles import Profile, clean_name

PLACES: Final = 8
"""Chairs that may stand beside a table: as many people as sit at the largest."""
PERSON: Final = "person"
"""Somebody of the house, who is chosen by the number of the profile."""


class PhoneBench:
    """Gives chairs beside a table; ``house`` may be chosen, ``names`` sit at the table, ``refuse`` tells a phone why not."""

    def __init__(
        self, door: PhoneServerClient, house: Sequence[Profile], names: Iterable[str], refuse: Callable[[Refusal, int], None]
    ) -> None:
        self._door, self._house, self._names, self._refuse = door, house, tuple(names), refuse

    def others(self) -> list[JsonObject]:
        """List the people of the house who have no place yet."""
        taken = self._taken()
        return [
            {"id": one.id, "join": PERSON, "name": one.name, "ink": one.ink}
            for one in self._house
            if one.name.casefold() not in taken
        ]

    def told(self, phone: int) -> JsonObject:
        """Say to a phone who sits beside the table with it."""
        claim = self._door.held(phone, NOWHERE)
        return {} if claim is None else {"waits": claim.name}

    def take(self, phone: int, act: Join | JoinAsGuest) -> None:
        """Give a phone a chair, or tell it why not."""
        if isinstance(act, JoinAsGuest):
            name = clean_name(act.name)
        else:
            name = next((one.name for one in self._house if act.which == PERSON and one.id == act.number), Refusal("seat_gone"))
        if isinstance(name, str) and name.casefold() in self._taken():
            name = Refusal.of("name_taken", name=name)
        if isinstance(name, Refusal):
            self._refuse(name, phone)
        else:
            self.give(phone, name)

    def give(self, phone: int, name: str) -> None:
        """Give a phone the chair of a name that nobody has, or tell it why not: a phone takes one."""
        claims = self._door.claims.values()
        if any(claim.phone == phone for claim in claims):
            self._refuse(Refusal("one_chair"), phone)
        elif sum(claim.seat == NOWHERE for claim in claims) >= PLACES:
            self._refuse(Refusal("table_full"), phone)
        else:
            self._door.give(phone, NOWHERE, name)

    def _taken(self) -> set[str]:
        return {name.casefold() for name in (*self._names, *(claim.name for claim in self._door.claims.values()))}
