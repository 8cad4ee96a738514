"""The keys with which the people at this screen buzz."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from ludogite.core.rules import Seat
from ludogite.games.des_themes.moves import Command, Event
from ludogite.games.des_themes.state import ThemesView
from ludogite.services.key_bindings import given_keys
from ludogite.ui.flow.game_flow import GameFlow
from ludogite.ui.screen.buzzer_sheet import BuzzerSheet, Person
from ludogite.ui.screen.game_screen import AnyScreen


class BuzzerKeys(QObject):
    """Gives every person here a key, and lets them choose another."""

    changed = Signal()

    def __init__(self, flow: GameFlow[Command, Event, ThemesView], screen: AnyScreen) -> None:
        super().__init__(screen)
        self._flow, self._screen = flow, screen
        self.by_seat = self._given_keys()
        """The key of each seat, '' where no person at this screen plays."""
        flow.session.rekeyed.connect(self._on_rekeyed)

    def owner(self, event: QKeyEvent) -> Seat | None:
        """Say whose key it is."""
        text = event.text().upper()
        return self.by_seat.index(text) if text and text in self.by_seat else None

    def _given_keys(self) -> list[str]:
        """Give the buzzer key of every seat, '' where no person at this screen plays."""
        given = given_keys([self._flow.session.buzzers.get(seat, "") for seat in self._flow.people])
        by_seat = dict(zip(self._flow.people, given, strict=True))
        return [by_seat.get(seat, "") for seat in range(len(self._flow.session.seats))]

    def open_sheet(self) -> BuzzerSheet:
        """Let the people here choose and try their keys, while the clock stands."""
        self._flow.pause()
        people = [
            Person(seat, info.name, info.ink, info.face)
            for seat, info in enumerate(self._flow.session.seats)
            if seat in self._flow.people
        ]
        sheet = BuzzerSheet(
            self._screen.theme, people, {seat: self.by_seat[seat] for seat in self._flow.people}, self._screen.window()
        )
        sheet.rekeyed.connect(self._flow.session.set_buzzers)
        sheet.open()
        return sheet

    def _on_rekeyed(self) -> None:
        self.by_seat = self._given_keys()
        self.changed.emit()
