"""Le bilan of a game: its curve, the dear choices as drawn cards, and the ways on from them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import Example
from ludogite.core.advice import Reckoning
from ludogite.store.saves import LoadedGame
from ludogite.ui import texts
from ludogite.ui.pages.bilan import BilanPage
from ludogite.ui.pages.curves import expected_of
from ludogite.ui.pages.rehearsal import RehearsalPage
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.screen.drawn_choice import Piece, kept_of, spelt
from tests.ui import probes
from tests.ui.family_house import example_house

Stage = tuple[AppController, Example]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder: Path = tmp_path_factory.mktemp("family")
    example = Example(folder, "1")
    example.play_past(games=1)
    with example_house(example, folder) as stage:
        yield stage


def last(example: Example, name: str) -> LoadedGame:
    played = example.store.scores.history(example.family[0].id, limit=100)
    saved = example.store.saves.load(next(one.game_id for one in played if one.game == name))
    assert saved is not None
    return saved


def bilan(stage: Stage, qtbot: QtBot, name: str) -> BilanPage:
    house, example = stage
    house.navigate(go.Home())
    house.navigate(go.Bilan(last(example, name).game.id))
    page = house.window.page
    assert isinstance(page, BilanPage)
    qtbot.waitUntil(lambda: page.found is not None, timeout=60_000)
    return page


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee_mots", "mots_de_tete", "words_out"])
def test_mistakes_are_cards_that_show_what_was_better(stage: Stage, qtbot: QtBot, name: str) -> None:
    page = bilan(stage, qtbot, name)
    assert page.found is not None
    assert page.cards
    assert [card.loss for card in page.cards] == list(page.losses)
    shown = [card for card in page.cards if card.isVisible()]
    assert shown[0].isChecked()
    for card in page.cards:
        assert page.played.drawn(card.loss, card.loss.best).pieces, "drawn, not said"
        cost = texts.number(-card.loss.cost, 1)
        assert cost in card.accessibleName()
        assert 0 < len(card.why.split()) <= 12
        if page.found.reckoning is not Reckoning.OPEN:
            assert card.why in page.played.words.better(card.loss), "why, as the coach says it"
    with probes.painted() as drawn:
        page.grab()
    said = [one.text for one in drawn if one.widget is shown[0] and one.text not in shown[0].why]
    assert texts.number(-shown[0].loss.cost, 1) in said, "the coach's figure"
    assert sum(len(text.split()) for text in said if any(map(str.isalpha, text)) and len(text) > 1) <= 12
    assert page.again.isVisible() == (page.found.reckoning is not Reckoning.OPEN)


def test_the_curve_is_the_coachs_and_ends_at_the_score(stage: Stage, qtbot: QtBot) -> None:
    page = bilan(stage, qtbot, "yahtzee")
    curves = expected_of(page.played.timeline.turns, page.found, len(page.played.seats))
    assert [curve[-1][1] for curve in curves] == [one.score for one in last(stage[1], "yahtzee").results]
    assert all(len(curve) == 14 for curve in curves), "before the first turn, and after each of thirteen"
    assert [racer.points for racer in page.plot.race.racers] == list(curves)
    assert expected_of(page.played.timeline.turns, None, 2) == ()


def test_a_turn_is_chosen_on_the_curve_watched_and_thought_over(stage: Stage, qtbot: QtBot) -> None:
    house, _example = stage
    page = bilan(stage, qtbot, "yahtzee")
    other = page.cards[-1]
    at = page.plot.point(page.played.turn(other.loss), page.plot.race.racers[0].at(page.played.turn(other.loss)))
    qtbot.mouseClick(page.plot, LEFT, pos=QPointF(at).toPoint())
    assert page.chosen is not None
    assert page.played.turn(page.chosen) == page.played.turn(other.loss)
    chosen = page.chosen
    assert chosen is not None
    qtbot.mouseClick(page.watch_button, LEFT)
    replay = house.window.page
    assert isinstance(replay, ReplayPage)
    assert replay.step == chosen.entry
    replay.back.emit()
    again = house.window.page
    assert isinstance(again, BilanPage)
    qtbot.waitUntil(again.again.isVisible, timeout=60_000)
    qtbot.keyClick(again.again, Qt.Key.Key_Space)
    asked = house.window.findChild(RehearsalPage)
    assert asked is not None
    assert asked.isVisible()
    assert asked.loss is not None
    assert asked.loss.seat == again.seat


def test_more_cards_than_fit_are_turned_over(stage: Stage, qtbot: QtBot) -> None:
    page = bilan(stage, qtbot, "yahtzee")
    many = next(seat for seat in range(len(page.played.seats)) if page.found is not None and len(page.found.dearest(seat)) > 3)
    page.look_at(many)
    first = [card for card in page.cards if card.isVisible()]
    assert len(first) == 3
    assert not page.before.isEnabled()
    qtbot.mouseClick(page.after, LEFT)
    then = [card for card in page.cards if card.isVisible()]
    assert then
    assert not set(first) & set(then)
    assert then[0].isChecked()
    assert not page.after.isEnabled()
    assert page.played.seats[many].name in page.title.text()


def test_what_is_kept_is_marked_once_a_die() -> None:
    assert kept_of(["6", "6", "4"], ["6"]) == (Piece("6", True), Piece("6", False), Piece("4", False))
    assert spelt("LA + NE") == (Piece("L"), Piece("A"), Piece(""), Piece("N"), Piece("E"))
