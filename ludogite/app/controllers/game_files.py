"""Files that leave the house: a game that is taken along."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from ludogite.app.services import Services
from ludogite.atomic import OwnFileError, write_whole
from ludogite.services.file_names import named, writable
from ludogite.services.game_import import pack_game
from ludogite.store import files

translate = QCoreApplication.translate
FILTER = f"Ludogîte (*{files.SUFFIX})"


def carry(services: Services, game_id: int) -> bool:
    """Write a game of the house, with what waits of it, to a file that is asked for; tell whether it is there."""
    saved = services.saved(game_id)
    if saved is None:
        return False
    data = services.told(lambda: pack_game(saved))
    if data is None:
        return False
    proposed = file_name(services.uis.name(saved.game.game), date.fromisoformat(saved.game.updated_at[:10]))
    name, _ = QFileDialog.getSaveFileName(services.window, translate("Files", "Emporter cette partie"), proposed, FILTER)
    return bool(name) and save(services, named(name, files.SUFFIX), data)


def export_raw(services: Services, game_id: int) -> None:
    """Write all that is kept of a game that does not read any more to a file that is asked for, for somebody who may mend it."""
    data = services.told(lambda: services.store.saves.raw(game_id))
    title = translate("Files", "Garder la partie telle quelle")
    name, _ = (
        QFileDialog.getSaveFileName(services.window, title, f"partie-{game_id}.jsonl", "*.jsonl") if data is not None else ("", "")
    )
    if data is not None and name:
        save(services, named(name, ".jsonl"), data)


def file_name(game: str, day: date) -> str:
    """Propose a name for a game's file that every system can hold."""
    return writable(f"{game} {day.isoformat()}") + files.SUFFIX


def put(path: Path, data: bytes) -> OSError | None:
    """Write a file whole or not at all; return why not."""
    try:
        write_whole(path, data)
    except OSError as error:
        return error
    return None


def why_not(trouble: OSError) -> str:
    """Say why a file could not be written."""
    if isinstance(trouble, OwnFileError):
        return translate("Files", "ce fichier est à Ludogîte lui-même : choisis un autre nom.")
    return trouble.strerror or str(trouble)


def save(services: Services, path: Path, data: bytes) -> bool:
    """Write a file of ours, say where it is or why not, and tell whether it is there."""
    trouble = put(path, data)
    if trouble is not None:
        sentence = why_not(trouble)
        services.tell("danger", translate("Files", "{file} : {sentence}").format(file=path.name, sentence=sentence))
        return False
    services.tell("positive", translate("Files", "C’est dans {file}.").format(file=path))
    return True
