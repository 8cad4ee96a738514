"""The code of a profile: whether four digits are right, and the pause after several that were not, which no restart ends."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from ludogite.store.database import Store
from ludogite.store.errors import StoreError

TRIES: Final = 5
"""Wrong codes before the first pause."""
FIRST_S: Final = 30
LONGEST_S: Final = 3600


@dataclass(frozen=True)
class Lock:
    """Opens for the code of one profile."""

    store: Store
    profile_id: int

    def __call__(self, pin: str) -> bool:
        """Tell whether these digits are the code; during a pause none is, and none counts."""
        if self.waits_s():
            return False
        opens = self.store.profiles.opens(self.profile_id, pin)
        wrong = 0 if opens else self._wrong()[0] + 1
        with suppress(StoreError):  # a full disk opens nobody's hand, and closes none
            if wrong:
                self.store.settings.set(self._key, {"wrong": wrong, "at": self.store.now()})
            elif self._wrong()[0]:
                self.store.settings.forget(self._key)
        return opens

    def waits_s(self) -> int:
        """Tell for how many seconds nothing opens: from the fifth wrong code on, each time twice as long, up to an hour."""
        wrong, at = self._wrong()
        if wrong < TRIES:
            return 0
        pause = min(FIRST_S << min(wrong - TRIES, 10), LONGEST_S)
        gone = (datetime.fromisoformat(self.store.now()) - datetime.fromisoformat(at)).total_seconds()
        return max(0, round(pause - gone)) if gone >= 0 else pause  # a clock that was set back ends no pause

    def _wrong(self) -> tuple[int, str]:
        match self.store.settings.get(self._key):
            case {"wrong": int(wrong), "at": str(at)}:
                with suppress(ValueError):
                    datetime.fromisoformat(at)
                    return wrong, at
        return 0, ""

    @property
    def _key(self) -> str:
        return f"tries/{self.profile_id}"
