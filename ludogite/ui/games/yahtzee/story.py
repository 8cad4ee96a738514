"""What a game of Yahtzee shows when it is over: everybody's whole sheet of every manche."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from ludogite.games.yahtzee.state import YahtzeeView
from ludogite.ui.games.yahtzee.model import sheet_of
from ludogite.ui.screen.sheet_model import SheetData
from ludogite.ui.screen.sheet_story import SheetStory
from ludogite.ui.screen.story import Ended, Story
from ludogite.ui.style.theme import Theme


def tell(theme: Theme, ended: Ended) -> Story:
    """Show the sheets of a finished game."""
    view: YahtzeeView = ended.view
    return SheetStory(theme, [partial(_page, ended, manche) for manche in range(1, len(view.past) + 2)])


def _page(ended: Ended, manche: int) -> tuple[str, SheetData]:
    view: YahtzeeView = ended.view
    sheets = (*view.past, view.sheets)
    then = replace(view, manche=manche, sheets=sheets[manche - 1], past=sheets[: manche - 1])
    name = QCoreApplication.translate("YahtzeeTable", "Manche {manche}").format(manche=manche)
    return name if len(sheets) > 1 else "", sheet_of(then, ended.seats)
