"""Look at finished games away from the GUI thread, one after the other; what has been looked at is remembered."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from threading import Event
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from ludogite.core.log import LogError
from ludogite.games.game import ResourceError
from ludogite.services.facts import StoppedError
from ludogite.services.match import saved_to_loaded
from ludogite.services.worker import gc_paused
from ludogite.store.saves import LoadedGame

if TYPE_CHECKING:
    from ludogite.games.setup import Loaded

_log = logging.getLogger(__name__)
Looking: TypeAlias = "Callable[[Loaded, int, Event], Any]"
"""Looks at one seat of a game until told to stop (then StoppedError)."""


class _Done(QObject):
    """Carries a result back to the GUI thread."""

    done = Signal(int, int, object)  # ticket, game id, what was found | None


class _Work(QRunnable):
    """One game, in the thread of the pool."""

    def __init__(self, look: Looking, saved: LoadedGame, seat: int, ticket: int, stopped: Event, done: _Done) -> None:
        super().__init__()
        self._look, self._saved, self._seat, self._ticket, self._done = look, saved, seat, ticket, done
        self._stopped = stopped

    def run(self) -> None:
        """Look, and tell what was found; a game that cannot be read is left out, never the end of the thread."""
        with gc_paused():  # to the end: telling allocates too
            try:
                found = self._look(saved_to_loaded(self._saved), self._seat, self._stopped)
            except StoppedError:
                return
            except (LogError, ResourceError) as error:
                _log.warning("game %d cannot be looked back on: %s", self._saved.game.id, error.code)
                found = None
            except Exception:  # noqa: BLE001 - whatever goes wrong, the page shows what the other games say
                _log.exception("looking back on game %d failed", self._saved.game.id)
                found = None
            self._done.done.emit(self._ticket, self._saved.game.id, found)


class LookBacks(QObject):
    """Looks at the games of a profile; ``ready`` brings what was found in those last asked for, in their order.

    ``progressed`` tells how many of how many are done. A game that cannot be read is left out. ``load`` is called on the GUI
    thread only, one game at a time: the store has one user.
    """

    ready = Signal(object)
    progressed = Signal(int, int)

    def __init__(self, load: Callable[[int], LoadedGame | None], look: Looking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._load, self._look = load, look
        self._known: dict[tuple[int, int], Any] = {}  # game id, profile id
        self._stopped = Event()
        self._asked: tuple[tuple[int, int], ...] = ()
        self._ticket = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done = _Done()
        self._done.done.connect(self._took)

    def ask(self, profile_id: int, game_ids: Sequence[int]) -> None:
        """Ask for a profile's games; what was asked before and is not done yet is dropped."""
        self._drop()
        self._asked = tuple((game_id, profile_id) for game_id in game_ids)
        self._next()

    @property
    def is_busy(self) -> bool:
        """Whether a game that was asked for has not been looked back on yet."""
        return any(key not in self._known for key in self._asked)

    def found(self, game_id: int, profile_id: int) -> Any:
        """Return what was found in a game; None where nothing was, or not yet."""
        return self._known.get((game_id, profile_id))

    def stop(self) -> None:
        """Forget what was asked, and wait for the game in hand to notice."""
        self._drop()
        self._asked = ()
        self._pool.waitForDone()

    def _drop(self) -> None:
        """Want nothing more of what was asked."""
        self._ticket += 1
        self._stopped.set()
        self._stopped = Event()

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
            self.progressed.emit(sum(one in self._known for one in self._asked), len(self._asked))
            self._pool.start(_Work(self._look, saved, seat, self._ticket, self._stopped, self._done))
            return
        if self._asked:
            self.ready.emit([found for key in self._asked if (found := self._known[key]) is not None])

    def _took(self, ticket: int, game_id: int, found: object) -> None:
        if ticket != self._ticket:
            return
        key = next(key for key in self._asked if key[0] == game_id)
        self._known[key] = found
        self._next()
