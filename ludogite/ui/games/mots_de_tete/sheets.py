"""The blank sheets of Mots de Tête: the grid to write into, with its bonus cells, and the pad of points."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import Grid, read_grid_bytes
from ludogite.ui.games.mots_de_tete import GAME_UI
from ludogite.ui.games.mots_de_tete.grid_model import Ground, printed
from ludogite.ui.games.mots_de_tete.grid_print import paint_bonus, paint_grid
from ludogite.ui.printed.order import Order, Page, PrintedSheets
from ludogite.ui.printed.press import BOLD_LINE, FINE, GRAIN, Centre, Press, Table
from ludogite.ui.values import noop

translate = QCoreApplication.translate

MOST_CELL: Final = 15.0
"""Mm of a cell of a small grid."""
LINE, MOST_LINE = 13.0, 16.0
"""Mm of a player's line of points that the grid leaves, and mm that it takes at most."""
TURNS: Final = 22
LEAST_BLOCKS: Final = 2
"""Columns of the pad at least: alone one goes on in the second."""


def grid(press: Press, drawn: Grid, people: int) -> None:
    """Draw a grid to write into, what its coloured cells are worth, and a line of points for each player."""
    top = press.title(GAME_UI.name, translate("Sheets", "Grille de jeu"), [translate("Sheets", "Date")])
    area = press.area
    lines = LINE * people + 8
    side = min(area.width() / drawn.cols, (area.bottom() - top - 16 - lines) / drawn.rows, MOST_CELL)
    left = area.left() + (area.width() - side * drawn.cols) / 2
    frame = QRectF(left - 1, top - 1, side * drawn.cols + 2, side * drawn.rows + 2)
    press.fill(frame, "ground_edge", 1.5)
    paint_grid(press.painter, press.theme, QPointF(left * GRAIN, top * GRAIN), side * GRAIN, printed(drawn))
    press.frame(frame, BOLD_LINE, 1.5)
    y = top + side * drawn.rows + 4
    _legend(press, y)
    _score_lines(press, y + 9, people, (area.bottom() - 1 - y - 9) / people)


def _legend(press: Press, top: float) -> None:
    """Say what the coloured cells are worth, in the normal game and in Quarté."""
    area, side = press.area, 6.0
    told = (
        (Ground.ORANGE, translate("Sheets", "1 dé (Quarté : 4)")),
        (Ground.JAUNE, translate("Sheets", "2 dés (Quarté : 8)")),
        (Ground.ROUGE, translate("Sheets", "3 dés (Quarté : 12)")),
    )
    wide = area.width() / len(told)
    for number, (ground, text) in enumerate(told):
        x = area.left() + number * wide
        paint_bonus(press.painter, press.theme, press.place(QRectF(x, top, side, side)), ground)
        press.text(QRectF(x + side + 1, top, wide - side - 2, side), text, 3.5)


def _score_lines(press: Press, top: float, people: int, high: float) -> None:
    """Draw a line of boxes for the points of each player, the total at its end."""
    area, name, total = press.area, 34.0, 20.0
    high = min(high, MOST_LINE)
    boxes = 11
    wide = (area.width() - name - total) / boxes
    for seat in range(people):
        y = top + seat * high
        press.text(QRectF(area.left(), y, name, 4.6), translate("Sheets", "Nom"), 2.9, role="muted")
        for box in range(boxes):
            x = area.left() + name + box * wide
            press.line(x, y, x, y + high, FINE if box else BOLD_LINE, "control_outline")
        rect = QRectF(area.right() - total, y, total, high)
        press.fill(rect, "surface_soft")
        press.text(QRectF(rect.left(), y, total, 4.6), translate("Sheets", "Total"), 2.9, role="muted")
        press.frame(rect, FINE)
        press.frame(QRectF(area.left(), y, area.width(), high), BOLD_LINE)


def pad(press: Press, people: int) -> None:
    """Draw the pad: of each turn the die, the points, and the sum so far."""
    top = press.title(GAME_UI.name, translate("Sheets", "Carnet de score"),
                      [translate("Sheets", "Date"), translate("Sheets", "But")])  # fmt: skip
    area = press.area
    people = max(people, LEAST_BLOCKS)
    number = 11.0
    wide = (area.width() - number) / people
    table = Table(area.left(), (number, *(wide * 0.24, wide * 0.36, wide * 0.4) * people))
    table.row(press, top, 12)
    for seat in range(people):
        told = translate("Sheets", "Nom")
        press.text(table.cell(1 + 3 * seat, top, 12, 3), told, 3.3, role="muted")
    table.row(press, top + 12, 8, tint="surface_soft", line=BOLD_LINE)
    heads = (translate("Sheets", "Dé"), translate("Sheets", "Points"), translate("Sheets", "Total"))
    press.text(table.cell(0, top + 12, 8), translate("Sheets", "N°"), 3.3, Centre, bold=True)
    for seat in range(people):
        for column, head in enumerate(heads):
            press.text(table.cell(1 + 3 * seat + column, top + 12, 8), head, 3.3, Centre, bold=True)
    high = (area.bottom() - 6 - top - 20) / TURNS
    y = top + 20
    for turn in range(1, TURNS + 1):
        table.row(press, y, high)
        press.text(table.cell(0, y, high), str(turn), 3.4, Centre, role="muted")
        y += high
    table.close(press, top + 12, y, heavy=tuple(1 + 3 * seat for seat in range(people)))
    names_of = Table(area.left(), (number, *(wide,) * people))
    names_of.close(press, top, y, heavy=tuple(range(1, people + 1)))


def _house_grid(resources: Path) -> Grid:
    read = read_grid_bytes((resources / "boards" / "maison.txt").read_bytes())
    if isinstance(read, Refusal):
        raise ValueError(read.code)  # noqa: TRY004 - a damaged resource, not a wrong type
    return read


def pages(order: Order, resources: Path) -> list[Page]:
    """List the pages of an order: the grid, the family's own or the house's, and the pad."""
    drawn = order.own if isinstance(order.own, Grid) else _house_grid(resources)
    return [partial(grid, drawn=drawn, people=order.people), partial(pad, people=order.people)] * order.copies


SHEETS = PrintedSheets(
    noop("SheetsPage", "La grille à remplir, et le carnet de score."), pages, own_choice=noop("SheetsPage", "Grille")
)
