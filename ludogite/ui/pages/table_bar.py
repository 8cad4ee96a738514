"""The bar over a table: what it is called, and the buttons for undo, coach, pace, log, rules, leaving and settings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QObject, Qt

from ludogite.ui import texts
from ludogite.ui.style.plain import set_tip
from ludogite.ui.texts.dates import full_day
from ludogite.ui.widgets import HeaderBar


class TableBar(QObject):
    """The buttons of a page's bar, and its title."""

    def __init__(self, header: HeaderBar) -> None:
        super().__init__(header)
        self._header, self._pace_ms = header, 0
        self.undo = header.add_action("undo", "")
        self.coach = header.add_action("bulb", "", checkable=True)
        self.pace = header.add_action("computer", "")
        self.log = header.add_action("log", "", checkable=True)
        self.rules = header.add_action("rules", "", checkable=True)
        self.leave = header.add_action("users", "")
        self.settings = header.add_action("settings", "")
        for button in header.buttons:  # clicked, it leaves the keyboard with the game
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_pace(self, pace_ms: int) -> None:
        """Say on its button how the computer players play, by the least time of a move (ms)."""
        self._pace_ms = pace_ms
        name = self.tr("{pace} (F8)").format(pace=texts.pace_name(pace_ms))
        self.pace.setAccessibleName(name)
        set_tip(self.pace, name)

    def show_game(
        self, name: str, variant: str, players: int, away: Sequence[str], day: QDate | None = None, way_in: str = ""
    ) -> None:
        """Name the game, what was agreed on, whose phones are ``away``, the ``day`` whose game it is, the ``way_in`` of phones."""
        said = self.tr("téléphone absent : {names}").format(names=", ".join(away)) if away else ""
        of_day = ""
        if day is not None:
            today = day == QDate.currentDate()
            of_day = self.tr("La partie du jour") if today else self.tr("La partie du {day}").format(day=full_day(day))
        self._header.set_title(
            name, " · ".join(filter(None, (said, way_in, of_day, variant, self.tr("%n joueur(s)", "", players))))
        )

    def retranslate(self) -> None:
        """Read the names of the buttons again."""
        for button, text in (
            (self.undo, self.tr("Annuler")),
            (self.coach, self.tr("Conseil")),
            (self.log, self.tr("Journal")),
            (self.rules, self.tr("Règles")),
        ):
            button.setText(text)
            button.setAccessibleName(text)
        for button, name in ((self.leave, self.tr("Quitter la table")), (self.settings, self.tr("Réglages"))):
            button.setAccessibleName(name)
            set_tip(button, name)
        self.show_pace(self._pace_ms)
