"""A dear choice thought over again: what somebody tries at the table is weighed, and never played."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from ludogite.core.advice import AnyAdvice, Loss, Reckoning, Remark
from ludogite.core.rules import Refusal, Seat
from ludogite.games.game import Coach
from ludogite.services.adviser import Adviser
from ludogite.services.game_session import AnyLocalSession
from ludogite.services.worker import Worker

CLOSE = {Reckoning.EXACT: 0.1, Reckoning.NEAR: 0.5, Reckoning.ESTIMATED: 0.5}
"""Points within which a choice counts as found, by how exact the game is."""


@dataclass(frozen=True, slots=True)
class Question:
    """A dear choice of a saved game (its number)."""

    game_id: int
    loss: Loss


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a try: whether it was found, and what it would have lost."""

    is_found: bool
    cost: float


class Rehearsal(QObject):
    """Keeps the choices of a seat back and weighs them beside the window."""

    tried = Signal(object)
    """A choice was weighed: the ``Tried``."""
    weighs = Signal(bool)
    """Whether a choice is being weighed: on a busy machine that takes its time."""

    def __init__(
        self, table: AnyLocalSession, coach: Coach, seat: Seat, close: float, worker: Worker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._seat, self._close = table, seat, close
        self._held: tuple[object, int] | None = None
        self._adviser = Adviser(coach, worker, self)
        self._adviser.weighed.connect(self._on_weighed)
        table.guard, table.is_weighed = self._guard, True

    def stop(self) -> None:
        """Weigh nothing more; call it when the question is left."""
        self._held = None
        self._adviser.stop()

    def _guard(self, seat: Seat, command: object, token: int) -> Refusal | bool:
        """Keep every choice back; what the rules refuse is refused by them."""
        if seat != self._seat:
            return False
        if isinstance(self._table.preview(seat, command), Refusal):
            return True
        self._held = command, token
        self.weighs.emit(True)
        self._adviser.weigh(self._table.view_of(seat), seat, command)
        return False

    def _on_weighed(self, said: tuple[AnyAdvice | None, Remark | None] | None) -> None:
        """Tell what a choice would lose; one that is no decision of the coach's is played, and the question stays."""
        held, self._held = self._held, None
        if held is None:
            return
        self.weighs.emit(False)
        remark = said[1] if said is not None else None
        if remark is None:
            self._table.guard = None
            try:
                self._table.submit(self._seat, held[0], held[1])
            finally:
                self._table.guard = self._guard
            return
        cost = float(dict(remark.args).get("cost", 0.0))
        self.tried.emit(Tried(cost <= self._close, cost))
