"""What printed score sheets share: lines from top to bottom, a column for each person or game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF

from ludogite.ui.printed.order import Order, Page, Sharing
from ludogite.ui.printed.press import BOLD_LINE, Centre, Press, Table
from ludogite.ui.widgets.die import paint_mini_die

translate = QCoreApplication.translate

FACES: Final = 6
"""Boxes with a die before their name, where there are dice."""
LadderLine: TypeAlias = tuple[str, str, str]
"""Kind ("head", "box", "sum", "total", "grand"), name, and how to mark."""


def names(count: int) -> list[str]:
    """Leave the heads of people's columns empty: a name goes there."""
    return [""] * count


def ordinals(count: int, kind: str) -> list[str]:
    """Give columns heads with numbers, from 1."""
    return [f"{kind} {number}" for number in range(1, count + 1)]


def for_people(
    order: Order, draw: Callable[[Press, Sequence[str]], None], alone: Sequence[str], after: Sequence[Page] = ()
) -> list[Page]:
    """List the sheets of an order: one with a column for each person, or one each with the columns ``alone``, then ``after``."""
    if order.sharing is Sharing.TOGETHER:
        return [lambda press: draw(press, names(order.people))] * order.copies
    return [*[lambda press: draw(press, alone)] * order.people, *after] * order.copies


def title_of(press: Press, game: str, heads: Sequence[str]) -> float:
    """Write the title of a score sheet, with room for a name where one person fills it; returns where the sheet begins, in mm."""
    fields = [translate("Sheets", "Date")] if not any(heads) else [translate("Sheets", "Nom"), translate("Sheets", "Date")]
    return press.title(game, translate("Sheets", "Feuille de marque"), fields)


def ladder(press: Press, top: float, lines: Sequence[LadderLine], heads: Sequence[str], *, dice: bool) -> None:
    """Draw the lines of a sheet from top to bottom, as high as the page allows."""
    area = press.area
    name, how = 45.0, 33.0
    wide = min((area.width() - name - how) / len(heads), 27.0)
    table = Table(area.left(), (name, how, *(wide,) * len(heads)))
    high = min((area.bottom() - 2 - top - 12) / len(lines), 11.6)
    heads_row(press, table, top, heads, 2)
    y = top + 12
    number = 0
    bands = []
    for kind, line, mark in lines:
        match kind:
            case "head":
                bands.append((y, line))
            case "box":
                table.row(press, y, high)
                cell = table.cell(0, y, high)
                number += 1
                if dice and number <= FACES:
                    side = high * 0.66
                    die = QRectF(cell.left() + 1.4, y + (high - side * 1.07) / 2, side, side * 1.07)
                    paint_mini_die(press.painter, press.theme, press.place(die), number)
                    cell.setLeft(cell.left() + 1.4 + side)
                press.text(cell, line, 3.9)
                press.text(table.cell(1, y, high), mark, 3.2, role="muted")
            case _:
                is_grand = kind == "grand"
                table.row(press, y, high, tint="" if kind == "sum" else "surface_soft", line=BOLD_LINE if kind == "total" else 0.18)
                press.text(table.cell(0, y, high), line, 4.4 if is_grand else 3.9, bold=True, display=is_grand)
                press.text(table.cell(1, y, high), mark, 3.2, role="muted")
        y += high
    table.close(press, top, y, heavy=(2,))
    for at, line in bands:  # over the upright lines
        whole = QRectF(table.left, at, table.right - table.left, high)
        press.fill(whole, "line")
        press.frame(whole, BOLD_LINE)
        press.text(whole, line, 4.2, display=True, bold=True)
    press.frame(QRectF(table.left, top, table.right - table.left, y - top))


def heads_row(press: Press, table: Table, top: float, heads: Sequence[str], lead: int) -> None:
    """Write the heads of the columns in a row of 12 mm: numbered ones, or room for a name."""
    table.row(press, top, 12, line=BOLD_LINE)
    if not any(heads):
        press.text(table.cell(0, top, 12, lead), translate("Sheets", "Noms"), 3.6, role="muted")
    for column, head in enumerate(heads):
        press.text(table.cell(lead + column, top, 12), head, 3.6, Centre, bold=True)
