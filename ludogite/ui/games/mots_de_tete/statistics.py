"""The words of the statistics of Mots de Tête."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.services.facts import Insight
from ludogite.ui import texts
from ludogite.ui.screen.statistics import Figure, FigureLine, Statistics, decimal, per_game, percent
from ludogite.ui.values import noop

translate = QCoreApplication.translate


class MotsDeTeteNumbers(QObject):
    """The figures of the page; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def figures(self, of: Insight) -> tuple[Figure, Figure]:
        """Say them."""
        word, points = of.dearest or ("", 0)
        letters = self.tr("%n lettre(s) posée(s)", "", of.counts.get("letters", 0))
        return (
            (per_game(of, "words"), translate("Telling", "mots par partie"), letters),
            (texts.number(points), translate("Telling", "points, mot le mieux payé"), word),
        )


def lines(of: Insight) -> list[FigureLine]:
    """Say the figures of the sheet."""
    return [
        (translate("FactsSheet", "Points par mot"), decimal(of.per("word_points", "words"))),
        (translate("FactsSheet", "Tours sans mot"), percent(of.per("passes", "turns"))),
    ]


STATISTICS = Statistics(lambda of: MotsDeTeteNumbers().figures(of), noop("FactsSheet", "Les mots"), lines)
