"""A real table of Dés à thèmes for screen tests: the rules, a session, dice laid by hand, and a clock by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludogite.core.clock import VirtualClock
from ludogite.core.rules import NATURE, Seat
from ludogite.core.session import Session
from ludogite.games.des_themes.game import GAME
from ludogite.games.des_themes.moves import Colour, Command, DiceRolled, ThemeRolled, Throw
from ludogite.games.des_themes.state import Phase, ThemesView
from ludogite.games.play import code_for
from ludogite.games.setup import Loaded, new_header, reader
from ludogite.services.game_session import LocalSession, SeatInfo

RESOURCES = Path(__file__).parents[2] / "resources"
FAMILY = (
    SeatInfo("Léa", 1), SeatInfo("Papi", 2), SeatInfo("Mamie", 4), SeatInfo("Tom", 5), SeatInfo("Zoé", 7), SeatInfo("Inès", 8),
)  # fmt: skip


class Played:
    """A table with its session and its clock."""

    def __init__(self, seats: Sequence[SeatInfo] | int = 4, **options: Any) -> None:
        people = FAMILY[:seats] if isinstance(seats, int) else tuple(seats)
        chosen = {"starter": 0} | options
        header = new_header(GAME, len(people), code_for("écran", 0), chosen, hand=True)
        self.clock = VirtualClock()
        self.session: Session[Any, Any, Any, Any] = Loaded(GAME, GAME.read_options(chosen), header, ()).session(
            reader(RESOURCES), self.clock
        )
        self.table = LocalSession(self.session, people)

    @property
    def view(self) -> ThemesView:
        """What the table shows."""
        view: ThemesView = self.table.view()
        return view

    def submit(self, seat: Seat, command: Command) -> None:
        """Give a command for a seat that is asked."""
        token = next(asked.token for asked in self.table.requests() if asked.request.seat == seat)
        assert self.table.submit(seat, command, token) is None

    def lay(self, letters: str = "BORVA", colour: Colour = Colour.VERT, theme: int = 1) -> None:
        """Throw, and let the dice fall so: the example of the sheet."""
        if self.view.phase is Phase.THROW_THEME:
            self.submit(self.view.thrower, Throw())
        if self.view.phase is Phase.THEME:
            self.submit(NATURE, ThemeRolled(theme))
        self.fall(letters, colour)

    def fall(self, letters: str = "BORVA", colour: Colour = Colour.VERT) -> None:
        """Throw the letters, and let them fall so."""
        if self.view.phase is Phase.THROW_DICE:
            self.submit(self.view.thrower, Throw())
        self.submit(NATURE, DiceRolled(letters, colour))

    def advance(self, ms: int) -> None:
        """Let time go by."""
        self.clock.advance(ms)
        self.session.tick()
