"""The ghost of a challenge at the table of whoever takes it up."""

from __future__ import annotations

from ludogite.app.services import Services
from ludogite.services import challenge as challenges
from ludogite.services.ghost import Answer, Ghost
from ludogite.services.match import Match
from ludogite.ui.pages.ghost import GhostRibbon
from ludogite.ui.pages.table_page import TablePage


def ghost_of(services: Services, match: Match) -> Ghost | None:
    """Call the ghost of a game alone, where it takes up a challenge."""
    turns = services.uis[match.header.game].turns
    if turns is None:
        return None
    known = challenges.kept(services.store, match.loaded, services.read)
    return None if known is None else Ghost(match, known, turns.place, services.read, match)


def seat_ghost(services: Services, page: TablePage, ghost: Ghost) -> None:
    """Show the ghost at the table: the last turn on a ribbon, all of them in the log."""
    ribbon = GhostRibbon(services.theme, page.ui, ghost.challenge)
    page.add_ribbon(ribbon)

    def show(answer: Answer) -> None:
        ribbon.show_answer(answer)
        page.log.add(ribbon.spoken())
        page.screen_widget.flow.announce(ribbon.spoken())

    if ghost.told:
        ribbon.show_answer(ghost.told[-1])
    ghost.answered.connect(show)
