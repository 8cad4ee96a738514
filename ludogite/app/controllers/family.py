"""The room of a family on its way: taken along in one file, and brought back on this machine or another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from ludogite.app import go
from ludogite.app.controllers.game_files import put, why_not
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.core.rules import Refusal
from ludogite.services.file_names import named
from ludogite.store import files
from ludogite.store.errors import StoreError
from ludogite.store.family import ProfileMatch
from ludogite.store.family_file import Family, read_family
from ludogite.store.saves import Status
from ludogite.ui import texts
from ludogite.ui.pages.family import FamilyData, FamilyPage, PersonInFile

translate = QCoreApplication.translate
NAME = "famille" + files.SUFFIX


@contextmanager
def waiting() -> Iterator[None]:
    """Show the pointer of patience: a thousand evenings take some seconds."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def export_family(services: Services, owner: QWidget) -> bool:
    """Ask where the family's file goes, and write it; tell whether it is there."""
    title = translate("FamilyPage", "Emporter ma famille")
    name, _ = QFileDialog.getSaveFileName(owner, title, NAME, f"*{files.SUFFIX}")
    return bool(name) and write(services, named(name, files.SUFFIX))


def write(services: Services, file: Path) -> bool:
    """Write the family's file, complete or not at all, after opening it again; say how it went."""
    try:
        with waiting():
            data = services.store.family.pack()
            opened = files.read(data)
    except StoreError as error:
        services.tell("danger", texts.store_error(error.code, error.details))
        return False
    if isinstance(opened, Refusal):
        services.tell("danger", texts.refusal(opened.code, opened.args))
        return False
    trouble = put(file, data)
    if trouble is not None:
        services.tell("danger", f"{file}: {why_not(trouble)}")
        return False
    said = translate("FamilyPage", "La famille est dans {file} : profils, parties, mots de la maison et habitudes de jeu.")
    services.tell("positive", said.format(file=file.name))
    return True


def choose(navigate: go.Navigate, owner: QWidget) -> None:
    """Ask for a family's file, and show what is in it."""
    title = translate("FamilyPage", "Accueillir une famille")
    name, _ = QFileDialog.getOpenFileName(owner, title, "", f"*{files.SUFFIX}")
    if name:
        navigate(go.FamilyFile(Path(name)))


def family_page(services: Services, navigate: go.Navigate, place: go.FamilyFile) -> Visit:
    """Show what a family's file holds and bring it back when told to."""
    page, data = FamilyPage(services.theme), place.data
    with waiting():
        held = files.fetch(data) if isinstance(data, Path) else data
        family = held if isinstance(held, Refusal) else read_family(held)
    name = data.name if isinstance(data, Path) else NAME

    def restore(others: tuple[int, ...]) -> None:
        if isinstance(family, Refusal):
            return
        try:
            with waiting():
                merged = services.store.family.merge(family, others=others)
            page.show_merged(merged)
        except StoreError as error:
            page.show_trouble(texts.store_error(error.code, error.details))

    if isinstance(family, Refusal):
        page.show_trouble(texts.refusal(family.code, family.args))
    else:
        page.show_family(family_data(services, family, name))
    page.wanted.connect(restore)
    page.another.connect(lambda: choose(navigate, page))
    page.done.connect(lambda: navigate(go.Home()))
    return Visit(page)


def family_data(services: Services, family: Family, name: str) -> FamilyData:
    """Gather what the page shows of a file."""
    found = services.store.family
    waiting = sum(game.status is Status.OPEN for game in family.games)
    people = tuple(map(_carried, found.matches(family)))
    return FamilyData(name, people, len(family.games), waiting, family.unreadable, len(family.words), found.is_empty())


def _carried(match: ProfileMatch) -> PersonInFile:
    theirs, ours = match.theirs, match.ours
    return PersonInFile(theirs.id, theirs.name, theirs.ink, theirs.symbol, match.likeness, ours.name if ours else "", match.name)
