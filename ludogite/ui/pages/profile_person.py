"""The left sheet of a profile's page: who it is, what was played of each game, and the buttons to change and export it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.games.catalog import CATALOG
from ludogite.services.statistics import ProfileData
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.profile_parts import Band, Figures, GameRow
from ludogite.ui.pages.records import worn
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.dates import month_of
from ludogite.ui.widgets import HouseMenu, Label, Paper, PaperButton
from ludogite.ui.widgets.base import filled

NUMBER = "0123456789 \u00a0\u202f"
"""What stands before a word that follows a number; it is shown large above the word."""


class PersonSheet(Paper):
    """Shows a person beside the statistics; a game that is clicked is asked for."""

    game = Signal(str)
    edit = Signal(int)
    export = Signal(str)
    """Every game shall be written to a file: of this kind."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self._data: ProfileData | None = None
        self.band, self.figures = Band(theme), Figures(theme)
        self.games = [GameRow(theme, entry.id, uis.art(entry.id)) for entry in CATALOG]
        for row in self.games:
            row.clicked.connect(self._game_clicked)
        self.unknown = Label(theme, "note", "muted", wrap=True)
        self._unknown_box = filled(QHBoxLayout(), (self.unknown, 1))
        self.edit_button = PaperButton(theme, compact=True)
        self.export_button = PaperButton(theme, compact=True)
        self.edit_button.clicked.connect(self._edit_clicked)
        self.export_button.clicked.connect(self._open_export)
        self._buttons = filled(QHBoxLayout(), (self.edit_button, 1), (self.export_button, 1))
        filled(QVBoxLayout(self), self.band, self.figures, *self.games, self._unknown_box, 1, self._buttons, close=True)
        self._export_menu = HouseMenu(theme, self)
        self.retranslate()

    def reflow(self) -> None:
        """Take the margins of this window and text size."""
        px = self.theme.px
        self._unknown_box.setContentsMargins(px(16), 0, px(16), 0)
        self._buttons.setContentsMargins(px(16), px(10 if self.theme.small else 14), px(16), px(12))
        self._buttons.setSpacing(px(10))

    def retranslate(self) -> None:
        self.edit_button.setText(self.tr("Modifier"))
        self.export_button.setText(self.tr("Exporter"))
        if self._data is not None:
            self.show_profile(self._data)

    def show_profile(self, data: ProfileData) -> None:
        """Show who it is and what was played of each game; the chosen one is checked."""
        self._data = data
        since = self.tr("à la table depuis {month}").format(month=month_of(data.since))
        self.band.show_person(worn(self.theme, data.ink, data.symbol), data.name, since, data.face)
        played, contested = sum(t.played for t in data.tallies), sum(t.contested for t in data.tallies)
        won = sum(t.won for t in data.tallies)
        share = self.tr("{n} %").format(n=round(100 * won / contested)) if contested else "–"
        games, wins = self.tr("%n partie(s)", "", played), self.tr("%n victoire(s)", "", won)
        words = (games.lstrip(NUMBER), wins.lstrip(NUMBER), self.tr("gagnées"))
        self.figures.show_figures(list(zip((str(played), str(won), share), words, strict=True)))
        for row, tally in zip(self.games, data.tallies, strict=True):
            about = self.tr("{won} sur {played}").format(won=tally.won, played=tally.contested)
            if not tally.is_ready:
                about = self.tr("bientôt")
            elif not tally.contested:
                about = self.tr("%n partie(s)", "", tally.played) if tally.played else self.tr("pas encore joué")
            row.show_tally(self._uis.name(tally.game), tally, about, data.ink)
            row.setChecked(tally.game == data.game)
        self.unknown.setText(self.tr("Et %n partie(s) d’un jeu que ce programme ne connaît pas.", "", data.unknown))
        self.unknown.setVisible(data.unknown > 0)

    def _game_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, GameRow) and self._data is not None and row.game_id != self._data.game:
            self.game.emit(row.game_id)

    def _edit_clicked(self) -> None:
        if self._data is not None:
            self.edit.emit(self._data.id)

    def _open_export(self) -> None:
        self._export_menu.clear()
        for key, text in (("csv", self.tr("Tableau (CSV)")), ("json", self.tr("Données complètes (JSON)"))):
            action = self._export_menu.addAction(text)
            action.setData(key)
            action.triggered.connect(self._export_chosen)
        top = self.export_button.mapToGlobal(QPoint(0, 0))
        self._export_menu.popup(top - QPoint(0, self._export_menu.sizeHint().height() + self.theme.px(4)))

    def _export_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.export.emit(action.data())
