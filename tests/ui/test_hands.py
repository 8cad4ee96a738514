"""The rules of the hands, over every game: a press answers what was on the screen when it was made, and Enter destroys nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QInputEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli.screenshots import Example, sample_of
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import Request
from ludogite.games.catalog import GameEntry, ready_games
from ludogite.games.setup import reader
from ludogite.games.yahtzee.moves import Mark
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee.state import YahtzeeView
from ludogite.games.yahtzee_mots.letters import plain
from ludogite.services.adviser import Adviser
from ludogite.services.game_session import AnyReplaySession, ReplaySession
from ludogite.store.saves import Mark as Marked
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.flow import press_guard
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.games.yahtzee_mots.letter_die import LetterDie
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.curtain import Curtain
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.widgets.base import Adornment, Control
from ludogite.ui.widgets.die import Die
from tests.ui import probes

LEFT = Qt.MouseButton.LeftButton
PRESSES = (0, 30, 180, 300)
"""When somebody presses who presses more than once (ms after the first time)."""


IN_HAND = (Die,)


class Hands:
    """The example family's house under a clock of its own, and the tables that are sat down to."""

    def __init__(self, house: AppController, example: Example) -> None:
        self.house, self.example, self.now = house, example, 0.0

    def sit(self, entry: GameEntry, asked: int) -> TablePage:
        """Sit down where a person of the house is asked for the so-manieth time, or earlier where a short game is over by then."""
        numbers = count()

        def until(_request: Request) -> bool:
            return next(numbers) == asked

        self.house.navigate(go.Table(self.example.begin(entry, until=until), coach=False))
        self.wait(10_000)
        page = self.house.window.page
        if not isinstance(page, TablePage) and asked:
            return self.sit(entry, asked // 2)
        assert isinstance(page, TablePage)
        return page

    def wait(self, ms: float) -> None:
        """Let so much time pass for whoever presses."""
        self.now += ms
        for _ in range(6):
            QCoreApplication.processEvents()


@pytest.fixture(scope="module")
def family(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """Open the house once for all tests."""
    folder = tmp_path_factory.mktemp("hands")
    example = Example(folder, "hands")  # a longer game of each kind
    house = open_app(folder, lang="fr")
    house.window.show()
    house.ready()
    house.window.setUpdatesEnabled(False)  # how it looks is not asked here
    yield Hands(house, example)
    house.window.close()
    example.store.close()


@pytest.fixture
def hands(family: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    """Come home to the house as it was at first."""
    house = family.house
    house.window.resize(1280, 800)
    house.window.activateWindow()  # a test may have shown another window
    house.theme.set_reduced_motion(True)
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    monkeypatch.setattr(press_guard, "now_ms", lambda: family.now)
    monkeypatch.setattr(press_guard, "_LONGEST_STALL_MS", 0)  # QTest counts its own time
    yield family
    house.theme.set_text_scale(1.0)
    house.languages.speak("fr")
    house.navigate(go.Home())
    family.wait(10_000)


def by_click(page: TablePage) -> Callable[[], None]:
    button = page.screen_widget.primary
    return lambda: QTest.mouseClick(button, LEFT)


def by_key(key: Qt.Key) -> Callable[[TablePage], Callable[[], None]]:
    def of(page: TablePage) -> Callable[[], None]:
        def press() -> None:
            target: QWidget = QApplication.focusWidget() or page
            QTest.keyClick(target, key)

        return press

    return of


WAYS = {"click": by_click, "Enter": by_key(Qt.Key.Key_Return), "Space": by_key(Qt.Key.Key_Space)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_presses_in_a_row_answer_one_occasion(hands: Hands, entry: GameEntry, way: str) -> None:
    positions = random.Random(f"{entry.id}{way}").sample(range(1, 24), 3)
    for asked in positions:
        page = hands.sit(entry, asked)
        match, window = page.match, hands.house.window
        people = {seat for seat in range(len(match.local.seats)) if match.local.is_local(seat)}
        asked_first = {one.request.seat for one in match.local.requests()} & people
        eyes, known = match.local.eyes, len(match.session.entries)
        press = WAYS[way](page)
        for before, after in pairwise((0, *PRESSES)):
            hands.wait(after - before)
            press()
        given = [one for one in match.session.entries[known:] if one.seat in people]
        assert len(given) <= 1, (asked, given)
        assert {one.seat for one in given} <= asked_first, asked
        assert match.local.eyes in {eyes, None, *asked_first}, asked
        assert window.page is not hands.house.home
        hands.house.navigate(go.Home())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_who_hammers_is_heard_once(hands: Hands, entry: GameEntry, way: str) -> None:
    for asked in random.Random(entry.id).sample(range(1, 24), 2):
        page = hands.sit(entry, asked)
        match = page.match
        people = {seat for seat in range(len(match.local.seats)) if match.local.is_local(seat)}
        eyes, known = match.local.eyes, len(match.session.entries)
        asked_first = {one.request.seat for one in match.local.requests()} & people
        press = WAYS[way](page)
        for _ in range(20):
            press()
            hands.wait(180)
        given = [one for one in match.session.entries[known:] if one.seat in people]
        assert len(given) <= 1, (asked, given)
        assert match.local.eyes in {eyes, None, *asked_first}, "nobody’s hand is opened by a press that went on"
        hands.house.navigate(go.Home())


STALL_MS = 400


@pytest.mark.parametrize("key", [None, Qt.Key.Key_Return, Qt.Key.Key_Space], ids=["click", "Enter", "Space"])
@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_presses_made_while_the_loop_stalls_answer_one_occasion(
    hands: Hands, entry: GameEntry, key: Qt.Key | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(press_guard, "_LONGEST_STALL_MS", 60_000)
    for asked in random.Random(f"stall {entry.id}{key}").sample(range(1, 24), 2):
        page = hands.sit(entry, asked)
        match, window = page.match, hands.house.window
        window.setUpdatesEnabled(True)
        hands.wait(1000)
        people = {seat for seat in range(len(match.local.seats)) if match.local.is_local(seat)}
        asked_first = {one.request.seat for one in match.local.requests()} & people
        eyes, known, began = match.local.eyes, len(match.session.entries), hands.now
        for made in (0, 100, 200, 300):  # each is handled when the loop goes on, STALL_MS after the one before
            hands.now = began + (STALL_MS * (made // 100))
            press_at(page, key, began + made)
        hands.wait(0)  # only now is anything painted
        hands.now += STALL_MS
        press_at(page, key, began + 350)
        given = [one for one in match.session.entries[known:] if one.seat in people]
        assert len(given) <= 1, (asked, given)
        assert match.local.eyes in {eyes, None, *asked_first}, "nobody’s hand is opened"
        assert window.page is not hands.house.home
        window.setUpdatesEnabled(False)
        hands.house.navigate(go.Home())


def press_at(page: TablePage, key: Qt.Key | None, made: float) -> None:
    """Press the one button, or a key where the keyboard is, at a time of the system's clock."""
    target: QWidget = page.screen_widget.primary if key is None else QApplication.focusWidget() or page
    if key is None and not target.isEnabled():
        return
    centre, plain = QPointF(target.rect().center()), Qt.KeyboardModifier.NoModifier
    for is_press in (True, False):
        event: QInputEvent
        if key is None:
            kind = QEvent.Type.MouseButtonPress if is_press else QEvent.Type.MouseButtonRelease
            event = QMouseEvent(kind, centre, target.mapToGlobal(centre), LEFT, LEFT, plain)
        else:
            event = QKeyEvent(QEvent.Type.KeyPress if is_press else QEvent.Type.KeyRelease, key, plain)
        event.setTimestamp(round(made) % 2**32)
        QApplication.sendEvent(target, event)


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_a_held_key_presses_once(hands: Hands, entry: GameEntry) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        page = hands.sit(entry, 5)
        match, known = page.match, len(page.match.session.entries)
        people = {seat for seat in range(len(match.local.seats)) if match.local.is_local(seat)}
        hands.wait(1000)
        for number in range(60):
            target = QApplication.focusWidget() or page
            hands.wait(33)
            QTest.simulateEvent(target, True, key, Qt.KeyboardModifier.NoModifier, "", number > 0)
        QTest.keyRelease(QApplication.focusWidget() or page, key)
        assert len([one for one in match.session.entries[known:] if one.seat in people]) <= 1, key
        hands.house.navigate(go.Home())


WRITTEN: dict[str, Callable[[Any], str]] = {
    "yahtzee_mots": lambda screen: "".join(filter(str.isascii, screen.view.state.dice))[:3] if screen.table.tray.hasFocus() else "",
    "mots_de_tete": lambda screen: "EST" if screen.table.pass_button.isVisible() else "",
    "des_themes": lambda screen: "abricot" if screen.table.floor.field.hasFocus() else "",
}
"""Letters that a person may write now; "" where nothing is written."""


@pytest.mark.parametrize("entry", [one for one in ready_games() if one.id in WRITTEN], ids=lambda entry: entry.id)
def test_enter_at_once_after_the_last_letter_is_heard(hands: Hands, entry: GameEntry) -> None:
    heard = 0
    for asked in range(2, 20):
        page = hands.sit(entry, asked)
        screen, known, felt = page.screen_widget, len(page.match.session.entries), list[None]()
        screen.flow.resume()
        hands.wait(1000)
        letters = WRITTEN[entry.id](screen)
        for letter in letters:
            QTest.keyClicks(QApplication.focusWidget() or page, letter)
            hands.wait(110)
        if letters:
            screen.flow.narrator.felt.connect(lambda felt=felt: felt.append(None))
            QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
            assert len(page.match.session.entries) > known or felt, (asked, letters)
            heard += 1
        hands.house.navigate(go.Home())
    assert heard


def test_forty_enters_bar_no_box(hands: Hands) -> None:
    page = hands.sit(next(entry for entry in ready_games() if entry.id == "yahtzee"), 3)
    press = by_key(Qt.Key.Key_Return)(page)
    for _ in range(40):
        hands.wait(1000)
        press()
    marks = [one.command for one in page.match.session.entries if isinstance(one.command, Mark)]
    assert not any(mark.zero for mark in marks)
    view = page.match.local.view()
    assert isinstance(view, YahtzeeView)
    people = [seat for seat in range(3) if page.match.local.is_local(seat)]
    assert all(
        view.sheets[seat][box] != 0 for seat in people for box in (Box.FULL, Box.PETITE_SUITE, Box.GRANDE_SUITE, Box.YAHTZEE)
    )


COACHED = [entry for entry in ready_games() if entry.load().make_coach is not None and not entry.load().coach_is_late]


def has_answered(adviser: Adviser | None) -> bool:
    """Tell whether nothing is asked of the coach any more."""
    return adviser is None or adviser._question is None or not adviser._question.is_wanted


def advised_page(hands: Hands, qtbot: QtBot, entry: GameEntry, asked: int) -> TablePage:
    """Sit down, and call the coach."""
    page = hands.sit(entry, asked)
    for curtain in page.window().findChildren(Curtain):
        curtain.go.click()
    hands.wait(1000)
    page.coach.call()
    if page.screen_widget.flow.paused:
        page.screen_widget.flow.resume()
    hands.wait(1000)
    qtbot.waitUntil(partial(has_answered, page.coach._adviser))
    return page


@pytest.mark.parametrize("entry", COACHED, ids=lambda entry: entry.id)
def test_one_press_follows_the_coach_and_two_do_not_follow_twice(hands: Hands, qtbot: QtBot, entry: GameEntry) -> None:
    followed = 0
    for asked in (1, 4, 9, 14):
        page = advised_page(hands, qtbot, entry, asked)
        match, screen = page.match, page.screen_widget
        if page.coach._advised is None:  # at times there is nothing to say
            hands.house.navigate(go.Home())
            continue
        followed += 1
        advised, known = page.coach._advised[1], len(match.session.entries)
        assert screen.coach.follow_button.isVisible()
        hands.wait(1000)
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_F3)
        QTest.mouseClick(screen.coach.follow_button, LEFT)
        given = [one.command for one in match.session.entries[known:] if match.local.is_local(one.seat)]
        assert given == [advised.best.command], asked
        hands.house.navigate(go.Home())
    assert followed


@pytest.mark.parametrize("way", ["click", "Space", "close"])
@pytest.mark.parametrize("entry", COACHED, ids=lambda entry: entry.id)
def test_the_keyboard_stays_at_the_table_when_the_coachs_card_goes(hands: Hands, qtbot: QtBot, entry: GameEntry, way: str) -> None:
    """Its button goes with it: Qt would hand the keyboard to the arrow that leaves the table, and Enter would leave it."""
    for asked in (4, 9, 14, 1):
        page = advised_page(hands, qtbot, entry, asked)
        if page.coach._advised is not None:
            break
        hands.house.navigate(go.Home())
    screen = page.screen_widget
    hands.wait(1000)
    if way == "click":
        QTest.mouseClick(screen.coach.follow_button, LEFT)
    elif way == "close":
        QTest.mouseClick(screen.coach.close_button, LEFT)
    else:
        screen.coach.follow_button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(screen.coach.follow_button, Qt.Key.Key_Space)
    for _ in range(8):
        hands.wait(500)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is screen or screen.isAncestorOf(focus) or isinstance(focus, Curtain), focus.accessibleName()


@pytest.mark.parametrize("goes", [QWidget.hide, lambda widget: widget.setEnabled(False)], ids=["hidden", "disabled"])
@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_the_keyboard_stays_at_the_table_when_what_has_it_goes(
    hands: Hands, entry: GameEntry, goes: Callable[[QWidget], None]
) -> None:
    screen = hands.sit(entry, 1).screen_widget
    last = QPushButton(screen)
    last.show()
    last.setFocus(Qt.FocusReason.TabFocusReason)
    assert last.hasFocus()
    goes(last)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus is screen or screen.isAncestorOf(focus) or isinstance(focus, Curtain)


@pytest.mark.parametrize("way", ["Enter", "Space", "click"])
def test_a_press_shows_at_once_what_a_computer_player_does_and_no_more(hands: Hands, qtbot: QtBot, way: str) -> None:
    page = hands.sit(ready_games()[0], 2)
    match, screen = page.match, page.screen_widget
    match.computer_players.pace_ms = 600_000
    while screen.flow.may_act() is not None:
        asked = match.local.requests()[0]
        command = next(iter(match.local.choices_of(asked.request.seat)))
        assert match.local.submit(asked.request.seat, command, asked.token) is None
        hands.wait(1000)
    qtbot.waitUntil(lambda: bool(match.computer_players._ready))  # the thought
    known = len(match.session.entries)

    def press() -> None:
        if way == "click":
            QTest.mouseClick(screen, LEFT, pos=QPoint(2, 2))
        else:
            QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Return if way == "Enter" else Qt.Key.Key_Space)

    hands.now -= 900
    press()
    assert len(match.session.entries) == known, "it was meant for what was before"
    hands.wait(2000)
    press()
    qtbot.waitUntil(lambda: any(one.seat >= 0 for one in match.session.entries[known:]))
    hands.wait(0)
    done = [one for one in match.session.entries[known:] if one.seat >= 0]
    assert len(done) == 1
    assert not match.local.is_local(done[0].seat)


def test_the_coach_asks_nothing_where_the_game_is_out_of_the_records_already(hands: Hands) -> None:
    page = hands.sit(ready_games()[0], 2)
    page.match._journal.saved = replace(page.match.saved, marks=frozenset({Marked.TYPED_CODE}))
    hands.wait(1000)
    page.bar.coach.click()
    assert page.coach.question.isHidden()
    assert page.bar.coach.isChecked()


def test_the_pace_is_changed_by_a_button_of_the_table(hands: Hands) -> None:
    page = hands.sit(ready_games()[0], 2)
    assert page.bar.pace.isVisible()
    told = []
    for _ in range(3):
        page.bar.pace.click()
        told.append(page.bar.pace.accessibleName())
        hands.wait(1000)
    assert len(set(told)) == 3


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_clicks_beside_the_play_leave_the_keyboard_at_it(hands: Hands, entry: GameEntry) -> None:
    page = hands.sit(entry, 2)
    screen = page.screen_widget
    for button in (*screen.parts.secondary, page.bar.coach, page.bar.log, page.bar.undo):
        if not button.isVisible() or not button.isEnabled():
            continue
        hands.wait(1000)
        QTest.mouseClick(button, LEFT)
        hands.wait(1000)
        if not page.coach.question.isHidden():  # the coach asks first, with the keyboard on the harmless answer
            assert QApplication.focusWidget() is page.coach.question.no
            QTest.mouseClick(page.coach.question.no, LEFT)
        focused = QApplication.focusWidget()
        assert focused is None or focused is screen or screen.isAncestorOf(focused), button.text()
        assert hands.house.window.page is page


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_the_log_opens_at_its_last_line(hands: Hands, entry: GameEntry) -> None:
    page = hands.sit(entry, 14)
    for curtain in page.window().findChildren(Curtain):
        curtain.go.click()
    for number in range(60):
        page.log.add(f"Ligne {number}")
    page.bar.log.click()
    hands.wait(1000)
    bar = page.log.lines.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    page.log.add("Une ligne de plus.")
    hands.wait(0)
    assert bar.value() == bar.maximum() > 0


# ---- what is said -----------------------------------------------------------------------------------------------------------


def replay_of(hands: Hands, entry: GameEntry) -> tuple[AnyReplaySession, AnyScreen]:
    """Watch a whole game of the house on the game's own screen."""
    page = hands.sit(entry, 3)
    match = page.match
    replay: AnyReplaySession = ReplaySession(match.session.rules, match.session.entries, match.local.seats)
    screen = GAME_UIS[entry.id].make_screen()(hands.house.theme, replay)
    screen.resize(1280, 748)
    screen.show()
    return replay, screen


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_the_line_says_the_same_however_one_came_there(hands: Hands, entry: GameEntry) -> None:
    replay, screen = replay_of(hands, entry)
    walked = []
    for step in range(replay.last + 1):
        replay.show_step(step)
        settle(screen)
        walked.append(screen.status_line.text)
    for step in random.Random(entry.id).sample(range(replay.last + 1), min(12, replay.last)):
        replay.show_step(step)
        assert screen.status_line.text == walked[step], step
    hands.house.languages.speak("en")
    hands.wait(0)
    assert screen.status_line.text != walked[replay.step] or not screen.status_line.text, (
        f"{entry.id} says its events in one language only"
    )
    hands.house.languages.speak("fr")
    hands.wait(0)
    assert screen.status_line.text == walked[replay.step]
    screen.deleteLater()


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_what_is_said_moves_nothing(hands: Hands, entry: GameEntry) -> None:
    for asked in random.Random(entry.id).sample(range(1, 20), 3):
        page = hands.sit(entry, asked)
        screen = page.screen_widget
        if page.bar.coach.isVisible():
            page.bar.coach.click()
            hands.wait(1000)
            page.coach.question.yes.click()
            assert page.bar.coach.isChecked()
        hands.wait(1000)
        said = {screen.status_line, screen.coach, screen.overlay, screen.celebration, screen.panel}
        before = {
            widget: widget.geometry()
            for widget in screen.findChildren(QWidget)
            if not said & {widget, *parents(widget)} and not (isinstance(widget, Adornment) and widget.host in said)
        }
        sentence = "Ce mot n’est pas dans le dictionnaire, et cette phrase est plus longue que d’autres."
        page.say(sentence)
        screen.flow.explain(sentence)
        page.tell("warning", sentence)
        if page.bar.coach.isVisible():
            screen.flow.coach.show(AdviceText("Garde les trois 5.", sentence))
        hands.wait(0)
        screen.flow.coach.show(None)
        hands.wait(0)
        for widget, place in before.items():
            if isValid(widget):
                assert widget.geometry() == place, (asked, widget)
        notice = page.notices.notice.geometry()
        assert not notice.intersects(page.header.geometry())
        assert not notice.intersects(QRect(screen.primary.mapTo(page, QPoint(0, 0)), screen.primary.size())), "it hides no button"
        hands.house.navigate(go.Home())
        assert not page.notices.notice.isVisible()


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (900, 1200)], ids=str)
def test_nothing_of_the_coach_is_pressed_under_an_open_panel(hands: Hands, entry: GameEntry, size: tuple[int, int]) -> None:
    hands.house.window.resize(*size)
    page = hands.sit(entry, 3)
    screen = page.screen_widget
    hands.wait(1000)
    for curtain in page.window().findChildren(Curtain):
        curtain.go.click()
    screen.flow.coach.reserve_space(keeps=True)
    screen.flow.coach.show(AdviceText("Garde les trois 5.", "31 % de chances de mieux.", does=True))
    hands.wait(0)
    wide = screen.coach.width()
    page.bar.rules.setChecked(True)
    hands.wait(0)
    assert not screen.panel.isHidden()
    for button in filter(QWidget.isVisible, (screen.coach.follow_button, screen.coach.close_button)):
        covered = screen.panel.geometry().intersects(QRect(button.mapTo(screen, QPoint(0, 0)), button.size()))
        assert not (covered and button.isEnabled())
    page.bar.rules.setChecked(False)
    hands.wait(0)
    assert screen.coach.isEnabled()
    assert screen.coach.width() == wide


def whims_of_yahtzee(screen: Any) -> Iterator[Callable[[], object]]:
    for kept in ((0,), (0, 3), (0, 1, 2, 3, 4), (1,), ()):
        yield partial(screen.table.tray.keep, kept)
    for box in Box:
        yield partial(
            screen.table.sheet.view.choose, screen.table.model.index(screen.table.model.row_of(box.value), screen.view.seat + 1)
        )


def lay_letter(screen: Any, die: int, letter: str) -> None:
    screen.table.tray._lay(screen.table.tray.draft.lay(die, letter))


def whims_of_letters(screen: Any) -> Iterator[Callable[[], object]]:
    if screen.table.tray.playable:
        for die, letter in enumerate(screen.view.state.dice):
            yield partial(lay_letter, screen, die, letter)
        yield screen.table.add_rack


def whims_of_grid(screen: Any) -> Iterator[Callable[[], object]]:
    if screen.table.pass_button.isVisible():
        yield screen.table._ask_to_pass
        for letter in "EST":
            yield partial(screen.table.hand.type, letter)
        yield screen.table.hand.clear


def whims_of_cards(screen: Any) -> Iterator[Callable[[], object]]:
    for card in screen.table.hand.model.cards:
        yield partial(screen.table._choose, card.id)


def whims_of_answers(screen: Any) -> Iterator[Callable[[], object]]:
    if not screen.table.floor.field.isHidden():
        for text in ("a", "abricot", "anticonstitutionnellement", ""):
            yield partial(screen.table.floor.field.setText, text)


WHIMS: dict[str, Callable[[Any], Iterator[Callable[[], object]]]] = {
    "yahtzee": whims_of_yahtzee,
    "yahtzee_mots": whims_of_letters,
    "mots_de_tete": whims_of_grid,
    "words_out": whims_of_cards,
    "des_themes": whims_of_answers,
}


@pytest.mark.parametrize("size", [(1280, 800, 1.0), (1024, 640, 1.0), (1024, 640, 2.0)])
@pytest.mark.parametrize("entry", [one for one in ready_games() if one.id in WHIMS], ids=lambda entry: entry.id)
def test_what_a_button_says_moves_no_other(hands: Hands, entry: GameEntry, size: tuple[int, int, float]) -> None:
    wide, high, text = size
    hands.house.window.resize(wide, high)
    hands.house.theme.set_text_scale(text)
    changed = 0
    moments = 6 if entry.id == "mots_de_tete" else 4  # there one in three is for writing
    for asked in random.Random(entry.id).sample(range(2, 20), moments):
        page = hands.sit(entry, asked)
        screen = page.screen_widget
        screen.flow.resume()
        for curtain in page.window().findChildren(Curtain):
            curtain.go.click()
        hands.wait(1000)
        before, said = places_of_buttons(page), said_by(screen)
        for whim in WHIMS[entry.id](screen):
            whim()
            hands.wait(1000)
            for button, place in places_of_buttons(page).items():
                assert before.get(button, place) == place, (asked, button.text() or button.accessibleName())
            changed += said_by(screen) != said
        hands.house.navigate(go.Home())
    assert changed or entry.id in {"words_out", "des_themes"}, "there what one composes is said elsewhere"


def said_by(screen: AnyScreen) -> list[str]:
    return [button.text() for button in (screen.primary, *screen.parts.secondary)]


def places_of_buttons(page: TablePage) -> dict[Control, QRect]:
    """Tell where the buttons stand that are seen; what is taken into the hand, dice and cards, is meant to move."""
    return {
        button: QRect(button.mapTo(page, QPoint(0, 0)), button.size())
        for button in page.findChildren(Control)
        if button.isVisible() and not isinstance(button, IN_HAND)
    }


def parents(widget: QWidget) -> Iterator[QWidget]:
    """List what a widget stands in."""
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


def act(page: TablePage) -> bool:
    """Do anything for the person who is asked first; False where it is no person's turn, or nothing is possible."""
    table = page.match.local
    asked = table.requests()[0]
    seat = asked.request.seat
    done = table.is_local(seat) and any(table.submit(seat, command, asked.token) is None for command in table.choices_of(seat))
    settle(page.screen_widget)
    return done


def settle(screen: AnyScreen) -> None:
    """Let everything that plays come to its end."""
    while screen.flow.is_playing:
        screen.flow.skip()


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_a_reason_goes_with_its_cause(hands: Hands, entry: GameEntry) -> None:
    page = hands.sit(entry, 4)
    screen = page.screen_widget
    screen.flow.resume()
    screen.flow.narrator.explain("Pas ainsi.", screen.flow.play.reason(screen.view))
    screen.flow.refresh()
    assert screen.status_line.text == "Pas ainsi.", "it stands for as long as nothing changes"
    assert act(page)
    hands.wait(0)
    assert screen.status_line.text != "Pas ainsi."


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_what_is_taken_back_takes_its_sentence_back(hands: Hands, entry: GameEntry) -> None:
    undone = 0
    for asked in range(2, 10):
        page = hands.sit(entry, asked)
        screen, table = page.screen_widget, page.match.local
        screen.flow.resume()
        told = screen.status_line.text
        if act(page) and table.undo():
            undone += 1
            hands.wait(0)
            assert screen.status_line.text == told, asked
        hands.house.navigate(go.Home())
    assert undone or entry.id not in COMPOSE, "a game in which something is composed lets it be taken back"


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_no_clock_runs_while_dice_fly(hands: Hands, entry: GameEntry) -> None:
    hands.house.theme.set_reduced_motion(False)
    seen = 0
    for asked in range(1, 12):
        page = hands.sit(entry, asked)
        screen, match = page.screen_widget, page.match
        settle(screen)
        told = screen.status_line.text
        stops: list[bool] = []
        screen.flow.clock.stopped.connect(lambda stops=stops: stops.append(True))
        screen.flow.clock.started.connect(lambda stops=stops: stops.append(False))
        hands.wait(1000)
        screen.primary.click()
        if screen.flow.is_playing and screen.flow.play.clock_runs(match.local.view()):
            seen += 1
            assert stops == [True]
            assert screen.status_line.text == told, "nothing is told of dice that roll"
            settle(screen)
            assert stops[:2] == [True, False]
        hands.house.navigate(go.Home())
    assert seen or entry.id not in {"yahtzee_mots", "des_themes"}


# ---- the pause, and what is taken back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_a_pause_hides_what_helps(hands: Hands, entry: GameEntry) -> None:
    seen = 0
    for asked in range(1, 14):
        page = hands.sit(entry, asked)
        screen = page.screen_widget
        screen.flow.resume()
        if page.bar.coach.isVisible():
            screen.flow.coach.show(AdviceText("Écris SECRET.", "Il vaut 40 points."))
        screen.flow.pause()
        if screen.flow.paused:
            seen += 1
            assert not screen.coach.isVisible()
            shown = " ".join(words_on(screen))
            assert "SECRET" not in shown
            for answer in getattr(screen.view, "answers", ()):
                assert answer.text not in shown
            dice = getattr(getattr(screen, "tray", None), "dice", ())
            assert not [die for die in dice if isinstance(die, LetterDie) and die.isVisible() and not die.is_ghost]
            screen.flow.resume()
            assert screen.coach.isVisible() is page.bar.coach.isVisible()
        hands.house.navigate(go.Home())
    assert seen or entry.id not in {"yahtzee_mots", "des_themes"}, "the games with a clock of one's own have a pause"


def words_on(screen: QWidget) -> Iterator[str]:
    """List what labels show and what a screen reader finds."""
    for widget in screen.findChildren(QWidget):
        if widget.isVisible():
            yield widget.accessibleName()
            if isinstance(widget, QLabel):
                yield widget.text()


def compose_yahtzee(screen: Any) -> None:
    if screen.table.tray.playable:
        screen.table.tray.keep((0, 3))


def compose_letters(screen: Any) -> None:
    for die, letter in enumerate(screen.view.state.dice[:3] if screen.table.tray.playable else ()):
        screen.table.tray._lay(screen.table.tray.draft.lay(die, plain(letter)))


def compose_grid(screen: Any) -> None:
    screen.table.hand.type("E")


def compose_nothing(_screen: Any) -> None:
    """Leave the hand as it lies."""


def compose_answer(screen: Any) -> None:
    if not screen.table.floor.field.isHidden():
        screen.table.floor.field.setText("abricot")


COMPOSE: dict[str, tuple[Callable[[Any], None], Callable[[Any], object]]] = {
    "yahtzee": (compose_yahtzee, lambda screen: screen.table.tray.kept),
    "yahtzee_mots": (compose_letters, lambda screen: screen.table.tray.draft.words),
    "mots_de_tete": (compose_grid, lambda screen: screen.table.draft.laid),
    "words_out": (compose_nothing, lambda screen: screen.table.hand.model.cards),
    "des_themes": (compose_answer, lambda screen: screen.table.floor.field.text()),
}
"""How something is composed at a table, and how what is composed there is read."""


@pytest.mark.parametrize("entry", [one for one in ready_games() if one.id in COMPOSE], ids=lambda entry: entry.id)
def test_undo_gives_back_what_was_composed(hands: Hands, entry: GameEntry) -> None:
    undone = 0
    for asked in range(2, 20):
        page = hands.sit(entry, asked)
        screen, table = page.screen_widget, page.match.local
        screen.flow.resume()
        compose, read = COMPOSE[entry.id]
        compose(screen)
        composed = read(screen)
        if act(page) and table.undo():
            hands.wait(0)
            undone += bool(composed)
            assert read(screen) == composed, asked
        hands.house.navigate(go.Home())
    assert undone


@pytest.mark.parametrize("entry", [one for one in ready_games() if one.id in COMPOSE], ids=lambda entry: entry.id)
def test_escape_closes_what_lies_over_the_table_and_nothing_under_it(hands: Hands, entry: GameEntry) -> None:
    composed = 0
    for asked in range(2, 14):
        page = hands.sit(entry, asked)
        screen, match = page.screen_widget, page.match
        for curtain in page.window().findChildren(Curtain):
            curtain.go.click()
        screen.flow.resume()
        settle(screen)
        compose, read = COMPOSE[entry.id]
        compose(screen)
        before, known = read(screen), len(match.session.entries)
        composed += bool(before)
        screen.panel.lend("Règles", QLabel("Règles", screen))
        hands.wait(1000)
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Escape)
        assert screen.panel.isHidden(), asked
        assert (read(screen), len(match.session.entries), screen.flow.paused) == (before, known, False), asked
        hands.house.navigate(go.Home())
    assert composed


def open_curtain(page: QWidget) -> None:
    """Say at the curtain, where there is one, that one is who is asked."""
    for curtain in page.window().findChildren(Curtain):
        curtain.go.click()


@pytest.mark.parametrize(
    "entry", [one for one in ready_games() if one.id in COMPOSE and one.id != "words_out"], ids=lambda one: one.id
)
@pytest.mark.parametrize("way", ["pause", "home"])
def test_what_is_composed_outlives_a_pause_and_a_way_home(hands: Hands, entry: GameEntry, way: str) -> None:
    outlived = 0
    compose, read = COMPOSE[entry.id]
    for asked in range(2, 12):
        page = hands.sit(entry, asked)
        open_curtain(page)
        page.screen_widget.flow.resume()
        settle(page.screen_widget)
        compose(page.screen_widget)
        hands.wait(1000)
        composed = read(page.screen_widget)
        if way == "pause":
            page.screen_widget.flow.pause()
            hands.wait(0)
        else:
            hands.house.navigate(go.Home())
            hands.house.navigate(go.Table(page.match.game_id, coach=False))
            back = hands.house.window.page
            assert isinstance(back, TablePage)
            page = back
        open_curtain(page)
        page.screen_widget.flow.resume()
        hands.wait(1000)
        outlived += bool(composed)
        assert read(page.screen_widget) == composed, asked
        hands.house.navigate(go.Home())
    assert outlived


def test_who_writes_on_after_a_pause_writes_on(hands: Hands) -> None:
    entry = next(one for one in ready_games() if one.id == "des_themes")
    field = None
    for asked in range(2, 40):
        screen: Any = hands.sit(entry, asked).screen_widget
        screen.flow.resume()
        settle(screen)
        field = screen.table.floor.field
        if not field.isHidden():
            break
    assert field is not None
    field.setText("abricot")
    field.setCursorPosition(3)
    for is_paused in (True, False):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Pause)
        hands.wait(1000)
        assert screen.flow.paused is is_paused
    assert field.hasFocus()
    QTest.keyClicks(field, "x")
    assert field.text() == "abrxicot"


# ---- scenes -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_the_moment_shown_anew_in_a_scene_takes_nothing_away(hands: Hands, entry: GameEntry) -> None:
    scenes = 0
    for asked in (0, 3, 8, 17):
        page = hands.sit(entry, asked)
        match, screen, window = page.match, page.screen_widget, page.window()
        match.computer_players.pace_ms = 3_600_000
        game = match.loaded.game
        player = game.make_player("moyen", game.options(), reader(paths.resources()))
        own = chance_of(match.header.code).apart("anew")
        for step in range(3):
            for curtain in window.findChildren(Curtain):
                curtain.go.click()
            screen.flow.resume()
            settle(screen)
            hands.wait(1000)
            if not match.session.requests():
                break
            open_ = match.session.requests()[0]
            seat = open_.request.seat
            choice = player.decide(match.session.view(seat), (open_.request,), own.apart(str(len(match.session.entries))))
            assert choice is not None
            screen.theme.set_reduced_motion(False)
            assert match.local.submit(seat, choice.command, open_.token) is None
            while screen.overlay.busy:
                scenes += 1
                before = {(one.role, one.name) for one in probes.heard(window)}
                screen.flow.show_now()
                assert {(one.role, one.name) for one in probes.heard(window)} == before, (asked, step)
                screen.overlay.skip()
            screen.theme.set_reduced_motion(True)
        hands.house.navigate(go.Home())
    assert scenes > 4


# ---- the end ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
@pytest.mark.parametrize("reduced", [True, False])
def test_what_ends_a_game_is_seen_before_its_end_page(
    hands: Hands, entry: GameEntry, monkeypatch: pytest.MonkeyPatch, *, reduced: bool
) -> None:
    monkeypatch.setattr("ludogite.ui.screen.game_screen.LAST_LOOK_MS", 3_600_000)
    seen = count()
    hands.example.begin(entry, until=lambda _request: bool(next(seen)) and False)
    page = hands.sit(entry, next(seen) - 1)
    match, screen = page.match, page.screen_widget
    ended: list[object] = []
    page.ended.connect(ended.append)
    match.computer_players.pace_ms = 3_600_000
    game = match.loaded.game
    player = game.make_player(sample_of(entry.id).level or "fort", game.options(), reader(paths.resources()))
    own = chance_of(match.header.code).apart("end")
    while match.session.outcome() is None:
        settle(screen)  # the curtain falls once all has been seen
        hands.wait(1000)
        for curtain in page.window().findChildren(Curtain):
            curtain.go.click()
        settle(screen)
        asked = match.session.requests()[0]
        seat = asked.request.seat
        choice = player.decide(match.session.view(seat), (asked.request,), own.apart(str(len(match.session.entries))))
        assert choice is not None
        screen.theme.set_reduced_motion(reduced)
        assert match.local.submit(seat, choice.command, asked.token) is None
    hands.wait(0)
    while screen.overlay.busy and not screen.flow.play.is_over(screen.view):
        screen.overlay.skip()  # what its last move is seen by
    assert screen.flow.busy
    assert not ended
    told = " ".join(one.name for one in probes.heard(page.window()))
    assert "Partie terminée" in told or "La partie est finie" in told
    assert screen.primary.text() == "Voir le résultat"
    QTest.mouseClick(screen.overlay, LEFT)
    assert not ended, "the second press of a double click is deaf"
    hands.wait(1000)
    QTest.mouseClick(screen.overlay, LEFT)
    hands.wait(0)
    assert len(ended) == 1


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_a_way_home_gives_no_time_back(hands: Hands, entry: GameEntry) -> None:
    page = hands.sit(entry, 3)
    open_curtain(page)
    page.screen_widget.flow.resume()
    settle(page.screen_widget)
    match, began = page.match, page.match.session.entries[-1].at_ms
    played = (match.session.next_deadline() or began + 50_000) - began - 300
    match.go_on_from(began + played)
    asked, entries = [one.request for one in match.session.requests()], len(match.session.entries)
    hands.house.navigate(go.Home())
    hands.house.navigate(go.Table(match.game_id, coach=False))
    back = hands.house.window.page
    assert isinstance(back, TablePage)
    assert len(back.match.session.entries) == entries
    assert [one.request for one in back.match.session.requests()] == asked
    assert back.match.session.now_ms() - began >= played
    if back.match.session.next_deadline() is not None:
        open_curtain(back)
        back.screen_widget.flow.resume()
        for _ in range(20):
            QTest.qWait(50)
        assert [one.request for one in back.match.session.requests()] != asked, "the clock speaks when the time is over"
