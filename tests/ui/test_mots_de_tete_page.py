"""The page of a game of Mots de Tête: what the table and the frame around it do together."""

from __future__ import annotations

from weakref import finalize

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.games.mots_de_tete.game import GAME
from ludogite.games.mots_de_tete.moves import BonusThrown
from ludogite.games.mots_de_tete.state import Phase
from ludogite.games.play import code_for
from ludogite.games.setup import new_header, reader
from ludogite.services.match import Match, begin
from ludogite.store import open_in_memory
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.mots_de_tete.table import MotsDeTeteTable
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.style.theme import Theme
from tests.ui.mots_play import RESOURCES, play_move

LEFT = Qt.MouseButton.LeftButton


def sitting_of_two(seed: str, **options: int | str | bool) -> Match:
    """Begin a game of two people without profiles in a store in memory."""
    store = open_in_memory()
    match_seats = [SavedSeat(0, "Papi", 2), SavedSeat(1, "Léa", 1)]
    header = new_header(GAME, 2, code_for(seed, 0), options)
    saved = begin(store, header, GAME.record_key(GAME.read_options(options)), match_seats, typed=False, assisted=False)
    match = Match(store, saved, reader(RESOURCES))
    finalize(match, store._connection.close)
    return match


def before_the_winning_roll() -> Match:
    """Play until the roll for the bonus cells of a play wins the game."""
    for number in range(40):
        match = sitting_of_two(f"dernier {number}", target=100)
        while match.local.outcome() is None:
            view = match.local.view()
            pending = view.pending
            if view.phase is Phase.THROW_BONUS and pending is not None and view.scores[view.seat] >= 95:
                return match
            play_move(match.local)
        match.close()
    raise AssertionError("no winning roll in forty games")


def test_the_winning_roll_is_shown_to_its_end_first(qtbot: QtBot, theme: Theme) -> None:
    match = before_the_winning_roll()
    theme.fit(1280, 800)
    page = TablePage(theme, GAME_UIS[match.header.game], match, QWidget, coach=False)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    screen = page.screen_widget
    assert isinstance(screen.table, MotsDeTeteTable)
    theme.set_reduced_motion(False)
    told: list[object] = []
    screen.flow.narrator.played.connect(told.append)
    page.ended.connect(lambda _finished: told.append("ended"))
    qtbot.mouseClick(screen.primary, LEFT)
    assert match.local.outcome() is not None
    assert "ended" not in told
    qtbot.waitUntil(lambda: "ended" in told, timeout=20_000)
    assert any(isinstance(event, BonusThrown) for event in told)
    assert told[-1] == "ended"
    assert screen.view.phase is Phase.OVER
    match.close()


def test_a_table_that_was_left_tells_no_end(qtbot: QtBot, theme: Theme) -> None:
    match = before_the_winning_roll()
    page = TablePage(theme, GAME_UIS[match.header.game], match, QWidget, coach=False)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    screen, told = page.screen_widget, list[object]()
    theme.set_reduced_motion(False)
    page.ended.connect(told.append)
    qtbot.mouseClick(screen.primary, LEFT)
    assert match.local.outcome() is not None
    assert screen.flow.busy
    page.stop()
    qtbot.waitUntil(lambda: not screen.flow.busy, timeout=20_000)
    assert not told
    match.close()
