"""The words of the statistics of Words Out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.services.facts import Insight
from ludogite.ui.screen.statistics import Figure, FigureLine, Statistics, count, decimal, per_game
from ludogite.ui.values import noop

translate = QCoreApplication.translate


class WordsOutNumbers(QObject):
    """The figures of the page; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def figures(self, of: Insight) -> tuple[Figure, Figure]:
        """Say them."""
        counters = self.tr("%n contre(s) réussi(s)", "", of.counts.get("counters", 0))
        words = self.tr("%n mot(s) marqué(s)", "", of.counts.get("words", 0))
        return (
            (per_game(of, "shouts"), translate("Telling", "WORD OUT par partie"), counters),
            (decimal(of.per("word_points", "words")), translate("Telling", "points par mot"), words),
        )


def lines(of: Insight) -> list[FigureLine]:
    """Say the figures of the sheet."""
    return [
        (translate("FactsSheet", "Contres réussis"), count(of, "counters")),
        (translate("FactsSheet", "Contres subis"), count(of, "countered")),
        (translate("FactsSheet", "Points par mot"), decimal(of.per("word_points", "words"))),
    ]


STATISTICS = Statistics(lambda of: WordsOutNumbers().figures(of), noop("FactsSheet", "Les WORD OUT"), lines)
