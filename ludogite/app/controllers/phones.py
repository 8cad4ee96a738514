"""From a table to the phones of its people: the invitation, and the hub behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite import paths
from ludogite.app.services import Services
from ludogite.services.phones import PhoneHub, Said
from ludogite.ui import texts
from ludogite.ui.catalog import game_ui
from ludogite.ui.pages.invitation import Invitation
from ludogite.ui.phone_files import files

if TYPE_CHECKING:
    from ludogite.ui.pages.table_page import TablePage


def invite(services: Services, page: TablePage) -> Invitation | None:
    """Open the invitation over a table, and begin to listen if nobody does yet; None for a game that phones cannot play."""
    match = page.match
    ui = game_ui(match.header.game)
    if ui.phone is None:
        return None
    hub = page.phones
    if hub is None:
        names = [info.name for info in match.table.seats]
        said = Said(
            lambda refusal: texts.refusal(refusal.code, refusal.args) or "",
            lambda event: texts.event_sentence(match.header.game, event, names),
        )
        made = files(services.look, paths.resources(), services.languages.language)
        hub = PhoneHub(match, ui.phone(), said, made, ui.name)
        page.take_phones(hub)
        services.closing.connect(page.close_phones)
        hub.open()
    sheet = Invitation(services.look, hub, match.table.seats, page.window())
    sheet.host_chosen.connect(hub.open)
    sheet.ended.connect(page.close_phones)
    sheet.open()
    return sheet
