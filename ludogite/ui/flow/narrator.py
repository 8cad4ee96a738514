"""What a game says of what happens: on the status line, to screen readers, and to the log."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from ludogite.core.rules import Seat
from ludogite.services.game_session import GameSession
from ludogite.ui.flow.offer import Announcement

E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Status:
    """What the status line tells, whose symbol it has, what may be added where there is room, and the words that it tells of."""

    text: str = ""
    seat: Seat | None = None
    note: str = ""
    words: tuple[str, ...] = ()


def tell_all(event: object, sentence: str) -> Announcement:
    """Tell an event to everybody in its sentence."""
    return Announcement(sentence, sentence, getattr(event, "seat", None))


def _no_note(_event: object) -> str:
    return ""


def _no_words(_event: object) -> tuple[str, ...]:
    return ()


class Narrator(QObject, Generic[E, V]):
    """Tells each event once, and keeps the words of the status line: the last event, or why something is not possible."""

    announced = Signal(str)
    """One sentence for screen readers."""
    felt = Signal()
    """Something was refused to the person here, who is to feel it."""
    played = Signal(object)
    """An event has just been told: the moment for its line in the log."""
    line_changed = Signal()
    """The status line says something else."""

    def __init__(self, session: GameSession[Any, E, V], sentence_of: Callable[[E], str | None], parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._sentence_of = session, sentence_of
        self.announcement: Callable[[E, str], Announcement] = tell_all
        self.note_of: Callable[[E], str] = _no_note
        """What is told of an event after its sentence; "" for nothing."""
        self.words_of: Callable[[E], tuple[str, ...]] = _no_words
        """The words that an event plays, to be looked up."""
        self.first_words: Callable[[], str] = str
        """What it tells, after who begins, before anybody has done anything; '' from then on."""
        self.status = Status()
        self._reason: Hashable = None
        """What is so as long as a reason stands."""
        self._dirty, self._is_first, self._turned = True, False, 0
        self.known: list[E] = []
        """Events that are in the log already, and are still to be told: those of the opening."""

    def sentence(self, event: E) -> str:
        """Return an event in words, "" where there is nothing to say."""
        return self._sentence_of(event) or ""

    def tell(self, event: E, now: Hashable = None) -> bool:
        """Tell an event once; return whether it was the last of the opening.

        A reason that still stands (``now`` is what is so) stays on the line.
        """
        sentence = self._sentence_of(event)
        if sentence:
            self._tell(event, self.announcement(event, sentence), now)
        if event in self.known:
            self.known.remove(event)
            return not self.known
        self.played.emit(event)
        return False

    def _tell(self, event: E, announcement: Announcement, now: Hashable) -> None:
        writes = announcement.line is not None and not (now is not None and self._reason == (now,))
        if writes and announcement.line is not None:
            self._reason = (now,) if announcement.is_reason else None
            self.status = self._status(event, announcement.line, announcement.seat)
        self.announce(" ".join(filter(None, (announcement.spoken, self.status.note if writes else ""))))
        if writes:
            self.line_changed.emit()

    def _status(self, event: E, line: str, seat: Seat | None) -> Status:
        return Status(line, seat, self.note_of(event), self.words_of(event))

    def announce(self, sentence: str) -> None:
        """Say one sentence to screen readers, without moving the focus."""
        if sentence:
            self.announced.emit(sentence)

    def explain(self, sentence: str, so_long_as: Hashable) -> None:
        """Tell on the status line why something is not possible, for as long as something stays what it is."""
        self._reason, self.status = (so_long_as,), Status(sentence)
        self._dirty, self._turned = False, self._session.turned  # what was to be told waits until the reason has gone
        self.line_changed.emit()

    def refuse(self, sentence: str) -> None:
        """Let the person here hear and feel that something is not possible."""
        self.announce(sentence)
        self.felt.emit()

    def mark_dirty(self) -> None:
        """Ask for the words of what happened last at the next ``refresh``."""
        self._dirty = True

    def acted(self) -> None:
        """Forget the words that stood before anybody had acted."""
        self._dirty = self._dirty or self._is_first

    def may_change(self) -> bool:
        """Return whether ``refresh`` could tell something else."""
        return self._dirty or self._reason is not None or self._turned != self._session.turned

    def refresh(self, now: Hashable, *, is_current: bool) -> None:
        """Tell what is so: nothing that has gone, no reason that stands no longer (``now`` is what is so)."""
        if self._turned != self._session.turned or (self._reason is not None and self._reason != (now,)):
            self._dirty = True
        if self._dirty and is_current:
            self._dirty, self._reason, self._turned = False, None, self._session.turned
            self.status = self._last()

    def _last(self) -> Status:
        first = self.first_words()
        self._is_first = bool(first)
        for event in self._session.past():
            sentence = self._sentence_of(event)
            announcement = self.announcement(event, sentence) if sentence else None
            if announcement is not None and announcement.line:
                status = self._status(event, announcement.line, announcement.seat)
                return replace(status, note=first) if first else status
        return Status(first)
