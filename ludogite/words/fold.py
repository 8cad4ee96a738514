"""Fold what a player types to the letters of play: A to Z, no accents, ligatures opened, 2 to 21 letters."""

from __future__ import annotations

import unicodedata

from ludogite.core.rules import Refusal
from ludogite.words.reasons import Reason

SHORTEST, LONGEST = 2, 21
RAW_LIMIT = 128  # characters, accents apart and spaces around included: more is never a word, and is not looked at

LIGATURES = str.maketrans(
    {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ﬁ": "fi", "ﬂ": "fl", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "ft", "ﬆ": "st"}
)
# Grave, acute, circumflex, tilde, macron, diaeresis, ring, cedilla: what French, and the words it borrowed, put on letters.
_MARKS = frozenset("\u0300\u0301\u0302\u0303\u0304\u0308\u030a\u0327")
_JOINTS = frozenset("-\u2010\u2011'’ʼ‘ \u00a0\u202f")


def letters(text: str) -> str | None:
    """Return ``text`` in capitals A to Z without accents or ligatures, or None where something else is in it.

    No limit of length: this is also what the builder of the list folds with.
    """
    if text.isascii():
        return text.upper() if text.isalpha() else None
    plain = unicodedata.normalize("NFD", text.translate(LIGATURES))
    plain = "".join(char for char in plain if char not in _MARKS)
    return plain.upper() if plain.isascii() and plain.isalpha() else None


def fold(typed: str) -> str | Refusal:
    """Return the letters of play of a typed word, or why it has none: empty, too_short, too_long, compound, not_letters.

    A refusal never repeats the text itself, which may be a megabyte long or hold control characters.
    """
    if len(typed) > RAW_LIMIT and len(typed := typed.strip()) > RAW_LIMIT:
        return Refusal.of(Reason.TOO_LONG, most=LONGEST)
    text = typed.strip()
    if not text:
        return Refusal.of(Reason.EMPTY)
    word = letters(text)
    if word is None:
        parts = "".join(char for char in text if char not in _JOINTS)
        joined = len(parts) < len(text) and letters(parts) is not None
        return Refusal.of(Reason.COMPOUND) if joined else Refusal.of(Reason.NOT_LETTERS)
    if len(word) < SHORTEST:
        return Refusal.of(Reason.TOO_SHORT, least=SHORTEST)
    if len(word) > LONGEST:
        return Refusal.of(Reason.TOO_LONG, most=LONGEST)
    return word
