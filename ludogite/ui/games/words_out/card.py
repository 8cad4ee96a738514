"""The cards of Words Out, painted by hand: letters, their badges and icons, the joker, the bin, the back.

A card is a pixmap per size and pixel ratio, kept by the theme; its icon stands at the top left, where it still shows in a fan.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ludogite.games.words_out.cards import Kind
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.style.paint import dashed, fill, outline, ratio_of, rounded, text_in
from ludogite.ui.style.symbols import draw_symbol, icon, roof
from ludogite.ui.style.theme import LEAST_TEXT, Theme, narrow
from ludogite.ui.widgets.base import Centre

SHAPE: Final = 97 / 70
"""Height of a card for a width of 1."""
CORNER: Final = 0.125
CAPTION_FROM: Final = 80
"""Width of a card in px at 100 % from which an icon also has its word."""
LARGE: Final = 0.72
"""Size of a letter on a small card where large text asks for it, for a width of 1, at most."""
REACH: Final = 0.10
"""How far the shadow of a card reaches below it, for a width of 1."""


def card_size(width: float) -> QSizeF:
    """Give the size of a card of a width, in px."""
    return QSizeF(width, round(width * SHAPE))


def paint_card(
    painter: QPainter, theme: Theme, rect: QRectF, face: Face | None, *, raised: bool = False, shown: float = 1.0
) -> None:
    """Paint a card face up, or its back (None), with its shadow.

    ``raised`` casts a longer shadow. ``shown`` is the share of the width that the next card leaves free: letter and badge keep to
    it.
    """
    ratio, reach = ratio_of(painter), max(2, round(rect.width() * REACH))
    inner = QRectF(reach, reach, rect.width(), rect.height())

    def draw(into: QPainter) -> None:
        _shade(into, theme, inner, raised=raised)
        if face is None:
            _back(into, theme, inner)
        else:
            _front(into, theme, inner, face, round(shown, 2))

    key = ("card", face, raised, round(shown, 2))
    picture = theme.picture(key, rect.width() + 2 * reach, rect.height() + 2 * reach, ratio, draw)
    painter.drawPixmap(QPointF(rect.left() - reach, rect.top() - reach), picture)


def paint_ghost(painter: QPainter, theme: Theme, rect: QRectF, letter: str, colour: QColor) -> None:
    """Paint the place that a card has left, or may take: a dashed frame and its letter."""
    dashed(painter, theme, rect.adjusted(1, 1, -1, -1), colour, radius=rect.width() * CORNER, width=1.6)
    if letter:
        painter.setFont(theme.letter_font(rect.width() * 0.52))
        text_in(painter, rect, letter, colour, Centre)


def _shade(painter: QPainter, theme: Theme, rect: QRectF, *, raised: bool) -> None:
    if theme.flat:
        return
    corner = rect.width() * CORNER
    depth = rect.width() * (0.075 if raised else 0.035)
    for step, alpha in ((1.6, 0.10), (1.0, 0.16), (0.5, 0.20)):
        fill(painter, rect.translated(0, depth * step), theme.faded("shadow", alpha), corner)


def _front(painter: QPainter, theme: Theme, rect: QRectF, face: Face, shown: float) -> None:
    grounds = {
        Kind.BONUS: "card_green",
        Kind.DOUBLE: "card_red",
        Kind.JOKER: "card_joker",
        Kind.POUBELLE: "card_bin",
    }
    unit, corner = rect.width() / 70, rect.width() * CORNER
    is_dark = face.kind in {Kind.BONUS, Kind.DOUBLE, Kind.POUBELLE}
    ground = theme.palette.of(grounds.get(face.kind, "card_ivory"))
    fill(painter, rect, ground, corner)
    edge = theme.palette.card_text if theme.flat and not is_dark else ground.darker(128 if is_dark else 112)
    outline(painter, rect, edge, max(unit, 1.0), corner)
    line = theme.faded("light", 0.55) if is_dark else theme.faded("shadow", 0.26)
    inset = 4.5 * unit
    outline(painter, rect.adjusted(inset, inset, -inset, -inset), line, max(unit, 1.0), corner * 0.62)
    ink = theme.palette.of("card_text_on_colour" if is_dark else "card_text")
    free = QRectF(rect.left(), rect.top(), rect.width() * shown, rect.height())
    if face.kind is Kind.POUBELLE:
        _bin(painter, theme, rect, face, ink, free)
        return
    _letter(painter, theme, rect, face, ink, free)
    match face.kind:
        case Kind.BONUS:
            _badge(painter, theme, rect, free, "+2", theme.palette.card_green)
        case Kind.DOUBLE:
            _badge(painter, theme, rect, free, "×2", theme.palette.card_red)
        case Kind.REJOUER:
            _disc(painter, theme, rect, "refresh", "card_replay")
        case Kind.INCONTRABLE:
            _disc(painter, theme, rect, "lock", "card_lock")
        case Kind.JOKER:
            side = rect.width() * 0.32
            place = QRectF(rect.left() + 5.5 * unit, rect.top() + 6 * unit, side * 0.82, side)
            draw_symbol(painter, "losange", place, theme.palette.card_joker_mark)
    if face.caption and shown >= 1:
        role = {Kind.REJOUER: "card_replay", Kind.INCONTRABLE: "card_lock"}.get(face.kind, "card_joker_mark")
        _caption(painter, theme, rect, face.caption, theme.palette.of(role))


def _letter(painter: QPainter, theme: Theme, rect: QRectF, face: Face, ink: QColor, free: QRectF) -> None:
    """Write the letter: in the middle, lower beside an icon, higher over a badge."""
    letter = face.letter or "◊"
    if not face.letter:
        side = rect.width() * 0.46
        draw_symbol(painter, "losange", QRectF(free.center().x() - side * 0.4, rect.center().y() - side / 2, side * 0.8, side),
                    theme.palette.card_joker_mark)  # fmt: skip
        return
    has_icon = face.kind in {Kind.REJOUER, Kind.INCONTRABLE, Kind.JOKER}
    has_badge = face.kind in {Kind.BONUS, Kind.DOUBLE}
    narrowed = letter in "MW"
    size = rect.width() * (0.52 if narrowed else 0.58)
    if theme.text_scale > 1:
        size = max(size, min(theme.least_text(), rect.width() * (0.66 if narrowed else LARGE)))
    size = min(size, free.width() * ((0.72 if theme.text_scale == 1 else 0.8) if narrowed else 0.92))
    drop = 0.07 if has_icon and not face.caption else 0.0 if has_icon else -0.03 if has_badge else 0.0
    painter.setFont(theme.letter_font(size))
    text_in(painter, free.translated(0, rect.height() * drop), letter, ink, Centre)


def _badge(painter: QPainter, theme: Theme, rect: QRectF, free: QRectF, text: str, ink: QColor) -> None:
    """Paint what a coloured card is worth, on white at the lower right of what shows of it."""
    high = max(rect.width() * 0.25, LEAST_TEXT + 2)
    wide = min(max(rect.width() * 0.40, 1.8 * high), free.width() * 0.92)
    pill = QRectF(free.right() - wide - rect.width() * 0.045, rect.bottom() - high - rect.width() * 0.055, wide, high)
    fill(painter, pill, theme.palette.card_white, high / 2)
    painter.setFont(theme.letter_font(high * 0.82, "text"))
    text_in(painter, pill, text, ink, Centre)


def _disc(painter: QPainter, theme: Theme, rect: QRectF, name: str, role: str) -> None:
    """Paint a round icon at the upper left: 0.39 of the card."""
    side = rect.width() * 0.39
    place = QRectF(rect.left() + rect.width() * 0.035, rect.top() + rect.width() * 0.035, side, side)
    path = QPainterPath()
    path.addEllipse(place)
    fill(painter, path, theme.palette.of(role))
    inset = side * 0.20
    icon(painter, theme, name, place.adjusted(inset, inset, -inset, -inset), theme.palette.card_text_on_colour)


def _caption(painter: QPainter, theme: Theme, rect: QRectF, text: str, ink: QColor) -> None:
    painter.setFont(narrow(theme.letter_font(rect.width() * 0.17, "text"), text, rect.width() * 0.92))
    if painter.fontMetrics().horizontalAdvance(text) > rect.width() * 0.97:
        return  # the icon says it too
    high = max(rect.width() * 0.24, theme.px(14))
    text_in(painter, QRectF(rect.left(), rect.bottom() - high - rect.width() * 0.045, rect.width(), high), text, ink, Centre)


def _bin(painter: QPainter, theme: Theme, rect: QRectF, face: Face, ink: QColor, free: QRectF) -> None:
    side = min(rect.width() * 0.46, free.width() * 0.8)
    has_caption = bool(face.caption) and free.width() >= rect.width()
    lift = rect.width() * 0.10 if has_caption else 0.0
    place = QRectF(free.center().x() - side / 2, rect.center().y() - side / 2 - lift, side, side)
    icon(painter, theme, "trash", place, ink)
    if has_caption:
        _caption(painter, theme, rect.translated(0, -rect.width() * 0.10), face.caption, ink)


def _back(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint the back: walnut in a white rim, with the gable of the house."""
    corner = rect.width() * CORNER
    fill(painter, rect, theme.palette.card_ivory, corner)
    rim = rect.width() * 0.045
    inner = rect.adjusted(rim, rim, -rim, -rim)
    fill(painter, inner, theme.palette.card_back, corner * 0.75)
    wide = rect.width() * 0.64
    gable = QRectF(rect.center().x() - wide / 2, rect.center().y() - wide * 0.30, wide, wide * 0.56)
    fill(painter, roof(gable, wide * 0.15), theme.palette.lamp)
    painter.setPen(QPen(theme.faded("shadow", 0.35), max(rect.width() / 90, 0.8)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner))
