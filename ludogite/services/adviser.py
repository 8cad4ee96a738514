"""The coach at the table: asked beside the window, because some games take a moment; what is no longer asked is dropped."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from ludogite.core.advice import Advice, Remark
from ludogite.core.rules import Seat
from ludogite.games.game import Coach
from ludogite.services.worker import Job, Lane, Worker

_log = logging.getLogger(__name__)

T = TypeVar("T")


def _weighed(coach: Coach, view: Any, seat: Seat, command: Any) -> tuple[Advice[Any] | None, Remark | None]:
    return coach.advise(view, seat), coach.judge(view, seat, command)


class Adviser(QObject):
    """Asks a coach, and tells what he says about the position of the moment and about what was chosen."""

    advised = Signal(object)
    """What the coach advises now: an ``Advice``, or None."""
    judged = Signal(object)
    """What the coach says of a choice: a ``Remark``."""
    weighed = Signal(object)
    """What the coach says of a choice that is not made yet: (advice, remark), each None where he says nothing."""

    def __init__(self, coach: Coach, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coach, self._worker = coach, worker
        self._question: Job | None = None
        self._judgements: list[Job] = []

    def advise(self, view: Any, seat: Seat) -> None:
        """Ask what to do in a position; an older question of this kind is dropped."""
        self._ask(partial(self._coach.advise, view, seat), self.advised.emit)

    def judge(self, view: Any, seat: Seat, command: Any) -> None:
        """Ask how good a choice was."""
        call = partial(self._coach.judge, view, seat, command)
        self._judgements = [job for job in self._judgements if job.is_wanted]
        self._judgements.append(self._worker.ask(self, Lane.COACH, call, self._judged, failed=_silent))

    def weigh(self, view: Any, seat: Seat, command: Any) -> None:
        """Ask how good a choice would be, and what else there is; an older question about the position is dropped."""
        self._ask(partial(_weighed, self._coach, view, seat, command), self.weighed.emit)

    def forget(self) -> None:
        """Drop the question about the position."""
        if self._question is not None:
            self._question.cancel()
            self._question = None

    def stop(self) -> None:
        """Ask nothing more, and hear no answer any more."""
        self.forget()
        for job in self._judgements:
            job.cancel()

    def _ask(self, call: Callable[[], T | None], say: Callable[[T | None], None]) -> None:
        """Ask about the position; a coach who fails says nothing, and the game goes on without him."""

        def failed(error: Exception) -> None:
            _silent(error)
            say(None)

        self.forget()
        self._question = self._worker.ask(self, Lane.COACH, call, say, failed=failed)

    def _judged(self, said: Remark | None) -> None:
        if said is not None:
            self.judged.emit(said)


def _silent(error: Exception) -> None:
    _log.error("the coach failed", exc_info=error)
