"""Looking back on many games without holding up the window: a game costs some ten milliseconds."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from ludogite.games.setup import Loaded
from ludogite.ui.statistics import LookBack, LookingBack

_log = logging.getLogger(__name__)


class _Answer(QObject):
    """Carries what was found back to the GUI thread."""

    found = Signal(int, object)  # ticket, dict of LookBack by game and seat


class _Work(QRunnable):
    """Looks back on some games in a thread of the pool."""

    def __init__(self, ticket: int, games: Sequence[tuple[int, int, Loaded]], look_back: LookingBack, answer: _Answer) -> None:
        super().__init__()
        self._ticket = ticket
        self._games = games
        self._look_back = look_back
        self._answer = answer

    def run(self) -> None:
        """Look back on each; one that fails is left out and noted."""
        found: dict[tuple[int, int], LookBack] = {}
        for game_id, seat, loaded in self._games:
            try:
                found[game_id, seat] = self._look_back(loaded, seat)
            except Exception:  # noqa: BLE001 - one odd game must not hide the others
                _log.exception("looking back on game %d failed", game_id)
        self._answer.found.emit(self._ticket, found)


class LookBacks(QObject):
    """Remembers what looking back has found; asks again only for games that are new."""

    ready = Signal(object)
    """The games asked for last: a tuple of ``LookBack`` in their order, without those that failed."""

    def __init__(self, look_back: LookingBack, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._known: dict[tuple[int, int], LookBack] = {}
        self._ticket = 0
        self._wanted: tuple[tuple[int, int], ...] = ()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answer = _Answer(self)
        self._answer.found.connect(self._found)

    def knows(self, game_id: int, seat: int) -> bool:
        """Whether this seat's game has been looked back on already."""
        return (game_id, seat) in self._known

    def ask(self, wanted: Sequence[tuple[int, int]], new: Sequence[tuple[int, int, Loaded]]) -> None:
        """Look back on games by (number, seat); ``new`` holds those that are not known yet."""
        self._ticket += 1
        self._wanted = tuple(wanted)
        if new:
            self._pool.start(_Work(self._ticket, new, self._look_back, self._answer))
        else:
            self._tell()

    def wait(self) -> None:
        """Wait until everything asked for has been looked back on; its news come with the next events."""
        self._pool.waitForDone()

    def _found(self, ticket: int, found: dict[tuple[int, int], LookBack]) -> None:
        self._known |= found
        if ticket == self._ticket:
            self._tell()

    def _tell(self) -> None:
        self.ready.emit(tuple(self._known[key] for key in self._wanted if key in self._known))
