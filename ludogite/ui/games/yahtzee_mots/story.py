"""What a game of Yahtzee des Mots shows when it is over: everybody's whole sheet, of every partie."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from ludogite.games.yahtzee_mots.state import YahtzeeMotsView
from ludogite.ui.games.yahtzee_mots.board import FORM
from ludogite.ui.games.yahtzee_mots.model import MOST_COLUMNS, Offers, sheet_of
from ludogite.ui.screen.sheet_model import SheetData
from ludogite.ui.screen.sheet_story import SheetStory
from ludogite.ui.screen.story import Ended, Story
from ludogite.ui.style.theme import Theme


def tell(theme: Theme, ended: Ended) -> Story:
    """Show the sheets of a finished game; parties that stand side by side are one."""
    view: YahtzeeMotsView = ended.view
    parties = view.options.parties
    first = parties if parties * len(ended.seats) <= MOST_COLUMNS else 1
    return SheetStory(theme, [partial(_page, ended, partie, first) for partie in range(first, parties + 1)], FORM)


def _page(ended: Ended, partie: int, first: int) -> tuple[str, SheetData]:
    view: YahtzeeMotsView = ended.view
    sheets = (*view.state.past, view.state.sheets)
    then = replace(view, state=replace(view.state, partie=partie, sheets=sheets[partie - 1], past=sheets[: partie - 1]))
    name = QCoreApplication.translate("YahtzeeMotsTable", "Manche {partie}").format(partie=partie)
    return name if first < view.options.parties else "", sheet_of(then, ended.seats, Offers())
