"""Game time from the machine's clock, with pauses, and the timer that lets deadlines speak."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from ludogite.core.session import AnyDelivery, Session


class WallClock:
    """Runs with the machine's monotonic clock from a game time on; stands still while paused."""

    def __init__(self, start_ms: int = 0) -> None:
        self._before = start_ms
        self._since = QElapsedTimer()
        self._since.start()
        self.is_paused = False

    def now_ms(self) -> int:
        """Tell the game time in ms."""
        return self._before if self.is_paused else self._before + self._since.elapsed()

    def wind(self, now_ms: int) -> None:
        """Go on from another game time (ms)."""
        self._before = now_ms
        self._since.restart()

    @contextmanager
    def back(self, ms: int) -> Iterator[None]:
        """Tell for a moment the time of so many ms ago: that of something that arrived then."""
        self._before -= ms
        try:
            yield
        finally:
            self._before += ms

    def pause(self) -> None:
        """Stand still; pausing twice is pausing once."""
        self._before = self.now_ms()
        self.is_paused = True

    def resume(self) -> None:
        """Run again."""
        if self.is_paused:
            self._since.restart()
            self.is_paused = False


class Ticker(QObject):
    """Wakes the session at its next deadline, whatever else happens."""

    def __init__(self, session: Session[Any, Any, Any, Any], clock: WallClock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._clock = clock
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._is_stopped = False
        session.listen(self._heard)
        self.plan()

    def plan(self) -> None:
        """Set the timer anew; call it when the clock was paused or runs again."""
        deadline = self._session.next_deadline()
        if deadline is None or self._clock.is_paused or self._is_stopped:
            self._timer.stop()
        else:
            self._timer.start(max(0, deadline - self._clock.now_ms()))

    def stop(self) -> None:
        """Wake nobody any more."""
        self._is_stopped = True
        self._timer.stop()

    def _heard(self, _news: AnyDelivery) -> None:
        self.plan()

    def _tick(self) -> None:
        self._session.tick()
        self.plan()
