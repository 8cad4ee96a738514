"""Whoever goes by Tab sees where: at every page, each stop looks otherwise with the keyboard than without."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.cli.screenshots import PAGES, staged

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
def test_every_stop_has_a_visible_ring(qapp: QApplication, name: str) -> None:
    with staged(name, size=(1280, 800), theme="papier", lang="fr", seed="rings") as house:
        house.window.activateWindow()
        seen, dark = stops(house.window)
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
