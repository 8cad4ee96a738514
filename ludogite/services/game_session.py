"""The game session: all that screens, computer players, coaches and replays know of a game.

A screen calls ``view``, ``requests``, ``preview`` and ``submit``, and listens to ``stepped``: what happened, and the view after it.
A step without events may come any number of times with the same view: showing it is idempotent; events only drive animation,
sound, log lines and spoken announcements. Sessions are typed in the game's own types (S state, C command, E event, V view); who
serves every game says ``AnySession``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from ludogite.core.codec import Codec
from ludogite.core.log import Entry, Header, write_log
from ludogite.core.rules import NATURE, REFEREE, Open, Outcome, Preview, Refusal, Rules, Seat
from ludogite.core.session import Delivery, Session

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat: the name, the colour and symbol (1 to 8), and the level of a computer player or None for a person.

    ``vocabulary`` is what the computer player knows of words; None is what its level knows.
    """

    name: str
    ink: int
    level: str | None = None
    vocabulary: str | None = None
    face: str = ""
    """The name of the portrait; "" where nobody knows."""
    is_away: bool = False
    """Whether somebody plays from a phone that is not there just now."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays, at this screen or from a phone."""
        return self.level is None


class GameSession(QObject, Generic[C, E, V]):
    """What every session offers to a screen, which sees no state; as it stands, one that people only watch."""

    stepped = Signal(object, object)
    """A step of the game: its events (E, ...), already stripped of what this screen may not know, and the view after it."""

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
        self._result: Outcome | None = None
        self.turned = 0
        """How often another view was shown that nothing led to: something was taken back, or is seen by other eyes, or a jump."""
        self.is_weighed = False
        """Whether a choice is only judged here and never played: buttons then name the choice, not what would follow."""
        self.eyes: Seat | None = None
        """The seat whose secrets the screen shows; None is what everybody may see."""
        self.locks: Mapping[Seat, Callable[[str], bool]] = {}
        """Seats whose secrets only a PIN opens, and what tells whether four digits are the right ones."""
        self.pauses: Mapping[Seat, Callable[[], int]] = {}
        """For how many seconds no code opens these seats, after several wrong ones."""
        self.buzzers: Mapping[Seat, str] = {}
        """The buzzer keys of the people here, by seat, in a game that has any."""
        self.afar: frozenset[Seat] = frozenset()
        """Seats of people who play from a phone: persons, but not at this screen."""

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where, in playing order."""
        return self._seats

    def is_local(self, seat: Seat) -> bool:
        """Whether a person at this screen acts for the seat."""
        return 0 <= seat < len(self._seats) and self._seats[seat].is_person and seat not in self.afar

    def set_eyes(self, seat: Seat | None) -> None:
        """Look through the eyes of a seat from now on; where people only watch there are none to look through."""

    def set_buzzers(self, keys: Mapping[Seat, str]) -> None:
        """Give the people here these buzzer keys."""
        self.buzzers = dict(keys)
        self.rekeyed.emit()

    @abstractmethod
    def view(self) -> V:
        """Show what this screen may know now."""

    def requests(self) -> tuple[Open, ...]:
        """List what is open, with the tokens to answer it."""
        return ()

    def now_ms(self) -> int:
        """Tell the game time in ms, against the deadlines of requests and views; 0 where no clock runs."""
        return 0

    def preview(self, seat: Seat, command: C) -> Preview | Refusal:
        """Say what a command would score."""
        return Refusal("only_watching")

    def submit(self, seat: Seat, command: C, token: int) -> Refusal | None:
        """Give a command; a refusal is returned and told to all screens."""
        refusal = Refusal("only_watching")
        self.refused.emit(refusal)
        return refusal

    def past(self) -> Iterator[E]:
        """Tell what has happened as this screen may know it, the last first."""
        return iter(())

    def can_undo(self) -> bool:
        """Whether the last person's command may be taken back."""
        return False

    def undo(self) -> bool:
        """Take the last person's command back; False when the rules do not allow it."""
        return False

    def outcome(self) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""
        return self._result


