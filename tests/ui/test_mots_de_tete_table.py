from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.core.clock import VirtualClock
from ludogite.core.log import Option
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import (
    Accept,
    BonusThrown,
    Contested,
    ContestLost,
    ContestWon,
    DieThrown,
    Pass,
    Passed,
    PassReason,
    Scored,
    Throw,
    TurnLost,
    Write,
    Written,
)
from ludogite.games.mots_de_tete.state import MotsView, Phase
from ludogite.services.game_session import AnyLocalSession, SeatInfo
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.games.mots_de_tete import action_texts
from ludogite.ui.games.mots_de_tete import table as mots_de_tete_table
from ludogite.ui.games.mots_de_tete.draft import Draft
from ludogite.ui.games.mots_de_tete.events import tell
from ludogite.ui.games.mots_de_tete.grid_model import GridModel, Ground, Writing
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.interlude import Interlude
from ludogite.ui.style.theme import Theme
from tests.ui import probes
from tests.ui.mots_play import FAMILY, laid, make_table, play_move, play_until, simple_move
from tests.ui.places import SIZES, fit, heaped

PERSONS = (SeatInfo("Papi", 2), SeatInfo("Léa", 1))
LEFT = Qt.MouseButton.LeftButton
Opener = Callable[..., AnyScreen]


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme) -> Iterator[Opener]:
    """Open a screen on a table, shown and active; it is held until the test is over."""
    held: list[AnyScreen] = []

    def sit_down(table: AnyLocalSession, size: tuple[int, int] = (1280, 748)) -> AnyScreen:
        theme.fit(size[0], size[1] + 52)
        screen = mots_de_tete_table.make_screen(theme, table)
        screen.resize(*size)
        qtbot.addWidget(screen)
        held.append(screen)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)
        return screen

    yield sit_down
    for screen in held:
        screen.close()


def busy(screen: AnyScreen) -> bool:
    return screen.flow.busy


def cell_at(screen: AnyScreen, cell: Cell) -> QPoint:
    return QPoint(screen.table.grid.view.rect_of(cell).center())


def click_cell(qtbot: QtBot, screen: AnyScreen, cell: Cell) -> None:
    qtbot.mouseClick(screen.table.grid.view.viewport(), LEFT, pos=cell_at(screen, cell))


def click_letter(qtbot: QtBot, screen: AnyScreen, letter: str) -> None:
    palette = screen.table.card.palette_box
    assert palette.isVisible()
    qtbot.mouseClick(palette, LEFT, pos=palette.rect_of(letter).center().toPoint())


def drag(qtbot: QtBot, source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
    """Press, go there in two steps, let go."""
    qtbot.mousePress(source, LEFT, pos=start)
    goal = source.mapFromGlobal(target.mapToGlobal(end))
    qtbot.mouseMove(source, start + QPoint(30, 30))
    qtbot.mouseMove(source, goal)
    qtbot.mouseRelease(source, LEFT, pos=goal)


def focused_key(qtbot: QtBot, key: Qt.Key | str) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, key)


def move_by_mouse(qtbot: QtBot, screen: AnyScreen, table: AnyLocalSession) -> None:
    """Do what ``simple_move`` would, by clicks alone."""
    match simple_move(table):
        case Throw() | Accept():
            qtbot.mouseClick(screen.primary, LEFT)
        case Pass():
            qtbot.mouseClick(screen.table.pass_button, LEFT)
            qtbot.mouseClick(screen.table.pass_button, LEFT)
        case Write(letters):
            for one in letters:
                if screen.table.draft.caret != one.cell:
                    click_cell(qtbot, screen, one.cell)
                click_letter(qtbot, screen, one.letter)
            assert screen.table.draft.cells == {one.cell: one.letter for one in letters}
            qtbot.mouseClick(screen.primary, LEFT)


STEPS = {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}


def go_to(qtbot: QtBot, screen: AnyScreen, cell: Cell) -> None:
    """Bring the caret to a cell by arrows, on a shortest way."""
    rows = screen.view.rows
    ways: dict[Cell, tuple[Qt.Key, ...]] = {}
    todo: list[tuple[Draft, tuple[Qt.Key, ...]]] = [(screen.table.draft, ())]
    for draft, way in todo:
        if draft.caret is not None and draft.caret not in ways:
            ways[draft.caret] = way
            todo.extend((draft.step(rows, *step), (*way, key)) for key, step in STEPS.items())
    for key in ways[cell]:
        focused_key(qtbot, key)
    assert screen.table.draft.caret == cell, QApplication.focusWidget()


def move_by_keys(qtbot: QtBot, screen: AnyScreen, table: AnyLocalSession) -> None:
    """Do what ``simple_move`` would, by keys alone, wherever the keyboard is."""
    match simple_move(table):
        case Throw() | Accept():
            focused_key(qtbot, Qt.Key.Key_Return)
        case Pass():
            while not screen.table.pass_button.hasFocus():
                focused_key(qtbot, Qt.Key.Key_Tab)
            focused_key(qtbot, Qt.Key.Key_Space)
            focused_key(qtbot, Qt.Key.Key_Space)
        case Write(letters):
            ordered = sorted(letters, key=lambda one: one.cell)
            if screen.table.draft.across != (ordered[0].row == ordered[-1].row):
                focused_key(qtbot, Qt.Key.Key_Space)
            go_to(qtbot, screen, ordered[0].cell)
            for one in ordered:
                focused_key(qtbot, one.letter.lower())
            assert screen.table.draft.cells == {one.cell: one.letter for one in letters}
            focused_key(qtbot, Qt.Key.Key_Return)


