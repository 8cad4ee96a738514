"""The games of an evening as paper: one line a game, its picture, then who played it and the points that each got."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import text_in
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Left, Paper
from ludogite.ui.widgets.emblem import grid_icon

MOST = 4
"""Lines at most: the games played last."""
FACE, PICTURE = 44, (72, 48)
"""Px at 100 % of a medallion, and of the picture of a game."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What somebody got in a game: name, ink 1 to 8, portrait, points."""

    name: str
    ink: int
    face: str
    points: int


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A game of the evening: its name, its picture, what everybody got, best first."""

    name: str
    art: GameArt | None
    gains: tuple[Gain, ...]


class RoundsPaper(Paper):
    """The last games of an evening; ``show_rounds`` fills it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rounds: tuple[PlayedRound, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rounds(self, rounds: Sequence[PlayedRound]) -> None:
        """Show the last of these games, the newest below; it is told whole."""
        self._rounds = tuple(rounds[-MOST:])
        self.setAccessibleName(self.tr("Parties de la soirée"))
        told = (f"{one.name}, " + ", ".join(f"{gain.name} {gain.points}" for gain in one.gains) for one in rounds)
        self.setAccessibleDescription(". ".join(told))
        self.updateGeometry()
        self.update()

    def _line(self) -> int:
        return max(self.theme.px(FACE + 10), self.theme.text_px(30))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), len(self._rounds) * self._line() + 2 * self.theme.px(14))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, px = self.theme, self.theme.px
        wide, high = (px(side) for side in PICTURE)
        left, line = px(24) + wide + px(24), self._line()
        most = max((len(one.gains) for one in self._rounds), default=1)
        share = (self.width() - left - px(12)) / max(most, 1)
        painter.setFont(theme.font("name", tabular=True))
        needed = QFontMetricsF(painter.font()).horizontalAdvance("+00") + px(8)
        side = min(px(FACE), share - needed)
        for number, one in enumerate(self._rounds):
            y = px(14) + number * line
            if one.art is not None:
                grid_icon(painter, theme, one.art, QRectF(px(24), y + (line - high) / 2, wide, high), radius=theme.radius("key"))
            for place, gain in enumerate(one.gains):
                x = left + place * share
                if side >= px(18):
                    portrait(painter, theme, QRectF(x, y + (line - side) / 2, side, side), gain.face, theme.player(gain.ink))
                    x += side + px(8)
                text_in(painter, QRectF(x, y, needed, line), f"+{gain.points}", theme.player(gain.ink).colour, Left)
