"""Time by hand, for tests that would wait for it."""

from __future__ import annotations

from dataclasses import dataclass

STOPWATCHES = ("services.clock", "services.computer_players", "ui.games.des_themes.shared_keyboard")


@dataclass
class Hours:
    """The time of the house, which passes only when a test says so."""

    ms: int = 0

    def stopwatch(self) -> Stopwatch:
        return Stopwatch(self)


@dataclass
class Stopwatch:
    """Stands in for a ``QElapsedTimer``."""

    hours: Hours
    began: int = 0

    def start(self) -> None:
        self.began = self.hours.ms

    restart = start

    def elapsed(self) -> int:
        return self.hours.ms - self.began
