"""What is read and printed: the rules, on a page and beside the table, and the sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludogite import paths
from ludogite.app.controllers.workshop import printed
from ludogite.ui.pages.rules import RulesPage, RulesPanel
from ludogite.ui.pages.sheets import SheetsPage

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController


def rules(house: AppController, game_id: str, after: Callable[[], None]) -> RulesPage:
    """Show the rules of a game, then go back with ``after``."""
    page = RulesPage(house.look)
    page.show_rules(game_id)
    page.back.connect(after)
    page.lesson.connect(house.go_lesson)
    page.sheets.connect(lambda game: house.go_sheets(game, lambda: house.go_rules(game)))
    return page


def rules_panel(house: AppController, game_id: str) -> RulesPanel:
    """Show the rules of a game beside its table."""
    panel = RulesPanel(house.look)
    panel.show_rules(game_id)
    return panel


def sheets(house: AppController, game_id: str, after: Callable[[], None]) -> SheetsPage:
    """Choose sheets to print, the family's own grid and cards among them; then go back with ``after``."""
    page = SheetsPage(house.look, paths.resources(), printed(house))
    page.choose(game_id)
    page.back.connect(after)
    return page
