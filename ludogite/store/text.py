"""Clean what people type before it is stored."""

from __future__ import annotations

import unicodedata

from ludogite.core.rules import Refusal

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
