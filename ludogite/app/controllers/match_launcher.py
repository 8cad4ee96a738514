"""From what was agreed, or from a game that waits, to its match."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

from ludogite.app import go
from ludogite.app.services import Services
from ludogite.core.gamecode import RANDOM_BYTES, SALT_BYTES, fingerprint, make_code, make_salt
from ludogite.games.catalog import find_game
from ludogite.games.setup import new_header
from ludogite.services import agreements, match
from ludogite.services.match import Match
from ludogite.services.thinking import saved_to_loaded
from ludogite.ui.pages.word_sheet import WordSheet

if TYPE_CHECKING:
    from ludogite.services.new_game import GameSetup
    from ludogite.store.saves import LoadedGame


def play(services: Services, navigate: go.Navigate, wanted: go.Play) -> None:
    """Begin the game that was agreed; where the table gives a word, once it is given."""
    setup = wanted.setup
    code = setup.code or make_code(secrets.token_bytes(RANDOM_BYTES))
    salt = make_salt(secrets.token_bytes(SALT_BYTES))

    def begin(word: str) -> None:
        coach = setup.coach or agreements.wants_coach(services.store, setup)
        loaded = services.told(partial(_begun, services, setup, code, salt, word, coach=coach, remembered=wanted.remembered))
        if loaded is not None:
            navigate(go.Table(loaded.game.id, coach, setup.phones))

    if not setup.own_word or setup.code is not None:
        begin("")
        return
    sheet = WordSheet(services.theme, fingerprint(code, salt), salt, services.window)
    sheet.given.connect(begin)
    sheet.open()


def _begun(services: Services, setup: GameSetup, code: str, salt: str, word: str, *, coach: bool, remembered: bool) -> LoadedGame:
    """Write the new game into the store; raises ResourceError and StoreError."""
    entry = find_game(setup.game_id)
    if entry is None:
        raise KeyError(setup.game_id)
    game = entry.load()
    chosen = agreements.agreed_options(services.store, setup)
    options = game.read_options(chosen)
    header = new_header(game, len(setup.seats), code, chosen, hand=setup.hand, read=services.read, salt=salt, word=word)
    seats = agreements.saved_seats(setup)
    if remembered:
        agreements.remember(services.store, setup)
    key = game.record_key(options)
    return match.begin(services.store, header, key, seats, typed=setup.code is not None, assisted=coach and not game.coach_is_late)


def revanche(services: Services, navigate: go.Navigate, wanted: go.Revanche) -> None:
    """Begin the same game again, the seats rotated by one; phones that have taken a chair beside the table sit down too."""
    saved = services.store.saves.load(wanted.game_id)
    if saved is not None:
        header = saved_to_loaded(saved).header
        joining = () if services.door is None else services.door.names_there()
        again = agreements.revanche(
            saved.game,
            header.options,
            own_word=bool(header.word),
            phones=wanted.phones,
            joining=joining,
            house=agreements.family(services.store) if joining else (),
        )
        navigate(go.Play(again))


def taken_up(services: Services, game_id: int) -> Match | None:
    """Take up a saved game, None where there is none; raises LogError, ResourceError and StoreError."""
    saved = services.saved(game_id)
    if saved is None:
        return None
    counts = bool(services.setting("count_assisted"))
    return Match(services.store, saved, services.ruled(), services.worker, unwritten=services.unwritten, count_assisted=counts)
