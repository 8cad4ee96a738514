"""Players' cards that stand in the groove of a tray while the table finds out who begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import outline, paper, text_in
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme, hold, narrow
from ludogite.ui.widgets.base import Left, Right

RISE: Final = 10
"""How far the card of who begins rises, in px."""
CROWN: Final = 26
"""Width of the crown on it, in px."""
_CROWN: Final = ((0.0, 0.0), (0.26, 0.42), (0.5, -0.12), (0.74, 0.42), (1.0, 0.0), (0.9, 0.72), (0.1, 0.72))
"""The outline of a crown, in its widths."""


@dataclass(frozen=True, slots=True)
class Placard:
    """A player's card: symbol, name, total; lit for the one to throw, ``crowned`` for who begins."""

    ink: int
    name: str
    text: str
    lit: bool = False
    crowned: bool = False


class PlacardRow:
    """The cards of one tray: a total that is new on a card counts up, and the card of who begins rises with a crown.

    ``changed`` is called for every new picture.
    """

    def __init__(self, theme: Theme, tray: QWidget, changed: Callable[[], object]) -> None:
        self._theme, self._tray, self._changed = theme, tray, changed
        self.question = ""
        self.cards: tuple[Placard, ...] = ()
        self._before: tuple[Placard, ...] = ()
        self._way = QVariantAnimation(tray)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(changed)
        self._way.finished.connect(self._rest)

    def show(self, question: str, cards: tuple[Placard, ...]) -> bool:
        """Show these under a question, none for nothing; return whether anything is new."""
        if (question, cards) == (self.question, self.cards):
            return False
        self._way.stop()
        self._before, self.question, self.cards = self.cards, question, cards
        duration = self._theme.ms("podium_rise" if any(card.crowned for card in cards) else "points_count")
        if cards and duration > 0 and self._tray.isVisible():
            self._way.setDuration(duration)
            self._way.start()
        else:
            self._rest()
        return True

    def _rest(self) -> None:
        """Show every total whole."""
        self._way.stop()
        self._before = self.cards
        self._changed()

    def paint(self, painter: QPainter, hollow: QRectF) -> None:
        """Paint the cards in the groove as they stand now."""
        share = float(self._way.currentValue() or 0.0) if self._before is not self.cards else 1.0
        count = QEasingCurve(QEasingCurve.Type.OutQuart).valueForProgress(share)
        known = {(card.ink, card.name): card for card in self._before}
        shown, rise = [], 1.0
        for card in self.cards:
            before = known.get((card.ink, card.name), card)
            if card.text.isdigit() and before.text != card.text:
                start = int(before.text) if before.text.isdigit() else 0
                shown.append(replace(card, text=str(round(start + (int(card.text) - start) * count))))
            else:
                shown.append(card)
            if card.crowned and not before.crowned:
                rise = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(share)
        paint_placards(painter, self._theme, hollow, tuple(shown), rise=rise)


