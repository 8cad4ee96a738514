"""The times of a round of Dés à thèmes: of the word that is being written, of the last call, of the round itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from ludogite.games.des_themes.moves import Command, Event
from ludogite.games.des_themes.state import LAST_CALL_MS, Phase, ThemesView
from ludogite.services.sound import LastSeconds
from ludogite.ui.flow.game_flow import GameFlow
from ludogite.ui.flow.play import TICK_MS
from ludogite.ui.games.des_themes.parts import FloorPanel

RUNNING: Final = frozenset({Phase.OPEN, Phase.FLOOR, Phase.VOTE, Phase.HONOUR, Phase.LAST_CALL})
"""The phases in which a time runs out."""
LAST_LOOK_MS: Final = 2 * TICK_MS


class RoundClock(QObject):
    """Shows what is left of the time that runs, and lets its last seconds be heard."""

    def __init__(self, flow: GameFlow[Command, Event, ThemesView], floor: FloorPanel, last_seconds: LastSeconds) -> None:
        super().__init__(floor)
        self._flow, self._floor, self._last_seconds = flow, floor, last_seconds

    def runs(self, view: ThemesView) -> bool:
        """Tell whether a time runs out."""
        return view.phase in RUNNING and not self._flow.paused and not self._flow.watching

    def ends(self, view: ThemesView) -> bool:
        """Tell whether the floor's time ends before it is looked at once more."""
        return view.floor_until_ms is not None and view.floor_until_ms - self._flow.session.now_ms() <= LAST_LOOK_MS

    def show(self) -> None:
        """Show what is left of the floor's time, or of the round's."""
        view, now = self._flow.view, self._flow.session.now_ms()
        if not self._flow.watching and view.phase in RUNNING:
            if view.phase is Phase.LAST_CALL and view.floor_until_ms is not None:
                return self._tell_time(view.floor_until_ms - now, LAST_CALL_MS // 1000)
            if view.floor_until_ms is not None and view.speaker is not None:
                return self._tell_time(view.floor_until_ms - now, view.options.floor_of(view.speaker))
            if view.round_left_ms is not None and view.options.round_s:
                left = view.round_until_ms - now if view.round_until_ms is not None else view.round_left_ms
                return self._tell_time(left, view.options.round_s)
        return self._floor.show_time(0.0, "")

    def _tell_time(self, left_ms: int, whole_s: int) -> None:
        left = max(left_ms, 0)
        self._last_seconds.show(left, 1000 * whole_s)
        self._floor.show_time(min(left / (1000 * whole_s), 1.0), self.tr("{seconds} s").format(seconds=-(-left // 1000)))
