"""Challenges and the game of the day in the real window: the ghost that never runs ahead, the doors, what is copied."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.controllers.challenges import Sharing
from ludogite.core.rules import NATURE
from ludogite.games.catalog import load_game
from ludogite.services.challenge import Challenge, read_line, to_file, to_line, turns_of
from ludogite.services.day import code_of
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.challenge import ChallengePage
from ludogite.ui.pages.day_games import DayGamesPage
from ludogite.ui.pages.duel import Duel
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.ghost import GhostPaper, GhostRibbon, told
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.soiree import SoireePage
from ludogite.ui.pages.table_page import TablePage
from tests.services.test_challenge import challenge
from tests.ui import probes
from tests.ui.family_house import family_house


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, (("Léa", 1), ("Tom", 5))) as opened:
        yield opened


def page(house: AppController, kind: type[QWidget]) -> Any:
    shown = house.window.page
    assert isinstance(shown, kind), shown
    return shown


def play_turn(house: AppController, turns: int = 1) -> None:
    """Play whole turns as the first offered commands go, one throw each."""
    match = page(house, TablePage).match
    table = match.local
    begun = table.view().turn
    while table.outcome() is None and table.view().turn < begun + turns:
        asked = table.requests()[0]
        commands = list(table.choices_of(asked.request.seat))
        command = commands[0] if not table.view().dice else next(one for one in commands if type(one).__name__ == "Mark")
        assert table.submit(asked.request.seat, command, asked.token) is None
        QCoreApplication.processEvents()


def test_the_keyboard_is_at_once_where_one_begins(house: AppController, qtbot: QtBot) -> None:
    house.window.activateWindow()
    house.navigate(go.DayGames())
    qtbot.waitUntil(page(house, DayGamesPage).buttons["yahtzee"].hasFocus)
    house.navigate(go.Challenge(challenge("yahtzee")))
    qtbot.waitUntil(page(house, ChallengePage).play_button.hasFocus)
    house.navigate(go.Soiree())
    qtbot.waitUntil(page(house, SoireePage).begin_button.hasFocus)


def test_a_new_house_takes_a_challenge_up_with_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    with family_house(qtbot, tmp_path, ()) as house:
        house.navigate(go.Challenge(challenge("yahtzee")))
        page(house, ChallengePage).play_button.click()
        editor = page(house, ProfileEditor)
        qtbot.keyClicks(editor.name_field, "Mia")
        qtbot.keyClick(editor.name_field, Qt.Key.Key_Return)
        page(house, ChallengePage).play_button.click()
        assert next(seat.name for seat in page(house, TablePage).match.local.seats) == "Mia"


def take_up(house: AppController, made: Challenge) -> TablePage:
    house.navigate(go.Challenge(made))
    page(house, ChallengePage).play_button.click()
    table: TablePage = page(house, TablePage)
    return table


def heard(window: QWidget) -> str:
    """Gather every text that a screen shows or says."""
    with probes.painted() as drawn:
        window.grab()
    return "\n".join(probes.texts(window, drawn))


def test_the_ghost_answers_each_turn_and_never_runs_ahead(house: AppController) -> None:
    made = challenge("yahtzee")
    table = take_up(house, made)
    ghost = made.ghost
    assert ghost is not None
    ribbon = table.findChild(GhostRibbon)
    assert isinstance(ribbon, GhostRibbon)
    assert not ribbon.points.text()
    before = heard(house.window)
    assert "Défi de Papi" in before
    turns = GAME_UIS["yahtzee"].turns
    assert turns is not None
    assert ghost.game.standing is not None
    theirs = turns_of(ghost.rules(house.services.read), ghost.entries, turns.place, ghost.game.standing)
    for number, turn in enumerate(theirs[:4]):
        whole = told(GAME_UIS["yahtzee"], turn, "Papi")
        log = "\n".join(table.log.lines.item(row).text() for row in range(table.log.lines.count()))
        assert whole not in log
        shown = heard(house.window)
        assert all(told(GAME_UIS["yahtzee"], later, "Papi") not in shown for later in theirs[number:])
        play_turn(house)
        assert [one.number for one in [ribbon.answer] if one is not None] == [number + 1]
        assert ribbon.note.text() == told(GAME_UIS["yahtzee"], turn, "Papi", choice_only=True)
        assert ribbon.spoken().startswith(whole)
        assert table.match.local.refuse_undo() is not None
        assert not table.bar.undo.isEnabled()


def test_pixels_tell_nothing_before_the_turn_is_over(house: AppController, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with a ghost looks as one without, until a turn is over."""
    monkeypatch.setattr("ludogite.app.controllers.match_launcher.secrets.token_bytes", bytes)  # the salt is shown too
    made = challenge("yahtzee")
    assert made.ghost is not None
    other = replace(made, ghost=None)
    pictures = []
    for one in (made, other):
        table = take_up(house, one)
        QCoreApplication.processEvents()
        pictures.append(table.grab().toImage())
        assert table.match.stop()
        house.store.settings.forget(f"challenge/{made.game}/{made.code}")
    assert pictures[0] == pictures[1]


