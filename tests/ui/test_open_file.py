"""A file opens in the real window: by argument, by a drop, from the dialog; a finished game is watched, an open one goes on."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import _answer, open_app
from ludogite.app.controllers import game_files as room
from ludogite.app.single_instance import Call
from ludogite.games.play import code_for
from ludogite.services.file_names import named
from ludogite.store import files
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.new_game_parts import GameItem
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.widgets import HouseMenu
from tests.ui.test_carried import file_of, spoilt


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    opened = open_app(tmp_path / "data", lang="fr")
    opened.window.show()
    qtbot.waitUntil(lambda: opened.is_ready)
    opened.services.change("pace_ms", value=100_000)  # the computer waits, so that the game stays as it is
    yield opened
    opened.window.close()
    opened.window.deleteLater()


def lay(tmp_path: Path, data: bytes, name: str = "partie.ludogite") -> Path:
    path = tmp_path / name
    path.write_bytes(data)
    return path


def test_a_finished_game_is_watched_and_nothing_is_kept(house: AppController, tmp_path: Path) -> None:
    house.open_file(lay(tmp_path, file_of("yahtzee", None)))
    page = house.window.page
    assert isinstance(page, ReplayPage)
    assert not page.carry_button.isVisible()
    page.go_last()
    page.back.emit()
    assert isinstance(house.window.page, HomePage)
    assert house.store.saves.unfinished() == ()


def test_an_open_game_goes_on(house: AppController, tmp_path: Path) -> None:
    file = lay(tmp_path, file_of("yahtzee", 3))
    house.open_file(file)
    page = house.window.page
    assert isinstance(page, TablePage)
    assert [info.name for info in page.match.local.seats] == ["Léa", "Ordinateur"]
    house.open_file(file)  # while it is being played
    assert isinstance(house.window.page, TablePage)
    assert len(house.store.saves.unfinished()) == 1


def test_a_file_named_at_the_start_opens_when_the_data_are_there(qtbot: QtBot, tmp_path: Path) -> None:
    opened = open_app(tmp_path / "data", lang="fr")
    opened.open_file(lay(tmp_path, file_of("yahtzee", None)))
    assert isinstance(opened.window.page, HomePage)
    opened.window.show()
    qtbot.waitUntil(lambda: isinstance(opened.window.page, ReplayPage))
    opened.window.close()
    opened.window.deleteLater()


FITS = 1_000_000
"""Bytes that a file may unpack to here."""
BAD = {
    "nothing": (b"", "Ce fichier n’est pas de Ludogîte."),
    "bomb": (gzip.compress(bytes(FITS + 10), 1), "Ce fichier est trop gros pour être de Ludogîte."),
    "newer": (b'{"ludogite":"game","version":99}', "Ce fichier vient d’une version plus récente de Ludogîte."),
    "cut": (file_of("yahtzee", 3)[:300], "Ce fichier est abîmé\u202f: il ne se lit plus."),
    "empty game": (b'{"ludogite":"game","version":1}', "Cette partie est abîmée\u202f: elle ne se lit plus."),
    "unknown game": (
        spoilt(lambda body: body["log"][1].update(game="belote")),
        "Cette partie est d’un jeu que cette version ne connaît pas.",
    ),
    "against the rules": (
        spoilt(lambda body: body["log"][2].update(seat=5)),
        "Le coup 1 de cette partie ne peut pas avoir été joué.",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_gets_a_sentence_and_the_page_stays(
    house: AppController, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, sentence = BAD[name]
    monkeypatch.setattr(files, "LARGEST", FITS)
    house.navigate(go.Records())
    before = house.window.page
    house.open_file(lay(tmp_path, data))
    assert house.window.page is before
    assert list(house.window._said) == [f"partie.ludogite\u202f: {sentence}"]
    assert house.store.saves.unfinished() == ()


def test_a_watched_game_says_whether_its_code_gives_its_dice(house: AppController, tmp_path: Path) -> None:
    honest = json.loads(gzip.decompress(whole) if (whole := file_of("yahtzee", None))[:2] == b"\x1f\x8b" else whole)
    other = json.loads(json.dumps(honest))
    other["log"][1]["code"] = code_for("another", 1)
    for body, said in ((honest, "Tirage : conforme au code"), (other, "Tirage : différent au coup ")):
        house.navigate(go.Home())
        house.open_file(lay(tmp_path, json.dumps(body).encode()))
        page = house.window.page
        assert isinstance(page, ReplayPage)
        assert page.header.subtitle.text().startswith(said)


def test_a_folder_gets_a_sentence(house: AppController, tmp_path: Path) -> None:
    house.open_file(tmp_path)
    assert list(house.window._said) == [f"{tmp_path.name}\u202f: C’est un dossier, pas un fichier."]


def test_a_file_may_be_dropped_on_the_window(house: AppController, tmp_path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(lay(tmp_path, file_of("yahtzee", None), "ma partie été.ludogite")))])
    here = QPointF(50, 50)
    event = QDropEvent(here, Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    house.window.dropEvent(event)
    assert event.isAccepted()
    assert isinstance(house.window.page, ReplayPage)


def test_two_files_or_a_web_page_are_not_taken(house: AppController) -> None:
    for urls in ([QUrl("https://example.org/x.ludogite")], [QUrl.fromLocalFile("/a"), QUrl.fromLocalFile("/b")]):
        mime = QMimeData()
        mime.setUrls(urls)
        here = QPointF(50, 50)
        house.window.dropEvent(
            QDropEvent(here, Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        )
        assert isinstance(house.window.page, HomePage)
    assert not house.window._said


def test_a_game_is_taken_along_and_comes_back(
    house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    house.open_file(lay(tmp_path, file_of("yahtzee", 3)))
    number = house.store.saves.unfinished()[0].id
    house.navigate(go.Home())
    house.navigate(go.Replay(number))
    page = house.window.page
    assert isinstance(page, ReplayPage)
    assert page.carry_button.isVisible()
    out = tmp_path / "emportée"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(out), ""))
    qtbot.mouseClick(page.carry_button, Qt.MouseButton.LeftButton)
    written = out.with_name("emportée.ludogite")
    assert list(house.window._said) == [f"C’est dans {written}."]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "emportée.ludogite", "partie.ludogite"]
    house.store.saves.delete(number)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(written), ""))
    qtbot.keyClick(house.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(house.window.page, TablePage)


def test_a_name_that_is_taken_with_our_ending_is_not_written_over(tmp_path: Path) -> None:
    typed = str(tmp_path / "soirée")
    assert named(typed, ".ludogite") == tmp_path / "soirée.ludogite"
    (tmp_path / "soirée.ludogite").write_bytes(b"precious")
    assert named(typed, ".ludogite") == tmp_path / "soirée 2.ludogite"
    assert named(typed + ".ludogite", ".ludogite") == tmp_path / "soirée.ludogite", "the dialog has asked about this one"


def test_a_disk_that_refuses_leaves_nothing_half_written(tmp_path: Path) -> None:
    (tmp_path / "x.ludogite").mkdir()
    assert isinstance(room.put(tmp_path / "x.ludogite", b"x"), OSError)
    assert [path.name for path in tmp_path.iterdir()] == ["x.ludogite"]


def test_an_open_game_is_taken_along_from_its_table(
    house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    house.open_file(lay(tmp_path, file_of("mots_de_tete", 3)))
    page = house.window.page
    assert isinstance(page, TablePage)
    out = tmp_path / "ailleurs.ludogite"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(out), ""))
    qtbot.mouseClick(page.bar.leave, Qt.MouseButton.LeftButton)
    (menu,) = page.findChildren(HouseMenu)
    next(action for action in menu.actions() if action.text().startswith("Emporter")).trigger()
    assert house.window.page is page
    found = files.read(out.read_bytes())
    assert isinstance(found, files.OurFile)
    assert found.body["status"] == "open"
    menu.close()


def test_the_end_of_a_game_offers_it_once_it_is_kept(house: AppController, qtbot: QtBot) -> None:
    page = GameOverPage(house.theme, house.services.uis["yahtzee"])
    qtbot.addWidget(page)
    page.show()
    assert not page.ways.carry.isVisible()
    page.offer_carry()
    with qtbot.waitSignal(page.carry):
        qtbot.mouseClick(page.ways.carry, Qt.MouseButton.LeftButton)


def test_the_settings_open_a_file_too(house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    file = lay(tmp_path, file_of("yahtzee", None))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(file), ""))
    house.navigate(go.Settings())
    page = house.window.page
    assert isinstance(page, SettingsPage)
    page.fold.click()
    qtbot.mouseClick(page.open_button, Qt.MouseButton.LeftButton)
    assert isinstance(house.window.page, ReplayPage)


def test_a_second_start_brings_the_window_back_and_opens_what_it_was_given(
    house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "old")
    house.window.showMinimized()
    call = Call(str(lay(tmp_path, file_of("yahtzee", None))), "", "new")
    _answer(house, call)
    assert not house.window.isMinimized()
    assert isinstance(house.window.page, ReplayPage)
    assert os.environ.get("XDG_ACTIVATION_TOKEN") == call.token


def test_a_second_start_with_a_code_agrees_on_a_game(house: AppController) -> None:
    _answer(house, Call(code="7F3K-Q9TM-2XWB-K"))
    page = house.window.page
    assert isinstance(page, NewGamePage)
    assert page.more.code.text() == "7F3K-Q9TM-2XWB-K"


@pytest.mark.parametrize(("game", "shown"), [("mots_de_tete", "mots_de_tete"), ("chess", None)])
def test_a_second_start_from_the_menu_agrees_on_its_game(house: AppController, game: str, shown: str | None) -> None:
    _answer(house, Call(game=game))
    page = house.window.page
    chosen = [item.game_id for item in page.findChildren(GameItem) if item.isChecked()] if isinstance(page, NewGamePage) else [None]
    assert chosen == [shown]


def test_the_finder_names_files_by_an_event() -> None:
    check = """
from PySide6.QtGui import QFileOpenEvent
from ludogite.app.bootstrap import make_application
application = make_application()
application.file_wanted.connect(print)
application.sendEvent(application, QFileOpenEvent("/là/une partie.ludogite"))
"""
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "/là/une partie.ludogite\n"


def test_what_cannot_be_written_is_said(house: AppController, tmp_path: Path) -> None:
    room.save(house.services, tmp_path / "nowhere" / "x.ludogite", b"x")
    assert len(house.window._said) == 1
    assert next(iter(house.window._said)).startswith("x.ludogite\u202f: ")
