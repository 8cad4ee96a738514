"""Look back on finished games away from the GUI thread, one after the other; what has been looked at is remembered."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from ludogite.core.log import LogError
from ludogite.store.saves import LoadedGame
from ludogite.ui.sitting import saved_to_loaded
from ludogite.ui.statistics import LookBack, LookingBack, talent
from ludogite.ui.threads import uncollected

_log = logging.getLogger(__name__)


class _Done(QObject):
    """Carries a result back to the GUI thread."""

    done = Signal(int, int, object)  # ticket, game id, LookBack | None


class _Work(QRunnable):
    """One game, in the thread of the pool."""

    def __init__(self, look_back: LookingBack, saved: LoadedGame, seat: int, ticket: int, done: _Done) -> None:
        super().__init__()
        self._look_back, self._saved, self._seat, self._ticket, self._done = look_back, saved, seat, ticket, done

    def run(self) -> None:
        """Look back; a game that cannot be read is left out, never the end of the thread."""
        found: LookBack | None = None
        try:
            with uncollected():
                found = self._look_back(saved_to_loaded(self._saved), self._seat)
        except LogError as error:
            _log.warning("game %d cannot be looked back on: %s", self._saved.game.id, error.code)
        except Exception:  # noqa: BLE001 - whatever goes wrong, the page shows what the other games say
            _log.exception("looking back on game %d failed", self._saved.game.id)
        self._done.done.emit(self._ticket, self._saved.game.id, found)


class LookBacks(QObject):
    """Looks back on the games of a profile; ``ready`` brings the :class:`Talent` (or None) of the games last asked for.

    ``load`` is called on the GUI thread only, one game at a time: the store has one user.
    """

    ready = Signal(object)

    def __init__(self, load: Callable[[int], LoadedGame | None], look_back: LookingBack, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._load, self._look_back = load, look_back
        self._known: dict[tuple[int, int], LookBack | None] = {}  # game id, profile id
        self._asked: tuple[tuple[int, int], ...] = ()
        self._ticket = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done = _Done()
        self._done.done.connect(self._took)

    def ask(self, profile_id: int, game_ids: Sequence[int]) -> None:
        """Ask for a profile's games; what was asked before and is not done yet is dropped."""
        self._ticket += 1
        self._asked = tuple((game_id, profile_id) for game_id in game_ids)
        self._next()

    @property
    def is_busy(self) -> bool:
        """Whether a game that was asked for has not been looked back on yet."""
        return any(key not in self._known for key in self._asked)

    def stop(self) -> None:
        """Forget what was asked, and wait for the game in hand."""
        self._ticket += 1
        self._asked = ()
        self._pool.waitForDone()

    def _next(self) -> None:
        """Send the next unknown game to the thread, or tell the result when there is none left."""
        for key in self._asked:
            if key in self._known:
                continue
            game_id, profile_id = key
            saved = self._load(game_id)
            seat = next((one.seat for one in saved.game.seats if one.profile_id == profile_id), None) if saved else None
            if saved is None or seat is None:
                self._known[key] = None
                continue
            self._pool.start(_Work(self._look_back, saved, seat, self._ticket, self._done))
            return
        if self._asked:
            self.ready.emit(talent([found for key in self._asked if (found := self._known[key]) is not None]))

    def _took(self, ticket: int, game_id: int, found: LookBack | None) -> None:
        if ticket != self._ticket:
            return
        key = next(key for key in self._asked if key[0] == game_id)
        self._known[key] = found
        self._next()
