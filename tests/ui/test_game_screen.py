from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from benchmarks.throw import calls_in
from ludogite.core.rules import Open
from ludogite.games.yahtzee.moves import Command
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.ui.games.yahtzee.screen import YahtzeeScreen
from ludogite.ui.flow.offer import Offer
from ludogite.ui.style.theme import Theme
from tests.ui.yahtzee_play import make_table, play_until


@pytest.fixture
def screen(qtbot: QtBot, theme: Theme) -> YahtzeeScreen:
    """Sit down before the first throw of a turn."""
    session = make_table(2)
    play_until(session, turn=1, rolls=0)
    screen = YahtzeeScreen(theme, session)
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def test_a_throw_costs_a_thousand_calls_and_one_sheet(screen: YahtzeeScreen) -> None:
    screen.primary.click()  # what is imported and read once is there now
    told = calls_in(screen.primary.click)
    assert screen.view.rolls == 2
    assert told[""] <= 1000
    assert told["sheet_of"] == 1
    assert told["YahtzeeRules.view"] <= 3


def test_each_step_is_shown_once(screen: YahtzeeScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[YahtzeeView] = []
    shown: list[YahtzeeView] = []
    show_board = screen.show_board

    def watch(view: YahtzeeView, asked: Open | None) -> None:
        shown.append(view)
        show_board(view, asked)

    monkeypatch.setattr(screen, "show_board", watch)
    screen.session.stepped.connect(lambda _events, view: steps.append(view))
    screen.primary.click()
    assert [view.throwing for view in steps] == [(0, 1, 2, 3, 4), ()]
    assert shown == steps


def test_refreshes_are_gathered(screen: YahtzeeScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[Phase] = []
    offer = screen.offer

    def watch(view: YahtzeeView, asked: Open | None) -> Offer[Command]:
        offered.append(view.phase)
        return offer(view, asked)

    monkeypatch.setattr(screen, "offer", watch)
    with screen.gathered():
        screen.refresh()
        screen.refresh()
        assert offered == []
    assert offered == [Phase.TURN]
