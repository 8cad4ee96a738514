"""What is read and printed: the rules, on a page and beside the table, and the sheets."""

from __future__ import annotations

from collections.abc import Callable

from ludogite import paths
from ludogite.app.controllers.workshop import printed
from ludogite.app.routes import Routes
from ludogite.app.services import Services
from ludogite.ui.pages.rules import RulesPage, RulesPanel
from ludogite.ui.pages.sheets import SheetsPage


def rules(services: Services, go: Routes, game_id: str, after: Callable[[], None]) -> RulesPage:
    """Show the rules of a game, then go back with ``after``."""
    page = RulesPage(services.theme)
    page.show_rules(game_id)
    page.back.connect(after)
    page.lesson.connect(go.go_lesson)
    page.sheets.connect(lambda game: go.go_sheets(game, lambda: go.go_rules(game)))
    return page


def rules_panel(services: Services, game_id: str) -> RulesPanel:
    """Show the rules of a game beside its table."""
    panel = RulesPanel(services.theme)
    panel.show_rules(game_id)
    return panel


def sheets(services: Services, game_id: str, after: Callable[[], None]) -> SheetsPage:
    """Choose sheets to print, the family's own grid and cards among them; then go back with ``after``."""
    page = SheetsPage(services.theme, paths.resources(), printed(services))
    page.choose(game_id)
    page.back.connect(after)
    return page
