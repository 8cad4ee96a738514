"""The table: all that screens, computer players, coaches and replays know of a game.

A screen calls ``view``, ``requests``, ``preview`` and ``submit``, and listens. ``viewed`` may come any number of times with the
same view: showing it is idempotent; ``happened`` only drives animation, sound, log lines and spoken announcements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from ludogite.core.log import Entry
from ludogite.core.rules import NATURE, Open, Outcome, Preview, Refusal, Rules, Seat
from ludogite.core.session import Delivery, Session


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat: the name, the colour and symbol (1 to 8), and the level of a computer player or None for a person.

    ``vocabulary`` is what the computer player knows of words; None is what its level knows.
    """

    name: str
    ink: int
    level: str | None = None
    vocabulary: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person at this screen plays."""
        return self.level is None


class Table(QObject):
    """What every table offers; as it stands, one at which people only watch."""

    viewed = Signal(object)
    """The view has changed: the new view."""
    happened = Signal(object)
    """An event of the game, already stripped of what this table may not know."""
    asked = Signal(object)
    """What is open now: a tuple of ``Open``."""
    refused = Signal(object)
    """A command was not accepted: the ``Refusal``."""
    seated = Signal()
    """Somebody else sits at a seat."""
    rekeyed = Signal()
    """The people here have other buzzer keys."""
    undone = Signal()
    """A command was taken back; the new view follows."""

    def __init__(self, seats: Sequence[SeatInfo], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._shown: Any = None
        self._result: Outcome | None = None
        self.eyes: Seat | None = None
        """The seat whose secrets the screen shows; None is what everybody may see."""
        self.locks: Mapping[Seat, Callable[[str], bool]] = {}
        """Seats whose secrets only a PIN opens, and what tells whether four digits are the right ones."""
        self.buzzers: Mapping[Seat, str] = {}
        """The buzzer keys of the people here, by seat, in a game that has any."""

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where, in playing order."""
        return self._seats

    def is_local(self, seat: Seat) -> bool:
        """Whether a person at this screen acts for the seat."""
        return 0 <= seat < len(self._seats) and self._seats[seat].is_person

    def set_eyes(self, seat: Seat | None) -> None:
        """Look through the eyes of a seat from now on; where people only watch there are none to look through."""

    def set_buzzers(self, keys: Mapping[Seat, str]) -> None:
        """Give the people here these buzzer keys."""
        self.buzzers = dict(keys)
        self.rekeyed.emit()

    def view(self) -> Any:
        """Show what this screen may know now."""
        return self._shown

    def requests(self) -> tuple[Open, ...]:
        """List what is open, with the tokens to answer it."""
        return ()

    def now_ms(self) -> int:
        """Tell the game time in ms, against the deadlines of requests and views; 0 where no clock runs."""
        return 0

    def preview(self, seat: Seat, command: Any) -> Preview | Refusal:
        """Say what a command would score."""
        return Refusal("only_watching")

    def submit(self, seat: Seat, command: Any, token: int) -> Refusal | None:
        """Give a command; a refusal is returned and told to all screens."""
        refusal = Refusal("only_watching")
        self.refused.emit(refusal)
        return refusal

    def can_undo(self) -> bool:
        """Whether the last person's command may be taken back."""
        return False

    def undo(self) -> bool:
        """Take the last person's command back; False when the rules do not allow it."""
        return False

    def outcome(self) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""
        return self._result


