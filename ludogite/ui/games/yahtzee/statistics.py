"""The words of the statistics of Yahtzee."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.services.facts import Insight
from ludogite.ui.screen.statistics import Figure, Statistics, count, percent, share

translate = QCoreApplication.translate


class YahtzeeNumbers(QObject):
    """The figures of the page; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def figures(self, of: Insight) -> tuple[Figure, Figure]:
        """Say them."""
        hundreds = self.tr("dont %n prime(s) de 100", "", of.counts.get("hundreds", 0))
        return (
            (percent(of.per("primes", "manches")), translate("Telling", "prime de 35"), share(of, "primes", "manches")),
            (count(of, "yahtzees"), translate("Telling", "Yahtzees"), hundreds),
        )


STATISTICS = Statistics(lambda of: YahtzeeNumbers().figures(of))
