"""Clean what people type before it is stored, and mend for showing what comes back damaged."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludogite.core.rules import Refusal

TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")
"""A moment as the store writes it: ISO 8601 in UTC, in milliseconds, so that text order is time order."""
LONG_AGO = "1970-01-01T00:00:00.000Z"
"""Stands for a moment that does not read any more."""

JOINERS = "\u200c\u200d"
"""Invisible, yet needed inside some emoji and scripts."""
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that would draw nothing, turn the line round or break it: controls, formats, surrogates, unassigned."""
CODE_POINTS_PER_SIGN = 8
"""An emoji family takes seven; more marks than this on one letter are there to spill over the screen."""


def clean(raw: str, kind: str, *, longest: int) -> str | Refusal:
    """Return the text stripped, composed (NFC) and with single spaces, or why not: ``{kind}_empty``, ``_too_long``, ``_control``.

    ``longest`` counts the signs that a reader sees. The refusal of a text too long carries ``longest``.
    """
    from ludogite.core.rules import Refusal  # noqa: PLC0415 - the start reads settings, and cleans nothing

    too_long = Refusal.of(f"{kind}_too_long", longest=longest)
    # Whatever comes from the clipboard: megabytes of it are refused before anything else looks at them.
    if len(raw) > 100 * longest:
        return too_long
    stripped = raw.strip()
    if any(unicodedata.category(sign) in FORBIDDEN and sign not in JOINERS for sign in stripped):
        return Refusal.of(f"{kind}_control")
    text = " ".join(unicodedata.normalize("NFC", stripped).split())
    seen = visible_length(text)
    if seen == 0:
        return Refusal.of(f"{kind}_empty")
    if seen > longest or len(text) > CODE_POINTS_PER_SIGN * longest:
        return too_long
    return text


def visible_length(text: str) -> int:
    """Count the signs that a reader sees, nearly: marks, joiners and what they join do not count."""
    count = 0
    joined = False
    for sign in text:
        if sign in JOINERS:
            joined = sign == "\u200d"
            continue
        mark = unicodedata.category(sign) in {"Mn", "Me"} or "\U0001f3fb" <= sign <= "\U0001f3ff"
        if not mark and not joined:
            count += 1
        joined = False
    return count


def match_key(text: str) -> str:
    """Return the form in which two names count as the same: whatever their case or compatibility forms."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def from_disk(held: bytes) -> str:
    """Read a text of the data file; bytes that are no UTF-8 become half pairs, from which ``surrogateescape`` makes them again."""
    return held.decode("utf-8", "surrogateescape")


def is_text(held: object) -> bool:
    """Tell whether it is a text that reads."""
    if not isinstance(held, str):
        return False
    try:
        held.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_time(held: object) -> bool:
    """Tell whether it is a moment as the store writes it."""
    if not isinstance(held, str) or TIME.fullmatch(held) is None:
        return False
    try:
        datetime.fromisoformat(held)
    except ValueError:
        return False
    return True


def mended(held: object) -> str:
    """Return a text for showing, a replacement sign for each byte that does not read."""
    text = held if isinstance(held, str) else ""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace") if not text.isascii() else text


def mended_time(held: object) -> str:
    """Return a moment, ``LONG_AGO`` for what is none."""
    return held if isinstance(held, str) and is_time(held) else LONG_AGO


def mended_number(held: object, lowest: int, highest: int, otherwise: int) -> int:
    """Return a whole number within its bounds, or what stands for it."""
    return held if isinstance(held, int) and lowest <= held <= highest else otherwise
