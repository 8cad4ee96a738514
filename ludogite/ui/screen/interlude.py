"""A card that stands until a press: who leads between two parts of a game, or a verdict that everybody is to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from ludogite.core.rules import places
from ludogite.services.game_session import SeatInfo
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import signed
from ludogite.ui.widgets.base import Left, Right

WIDE, ROW, AROUND = 460, 38, 24
"""Px at 100 %: the card, a player's line, what is kept free inside."""


class Leading(QObject):
    """Say who leads; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def __call__(self, names: Sequence[str], totals: Sequence[int]) -> str:
        """Say it of the names and totals by seat."""
        ranked = sorted(zip(totals, names, strict=True), key=lambda row: -row[0])
        if len(ranked) == 1:
            return signed(self.tr("%n point(s) jusqu’ici.", "", abs(ranked[0][0])), ranked[0][0])
        ahead = ranked[0][0] - ranked[1][0]
        if not ahead:
            return self.tr("Égalité en tête !")
        return self.tr("{name} mène de %n point(s).", "", ahead).format(name=ranked[0][1])

    def winner(self, names: Sequence[str], scores: Sequence[int]) -> str:
        """Say who won the manche that has ended, by its scores; "" for who plays alone."""
        if len(names) < 2:
            return ""
        best, first = best_of(names, scores)
        if len(first) > 1:
            return self.tr("Manche à égalité, à %n point(s).", "", best)
        return self.tr("{name} gagne la manche avec %n point(s).", "", best).format(name=first[0])


def best_of(names: Sequence[str], scores: Sequence[int]) -> tuple[int, list[str]]:
    """Give the best score of a part of a game, and who has it."""
    best = max(scores)
    return best, [name for name, score in zip(names, scores, strict=True) if score == best]


@dataclass(frozen=True, slots=True)
class Interlude:
    """The card as the overlay shows it, in the middle of a ground (px): what it says, what comes next, and who stands how."""

    theme: Theme
    ground: Callable[[], QRectF]
    title: str
    lead: str
    following: str
    seats: tuple[SeatInfo, ...] = ()
    totals: tuple[int, ...] = ()

    def area(self, share: float) -> QRectF:
        """Give the place over which the card stands."""
        return self.ground()

    def place(self) -> QRectF:
        """Give where the card itself stands."""
        ground = self.ground()
        card = QRectF(0, 0, self._wide(), min(sum(self._lines()) + 2 * self.theme.px(AROUND), ground.height()))
        card.moveCenter(ground.center())
        return card

    def _wide(self) -> float:
        theme, px = self.theme, self.theme.px
        return min(max(theme.text_px(WIDE), px(WIDE)), self.ground().width() - px(AROUND))

    def _lines(self) -> tuple[float, ...]:
        """Give how high each line would be: title, what is said, players, what follows."""
        theme, px = self.theme, self.theme.px
        body = theme.font("body")
        title, name = (QFontMetricsF(theme.font(font)).height() for font in ("turn", "name"))
        room = QRectF(0, 0, self._wide() - 2 * px(AROUND), self.ground().height())
        said = QFontMetricsF(body).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.lead).height()
        return title, said + px(14), *(max(px(ROW), name * 1.25) for _ in self.seats), name + px(18)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the card."""
        theme, px = self.theme, self.theme.px
        title, body, name = theme.font("turn"), theme.font("body"), theme.font("name")
        lines, card = self._lines(), self.place()
        painter.setPen(QPen(theme.palette.accent, theme.pen(3)))
        painter.setBrush(theme.palette.surface)
        painter.drawRoundedRect(card, theme.radius("paper"), theme.radius("paper"))
        inner = card.adjusted(px(AROUND), px(AROUND), -px(AROUND), -px(AROUND))
        squeeze = inner.height() / sum(lines)
        tops = [inner.top()]
        for line in lines:
            tops.append(tops[-1] + line * squeeze)
        bands = [QRectF(inner.left(), top, inner.width(), below - top) for top, below in pairwise(tops)]
        self._write(painter, bands[0], title, self.title, "ink")
        painter.setFont(body)
        painter.setPen(theme.palette.muted)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        painter.drawText(bands[1].adjusted(0, 0, 0, -px(14) * squeeze), flags, self.lead)
        order = sorted(range(len(self.seats)), key=lambda seat: (-self.totals[seat], seat))
        standing = places(self.totals)
        for seat, band in zip(order, bands[2:-1], strict=True):
            self._paint_player(painter, band, name, seat, standing[seat])
        self._write(painter, bands[-1].adjusted(0, px(18) * squeeze, 0, 0), name, self.following, "accent")

    def _write(self, painter: QPainter, band: QRectF, font: QFont, text: str, role: str) -> None:
        painter.setFont(font)
        text_in(painter, band, text, self.theme.palette.of(role))

    def _paint_player(self, painter: QPainter, band: QRectF, font: QFont, seat: int, place: int) -> None:
        theme, info = self.theme, self.seats[seat]
        side = min(band.height() * 0.8, theme.px(28))
        at = QRectF(0, 0, side, side)
        at.moveCenter(QPointF(band.left() + side / 2, band.center().y()))
        portrait(painter, theme, at, info.face, theme.player(info.ink))
        if place == 1 and len(self.seats) > 1:
            font = QFont(font)
            font.setBold(True)
        painter.setFont(font)
        total = QLocale().toString(self.totals[seat])
        figures = painter.fontMetrics().horizontalAdvance(total) + theme.px(16)
        text_in(painter, band.adjusted(side + theme.px(12), 0, -figures, 0), info.name, theme.palette.ink, Left)
        text_in(painter, band, total, theme.palette.ink, Right)
