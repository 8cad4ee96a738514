"""What is said over a page: nothing that is said hides what another has said."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.ui.flow.notices import PASSING_MS, Notice, NoticeBoard
from ludogite.ui.pages.table_notices import TableNotices
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Page


def test_notices_that_pass_follow_each_other_and_hide_none_that_stands() -> None:
    board = NoticeBoard()
    board.post(Notice("danger", "disque plein", cause="disk"))
    board.post(Notice("info", "un"))
    board.post(Notice("info", "deux"))
    board.post(Notice("info", "deux"))
    said = []
    now = 0.0
    for _ in range(4):
        goes = board.tick(now)
        said.append(board.shown.text if board.shown else "")
        now = goes if goes is not None else now + 1
    assert said == ["un", "deux", "disque plein", "disque plein"]
    assert now == 2 * PASSING_MS + 2


def test_a_notice_stands_until_its_cause_goes_or_somebody_closes_it() -> None:
    board = NoticeBoard()
    full = Notice("danger", "disque plein", cause="disk")
    board.post(full)
    board.close()
    board.post(full)
    shown = [board.shown]
    more = replace(full, text="3 coups attendent")
    board.post(more)
    shown.append(board.shown)
    board.withdraw("disk")
    shown.append(board.shown)
    board.post(full)
    shown.append(board.shown)
    assert shown == [None, more, None, full], "what has been read comes again with other words, or when its cause comes again"
    board.post(Notice("info", "un"))
    board.clear_passing()
    assert board.shown == full


def test_a_refusal_is_read_at_once_and_goes_with_its_moment_alone() -> None:
    board = NoticeBoard()
    board.post(Notice("warning", "Otto a perdu le fil"))
    board.post(Notice("warning", "pas cette case", of_moment=True))
    board.post(Notice("warning", "pas celle-là non plus", of_moment=True))
    assert board.shown is not None
    assert board.shown.text == "pas celle-là non plus"
    board.end_moment()
    assert board.shown is not None
    assert board.shown.text == "Otto a perdu le fil"


def test_a_table_shows_again_why_it_stands_when_another_notice_has_been_closed(qtbot: QtBot, theme: Theme) -> None:
    page = Page(theme)
    qtbot.addWidget(page)
    page.resize(600, 300)
    page.show()
    notices = TableNotices(theme, page)
    notices.stand("away", "On attend Zoé")
    notices.tell("danger", "pas écrit")
    assert notices.notice.label.text() == "pas écrit"
    qtbot.mouseClick(notices.notice.close_button, Qt.MouseButton.LeftButton)
    assert notices.notice.isVisible()
    assert notices.notice.label.text() == "On attend Zoé"
    notices.go_on("away")
    assert notices.notice.isHidden()


def test_what_passes_goes_by_itself_and_the_next_is_shown(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(theme)
    qtbot.addWidget(page)
    page.show()
    seconds = [100.0]
    monkeypatch.setattr("ludogite.ui.pages.table_notices.monotonic", lambda: seconds[0])
    notices = TableNotices(theme, page)
    notices.tell("info", "un")
    notices.tell("info", "deux")
    assert notices.notice.label.text() == "un"
    seconds[0] += PASSING_MS / 1000
    notices.show()
    assert notices.notice.label.text() == "deux"
    seconds[0] += PASSING_MS / 1000
    notices.show()
    assert notices.notice.isHidden()
