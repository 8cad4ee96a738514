"""The sheets to print: their pages, that every text fits its box, the files, the page that orders them, the command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers.workshop import printed as own
from ludogite.cli import main as cli
from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import Grid, read_grid
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.des_themes.workshop import WRITTEN
from ludogite.ui.games.mots_de_tete.workshop import DRAWN
from ludogite.ui.pages.records import RecordsPage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.sheets import SheetsPage
from ludogite.ui.printed import order as printing
from ludogite.ui.printed.order import Order, Page, PrintedSheets, Sharing
from ludogite.ui.printed.press import A4, Press
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme
from ludogite.words.own_cards import ThemeDraft, draft_of, packed
from ludogite.words.themes import Card, read_cards

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
GAMES = [name for name, ui in GAME_UIS.items() if ui.sheets is not None]
PIXELS = 4
"""Px per mm of a page that is looked at."""


@pytest.fixture(params=["fr", "en"])
def language(request: pytest.FixtureRequest, french: Languages) -> Iterator[str]:
    """Speak each language in turn."""
    french.speak(request.param)
    yield request.param
    french.speak("fr")


def house_grid() -> Grid:
    read = read_grid((RESOURCES / "boards" / "losange.txt").read_text(encoding="utf-8"))
    assert isinstance(read, Grid)
    return read


def house_cards() -> tuple[Card, ...]:
    read = read_cards((RESOURCES / "decks" / "themes.toml").read_text(encoding="utf-8"))
    assert not isinstance(read, Refusal)
    return read


OWN: dict[str, object] = {"mots_de_tete": house_grid(), "des_themes": house_cards()[:1]}


def sheets_of(game: str) -> PrintedSheets:
    sheets = GAME_UIS[game].sheets
    assert sheets is not None
    return sheets()


def pages(order: Order, resources: Path) -> list[Page]:
    return sheets_of(order.game).pages(order, resources)


def orders(game: str) -> list[Order]:
    """List every number of people of a game, and everything that can be chosen."""
    fewest, most = printing.people_range(game)
    made = [Order(game, people) for people in range(fewest, most + 1)]
    if sheets_of(game).is_for_each:
        made.append(Order(game, 2, sharing=Sharing.EACH))
    if game == "mots_de_tete":
        made.append(Order(game, 1, own=house_grid()))
    if game == "des_themes":
        made.append(Order(game, 6, own=house_cards()[:3]))
    return made


def draw(theme: Theme, page: printing.Page) -> tuple[QImage, Press]:
    picture = QImage(round(A4[0] * PIXELS), round(A4[1] * PIXELS), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    press = Press(painter, printing.paper_theme(theme), picture.width(), picture.height())
    page(press)
    painter.end()
    return picture, press


@pytest.mark.parametrize("game", GAMES)
def test_every_text_fits_its_box_and_nothing_leaves_the_margins(theme: Theme, language: str, game: str) -> None:
    for order in orders(game):
        for page in pages(order, RESOURCES):
            picture, press = draw(theme, page)
            assert press.cramped == []
            assert inked(picture) > 0.01
            edge = 9 * PIXELS
            rim = [
                *((x, y) for x in range(picture.width()) for y in (edge // 2, edge, picture.height() - edge)),
                *((x, y) for y in range(picture.height()) for x in (edge // 2, edge, picture.width() - edge)),
            ]
            assert all(picture.pixel(x, y) == 0xFFFFFFFF for x, y in rim)


def inked(picture: QImage) -> float:
    """Return the share of a picture that is not white."""
    spots = [picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)]
    return sum(spot != 0xFFFFFFFF for spot in spots) / len(spots)


def test_a_text_that_is_too_long_is_found(theme: Theme) -> None:
    def page(press: Press) -> None:
        press.text(QRectF(20, 20, 12, 6), "beaucoup trop long pour sa case")
        press.text(QRectF(20, 40, 60, 6), "court")

    assert draw(theme, page)[1].cramped == ["beaucoup trop long pour sa case"]


@pytest.mark.parametrize(
    ("order", "count"),
    [
        (Order("yahtzee", 4), 1),
        (Order("yahtzee", 4, 3), 3),
        (Order("yahtzee", 3, 2, Sharing.EACH), 6),
        (Order("yahtzee_mots", 8), 1),
        (Order("yahtzee_mots", 3, 1, Sharing.EACH), 4),  # a sheet each, and the results
        (Order("mots_de_tete", 2, 2), 4),  # grid and pad
        (Order("words_out", 5), 1),
        (Order("des_themes", 4, 3), 4),  # the cards once, the pad three times
    ],
)
def test_a_pdf_has_its_pages(theme: Theme, tmp_path: Path, order: Order, count: int) -> None:
    file = tmp_path / printing.file_name(order)
    assert printing.write_pdf(file, order.game, pages(order, RESOURCES), theme)
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == count
    assert b"/Subtype /Image" not in data or order.game != "yahtzee"  # lines and letters, no pictures of them
    assert re.search(rb"/MediaBox\s*\[\s*0 0 595\S* 842", data)


def test_the_familys_cards_follow_those_of_the_box(theme: Theme) -> None:
    own = house_cards()
    assert len(pages(Order("des_themes", own=own[:2]), RESOURCES)) == 2
    assert len(pages(Order("des_themes", own=own[:3]), RESOURCES)) == 3


def test_a_file_that_cannot_be_written_is_refused(theme: Theme, tmp_path: Path) -> None:
    assert not printing.write_pdf(tmp_path / "nowhere" / "f.pdf", "Yahtzee", pages(Order("yahtzee"), RESOURCES), theme)


def test_a_game_without_sheets_is_a_bug(page: SheetsPage) -> None:
    with pytest.raises(KeyError):
        page.choose("blank")


def test_the_paper_is_white_whatever_the_theme(theme: Theme) -> None:
    (page,) = pages(Order("yahtzee"), RESOURCES)
    bright = printing.image(theme, page, 300)
    theme.use("contraste")
    theme.set_text_scale(2.0)
    assert printing.image(theme, page, 300) == bright


# ---- the page --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> SheetsPage:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    made = SheetsPage(theme, GAME_UIS, RESOURCES, OWN, window)
    made.resize(window.size())
    window.show()
    KEPT[:] = [window]
    return made


KEPT: list[QWidget] = []


def offered(page: SheetsPage) -> tuple[bool, bool]:
    """Say whether one may choose who shares a sheet, and which grid."""
    return page.sharing.isVisible(), page.board.isVisible()


def test_the_page_offers_what_a_game_has(page: SheetsPage) -> None:
    assert offered(page) == (True, False)
    page.choose("mots_de_tete")
    assert offered(page) == (False, True)
    assert page.order.own == OWN["mots_de_tete"]
    page.board.segments[1].click()
    assert page.order == Order("mots_de_tete")
    assert page.people.maximum() == 4
    page.choose("des_themes")
    assert page.order.own == OWN["des_themes"]
    assert page.people.minimum() == 2


def test_people_are_remembered_by_game(page: SheetsPage) -> None:
    page.people.setValue(7)
    page.choose("mots_de_tete")
    assert page.order.people == 4
    page.choose("yahtzee")
    assert page.order.people == 7


def test_the_pages_are_turned_by_buttons_and_keys(page: SheetsPage) -> None:
    assert not page.after.isVisible()
    page.choose("mots_de_tete")
    assert page.counted.text() == "Page 1 sur 2"
    QTest.mouseClick(page.after, Qt.MouseButton.LeftButton)
    assert page.number == 1
    assert not page.after.isEnabled()
    QTest.keyClick(page.preview, Qt.Key.Key_Left)
    assert page.number == 0
    assert "Mots de Tête" in page.preview.accessibleName()


def test_fewer_pages_show_the_last_one(page: SheetsPage) -> None:
    page.copies.setValue(3)
    page.turn(2)
    assert page.number == 2
    page.copies.setValue(1)
    assert page.number == 0


def test_writing_is_told(page: SheetsPage, tmp_path: Path) -> None:
    page.write(tmp_path / "f.pdf")
    assert (tmp_path / "f.pdf").stat().st_size > 1000
    assert page.notice.label.text() == "Les feuilles sont dans f.pdf."
    page.write(tmp_path / "nowhere" / "f.pdf")
    assert "Impossible" in page.notice.label.text()


def test_no_printing_is_said(page: SheetsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    QTest.mouseClick(page.print_button, Qt.MouseButton.LeftButton)
    assert "PDF" in page.notice.label.text()


class Agreed:
    """The system's dialogue, answered at once: print into a file."""

    DialogCode = SimpleNamespace(Accepted=1)
    file = ""

    def __init__(self, printer: Any, parent: QWidget) -> None:
        printer.setOutputFormat(printer.OutputFormat.PdfFormat)
        printer.setOutputFileName(self.file)

    def exec(self) -> int:
        return 1


