"""Two faces against each other on felt, the game between them, and the points to beat."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import fill, paper, rounded, shadow, text_in
from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Tray, emblem

FACE = 210
"""Px of a face at most, at 100 %."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a duel: name, portrait, ink, and the points, "?" while there are none."""

    name: str
    face: str
    ink: int
    points: str


class Duel(Tray):
    """The felt with both sides; ``show_sides`` fills it."""

    def __init__(self, theme: Theme, art: GameArt, parent: QWidget | None = None) -> None:
        super().__init__(theme, art.felt, parent)
        self._art = art
        self._sides: tuple[Side, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sides(self, first: Side, second: Side) -> None:
        """Show who plays against whom."""
        self._sides = first, second
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        self._against = self.tr("contre")
        if self._sides:
            one, other = self._sides
            self.setAccessibleName(f"{one.name}, {one.points}, {self._against} {other.name}, {other.points}")

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(700), max(self.theme.px(360), self.theme.text_px(300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(280))

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if not self._sides:
            return
        theme, room = self.theme, self.felt_rect()
        third = room.width() / 3
        for number, side in enumerate(self._sides):
            self._paint_side(painter, QRectF(room.left() + 2 * number * third, room.top(), third, room.height()), side, number)
        middle = QRectF(room.left() + third, room.top(), third, room.height())
        wide = min(third * 0.82, room.height() * 0.56)
        sheet = QRectF(middle.center().x() - wide / 2, middle.top() + room.height() * 0.2, wide, wide * 0.74)
        painter.save()
        painter.translate(sheet.center())
        painter.rotate(-2)
        painter.translate(-sheet.center())
        shadow(painter, theme, sheet, "small", theme.radius("paper"))
        paper(painter, theme, sheet, radius=theme.radius("paper"))
        inner = sheet.adjusted(wide * 0.05, wide * 0.05, -wide * 0.05, -wide * 0.05)
        felt(painter, theme, inner, self._art.felt, radius=theme.radius("control"))
        painter.setClipPath(rounded(inner, theme.radius("control")))
        emblem(painter, theme, self._art, inner.adjusted(4, 4, -4, -4))
        painter.restore()
        painter.setFont(theme.font("name" if theme.text_scale > 1 else "total"))
        line = QRectF(middle.left(), sheet.bottom() + room.height() * 0.05, third, QFontMetricsF(painter.font()).height())
        text_in(painter, line, self._against, theme.palette.on_felt, shrink=0.5)

    def _paint_side(self, painter: QPainter, room: QRectF, side: Side, number: int) -> None:
        """Paint a face, the name below it, and the points; a side without points is paler."""
        theme, px = self.theme, self.theme.px
        high = min(px(100), room.height() * 0.22)
        painter.setFont(theme.font("page"))
        name = QFontMetricsF(painter.font()).height()
        face = min(px(FACE), room.width() * 0.7, room.height() - high - name - px(60))
        top = room.top() + (room.height() - face - name - high - px(20)) / 2
        place = QRectF(room.center().x() - face / 2, top, face, face)
        rim = place.adjusted(-px(3), -px(3), px(3), px(3))
        fill(painter, rim, theme.palette.on_felt, rim.width() / 2)
        portrait(painter, theme, place, side.face, theme.player(side.ink))
        line = QRectF(room.left() + px(8), place.bottom() + px(8), room.width() - px(16), name)
        text_in(painter, line, side.name, theme.palette.on_felt, shrink=0.5)
        painter.setFont(theme.letter_font(high * 0.9))
        colour = theme.palette.on_felt_muted if side.points == "?" else theme.palette.lamp
        text_in(painter, QRectF(room.left(), line.bottom(), room.width(), high * 1.1), side.points, colour, shrink=0.4)
