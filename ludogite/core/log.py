"""The log of a game: a header and one entry per command. It is the save, the replay and the export, in one.

The text form is JSON lines: the container's version, the header, then the entries. The container and each game's rules have a
version of their own, each with a chain of upgrades that works on raw JSON, so that every old log can be read for ever.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from ludogite.core.codec import Codec, CodecError, decode, encode
from ludogite.core.rules import Seat

C = TypeVar("C")

LOG_VERSION = 1
FORMAT = "ludogite"
NEWER = {"salt": "", "word": ""}
"""What a header has that earlier programs did not write."""
LONGEST = 8 * 1024 * 1024
"""Characters of the longest log that is read: far more than any game makes."""


class LogError(Exception):
    """A log that cannot be read: a code for ``ui.texts`` and its arguments; the file itself is left as it is."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = args

    def __reduce__(self) -> tuple[partial[LogError], tuple[()]]:
        """Travel between processes."""
        return partial(type(self), self.code, **self.args_by_name), ()


Option: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is played with: fixed before its first command.

    ``hand`` lists the kinds of NATURE's requests that the table answers by hand (real dice); ``lexicon`` is the dictionary's
    digest, or empty. ``salt`` is shown with the code's fingerprint (hexadecimal), ``word`` is the players' own, mixed into the
    dice; both are empty in the first games, and then not written.
    """

    game: str
    rules_version: int
    options: tuple[tuple[str, Option], ...]
    seats: int
    code: str
    lexicon: str = ""
    hand: tuple[str, ...] = ()
    salt: str = ""
    word: str = ""


@dataclass(frozen=True, slots=True)
class Entry(Generic[C]):
    """One command: who gave it, and when in game ms."""

    seat: Seat
    command: C
    at_ms: int


AnyEntry: TypeAlias = Entry[Any]
Raw: TypeAlias = dict[str, Any]
Upgrade: TypeAlias = Callable[[Raw, list[Raw]], tuple[Raw, list[Raw]]]
"""Turns the raw header and entries of one version into those of the next."""

LOG_UPGRADES: tuple[Upgrade, ...] = ()
"""The upgrade from container version n to n + 1 stands at place n - 1."""


def entry_to_json(entry: Entry[C], codec: Codec[C]) -> Raw:
    """Write an entry as JSON."""
    return {"seat": entry.seat, "at_ms": entry.at_ms, "command": codec.encode(entry.command)}


def entry_from_json(raw: object, codec: Codec[C]) -> Entry[C]:
    """Read an entry; raises CodecError."""
    if not isinstance(raw, Mapping) or set(raw) != {"seat", "at_ms", "command"}:
        raise CodecError("an entry has seat, at_ms and command")
    seat, at_ms = decode(int, raw["seat"], "seat"), decode(int, raw["at_ms"], "at_ms")
    if at_ms < 0:
        raise CodecError("at_ms: negative")
    return Entry(seat, codec.decode(raw["command"]), at_ms)


def header_to_json(header: Header) -> Raw:
    """Write a header as JSON, with the options as an object."""
    body = encode(header)
    assert isinstance(body, dict)  # noqa: S101 - a dataclass encodes to an object
    return {name: value for name, value in body.items() if value or name not in NEWER} | {"options": dict(header.options)}


def header_from_json(raw: object) -> Header:
    """Read a header; raises CodecError."""
    if not isinstance(raw, Mapping) or not isinstance(raw.get("options"), Mapping):
        raise CodecError("a header has options")
    pairs = [[name, value] for name, value in sorted(raw["options"].items())]
    header: Header = decode(Header, {**NEWER, **raw, "options": pairs})
    return header


def upgraded(raw_header: Raw, entries: list[Raw], *, version: int, target: int, chain: Sequence[Upgrade]) -> tuple[Raw, list[Raw]]:
    """Take raw JSON from one version to the target, step by step; raises LogError for a version from the future or never made."""
    if version > target:
        raise LogError("log_newer", version=version, known=target)
    if version < 1:
        raise LogError("log_damaged", where="version")
    try:
        for upgrade in chain[version - 1 : target - 1]:
            raw_header, entries = upgrade(raw_header, entries)
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # an upgrade works on JSON that nobody has checked
        raise LogError("log_damaged", where="upgrade") from error
    return raw_header, entries


def log_lines(header: Header, entries: Sequence[Entry[C]], codec: Codec[C]) -> list[Raw]:
    """Write a whole game as JSON: the container's version, the header, and the entries."""
    return [{"format": FORMAT, "version": LOG_VERSION}, header_to_json(header), *(entry_to_json(entry, codec) for entry in entries)]


def write_log(header: Header, entries: Sequence[Entry[C]], codec: Codec[C]) -> str:
    """Write a whole game as text."""
    lines = log_lines(header, entries, codec)
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def parse_log(text: str) -> tuple[Raw, list[Raw]]:
    """Read the text of a log into raw JSON of today's container version; raises LogError."""
    if len(text) > LONGEST:
        raise LogError("log_too_long")
    try:
        lines = [json.loads(line) for line in text.split("\n") if line.strip()]  # no other line end: U+2028 may stand in a word
    except (ValueError, RecursionError) as error:
        raise LogError("log_damaged", where="json") from error
    return parse_lines(lines)


def parse_lines(lines: Sequence[object]) -> tuple[Raw, list[Raw]]:
    """Read the JSON of a log into that of today's container version; raises LogError."""
    objects = [line for line in lines if isinstance(line, dict)]
    if len(objects) < 2 or len(objects) < len(lines):
        raise LogError("log_damaged", where="lines")
    first, header, *entries = objects
    version = first.get("version")
    if first.get("format") != FORMAT or type(version) is not int:
        raise LogError("log_not_ours")
    return upgraded(header, entries, version=version, target=LOG_VERSION, chain=LOG_UPGRADES)
