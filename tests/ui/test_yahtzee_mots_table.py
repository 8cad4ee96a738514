from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.games.yahtzee_mots.letters import JOKER
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Mark, Marked, Propose, Roll, SandGone, SandRanOut, Zero, ZeroWritten, spelt
from ludogite.games.yahtzee_mots.sheet import Box
from ludogite.games.yahtzee_mots.state import Phase
from ludogite.services.game_session import AnyReplaySession, ReplaySession, SeatInfo
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.games.yahtzee_mots import table as yahtzee_mots_table
from ludogite.ui.games.yahtzee_mots.draft import Draft
from ludogite.ui.games.yahtzee_mots.hourglass import Hourglass
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.sheet_model import CellKind
from ludogite.ui.style.theme import Theme
from tests.ui import probes
from tests.ui.places import SIZES, fit, heaped
from tests.ui.yahtzee_mots_play import FAMILY, Played, composed, simple_move

PERSONS = (SeatInfo("Mamie", 4), SeatInfo("Tom", 5))
LEFT = Qt.MouseButton.LeftButton
Opener = Callable[..., AnyScreen]


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme) -> Opener:
    """Open a screen on a table, shown and active, its sand running."""

    def sit_down(game: Played | AnyReplaySession, size: tuple[int, int] = (1280, 748)) -> AnyScreen:
        theme.fit(size[0], size[1] + 52)
        screen = yahtzee_mots_table.make_screen(theme, game.table if isinstance(game, Played) else game)
        screen.resize(*size)
        qtbot.addWidget(screen)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        screen.flow.resume()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)
        return screen

    return sit_down


def cell_centre(screen: AnyScreen, box: Box) -> QPoint:
    return QPoint(screen.table.sheet.view.visualRect(screen.table.parts.index_of(box, screen.view.state.seat)).center())


def busy(screen: AnyScreen) -> bool:
    return screen.flow.busy


def running(screen: AnyScreen) -> bool:
    return bool(screen.table.tray.hourglass.is_running)


def phase(game: Played) -> Phase:
    return game.view.state.phase


def paused(screen: AnyScreen) -> bool:
    return screen.flow.paused


def click_cell(qtbot: QtBot, screen: AnyScreen, box: Box) -> None:
    qtbot.mouseClick(screen.table.sheet.view.viewport(), LEFT, pos=cell_centre(screen, box))


def click_die(qtbot: QtBot, screen: AnyScreen, index: int) -> None:
    die = screen.table.tray.dice[index]
    qtbot.mouseClick(die, LEFT, pos=die.mapFromParent(die.pose.centre).toPoint())


def carry(qtbot: QtBot, screen: AnyScreen, index: int, goal: QPointF) -> None:
    """Drag a die to a point of the tray."""
    die = screen.table.tray.dice[index]
    start = die.mapFromParent(die.pose.centre).toPoint()
    qtbot.mousePress(die, LEFT, pos=start)
    for share in (0.3, 0.7, 1.0):
        way = die.pose.centre + (goal - die.pose.centre) * share
        qtbot.mouseMove(die, die.mapFromParent(way).toPoint())
    qtbot.mouseRelease(die, LEFT, pos=die.mapFromParent(goal).toPoint())


def press(qtbot: QtBot, key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, key)


def type_letters(text: str) -> None:
    for letter in text:
        target = QApplication.focusWidget()
        assert target is not None
        key = Qt.Key.Key_A + ord(letter) - ord("a") if letter.isascii() else Qt.Key.Key_unknown
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, letter))


def move_by_mouse(qtbot: QtBot, screen: AnyScreen, game: Played) -> None:
    """Do what ``simple_move`` would, by clicks alone."""
    match simple_move(game):
        case Roll():
            qtbot.mouseClick(screen.primary, LEFT)
        case Propose(words):
            for rack, word in enumerate(words):
                qtbot.mouseClick(screen.table.tray, LEFT, pos=screen.table.tray.places.rack(rack).center().toPoint())
                for placed in word:
                    click_die(qtbot, screen, placed.die)
                    if screen.view.state.dice[placed.die] == JOKER:
                        letters = screen.table.joker_card.palette_of_letters
                        assert letters.isVisible()
                        qtbot.mouseClick(letters, LEFT, pos=letters.rect_of(placed.letter).center().toPoint())
            qtbot.mouseClick(screen.primary, LEFT)
        case Mark(box):
            click_cell(qtbot, screen, box)
        case Zero(box):
            click_cell(qtbot, screen, box)
            assert screen.primary.text().startswith("Barrer")
            qtbot.mouseClick(screen.primary, LEFT)


