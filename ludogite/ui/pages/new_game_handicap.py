"""The status line under the seats: what would give everybody an equal chance, and the button that accepts it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.games.game import Role
from ludogite.services.new_game import GameDraft
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import Label, PaperButton
from ludogite.ui.widgets.base import filled


class HandicapLine(Themed, QWidget):
    """The line; it is there only where people with different results sit."""

    taken = Signal(bool)
    """The table accepts the handicap, or plays without."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.said = Label(theme, "note", "muted", wrap=True)
        self.button = PaperButton(theme, tone="soft", compact=True)
        self._is_taken = False
        self.button.clicked.connect(lambda: self.taken.emit(not self._is_taken))
        self._row = self.scaled(filled(QHBoxLayout(self), (self.said, 1), self.button), (12, 0, 12, 0), spacing=10)

    def show_points(self, names: Sequence[str], points: Sequence[int], draft: GameDraft) -> None:
        """Propose these points by seat, or tell that they are given; nothing at all where there are none."""
        self._is_taken = draft.even
        self.setVisible(bool(points))
        if not points:
            return
        gifts = " · ".join(f"{name}\u00a0+{given}" for name, given in zip(names, points, strict=True) if given)
        told = self.tr("Au départ\u202f: {gifts}. La partie aura ses propres records.")
        if not draft.even:
            told = self.tr("D’après vos dernières parties, une avance donnerait à chacun sa chance\u202f: {gifts}.")
        said = told.format(gifts=gifts)
        if draft.given(Role.HINTS):
            said += " " + self.tr("À garder, ou à dépenser en indices.")
        self.said.setText(said)
        self.button.setText(self.tr("Jouer sans avance") if draft.even else self.tr("Donner l’avance"))
        self.button.setAccessibleDescription(said)
