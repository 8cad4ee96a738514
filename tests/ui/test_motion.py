"""How one page becomes another: out of a felt, or as paper from aside under the bar; at once where movements are reduced."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludogite.app.window import Window
from ludogite.games.yahtzee.moves import Mark, Roll
from ludogite.games.yahtzee.scoring import Box
from ludogite.services.game_session import SeatInfo
from ludogite.services.sound import SoundEvent
from ludogite.ui.games.yahtzee import table as yahtzee_table
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.parts import TurnBand
from ludogite.ui.screen.thinking import ThinkingCup
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PrimaryButton
from ludogite.ui.widgets.cup import CupFlight, cup_place
from ludogite.ui.widgets.page_transition import PAPER_ASIDE, Door, PageTransition, Turn, look_of
from tests.ui.yahtzee_play import make_table, play_until

RED, BLUE, GREEN = QColor(200, 0, 0), QColor(0, 0, 200), QColor(0, 160, 0)
FELT, TRAY = QRect(100, 200, 80, 60), QRect(50, 100, 400, 300)


class Sheet(QWidget):
    """A page of one colour, with a green tray."""

    def __init__(self, colour: QColor, tray: QRect | None = None, felt: QRect | None = None) -> None:
        super().__init__()
        self._colour, self._tray, self._felt = colour, tray, felt

    def tray_place(self) -> QRect | None:
        """Give the tray."""
        return self._tray

    def felt_place(self) -> QRect | None:
        """Give the felt."""
        return self._felt

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 (Qt's own name)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._colour)
            if self._tray is not None:
                painter.fillRect(self._tray, GREEN)


def filled(colour: QColor, size: tuple[int, int] = (900, 700), tray: QRect | None = None) -> QPixmap:
    made = QPixmap(*size)
    made.fill(colour)
    if tray is not None:
        with QPainter(made) as painter:
            painter.fillRect(tray, GREEN)
    return made


def painted(look: Door | Turn, share: float, over: QPixmap) -> QImage:
    canvas = QImage(900, 700, QImage.Format.Format_RGB32)
    with QPainter(canvas) as painter:
        look.paint(painter, QRectF(canvas.rect()), filled(RED), over, share)
    return canvas


def test_a_table_grows_out_of_the_felt_with_its_tray(theme: Theme) -> None:
    look = look_of(theme, Sheet(RED, felt=FELT), Sheet(BLUE, TRAY), back=False, barred=True)
    assert isinstance(look, Door)
    over = filled(BLUE, tray=TRAY)
    early, late, end = painted(look, 0.34, over), painted(look, 0.9, over), painted(look, 1.0, over)
    assert early.pixelColor(FELT.center()) == GREEN, "the felt is the tray's"
    assert early.pixelColor(20, 20) == RED
    assert late.pixelColor(TRAY.center()) == GREEN
    assert end == over.toImage().convertToFormat(end.format()), "the last picture is the page"


def test_paper_comes_from_aside_while_the_bar_stays(theme: Theme) -> None:
    look = look_of(theme, Sheet(RED, felt=FELT), Sheet(BLUE), back=False, barred=True)
    assert isinstance(look, Turn), "a felt is for tables"
    bar, aside = round(look.bar), theme.px(PAPER_ASIDE)
    half = painted(look, 0.5, filled(BLUE))
    assert half.pixelColor(450, bar - 2) == RED
    mixed = half.pixelColor(450, bar + 4)
    assert 60 < mixed.red() < 140
    assert 60 < mixed.blue() < 140
    assert half.pixelColor(round(aside / 2) - 3, bar + 4) == RED, "it comes from the right"
    assert painted(look, 1.0, filled(BLUE)).pixelColor(2, bar + 4) == BLUE
    assert look_of(theme, Sheet(RED), Sheet(BLUE), back=False, barred=False) == Turn(look.aside, 0.0)


@pytest.mark.parametrize("back", [False, True])
def test_pages_turn_over_the_live_one_and_go(qtbot: QtBot, theme: Theme, back: bool) -> None:
    theme.set_reduced_motion(False)
    window = Window(theme)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    with qtbot.waitExposed(window):
        window.show_page(Sheet(RED))
        window.show()
    page = Sheet(BLUE)
    window.show_page(page, back=back)
    assert window.page is page
    (moving,) = window.findChildren(PageTransition)
    assert moving.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert window.grab().toImage().pixelColor(500, 300) == RED, "it begins with what was there"
    moving._way.pause()
    moving._way.setCurrentTime(theme.ms("page_turn") // 4)
    middle = window.grab().toImage().pixelColor(500, 300)
    assert middle not in (RED, BLUE), "they fade into each other"
    moving._way.resume()
    qtbot.waitUntil(lambda: not isValid(moving) or moving.isHidden())
    assert window.grab().toImage().pixelColor(500, 300) == BLUE
    again = Sheet(RED)
    window.show_page(again)
    window.show_page(Sheet(GREEN))
    assert sum(each.isVisible() for each in window.findChildren(PageTransition)) == 1, "one at a time"
    theme.set_reduced_motion(True)
    window.show_page(Sheet(BLUE))
    assert not any(each.isVisible() for each in window.findChildren(PageTransition))
    assert window.grab().toImage().pixelColor(500, 300) == BLUE


def test_what_happens_stands_on_a_thin_strip_that_fills_and_not_on_the_button(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(460, 100)
    button = PrimaryButton(theme, "Lancer", window)
    button.setGeometry(20, 20, 400, 63)
    window.show()
    enamel = button.grab().toImage()
    assert not button.shade.isHidden()
    button.setText("")
    button.set_status(status=True)
    assert button.shade.isHidden()
    pictures = []
    for share in (0.0, 0.5, 1.0):
        button.fill_to(share)
        pictures.append(button.grab().toImage())
    tint, paper, middle = theme.palette.turn_tint, theme.palette.surface_soft, 29
    assert [picture.pixelColor(100, middle) for picture in pictures] == [paper, tint, tint]
    assert [picture.pixelColor(300, middle) for picture in pictures] == [paper, paper, tint]
    assert enamel.pixelColor(100, 6) not in (paper, tint)
    assert all(picture.pixelColor(200, 3) == pictures[0].pixelColor(200, 60) for picture in pictures), "thin: bare above and below"
    button.set_status(status=False)
    button.setText("Lancer")
    assert button.grab().toImage() == enamel
    assert not button.shade.isHidden()
    button.fill_to(0.7)
    assert button.grab().toImage() == enamel


def test_who_thinks_shakes_a_cup(qtbot: QtBot, theme: Theme) -> None:
    band = TurnBand(theme)
    qtbot.addWidget(band)
    band.resize(600, 60)
    band.show()
    band.show_turn(3, "Pépin joue", "")
    idle = band.grab().toImage()
    band.show_thinking(thinking=True)
    still = band.grab().toImage()
    changed = [(x, y) for x in range(600) for y in range(60) if still.pixelColor(x, y) != idle.pixelColor(x, y)]
    assert len(changed) > 200
    assert all(x < 40 for x, _y in changed), "beside the medallion, not on the words"
    assert band.grab().toImage() == still, "it stands still"
    theme.set_reduced_motion(False)
    band.show_thinking(thinking=True)
    qtbot.waitUntil(lambda: band.grab().toImage() != still)
    band.show_thinking(thinking=False)
    assert band.grab().toImage() == idle


def test_only_a_computer_that_everybody_waits_for_shakes_it(qtbot: QtBot, theme: Theme) -> None:
    seats = (SeatInfo("Léa", 1), SeatInfo("Pépin", 2, "facile"))
    table = make_table(seats)
    play_until(table, turn=1, rolls=0)
    screen = yahtzee_table.make_screen(theme, table)
    qtbot.addWidget(screen)
    screen.resize(1000, 700)
    screen.show()
    shown = screen.band.findChild(ThinkingCup)
    assert shown is not None
    turn = table.view().seat
    assert shown.isVisible() is (turn == 1)
    asked = table.requests()[0]
    assert table.submit(turn, Roll((0, 1, 2, 3, 4)), asked.token) is None
    asked = table.requests()[0]
    assert table.submit(turn, Mark(Box.CHANCE), asked.token) is None
    screen.flow.skip()
    qtbot.waitUntil(lambda: shown.isVisible() is (table.view().seat == 1))
    assert table.view().seat != turn


@pytest.fixture
def throwing(qtbot: QtBot, theme: Theme) -> AnyScreen:
    table = make_table(1)
    play_until(table, turn=1, rolls=0)
    screen = yahtzee_table.make_screen(theme, table)
    qtbot.addWidget(screen)
    screen.resize(1000, 700)
    screen.show()
    theme.set_reduced_motion(False)
    return screen


def test_a_button_that_is_held_shakes_the_cup_and_throws_when_it_is_let_go(qtbot: QtBot, throwing: AnyScreen) -> None:
    screen = throwing
    screen.flow.submit(Roll((0, 1, 2, 3, 4)))
    screen.flow.skip()
    dice = screen.table.tray.dice
    dice[0].click()
    rattles: list[SoundEvent] = []

    class Ear(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if isinstance(event, SoundEvent):
                rattles.append(event)
            return False

    ear = Ear(screen)
    screen.installEventFilter(ear)
    qtbot.mousePress(screen.primary, Qt.MouseButton.LeftButton)
    assert not screen.held_cup.is_shaking, "a short press throws as ever"
    qtbot.waitUntil(lambda: screen.held_cup.is_shaking)
    assert [die.is_ghost for die in dice] == [False, True, True, True, True], "what is thrown is in the cup"
    assert any(event.impact_times for event in rattles), "and rattles"
    pictures = []
    for _ in range(3):
        qtbot.wait(30)
        pictures.append(screen.grab().toImage())
    assert pictures[0] != pictures[1] or pictures[1] != pictures[2], "it is shaken"
    assert screen.view.rolls == 1
    qtbot.mouseRelease(screen.primary, Qt.MouseButton.LeftButton)
    assert screen.flow.session.view().rolls == 2
    cups = [timed.flight for timed in screen.overlay._flights if isinstance(timed.flight, CupFlight)]
    assert [cup.shaken for cup in cups] == [True], "it pours at once"
    screen.flow.skip()
    assert not any(die.is_ghost for die in dice)
    qtbot.wait(1)
    qtbot.mouseClick(screen.primary, Qt.MouseButton.LeftButton)
    cups = [timed.flight for timed in screen.overlay._flights if isinstance(timed.flight, CupFlight)]
    assert [cup.shaken for cup in cups] == [False]


def test_a_key_that_is_held_shakes_the_cup_however_often_it_is_told(qtbot: QtBot, throwing: AnyScreen) -> None:
    screen = throwing
    screen.flow.submit(Roll((0, 1, 2, 3, 4)))
    screen.flow.skip()
    screen.primary.setFocus()
    qtbot.keyPress(screen.primary, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.held_cup.is_shaking)
    for _ in range(3):
        qtbot.keyRelease(screen.primary, Qt.Key.Key_Space)
        qtbot.keyPress(screen.primary, Qt.Key.Key_Space)
    qtbot.wait(100)
    assert screen.held_cup.is_shaking
    assert screen.view.rolls == 1
    qtbot.keyRelease(screen.primary, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.flow.session.view().rolls == 2)
    cups = [timed.flight for timed in screen.overlay._flights if isinstance(timed.flight, CupFlight)]
    assert [cup.shaken for cup in cups] == [True], "it pours at once"


def test_who_lets_go_beside_the_button_gets_the_dice_back(qtbot: QtBot, throwing: AnyScreen) -> None:
    screen = throwing
    screen.flow.submit(Roll((0, 1, 2, 3, 4)))
    screen.flow.skip()
    before = screen.table.tray.grab().toImage()
    screen.primary.setFocus()
    qtbot.mousePress(screen.primary, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: screen.held_cup.is_shaking)
    qtbot.mouseMove(screen.primary, QPoint(-40, -40))
    qtbot.mouseRelease(screen.primary, Qt.MouseButton.LeftButton, pos=QPoint(-40, -40))
    assert screen.flow.session.view().rolls == 1
    assert not screen.held_cup.is_shaking
    assert not any(die.is_ghost for die in screen.table.tray.dice)
    qtbot.waitUntil(lambda: screen.table.tray.grab().toImage() == before)


def test_the_cup_has_the_size_of_what_it_holds(theme: Theme) -> None:
    room = QRectF(0, 0, 700, 280)
    wide = [cup_place(room, 80, count).width() for count in range(1, 8)]
    assert wide == sorted(set(wide))
    assert wide[0] < 1.5 * 80 < wide[-1]
    assert cup_place(room, 40, 5).width() < wide[4], "small dice, a small cup"
    assert room.contains(cup_place(room, 400, 7))
