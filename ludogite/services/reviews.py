"""Looks back on finished games in a thread, one after the other, for all pages of the house; what is known is remembered."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from ludogite.core.advice import Hindsight
from ludogite.core.log import Entry, LogError
from ludogite.games.game import Reader, ResourceError
from ludogite.services.match import saved_to_loaded
from ludogite.services.worker import gc_paused
from ludogite.store.saves import LoadedGame

_log = logging.getLogger(__name__)


class _Stopped(Exception):  # noqa: N818 - no error: somebody said stop
    """The work is not wanted any more."""


class _News(QObject):
    """Carries progress and result back to the GUI thread."""

    came = Signal(int, int)  # game id, percent
    done = Signal(int, object)  # game id, Hindsight | None
    dropped = Signal()  # the work in hand was stopped


class _Work(QRunnable):
    """One game, in the thread of the pool."""

    def __init__(self, saved: LoadedGame, read: Reader, stopped: Event, news: _News) -> None:
        super().__init__()
        self._saved, self._read, self._stopped, self._news = saved, read, stopped, news

    def run(self) -> None:
        """Look back; a game that cannot be read, or work that is stopped, ends with nothing."""
        found: Hindsight | None = None
        try:
            with gc_paused():
                found = self._look_back()
        except (LogError, ResourceError) as error:
            _log.warning("game %d cannot be looked back on: %s", self._saved.game.id, error.code)
        except _Stopped:
            self._news.dropped.emit()
            return
        except Exception:  # noqa: BLE001 - whatever goes wrong, the page says that there is no review
            _log.exception("looking back on game %d failed", self._saved.game.id)
        self._news.done.emit(self._saved.game.id, found)

    def _look_back(self) -> Hindsight | None:
        loaded = saved_to_loaded(self._saved)
        make = loaded.game.make_review
        if make is None:
            return None
        return make(loaded.options, self._read)(loaded.rules(self._read), self._followed(loaded.entries))

    def _followed(self, entries: tuple[Entry[Any], ...]) -> Iterator[Entry[Any]]:
        """Hand the entries over one by one, tell how far it is, and stop when that is wished."""
        told = -1
        for number, entry in enumerate(entries):
            if self._stopped.is_set():
                raise _Stopped
            percent = 100 * number // len(entries)
            if percent > told:
                told = percent
                self._news.came.emit(self._saved.game.id, percent)
            yield entry


class Hindsights(QObject):
    """Looks back on games that are asked for; connect before asking, a known game is told at once.

    What is asked for last comes first: it is what somebody looks at. ``load`` is called on the GUI thread only, for the store
    has one user.
    """

    progressed = Signal(int, int)
    """Game id and percent done."""
    ready = Signal(int, object)
    """Game id and its ``Hindsight``, or None where there is nothing to say."""

    def __init__(self, load: Callable[[int], LoadedGame | None], read: Reader, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._load, self._read = load, read
        self._known: dict[int, Hindsight | None] = {}
        self._wanted: list[int] = []
        self._at_work: tuple[int, Event] | None = None
        self._is_stopped = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._news = _News()
        self._news.came.connect(self._came)
        self._news.done.connect(self._took)
        self._news.dropped.connect(self._rested)

    @property
    def is_busy(self) -> bool:
        """Whether a game that was asked for has not been told yet."""
        return bool(self._wanted)

    def ask(self, game_id: int) -> None:
        """Ask for a finished game; ``ready`` follows, at once where it is known."""
        if game_id in self._known:
            self.ready.emit(game_id, self._known[game_id])
            return
        if self._is_stopped:
            return
        self._wanted = [*(one for one in self._wanted if one != game_id), game_id]
        self._interrupt(unless=game_id)
        self._next()

    def drop(self) -> None:
        """Forget what was asked and is not known yet: nobody looks at it any more."""
        self._wanted = []
        self._interrupt(unless=None)

    def stop(self) -> None:
        """Drop everything for good, and wait for the step in hand."""
        self._is_stopped = True
        self.drop()
        self._pool.waitForDone()

    def _interrupt(self, *, unless: int | None) -> None:
        if self._at_work is not None and self._at_work[0] != unless:
            self._at_work[1].set()

    def _next(self) -> None:
        """Begin with the game that was asked for last, once the thread is free."""
        while self._at_work is None and self._wanted:
            game_id = self._wanted[-1]
            saved = self._load(game_id)
            if saved is None:
                self._wanted.remove(game_id)
                self.ready.emit(game_id, None)
                continue
            self._at_work = game_id, Event()
            self._pool.start(_Work(saved, self._read, self._at_work[1], self._news))

    def _came(self, game_id: int, percent: int) -> None:
        if game_id in self._wanted:
            self.progressed.emit(game_id, percent)

    def _took(self, game_id: int, found: Hindsight | None) -> None:
        self._known[game_id] = found
        was_wanted = game_id in self._wanted
        self._wanted = [one for one in self._wanted if one != game_id]
        self._rested()
        if was_wanted:
            self.ready.emit(game_id, found)

    def _rested(self) -> None:
        self._at_work = None
        self._next()
