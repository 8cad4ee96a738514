"""Many questions over D-Bus at once, cheaply: what is asked again is written once, and an answer that is the same is read once."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from jeepney import DBusAddress, MessageType, new_method_call
from jeepney.io.blocking import open_dbus_connection
from jeepney.low_level import Endianness, Parser, parse_signature

Ref: TypeAlias = tuple[str, str]
"""Who has it on the bus, and its path."""
ANSWER_S: Final = 30.0
"""How long a program may take to answer."""
_SERIAL: Final = slice(8, 12)
_REPLY_SERIAL, _MEMBER, _SIGNATURE = 5, 3, 8
"""Codes of the fields of a header."""
_KEPT: Final = 50_000
"""So many questions are remembered."""


class Question(NamedTuple):
    """A call of something on the bus."""

    ref: Ref
    interface: str
    member: str
    signature: str | None = None
    body: tuple[object, ...] = ()


class Incoming(NamedTuple):
    """A message as it comes: its kind, its fields by code, and its body as bytes."""

    kind: int
    fields: dict[int, Any]
    body: bytes

    def read(self) -> tuple[Any, ...]:
        """Read the body."""
        signature = self.fields.get(_SIGNATURE)
        return () if not signature else _reader(signature).parse_data(self.body, 0, Endianness.little)[0]


class Incomings(Parser):  # type: ignore[misc]
    """Cuts what comes into messages, whose bodies nobody has read yet."""

    def get_next_message(self) -> Incoming | None:
        """Give the next one that is whole."""
        raw = self.buf.peek(16) if self.buf.bytes_buffered >= 16 else b""
        if not raw:
            return None
        size = 16 + (int.from_bytes(raw[12:16], "little") + 7 & ~7) + int.from_bytes(raw[4:8], "little")
        return _cut(self.buf.read(size)) if self.buf.bytes_buffered >= size else None


class Wire:
    """A connection to a bus; signals that come go to ``on_signal`` by their member and body."""

    def __init__(self, address: str, on_signal: Callable[[str, tuple[Any, ...]], None]) -> None:
        self._bus = open_dbus_connection(address)
        rest = self._bus.parser
        self._parser = Incomings()
        self._parser.buf = rest.buf
        self._on_signal = on_signal
        self._frames: dict[Question, bytes] = {}
        self._answers: dict[Question, tuple[bytes, tuple[Any, ...]]] = {}
        self._serials = itertools.count(1000)

    def close(self) -> None:
        """Leave the bus."""
        self._bus.close()

    def ask(self, questions: Sequence[Question]) -> list[Any]:
        """Ask all at once; give the bodies of the answers in this order, None where there is none."""
        if len(self._frames) > _KEPT:
            self._frames.clear()
            self._answers.clear()
        waiting: dict[int, tuple[int, Question]] = {}
        frames: list[bytes] = []
        for question in questions:
            serial = next(self._serials)
            waiting[serial] = len(waiting), question
            frame = self._frames.get(question) or self._write(question)
            frames += frame[: _SERIAL.start], serial.to_bytes(4, "little"), frame[_SERIAL.stop :]
        self._bus.sock.sendall(b"".join(frames))
        answers: list[Any] = [None] * len(questions)
        end = time.monotonic() + ANSWER_S
        while waiting:
            message = self._receive(end)
            answered = waiting.pop(message.fields.get(_REPLY_SERIAL, -1), None)
            if answered is not None and message.kind == MessageType.method_return.value:
                answers[answered[0]] = self._read(answered[1], message)
            elif message.kind == MessageType.signal.value:
                self._on_signal(message.fields[_MEMBER], message.read())
        return answers

    def _receive(self, end: float) -> Incoming:
        while (message := self._parser.get_next_message()) is None:
            if not self._bus.selector.select(max(0.0, end - time.monotonic())):
                raise TimeoutError
            if not (data := self._bus.sock.recv(1 << 18)):
                raise ConnectionResetError
            self._parser.add_data(data)
        return message

    def _write(self, question: Question) -> bytes:
        (name, path), interface, member, signature, body = question
        values = tuple(list(value) if isinstance(value, tuple) else value for value in body)  # an array is a list there
        call = new_method_call(DBusAddress(path, name, interface), member, signature, values)
        return self._frames.setdefault(question, call.serialise(serial=1))

    def _read(self, question: Question, message: Incoming) -> tuple[Any, ...]:
        known = self._answers.get(question)
        if known is not None and known[0] == message.body:
            return known[1]
        read = message.read()
        self._answers[question] = message.body, read
        return read


def _cut(raw: bytes) -> Incoming:
    """Take a message apart: 16 bytes, its fields, each at a multiple of 8, and its body."""
    assert raw[:1] == b"l", "the bus speaks with the little end first"
    place, end, fields = 16, 16 + int.from_bytes(raw[12:16], "little"), dict[int, Any]()
    while place < end:
        code, kind = raw[place], raw[place + 2 : place + 3]
        place += 4
        if kind == b"u":
            fields[code] = int.from_bytes(raw[place : place + 4], "little")
            place += 4
        else:  # a signature has its length in a byte, a string and a path in four
            wide = 1 if kind == b"g" else 4
            begin = place + wide
            place = begin + int.from_bytes(raw[place:begin], "little") + 1
            fields[code] = raw[begin : place - 1].decode()
        place = place + 7 & ~7
    return Incoming(raw[1], fields, raw[end + 7 & ~7 :])


@lru_cache
def _reader(signature: str) -> Any:
    return parse_signature(list(f"({signature})"))
