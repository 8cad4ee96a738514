"""Why a string is no word of play, and what the family may decide: the codes that the window turns into sentences."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """One code for each way to refuse a typed word; the values stand in the resource files."""

    EMPTY = "empty"
    TOO_SHORT = "too_short"  # fewer than 2 letters
    TOO_LONG = "too_long"  # more than 21 letters: no line of a grid is longer
    NOT_LETTERS = "not_letters"  # digits, emoji, control characters, another alphabet
    COMPOUND = "compound"  # written with a hyphen, an apostrophe or a space
    PROPER_NOUN = "proper_noun"
    ABBREVIATION = "abbreviation"
    SYMBOL = "symbol"  # a unit or a function: km, sin
    LETTER = "letter"  # the name or the drawing of a letter
    FOREIGN = "foreign"  # only inside a foreign expression
    FRAGMENT = "fragment"  # only a prefix, or a part of a locution
    RARE_UNIT = "rare_unit"  # a unit multiple that nobody uses
    SLANG = "slang"  # slang or a foreign word, at a table that plays without
    BANNED = "banned"  # ruled out by the family
    UNKNOWN = "unknown"


class Verdict(StrEnum):
    """What the family decided about a word; the values stand in its saved list."""

    ACCEPT = "accept"
    BAN = "ban"
