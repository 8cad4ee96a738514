"""Calls a flow whenever another time is to be shown."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from ludogite.ui.flow.game_flow import AnyFlow


class Ticker(QTimer):
    """Ticks while a clock runs, as often as the game shows another time."""

    def __init__(self, flow: AnyFlow) -> None:
        super().__init__(flow, singleShot=True)
        self._flow = flow
        self.timeout.connect(self._tick)

    def follow(self) -> None:
        """Begin or end with the clock."""
        due = self._due_ms()
        if (due is not None) != self.isActive():
            self.start(due) if due is not None else self.stop()

    def _due_ms(self) -> int | None:
        """Give when to tick again; never where the clock has ended of which scenes still show the view."""
        play = self._flow.play
        return play.next_tick_ms(self._flow.view) if play.clock_runs(self._flow.session.view()) else None

    def _tick(self) -> None:
        self._flow.play.show_time()
        due = self._due_ms()
        if due is not None:
            self.start(due)
