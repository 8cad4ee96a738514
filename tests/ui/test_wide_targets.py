"""What a finger or a pen taps is 44 px wide and high: a press just beside a small button means it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.app.wide_targets import WideTargets, meant
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.games.mots_de_tete.card import PlayCard
from ludogite.ui.games.mots_de_tete.grid import CLOSED, ZOOMS, GridBoard
from ludogite.ui.games.words_out.hand import LetterKey
from ludogite.ui.pages.day_month import DayCell
from ludogite.ui.screen.sheet import SheetView
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HouseMenu
from ludogite.ui.widgets.base import TARGET
from ludogite.ui.widgets.letters import ALPHABET, GAP, LetterPalette
from tests.ui import probes

CLOSE = (LetterKey, DayCell)
"""What stands so close together that each takes its own place and half of the gap: letters, days of a month."""
SIZES = ((1280, 800), (1024, 640))

Stage = tuple[AppController, Example]


def too_small(window: QWidget) -> list[str]:
    """List the buttons whose target is under 44 px although something else than a button lies beside them."""
    found = []
    for button in window.findChildren(QAbstractButton):
        place = probes.place(button, window)
        is_there = button.isEnabled() and probes.seen(button) and window.childAt(place.center()) is button
        if not is_there or probes.is_scrolled(button) or isinstance(button, CLOSE):
            continue
        across, down = (TARGET - place.width()) // 2, (TARGET - place.height()) // 2
        middle = place.center()
        beside = [QPoint(place.left() - across, middle.y()), QPoint(place.right() + across, middle.y())] if across > 0 else []
        beside += [QPoint(middle.x(), place.top() - down), QPoint(middle.x(), place.bottom() + down)] if down > 0 else []
        for at in beside:
            hit = meant(window, at)
            other = window.childAt(at)
            if hit is None and window.rect().contains(at) and not isinstance(other, QAbstractButton):
                found.append(f"{probes.told(button)} {place.size().toTuple()} at {(at - place.topLeft()).toTuple()}")
    return found


def crowded(window: QWidget) -> list[str]:
    """List what stands closer together than 44 px from middle to middle."""
    shown = [one for one in window.findChildren(QAbstractButton) if isinstance(one, CLOSE) and probes.seen(one)]
    found = []
    for one, other in pairwise(sorted(shown, key=lambda one: (one.y(), one.x()))):
        way = probes.place(other, window).center() - probes.place(one, window).center()
        if max(abs(way.x()), abs(way.y())) < TARGET:
            found.append(f"{probes.told(one)} {way.toTuple()} before {probes.told(other)}")
    for alphabet in (one for one in window.findChildren(LetterPalette) if probes.seen(one)):
        first, second = (alphabet.rect_of(letter) for letter in "AB")
        rows = len({alphabet.rect_of(letter).top() for letter in ALPHABET})
        if min(second.x() - first.x(), alphabet.height() / rows + GAP / rows) < TARGET:
            found.append(f"alphabet: {second.x() - first.x():.0f} px from letter to letter, {rows} rows in {alphabet.height()}")
    for grid in (one for one in window.findChildren(GridBoard) if probes.seen(one)):
        zoom = next((one.zoom_button for one in window.findChildren(PlayCard)), None)
        if grid.fitting_side(grid.size()) < TARGET and (zoom is None or zoom.isHidden()):
            found.append("squares without a magnifier")
        if grid.fitting_side(grid.size()) * ZOOMS[1] < TARGET:
            found.append("squares that are small under the magnifier")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_no_target_is_under_44_px(stage: Stage, name: str) -> None:
    house, example = stage
    PAGES[name](house, example)
    for size in SIZES:
        house.window.resize(*size)
        for _ in range(4):
            QCoreApplication.processEvents()
        assert [*too_small(house.window), *crowded(house.window)] == [], size


def test_lines_of_a_menu_are_44_px_high(theme: Theme) -> None:
    menu = HouseMenu(theme)
    actions = [menu.addAction(text) for text in ("Lancer", "Ranger la boîte")]
    menu.ensurePolished()
    menu.adjustSize()
    assert [menu.actionGeometry(action).height() >= TARGET for action in actions] == [True, True]


def test_a_press_beside_a_small_button_presses_it_and_one_between_two_buttons_the_one_it_hits(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    buttons = [QPushButton(text) for text in ("a", "b")]
    for button in buttons:
        button.setFixedSize(36, 36)
        row.addWidget(button)
    pressed: list[str] = []
    for button in buttons:
        button.pressed.connect(partial(pressed.append, button.text()))
    window.resize(300, 100)
    window.show()
    handle = window.windowHandle()
    filters = WideTargets(window, lambda: 1.0)
    handle.installEventFilter(filters)
    first, second = (probes.place(button, window) for button in buttons)
    for at in (first.topLeft() + QPoint(18, -3), first.topLeft() + QPoint(-3, 18), second.bottomRight() + QPoint(3, 3)):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert pressed == ["a", "a", "b"]
    for far in (first.topLeft() + QPoint(18, -6), QPoint(2, 2)):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, far)
    buttons[0].setEnabled(False)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first.topLeft() + QPoint(18, -3))
    assert pressed == ["a", "a", "b"]
    buttons[0].setEnabled(True)
    pressed.clear()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first.topLeft() + QPoint(18, -3))
    assert buttons[0].isDown()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first.topLeft() + QPoint(18, -3))
    assert not buttons[0].isDown()


# ---- rows of a sheet and squares of a grid: a finger chooses first ----------------------------------------------------------

FINGER = QPointingDevice(
    "finger", 7, QInputDevice.DeviceType.TouchScreen, QPointingDevice.PointerType.Finger, QInputDevice.Capability.Position, 1, 0
)


def tap(view: QAbstractItemView, at: QPoint, device: QPointingDevice = FINGER) -> None:
    """Press and release at a point of a viewport, as a finger does."""
    port = view.viewport()
    left, none, no_key = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        event = QMouseEvent(kind, QPointF(at), QPointF(port.mapToGlobal(at)), left, held, no_key, device)
        QCoreApplication.sendEvent(port, event)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["yahtzee", "yahtzee_mots"])
def test_a_finger_writes_no_low_row_at_once(stage: Stage, game: str, size: tuple[int, int]) -> None:
    house, example = stage
    PAGES[game](house, example)
    house.window.resize(*size)
    for _ in range(4):
        QCoreApplication.processEvents()
    page = house.window.page
    assert page is not None
    view = page.findChild(SheetView)
    assert view is not None
    model, picked = view.sheet_model, list[tuple[str, int]]()
    view.picked.disconnect()
    view.picked.connect(lambda *box: picked.append(box))
    every = [model.index(row, column) for row in range(model.rowCount()) for column in range(1, model.columnCount())]
    playable = [index for index in every if view.is_playable(index) and view.rowHeight(index.row()) < TARGET]
    assert playable, "rows are low"
    for index in playable:
        view.choose(QModelIndex())
        tap(view, view.visualRect(index).center())
        assert (picked, view.chosen) == ([], index), "the first tap chooses"
        tap(view, view.visualRect(index).center())
        assert picked.pop() == (model.line(index.row()).code, index.column() - 1), "the second one writes"
    beside = next(index for index in playable if not view.is_playable(index.siblingAtRow(index.row() - 1)) and index.row())
    view.choose(QModelIndex())
    place = view.visualRect(beside)
    tap(view, QPoint(place.center().x(), place.top() - 1))
    assert (picked, view.chosen) == ([], beside), "a tap just beside means the box"
    tap(view, view.visualRect(playable[-1]).center(), QPointingDevice.primaryPointingDevice())
    assert len(picked) == 1, "a mouse is sure of its place"


def test_the_magnifier_opens_for_a_finger_and_stays_as_somebody_sets_it(stage: Stage) -> None:
    house, example = stage
    PAGES["mots_de_tete"](house, example)
    house.window.resize(1024, 640)
    for _ in range(4):
        QCoreApplication.processEvents()
    page = house.window.page
    assert page is not None
    grid = page.findChild(GridBoard)
    assert grid is not None
    view, pointed = grid.view, list[tuple[int, int]]()
    view.pointed.connect(pointed.append)
    places = [(row, column) for row, cells in enumerate(view.grid.rows) for column, _cell in enumerate(cells)]
    black = next(place for place in places if place[1] and view.grid.cell(place).ground in CLOSED)
    tap(view, view.rect_of(black).center() - QPoint(view.side // 2 - 2, 0))
    assert pointed == [(black[0], black[1] - 1)], "no black square is meant"
    assert view.side >= TARGET, "the magnifier is open"
    grid.set_zoom(1.0)
    tap(view, view.rect_of((0, 0)).center())
    assert (pointed[-1], grid.zoom) == ((0, 0), 1.0)