@pytest.mark.parametrize("move", [move_by_mouse, move_by_keys])
@pytest.mark.parametrize("options", [{"target": 100}, {"target": 100, "contestation": True}, {"target": 100, "variant": "quarte"}])
def test_a_whole_game_is_played(qtbot: QtBot, sit: Opener, move: Callable[..., None], options: dict[str, Any]) -> None:
    table = make_table(PERSONS, {"grid": "marelle", **options})
    screen = sit(table)
    ended: list[None] = []
    screen.flow.finished.connect(lambda: ended.append(None))
    played: list[Any] = []
    screen.flow.narrator.played.connect(played.append)
    for _ in range(200):
        if table.outcome() is not None:
            break
        before = table.view()
        move(qtbot, screen, table)
        assert table.view() != before
        assert screen.view == table.view()
        assert not busy(screen)
    outcome = table.outcome()
    assert outcome is not None
    assert ended == [None]
    assert max(outcome.scores) >= 100
    assert sum(isinstance(event, Scored) for event in played) == len(table.view().plays)
    assert [row.standing.points for row in screen.table.standings.rows] == list(outcome.scores)
    assert not screen.primary.isEnabled()
    assert screen.table.keep_button.isVisible()


def test_the_grid_keeps_its_size_in_a_high_window(sit: Opener, theme: Theme) -> None:
    table = make_table(2)
    screen = sit(table)
    theme.fit(900, 1200)
    screen.resize(900, 1152)
    QApplication.processEvents()
    assert screen.table.grid.view.side >= 32
    assert screen.table.card.geometry().top() > screen.table.grid.geometry().bottom()
    assert screen.primary.geometry().bottom() < screen.status_line.geometry().bottom() < screen.height()


def test_solitaire_ends_with_a_pass(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS[:1], {"variant": "solitaire", "target": 0, "grid": "marelle"})
    play_until(table, turn=3)
    screen = sit(table)
    with qtbot.waitSignal(screen.flow.finished):
        qtbot.mouseClick(screen.table.pass_button, LEFT)
        assert table.outcome() is None
        assert screen.status_line.text.startswith("Passer termine la partie")
        assert screen.table.pass_button.text() == "Oui, passer"
        qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert table.outcome() is not None


def test_the_quarte_shows_its_own_values_and_no_dice(qtbot: QtBot, sit: Opener) -> None:
    screen = sit(make_table(PERSONS, {"variant": "quarte"}))
    cells = [cell for row in screen.table.model.rows for cell in row if cell.is_bonus]
    assert {(cell.ground, cell.value) for cell in cells} == {(Ground.ORANGE, 4), (Ground.JAUNE, 8), (Ground.ROUGE, 12)}
    assert not any(cell.dice for cell in cells)
    assert not screen.table.card.told.has_dice
    places = [(r, c) for r, row in enumerate(screen.table.model.rows) for c, cell in enumerate(row) if cell.ground is Ground.ORANGE]
    assert "case orange, 4 point" in screen.table.model.spoken(places[0])


def test_ligatures_are_two_letters(qtbot: QtBot, sit: Opener) -> None:
    screen, _ = disque(qtbot, sit)
    click_cell(qtbot, screen, (6, 5))
    for key, text in ((Qt.Key.Key_N, "n"), (Qt.Key(0x13BD), "œ"), (Qt.Key.Key_AE, "Æ")):
        QApplication.sendEvent(screen.table.grid.view, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))
    assert "".join(one.letter for one in screen.table.draft.laid) == "NOEAE"


def test_a_pass_is_unsaid_by_escape(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2)
    screen = sit(table)
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.table.pass_button.text() == "Passer"
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert table.view().phase is Phase.WRITE


def disque(qtbot: QtBot, sit: Opener, **options: Any) -> tuple[AnyScreen, AnyLocalSession]:
    """Sit down where DISQUE can be written: the first turn with a six."""
    for seed in range(60):
        table = make_table(PERSONS, options, seed=f"six {seed}")
        play_move(table)
        view: MotsView = table.view()
        if view.phase is Phase.WRITE and view.n == 6:
            return sit(table), table
    raise AssertionError("no six in sixty games")


def test_typing_shows_the_words_and_writes_them(qtbot: QtBot, sit: Opener) -> None:
    screen, table = disque(qtbot, sit)
    seat = table.view().seat
    assert screen.primary.text().startswith("Écris 6")
    assert not screen.primary.isEnabled()
    click_cell(qtbot, screen, (6, 5))
    for letter in "disqu":
        focused_key(qtbot, letter)
    assert not screen.primary.isEnabled()
    assert not screen.table.card.palette_box.isVisible()
    QApplication.sendEvent(
        screen.table.grid.view, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Eacute, Qt.KeyboardModifier.NoModifier, "é")
    )
    assert screen.primary.text() == "Écrire « DISQUE »"
    told = screen.table.card.told
    assert [(line.text, line.points) for line in told.lines] == [("DISQUE", 17)]
    assert [tile.value for tile in told.lines[0].tiles] == [4, 1, 5, 1, 5, 1]
    assert (told.points, told.laid, told.wanted) == (17, 6, 6)
    focused_key(qtbot, "x")
    assert screen.status_line.text.startswith("Pas plus de 6")
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view().scores[seat] == 17
    assert table.view().rows[6][5:11] == "DISQUE"
    assert screen.status_line.text.endswith("DISQUE, 17 points.")
    assert screen.table.draft.laid == ()


