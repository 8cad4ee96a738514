"""The main job in the real window: two people and a computer play, close in the middle, go on, and find the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.yahtzee.state import Phase
from ludogite.services.game_session import AnyLocalSession
from ludogite.store.profiles import NewProfile
from ludogite.store.saves import Status
from ludogite.ui.pages.frame import Question
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.records import RecordsPage
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.table_page import TablePage

Opener = Callable[[], AppController]


@pytest.fixture
def enter(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    """Open the house of one data folder, as often as wanted; the one before must be closed."""
    houses: list[AppController] = []

    def open_one() -> AppController:
        house = open_app(tmp_path, lang="fr")
        houses.append(house)
        house.window.show()
        qtbot.waitUntil(lambda: house.is_ready)
        house.services.change("reduced_motion", value=True)
        house.services.change("pace_ms", value=0)
        return house

    yield open_one
    for house in houses:
        house.window.close()
        house.window.deleteLater()


def page(house: AppController, kind: type[QWidget]) -> Any:
    """Return the page that is shown, of the kind that is expected."""
    shown = house.window.page
    assert isinstance(shown, kind), shown
    return shown


def make_profile(qtbot: QtBot, house: AppController, name: str) -> None:
    house.home.new_profile.emit()
    editor = page(house, ProfileEditor)
    qtbot.keyClicks(editor.name_field, name)
    qtbot.mouseClick(editor.save_button, Qt.MouseButton.LeftButton)
    page(house, HomePage)


def begin(qtbot: QtBot, house: AppController, computers: int) -> TablePage:
    """Seat the family and computer players on the new-game page, and click on Jouer."""
    house.home.new_game.emit("yahtzee")
    new_game = page(house, NewGamePage)
    draft = new_game.draft
    while draft.seats:
        draft = draft.without(0)
    for profile in house.store.profiles.everyone():
        draft = draft.seated(next(choice for choice in new_game._data.profiles if choice.id == profile.id))
    for _ in range(computers):
        draft = draft.with_computer("debutant")
    new_game._take(draft)
    qtbot.mouseClick(new_game.footer.button, Qt.MouseButton.LeftButton)
    table: TablePage = page(house, TablePage)
    return table


def wait_for_answer(qtbot: QtBot, table: AnyLocalSession, token: int) -> None:
    qtbot.waitUntil(lambda: token not in {one.token for one in table.requests()})


def play(qtbot: QtBot, house: AppController, table: TablePage, *, until: Callable[[Any], bool]) -> None:
    """Play with the keyboard: throw once, then write the first box that the arrows reach."""
    screen: Any = table.screen_widget
    local = table.match.local
    while not until(local.view()):
        asked = local.requests()
        if not asked:
            return
        if not local.is_local(asked[0].request.seat):
            wait_for_answer(qtbot, local, asked[0].token)
            continue
        qtbot.waitUntil(lambda: not screen.flow.busy)
        view = local.view()
        if not view.dice:
            qtbot.keyClick(screen, Qt.Key.Key_Return)
            continue
        before = asked[0].token
        sheet = screen.table.sheet.view
        for row in range(sheet.model().rowCount()):
            sheet.setFocus()
            sheet.setCurrentIndex(sheet.model().index(row, view.seat + 1))
            qtbot.keyClick(sheet, Qt.Key.Key_Return)
            if before in {one.token for one in local.requests()}:
                qtbot.keyClick(sheet, Qt.Key.Key_Delete)
            if before not in {one.token for one in local.requests()}:
                break
        else:
            raise AssertionError("no box could be filled by keys")


def test_two_people_and_a_computer_finish_a_game_they_had_closed(qtbot: QtBot, enter: Opener) -> None:
    house = enter()
    make_profile(qtbot, house, "Louise")
    make_profile(qtbot, house, "Papi")
    table = begin(qtbot, house, computers=1)
    play(qtbot, house, table, until=lambda view: view.phase is Phase.TURN and view.turn == 5)
    entries, view = table.match.session.entries, table.match.local.view()
    game_id = table.match.game_id
    house.window.close()

    house = enter()
    assert [ticket.game_key for ticket in house.home.ticket.tickets] == [game_id]
    house.home.resume.emit(game_id)
    table = page(house, TablePage)
    assert table.match.session.entries[: len(entries)] == entries
    assert table.match.local.view().sheets == view.sheets
    play(qtbot, house, table, until=lambda view: view.phase is Phase.OVER)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))

    saved = house.store.saves.load(game_id)
    assert saved is not None
    assert saved.game.status is Status.FINISHED
    over = page(house, GameOverPage)
    over.verify.emit()
    over.replay.emit()
    replay = page(house, ReplayPage)
    replay.back.emit()
    page(house, GameOverPage).home.emit()
    assert house.home.ticket.isHidden()
    house.home.records.emit()
    records = page(house, RecordsPage)
    people = {result.score for result in saved.results if result.seat < 2}
    assert {line.record.score for line in records.lines} == people
    house.window.close()


def test_the_seats_move_on_for_the_revanche(qtbot: QtBot, enter: Opener) -> None:
    house = enter()
    make_profile(qtbot, house, "Louise")
    table = begin(qtbot, house, computers=1)
    play(qtbot, house, table, until=lambda view: view.phase is Phase.OVER)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    end = page(house, GameOverPage)
    end.again.emit()
    table = page(house, TablePage)
    qtbot.waitUntil(lambda: not isValid(end))  # and with it all that is kept of the game before
    assert [info.is_person for info in table.match.local.seats] == [False, True]
    assert [info.name for info in table.match.local.seats] == ["Pépin", "Louise"]


def test_who_leaves_is_replaced_and_the_result_says_so(qtbot: QtBot, enter: Opener) -> None:
    house = enter()
    make_profile(qtbot, house, "Louise")
    make_profile(qtbot, house, "Papi")
    table = begin(qtbot, house, computers=0)
    play(qtbot, house, table, until=lambda view: view.phase is Phase.TURN and view.turn == 2)
    table.leave(1)
    play(qtbot, house, table, until=lambda view: view.phase is Phase.OVER)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    saved = house.store.saves.load(table.match.game_id)
    assert saved is not None
    assert "taken_over" in {mark.value for mark in saved.game.marks}
    assert saved.game.seats[1].level is not None


def test_several_unfinished_games_live_side_by_side_and_one_may_be_stopped(qtbot: QtBot, enter: Opener) -> None:
    house = enter()
    make_profile(qtbot, house, "Louise")
    first = begin(qtbot, house, computers=0).match.game_id
    page(house, TablePage).back.emit()
    second = begin(qtbot, house, computers=0).match.game_id
    page(house, TablePage).back.emit()
    assert {ticket.game_key for ticket in house.home.ticket.tickets} == {first, second}
    house.home.resume.emit(first)
    page(house, TablePage).stop_wanted.emit()
    (question,) = [one for one in house.window.findChildren(Question) if one.isVisible()]
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert [ticket.game_key for ticket in house.home.ticket.tickets] == [second]


def test_the_coach_marks_the_game(qtbot: QtBot, enter: Opener) -> None:
    house = enter()
    make_profile(qtbot, house, "Louise")
    table = begin(qtbot, house, computers=0)
    qtbot.keyClick(table.screen_widget, Qt.Key.Key_Return)
    places = [table.screen_widget.geometry(), table.screen_widget.play_rect()]
    qtbot.mouseClick(table.bar.coach, Qt.MouseButton.LeftButton)
    assert "ne compte pas pour les records" in table.coach.question.label.text()
    assert places == [table.screen_widget.geometry(), table.screen_widget.play_rect()], "nothing moves"
    assert not table.bar.coach.isChecked()
    assert marks(table) == set(), "it only asks"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not table.coach.question.isVisible()
    qtbot.mouseClick(table.bar.coach, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(table.coach.question.no, Qt.MouseButton.LeftButton)
    assert marks(table) == set()
    assert table.screen_widget.coach.isHidden()
    qtbot.mouseClick(table.bar.coach, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(table.coach.question.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not table.screen_widget.coach.isHidden())
    assert marks(table) == {"assisted"}
    assert not table.bar.coach.hasFocus(), "a click on the bar leaves the keyboard with the game"
    qtbot.mouseClick(table.bar.coach, Qt.MouseButton.LeftButton)
    assert table.screen_widget.coach.isHidden()
    qtbot.mouseClick(table.bar.coach, Qt.MouseButton.LeftButton)
    assert not table.coach.question.isVisible(), "what is so already is not asked again"
    qtbot.waitUntil(lambda: not table.screen_widget.coach.isHidden())
    table.back.emit()
    house.home.resume.emit(table.match.game_id)
    again = page(house, TablePage)
    assert again is not table
    assert not again.bar.coach.isChecked()
    for _ in range(6):
        QCoreApplication.processEvents()
    assert again.screen_widget.coach.isHidden(), "off after a resume means off"


@pytest.mark.parametrize(("age", "is_short"), [(8, True), (38, False)])
def test_the_coach_tells_a_child_what_to_do_and_no_more(qtbot: QtBot, enter: Opener, age: int, is_short: bool) -> None:
    house = enter()
    make_profile(qtbot, house, "Louise")
    person = house.store.profiles.everyone()[0]
    house.store.profiles.change(person.id, NewProfile("Louise", person.ink, birth_year=datetime.now(UTC).year - age))
    table = begin(qtbot, house, computers=0)
    qtbot.keyClick(table.screen_widget, Qt.Key.Key_Return)
    table.coach.call()
    qtbot.waitUntil(lambda: not table.screen_widget.coach.isHidden())
    advice = table.screen_widget.flow.coach.shown
    assert advice is not None
    assert advice.title
    assert (advice.body == "" and advice.lead == "") is is_short


def marks(table: TablePage) -> set[str]:
    return {mark.value for mark in table.match.saved.marks}


def test_settings_act_at_once_and_are_kept(qtbot: QtBot, enter: Opener) -> None:
    house = enter()
    house.home.settings.emit()
    house.services.change("theme", "contraste")
    house.services.change("text_scale", 1.5)
    assert (house.theme.name, house.theme.text_scale) == ("contraste", 1.5)
    house.window.close()
    house = enter()
    assert (house.theme.name, house.theme.text_scale) == ("contraste", 1.5)


def test_a_read_only_place_still_lets_one_play(qtbot: QtBot, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    house = open_app(blocked / "data", lang="fr")
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    assert house.window.standing.isVisible(), "it is said that nothing will be kept"
    make_profile(qtbot, house, "Louise")
    begin(qtbot, house, computers=0)
    house.window.close()
    house.window.deleteLater()
