"""Phones before the game: people sit down from them while it is being agreed on, as somebody of the house or as a guest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from ludogite.core.rules import Refusal
from ludogite.phones.messages import JsonObject
from ludogite.services.new_game import GameDraft, ProfileChoice
from ludogite.services.phone_acts import GetUp, Join, JoinAsGuest, PhoneAct, Wish
from ludogite.services.phone_bench import PERSON
from ludogite.services.phone_requests import GIVE, SeatRequests
from ludogite.services.phone_server_client import NOWHERE, PhoneServerClient
from ludogite.store.profiles import clean_name

GUEST: Final = "guest"
"""Who may be chosen on a phone beside somebody of the house: a seat without a profile, by its place."""
FULL: Final = Refusal("table_full")


@dataclass(frozen=True, slots=True)
class LobbySnapshot:
    """What is agreed now: the draft, the family, the names by place, and what the game is called."""

    draft: GameDraft
    profiles: tuple[ProfileChoice, ...]
    names: Sequence[str]
    title: str


class PhoneLobby(QObject):
    """Shows phones who sits down to a game, and lets them; ``agreed`` carries each new draft.

    A seat of the draft says which chair plays it (``SeatChoice.phone``), and takes it along when it is moved.
    """

    agreed = Signal(object)
    started = Signal()
    """A phone that leads wants the game to begin."""

    def __init__(self, door: PhoneServerClient, said: Callable[[Refusal], str], laid: Callable[[], LobbySnapshot | None]) -> None:
        super().__init__(door)
        self.door, self._said, self._laid = door, said, laid
        self.page: object = None
        """The page on which the game is agreed on."""
        self._added: set[str] = set()
        """Chairs for whom a seat was added, which goes with them."""
        self._placed: set[str] = set()
        """Chairs that have been at a seat: whose seat is no more, goes."""
        self._is_seating = True
        """Whether people are being seated: phones are not asked who they are meanwhile."""
        self.requests = SeatRequests(door, self._hand_over, partial(self._refuse, refusal=Refusal("seat_kept")), self)
        self.requests.asked.connect(self._tell)
        self.requests.settled.connect(self._tell)
        door.heard.connect(self._on_heard)
        door.changed.connect(self.refresh)
        door.came.connect(self._greet)
        door.attend(self)

    def leave(self) -> None:
        """Leave the door to the table that has been laid."""
        self.door.dismiss(self)
        self.door.heard.disconnect(self._on_heard)
        self.door.changed.disconnect(self.refresh)
        self.door.came.disconnect(self._greet)
        self.requests.answer(gives=False)
        self._laid = lambda: None
        self.deleteLater()

    def seat_again(self) -> None:
        """Seat whoever has played from a phone this evening, while there is room, and let the others choose."""
        self._keep_company()
        self._seat_all()
        self._is_seating = False
        self.refresh()

    def _keep_company(self) -> None:
        """Let those stand up whom the house proposes and nobody has asked, and computers that the game can do without."""
        laid, company = self._laid(), self.door.company
        if laid is None or not company:
            return
        draft, computers = laid.draft, max(0, laid.draft.limits[0] - len(company))
        for place, (seat, name) in reversed(list(enumerate(zip(draft.seats, laid.names, strict=True)))):
            if seat.level is not None and computers:
                computers -= 1
            elif seat.level is not None or name not in company:
                draft = draft.without(place)
        self.agreed.emit(draft)

    def _seat_all(self) -> None:
        for claim in tuple(self.door.claims.values()):
            laid = self._laid()
            if laid is None:
                return
            draft, place = laid.draft, next((at for at, name in enumerate(laid.names) if name == claim.name), None)
            claim.seat = NOWHERE
            if place is None and (draft := draft.with_person(claim.name, laid.profiles)) is not laid.draft:
                place = len(draft.seats) - 1
            if place is not None and draft.seats[place].level is None:
                claim.seat = place
                self.agreed.emit(draft.with_phone(place, claim.key))

    def refresh(self) -> None:
        """Take what is agreed now: whoever was made to stand up loses the chair."""
        laid = self._laid()
        if laid is None:
            return
        places = {seat.phone: place for place, seat in enumerate(laid.draft.seats) if seat.phone}
        for key, claim in tuple(self.door.claims.items()):
            if key in places:
                claim.seat = places[key]
            elif key in self._placed:
                self.door.free(key)
        self._placed = set(places)
        for key in places.keys() - self.door.claims.keys():  # taken back at the screen
            self.agreed.emit(laid.draft.with_phone(places[key], ""))
            return
        self.requests.look()
        self._tell()

    # ---- what phones say ----------------------------------------------------------------------------------------------------

    def _on_heard(self, phone: int, act: PhoneAct, _at: int) -> None:
        laid = self._laid()
        if laid is None:
            return
        draft = laid.draft
        match act:
            case Join() | JoinAsGuest() if any(
                claim.phone == phone and claim.seat != NOWHERE for claim in self.door.claims.values()
            ):
                self._refuse(phone, Refusal("one_chair"))
            case Join(which, number):
                self._join(phone, laid, which, number)
            case JoinAsGuest(name):
                self._join_as(phone, laid, name)
            case GetUp(place) if claim := self.door.held(phone, place):
                self.agreed.emit(draft.without(place) if claim.key in self._added else draft.with_phone(place, ""))
            case Wish("start") if self.door.leads(phone):
                self.started.emit()
            case Wish("give" | "keep" as answer) if self.door.leads(phone):
                self.requests.answer(gives=answer == GIVE)
            case Wish():
                self._greet(phone)
            case _:
                self.door.drop(phone)

    def _join(self, phone: int, laid: LobbySnapshot, which: str, number: int) -> None:
        """Seat somebody of the house, or take a seat that is laid already; two that ask at once: the first has it.

        Whose own phone is away may ask for the name back.
        """
        draft = laid.draft
        if which == GUEST:
            place = number if 0 <= number < len(draft.seats) and draft.seats[number].is_guest else None
        else:
            place = next((at for at, seat in enumerate(draft.seats) if seat.profile_id == number), None)
        profile = next((one for one in draft.free(laid.profiles) if which == PERSON and one.id == number), None)
        if place is not None and draft.seats[place].phone:
            self.requests.want(draft.seats[place].phone, phone, laid.names[place])
            self._greet(phone)
        elif place is not None:
            self._seat(phone, draft, place)
        elif profile is not None:
            self._add(phone, draft, lambda draft: draft.seated(profile))
        else:
            self._greet(phone)

    def _join_as(self, phone: int, laid: LobbySnapshot, name: str) -> None:
        clean, known = clean_name(name), (*laid.names, *(one.name for one in laid.profiles))
        if isinstance(clean, str) and clean.casefold() in {one.casefold() for one in known}:
            clean = Refusal.of("name_taken", name=clean)
        if isinstance(clean, Refusal):
            self._refuse(phone, clean)
        else:
            self._add(phone, laid.draft, lambda draft: draft.with_guest(clean))

    def _add(self, phone: int, draft: GameDraft, seat: Callable[[GameDraft], GameDraft]) -> None:
        """Add a seat; where the table is full of computers, one of them stands up."""
        draft = draft.with_room()
        if draft.room <= 0:
            self._refuse(phone, FULL)
            return
        draft = seat(draft)
        self._added.add(self._seat(phone, draft, len(draft.seats) - 1))

    def _seat(self, phone: int, draft: GameDraft, place: int) -> str:
        claim = self.door.give(phone, place)
        self.agreed.emit(draft.with_phone(place, claim.key))
        return claim.key

    def _hand_over(self, key: str, phone: int) -> None:
        """Give a phone the chair of one that is away."""
        laid, was_added = self._laid(), key in self._added
        place = None if laid is None else next((at for at, seat in enumerate(laid.draft.seats) if seat.phone == key), None)
        if laid is None or place is None:
            return
        new = self._seat(phone, laid.draft, place)
        self.door.free(key)
        if was_added:
            self._added.add(new)

    def _refuse(self, phone: int, refusal: Refusal) -> None:
        self.door.note(phone, {"refused": self._said(refusal)})

    # ---- what they see ------------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        if self._is_seating:
            return
        for phone in self.door.phones:
            self._greet(phone)

    def _greet(self, phone: int) -> None:
        laid = self._laid()
        if laid is None:
            return
        draft = laid.draft
        people: list[JsonObject] = [
            {
                "seat": place,
                "id": place if seat.is_guest else seat.profile_id,
                "join": GUEST if seat.is_guest else PERSON,
                "name": name,
                "ink": seat.ink,
                "person": seat.level is None,
                "taken": bool(seat.phone),
                "absent": seat.phone in self.door.claims and self.door.claims[seat.phone].phone is None,
                "mine": seat.phone in self.door.claims and self.door.claims[seat.phone].phone == phone,
            }
            for place, (seat, name) in enumerate(zip(draft.seats, laid.names, strict=True))
        ]
        others = [{"id": one.id, "join": PERSON, "name": one.name, "ink": one.ink} for one in draft.free(laid.profiles)]
        full = draft.room <= 0 and not any(seat.level for seat in draft.seats)
        free = [] if full else others
        self.door.show(
            phone,
            {
                "title": laid.title,
                "lobby": True,
                "people": people,
                "others": free,
                "full": full,
                "forms": [],
                "starts": self.door.leads(phone),
            }
            | self.requests.told(phone),
        )