def test_the_printer_gets_the_same_pages(page: SheetsPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printing_of_qt = pytest.importorskip("PySide6.QtPrintSupport")
    monkeypatch.setattr(printing_of_qt, "QPrintDialog", Agreed)
    monkeypatch.setattr(Agreed, "file", str(tmp_path / "p.pdf"))
    page.choose("mots_de_tete")
    QTest.mouseClick(page.print_button, Qt.MouseButton.LeftButton)
    assert page.notice.label.text() == "Les feuilles s’impriment."
    data = (tmp_path / "p.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 2


# ---- the command -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["words_out", "--people", "12"], "2 to 8"),
        (["yahtzee", "--copies", "0"], "--copies"),
        (["words_out", "--each"], "--each"),
    ],
)
def test_a_wrong_order_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert cli.main(["sheet", *arguments, "--out", str(tmp_path / "f.pdf")]) == cli.USAGE_ERROR
    assert said in capsys.readouterr().err
    assert not (tmp_path / "f.pdf").exists()


def test_the_command_makes_a_pdf(tmp_path: Path) -> None:
    file = tmp_path / "f.pdf"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "ludogite", "sheet", "yahtzee", "--people", "2", "--lang", "en", "--out", str(file)]
    assert subprocess.run(command, env=environment, check=False, timeout=60).returncode == 0
    assert file.read_bytes().startswith(b"%PDF-")
    assert QLocale().name().startswith("fr")  # another process spoke English


