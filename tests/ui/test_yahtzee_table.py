from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ludogite.games.setup import reader
from ludogite.games.yahtzee.coach import YahtzeeCoach
from ludogite.games.yahtzee.game import solved_values
from ludogite.games.yahtzee.moves import ALL_DICE, DiceThrown, Mark, Marked, OpeningWon, Roll
from ludogite.games.yahtzee.scoring import Box, JokerRule, Score, scores
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import AnyLocalSession, ReplaySession, SeatInfo
from ludogite.ui.flow import press_guard
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.games.yahtzee import table as yahtzee_table
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.interlude import Interlude, Marks, Ranking
from ludogite.ui.screen.sheet_model import CellKind, SheetData
from ludogite.ui.style.theme import Theme
from tests.ui import probes
from tests.ui.places import SIZES, fit, heaped
from tests.ui.yahtzee_play import FAMILY, RESOURCES, make_table, play_move, play_until, simple_move

PERSONS = (SeatInfo("Léa", 1), SeatInfo("Papi", 2))
LEFT = Qt.MouseButton.LeftButton


def busy(screen: AnyScreen) -> bool:
    return screen.flow.busy


Opener = Callable[..., AnyScreen]


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme) -> Opener:
    """Open a screen on a table, shown and active."""

    def sit_down(table: AnyLocalSession, size: tuple[int, int] = (1280, 748)) -> AnyScreen:
        theme.fit(size[0], size[1] + 52)
        screen = yahtzee_table.make_screen(theme, table)
        screen.resize(*size)
        qtbot.addWidget(screen)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)
        screen.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        return screen

    return sit_down


def cell_centre(screen: AnyScreen, box: Box, seat: int) -> QPoint:
    view = screen.table.sheet.view
    return QPoint(view.visualRect(screen.table.model.index(screen.table.model.row_of(box.value), seat + 1)).center())


def click_cell(qtbot: QtBot, screen: AnyScreen, box: Box, seat: int) -> None:
    qtbot.mouseClick(screen.table.sheet.view.viewport(), LEFT, pos=cell_centre(screen, box, seat))


def click_die(qtbot: QtBot, screen: AnyScreen, index: int) -> None:
    die = screen.table.tray.dice[index]
    qtbot.mouseClick(die, LEFT, pos=die.mapFromParent(die.pose.centre).toPoint())


def focused_key(qtbot: QtBot, key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, key)


def move_by_mouse(qtbot: QtBot, screen: AnyScreen, table: AnyLocalSession) -> None:
    """Do what ``simple_move`` would, by clicks alone."""
    view: YahtzeeView = table.view()
    match simple_move(view):
        case Roll(again):
            for index in ALL_DICE if view.dice else ():
                if (index in again) == (index in screen.table.tray.kept):
                    click_die(qtbot, screen, index)
            qtbot.mouseClick(screen.primary, LEFT)
            if table.view() == view:  # the dice fill a box of fixed points: asked once more
                qtbot.mouseClick(screen.primary, LEFT)
        case Mark(box):
            click_cell(qtbot, screen, box, view.seat)
            if screen.table.sheet.view.chosen_code() == box.value:
                assert screen.primary.text().startswith("Barrer")
                qtbot.mouseClick(screen.primary, LEFT)


def move_by_keys(qtbot: QtBot, screen: AnyScreen, table: AnyLocalSession) -> None:
    """Do what ``simple_move`` would, by keys alone, wherever the keyboard is."""
    view: YahtzeeView = table.view()
    match simple_move(view):
        case Roll(again):
            for index in ALL_DICE if view.dice else ():
                if (index in again) == (index in screen.table.tray.kept):
                    focused_key(qtbot, Qt.Key(Qt.Key.Key_1 + index))
            focused_key(qtbot, Qt.Key.Key_Return)
            if table.view() == view:  # the dice fill a box of fixed points: asked once more
                focused_key(qtbot, Qt.Key.Key_Return)
        case Mark(box):
            focused_key(qtbot, Qt.Key.Key_Down)
            assert screen.table.sheet.view.hasFocus()
            probes.walk(screen.table.sheet.view, box.value)
            focused_key(qtbot, Qt.Key.Key_Return)
            if table.view() == view:  # nothing to gain: Enter bars nothing
                assert screen.table.sheet.view.chosen_code() == box.value
                focused_key(qtbot, Qt.Key.Key_Delete)