def test_a_refused_word_is_named_and_nothing_is_lost(qtbot: QtBot, sit: Opener) -> None:
    screen, table = disque(qtbot, sit)
    view = table.view()
    click_cell(qtbot, screen, (6, 5))
    for letter in "disquk":
        focused_key(qtbot, letter)
    assert screen.primary.text() == "« DISQUK » est refusé"
    assert not screen.primary.isEnabled()
    note = screen.table.card.told.note
    assert note is not None
    assert note.tone == "danger"
    assert "DISQUK" in note.title
    assert screen.table.model.cell((6, 5)).wrong
    assert screen.table.card.told.is_refused
    assert "Léa passerait" not in screen.table.card.told.total_line
    assert screen.table.card.words.rows.accessibleName() == "DISQUK, refusé"
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view() == view
    focused_key(qtbot, Qt.Key.Key_Backspace)
    focused_key(qtbot, "e")
    assert screen.primary.isEnabled()
    assert not screen.table.model.cell((6, 5)).wrong
    assert not screen.table.card.told.is_refused


def refuses(screen: AnyScreen) -> bool:
    """Tell whether the letters at the top of the grid are said to be no word, on the card and in their cells."""
    said = {screen.table.card.told.is_refused, screen.table.model.cell((6, 5)).wrong}
    assert len(said) == 1
    return bool(said.pop())


def test_a_discreet_dictionary_speaks_of_what_was_played(qtbot: QtBot, sit: Opener) -> None:
    screen, table = disque(qtbot, sit, silent=True)
    view = table.view()
    click_cell(qtbot, screen, (6, 5))
    for letter in "disquk":
        focused_key(qtbot, letter)
    assert screen.primary.text() == "Écrire « DISQUK »"
    assert not refuses(screen)
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view() == view
    assert "DISQUK" in screen.status_line.text
    assert refuses(screen)
    assert not screen.primary.isEnabled()
    focused_key(qtbot, Qt.Key.Key_Backspace)
    focused_key(qtbot, "z")
    assert not refuses(screen)
    focused_key(qtbot, Qt.Key.Key_Backspace)
    focused_key(qtbot, "e")
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view().scores[view.seat] == 17


def test_what_was_written_stands_while_its_points_fly(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    screen = sit(table)
    seen = 0
    for turn in range(1, 9):
        play_until(table, turn=turn)
        move = simple_move(table)
        assert isinstance(move, Write)
        theme.set_reduced_motion(False)
        assert screen.flow.submit(move)
        cells, told, flies = [screen.table.model.cell(one.cell) for one in move.letters], screen.table.card.told, screen.flow.busy
        theme.set_reduced_motion(True)
        screen.flow.skip()
        assert [cell.letter for cell in cells] == [one.letter for one in move.letters], turn
        if flies:  # no coloured square asks for dice
            seen += 1
            assert told.title.endswith(f"a écrit {table.view().last.words[0].word.text}")
            assert told.points == table.view().last.points
    assert seen


def test_letters_skip_what_is_written(qtbot: QtBot, sit: Opener) -> None:
    screen, table = disque(qtbot, sit)
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, Write(laid(6, 5, "DISQUE", across=True)), asked.token) is None
    while not (table.view().phase is Phase.WRITE and table.view().n >= 2):
        asked = table.requests()[0]
        command = Throw() if table.view().phase is Phase.THROW else Pass()
        assert table.submit(asked.request.seat, command, asked.token) is None
    click_cell(qtbot, screen, (5, 6))
    focused_key(qtbot, Qt.Key.Key_Space)
    focused_key(qtbot, "p")
    assert screen.table.model.cell((6, 6)).writing is Writing.JOINED
    focused_key(qtbot, "d")
    assert screen.table.draft.cells == {(5, 6): "P", (7, 6): "D"}
    focused_key(qtbot, Qt.Key.Key_Backspace)
    assert screen.table.draft.cells == {(5, 6): "P"}
    assert screen.table.draft.caret == (7, 6)
    focused_key(qtbot, Qt.Key.Key_Escape)
    assert screen.table.draft.laid == ()


def test_a_click_on_the_caret_turns_and_space_takes_the_letters_along(qtbot: QtBot, sit: Opener) -> None:
    screen, _ = disque(qtbot, sit)
    ways = []
    for _ in range(2):
        click_cell(qtbot, screen, (6, 5))
        ways.append(screen.table.draft.across)
    qtbot.mouseClick(screen.table.card.turner, LEFT)
    assert [*ways, screen.table.draft.across] == [True, False, True]
    for letter in "dis":
        focused_key(qtbot, letter)
    focused_key(qtbot, Qt.Key.Key_Space)
    assert screen.table.draft.cells == {(6, 5): "D", (7, 5): "I", (8, 5): "S"}
    assert screen.table.card.turner.accessibleName() == "Sens : vers le bas"


