"""What an answer is worth: how it may be read, which dice score in it, and where their letters stand.

One point a die whose letter stands in the word: a letter on two dice counts twice, three times in the word counts once a die.
"""

from __future__ import annotations

from typing import Final

from ludogite.core.rules import Refusal
from ludogite.games.des_themes.moves import Colour, Lit
from ludogite.games.des_themes.state import COLOURS
from ludogite.words.answers import Reading, first_readings, readings
from ludogite.words.fold import RAW_LIMIT
from ludogite.words.themes import Topic, answer_key

KNOWN: Final = "known"
"""The part of a preview that says that a list or the house dictionary knows the answer."""
EMPTY: Final = "des_themes.empty"
TOO_LONG: Final = "des_themes.too_long"
NOT_LETTERS: Final = "des_themes.not_letters"
WRONG_INITIAL: Final = "des_themes.wrong_initial"


def read(text: str, theme: Topic | None, *, proper: bool = False) -> tuple[Reading, ...] | Refusal:
    """Return the ways to read a typed answer to a theme (None: as the first edition of the rules did), or why there is none."""
    typed = text.strip() if len(text) > RAW_LIMIT else text
    if len(typed) > RAW_LIMIT:
        return Refusal.of(TOO_LONG, most=RAW_LIMIT)
    if not typed.strip():
        return Refusal(EMPTY)
    return (first_readings(typed) if theme is None else readings(typed, theme, proper=proper)) or Refusal(NOT_LETTERS)


def usable(found: tuple[Reading, ...], imposed: str, dice: str) -> tuple[Reading, ...]:
    """Keep the readings that begin with the imposed letter, or on a black face ('' imposed) have no letter of the dice.

    A full name is no way around a black face: all that was said counts there.
    """
    if imposed:
        return tuple(reading for reading in found if reading.key.startswith(imposed))
    return tuple(reading for reading in found if not reading.before and not set(reading.key) & set(dice))


def points(key: str, dice: str) -> int:
    """Return the points of letters of play: one a die whose letter stands among them."""
    return sum(face in key for face in dice)


def lit(text: str, dice: str, imposed: Colour | None = None) -> tuple[Lit, ...]:
    """Return the dice that score in a text, in the order of the table, each with a letter of its own where there is one.

    The die whose letter was ``imposed`` lights the first letter; None leaves the first letter to the first die that shows it.
    """
    spots = [(place, letter) for place, char in enumerate(text) for letter in answer_key(char) or ""]
    shown = sorted(zip(COLOURS, dice, strict=False), key=lambda one: one[0] is not imposed)
    used: set[tuple[int, str]] = set()
    found = []
    for colour, face in shown:
        places = [place for place, letter in spots if letter == face]
        if places:
            place = next((place for place in places if (place, face) not in used), places[0])
            used.add((place, face))
            found.append(Lit(colour, place))
    return tuple(sorted(found, key=lambda one: COLOURS.index(one.colour)))
