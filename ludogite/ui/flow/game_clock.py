"""The clock of a game: who lets it stand, and why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal


class GameClock(QObject):
    """Stands for as long as anything lets it stand: a scene that plays, the curtain, or the pause of a person."""

    stopped = Signal()
    """The clock is to stand still."""
    started = Signal()
    """The clock is to run again."""

    pause_changed = Signal()
    """Somebody has begun or ended a pause."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reasons: set[object] = set()
        self.paused = False
        """Whether somebody lets the clock stand."""

    def begin(self, can_pause: Callable[[], bool], end_scenes: Callable[[], object]) -> None:
        """Ask whether a clock runs for a person here who may pause it, and end what plays before it is paused."""
        self._can_pause, self._end_scenes = can_pause, end_scenes

    def stop(self, why: object) -> None:
        """Let the clock stand until all who had it stand have let it go on."""
        self._reasons.add(why)
        if len(self._reasons) == 1:
            self.stopped.emit()

    def start(self, why: object) -> None:
        """Let the clock run again, as far as this reason goes."""
        if why in self._reasons:
            self._reasons.remove(why)
            if not self._reasons:
                self.started.emit()

    # ---- the pause of a person ------------------------------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        """Let the clock stand, or go on."""
        if self.paused:
            self.resume()
        else:
            self.pause()

    def pause(self) -> None:
        """Let the clock stand, where one runs for somebody here."""
        if self.paused or not self._can_pause():
            return
        self._end_scenes()
        if self._can_pause():  # what played may have ended the turn
            self.paused = True
            self.stop(self)
            self.pause_changed.emit()

    def resume(self) -> None:
        """Let the clock run again."""
        if self.paused:
            self._end_pause()
            self.pause_changed.emit()

    def end_pause_if_idle(self) -> bool:
        """End a pause without a clock that could stand; return whether there was one."""
        ends = self.paused and not self._can_pause()
        if ends:
            self._end_pause()
        return ends

    def _end_pause(self) -> None:
        self.paused = False
        self.start(self)
