"""The pieces of a profile's page: the person's band, the three figures, a game with its bar, a tile, a last game, a legend."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.services.statistics import GameTally, LastGame
from ludogite.ui.pages.frame import rule
from ludogite.ui.style.paint import fill, text_in, track
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import PlayerInk, Theme, fade
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Centre, Control, Label, Left, Paper, Right
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.emblem import grid_icon
from ludogite.ui.widgets.plot import faint

STRIPE = 5
"""Px of the accent's edge on the chosen game."""


class Band(Painted, QWidget):
    """The head of the left sheet: badge and name on the person's colour; lies flat in a small window."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._ink: PlayerInk | None = None
        self._name = self._since = self._face = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_person(self, ink: PlayerInk, name: str, since: str, face: str = "") -> None:
        """Show who it is, and since when."""
        self._ink, self._name, self._since, self._face = ink, name, since, face
        self.setAccessibleName(f"{name}, {since}")
        self.update()

    def _words(self) -> float:
        return QFontMetricsF(self.theme.font("page")).height() + QFontMetricsF(self.theme.font("note")).height()

    def _is_long(self) -> bool:
        """Tell whether the line below the name breaks in the flat band."""
        room = self.width() - self.theme.px(16 + 52 + 12 + 12)
        return QFontMetricsF(self.theme.font("note")).horizontalAdvance(self._since) > room

    def sizeHint(self) -> QSize:
        theme = self.theme
        if theme.small:
            return QSize(theme.px(220), max(theme.px(88), math.ceil(self._words() + self._words() / 3) + theme.px(16)))
        return QSize(theme.px(220), math.ceil(self._words()) + theme.px(92 + 24 + 16 + 20))

    def paint(self, painter: QPainter) -> None:
        if self._ink is None:
            return
        theme = self.theme
        rect, corner = QRectF(self.rect()), theme.radius("paper")
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(rect, corner, corner)
        path.addRect(rect.adjusted(0, corner, 0, 0))
        fill(painter, path, self._ink.colour)
        name, note = (QFontMetricsF(theme.font(role)).height() for role in ("page", "note"))
        side = theme.px(52 if theme.small else 92)
        lines = 2 if theme.small and self._is_long() else 1
        if theme.small:
            badge = QRectF(theme.px(16), round((rect.height() - side) / 2), side, side)
            x, align, y = badge.right() + theme.px(12), Left, (rect.height() - name - note * lines) / 2
        else:
            badge = QRectF(round((rect.width() - side) / 2), theme.px(24), side, side)
            x, align, y = float(theme.px(12)), Centre, badge.bottom() + theme.px(14)
        portrait(painter, theme, badge, self._face, self._ink, turned=True)
        room = rect.width() - x - theme.px(12)
        painter.setFont(theme.font("page"))
        text_in(painter, QRectF(x, y, room, name), self._name, theme.palette.on_player, align)
        painter.setFont(theme.font("note"))
        painter.setPen(theme.palette.on_player)
        flags = int(align) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(QRectF(x, y + name, room, note * lines), flags, self._since)


class Figures(Painted, QWidget):
    """Numbers side by side with a word under each."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._figures: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:
        """Show (number, word) pairs."""
        self._figures = tuple(figures)
        self.setAccessibleName(", ".join(f"{number} {word}" for number, word in figures))
        self.update()

    def sizeHint(self) -> QSize:
        words = sum(QFontMetricsF(self.theme.font(role)).height() for role in ("page", "note"))
        return QSize(self.theme.px(220), math.ceil(words) + self.theme.px(10 if self.theme.small else 28))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        high, note = (QFontMetricsF(theme.font(role)).height() for role in ("page", "note"))
        wide = self.width() / max(len(self._figures), 1)
        top = (self.height() - high - note) / 2
        for n, (number, word) in enumerate(self._figures):
            painter.setFont(theme.font("page"))
            text_in(painter, QRectF(n * wide, top, wide, high), number, theme.palette.ink)
            painter.setFont(theme.font("note"))
            text_in(painter, QRectF(n * wide, top + high, wide, note), word, theme.palette.muted)


