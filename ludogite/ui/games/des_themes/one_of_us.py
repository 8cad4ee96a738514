"""What one of several people at this screen does, and the others may do too: the one is chosen in a menu."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.games.des_themes.moves import Command, Event
from ludogite.games.des_themes.state import ThemesView
from ludogite.ui.flow.game_flow import GameFlow
from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.fields import HouseMenu


class OneOfUs:
    """Gives a command for one of the people who are asked the same."""

    def __init__(self, theme: Theme, flow: GameFlow[Command, Event, ThemesView], screen: QWidget) -> None:
        self._theme, self._flow, self._screen = theme, flow, screen

    def act(self, kind: str, command: Command, label: str, button: QWidget) -> bool:
        """Act at once where only one person here can, else for the one who is chosen in a menu over a button."""
        able = [] if self._flow.paused else self._flow.asked_here(kind)
        if len(able) == 1:
            return self._flow.submit(command, able[0])
        if able:
            menu = self.menu(kind, command, label)
            menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        return bool(able)

    def menu(self, kind: str, command: Command, label: str) -> HouseMenu:
        """Make a menu of those here who may do something now; whoever is chosen is asked for again then."""
        menu = HouseMenu(self._theme, self._screen)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        word = self._flow.view.answers[-1].text if self._flow.view.answers else ""
        for asked in self._flow.asked_here(kind):
            seat = asked.request.seat
            text = label.format(name=self._flow.session.seats[seat].name, word=word)
            menu.addAction(menu_text(text), partial(self._submit, seat, kind, command))
        return menu

    def _submit(self, seat: Seat, kind: str, command: Command) -> None:
        asked = next((one for one in self._flow.asked_here(kind) if one.request.seat == seat), None)
        if asked is not None:
            self._flow.submit(command, asked)
