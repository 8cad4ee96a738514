"""The desk where the dictionary is asked: beside the window, the latest question only, the others dropped."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from ludogite.games.game import Reader, ResourceError
from ludogite.services.lookup import How, asked, counted
from ludogite.services.worker import Job, Lane, Worker
from ludogite.store.house_words import HouseWord

_log = logging.getLogger(__name__)


class WordDesk(QObject):
    """Opens the dictionary at the first need and answers questions by signals, in the order of the latest."""

    opened = Signal(int)
    """The list is open: how many words it holds."""
    answered = Signal(object)
    """A ``Lookup`` or a ``Listing``, of the latest question only."""
    failed = Signal(str, str)
    """The list cannot be used: a code of ``texts.log_error`` and the file's name."""

    def __init__(self, read: Reader, rulings: Sequence[HouseWord], worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read, self._rulings, self._worker = read, tuple(rulings), worker
        self._question: Job | None = None
        worker.ask(self, Lane.WORDS, partial(counted, read, self._rulings), self.opened.emit, failed=self._failed)

    def rule(self, rulings: Sequence[HouseWord]) -> None:
        """Answer by these rulings from now on."""
        self._rulings = tuple(rulings)

    def ask(self, how: How, typed: str, vocabulary: str) -> None:
        """Ask; the answer to an earlier question is not told any more."""
        self.forget()
        call = partial(asked, self._read, self._rulings, how, typed, vocabulary)
        self._question = self._worker.ask(self, Lane.WORDS, call, self.answered.emit, failed=self._failed)

    def forget(self) -> None:
        """Tell no answer any more."""
        if self._question is not None:
            self._question.cancel()
            self._question = None

    def _failed(self, error: Exception) -> None:
        """Tell what is wrong with the files; anything unforeseen is written down, and the page keeps what it shows."""
        if isinstance(error, ResourceError):
            self.failed.emit(error.code, error.name)
        else:
            _log.error("the dictionary could not answer", exc_info=error)
