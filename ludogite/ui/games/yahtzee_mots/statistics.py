"""The words of the statistics of Yahtzee des Mots."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ludogite.services.facts import Insight
from ludogite.ui import texts
from ludogite.ui.screen.statistics import Figure, Statistics, percent, share

translate = QCoreApplication.translate


def figures(of: Insight) -> tuple[Figure, Figure]:
    """Say the figures of the page."""
    word = of.longest[0] if of.longest else ""
    return (
        (percent(of.per("primes", "manches")), translate("Telling", "prime du haut"), share(of, "primes", "manches")),
        (texts.number(len(word)), translate("Telling", "lettres, mot le plus long"), word),
    )


STATISTICS = Statistics(figures)
