"""The door through which phones come in: the process that listens, who is there, and which chair each of them holds.

A process of its own (``ludogite.phones``) listens while the door is open, and ends with this object. What phones are shown and what
they say is the business of whoever sits behind the door: a game being agreed on (``phone_lobby``), or its table (``phones``).
"""

from __future__ import annotations

import base64
import json
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from ludogite.core.rules import Seat
from ludogite.phones import messages
from ludogite.phones.messages import (
    Addresses,
    Beat,
    Came,
    Drop,
    Failed,
    Heard,
    JsonObject,
    Knocked,
    Left,
    Listening,
    Note,
    Open,
    Order,
    Seats,
    Show,
)
from ludogite.services import phone_acts
from ludogite.services.processes import let_end, program

_log = logging.getLogger(__name__)

FLAG: Final = "--phones"
PORT: Final = 8420
"""The first port that is tried."""
NOWHERE: Final = -1
"""The seat of a chair that no seat of this table belongs to: its phone looks on, and is seated again at a table that has one."""
DESERTED_MS: Final = 30 * 60_000
"""After so long without any phone nothing listens any more."""
CODE_SIGNS, CODE_LENGTH = "23456789ABCDEFGHJKMNPQRSTVWXYZ", 10
"""What the code of a table is made of: 49 bits, and no two signs that look alike."""
SECRET_BYTES: Final = 16
LEAST_S: Final = 5.0
"""A process that ends within this time of the one before it is not begun again."""
BEAT_MS: Final = 1000
"""How often the process is asked whether it is there."""
BEATS: Final = 5
"""So many questions in a row without an answer, and it is ended and begun again. Questions count, not time: a window that was
busy, or a machine that slept, has asked none."""
LATE_BEATS: Final = 2
"""So many, and the table is told."""
MESSAGES: Final = 50
"""Lines of the process that are read in one go; the rest waits for the next turn of the event loop."""


@dataclass(slots=True)
class SeatClaim:
    """What a phone holds: by which key and secret it comes back, the phone there now (None: absent), and the seat that it is.

    ``name``: who sits there, by whom the chair finds its seat at the next table; "" before the first.
    """

    key: str
    secret: str
    phone: int | None
    seat: Seat
    name: str = ""


class Attendant(Protocol):
    """Who shows the phones behind a door what they see: one at a time."""

    def leave(self) -> None:
        """Hear nothing of the door any more; the next one attends to it."""


