"""The blank sheet of Words Out: its accounts."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF

from ludogite.ui.games.words_out import GAME_UI
from ludogite.ui.printed.ladder import heads_row, names
from ludogite.ui.printed.order import Order, Page, PrintedSheets
from ludogite.ui.printed.press import BOLD_LINE, Press, Table
from ludogite.ui.values import noop

translate = QCoreApplication.translate

DEALS, WORDS_A_DEAL = 5, 5


def accounts(press: Press, people: int) -> None:
    """Draw the accounts: the words of every deal, its sum, and the cards left at the end."""
    top = press.title(GAME_UI.name, translate("Sheets", "Feuille du comptable"), [translate("Sheets", "Date")])
    area = press.area
    told = translate(
        "Sheets",
        "Un mot : 1 point par carte, 2 de plus par lettre verte (B C F H P V), et le double par lettre rouge (J K Q W X Y Z).",
    )
    press.note(QRectF(area.left(), top - 1, area.width(), 9), told)
    top += 10
    name = 42.0
    wide = min((area.width() - name) / people, 72.0)
    table = Table(area.left(), (name, *(wide,) * people))
    heads_row(press, table, top, names(people), 1)
    ends = (
        (translate("Sheets", "Cartes des autres"), "+"),
        (translate("Sheets", "Cartes en main"), "−"),
    )
    rows = DEALS * (WORDS_A_DEAL + 1) + len(ends) + 1
    high = (area.bottom() - 6 - top - 12) / rows
    y = top + 12
    for deal in range(1, DEALS + 1):
        for word in range(WORDS_A_DEAL):
            table.row(press, y, high)
            if not word:
                press.text(table.cell(0, y, high), translate("Sheets", "Donne {number}").format(number=deal), 3.6)
            y += high
        table.row(press, y, high, tint="surface_soft", line=BOLD_LINE)
        press.text(table.cell(0, y, high), translate("Sheets", "Total de la donne"), 3.5, bold=True)
        y += high
    for line, sign in ends:
        table.row(press, y, high)
        press.text(table.cell(0, y, high), line, 3.5)
        for column in range(people):
            press.text(table.cell(1 + column, y, high), sign, 3.5, role="muted")
        y += high
    table.row(press, y, high, tint="line")
    press.text(table.cell(0, y, high), translate("Sheets", "Total général"), 4.0, bold=True, display=True)
    table.close(press, top, y + high, heavy=(1,))


def pages(order: Order, _resources: Path) -> list[Page]:
    """List the pages of an order."""
    return [partial(accounts, people=order.people)] * order.copies


SHEETS = PrintedSheets(noop("SheetsPage", "La feuille du comptable, donne par donne."), pages)
