"""What phones say, as values: read before anything is done, and as strictly as a foreign file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ludogite.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Fields:
    """What stands in the fields of a form, by their names; whatever its part of the page does not write raises ValueError."""

    values: Mapping[str, object]

    def text(self, name: str) -> str:
        """Read a line that was typed, or the value of the tile that is chosen; "" where there is none."""
        value = self.values.get(name)
        return "" if value is None else _text(value)

    def number(self, name: str) -> int:
        """Read the value of the tile that is chosen, where it is a number."""
        return int(self.text(name))

    def chosen(self, name: str) -> frozenset[str]:
        """Read the values of the tiles that are chosen."""
        return frozenset(map(_text, _list(self.values.get(name) or [])))

    def rows(self, name: str) -> tuple[tuple[tuple[int, str], ...], ...]:
        """Read rows of laid tiles: the number of each, and the letter that it stands for."""
        rows = [[_list(tile) for tile in _list(row)] for row in _list(self.values.get(name))]
        return tuple(tuple((int(_text(value)), _text(letter)) for value, letter in row) for row in rows)

    def square(self, name: str) -> tuple[int, int, bool]:
        """Read a square: its row and its column, and whether a word goes across from it."""
        match self.values.get(name):
            case [int(row), int(column), "across" | "down" as way]:
                return row, column, way == "across"
        raise ValueError(name)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(value)  # noqa: TRY004 - one error for whatever a page of ours does not write
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(value)  # noqa: TRY004
    return value


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat of a table that is laid."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GetUp:
    """Give one's seat back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pause:
    """Let the table pause, or go on."""

    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class Act:
    """Press a button of the form of one's seat, with the token of what is asked and all that stands in its fields.

    ``id``: what is said twice under the same one, because nobody answered, counts once.
    """

    seat: Seat
    act: str
    fields: Fields
    token: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Try:
    """Ask what a button of the form of one's seat would score, with all that stands in its fields; nothing is done."""

    seat: Seat
    act: str
    fields: Fields


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down as somebody of the house, or at a seat without a profile: which of the two, and its number."""

    which: str
    number: int


@dataclass(frozen=True, slots=True)
class JoinAsGuest:
    """Sit down by a name."""

    name: str


@dataclass(frozen=True, slots=True)
class Wish:
    """Go on with the evening: "again", "start", or a game; or answer who wants a chair: "give" or "keep"."""

    what: str


PhoneAct: TypeAlias = Sit | GetUp | Pause | Act | Try | Join | JoinAsGuest | Wish


def read(said: Mapping[str, object]) -> PhoneAct | None:
    """Read what a phone says; None for what no page of ours does."""
    match said:
        case {"sit": int(seat)}:
            return Sit(seat)
        case {"up": int(seat)}:
            return GetUp(seat)
        case {"pause": bool(on), "seat": int(seat)}:
            return Pause(seat, on)
        case {"seat": int(seat), "act": str(act), "fields": dict(fields), "token": int(token), **more}:
            number = more.get("id", "")
            return Act(seat, act, Fields(fields), token, number) if isinstance(number, str) else None
        case {"seat": int(seat), "try": str(act), "fields": dict(fields)}:
            return Try(seat, act, Fields(fields))
        case {"join": str(which), "id": int(number)}:
            return Join(which, number)
        case {"guest": str(name)}:
            return JoinAsGuest(name)
        case {"wish": str(what)}:
            return Wish(what)
    return None
