"""The buzzer keys of people who share one keyboard: which ones there are, whose is whose, and kept from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from ludogite.core.rules import Seat
from ludogite.store.database import Store
from ludogite.store.saves import SavedGame

AZERTY, QWERTZ, QWERTY = "APWNTKDV", "QPYMTHDV", "QPZMTHDV"
"""The keys that people have until they choose others, by keyboard: one at each corner first, then between them."""
OF_AZERTY = ("fr_FR", "fr_BE", "fr_LU", "fr_MC", "nl_BE")
OF_QWERTZ = ("de_", "fr_CH", "it_CH", "gsw_", "lb_", "cs_", "sk_", "hu_", "pl_DE", "sl_", "hr_")


def usual_keys(language: str) -> str:
    """Give the keys for the keyboard of a language and country ("fr_CA")."""
    if language.startswith(OF_QWERTZ):
        return QWERTZ
    return AZERTY if language.startswith(OF_AZERTY) or language == "C" else QWERTY


def keyboard_language() -> str:
    """Tell the language and country of the keyboard that is in use, as the system names it ("fr_FR"); "C" where it does not."""
    is_there = isinstance(QGuiApplication.instance(), QGuiApplication)
    return (QGuiApplication.inputMethod().locale() if is_there else QLocale.system()).name()


def as_key(typed: str) -> str | None:
    """Give the key that typed this text; None for what is no letter from A to Z, and so cannot be told from its Shift."""
    key = typed.upper()
    return key if len(key) == 1 and "A" <= key <= "Z" else None


def given_keys(wished: Sequence[str]) -> tuple[str, ...]:
    """Give everyone a key of their own, in the order of the seats: the one wished for while it is free, else a usual one."""
    usual = usual_keys(keyboard_language())
    keys: list[str] = ["" if key in wished[:place] else as_key(key) or "" for place, key in enumerate(wished)]
    for place, key in enumerate(keys):
        if not key:
            keys[place] = next(key for key in usual if key not in keys)
    return tuple(keys)


def owner_of(key: str, keys: Sequence[str], *, besides: int) -> int | None:
    """Tell whose key it is, by place; None where it is free, or belongs to the one who asks."""
    return next((place for place, taken in enumerate(keys) if taken == key and place != besides), None)


def buzzer(store: Store, profile_id: int) -> str:
    """Give the buzzer key that somebody has chosen once; empty where none was."""
    return as_key(str(store.settings.get(f"buzzer/{profile_id}", ""))) or ""


def keep_buzzer(store: Store, profile_id: int, key: str) -> None:
    """Keep somebody's buzzer key for all games to come; raises StoreError."""
    store.settings.set(f"buzzer/{profile_id}", key)


def seated_keys(store: Store, saved: SavedGame) -> dict[int, str]:
    """Give the buzzer key of every person of a game, by seat."""
    people = [seat for seat in saved.seats if seat.level is None]
    wished = ["" if seat.profile_id is None else buzzer(store, seat.profile_id) for seat in people]
    return dict(zip((seat.seat for seat in people), given_keys(wished), strict=True))


def keep_seated_keys(store: Store, saved: SavedGame, keys: Mapping[Seat, str]) -> None:
    """Keep the keys that the people of a game have chosen at its table; raises StoreError."""
    for seat in saved.seats:
        if seat.profile_id is not None and seat.seat in keys:
            keep_buzzer(store, seat.profile_id, keys[seat.seat])
