"""The words of the statistics of Dés à thèmes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.services.facts import Insight
from ludogite.ui.screen.statistics import Figure, FigureLine, Statistics, count, decimal, percent, share
from ludogite.ui.values import noop

translate = QCoreApplication.translate


class DesThemesNumbers(QObject):
    """The figures of the page; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def figures(self, of: Insight) -> tuple[Figure, Figure]:
        """Say them."""
        rounds = self.tr("%n manche(s) jouée(s)", "", of.counts.get("rounds", 0))
        return (
            (decimal(of.per("chips", "rounds")), translate("Telling", "jetons par manche"), rounds),
            (percent(of.per("scored", "rounds")), translate("Telling", "manches avec point"), share(of, "scored", "rounds")),
        )


def lines(of: Insight) -> list[FigureLine]:
    """Say the figures of the sheet."""
    return [
        (translate("FactsSheet", "Manches sans point"), percent(of.per("passed", "rounds"))),
        (translate("FactsSheet", "Réponses refusées"), count(of, "refused")),
        (translate("FactsSheet", "Faces noires gagnées"), count(of, "blacks")),
        (translate("FactsSheet", "Jetons rendus"), count(of, "paid")),
    ]


STATISTICS = Statistics(lambda of: DesThemesNumbers().figures(of), noop("FactsSheet", "Les manches"), lines)
