"""Game codes such as ``7F3K-Q9TM-2XWB-4C8D-N5HJ-N``: 100 random bits and a check letter, so that fair dice can be checked.

The dice of a game follow from its code and, where the players gave one, from their word. Before the first throw the SHA-256 of
a salt and the code is shown, together with the salt, and only then is the word asked for; the code is shown when the game is over,
and anybody can recompute both the fingerprint and every throw. What that proves, and against whom, stands in ``docs/fair-dice.md``.

The first games had codes of 60 bits and a fingerprint without salt: they are read, and checked, as they were made. Letters are
Crockford's base 32 (no I, L, O, U). The check letter is a weighted sum over GF(32): it catches every single wrong letter and every
exchange of two letters.
"""

from __future__ import annotations

import unicodedata
from hashlib import blake2b, sha256

from ludogite.core.chance import Chance
from ludogite.core.rules import Refusal

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
OLD_LETTERS, LETTERS = 12, 20
"""Letters before the check letter, five bits each, of the first games and of those of today."""
OLD_RANDOM_BYTES, RANDOM_BYTES = 8, 13
"""Random bytes that such a code is made from, a few bits more than it takes."""
SALT_BYTES = 16
WORD_LONGEST = 100
"""Signs of the players' word."""
EXAMPLE = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N"
"""A code to show how one looks."""
_READ_AS = str.maketrans("ILO", "110")
_DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212"


def _times_two(value: int) -> int:
    doubled = value << 1
    return doubled ^ 0b100101 if doubled & 0b100000 else doubled


def _check(values: list[int]) -> int:
    total = 0
    for value in values:  # Horner: the letter at place i is weighted with 2^(n-i)
        total = _times_two(total ^ value)
    return total


def _spell(values: list[int]) -> str:
    letters = "".join(ALPHABET[value] for value in [*values, _check(values)])
    return "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def make_code(random: bytes) -> str:
    """Make a game code from 13 random bytes, of which 100 bits are used; from 8 bytes (60 bits) one as the first games had."""
    lengths = {OLD_RANDOM_BYTES: OLD_LETTERS, RANDOM_BYTES: LETTERS}
    if len(random) not in lengths:
        raise ValueError(f"{RANDOM_BYTES} or {OLD_RANDOM_BYTES} bytes wanted")
    number = int.from_bytes(random, "big")
    return _spell([number >> 5 * place & 31 for place in range(lengths[len(random)])])


def make_salt(random: bytes) -> str:
    """Make the salt of a fingerprint, in hexadecimal, from 16 random bytes."""
    if len(random) != SALT_BYTES:
        raise ValueError(f"{SALT_BYTES} bytes wanted")
    return random.hex()


def read_code(typed: str) -> str | Refusal:
    """Read a code as people type it (any case, spaces, I for 1, O for 0) and return its one spelling, or say what is wrong."""
    letters = "".join(letter for letter in typed[:200].upper() if letter not in _DASHES and not letter.isspace()).translate(
        _READ_AS
    )
    strange = next((letter for letter in letters if letter not in ALPHABET), None)
    if strange is not None:
        return Refusal.of("code_letter", letter=strange if strange.isprintable() else "?")
    if len(letters) not in {OLD_LETTERS + 1, LETTERS + 1}:
        return Refusal.of("code_length", letters=len(letters), wanted=LETTERS + 1)
    values = [ALPHABET.index(letter) for letter in letters]
    if _check(values[:-1]) != values[-1]:
        return Refusal.of("code_check")
    return _spell(values[:-1])


def read_word(typed: str) -> str:
    """Return the players' word as it is mixed into the dice: composed, without case, in single spaces, to be typed again at will.

    Empty where nothing is left of it.
    """
    known = "".join(sign for sign in typed[: 4 * WORD_LONGEST] if unicodedata.category(sign)[0] != "C" or sign.isspace())
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", known).casefold()).split())[:WORD_LONGEST].strip()


def chance_of(code: str, word: str = "") -> Chance:
    """Return the chance that a code stands for, with the players' word mixed in if they gave one."""
    if not word:
        return Chance(blake2b(code.encode("ascii"), person=b"ludogite-dice").digest())
    return Chance(blake2b(word.encode(), key=code.encode("ascii"), person=b"ludogite-word").digest())


def fingerprint(code: str, salt: str = "") -> str:
    """Return the SHA-256 of salt and code in hexadecimal: shown with the salt before the game, checked after it.

    Without salt it is that of the first games: of the code alone.
    """
    return sha256(f"{salt}:{code}".encode("ascii") if salt else code.encode("ascii")).hexdigest()


def promise_text(fingerprint: str, salt: str) -> str:
    """Write fingerprint and salt down whole, as somebody keeps them before the first throw."""
    return f"SHA-256({salt}:CODE) = {fingerprint}" if salt else fingerprint
