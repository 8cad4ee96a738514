"""The ghost at the table: what somebody else did with the same dice, told turn by turn, and never before one's own turn is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from ludogite.games.game import Reader
from ludogite.services.challenge import Challenge, PlayedTurn, turns_of
from ludogite.services.match import Match


@dataclass(frozen=True, slots=True)
class Answer:
    """A turn that is over here, and the ghost's; either may be None where one game took fewer turns."""

    number: int
    mine: PlayedTurn | None
    theirs: PlayedTurn | None


def answers(mine: tuple[PlayedTurn, ...], theirs: tuple[PlayedTurn, ...]) -> tuple[Answer, ...]:
    """Lay two games side by side, turn by turn from 1."""
    return tuple(
        Answer(number + 1, mine[number] if number < len(mine) else None, theirs[number] if number < len(theirs) else None)
        for number in range(max(len(mine), len(theirs)))
    )


def compared(match: Match, challenge: Challenge, place: Callable[[Any], object], read: Reader) -> tuple[Answer, ...]:
    """Lay a finished game beside the ghost's; nothing where no ghost came along."""
    ghost = challenge.ghost
    if ghost is None:
        return ()
    standing = ghost.game.standing or _nothing
    mine = turns_of(match.session.rules, match.session.entries, place, standing)
    return answers(mine, turns_of(ghost.rules(read), ghost.entries, place, standing))


class Ghost(QObject):
    """Follows a game alone from its match, and answers each turn; make it before any screen, which then shows what stands.

    What the ghost has shown cannot be played again: it would be played knowing dice that one had not thrown.
    """

    answered = Signal(object)
    """A turn is over here: the ``Answer``."""

    def __init__(
        self, match: Match, challenge: Challenge, place: Callable[[Any], object], read: Reader, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.challenge = challenge
        self._match, self._place = match, place
        self._standing = match.loaded.game.standing or _nothing
        ghost = challenge.ghost
        self._turns = turns_of(ghost.rules(read), ghost.entries, place, self._standing) if ghost is not None else ()
        self._now: object = None
        self.told: tuple[Answer, ...] = ()
        """What has been answered so far."""
        self._look(match.local.view())
        match.local.stepped.connect(self._stepped)

    def _mine(self) -> tuple[PlayedTurn, ...]:
        session = self._match.session
        return turns_of(session.rules, session.entries, self._place, self._standing)

    def _stepped(self, _events: object, view: object) -> None:
        if self._place(view) != self._now or self._match.session.outcome() is not None:
            before = len(self.told)
            self._look(view)
            for answer in self.told[before:]:
                self.answered.emit(answer)

    def _look(self, view: object) -> None:
        """Answer the turns that are over; they stand from now on."""
        self._now = self._place(view)
        mine = self._mine()
        over = min(len(mine), len(self._turns))
        if over > len(self.told):
            self.told = answers(mine[:over], self._turns[:over])
            self._match.local.stands = len(self._match.session.entries)


def _nothing(_view: object) -> tuple[int, ...]:
    return (0,)
