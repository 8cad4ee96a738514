"""A game as a line of time: its turns, whose they are, and the steps at which much was won or lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from ludogite.core.advice import Loss
from ludogite.core.rules import Seat

translate = QCoreApplication.translate

BIG = 3
"""Gains that are marked on the line: the highest of the game."""
TIMES_MEAN = 1.5
"""A gain is big from so many times the mean gain on."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: the step at which it begins, whose it is (None: everybody's), part of the game (0 where there is one), number."""

    step: int
    seat: Seat | None
    part: int
    number: int


@dataclass(frozen=True, slots=True)
class Gain:
    """A step after which a seat has so many points more."""

    step: int
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Story:
    """What the line shows: turns in order, big gains, and the dearest losses where the game has been looked back on."""

    turns: tuple[Turn, ...] = ()
    gains: tuple[Gain, ...] = ()
    losses: tuple[Loss, ...] = ()

    def turn_at(self, step: int) -> int | None:
        """Give the place of the turn under way at a step, None before the first."""
        begun = [place for place, turn in enumerate(self.turns) if turn.step <= step]
        return begun[-1] if begun else None

    def next_turn(self, step: int) -> int | None:
        """Give the step at which the next turn begins."""
        return min((turn.step for turn in self.turns if turn.step > step), default=None)

    def turn_before(self, step: int) -> int | None:
        """Give the step at which this turn began, or, when it begins here, the one before it."""
        return max((turn.step for turn in self.turns if turn.step < step), default=None)


def _place(game_id: str, view: Any) -> tuple[int, int, Seat | None]:
    """Tell part, number of the turn (0: to be counted) and whose it is."""
    match game_id:
        case "yahtzee":
            return (view.manche if view.manches > 1 else 0, view.turn, view.seat if view.turn else None)
        case "yahtzee_mots":
            return (view.state.partie if view.options.parties > 1 else 0, view.state.turn, view.state.seat)
        case "mots_de_tete":
            return (0, view.turn, view.seat)
        case "des_themes":
            return (0, view.round, None)
        case "words_out":
            return (view.deal, 0, view.turn)
        case _:
            return (0, 0, getattr(view, "seat", None))


def turns_of(game_id: str, views: Sequence[Any]) -> tuple[Turn, ...]:
    """Find the turns of a game from how it looks after each command; what comes before the first turn is none."""
    found: list[Turn] = []
    before: tuple[int, int, Seat | None] | None = None
    counted = 0
    for step, view in enumerate(views):
        now = _place(game_id, view)
        if now == before:
            continue
        counted = 1 if before is None or now[0] != before[0] else counted + 1
        before = now
        part, number, seat = now
        if game_id == "words_out" and not part:
            continue
        if number or game_id in {"words_out", "blank"}:
            found.append(Turn(step, seat, part, number or counted))
    return tuple(found)


def gains_of(points: Sequence[tuple[int, ...]]) -> tuple[Gain, ...]:
    """Find the biggest gains from everybody's points after each command."""
    gains = [
        Gain(step, seat, after - before)
        for step in range(1, len(points))
        for seat, (before, after) in enumerate(zip(points[step - 1], points[step], strict=True))
        if after > before
    ]
    if not gains:
        return ()
    mean = sum(gain.points for gain in gains) / len(gains)
    best = sorted(gains, key=lambda gain: (-gain.points, gain.step))[:BIG]
    return tuple(sorted((gain for gain in best if gain.points >= TIMES_MEAN * mean), key=lambda gain: gain.step))


def story_of(game_id: str, views: Sequence[Any], standing: Callable[[Any], tuple[int, ...]] | None) -> Story:
    """Tell a game from how it looks to a spectator after each command."""
    gains = gains_of([standing(view) for view in views]) if standing is not None else ()
    return Story(turns_of(game_id, views), gains)


def turn_name(game_id: str, turn: Turn) -> str:
    """Name a turn: "Tour 5", "Manche 2 · tour 5"."""
    match game_id:
        case "des_themes":
            return translate("Timeline", "Manche {n}").format(n=turn.number)
        case "words_out":
            return translate("Timeline", "Donne {part} · tour {n}").format(part=turn.part, n=turn.number)
        case "yahtzee_mots" if turn.part:
            return translate("Timeline", "Partie {part} · tour {n}").format(part=turn.part, n=turn.number)
        case _ if turn.part:
            return translate("Timeline", "Manche {part} · tour {n}").format(part=turn.part, n=turn.number)
        case _:
            return translate("Timeline", "Tour {n}").format(n=turn.number)
