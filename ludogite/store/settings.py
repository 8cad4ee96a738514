"""Keep the family's settings: a key, and any JSON value."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ludogite.store.connection import Connection

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Settings:
    """The settings of one data file."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, key: str, default: Json = None) -> Json:
        """Return a setting; the default if it was never set, or does not read as JSON any more."""
        found = self._connection.row("SELECT value FROM settings WHERE key = ?", (key,))
        if found is None:
            return default
        try:
            value: Json = json.loads(found[0])
        except ValueError:
            return default
        return value

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

    def everything(self) -> dict[str, Json]:
        """Return all settings that were set and read as JSON."""
        keys = [str(key) for (key,) in self._connection.rows("SELECT key FROM settings ORDER BY key")]
        return {key: self.get(key) for key in keys}
