"""The buzzer keys of the family, kept from game to game."""

from __future__ import annotations

from collections.abc import Mapping

from ludogite.core.rules import Seat
from ludogite.store.database import Store
from ludogite.store.saves import SavedGame
from ludogite.ui.games.des_themes.buzzers import as_key, given_keys


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
