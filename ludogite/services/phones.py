"""The phones at one table: which of its people play from one, what each of them sees, and what they do.

The window owns the game. A phone gets a form for each seat that it holds, made from that seat's view alone, and answers with acts,
which are read as strictly as a foreign file. A refusal goes back to the phone that caused it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ludogite.core.codec import CodecError
from ludogite.core.rules import Refusal, Seat, Urgency
from ludogite.core.session import AnyDelivery
from ludogite.phones.messages import JsonObject
from ludogite.services.match import Match
from ludogite.services.phone_acts import Act, GetUp, Join, JoinAsGuest, Pause, PhoneAct, Sit, Try, Wish
from ludogite.services.phone_bench import PhoneBench
from ludogite.services.phone_form import Held, PhoneUi, written
from ludogite.services.phone_requests import GIVE, SeatRequests
from ludogite.services.phone_server_client import NOWHERE, PhoneServerClient, SeatClaim
from ludogite.store.profiles import Profile

BEHIND_MS: Final = 4000
"""How long phones wait for the big screen to show what has happened, at most."""
LATEST_MS: Final = 1000
"""How long ago, at most, an act may have arrived: the window may have been busy, but a clock that was told stays told."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a hub needs to be told in words: a refusal, an event (None: nothing to say)."""

    refusal: Callable[[Refusal], str]
    event: Callable[[object], str | None]


