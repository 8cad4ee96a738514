"""Reviews of finished games, made beside the window, one after the other, for all pages; the last ones are remembered."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from ludogite.core.advice import Hindsight
from ludogite.core.log import LogError
from ludogite.games.game import Reader, ResourceError
from ludogite.games.setup import reader
from ludogite.services.thinking import reviewed
from ludogite.services.worker import Job, Lane, Worker
from ludogite.store.saves import LoadedGame, SavedGame
from ludogite.words.levels import Vocabulary

_log = logging.getLogger(__name__)

KNOWN = 16
"""Reviews that are remembered, those looked at last: each is some 70 kB, and an evening has many games."""


class Reviews(QObject):
    """Looks back on games that are asked for; connect before asking, a known game is told at once.

    What is asked for last comes first: it is what somebody looks at.
    """

    progressed = Signal(int, int)
    """Game id and percent done."""
    ready = Signal(int, object)
    """Game id and its ``Hindsight``, or None where there is nothing to say."""

    def __init__(
        self, load: Callable[[int], LoadedGame | None], read: Reader, worker: Worker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._load, self._read, self._worker = load, read, worker
        self.askers: Callable[[SavedGame], tuple[Vocabulary, ...]] = lambda _game: ()
        """Tells by what vocabularies the people of a game are told of words."""
        self._known: dict[int, Hindsight | None] = {}
        self._wanted: list[int] = []
        self._at_work: tuple[int, Job] | None = None
        self._is_stopped = False

    @property
    def is_busy(self) -> bool:
        """Whether a game that was asked for has not been told yet."""
        return bool(self._wanted)

    def ask(self, game_id: int) -> None:
        """Ask for a finished game; ``ready`` follows, at once where it is known."""
        if game_id in self._known:
            found = self._known[game_id] = self._known.pop(game_id)  # the youngest again
            self.ready.emit(game_id, found)
            return
        if self._is_stopped:
            return
        self._wanted = [*(one for one in self._wanted if one != game_id), game_id]
        if self._at_work is not None and self._at_work[0] != game_id:
            self._interrupt()
        self._next()

    def drop(self) -> None:
        """Forget what was asked and is not known yet: nobody looks at it any more."""
        self._wanted = []
        self._interrupt()

    def stop(self) -> None:
        """Drop everything for good."""
        self._is_stopped = True
        self.drop()

    def _interrupt(self) -> None:
        if self._at_work is not None:
            self._at_work[1].cancel()
            self._at_work = None

    def _next(self) -> None:
        """Begin with the game that was asked for last."""
        while self._at_work is None and self._wanted:
            game_id = self._wanted[-1]
            saved = self._load(game_id)
            if saved is None:
                self._wanted.remove(game_id)
                self.ready.emit(game_id, None)
                continue
            job = self._worker.ask(
                self,
                Lane.REVIEWS,
                partial(reviewed, saved, reader(self._read.folder, self._read.rulings, self.askers(saved.game))),
                partial(self._took, game_id),
                failed=partial(self._failed, game_id),
                told=partial(self.progressed.emit, game_id),
            )
            self._at_work = game_id, job

    def _failed(self, game_id: int, error: Exception) -> None:
        """Say that there is no review of a game that cannot be read."""
        if isinstance(error, LogError | ResourceError):
            _log.warning("game %d cannot be looked back on: %s", game_id, error.code)
        else:
            _log.error("looking back on game %d failed", game_id, exc_info=error)
        self._took(game_id, None)

    def _took(self, game_id: int, found: Hindsight | None) -> None:
        self._known[game_id] = found
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        self._at_work = None
        self._wanted = [one for one in self._wanted if one != game_id]
        self._next()
        self.ready.emit(game_id, found)
