"""What lies under a sheet that covers the window is not found by a screen reader, and is found again when it is closed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.pages.meaning_sheet import MeaningSheet
from ludogite.ui.pages.shortcuts import ShortcutsOverlay
from ludogite.ui.widgets.cover import CoverSheet
from tests.ui import probes

Stage = tuple[AppController, Example]


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def heard(window: QWidget) -> set[QWidget]:
    return {one.widget for one in probes.heard(window) if one.widget is not None}


def sheets(house: AppController) -> Iterator[CoverSheet]:
    window, theme = house.window, house.theme
    yield ShortcutsOverlay(theme, house.services.uis, window)
    yield MeaningSheet(theme, house.services.uis, "CHAT", window)
    yield CoverSheet(theme, window)


@pytest.mark.parametrize("page", ["home", "yahtzee", "curtain"])
def test_what_a_sheet_covers_is_not_heard(stage: Stage, page: str) -> None:
    house, example = stage
    PAGES[page](house, example)
    settle()
    for sheet in sheets(house):
        before = heard(house.window)
        sheet.open()
        settle()
        over = heard(house.window)
        assert sheet.close_button in over
        others = over - {house.window} - set(sheet.findChildren(QWidget)) - {sheet}
        assert not others, "the page below is dark"
        another = CoverSheet(house.theme, house.window)
        another.open()
        settle()
        assert sheet.close_button not in heard(house.window)
        another.close()
        settle()
        assert heard(house.window) == over
        sheet.close()
        settle()
        assert heard(house.window) == before