class LocalTable(Table):
    """A game played on this machine."""

    def __init__(self, session: Session[Any, Any, Any, Any], seats: Sequence[SeatInfo], parent: QObject | None = None) -> None:
        super().__init__(seats, parent)
        self._session = session
        self.guard: Callable[[Seat, Any, int], Refusal | bool] | None = None
        """Asked before a command (seat, command, token): True lets it pass, False keeps it back, a Refusal refuses it."""
        session.listen(self._tell)

    def _tell(self, news: Delivery[Any, Any, Any]) -> None:
        rules = self._session.rules
        if news.entry is None:
            self.undone.emit()
        for event in news.events:
            shown = rules.show(event, self.eyes)
            if shown is not None:
                self.happened.emit(shown)
        self.viewed.emit(rules.view(news.state, self.eyes))
        self.asked.emit(self._session.requests())

    def set_eyes(self, seat: Seat | None) -> None:
        """Look through the eyes of a seat from now on, and show what it sees."""
        if seat != self.eyes:
            self.eyes = seat
            self.viewed.emit(self.view())

    def view(self) -> Any:
        """Show what this screen may know now."""
        return self._session.view(self.eyes)

    def view_of(self, seat: Seat) -> Any:
        """Show what a seat may know, for its computer player or coach."""
        return self._session.view(seat)

    def choices_of(self, seat: Seat) -> Iterator[Any]:
        """List legal commands of a seat, from what it sees."""
        return self._session.rules.choices(self._session.view(seat), seat)

    def requests(self) -> tuple[Open, ...]:
        """List what is open, with the tokens to answer it."""
        return self._session.requests()

    def now_ms(self) -> int:
        """Tell the game time in ms, against the deadlines of requests and views."""
        return self._session.now_ms()

    def preview(self, seat: Seat, command: Any) -> Preview | Refusal:
        """Say what a command would score."""
        return self._session.preview(seat, command)

    def submit(self, seat: Seat, command: Any, token: int) -> Refusal | None:
        """Give a command; a refusal is returned and told to all screens. One that the guard keeps back is not refused."""
        passed = True if self.guard is None else self.guard(seat, command, token)
        if passed is False:
            return None
        refusal = self._session.submit(seat, command, token) if passed is True else passed
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal

    def _last_person(self) -> Seat | None:
        """Say whose command a person may want back: a person's here, or the real dice that the table has read."""
        outside = {NATURE} if self._session.header.hand else set()
        last = next((entry.seat for entry in reversed(self._session.entries) if entry.seat >= 0 or entry.seat in outside), None)
        return last if last is not None and (last in outside or self.is_local(last)) else None

    def refuse_undo(self) -> Refusal | None:
        """Say why the last person's command may not be taken back, or None."""
        if self._session.outcome() is not None:
            return Refusal("game_over")  # the result has been written
        seat = self._last_person()
        return Refusal("nothing_to_undo") if seat is None else self._session.refuse_undo(seat)

    def can_undo(self) -> bool:
        """Whether the last person's command may be taken back."""
        return self.refuse_undo() is None

    def undo(self) -> bool:
        """Take the last person's command back; False when the rules do not allow it."""
        seat = self._last_person()
        return self.can_undo() and seat is not None and self._session.undo(seat) is None

    def outcome(self) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""
        return self._session.outcome()

    def seat(self, seat: Seat, info: SeatInfo) -> None:
        """Let somebody else sit at a seat, for example a computer player for a person who leaves."""
        self._seats = (*self._seats[:seat], info, *self._seats[seat + 1 :])
        self.seated.emit()
        self.asked.emit(self._session.requests())


class ReplayTable(Table):
    """A finished game, watched step by step. Step 0 is the start; step n shows the game after its n-th entry."""

    moved = Signal(int)
    """The step now shown."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any, Any],
        entries: Sequence[Entry[Any]],
        seats: Sequence[SeatInfo],
        parent: QObject | None = None,
    ) -> None:
        """Play the entries once through the rules; they must be playable (a session has taken them up before)."""
        super().__init__(seats, parent)
        self._rules = rules
        state = rules.start()
        self._states = [state]
        self._steps: list[tuple[Any, ...]] = [()]
        for entry in entries:
            step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
            state = step.state
            self._states.append(state)
            self._steps.append(step.events)
        self.entries = tuple(entries)
        self.step = 0
        self._shown = rules.view(self._states[0], None)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._states) - 1

    def views(self) -> tuple[Any, ...]:
        """Show how the game looks to a spectator at every step."""
        return tuple(self._rules.view(state, None) for state in self._states)

    def now_ms(self) -> int:
        """Tell the game time at which the last entry shown was given, in ms: what is left of a deadline then."""
        return self.entries[self.step - 1].at_ms if self.step else 0

    def show_step(self, step: int) -> None:
        """Go to a step (kept within the game); one step forward tells its events, any other move only shows."""
        step = max(0, min(step, self.last))
        forward = step == self.step + 1
        self.step = step
        self._shown = self._rules.view(self._states[step], None)
        self._result = self._rules.outcome(self._states[step])
        for event in self._steps[step] if forward else ():
            shown = self._rules.show(event, None)
            if shown is not None:
                self.happened.emit(shown)
        self.viewed.emit(self._shown)
        self.moved.emit(step)
