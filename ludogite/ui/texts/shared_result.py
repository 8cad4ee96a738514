"""A finished game in lines of text for others: scores, a sign for each turn, the code; no die and no word of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QObject

from ludogite.services.shared_result import SharedResult, TurnSign
from ludogite.ui.texts.dates import full_day
from ludogite.ui.texts.french import elided
from ludogite.ui.texts.game import GameTexts

SIGNS: Final = {
    TurnSign.PERFECT: "\N{LARGE GREEN SQUARE}",
    TurnSign.GOOD: "\N{LARGE YELLOW SQUARE}",
    TurnSign.DEAR: "\N{LARGE ORANGE SQUARE}",
    TurnSign.FILLED: "\N{LARGE BLUE SQUARE}",
    TurnSign.EMPTY: "\N{WHITE LARGE SQUARE}",
}
IN_A_LINE: Final = 13
"""Signs in a line: the boxes of a sheet."""


class SharedWords(QObject):
    """The words of a shared result; a QObject, because the extractor of texts sees a plural only in ``tr``.

    ``game`` is the name of the game, ``words`` are its own.
    """

    def __init__(self, game: str, words: GameTexts) -> None:
        super().__init__()
        self._game, self._words = game, words

    def title(self) -> str:
        """Name the game."""
        return f"Ludogîte · {self._game}"

    def occasion(self, shared: SharedResult) -> str:
        """Say that it was the game of a day, or a challenge; "" for any other."""
        if shared.day is not None:
            day = full_day(QDate(shared.day.year, shared.day.month, shared.day.day))
            return self.tr("La partie du jour, {day}").format(day=day)
        if shared.by:
            told = self.tr("Défi de {name} : {score} à battre")
            return elided(told, name=shared.by, score=self._words.score(shared.to_beat))
        return ""

    def score(self, name: str, score: int) -> str:
        """Say who made how much, in what the game counts."""
        return self.tr("{name} : {score}").format(name=name, score=self._words.score(score))

    def perfect(self, shared: SharedResult) -> str:
        """Say how many choices were perfect; "" where that is not known."""
        return "" if shared.perfect is None else self.tr("{n} % de choix parfaits").format(n=round(100 * shared.perfect))

    def code(self, shared: SharedResult) -> str:
        """Say the code."""
        return self.tr("Code : {code}").format(code=shared.code) if shared.code else ""


def lines(shared: SharedResult, words: SharedWords) -> list[str]:
    """Write a result in lines."""
    signs = [SIGNS[sign] for sign in shared.signs]
    rows = ["".join(signs[start : start + IN_A_LINE]) for start in range(0, len(signs), IN_A_LINE)]
    scores = [words.score(name, score) for name, score in shared.scores]
    told = [words.title(), words.occasion(shared), *scores, *rows, words.perfect(shared), words.code(shared)]
    return [line for line in told if line]
