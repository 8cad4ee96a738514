"""Files that are opened: a game, a challenge or a family."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from ludogite.app import go
from ludogite.app.controllers.game_files import FILTER
from ludogite.app.services import Services
from ludogite.core.log import LogError
from ludogite.core.rules import Refusal
from ludogite.games.game import ResourceError
from ludogite.services import game_import
from ludogite.services.challenge import read_file as read_challenge
from ludogite.store import files
from ludogite.store.errors import StoreError
from ludogite.ui import texts

translate = QCoreApplication.translate


def ask(services: Services, navigate: go.Navigate) -> None:
    """Let somebody choose a file, and open it."""
    name, _ = QFileDialog.getOpenFileName(services.window, translate("Files", "Ouvrir un fichier"), "", FILTER)
    if name:
        navigate(go.OpenFile(Path(name)))


def open_file(services: Services, navigate: go.Navigate, path: Path) -> None:
    """Open a file of ours, or say in one sentence why it is none; what is open stays open then."""
    data = files.fetch(path)
    file = data if isinstance(data, Refusal) else files.read(data)
    if isinstance(file, Refusal):
        _say(services, path, texts.refusal(file.code, file.args))
        return
    match file.kind:
        case files.FileKind.GAME:
            _open_game(services, navigate, path, file)
        case files.FileKind.FAMILY:
            navigate(go.FamilyFile(path))
        case files.FileKind.CHALLENGE:
            _open_challenge(services, navigate, path, file)


def _open_game(services: Services, navigate: go.Navigate, path: Path, file: files.OurFile) -> None:
    """Watch a finished game; let an open one wait, and sit down at it."""
    try:
        game = game_import.unpack_game(file, services.read, _stranger)
        if game.is_open:
            navigate(go.Home())  # the game at the table may be this very one
            navigate(go.Table(game_import.take_in(services.store, game), coach=False))
        else:
            navigate(go.Watch(game))
    except LogError as error:
        _say(services, path, texts.log_error(error.code, error.args_by_name))
    except ResourceError as error:
        _say(services, path, texts.log_error(error.code, {"name": error.name}))
    except StoreError as error:
        services.tell("danger", texts.store_error(error.code, error.details))


def _open_challenge(services: Services, navigate: go.Navigate, path: Path, file: files.OurFile) -> None:
    """Show a challenge whose ghost could be played through."""
    try:
        navigate(go.Challenge(read_challenge(file, services.read)))
    except LogError as error:
        _say(services, path, texts.log_error(error.code, error.args_by_name))
    except ResourceError as error:
        _say(services, path, texts.log_error(error.code, {"name": error.name}))


def _stranger(number: int) -> str:
    """Name a player of whom the file tells nothing."""
    return translate("Carried", "Joueur {number}").format(number=number)


def _say(services: Services, path: Path, sentence: str) -> None:
    services.tell("danger", translate("Files", "{file} : {sentence}").format(file=path.name, sentence=sentence))
