from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.core.rules import NATURE
from ludogite.games.des_themes.game import GAME
from ludogite.games.des_themes.moves import (
    Answer,
    Ballot,
    Buzz,
    Colour,
    Command,
    DiceRolled,
    GiveUpRound,
    ThemeRolled,
    Throw,
    Vote,
)
from ludogite.games.des_themes.state import Phase
from ludogite.games.play import code_for
from ludogite.games.setup import new_header, reader
from ludogite.services.game_session import SeatInfo
from ludogite.services.match import Match, begin
from ludogite.store.database import open_store
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.games.des_themes import table as des_themes_table
from ludogite.ui.games.des_themes.shared_keyboard import TOGETHER_MS
from ludogite.ui.screen.buzzer_sheet import BuzzerSheet
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from ludogite.words.reasons import Verdict
from tests.ui.des_themes_play import FAMILY, RESOURCES, Played
from tests.ui.hours import Hours

LEFT = Qt.MouseButton.LeftButton
Opener = Callable[..., AnyScreen]


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme) -> Opener:
    """Open a screen on a table, shown and active, its clock running."""

    def sit_down(game: Played, size: tuple[int, int] = (1280, 748)) -> AnyScreen:
        theme.fit(size[0], size[1] + 52)
        screen = des_themes_table.make_screen(theme, game.table)
        screen.resize(*size)
        qtbot.addWidget(screen)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        screen.flow.resume()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)
        return screen

    return sit_down


def press(qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, key, modifier)


