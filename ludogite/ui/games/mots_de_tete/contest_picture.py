"""The picture of a verdict: who contests whom, and the words that are none, struck through."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from ludogite.services.game_session import SeatInfo
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.letters import paint_tile

FACE, TILE, GAP = 84, 52, 14
"""Px at 100 %: a face, a letter, and what is free between them."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who contests whom, and which of their words are none."""

    contester: SeatInfo
    writer: SeatInfo
    wrong: tuple[str, ...] = ()

    def high(self, theme: Theme) -> float:
        """Give how high faces and letters are."""
        return theme.px(FACE + (GAP + TILE if self.wrong else 0))

    def paint(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        """Paint the faces side by side, and the letters below."""
        squeeze = rect.height() / self.high(theme)
        side, gap = theme.px(FACE) * squeeze, theme.px(GAP) * squeeze
        told = QCoreApplication.translate("MotsDeTeteTable", "conteste")
        painter.setFont(theme.font("panel"))
        room = QFontMetricsF(painter.font()).horizontalAdvance(told) + 2 * gap
        left, right = (rect.center().x() + way * (room + side) / 2 - side / 2 for way in (-1, 1))
        for x, info in ((left, self.contester), (right, self.writer)):
            portrait(painter, theme, QRectF(x, rect.top(), side, side), info.face, theme.player(info.ink))
        painter.setFont(theme.font("panel"))
        text_in(painter, QRectF(left + side, rect.top(), room, side), told, theme.palette.muted)
        if self.wrong:
            self._paint_words(painter, theme, QRectF(rect.left(), rect.bottom() - theme.px(TILE) * squeeze, rect.width(), 0))

    def _paint_words(self, painter: QPainter, theme: Theme, line: QRectF) -> None:
        """Paint the words beside each other from the top of a line, a letter free between them."""
        pitch = min(theme.px(TILE) * 1.12, line.width() / (sum(map(len, self.wrong)) + len(self.wrong) - 1))
        side, x = pitch / 1.12, line.center().x() - pitch * (sum(map(len, self.wrong)) + len(self.wrong) - 1) / 2
        for word in self.wrong:
            begin = x
            for letter in word.upper():
                paint_tile(painter, theme, QRectF(x, line.top(), side, side), letter, theme.player(self.writer.ink).colour)
                x += pitch
            painter.setPen(QPen(theme.palette.accent, theme.pen(5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(begin, line.top() + 0.75 * side), QPointF(x - (pitch - side), line.top() + 0.25 * side))
            x += pitch
