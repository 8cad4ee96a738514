"""``ludogite export``: a saved game in a file of its own, readable by ``ludogite replay`` and by other copies of the program."""

from __future__ import annotations

from types import SimpleNamespace

from ludogite import paths
from ludogite.atomic import write_whole
from ludogite.core.codec import BIGGEST
from ludogite.core.log import LogError
from ludogite.errors import CommandError
from ludogite.services.game_import import pack_game
from ludogite.store.database import open_store
from ludogite.store.errors import StoreError


def run(args: SimpleNamespace) -> int:
    """Write a game of the data folder to a file; raises CommandError with a sentence."""
    data = paths.data_folder(getattr(args, "data", None))
    try:
        store = open_store(data).store
        try:
            saved = store.saves.load(args.game) if 0 < args.game <= BIGGEST else None
        finally:
            store.close()
        if saved is None:
            raise CommandError(f"no saved game has the number {args.game}")
        write_whole(args.file, pack_game(saved))
    except StoreError as error:
        raise CommandError(f"{str(data)[:80]}: {error.code}") from error
    except LogError as error:
        raise CommandError(f"{error.code}: {error.args_by_name}") from error
    except OSError as error:
        raise CommandError(f"{str(args.file)[:80]}: {error.strerror}") from error
    return 0