class PhoneServerClient(QObject):
    """Lets phones in; ``open`` begins to listen, ``close`` or deleting it ends that."""

    failed = Signal(str)
    """Nothing listens: why, as the system says it; "" where this machine is in no home network."""
    changed = Signal()
    """Somebody sat down or got up, the phone of a chair came or went, or the door opened or closed."""
    came = Signal(int)
    """A phone came that holds no chair."""
    heard = Signal(int, object, int)
    """A phone said something: which one, what (a ``PhoneAct``), and when it arrived, in ms of the machine's steady clock."""
    stalled = Signal(bool)
    """The process that listens answers nothing, or answers again."""
    deserted = Signal()
    """Nobody has been there for long."""
    auth_failures = Signal(int)
    """Somebody said a wrong code, for the n-th time."""

    def __init__(self, files: Mapping[str, tuple[str, bytes]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self.code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        self.former: tuple[str, ...] = ()
        """Codes of evenings before."""
        self.company: frozenset[str] = frozenset()
        """Who plays the game that a phone is choosing: nobody else was asked. Empty where the screen chooses."""
        self.anyone_leads = False
        """Whether every phone with a chair may choose what comes next, or only the first."""
        self.hosts: tuple[str, ...] = ()
        self.host = ""
        self.port = 0
        self._wished = PORT
        self._died = -LEAST_S
        """When the last process ended by itself."""
        self._is_stalled = False
        self._unanswered = 0
        self._beat = QTimer(self, interval=BEAT_MS)
        self._beat.timeout.connect(self._ask)
        self.claims: dict[str, SeatClaim] = {}
        self.phones: set[int] = set()
        self._last = 0
        """The last phone that has come; a new process counts anew."""
        self.has_come = False
        """Whether a phone has ever been here."""
        self._sent: dict[int, str] = {}
        self.attendant: Attendant | None = None
        """Who shows the phones what they see."""
        self._lonely = QTimer(self, singleShot=True, interval=DESERTED_MS)
        self._lonely.timeout.connect(self.deserted)
        self._process: QProcess | None = None
        self._more = QTimer(self, singleShot=True, interval=0)
        self._more.timeout.connect(self._hear)

    @property
    def is_open(self) -> bool:
        """Whether phones can come."""
        return self.port > 0

    @property
    def address(self) -> str:
        """The short address to type, without the code."""
        return f"{self.host}:{self.port}"

    @property
    def shown_code(self) -> str:
        """The code as people read and type it."""
        return f"{self.code[:5]}-{self.code[5:]}"

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
        files = {path: [kind, base64.b64encode(body).decode()] for path, (kind, body) in self._files.items()}
        self._tell(Open(host, self._wished, self.code, self._secrets(), files, list(self.former)))

    def close(self) -> None:
        """Stop listening; nobody holds a chair any more."""
        self._end()
        self._lonely.stop()
        self.claims.clear()
        self.changed.emit()

    def rest(self) -> None:
        """Stop listening because the program ends: phones are told no farewell, and look for the table when it begins again."""
        self._end(kill=True)

    # ---- who attends --------------------------------------------------------------------------------------------------------

    def attend(self, who: Attendant) -> None:
        """Let somebody show the phones what they see from now on; whoever did so leaves."""
        before, self.attendant = self.attendant, who
        if before is not None and before is not who:
            before.leave()

    def dismiss(self, who: Attendant) -> None:
        """Let somebody attend no more, where nobody else does by now."""
        if self.attendant is who:
            self.attendant = None

    # ---- over several tables ------------------------------------------------------------------------------------------------

    def seat_by_name(self, names: Sequence[str]) -> None:
        """Give each chair the seat of its name; a name that sits nowhere keeps its chair."""
        for claim in self.claims.values():
            claim.seat = names.index(claim.name) if claim.name in names else NOWHERE

    def kept(self) -> JsonObject:
        """Write code, port and chairs, for a program that begins again."""
        return {
            "code": self.code,
            "port": self._wished,
            "chairs": [[claim.key, claim.secret, claim.name] for claim in self.claims.values() if claim.name],
        }

    def take_up(self, kept: JsonObject) -> None:
        """Take code, port and chairs that ``kept`` has written; raises KeyError, TypeError and ValueError for anything else."""
        code, port, chairs = str(kept["code"]), int(kept["port"]), [tuple(map(str, chair)) for chair in kept["chairs"]]
        self.claims = {key: SeatClaim(key, secret, None, NOWHERE, name) for key, secret, name in chairs}
        self.code, self._wished = code, port

    def _end(self, *, kill: bool = False) -> None:
        """End the process, and all listening with it; ``kill`` one that does not follow."""
        process, self._process = self._process, None
        self.port = 0
        self._beat.stop()
        self.phones.clear()
        self._last = 0
        self._sent.clear()
        for claim in self.claims.values():
            claim.phone = None
        if process is not None:
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_error)
            process.readyReadStandardOutput.disconnect(self._hear)
            process.closeWriteChannel()  # it listens no more from then on, says its last, and ends
            let_end(process, kill=kill or self._is_stalled)

    # ---- chairs -------------------------------------------------------------------------------------------------------------

    def give(self, phone: int, seat: Seat, name: str = "") -> SeatClaim:
        """Give a phone a chair, with a secret of its own by which it comes back to it."""
        claim = SeatClaim(secrets.token_hex(4), secrets.token_urlsafe(SECRET_BYTES), phone, seat, name)
        self.claims[claim.key] = claim
        self.note(phone, {"seated": claim.key, "secret": claim.secret, "seat": seat})
        for other in [one for one in self.claims.values() if one.phone == phone and one.seat == NOWHERE and one is not claim]:
            self.free(other.key)  # who sits down has no chair beside the table
        self._chairs_changed()
        return claim

    def free(self, key: str) -> None:
        """Take a chair back; its phone may choose again."""
        claim = self.claims.pop(key, None)
        if claim is not None:
            if claim.phone is not None:
                self.note(claim.phone, {"freed": key})
            self._chairs_changed()

    def held(self, phone: int, seat: object) -> SeatClaim | None:
        """Find the chair that a phone holds at a seat."""
        return next((claim for claim in self.claims.values() if claim.phone == phone and claim.seat == seat), None)

    def leads(self, phone: int) -> bool:
        """Tell whether a phone may choose what comes next: the one that has sat down first of those that are there, or each."""
        there = [claim.phone for claim in self.claims.values() if claim.phone is not None]
        return phone in (there if self.anyone_leads else there[:1])

    def let_lead(self, *, anyone: bool) -> None:
        """Let every phone choose what comes next, or only the first."""
        self.anyone_leads = anyone
        self.changed.emit()

    def names_there(self) -> tuple[str, ...]:
        """Name whose phones are there."""
        return tuple(claim.name for claim in self.claims.values() if claim.phone is not None and claim.name)

    def sits(self, phone: int) -> bool:
        """Tell whether a phone holds a chair that has a seat."""
        return any(claim.phone == phone and claim.seat != NOWHERE for claim in self.claims.values())

    def _chairs_changed(self) -> None:
        holding = [claim.phone for claim in self.claims.values() if claim.phone is not None]
        self._tell(Seats(self._secrets(), holding, self._last))
        self.changed.emit()

    def _secrets(self) -> dict[str, str]:
        return {claim.key: claim.secret for claim in self.claims.values()}

    # ---- what phones are told -----------------------------------------------------------------------------------------------

    def show(self, phone: int, state: JsonObject) -> None:
        """Show a phone the newest state; what it shows already is not sent again."""
        say = json.dumps(state)
        if self._sent.get(phone) != say:
            self._sent[phone] = say
            self._tell(Show(phone, state))

    def forget(self, phone: int) -> None:
        """Show a phone its state again even where nothing of it changes: it waits for one."""
        self._sent.pop(phone, None)

    def note(self, phone: int, said: JsonObject) -> None:
        """Say something once to a phone."""
        self._tell(Note(phone, said))

    def drop(self, phone: int) -> None:
        """Let a phone go."""
        self._tell(Drop(phone))

    # ---- the process --------------------------------------------------------------------------------------------------------

    def _tell(self, order: Order) -> None:
        if self._process is not None:
            self._process.write(messages.write(order))

    def _hear(self) -> None:
        for _ in range(MESSAGES):
            if self._process is None or not self._process.canReadLine():
                return
            match messages.read(bytes(self._process.readLine().data())):
                case Addresses(hosts):
                    self._on_addresses(hosts)
                case Listening(port):
                    self._on_listening(port)
                case Beat():
                    self._unanswered = 0
                    self._stall(on=False)
                case Failed(why):
                    self.failed.emit(why)
                case Came(phone, keys):
                    self._on_came(phone, keys)
                case Left(phone):
                    self._on_left(phone)
                case Heard(phone, said, at):
                    self._on_heard(phone, said, at)
                case Knocked(times):
                    self.auth_failures.emit(times)
        self._more.start()

    def _on_addresses(self, hosts: list[str]) -> None:
        self.hosts = tuple(hosts)
        if self.host or self.hosts:
            self.listen(self.host or self.hosts[0])
        else:
            self.failed.emit("")

    def _on_listening(self, port: int) -> None:
        self.port = self._wished = port
        self._unanswered = 0
        self._beat.start()
        self._lonely.start()
        self._stall(on=False)
        self._chairs_changed()

    def _ask(self) -> None:
        """Ask the process whether it is there; begin one that has answered nothing for long again."""
        if self._unanswered >= BEATS:
            self._end(kill=True)
            self._begin_again("")
            return
        self._stall(on=self._unanswered >= LATE_BEATS)
        self._unanswered += 1
        self._tell(Beat())

    def _stall(self, *, on: bool) -> None:
        if on != self._is_stalled:
            self._is_stalled = on
            self.stalled.emit(on)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if self._process is not None and error is QProcess.ProcessError.FailedToStart:  # else it ends, which is told
            self.failed.emit(self._process.errorString())

    def _on_finished(self) -> None:
        if self.is_open:
            self._begin_again(self._process.errorString() if self._process is not None else "")
        else:
            self._give_up(self._process.errorString() if self._process is not None else "")

    def _begin_again(self, why: str) -> None:
        """Listen again where nobody closed it: chairs are kept, and phones come back by themselves; twice dead is told."""
        _log.error("the process that serves the phones has gone")
        died, self._died = self._died, time.monotonic()
        if self._died - died > LEAST_S:
            self._stall(on=True)  # until phones can come again
            self.open(self.host)
        else:
            self._give_up(why)

    def _give_up(self, why: str) -> None:
        self._stall(on=False)
        self.close()
        self.failed.emit(why)

    def _on_came(self, phone: int, keys: list[str]) -> None:
        self.phones.add(phone)
        self._lonely.stop()
        self._last = phone
        self.has_come = True
        if not keys:
            self.came.emit(phone)
            return
        for key in keys:
            claim = self.claims.get(key)
            if claim is not None:
                before, claim.phone = claim.phone, phone
                if before is not None and before not in {other.phone for other in self.claims.values()}:
                    self.drop(before)  # another tab of the same phone
        self._chairs_changed()

    def _on_heard(self, phone: int, said: JsonObject, at: int) -> None:
        act = phone_acts.read(said)
        if act is None:
            self.drop(phone)  # no page of ours says that
        else:
            self.heard.emit(phone, act, at)

    def _on_left(self, phone: int) -> None:
        self.phones.discard(phone)
        if not self.phones:
            self._lonely.start()
        self._sent.pop(phone, None)
        held = [claim for claim in self.claims.values() if claim.phone == phone]
        for claim in held:
            claim.phone = None
        if held:
            self._chairs_changed()