class GameRow(Control):
    """A game of the box in the person's list: picture, name, and the bar of games won among those played."""

    def __init__(self, theme: Theme, game_id: str, art: GameArt | None, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.game_id, self._art = game_id, art
        self._share, self._about, self._ink = 0.0, "", 1
        self._has_bar = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_tally(self, name: str, tally: GameTally, about: str, ink: int) -> None:
        """Show the games of one kind; ``about`` says them in words ("17 sur 41")."""
        self.setText(name)
        self._about, self._ink = about, ink
        self._has_bar = tally.is_ready and tally.contested > 0
        self._share = tally.won / tally.contested if tally.contested else 0.0
        self.setEnabled(tally.is_ready)
        self.setAccessibleName(f"{name}, {about}")
        self.apply_theme()

    def sizeHint(self) -> QSize:
        words = self.line_height("name") + self.line_height("body") + self.theme.px(14)
        return QSize(self.theme.px(220), max(self.theme.px(56 if self.theme.small else 64), math.ceil(words)))

    def paint(self, painter: QPainter) -> None:
        """Paint the row; the chosen one has the accent's edge and tint."""
        theme = self.theme
        rect = QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(rect, theme.palette.accent_tint)
            painter.fillRect(QRectF(0, 0, theme.px(STRIPE), rect.height()), theme.palette.accent)
        elif self.hot():
            painter.fillRect(rect, theme.palette.surface_soft)
        rule(painter, theme, 0, 0, rect.width())
        if not self.isEnabled():
            painter.setOpacity(0.42)
        wide, high = (48, 42) if theme.small else (58, 50)
        picture = QRectF(theme.px(16), round((rect.height() - theme.px(high)) / 2), theme.px(wide), theme.px(high))
        grid_icon(painter, theme, self._art, picture, radius=theme.radius("control"))
        painter.setOpacity(1.0)
        name, body = self.line_height("name"), self.line_height("body")
        x, top = picture.right() + theme.px(12), (rect.height() - name - body - theme.px(4)) / 2
        right = rect.width() - theme.px(16)
        painter.setFont(theme.font("name"))
        ink = theme.palette.of("ink" if self.isEnabled() else "muted")
        text_in(painter, QRectF(x, top, right - x, name), self.text(), ink, Left)
        painter.setFont(theme.font("body"))
        y = top + name + theme.px(4)
        if not self._has_bar:
            text_in(painter, QRectF(x, y, right - x, body), self._about, theme.palette.muted, Left)
        else:
            words = QFontMetricsF(painter.font()).horizontalAdvance(self._about) + 1
            text_in(painter, QRectF(right - words, y, words, body), self._about, theme.palette.muted, Right)
            thick = theme.px(8)
            groove = QRectF(x, y + (body - thick) / 2, right - words - theme.px(9) - x, thick)
            track(painter, theme, groove, self._share or 0.0, theme.player(self._ink).colour)


class Number(Label):
    """A big number of the display face."""

    def apply_theme(self) -> None:
        super().apply_theme()
        self.setFont(self.theme.letter_font(self.theme.text_px(40), bold=False))


class FigureTile(Paper):
    """A number with what it is and a note."""

    def __init__(self, theme: Theme, colour: str = "ink", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.number = Number(theme, "total", colour)
        self.title = Label(theme, "body", "ink", wrap=True, strong=True)
        self.note = Label(theme, "note", "muted", wrap=True)
        self._words = filled(QVBoxLayout(), 1, self.title, self.note, 1)
        self._words.setSpacing(0)
        self._row = filled(QHBoxLayout(self), self.number, (self._words, 1))
        self.apply_theme()

    def show_number(self, number: str, title: str, note: str) -> None:
        """Show a number."""
        self.number.setText(number)
        self.title.setText(title)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setAccessibleName(f"{title} {number}, {note}")

    def apply_theme(self) -> None:
        """Take new sizes: 92 px high at least."""
        px = self.theme.px
        self._row.setContentsMargins(px(18), px(6), px(10), px(6))
        self._row.setSpacing(px(14))
        self.setMinimumHeight(px(80 if self.theme.small else 92))


class LastRow(Control):
    """A game in the list of the last ones: day, the others, a cup if won, the score; it leads to the replay."""

    def __init__(self, theme: Theme, game: LastGame, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.game = game
        self._day = self._who = self._score = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, day: str, who: str, score: str, spoken: str, about: str) -> None:
        """Take the words, what a screen reader says, and what the tool tip adds."""
        self._day, self._who, self._score = day, who, score
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(about)
        set_tip(self, about)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), max(self.theme.px(44), math.ceil(self.line_height("body")) + self.theme.px(14)))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        if self.hot():
            fill(painter, rect, theme.palette.surface_soft, theme.radius("key"))
        rule(painter, theme, 0, 0, rect.width())
        painter.setFont(theme.font("note"))
        day = max(theme.text_px(58), QFontMetricsF(painter.font()).horizontalAdvance(self._day)) + theme.px(6)
        text_in(painter, QRectF(0, 0, day, rect.height()), self._day, theme.palette.muted, Left)
        painter.setFont(theme.font("name", tabular=True))
        score = QFontMetricsF(painter.font()).horizontalAdvance(self._score) + 2
        ink = theme.palette.of("ink" if self.game.counted else "muted")
        text_in(painter, QRectF(rect.width() - score, 0, score, rect.height()), self._score, ink, Right)
        side = theme.px(18)
        cup = QRectF(rect.width() - score - theme.px(14) - side, round((rect.height() - side) / 2), side, side)
        if self.game.is_won:
            icon(painter, theme, "trophy", cup, theme.palette.positive)
        painter.setFont(theme.font("body"))
        text_in(painter, QRectF(day, 0, cup.x() - day - theme.px(4), rect.height()), self._who, ink, Left)


class Legend(Painted, QWidget):
    """What the marks of the curve mean: a dot is a game, the line a mean."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._ink, self._dot, self._line = 1, "", ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_texts(self, dot: str, line: str, ink: int) -> None:
        """Take the words and the ink."""
        self._dot, self._line, self._ink = dot, line, ink
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics, px = QFontMetricsF(self.theme.font("note")), self.theme.px
        words = metrics.horizontalAdvance(self._dot) + metrics.horizontalAdvance(self._line)
        return QSize(math.ceil(words) + px(16 + 22 + 32) + 4, math.ceil(metrics.height()))

    def paint(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        ink, middle = theme.player(self._ink).colour, self.height() / 2
        painter.setFont(theme.font("note"))
        metrics = QFontMetricsF(painter.font())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade(ink, faint(theme)))
        painter.drawEllipse(QPointF(px(5), middle), px(4.6), px(4.6))
        dot = metrics.horizontalAdvance(self._dot) + 2
        text_in(painter, QRectF(px(16), 0, dot, self.height()), self._dot, theme.palette.muted, Left)
        x = px(16) + dot + px(22)
        painter.setPen(QPen(ink, theme.pen(3.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x + px(2), middle), QPointF(x + px(20), middle))
        text_in(painter, QRectF(x + px(30), 0, self.width() - x - px(30), self.height()), self._line, theme.palette.muted, Left)
