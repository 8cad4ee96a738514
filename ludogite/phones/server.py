"""The process that listens: a page for browsers, one WebSocket for each phone, JSON lines to and from the window.

It begins by saying which addresses the machine has, waits for ``Open``, and follows orders until its input closes, which ends all
listening with it. What is said both ways: ``messages``.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import ipaddress
import json
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

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
    News,
    Note,
    Open,
    Order,
    Seats,
    Show,
)
from ludogite.priority import step_back

FLAG: Final = "--phones"
"""The first argument by which the frozen program knows that it is to serve phones."""

PORTS: Final = 20
"""Ports that are tried, from the first on."""
ONLOOKERS: Final = 20
"""Phones without a chair that may be in at once; the place of a phone that holds one is always kept for it."""
MAX_UNAUTHENTICATED: Final = 8
"""Connections at once that have not said the code yet; one more, and the oldest of them goes: who says nothing keeps nobody out."""
MESSAGE_BYTES: Final = 4096
DEPTH: Final = 8
"""The deepest nesting of a message."""
HELLO_S: Final = 5.0
"""How long a stranger may take to say the code."""
RATE, BURST = 20.0, 40.0
"""Messages a second that a phone may send, and how many at once."""
MAX_AUTH_FAILURES, AUTH_FAILURE_S = 5, 30.0
"""Wrong codes, or messages that no page of ours sends, from one address before it has to wait, and how long."""
DOOR_RATE, DOOR_BURST = 5.0, 128.0
"""Connections a second that are looked at, and how many at once, of all addresses that have not been let in yet.

A page takes eight: sixteen people may scan the code in the same moment.
What is above is closed before it is read, so that a flood costs the table next to nothing and keeps no seated phone out.
"""
KNOWN_RATE, KNOWN_BURST = 20.0, 100.0
"""The same of each address that was let in before: phones may share one, and a page that is loaded again must come whole."""
KNOWN: Final = 64
"""Addresses that are remembered as let in, until they do what no page of ours does."""
PING_S: Final = 4.0
"""How often a phone is asked whether it is there, and how long it may take to answer."""
BEAT: Final[JsonObject] = {"beat": 1}
"""What a page says every few seconds, and is told at once: so it knows when it is alone."""
DROPPED, BYE, WRONG, FULL = 4001, 4002, 4003, 4004
"""Why a line ends, as the page knows it: another tab has the seat, nobody will answer any more, another code, too many look on."""
LAST_S: Final = 0.3
"""How long the last words to the phones may take, when nothing listens any more."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self' {socket}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def deep(value: object, depth: int = 0) -> bool:
    """Tell whether a JSON value is nested deeper than any message of ours."""
    if depth > DEPTH:
        return True
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(deep(one, depth + 1) for one in inner)


def read(text: str | bytes) -> JsonObject | None:
    """Read a message of a phone; None for what is none."""
    if not isinstance(text, str):
        return None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and not deep(value) else None


@dataclass
class Bucket:
    """Lets so many through a second, and so many at once."""

    rate: float
    burst: float
    level: float = field(init=False)
    since: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def try_consume(self) -> bool:
        """Tell whether one more may pass now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Phone:
    """One browser that was let in: its newest state waits in a single slot, so that a slow one costs nothing."""

    def __init__(self, connection: ServerConnection, number: int, *, holds: bool) -> None:
        self.connection, self.number, self.holds = connection, number, holds
        self._state: JsonObject | None = None
        self._notes: deque[JsonObject] = deque(maxlen=8)
        self._wake = asyncio.Event()

    def show(self, state: JsonObject) -> None:
        """Put the newest state in the slot."""
        self._state = state
        self._wake.set()

    def note(self, said: JsonObject) -> None:
        """Say something once."""
        self._notes.append(said)
        self._wake.set()

    async def send(self) -> None:
        """Send what is new, for as long as the connection lives."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._notes:
                await self.connection.send(json.dumps(self._notes.popleft()))
            if self._state is not None:
                state, self._state = self._state, None
                await self.connection.send(json.dumps(state))


