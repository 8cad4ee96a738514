"""Computer players at the table: they think beside the window, act at a human pace, and never answer what is no longer asked."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance
from ludogite.core.rules import Open, Seat
from ludogite.games.game import AnyPlayer, ResourceError
from ludogite.services.game_session import AnyLocalSession
from ludogite.services.worker import Job, Lane, Worker

_log = logging.getLogger(__name__)


class ComputerPlayers(QObject):
    """Lets the computer players of one table act.

    The token of the request is the ticket: a thought that comes back when its request is no longer open is dropped.
    """

    failed = Signal(int, str)
    """The computer player at this seat could not decide; a plain legal move was made for it. The code of ``texts.log_error`` that
    says why, where a file of the program is missing or damaged, else ""."""
    thinking = Signal(int)
    """The computer player at this seat begins to think."""

    def __init__(
        self,
        table: AnyLocalSession,
        players: Mapping[Seat, AnyPlayer],
        chance: Chance,
        worker: Worker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._players = dict(players)
        self._chance = chance
        self._worker = worker
        self._since = QElapsedTimer()
        self._since.start()
        self._asked: dict[int, tuple[Seat, int]] = {}  # token -> seat, asked at (ms)
        self._jobs: dict[int, Job] = {}  # token -> the thought
        self._ready: dict[int, tuple[Seat, Any, int]] = {}  # token -> seat, command, due at (ms)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)
        self._stopped = False
        self._paused_at: int | None = None
        self.in_real_time = False
        """Whether everybody plays at once: how long a computer player seems to think is then part of the game, at any pace."""
        self.pace_ms = 0
        """Least time in ms between being asked and acting: a person wants to see what happens."""
        self.grace_ms = 0
        """Least time in ms while a person could still take the last command back."""
        table.asked.connect(self.look)

    def look(self, requests: tuple[Open, ...]) -> None:
        """Think about every request that is addressed to a computer player and new."""
        tokens = {asked.token for asked in requests}
        self._asked = {token: waiting for token, waiting in self._asked.items() if token in tokens}
        self._ready = {token: ready for token, ready in self._ready.items() if token in tokens}
        for token in self._jobs.keys() - tokens:
            self._jobs.pop(token).cancel()
        for asked in requests:
            seat = asked.request.seat
            if seat in self._players and asked.token not in self._asked and not self._stopped:
                self._asked[asked.token] = (seat, self._since.elapsed())
                self._think(asked, self._players[seat])
                self.thinking.emit(seat)

    def _think(self, asked: Open, player: AnyPlayer) -> None:
        token, chance = asked.token, self._chance.apart(f"token {asked.token}")
        call = partial(player.decide, self._table.view_of(asked.request.seat), (asked.request,), chance)
        self._jobs[token] = self._worker.ask(
            self, Lane.PLAYERS, call, partial(self._thought, token), failed=lambda error: self._thought(token, None, error)
        )

    def seat(self, seat: Seat, player: AnyPlayer | None) -> None:
        """Let a computer player take a seat, or leave it (None)."""
        self._players.pop(seat, None)
        if player is not None:
            self._players[seat] = player

    def skip(self) -> None:
        """Act at once where a decision has been made."""
        self._ready = {token: (seat, command, 0) for token, (seat, command, _) in self._ready.items()}
        self._plan()

    @property
    def is_paused(self) -> bool:
        """Whether nobody acts until ``resume``."""
        return self._paused_at is not None

    def pause(self) -> None:
        """Let nobody act until ``resume``; thinking goes on."""
        if self._paused_at is None:
            self._paused_at = self._since.elapsed()
            self._timer.stop()

    def resume(self) -> None:
        """Let them act again, each as long after the pause as it still had to wait when it began."""
        if self._paused_at is None:
            return
        lost = self._since.elapsed() - self._paused_at
        self._paused_at = None
        self._asked = {token: (seat, at + lost) for token, (seat, at) in self._asked.items()}
        self._ready = {token: (seat, command, due + lost) for token, (seat, command, due) in self._ready.items()}
        self._plan()

    def stop(self) -> None:
        """Stop for good: the table is being left."""
        self._stopped = True
        self._timer.stop()
        self._asked.clear()
        self._ready.clear()
        for job in self._jobs.values():
            job.cancel()
        self._jobs.clear()

    def _thought(self, token: int, choice: Choice[Any] | None, failure: Exception | None = None) -> None:
        self._jobs.pop(token, None)
        waiting = self._asked.get(token)
        if waiting is None or self._stopped:
            return
        seat, asked_at = waiting
        if failure is not None:
            _log.error("the computer player at seat %d failed", seat, exc_info=failure)
            command = next(iter(self._table.choices_of(seat)), None)
            self.failed.emit(seat, failure.code if isinstance(failure, ResourceError) else "")
            choice = None if command is None else Choice(command)
        if choice is None:
            return
        wait = max(self.pace_ms, choice.delay_ms) if self.pace_ms or self.in_real_time else 0
        if self._table.can_undo():
            wait = max(wait, self.grace_ms)
        self._ready[token] = (seat, choice.command, asked_at + wait)
        self._plan()

    def _plan(self) -> None:
        """Wake when the next decision is due."""
        if self._ready and not self._stopped and self._paused_at is None:
            due = min(due for _, _, due in self._ready.values())
            self._timer.start(max(0, due - self._since.elapsed()))

    def _act(self) -> None:
        now = self._since.elapsed()
        for token, (seat, command, due) in sorted(self._ready.items(), key=lambda item: item[1][2]):
            if due > now or self._ready.pop(token, None) is None:
                continue
            refusal = self._table.submit(seat, command, token)
            if refusal is not None and refusal.code != "stale":
                _log.error("the computer player at seat %d tried something refused: %s", seat, refusal.code)
                self.failed.emit(seat, "")
        self._plan()
