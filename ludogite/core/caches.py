"""Caches with one lifetime: what engines work out for games that may go on is let go of together."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


class Caches:
    """Functions whose latest results are kept until ``clear``."""

    def __init__(self) -> None:
        self._clear: list[Callable[[], None]] = []

    def keep(self, results: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Decorate a function whose arguments can be hashed; at most so many results are kept, or (None) all."""

        def decorate(function: Callable[P, R]) -> Callable[P, R]:
            kept = lru_cache(results)(function)
            self._clear.append(kept.cache_clear)
            return cast("Callable[P, R]", kept)

        return decorate

    def clear(self) -> None:
        """Let go of all results; what still holds one goes on with it."""
        for clear in self._clear:
            clear()


ENGINES: Final = Caches()
"""What players and coaches know of games that are played: some hundred megabytes for every way to play one."""