class PhoneServer:
    """What listens: see the module's docstring."""

    def __init__(self, host: str, code: str, files: dict[str, tuple[str, bytes]], former: Collection[str] = ()) -> None:
        self.host, self.code, self.files, self.former = host, code, files, frozenset(former)
        self.phones: dict[int, Phone] = {}
        self.secrets: dict[str, str] = {}
        self.port = 0
        self._strangers: list[ServerConnection] = []
        self._number = 0
        self._knocks: dict[str, tuple[int, float]] = {}
        self._known: dict[str, Bucket] = {}
        self._unknown = Bucket(DOOR_RATE, DOOR_BURST)

    # ---- the way in -------------------------------------------------------------------------------------------------------

    @property
    def origin(self) -> str:
        """The only address under which the page is served."""
        return f"http://{self.host}:{self.port}"

    async def listen(self, port: int) -> Server:
        """Open the first free port from ``port`` on; raises OSError when there is none."""
        for last, tried in enumerate(range(port, port + PORTS), start=1):
            try:
                server = await serve(
                    self._on_connection, self.host, tried, process_request=self._answer, max_size=MESSAGE_BYTES, max_queue=4,
                    create_connection=guarded(self._lets_in),
                    ping_interval=PING_S, ping_timeout=PING_S, open_timeout=HELLO_S, close_timeout=1, write_limit=32_768,
                    compression="deflate", server_header=None,
                )  # fmt: skip
            except OSError:
                if last == PORTS:
                    raise
                continue
            self.port = server.sockets[0].getsockname()[1] if server.sockets else tried
            return server
        raise OSError  # pragma: no cover - PORTS is positive

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answer a plain request, or let a WebSocket begin; nobody gets in under another name or from another page."""
        if request.headers.get_all("Host") != [f"{self.host}:{self.port}"]:
            return connection.respond(HTTPStatus.MISDIRECTED_REQUEST, "")
        if request.path == "/table":
            if request.headers.get_all("Origin") != [self.origin]:
                return connection.respond(HTTPStatus.FORBIDDEN, "")
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "") if self._waits(_address(connection)) else None
        kind, body = self.files.get(request.path, ("", b""))
        if not kind:
            return connection.respond(HTTPStatus.NOT_FOUND, "")
        headers = Headers(
            {
                "Content-Type": kind,
                "Content-Length": str(len(body)),
                "Content-Security-Policy": POLICY.format(socket=f"ws://{self.host}:{self.port}"),
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer",
                "Cache-Control": "no-store",
                "Connection": "close",
            }
        )
        return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, headers, body)

    def _lets_in(self, address: str) -> bool:
        """Tell whether a connection from an address is looked at now."""
        return self._known.get(address, self._unknown).try_consume()

    def _waits(self, address: str) -> bool:
        wrong, until = self._knocks.get(address, (0, 0.0))
        return wrong >= MAX_AUTH_FAILURES and time.monotonic() < until

    def _held(self, hello: JsonObject) -> list[str]:
        """List the seats that a phone comes back to."""
        kept = hello.get("seats")
        return [
            seat
            for seat, secret in (kept.items() if isinstance(kept, dict) else ())
            if isinstance(secret, str) and seat in self.secrets
            if hmac.compare_digest(self.secrets[seat].encode(), secret.encode())
        ]

    def _knows_code(self, hello: JsonObject) -> bool:
        code = hello.get("code")
        return isinstance(code, str) and hmac.compare_digest(self.code.encode(), code.encode())

    def _has_room(self) -> bool:
        """Tell whether one more may look on."""
        return sum(not phone.holds for phone in self.phones.values()) < ONLOOKERS

    def _accuse(self, address: str, hello: JsonObject | None) -> None:
        """Count a wrong code, and tell of it; a phone of the table that comes with the code of an evening before is no stranger."""
        said = None if hello is None else hello.get("code")
        if hello is None or (said and said not in self.former and address not in self._known):
            tell(Knocked(self._offended(address)))

    def _offended(self, address: str) -> int:
        """Count what no page of ours does, by address; return how often."""
        wrong, until = self._knocks.get(address, (0, 0.0))
        wrong = wrong if time.monotonic() < until else 0
        if len(self._knocks) > 1000:
            self._knocks.clear()
        self._knocks[address] = wrong + 1, time.monotonic() + AUTH_FAILURE_S
        self._known.pop(address, None)
        return wrong + 1

    # ---- one phone --------------------------------------------------------------------------------------------------------

    async def _on_connection(self, connection: ServerConnection) -> None:
        self._strangers.append(connection)
        if len(self._strangers) > MAX_UNAUTHENTICATED:
            self._strangers[0].transport.abort()
        try:
            hello = read(await asyncio.wait_for(connection.recv(), HELLO_S))
        except (TimeoutError, ConnectionClosed):
            return
        finally:
            self._strangers.remove(connection)
        address, held = _address(connection), [] if hello is None else self._held(hello)
        if hello is None or not (held or self._knows_code(hello)):
            self._accuse(address, hello)
            await asyncio.sleep(0.5)
            await connection.close(WRONG, "code")
            return
        if not held and not self._has_room():
            await connection.close(FULL, "full")
            return
        if address not in self._known:
            if len(self._known) >= KNOWN:
                self._known.pop(next(iter(self._known)))
            self._known[address] = Bucket(KNOWN_RATE, KNOWN_BURST)
        if held:
            self._knocks.pop(address, None)
        await self._serve_phone(connection, held)

    async def _serve_phone(self, connection: ServerConnection, held: list[str]) -> None:
        """Carry what a phone says to the window, and what the window says to it, until it goes."""
        self._number += 1
        phone = self.phones[self._number] = Phone(connection, self._number, holds=bool(held))
        tell(Came(phone.number, held))
        sending = asyncio.ensure_future(phone.send())
        bucket = Bucket(RATE, BURST)
        try:
            async for text in connection:
                # whoever sits is read no faster, anybody else's flood ends
                while not (lets := bucket.try_consume()) and phone.holds:
                    await asyncio.sleep(1 / RATE)
                said = read(text) if lets else None
                if said is None:
                    self._offended(_address(connection))
                    await connection.close(1008, "message")
                    break
                if said == BEAT:
                    phone.note(BEAT)
                else:
                    tell(Heard(phone.number, said, now_ms()))
        except ConnectionClosed:
            pass
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await sending
            del self.phones[phone.number]
            tell(Left(phone.number))

    async def say_bye(self) -> None:
        """Tell the phones that the table is put away, so that they do not knock for ever."""
        closing = [phone.connection.close(BYE, "bye") for phone in self.phones.values()]
        await asyncio.gather(*closing, return_exceptions=True)

    # ---- the window -------------------------------------------------------------------------------------------------------

    def obey(self, order: Order | News) -> None:
        """Do what the window says; a phone that has left meanwhile is nobody's fault."""
        match order:
            case Seats(seats, holding, last):
                self.secrets = seats
                for phone in self.phones.values():
                    if phone.number <= last:  # one that came back meanwhile holds its seat
                        phone.holds = phone.number in holding
            case Show(number, state) if number in self.phones:
                self.phones[number].show(state)
            case Note(number, said) if number in self.phones:
                self.phones[number].note(said)
            case Drop(number) if number in self.phones:
                asyncio.ensure_future(self.phones[number].connection.close(DROPPED, "dropped"))  # noqa: RUF006 - the connection keeps it
            case Beat():
                tell(order)