def test_letters_are_dragged_from_the_alphabet_and_about(qtbot: QtBot, sit: Opener) -> None:
    screen, _ = disque(qtbot, sit)
    palette, view = screen.table.card.palette_box, screen.table.grid.view
    start = palette.rect_of("K").center().toPoint()
    qtbot.mousePress(palette, LEFT, pos=start)
    qtbot.mouseMove(palette, start + QPoint(40, 0))
    assert screen.table.carried.isVisible()
    goal = palette.mapFromGlobal(view.viewport().mapToGlobal(cell_at(screen, (6, 7))))
    qtbot.mouseMove(palette, goal)
    qtbot.mouseRelease(palette, LEFT, pos=goal)
    assert not screen.table.carried.isVisible()
    assert screen.table.draft.cells == {(6, 7): "K"}
    drag(qtbot, view.viewport(), cell_at(screen, (6, 7)), view.viewport(), cell_at(screen, (6, 9)))
    assert screen.table.draft.cells == {(6, 9): "K"}
    drag(qtbot, palette, palette.rect_of("A").center().toPoint(), view.viewport(), cell_at(screen, (5, 9)))
    assert screen.table.draft.cells == {(6, 9): "K", (5, 9): "A"}
    assert not screen.table.draft.across
    drag(qtbot, view.viewport(), cell_at(screen, (6, 9)), screen.table.card, QPoint(10, 10))
    assert screen.table.draft.cells == {(5, 9): "A"}
    drag(qtbot, palette, palette.rect_of("B").center().toPoint(), view.viewport(), cell_at(screen, (8, 8)))
    assert screen.table.draft.cells == {(5, 9): "A"}
    assert "ne prend pas" in screen.status_line.text


def test_what_is_no_letter_is_said_and_not_laid(qtbot: QtBot, sit: Opener) -> None:
    screen, _ = disque(qtbot, sit)
    focused_key(qtbot, "5")
    assert screen.table.draft.laid == ()
    assert "A à Z" in screen.status_line.text


def test_bonus_dice_are_thrown_by_the_player_and_counted(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, phase=Phase.THROW_BONUS)
    screen = sit(table)
    view: MotsView = table.view()
    assert view.pending is not None
    assert screen.primary.text().startswith("Lancer l")
    assert screen.table.card.told.bonus
    seen: list[Any] = []
    screen.flow.narrator.played.connect(seen.append)
    qtbot.mouseClick(screen.primary, LEFT)
    thrown = next(event for event in seen if isinstance(event, BonusThrown))
    for rolls in thrown.bonus:
        assert screen.table.model.cell((rolls.row, rolls.col)).rolled == rolls.value
    assert sum(isinstance(event, Scored) for event in seen) == 1


def test_contestation_by_mouse(qtbot: QtBot, sit: Opener) -> None:
    people = (SeatInfo("Papi", 2), SeatInfo("Léa", 1), SeatInfo("Zoé", 7))
    table = make_table(people, {"contestation": True}, clock=VirtualClock())
    play_until(table, turn=1)
    view: MotsView = table.view()
    asked = table.requests()[0]
    start = (view.grid.rows // 2 - 2, view.grid.cols // 2)
    letters = laid(start[0], start[1], "K" * view.n, across=True)
    assert table.submit(asked.request.seat, Write(letters), asked.token) is None
    screen = sit(table)
    shown = [button for button in screen.table.contesters if button.isVisible()]
    assert len(shown) == 2
    assert all(button.text().endswith("conteste") for button in shown)
    assert screen.primary.text() == "Personne ne conteste"
    assert screen.table.card.time.isVisible()
    assert screen.table.card.time.seconds == 10
    seen: list[Any] = []
    screen.flow.narrator.played.connect(seen.append)
    qtbot.mouseClick(shown[1], LEFT)
    won = [event for event in seen if isinstance(event, ContestWon)]
    assert len(won) == 1
    assert won[0].writer == view.seat
    assert not table.view().plays
    card = next(one.flight for one in screen.overlay._flights)
    assert isinstance(card, Interlude)
    assert "n’est pas un mot" in card.lead or "ne sont pas des mots" in card.lead
    told = screen.table.card.told
    assert told.is_refused, "behind the card, and until the letters come off"
    assert [line.text for line in told.lines if line.wrong] == list(won[0].wrong)
    assert "passerait" not in told.total_line
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, Throw(), asked.token) is None
    assert screen.flow.lags
    screen.flow.keep_up()
    assert not any(isinstance(event, Passed) for event in seen), "the verdict stays until it is read, whatever phones do"
    qtbot.mouseClick(screen.overlay, LEFT)
    assert any(isinstance(event, Passed) for event in seen)
    assert not screen.table.card.told.is_refused


