"""How a game says what the logs of its games tell, on the page of a profile."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from ludogite.services.facts import Insight
from ludogite.ui import texts

translate = QCoreApplication.translate

FigureLine: TypeAlias = tuple[str, str]
"""What it is, and how much."""
Figure: TypeAlias = tuple[str, str, str]
"""A number, what it is, a note."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The words of a game's statistics: the two ``figures`` that it has of its own.

    Where luck cannot be told from decisions, a sheet in its place has a ``title`` and ``lines``, before the longest word and the
    dearest ones.
    """

    figures: Callable[[Insight], tuple[Figure, Figure]]
    title: str = ""
    lines: Callable[[Insight], Sequence[FigureLine]] = lambda _insight: ()


def decimal(value: float | None) -> str:
    """Write a mean with one decimal; a dash where there is none."""
    return "–" if value is None else texts.number(value, 1)


def percent(value: float | None) -> str:
    """Write a share in percent; a dash where there is none."""
    template = translate("ProfilePage", "{n} %")
    return "–" if value is None else template.format(n=math.floor(100 * value + 0.5))


def count(of: Insight, code: str) -> str:
    """Write a count."""
    return texts.number(of.counts.get(code, 0))


def share(of: Insight, part: str, whole: str) -> str:
    """Say a count of another: "3 sur 12"."""
    return translate("ProfilePage", "{n} sur {of}").format(n=count(of, part), of=count(of, whole))


def per_game(of: Insight, code: str) -> str:
    """Write the mean of a count per game."""
    return decimal(of.counts.get(code, 0) / of.games) if of.games else "–"
