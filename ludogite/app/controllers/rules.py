"""What is read and printed: the rules, on a page and beside the table, and the sheets."""

from __future__ import annotations

from ludogite import paths
from ludogite.app import go
from ludogite.app.controllers import reading
from ludogite.app.controllers.workshop import printed
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.games.catalog import CATALOG
from ludogite.ui.pages.rules import RulesPage, RulesPanel
from ludogite.ui.pages.sheets import SheetsPage

FIRST = CATALOG[0].id


def rules(services: Services, navigate: go.Navigate, place: go.Rules) -> Visit:
    """Show the rules of a game."""
    page = RulesPage(services.theme, services.uis)
    page.show_rules(place.game_id or FIRST)
    page.lesson.connect(lambda game: navigate(go.Lesson(game)))
    page.sheets.connect(lambda game: navigate(go.Sheets(game)))
    reading.offer(services, page.bar, page.panel.words_aloud)
    return Visit(page, here=lambda: go.Rules(page.game_id))


def rules_panel(services: Services, game_id: str) -> RulesPanel:
    """Show the rules of a game beside its table."""
    panel = RulesPanel(services.theme, services.uis)
    panel.show_rules(game_id)
    return panel


def sheets(services: Services, place: go.Sheets) -> Visit:
    """Choose sheets to print, the family's own grid and cards among them."""
    page = SheetsPage(services.theme, services.uis, paths.resources(), printed(services))
    page.choose(place.game_id or FIRST)
    return Visit(page)