@pytest.mark.parametrize("press", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_a_key_on_a_verdict_does_not_end_what_follows_it(qtbot: QtBot, theme: Theme, sit: Opener, press: Qt.Key) -> None:
    table = make_table(PERSONS, {"contestation": True})
    play_until(table, turn=1)
    view: MotsView = table.view()
    asked = table.requests()[0]
    letters = laid(view.grid.rows // 2 - 2, view.grid.cols // 2, "K" * view.n, across=True)
    assert table.submit(asked.request.seat, Write(letters), asked.token) is None
    screen = sit(table)
    focused_key(qtbot, "c")
    theme.set_reduced_motion(False)
    focused_key(qtbot, press)
    assert screen.flow.busy
    assert screen.table.card.told.is_refused, "what was refused is still seen"
    assert not any(isinstance(one.flight, Interlude) for one in screen.overlay._flights)


def hands_of_people(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let buttons be deaf as for people, under a clock of the test's own: a list with its time in ms."""
    now = [1e12]
    monkeypatch.setattr("ludogite.ui.flow.press_guard.GUARD_MS", 350)
    monkeypatch.setattr("ludogite.ui.flow.press_guard.now_ms", lambda: now[0])
    monkeypatch.setattr("ludogite.ui.flow.press_guard._LONGEST_STALL_MS", 0)  # QTest counts its own time
    return now


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, "c"])
def test_a_second_press_on_writing_does_not_answer_for_the_others(
    qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch, key: Qt.Key | str
) -> None:
    screen, table = disque(qtbot, sit, contestation=True)
    now = hands_of_people(monkeypatch)
    click_cell(qtbot, screen, (6, 5))
    for letter in "disquk":
        focused_key(qtbot, letter)
    focused_key(qtbot, Qt.Key.Key_Return)
    written = table.view()
    assert written.phase is Phase.CONTEST
    for _ in range(2):
        focused_key(qtbot, key)
        qtbot.mouseClick(screen.primary, LEFT)
        assert table.view() == written
    qtbot.waitUntil(lambda: not screen.primary.guard.awaits_painting)
    now[0] += 801  # the others take over
    focused_key(qtbot, key)
    assert table.view() != written


def test_a_second_press_on_writing_does_not_throw_for_the_next(qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, table = disque(qtbot, sit)
    now = hands_of_people(monkeypatch)
    click_cell(qtbot, screen, (6, 5))
    for letter in "disque":
        focused_key(qtbot, letter)
    focused_key(qtbot, Qt.Key.Key_Return)
    written = table.view()
    assert written.phase is Phase.THROW
    focused_key(qtbot, Qt.Key.Key_Return)
    focused_key(qtbot, Qt.Key.Key_Space)
    qtbot.mouseClick(screen.primary, LEFT)
    assert table.view() == written
    qtbot.waitUntil(lambda: not screen.primary.guard.awaits_painting)
    now[0] += 801  # the others take over
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view() != written


def test_contestation_by_keys_and_in_vain(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS, {"contestation": True})
    play_until(table, turn=1)
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, simple_move(table), asked.token) is None
    screen = sit(table)
    contester = table.view().waiting[0]
    seen: list[Any] = []
    screen.flow.narrator.played.connect(seen.append)
    focused_key(qtbot, "c")
    assert [event.seat for event in seen if isinstance(event, ContestLost)] == [contester]
    assert not any(isinstance(event, TurnLost) for event in seen), "the verdict stays until it is read"
    focused_key(qtbot, Qt.Key.Key_Return)
    assert [event.seat for event in seen if isinstance(event, TurnLost)] == [contester]


@pytest.mark.parametrize("reduced", [False, True])
def test_who_has_contested_thinks_no_more(qtbot: QtBot, theme: Theme, sit: Opener, *, reduced: bool) -> None:
    table = make_table(PERSONS, {"contestation": True})
    play_until(table, turn=1)
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, simple_move(table), asked.token) is None
    screen = sit(table)
    theme.set_reduced_motion(reduced)
    focused_key(qtbot, "c")
    assert screen.primary.text() == ("Suite" if reduced else "Le dictionnaire décide."), "the verdict stands, or is awaited"
    assert "conteste" not in screen.table.card.told.line, "nobody is asked any more"
    if reduced:
        assert screen.table.card.told.line == "", "the card that stands over it tells the verdict"


def test_hidden_answers_are_given_in_turn_at_one_screen(qtbot: QtBot, sit: Opener) -> None:
    table = make_table((*PERSONS, SeatInfo("Tom", 3)), {"contestation": True, "hidden": True})
    play_until(table, turn=1)
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, simple_move(table), asked.token) is None
    screen = sit(table)
    first, second = table.view().waiting
    names = [info.name for info in table.seats]
    seen: list[Any] = []
    screen.flow.narrator.played.connect(seen.append)
    assert screen.primary.text() == f"{names[first]} accepte"
    assert [button.text() for button in screen.table.contesters if not button.isHidden()] == [f"{names[first]} conteste"]
    focused_key(qtbot, "c")
    assert seen == []
    assert screen.primary.text() == f"{names[second]} accepte"
    focused_key(qtbot, Qt.Key.Key_Return)
    assert [event.seat for event in seen if isinstance(event, Contested)] == [first]


