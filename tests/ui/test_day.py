"""Du jour: the leaf, a problem for each game at its own table, one try that counts, and the family's dots."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers.days import ProblemRoom
from ludogite.cli.screenshots import staged
from ludogite.services import day_problem
from ludogite.services.rehearsal import Tried
from ludogite.store import NewProfile, Profile
from ludogite.ui.games.des_themes.three_answers import ThreeAnswers
from ludogite.ui.pages.day import DayPage
from ludogite.ui.pages.day_games import DayGamesPage
from ludogite.ui.pages.day_problem import DayProblemPage, Stage
from ludogite.ui.screen.game_screen import GameScreen
from tests.ui import probes

DAY = date(2026, 11, 23)


@pytest.fixture
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Profile]]:
    house = open_app(tmp_path_factory.mktemp("family"), lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    house.ready()
    house.services.change("reduced_motion", value=True)
    lea = house.services.store.profiles.add(NewProfile("Léa", 1))
    house.services.store.profiles.add(NewProfile("Papi", 2))
    assert isinstance(lea, Profile)
    yield house, lea
    house.window.close()
    house.window.deleteLater()


def shown(house: AppController, kind: type[Any]) -> Any:
    page = house.window.page
    assert isinstance(page, kind), page
    return page


def heard(house: AppController) -> str:
    with probes.painted() as drawn:
        house.window.grab()
    return "\n".join(probes.texts(house.window, drawn))


def ask(house: AppController, who: Profile, game: str) -> Any:
    house.navigate(go.DayProblem(DAY, game, who.id))
    return shown(house, DayProblemPage)


@pytest.mark.parametrize("game", [game.id for game in day_problem.games_with_problems()])
def test_no_answer_stands_there_before_a_try(stage: tuple[AppController, Profile], game: str) -> None:
    house, lea = stage
    page = ask(house, lea, game)
    before = heard(house)
    assert page.told.question in before
    assert page.told.lines[0].text not in before
    assert page.stage is Stage.ASKED
    assert page.board.isVisible()


@pytest.mark.parametrize("game", [game.id for game in day_problem.games_with_problems() if game.id != "des_themes"])
def test_the_best_choice_is_found_at_the_table(stage: tuple[AppController, Profile], qtbot: QtBot, game: str) -> None:
    house, lea = stage
    page = ask(house, lea, game)
    room = page.findChild(ProblemRoom)
    table, seat = room._match.local, 0
    problem = day_problem.problem_of(game, DAY, house.services.read)
    seat = problem.seat
    chosen = room._rehearsal._adviser._coach.advise(table.view_of(seat), seat).best.command
    before = table.view()
    assert table.submit(seat, chosen, table.requests()[0].token) is None
    qtbot.waitUntil(lambda: page.stage is Stage.ANSWERED, timeout=60_000)
    told = heard(house)
    assert "Parfait" in told
    first = page.told.lines[0]
    assert first.pieces or first.text in told, "dice and letters are drawn, the rest is said"
    assert first.text in page.answer.accessibleDescription()
    assert table.view() == before  # nothing was played
    made = day_problem.tries(house.services.store, lea.id)
    assert [(one.day, one.game, one.found) for one in made] == [(DAY, game, True)]
    assert page.next_button.hasFocus()


def test_who_of_the_family_chose_the_same_stands_beside_it(stage: tuple[AppController, Profile]) -> None:
    house, lea = stage
    papi = house.store.profiles.everyone()[-1]
    day_problem.note(house.store, papi.id, day_problem.Try(DAY, "yahtzee", True, 0.0))
    page = ask(house, lea, "yahtzee")
    assert [len(line.faces) for line in page.told.lines[:2]] == [1, 0]
    assert page.told.lines[0].faces[0][1] == papi.ink
    assert all(piece.text in "123456" for piece in page.told.lines[0].pieces)


def test_another_choice_costs_and_may_be_thought_over(stage: tuple[AppController, Profile], qtbot: QtBot) -> None:
    house, lea = stage
    page = ask(house, lea, "yahtzee")
    room = page.findChild(ProblemRoom)
    table = room._match.local
    worst = room._rehearsal._adviser._coach.advise(table.view_of(0), 0).ranked[-1].command
    table.submit(0, worst, table.requests()[0].token)
    qtbot.waitUntil(lambda: page.stage is Stage.ANSWERED, timeout=60_000)
    told = heard(house)
    assert "Presque" in told
    assert "Ton choix" in told or "ton choix" in told
    assert "le mieux" in told
    first = day_problem.tries(house.services.store, lea.id)[0]
    assert not first.found
    assert first.cost > 1
    qtbot.keyClick(page.again_button, Qt.Key.Key_Space)
    assert page.stage is Stage.ASKED
    assert "ne compte plus" in heard(house)
    table = room._match.local
    best = room._rehearsal._adviser._coach.advise(table.view_of(0), 0).best.command
    table.submit(0, best, table.requests()[0].token)
    qtbot.waitUntil(lambda: page.stage is Stage.ANSWERED, timeout=60_000)
    assert "Parfait" in heard(house)
    assert day_problem.tries(house.services.store, lea.id) == (first,)


def test_who_waits_for_the_judgement_is_told(stage: tuple[AppController, Profile], monkeypatch: pytest.MonkeyPatch) -> None:
    house, lea = stage
    page = ask(house, lea, "yahtzee")
    room = page.findChild(ProblemRoom)
    monkeypatch.setattr(room._rehearsal._adviser, "weigh", lambda *_: None)  # a machine that does not come to it
    table = room._match.local
    table.submit(0, room._rehearsal._adviser._coach.advise(table.view_of(0), 0).best.command, table.requests()[0].token)
    assert "Le coach regarde ton choix" in heard(house)
    room._rehearsal._on_weighed((None, None))  # no choice of which he says anything: it is asked again
    assert "Le coach regarde" not in heard(house)
    assert "Un seul essai compte" in heard(house)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_the_button_says_what_is_judged_and_the_answer_covers_no_sheet(qapp: QApplication, size: tuple[int, int]) -> None:
    with staged("yahtzee-problem", size=size, theme="papier", lang="fr", seed="1") as shown:
        page = shown.window.page
        assert isinstance(page, DayProblemPage)
        board = page.board
        assert isinstance(board, GameScreen)
        assert board.primary.text() == "Je relance tout"
        said = []
        for die in board.table.tray.dice[:4]:
            QTest.keyClick(die, Qt.Key.Key_Space)
            said.append(board.primary.text())
        assert said == ["Je garde ce dé", "Je garde ces deux dés", "Je garde ces trois dés", "Je garde ces quatre dés"]
        page.take_try(Tried(is_found=True, cost=0.0))
        page._rise.setCurrentTime(page._rise.duration())
        for _ in range(4):
            QCoreApplication.processEvents()
        sheet = board.table.sheet
        whole = QRect(sheet.mapTo(page, QPoint(0, 0)), sheet.size())
        assert not whole.intersects(page.answer.geometry())
        assert not whole.intersects(page.foot.geometry())
        assert sheet.view.verticalScrollBar().maximum() == 0


def test_the_answer_is_laid_anew_when_everything_becomes_larger(qapp: QApplication) -> None:
    with staged("yahtzee-problem", size=(1280, 800), theme="papier", lang="fr", seed="1") as shown:
        page = shown.window.page
        assert isinstance(page, DayProblemPage)
        page.take_try(Tried(is_found=True, cost=0.0))
        page._rise.setCurrentTime(page._rise.duration())
        wide = page.answer.width()
        shown.theme.fit(3840, 2160)
        assert page.answer.width() > wide


def test_three_answers_in_thirty_seconds(stage: tuple[AppController, Profile], qtbot: QtBot) -> None:
    house, lea = stage
    page = ask(house, lea, "des_themes")
    board = page.board
    assert isinstance(board, ThreeAnswers)
    qtbot.keyClick(board.button, Qt.Key.Key_Return)
    words = [line.text.split("\u202f: ")[1].split(", ")[0] for line in page.told.lines]
    for number, (field, word) in enumerate(zip(board.fields, words, strict=True)):
        assert field.hasFocus()
        if not number:
            qtbot.keyClicks(field, "zzzz")
            qtbot.keyClick(field, Qt.Key.Key_Return)
            assert board.complaint.isVisible()
            field.clear()
        field.insert(word)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.stage is Stage.ANSWERED
    assert day_problem.tries(house.services.store, lea.id)[0].found


def test_time_runs_out(stage: tuple[AppController, Profile], qtbot: QtBot) -> None:
    house, lea = stage
    page = ask(house, lea, "des_themes")
    board = page.board
    board.button.click()
    for _ in range(30):
        assert page.stage is Stage.ASKED
        board._timer.timeout.emit()
    assert page.stage is Stage.ANSWERED
    assert [(one.found, one.cost) for one in day_problem.tries(house.services.store, lea.id)] == [(False, 3.0)]


def test_the_page_leads_from_problem_to_problem(stage: tuple[AppController, Profile], qtbot: QtBot) -> None:
    house, lea = stage
    house.navigate(go.Day())
    page = shown(house, DayPage)
    games = [game.id for game in day_problem.games_with_problems()]
    assert page.next_game == games[0]
    assert "La famille" in heard(house)
    today = date.today()  # noqa: DTZ011 - as the page does
    for game in games[:-1]:
        day_problem.note(house.services.store, lea.id, day_problem.Try(today, game, found=True, cost=0.0))
    house.navigate(go.Home())
    house.navigate(go.Day())
    page = shown(house, DayPage)
    assert "encore un coup" in heard(house) or "encore 1 coup" in heard(house)
    page.play_button.click()
    last = shown(house, DayProblemPage)
    assert last.told.game == house.services.uis.name(games[-1])
    last.back.emit()
    day_problem.note(house.services.store, lea.id, day_problem.Try(today, games[-1], found=False, cost=1.0))
    house.navigate(go.Home())
    house.navigate(go.Day())
    page = shown(house, DayPage)
    assert page.cards[games[0]].accessibleDescription() == "trouvé"
    assert page.cards[games[-1]].accessibleDescription() == "joué"
    page.play_button.click()
    shown(house, DayGamesPage)


def test_nobody_yet_makes_a_profile_first(stage: tuple[AppController, Profile]) -> None:
    house, _ = stage
    for one in house.services.store.profiles.everyone():
        house.services.store.profiles.archive(one.id)
    house.navigate(go.Day())
    page = shown(house, DayPage)
    page.play_button.click()
    assert not isinstance(house.window.page, DayProblemPage)
