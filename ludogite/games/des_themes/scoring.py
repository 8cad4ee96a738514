"""What an answer is worth: how it may be read, which dice score in it, and where their letters stand.

One point a die whose letter stands in the word: a letter on two dice counts twice, three times in the word counts once a die.
"""

from __future__ import annotations

from typing import Final

from ludogite.core.rules import Refusal
from ludogite.games.des_themes.moves import Lit
from ludogite.games.des_themes.state import COLOURS
from ludogite.words.fold import RAW_LIMIT, letters
from ludogite.words.themes import answer_key, answer_keys

EMPTY: Final = "des_themes.empty"
TOO_LONG: Final = "des_themes.too_long"
NOT_LETTERS: Final = "des_themes.not_letters"
WRONG_INITIAL: Final = "des_themes.wrong_initial"


def readings(text: str) -> tuple[str, ...] | Refusal:
    """Return the letters of play of a typed answer, the whole first, then without an article; or why it has none."""
    typed = text.strip() if len(text) > RAW_LIMIT else text
    if len(typed) > RAW_LIMIT:
        return Refusal.of(TOO_LONG, most=RAW_LIMIT)
    if not typed.strip():
        return Refusal(EMPTY)
    return answer_keys(typed) or Refusal(NOT_LETTERS)


def usable(keys: tuple[str, ...], imposed: str, dice: str) -> tuple[str, ...]:
    """Keep the readings that begin with the imposed letter, or on a black face ('' imposed) have no letter of the dice."""
    if imposed:
        return tuple(key for key in keys if key.startswith(imposed))
    return tuple(key for key in keys if not set(key) & set(dice))


def shown_text(text: str, key: str) -> str:
    """Return what was typed as it is shown: spaces tidied, and without the article where ``key`` has none."""
    tidy = " ".join(text.split())
    starts = (start for start in range(len(tidy)) if tidy[start].isalpha() and answer_key(tidy[start:]) == key)
    return tidy[next(starts, 0) :]


def points(key: str, dice: str) -> int:
    """Return the points of letters of play: one a die whose letter stands among them."""
    return sum(face in key for face in dice)


def lit(text: str, dice: str) -> tuple[Lit, ...]:
    """Return the dice that score in a text, in the order of the table, each with a letter of its own where there is one."""
    spots = [(place, letter) for place, char in enumerate(text) for letter in letters(char) or ""]
    used: set[tuple[int, str]] = set()
    found = []
    for colour, face in zip(COLOURS, dice, strict=False):
        places = [place for place, letter in spots if letter == face]
        if places:
            place = next((place for place in places if (place, face) not in used), places[0])
            used.add((place, face))
            found.append(Lit(colour, place))
    return tuple(found)
