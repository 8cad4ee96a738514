"""Whoever goes by Tab sees where: at every page, each stop looks otherwise with the keyboard than without."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from tests.ui.family_house import example_house

REACH = 10
"""So far round a widget something may be painted (px)."""
MOST = 150
"""Stops of a page at most."""


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    """Open one house of the example family for all pages, without movement."""
    folder = tmp_path_factory.mktemp("rings")
    example = Example.with_past(folder, "1")
    with example_house(example, folder) as opened:
        yield opened


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
    house.go_home()
    settle()
    assert not dark
    assert seen or name == "curtain"


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