def test_a_challenge_goes_on_beside_its_ghost_and_is_compared(house: AppController, qtbot: QtBot) -> None:
    made = challenge("yahtzee")
    table = take_up(house, made)
    number = table.match.game_id
    play_turn(house, 2)
    house.navigate(go.Home())
    house.navigate(go.Table(number))
    table = page(house, TablePage)
    ribbon = table.findChild(GhostRibbon)
    assert ribbon is not None
    assert ribbon.answer is not None
    assert ribbon.answer.number == 2
    play_turn(house, 20)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    paper = page(house, GameOverPage).findChild(GhostPaper)
    duel = page(house, GameOverPage).solo.findChild(Duel)
    assert duel is not None
    assert duel.isVisible(), "two faces and both numbers, without a press"
    assert page(house, GameOverPage).solo.title.text() == paper.headline()
    assert paper is not None
    assert len(paper.lines) == 13
    assert all(line.text().startswith("Tour ") for line in paper.lines)
    assert page(house, GameOverPage).data.counts is False


def test_a_challenge_taken_up_twice_goes_on_where_it_was(house: AppController) -> None:
    made = challenge("yahtzee")
    number = take_up(house, made).match.game_id
    play_turn(house)
    house.navigate(go.Challenge(made))
    assert page(house, ChallengePage).play_button.text() == "Reprendre"
    assert take_up(house, made).match.game_id == number


def test_the_doors_of_a_challenge(house: AppController, qtbot: QtBot, tmp_path: Path) -> None:
    made = challenge("yahtzee")
    house.navigate(go.DayGames())
    door = page(house, DayGamesPage)
    door.field.setText("Ludogîte / rien")
    qtbot.keyClick(door.field, Qt.Key.Key_Return)
    page(house, DayGamesPage)
    door.field.setText(f"Coucou ! {to_line(made)}")
    qtbot.keyClick(door.field, Qt.Key.Key_Return)
    assert page(house, ChallengePage).data.challenge == replace(made, ghost=None)
    house.navigate(go.NewGame("yahtzee"))
    page(house, NewGamePage).more.code.setText(to_line(made))
    assert page(house, ChallengePage).data.challenge == replace(made, ghost=None)
    file = tmp_path / "défi.ludogite"
    file.write_bytes(to_file(made))
    house.open_file(file)
    assert page(house, ChallengePage).data.challenge == made
    file.write_bytes(to_file(replace(made, score=made.score + 1)))
    house.navigate(go.Home())
    house.open_file(file)
    assert not isinstance(house.window.page, ChallengePage)


def test_somebody_is_challenged_and_the_result_is_copied(
    house: AppController, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.navigate(go.DayGames())
    page(house, DayGamesPage).play.emit("yahtzee")
    play_turn(house, 20)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over = page(house, GameOverPage)
    assert not over.ways.share.isHidden()
    assert not over.ways.dare.isHidden()
    sharing = over.findChild(Sharing)
    qtbot.waitUntil(lambda: not house.services.reviews.is_busy)
    sharing.copy_line()
    found = read_line(QGuiApplication.clipboard().text())
    assert isinstance(found, Challenge)
    assert (found.by, found.score) == ("Léa", over.data.outcome.scores[0])
    sharing.copy_lines()
    told = QGuiApplication.clipboard().text().split("\n")
    assert told[0] == "Ludogîte · Yahtzee"
    assert told[1].startswith("La partie du jour")
    assert len(told[3]) == 13
    assert "parfaits" in told[4]
    assert told[5] == f"Code\u202f: {over.data.code}"
    sharing.copy_picture()
    assert QGuiApplication.clipboard().image().width() == 1200
    keepsake = sharing._keepsake
    keepsake.copy()
    assert QGuiApplication.clipboard().image().width() == 1200, "the table is framed beside the window"
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().image().width() == 2872)
    png = bytes(QGuiApplication.clipboard().mimeData().data("image/png").data())
    file = tmp_path / "souvenir.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(file), ""))
    keepsake.ask_file()
    qtbot.waitUntil(file.exists)
    assert file.read_bytes() == png


def test_the_lid_leads_to_the_line_of_a_challenge(house: AppController) -> None:
    house.navigate(go.Home())
    page(house, HomePage).challenge_button.click()
    shown = page(house, DayGamesPage)
    QCoreApplication.processEvents()
    assert shown.header.title.text() == "Un défi"
    assert shown.field.hasFocus()
    at = shown.field.mapTo(shown, QPoint(0, 0)).y()
    assert at < shown.month.mapTo(shown, QPoint(0, 0)).y(), "above the month"


