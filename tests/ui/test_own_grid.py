"""A grid of the family's own: drawn from the new-game page, agreed on, played, put aside, kept in a file and for the next time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.mots_de_tete.grid import Grid
from ludogite.store.profiles import NewProfile
from ludogite.store.settings import Json
from ludogite.ui.games.mots_de_tete.drawing import Drawing, fresh
from ludogite.ui.games.mots_de_tete.grid_editor import GridEditorPage
from ludogite.ui.games.mots_de_tete.table import MotsDeTeteTable
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.widgets import Segmented


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    house = open_app(tmp_path, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    house.store.profiles.add(NewProfile("Léa", 1))
    yield house
    house.window.close()
    house.window.deleteLater()


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(widget.width() // 2, widget.height() // 2))


def agreeing(house: AppController) -> NewGamePage:
    page = house.window.page
    assert isinstance(page, NewGamePage)
    page.unfold()
    return page


def editor(house: AppController) -> GridEditorPage:
    link = agreeing(house).fields.cells["grid"].link
    assert link is not None
    click(link)
    page = house.window.page
    assert isinstance(page, GridEditorPage)
    return page


def choice(page: NewGamePage) -> Segmented:
    control = page.fields.cells["grid"].control
    assert isinstance(control, Segmented)
    return control


def line(side: int) -> str:
    grid = fresh(side, side).check()
    assert isinstance(grid, Grid)
    return grid.to_line()


def test_only_a_game_with_a_grid_can_be_given_one(house: AppController) -> None:
    house.navigate(go.NewGame("yahtzee"))
    assert all(cell.link is None for cell in agreeing(house).fields.cells.values())


def test_a_grid_is_drawn_agreed_on_and_put_aside(house: AppController) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    before = agreeing(house)
    assert before.draft is not None
    before._take(before.draft.with_computer("fort"))
    seats = before.draft.seats
    assert choice(before).current == "0"
    assert not choice(before).segments[-1].isVisible()
    drawing = editor(house)
    drawing.show_drawing(fresh(13, 13))
    drawing.paint_cell((0, 0))
    wanted = drawing.grid
    assert wanted is not None
    click(drawing.keep_button)
    page = agreeing(house)
    assert page is before
    assert page.draft is not None
    assert page.draft.values["drawn"] == wanted.to_line()
    assert page.draft.seats == seats, "what was agreed before is not lost"
    assert choice(page).current == "own"
    assert choice(page).segments[-1].isVisible()
    assert "13 × 13" in page.fields.cells["grid"].about.text()
    assert "Grille de la famille" in page.footer.button.accessibleDescription()
    click(choice(page).segments[1])
    assert page.draft is not None
    assert (page.draft.values["drawn"], page.draft.values["grid"]) == ("", "marelle")
    assert not choice(page).segments[-1].isVisible()
    assert "13 × 13" not in page.fields.cells["grid"].about.text()
    assert "Grille de la famille" not in page.footer.button.accessibleDescription()


def test_the_grid_drawn_last_lies_on_the_desk_the_next_time(house: AppController) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    drawing = editor(house)
    drawing.show_drawing(fresh(15, 13))
    click(drawing.keep_button)
    house.navigate(go.Home())
    house.navigate(go.NewGame("mots_de_tete"))
    draft = agreeing(house).draft
    assert draft is not None
    assert draft.values["drawn"] == "", "nobody has agreed on it again"
    assert editor(house).drawing == fresh(15, 13)


def test_escape_leaves_the_desk_and_changes_nothing(house: AppController) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    drawing = editor(house)
    drawing.show_drawing(fresh(15, 13))
    QTest.keyClick(drawing, Qt.Key.Key_Escape)
    page = agreeing(house)
    assert page.draft is not None
    assert page.draft.values["drawn"] == ""
    house.navigate(go.Settings())
    house.navigate(go.Back())
    assert agreeing(house) is page, "what is being agreed waits"


def test_a_drawing_that_is_left_waits(house: AppController) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    drawing = editor(house)
    drawing.show_drawing(fresh(9, 9))
    drawing.brushes[3].setChecked(True)
    drawing.paint_cell((0, 0))
    drawing.mirror.set_current("half_turn")
    drawing.paint_cell((0, 1))
    left = drawing.drawing
    QTest.keyClick(drawing, Qt.Key.Key_Escape)
    house.navigate(go.Home())
    house.navigate(go.NewGame("mots_de_tete"))
    again = editor(house)
    assert again.drawing == left
    assert again.notice.isVisible()
    drawn = again.drawing
    click(again.new_button)
    assert again.drawing == drawn, "it is asked first"
    click(again.notice.action)
    assert again.drawing != drawn
    QTest.keyClick(again, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert again.drawing == drawn
    click(again.new_button)
    click(again.notice.action)
    click(again.keep_button)
    last = editor(house)
    assert last.drawing == fresh(9, 9), "what was agreed on is no draft any more"
    assert not last.notice.isVisible()


@pytest.mark.parametrize(
    "kept",
    [None, 7, [], ["1"], ["1" * 7] * 7, [7] * 7, ["1" * 8] * 8, ["1" * 23] * 23, [*fresh(9, 9).rows[:-1], "1"],
     ["?" * 9, *fresh(9, 9).rows[1:]]],
)  # fmt: skip
def test_a_draft_that_is_none_is_left_aside(house: AppController, kept: Json) -> None:
    house.store.settings.set("begun/mots_de_tete", kept)
    house.navigate(go.NewGame("mots_de_tete"))
    assert editor(house).drawing == fresh()


def test_the_game_is_played_on_it_and_remembers_it(house: AppController) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    page = agreeing(house)
    page.take_own("grid", line(13))
    click(page.footer.button)
    table = house.window.page
    assert isinstance(table, TablePage)
    assert table.match.local.view().grid.to_line() == line(13)
    assert table.header.subtitle.text().startswith("Normal · premier à 200 · Grille de la famille · 2 joueur")
    house.navigate(go.Home())
    house.navigate(go.NewGame("mots_de_tete"))
    draft = agreeing(house).draft
    assert draft is not None
    assert draft.own("grid") == line(13)


def test_the_grid_of_a_table_is_kept_in_a_file(house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    page = agreeing(house)
    page.take_own("grid", line(13))
    click(page.footer.button)
    table = house.window.page
    assert isinstance(table, TablePage)
    screen = table.screen_widget
    assert isinstance(screen.table, MotsDeTeteTable)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "grille.png"), ""))
    screen.table.keep("png")
    image = QImage(str(tmp_path / "grille.png"))
    assert image.width() < image.height() > 0


def test_a_grid_is_written_to_a_file_and_read_from_it(house: AppController, tmp_path: Path) -> None:
    house.navigate(go.NewGame("mots_de_tete"))
    page = editor(house)
    grid = fresh(15, 15).check()
    assert isinstance(grid, Grid)
    file = tmp_path / "la nôtre.txt"
    page.saved.emit(file, grid.to_text("Grille d’été"))
    assert "Grille d’été" in file.read_text(encoding="utf-8")
    page.opened.emit(file)
    assert page.drawing == Drawing(grid.cells)
    page.opened.emit(tmp_path / "nowhere.txt")
    assert "nowhere.txt" in house.window.notice.label.text()
    page.saved.emit(tmp_path, "")
    assert str(tmp_path) in house.window.notice.label.text()
    file.write_text("une lettre\n", encoding="utf-8")
    page.opened.emit(file)
    assert page.notice.isHidden()
    assert page.verdict.colour == "danger"
    assert page.drawing == Drawing(grid.cells)
