"""A list to read: on every line a player's symbol, a word in her ink, a few words about it, and a figure at the right end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import FocusRing, Left, Right
from ludogite.ui.widgets.panels import Scroll
from ludogite.ui.widgets.word_link import ask_word

WORD, WORD_SMALL = 17, 15
"""Px at 100 % of the letters of a word."""


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A line: the ink of its player (0: nobody), its word, what is said of it, the figure, and all of it for the ear."""

    ink: int
    word: str
    note: str
    figure: str
    spoken: str
    asks: bool = False
    """Whether a click on it asks what its word means."""
    is_hers: bool = True
    """Whether the word is the player's own, in her ink."""


CLEAR, FIGURES, WORD_LEFT = 12, 40, 22
"""Px at 100 % between the figures and the scroll bar, of the figures (they grow with the text), and before a word."""
WRAPPED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class _Lines(Painted, QWidget):
    """The lines themselves, as high as they need; what is said of a word stands beside it, or below, whole."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.lines: tuple[ToldLine, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show by the pointer that words may be asked for."""
        asks = any(line.asks for line in self.lines)
        self.setCursor(Qt.CursorShape.PointingHandCursor if asks else Qt.CursorShape.ArrowCursor)
        super().enterEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask what the word under a click means."""
        number = int(event.position().y() // max(self._pitch(self.width()), 1))
        if event.button() == Qt.MouseButton.LeftButton and 0 <= number < len(self.lines) and self.lines[number].asks:
            ask_word(self, self.lines[number].word)
        super().mouseReleaseEvent(event)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return math.ceil(len(self.lines) * self._pitch(width))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(220), self.heightForWidth(self.theme.px(220)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), 0)

    def _word(self) -> QFontMetricsF:
        return QFontMetricsF(self._font())

    def _font(self) -> QFont:
        return self.theme.letter_font(self.theme.text_px(WORD_SMALL if self.theme.small else WORD))

    def _note(self) -> QFontMetricsF:
        return QFontMetricsF(self.theme.font("note"))

    def _is_wide(self, width: float) -> bool:
        """Tell whether every line has its words beside the word."""
        used = self.theme.px(26 + CLEAR) + self.theme.text_px(44)
        return all(
            used + self._word().horizontalAdvance(line.word) + self.theme.px(12) + self._note().horizontalAdvance(line.note)
            <= width
            for line in self.lines
        )

    def _pitch(self, width: float) -> float:
        return self._word().height() + (0.0 if self._is_wide(width) else self._below(width)) + self.theme.px(6)

    def _below(self, width: float) -> float:
        """Give the height of the longest words below a word."""
        note, room = self._note(), QRectF(0, 0, self._end(width) - self.theme.px(WORD_LEFT), 10_000)
        return max((note.boundingRect(room, WRAPPED, line.note).height() for line in self.lines if line.note), default=0.0)

    def _end(self, width: float) -> float:
        """Say where words end and figures begin."""
        return width - self.theme.text_px(FIGURES) - self.theme.px(CLEAR)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        pitch, wide = self._pitch(self.width()), self._is_wide(self.width())
        word = self._word()
        side, x, end = theme.px(13), theme.px(WORD_LEFT), self._end(self.width())
        first = max(int(self.exposed.top() / max(pitch, 1)), 0)
        for number, line in enumerate(self.lines[first : int(self.exposed.bottom() / max(pitch, 1)) + 1], start=first):
            top, colour = number * pitch + theme.px(3), theme.palette.ink
            if line.ink:
                ink = theme.player(line.ink)
                draw_symbol(painter, ink.symbol, QRectF(0, top + (word.height() - side) / 2, side, side), ink.colour)
                colour = ink.colour if line.is_hers else colour
            painter.setFont(self._font())
            text_in(painter, QRectF(end, top, theme.text_px(FIGURES), word.height()), line.figure, theme.palette.ink, Right)
            text_in(painter, QRectF(x, top, end - x, word.height()), line.word, colour, Left)
            painter.setFont(theme.font("note"))
            if wide:
                left = x + word.horizontalAdvance(line.word) + theme.px(12)
                text_in(painter, QRectF(left, top, end - left, word.height()), line.note, theme.palette.muted, Left)
            else:
                painter.setPen(theme.palette.muted)
                painter.drawText(QRectF(x, top + word.height(), end - x, pitch), WRAPPED, line.note)


class ToldList(Scroll):
    """The list in its scrolling room; arrows scroll it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.body = _Lines(theme)
        self.column.addWidget(self.body)
        self.column.addStretch(1)
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"))

    @property
    def lines(self) -> tuple[ToldLine, ...]:
        """The lines shown."""
        return self.body.lines

    def show_lines(self, lines: Sequence[ToldLine], name: str) -> None:
        """Show these lines under a name for the ear."""
        self.body.lines = tuple(lines)
        self.set_name(name)
        self.setAccessibleDescription("\n".join(line.spoken for line in lines))
        self.body.updateGeometry()
        self.body.update()
