"""What the window and the process that listens say to each other: a JSON line for each message, by one codec for both.

Standard library only: the process reads this module and no other of ours.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object that is carried between the window and a phone as it is."""


# ---- from the window ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Open:
    """Listen on this address, from this port on: the first order, once.

    ``seats``: the secret of each seat by its key; ``files``: type and body (base64) of each page by its path; ``former``: codes of
    evenings before, whose phones are no strangers.
    """

    host: str
    port: int
    code: str
    seats: dict[str, str]
    files: dict[str, list[str]]
    former: list[str]


@dataclass(frozen=True, slots=True)
class Seats:
    """The secrets of the seats by key, the phones that hold one, and the last phone that the window knew of when it said so."""

    seats: dict[str, str]
    holding: list[int]
    last: int


@dataclass(frozen=True, slots=True)
class Show:
    """The newest state of a phone; an older one that still waits is dropped."""

    phone: int
    state: JsonObject


@dataclass(frozen=True, slots=True)
class Note:
    """Something that is said to a phone once."""

    phone: int
    said: JsonObject


@dataclass(frozen=True, slots=True)
class Drop:
    """Let a phone go."""

    phone: int


@dataclass(frozen=True, slots=True)
class Beat:
    """Are you there? The process that listens answers with the same."""


Order: TypeAlias = Open | Seats | Show | Note | Drop | Beat


# ---- from the process that listens ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Addresses:
    """The private addresses of this machine, the likeliest first: the first news, once."""

    hosts: list[str]


@dataclass(frozen=True, slots=True)
class Listening:
    """Phones can come, at this port."""

    port: int


@dataclass(frozen=True, slots=True)
class Failed:
    """Nothing listens: why, as the system says it."""

    why: str


@dataclass(frozen=True, slots=True)
class Came:
    """A phone was let in, back to the seats of these keys."""

    phone: int
    seats: list[str]


@dataclass(frozen=True, slots=True)
class Left:
    """A phone has gone."""

    phone: int


@dataclass(frozen=True, slots=True)
class Heard:
    """A phone said something; ``at``: when it arrived, in ms of the machine's steady clock."""

    phone: int
    said: JsonObject
    at: int


@dataclass(frozen=True, slots=True)
class Knocked:
    """Somebody said a wrong code, for the n-th time."""

    times: int


News: TypeAlias = Addresses | Listening | Failed | Came | Left | Heard | Knocked | Beat

KINDS: Final[dict[str, type[Order | News]]] = {
    kind.__name__: kind for kind in (Open, Seats, Show, Note, Drop, Beat, Addresses, Listening, Failed, Came, Left, Heard, Knocked)
}


def write(message: Order | News) -> bytes:
    """Write a message as a line."""
    values = {field.name: getattr(message, field.name) for field in fields(message)}
    return json.dumps([type(message).__name__, values]).encode() + b"\n"


def read(line: str | bytes) -> Order | News:
    """Read a line that ``write`` has written."""
    kind, values = json.loads(line)
    return KINDS[kind](**values)
