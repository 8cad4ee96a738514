"""What moves over a table of Dés à thèmes: it hides nothing for good and ends on what the engine said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.core.rules import NATURE
from ludogite.games.des_themes.moves import Answer, Buzz, Colour, GiveUpRound, ThemeRolled
from ludogite.games.des_themes.scoring import lit
from ludogite.games.des_themes.state import Phase
from ludogite.ui.games.des_themes import table as des_themes_table
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cast import Rolling
from ludogite.ui.widgets.tumble import Tumble
from tests.ui.des_themes_play import Played


@pytest.fixture
def game() -> Played:
    return Played(3)


@pytest.fixture
def screen(qtbot: QtBot, theme: Theme, game: Played) -> AnyScreen:
    theme.set_reduced_motion(False)
    theme.fit(1280, 800)
    screen = des_themes_table.make_screen(theme, game.table)
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


def is_moving(screen: AnyScreen) -> bool:
    return bool(screen.table.motion.overlay.busy)


def picture(screen: AnyScreen) -> QImage:
    return QImage(screen.table.tray.grab().toImage())


def test_dice_roll_to_what_the_engine_threw(qtbot: QtBot, game: Played, screen: AnyScreen) -> None:
    game.lay()
    assert is_moving(screen)
    assert screen.table.tray.letters == "BORVA"
    named = screen.table.tray, screen.table.colour
    assert not any("Vert B" in one.accessibleName() or "commence" in one.accessibleName() for one in named), "nobody has read them"
    rolling = picture(screen)
    with qtbot.waitSignal(screen.table.motion.overlay.landed, timeout=4000):
        pass
    assert not is_moving(screen)
    landed = picture(screen)
    assert landed != rolling
    assert screen.table.tray.accessibleName().startswith("Vert B, Blanc O, Jaune R, Rouge V, Bleu A")
    assert screen.table.colour.accessibleName().startswith("Le mot commence par")
    screen.theme.set_reduced_motion(True)
    still = des_themes_table.make_screen(screen.theme, game.table)
    qtbot.addWidget(still)
    still.resize(1280, 748)
    still.show()
    still.flow.resume()
    assert picture(still) == landed


def test_the_last_picture_of_a_flight_is_the_die_that_lies_there(game: Played, screen: AnyScreen) -> None:
    game.lay("BORVA", Colour.ROUGE)
    flying = [timed.flight for timed in screen.table.motion.overlay._flights]
    rolling = [flight for flight in flying if isinstance(flight, Rolling)]
    (colour,) = [flight for flight in flying if isinstance(flight, Tumble)]
    assert [type(flight).__name__ for flight in flying].count("CupFlight") == 1
    assert len(rolling) == 5
    tray = screen.table.tray
    for number, flight in enumerate(rolling):
        end = tray.mapTo(screen, tray.die_pose(number).centre.toPoint())
        assert (flight.place(1.0)[0] - end).manhattanLength() <= 6
        assert flight.top == 1
    assert colour.value == 4
    end = screen.table.colour.mapTo(screen, screen.table.colour.die_pose().centre.toPoint())
    assert (colour.end.centre - end).manhattanLength() <= 2
    screen.table.motion.stop()


def test_the_theme_is_told_when_its_die_lies_still_the_first_time_too(game: Played, screen: AnyScreen, qtbot: QtBot) -> None:
    assert game.view.phase is Phase.THROW_THEME, "nobody has done anything yet"
    qtbot.mouseClick(screen.primary, Qt.MouseButton.LeftButton)
    game.submit(NATURE, ThemeRolled(2))
    assert is_moving(screen)
    QApplication.processEvents()
    assert "Le dé désigne" not in screen.status_line.text
    screen.overlay.skip()
    assert screen.status_line.text.startswith("Le dé désigne le thème")


def test_nobody_buzzes_before_the_dice_lie_there(qtbot: QtBot, game: Played, screen: AnyScreen) -> None:
    game.lay()
    assert not any(cap.isEnabled() for cap in screen.table.players.caps)
    qtbot.keyClick(screen, Qt.Key.Key_P)
    assert game.view.speaker is None
    assert not screen.table.motion.overlay.busy, "the press lets them lie"
    assert any(cap.isEnabled() for cap in screen.table.players.caps)
    qtbot.keyClick(screen, Qt.Key.Key_P)
    assert game.view.speaker == 1


def test_no_time_goes_while_the_dice_fly(game: Played, screen: AnyScreen) -> None:
    stopped: list[bool] = []
    screen.table.motion.rolling.connect(stopped.append)
    game.lay()
    assert stopped == [True]
    screen.table.motion.stop()
    assert stopped == [True, False]


def test_two_dice_that_score_with_one_letter_both_show_it(screen: AnyScreen, qtbot: QtBot) -> None:
    field = screen.table.floor.field
    field.resize(600, 70)
    field.setText("INSECTE")
    pictures = []
    for dice in (lit("INSECTE", "TAFIM"), lit("INSECTE", "TIFIM")):
        field.show_worth(dice, "", "")
        picture = field.grab().toImage()
        pictures.append({picture.pixelColor(x, y).name() for x in range(90) for y in range(picture.height())})
    other = next(one.colour for one in lit("INSECTE", "TIFIM") if one not in lit("INSECTE", "TAFIM"))
    shown = screen.theme.tokens.coloured_dice[other.value].face.name()
    assert shown not in pictures[0]
    assert shown in pictures[1]


def test_chips_fly_and_count_when_they_land(qtbot: QtBot, game: Played, screen: AnyScreen) -> None:
    game.lay()
    screen.table.motion.stop()
    game.submit(0, Buzz())
    game.submit(0, Answer("Brejnev"))
    assert game.view.chips[0] == 3
    assert screen.table.players.lines[0].chips == 0
    with qtbot.waitSignal(screen.table.motion.overlay.landed, timeout=4000):
        pass
    assert screen.table.players.lines[0].chips == 3


def test_chips_paid_back_fly_home(game: Played, screen: AnyScreen) -> None:
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Brejnev"))
    game.submit(1, Buzz())
    game.submit(1, Answer("Bono"))
    game.lay("BORVA", Colour.NOIR)
    screen.table.motion.stop()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bach"))
    assert game.view.chips[0] == 0
    assert len(screen.table.motion.overlay._flights) == 3
    assert screen.table.players.lines[0].chips == 0
    screen.table.motion.stop()


def test_reduced_motion_moves_nothing(game: Played, screen: AnyScreen) -> None:
    screen.theme.set_reduced_motion(True)
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Brejnev"))
    assert not screen.table.motion.overlay.busy
    assert screen.table.players.lines[0].chips == 3


def test_a_pause_stops_what_moves(game: Played, screen: AnyScreen) -> None:
    game.lay()
    screen.flow.pause()
    assert not screen.table.motion.overlay.busy
    assert screen.table.tray.letters == ""


def test_enter_throws_although_the_last_click_was_on_a_key_or_a_button_that_has_gone(
    qtbot: QtBot, game: Played, screen: AnyScreen
) -> None:
    screen.theme.set_reduced_motion(True)
    game.lay()
    qtbot.mouseClick(screen.table.players.caps[1], Qt.MouseButton.LeftButton)
    screen.table.give_back.setFocus()
    qtbot.mouseClick(screen.table.give_back, Qt.MouseButton.LeftButton)
    focused = QApplication.focusWidget()
    assert focused is screen, "nothing of a neighbour's is pressed by Enter"
    screen.table.pass_button.setFocus()
    for seat in range(3):
        game.submit(seat, GiveUpRound())
    focused = QApplication.focusWidget()
    assert focused is screen.primary
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert game.view.phase is Phase.THEME


def test_big_text_in_a_small_window_leaves_the_dice_their_room(qtbot: QtBot, theme: Theme) -> None:
    theme.fit(1024, 640)
    game = Played(6)
    screen = des_themes_table.make_screen(theme, game.table)
    qtbot.addWidget(screen)
    screen.resize(1024, 592)
    screen.show()
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bxyvo"))
    usual = screen.table.tray.die_pose(0).side
    theme.set_text_scale(1.5)
    assert screen.status_line.height() < 80
    assert screen.table.tray.die_pose(0).side > 0.7 * usual