# ---- the way there ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    made.ready()
    yield made
    made.window.close()
    made.window.deleteLater()


def test_rules_lead_to_the_sheets_of_their_game_and_back(house: AppController) -> None:
    house.navigate(go.Rules("words_out"))
    rules = house.window.page
    assert isinstance(rules, RulesPage)
    QTest.mouseClick(rules.sheets_button, Qt.MouseButton.LeftButton)
    sheets = house.window.page
    assert isinstance(sheets, SheetsPage)
    assert sheets.order.game == "words_out"
    QTest.keyClick(sheets, Qt.Key.Key_Escape)
    assert isinstance(house.window.page, RulesPage)
    assert house.window.page.panel.sections()[3] == "WORD OUT\u202f!"


def test_records_lead_to_the_sheets_and_back(house: AppController) -> None:
    house.navigate(go.Records())
    records = house.window.page
    assert isinstance(records, RecordsPage)
    QTest.mouseClick(records.sheets_button, Qt.MouseButton.LeftButton)
    sheets = house.window.page
    assert isinstance(sheets, SheetsPage)
    sheets.back.emit()
    assert isinstance(house.window.page, RecordsPage)


def test_the_family_prints_its_own_grid_and_finished_cards(house: AppController) -> None:
    drafts = [draft_of(house_cards()[0]), draft_of(house_cards()[1]).with_theme(6, ThemeDraft())]
    house.store.settings.set(DRAWN, house_grid().to_line())
    house.store.settings.set(WRITTEN, packed(drafts))
    found = own(house.services)
    assert found["mots_de_tete"] == house_grid()
    cards = found["des_themes"]
    assert isinstance(cards, tuple)
    assert [card.title for card in cards] == [house_cards()[0].title]


def test_without_anything_of_its_own_a_family_prints_the_boxs(house: AppController) -> None:
    house.store.settings.set(DRAWN, "no grid")
    assert own(house.services) == {}
