"""The sand of a turn of Yahtzee des Mots: whether it runs, what it still allows, and what is heard and said as it ends."""

from __future__ import annotations

from functools import partial

from ludogite.games.yahtzee_mots.moves import Command, Event
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.services.sound import LastSeconds, play_sound
from ludogite.ui.games.yahtzee_mots.action_texts import Counted, may_go_back
from ludogite.ui.games.yahtzee_mots.board import YahtzeeMotsBoard
from ludogite.ui.screen.game_screen import GameScreen


class Sand:
    """Follows the sand of whoever plays; ``runs`` and ``can_pause`` are asked by the flow."""

    def __init__(self, screen: GameScreen[Command, Event, YahtzeeMotsView], board: YahtzeeMotsBoard) -> None:
        self._flow, self._board, self._hourglass = screen.flow, board, board.tray.hourglass
        self._last_seconds = LastSeconds(partial(play_sound, screen))
        self._hourglass.warned.connect(self._on_late)
        self._hourglass.ticked.connect(self._on_tick)

    def show(self) -> None:
        """Show how much is left."""
        self._board.show_sand(self._flow.view, paused=self._flow.paused, pausable=self.can_pause())

    def may_go_back(self) -> bool:
        """Tell whether the accepted words may be taken back: they do not fill the box of the turn, and the sand has not run out."""
        until = self._flow.view.state.back_ms
        return may_go_back(self._flow.view) and (until is None or self._flow.session.now_ms() < until)

    def runs(self, view: YahtzeeMotsView) -> bool:
        """Tell whether sand runs, were it only to take words back."""
        state, until = view.state, view.state.back_ms
        runs = state.sand_ms is not None or (until is not None and self.may_go_back())
        return not self._flow.watching and runs

    def can_pause(self) -> bool:
        """Tell whether sand runs for somebody here."""
        state = self._flow.view.state
        runs = state.sand_ms is not None if state.phase is Phase.TURN else state.back_ms is not None and self.may_go_back()
        return runs and self._flow.acts_here(state.seat)

    def _on_late(self) -> None:
        if self._flow.acts_here(self._flow.view.state.seat):
            self._flow.announce(Counted().announced(self._hourglass.seconds))

    def _on_tick(self, seconds: int) -> None:
        if self._hourglass.is_running:
            self._last_seconds.show(1000 * seconds)
