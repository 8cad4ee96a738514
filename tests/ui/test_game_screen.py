from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from benchmarks.throw import calls_in
from ludogite.core.rules import Open
from ludogite.games.yahtzee.moves import Command
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.ui.flow.offer import Offer
from ludogite.ui.games.yahtzee import table as yahtzee_table
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.parts import StatusLine
from ludogite.ui.style.theme import Theme
from tests.ui.yahtzee_play import make_table, play_until


@pytest.fixture
def screen(qtbot: QtBot, theme: Theme) -> AnyScreen:
    """Sit down before the first throw of a turn."""
    session = make_table(2)
    play_until(session, turn=1, rolls=0)
    screen = yahtzee_table.make_screen(theme, session)
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def test_a_throw_costs_so_many_calls_and_one_sheet(screen: AnyScreen) -> None:
    screen.primary.click()  # what is imported and read once is there now
    told = calls_in(screen.primary.click)
    assert screen.view.rolls == 2
    assert told[""] <= 3500, "two thirds of them are the outlines of dice"
    assert told["sheet_of"] == 1
    assert told["YahtzeeRules.view"] <= 3


def test_each_step_is_shown_once(screen: AnyScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[YahtzeeView] = []
    shown: list[YahtzeeView] = []
    show_board = screen.flow.play.show

    def watch(view: YahtzeeView, asked: Open | None) -> None:
        shown.append(view)
        show_board(view, asked)

    monkeypatch.setattr(screen.flow, "play", replace(screen.flow.play, show=watch))
    screen.session.stepped.connect(lambda _events, view: steps.append(view))
    screen.primary.click()
    assert [view.throwing for view in steps] == [(0, 1, 2, 3, 4), ()]
    assert shown == steps


def test_refreshes_are_gathered(screen: AnyScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[Phase] = []
    offer = screen.flow.play.offer

    def watch(view: YahtzeeView, asked: Open | None) -> Offer[Command]:
        offered.append(view.phase)
        return offer(view, asked)

    monkeypatch.setattr(screen.flow, "play", replace(screen.flow.play, offer=watch))
    with screen.flow.gathered:
        screen.flow.refresh()
        screen.flow.refresh()
        assert offered == []
    assert offered == [Phase.TURN]


def test_keys_without_room_are_not_told_either(qtbot: QtBot, theme: Theme) -> None:
    line = StatusLine(theme)
    qtbot.addWidget(line)
    line.resize(700, 30)
    line.set_hints([(("1", "–", "5"), "garder"), (("Entrée",), "lancer")])
    line.show()

    def told() -> list[str]:
        """List what a screen reader finds there that is shown."""
        node = QAccessible.queryAccessibleInterface(line)
        children = [node.child(number) for number in range(node.childCount())]
        return [child.text(QAccessible.Text.Name) for child in children if not child.state().invisible]

    qtbot.waitUntil(lambda: "1 – 5 garder" in told())
    line.say("Une phrase qui prend toute la place de la ligne, du premier au dernier mot, et pas un mot de moins que cela.")
    assert not any("garder" in name for name in told())
    line.say("Court.")
    qtbot.waitUntil(lambda: "1 – 5 garder" in told())
