"""The coach at the table: asked off the GUI thread, because some games take a moment; what is no longer asked is dropped."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from ludogite.core.rules import Seat
from ludogite.games.game import Coach
from ludogite.services.worker import gc_paused

_log = logging.getLogger(__name__)


class _Answer(QObject):
    """Carries what the coach says back to the GUI thread."""

    said = Signal(int, object)  # ticket, Advice | Remark | None


class _Question(QRunnable):
    """One question to the coach; one that is out of date when its turn comes is not asked any more."""

    def __init__(self, ticket: int, is_wanted: Callable[[int], bool], ask: Callable[[], Any], answer: _Answer) -> None:
        super().__init__()
        self._ticket, self._is_wanted, self._ask, self._answer = ticket, is_wanted, ask, answer

    def run(self) -> None:
        """Ask; a coach who fails says nothing, and the log keeps why."""
        said: Any = None
        if self._is_wanted(self._ticket):
            try:
                with gc_paused():
                    said = self._ask()
            except Exception:  # noqa: BLE001 - the game goes on without the coach
                _log.exception("the coach failed")
        self._answer.said.emit(self._ticket, said)


class Adviser(QObject):
    """Asks a coach, and tells what he says about the position of the moment and about what was chosen."""

    advised = Signal(object)
    """What the coach advises now: an ``Advice``, or None."""
    judged = Signal(object)
    """What the coach says of a choice: a ``Remark``."""
    weighed = Signal(object)
    """What the coach says of a choice that is not made yet: (advice, remark), each None where he says nothing."""

    def __init__(self, coach: Coach, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coach = coach
        self._ticket = 0
        self._stopped = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._advice, self._judgement, self._weight = _Answer(self), _Answer(self), _Answer(self)
        self._advice.said.connect(self._advised)
        self._judgement.said.connect(self._judged)
        self._weight.said.connect(self._weighed)

    def advise(self, view: Any, seat: Seat) -> None:
        """Ask what to do in a position; an older question of this kind is dropped."""
        self._ticket += 1
        self._pool.start(_Question(self._ticket, self._is_now, lambda: self._coach.advise(view, seat), self._advice))

    def judge(self, view: Any, seat: Seat, command: Any) -> None:
        """Ask how good a choice was."""
        self._pool.start(_Question(0, self._is_open, lambda: self._coach.judge(view, seat, command), self._judgement))

    def weigh(self, view: Any, seat: Seat, command: Any) -> None:
        """Ask how good a choice would be, and what else there is; an older question about the position is dropped."""
        self._ticket += 1

        def ask() -> Any:
            return self._coach.advise(view, seat), self._coach.judge(view, seat, command)

        self._pool.start(_Question(self._ticket, self._is_now, ask, self._weight))

    def forget(self) -> None:
        """Drop the question about the position."""
        self._ticket += 1

    def stop(self) -> None:
        """Ask nothing more, and wait for the answer in hand."""
        self._stopped = True
        self._ticket += 1
        self._pool.waitForDone()

    def _is_now(self, ticket: int) -> bool:
        return ticket == self._ticket

    def _is_open(self, _ticket: int) -> bool:
        return not self._stopped

    def _advised(self, ticket: int, said: Any) -> None:
        if self._is_now(ticket):
            self.advised.emit(said)

    def _weighed(self, ticket: int, said: Any) -> None:
        if self._is_now(ticket):
            self.weighed.emit(said)

    def _judged(self, _ticket: int, said: Any) -> None:
        if said is not None and not self._stopped:
            self.judged.emit(said)
