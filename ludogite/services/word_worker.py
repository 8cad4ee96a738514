"""The desk where the dictionary is asked: away from the GUI thread, the latest question first, the others dropped."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from ludogite.games.game import Reader, ResourceError
from ludogite.services.lookup import Answer, How, WordBook
from ludogite.services.worker import gc_paused
from ludogite.store.house_words import HouseWord

_log = logging.getLogger(__name__)


class _Done(QObject):
    """Carries an answer back to the GUI thread."""

    done = Signal(int, object)  # ticket, Answer | ResourceError | WordBook | None


class _Question(QRunnable):
    """One question, in the thread of the pool; dropped unasked when a newer one has come."""

    def __init__(self, desk: WordDesk, ticket: int, how: How | None, typed: str, vocabulary: str) -> None:
        super().__init__()
        self._desk, self._ticket, self._how, self._typed, self._vocabulary = desk, ticket, how, typed, vocabulary
        self._done = desk.done

    def run(self) -> None:
        """Ask; what is wrong with the files travels back, anything unforeseen is written down."""
        if self._ticket == self._desk.ticket or self._how is None:
            with gc_paused():
                self._answer()

    def _answer(self) -> None:
        answer: Answer | ResourceError | WordBook | None = None
        try:
            book = self._desk.book()
            answer = book if self._how is None else book.ask(self._how, self._typed, self._vocabulary)
        except ResourceError as error:
            answer = error
        except Exception:  # noqa: BLE001 - a crash here must not end the thread; the page simply keeps what it shows
            _log.exception("the dictionary could not answer")
        self._done.done.emit(self._ticket, answer)


class WordDesk(QObject):
    """Opens the dictionary at the first need and answers questions by signals, in the order of the latest."""

    opened = Signal(int)
    """The list is open: how many words it holds."""
    answered = Signal(object)
    """A ``Lookup`` or a ``Listing``, of the latest question only."""
    failed = Signal(str, str)
    """The list cannot be used: a code of ``texts.log_error`` and the file's name."""

    def __init__(self, read: Reader, rulings: Sequence[HouseWord], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read, self._rulings = read, tuple(rulings)
        self._book: WordBook | None = None
        self.ticket = 0
        self.done = _Done()
        self.done.done.connect(self._answer)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.start(_Question(self, 0, None, "", ""))

    def book(self) -> WordBook:
        """Open the list if need be; called in the thread of the pool only. Raises ResourceError."""
        if self._book is None:
            self._book = WordBook(self._read, self._rulings)
        return self._book

    def rule(self, rulings: Sequence[HouseWord]) -> None:
        """Answer by these rulings from now on."""
        self._pool.waitForDone()
        self._rulings, self._book = tuple(rulings), None

    def ask(self, how: How, typed: str, vocabulary: str) -> None:
        """Ask; the answer to an earlier question is not told any more."""
        self.ticket += 1
        self._pool.start(_Question(self, self.ticket, how, typed, vocabulary))

    def forget(self) -> None:
        """Tell no answer any more."""
        self.ticket += 1

    def stop(self) -> None:
        """Tell nothing any more, and wait for the question in hand: the window is being closed."""
        self.ticket += 1
        self._pool.waitForDone()

    def _answer(self, ticket: int, answer: Answer | ResourceError | WordBook | None) -> None:
        match answer:
            case WordBook():
                self.opened.emit(answer.count)
            case ResourceError():
                self.failed.emit(answer.code, answer.name)
            case None:
                pass
            case _ if ticket == self.ticket:
                self.answered.emit(answer)
