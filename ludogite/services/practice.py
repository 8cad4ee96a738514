"""Playing on from a moment of a finished game, as practice: the same dice to come, and nothing that is kept.

A practice is a sitting on a store of its own, in memory, that goes with it: no record, no history, no ruling of words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject

from ludogite.core.log import entry_to_json
from ludogite.core.rules import Seat
from ludogite.games.game import Reader
from ludogite.services.locks import Lock
from ludogite.services.match import SUBSTITUTE, Match, begin
from ludogite.services.thinking import saved_to_loaded
from ludogite.services.worker import Worker
from ludogite.store.database import Store, open_in_memory
from ludogite.store.saves import LoadedGame, Ply
from ludogite.store.saves import SeatInfo as SavedSeat

Locks = Mapping[Seat, Callable[[str], bool]]


def practice_seats(saved: LoadedGame, people: frozenset[Seat]) -> tuple[SavedSeat, ...]:
    """Seat these people; computer players sit as before, for everybody else one of a middling level plays."""
    return tuple(
        replace(seat, profile_id=None, left_at_ply=None, level=None if seat.seat in people else seat.level or SUBSTITUTE)
        for seat in saved.game.seats
    )


def _copied(store: Store, real: LoadedGame, step: int, people: frozenset[Seat]) -> LoadedGame:
    """Write the first ``step`` commands of a game into another store; dice thrown by hand then are thrown by the program now."""
    loaded = saved_to_loaded(real)
    header = replace(loaded.header, hand=())
    made = begin(store, header, real.game.variant, practice_seats(real, people), typed=True, assisted=False)
    plies = [_ply(number, entry_to_json(entry, loaded.game.codec)) for number, entry in enumerate(loaded.entries[:step])]
    if plies:
        store.saves.append(made.game.id, plies)
    again = store.saves.load(made.game.id)
    assert again is not None  # noqa: S101 - it was written in this very call
    return again


def _ply(number: int, raw: dict[str, object]) -> Ply:
    seat, at_ms = raw["seat"], raw["at_ms"]
    assert isinstance(seat, int) and isinstance(at_ms, int)  # noqa: S101, PT018 - as entry_to_json writes them
    return Ply(number, seat, json.dumps(raw["command"], ensure_ascii=False), at_ms)


class Practice(Match):
    """A sitting that leaves no trace; ``real`` is the game as it was played, ``step`` where the practice left it."""

    def __init__(
        self,
        real: LoadedGame,
        step: int,
        people: frozenset[Seat],
        read: Reader,
        locks: Locks,
        worker: Worker | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin; raises LogError when the game cannot be played, ResourceError when its resources are missing."""
        self._own = open_in_memory()
        try:
            super().__init__(self._own, _copied(self._own, real, step, people), read, worker, count_assisted=True, parent=parent)
        except BaseException:
            self._own.close()
            raise
        self.real, self.step, self.people = real, step, people
        self.local.locks = {seat: lock for seat, lock in locks.items() if seat in people}
        self.local.pauses = {seat: lock.waits_s for seat, lock in self.local.locks.items() if isinstance(lock, Lock)}

    @property
    def real_scores(self) -> tuple[int, ...]:
        """Give the scores that the game really ended with, by seat."""
        return tuple(row.score for row in self.real.results)

    def close(self) -> None:
        """Leave the table; nothing stays."""
        super().close()
        self._own.close()