def guarded(lets_in: Callable[[str], bool]) -> type[ServerConnection]:
    """Make the kind of connection that is closed unread where nobody looks at it: what strangers send costs nothing then."""

    class Guarded(ServerConnection):
        is_in = True

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.is_in = lets_in(str((transport.get_extra_info("peername") or ("",))[0]))
            if self.is_in:
                super().connection_made(transport)
            elif isinstance(transport, asyncio.WriteTransport):
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.is_in:
                super().connection_lost(exc)

    return Guarded


def _address(connection: ServerConnection) -> str:
    return str((connection.remote_address or ("",))[0])


def now_ms() -> int:
    """Tell the time on a clock that never goes back, in ms: the same for every process of the machine.

    ``monotonic`` is not fine enough: Windows counts it in steps of 16 ms.
    """
    return time.perf_counter_ns() // 1_000_000


def tell(news: News) -> None:
    """Write a line to the window; when nobody reads any more, end."""
    try:
        os.write(1, messages.write(news))
    except OSError:
        os._exit(0)


def addresses() -> list[str]:
    """List this machine's private IPv4 addresses, the one that the home network would use first; nothing is sent for it."""
    found: list[str] = []
    for target in ("192.168.0.1", "10.0.0.1", "172.16.0.1"):
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))  # a datagram socket asks the routing table, and no packet leaves
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [host for host in dict.fromkeys(found) if is_private(host)]


def is_private(host: str) -> bool:
    """Tell whether an address is one of a home network: never a public one."""
    try:
        address = ipaddress.IPv4Address(host)
    except ValueError:
        return False
    return address.is_private and not (address.is_loopback or address.is_link_local or address.is_unspecified)


async def _orders() -> asyncio.Queue[Order | News | None]:
    """Read the window's lines in a thread of its own (no pipe can be awaited on Windows); None is their end."""
    orders: asyncio.Queue[Order | News | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def follow() -> None:
        for line in os.fdopen(os.dup(0), encoding="utf-8"):  # the streams of a windowed program are None
            loop.call_soon_threadsafe(orders.put_nowait, messages.read(line))
        loop.call_soon_threadsafe(orders.put_nowait, None)

    loop.run_in_executor(None, follow)
    return orders


async def _run() -> None:
    tell(Addresses(addresses()))
    orders = await _orders()
    opened = await orders.get()
    if not isinstance(opened, Open):
        return
    if not (is_private(opened.host) or ipaddress.ip_address(opened.host).is_loopback):
        tell(Failed("public"))
        return
    files = {path: (kind, base64.b64decode(body)) for path, (kind, body) in opened.files.items()}
    server = PhoneServer(opened.host, opened.code, files, opened.former)
    server.secrets = opened.seats  # known before anybody can come: this process may follow one that died
    try:
        listening = await server.listen(opened.port)
    except OSError as error:
        tell(Failed(str(error.strerror or error)))
        return
    tell(Listening(server.port))
    while (order := await orders.get()) is not None:
        server.obey(order)
    listening.close(close_connections=False)
    await asyncio.sleep(LAST_S)
    with suppress(TimeoutError):
        await asyncio.wait_for(server.say_bye(), LAST_S)


def run() -> None:
    """Serve until the window closes our input."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # whatever strangers do is no news
    step_back()
    asyncio.run(_run())
    os._exit(0)  # the thread that reads would wait for a line that never comes
