"""Keep the family's settings: a key, and any JSON value, bounded so that reading one never fails.

Whoever reads a setting says what it may be, by one of the readers below (``switch``, ``number``, ``choice``, ``switches``) or a
strict decoding of its own; what was damaged, or written by hand, counts as never set.
"""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, TypeAlias

from ludogite.store.text import is_text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from ludogite.store.connection import Connection

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

LONGEST = 4 * 1024 * 1024
"""Characters of the longest value that is read: a family's own cards are a hundredth of that."""
DEEPEST = 20
"""Lists in lists of a value."""
OF_THE_FILE = "backup/"
"""How the keys begin under which the data file keeps notes about its own copies."""
_UNREAD: list[Json] = []
"""Stands for a value that does not read; known by its identity."""


def parse(text: object, otherwise: Json = None) -> Json:
    """Read the JSON of a setting, or what stands for one too long or deep, no text or no JSON (NaN and the infinities are none)."""
    if not isinstance(text, str) or len(text) > LONGEST or not is_text(text):
        return otherwise
    try:
        value: Json = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return otherwise
    return value if is_shallow(value, DEEPEST) else otherwise


def is_shallow(value: Json, deepest: int) -> bool:
    """Tell whether nothing lies deeper than so many lists, so that whoever reads it need not fear for the stack."""
    if isinstance(value, str):
        return is_text(value)
    if isinstance(value, float):
        return math.isfinite(value)
    inside = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else ()
    return deepest >= 0 and all(is_shallow(item, deepest - 1) for item in inside)


def switch(value: Json, *, otherwise: bool) -> bool:
    """Read something that is on or off."""
    return value if isinstance(value, bool) else otherwise


def number(value: Json, lowest: float, highest: float, otherwise: float) -> float:
    """Read a number within its bounds."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number and lowest <= value <= highest else otherwise  # type: ignore[operator,return-value]


def choice(value: Json, choices: Collection[str], otherwise: str) -> str:
    """Read one of some words."""
    return value if isinstance(value, str) and value in choices else otherwise


def switches(value: Json, names: Collection[str]) -> Mapping[str, bool]:
    """Read what is on or off by name, the names that are known."""
    held = value if isinstance(value, dict) else {}
    return {name: on for name, on in held.items() if name in names and isinstance(on, bool)}


def renumbered(value: Json, number: Callable[[int], int | None]) -> Json:
    """Name people in a setting by other numbers; somebody whom ``number`` does not know becomes nobody."""
    match value:
        case list():
            return [renumbered(item, number) for item in value]
        case dict():
            return {
                key: number(item) if key == "profile_id" and isinstance(item, int) else renumbered(item, number)
                for key, item in value.items()
            }
        case _:
            return value


class Settings:
    """The settings of one data file."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, key: str, default: Json = None) -> Json:
        """Return a setting; the default if it was never set, or does not read any more."""
        found = self._connection.row("SELECT value FROM settings WHERE key = ?", (key,))
        return default if found is None else parse(found[0], default)

    def set(self, key: str, value: Json) -> None:
        """Set a setting."""
        with self._connection.writing() as db:
            db.execute(
                "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, json.dumps(value)),
            )

    def forget(self, key: str) -> None:
        """Return a setting to its default."""
        with self._connection.writing() as db:
            db.execute("DELETE FROM settings WHERE key = ?", (key,))

    def forget_person(self, profile_id: int) -> None:
        """Forget what is kept about somebody: the settings that end in the number; where others name the person, it is nobody."""
        with self._connection.writing() as db:
            db.execute("DELETE FROM settings WHERE key GLOB ?", (f"*/{profile_id}",))
            for key, value in self.everything().items():
                if (others := renumbered(value, lambda number: None if number == profile_id else number)) != value:
                    self.set(key, others)

    def everything(self) -> dict[str, Json]:
        """Return all settings that were set and read, but for what the file notes about its own copies."""
        rows = self._connection.rows("SELECT key, value FROM settings ORDER BY key")
        read = {key: parse(held, _UNREAD) for key, held in rows if is_text(key) and not key.startswith(OF_THE_FILE)}
        return {key: value for key, value in read.items() if value is not _UNREAD}


def _no_number(name: str) -> None:
    """Refuse NaN and the infinities, which are no JSON."""
    raise ValueError(name)
