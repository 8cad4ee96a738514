"""What every room of the interface may know: marks for the extractor, parts that are imported late, the picture of a game.

It imports nothing of ours, so that everything can import it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

Sentences: TypeAlias = Mapping[str, str]
"""French sentences by code, marked with ``noop("Texts", …)`` for the extractor, translated when they are said."""


def noop(_context: str, text: str) -> str:
    """Mark a text for the extractor and return it: QT_TRANSLATE_NOOP, typed (``packaging/translate.py`` tells lupdate its name)."""
    return text


class Part(NamedTuple, Generic[T]):
    """A part of a game's interface that is imported when it is first asked for: ``Part("package.module:NAME")()``."""

    where: str

    def __call__(self) -> T:
        """Import and return the part."""
        part: T = _part(self.where)
        return part


@cache
def _part(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


class Felt(NamedTuple):
    """The felt of a game's compartment in each theme, as "#rrggbb"."""

    papier: str
    soiree: str
    contraste: str


class GameArt(NamedTuple):
    """The picture of a game: its felt, and what draws its emblem in a field of 200 × 150 from a painter and the theme."""

    felt: Felt
    draw: Part[Callable[[Any, Any], None]]
