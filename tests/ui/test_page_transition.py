"""How one page becomes another: out of a felt, or as paper from aside under the bar; at once where movements are reduced."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludogite.app.window import Window
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PrimaryButton
from ludogite.ui.widgets.page_transition import PAPER_ASIDE, Door, PageTransition, Turn, look_of

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
    middles = []

    def ended() -> bool:
        if isValid(moving) and not moving.isHidden():
            middles.append(window.grab().toImage().pixelColor(500, 300))
            return False
        return True

    qtbot.waitUntil(ended)
    assert any(colour not in (RED, BLUE) for colour in middles), "they fade into each other"
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
