"""The pause of Dés à thèmes: dice hidden, clock still, computer players still; and their delays are part of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.bootstrap import open_app
from ludogite.core.advice import Choice
from ludogite.core.chance import Chance
from ludogite.core.rules import NATURE, Request
from ludogite.games.des_themes.game import GAME
from ludogite.games.des_themes.moves import Buzz, Colour, Command, DiceRolled, ThemeRolled, Throw
from ludogite.games.des_themes.state import Phase, ThemesView
from ludogite.games.play import code_for
from ludogite.games.setup import new_header, reader
from ludogite.services.match import Match, begin
from ludogite.store.database import open_store
from ludogite.store.profiles import NewProfile
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.games.des_themes.table import DesThemesTable
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.table_page import TablePage
from tests.ui.des_themes_play import RESOURCES
from tests.ui.hours import Hours

SOON_MS = 300


class Eager:
    """A computer player that always buzzes after the same short time."""

    def decide(self, _view: ThemesView, requests: tuple[Request, ...], _chance: Chance) -> Choice[Command] | None:
        return Choice(Buzz(), SOON_MS) if any(request.kind == "buzz" for request in requests) else None


@pytest.fixture
def match(hours: Hours, tmp_path: Path, qapp: object) -> Iterator[Match]:
    store = open_store(tmp_path).store
    header = new_header(GAME, 3, code_for("pause", 0), {"starter": 0}, hand=True)
    people = [SavedSeat(seat, name, seat + 1, None) for seat, name in enumerate(("Léa", "Papi"))]
    saved = begin(store, header, "1", [*people, SavedSeat(2, "Ordi", 3, None, None, "moyen")], typed=False, assisted=False)
    match = Match(store, saved, reader(RESOURCES))
    match.computer_players.seat(2, Eager())
    yield match
    match.close()
    store.close()


def waits(match: Match) -> bool:
    return match.computer_players.is_paused


def open_round(match: Match) -> None:
    """Lay the dice of a round by hand."""
    commands: list[tuple[int, Command]] = [
        (0, Throw()), (NATURE, ThemeRolled(1)), (0, Throw()), (NATURE, DiceRolled("BORVA", Colour.VERT)),
    ]  # fmt: skip
    for seat, command in commands:
        token = next(asked.token for asked in match.local.requests() if asked.request.seat == seat)
        assert match.local.submit(seat, command, token) is None
    assert match.local.view().phase is Phase.OPEN


def decided(qtbot: QtBot, match: Match) -> QTimer:
    """Wait until the computer player knows what it does; return what wakes it."""
    open_round(match)
    qtbot.waitUntil(lambda: bool(match.computer_players._ready))
    return match.computer_players._timer


def test_a_computer_player_takes_its_time_at_any_pace(qtbot: QtBot, hours: Hours, match: Match) -> None:
    match.computer_players.pace_ms = 0
    waking = decided(qtbot, match)
    assert waking.interval() == SOON_MS
    hours.ms += SOON_MS // 2
    match.computer_players._act()
    assert match.local.view().speaker is None
    assert waking.interval() == SOON_MS - SOON_MS // 2
    hours.ms += SOON_MS
    qtbot.waitUntil(lambda: match.local.view().speaker == 2)


def test_nobody_acts_and_no_time_goes_by_during_a_pause(qtbot: QtBot, hours: Hours, match: Match) -> None:
    waking = decided(qtbot, match)
    match.pause()
    match.pause()
    match.computer_players.skip()
    now = match.local.now_ms()
    hours.ms += 3 * SOON_MS
    QCoreApplication.processEvents()
    assert not waking.isActive()
    assert match.local.view().speaker is None
    assert match.local.now_ms() == now
    match.resume()
    qtbot.waitUntil(lambda: match.local.view().speaker == 2)
    match.resume()


def test_what_is_left_of_a_delay_is_waited_for_after_the_pause(qtbot: QtBot, hours: Hours, match: Match) -> None:
    waking = decided(qtbot, match)
    hours.ms += SOON_MS // 3
    match.pause()
    hours.ms += 2 * SOON_MS
    match.resume()
    assert waking.interval() == SOON_MS - SOON_MS // 3
    hours.ms += SOON_MS
    qtbot.waitUntil(lambda: match.local.view().speaker == 2)


def test_the_pause_button_stops_the_whole_house(qtbot: QtBot, hours: Hours, tmp_path: Path) -> None:
    house = open_app(tmp_path, lang="fr")
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    for ink, name in ((1, "Léa"), (2, "Papi")):
        house.store.profiles.add(NewProfile(name, ink))
    house.navigate(go.NewGame("des_themes"))
    page = house.window.page
    assert isinstance(page, NewGamePage)
    assert page.draft is not None
    page._take(replace(page.draft, seats=()).seated(page._data.profiles[0]).seated(page._data.profiles[1]))
    page.footer.button.click()
    table = house.window.page
    assert isinstance(table, TablePage)
    screen = table.screen_widget
    assert isinstance(screen.table, DesThemesTable)
    screen.primary.click()
    screen.primary.click()
    assert screen.view.phase is Phase.OPEN
    screen.table.pause_button.click()
    now = table.match.local.now_ms()
    hours.ms += 60
    assert table.match.local.now_ms() == now
    assert waits(table.match)
    assert screen.table.tray.letters == ""
    screen.primary.click()
    assert not waits(table.match)
    assert len(screen.table.tray.letters) == 5
    hours.ms += 60
    assert table.match.local.now_ms() == now + 60
    house.window.close()
    house.window.deleteLater()
