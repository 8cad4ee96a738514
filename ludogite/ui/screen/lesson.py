"""A guided first game: the real table and the real rules, played from a known game code, with a note that says one thing at a time.

A lesson is data (``ludogite/ui/games/<id>/lesson.py``):
its steps say something, point at something, and wait for what the player does. The
``Guide`` leads through them. A lesson has no journal; how far it is can be kept (``kept``) and gone on with (``resumed``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QRect, QTimer, Signal

from ludogite.core.clock import VirtualClock
from ludogite.core.log import LogError, Option
from ludogite.core.rules import Preview, Refusal, Seat
from ludogite.games.catalog import find_game
from ludogite.games.game import Game, Reader
from ludogite.games.setup import load_text, new_game, new_header
from ludogite.services.game_session import AnyLocalSession, LocalSession, SeatInfo
from ludogite.ui.screen.game_screen import AnyScreen

LEARNER: Seat = 0
LEARNER_INK = 1
LOOK_MS = 60
"""How often the guide looks whether what it waits for has come."""
PACE_MS = 1100
"""How long a partner of the lesson seems to think."""

C = TypeVar("C")
V = TypeVar("V")
W = TypeVar("W")
Spots: TypeAlias = Callable[[W], list[QRect]]
"""What of a screen is pointed at, in px of the screen."""
Says: TypeAlias = str | Callable[[V], str]
"""A sentence, or what makes it from the view of the moment."""


def nowhere(_screen: object) -> list[QRect]:
    """Point at nothing."""
    return []


@dataclass(frozen=True, slots=True)
class Move(Generic[C]):
    """What a partner does: the first of these commands that the rules let pass, once the seat is asked."""

    seat: Seat
    tries: tuple[C, ...]


@dataclass(frozen=True, slots=True)
class Step(Generic[C, V, W]):
    """One thing that the lesson says (C command, V view, W screen of the game).

    ``at`` is framed, ``clear`` only kept free of the note. The step ends when ``until`` holds for the screen; without it, when the
    player has given a command that it ``wants`` (command, view); with none of them, when the player goes on: at once, or once the
    partners' ``moves`` have been made and can be looked at. With ``moves`` and ``wants`` the partners move meanwhile. Any other
    command is refused with the rule that forbids it, else with ``otherwise``. ``when`` leaves the step out where it does not hold.
    """

    say: Says[V]
    at: Spots[W] = nowhere
    wants: Callable[[C, V], bool] | None = None
    otherwise: Says[V] = ""
    until: Callable[[W], bool] | None = None
    moves: tuple[Move[C], ...] = ()
    clear: Spots[W] = nowhere
    when: Callable[[W], bool] | None = None

    @property
    def is_told(self) -> bool:
        """Whether the player only reads and goes on."""
        return self.wants is None and self.until is None and not self.moves


@dataclass(frozen=True, slots=True)
class Lesson(Generic[C, V, W]):
    """The lesson of a game: its code and options, the partners, and the steps in the language of the moment."""

    game_id: str
    code: str
    steps: Callable[[], tuple[Step[C, V, W], ...]]
    ending: Callable[[], str]
    partners: Callable[[], tuple[SeatInfo, ...]] = tuple
    options: Mapping[str, Option] = field(default_factory=dict)
    free: Callable[[C], bool] = lambda _command: False
    """Commands that are always let through."""
    reflexes: Mapping[str, C] = field(default_factory=dict)
    """What the partners answer at once to requests of a kind, whatever the step."""


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """How far a lesson is: its step, the moves made in it, whether its command was given, and whether it only stands to be read."""

    number: int = 0
    moved: int = 0
    is_done: bool = False
    is_seen: bool = False


AnyLesson: TypeAlias = Lesson[Any, Any, Any]
AnyStep: TypeAlias = Step[Any, Any, Any]


def rehearsal(lesson: AnyLesson, read: Reader, name: str, parent: QObject | None = None) -> tuple[Game, AnyLocalSession]:
    """Lay the table of a lesson for a learner; no clock runs and nothing is kept. Raises ResourceError."""
    entry = find_game(lesson.game_id)
    if entry is None:
        raise KeyError(lesson.game_id)
    game, seats = entry.load(), (SeatInfo(name, LEARNER_INK), *lesson.partners())
    header = new_header(game, len(seats), lesson.code, lesson.options, read=read)
    return game, LocalSession(new_game(header).session(read, VirtualClock()), seats, parent)


def kept(game: Game, table: AnyLocalSession, place: LessonPlace) -> dict[str, str | list[int]]:
    """Write down, as JSON, how far a lesson is."""
    return {"log": table.log(game.codec), "place": [place.number, place.moved, int(place.is_done), int(place.is_seen)]}


def resumed(lesson: AnyLesson, read: Reader, name: str, found: object) -> tuple[Game, AnyLocalSession, LessonPlace] | None:
    """Lay the table of a lesson as it was ``kept``; None where that is nothing, or of another lesson. Raises ResourceError."""
    match found:
        case {"log": str(log), "place": [int(number), int(moved), int(done), int(seen)]} if 0 <= number < len(lesson.steps()):
            game, table = rehearsal(lesson, read, name)
            with suppress(LogError):
                loaded = load_text(log)
                if replace(loaded.header, salt="") == replace(table.header, salt=""):
                    again = LocalSession(loaded.session(read, VirtualClock()), table.seats)
                    return game, again, LessonPlace(number, moved, bool(done), bool(seen))
    return None


class Guide(QObject):
    """Leads through the steps of a lesson at a table and its screen."""

    changed = Signal()
    """Another thing is said, or something is added to it."""

    def __init__(self, lesson: AnyLesson, table: AnyLocalSession, screen: AnyScreen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lesson, self._table, self._screen = lesson, table, screen
        self.pace_ms = PACE_MS
        self.steps = lesson.steps()
        self.number = 0
        """Which step is shown, from 0; as many as there are when the lesson is over."""
        self.hint = ""
        """Why the lesson wants something else than what the player tried."""
        self._is_done = self._is_seen = False
        self._moved = 0
        self._waiting = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        table.guard = self._guard

    @property
    def step(self) -> AnyStep | None:
        """The step that is shown; None when the lesson is over."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def is_over(self) -> bool:
        """Whether everything has been said."""
        return self.step is None

    @property
    def is_read(self) -> bool:
        """Whether the player only reads now, and goes on by a press."""
        return self.step is not None and (self.step.is_told or self._is_seen)

    @property
    def place(self) -> LessonPlace:
        """How far the lesson is."""
        return LessonPlace(self.number, self._moved, self._is_done, self._is_seen)

    @property
    def text(self) -> str:
        """What the note says."""
        step = self.step
        return self._lesson.ending() if step is None else self._said(step.say)

    def start(self, place: LessonPlace | None = None) -> None:
        """Say the first thing, or go on where the lesson was left."""
        if place is None:
            self._enter(0)
        else:
            self.number, self._moved, self._is_done, self._is_seen = place.number, place.moved, place.is_done, place.is_seen
            self._waiting.start()
            self.changed.emit()
        self._timer.start()

    def stop(self) -> None:
        """Watch no more."""
        self._timer.stop()
        self._table.guard = None

    def go_on(self) -> None:
        """Go on from something that was only to be read."""
        if self.is_read:
            self._enter(self.number + 1)

    def retranslate(self) -> None:
        """Read the steps again in the language of the moment."""
        self.steps = self._lesson.steps()
        self.hint = ""
        self.changed.emit()

    def look(self) -> None:
        """Go on when what the step waits for has come; let the partners move."""
        step = self.step
        if step is None or self._screen.flow.busy or self._has_answered() or self.is_read:
            return
        if step.until is not None and step.until(self._screen.table):
            self._end(step)
        elif self._moved < len(step.moves):
            self._move(step.moves[self._moved])
        elif step.until is None and (self._is_done or step.moves):
            self._end(step)

    def _end(self, step: AnyStep) -> None:
        """Go on after a step; what the partners did stands until it has been read."""
        if step.moves and step.wants is None:
            self._is_seen = True
            self.changed.emit()
        else:
            self._enter(self.number + 1)

    def _has_answered(self) -> bool:
        """Let a partner answer what he always answers alike."""
        for asked in self._table.requests():
            command = self._lesson.reflexes.get(asked.request.kind)
            if asked.request.seat == LEARNER or command is None:
                continue
            if not isinstance(self._table.preview(asked.request.seat, command), Refusal):
                return self._table.submit(asked.request.seat, command, asked.token) is None
        return False

    def _said(self, says: Says[Any]) -> str:
        return says if isinstance(says, str) else says(self._table.view())

    def _enter(self, number: int) -> None:
        """Show a step, or the next one that holds."""
        while number < len(self.steps) and not self._holds(self.steps[number]):
            number += 1
        self.number, self.hint, self._is_done, self._is_seen, self._moved = number, "", False, False, 0
        self._waiting.start()
        self.changed.emit()

    def _holds(self, step: AnyStep) -> bool:
        return step.when is None or step.when(self._screen.table)

    def _move(self, move: Move[Any]) -> None:
        """Let a partner do what he is asked, after a moment."""
        asked = next((one for one in self._table.requests() if one.request.seat == move.seat), None)
        if asked is None or self._waiting.elapsed() < self.pace_ms:
            return
        self._moved += 1
        self._waiting.restart()
        for command in move.tries:
            if not isinstance(self._table.preview(move.seat, command), Refusal):
                self._table.submit(move.seat, command, asked.token)
                return

    def _guard(self, seat: Seat, command: object, _token: int) -> Refusal | bool:
        """Let a command of the learner pass that the lesson waits for, now or after something that is only to be read."""
        if seat != LEARNER or self.is_over:
            return True
        if self._lesson.free(command):
            if self._is_seen:
                self._enter(self.number + 1)
            return True
        number = self._step_for(command)
        if number is None:
            return self._refuse(self._table.preview(seat, command))
        if number != self.number:
            self._enter(number)
        if not isinstance(self._table.preview(seat, command), Refusal):
            self._is_done = True
        return True

    def _refuse(self, ruled: Preview | Refusal) -> Refusal:
        """Say why a command does not pass: by the rule that forbids it, else because the lesson wants something else."""
        step = self.step
        self.hint = self._said(step.otherwise) if step is not None else ""
        if isinstance(ruled, Refusal):
            self.hint = self._screen.game.texts().refusal(ruled.code, ruled.args)
        self.changed.emit()
        return ruled if isinstance(ruled, Refusal) else Refusal("lesson_other")

    def _step_for(self, command: object) -> int | None:
        """Find the step that wants a command, over those that wait for no command."""
        for number in range(self.number + self._is_seen, len(self.steps)):
            step = self.steps[number]
            if step.moves and step.wants is None:
                return None
            if step.wants is not None and self._holds(step):
                return number if step.wants(command, self._table.view()) else None
        return None
