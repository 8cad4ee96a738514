from __future__ import annotations

import time
from typing import Any
from weakref import finalize

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.core.clock import VirtualClock
from ludogite.core.log import Option
from ludogite.core.rules import Refusal
from ludogite.games.play import code_for
from ludogite.games.setup import new_header, reader
from ludogite.games.words_out.game import GAME
from ludogite.games.words_out.moves import Pass, Place
from ludogite.games.words_out.state import Stage
from ludogite.services.game_session import AnyLocalSession, SeatInfo
from ludogite.services.match import Match, begin
from ludogite.store import NewProfile, Profile, open_in_memory
from ludogite.store.database import Store
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.words_out import table as words_out_table
from ludogite.ui.games.words_out.cards_model import ShownCard
from ludogite.ui.games.words_out.scenes import LOOK_MS, LyingCard
from ludogite.ui.games.words_out.table import WordsOutTable
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.curtain import Curtain, NextPlayer
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from tests.ui.words_out_play import FAMILY, RESOURCES, make_table, play_move, play_until, simple_move

LEFT = Qt.MouseButton.LeftButton


class AppController(QWidget):
    """A window with a page, as the program's own."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.page = page
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page)
        self.resize(1280, 800)


@pytest.fixture
def curtain(qtbot: QtBot, theme: Theme) -> Curtain:
    """Hang a curtain in a window with a page, not closed yet."""
    page = QLabel("secret")
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    house = AppController(page)
    qtbot.addWidget(house)
    with qtbot.waitActive(house):
        house.show()
        house.activateWindow()
    made = Curtain(theme)
    PAGES[:] = [house, page]
    qtbot.addWidget(made)
    return made


PAGES: list[QWidget] = []
"""The window of the test and its page, kept alive."""


def close(curtain: Curtain, opens: Any = None) -> QWidget:
    page = PAGES[1]
    curtain.close_for(NextPlayer(1, "Léa", 1, "Words Out · à Léa de jouer", opens), page)
    return page


def test_it_covers_the_whole_window_and_hides_what_is_behind(curtain: Curtain) -> None:
    page = close(curtain)
    assert curtain.isVisible()
    assert curtain.geometry() == page.window().rect()
    assert not page.isVisible()
    picture = page.window().grab().toImage()
    assert all(picture.pixelColor(x, y).alpha() == 255 for x in range(0, 1280, 40) for y in range(0, 800, 40))
    assert curtain.accessibleName() == "Passe l’écran à Léa"
    assert curtain.hasFocus()


def test_it_covers_the_window_when_that_grows(curtain: Curtain) -> None:
    page = close(curtain)
    page.window().resize(1500, 900)
    assert curtain.geometry() == page.window().rect()


@pytest.mark.parametrize("key", [Qt.Key.Key_L, Qt.Key.Key_Return])
def test_the_first_letter_or_enter_opens_it(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    page = close(curtain)
    with qtbot.waitSignal(curtain.opened) as told:
        qtbot.keyClick(curtain, key)
    assert told.args == [1]
    assert page.isVisible()
    assert curtain.isHidden()


def test_another_letter_does_not(qtbot: QtBot, curtain: Curtain) -> None:
    page = close(curtain)
    with qtbot.assertNotEmitted(curtain.opened):
        for key in (Qt.Key.Key_P, Qt.Key.Key_Space, Qt.Key.Key_1):
            qtbot.keyClick(curtain, key)
    assert curtain.is_closed
    assert not page.isVisible()


def test_the_button_opens_it(qtbot: QtBot, curtain: Curtain) -> None:
    close(curtain)
    with qtbot.waitSignal(curtain.opened):
        qtbot.mouseClick(curtain.go, LEFT)


def test_only_the_right_pin_opens_it(qtbot: QtBot, curtain: Curtain) -> None:
    page = close(curtain, lambda pin: pin == "1234")
    assert not curtain.go.isEnabled()
    with qtbot.assertNotEmitted(curtain.opened):
        qtbot.keyClick(curtain, Qt.Key.Key_L)
        qtbot.keyClick(curtain, Qt.Key.Key_Return)
        qtbot.keyClicks(curtain, "1243")
    assert curtain.is_closed
    assert curtain.typed == 0
    assert curtain.question() == "Ce n’est pas le bon code. Essaie encore, Léa."
    qtbot.keyClicks(curtain, "12")
    qtbot.keyClick(curtain, Qt.Key.Key_Backspace)
    assert curtain.typed == 1
    with qtbot.waitSignal(curtain.opened):
        qtbot.keyClicks(curtain, "234")
    assert page.isVisible()


def test_no_shortcut_of_the_window_reaches_behind_it(qtbot: QtBot, curtain: Curtain) -> None:
    page = close(curtain)
    asked: list[None] = []
    QShortcut("F1", page.window()).activated.connect(lambda: asked.append(None))
    qtbot.keyClick(curtain, Qt.Key.Key_F1)
    curtain.go.setFocus()
    qtbot.keyClick(curtain.go, Qt.Key.Key_F1)
    assert not asked
    curtain.take_away()
    qtbot.keyClick(page, Qt.Key.Key_F1)
    assert len(asked) == 1


def test_it_slides_open_and_is_gone(qtbot: QtBot, curtain: Curtain, theme: Theme) -> None:
    theme.set_reduced_motion(False)
    page = close(curtain)
    qtbot.keyClick(curtain, Qt.Key.Key_L)
    assert page.isVisible()
    assert curtain.isVisible()
    qtbot.waitUntil(curtain.isHidden, timeout=3000)


# ---- at the table ---------------------------------------------------------------------------------------------------------


def sit(qtbot: QtBot, theme: Theme, table: AnyLocalSession) -> AnyScreen:
    theme.fit(1280, 800)
    screen = words_out_table.make_screen(theme, table)
    house = AppController(screen)
    qtbot.addWidget(house)
    with qtbot.waitActive(house):
        house.show()
        house.activateWindow()
    qtbot.waitUntil(lambda: screen.table.hand_over._watched is not None or not screen.flow.acts_here(1))
    PAGES[:] = [house, screen]
    return screen


def eyes(table: AnyLocalSession) -> int | None:
    return table.eyes


def letters_shown(screen: AnyScreen) -> list[str]:
    return [card.face.letter for card in screen.table.hand.model.cards if card.face is not None]


def test_two_people_hand_the_screen_over(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2])
    screen = sit(qtbot, theme, table)
    pauses: list[str] = []
    screen.flow.clock.stopped.connect(lambda: pauses.append("pause"))
    screen.flow.clock.started.connect(lambda: pauses.append("resume"))
    curtain = screen.table.hand_over.curtain
    first = table.requests()[0].request.seat
    assert curtain.is_closed
    assert eyes(table) is None
    assert screen.view == table.view()
    assert screen.view.me is None
    assert letters_shown(screen) == []
    assert curtain.accessibleName() == f"Passe l’écran à {table.seats[first].name}"
    qtbot.keyClick(curtain, Qt.Key.Key_Return)
    assert eyes(table) == first
    assert len(letters_shown(screen)) == 8
    assert screen.isVisible()
    while table.requests()[0].request.seat == first:
        play_move(table)
    assert not curtain.is_closed, "the card is seen where it lies"
    assert (screen.overlay.busy, LOOK_MS) == (True, 600)
    screen.flow.skip()
    assert eyes(table) is None
    assert letters_shown(screen) == []
    assert screen.view.hands == ((), ())
    assert curtain.is_closed
    assert not screen.isVisible()
    assert pauses[0] == "resume"
    assert pauses[-1] == "pause"


def test_a_hand_closes_when_the_turn_is_over_while_computers_play(qtbot: QtBot, theme: Theme) -> None:
    people = {0: FAMILY[0], 4: FAMILY[1]}
    table = make_table([people.get(seat, SeatInfo(f"Ordi {seat}", seat + 1, "moyen")) for seat in range(8)])
    screen = sit(qtbot, theme, table)
    curtain = screen.table.hand_over.curtain
    while table.requests()[0].request.seat not in people:
        play_move(table)
    person = table.requests()[0].request.seat
    screen.flow.skip()
    qtbot.keyClick(curtain, Qt.Key.Key_Return)
    assert eyes(table) == person
    assert len(letters_shown(screen)) == 8
    while table.requests()[0].request.seat == person:
        play_move(table)
    assert table.requests()[0].request.seat not in people, "a computer player is asked"
    screen.flow.skip()  # the last card is seen where it lies
    assert eyes(table) is None
    assert letters_shown(screen) == []
    assert not curtain.is_closed, "and everybody watches the table"


def test_behind_the_curtain_a_word_may_be_let_pass_without_a_hand(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:3])
    play_until(table, lambda view: view.stage is Stage.COUNTER)
    screen = sit(qtbot, theme, table)
    asked = screen.view.asked
    assert asked is not None
    assert screen.table.hand_over.curtain.is_closed, "at a counter-question as anywhere else"
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Escape)
    assert letters_shown(screen) == []
    assert screen.primary.text() == f"Voir la main de {FAMILY[asked].name}"
    assert screen.table.no_button.text() == "Laisser passer"
    qtbot.mouseClick(screen.table.no_button, LEFT)
    assert table.view().asked != asked
    assert eyes(table) is None


def test_who_may_counter_looks_at_the_hand_first(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:3])
    play_until(table, lambda view: view.stage is Stage.COUNTER)
    screen = sit(qtbot, theme, table)
    asked = screen.view.asked
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Escape)
    qtbot.mouseClick(screen.primary, LEFT)
    assert eyes(table) == asked
    assert letters_shown(screen)


def test_a_pin_guards_the_hand_in_a_counter_too(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:3])
    view = play_until(table, lambda view: view.stage is Stage.COUNTER)
    assert view.asked is not None
    table.locks = {view.asked: lambda pin: pin == "0007"}
    screen = sit(qtbot, theme, table)
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Escape)
    qtbot.mouseClick(screen.primary, LEFT)
    assert eyes(table) is None
    assert screen.table.hand_over.curtain.is_closed
    qtbot.keyClicks(screen.table.hand_over.curtain, "0007")
    assert eyes(table) == view.asked


def sitting_of_two(*, pin: str | None = None, options: dict[str, Option] | None = None) -> tuple[Match, Store]:
    """Begin a game of Léa, Papi and a guest in a store in memory."""
    agreed = options or {}
    store = open_in_memory()
    finalize(store, store._connection.close)
    lea, papi = (store.profiles.add(NewProfile(name, ink)) for name, ink in (("Léa", 1), ("Papi", 2)))
    assert isinstance(lea, Profile)
    assert isinstance(papi, Profile)
    assert store.profiles.set_pin(lea.id, pin) is None
    seats = [SavedSeat(0, "Léa", 1, None, lea.id), SavedSeat(1, "Papi", 2, None, papi.id), SavedSeat(2, "Invité", 3)]
    header = new_header(GAME, 3, code_for("code", 0), agreed)
    saved = begin(store, header, GAME.record_key(GAME.read_options(agreed)), seats, typed=False, assisted=False)
    return Match(store, saved, reader(RESOURCES)), store


def test_the_pin_is_that_of_the_profile(qtbot: QtBot) -> None:
    match, _store = sitting_of_two(pin="2468")
    assert set(match.local.locks) == {0}
    assert match.local.locks[0]("2468")
    assert not match.local.locks[0]("1111")
    match.close()


@pytest.mark.parametrize("options", [{}, {"strict": True}], ids=["arbitre", "strict"])
def test_a_card_is_seen_where_it_lies_before_the_curtain_falls(qtbot: QtBot, theme: Theme, options: dict[str, Option]) -> None:
    """In the strict rule the referee looks at the card first, and who is asked next is not known when it lands."""
    match, _store = sitting_of_two(options=options)
    page = shown(qtbot, theme, match)
    screen = table_of(page)
    curtain = screen.table.hand_over.curtain
    qtbot.waitUntil(lambda: curtain.is_closed)
    qtbot.keyClick(curtain, Qt.Key.Key_Return)
    asked = match.local.requests()[0]
    assert isinstance(simple_move(match.local), Place)
    play_move(match.local)
    began = time.monotonic()
    qtbot.waitUntil(lambda: match.local.requests()[0] != asked)
    qtbot.waitUntil(lambda: curtain.is_closed)
    assert time.monotonic() - began >= LOOK_MS / 1000
    page.stop()
    match.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_drawn_card_lies_on_the_rack_and_not_on_the_words(qtbot: QtBot, theme: Theme, size: tuple[int, int]) -> None:
    theme.fit(*size)
    screen = words_out_table.make_screen(theme, make_table(FAMILY[:2]))
    qtbot.addWidget(screen)
    screen.resize(size[0], size[1] - 52)
    screen.show()
    hand = screen.table.hand
    for count in range(20):
        hand.show_hand(1, "Main de Maximilien", "Maximilien", "", tuple(ShownCard(at, None, "") for at in range(count)))
        place, rack = hand.card_place(99), hand.view.geometry().translated(hand.pos())
        assert QRectF(rack).contains(place), (count, place, rack)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_drawn_card_is_seen_before_the_curtain_falls(qtbot: QtBot, theme: Theme, size: tuple[int, int]) -> None:
    table = make_table(FAMILY[:2])
    screen = sit(qtbot, theme, table)
    theme.fit(*size)
    screen.resize(size[0], size[1] - 52)
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Return)
    asked, hand = table.requests()[0], screen.table.hand
    place = screen.table.parts.card_start(asked.request.seat, -1).toRect()
    words = QRect(QPoint(hand.view.geometry().right() + 1, 0), hand.rect().bottomRight()).translated(hand.pos())
    words.setHeight(hand.help_button.y())
    before, told = screen.grab(place).toImage(), screen.grab(words).toImage()
    assert table.submit(asked.request.seat, Pass(), asked.token) is None
    assert not screen.table.hand_over.curtain.is_closed
    assert any(isinstance(one.flight, LyingCard) for one in screen.overlay._flights)
    assert screen.grab(place).toImage() != before
    assert screen.grab(words).toImage() == told, "whose hand it is can be read beside it"
    screen.flow.skip()
    assert screen.table.hand_over.curtain.is_closed


def test_the_coach_speaks_only_to_open_eyes(qtbot: QtBot, theme: Theme) -> None:
    match, _store = sitting_of_two()
    theme.fit(1280, 800)
    page = TablePage(theme, GAME_UIS[match.header.game], match, QWidget, coach=True)
    screen = page.screen_widget
    assert isinstance(screen.table, WordsOutTable)
    house = AppController(page)
    PAGES[:] = [house, page]
    qtbot.addWidget(house)
    with qtbot.waitActive(house):
        house.show()
        house.activateWindow()
    qtbot.waitUntil(lambda: screen.table.hand_over.curtain.is_closed)
    match.start()
    assert screen.coach.isHidden()
    paused = [match.clock.is_paused]
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not screen.coach.isHidden())
    paused.append(match.clock.is_paused)
    assert paused == [True, False]
    asked = match.local.requests()[0].request.seat
    while match.local.requests()[0].request.seat == asked:
        play_move(match.local)
    assert screen.coach.isHidden()
    page.stop()
    match.close()


def test_never_on_this_row_answers_for_the_player(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2], seed="jamais")
    play_until(table, lambda view: view.stage is Stage.COUNTER)
    screen = sit(qtbot, theme, table)
    asked, shout = screen.view.asked, screen.view.shout
    assert asked is not None
    assert shout is not None
    screen.table.never.remember(screen.view, asked, shout.row)
    book = len(screen.view.book)
    screen.table.hand_over.settle()
    assert len(table.view().book) == book + 1, "declined at once, so the word is cashed"


def test_who_leaves_takes_the_curtain_along(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2])
    screen = sit(qtbot, theme, table)
    pauses: list[str] = []
    screen.flow.clock.started.connect(lambda: pauses.append("resume"))
    table.seat(0, SeatInfo("Tom (ordinateur)", 5, "moyen"))
    assert eyes(table) == 1
    assert not screen.table.hand_over.curtain.is_closed
    assert screen.isVisible()
    assert pauses == ["resume"]


def test_escape_leads_to_the_open_table(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2])
    screen = sit(qtbot, theme, table)
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Escape)
    assert screen.isVisible()
    assert eyes(table) is None
    assert letters_shown(screen) == []
    assert screen.primary.text().startswith("Voir la main de ")
    qtbot.mouseClick(screen.primary, LEFT)
    assert letters_shown(screen)


def test_the_hand_is_hidden_when_the_window_is_left(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2])
    screen = sit(qtbot, theme, table)
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Return)
    assert letters_shown(screen)
    QApplication.sendEvent(screen.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert eyes(table) is None
    assert letters_shown(screen) == []
    assert screen.table.hand_over.curtain.is_closed


def test_the_hand_is_hidden_when_another_page_is_shown(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2])
    screen = sit(qtbot, theme, table)
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Return)
    screen.hide()
    assert eyes(table) is None
    assert not screen.table.hand_over.curtain.is_closed
    screen.show()
    qtbot.waitUntil(lambda: screen.table.hand_over.curtain.is_closed)
    assert letters_shown(screen) == []


def test_nothing_of_a_hidden_hand_is_on_the_screen(qtbot: QtBot, theme: Theme) -> None:
    """Play on behind the curtain's back: whatever is shown while nobody's eyes are open is the view of a spectator."""
    table = make_table(FAMILY[:3], clock=VirtualClock())
    screen = sit(qtbot, theme, table)
    for _ in range(120):
        if table.outcome() is not None:
            break
        play_move(table)
        assert eyes(table) is None
        assert screen.view.me is None
        assert all(hand == () for hand in screen.view.hands)
        assert letters_shown(screen) == []
        assert not screen.flow.play.advises(0)


def test_another_page_of_the_window_takes_the_curtain_away(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2])
    theme.fit(1280, 800)
    screen, other = words_out_table.make_screen(theme, table), QLabel("home")
    pages = QStackedWidget()
    pages.addWidget(screen)
    pages.addWidget(other)
    house = AppController(pages)
    qtbot.addWidget(house)
    PAGES[:] = [house, pages, screen, other]
    with qtbot.waitActive(house):
        house.show()
        house.activateWindow()
    qtbot.waitUntil(lambda: screen.table.hand_over.curtain.is_closed)
    pages.setCurrentWidget(other)
    assert not screen.table.hand_over.curtain.isVisible()
    assert other.isVisible()
    pages.setCurrentWidget(screen)
    qtbot.waitUntil(lambda: screen.table.hand_over.curtain.is_closed)
    assert not screen.isVisible()
    assert letters_shown(screen) == []


def test_open_hands_hide_nothing(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(FAMILY[:2], {"open_hands": True})
    screen = sit_open(qtbot, theme, table)
    assert not screen.table.hand_over.curtain.is_closed
    asked = screen.view.asked
    assert asked is not None
    assert len(letters_shown(screen)) == 8
    while table.requests() and table.requests()[0].request.seat == asked:
        play_move(table)
    assert letters_shown(screen)
    assert not screen.table.hand_over.curtain.is_closed


def sit_open(qtbot: QtBot, theme: Theme, table: AnyLocalSession) -> AnyScreen:
    screen = words_out_table.make_screen(theme, table)
    house = AppController(screen)
    qtbot.addWidget(house)
    house.show()
    PAGES[:] = [house, screen]
    QApplication.processEvents()
    return screen


# -- what several people must not learn from each other ----------------------------------------------------------------------


def shown(qtbot: QtBot, theme: Theme, match: Match, *, coach: bool = False) -> TablePage:
    """Show the page of a sitting in a window."""
    theme.fit(1280, 800)
    page = TablePage(theme, GAME_UIS[match.header.game], match, QWidget, coach=coach)
    house = AppController(page)
    PAGES[:] = [house, page]
    qtbot.addWidget(house)
    with qtbot.waitActive(house):
        house.show()
        house.activateWindow()
    match.start()
    return page


def table_of(page: TablePage) -> AnyScreen:
    screen = page.screen_widget
    assert isinstance(screen.table, WordsOutTable)
    return screen


def test_what_the_coach_thinks_of_a_move_is_not_written_for_everybody(qtbot: QtBot, theme: Theme) -> None:
    match, _store = sitting_of_two()
    page = shown(qtbot, theme, match, coach=True)
    screen = table_of(page)
    qtbot.waitUntil(lambda: screen.table.hand_over.curtain.is_closed)
    assert screen.flow.play.keeps_secret(0)
    said: list[object] = []
    for _ in range(6):
        qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not screen.coach.isHidden())
        adviser = page.coach._adviser
        assert adviser is not None
        adviser.judged.connect(said.append)
        play_move(match.local)
        if screen.view.stage is Stage.OVER:
            break
        qtbot.waitUntil(
            lambda: screen.table.hand_over.curtain.is_closed or match.local.requests()[0].request.seat == match.local.eyes
        )
    page.stop()
    assert said == []
    match.close()


def test_a_person_alone_hears_what_the_coach_thinks(qtbot: QtBot, theme: Theme) -> None:
    store = open_in_memory()
    finalize(store, store._connection.close)
    header = new_header(GAME, 2, code_for("code", 0), {})
    seats = [SavedSeat(0, "Léa", 1), SavedSeat(1, "Ordinateur", 2, level="debutant")]
    saved = begin(store, header, GAME.record_key(GAME.read_options({})), seats, typed=False, assisted=False)
    match = Match(store, saved, reader(RESOURCES))
    page = shown(qtbot, theme, match, coach=True)
    assert not table_of(page).flow.play.keeps_secret(0)
    said: list[object] = []
    qtbot.waitUntil(lambda: page.coach._adviser is not None and match.local.requests()[0].request.seat == 0)
    assert page.coach._adviser is not None
    page.coach._adviser.judged.connect(said.append)
    play_move(match.local)
    qtbot.waitUntil(lambda: bool(said))
    page.stop()
    match.close()


def test_a_refused_card_is_forgotten_when_the_hand_is_hidden(qtbot: QtBot, theme: Theme) -> None:
    match, _store = sitting_of_two()
    page = shown(qtbot, theme, match)
    screen = table_of(page)
    qtbot.waitUntil(lambda: screen.table.hand_over.curtain.is_closed)
    public = screen.status_line.text
    qtbot.keyClick(screen.table.hand_over.curtain, Qt.Key.Key_Return)
    asked = match.local.requests()[0]
    view = match.local.view_of(asked.request.seat)
    for card in view.hand:
        refusals = (match.local.preview(asked.request.seat, Place(card.id, row)) for row in range(4))
        bad = next((row for row, told in enumerate(refusals) if isinstance(told, Refusal)), None)
        if card.letter and bad is not None:
            screen.table._choose(card.id)
            screen.table.place(bad)
            break
    assert page.notices.notice.isHidden(), "what the screen itself explains is not said twice"
    assert screen.status_line.text != public
    screen.table.hand_over.hide_hand()
    assert page.notices.notice.isHidden()
    assert screen.status_line.text == public
    match.close()


# -- how a game begins ------------------------------------------------------------------------------------------------------


def plays(screen: AnyScreen) -> bool:
    return screen.flow.busy


def closed(screen: AnyScreen) -> bool:
    return bool(screen.table.hand_over.curtain.is_closed)


def test_the_opening_is_played_once_and_told_once(qtbot: QtBot, theme: Theme) -> None:
    match, _store = sitting_of_two()
    theme.set_reduced_motion(False)
    page = shown(qtbot, theme, match)
    screen = table_of(page)
    before = [page.log.lines.item(n).text() for n in range(page.log.lines.count())]
    qtbot.waitUntil(lambda: screen.overlay.busy)
    assert plays(screen)
    assert not closed(screen), "nobody is called before the cards are dealt"
    assert screen.view.pioche == 108
    seen = set()
    for _ in range(40):
        if not plays(screen):
            break
        seen.add(screen.table.parts.view.counts)
        qtbot.mouseClick(screen.overlay, LEFT)
    assert not plays(screen)
    assert screen.view == match.local.view()
    assert {(0, 0, 0), (8, 8, 8)} <= seen
    assert closed(screen)
    assert [page.log.lines.item(n).text() for n in range(page.log.lines.count())] == before
    assert screen.status_line.text.endswith(page.log.short_promise())
    match.close()


def test_the_opening_takes_no_time_without_movement(qtbot: QtBot, theme: Theme) -> None:
    match, _store = sitting_of_two()
    page = shown(qtbot, theme, match)
    screen = table_of(page)
    qtbot.waitUntil(lambda: screen.table.hand_over.curtain.is_closed)
    assert not screen.overlay.busy
    assert screen.view == match.local.view()
    match.close()


def test_a_game_taken_up_again_has_no_opening(qtbot: QtBot, theme: Theme) -> None:
    match, store = sitting_of_two()
    match.start()
    play_move(match.local)
    match.close()
    theme.set_reduced_motion(False)
    saved = store.saves.load(match.game_id)
    assert saved is not None
    again = Match(store, saved, reader(RESOURCES))
    screen = table_of(shown(qtbot, theme, again))
    assert not screen.flow.busy
    again.close()


def test_lit_rows_are_lit_the_next_time(qtbot: QtBot, theme: Theme) -> None:
    match, store = sitting_of_two()
    screen = table_of(shown(qtbot, theme, match))
    assert not screen.table.hand.help_button.isChecked()
    screen.table.hand.help_button.click()
    match.close()
    saved = store.saves.load(match.game_id)
    assert saved is not None
    again = Match(store, saved, reader(RESOURCES))
    screen = table_of(shown(qtbot, theme, again))
    assert screen.table.hand.help_button.isChecked()
    screen.table.hand.help_button.click()
    assert again.habits() == {"lit_rows": False}
    store.settings.set("habits/words_out", ["nonsense"])
    assert again.habits() == {}
    again.close()
