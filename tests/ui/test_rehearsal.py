"""Rattrape tes points: questions whose answer nobody sees before it is asked for, from all their doors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers import rehearsals
from ludogite.app.controllers.rehearsals import RehearsalRoom
from ludogite.cli.screenshots import Example
from ludogite.core.advice import Hindsight
from ludogite.services import review_deck
from ludogite.services.challenge import header_code
from ludogite.services.practice import Practice
from ludogite.services.rehearsal import Rehearsal
from ludogite.store.saves import LoadedGame
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.rehearsal import QuestionState, RehearsalPage
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.widgets import PrimaryButton
from tests.ui import probes


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    folder = tmp_path_factory.mktemp("family")
    example = Example(folder, "1")
    example.play_past(games=1)
    house = open_app(folder, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    house.ready()
    house.services.change("reduced_motion", value=True)
    house.services.change("pace_ms", value=0)
    yield house, example
    house.window.close()
    house.window.deleteLater()
    example.store.close()


def game(example: Example, name: str) -> LoadedGame:
    played = example.store.scores.history(example.family[0].id, limit=100)
    saved = example.store.saves.load(next(one.game_id for one in played if one.game == name))
    assert saved is not None
    return saved


def looked_back(house: AppController, qtbot: QtBot, number: int) -> Hindsight:
    found: list[Any] = []
    house.services.reviews.ready.connect(lambda _game, one: found.append(one))
    house.services.reviews.ask(number)
    qtbot.waitUntil(lambda: bool(found), timeout=60_000)
    assert isinstance(found[-1], Hindsight)
    return found[-1]


def question(house: AppController) -> Any:
    page = house.window.page
    assert isinstance(page, RehearsalPage), page
    return page


def heard(window: QWidget) -> str:
    with probes.painted() as drawn:
        window.grab()
    return "\n".join(probes.texts(window, drawn))


def begin(house: AppController, example: Example, qtbot: QtBot, name: str) -> tuple[LoadedGame, Hindsight]:
    saved = game(example, name)
    found = looked_back(house, qtbot, saved.game.id)
    house.navigate(go.Home())
    house.navigate(go.Rehearsal(rehearsals.questions_of(saved.game.id, found, 0)))
    question(house)
    return saved, found


@pytest.mark.parametrize("name", ["yahtzee", "mots_de_tete"])
def test_the_answer_is_nowhere_before_it_is_asked_for(stage: tuple[AppController, Example], qtbot: QtBot, name: str) -> None:
    house, example = stage
    begin(house, example, qtbot, name)
    page = question(house)
    words = page.screen_widget.game.texts()
    best = words.remark(page.loss.best.code, page.loss.best.args)
    played = words.remark(page.loss.played.code, page.loss.played.args)
    before = heard(house.window)
    assert "que ferais-tu ici" in before
    assert best not in before
    assert played not in before
    page.show_weighing(True)  # the answer is asked for while a choice is weighed
    qtbot.keyClick(page.show_button, Qt.Key.Key_Space)
    assert page.stage is QuestionState.SHOWN
    assert best in heard(house.window)
    assert page.next_button.hasFocus()
    page.back.emit()


def test_a_choice_is_tried_found_and_praised_and_never_played(stage: tuple[AppController, Example], qtbot: QtBot) -> None:
    house, example = stage
    saved, _ = begin(house, example, qtbot, "yahtzee")
    page = question(house)
    match, rehearsal = page.findChild(Practice), page.findChild(Rehearsal)
    table = match.local
    before, token = table.view(), table.requests()[0].token
    advice = match.coach().advise(before, page.loss.seat)
    tried: list[Any] = []
    rehearsal.tried.connect(tried.append)
    assert table.submit(page.loss.seat, advice.ranked[-1].command, token) is None
    assert page.said.text() == "Le coach regarde ton choix…"
    qtbot.waitUntil(lambda: len(tried) == 1, timeout=20_000)
    assert page.stage.value == "tried"
    assert "perd" in page.said.text()
    assert table.submit(page.loss.seat, advice.best.command, token) is None
    qtbot.waitUntil(lambda: len(tried) == 2, timeout=20_000)
    assert page.stage.value == "found"
    assert [one.text() for one in page.findChildren(PrimaryButton) if one.isVisible()] == [page.next_button.text()]
    assert page.next_button.hasFocus()
    assert table.view() == before
    assert replace(page.loss, better=None, why=()) in [one.loss for one in review_deck.kept(house.store, example.family[0].id)]
    assert example.store.saves.load(saved.game.id) == saved
    page.back.emit()


def test_one_can_skip_to_the_end_by_keys(stage: tuple[AppController, Example], qtbot: QtBot) -> None:
    house, example = stage
    _, found = begin(house, example, qtbot, "yahtzee")
    page, count = question(house), len(found.dearest(0))
    for number in range(1, count + 1):
        assert f"{number} sur {count}" in page.header.subtitle.text()
        qtbot.keyClick(page.skip_button, Qt.Key.Key_Space)
    assert not isinstance(house.window.page, RehearsalPage)


def test_the_doors(stage: tuple[AppController, Example], qtbot: QtBot) -> None:
    house, example = stage
    saved = game(example, "yahtzee")
    house.navigate(go.Replay(saved.game.id, review=True))
    replay = house.window.page
    assert isinstance(replay, ReplayPage)
    qtbot.waitUntil(lambda: not replay.review.again.isHidden(), timeout=60_000)
    loss = looked_back(house, qtbot, saved.game.id).dearest(0)[0]
    lea, yesterday = example.family[0].id, date.today() - timedelta(days=1)  # noqa: DTZ011 - as the carnet does
    pages = review_deck.answered((), "yahtzee", header_code(saved.game.header), loss, found=False, today=yesterday)
    review_deck.keep(house.store, lea, pages)
    house.navigate(go.Profile(lea))
    profile = house.window.page
    assert isinstance(profile, ProfilePage)
    assert profile.due_button.text() == "1 à revoir"
    profile.due_button.click()
    QCoreApplication.processEvents()
    assert question(house).loss == replace(loss, better=None, why=()), "a page of the carnet says a choice, it does not show it"
    assert isinstance(question(house).findChild(RehearsalRoom), RehearsalRoom)
    house.navigate(go.Home())
