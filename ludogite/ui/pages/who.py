"""Who plays: a button that names somebody of the family, and lets another be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludogite.store.profiles import Profile
from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HouseMenu, PaperButton


class WhoButton(PaperButton):
    """Opens a menu of the family; ``picked`` says who was chosen (profile id), ``wanted`` that somebody new is to be made."""

    picked = Signal(int)
    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent, mark="user", tone="soft", compact=True, drops=True)
        self.people: tuple[Profile, ...] = ()
        self.chosen = 0
        self.menu = HouseMenu(theme, self)
        self.clicked.connect(self._open)
        self.retranslate()

    def show_people(self, people: Sequence[Profile], chosen: int) -> None:
        """Offer these people; one of them plays, 0 where nobody is there yet."""
        self.people, self.chosen = tuple(people), chosen
        self.retranslate()

    @property
    def person(self) -> Profile | None:
        """Who plays."""
        return next((one for one in self.people if one.id == self.chosen), None)

    def retranslate(self) -> None:
        person = self.person
        self.setText(person.name if person is not None else self.tr("Nouveau profil"))
        said = self.tr("Qui joue : {name}").format(name=person.name) if person is not None else self.text()
        self.setAccessibleName(said)

    def _open(self) -> None:
        if not self.people:
            self.wanted.emit()
            return
        self.menu.clear()
        for one in self.people:
            self.menu.addAction(menu_text(one.name), partial(self.picked.emit, one.id))
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
