"""From a game that is agreed on, or from its table, to the phones of its people: the door, and the invitation to it."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from ludogite import paths
from ludogite.app import go
from ludogite.app.services import Services
from ludogite.core.codec import Json
from ludogite.core.rules import Refusal
from ludogite.games.catalog import ready_games
from ludogite.phones.messages import JsonObject
from ludogite.services.phone_break import PhoneBreak
from ludogite.services.phone_lobby import LobbySnapshot, PhoneLobby
from ludogite.services.phone_server_client import DESERTED_MS, PhoneServerClient
from ludogite.services.phones import PhoneHub, Said
from ludogite.ui import texts
from ludogite.ui.pages.invitation import Invitation, Invited
from ludogite.ui.pages.seat_question import SeatQuestion
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.pages.table_phones import TablePhones
from ludogite.ui.phone_files import files

if TYPE_CHECKING:
    from ludogite.services.match import Match
    from ludogite.ui.pages.new_game import NewGamePage


KEPT: Final = "phones_evening"
"""The setting that keeps code and chairs of an evening for a program that begins again."""
FORMER: Final = "phones_former"
"""The setting that keeps the codes of the last evenings, by which their phones are known."""
EVENINGS: Final = 8
"""So many of them."""
KEEP_MS: Final = 5 * 60_000
"""How often it is kept that the evening is still on: a program that is killed says nothing."""

NOTHING: Final[JsonObject] = {"title": "Ludogîte", "people": [], "paused": False, "seconds": 0, "over": False}
"""What phones see of no game."""


def _door(services: Services) -> PhoneServerClient:
    """Return the door of the evening; where none is, make one: nothing listens yet."""
    if services.door is None:
        door = services.door = PhoneServerClient(files(services.theme, paths.resources(), services.languages.language), services)
        door.former = _former(services)
        door.anyone_leads = bool(services.setting("phones_lead"))
        door.deserted.connect(partial(end, services))
        clock = QTimer(door, interval=KEEP_MS)
        clock.timeout.connect(partial(_keep, services))
        clock.start()
        door.changed.connect(partial(_keep, services))
        door.changed.connect(services.phones_changed)
        services.closing.connect(partial(_rest, services, door))
    return services.door


def _former(services: Services) -> tuple[str, ...]:
    """Read the codes of the last evenings; whatever else stands there is none."""
    kept = services.store.settings.get(FORMER)
    return tuple(code for code in kept if isinstance(code, str)) if isinstance(kept, list) else ()


def _keep(services: Services) -> None:
    """Keep code and chairs while somebody sits at a phone, and when that was (s since 1970)."""
    door = services.door
    if door is not None and door.is_open and door.claims:
        kept = door.kept() | {"at": int(time.time())}
        services.guarded(lambda: services.store.settings.set(KEPT, kept))


def _rest(services: Services, door: PhoneServerClient) -> None:
    """Listen no more, because the program ends: the evening is on when it begins again soon."""
    if services.door is door:
        _keep(services)
        services.door = None
        door.rest()


def end(services: Services) -> None:
    """End the evening of the phones: nothing listens any more, and nobody holds a chair."""
    door, services.door = services.door, None
    page = services.window.page
    if isinstance(page, TablePage):
        page.close_phones()
    if door is not None:
        former: list[Json] = list((*door.former, door.code)[-EVENINGS:])
        services.guarded(lambda: services.store.settings.set(FORMER, former))
        door.close()
        door.deleteLater()
        services.phones_changed.emit()
    services.guarded(lambda: services.store.settings.set(KEPT, None))


def take_up(services: Services, kept: object) -> None:
    """Open the door of an evening again that was on a moment ago."""
    if not isinstance(kept, dict) or services.door is not None:
        return
    try:
        if not 0 <= time.time() - kept["at"] < DESERTED_MS / 1000:
            return
        _door(services).take_up(kept)
    except (KeyError, TypeError, ValueError):  # nothing that we have written
        services.door = None
        return
    _door(services).open()
    _door(services).changed.connect(lambda: _rest_between(services, None, NOTHING))


def _rest_between(services: Services, match: Match | None, said: JsonObject) -> None:
    """Show phones how the game before ended, until they play again; who leads may ask for more."""
    door = services.door
    if door is None or not door.is_open or door.attendant is not None:
        return
    games = [(one.id, services.uis[one.id].name) for one in ready_games() if services.uis[one.id].phone is not None]
    between = PhoneBreak(door, said, games, services.store.profiles.everyone(), _refused)

    def go_on(what: str) -> None:
        if what != "again":
            door.company = frozenset(one["name"] for one in said["people"] if one["person"]) | {
                claim.name for claim in door.claims.values()
            }
            services.wanted.emit(go.NewGame(what))
            door.company = frozenset()
        elif match is not None:
            again = match.session.outcome() is not None
            services.wanted.emit(go.Revanche(match.game_id, phones=True) if again else go.Table(match.game_id, phones=True))

    between.wished.connect(go_on)


def _refused(refusal: Refusal) -> str:
    return texts.refusal(refusal.code, refusal.args) or ""


def lobby(services: Services, page: NewGamePage) -> None:
    """Let phones sit down at a game that is being agreed on."""
    door = _door(services)
    if isinstance(door.attendant, PhoneLobby) and door.attendant.page is page:
        return
    attending = PhoneLobby(door, _refused, partial(_laid, page))
    attending.page = page
    attending.agreed.connect(page.take_draft)
    attending.started.connect(page.footer.button.click)
    page.drafted.connect(attending.refresh)
    SeatQuestion(services.theme, attending.requests, page)
    page.destroyed.connect(partial(_left, services, door, attending))
    attending.seat_again()


def _left(services: Services, door: PhoneServerClient, attending: PhoneLobby) -> None:
    """Listen no more where a game was not begun, and nobody sits at a phone."""
    if services.door is door and door.attendant is attending:
        attending.leave()
        if door.claims:
            _rest_between(services, None, NOTHING)
        else:
            end(services)


# ---- before the game --------------------------------------------------------------------------------------------------------


def invite_early(services: Services, page: NewGamePage) -> Invitation:
    """Open the invitation over a game that is being agreed on; whoever comes sits down there."""
    lobby(services, page)
    door = _door(services)
    if not door.is_open:
        door.open()

    def people() -> list[Invited]:
        draft = page.draft
        if draft is None:
            return []
        seated = zip(draft.seats, page.seats.names(), strict=True)
        return [Invited(name, seat.ink, door.claims.get(seat.phone)) for seat, name in seated if seat.level is None]

    sheet = Invitation(services.theme, door, people, page.window())
    page.drafted.connect(sheet.refresh)
    _listen(services, sheet, door)
    sheet.ended.connect(page.stop_inviting)
    sheet.closed.connect(page.footer.button.setFocus)
    sheet.open()
    return sheet


def _laid(page: NewGamePage) -> LobbySnapshot | None:
    draft = page.draft
    return None if draft is None else LobbySnapshot(draft, page.profiles, page.seats.names(), page.words.game_name(draft.game.id))


# ---- at the table -----------------------------------------------------------------------------------------------------------


def take_seats(services: Services, page: TablePage) -> None:
    """Let the phones of the evening play at a table; without any, show the invitation again."""
    if services.door is None or not services.door.claims:
        invite(services, page)
    else:
        _hub(services, page)


def _hub(services: Services, page: TablePage) -> PhoneHub | None:
    """Seat phones at a table, behind the door of the evening; None for a game that phones cannot play."""
    match = page.match
    ui = page.ui
    if page.phones is not None:
        return page.phones.hub
    if ui.phone is None:
        return None
    door = _door(services)
    names = [info.name for info in match.local.seats]
    words, tell = ui.texts(), ui.tell()

    def told(event: object) -> str | None:
        sentence, note = tell(event, names), "" if page.notes is None else page.notes.of_event(event)
        return f"{sentence} {note}" if sentence and note else sentence

    said = Said(lambda refusal: words.refusal(refusal.code, refusal.args), told)
    waits, house = bool(services.setting("phones_wait")), services.store.profiles.everyone()
    hub = PhoneHub(match, ui.phone(), said, door, ui.name, felt=tuple(ui.felt), waits=waits, house=house)
    page.take_phones(TablePhones(services.theme, match, page.screen_widget, hub, page.notices, page))
    hub.left.connect(partial(_rest_between, services, match))
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
    _listen(services, sheet, hub.door)
    sheet.open()
    return sheet


def _listen(services: Services, sheet: Invitation, door: PhoneServerClient) -> None:
    """Do what is asked on an invitation."""

    def lead(anyone: bool) -> None:  # noqa: FBT001 - a slot
        services.change("phones_lead", value=anyone)
        door.let_lead(anyone=anyone)

    sheet.freed.connect(door.free)
    sheet.host_chosen.connect(door.open)
    sheet.lead.toggled.connect(lead)
    sheet.ended.connect(partial(end, services))
