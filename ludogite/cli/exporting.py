"""Write a saved game to a file of its own (``.ludogite``), readable by ``ludogite replay`` and by other copies of the program."""

from __future__ import annotations

from pathlib import Path

from ludogite.core.log import LogError
from ludogite.errors import CommandError
from ludogite.services.game_import import pack_game
from ludogite.store.database import open_store
from ludogite.store.errors import StoreError


def export_game(data: Path, game_id: int, file: Path) -> None:
    """Write a game of the data folder to a file; raises CommandError with a sentence."""
    try:
        store = open_store(data).store
        try:
            saved = store.saves.load(game_id)
        finally:
            store.close()
        if saved is None:
            raise CommandError(f"no saved game has the number {game_id}")
        file.write_bytes(pack_game(saved))
    except StoreError as error:
        raise CommandError(f"{data}: {error.code}") from error
    except LogError as error:
        raise CommandError(f"{error.code}: {error.args_by_name}") from error
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror}") from error
