"""What flies over a table, by the pixels of its window: a card that stands, nothing before its time, nothing after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludogite.services.game_session import SeatInfo
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.flow import press_guard
from ludogite.ui.flow.offer import BandWords
from ludogite.ui.pages.podium import Podium, PodiumPlace
from ludogite.ui.screen.stage import Stage
from ludogite.ui.style.theme import PlayerInk, Theme
from ludogite.ui.widgets.buttons import PrimaryButton
from ludogite.ui.widgets.overlay import Flight, FlyingText, NewMark, Overlay, Pause, Timed, confetti

RED, GREEN = QColor("#ff0000"), QColor("#00ff00")


@dataclass(frozen=True)
class Patch:
    """A patch of one colour."""

    rect: QRectF
    colour: QColor

    def area(self, share: float) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, share: float) -> None:
        painter.fillRect(self.rect, self.colour)


class Table(QWidget):
    """A bare table with somebody at it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.people, self.watching, self.has_phones = [0], False, False
        self.resize(600, 400)
        self.overlay, self.celebration = Overlay(self), Overlay(self)
        self.stage = Stage(theme, self, self, self.overlay, self.celebration)

    def hold(self) -> None:
        """Wait for nothing."""

    def stand(self, words: str) -> None:
        """Show no button."""

    def show_band(self, band: BandWords) -> None:
        """Have none."""

    def announce(self, sentence: str) -> None:
        """Tell nobody."""

    def acts_here(self, seat: int) -> bool:
        return seat in self.people

    def ink_of(self, seat: int) -> PlayerInk:
        return self.theme.player(seat + 1)

    def standing_ground(self) -> QRectF:
        return QRectF(self.rect())


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> Iterator[Table]:
    theme.set_reduced_motion(False)
    made = Table(theme)
    qtbot.addWidget(made)
    made.show()
    qtbot.wait(50)
    yield made
    theme.set_reduced_motion(True)


def seen(window: QWidget) -> QImage:
    """Give what stands on the screen, without painting anything for it."""
    return window.screen().grabWindow(window.winId()).toImage()


def colour_at(window: QWidget, x: int, y: int) -> QColor:
    return seen(window).pixelColor(QPoint(x, y))


@pytest.mark.parametrize("moment", ["interlude", "verdict"])
def test_a_card_that_stands_is_on_the_screen_until_it_is_pressed_away(table: Table, qtbot: QtBot, moment: str) -> None:
    before = seen(table)
    seats = (SeatInfo("Léa", 1), SeatInfo("Tom", 2))
    if moment == "interlude":
        table.stage.interlude("Fin de la manche 1", "Manche 2", seats, (120, 98))
    else:
        table.stage.verdict("Contesté !", "« Bateau » ne commence pas par T.")
    qtbot.waitUntil(lambda: colour_at(table, 40, 200) == table.theme.palette.surface)
    qtbot.wait(400)
    card = seen(table)
    assert sum(card.pixel(x, 200) != before.pixel(x, 200) for x in range(600)) > 400, "the card and its words"
    qtbot.mouseClick(table.overlay, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: seen(table) == before)


def test_nothing_of_a_flight_shows_before_its_delay_whatever_flew_before(table: Table, qtbot: QtBot) -> None:
    place = QRectF(50, 50, 40, 40)
    table.overlay.launch([Timed(Patch(QRectF(300, 50, 40, 40), GREEN), 60)])
    qtbot.waitUntil(lambda: not table.overlay.busy)
    before = colour_at(table, 70, 70)
    delayed, early = Timed(Patch(place, RED), 200, delay_ms=400), Timed(Patch(QRectF(40, 40, 60, 60), GREEN), 100)
    table.overlay.launch([delayed])
    for _ in range(5):
        qtbot.wait(40)
        assert colour_at(table, 70, 70) == before
    qtbot.waitUntil(lambda: colour_at(table, 70, 70) == RED)
    qtbot.waitUntil(lambda: not table.overlay.busy)
    table.overlay.launch([early, delayed])  # what is painted where it will fly does not show it either
    qtbot.waitUntil(lambda: colour_at(table, 70, 70) == GREEN)
    qtbot.wait(150)
    assert colour_at(table, 70, 70) == GREEN
    qtbot.waitUntil(lambda: colour_at(table, 70, 70) == RED)
    qtbot.waitUntil(lambda: colour_at(table, 70, 70) == before)


def test_what_flies_is_painted_before_the_clock_ticks_as_the_table_no_longer_shows_it(table: Table) -> None:
    table.overlay.launch([Timed(Patch(QRectF(50, 50, 40, 40), GREEN), 200)])
    QApplication.sendPostedEvents()
    assert colour_at(table, 70, 70) == GREEN


def test_nothing_is_left_of_what_has_landed(table: Table, qtbot: QtBot) -> None:
    before = seen(table)
    table.overlay.launch([Timed(Patch(QRectF(10 * n, 10 * n, 60, 60), RED), 100, delay_ms=20 * n) for n in range(8)])
    qtbot.waitUntil(lambda: colour_at(table, 30, 30) == RED)
    qtbot.waitUntil(lambda: seen(table) == before)


