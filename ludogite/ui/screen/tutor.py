"""The tutor: before a costly choice of somebody who asked for it, the table asks whether to think again.

He weighs with the game's coach, in points of expectation, beside the window. Only games where nothing is hidden and one plays at
a time have a policy for him.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from ludogite.core.advice import AnyAdvice, Remark
from ludogite.core.rules import Refusal, Seat
from ludogite.games.game import Coach
from ludogite.services.adviser import Adviser
from ludogite.services.game_session import AnyLocalSession
from ludogite.services.worker import Worker


@dataclass(frozen=True, slots=True)
class TutorPolicy:
    """What is weighed in a game: these commands, how much they cost, and from how many points on the table asks."""

    commands: tuple[type[object], ...]
    cost: Callable[[AnyAdvice | None, Remark], float | None]
    least: float


def told_cost(_advice: AnyAdvice | None, remark: Remark) -> float | None:
    """Give the cost that the coach tells with his judgement; None when it cost nothing."""
    cost = dict(remark.args).get("cost")
    return None if cost is None else float(cost)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A choice worth thinking about again: whose, how many points it costs, what the coach says of it, and what he advises."""

    seat: Seat
    cost: float
    remark: Remark
    advice: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class _Held:
    """A command kept back, with the token that it was given for, and the view in which it was given."""

    seat: Seat
    command: object
    token: int
    view: object


class Tutor(QObject):
    """Keeps commands of some seats back until they are weighed; asks about the costly ones."""

    weighing = Signal(bool)
    """A choice is kept back and weighed, or no longer."""
    doubted = Signal(object)
    """A choice costs much: the ``Doubt``; ``play_on`` or ``think_again`` answers."""
    settled = Signal()
    """There is nothing to ask any more: it was answered, or the game has gone on."""

    def __init__(
        self,
        table: AnyLocalSession,
        coach: Coach,
        policy: TutorPolicy,
        seats: Collection[Seat],
        worker: Worker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table, self._policy, self._seats = table, policy, frozenset(seats)
        self._held: _Held | None = None
        self.is_asking = False
        self._adviser = Adviser(coach, worker, self)
        self._adviser.weighed.connect(self._on_weighed)
        table.guard = self._guard
        table.stepped.connect(self._on_stepped)

    def play_on(self) -> None:
        """Give the command that was kept back, exactly as it was meant."""
        held = self._held
        self._let_go()
        if held is not None:
            self._table.guard = None
            try:
                self._table.submit(held.seat, held.command, held.token)
            finally:  # whatever goes wrong, the tutor stays at the table
                self._table.guard = self._guard

    def think_again(self) -> None:
        """Forget the command that was kept back: nothing has been played."""
        self._let_go()

    def stop(self) -> None:
        """Weigh nothing more; call it when the table is left."""
        self._table.guard = None
        self._adviser.stop()

    def _guard(self, seat: Seat, command: object, token: int) -> Refusal | bool:
        """Keep a choice back that is to be weighed; another one that comes meanwhile takes its place."""
        if seat not in self._seats or not self._table.is_local(seat) or not isinstance(command, self._policy.commands):
            return True
        if isinstance(self._table.preview(seat, command), Refusal):
            return True  # the rules say why not
        held = _Held(seat, command, token, self._table.view_of(seat))
        if self._held is None or (self._held.command, self._held.token) != (command, token):
            self._let_go()
            self._held = held
            self.weighing.emit(True)
            self._adviser.weigh(held.view, seat, command)
        return False

    def _on_weighed(self, said: tuple[AnyAdvice | None, Remark | None] | None) -> None:
        """Let a good choice be played at once, ask about a costly one; a coach who cannot tell holds nobody up."""
        held = self._held
        if held is None:
            return
        advice, remark = said if said is not None else (None, None)
        cost = self._policy.cost(advice, remark) if remark is not None else None
        if remark is None or cost is None or cost <= self._policy.least:
            self.play_on()
            return
        self.is_asking = True
        self.weighing.emit(False)
        self.doubted.emit(Doubt(held.seat, cost, remark, advice.remarks if advice is not None else ()))

    def _on_stepped(self) -> None:
        """Drop what was kept back when the game has gone on without it."""
        if self._held is not None and self._table.view_of(self._held.seat) != self._held.view:
            self._let_go()

    def _let_go(self) -> None:
        self._held = None
        self._adviser.forget()
        self.weighing.emit(False)
        if self.is_asking:
            self.is_asking = False
            self.settled.emit()
