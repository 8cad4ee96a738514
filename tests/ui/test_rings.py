"""Whoever goes by Tab sees where: at every page, each stop looks otherwise with the keyboard than without."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.pages.day import DayPage
from ludogite.ui.pages.new_game_parts import FieldCell
from ludogite.ui.style.paint import FOCUS_GAP, FOCUS_WIDTH
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import PaperButton, Scroll
from tests.ui import probes

RING = FOCUS_GAP + FOCUS_WIDTH
REACH = 10
"""So far round a widget something may be painted (px)."""
MOST = 150
"""Stops of a page at most."""


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


def around(window: QWidget, widget: QWidget) -> QImage:
    """Grab what is seen of a widget and a little round it."""
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-REACH, -REACH, REACH, REACH)
    return window.grab(place.intersected(window.rect())).toImage()


@pytest.mark.parametrize("name", PAGES)
def test_every_stop_has_a_visible_ring(stage: tuple[AppController, Example], name: str) -> None:
    house, example = stage
    PAGES[name](house, example)
    house.window.activateWindow()
    settle()
    seen, dark = stops(house.window)
    house.navigate(go.Home())
    settle()
    assert not dark
    assert seen or name == "curtain"


def test_a_ring_that_shows_while_a_page_is_laid_out_leaves_its_sizes_as_they_become(stage: tuple[AppController, Example]) -> None:
    house, example = stage
    try:
        house.theme.set_text_scale(1.5)
        house.window.resize(900, 640)
        PAGES["day"](house, example)
        settle()
        house.window.findChildren(DayPage)[0].setFocus(Qt.FocusReason.TabFocusReason)
        house.window.resize(3840, 2160)  # its button is as high as the window allows, and the ring has another page to lie on
        settle()
        assert probes.cut_labels(house.window) == []
    finally:
        house.theme.set_text_scale(1.0)
        house.window.resize(1280, 800)


def stops(window: QWidget) -> tuple[list[QWidget], list[str]]:
    """Go through the stops of a page; list them, and those that look the same with the keyboard and without."""
    seen: list[QWidget] = []
    dark: list[str] = []
    for _ in range(MOST):
        target = QApplication.focusWidget() or window
        QTest.keyClick(target, Qt.Key.Key_Tab)
        settle()
        held = QApplication.focusWidget()
        if held in seen:
            break
        if held is None:
            continue
        seen.append(held)
        if held.window() is not window or not held.isVisible():
            continue
        lit = around(window, held)
        held.clearFocus()
        settle()
        if around(window, held) == lit:
            dark.append(f"{type(held).__name__} {held.accessibleName() or getattr(held, 'text', str)()}")
        held.setFocus(Qt.FocusReason.TabFocusReason)
    return seen, dark


@pytest.mark.parametrize("kind", [Scroll, PaperButton])
def test_who_is_clicked_gets_no_ring_when_the_window_gets_the_keyboard(theme: Theme, kind: type[Scroll | PaperButton]) -> None:
    """Without a window manager the window has no keyboard until it is clicked; with one, whenever somebody comes back to it."""
    window = QWidget()
    host = kind(theme, parent=window)
    window.show()
    clicked = host.viewport() if isinstance(host, Scroll) else host
    comes, goes = QFocusEvent.Type.FocusIn, QFocusEvent.Type.FocusOut
    tab, back = Qt.FocusReason.TabFocusReason, Qt.FocusReason.ActiveWindowFocusReason

    def lit(*events: QFocusEvent) -> bool:
        for event in events:
            QCoreApplication.sendEvent(host, event)
        return host.ring.lit

    QTest.mousePress(clicked, Qt.MouseButton.LeftButton)
    assert not lit(QFocusEvent(comes, back))
    assert not lit(QFocusEvent(goes, back), QFocusEvent(comes, back))
    assert lit(QFocusEvent(goes, tab), QFocusEvent(comes, tab))
    assert lit(QFocusEvent(goes, back), QFocusEvent(comes, back)), "the keyboard was here before"
    assert not lit(QFocusEvent(goes, tab))
    assert lit(QFocusEvent(comes, back)), "a page that opens behind another window"


@pytest.mark.parametrize("name", ["new-game-grid", "new-game-seats"])
def test_the_ring_of_a_link_cuts_no_line_above_it(stage: tuple[AppController, Example], name: str) -> None:
    house, example = stage
    PAGES[name](house, example)
    settle()
    cells = [cell for cell in house.window.findChildren(FieldCell) if cell.link is not None and cell.link.isVisible()]
    assert cells
    for cell in cells:
        assert cell.link is not None
        ring = cell.link.geometry().adjusted(-RING, -RING, RING, RING)
        assert not [one.text() for one in cell.findChildren(QLabel) if one.isVisible() and ring.intersects(one.geometry())]
