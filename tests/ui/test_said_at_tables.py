"""What is said at a table lies over nothing that is pressed there: three sizes, usual and large text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtWidgets import QAbstractButton

from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.table_page import TablePage

Stage = tuple[AppController, Example]
SIZES = ((1280, 800), (1024, 640), (900, 1300))
SENTENCES = ("Une phrase courte.", "Une phrase plus longue, qui dit ce qui se passe et pourquoi, et qui prend deux lignes.")


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_said_at_a_table_lies_over_nothing_that_is_pressed(stage: Stage, size: tuple[int, int], scale: float) -> None:
    house, example = stage
    house.window.resize(*size)
    house.services.change("text_scale", value=scale)
    covered = []
    for name in (*GAME_UIS, "real-dice"):
        PAGES[name](house, example)
        settle()
        page = house.window.page
        assert isinstance(page, TablePage)
        for sentence in SENTENCES:
            notice, held = page.notices.notice, page.screen_widget.status_line.geometry()
            notice.show_message("info", sentence, stays=True)
            assert notice.isVisible()
            for button in page.screen_widget.findChildren(QAbstractButton):
                place = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
                if button.isVisible() and place.intersects(notice.geometry()):
                    covered.append(f"{name}: {button.accessibleName()} {place} under {notice.geometry()}")
            assert page.screen_widget.status_line.geometry() == held, "nothing moves for it"
    house.services.change("text_scale", value=1.0)
    assert not covered