def move_by_keys(qtbot: QtBot, screen: AnyScreen, game: Played) -> None:
    """Do what ``simple_move`` would, by keys alone, wherever the keyboard is."""
    match simple_move(game):
        case Roll():
            press(qtbot, Qt.Key.Key_Return)
        case Propose(words):
            for number, word in enumerate(words):
                if number:
                    press(qtbot, Qt.Key.Key_Tab)
                type_letters(spelt(word).lower())
            press(qtbot, Qt.Key.Key_Return)
        case Mark(box):
            assert screen.table.sheet.view.chosen_code() == box.value
            press(qtbot, Qt.Key.Key_Return)
        case Zero(box):
            for _ in range(20):
                if screen.table.sheet.view.hasFocus():
                    break
                press(qtbot, Qt.Key.Key_Tab)
            probes.walk(screen.table.sheet.view, box.value)
            press(qtbot, Qt.Key.Key_Delete)


@pytest.mark.parametrize("move", [move_by_mouse, move_by_keys])
def test_a_whole_game_is_played(qtbot: QtBot, sit: Opener, move: Callable[..., None]) -> None:
    game = Played(PERSONS)
    screen = sit(game)
    ended: list[None] = []
    screen.flow.finished.connect(lambda: ended.append(None))
    played: list[Any] = []
    screen.flow.narrator.played.connect(played.append)
    for _ in range(200):
        if game.view.state.phase is Phase.OVER:
            break
        before = game.view
        game.clock.advance(500)
        move(qtbot, screen, game)
        assert game.view != before
        assert screen.view == game.view
        assert not busy(screen)
    outcome = game.table.outcome()
    assert outcome is not None
    assert ended == [None]
    assert sum(isinstance(event, Marked | ZeroWritten) for event in played) == 16
    assert sum(isinstance(event, Marked) for event in played) >= 10
    totals = screen.table.model.line(screen.table.model.row_of("total")).cells
    assert [cell.text for cell in totals] == [str(score) for score in outcome.scores]
    assert not screen.primary.isEnabled()
    assert screen.band.title == "Partie terminée"


def test_typing_takes_letters_then_the_joker(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=4)
    screen = sit(game)
    assert screen.table.tray.hasFocus()
    type_letters("jé")
    assert [placed.die for placed in screen.table.tray.draft.racks[0]] == [0, 2]
    type_letters("ux")
    assert [(placed.die, placed.letter) for placed in screen.table.tray.draft.racks[0]] == [(0, "J"), (2, "E"), (6, "U"), (3, "X")]
    assert screen.primary.text() == "Proposer « JEUX »".replace("« ", "«\u202f").replace(" »", "\u202f»")
    assert "joker pour U" in screen.table.tray.dice[6].accessibleName()
    type_letters("z")
    assert "Z" in screen.table.card.text
    press(qtbot, Qt.Key.Key_Backspace)
    assert len(screen.table.tray.draft.racks[0]) == 3
    press(qtbot, Qt.Key.Key_Home)
    press(qtbot, Qt.Key.Key_Delete)
    assert spelt(screen.table.tray.draft.racks[0]) == "EU"
    press(qtbot, Qt.Key.Key_1)
    assert spelt(screen.table.tray.draft.racks[0]) == "JEU"


