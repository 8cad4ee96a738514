"""What the home page shows: the family and the games that wait, remembered for the first frame of the next start."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.app.services import Services
from ludogite.games.catalog import CATALOG
from ludogite.late import late
from ludogite.services import home_facts
from ludogite.services.home_facts import HomeFacts, Remembered
from ludogite.services.worker import Lane
from ludogite.ui.pages import home_texts
from ludogite.ui.pages.home import HomePage

if TYPE_CHECKING:
    from ludogite.services.tickets import Ticket

with late:  # not before the first frame
    from ludogite.app import ahead
    from ludogite.services import home as home_service
    from ludogite.services import tickets
    from ludogite.store import errors


class HomeRoom(QObject):
    """Fills the home page, from what is remembered until the data are open."""

    def __init__(self, services: Services, remembered: Remembered | None) -> None:
        super().__init__(services)
        self._services = services
        self.page = HomePage(services.theme, services.uis)
        self._facts = HomeFacts()
        self.left: HomeFacts | None = None
        """What the page would show now, once the window is closed; None where that is nowhere kept."""
        self._is_closed = False
        self._told: dict[tuple[int, str], Ticket] = {}
        """Tickets that are kept nowhere else, by game and moment."""
        self.asked: set[int] = set()
        """Games whose tickets are being worked out."""
        self.ahead: ahead.Ahead | None = None
        """Brings in what lies behind the ways of the box, once the data are open."""
        self._show_games()
        if remembered is not None:
            self._show_facts(remembered.facts)
        services.languages.changed.connect(self._take_language)
        services.phones_changed.connect(self._tell_phones)

    def fill(self) -> None:
        """Show the family and the games that wait, as the data have them."""
        services = self._services
        facts, without = home_service.home_facts(services.store, self._told)
        self._show_facts(facts)
        self.ahead = self.ahead or ahead.Ahead(self)
        for widget, way in self.page.ways():
            self.ahead.watch(widget, way)
        if self._can_remember():
            home_facts.remember(services.data, services.shown_settings(), facts)
        for game_id in without:
            self._work_out(game_id)

    def is_readable(self, game_id: int) -> bool:
        """Tell whether a game that waits can be gone on with."""
        return not any(one.id == game_id and not one.is_readable for one in self._facts.waiting)

    def close(self) -> None:
        """Close the data, and remember how the page would look now."""
        services, shown, self._is_closed = self._services, None, True
        if self._can_remember():
            with suppress(errors.StoreError):
                shown = services.shown_settings(), home_service.home_facts(services.store, self._told)[0]
        services.close()
        if shown is not None:
            home_facts.remember(services.data, *shown)
            self.left = shown[1]

    def _tell_phones(self) -> None:
        """Say that phones may come, or no more."""
        if self.page.isVisible() and not self._is_closed:
            self._show_facts(self._facts)

    def _take_language(self, _language: str) -> None:
        if self._services.is_open:
            self.fill()
        else:
            self._show_games()

    def _show_games(self) -> None:
        self.page.show_games([home_texts.home_game(entry, self._services.uis) for entry in CATALOG])

    def _show_facts(self, facts: HomeFacts) -> None:
        self._facts = facts
        home_texts.show_facts(self.page, facts, self._services.uis)
        door = self._services.door
        if door is not None and door.is_open:
            self.page.show_news(home_texts.evening_of_phones(door.address, door.shown_code))

    def _can_remember(self) -> bool:
        """Tell whether what is shown is what lies in the data folder: it may be in memory, or saved to another place."""
        services = self._services
        return services.is_open and services.store.file == services.data / home_facts.DATA_FILE

    def _work_out(self, game_id: int) -> None:
        """Have the ticket of a game that keeps none worked out beside the window: another program wrote it, or ours was killed."""
        saved = self._services.store.saves.load(game_id)
        if saved is None or game_id in self.asked:
            return
        self.asked.add(game_id)
        moment = saved.game.updated_at

        def told(ticket: Ticket) -> None:
            self.asked.discard(game_id)
            if self._is_closed:
                return
            self._told[game_id, moment] = ticket
            with suppress(errors.StoreError):  # then it is worked out again the next time
                self._services.store.saves.keep_ticket(game_id, tickets.to_text(ticket), of=moment)
            self.fill()

        call = partial(tickets.worked_out, saved, self._services.read)
        self._services.worker.ask(self, Lane.STATISTICS, call, told, failed=lambda _error: self.asked.discard(game_id))