def paint_placards(painter: QPainter, theme: Theme, hollow: QRectF, placards: tuple[Placard, ...], *, rise: float = 1.0) -> None:
    """Paint the players' cards side by side, each total under its name; many stand in two rows, each total beside its name.

    A crowned card has risen by this share; where cards stand in rows it stays, and the crown takes the place of its symbol.
    In large text they have the room of the question, too, and each total stands beside its name.
    """
    is_large = theme.text_scale > 1
    asked = 0.0 if is_large else theme.px(4) + min(QFontMetricsF(theme.font("body")).height(), 0.2 * hollow.height())
    top = hollow.top() + theme.px(8) + asked
    inset = theme.px(12)
    area = QRectF(hollow.left() + inset, top, hollow.width() - 2 * inset, hollow.bottom() - top - theme.px(8))
    gap: float = theme.px(8)
    names = QFontMetricsF(_name_font(theme, area.height()))
    widest = max(names.horizontalAdvance(placard.name) for placard in placards) + 0.2 * area.height() + theme.px(18)
    has_room = not is_large and widest <= (area.width() + gap) / len(placards) - gap
    in_lines = (1, 2, 3) if is_large else (2, 3)
    rows = 1 if has_room else next((rows for rows in in_lines if _line_fits(theme, area, placards, rows)), 2)
    columns, gap = -(-len(placards) // rows), gap / rows
    wide, high = (area.width() + gap) / columns - gap, (area.height() + gap) / rows - gap
    if has_room:
        wide = min(wide, theme.px(150))
    for number, placard in enumerate(placards):
        row, column = divmod(number, columns)
        left = area.center().x() - (wide * columns + gap * (columns - 1)) / 2 + column * (wide + gap)
        card = QRectF(left, area.top() + row * (high + gap), wide, high)
        if not has_room:
            _paint_line(painter, theme, card, placard, min(rise, 1.0))
            continue
        if placard.crowned:
            card.translate(0.0, -theme.px(RISE) * rise)
        _paint_placard(painter, theme, card, placard)
        if placard.crowned:
            crown = min(theme.px(CROWN), 0.5 * card.width())
            _paint_crown(painter, theme, QPointF(card.center().x() - crown / 2, card.top() - 0.62 * crown), crown, min(rise, 1.0))


def _line_fits(theme: Theme, area: QRectF, placards: tuple[Placard, ...], rows: int) -> bool:
    """Tell whether every name is whole beside its total where the cards stand in so many rows."""
    gap = theme.px(8) / rows
    columns = -(-len(placards) // rows)
    wide, high = (area.width() + gap) / columns - gap, (area.height() + gap) / rows - gap
    names = QFontMetricsF(_name_font(theme, 2 * high))
    number = QFontMetricsF(theme.letter_font(high * 0.6)).horizontalAdvance("30")
    return max(names.horizontalAdvance(placard.name) for placard in placards) + number + 3 * theme.px(4) <= wide


def _paint_crown(painter: QPainter, theme: Theme, corner: QPointF, wide: float, seen: float) -> None:
    """Paint a crown so wide (px), as far as it is seen (0 to 1)."""
    painter.save()
    painter.setOpacity(max(seen, 0.0))
    pen = QPen(theme.palette.wood_edge, theme.pen(1.5))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(theme.palette.lamp)
    painter.drawPolygon(QPolygonF([corner + QPointF(x, y) * wide for x, y in _CROWN]))
    painter.restore()


def _name_font(theme: Theme, high: float) -> QFont:
    """Give the font of a name on a card of this height (px)."""
    font = theme.font("note")
    font.setBold(True)
    return hold(font, high * (0.24 if theme.text_scale == 1 else 0.36))


def _paint_line(painter: QPainter, theme: Theme, card: QRectF, placard: Placard, seen: float) -> None:
    """Paint a low card: symbol, or the crown as far as it is ``seen`` (0 to 1), name and total on one line."""
    ink = theme.player(placard.ink)
    paper(painter, theme, card, radius=theme.radius("control"))
    if placard.lit:
        outline(painter, card, ink.colour, theme.px(3), theme.radius("control"))
    edge = theme.px(4)
    painter.setFont(theme.letter_font(card.height() * 0.55))
    total = QFontMetricsF(painter.font()).horizontalAdvance("30") + 1
    number = QRectF(card.right() - edge - total, card.top(), total, card.height())
    text_in(painter, number, placard.text, ink.colour if placard.text else theme.palette.muted, Right)
    x, side = card.left() + 1.5 * edge, max(0.3 * card.height(), min(0.6 * card.height(), theme.px(12)))
    room = number.left() - edge - x
    beside = narrow(_name_font(theme, card.height() * 2), placard.name, room - side - edge - 1)
    if QFontMetricsF(beside).horizontalAdvance(placard.name) + 1 <= room - side - edge:  # the number has the same ink
        if placard.crowned:
            _paint_crown(painter, theme, QPointF(x, card.center().y() - 0.3 * side), side, seen)
        else:
            draw_symbol(painter, ink.symbol, QRectF(x, card.center().y() - side / 2, side, side), ink.colour)
        x += side + edge
    painter.setFont(narrow(beside, placard.name, room - 1))
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
