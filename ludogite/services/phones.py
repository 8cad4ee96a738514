"""The phones at one table: which of its people play from one, what each of them sees, and what they do.

The window owns the game; a process of its own (``ludogite.phones``) listens while the table invites, and ends with this object. A
phone gets a form for each seat that it holds, made from that seat's view alone, and answers with acts, which are read as strictly
as a foreign file. A refusal goes back to the phone that caused it.
"""

from __future__ import annotations

import base64
import json
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from ludogite.core.rules import Refusal, Seat, Urgency
from ludogite.core.session import Delivery
from ludogite.services.match import Match
from ludogite.services.phone_form import Fields, Held, PhoneUi, written
from ludogite.services.processes import let_end, program

_log = logging.getLogger(__name__)

Message: TypeAlias = dict[str, Any]
"""A line to or from the process that listens, or a part of one: JSON."""

FLAG: Final = "--phones"
PORT: Final = 8420
"""The first port that is tried."""
CODE_SIGNS, CODE_LENGTH = "23456789ABCDEFGHJKMNPQRSTVWXYZ", 10
"""What the code of a table is made of: 49 bits, and no two signs that look alike."""
SECRET_BYTES: Final = 16
LATEST_MS: Final = 1000
"""How long ago, at most, an act may have arrived: the window may have been busy, but a clock that was told stays told."""
MESSAGES: Final = 200
"""Lines of the process that are read in one go; the rest waits for the next turn of the event loop."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a hub needs to be told in words: a refusal, an event (None: nothing to say)."""

    refusal: Callable[[Refusal], str]
    event: Callable[[object], str | None]


@dataclass(slots=True)
class Chair:
    """A seat that a phone holds: its secret, and the phone there now (None: absent)."""

    secret: str
    phone: int | None


