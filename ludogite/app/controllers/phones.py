"""From a game that is agreed on, or from its table, to the phones of its people: the door, and the invitation to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ludogite import paths
from ludogite.app.services import Services
from ludogite.core.rules import Refusal
from ludogite.services.phone_lobby import LobbySnapshot, PhoneLobby
from ludogite.services.phone_server_client import PhoneServerClient
from ludogite.services.phones import PhoneHub, Said
from ludogite.ui import texts
from ludogite.ui.pages.invitation import Invitation, Invited
from ludogite.ui.pages.table_phones import TablePhones
from ludogite.ui.phone_files import files

if TYPE_CHECKING:
    from ludogite.ui.pages.new_game import NewGamePage
    from ludogite.ui.pages.table_page import TablePage


def _door(services: Services) -> PhoneServerClient:
    """Make the door; nothing listens yet."""
    return PhoneServerClient(files(services.theme, paths.resources(), services.languages.language), services)


def _refused(refusal: Refusal) -> str:
    return texts.refusal(refusal.code, refusal.args) or ""


# ---- before the game --------------------------------------------------------------------------------------------------------


def invite_early(services: Services, page: NewGamePage) -> Invitation:
    """Open the invitation over a game that is being agreed on; whoever comes sits down there."""
    door = services.door
    if door is None:
        door = services.door = _door(services)
        lobby = PhoneLobby(door, _refused, partial(_laid, page))
        lobby.agreed.connect(page.take_draft)
        page.drafted.connect(lobby.refresh)
        page.destroyed.connect(lambda: close_door(services, door))  # unless its table has taken it over
        services.closing.connect(lambda: close_door(services, door))
        door.open()

    def people() -> list[Invited]:
        draft = page.draft
        if draft is None:
            return []
        seated = zip(draft.seats, page.seats.names(), strict=True)
        return [Invited(name, seat.ink, door.claims.get(seat.phone)) for seat, name in seated if seat.level is None]

    sheet = Invitation(services.theme, door, people, page.window())
    page.drafted.connect(sheet.refresh)
    sheet.freed.connect(door.free)
    sheet.host_chosen.connect(door.open)
    sheet.ended.connect(page.stop_inviting)
    sheet.closed.connect(page.footer.button.setFocus)
    sheet.open()
    return sheet


def _laid(page: NewGamePage) -> LobbySnapshot | None:
    draft = page.draft
    return None if draft is None else LobbySnapshot(draft, page.profiles, page.seats.names(), page.words.game_name(draft.game.id))


def close_door(services: Services, door: PhoneServerClient | None) -> None:
    """Let nobody in any more while a game is agreed on; a door that belongs to a table by now stays."""
    if door is not None and services.door is door:
        services.door = None
        door.close()
        door.deleteLater()


# ---- at the table -----------------------------------------------------------------------------------------------------------


def take_seats(services: Services, page: TablePage) -> None:
    """Let the phones that sat down before the game play at its table; without any, show the invitation again."""
    if services.door is None or not services.door.claims or _hub(services, page) is None:
        invite(services, page)


def _hub(services: Services, page: TablePage) -> PhoneHub | None:
    """Seat phones at a table, behind the door that is open already or a new one; None for a game that phones cannot play."""
    match = page.match
    ui = page.ui
    if page.phones is not None:
        return page.phones.hub
    if ui.phone is None:
        return None
    door, services.door = services.door or _door(services), None
    for lobby in door.findChildren(PhoneLobby):
        lobby.close()
    names = [info.name for info in match.local.seats]
    words, tell = ui.texts(), ui.tell()

    def told(event: object) -> str | None:
        sentence, note = tell(event, names), "" if page.notes is None else page.notes.of_event(event)
        return f"{sentence} {note}" if sentence and note else sentence

    said = Said(lambda refusal: words.refusal(refusal.code, refusal.args), told)
    hub = PhoneHub(match, ui.phone(), said, door, ui.name, waits=bool(services.setting("phones_wait")))
    page.take_phones(TablePhones(services.theme, match, page.screen_widget, hub, page.notices, page))
    services.closing.connect(page.close_phones)
    if not door.is_open:
        door.open()
    return hub


def invite(services: Services, page: TablePage) -> Invitation | None:
    """Open the invitation over a table, and begin to listen if nobody does yet; None for a game that phones cannot play."""
    hub = _hub(services, page)
    if hub is None:
        return None
    seats = page.match.local.seats

    def people() -> list[Invited]:
        claims = hub.claims
        return [Invited(info.name, info.ink, claims.get(seat)) for seat, info in enumerate(seats) if info.is_person]

    def wait(waits: bool) -> None:  # noqa: FBT001 - a slot
        services.change("phones_wait", value=waits)
        hub.wait(waits=waits)

    sheet = Invitation(services.theme, hub.door, people, page.window(), waits=bool(services.setting("phones_wait")))
    sheet.wait.toggled.connect(wait)
    sheet.freed.connect(hub.door.free)
    sheet.host_chosen.connect(hub.door.open)
    sheet.ended.connect(page.close_phones)
    sheet.open()
    return sheet
