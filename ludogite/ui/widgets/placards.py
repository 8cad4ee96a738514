"""Players' cards that stand in the groove of a tray while the table finds out who begins."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

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
    """Paint the players' cards side by side, each total under its name."""
    top = hollow.top() + theme.px(12) + min(QFontMetricsF(theme.font("body")).height(), 0.2 * hollow.height())
    inset = theme.px(12)
    area = QRectF(hollow.left() + inset, top, hollow.width() - 2 * inset, hollow.bottom() - top - theme.px(8))
    gap = theme.px(8)
    wide = min((area.width() + gap) / len(placards) - gap, theme.px(150))
    left = area.center().x() - (wide * len(placards) + gap * (len(placards) - 1)) / 2
    for number, placard in enumerate(placards):
        _paint_placard(painter, theme, QRectF(left + number * (wide + gap), area.top(), wide, area.height()), placard)


def _paint_placard(painter: QPainter, theme: Theme, card: QRectF, placard: Placard) -> None:
    ink = theme.player(placard.ink)
    paper(painter, theme, card, radius=theme.radius("control"))
    if placard.lit:
        outline(painter, card, ink.colour, theme.px(3), theme.radius("control"))
    side = card.height() * 0.2
    font = theme.font("note")
    font.setBold(True)
    hold(font, card.height() * 0.24)
    painter.setFont(font)
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