def test_the_day_is_played_once_kept_in_its_month_and_told_to_the_family(house: AppController, qtbot: QtBot) -> None:
    house.navigate(go.DayGames())
    shown = page(house, DayGamesPage)
    assert shown.rows.keys() == {"yahtzee", "yahtzee_mots", "mots_de_tete"}
    assert shown.buttons["yahtzee"].text() == "Jouer"
    shown.buttons["yahtzee"].click()
    table = page(house, TablePage)
    number = table.match.game_id
    assert table.match.header.code == code_of("yahtzee", date.today())  # noqa: DTZ011 - as the page does
    play_turn(house)
    house.navigate(go.DayGames())
    assert page(house, DayGamesPage).buttons["yahtzee"].text() == "Reprendre"
    page(house, DayGamesPage).buttons["yahtzee"].click()
    assert page(house, TablePage).match.game_id == number
    play_turn(house, 20)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    score = page(house, GameOverPage).data.outcome.scores[0]
    house.navigate(go.DayGames())
    shown = page(house, DayGamesPage)
    assert shown.buttons["yahtzee"].text() == "Revoir"
    today = next(cell for cell in shown.month.cells if cell.is_today)
    assert today.score == score
    assert str(score) in today.accessibleName()
    assert [label.text() for label in shown.table_labels][3:5] == ["Léa", str(score)]
    assert house.store.settings.get("agreed/yahtzee") is None, "a game of the day is no way in which the family agrees"


def test_the_month_by_keys(house: AppController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    today = date(2026, 3, 18)
    monkeypatch.setattr("ludogite.app.controllers.challenges.date", SimpleNamespace(today=lambda: today))
    house.navigate(go.DayGames(today))
    shown = page(house, DayGamesPage)
    cell = next(cell for cell in shown.month.cells if cell.isChecked())
    assert cell.day == today
    cell.setFocus()
    qtbot.keyClick(cell, Qt.Key.Key_Left)
    held = QApplication.focusWidget()
    assert held is not None
    qtbot.keyClick(held, Qt.Key.Key_Space)
    assert shown.data is not None
    assert shown.data.day == today - timedelta(days=1)
    assert not next(cell for cell in shown.month.cells if cell.day == today + timedelta(days=1)).isEnabled()
    qtbot.keyClick(shown.before, Qt.Key.Key_Space)
    assert shown.month_name.text() == "février 2026"
    assert shown.after.isEnabled()


@pytest.mark.parametrize("game_id", ["yahtzee_mots", "mots_de_tete"])
def test_other_games_seat_their_ghost(house: AppController, game_id: str) -> None:
    made = challenge(game_id)
    table = take_up(house, made)
    assert table.findChild(GhostRibbon) is not None
    assert [entry.seat for entry in table.match.session.entries if entry.seat >= 0] == []
    assert all(entry.seat in {NATURE, 0} for entry in table.match.session.entries)
    assert load_game(game_id).alone is not None


def test_good_news_goes_with_its_page(house: AppController, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludogite.app.window.FRESH_S", -1.0)
    window = house.window
    window.tell("positive", "C’est copié.")
    window.tell("warning", "Attention.")
    house.navigate(go.DayGames())
    assert window.notice.label.text() == "Attention."
    window.notice.close_button.click()
    window.tell("positive", "C’est copié.")
    house.navigate(go.Home())
    assert window.notice.isHidden()
    monkeypatch.setattr("ludogite.app.window.FRESH_S", 60.0)
    window.tell("positive", "C’est revenu.")
    house.navigate(go.DayGames())
    assert not window.notice.isHidden()


def test_what_was_copied_before_is_not_said_beside_what_is_copied_now(
    house: AppController, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = house.window
    window.tell("positive", "C’est gardé.")
    window.tell("positive", "C’est imprimé.")
    assert window.notice.label.text() == "C’est gardé.\nC’est imprimé.", "what comes at once stands together"
    monkeypatch.setattr("ludogite.app.window.FRESH_S", -1.0)
    window.tell("positive", "C’est copié.")
    assert window.notice.label.text() == "C’est copié."


def test_a_duel_shows_both_sides_and_the_points_to_beat(house: AppController, qtbot: QtBot) -> None:
    made = challenge("yahtzee")
    house.navigate(go.Challenge(made))
    shown = page(house, ChallengePage)
    told = heard(house.window)
    for text in (made.by, "Léa", str(made.score), "?", "contre", "Relever le défi"):
        assert text in told.splitlines(), text
    tom = next(one for one in house.store.profiles.everyone() if one.name == "Tom")
    shown.picked.emit(tom.id)
    assert "Tom" in heard(house.window).splitlines()
    assert "Tom" in shown.duel.accessibleName()
