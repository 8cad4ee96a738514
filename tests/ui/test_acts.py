"""The three acts of the end: the sheet is counted, the podium is built, and then what there is to look at and to do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.services.results import RecordBeaten
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.flow import press_guard
from ludogite.ui.pages.curves import course_of
from ludogite.ui.pages.game_over import Act, GameOverPage
from ludogite.ui.screen.sheet_story import SheetStory
from ludogite.ui.screen.timeline import Turns
from ludogite.ui.style.theme import Theme
from tests.ui import probes
from tests.ui.family_house import family_house
from tests.ui.finished import NAMES, end, keep, played
from tests.ui.test_game_over import _data

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


def opened(qtbot: QtBot, window: QWidget, theme: Theme, *scores: int, moves: bool = True) -> GameOverPage:
    theme.set_reduced_motion(not moves)
    made = GameOverPage(theme, GAME_UIS["yahtzee"], window)
    made.resize(window.size())
    made.show_result(_data(*scores))
    window.show()
    return made


def act(page: GameOverPage) -> Act:
    """Ask anew: a press has changed it since."""
    return page.act


def said(page: QWidget) -> str:
    with probes.painted() as drawn:
        page.grab()
    return "\n".join(probes.texts(page, drawn))


def test_the_winner_is_named_nowhere_before_the_first_step_is_taken(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = opened(qtbot, window, theme, 212, 246, 231)
    assert act(page) is Act.COUNT
    assert "gagne" not in said(page)
    QTest.keyClick(page, Key.Key_Space)
    assert act(page) is Act.PODIUM
    heard = said(page)
    assert "Papi" not in heard
    assert "246" not in heard
    assert "Et qui gagne\u202f?" in heard
    page.podium.skip()
    heard = said(page)
    assert "Papi gagne\u202f!" in heard
    assert "246" in heard


def test_escape_goes_on_to_the_end_and_only_then_home(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = opened(qtbot, window, theme, 212, 246)
    left: list[bool] = []
    page.home.connect(lambda: left.append(True))
    for _ in range(4):
        if act(page) is not Act.AFTER:
            QTest.keyClick(page, Key.Key_Escape)
    assert (act(page), left) == (Act.AFTER, [])
    QTest.keyClick(page, Key.Key_Escape)
    assert left == [True]


def test_a_record_has_its_moment_on_the_podium_and_its_band_on_the_paper(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = opened(qtbot, window, theme, 212, 246, 231)
    page.show_result(replace(_data(212, 246, 231), records=(RecordBeaten("Papi", 246, 238),)))
    assert "Record" not in said(page)
    QTest.keyClick(page, Key.Key_Space)
    assert act(page) is Act.PODIUM
    assert "Record" not in said(page), "whose it is would tell who has won"
    QCoreApplication.processEvents()
    steps_before = page.podium.feast.geometry()
    page.podium.skip()
    QCoreApplication.processEvents()
    assert "Record de la maison à 3 joueurs battu\u202f! Papi\u202f: 246 points, contre 238." in said(page)
    assert page.podium.feast.geometry() == steps_before, "nothing sinks when it is said"
    page.go_on()
    QCoreApplication.processEvents()
    assert act(page) is Act.AFTER
    assert not page.podium.feast.isVisible()
    band = page.count.notes.lines[0]
    assert band.about.text() == "Papi\u202f: 246 points, contre 238."
    seals = band.grab().toImage().pixelColor(band.label.x() // 2, band.height() // 2)
    assert seals != theme.palette.accent_tint


def test_a_press_skips_one_act_and_a_double_one_no_more(
    qtbot: QtBot, window: QWidget, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    page = opened(qtbot, window, theme, 246, 231)
    QTest.keyClick(page, Key.Key_Return)
    assert act(page) is Act.COUNT, "this one wrote the last box"
    qtbot.wait(500)
    QTest.keyClick(page, Key.Key_Return)
    assert act(page) is Act.COUNT, "and this one was for the way to the count, which came by itself"
    qtbot.wait(400)
    for _ in range(2):
        QTest.mouseClick(page.podium, Qt.MouseButton.LeftButton) if act(page) is Act.PODIUM else QTest.keyClick(page, Key.Key_Space)
    assert act(page) is Act.PODIUM
    assert page.podium.is_rising


def test_the_acts_follow_each_other_by_themselves(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = opened(qtbot, window, theme, 246, 231, 212)
    stood: list[bool] = []
    page.podium.stood.connect(lambda: stood.append(True))
    qtbot.waitUntil(lambda: act(page) is Act.PODIUM, timeout=10_000)
    assert not page.paper.isVisible()
    qtbot.waitUntil(lambda: act(page) is Act.AFTER, timeout=15_000)
    assert stood == [True]
    assert page.paper.isVisible()
    assert page.foot.again.isVisible()


def test_reduced_movements_show_the_third_act_at_once(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = opened(qtbot, window, theme, 246, 231, moves=False)
    assert act(page) is Act.AFTER
    assert "Léa gagne\u202f!" in said(page)


def test_a_press_that_was_for_the_table_leads_nowhere(
    qtbot: QtBot, window: QWidget, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    with qtbot.waitExposed(window):
        window.show()  # a table stood there before
    page = opened(qtbot, window, theme, 246, 231, moves=False)
    page.show()
    gone: list[bool] = []
    for way in (page.home, page.replay, page.again):
        way.connect(lambda *_: gone.append(True))
    for button in (page.foot.home, page.foot.replay, page.foot.again):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert gone == []
    qtbot.waitUntil(lambda: not page.foot.home.guard.awaits_painting)
    qtbot.wait(400)
    QTest.mouseClick(page.foot.home, Qt.MouseButton.LeftButton)
    assert gone == [True]


def test_who_comes_back_to_the_page_sees_the_third_act(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = opened(qtbot, window, theme, 246, 231)
    page.hide()
    page.show()
    assert act(page) is Act.AFTER


def test_the_points_after_each_turn_end_at_the_score() -> None:
    views = [(1, 0, (0, 0)), (1, 1, (20, 0)), (2, 0, (20, 5)), (2, 1, (31, 5)), (2, 1, (31, 9))]
    turns = Turns(lambda view: (0, view[0], view[1]))
    found = course_of(turns, views, lambda view: view[2], (31, 44))
    assert found == (((1, 20), (2, 31)), ((1, 5), (2, 44)))


# ---- in a house ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, [(name, ink) for ink, name in enumerate(NAMES[:6], 1)]) as opened:
        yield opened


def test_alone_ones_own_curve_runs_beside_ones_best(house: AppController, qtbot: QtBot) -> None:
    first = end(house, keep(house, played("yahtzee", 1)))
    assert not first.podium.isVisible()
    assert [racer.name for racer in first.solo.plot.race.racers] == ["Léa"]
    house.navigate(go.Home())
    page = end(house, keep(house, played("yahtzee", 1, "encore")))
    assert [racer.name for racer in page.solo.plot.race.racers] == ["Léa", "ta meilleure"]
    assert page.data is not None
    assert page.solo.plot.race.racers[0].points[-1] == (13, page.data.outcome.scores[0])
    assert "compte pour les records" in said(page)


@pytest.mark.parametrize("game", ["yahtzee", "yahtzee_mots", "mots_de_tete", "words_out", "des_themes"])
def test_the_count_says_nothing_that_is_not_so(house: AppController, game: str) -> None:
    house.theme.set_reduced_motion(False)
    page = end(house, keep(house, played(game, 2)))
    counting = page._counting
    assert counting is not None
    assert page.data is not None
    lines, veil = counting.sheet.model.sheet.lines, counting.veil
    said: list[list[int | None]] = []
    for row in range(-1, len(lines) - 1):
        veil.show_row(row)
        said.append([veil.counted(column) for column in range(2)])
    if game == "des_themes":  # its lines tell of the game, and do not add up to the chips
        assert said == [[None, None]] * len(lines)
        return
    assert said[0] == [0, 0]
    assert said[-1] == list(page.data.outcome.scores)
    assert all(told is not None for row in said for told in row)


@pytest.mark.parametrize(("game", "seats"), [("des_themes", 6), ("mots_de_tete", 4), ("words_out", 8)])
def test_nothing_is_cut_in_the_count(house: AppController, game: str, seats: int) -> None:
    house.theme.set_reduced_motion(False)
    page = end(house, keep(house, played(game, seats)))
    assert page._counting is not None
    for size in ((1280, 800), (1024, 640)):
        house.window.resize(*size)
        QCoreApplication.processEvents()
        with probes.cut_short() as cut:
            page._counting.grab()
        assert cut == set(), size


@pytest.mark.parametrize("game", ["yahtzee", "yahtzee_mots", "mots_de_tete", "words_out", "des_themes"])
def test_the_third_act_says_little_and_scrolls_nowhere(house: AppController, qtbot: QtBot, game: str) -> None:
    page = end(house, keep(house, played(game, 2)))
    for size in ((1280, 800), (1024, 640)):
        house.window.resize(*size)
        QCoreApplication.processEvents()
        with probes.painted() as drawn:
            page.grab()
        labels = [label.text() for label in page.findChildren(QLabel) if probes.seen(label)]
        words = [word for word in " ".join([*labels, *(one.text for one in drawn)]).split() if re.search(r"[^\W\d]", word)]
        assert len(words) <= 80, words
        assert page.told.verticalScrollBar().maximum() == 0
        assert page.paper.pages["count"].verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("game", "seats"), [("yahtzee", 8), ("yahtzee_mots", 2)])
def test_sheets_lie_whole_on_the_smallest_page(house: AppController, qtbot: QtBot, game: str, seats: int) -> None:
    house.window.resize(1024, 640)
    page = end(house, keep(house, played(game, seats)))
    page.ways.story.click()
    QCoreApplication.processEvents()
    story = page.story
    assert isinstance(story, SheetStory)
    assert story.isVisible()
    assert story.room.verticalScrollBar().maximum() == 0
