"""A verdict that is stamped over a table for a moment, while the game goes on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.theme import Theme

FADES = 0.15
"""The share of its time in which it goes."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What was judged, yes or no in a word, and how that came about, on a piece of paper at a place (px)."""

    theme: Theme
    place: QRectF
    judged: str
    word: str
    told: str
    good: bool

    def area(self, share: float) -> QRectF:
        """Give the paper with its edge."""
        edge = self.theme.px(3)
        return self.place.adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint it; it fades at its end."""
        theme, place = self.theme, self.place
        colour, corner = theme.palette.of("positive" if self.good else "danger"), theme.radius("paper")
        painter.setOpacity(min((1 - share) / FADES, 1.0))
        fill(painter, place, theme.palette.surface, corner)
        outline(painter, place, colour, theme.pen(3), corner)
        inner = place.adjusted(theme.px(12), theme.px(8), -theme.px(12), -theme.px(8))
        lines = ((self.judged, "name", "ink", 0.30), (self.word, "page", "", 0.42), (self.told, "note", "muted", 0.28))
        top = inner.top()
        for text, font, role, high in lines:
            painter.setFont(theme.font(font))
            band = QRectF(inner.left(), top, inner.width(), inner.height() * high)
            text_in(painter, band, text, theme.palette.of(role) if role else colour)
            top = band.bottom()
        painter.setOpacity(1.0)
