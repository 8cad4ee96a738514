"""The room where a game is watched again: one of the house, or one that came in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.core.clock import VirtualClock
from ludogite.core.log import LogError
from ludogite.games.game import ResourceError
from ludogite.ui import texts
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.table_page import make_screen
from ludogite.ui.sitting import saved_to_loaded, shown_seats
from ludogite.ui.table import ReplayTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludogite.app import House
    from ludogite.games.setup import Loaded
    from ludogite.store.saves import SeatInfo


def saved(house: House, game_id: int) -> ReplayPage | None:
    """Show a game of the house again, and offer to take it along; None, said, when it cannot be read."""
    from ludogite.rooms import files  # noqa: PLC0415 - only once it is asked for

    kept = house.store.saves.load(game_id)
    if kept is None:
        return None
    try:
        loaded = saved_to_loaded(kept)
        loaded.session(house.read, VirtualClock(loaded.entries[-1].at_ms if loaded.entries else 0))
    except LogError as error:
        house.window.tell("danger", texts.log_error(error.code, error.args_by_name))
        return None
    except ResourceError as error:
        house.window.tell("danger", texts.log_error(error.code, {"name": error.name}))
        return None
    page = game(house, loaded, kept.game.seats)
    page.offer_carry()
    page.carry.connect(lambda: files.carry(house, game_id))
    return page


def game(house: House, loaded: Loaded, seats: Sequence[SeatInfo]) -> ReplayPage:
    """Show a game that is known to be playable."""
    table = ReplayTable(loaded.rules(house.read), loaded.entries, shown_seats(seats))
    page = ReplayPage(house.look)
    table.setParent(page)
    screen = make_screen(loaded.game.screen, house.look, table)
    names = ", ".join(seat.name for seat in seats)
    page.show_replay(table, screen, texts.Texts().game_name(loaded.game.id), names)
    return page
