"""Files that come and go: a game or a family that is opened, a game that is taken along."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from ludogite.core.log import LogError
from ludogite.core.rules import Refusal
from ludogite.games.game import ResourceError
from ludogite.services import game_import as carried
from ludogite.services.file_names import named
from ludogite.services.match import shown_seats
from ludogite.store import files
from ludogite.store.errors import StoreError
from ludogite.ui import texts
from ludogite.ui.pages.replay import ReplayPage

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController

translate = QCoreApplication.translate
FILTER = f"Ludogîte (*{files.SUFFIX})"


def ask(house: AppController) -> None:
    """Let somebody choose a file, and open it."""
    name, _ = QFileDialog.getOpenFileName(house.window, translate("Files", "Ouvrir un fichier"), "", FILTER)
    if name:
        house.open_file(Path(name))


def open_file(house: AppController, path: Path) -> None:
    """Open a file of ours, or say in one sentence why it is none; what is open stays open then."""
    data = files.fetch(path)
    file = data if isinstance(data, Refusal) else files.read(data)
    if isinstance(file, Refusal):
        _say(house, path, texts.refusal(file.code, file.args))
        return
    match file.kind:
        case files.FileKind.GAME:
            _open_game(house, path, file)
        case files.FileKind.FAMILY:
            house.go_family(path)


def _open_game(house: AppController, path: Path, file: files.OurFile) -> None:
    """Watch a finished game; let an open one wait, and sit down at it."""
    try:
        game = carried.unpack_game(file, house.read, _stranger)
        if game.is_open:
            house.go_home()  # the game at the table may be this very one
            house.sit_down(carried.take_in(house.store, game), coach=False)
        else:
            house.watch(_replay(house, game))
    except LogError as error:
        _say(house, path, texts.log_error(error.code, error.args_by_name))
    except ResourceError as error:
        _say(house, path, texts.log_error(error.code, {"name": error.name}))
    except StoreError as error:
        house.window.tell("danger", texts.store_error(error.code, error.details))


def _stranger(number: int) -> str:
    """Name a player of whom the file tells nothing."""
    return translate("Carried", "Joueur {number}").format(number=number)


def _replay(house: AppController, game: carried.Carried) -> ReplayPage:
    """Show a game that is known to be playable."""
    from ludogite.app.controllers import replays  # noqa: PLC0415 - which leads here itself

    return replays.page_of(house, game.loaded, game.loaded.rules(house.read), shown_seats(game.seats))


def _say(house: AppController, path: Path, sentence: str) -> None:
    house.window.tell("danger", translate("Files", "{file} : {sentence}").format(file=path.name, sentence=sentence))


def carry(house: AppController, game_id: int) -> None:
    """Write a game of the house to a file that is asked for."""
    saved = house.store.saves.load(game_id)
    if saved is None:
        return
    try:
        data = carried.pack_game(saved)
    except LogError as error:
        house.window.tell("danger", texts.log_error(error.code, error.args_by_name))
        return
    proposed = file_name(texts.Texts().game_name(saved.game.game), date.fromisoformat(saved.game.updated_at[:10]))
    name, _ = QFileDialog.getSaveFileName(house.window, translate("Files", "Emporter cette partie"), proposed, FILTER)
    if name:
        save(house, named(name, files.SUFFIX), data)


def file_name(game: str, day: date) -> str:
    """Propose a name for a game's file that every system can hold."""
    return re.sub(r'[<>:"/\\|?*]', "", f"{game} {day.isoformat()}{files.SUFFIX}")


def put(path: Path, data: bytes) -> OSError | None:
    """Write a file whole or not at all; return why not."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        return error
    return None


def save(house: AppController, path: Path, data: bytes) -> None:
    """Write a file of ours, and say where it is or why not."""
    trouble = put(path, data)
    if trouble is not None:
        sentence = trouble.strerror or str(trouble)
        house.window.tell("danger", translate("Files", "{file} : {sentence}").format(file=path.name, sentence=sentence))
        return
    house.window.tell("positive", translate("Files", "C’est dans {file}.").format(file=path))
