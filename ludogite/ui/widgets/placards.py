"""Players' cards that stand in the groove of a tray while the table finds out who begins."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ludogite.ui.style.paint import outline, paper, text_in
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme, hold
from ludogite.ui.widgets.base import Left


@dataclass(frozen=True, slots=True)
class Placard:
    """A player's card in the groove while the table finds out who begins: symbol, name, total; lit for the one to throw."""

    ink: int
    name: str
    text: str
    lit: bool = False


def paint_placards(painter: QPainter, theme: Theme, hollow: QRectF, placards: tuple[Placard, ...]) -> None:
    """Paint the players' cards side by side, each total under its name; many stand in two rows, each total beside its name."""
    top = hollow.top() + theme.px(12) + min(QFontMetricsF(theme.font("body")).height(), 0.2 * hollow.height())
    inset = theme.px(12)
    area = QRectF(hollow.left() + inset, top, hollow.width() - 2 * inset, hollow.bottom() - top - theme.px(8))
    gap: float = theme.px(8)
    names = QFontMetricsF(_name_font(theme, area.height()))
    widest = max(names.horizontalAdvance(placard.name) for placard in placards) + 0.2 * area.height() + theme.px(18)
    rows = 1 if widest <= (area.width() + gap) / len(placards) - gap else 2
    columns, gap = -(-len(placards) // rows), gap / rows
    wide, high = min((area.width() + gap) / columns - gap, theme.px(150)), (area.height() + gap) / rows - gap
    for number, placard in enumerate(placards):
        row, column = divmod(number, columns)
        left = area.center().x() - (wide * columns + gap * (columns - 1)) / 2 + column * (wide + gap)
        card = QRectF(left, area.top() + row * (high + gap), wide, high)
        (_paint_placard if rows == 1 else _paint_line)(painter, theme, card, placard)


def _name_font(theme: Theme, high: float) -> QFont:
    """Give the font of a name on a card of this height (px)."""
    font = theme.font("note")
    font.setBold(True)
    hold(font, high * 0.24)
    return font


def _paint_line(painter: QPainter, theme: Theme, card: QRectF, placard: Placard) -> None:
    """Paint a low card: symbol, name and total on one line."""
    ink = theme.player(placard.ink)
    paper(painter, theme, card, radius=theme.radius("control"))
    if placard.lit:
        outline(painter, card, ink.colour, theme.px(3), theme.radius("control"))
    edge = theme.px(4)
    painter.setFont(theme.letter_font(card.height() * 0.6))
    total = QFontMetricsF(painter.font()).horizontalAdvance(placard.text) + 1
    number = QRectF(card.right() - edge - total, card.top(), total, card.height())
    text_in(painter, number, placard.text, ink.colour if placard.text else theme.palette.muted)
    painter.setFont(_name_font(theme, card.height() * 2))
    x, side = card.left() + edge, card.height() * 0.3
    wide = QFontMetricsF(painter.font()).horizontalAdvance(placard.name) + 1
    if x + side + edge + wide <= number.left() - edge / 2:  # the number has the same ink
        draw_symbol(painter, ink.symbol, QRectF(x, card.center().y() - side / 2, side, side), ink.colour)
        x += side + edge
    text_in(painter, QRectF(x, card.top(), number.left() - edge / 2 - x, card.height()), placard.name, theme.palette.ink, Left)


def _paint_placard(painter: QPainter, theme: Theme, card: QRectF, placard: Placard) -> None:
    ink = theme.player(placard.ink)
    paper(painter, theme, card, radius=theme.radius("control"))
    if placard.lit:
        outline(painter, card, ink.colour, theme.px(3), theme.radius("control"))
    side = card.height() * 0.2
    painter.setFont(_name_font(theme, card.height()))
    room = card.width() - side - theme.px(18)
    name = painter.fontMetrics().elidedText(placard.name, Qt.TextElideMode.ElideRight, round(room))
    named = room > theme.px(24)
    wide = painter.fontMetrics().horizontalAdvance(name) if named else 0
    x = card.center().x() - (side + (theme.px(6) + wide if named else 0)) / 2
    middle = card.top() + card.height() * 0.27
    draw_symbol(painter, ink.symbol, QRectF(x, middle - side / 2, side, side), ink.colour)
    if named:
        line = QRectF(x + side + theme.px(6), card.top(), wide + 2, card.height() * 0.54)
        text_in(painter, line, name, theme.palette.ink, Left)
    painter.setFont(theme.letter_font(card.height() * 0.38))
    number = QRectF(card.left(), card.top() + card.height() * 0.44, card.width(), card.height() * 0.52)
    text_in(painter, number, placard.text, ink.colour if placard.text else theme.palette.muted)
