"""The blank sheet of Yahtzee des Mots, and its results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from ludogite.ui.games.yahtzee_mots.texts import TEXTS
from ludogite.ui.printed.ladder import LadderLine, for_people, ladder, ordinals, title_of
from ludogite.ui.printed.order import Order, Page, PrintedSheets
from ludogite.ui.printed.press import BOLD_LINE, Centre, Press, Table
from ludogite.ui.values import noop

translate = QCoreApplication.translate

PARTIES: Final = 5


def _lines() -> list[LadderLine]:
    """List the same of Yahtzee des Mots, after the sheet of 1979; the number before a name is the turn."""
    total = translate("Sheets", "total des points")
    upper = [("box", f"{turn}  {TEXTS.box(f'mot{turn + 1}')}", total) for turn in range(1, 6)]
    words = [("box", f"{turn}  {TEXTS.box(code)}", total) for turn, code in ((6, "un_mot"), (7, "deux_mots"), (8, "trois_mots"))]
    special = (("toutes_consonnes", "25"), ("toutes_voyelles", "25"), ("yahtzee_des_mots", "50"), ("chance", total))
    return [
        ("head", translate("Sheets", "Section du haut"), ""),
        *upper,
        ("sum", translate("Sheets", "Total"), ""),
        ("sum", translate("Sheets", "Prime"), translate("Sheets", "{points} points dès {needed}").format(points=35, needed=35)),
        ("total", translate("Sheets", "Total du haut"), ""),
        ("head", translate("Sheets", "Section du bas"), ""),
        *words,
        *(("box", TEXTS.box(code), how) for code, how in special),
        ("sum", translate("Sheets", "Primes de 100"), translate("Sheets", "mots de 7 lettres")),
        ("total", translate("Sheets", "Total du bas"), ""),
        ("sum", translate("Sheets", "Total du haut"), ""),
        ("grand", translate("Sheets", "Total général"), ""),
    ]


def draw(press: Press, heads: Sequence[str]) -> None:
    """Draw the sheet, a column for each head."""
    ladder(press, title_of(press, "Yahtzee des Mots", heads), _lines(), heads, dice=False)


def results(press: Press) -> None:
    """Draw the back of the sheet of Yahtzee des Mots: what every game came to."""
    top = press.title("Yahtzee des Mots", translate("Sheets", "Résultats"), [translate("Sheets", "Date")])
    area = press.area
    parts = ordinals(PARTIES, translate("Sheets", "Manche"))
    table = Table(area.left(), (50.0, *(19.0,) * PARTIES, 20.0, area.width() - 50 - 19 * PARTIES - 20))
    table.row(press, top, 13, tint="surface_soft", line=BOLD_LINE)
    for column, head in enumerate(
        (translate("Sheets", "Nom"), *parts, translate("Sheets", "Primes"), translate("Sheets", "Total"))
    ):
        press.text(table.cell(column, top, 13), head, 3.7, Centre, bold=True)
    y = top + 13
    for _ in range(10):
        table.row(press, y, 13)
        y += 13
    table.close(press, top, y, heavy=(1, 6))
    told = translate(
        "Sheets", "Primes : 100 points pour chaque mot de sept lettres après le premier, si la case Yahtzee des Mots contient 50."
    )
    press.note(QRectF(area.left(), y + 4, area.width(), 12), told)


def pages(order: Order, _resources: Path) -> list[Page]:
    """List the pages of an order; who has a sheet alone has the results too."""
    return for_people(order, draw, ordinals(PARTIES, translate("Sheets", "Manche")), [results])


SHEETS = PrintedSheets(
    noop("SheetsPage", "La feuille de marque. Une feuille chacun a cinq manches, et une page de résultats."),
    pages,
    is_for_each=True,
)