def test_dice_are_carried_to_racks_and_back(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=7)
    screen = sit(game)
    places = screen.table.tray.places
    carry(qtbot, screen, 5, places.rack(1).center())
    carry(qtbot, screen, 4, places.laid(1, 0, 2).centre - QPointF(20, 0))
    assert spelt(screen.table.tray.draft.racks[1]) == "NO"[::-1]
    carry(qtbot, screen, 4, places.rack(0).center())
    assert [spelt(laid) for laid in screen.table.tray.draft.racks] == ["O", "N"]
    carry(qtbot, screen, 4, places.well(2).center())
    assert [spelt(laid) for laid in screen.table.tray.draft.racks] == ["", "N"]
    click_die(qtbot, screen, 5)
    assert screen.table.tray.draft.free == ALL_DICE


def test_dice_on_a_rack_are_kept(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=4)
    screen = sit(game)
    assert screen.table.reroll.text() == "Tout relancer"
    type_letters("je")
    qtbot.mouseClick(screen.table.reroll, LEFT)
    assert game.view.state.rolls == 2
    assert game.view.state.dice[0] == "J"
    assert spelt(screen.table.tray.draft.racks[0]) == "JE"


def test_the_sheet_says_what_the_words_would_score(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    index = screen.table.parts.index_of(Box.MOT4, 0)
    type_letters("jeu")
    cell = screen.table.model.cell(index)
    assert cell is not None
    assert (cell.kind, cell.text) == (CellKind.POSSIBLE, "0")
    type_letters("x")
    # no U on the dice but the joker: J 6 + E 1 + X 8
    cell = screen.table.model.cell(index)
    assert cell is not None
    assert (cell.kind, cell.text) == (CellKind.POSSIBLE, "15")
    assert "Mot de 4 lettres" in screen.table.card.text
    assert [mark.points for mark in screen.table.tray.marks] == [15]


def test_a_refused_word_says_why_and_stays(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    type_letters("dxnj")
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.state.phase is Phase.TURN
    assert screen.table.card.kind == "danger"
    assert "dictionnaire" in screen.table.card.text
    assert spelt(screen.table.tray.draft.racks[0]) == "DXNJ"
    assert screen.table.tray.marks[0].verdict == "bad"
    press(qtbot, Qt.Key.Key_Backspace)
    assert screen.table.card.kind != "danger"
    assert screen.table.tray.marks[0].verdict == ""


def test_the_joker_may_change_until_it_is_marked(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    type_letters("jeux")
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.state.phase is Phase.MARKING
    assert screen.table.tray.marks[0].verdict == "good"
    assert "joker" in screen.table.card.text
    click_die(qtbot, screen, 6)
    assert screen.table.joker_card.isVisible()
    letters = screen.table.joker_card.palette_of_letters
    qtbot.mouseClick(letters, LEFT, pos=letters.rect_of("Z").center().toPoint())
    assert screen.table.card.kind == "danger"
    assert spelt(game.view.state.words[0]) == "JEUX"
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.state.sheets[0][Box.MOT4] == 15


def test_an_unnamed_joker_cannot_be_proposed(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    type_letters("je")
    click_die(qtbot, screen, 6)
    assert screen.table.joker_card.isVisible()
    assert not screen.primary.isEnabled()
    type_letters("u")
    assert screen.table.joker_card.isHidden()
    assert spelt(screen.table.tray.draft.racks[0]) == "JEU"
    assert screen.primary.isEnabled()


def test_the_sand_writes_its_zero(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    told: list[Any] = []
    screen.flow.narrator.played.connect(told.append)
    type_letters("je")
    game.clock.advance(20_000)
    screen.table.tray.hourglass.look_again()
    assert 0 < screen.table.tray.hourglass.seconds <= 40
    game.sand_runs_out()
    assert [type(event) for event in told] == [SandGone, ZeroWritten]
    cell = screen.table.model.cell(screen.table.parts.index_of(Box.MOT4, 0))
    assert cell is not None
    assert cell.kind is CellKind.CROSSED
    assert screen.view.state.seat == 1
    assert screen.table.tray.draft.words == ()
    assert "zéro" in screen.status_line.text


def test_a_click_reaches_the_die_under_the_corner_of_another(qtbot: QtBot, sit: Opener) -> None:
    game = composed("DIZRUQR", turn=8)
    screen = sit(game)
    type_letters("uq")
    tray = screen.table.tray
    laid, other = tray.dice[4], tray.dice[5]
    at = laid.pose.centre.toPoint()
    assert other.geometry().contains(at), "the racks are three, and their dice small"
    other.raise_()
    top = tray.childAt(at)
    assert top is other
    qtbot.mouseClick(top, LEFT, pos=top.mapFrom(tray, at))
    assert spelt(tray.draft.racks[0]) == "Q"


def test_a_reader_hears_the_whole_sand_before_the_first_throw(sit: Opener) -> None:
    screen = sit(Played(PERSONS))
    assert screen.table.tray.hourglass.accessibleName() == "Sablier : 60 secondes"


def test_the_last_seconds_are_announced_once(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    spoken: list[str] = []
    screen.flow.narrator.announced.connect(spoken.append)
    left = (game.session.next_deadline() or 0) - game.clock.now_ms()
    for wait in (left - 10_500, 700, 800):
        game.clock.advance(wait)
        screen.table.tray.hourglass.look_again()
    assert len(spoken) == 1
    assert "10" in spoken[0]
    assert screen.table.tray.hourglass.is_late


def test_a_pause_hides_dice_and_words(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    type_letters("je")
    with qtbot.waitSignal(screen.flow.clock.stopped):
        qtbot.mouseClick(screen.table.tray.pause_button, LEFT)
    assert paused(screen)
    assert not any(die.isVisible() for die in screen.table.tray.dice)
    assert "JE" not in screen.table.tray.accessibleName()
    assert screen.primary.text() == "Reprendre"
    assert not running(screen)
    type_letters("u")
    assert spelt(screen.table.tray.draft.racks[0]) == "JE"
    with qtbot.waitSignal(screen.flow.clock.started):
        press(qtbot, Qt.Key.Key_Return)
    assert all(die.isVisible() for die in screen.table.tray.dice)
    assert running(screen)
    type_letters("u")
    assert spelt(screen.table.tray.draft.racks[0]) == "JEU"
    press(qtbot, Qt.Key.Key_Escape)
    assert paused(screen)
    press(qtbot, Qt.Key.Key_Escape)
    assert not paused(screen)


def test_looking_away_stops_the_sand(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitSignal(screen.flow.clock.stopped), qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    assert paused(screen)


def test_a_game_taken_up_in_mid_turn_waits(qtbot: QtBot, theme: Theme) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = yahtzee_mots_table.make_screen(theme, game.table)
    qtbot.addWidget(screen)
    asked: list[None] = []
    screen.flow.clock.stopped.connect(lambda: asked.append(None))
    screen.resize(1280, 748)
    with qtbot.waitExposed(screen):
        screen.show()
    assert paused(screen)
    assert asked == [None]


def test_special_boxes(qtbot: QtBot, sit: Opener) -> None:
    game = composed("AEIOÜY◊", turn=2)
    screen = sit(game)
    cell = screen.table.model.cell(screen.table.parts.index_of(Box.TOUTES_VOYELLES, 0))
    assert cell is not None
    assert cell.text == "25"
    names = [action.text() for action in screen.table.writer.menu().actions()]
    assert any("25" in name and "voyelles" in name for name in names)
    consonants = next(action for action in screen.table.writer.menu().actions() if "consonnes" in action.text())
    consonants.trigger()
    assert screen.table.card.kind == "danger"
    assert "A" in screen.table.card.text
    click_cell(qtbot, screen, Box.TOUTES_VOYELLES)
    assert game.view.state.claim is Box.TOUTES_VOYELLES
    assert screen.primary.text() == "Inscrire 25 : « Toutes voyelles »"
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.state.sheets[0][Box.TOUTES_VOYELLES] == 25
    assert game.view.state.sheets[0][Box.MOT3] == 0


def test_one_rack_more_for_chance(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=2)
    screen = sit(game)
    next(action for action in screen.table.writer.menu().actions() if "chevalet" in action.text()).trigger()
    assert len(screen.table.tray.draft.racks) == 2
    type_letters("jeux")
    press(qtbot, Qt.Key.Key_Tab)
    type_letters("don")
    chance = next(action for action in screen.table.writer.menu().actions() if action.text().startswith("Chance"))
    assert "22" in chance.text()
    chance.trigger()
    assert screen.table.sheet.view.chosen_code() == Box.CHANCE.value
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.state.sheets[0][Box.CHANCE] == 22


def test_in_free_order_the_zero_is_chosen(qtbot: QtBot, sit: Opener) -> None:
    game = composed("AEIOÜY◊", turn=2, ordre_libre=True)
    screen = sit(game)
    assert len(screen.table.tray.draft.racks) == 3
    click_cell(qtbot, screen, Box.TOUTES_VOYELLES)
    assert screen.primary.text() == "Inscrire 25 : « Toutes voyelles »"
    press(qtbot, Qt.Key.Key_Return)
    assert not screen.primary.isEnabled() or "zéro" in screen.primary.text()
    click_cell(qtbot, screen, Box.MOT6)
    assert game.view.state.sheets[0][Box.TOUTES_VOYELLES] == 25
    assert game.view.state.sheets[0][Box.MOT6] == 0


def test_hints_are_bought_rung_by_rung(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    prices = []
    while screen.table.card.action.isVisible():
        prices.append(screen.table.card.action.text())
        qtbot.mouseClick(screen.table.card.action, LEFT)
    assert len(prices) == 5
    assert game.view.state.sheets[0].hints == 12
    assert "«" in screen.table.card.text
    assert screen.table.model.line(screen.table.model.row_of("hints")).cells[0].text == "−12"


def test_a_computer_plays_before_our_eyes(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    game = Played((SeatInfo("Mamie", 4), SeatInfo("Ordinateur", 3, "moyen")))
    game.play_until(turn=2, seat=1, rolls=0)
    screen = sit(game)
    assert not screen.primary.isEnabled()
    theme.set_reduced_motion(False)
    while game.view.state.seat == 1:
        game.play()
    assert busy(screen)
    assert not any(die.isEnabled() for die in screen.table.tray.dice)
    for _ in range(40):
        if busy(screen) and screen.overlay.isVisible():
            qtbot.mouseClick(screen.overlay, LEFT)
    assert not busy(screen)
    assert screen.view == game.view
    assert screen.primary.isEnabled()


def test_a_replay_is_watched_step_by_step(qtbot: QtBot, sit: Opener) -> None:
    game = Played(PERSONS)
    game.play_until(turn=3, rolls=1)
    table = ReplaySession(game.session.rules, game.session.entries, PERSONS)
    screen = sit(table)
    for step in range(1, table.last + 1):
        table.show_step(step)
        assert screen.view == table.view()
        assert not screen.primary.isEnabled()
        assert not paused(screen)
    table.show_step(0)
    assert screen.view.state.sheets == ((screen.view.state.sheets[0]),) * 2


def test_the_sand_of_a_replay_falls_with_the_time_that_was_played(qtbot: QtBot, sit: Opener) -> None:
    game = Played(PERSONS)
    game.play_until(turn=1)
    game.clock.advance(21_000)
    game.submit(Roll((0, 1)))
    game.sand_runs_out()
    table = ReplaySession(game.session.rules, game.session.entries, PERSONS)
    screen = sit(table)
    glass = screen.table.tray.hourglass
    left = []
    for step in range(1, table.last + 1):
        table.show_step(step)
        qtbot.waitUntil(lambda: not screen.flow.busy)
        if table.view().state.sand_ms is not None:
            left.append(glass.left_ms)
    assert left[0] == 60_000
    assert left[-1] == 39_000
    assert not glass.is_running
    table.show_step(table.last)
    empty = next(step for step in range(table.last, 0, -1) if table.entries[step - 1].command == SandRanOut())
    table.show_step(empty - 1)
    table.show_step(empty)
    qtbot.waitUntil(lambda: not screen.flow.busy)
    assert screen.table.card.isVisible()


def test_sand_falls_smoothly_and_rises_at_once(qtbot: QtBot, theme: Theme) -> None:
    glass = Hourglass(theme)
    qtbot.addWidget(glass)
    glass.show()
    glass.stand(60_000, 60_000)
    with qtbot.waitSignal(glass.ticked):
        glass.fall(30_000, 60_000, 60)
    assert glass.left_ms > 30_000
    qtbot.waitUntil(lambda: glass.left_ms == 30_000)
    glass.fall(50_000, 60_000, 60)
    assert glass.left_ms == 50_000


def test_parties_stand_side_by_side(qtbot: QtBot, sit: Opener) -> None:
    game = Played(PERSONS, parties=2)
    game.play_until(turn=2, partie=2, rolls=1, seat=1)
    screen = sit(game)
    assert [head.part for head in screen.table.model.sheet.heads] == ["1ʳᵉ", "2ᵉ", "1ʳᵉ", "2ᵉ"]
    assert [head.past for head in screen.table.model.sheet.heads] == [True, False, True, False]
    assert screen.table.sheet.view.columnSpan(screen.table.model.row_of("total"), 1) == 2
    assert screen.table.parts.index_of(Box.MOT3, 1).column() == 4
    type_words = simple_move(game)
    assert isinstance(type_words, Propose | Zero)
    many = Played(FAMILY[:5], parties=3)
    folded = sit(many)
    assert len(folded.table.model.sheet.heads) == 5
    assert folded.table.model.row_of("earlier") > 0


def test_everything_to_act_on_has_a_name(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=7)
    screen = sit(game)
    screen.flow.coach.show(AdviceText("Garde"))
    for child in screen.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled():
            interface = QAccessible.queryAccessibleInterface(child)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name), child
            assert child.width() >= 40
            assert child.height() >= 40


@pytest.mark.parametrize(("seats", "parties"), [(1, 1), (1, 5), (3, 2), (5, 2), (8, 1)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_nothing_is_cut_or_overlaps(qtbot: QtBot, theme: Theme, sit: Opener, seats: int, parties: int, text_scale: float) -> None:
    theme.set_text_scale(text_scale)
    game = Played(FAMILY[:seats], parties=parties)
    game.play_until(turn=1, rolls=1)
    screen, found = sit(game), list[tuple[object, ...]]()
    blocks = [screen.band, screen.table.tray, screen.coach, screen.primary, screen.table.reroll, screen.table.special_button,
              screen.table.card, screen.status_line, screen.table.sheet]  # fmt: skip
    for size in SIZES:
        fit(screen, theme, size)
        screen.flow.coach.show(AdviceText("Garde les voyelles et relance deux dés", "31 % de chances d’un mot de 5 lettres."))
        assert all(one.isVisible() for one in blocks), size
        found += [(size, *one) for one in heaped(screen, blocks)]
        assert screen.table.tray.height() >= (170 if text_scale == 1.0 else 120), size  # large text takes room from the dice
        felt = screen.table.tray.felt_rect()
        assert all(felt.contains(die.pose.centre) for die in screen.table.tray.dice), size
        assert felt.contains(QPointF(screen.table.tray.pause_button.geometry().bottomRight())), size
        if text_scale == 1.0:
            assert screen.primary.width() >= screen.primary.sizeHint().width(), size
    assert found == []


def test_the_language_switches_live(qtbot: QtBot, sit: Opener) -> None:
    screen = sit(composed("JDEXON◊", turn=3))
    screen.table.special_button.setText("?")
    screen.primary.setText("?")
    QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    assert screen.table.special_button.text() == "Case spéciale"
    assert screen.primary.text() == "Pose un mot"


def test_too_few_words_are_said_before_they_are_proposed(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=7)
    screen = sit(game)
    assert game.view.turn_box is Box.DEUX_MOTS
    type_letters("don")
    assert "«\u202fDeux mots\u202f» veut 2 mots" in screen.table.card.text
    assert "posé 1" in screen.table.card.text
    press(qtbot, Qt.Key.Key_Return)
    assert phase(game) is Phase.TURN, "one may still compose"
    assert "Chance" in screen.table.card.text
    press(qtbot, Qt.Key.Key_Tab)
    type_letters("je")
    press(qtbot, Qt.Key.Key_Return)
    assert Box.DEUX_MOTS in screen.table.writer.offers.points
    assert phase(game) is Phase.MARKING


def test_who_means_it_proposes_them_for_the_chance(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=7)
    screen = sit(game)
    type_letters("don")
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.state.phase is Phase.MARKING
    assert "appuie encore" not in screen.table.card.text


@pytest.mark.parametrize("way", ["button", "Escape"])
def test_accepted_words_that_do_not_fill_the_box_are_taken_back(qtbot: QtBot, sit: Opener, way: str) -> None:
    game = composed("JDEXON◊", turn=7)
    screen = sit(game, (1024, 588))
    special = screen.table.special_button.geometry()
    type_letters("don")
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Return)
    assert phase(game) is Phase.MARKING
    assert "Le sable coule encore" in screen.band.subtitle
    assert running(screen), "the sand has not stopped for it"
    assert screen.table.back_button.isVisible()
    assert screen.table.special_button.geometry() == special, "the other of the two stands beside it now"
    if way == "button":
        qtbot.mouseClick(screen.table.back_button, LEFT)
    else:
        press(qtbot, Qt.Key.Key_Escape)
    assert phase(game) is Phase.TURN
    assert [spelt(laid) for laid in screen.table.tray.draft.words] == ["DON"], "what was laid lies there"
    assert "reprend ses lettres" in screen.status_line.text
    assert screen.table.parts.judged == ()
    assert not screen.table.back_button.isVisible()
    press(qtbot, Qt.Key.Key_Tab)
    type_letters("je")
    press(qtbot, Qt.Key.Key_Return)
    assert Box.DEUX_MOTS in screen.table.writer.offers.points
    assert not screen.table.back_button.isVisible(), "it fills the box"


def test_once_the_sand_has_run_out_the_words_stay(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=7)
    screen = sit(game)
    type_letters("don")
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Return)
    assert screen.table.back_button.isVisible()
    game.clock.advance(60_000)
    qtbot.waitUntil(lambda: not screen.table.back_button.isVisible())
    assert phase(game) is Phase.MARKING, "nothing is lost: the words are accepted"
    assert "coule encore" not in screen.band.subtitle
    assert "reprends tes lettres" not in screen.table.card.text


def test_the_sand_waits_where_it_is_said_to(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=6)
    screen = sit(game)
    type_letters("don")
    press(qtbot, Qt.Key.Key_Return)
    assert phase(game) is Phase.MARKING
    assert "Le sable attend" in screen.band.subtitle
    assert not running(screen)
    left = screen.table.tray.hourglass.left_ms
    game.clock.advance(20_000)
    screen.table.tray.hourglass.look_again()
    assert screen.table.tray.hourglass.left_ms == left


def test_the_best_box_for_a_word_of_seven_letters_leads(qtbot: QtBot, sit: Opener) -> None:
    game = composed("PARTIES", turn=6)
    screen = sit(game)
    assert game.view.turn_box is Box.UN_MOT
    type_letters("parties")
    assert "Yahtzee des Mots" in screen.table.card.text
    press(qtbot, Qt.Key.Key_Return)
    assert screen.primary.text().startswith("Inscrire 50")
    assert screen.table.other_button.isVisible()
    assert "Un mot" in screen.table.other_button.text()
    assert any("Un mot" in action.text() for action in screen.table.writer.menu().actions())
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.state.sheets[0][Box.YAHTZEE_DES_MOTS] == 50
    for told in ("50", "PARTIES", "Et zéro dans"):
        assert told in screen.status_line.text, "the box that was filled is told with the one that pays for it"


def test_the_box_beside_the_best_one_is_filled_by_its_button(qtbot: QtBot, sit: Opener) -> None:
    game = composed("PARTIES", turn=6)
    screen = sit(game)
    type_letters("parties")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.mouseClick(screen.table.other_button, LEFT)
    assert game.view.state.sheets[0][Box.YAHTZEE_DES_MOTS] is None
    assert game.view.state.sheets[0][Box.UN_MOT]


def test_a_prime_of_a_hundred_is_named_before_it_is_written(qtbot: QtBot, sit: Opener) -> None:
    game = composed("PARTIES", turn=6)
    state = game.session.state
    game.session._state = replace(state, sheets=(state.sheets[0].mark(Box.YAHTZEE_DES_MOTS, 50), *state.sheets[1:]))
    screen = sit(game)
    type_letters("parties")
    assert "100 points de prime" in screen.table.card.text
    press(qtbot, Qt.Key.Key_Return)
    assert "Un mot" in screen.primary.text()
    assert "+100" in screen.primary.accessibleName()
    assert "100 points de prime" in screen.table.card.text


def test_space_goes_to_the_next_rack_and_the_caret_stays_there_over_a_pause(qtbot: QtBot, sit: Opener) -> None:
    game = composed("TICBUSE", turn=7)
    screen = sit(game)
    type_letters("tic")
    press(qtbot, Qt.Key.Key_Space)
    type_letters("b")
    press(qtbot, Qt.Key.Key_Pause)
    assert paused(screen)
    press(qtbot, Qt.Key.Key_Return)
    assert not paused(screen)
    type_letters("us")
    assert [spelt(laid) for laid in screen.table.tray.draft.words] == ["TIC", "BUS"]


def test_without_the_chance_it_says_what_is_missing_once(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=7)
    state = game.session.state
    sheets = (state.sheets[0].mark(Box.CHANCE, 12), *state.sheets[1:])
    game.session._state = replace(state, sheets=sheets)
    screen = sit(game)
    refused: list[object] = []
    screen.session.refused.connect(refused.append)
    type_letters("don")
    for _ in range(2):
        press(qtbot, Qt.Key.Key_Return)
        assert "«\u202fDeux mots\u202f» veut 2 mots" in screen.table.card.text
        assert "case libre" not in screen.table.card.text
    assert refused == []
    assert game.view.state.phase is Phase.TURN


def test_without_sand_nothing_speaks_of_it(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2, sablier=0)
    screen = sit(game)
    said: list[str] = []
    for _ in range(40):
        said += [screen.band.subtitle, screen.table.card.text, screen.status_line.text]
        game.play()
    told = [one for one in said if "sabl" in one.lower() and "Sans sablier" not in one]
    assert told == []


def test_a_box_that_may_not_be_filled_says_why(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    click_cell(qtbot, screen, Box.MOT5)
    assert "pose d’abord tes lettres" in screen.table.card.text
    type_letters("don")
    click_cell(qtbot, screen, Box.MOT5)
    assert "n’est pas la case de ce tour" in screen.table.card.text
    assert game.view.state.phase is Phase.TURN


def test_primes_of_a_hundred_have_a_line(sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    assert "yahtzee_primes" not in {line.code for line in screen.table.model.sheet.lines}
    state = game.session.state
    game.session._state = replace(state, sheets=(replace(state.sheets[0], primes=3), *state.sheets[1:]))
    later = sit(game)
    line = later.table.model.sheet.lines[later.table.model.row_of("yahtzee_primes")]
    assert line.cells[0].text == "300"


def test_what_lies_on_the_racks_can_be_laid_again(qtbot: QtBot, sit: Opener) -> None:
    game = composed("JDEXON◊", turn=3)
    screen = sit(game)
    type_letters("don")
    kept = screen.parts.save_draft()
    assert isinstance(kept, Draft)
    again = sit(game)
    assert again.parts.save_draft() is None
    again.parts.restore_draft(kept)
    assert again.table.tray.draft.words == screen.table.tray.draft.words


def test_while_points_are_written_nobody_is_told_to_take_letters_back(qtbot: QtBot, sit: Opener, theme: Theme) -> None:
    game = composed("JDEXON◊", turn=7)
    screen = sit(game)
    type_letters("don")
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Return)
    assert "reprends tes lettres" in screen.table.card.text
    theme.set_reduced_motion(False)
    press(qtbot, Qt.Key.Key_Return)
    assert busy(screen)
    assert screen.primary.text().startswith("Inscrit")
    assert "reprends tes lettres" not in screen.table.card.text
    screen.flow.skip()
    theme.set_reduced_motion(True)