class LocalSession(GameSession[C, E, V], Generic[S, C, E, V]):
    """A game played on this machine."""

    def __init__(self, session: Session[S, C, E, V], seats: Sequence[SeatInfo], parent: QObject | None = None) -> None:
        super().__init__(seats, parent)
        self._session = session
        self._views: dict[Seat | None, V] = {}
        self._viewed_at: S | None = None
        self.guard: Callable[[Seat, C, int], Refusal | bool] | None = None
        """Asked before a command (seat, command, token): True lets it pass, False keeps it back, a Refusal refuses it."""
        self.stands = 0
        """So many commands have been answered by somebody outside, and cannot be taken back any more."""
        session.listen(self._tell)

    @property
    def header(self) -> Header:
        """What is played with: fixed before the first command."""
        return self._session.header

    def log(self, codec: Codec[C]) -> str:
        """Write down what has been played so far, so that it can be gone on with."""
        return write_log(self._session.header, self._session.entries, codec)

    def _tell(self, news: Delivery[S, C, E]) -> None:
        rules = self._session.rules
        if news.entry is None:
            self.turned += 1
            self.undone.emit()
        events = tuple([shown for event in news.events if (shown := rules.show(event, self.eyes)) is not None])
        self.stepped.emit(events, self._look(news.state, self.eyes))
        self.asked.emit(self._session.requests())

    def _look(self, state: S, seat: Seat | None) -> V:
        """Show a state to a seat; the rules are asked once for each."""
        if state is not self._viewed_at:
            self._viewed_at = state
            self._views.clear()
        if seat not in self._views:
            self._views[seat] = self._session.rules.view(state, seat)
        return self._views[seat]

    def set_eyes(self, seat: Seat | None) -> None:
        """Look through the eyes of a seat from now on, and show what it sees."""
        if seat != self.eyes:
            self.eyes = seat
            self.turned += 1
            self.stepped.emit((), self.view())

    def view(self) -> V:
        """Show what this screen may know now."""
        return self.view_of(self.eyes)

    def view_of(self, seat: Seat | None) -> V:
        """Show what a seat may know, for its computer player or coach."""
        return self._look(self._session.state, seat)

    def choices_of(self, seat: Seat) -> Iterator[C]:
        """List legal commands of a seat, from what it sees."""
        return self._session.rules.choices(self.view_of(seat), seat)

    def requests(self) -> tuple[Open, ...]:
        """List what is open, with the tokens to answer it."""
        return self._session.requests()

    def now_ms(self) -> int:
        """Tell the game time in ms, against the deadlines of requests and views."""
        return self._session.now_ms()

    def preview(self, seat: Seat, command: C) -> Preview | Refusal:
        """Say what a command would score."""
        return self._session.preview(seat, command)

    def submit(self, seat: Seat, command: C, token: int) -> Refusal | None:
        """Give a command; a refusal is returned and told to all screens. One that the guard keeps back is not refused."""
        passed = True if self.guard is None else self.guard(seat, command, token)
        if passed is False:
            return None
        refusal = self._session.submit(seat, command, token) if passed is True else passed
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal

    def past(self) -> Iterator[E]:
        """Tell what has happened as this screen may know it, the last first."""
        shown = (self._session.rules.show(event, self.eyes) for event in self._session.past())
        return (event for event in shown if event is not None)

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
        if seat is None or all(entry.seat != seat for entry in self._session.entries[self.stands :]):
            return Refusal("nothing_to_undo")
        return self._session.refuse_undo(seat)

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

    def set_afar(self, seats: frozenset[Seat], away: Container[Seat] = ()) -> None:
        """Let the people of these seats play from phones, all others at this screen; the phones of some may be ``away``."""
        infos = tuple(replace(info, is_away=seat in away) for seat, info in enumerate(self._seats))
        if (seats, infos) != (self.afar, self._seats):
            asks = seats != self.afar
            self.afar, self._seats = seats, infos
            if self.eyes in seats:
                self.set_eyes(None)
            self.seated.emit()
            if asks:
                self.asked.emit(self._session.requests())

    def seat(self, seat: Seat, info: SeatInfo) -> None:
        """Let somebody else sit at a seat, for example a computer player for a person who leaves."""
        self._seats = (*self._seats[:seat], info, *self._seats[seat + 1 :])
        self.seated.emit()
        self.asked.emit(self._session.requests())