def write(qtbot: QtBot, text: str) -> None:
    """Type a word where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClicks(target, text)


def test_the_example_of_the_sheet_by_keys(qtbot: QtBot, sit: Opener) -> None:
    game = Played(4)
    screen = sit(game)
    press(qtbot, Qt.Key.Key_Return)
    game.lay()
    for key, word, chips in ((Qt.Key.Key_A, "Bono", 2), (Qt.Key.Key_L, "Brejnev", 3), (Qt.Key.Key_P, "Bunuel", 1)):
        press(qtbot, key)
        assert game.view.phase is Phase.FLOOR
        write(qtbot, word)
        press(qtbot, Qt.Key.Key_Return)
        assert game.view.answers[-1].taken == chips
    assert game.view.is_between
    assert game.view.chips == (2, 3, 1, 0)
    assert [line.chips for line in screen.table.players.lines] == [2, 3, 1, 0]
    assert [said.text for said in screen.table.answers.answers] == ["Bono", "Brejnev", "Buñuel"]


@pytest.mark.parametrize("size", [(1280, 748), (1024, 592), (900, 1152)])
def test_who_gets_the_floor_moves_no_die(qtbot: QtBot, sit: Opener, size: tuple[int, int]) -> None:
    game = Played(2)
    screen = sit(game, size)
    game.lay()
    waits = screen.table.floor.height()
    lie = [screen.table.tray.mapTo(screen, screen.table.tray.die_pose(number).centre.toPoint()) for number in range(5)]
    press(qtbot, Qt.Key.Key_A)
    assert waits == 96 < screen.table.floor.height()
    assert [screen.table.tray.mapTo(screen, screen.table.tray.die_pose(number).centre.toPoint()) for number in range(5)] == lie
    assert screen.table.tray.geometry().bottom() < screen.table.floor.geometry().top()


def test_a_round_by_mouse(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    qtbot.mouseClick(screen.table.players.caps[1], LEFT)
    assert game.view.speaker == 1
    screen.table.floor.field.setText("Brejnev")
    qtbot.mouseClick(screen.primary, LEFT)
    assert game.view.chips == (0, 3)
    qtbot.mouseClick(screen.primary, LEFT)
    assert game.view.phase is Phase.THEME


def test_letters_light_while_they_are_written(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    write(qtbot, "Brejnev")
    described = screen.table.floor.field.accessibleDescription()
    assert "3" in described
    assert screen.table.floor.field.text() == "Brejnev"


def test_who_buzzes_second_waits_and_follows(qtbot: QtBot, sit: Opener) -> None:
    game = Played(3)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_L)
    qtbot.mouseClick(screen.table.players.caps[0], LEFT)
    assert list(game.view.queue) == [1, 0]
    press(qtbot, Qt.Key.Key_Escape)
    assert list(game.view.queue) == [0]


def test_a_key_held_down_buzzes_once(qtbot: QtBot, sit: Opener) -> None:
    game = Played((*FAMILY[:2], SeatInfo("Ordinateur", 3, "moyen")))
    screen = sit(game)
    game.lay()
    game.submit(2, Buzz())
    assert screen.table.floor.field.isHidden()
    press(qtbot, Qt.Key.Key_A)
    press(qtbot, Qt.Key.Key_A)
    assert game.view.queue == (2, 0)


def test_a_wrong_initial_is_explained(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    write(qtbot, "Curie")
    press(qtbot, Qt.Key.Key_Return)
    assert "commencer par B" in screen.status_line.text
    assert game.view.speaker == 0


def test_the_others_vote_with_their_keys(qtbot: QtBot, sit: Opener) -> None:
    game = Played(4)
    screen = sit(game)
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bxyvo"))
    assert game.view.phase is Phase.VOTE
    assert screen.table.floor.field.isHidden()
    press(qtbot, Qt.Key.Key_L)
    press(qtbot, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    assert game.view.question is not None
    assert game.view.question.ballots == ((1, Ballot.ACCEPT), (2, Ballot.REFUSE))
    qtbot.mouseClick(screen.table.refuse_button, LEFT)
    assert game.view.answers == ()
    assert game.view.speaker is None


def test_nobody_knows_so_the_speaker_decides(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bxyvo"))
    qtbot.mouseClick(screen.table.abstain_button, LEFT)
    assert game.view.phase is Phase.HONOUR
    assert screen.table.abstain_button.isHidden()
    qtbot.mouseClick(screen.primary, LEFT)
    assert game.view.chips == (3, 0)


def test_keys_can_be_changed_but_not_shared(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    qtbot.mouseClick(screen.table.players.keys_button, LEFT)
    (sheet,) = screen.window().findChildren(BuzzerSheet)
    assert screen.flow.paused
    qtbot.mouseClick(sheet.rows[0], LEFT)
    press(qtbot, Qt.Key.Key_L)
    assert "déjà celle de Papi" in sheet.ask.text()
    assert screen.table.buzzer_keys.by_seat == ["A", "L"]
    press(qtbot, Qt.Key.Key_W)
    assert screen.table.buzzer_keys.by_seat == ["W", "L"]
    assert game.table.buzzers == {0: "W", 1: "L"}
    press(qtbot, Qt.Key.Key_Escape)
    screen.flow.resume()
    press(qtbot, Qt.Key.Key_W)
    assert game.view.speaker == 0


def test_a_pause_hides_the_dice_and_stops_the_clock(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    assert screen.table.tray.letters == "BORVA"
    with qtbot.waitSignal(screen.flow.clock.stopped):
        qtbot.mouseClick(screen.table.pause_button, LEFT)
    assert screen.table.tray.letters == ""
    press(qtbot, Qt.Key.Key_A)
    assert game.view.speaker is None
    with qtbot.waitSignal(screen.flow.clock.started):
        qtbot.mouseClick(screen.primary, LEFT)
    assert screen.table.tray.letters == "BORVA"


def test_a_theme_is_chosen_where_all_are_open(qtbot: QtBot, hours: Hours, sit: Opener) -> None:
    game = Played(2, variant="ouverts")
    screen = sit(game)
    game.fall("BORVA", Colour.VERT)
    press(qtbot, Qt.Key.Key_A)
    qtbot.mouseClick(screen.table.floor.themes[1], LEFT)
    hours.ms += TOGETHER_MS + 1
    write(qtbot, "belette")
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.closed == (2,)


def test_the_time_of_the_floor_goes_by(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    game.advance(8000)
    assert game.view.speaker is None
    assert "Léa" in screen.status_line.text


def test_one_of_several_gives_up_by_the_menu(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    menu = screen.table.pass_menu()
    menu.actions()[1].trigger()
    assert game.view.gave_up == (1,)
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert game.view.is_between


def test_a_whole_game_is_shown_to_its_end(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2, variant="limitees")
    screen = sit(game)
    for _ in range(400):
        if game.table.outcome() is not None:
            break
        if game.view.is_between:
            game.lay("BORVA", Colour.NOIR if game.view.round % 2 else Colour.VERT)
        seat = game.view.round % 2
        game.submit(seat, Buzz())
        said = {one.key for one in game.view.answers}
        answer = next(
            (one for one in game.table.choices_of(seat) if isinstance(one, Answer) and one.text.upper() not in said), None
        )
        if answer is None:
            press(qtbot, Qt.Key.Key_Escape)
            for other in (0, 1):
                if not game.view.is_between:
                    game.submit(other, GiveUpRound())
            continue
        screen.table.floor.field.setText(answer.text)
        press(qtbot, Qt.Key.Key_Return)
        for other in (1 - seat,):
            if game.view.phase is Phase.VOTE:
                press(qtbot, (Qt.Key.Key_A, Qt.Key.Key_L)[other])
    assert game.table.outcome() is not None
    assert [line.chips for line in screen.table.players.lines] == list(game.view.chips)
    assert not screen.primary.isEnabled()


def say(match: Match, seat: int, command: Command) -> None:
    """Give a command for a seat that is asked."""
    token = next(asked.token for asked in match.local.requests() if asked.request.seat == seat)
    assert match.local.submit(seat, command, token) is None


def open_round(match: Match) -> None:
    """Throw, and lay the dice of the sheet's example."""
    for command in (Throw(), ThemeRolled(1), Throw(), DiceRolled("BORVA", Colour.VERT)):
        say(match, NATURE if isinstance(command, ThemeRolled | DiceRolled) else match.local.view().thrower, command)