def test_a_computer_plays_before_our_eyes(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    seats = (SeatInfo("Léa", 1), SeatInfo("Ordinateur", 3, "moyen"))
    table = make_table(seats)
    while not (table.view().seat == 1 and table.view().phase is Phase.THROW and table.view().plays):
        play_move(table)
    screen = sit(table)
    assert not screen.primary.isEnabled()
    assert not screen.table.pass_button.isVisible()
    theme.set_reduced_motion(False)
    seen: list[Any] = []
    screen.flow.narrator.played.connect(seen.append)
    while table.view().seat == 1 and table.outcome() is None:
        play_move(table)
    assert busy(screen)
    assert screen.view != table.view()
    for _ in range(60):
        if busy(screen):
            screen.flow.skip()
    assert not busy(screen)
    assert screen.view == table.view()
    assert isinstance(seen[0], DieThrown)
    assert isinstance(seen[1], Written | Passed)


def test_animations_end_by_themselves(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2, phase=Phase.THROW)
    screen = sit(table)
    theme.set_reduced_motion(False)
    with qtbot.waitSignal(screen.flow.narrator.played, timeout=5000) as played:
        qtbot.mouseClick(screen.primary, LEFT)
        assert busy(screen)
        assert screen.view.n == 0
    assert isinstance(played.args[0], DieThrown)
    qtbot.waitUntil(lambda: not screen.flow.busy, timeout=3000)
    assert screen.view == table.view()


def test_hints_are_bought_rung_by_rung(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=3)
    screen = sit(table)
    seat, before = table.view().seat, table.view().scores[table.view().seat]
    assert screen.table.card.hint_button.text().endswith("gratuit")
    qtbot.mouseClick(screen.table.card.hint_button, LEFT)
    assert table.view().scores[seat] == before
    paid = 0
    for price in (2, 2, 3, 5):
        assert screen.table.card.hint_button.text().endswith(f"−{price}")
        qtbot.mouseClick(screen.table.card.hint_button, LEFT)
        paid += price
        assert table.view().scores[seat] == before - paid
    hint = table.view().hint
    assert hint is not None
    assert hint.word is not None
    assert not screen.table.card.hint_button.isVisible()
    note = screen.table.card.told.note
    assert note is not None
    assert hint.word in note.line
    assert hint.row is not None
    assert hint.col is not None
    assert screen.table.model.cell((hint.row, hint.col)).hint


def test_the_draft_outlives_a_hint(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=3)
    screen = sit(table)
    focused_key(qtbot, "a")
    draft = screen.table.draft
    qtbot.mouseClick(screen.table.card.hint_button, LEFT)
    assert screen.table.draft == draft


def test_undo_is_asked_and_shown(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=3)
    screen = sit(table)
    seat, turn = table.view().seat, table.view().turn
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert table.view().turn == turn + 1
    screen.router.undo_asked.connect(table.undo)
    qtbot.keyClick(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (table.view().turn, table.view().seat) == (turn, seat)
    assert screen.view == table.view()
    assert screen.table.pass_button.isVisible()


def test_a_double_click_does_not_pass(qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2)
    screen = sit(table)
    now = hands_of_people(monkeypatch)
    for _ in range(3):
        qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert table.view().phase is Phase.WRITE
    assert screen.table.pass_button.text() == "Oui, passer"
    qtbot.waitUntil(lambda: not screen.table.pass_button.guard.awaits_painting)
    now[0] += 351
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert table.view().phase is Phase.THROW


def test_what_was_refused_is_said_until_something_else_is_tried(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=8)
    screen = sit(table)
    told = screen.status_line.text
    assert told
    for wrong, other in (("5", "a"), ("7", Qt.Key.Key_Backspace), ("8", Qt.Key.Key_Right)):
        focused_key(qtbot, wrong)
        assert "A à Z" in screen.status_line.text
        focused_key(qtbot, other)
        assert screen.status_line.text == told
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert "Passer" in screen.status_line.text
    focused_key(qtbot, Qt.Key.Key_Escape)
    assert screen.status_line.text == told


def test_a_refusal_moves_nothing(qtbot: QtBot, sit: Opener) -> None:
    screen, _ = disque(qtbot, sit)
    click_cell(qtbot, screen, (6, 5))
    for letter in "disqu":
        focused_key(qtbot, letter)

    def places() -> list[QRect]:
        blocks = (
            screen.table.grid,
            screen.table.card,
            screen.table.standings,
            screen.primary,
            screen.table.pass_button,
            screen.table.clear_button,
            screen.status_line,
        )
        return [block.geometry() for block in blocks]

    before = places()
    focused_key(qtbot, "k")
    assert places() == before
    for key in (Qt.Key.Key_Return, "x", Qt.Key.Key_Space):
        focused_key(qtbot, key)
        assert places() == before


def test_undo_gives_back_what_was_laid_and_the_keyboard(qtbot: QtBot, sit: Opener) -> None:
    screen, table = disque(qtbot, sit)
    click_cell(qtbot, screen, (6, 5))
    for letter in "disque":
        focused_key(qtbot, letter)
    cells, told = screen.table.draft.cells, screen.status_line.text
    qtbot.mouseClick(screen.primary, LEFT)
    assert "DISQUE" in screen.status_line.text
    assert not screen.table.draft.cells
    assert screen.primary.hasFocus()
    assert table.undo()
    assert screen.table.draft.cells == cells
    assert screen.status_line.text == told
    assert QApplication.focusWidget() is screen.table.grid.view
    focused_key(qtbot, Qt.Key.Key_Space)
    focused_key(qtbot, Qt.Key.Key_Space)
    assert screen.table.pass_button.text() == "Passer"
    assert screen.table.draft.cells == cells
    focused_key(qtbot, Qt.Key.Key_Return)
    assert "DISQUE" in screen.status_line.text
    assert table.undo()
    assert screen.table.draft.cells == cells


def test_clicks_leave_the_keyboard_with_the_game(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=3)
    screen = sit(table)
    focused_key(qtbot, "a")
    for button in (screen.table.card.hint_button, screen.table.card.turner, screen.table.clear_button, screen.table.pass_button):
        qtbot.mouseClick(button, LEFT)
        assert QApplication.focusWidget() is screen.table.grid.view, button
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert table.view().phase is Phase.THROW
    assert QApplication.focusWidget() is screen.primary
    focused_key(qtbot, Qt.Key.Key_Return)
    assert table.view().phase is Phase.WRITE
    assert QApplication.focusWidget() is screen.table.grid.view


def test_the_time_of_a_turn_is_shown(qtbot: QtBot, sit: Opener) -> None:
    clock = VirtualClock()
    table = make_table(PERSONS, {"turn_seconds": 60}, clock=clock)
    play_until(table, turn=2)
    screen = sit(table)
    assert screen.table.card.time.isVisible()
    assert screen.table.card.time.seconds == 60
    clock.advance(12_500)
    qtbot.waitUntil(lambda: screen.table.card.time.seconds == 48, timeout=2000)


def test_cells_speak(qtbot: QtBot, sit: Opener) -> None:
    screen, table = disque(qtbot, sit)
    model: GridModel = screen.table.model
    assert model.spoken((8, 8)) == "ligne 9, colonne 9, croix centrale"
    assert model.spoken((0, 4)) == "ligne 1, colonne 5, case noire"
    assert model.spoken((10, 4)) == "ligne 11, colonne 5, vide, case orange"
    click_cell(qtbot, screen, (10, 4))
    focused_key(qtbot, "n")
    assert model.spoken((10, 4)) == "ligne 11, colonne 5, N, provisoire, case orange"
    index = model.index(10, 4)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == model.spoken((10, 4))
    focused_key(qtbot, Qt.Key.Key_Escape)
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, Write(laid(6, 5, "DISQUE", across=True)), asked.token) is None
    name = table.seats[asked.request.seat].name
    assert model.spoken((6, 5)).startswith(f"ligne 7, colonne 6, D, écrite par {name}, 4 point")


def test_everything_to_act_on_has_a_name(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=3)
    screen = sit(table)
    screen.flow.coach.show(AdviceText("Cherche"))
    for child in screen.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled():
            interface = QAccessible.queryAccessibleInterface(child)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name), child
            assert child.width() >= 40, child
            assert child.height() >= 40, child


