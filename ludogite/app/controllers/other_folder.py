"""Another folder for the family's data, where those of the usual one cannot be written, or not even read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QProcess
from PySide6.QtWidgets import QFileDialog

from ludogite.app.services import Services
from ludogite.services.processes import program
from ludogite.store import database

translate = QCoreApplication.translate
ROOM: Final = "ludogite"
"""The folder of ours in one that holds other things."""


def choose(services: Services) -> bool:
    """Ask for a folder, bring there what is seen here, and start again in it; tell whether this window may go."""
    title = translate("Files", "Choisir un autre dossier")
    name = QFileDialog.getExistingDirectory(services.window, title, str(Path.home()))
    return bool(name) and _start_in(services, room_in(Path(name)))


def room_in(folder: Path) -> Path:
    """Name the place for the data in a chosen folder: itself where it is empty or ours, else a folder of ours in it."""
    is_ours = (folder / database.FILE_NAME).exists() or not any(folder.iterdir())
    return folder if is_ours else folder / ROOM


def _start_in(services: Services, folder: Path) -> bool:
    if not services.guarded(lambda: database.settle(services.store, folder)):
        return False
    arguments = ["--data", str(folder.absolute()), "--lang", services.languages.language]
    code = f"sys.argv[1:] = {arguments!r}; from ludogite.__main__ import main; main()"
    begun, _ = QProcess.startDetached(*program(code, *arguments))
    if not begun:
        said = translate("Files", "Ludogîte n’a pas pu redémarrer : ouvre-le avec --data {folder}.")
        services.tell("danger", said.format(folder=folder))
    return bool(begun)
