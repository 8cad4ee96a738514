"""A card that stands until a press: who leads between two parts of a game, or a verdict that everybody is to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, Protocol

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from ludogite.core.rules import places
from ludogite.services.game_session import SeatInfo
from ludogite.ui.style.paint import enamel, fill, outline, shadow, text_in
from ludogite.ui.style.symbols import portrait, seal
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import number, signed
from ludogite.ui.widgets.base import Left, Right

WIDE, AROUND, GAP = 560, 32, 16
"""Px at 100 %: the card, what is kept free inside, and between its parts."""
BUTTON, EDGE, SEAL = 52, 5, 76
"""Px at 100 %: height of what is pressed, its edge below, and the seal on the corner."""
FIRST, ROW, ROW_OF_MANY, FEW = 76, 50, 38, 4
"""Px at 100 % of the line of who leads and of the others, in a company of so many, and in a larger one."""
MARK_WIDE, MARK_HIGH = 54, 8
"""Px at 100 % of the mark of a part of a game."""
VEIL: Final = 0.42
"""How dark the table is under the card."""


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


class Picture(Protocol):
    """What a card shows beside its words."""

    def high(self, theme: Theme) -> float:
        """Give how high it would be, in px."""

    def paint(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        """Paint it into a place (px), which may be lower."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The parts of a game, a bar for each, full for those that are over."""

    over: int
    of: int

    def high(self, theme: Theme) -> float:
        """Give how high the bars are."""
        return theme.px(MARK_HIGH)

    def paint(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        """Paint the bars from the left, as wide as they have room."""
        pitch = min(theme.px(MARK_WIDE + 12), (rect.width() - theme.px(SEAL)) / self.of)
        for part in range(self.of):
            bar = QRectF(rect.left() + part * pitch, rect.top(), pitch * 0.82, rect.height())
            fill(painter, bar, theme.palette.of("accent" if part < self.over else "control_outline"), bar.height() / 2)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who stands how: a line for each player, best first."""

    seats: tuple[SeatInfo, ...]
    totals: tuple[int, ...]

    def _lines(self, theme: Theme) -> list[tuple[int, int, float]]:
        """Give seat, place and wished height (px) of each line."""
        standing, name = places(self.totals), QFontMetricsF(theme.font("name")).height() * 1.25
        row = theme.px(ROW if len(self.seats) <= FEW else ROW_OF_MANY)
        order = sorted(range(len(self.seats)), key=lambda seat: (-self.totals[seat], seat))
        return [(seat, standing[seat], max(theme.px(FIRST) if standing[seat] == 1 else row, name)) for seat in order]

    def high(self, theme: Theme) -> float:
        """Give how high all lines are."""
        return sum(high for _, _, high in self._lines(theme))

    def paint(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        """Paint the lines below each other."""
        top, squeeze = rect.top(), rect.height() / self.high(theme)
        for seat, place, high in self._lines(theme):
            self._paint_line(painter, theme, QRectF(rect.left(), top, rect.width(), high * squeeze), seat, place)
            top += high * squeeze

    def _paint_line(self, painter: QPainter, theme: Theme, band: QRectF, seat: int, place: int) -> None:
        info, ink, leads = self.seats[seat], theme.player(self.seats[seat].ink), place == 1
        if leads:
            fill(painter, band, theme.palette.turn_tint, theme.radius("control"))
        inner = band.adjusted(theme.px(16), 0, -theme.px(16), 0)
        if len(self.seats) > 1:
            painter.setFont(theme.font("panel"))
            text_in(painter, inner, str(place), theme.palette.muted, Left)
        faces = theme.px(FIRST) * 0.78
        side, middle = min(band.height() * 0.8, faces), inner.left() + theme.px(40) + faces / 2
        portrait(painter, theme, QRectF(middle - side / 2, band.center().y() - side / 2, side, side), info.face, ink)
        painter.setFont(theme.font("total" if leads else "section"))
        total = number(self.totals[seat])
        figures = painter.fontMetrics().horizontalAdvance(total) + theme.px(16)
        text_in(painter, inner, total, ink.colour, Right)
        painter.setFont(theme.font("name", strong=leads))
        inner.setLeft(middle + faces / 2 + theme.px(14))
        text_in(painter, inner.adjusted(0, 0, -figures, 0), info.name, theme.palette.ink, Left)


@dataclass(frozen=True, slots=True)
class Interlude:
    """The card as the overlay shows it, in the middle of a ground (px) that it darkens: what it says, and what comes next.

    ``above`` is a picture over its title, ``below`` one under its words; with one below the words stand at its left. Where it
    ``waits`` for a press, what follows is written on a button.
    """

    theme: Theme
    ground: Callable[[], QRectF]
    title: str
    lead: str
    following: str
    above: Picture | None = None
    below: Picture | None = None
    waits: bool = True

    def area(self, share: float) -> QRectF:
        """Give what it darkens."""
        return self.ground()

    def place(self) -> QRectF:
        """Give where the card itself stands."""
        theme, ground = self.theme, self.ground()
        wide = min(max(theme.text_px(WIDE), theme.px(WIDE)), ground.width() - 2 * theme.px(AROUND))
        high = min(sum(self._heights(wide)) + 2 * theme.px(AROUND), ground.height() - 2 * theme.px(GAP))
        card = QRectF(0, 0, wide, high)
        card.moveCenter(ground.center())
        return card

    def _heights(self, wide: float) -> tuple[float, ...]:
        """Give how high each part would be on a card of a width (px), with what is free below it: the last one is the button."""
        theme, gap = self.theme, self.theme.px(GAP)
        title, button = (QFontMetricsF(theme.font(font)).height() for font in ("page", "button_primary"))
        room = QRectF(0, 0, wide - 2 * theme.px(AROUND), self.ground().height())
        said = QFontMetricsF(theme.font("body")).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.lead).height()
        above, below = (picture.high(theme) + gap if picture is not None else 0.0 for picture in (self.above, self.below))
        return above, title + gap / 2, said + 1.5 * gap, below, max(theme.px(BUTTON), button + theme.px(GAP)) + theme.px(EDGE)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the card."""
        theme, gap, card = self.theme, self.theme.px(GAP), self.place()
        corner = theme.radius("paper")
        painter.fillRect(self.ground(), theme.faded("shadow", VEIL))
        shadow(painter, theme, card, "tray", corner)
        fill(painter, card, theme.palette.surface, corner)
        outline(painter, card, theme.palette.line, theme.pen(1.5), corner)
        inner = card.adjusted(*(theme.px(AROUND) * side for side in (1, 1, -1, -1)))
        heights = self._heights(card.width())
        squeeze = inner.height() / sum(heights)
        tops = accumulate((high * squeeze for high in heights), initial=inner.top())
        above, title, lead, below, button = (QRectF(inner.left(), top, inner.width(), end - top) for top, end in pairwise(tops))
        if self.above is not None:
            self.above.paint(painter, theme, above.adjusted(0, 0, 0, -gap * squeeze))
        align = Left if self.below is not None else Qt.AlignmentFlag.AlignCenter
        painter.setFont(theme.font("page"))
        text_in(painter, title, self.title, theme.palette.ink, align)
        painter.setFont(theme.font("body"))
        painter.setPen(theme.palette.muted)
        flags = Qt.AlignmentFlag.AlignLeft if self.below is not None else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(lead, int(flags | Qt.TextFlag.TextWordWrap), self.lead)
        if self.below is not None:
            self.below.paint(painter, theme, below.adjusted(0, 0, 0, -gap * squeeze))
            side = theme.px(SEAL)
            top = max(card.top() - 0.28 * side, self.ground().top() + theme.px(4))
            seal(painter, theme, QRectF(card.right() - 0.72 * side, top, side, side))
        face, ink = button.adjusted(0, 0, 0, -theme.px(EDGE)), theme.palette.muted
        if self.waits:
            enamel(painter, theme, face, edge=theme.px(EDGE))
            ink = theme.palette.on_accent
        painter.setFont(theme.font("button_primary"))
        text_in(painter, face, self.following, ink)
