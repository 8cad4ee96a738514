"""What is told apart at a glance: who wrote a letter, written points and possible ones, a zero and an eight, faces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from ludogite.ui.games.mots_de_tete.grid_model import GridCell, Ground, Writing
from ludogite.ui.games.mots_de_tete.grid_print import paint_cell
from ludogite.ui.games.mots_de_tete.standings import SeatStanding, Standings
from ludogite.ui.games.words_out.round import PlaceRow, PlayerHead
from ludogite.ui.screen.parts import TurnBand
from ludogite.ui.screen.sheet import ScoreSheet
from ludogite.ui.screen.sheet_model import Cell, CellKind, Head, LineKind, SheetData, SheetModel, SheetRow
from ludogite.ui.style.ink_bar import pattern
from ludogite.ui.style.theme import Theme, slashed
from ludogite.ui.style.tokens import PLAYERS

SIDE = 80
REAL = 38
"""Px of a square of the house's grid in a window of 1280."""


def inked(wide: int, high: int, paint: Callable[[QPainter], object]) -> QImage:
    """Paint something on white, in shades of grey."""
    image = QImage(wide, high, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return image


def filled(path: QPainterPath) -> Callable[[QPainter], None]:
    return lambda painter: painter.fillPath(path, QColor("black"))


def share(one: QImage, other: QImage) -> float:
    """Give how much of two pictures of one size differs (0 to 1)."""
    pixels = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(abs(one.pixelColor(*at).value() - other.pixelColor(*at).value()) > 60 for at in pixels) / len(pixels)


@pytest.mark.parametrize("wide", [20, 23, 48])
def test_no_two_players_have_the_same_bar(wide: int) -> None:
    high = max(wide * 0.117, 2.5)
    rect = QRectF(2, 4, wide, high)
    bars = {number: inked(wide + 4, round(high) + 8, filled(pattern(number, rect))) for number in range(1, PLAYERS + 1)}
    for one, other in combinations(bars, 2):
        assert share(bars[one], bars[other]) > 0.035, (one, other)
    with pytest.raises(ValueError, match="9"):
        pattern(9, rect)


def cell(theme: Theme, side: int, told: GridCell) -> QImage:
    return inked(side, side, lambda p: paint_cell(p, theme, QRectF(0, 0, side, side), told))


@pytest.mark.parametrize("ground", [Ground.PLAIN, Ground.ORANGE])
def test_a_letter_stands_in_the_middle_of_its_square(theme: Theme, ground: Ground) -> None:
    empty = cell(theme, SIDE, GridCell(Ground.PLAIN, writing=Writing.WRITTEN) if ground is Ground.PLAIN else
                 GridCell(ground, writing=Writing.WRITTEN))  # fmt: skip
    written = cell(theme, SIDE, GridCell(ground, letter="O", writing=Writing.WRITTEN))
    changed = [(x, y) for x in range(SIDE) for y in range(SIDE) if empty.pixelColor(x, y) != written.pixelColor(x, y)]
    left, right = min(x for x, _ in changed), max(x for x, _ in changed)
    top, bottom = min(y for _, y in changed), max(y for _, y in changed)
    assert abs((left + right + 1) / 2 - SIDE / 2) <= 0.02 * SIDE
    assert abs((top + bottom + 1) / 2 - SIDE / 2) <= 0.06 * SIDE


@pytest.mark.parametrize("theme_name", ["papier", "soiree", "contraste"])
def test_without_colour_one_sees_whose_letter_it_is(theme: Theme, theme_name: str) -> None:
    theme.use(theme_name)
    for one, other in combinations(range(1, 5), 2):
        foot = [
            cell(theme, REAL, GridCell(Ground.PLAIN, letter="I", ink=ink, writing=Writing.WRITTEN)).copy(0, REAL * 8 // 10, REAL, 8)
            for ink in (one, other)
        ]
        assert share(*foot) > 0.02, (one, other)
    draft = cell(theme, SIDE, GridCell(Ground.PLAIN, letter="I", ink=2, writing=Writing.DRAFT, pen=2))
    row = [draft.pixelColor(x, round(SIDE * 0.88)).value() for x in range(SIDE // 4, SIDE * 3 // 4)]
    assert max(row) - min(row) < 40, "a letter that is only laid has no bar yet"


@pytest.mark.parametrize("side", [32, 38, 66])
def test_a_number_stands_free_of_the_letter(theme: Theme, side: int) -> None:
    """Fewer pixels are lost where number and letter meet than one can see."""

    def dark(told: GridCell) -> set[tuple[int, int]]:
        image, paper = cell(theme, side, told), cell(theme, side, GridCell(Ground.PLAIN, writing=Writing.WRITTEN))
        return {(x, y) for x in range(side) for y in range(side)
                if paper.pixelColor(x, y).value() - image.pixelColor(x, y).value() > 60}  # fmt: skip

    number = dark(GridCell(Ground.PLAIN, value=4, writing=Writing.WRITTEN))
    letter = dark(GridCell(Ground.PLAIN, letter="E", writing=Writing.WRITTEN))
    assert number
    assert len(number & letter) <= 1


def test_the_bar_beside_a_name_is_the_legend(theme: Theme) -> None:
    paper = Standings(theme)
    shown = []
    for ink in (1, 2, 3, 4):
        paper.show_standings([SeatStanding(ink, "Léa", "", 10)])
        paper.resize(400, 60)
        row = paper.rows[0].grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        below = row.copy(64, 34, 60, 16)
        shown.append(below)
        assert min(below.pixelColor(x, y).value() for x in range(below.width()) for y in range(below.height())) < 140
    assert all(share(one, other) > 0.01 for one, other in combinations(shown, 2))


# ---- figures ------------------------------------------------------------------------------------------------------------


def figure(font: QFont, text: str = "0") -> QImage:
    font.setPixelSize(80)

    def write(painter: QPainter) -> None:
        painter.setFont(font)
        painter.drawText(QPointF(8, 80), text)

    return inked(70, 100, write)


@pytest.mark.parametrize("italic", [False, True])
@pytest.mark.parametrize("strong", [False, True])
def test_a_zero_is_open_but_in_a_code(theme: Theme, italic: bool, strong: bool) -> None:
    font = theme.font("body", italic=italic, strong=strong, tabular=True)
    plain = figure(font)
    dark = [(x, y) for x in range(70) for y in range(100) if plain.pixelColor(x, y).value() < 128]
    middle = sum(x for x, _ in dark) // len(dark), sum(y for _, y in dark) // len(dark)
    assert plain.pixelColor(*middle).value() > 240
    assert figure(slashed(font)).pixelColor(*middle).value() < 128
    assert share(plain, figure(theme.font("body", italic=italic, strong=strong, tabular=True), "O")) > 0.02, "an O is wider"


def sheet_with(theme: Theme, kind: CellKind, ink: int) -> QImage:
    lines = (SheetRow("as", LineKind.BOX, "As", (Cell(kind, "12", playable=kind is CellKind.POSSIBLE),)),)
    made = ScoreSheet(theme, SheetModel())
    made.write(SheetData("Feuille", "", (Head("Léa", ink),), lines))
    made.resize(300, 110)
    place = made.view.visualRect(made.model.index(0, 1))
    picture = made.view.viewport().grab(place.adjusted(4, 4, -4, -4)).toImage()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


def lean(image: QImage) -> float:
    """Give how far the ink of the upper half stands right of that of the lower half, px."""

    def middle(rows: range) -> float:
        dark = [x for y in rows for x in range(image.width()) if image.pixelColor(x, y).value() < 150]
        return sum(dark) / len(dark)

    inked_rows = [y for y in range(image.height()) if any(image.pixelColor(x, y).value() < 150 for x in range(image.width()))]
    half = (inked_rows[0] + inked_rows[-1]) // 2
    return middle(range(inked_rows[0], half)) - middle(range(half, inked_rows[-1] + 1))


def test_written_points_stand_upright_whoever_wrote_them_and_possible_ones_lean(theme: Theme) -> None:
    written = {round(lean(sheet_with(theme, CellKind.WRITTEN, ink)), 1) for ink in (1, 2, 4, 6)}
    assert max(written) - min(written) <= 0.5, "no slant of one's own"
    assert lean(sheet_with(theme, CellKind.POSSIBLE, 1)) > max(written) + 0.4


# ---- faces --------------------------------------------------------------------------------------------------------------


def band(theme: Theme, face: str) -> QWidget:
    made = TurnBand(theme)
    made.show_turn(1, "À toi, Léa", "Lance.", face=face)
    made.resize(400, 60)
    return made


def place_row(theme: Theme, face: str) -> QWidget:
    table = QWidget()
    made = PlaceRow(theme, table)
    made.show_place(PlayerHead(1, "Léa", "", 4, 10, face=face))
    made.resize(280, 60)
    return table


def standing(theme: Theme, face: str) -> QWidget:
    made = Standings(theme)
    made.show_standings([SeatStanding(1, "Léa", "", 10, face=face)])
    made.resize(400, 60)
    return made


def head(theme: Theme, face: str) -> QWidget:
    made = ScoreSheet(theme, SheetModel())
    made.write(SheetData("Feuille", "", (Head("Léa", 1, face=face),), (SheetRow("as", LineKind.BOX, "As", (Cell(),)),)))
    made.resize(300, 110)
    return made


@pytest.mark.parametrize("place", [band, place_row, standing, head])
def test_who_sits_there_has_a_face_and_a_symbol(theme: Theme, place: Callable[[Theme, str], QWidget]) -> None:
    pictures = [place(theme, face).grab().toImage() for face in ("", "panda", "renard")]
    assert all(one != other for one, other in combinations(pictures, 2))