def test_what_the_table_decides_is_kept_and_counts_from_the_next_round_on(qapp: QApplication, tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    read = reader(RESOURCES)
    header = new_header(GAME, 2, code_for("écran", 0), {"starter": 0}, hand=True)
    seats = [SavedSeat(seat, name, seat + 1, None) for seat, name in enumerate(("Léa", "Papi"))]
    match = Match(store, begin(store, header, "1", seats, typed=False, assisted=False), read)
    open_round(match)
    for seat, command in ((0, Buzz()), (0, Answer("Bxyvo")), (1, Vote(Ballot.ACCEPT))):
        say(match, seat, command)
    kept = store.house_words.everything()
    assert [(one.word, one.verdict, one.who, one.theme) for one in kept] == [("BXYVO", Verdict.ACCEPT, "Léa", "1-1")]
    open_round(match)
    say(match, 1, Buzz())
    say(match, 1, Answer("Bxyvo"))
    assert match.local.view().chips == (3, 3), "nobody votes on it again"
    open_round(match)
    match.close()
    store.house_words.withdraw("BXYVO", "1-1")
    saved = store.saves.load(match.game_id)
    assert saved is not None
    again = Match(store, saved, reader(RESOURCES, store.house_words.everything()))
    assert again.local.view().chips == (3, 3), "what was given is not taken back"
    say(again, 0, Buzz())
    say(again, 0, Answer("Bxyvo"))
    assert again.local.view().phase is Phase.VOTE
    say(again, 1, Vote(Ballot.REFUSE))
    say(again, 0, GiveUpRound())
    say(again, 1, GiveUpRound())
    open_round(again)
    say(again, 1, Buzz())
    say(again, 1, Answer("Bxyvo"))
    assert again.local.view().chips == (3, 3), "refused at once"
    assert again.local.view().question is None
    again.close()
    store.close()
