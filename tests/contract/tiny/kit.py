"""What the tiny rule sets share: answers to everything that most of them never need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from ludogite.core.chance import Chance
from ludogite.core.rules import Preview, Refusal, Request, Seat
from ludogite.games.game import AnyPlayer, Game, Reader

LATE = Refusal("not_now")


class Plain:
    """Rules without chance, clock, referee or secrets, until a subclass says otherwise."""

    rules_version = 1
    verdicts: frozenset[str] = frozenset()

    def draw(self, state: Any, request: Request, chance: Chance) -> Any:
        raise AssertionError("no dice here")

    def expire(self, state: Any, request: Request) -> Any:
        raise AssertionError("no clock here")

    def judge(self, state: Any, request: Request) -> Any:
        raise AssertionError("no referee here")

    def odds(self, state: Any, request: Request) -> Iterator[tuple[Any, Fraction]]:
        return iter(())

    def preview(self, view: Any, seat: Seat, command: Any) -> Preview | Refusal:
        return Preview(0)

    def show(self, event: Any, seat: Seat | None) -> Any:
        return event


def no_player(level: str, options: Any, read: Reader) -> AnyPlayer:
    """Refuse: only games on the shelf have computer players."""
    raise AssertionError("tiny games have no computer players")


@dataclass(frozen=True)
class Tiny:
    """A tiny game, the seat counts to play it with, and how to permute what its states hide."""

    game: Game
    seats: tuple[int, ...]
    hide: Callable[[Any, Seat | None, Random], Any] | None = None
