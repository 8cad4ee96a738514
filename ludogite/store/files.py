"""Read and write ``.ludogite`` files: a game that travels, a challenge, or a whole family. Nothing here knows what is inside.

A file is one JSON object, ``{"ludogite": "game" | "family" | "challenge", "version": n, …}``, in UTF-8, plain or packed by gzip.
Bare logs, the export of the first versions (JSON lines, see ``core.log``), are read as games of version 0, lines under ``log``.

Files come from anywhere. ``fetch`` and ``read`` return a refusal for whatever is too big, packed to burst, damaged or no file of
ours, and never raise; whether the content makes sense is for who asked.
"""

from __future__ import annotations

import errno
import json
import re
import stat
import zlib
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ludogite.core.log import FORMAT as LOG_FORMAT
from ludogite.core.rules import Refusal
from ludogite.store.errors import RefusalCode

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SUFFIX = ".ludogite"
KIND, VERSION = "ludogite", "version"
"""The two fields of the header."""
LARGEST = 64 * 1024 * 1024
"""Bytes of the biggest file that is read, and of what may come out of it: a thousand family evenings are a tenth of that."""
MOST_VALUES = 8_000_000
"""Values of the fullest file that is read: a small file of empty lists would fill the memory otherwise."""
GZIP = b"\x1f\x8b"
GZIP_WINDOW = 31
"""zlib's number for "gzip only"."""
RESERVED = re.compile(r"(CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³])(\..*)?", re.IGNORECASE)
"""Devices of Windows: a file cannot have their names there, with or without an ending."""
NO_NAMES = {errno.EINVAL, errno.ENAMETOOLONG}
"""What systems say of a name that no file can have."""
HALF_A_PAIR = re.compile(r"\\u[dD][89a-fA-F]")
"""Where JSON may hide half a surrogate pair, which no file or database can hold."""


class FileKind(StrEnum):
    """What a file holds."""

    GAME = "game"
    FAMILY = "family"
    CHALLENGE = "challenge"


NEWEST = {FileKind.GAME: 1, FileKind.FAMILY: 1, FileKind.CHALLENGE: 1}
"""The version of each kind that is written; older ones are read too."""


@dataclass(frozen=True, slots=True)
class OurFile:
    """A file that was read: its kind, the version it was written in, and its fields without these two."""

    kind: FileKind
    version: int
    body: dict[str, Any]


def write(kind: FileKind, body: Mapping[str, Any], *, packed: bool = False) -> bytes:
    """Return the bytes of a file: JSON on one line, packed by gzip if wanted (the same bytes for the same body)."""
    whole = {KIND: kind.value, VERSION: NEWEST[kind], **body}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n"
    if not packed:
        return text.encode()
    packer = zlib.compressobj(9, wbits=GZIP_WINDOW)
    return packer.compress(text.encode()) + packer.flush()


def fetch(path: Path) -> bytes | Refusal:
    """Read a file from the disk, or return why not: gone, a folder, no name, forbidden, too big, or a disk that answers badly."""
    try:
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            return Refusal.of(RefusalCode.FILE_FOLDER)
        if not stat.S_ISREG(about.st_mode):  # a pipe would keep us waiting for ever
            return Refusal.of(RefusalCode.FILE_NAME if RESERVED.fullmatch(path.name) else RefusalCode.FILE_NOT_OURS)
        if about.st_size > LARGEST:
            return Refusal.of(RefusalCode.FILE_TOO_BIG)
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # it may have grown
    except (FileNotFoundError, NotADirectoryError):
        return Refusal.of(RefusalCode.FILE_MISSING)
    except PermissionError:
        return Refusal.of(RefusalCode.FILE_FORBIDDEN)
    except ValueError:  # a zero byte in the name
        return Refusal.of(RefusalCode.FILE_NAME)
    except OSError as error:
        is_name = error.errno in NO_NAMES or RESERVED.fullmatch(path.name)
        return Refusal.of(RefusalCode.FILE_NAME if is_name else RefusalCode.FILE_UNREADABLE)
    return Refusal.of(RefusalCode.FILE_TOO_BIG) if len(data) > LARGEST else data


def read(data: bytes) -> OurFile | Refusal:
    """Read a file's bytes; refusals: ``file_too_big``, ``file_not_ours``, ``file_damaged``, ``file_newer``."""
    text = _text(data)
    if isinstance(text, Refusal):
        return text
    if text.count("[") + text.count("{") + text.count(",") > MOST_VALUES:
        return Refusal.of(RefusalCode.FILE_TOO_BIG)
    found = _parse(text)
    if isinstance(found, OurFile) and HALF_A_PAIR.search(text):
        try:
            json.dumps(found.body, ensure_ascii=False).encode()
        except (UnicodeEncodeError, RecursionError):  # some Pythons read deeper than they write
            return Refusal.of(RefusalCode.FILE_DAMAGED)
    return found


def _text(data: bytes) -> str | Refusal:
    """Unpack what is packed, as far as it may go, and read it as UTF-8."""
    if data.startswith(GZIP):
        unpacker = zlib.decompressobj(GZIP_WINDOW)
        try:
            data = unpacker.decompress(data, LARGEST + 1)
        except zlib.error:
            return Refusal.of(RefusalCode.FILE_DAMAGED)
        if len(data) <= LARGEST and not unpacker.eof:
            return Refusal.of(RefusalCode.FILE_DAMAGED)
    if len(data) > LARGEST:
        return Refusal.of(RefusalCode.FILE_TOO_BIG)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Refusal.of(RefusalCode.FILE_NOT_OURS)


def _parse(text: str) -> OurFile | Refusal:
    """Read one JSON object, or the lines of a bare log."""
    looks_ours = f'"{KIND}"' in text[:200]
    try:
        whole = _json(text)
    except (ValueError, RecursionError):
        return _bare_log(text) or Refusal.of(RefusalCode.FILE_DAMAGED if looks_ours else RefusalCode.FILE_NOT_OURS)
    if not isinstance(whole, dict) or KIND not in whole:
        return _bare_log(text) or Refusal.of(RefusalCode.FILE_NOT_OURS)
    name, version = whole.pop(KIND), whole.pop(VERSION, None)
    if type(version) is not int or not isinstance(name, str) or version < 1:
        return Refusal.of(RefusalCode.FILE_DAMAGED)
    kind = next((kind for kind in FileKind if kind.value == name), None)
    if kind is None or version > NEWEST[kind]:  # a kind that we do not know is one of a later program
        return Refusal.of(RefusalCode.FILE_NEWER)
    return OurFile(kind, version, whole)


def _bare_log(text: str) -> OurFile | Refusal | None:
    """Read the lines of a log that travels without its players; None if it is none."""
    head, *rest = [line for line in text.split("\n") if line.strip()] or [""]
    try:
        first = _json(head)
        if not isinstance(first, dict) or first.get("format") != LOG_FORMAT:
            return None
        lines = [first, *map(_json, rest)]
    except (ValueError, RecursionError):
        return Refusal.of(RefusalCode.FILE_DAMAGED) if f'"{LOG_FORMAT}"' in head[:200] else None
    return OurFile(FileKind.GAME, 0, {"log": lines})


def _json(text: str) -> Any:
    return json.loads(text, parse_constant=_no_number)


def _no_number(name: str) -> None:
    """Refuse NaN and the infinities, which are no JSON."""
    raise ValueError(name)