class ReplaySession(GameSession[C, E, V], Generic[S, C, E, V]):
    """A finished game, watched step by step. Step 0 is the start; step n shows the game after its n-th entry."""

    moved = Signal(int)
    """The step now shown."""

    def __init__(
        self,
        rules: Rules[S, C, E, V],
        entries: Sequence[Entry[C]],
        seats: Sequence[SeatInfo],
        parent: QObject | None = None,
    ) -> None:
        """Play the entries once through the rules; they must be playable (a session has taken them up before)."""
        super().__init__(seats, parent)
        self._rules = rules
        state = rules.start()
        self._states = [state]
        self._steps: list[tuple[E, ...]] = [()]
        for entry in entries:
            step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
            state = step.state
            self._states.append(state)
            self._steps.append(step.events)
        self.entries = tuple(entries)
        self.first = next((step for step in range(len(self._states)) if not self._is_pending(step)), self.last)
        """The first step worth a look: before it the lots fall, cards are shuffled, and no table stands yet."""
        self.stops = tuple(step for step in range(self.first, len(self._states)) if self._is_stop(step))
        """The steps that are worth a look; the others show an empty felt, while dice or a verdict are on their way."""
        self.step = 0
        self._shown = rules.view(self._states[0], None)

    def _is_pending(self, step: int) -> bool:
        return any(request.seat in {NATURE, REFEREE} for request in self._rules.requests(self._states[step]))

    def _is_stop(self, step: int) -> bool:
        if step == self.last or not self._is_pending(step):
            return True
        return self.entries[step - 1].seat < 0 and any(self._rules.show(event, None) is not None for event in self._steps[step])

    def stop_after(self, step: int) -> int:
        """Give the next step worth a look, the last one at the end."""
        return next((stop for stop in self.stops if stop > step), self.last)

    def stop_before(self, step: int) -> int:
        """Give the step worth a look before this one, the first one at the beginning."""
        return next((stop for stop in reversed(self.stops) if stop < step), self.first)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._states) - 1

    def view(self) -> V:
        """Show the game at the step that is shown, as a spectator sees it."""
        return self._shown

    def views(self) -> tuple[V, ...]:
        """Show how the game looks to a spectator at every step."""
        return tuple(self._rules.view(state, None) for state in self._states)

    def past(self) -> Iterator[E]:
        """Tell what has happened up to the step that is shown, the last first."""
        told = (event for events in reversed(self._steps[: self.step + 1]) for event in reversed(events))
        return (shown for event in told if (shown := self._rules.show(event, None)) is not None)

    def now_ms(self) -> int:
        """Tell the game time at which the last entry shown was given, in ms: what is left of a deadline then."""
        return self.entries[self.step - 1].at_ms if self.step else 0

    def show_step(self, step: int) -> None:
        """Go to a step (kept within the game); one step or stop forward tells what happens, any other move only shows."""
        step = max(0, min(step, self.last))
        forward = step in {self.step + 1, self.stop_after(self.step)} and step > self.step
        told = [event for events in self._steps[self.step + 1 : step + 1] for event in events] if forward else []
        self.step = step
        self.turned += not forward
        self._shown = self._rules.view(self._states[step], None)
        self._result = self._rules.outcome(self._states[step])
        events = tuple(shown for event in told if (shown := self._rules.show(event, None)) is not None)
        self.stepped.emit(events, self._shown)
        self.moved.emit(step)


AnySession: TypeAlias = GameSession[Any, Any, Any]
AnyLocalSession: TypeAlias = LocalSession[Any, Any, Any, Any]
AnyReplaySession: TypeAlias = ReplaySession[Any, Any, Any, Any]
