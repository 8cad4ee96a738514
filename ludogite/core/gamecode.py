"""Game codes such as ``7F3K-Q9TM-2XWB-K``: 60 random bits and a check letter, so that fair dice can be checked afterwards.

The dice of a game follow from its code alone. The SHA-256 of the code is shown when the game starts, the code when it is over:
anybody can then recompute both the fingerprint and every throw. Letters are Crockford's base 32 (no I, L, O, U). The check
letter is a weighted sum over GF(32): it catches every single wrong letter and every exchange of two letters.
"""

from __future__ import annotations

from hashlib import blake2b, sha256

from ludogite.core.chance import Chance
from ludogite.core.rules import Refusal

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LETTERS = 12
"""Letters before the check letter, five bits each."""
RANDOM_BYTES = 8
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
    """Make a game code from 8 random bytes, of which 60 bits are used."""
    if len(random) != RANDOM_BYTES:
        raise ValueError(f"{RANDOM_BYTES} bytes wanted")
    number = int.from_bytes(random, "big")
    return _spell([number >> 5 * place & 31 for place in range(LETTERS)])


def read_code(typed: str) -> str | Refusal:
    """Read a code as people type it (any case, spaces, I for 1, O for 0) and return its one spelling, or say what is wrong."""
    letters = "".join(letter for letter in typed[:200].upper() if letter not in _DASHES and not letter.isspace()).translate(
        _READ_AS
    )
    strange = next((letter for letter in letters if letter not in ALPHABET), None)
    if strange is not None:
        return Refusal.of("code_letter", letter=strange if strange.isprintable() else "?")
    if len(letters) != LETTERS + 1:
        return Refusal.of("code_length", letters=len(letters), wanted=LETTERS + 1)
    values = [ALPHABET.index(letter) for letter in letters]
    if _check(values[:LETTERS]) != values[LETTERS]:
        return Refusal.of("code_check")
    return _spell(values[:LETTERS])


def chance_of(code: str) -> Chance:
    """Return the chance that a code stands for."""
    return Chance(blake2b(code.encode("ascii"), person=b"ludogite-dice").digest())


def fingerprint(code: str) -> str:
    """Return the SHA-256 of a code in hexadecimal: shown before the game, checked after it."""
    return sha256(code.encode("ascii")).hexdigest()