def test_the_arrows_go_to_the_sheet_past_the_other_button(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    screen = sit(table)
    while not table.view().dice or table.view().phase is not Phase.TURN:
        focused_key(qtbot, Qt.Key.Key_Return)
    focused_key(qtbot, Qt.Key.Key_1)
    assert screen.table.reroll.isVisible()
    screen.primary.setFocus()
    focused_key(qtbot, Qt.Key.Key_Down)
    assert screen.table.sheet.view.hasFocus()


def test_the_button_says_what_enter_does_on_the_sheet(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    view = table.view()
    best = max(scores(view.dice, view.sheets[0], view.joker).values(), key=lambda score: score.points)
    focused_key(qtbot, Qt.Key.Key_Down)
    assert screen.primary.text().startswith(f"Inscrire {best.points}")
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view().totals[0] == best.points


@pytest.mark.parametrize("move", [move_by_mouse, move_by_keys])
def test_a_whole_game_is_played(qtbot: QtBot, sit: Opener, move: Callable[..., None]) -> None:
    table = make_table(PERSONS)
    screen = sit(table)
    ended: list[None] = []
    screen.flow.finished.connect(lambda: ended.append(None))
    played: list[Any] = []
    screen.flow.narrator.played.connect(played.append)
    for _ in range(400):
        if table.view().phase is Phase.OVER:
            break
        before = table.view()
        move(qtbot, screen, table)
        assert table.view() != before
        assert screen.view == table.view()
        assert not busy(screen)
    outcome = table.outcome()
    assert outcome is not None
    assert ended == [None]
    assert sum(isinstance(event, Marked) for event in played) == 26
    totals = screen.table.model.line(screen.table.model.row_of("total")).cells
    assert [cell.text for cell in totals] == [str(score) for score in outcome.scores]
    assert not screen.primary.isEnabled()
    assert screen.band.title == "Partie terminée"


def test_the_opening_is_shown_player_by_player(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    screen = sit(table)
    assert screen.band.title == "À toi, Léa"
    assert screen.primary.text() == "Lancer les 5 dés"
    assert [placard.text for placard in screen.table.tray.placards] == ["…", "…"]
    qtbot.mouseClick(screen.primary, LEFT)
    first = table.view().opening[0]
    assert screen.table.tray.values == (), "the next person finds the cup, not the last one's dice"
    assert screen.table.tray._cup
    assert [placard.text for placard in screen.table.tray.placards] == [str(sum(first)), "…"]
    assert screen.status_line.text.startswith("Léa lance")
    assert screen.band.title == "À toi, Papi"
    won: list[OpeningWon] = []
    screen.flow.narrator.played.connect(lambda event: won.append(event) if isinstance(event, OpeningWon) else None)
    while table.view().phase is Phase.OPENING:
        qtbot.mouseClick(screen.primary, LEFT)
    assert [event.seat for event in won] == [table.view().starter]
    assert screen.table.tray.placards == ()
    assert screen.table.tray.values == ()
    assert screen.band.progress[1] == "Tour 1 sur 13"


def test_the_turn_band_says_who_begins_while_that_is_shown(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    screen = sit(table)
    theme.set_reduced_motion(False)
    said: list[str] = []
    screen.flow.changed.connect(lambda state: said.append(state.offer.band.title))
    while table.view().phase is Phase.OPENING:
        screen.flow.skip()
        qtbot.mouseClick(screen.primary, LEFT)
    first = PERSONS[table.view().starter].name
    while screen.overlay.busy and not said[-1].startswith(f"{first} commence"):
        screen.overlay.skip()
    assert said[-1].startswith(f"{first} commence")
    screen.flow.skip()
    assert screen.band.title == f"À toi, {first}"
    theme.set_reduced_motion(True)


def test_the_primary_action_says_what_will_happen(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    screen = sit(table)
    assert screen.primary.text() == "Lancer les 5 dés"
    focused_key(qtbot, Qt.Key.Key_Return)
    assert screen.primary.accessibleName() == "Lancer les 5 dés, encore 2"
    assert screen.table.reroll.isHidden()
    for index in (0, 1, 2):
        click_die(qtbot, screen, index)
    assert screen.primary.accessibleName() == "Lancer les 2 dés, encore 2"
    assert not screen.table.reroll.isHidden()
    click_die(qtbot, screen, 3)
    assert screen.primary.text() == "Lancer le dé"
    click_die(qtbot, screen, 4)
    assert screen.primary.text() == "Choisis une case"
    qtbot.mouseClick(screen.primary, LEFT)
    assert screen.table.sheet.view.hasFocus()
    assert screen.table.sheet.view.chosen_code() is not None
    box = next(box for box, score in scores(table.view().dice, table.view().sheets[0], table.view().joker).items() if score.points)
    probes.walk(screen.table.sheet.view, box.value)
    points = scores(table.view().dice, table.view().sheets[0], table.view().joker)[box].points
    names = screen.table.model.line(screen.table.model.row_of(box.value)).label
    assert screen.primary.text() == f"Inscrire {points} : « {names} »"
    focused_key(qtbot, Qt.Key.Key_Escape)
    assert screen.primary.text() == "Choisis une case"
    qtbot.mouseClick(screen.table.reroll, LEFT)
    assert table.view().rolls == 2
    assert screen.table.tray.kept == ()


def test_a_click_on_the_cup_throws(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    screen = sit(table)
    qtbot.mouseClick(screen.table.tray, LEFT, pos=screen.table.tray.cup_rect().center().toPoint())
    assert table.view().rolls == 1
    qtbot.mouseClick(screen.table.tray, LEFT, pos=screen.table.tray.groove_rect().center().toPoint())
    assert table.view().rolls == 1


def test_kept_dice_stay_kept_through_the_throw(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    before = table.view().dice
    for index in (4, 1):
        click_die(qtbot, screen, index)
    qtbot.mouseClick(screen.primary, LEFT)
    assert screen.table.tray.kept == (4, 1)
    assert [table.view().dice[index] for index in (4, 1)] == [before[index] for index in (4, 1)]
    assert screen.table.tray.values == table.view().dice


def test_nothing_is_crossed_out_by_one_click(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    while not any(not score.points for score in scores(table.view().dice, table.view().sheets[0], table.view().joker).values()):
        play_move(table)
    screen = sit(table)
    view = table.view()
    box = next(box for box, score in scores(view.dice, view.sheets[view.seat], view.joker).items() if not score.points)
    click_cell(qtbot, screen, box, view.seat)
    assert table.view() == view
    assert screen.table.sheet.view.chosen_code() == box.value
    assert screen.primary.text().startswith("Barrer ")
    click_cell(qtbot, screen, box, view.seat)
    assert table.view().sheets[view.seat][box] == 0
    cell = screen.table.model.cell(screen.table.model.index(screen.table.model.row_of(box.value), view.seat + 1))
    assert cell is not None
    assert cell.kind is CellKind.CROSSED


def test_delete_crosses_out_even_what_would_score(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    focused_key(qtbot, Qt.Key.Key_Down)
    probes.walk(screen.table.sheet.view, Box.CHANCE.value)
    focused_key(qtbot, Qt.Key.Key_Delete)
    assert table.view().sheets[0][Box.CHANCE] == 0


def test_the_button_says_that_a_straight_is_thrown_again(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS, seed="suite 17")
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    straight = table.view().dice
    assert sorted(straight) == [2, 3, 4, 5, 6]
    asks = screen.primary.text()
    focused_key(qtbot, Qt.Key.Key_Return)
    assert (table.view().dice, screen.primary.text()) == (straight, "Relancer quand même")
    focused_key(qtbot, Qt.Key.Key_1)
    assert screen.primary.text() not in (asks, "Relancer quand même"), "another choice is asked about anew"
    focused_key(qtbot, Qt.Key.Key_1)
    focused_key(qtbot, Qt.Key.Key_Return)
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view().rolls == 2


def test_undo_is_asked_and_shown(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=2)
    screen = sit(table)
    dice = table.view().dice
    click_cell(qtbot, screen, Box.CHANCE, table.view().seat)
    assert screen.table.tray.values == ()
    screen.router.undo_asked.connect(table.undo)
    qtbot.keyClick(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view().dice == dice
    assert screen.table.tray.values == dice
    assert screen.view == table.view()


def test_a_computer_plays_before_our_eyes(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    seats = (SeatInfo("Léa", 1), SeatInfo("Ordinateur", 3, "moyen"))
    table = make_table(seats)
    play_until(table, turn=2, seat=1, rolls=0)
    screen = sit(table)
    assert screen.band.title == "C’est à Ordinateur"
    assert not screen.primary.isEnabled()
    assert not any(die.isEnabled() for die in screen.table.tray.dice)
    theme.set_reduced_motion(False)
    seen: list[Any] = []
    screen.flow.narrator.played.connect(seen.append)
    sheets: list[SheetData] = []
    screen.table.model.modelReset.connect(lambda: sheets.append(screen.table.model.sheet))
    screen.table.model.dataChanged.connect(lambda: sheets.append(screen.table.model.sheet))
    screen.table.model.headerDataChanged.connect(lambda: sheets.append(screen.table.model.sheet))
    while table.view().seat == 1:
        play_move(table)
    assert busy(screen)
    assert screen.view != table.view()
    assert screen.overlay.isVisible()
    for _ in range(30):
        if busy(screen) and screen.overlay.isVisible():
            qtbot.mouseClick(screen.overlay, LEFT)
    assert not busy(screen)
    assert screen.view == table.view()
    assert screen.primary.isEnabled()
    assert isinstance(seen[-1], Marked)
    lit = {(line.code, column) for sheet in sheets for line in sheet.lines for column, cell in enumerate(line.cells) if cell.framed}
    assert lit == {(seen[-1].box.value, 1)}
    assert not any(cell.framed for line in screen.table.model.sheet.lines for cell in line.cells)
    assert 1 <= sum(isinstance(event, DiceThrown) for event in seen) <= 3
    assert screen.status_line.text.startswith("Ordinateur ")


def test_a_replay_is_watched_step_by_step(qtbot: QtBot, theme: Theme) -> None:
    played = make_table(PERSONS)
    play_until(played, turn=3, rolls=1)
    session = played._session
    table = ReplaySession(session.rules, session.entries, PERSONS)
    theme.set_reduced_motion(False)
    screen = yahtzee_table.make_screen(theme, table)
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    screen.show()
    seen: list[Any] = []
    screen.flow.narrator.played.connect(seen.append)
    for step in range(1, 20):
        table.show_step(step)  # each one before the dice of the last have come to rest
    screen.flow.skip()
    assert screen.view == table.view()
    assert any(isinstance(event, DiceThrown) for event in seen)
    assert not screen.primary.isEnabled()
    assert not any(die.isEnabled() for die in screen.table.tray.dice)
    assert screen.band.title.startswith("C’est à ")
    table.show_step(table.last)
    assert screen.view == played.view()
    table.show_step(0)
    assert screen.table.tray.values == ()


def test_animations_end_by_themselves(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    screen = sit(table)
    theme.set_reduced_motion(False)
    with qtbot.waitSignal(screen.flow.narrator.played, timeout=5000) as played:
        qtbot.mouseClick(screen.primary, LEFT)
        assert busy(screen)
        assert screen.view.dice == ()
    assert isinstance(played.args[0], DiceThrown)
    qtbot.waitUntil(lambda: not screen.flow.busy, timeout=2000)
    assert screen.view == table.view()


def test_enter_during_a_throw_only_ends_it(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    screen = sit(table)
    theme.set_reduced_motion(False)
    focused_key(qtbot, Qt.Key.Key_Return)
    assert busy(screen)
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view().rolls == 1
    assert screen.view == table.view()


def test_a_yahtzee_gets_confetti(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    theme.set_reduced_motion(False)
    for scene in screen.flow._direct(DiceThrown(0, ALL_DICE, (6, 6, 6, 6, 6), 1), table.view())[1:]:
        scene()
    assert screen.celebration.busy
    assert screen.celebration.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    screen.celebration.skip()


def test_the_coach_speaks_and_marks_his_box(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=3)
    screen = sit(table)
    high = screen.table.tray.height()
    screen.flow.coach.show(AdviceText("Inscris la Chance", "22 points <tout de suite>.", best=Box.CHANCE.value))
    assert screen.coach.isVisible()
    assert screen.coach.accessibleName() == "Inscris la Chance 22 points <tout de suite>."
    assert screen.table.tray.height() < high
    cell = screen.table.model.cell(screen.table.model.index(screen.table.model.row_of("chance"), 1))
    assert cell is not None
    assert cell.best
    with qtbot.waitSignal(screen.advice_closed):
        qtbot.mouseClick(screen.coach.close_button, LEFT)
    assert screen.table.tray.height() == high


def test_the_coach_marks_what_would_help_on_the_dice(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=2)
    screen = sit(table)
    coach = YahtzeeCoach(solved_values(JokerRule.FRANCAIS, reader(RESOURCES)))
    given = coach.advise(table.view(), 0)
    assert given is not None
    plain = [die.accessibleName() for die in screen.table.tray.dice]
    before = screen.table.tray.grab().toImage()
    screen.flow.coach.show(AdviceText("Relance", given=given))
    assert isinstance(given.best.command, Roll)
    again = given.best.command.again
    faces = next(str(dict(one.args)["faces"]) for one in given.remarks if one.code == "yahtzee.helps")
    assert again
    for index, die in enumerate(screen.table.tray.dice):
        assert die.helping == (tuple(map(int, faces.split())) if index in again else ())
        assert ("aiderait" in die.accessibleName()) is (index in again)
    assert screen.table.tray.grab().toImage() != before
    screen.table.tray.keep(again)
    assert not any("aiderait" in die.accessibleName() for die in screen.table.tray.dice), "who keeps it throws it no more"
    screen.table.tray.keep(())
    screen.flow.coach.show(None)
    assert not any(die.helping for die in screen.table.tray.dice)
    assert [die.accessibleName() for die in screen.table.tray.dice] == plain
    play_until(table, turn=1, rolls=3)
    assert not any(die.helping for die in screen.table.tray.dice)


def test_the_coach_waits_for_the_dice(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    screen.flow.coach.show(AdviceText("Avant"))
    theme.set_reduced_motion(False)
    qtbot.mouseClick(screen.primary, LEFT)
    screen.flow.coach.show(AdviceText("Après"))
    assert screen.coach.accessibleName() == "Avant"
    screen.flow.skip()
    assert screen.coach.accessibleName() == "Après"


def test_the_primary_action_keeps_the_keyboard_through_a_throw(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    screen = sit(table)
    theme.set_reduced_motion(False)
    assert screen.primary.hasFocus()
    qtbot.keyClick(screen.primary, Qt.Key.Key_Return)
    assert screen.primary.hasFocus()
    assert screen.primary.text() == "Les dés roulent…"
    assert screen.band.subtitle == "Les dés roulent…"
    assert [
        cell.kind for line in screen.table.sheet.model.sheet.lines for cell in line.cells if cell.kind is CellKind.POSSIBLE
    ] == []
    screen.flow.skip()
    assert screen.primary.hasFocus()
    screen.table.sheet.view.setFocus()
    screen.setFocus(Qt.FocusReason.OtherFocusReason)
    assert screen.primary.hasFocus()


def test_points_fly_to_their_box(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    theme.set_reduced_motion(False)
    click_cell(qtbot, screen, Box.CHANCE, 0)
    assert busy(screen)
    assert screen.table.tray.values
    screen.flow.skip()
    assert screen.view == table.view()


def test_the_side_panel_opens_and_closes(qtbot: QtBot, sit: Opener) -> None:
    screen = sit(make_table(PERSONS))
    content = QLabel("Journal")
    qtbot.addWidget(content)
    screen.panel.lend("Journal", content)
    assert content.isVisible()
    with qtbot.waitSignal(screen.panel.closed):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert content.isHidden()
    assert screen.panel.content is None, "the panel has let go of it"


def test_announcements_are_one_sentence_each(qtbot: QtBot, sit: Opener) -> None:
    spoken: list[str] = []
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    screen = sit(table)
    screen.flow.narrator.announced.connect(spoken.append)
    qtbot.mouseClick(screen.primary, LEFT)
    click_cell(qtbot, screen, Box.CHANCE, table.view().seat)
    assert len(spoken) == 2
    assert "a les dés" in spoken[0]
    assert "dans « Chance »" in spoken[1]


def test_everything_to_act_on_has_a_name(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2, rolls=1)
    screen = sit(table)
    screen.flow.coach.show(AdviceText("Garde"))
    for child in screen.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled():
            interface = QAccessible.queryAccessibleInterface(child)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name), child
            target = child.size()
            assert target.width() >= 40
            assert target.height() >= 40


@pytest.mark.parametrize("seats", [1, 2, 3, 6, 8])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut_or_overlaps(qtbot: QtBot, theme: Theme, sit: Opener, seats: int, text_scale: float) -> None:
    theme.set_text_scale(text_scale)
    table = make_table(FAMILY[:seats])
    play_until(table, turn=2, rolls=2)
    screen, found = sit(table), list[tuple[object, ...]]()
    screen.table.tray.toggle(0)
    blocks = [
        screen.band,
        screen.table.tray,
        screen.coach,
        screen.primary,
        screen.table.reroll,
        screen.status_line,
        screen.table.sheet,
    ]
    for size in SIZES:
        fit(screen, theme, size)
        screen.flow.coach.show(
            AdviceText("Garde les trois 5 et relance deux dés", "31 % de chances d’en avoir au moins un de plus.")
        )
        found += [(size, *one) for one in heaped(screen, blocks)]
        assert screen.table.tray.height() >= 190, size
        assert screen.primary.width() >= 200, size
        if text_scale == 1.0:
            assert screen.primary.width() >= screen.primary.sizeHint().width(), size
            assert screen.table.reroll.width() >= screen.table.reroll.sizeHint().width(), size
        assert all(screen.table.tray.felt_rect().contains(die.pose.centre) for die in screen.table.tray.dice), size
    assert found == []


def test_the_language_switches_live(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = sit(table)
    screen.primary.setText("?")
    screen.table.reroll.setText("?")
    QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    assert screen.primary.text() == "Lancer les 5 dés"
    assert screen.table.reroll.text() == "Tout relancer"


def test_a_new_size_ends_what_flies(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    screen = sit(table)
    theme.set_reduced_motion(False)
    qtbot.mouseClick(screen.primary, LEFT)
    assert busy(screen)
    screen.resize(QSize(1100, 640))
    assert not busy(screen)
    assert screen.view == table.view()


def with_sheet(table: AnyLocalSession, dice: tuple[int, ...], **written: int) -> None:
    """Let the one to move have these dice, and these points on the sheet."""
    session: Any = table._session
    state = session.state
    sheet = state.sheets[state.seat]
    for code, points in written.items():
        sheet = sheet.mark(Box(code), Score(points))
    sheets = tuple(sheet if seat == state.seat else one for seat, one in enumerate(state.sheets))
    session._state = replace(state, dice=dice, sheets=sheets)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ({"yahtzee": 50, "quatre": 8}, "Joker !"),
        ({"yahtzee": 50}, "« Quatre » est libre"),
        ({"yahtzee": 0, "quatre": 8}, "Joker !"),
    ],
)
def test_a_joker_is_told(sit: Opener, written: dict[str, int], told: str) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2, rolls=1)
    with_sheet(table, (4, 4, 4, 4, 4), **written)
    screen = sit(table)
    subtitle = screen.band.subtitle.replace("\u202f", " ")
    assert told in subtitle
    assert ("100 points de prime" in subtitle) is (written["yahtzee"] == 50)
    event = DiceThrown(0, ALL_DICE, (4, 4, 4, 4, 4), 1)
    assert screen.flow.play.announcement(event, "Léa a les dés.").line == screen.band.subtitle


def test_a_box_that_the_dice_may_not_fill_says_why(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2, rolls=1)
    with_sheet(table, (4, 4, 4, 4, 4), yahtzee=50, quatre=8)
    screen = sit(table)
    click_cell(qtbot, screen, Box.SIX, 0)
    assert screen.status_line.text.startswith("Joker")
    assert "case du bas" in screen.status_line.text
    assert table.view().sheets[0][Box.SIX] is None
    screen.status_line.say("")
    click_cell(qtbot, screen, Box.SIX, 1)
    assert screen.status_line.text == "", "the other's column means nothing now"
    screen.table.sheet.view.setFocus(Qt.FocusReason.TabFocusReason)
    screen.table.sheet.view.setCurrentIndex(screen.table.model.index(screen.table.model.row_of("six"), 1))
    focused_key(qtbot, Qt.Key.Key_Return)
    assert screen.status_line.text.startswith("Joker"), "Enter asks the box, and throws nothing"
    assert table.view().rolls == 1


def test_the_end_of_a_manche_is_a_moment_that_a_press_ends(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS, manches=2)
    while table.view().manche == 1 and not (table.view().turn == 13 and table.view().seat != table.view().starter):
        play_move(table)
    while table.view().rolls < 3:
        play_move(table)
    screen = sit(table)
    theme.set_reduced_motion(False)
    last = table.view().sheets
    play_move(table)
    assert table.view().manche == 2
    screen.flow.skip()
    assert screen.flow.stands, "a press before the card has come leads to it, not past it"
    qtbot.waitUntil(lambda: any(isinstance(one.flight, Interlude) for one in screen.overlay._flights), timeout=8000)
    (card,) = (one.flight for one in screen.overlay._flights if isinstance(one.flight, Interlude))
    totals = tuple(sheet.total for sheet in table.view().past[0])
    assert (card.title, card.above, card.below) == ("Fin de la manche 1", Marks(1, 2), Ranking(screen.session.seats, totals))
    assert "Manche 2" in card.following
    assert str(abs(totals[0] - totals[1])) in card.lead
    winner = PERSONS[totals.index(max(totals))].name
    assert card.lead.startswith(f"{winner} gagne la manche avec {max(totals)} points.")
    shown = [screen.table.model.sheet.lines[screen.table.model.row_of("total")].cells[seat].text for seat in (0, 1)]
    assert shown == [str(total) for total in totals], "the sheet that is over lies there"
    assert last != table.view().past[0]
    assert busy(screen)
    screen.resize(screen.width() - 120, screen.height() - 60)
    assert screen.standing_ground().contains(card.place()), "another size of the window takes nothing away"
    screen.flow.refresh()
    assert (screen.band.title, screen.band.subtitle) == (card.title, card.lead), "it is nobody's turn"
    focused_key(qtbot, Qt.Key.Key_Return)
    assert not busy(screen)
    assert screen.view.phase is Phase.OPENING
    assert screen.band.title == f"À toi, {PERSONS[screen.view.seat].name}"
    assert not any(table.view().opening), "the press only ended the moment"


def test_the_moment_between_manches_takes_no_press_that_came_before_it(
    qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, now = sit(make_table(PERSONS)), [0.0]
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    monkeypatch.setattr(press_guard, "now_ms", lambda: now[0])
    monkeypatch.setattr(press_guard, "_LONGEST_STALL_MS", 0)  # QTest counts its own time
    screen.stage.interlude("Fin", "Suite", screen.session.seats, (3, 5))
    qtbot.waitUntil(lambda: not screen.overlay.guard.awaits_painting)
    qtbot.mouseClick(screen.overlay, LEFT)
    screen.flow.press(None)
    assert screen.overlay.busy
    now[0] += 380
    qtbot.mouseClick(screen.overlay, LEFT)
    assert not screen.overlay.busy


def test_a_barred_box_is_barred_while_the_end_of_the_manche_is_seen(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS, manches=2)
    while table.view().manche == 1 and not (table.view().turn == 13 and table.view().seat != table.view().starter):
        play_move(table)
    while table.view().rolls < 3:
        play_move(table)
    screen = sit(table)
    theme.set_reduced_motion(False)
    seat = table.view().seat
    box = table.view().sheets[seat].open_boxes[0]
    asked = table.requests()[0]
    assert table.submit(seat, Mark(box, zero=True), asked.token) is None
    assert busy(screen)
    screen.flow.refresh()
    cell = screen.table.model.cell(screen.table.model.index(screen.table.model.row_of(box.value), seat + 1))
    assert cell is not None
    assert cell.kind is CellKind.CROSSED
    screen.flow.skip()


def test_an_empty_felt_is_no_step_of_a_replay(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(PERSONS)
    while table.view().turn < 3:
        play_move(table)
    replay = ReplaySession(table._session.rules, table._session.entries, PERSONS)
    screen = yahtzee_table.make_screen(theme, replay)
    qtbot.addWidget(screen)
    screen.resize(1280, 748)
    screen.show()
    told: list[object] = []
    screen.flow.narrator.played.connect(told.append)
    steps = 0
    while replay.step < replay.last:
        replay.show_step(replay.stop_after(replay.step))
        steps += 1
        assert not replay.view().throwing
    assert steps == len(replay.stops) - 1 < replay.last
    thrown = sum(isinstance(event, DiceThrown) for event in told)
    assert thrown == sum(isinstance(entry.command, Roll) for entry in replay.entries) - 2, "all but the two throws for who begins"
    while replay.step > 0:
        replay.show_step(replay.stop_before(replay.step))
        assert not replay.view().throwing


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_a_second_press_does_not_throw_for_the_next_person(
    qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A machine that is busy makes two presses of one hand half a second apart; nobody takes the keyboard over so soon."""
    table = make_table(PERSONS)
    while table.view().rolls < 3:
        play_move(table)
    screen, now = sit(table), [10_000.0]
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    monkeypatch.setattr(press_guard, "now_ms", lambda: now[0])
    monkeypatch.setattr(press_guard, "_LONGEST_STALL_MS", 0)  # QTest counts its own time

    def press() -> None:
        if way == "mouse":
            qtbot.mouseClick(screen.primary, LEFT)
        else:
            qtbot.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Return)

    first = table.view().seat
    screen.flow.submit(Mark(table.view().sheets[first].open_boxes[0], zero=True))
    qtbot.waitUntil(lambda: screen.primary.isEnabled() and not screen.primary.guard.awaits_painting)
    assert table.view().seat != first
    for gone, is_thrown in ((400, False), (700, False), (1600, True)):
        now[0] = 10_000 + gone
        press()
        assert bool(table.view().dice) is is_thrown, gone
    while table.view().rolls < 3:
        qtbot.waitUntil(lambda: not screen.primary.guard.awaits_painting)
        now[0] += 400
        before = table.view().rolls
        press()
        assert table.view().rolls == before + 1, "one's own throws wait no longer than before"
