"""What a game tells when it is over: curves, words, missed cards, and the grid kept from the last page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli.screenshots import Example
from ludogite.games.catalog import find_game
from ludogite.games.mots_de_tete.state import MotsView
from ludogite.games.words_out.cards import Card, Kind, Placed
from ludogite.games.words_out.review import LongestRow, MissedCounter, MissedWord, Review
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.mots_de_tete.grid_export import GridKeeper, Kept
from ludogite.ui.games.mots_de_tete.story import MotsStory, race
from ludogite.ui.games.words_out.story import WordsOutStory
from ludogite.ui.games.yahtzee.story import tell as tell_yahtzee
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.screen.sheet_model import CellKind, LineKind
from ludogite.ui.screen.sheet_story import SheetStory
from ludogite.ui.screen.story import Ended
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.race_plot import Race, RacePlot, Racer
from ludogite.ui.widgets.told_list import ToldLine, ToldList
from tests.ui import yahtzee_play
from tests.ui.mots_play import FAMILY, make_table, play_until

LEFT = Qt.MouseButton.LeftButton
SEATS = (SeatInfo("Léa", 1), SeatInfo("Papi", 2), SeatInfo("Ordinateur", 3, "moyen"))


@pytest.fixture(scope="module")
def played() -> MotsView:
    table = make_table(2, {"target": 100})
    play_until(table, turn=10_000)
    assert table.outcome() is not None
    view: MotsView = table.view()
    return view


# -- the curve --------------------------------------------------------------------------------------------------------------


def test_a_racer_keeps_the_points_of_the_turn_before() -> None:
    racer = Racer(1, "Léa", ((1, 12), (4, 30)))
    assert [racer.at(turn) for turn in range(6)] == [0, 12, 12, 12, 30, 30]


def test_the_race_of_a_game_ends_at_its_scores(played: MotsView) -> None:
    shown = race(played, FAMILY[:2], "")
    assert tuple(racer.at(shown.last) for racer in shown.racers) == played.scores
    assert shown.target == 100
    assert shown.highest() == max(100, *played.scores)


def test_the_plot_says_every_turn_and_walks_through_them(qtbot: QtBot, theme: Theme) -> None:
    plot = RacePlot(theme)
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    plot.show_race(Race((Racer(1, "Léa", ((1, 12), (3, 30))), Racer(2, "Papi", ((2, 40),))), 3, 50, "but : 50"), "Les points")
    plot.show()
    assert plot.accessibleDescription().splitlines() == [
        "Tour 1 : Léa 12, Papi 0",
        "Tour 2 : Léa 12, Papi 40",
        "Tour 3 : Léa 30, Papi 40",
    ]
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.accessibleDescription() == "Tour 2 : Léa 12, Papi 40"
    for _ in range(5):
        QTest.keyClick(plot, Qt.Key.Key_Left)
    assert plot.accessibleDescription() == "Tour 1 : Léa 12, Papi 0"


def test_the_lines_are_drawn_in_the_inks(qtbot: QtBot, theme: Theme) -> None:
    plot = RacePlot(theme)
    qtbot.addWidget(plot)
    plot.resize(500, 300)
    plot.show_race(Race((Racer(1, "Léa", ((1, 10), (3, 90))), Racer(2, "Papi", ((2, 20), (4, 40)))), 4), "Les points")
    plot.show()
    image = plot.grab().toImage()
    for ink, turn, points in ((1, 3, 90), (2, 2, 20)):
        spot = plot.point(turn, points).toPoint() * image.devicePixelRatio()
        assert image.pixelColor(spot.x(), spot.y()).name() == theme.player(ink).colour.name()


def test_a_race_without_points_is_only_ground(qtbot: QtBot, theme: Theme) -> None:
    plot = RacePlot(theme)
    qtbot.addWidget(plot)
    plot.show_race(Race((Racer(1, "Léa", ()),), 1), "Les points")
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.accessibleDescription() == ""
    assert not plot.grab().isNull()


# -- the sheets -------------------------------------------------------------------------------------------------------------


def test_words_go_below_where_there_is_no_room_beside(qtbot: QtBot, theme: Theme) -> None:
    told = ToldList(theme)
    qtbot.addWidget(told)
    told.show_lines([ToldLine(1, "VALAISANNE", "donne 2, rangée 4", "22", "VALAISANNE, 22")], "Les mots")
    assert told.body.heightForWidth(240) > told.body.heightForWidth(600)
    assert told.accessibleDescription() == "VALAISANNE, 22"


def test_the_words_of_a_game_are_ranked(qtbot: QtBot, theme: Theme, played: MotsView) -> None:
    story = MotsStory(theme, played, FAMILY[:2])
    qtbot.addWidget(story)
    story.resize(700, 500)
    story.show()
    figures = [int(line.figure) for line in story.words.lines]
    assert figures == sorted(figures, reverse=True)
    assert len(figures) == sum(len(play.words) for play in played.plays)
    assert story.dearest.word.text() == story.words.lines[0].word
    assert len(story.longest.word.text()) == max(len(line.word) for line in story.words.lines)
    assert story.plot.race.racers[0].name == "Papi"


def test_only_what_people_missed_is_told(qtbot: QtBot, theme: Theme) -> None:
    row = tuple(Placed(Card(number, Kind.SIMPLE, letter), letter) for number, letter in enumerate("RUES"))
    review = Review(
        (MissedWord(3, 1, 0, 0, "RUES", 4, laid=True), MissedWord(4, 1, 2, 1, "ROBE", 6, laid=False)),
        (MissedCounter(9, 2, 1, 2, 0, "RUE", 3, "RUES", 4), MissedCounter(12, 2, 0, 1, 0, "RUE", 3, "RUEL", 0)),
        LongestRow(5, 1, "RUES", row),
    )
    story = WordsOutStory(theme, review, SEATS)
    qtbot.addWidget(story)
    story.resize(700, 500)
    story.show()
    assert [(line.word, line.figure) for line in story.words.lines] == [("RUES", "4")]
    assert "posé, pas annoncé" in story.words.lines[0].note
    assert [(line.word, line.figure, line.ink) for line in story.counters.lines] == [("RUES", "4", 2), ("RUEL", "–", 1)]
    assert "Ordinateur" in story.counters.lines[0].note
    assert (story.longest.word.text(), story.longest.said.text().startswith("Papi")) == ("RUES", True)
    assert story.word_none.isHidden()
    assert not story.grab().isNull()


def test_a_game_without_misses_says_so(qtbot: QtBot, theme: Theme) -> None:
    story = WordsOutStory(theme, Review((), (), None), SEATS)
    qtbot.addWidget(story)
    story.show()
    assert story.word_none.isVisible()
    assert story.counter_none.isVisible()
    assert story.words.isHidden()
    assert story.longest.word.text() == "–"


# -- the last page of a real game -------------------------------------------------------------------------------------------


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    house = open_app(tmp_path, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    yield house
    house.window.close()
    house.window.deleteLater()


def ended(qtbot: QtBot, house: AppController, tmp_path: Path, game: str) -> GameOverPage:
    """Bring a game of the example family to its last page."""
    example = Example(tmp_path, "1")
    entry = find_game(game)
    assert entry is not None
    number = example.begin(entry, until=None)
    example.store.close()
    house.navigate(go.Table(number, coach=False))
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    page = house.window.page
    assert isinstance(page, GameOverPage)
    return page


def test_the_podium_comes_first_and_the_curves_by_mouse_and_keys(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    page = ended(qtbot, house, tmp_path, "mots_de_tete")
    assert page.podium.isVisible()
    assert isinstance(page.story, MotsStory)
    assert not page.story.isVisible()
    qtbot.mouseClick(page.ways.story, LEFT)
    assert page.story.isVisible()
    assert not page.podium.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.podium.isVisible()
    house.languages.speak("en")
    story = page.story
    qtbot.waitUntil(lambda: page.ways.story.text() == story.title() != "Courbes")
    house.languages.speak("fr")


@pytest.mark.parametrize("game", ["yahtzee", "yahtzee_mots"])
def test_everybodys_whole_sheet_is_beside_the_podium(qtbot: QtBot, house: AppController, tmp_path: Path, game: str) -> None:
    page = ended(qtbot, house, tmp_path, game)
    story = page.story
    assert isinstance(story, SheetStory)
    assert not story.isVisible()
    qtbot.mouseClick(page.ways.story, LEFT)
    assert story.isVisible()
    assert page.data is not None
    sheet = story.sheet.model.sheet
    assert list(dict.fromkeys(head.name for head in sheet.heads)) == [player.name for player in page.data.players]
    boxes = [line for line in sheet.lines if line.kind is LineKind.BOX]
    assert len(boxes) >= 12
    assert {cell.kind for line in boxes for cell in line.cells} <= {CellKind.WRITTEN, CellKind.CROSSED, CellKind.EMPTY}
    totals = [cell.text for cell in sheet.lines[-1].cells]
    assert totals == [str(score) for score in page.data.outcome.scores]
    assert not page.foot.keep.isVisible()


def test_the_sheets_of_several_manches_are_leafed_through(qtbot: QtBot, theme: Theme) -> None:
    table = yahtzee_play.make_table(2, manches=2)
    while table.requests():
        yahtzee_play.play_move(table)
    story = tell_yahtzee(theme, Ended(None, (), table.view(), table.seats, None, None))  # type: ignore[arg-type]
    qtbot.addWidget(story)
    story.show()
    assert isinstance(story, SheetStory)
    view = table.view()
    assert story.part.text() == "Manche 2"

    def uppers() -> list[str]:
        return [cell.text for cell in story.sheet.model.sheet.lines[story.sheet.model.row_of("upper")].cells]

    assert uppers() == [str(sheet.upper + sheet.prime) for sheet in view.sheets]
    assert not story.after.isEnabled()
    qtbot.mouseClick(story.before, LEFT)
    assert story.part.text() == "Manche 1"
    assert uppers() == [str(sheet.upper + sheet.prime) for sheet in view.past[0]]
    assert not story.before.isEnabled()


def test_words_out_is_looked_back_on(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    page = ended(qtbot, house, tmp_path, "words_out")
    assert isinstance(page.story, WordsOutStory)
    assert page.story.longest.word.text().isalpha()
    assert not page.foot.keep.isVisible()


def test_the_grid_is_kept_from_the_last_page(
    qtbot: QtBot, house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ended(qtbot, house, tmp_path, "mots_de_tete")
    for at, name in enumerate(("grille.png", "page.pdf", "grille.txt")):
        file = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, file=file: (str(file), ""))
        qtbot.mouseClick(page.foot.keep, LEFT, pos=QPoint(20, 20))
        menu = page.findChild(QMenu)
        assert menu is not None
        menu.actions()[at].trigger()
        menu.close()
        qtbot.waitUntil(lambda: page.findChild(QMenu) is None)
        assert file.stat().st_size > 0
        assert name in house.window.notice.label.text()
    assert not QImage(str(tmp_path / "grille.png")).isNull()
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")


def test_the_page_is_printed_as_it_is_written(tmp_path: Path, qtbot: QtBot, theme: Theme, played: MotsView) -> None:
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    story = MotsStory(theme, played, FAMILY[:2])
    qtbot.addWidget(story)
    keeper = GridKeeper(theme, story)
    page = printer.pageRect(QPrinter.Unit.DevicePixel)
    assert keeper.paint_on(printer, page.size(), Kept(played, FAMILY[:2]))
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.qt_log_ignore("QPainter::begin")  # Qt grumbles, too
def test_a_printer_that_does_not_answer_is_told(tmp_path: Path, qtbot: QtBot, theme: Theme, played: MotsView) -> None:
    nowhere = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    nowhere.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    nowhere.setOutputFileName(str(tmp_path / "no" / "such" / "printed.pdf"))
    story = MotsStory(theme, played, FAMILY[:2])
    qtbot.addWidget(story)
    size = nowhere.pageRect(QPrinter.Unit.DevicePixel).size()
    assert not GridKeeper(theme, story).paint_on(nowhere, size, Kept(played, FAMILY[:2]))
