"""Keep the people of the house: name, ink, age if told, PIN if wanted, and how the program helps them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludogite.core.rules import Refusal
from ludogite.store.errors import RefusalCode
from ludogite.store.settings import Settings
from ludogite.store.text import clean, is_text, match_key, mended, mended_number, mended_time

if TYPE_CHECKING:
    from ludogite.store.connection import Connection

NAME_LONGEST = 24
"""Signs of a name: what a seat's medallion and a column head can show."""
OLDEST_BIRTH_YEAR = 1900
LATEST_BIRTH_YEAR = 2200
PIN_ROUNDS = 100_000
PIN_KEPT = rf"{PIN_ROUNDS}\$[0-9a-f]{{32}}\$[0-9a-f]{{64}}"
"""What is kept of a PIN: rounds, salt and digest, as ``_hashed`` writes them."""
VOCABULARIES = ("enfant", "courant", "large", "tout")

COLUMNS = "id, name, ink, symbol, birth_year, pin IS NOT NULL, vocabulary, coach, created_at, archived, tutor"


@dataclass(frozen=True, slots=True)
class NewProfile:
    """Describe a profile to make or what it shall become.

    ``ink`` 1–8 is the colour's number, ``symbol`` 1–8 the sign's (None: the one that goes with the ink); ``vocabulary`` is one of
    ``VOCABULARIES``; ``coach``: on by default at the table; ``tutor``: asks before a costly choice.
    """

    name: str
    ink: int = 1
    symbol: int | None = None
    birth_year: int | None = None
    vocabulary: str = "large"
    coach: bool = False
    tutor: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """A person of the house. ``created_at`` is ISO UTC; an archived profile keeps its games and is not offered any more."""

    id: int
    name: str
    ink: int
    symbol: int | None
    birth_year: int | None
    has_pin: bool
    vocabulary: str
    coach: bool
    created_at: str
    archived: bool
    tutor: bool = False


def clean_name(raw: str) -> str | Refusal:
    """Return a player's name as it will be shown, or ``name_empty``, ``name_too_long``, ``name_control``."""
    return clean(raw, "name", longest=NAME_LONGEST)


