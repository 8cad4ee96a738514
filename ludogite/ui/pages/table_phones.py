"""The phones at a table: pauses, people who are awaited, and whoever wants the seat of somebody who is away."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.services.match import Match
from ludogite.services.phones import PhoneHub
from ludogite.ui import texts
from ludogite.ui.pages.seat_question import SeatQuestion
from ludogite.ui.pages.table_notices import TableNotices
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided

COUNTED = 3
"""Seconds that are counted before a table that paused goes on, where phones play."""
PAUSED, AWAITED, STALLED = "paused by a phone", "a phone is away", "no phone can answer"
"""Why the clock stands, beside the reasons that the screen has itself."""


class TablePhones(QObject):
    """Tells the phones of a hub what the table does, and the table what they ask for."""

    changed = Signal()
    """Somebody has come or gone."""
    answered = Signal()
    """A question about a seat has been answered: the keyboard goes back to the game."""

    def __init__(self, theme: Theme, match: Match, screen: AnyScreen, hub: PhoneHub, notices: TableNotices, page: QWidget) -> None:
        super().__init__(page)
        self._match, self._screen, self._notices, self.hub = match, screen, notices, hub
        self._seconds = 0
        self._countdown = QTimer(self, interval=1000)
        self._countdown.timeout.connect(self._count_down)
        self.question = SeatQuestion(theme, hub.requests, page, screen.geometry).question
        hub.pause_wanted.connect(self._on_pause)
        hub.awaited.connect(self._await)
        hub.requests.settled.connect(self.answered)
        hub.door.changed.connect(self.changed)
        hub.is_shown = lambda: not screen.flow.is_playing
        screen.flow.changed.connect(hub.catch_up)
        screen.flow.rested.connect(hub.catch_up)
        match.local.stepped.connect(self._keep_up)
        hub.door.stalled.connect(self._on_stalled)
        hub.door.failed.connect(self._on_failed)
        for signal in (screen.flow.clock.stopped, screen.flow.clock.started):
            signal.connect(self._tell_pause)

    def close(self) -> None:
        """Leave the phones to the next table: everybody plays at this screen."""
        if self.hub.is_paused and not self._screen.flow.paused:  # by a phone: nobody could let it go on
            self._seconds = 0
            self._count_down()
        self.hub.leave()
        self.hub.deleteLater()
        self.deleteLater()

    def away(self) -> list[str]:
        """Name whose phones are away."""
        return [info.name for seat, info in enumerate(self._match.local.seats) if self.hub.is_absent(seat)]

    def way_in(self) -> str:
        """Say by what address and code a phone still comes in, small in the bar; "" while nothing listens."""
        door = self.hub.door
        said = self.tr("téléphones : {address}, code {code}")
        return said.format(address=door.address, code=door.shown_code) if door.is_open else ""

    def _name(self, seat: Seat) -> str:
        return self._match.local.seats[seat].name

    def _keep_up(self) -> None:
        """Skip the scenes of a screen that lags by more than one act, but for what is for everybody."""
        self._screen.flow.keep_up()

    # ---- pauses -------------------------------------------------------------------------------------------------------------

    def _tell_pause(self) -> None:
        """Tell the phones whether the screen pauses; it stands still too while somebody has to come to it, which is no pause."""
        self.hub.show_paused(paused=self._screen.flow.paused)
        if self._notices.is_standing(PAUSED) and not self._screen.flow.paused:  # somebody at the screen let it go on
            self._go_on(PAUSED)

    def _on_pause(self, on: bool, seat: Seat) -> None:  # noqa: FBT001 - a slot
        """Pause the table for a phone, or count three and let it go on: no clock here need run for that."""
        self._countdown.stop()
        if on:
            self._screen.flow.pause()
            if not self._screen.flow.paused:  # it has no clock of its own to stop
                self._screen.flow.clock.stop(PAUSED)
            self._notices.stand(PAUSED, self.tr("{name} a mis la partie en pause.").format(name=self._name(seat)))
            self.hub.show_paused(paused=True)
        elif self.hub.is_paused:
            self._seconds = COUNTED
            self._count_down()
            self._countdown.start()

    def _count_down(self) -> None:
        """Say on all screens that the table goes on in a moment, and let it."""
        if self._seconds:
            self._notices.stand(PAUSED, self.tr("On reprend dans %n seconde(s)…", "", self._seconds))
            self.hub.show_paused(paused=True, seconds=self._seconds)
            self._seconds -= 1
            return
        self._countdown.stop()
        self._screen.flow.resume()
        self._go_on(PAUSED)
        self.hub.show_paused(paused=False)

    def _await(self, seat: Seat | None) -> None:
        """Let the game wait for a person whose phone is away: it comes back by itself."""
        if seat is None:
            self._go_on(AWAITED)
            return
        self._screen.flow.clock.stop(AWAITED)
        self._notices.stand(AWAITED, elided(self.tr("On attend le téléphone de {name}."), name=self._name(seat)))

    def _on_stalled(self, on: bool) -> None:  # noqa: FBT001 - a slot
        """Say that no phone can answer just now, for as long as it is so."""
        if on:
            self._notices.stand(STALLED, self.tr("Les téléphones ne répondent plus : on rouvre la porte…"))
        else:
            self._notices.go_on(STALLED)

    def _on_failed(self, why: str) -> None:
        """Say that nothing listens any more: everybody is back at this screen."""
        self._notices.tell("danger", texts.phones_failed(why))

    def _go_on(self, reason: str) -> None:
        """Let the clock run again, as far as this reason goes."""
        self._screen.flow.clock.start(reason)
        self._notices.go_on(reason)