class PhoneHub(QObject):
    """Lets phones play at one match, behind a door that outlives it.

    ``waits``: the game waits for a phone that is away; ``house``: who may be chosen to play the next game.
    """

    pause_wanted = Signal(bool, int)
    """A phone wants the table to pause, or to go on: one of its seats."""
    awaited = Signal(object)
    """The game waits for the phone of this seat, which is away; None: for nobody any more."""
    left = Signal(object)
    """The table has been left, with what everybody may know of it (JSON)."""

    def __init__(
        self,
        match: Match,
        ui: PhoneUi,
        said: Said,
        door: PhoneServerClient,
        title: str,
        *,
        felt: tuple[str, ...] = (),
        waits: bool = True,
        house: Sequence[Profile] = (),
    ) -> None:
        super().__init__(match)
        self._match, self._ui, self._said, self._title = match, ui, said, title
        self._felt = felt
        self.is_shown: Callable[[], bool] = lambda: True
        """Whether the big screen shows what has happened: it goes first."""
        self._is_behind = False
        self._hurry = QTimer(self, singleShot=True, interval=BEHIND_MS)
        self._hurry.timeout.connect(self._show)
        self._acted: set[int] = set()
        """Phones that wait for what their act has led to."""
        self._last: dict[int, JsonObject] = {}
        """What each phone was shown last."""
        self.door = door
        self.requests = SeatRequests(door, self._hand_over, partial(self._refuse, Refusal("seat_kept")), self)
        self._bench = PhoneBench(door, house, (info.name for info in match.local.seats), self._refuse)
        self.requests.asked.connect(self._show)
        self.requests.settled.connect(self._show)
        self._watched: JsonObject = {}
        """What phones without a chair were shown last."""
        door.attend(self)
        names = [info.name if info.is_person else "" for info in match.local.seats]
        for claim in door.claims.values():
            claim.name = claim.name or (names[claim.seat] if 0 <= claim.seat < len(names) else "")
        door.seat_by_name(names)
        self.seconds = 0
        """A table that pauses goes on in so many seconds; 0 where nobody has said so yet."""
        self.is_paused = False
        """Whether the table pauses, as its screen or a phone has said; the session refuses whatever people do meanwhile."""
        self._waits = waits
        self._awaited: Seat | None = None
        self._told: dict[Seat, str] = {}
        self._answers: dict[Seat, tuple[str, JsonObject]] = {}
        """The last act of each seat by its id, and what it was answered: said again, it is not done again."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._show)
        match.session.listen(self._on_news)
        door.heard.connect(self._on_heard)
        door.changed.connect(self._on_claims)
        door.came.connect(self._greet)
        self._on_claims()

    # ---- the table ----------------------------------------------------------------------------------------------------------

    @property
    def claims(self) -> dict[Seat, SeatClaim]:
        """The chairs that phones hold, by seat."""
        return {claim.seat: claim for claim in self.door.claims.values() if claim.seat != NOWHERE}

    def leave(self) -> None:
        """Leave the phones to the next table; everybody is back at this screen."""
        door, said = self.door, self._common()
        door.heard.disconnect(self._on_heard)
        door.changed.disconnect(self._on_claims)
        door.came.disconnect(self._greet)
        door.dismiss(self)
        self._match.session.is_paused = False
        self._match.local.set_afar(frozenset())
        self.left.emit(said)

    def free(self, seat: Seat) -> None:
        """Give a seat back to this screen; its phone may choose again, and another may take it."""
        claim = self.claims.get(seat)
        if claim is not None:
            self.door.free(claim.key)

    def _hand_over(self, key: str, phone: int) -> None:
        """Give another phone the chair of one that is away, because the table agrees."""
        seat = self.door.claims[key].seat
        self.door.free(key)
        self._give(phone, seat)

    def _refuse(self, refusal: Refusal, phone: int) -> None:
        self.door.note(phone, {"refused": self._said.refusal(refusal)})

    def _give(self, phone: int, seat: Seat) -> None:
        self.door.give(phone, seat, self._match.local.seats[seat].name)

    def is_absent(self, seat: Seat) -> bool:
        """Whether the phone of a seat is away."""
        claim = self.claims.get(seat)
        return claim is not None and claim.phone is None

    def wait(self, *, waits: bool) -> None:
        """Let the game wait for phones that are away, or let its clocks run."""
        self._waits = waits
        self._look_for_absent()

    # ---- phones -------------------------------------------------------------------------------------------------------------

    def _on_claims(self) -> None:
        self._match.local.set_afar(frozenset(self.claims), {seat for seat in self.claims if self.is_absent(seat)})
        self._match.had_phones = self._match.had_phones or bool(self.claims)
        self.requests.look()
        self._look_for_absent()
        self._later.start()

    def _on_heard(self, phone: int, act: PhoneAct, at: int) -> None:
        match act:
            case Sit(seat):
                self._sit(phone, seat)
            case GetUp(seat) if claim := self.door.held(phone, seat):
                self.door.free(claim.key)
            case Join() | JoinAsGuest():
                self._bench.take(phone, act)
            case Wish("give" | "keep" as answer) if self.door.leads(phone):
                self.requests.answer(gives=answer == GIVE)
            case Pause(seat, on) if self.door.held(phone, seat):
                self.pause_wanted.emit(on, seat)
            case Act(seat) if self.door.held(phone, seat):
                late = max(0, min(LATEST_MS, time.perf_counter_ns() // 1_000_000 - at))
                with self._match.clock.back(late):
                    self._act(phone, act)
            case Try(seat) if self.door.held(phone, seat):
                self.door.note(phone, self._tried(act))
            case Try() | Wish():  # its chair, or the lead, went while it was on its way
                self._greet(phone)
            case Act(seat, id=number) if number:  # the seat was given back while it was on its way
                self.door.note(phone, {"refused": self._said.refusal(Refusal("seat_gone")), "seat": seat, "done": number})
                self._greet(phone)
            case _:
                self.door.drop(phone)  # no page of ours says that

    def _sit(self, phone: int, seat: Seat) -> None:
        """Give a free seat of a person to a phone; two that ask at once: the first has it. A phone takes one."""
        table, absent = self._match.local, self.claims.get(seat)
        if self.door.sits(phone):
            self._refuse(Refusal("one_chair"), phone)
        elif 0 <= seat < len(table.seats) and table.seats[seat].is_person and absent is None:
            self._give(phone, seat)
        elif absent is not None and absent.phone is None:
            self.requests.want(absent.key, phone, table.seats[seat].name)
        else:
            self._greet(phone)

    def _act(self, phone: int, act: Act) -> None:
        """Do what a phone says for its seat, or tell that phone why not; either way it hears that this has been heard."""
        number, answer = self._answers.get(act.seat, ("", {}))
        if not act.id or act.id != number:
            answer = self._done(act)
            self._answers[act.seat] = act.id, answer
        self.door.note(phone, answer)
        self._acted.add(phone)
        self._later.start()

    def _done(self, act: Act) -> JsonObject:
        """Do it, and return what its phone is told."""
        held = self._held(act.seat)
        try:
            data = self._ui.command(held, act.act, act.fields)
        except ValueError:
            refusal: Refusal | None = Refusal("undecodable")
        else:
            refusal = self._match.session.submit_json(act.seat, data, act.token)
        refused = {} if refusal is None else {"refused": self._said.refusal(refusal)}
        return {"seat": act.seat, "done": act.id, **refused}

    def _tried(self, act: Try) -> JsonObject:
        """Say what an act would score, and of what; why it would be refused is told when it is done."""
        held = self._held(act.seat)
        try:
            command = self._match.session.codec.decode(self._ui.command(held, act.act, act.fields))
        except (ValueError, CodecError):
            return {"tried": act.act, "points": None, "text": ""}
        said = held.preview(command)
        if isinstance(said, Refusal):
            return {"tried": act.act, "points": None, "text": ""}
        parts = [f"{self._ui.names(name)} {points}" for name, points in said.parts]
        return {"tried": act.act, "points": said.points, "text": " · ".join(parts)}

    # ---- what they see ------------------------------------------------------------------------------------------------------

    def _on_news(self, news: AnyDelivery) -> None:
        rules = self._match.session.rules
        for seat in (*self.claims, NOWHERE):
            shown = [event for event in (rules.show(event, _eyes(seat)) for event in news.events) if event is not None]
            told = [sentence for event in shown if (sentence := self._said.event(event))]
            if told:
                self._told[seat] = " ".join(told)
        self._later.start()

    def show_paused(self, *, paused: bool, seconds: int = 0) -> None:
        """Tell the phones that the table pauses, or goes on; ``seconds``: it goes on in so many."""
        self.is_paused, self.seconds = paused, seconds
        self._match.session.is_paused = paused
        self._later.start()

    def _held(self, seat: Seat) -> Held:
        table = self._match.local
        asked = {one.request.kind: one for one in table.requests() if one.request.seat == seat >= 0}
        view, rules = table.view_of(_eyes(seat)), self._match.session.rules
        names = tuple(info.name for info in table.seats)
        return Held(seat, view, asked, names, table.now_ms(), partial(rules.preview, view, seat))

    def _show(self) -> None:
        """Send every phone what is new to it; of a scene that still plays on the big screen it hears after it."""
        if self.door.attendant is not self:  # the table has been left meanwhile
            return
        self._look_for_absent()
        common = self._common()
        was_behind, self._is_behind = self._is_behind, not self.is_shown()
        if self._is_behind and not was_behind:
            self._hurry.start()
        elif self._is_behind and not self._hurry.isActive():  # whatever holds the screen, phones do not wait for ever
            self._is_behind = False
        if not (self._is_behind and self._watched):  # also for whoever comes while a scene plays
            self._watched = common | self._watching()
        for phone in self.door.phones:
            own = {key: common[key] for key in ("paused", "seconds")} | self.requests.told(phone) | self._bench.told(phone)
            mine = {seat: claim for seat, claim in self.claims.items() if claim.phone == phone}
            last = self._last.get(phone)
            if self._is_behind and last is not None and {form["seat"] for form in last["forms"]} == set(mine):
                self.door.show(phone, last | own)
                continue
            if phone in self._acted:
                self.door.forget(phone)
            self._acted.discard(phone)
            self._last[phone] = common | {"forms": [self._form(seat) for seat in mine]} if mine else self._watched
            self.door.show(phone, self._last[phone] | own)
        for gone in self._last.keys() - self.door.phones:
            del self._last[gone]
        self._acted &= self.door.phones

    def catch_up(self) -> None:
        """Show the phones what the big screen has shown by now."""
        if self._is_behind and self.is_shown():
            self._is_behind = False
            self._later.start()

    def _greet(self, phone: int) -> None:
        """Show a phone that holds nothing who sits where: strangers who come and go cost the others nothing."""
        self.door.show(phone, self._watched if self._is_behind and self._watched else self._common() | self._watching())

    def _watching(self) -> JsonObject:
        """Show the table as everybody may see it, to a phone without a chair."""
        return {"forms": [], "watch": self._form(NOWHERE), "others": self._bench.others()}

    def _look_for_absent(self) -> None:
        """Tell whether the game waits for somebody whose phone is away."""
        must = [one.request.seat for one in self._match.local.requests() if one.request.urgency is Urgency.MUST]
        awaited = next((seat for seat in must if self._waits and self.is_absent(seat)), None)
        if awaited != self._awaited:
            self._awaited = awaited
            self.awaited.emit(awaited)

    def _form(self, seat: Seat) -> JsonObject:
        held = self._held(seat)
        tokens = {kind: one.token for kind, one in held.asked.items()}
        over = self._match.session.outcome() is not None
        parts = written(self._ui.parts(held)) if not over else []
        return {
            "seat": seat,
            "asked": bool(tokens) and not over,
            "token": max(tokens.values(), default=0),
            "turn": self._ui.turn(held.view),
            "told": self._told.get(seat, ""),
            "parts": parts,
        }

    def _common(self) -> JsonObject:
        """Say what everybody may know: who sits where, whether the table pauses, the result once there is one."""
        table, outcome = self._match.local, self._match.session.outcome()
        standing = self._match.loaded.game.standing
        points = standing(table.view_of(None)) if standing is not None else ()
        points = points if outcome is None else outcome.scores
        people = [
            {
                "seat": seat,
                "name": info.name,
                "ink": info.ink,
                "face": info.face,
                "person": info.is_person,
                "taken": seat in self.claims,
                "absent": self.is_absent(seat),
                "place": None if outcome is None else outcome.places[seat],
                "score": points[seat] if points else None,
            }
            for seat, info in enumerate(table.seats)
        ]
        return {
            "title": self._title,
            "felt": self._felt,
            "people": people,
            "paused": self.is_paused,
            "seconds": self.seconds,
            "over": outcome is not None,
        }


def _eyes(seat: Seat) -> Seat | None:
    """Return who looks: nobody in particular from a phone without a chair."""
    return None if seat == NOWHERE else seat