def test_confetti_falls_over_no_name_and_no_points(qtbot: QtBot, theme: Theme) -> None:
    podium = Podium(theme, GAME_UIS["yahtzee"].felt)
    qtbot.addWidget(podium)
    podium.resize(900, 500)
    podium.show()
    theme.set_reduced_motion(False)
    podium.show_standings(tuple(PodiumPlace(f"Léa {n}", n, n, 300 - n) for n in (1, 2, 3, 4)))
    podium.show_headline("Et qui gagne ?", "Léa 1 gagne !")
    podium.celebrate()
    podium.skip()
    podium.grab()
    podium._celebration.skip()
    before, red = podium.grab().toImage(), QColor("#ff0000")
    podium._celebration.launch([Timed(Patch(QRectF(podium.rect()), red), 5_000)], skippable=False)
    after = podium.grab().toImage()
    spared = [(x, y) for x in range(podium.width()) for y in range(podium.height()) if after.pixelColor(x, y) != red]
    assert 0.02 < len(spared) / (podium.width() * podium.height()) < 0.4
    assert all(after.pixelColor(x, y) == before.pixelColor(x, y) for x, y in spared)
    written = [(x, y) for x, y in spared if before.pixelColor(x, y) == theme.palette.on_felt]
    assert len(written) > 300, "what is written"
    podium._celebration.skip()


# ---- presses ----------------------------------------------------------------------------------------------------------------


def press(button: QWidget, made: float) -> None:
    """Press and let go, with the timestamps that the system would give."""
    centre = QPointF(button.rect().center())
    for kind, down in (
        (QMouseEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QMouseEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(
            kind, centre, button.mapToGlobal(centre), Qt.MouseButton.LeftButton, down, Qt.KeyboardModifier.NoModifier
        )
        event.setTimestamp(round(made) % 2**32)
        QApplication.sendEvent(button, event)


def test_a_press_counts_by_the_time_at_which_it_was_made(table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    button = PrimaryButton(table.theme, "Lancer", table)
    button.setGeometry(QRect(100, 100, 200, 60))
    pressed: list[None] = []
    button.clicked.connect(lambda: pressed.append(None))
    button.show()
    qtbot.wait(400)
    button.debounce()  # it means something else, which nobody has seen
    written = press_guard.now_ms()
    monkeypatch.setattr(press_guard, "now_ms", lambda: written + 1000)  # the loop stalls for a second
    for made in (100, 400, 800):
        press(button, written + made)
    assert not pressed, "made before it was painted"
    qtbot.wait(50)
    for made in (1100, 1300, 1500):
        monkeypatch.setattr(press_guard, "now_ms", lambda made=made: written + made)
        press(button, written + made)
    assert not pressed, "who goes on pressing has not looked"
    button.debounce()
    monkeypatch.setattr(press_guard, "now_ms", lambda: written + 5000)
    qtbot.wait(50)
    monkeypatch.setattr(press_guard, "now_ms", lambda: written + 9000)
    press(button, written + 4900)
    press(button, written + 5100)
    assert not pressed, "made before it was painted, or just after it; handled much later"
    press(button, written + 5500)
    assert pressed, "made late enough"


def test_a_row_of_fast_clicks_only_ends_what_flies(table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies under the sheet is not pressed by somebody who has not seen it yet."""
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    die = QPushButton(table)
    die.setGeometry(QRect(100, 100, 200, 60))
    kept: list[None] = []
    die.clicked.connect(lambda: kept.append(None))
    die.show()
    table.overlay.launch([Timed(Pause(), 60_000)])
    window, middle = table.windowHandle(), die.geometry().center()
    for _ in range(4):
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
        qtbot.wait(40)
    assert not table.overlay.busy
    assert not kept
    qtbot.wait(400)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert kept


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)], ids=str)
def test_a_flight_paints_nothing_beside_what_it_says_it_covers(theme: Theme, size: tuple[int, int]) -> None:
    """What it paints elsewhere would stay when it has gone on: a crescent of the disc of points."""
    theme.fit(*size)
    start, end, ink = QPointF(150.3, 640.7), QPointF(800.2, 600.1), theme.player(1)
    flights: tuple[Flight, ...] = (
        *(FlyingText(theme, told, ink, start, end, theme.px(22)) for told in ("4", "+100")),
        NewMark(theme, QRectF(200.5, 200.5, 60, 60), ink),
        *(timed.flight for timed in confetti(theme, end, 400, 300, 7)[:9]),
    )
    for flight in flights:
        for share in (0.0, 0.07, 0.31, 0.5, 0.66, 0.93, 1.0):
            image = QImage(1100, 900, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            flight.paint(painter, share)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(flight.area(share).toAlignedRect(), RED)
            painter.end()
            assert not any(bytes(image.constBits())), (type(flight).__name__, share)