class PhoneHub(QObject):
    """Lets phones play at one match; ``open`` begins to listen, closing or deleting it ends that."""

    failed = Signal(str)
    """Nothing listens: why, as the system says it; "" where this machine is in no home network."""
    changed = Signal()
    """Somebody came, went, sat down or got up."""
    pause_wanted = Signal(bool, int)
    """A phone wants the table to pause, or to go on: one of its seats."""

    awaited = Signal(object)
    """The game waits for the phone of this seat, which is away; None: for nobody any more."""
    knocked = Signal(int)
    """Somebody said a wrong code, for the n-th time."""

    def __init__(self, match: Match, ui: PhoneUi, said: Said, files: Mapping[str, tuple[str, bytes]], title: str) -> None:
        super().__init__(match)
        self._match, self._ui, self._said, self._files, self._title = match, ui, said, files, title
        self.code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        self.seconds = 0
        """A table that pauses goes on in so many seconds; 0 where nobody has said so yet."""
        self.is_paused = False
        """Whether the table pauses, as its screen or a phone has said; what phones do is refused meanwhile."""
        self.hosts: tuple[str, ...] = ()
        self.host = ""
        self.port = 0
        self.chairs: dict[Seat, Chair] = {}
        self.phones: set[int] = set()
        self._awaited: Seat | None = None
        self._told: dict[Seat, str] = {}
        self._sent: dict[int, str] = {}
        self._process: QProcess | None = None
        self._more = QTimer(self, singleShot=True, interval=0)
        self._more.timeout.connect(self._hear)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._show)
        match.session.listen(self._on_news)

    # ---- the table ----------------------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether phones can come."""
        return self.port > 0

    @property
    def address(self) -> str:
        """The short address to type, without the code."""
        return f"{self.host}:{self.port}"

    @property
    def link(self) -> str:
        """The address of the QR code: the code of the table stands behind #, which browsers keep to themselves."""
        return f"http://{self.address}/#{self.code}"

    def open(self, host: str = "") -> None:
        """Begin to listen on one of the machine's private addresses, by default the likeliest; phones that were in come again."""
        self._end()
        self.host = host
        process = self._process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        process.start(*program("from ludogite.phones.server import run; run()", FLAG))

    def listen(self, host: str) -> None:
        """Begin to listen on this address, now that the process is there."""
        self.host = host
        files = {path: (kind, base64.b64encode(body).decode()) for path, (kind, body) in self._files.items()}
        self._tell({"open": {"host": host, "port": PORT, "code": self.code, "files": files}})

    def close(self) -> None:
        """Stop listening; everybody is back at this screen."""
        if self.is_open:
            self._show()  # whoever looks at a phone sees the result
        self._end()
        self.chairs.clear()
        self._match.table.set_afar(frozenset())
        self._look_for_absent()
        self.changed.emit()

    def _end(self) -> None:
        """End the process, and all listening with it."""
        process, self._process = self._process, None
        self.port = 0
        self.phones.clear()
        self._sent.clear()
        for chair in self.chairs.values():
            chair.phone = None
        if process is not None:
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_error)
            process.readyReadStandardOutput.disconnect(self._hear)
            process.closeWriteChannel()  # it listens no more from then on, says its last, and ends
            let_end(process, kill=False)

    def free(self, seat: Seat) -> None:
        """Give a seat back to this screen; its phone may choose again, and another may take it."""
        chair = self.chairs.pop(seat, None)
        if chair is not None:
            if chair.phone is not None:
                self._tell({"note": chair.phone, "say": {"freed": seat}})
            self._seats_changed()

    def is_absent(self, seat: Seat) -> bool:
        """Whether the phone of a seat is away."""
        chair = self.chairs.get(seat)
        return chair is not None and chair.phone is None

    # ---- the process --------------------------------------------------------------------------------------------------------

    def _tell(self, order: Message) -> None:
        if self._process is not None:
            self._process.write(json.dumps(order).encode() + b"\n")

    def _hear(self) -> None:
        for _ in range(MESSAGES):
            if self._process is None or not self._process.canReadLine():
                return
            message = json.loads(bytes(self._process.readLine().data()))
            for kind, act in (
                ("addresses", self._on_addresses), ("listening", self._on_listening), ("failed", self._on_failed),
                ("came", self._on_came), ("left", self._on_left), ("heard", self._on_heard), ("knocked", self._on_knocked),
            ):  # fmt: skip
                if kind in message:
                    act(message)
        self._more.start()

    def _on_addresses(self, message: Message) -> None:
        self.hosts = tuple(message["addresses"])
        if self.host or self.hosts:
            self.listen(self.host or self.hosts[0])
        else:
            self.failed.emit("")

    def _on_listening(self, message: Message) -> None:
        self.port = message["listening"]
        self._seats_changed()

    def _on_failed(self, message: Message) -> None:
        self.failed.emit(message["failed"])

    def _on_knocked(self, message: Message) -> None:
        self.knocked.emit(message["knocked"])

    def _on_error(self, _error: QProcess.ProcessError) -> None:
        if self._process is not None:
            self.failed.emit(self._process.errorString())

    def _on_finished(self) -> None:
        """Tell that nothing listens any more, though nobody closed it."""
        _log.error("the process that serves the phones has gone")
        self._on_error(QProcess.ProcessError.Crashed)
        self._end()
        self.close()

    # ---- phones -------------------------------------------------------------------------------------------------------------

    def _on_came(self, message: Message) -> None:
        phone = message["came"]
        self.phones.add(phone)
        for seat in map(int, message["seats"]):
            chair = self.chairs.get(seat)
            if chair is not None:
                before, chair.phone = chair.phone, phone
                if before is not None and before not in {other.phone for other in self.chairs.values()}:
                    self._tell({"drop": before})  # another tab of the same phone
        self._seats_changed()

    def _on_left(self, message: Message) -> None:
        phone = message["left"]
        self.phones.discard(phone)
        self._sent.pop(phone, None)
        for chair in self.chairs.values():
            if chair.phone == phone:
                chair.phone = None
        self._seats_changed()

    def _on_heard(self, message: Message) -> None:
        phone, said = message["heard"], message["say"]
        match said:
            case {"sit": int(seat)}:
                self._sit(phone, seat)
            case {"up": int(seat)} if self._holds(phone, seat):
                self.free(seat)
            case {"pause": bool(on), "seat": int(seat)} if self._holds(phone, seat):
                self.pause_wanted.emit(on, seat)
            case {"seat": int(seat), "act": str(act), "fields": dict(fields), "token": int(token)} if self._holds(phone, seat):
                late = max(0, min(LATEST_MS, time.monotonic_ns() // 1_000_000 - int(message["at"])))
                with self._match.clock.back(late):
                    self._act(phone, seat, act, fields, token)
            case _:
                self._tell({"drop": phone})  # no page of ours says that

    def _holds(self, phone: int, seat: Seat) -> bool:
        return seat in self.chairs and self.chairs[seat].phone == phone

    def _sit(self, phone: int, seat: Seat) -> None:
        """Give a free seat of a person to a phone; two that ask at once: the first has it."""
        table = self._match.table
        if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person or seat in self.chairs:
            self._show()
            return
        self.chairs[seat] = Chair(secrets.token_urlsafe(SECRET_BYTES), phone)
        self._tell({"note": phone, "say": {"seated": seat, "secret": self.chairs[seat].secret}})
        self._seats_changed()

    def _seats_changed(self) -> None:
        holding = [chair.phone for chair in self.chairs.values() if chair.phone is not None]
        self._tell({"seats": {str(seat): chair.secret for seat, chair in self.chairs.items()}, "holding": holding})
        self._match.table.set_afar(frozenset(self.chairs))
        self._later.start()
        self.changed.emit()

    def _act(self, phone: int, seat: Seat, act: str, fields: Fields, token: int) -> None:
        """Do what a phone says for its seat, or tell that phone why not."""
        try:
            data = self._ui.command(self._held(seat), act, fields)
        except (ValueError, TypeError, LookupError, AttributeError):
            refusal: Refusal | None = Refusal("undecodable")
        else:
            refusal = Refusal("paused") if self.is_paused else self._match.session.submit_json(seat, data, token)
        if refusal is not None:
            self._tell({"note": phone, "say": {"refused": self._said.refusal(refusal), "seat": seat}})
        self._later.start()

    # ---- what they see ------------------------------------------------------------------------------------------------------

    def _on_news(self, news: Delivery[Any, Any, Any]) -> None:
        rules = self._match.session.rules
        for seat in self.chairs:
            shown = [event for event in (rules.show(event, seat) for event in news.events) if event is not None]
            told = [sentence for event in shown if (sentence := self._said.event(event))]
            if told:
                self._told[seat] = " ".join(told)
        self._later.start()

    def show_paused(self, *, paused: bool, seconds: int = 0) -> None:
        """Tell the phones that the table pauses, or goes on; ``seconds``: it goes on in so many."""
        self.is_paused, self.seconds = paused, seconds
        self._later.start()

    def _held(self, seat: Seat) -> Held:
        table = self._match.table
        asked = {one.request.kind: one for one in table.requests() if one.request.seat == seat}
        view, rules = table.view_of(seat), self._match.session.rules
        names = tuple(info.name for info in table.seats)
        return Held(seat, view, asked, names, table.now_ms(), partial(rules.preview, view, seat))

    def _show(self) -> None:
        """Send every phone what is new to it."""
        self._look_for_absent()
        forms = {seat: self._form(seat) for seat in self.chairs}
        common = self._common()
        for phone in self.phones:
            mine = [forms[seat] for seat, chair in self.chairs.items() if chair.phone == phone]
            say = json.dumps(common | {"forms": mine})
            if self._sent.get(phone) != say:
                self._sent[phone] = say
                self._tell({"to": phone, "say": common | {"forms": mine}})

    def _look_for_absent(self) -> None:
        """Tell whether the game waits for somebody whose phone is away."""
        must = [one.request.seat for one in self._match.table.requests() if one.request.urgency is Urgency.MUST]
        awaited = next((seat for seat in must if self.is_absent(seat)), None)
        if awaited != self._awaited:
            self._awaited = awaited
            self.awaited.emit(awaited)

    def _form(self, seat: Seat) -> Message:
        held = self._held(seat)
        tokens = {kind: one.token for kind, one in held.asked.items()}
        over = self._match.session.outcome() is not None
        parts = written(self._ui.parts(held)) if not over else []
        return {
            "seat": seat,
            "asked": bool(tokens) and not over,
            "token": max(tokens.values(), default=0),
            "told": self._told.get(seat, ""),
            "parts": parts,
        }

    def _common(self) -> Message:
        """Say what everybody may know: who sits where, whether the table pauses, the result once there is one."""
        table, outcome = self._match.table, self._match.session.outcome()
        people = [
            {
                "seat": seat,
                "name": info.name,
                "ink": info.ink,
                "person": info.is_person,
                "taken": seat in self.chairs,
                "absent": self.is_absent(seat),
                "place": None if outcome is None else outcome.places[seat],
                "score": None if outcome is None else outcome.scores[seat],
            }
            for seat, info in enumerate(table.seats)
        ]
        return {
            "title": self._title,
            "people": people,
            "paused": self.is_paused,
            "seconds": self.seconds,
            "over": outcome is not None,
        }
