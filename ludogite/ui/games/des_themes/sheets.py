"""The blank sheets of Dés à thèmes: the theme cards to cut out, and the pad of chips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from ludogite.core.rules import Refusal
from ludogite.ui.games.des_themes import GAME_UI
from ludogite.ui.printed.order import Order, Page, PrintedSheets
from ludogite.ui.printed.press import BOLD_LINE, Centre, Press, Table
from ludogite.ui.texts import said
from ludogite.ui.values import noop
from ludogite.ui.widgets.die import paint_mini_die
from ludogite.words.themes import Card, read_cards

translate = QCoreApplication.translate

CARDS_A_PAGE: Final = 6
THEMES: Final = 6
ROUNDS: Final = 26


def theme_cards(press: Press, cards: Sequence[Card | None]) -> None:
    """Draw up to six theme cards to cut out; None is a card whose themes are left to the pencil."""
    top = press.title(GAME_UI.name, translate("Sheets", "Cartes de thèmes, à découper"))
    area, gap = press.area, 5.0
    wide, high = (area.width() - gap) / 2, (area.bottom() - top - 2 * gap) / 3
    for number, card in enumerate(cards[:CARDS_A_PAGE]):
        rect = QRectF(area.left() + (number % 2) * (wide + gap), top + number // 2 * (high + gap), wide, high)
        _theme_card(press, rect, card)


def _theme_card(press: Press, rect: QRectF, card: Card | None) -> None:
    """Draw a card: its title, and six themes by the die that chooses them."""
    head = 11.0
    press.fill(QRectF(rect.left(), rect.top(), rect.width(), head), "surface_soft", 3)
    if card is None:
        press.text(QRectF(rect.left() + 2, rect.top(), 18, head), translate("Sheets", "Titre"), 3.2, role="muted")
        press.line(rect.left() + 20, rect.top() + head * 0.68, rect.right() - 6, rect.top() + head * 0.68)
    else:
        press.text(
            QRectF(rect.left() + 2, rect.top(), rect.width() - 4, head), said(card.title), 5.2, Centre, display=True, bold=True
        )
    press.line(rect.left(), rect.top() + head, rect.right(), rect.top() + head, BOLD_LINE, "ink")
    row = (rect.height() - head) / THEMES
    side = min(row * 0.62, 7.5)
    for number in range(1, THEMES + 1):
        y = rect.top() + head + (number - 1) * row
        if number > 1:
            press.line(rect.left() + 3, y, rect.right() - 3, y)
        place = QRectF(rect.left() + 4, y + (row - side * 1.07) / 2, side, side * 1.07)
        paint_mini_die(press.painter, press.theme, press.place(place), number)
        if card is not None:
            topic = QRectF(rect.left() + side + 6, y, rect.width() - side - 8, row)
            press.text(topic, card.themes[number - 1].name, 4.0, bold=True)
    press.frame(rect, BOLD_LINE, 3)


def pad(press: Press, people: int) -> None:
    """Draw the pad: of each round the theme, the letters and the colour, and everybody's chips."""
    top = press.title(GAME_UI.name, translate("Sheets", "Carnet des jetons"), [translate("Sheets", "Date")])
    area = press.area
    leads = (
        translate("Sheets", "N°"),
        translate("Sheets", "Thème"),
        translate("Sheets", "Lettres"),
        translate("Sheets", "Couleur"),
    )
    widths = (10.0, 17.0, 32.0, 21.0)
    wide = min((area.width() - sum(widths)) / people, 53.0)
    table = Table(area.left(), (*widths, *(wide,) * people))
    table.row(press, top, 12, line=BOLD_LINE)
    for column, head in enumerate(leads):
        press.text(table.cell(column, top, 12), head, 3.6, Centre, bold=True)
    for column in range(people):
        press.text(table.cell(4 + column, top, 5), translate("Sheets", "Nom"), 2.8, role="muted")
    high = (area.bottom() - 12 - top - 12) / (ROUNDS + 1)
    y = top + 12
    for number in range(1, ROUNDS + 1):
        table.row(press, y, high)
        press.text(table.cell(0, y, high), str(number), 3.4, Centre, role="muted")
        y += high
    table.close(press, top, y, heavy=(4,))
    sums = Table(area.left(), (sum(widths), *(wide,) * people))
    sums.row(press, y, high, tint="surface_soft")
    press.text(sums.cell(0, y, high), translate("Sheets", "Total des jetons"), 3.9, bold=True)
    sums.close(press, y, y + high, heavy=(1,))
    press.foot(translate("Sheets", "Un jeton par dé dont la lettre est dans le mot. La partie finit avec le 90ᵉ jeton."))


def _card_pages(order: Order, resources: Path) -> list[Page]:
    """Lay the cards of the box and the family's own on pages of six; what is left over is for the pencil."""
    read = read_cards((resources / "decks" / "themes.toml").read_text(encoding="utf-8"))
    if isinstance(read, Refusal):
        raise ValueError(read.code)  # noqa: TRY004 - a damaged resource, not a wrong type
    own: Sequence[Card] = order.own if isinstance(order.own, tuple) else ()
    cards: list[Card | None] = [*read, *own]
    cards += [None] * (-len(cards) % CARDS_A_PAGE)
    return [partial(theme_cards, cards=cards[at : at + CARDS_A_PAGE]) for at in range(0, len(cards), CARDS_A_PAGE)]


def pages(order: Order, resources: Path) -> list[Page]:
    """List the pages of an order: the cards once, the pad as often as it is wanted."""
    return [*_card_pages(order, resources), *[partial(pad, people=order.people)] * order.copies]


SHEETS = PrintedSheets(noop("SheetsPage", "Les cartes de thèmes à découper, les vôtres aussi, et le carnet des jetons."), pages)
