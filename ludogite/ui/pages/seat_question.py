"""The question at the screen whether a phone may have the chair of one that is away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget

from ludogite.services.phone_requests import SeatRequests
from ludogite.ui.pages.frame import Question
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided


class SeatQuestion(QObject):
    """Asks over a page what its phones want; ``area`` is where the question lies (px of the page), by default the whole page."""

    def __init__(self, theme: Theme, requests: SeatRequests, page: QWidget, area: Callable[[], QRect] | None = None) -> None:
        super().__init__(requests)
        self._area = area or page.rect
        self.question = Question(theme, page)
        self.question.agreed.connect(partial(requests.answer, gives=True))
        self.question.declined.connect(partial(requests.answer, gives=False))
        requests.asked.connect(self._ask)
        requests.settled.connect(self.question.hide)
        requests.destroyed.connect(self.question.deleteLater)

    def _ask(self, name: str) -> None:
        ask = self.tr("Le téléphone de {name} est absent. Un autre téléphone veut sa place : d’accord ?")
        self.question.ask(elided(ask, name=name), self.tr("Donner la place"), self.tr("La garder"))
        self.question.lie(self._area())