@pytest.mark.parametrize(("seats", "board"), [(1, "marelle"), (2, "losange"), (3, "maison"), (4, "maison")])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut_or_overlaps(qtbot: QtBot, theme: Theme, sit: Opener, seats: int, text_scale: float, board: str) -> None:
    theme.set_text_scale(text_scale)
    people = tuple(SeatInfo(info.name, info.ink) for info in FAMILY[:seats])
    table = make_table(people, {"grid": board})
    play_until(table, turn=seats + 1)
    screen, found = sit(table), list[tuple[object, ...]]()
    blocks = [
        screen.table.grid,
        screen.table.standings,
        screen.table.card,
        screen.primary,
        screen.table.pass_button,
        screen.table.clear_button,
        screen.status_line,
    ]
    for size in SIZES:
        fit(screen, theme, size)
        for advice in (None, AdviceText("Le meilleur : POING", "31 points en moyenne, et un mot courant pour 24.")):
            screen.flow.coach.show(advice)
            found += [(size, *one) for one in heaped(screen, [*blocks, *([screen.coach] if advice else [])])]
            assert screen.table.grid.view.side >= 24, size
            assert screen.primary.width() >= 120, size
    assert found == []


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5, 2.0])
def test_passing_is_named_in_words_in_every_window(theme: Theme, sit: Opener, text_scale: float) -> None:
    theme.set_text_scale(text_scale)
    table = make_table(PERSONS)
    play_until(table, turn=2)
    screen = sit(table)
    for size in ((900, 588), *SIZES):
        fit(screen, theme, size)
        with probes.painted() as drawn, probes.cut_short() as cut:
            screen.table.pass_button.grab()
        assert [one.text for one in drawn if one.widget is screen.table.pass_button] == ["Passer"], size
        assert "Passer" not in cut, size


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_what_a_hint_costs_is_seen_before_it_is_bought_in_every_window(theme: Theme, sit: Opener, text_scale: float) -> None:
    theme.set_text_scale(text_scale)
    table = make_table(PERSONS)
    play_until(table, turn=2)
    screen = sit(table)
    button = screen.table.card.hint_button
    button.click()
    for size in ((900, 588), *SIZES):
        fit(screen, theme, size)
        with probes.painted() as drawn, probes.cut_short() as cut:
            screen.table.card.grab()
        assert [one.text for one in drawn if one.widget is button and one.text.endswith("−2")], size
        assert not cut, size


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_what_a_hint_says_is_read_and_heard_in_every_window(qtbot: QtBot, theme: Theme, sit: Opener, text_scale: float) -> None:
    theme.set_text_scale(text_scale)
    table = make_table(PERSONS)
    play_until(table, turn=3)
    screen = sit(table)
    said: list[str] = []
    screen.flow.narrator.announced.connect(said.append)
    for rung in range(4):
        screen.table.card.hint_button.click()
        note = screen.table.card.told.note
        assert note is not None
        for size in ((900, 588), *SIZES):
            fit(screen, theme, size)
            with probes.painted() as drawn, probes.cut_short() as cut:
                screen.table.card.grab()
            texts = [one.text for one in drawn if one.widget is screen.table.card]
            assert any((note.line or note.title).startswith(text.rstrip("…")) for text in texts if len(text) > 9), (rung, size)
            assert text_scale > 1 or note.title in texts, (rung, size)
            assert text_scale > 1 or size[0] < 1000 or not cut, "the squares that are marked show it, too"
        assert note.title in said[-1]
        assert note.line in said[-1]


