"""Look at finished games beside the window, one after the other; what has been looked at is remembered."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from ludogite.core.log import LogError
from ludogite.games.game import ResourceError
from ludogite.games.setup import Loaded
from ludogite.services.thinking import looked
from ludogite.services.worker import Job, Lane, Worker
from ludogite.store.saves import LoadedGame

_log = logging.getLogger(__name__)

T = TypeVar("T")
Key: TypeAlias = tuple[int, str, int]
"""A finished game, the moment at which it ended (it may be taken up again, and end otherwise), and the profile."""


class LookBacks(QObject, Generic[T]):
    """Looks at the games of a profile; ``ready`` brings what was found in those last asked for, in their order.

    ``known`` is what was found before, and is added to. ``progressed`` tells how many of how many are done. A game that cannot be
    read is left out. ``load`` is called one game at a time.
    """

    ready = Signal(object)
    progressed = Signal(int, int)

    def __init__(
        self,
        load: Callable[[int], LoadedGame | None],
        look: Callable[[Loaded, int], T],
        worker: Worker,
        parent: QObject | None = None,
        *,
        known: dict[Key, T | None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._load, self._look, self._worker = load, look, worker
        self._known: dict[Key, T | None] = {} if known is None else known
        self._asked: tuple[Key, ...] = ()
        self._job: Job | None = None

    def ask(self, profile_id: int, games: Sequence[tuple[int, str]]) -> None:
        """Ask for a profile's games, by number and the moment at which each ended; what is not done yet of before is dropped."""
        self.stop()
        self._asked = tuple((game_id, at, profile_id) for game_id, at in games)
        self._next()

    @property
    def is_busy(self) -> bool:
        """Whether a game that was asked for has not been looked back on yet."""
        return any(key not in self._known for key in self._asked)

    def found(self, game_id: int, at: str, profile_id: int) -> T | None:
        """Return what was found in a game; None where nothing was, or not yet."""
        return self._known.get((game_id, at, profile_id))

    def stop(self) -> None:
        """Forget what was asked."""
        self._asked = ()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _next(self) -> None:
        """Have the next unknown game looked at, or tell the result when there is none left."""
        for key in self._asked:
            if key in self._known:
                continue
            game_id, _, profile_id = key
            saved = self._load(game_id)
            seat = next((one.seat for one in saved.game.seats if one.profile_id == profile_id), None) if saved else None
            if saved is None or seat is None:
                self._known[key] = None
                continue
            self.progressed.emit(sum(one in self._known for one in self._asked), len(self._asked))
            self._job = self._worker.ask(
                self,
                Lane.STATISTICS,
                partial(looked, self._look, saved, seat),
                partial(self._took, key),
                failed=partial(self._failed, key),
            )
            return
        if self._asked:
            self.ready.emit([found for key in self._asked if (found := self._known[key]) is not None])

    def _took(self, key: Key, found: T | None) -> None:
        self._known[key] = found
        self._next()

    def _failed(self, key: Key, error: Exception) -> None:
        """Leave out a game that cannot be looked at: the page shows what the others say."""
        if isinstance(error, LogError | ResourceError):
            _log.warning("game %d cannot be looked back on: %s", key[0], error.code)
        else:
            _log.error("looking back on game %d failed", key[0], exc_info=error)
        self._took(key, None)
