"""From what was agreed, or from a game that waits, to its table."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

from ludogite.app.controllers import ghosts
from ludogite.app.routes import Routes
from ludogite.app.services import Services
from ludogite.core.gamecode import RANDOM_BYTES, SALT_BYTES, fingerprint, make_code, make_salt
from ludogite.games.catalog import find_game
from ludogite.games.setup import new_header
from ludogite.late import late
from ludogite.services import agreements, match
from ludogite.services.match import Match
from ludogite.ui.pages.word_sheet import WordSheet

if TYPE_CHECKING:
    from ludogite.services.new_game import NewGame
    from ludogite.store.saves import LoadedGame
    from ludogite.ui.pages.table_page import TablePage

with late:  # nothing of it before somebody invites
    from ludogite.app.controllers import phones


def play(services: Services, go: Routes, agreed: NewGame, *, remembered: bool = True) -> None:
    """Begin the game that was agreed, ``remembered`` for the next time or not; where the table gives a word, once it is given."""
    code = agreed.code or make_code(secrets.token_bytes(RANDOM_BYTES))
    salt = make_salt(secrets.token_bytes(SALT_BYTES))

    def begin(word: str) -> None:
        coach = agreed.coach or agreements.wants_coach(services.store, agreed)
        loaded = services.told(partial(_begun, services, agreed, code, salt, word, coach=coach, remembered=remembered))
        if loaded is not None:
            page = sit_down(services, go, loaded.game.id, coach=coach)
            if page is not None and agreed.phones:
                phones.take_seats(services, page)

    if not agreed.own_word or agreed.code is not None:
        begin("")
        return
    sheet = WordSheet(services.theme, fingerprint(code, salt), salt, go.window)
    sheet.given.connect(begin)
    sheet.open()


def _begun(services: Services, agreed: NewGame, code: str, salt: str, word: str, *, coach: bool, remembered: bool) -> LoadedGame:
    """Write the new game into the store; raises ResourceError and StoreError."""
    entry = find_game(agreed.game_id)
    if entry is None:
        raise KeyError(agreed.game_id)
    game = entry.load()
    chosen = agreements.agreed_options(services.store, agreed)
    options = game.read_options(chosen)
    header = new_header(game, len(agreed.seats), code, chosen, hand=agreed.hand, read=services.read, salt=salt, word=word)
    seats = agreements.saved_seats(agreed)
    if remembered:
        agreements.remember(services.store, agreed)
    key = game.record_key(options)
    return match.begin(services.store, header, key, seats, typed=agreed.code is not None, assisted=coach and not game.coach_is_late)


def sit_down(services: Services, go: Routes, game_id: int, *, coach: bool | None) -> TablePage | None:
    """Open the table of a saved game; a game that cannot be read is told, stays as it is, and gives None.

    ``coach``: whether he comes at once; None as the people of a game taken up again wish it.
    """
    taken = services.told(partial(_taken_up, services, game_id))
    if taken is None:
        return None
    ghost = ghosts.ghost_of(services, taken)
    coach = agreements.still_wants_coach(services.store, taken.saved) if coach is None else coach
    page = go.open_table(taken, coach=coach, leave=go.go_home, ended=go.ended)
    page.call_tutor(agreements.tutored(services.store, taken.saved))
    if ghost is not None:
        ghosts.seat_ghost(services, page, ghost)
    return page


def _taken_up(services: Services, game_id: int) -> Match | None:
    saved = services.store.saves.load(game_id)
    if saved is None:
        return None
    return Match(services.store, saved, services.ruled(), services.worker, count_assisted=bool(services.setting("count_assisted")))