def test_small_cells_can_be_enlarged(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS, {"grid": "losange"})
    play_until(table, turn=2)
    screen = sit(table, (1024, 592))
    side = screen.table.grid.view.side
    assert screen.table.card.zoom_button.isVisible()
    qtbot.mouseClick(screen.table.card.zoom_button, LEFT)
    assert screen.table.grid.view.side > side
    focused_key(qtbot, Qt.Key.Key_Right)
    caret = screen.table.draft.caret
    assert caret is not None
    assert screen.table.grid.view.viewport().rect().contains(screen.table.grid.view.rect_of(caret))
    qtbot.keyClick(screen, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert screen.table.grid.view.side == side


def test_the_wheel_and_the_keys_zoom(qtbot: QtBot, sit: Opener) -> None:
    screen = sit(make_table(PERSONS))
    side = screen.table.grid.view.side
    qtbot.keyClick(screen, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    larger = screen.table.grid.view.side
    assert larger > side
    middle = QPointF(screen.table.grid.view.viewport().rect().center())
    place = QPointF(screen.table.grid.view.viewport().mapToGlobal(middle.toPoint()))
    for turned, wanted in ((-120, side), (-120, side), (120, larger)):
        wheel = QWheelEvent(
            middle, place, QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(screen.table.grid.view.viewport(), wheel)
        assert screen.table.grid.view.side == wanted


def test_enter_never_ends_up_on_the_way_out(qtbot: QtBot, theme: Theme) -> None:
    """While others play nothing can be pressed; the keyboard stays at the table all the same."""
    table = make_table((FAMILY[0], FAMILY[2]), {"grid": "marelle"})
    while not (table.view().seat == 0 and table.view().phase is Phase.THROW_BONUS):
        play_move(table)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    out = QPushButton("Accueil")
    screen = mots_de_tete_table.make_screen(theme, table)
    column.addWidget(out)
    column.addWidget(screen)
    window.resize(1100, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    screen.setFocus(Qt.FocusReason.OtherFocusReason)
    assert screen.primary.hasFocus()
    qtbot.keyClick(screen.primary, Qt.Key.Key_Return)
    assert table.view().seat == 1
    assert not screen.primary.isEnabled()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert screen.isAncestorOf(focus)


def test_the_side_panel_opens_and_closes(qtbot: QtBot, sit: Opener) -> None:
    screen = sit(make_table(PERSONS))
    content = QLabel("Journal")
    qtbot.addWidget(content)
    screen.panel.lend("Journal", content)
    assert content.isVisible()
    with qtbot.waitSignal(screen.panel.closed):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert content.isHidden()


def test_the_language_switches_live(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2)
    screen = sit(table)
    screen.table.pass_button.setText("?")
    screen.table.clear_button.setText("?")
    QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    assert screen.table.pass_button.text() == "Passer"
    assert screen.table.clear_button.text() == "Effacer"


def test_a_new_size_ends_what_flies(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=2, phase=Phase.THROW)
    screen = sit(table)
    theme.set_reduced_motion(False)
    qtbot.mouseClick(screen.primary, LEFT)
    assert busy(screen)
    screen.resize(QSize(1100, 640))
    assert not busy(screen)
    assert screen.view == table.view()


def test_the_grid_model_keeps_the_contract_of_models(qtbot: QtBot, qtmodeltester: Any, sit: Opener) -> None:
    screen, _ = disque(qtbot, sit)
    qtmodeltester.check(screen.table.model)


@pytest.mark.parametrize("options", [{}, {"turn_seconds": 120}])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_letters_are_there_for_the_mouse_in_a_small_window(
    theme: Theme, sit: Opener, options: dict[str, Option], text_scale: float
) -> None:
    theme.set_text_scale(text_scale)
    table = make_table(PERSONS, options)
    play_until(table, turn=2)
    screen = sit(table, (1024, 592))
    card = screen.table.card
    letters = card.palette_box
    assert letters.isVisible()
    assert card.rect().contains(letters.geometry())
    assert card.time.isHidden() or not letters.geometry().intersects(card.time.geometry())


def test_who_plays_alone_is_not_told_of_a_next() -> None:
    short = Passed(0, PassReason.FIRST_ONE, 0)
    assert "Au suivant" not in (tell(short, ["Léa"]) or "")
    assert "Au suivant" in (tell(short, ["Léa", "Papi"]) or "")


def test_who_contested_twice_in_vain_owes_two_turns() -> None:
    table = make_table((*PERSONS, SeatInfo("Tom", 3)), {"contestation": True})
    play_until(table, turn=1)
    view: MotsView = replace(table.view(), lost=(2, 2))
    notes = [row.note for row in action_texts.standings_of(view, table.seats, [True] * 3, view.scores)]
    assert notes[2] == "passe 2 tours"


def test_a_play_that_is_judged_counts_its_dice_with_what_it_brings(sit: Opener) -> None:
    table = make_table(PERSONS, {"contestation": True})
    while not (table.view().phase is Phase.CONTEST and table.view().pending.bonus):
        play_move(table)
    told = sit(table).table.card.told
    assert told.bonus
    assert ", plus le" in told.total_line
