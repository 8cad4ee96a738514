"""Keep what the family owns in one SQLite file: profiles, games, results, settings, house dictionary.

Start at ``open_store``. Importing this package costs nothing: what it offers is imported when it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludogite.store.connection import Now, utc_now
    from ludogite.store.database import FILE_NAME, Opened, Store, open_in_memory, open_store, restore_backup
    from ludogite.store.errors import Notice, NoticeCode, RefusalCode, StoreCode, StoreError
    from ludogite.store.family import Likeness, Merged, ProfileMatch
    from ludogite.store.family_file import Family, read_family
    from ludogite.store.house_words import HouseWord, Imported
    from ludogite.store.profiles import NAME_LONGEST, VOCABULARIES, NewProfile, Profile, clean_name
    from ludogite.store.saves import LoadedGame, Mark, NewGame, Ply, ResultRow, SavedGame, SeatInfo, Status
    from ludogite.store.scores import Kind, PlayedGame, Record, ScorePoint, Summary, Tally
    from ludogite.store.settings import Json

__all__ = [
    "FILE_NAME",
    "NAME_LONGEST",
    "VOCABULARIES",
    "Family",
    "HouseWord",
    "Imported",
    "Json",
    "Kind",
    "Likeness",
    "LoadedGame",
    "Mark",
    "Merged",
    "NewGame",
    "NewProfile",
    "Notice",
    "NoticeCode",
    "Now",
    "Opened",
    "PlayedGame",
    "Ply",
    "Profile",
    "ProfileMatch",
    "Record",
    "RefusalCode",
    "ResultRow",
    "SavedGame",
    "ScorePoint",
    "SeatInfo",
    "Status",
    "Store",
    "StoreCode",
    "StoreError",
    "Summary",
    "Tally",
    "clean_name",
    "open_in_memory",
    "open_store",
    "read_family",
    "restore_backup",
    "utc_now",
]
_MODULES = (
    "connection",
    "database",
    "errors",
    "family",
    "family_file",
    "house_words",
    "profiles",
    "saves",
    "scores",
    "settings",
)


def __getattr__(name: str) -> Any:
    """Import what is asked for by name."""
    for module in _MODULES if name in __all__ else ():
        held = vars(import_module(f"{__name__}.{module}"))
        if name in held:
            return held[name]
    raise AttributeError(name)