class Profiles:
    """The profiles of one data file. An unknown id is a bug of the caller: ``KeyError``."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def everyone(self, *, archived: bool = False) -> tuple[Profile, ...]:
        """Return the profiles in use, or the archived ones, oldest first."""
        sql = f"SELECT {COLUMNS} FROM profiles WHERE archived = ? ORDER BY id"  # noqa: S608 - constant columns
        return tuple(map(_profile, self._connection.rows(sql, (archived,))))

    def get(self, profile_id: int) -> Profile | None:
        """Return a profile, archived or not; None if there is none."""
        found = self._connection.row(f"SELECT {COLUMNS} FROM profiles WHERE id = ?", (profile_id,))  # noqa: S608 - constant
        return None if found is None else _profile(found)

    def add(self, new: NewProfile) -> Profile | Refusal:
        """Make a profile, or refuse: ``name_…`` (``name_taken`` tells if by an archived one), ``birth_year_range``."""
        with self._connection.writing():
            values = self._checked(new, besides=None)
            if isinstance(values, Refusal):
                return values
            return self._known(self._connection.insert("profiles", {**values, "created_at": self._connection.now()}))

    def change(self, profile_id: int, new: NewProfile) -> Profile | Refusal:
        """Give a profile new values, or refuse as ``add`` does. Games already played keep the name they were played under."""
        with self._connection.writing() as db:
            self._known(profile_id)
            values = self._checked(new, besides=profile_id)
            if isinstance(values, Refusal):
                return values
            db.update("profiles", profile_id, values)
            return self._known(profile_id)

    def archive(self, profile_id: int, *, archived: bool = True) -> Profile:
        """Put a profile away with all its games, or bring it back."""
        with self._connection.writing() as db:
            self._known(profile_id)
            db.update("profiles", profile_id, {"archived": int(archived)})
            return self._known(profile_id)

    def delete(self, profile_id: int) -> int:
        """Forget a profile for good, with its records, its settings and the games that nobody else of the house played.

        Games shared with others stay theirs: the name stands there as it was written, like a guest's. Return the number of games
        that went.
        """
        with self._connection.writing() as db:
            self._known(profile_id)
            gone = db.execute(
                "DELETE FROM games WHERE id IN (SELECT game_id FROM seats WHERE profile_id = ?)"
                " AND id NOT IN (SELECT game_id FROM seats WHERE profile_id <> ?)",
                (profile_id, profile_id),
            ).rowcount
            Settings(self._connection).forget_person(profile_id)
            db.execute("DELETE FROM profiles WHERE id = ?", (profile_id,))
        return gone

    def set_pin(self, profile_id: int, pin: str | None) -> Refusal | None:
        """Set the four digits that open this player's curtain, or remove them; only a salted hash is kept."""
        if pin is not None and re.fullmatch(r"[0-9]{4}", pin) is None:
            return Refusal.of(RefusalCode.PIN_NOT_FOUR_DIGITS)
        with self._connection.writing() as db:
            self._known(profile_id)
            db.update("profiles", profile_id, {"pin": None if pin is None else _hashed(pin)})
        return None

    def opens(self, profile_id: int, pin: str) -> bool:
        """Tell whether these digits are the profile's; a profile without PIN opens to anything."""
        found = self._connection.row("SELECT pin FROM profiles WHERE id = ?", (profile_id,))
        if found is None:
            raise KeyError(profile_id)
        return not is_text(found[0]) or _matches(pin, found[0])

    def _known(self, profile_id: int) -> Profile:
        found = self.get(profile_id)
        if found is None:
            raise KeyError(profile_id)
        return found

    def _checked(self, new: NewProfile, *, besides: int | None) -> dict[str, Any] | Refusal:
        name = clean_name(new.name)
        if isinstance(name, Refusal):
            return name
        this_year = int(self._connection.now()[:4])
        if new.birth_year is not None and not OLDEST_BIRTH_YEAR <= new.birth_year <= this_year:
            return Refusal.of(RefusalCode.BIRTH_YEAR_RANGE, first=OLDEST_BIRTH_YEAR, last=this_year)
        key = match_key(name)
        taken = self._connection.row("SELECT id, archived FROM profiles WHERE name_key = ?", (key,))
        if taken is not None and taken[0] != besides:
            return Refusal.of(RefusalCode.NAME_TAKEN, name=name, archived=taken[1])
        return {
            "name": name,
            "name_key": key,
            "ink": new.ink,
            "symbol": new.symbol,
            "birth_year": new.birth_year,
            "vocabulary": new.vocabulary,
            "coach": int(new.coach),
            "tutor": int(new.tutor),
        }


def _profile(row: tuple[Any, ...]) -> Profile:
    """Read a row; what does not read any more is mended for showing, and stays as it is in the file until somebody changes it."""
    number, name, ink, symbol, birth_year, has_pin, vocabulary, coach, created_at, archived, tutor = row
    return Profile(
        number,
        mended(name) or "\N{REPLACEMENT CHARACTER}",
        mended_number(ink, 1, 8, 1),
        symbol if symbol in range(1, 9) else None,
        mended_number(birth_year, OLDEST_BIRTH_YEAR, LATEST_BIRTH_YEAR, 0) or None,
        bool(has_pin),
        vocabulary if vocabulary in VOCABULARIES else "large",
        bool(coach),
        mended_time(created_at),
        bool(archived),
        bool(tutor),
    )


def _hashed(pin: str) -> str:
    """Hash the PIN with a fresh salt: it keeps a brother out, four digits keep out nobody who can read the file."""
    from secrets import token_bytes  # noqa: PLC0415 - rarely needed

    salt = token_bytes(16)
    return f"{PIN_ROUNDS}${salt.hex()}${_digest(pin, salt, PIN_ROUNDS)}"


def _matches(pin: str, kept: str) -> bool:
    if re.fullmatch(PIN_KEPT, kept) is None:  # damaged: it would keep its owner out for good
        return True
    rounds, salt, digest = kept.split("$")
    import hmac  # noqa: PLC0415 - only where there is a secret code: OpenSSL is 4 MB

    return hmac.compare_digest(_digest(pin, bytes.fromhex(salt), int(rounds)), digest)


def _digest(pin: str, salt: bytes, rounds: int) -> str:
    import hashlib  # noqa: PLC0415 - only where there is a secret code

    return hashlib.pbkdf2_hmac("sha256", pin.encode("utf-8", "surrogatepass"), salt, rounds).hex()
