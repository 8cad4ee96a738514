"""From what was agreed, or from a game that waits, to its table."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ludogite.app.controllers.error_reporting import told
from ludogite.core.gamecode import RANDOM_BYTES, make_code
from ludogite.games.catalog import find_game
from ludogite.games.setup import new_header
from ludogite.services import agreements, match
from ludogite.services.match import Match

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController
    from ludogite.services.new_game import NewGame
    from ludogite.store.saves import LoadedGame


def play(house: AppController, agreed: NewGame) -> None:
    """Begin the game that was agreed; a game that cannot begin is told."""
    coach = agreed.coach or agreements.wants_coach(house.store, agreed)
    loaded = told(house, partial(_begun, house, agreed, coach=coach))
    if loaded is not None:
        sit_down(house, loaded.game.id, coach=coach)


def _begun(house: AppController, agreed: NewGame, *, coach: bool) -> LoadedGame:
    """Write the new game into the store; raises ResourceError and StoreError."""
    entry = find_game(agreed.game_id)
    if entry is None:
        raise KeyError(agreed.game_id)
    game = entry.load()
    chosen = agreements.agreed_options(house.store, agreed)
    options = game.read_options(chosen)
    code = agreed.code or make_code(secrets.token_bytes(RANDOM_BYTES))
    header = new_header(game, len(agreed.seats), code, chosen, hand=agreed.hand, read=house.read)
    seats = agreements.saved_seats(agreed, QCoreApplication.translate("Household", "Ordinateur"))
    agreements.remember(house.store, agreed)
    key = game.record_key(options)
    return match.begin(house.store, header, key, seats, typed=agreed.code is not None, assisted=coach)


def sit_down(house: AppController, game_id: int, *, coach: bool) -> None:
    """Open the table of a saved game; a game that cannot be read is told, and stays as it is."""
    taken = told(house, partial(_taken_up, house, game_id))
    if taken is not None:
        page = house.open_table(taken, coach=coach, leave=house.go_home, ended=house.ended)
        page.call_tutor(agreements.tutored(house.store, taken.saved))


def _taken_up(house: AppController, game_id: int) -> Match | None:
    saved = house.store.saves.load(game_id)
    if saved is None:
        return None
    return Match(house.store, saved, house.ruled(), house.worker, count_assisted=bool(house.setting("count_assisted")))
