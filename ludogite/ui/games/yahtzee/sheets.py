"""The blank sheet of Yahtzee."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from ludogite.games.yahtzee.scoring import PRIME_POINTS, PRIME_THRESHOLD
from ludogite.ui.games.yahtzee.texts import TEXTS
from ludogite.ui.printed.ladder import LadderLine, for_people, ladder, ordinals, title_of
from ludogite.ui.printed.order import Order, Page, PrintedSheets
from ludogite.ui.printed.press import Press
from ludogite.ui.values import noop

translate = QCoreApplication.translate

MANCHES: Final = 6
"""Columns of a sheet that one person fills alone."""
UPPER: Final = ("as", "deux", "trois", "quatre", "cinq", "six")


def _lines() -> list[LadderLine]:
    """List kind, name and how to mark of every line."""
    total = translate("Sheets", "total des dés")
    numbers = translate("Sheets", "total des {number}")
    upper = [("box", TEXTS.box(code), numbers.format(number=number)) for number, code in enumerate(UPPER, start=1)]
    lower = (("brelan", total), ("carre", total), ("full", "25"), ("petite_suite", "30"), ("grande_suite", "40"), ("yahtzee", "50"),
             ("chance", total))  # fmt: skip
    prime = translate("Sheets", "{points} points dès {needed}").format(points=PRIME_POINTS, needed=PRIME_THRESHOLD)
    return [
        ("head", translate("Sheets", "Section du haut"), ""),
        *upper,
        ("sum", translate("Sheets", "Total"), ""),
        ("sum", translate("Sheets", "Prime"), prime),
        ("total", translate("Sheets", "Total du haut"), ""),
        ("head", translate("Sheets", "Section du bas"), ""),
        *(("box", TEXTS.box(code), how) for code, how in lower),
        ("sum", translate("Sheets", "Primes Yahtzee"), translate("Sheets", "100 chacune")),
        ("total", translate("Sheets", "Total du bas"), ""),
        ("sum", translate("Sheets", "Total du haut"), ""),
        ("grand", translate("Sheets", "Total général"), ""),
    ]


def draw(press: Press, heads: Sequence[str]) -> None:
    """Draw the sheet, a column for each head."""
    ladder(press, title_of(press, "Yahtzee", heads), _lines(), heads, dice=True)


def pages(order: Order, _resources: Path) -> list[Page]:
    """List the pages of an order."""
    return for_people(order, draw, ordinals(MANCHES, translate("Sheets", "Manche")))


SHEETS = PrintedSheets(noop("SheetsPage", "La feuille de marque, ses deux sections et leurs totaux."), pages, is_for_each=True)
