"""The alphabet to point at: for whoever plays by mouse or finger alone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import TARGET, Centre

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ROWS: Final = 2
TILE_HIGH, TILE_HIGH_SMALL = 40, 32
GAP: Final = 5


class LetterPalette(Painted, QWidget):
    """Rows of letters: a click lays one at the caret, a drag carries it to a cell.

    Two rows; more where that makes the letters wide enough for a finger, and the height is there (``height_in``).
    """

    picked = Signal(str)
    """A letter was clicked."""
    lifted = Signal(str, object)
    """A letter is dragged: the letter, and the global position."""
    dragged = Signal(object)
    dropped = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, drags: bool = False) -> None:
        super().__init__(theme, parent)
        self._drags = drags
        self._pressed: str | None = None
        self._hovered: str | None = None
        self._press_at = QPoint()
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.retranslate()

    def wished_height(self) -> int:
        """Give the least height, of two rows, in px."""
        theme = self.theme
        return ROWS * theme.px(TILE_HIGH_SMALL if theme.small else TILE_HIGH) + theme.px(GAP)

    def heightForWidth(self, width: int) -> int:
        """Give the height at which every letter is a target for a finger in so many px."""
        return max(self.rows(width) * self.theme.px(TARGET) - self.theme.px(GAP), self.wished_height())

    def height_in(self, width: int, room: int) -> int:
        """Give the height to take in so many px of width where there is a ``room``: that for fingers, else the least."""
        comfortable = self.heightForWidth(width)
        return comfortable if comfortable <= room else self.wished_height()

    def rows(self, width: int) -> int:
        """Say in how many rows the letters stand in so many px of width, each a target for a finger."""
        return math.ceil(len(ALPHABET) / self.columns(width))

    def columns(self, width: int) -> int:
        """Say how many letters stand in a row that is so wide (px), each wide enough for a finger."""
        most = min(max((width + self.theme.px(GAP)) // self.theme.px(TARGET), 1), len(ALPHABET) // ROWS)
        return math.ceil(len(ALPHABET) / math.ceil(len(ALPHABET) / most))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(380), self.wished_height())

    def rect_of(self, letter: str) -> QRectF:
        """Give the rectangle of a letter's tile, in px of the palette."""
        return self.cell(ALPHABET.index(letter))

    def cell(self, at: int) -> QRectF:
        """Give the rectangle of a tile by its place, in px of the palette; the places of the last row go on after the letters."""
        is_for_fingers = self.height() >= self.heightForWidth(self.width())
        columns = self.columns(self.width()) if is_for_fingers else len(ALPHABET) // ROWS
        rows, gap = math.ceil(len(ALPHABET) / columns), self.theme.px(GAP)
        wide = (self.width() - (columns - 1) * gap) / columns
        high = (self.height() - (rows - 1) * gap) / rows
        return QRectF(at % columns * (wide + gap), at // columns * (high + gap), wide, high)

    def letter_at(self, point: QPointF) -> str | None:
        """Give the letter under a point, or None."""
        gap = self.theme.px(GAP) / 2
        near = (letter for letter in ALPHABET if self.rect_of(letter).adjusted(-gap, -gap, gap, gap).contains(point))
        return next(near, None)

    def retranslate(self) -> None:
        told = self.tr("Alphabet : touche une lettre")
        if self._drags:
            told = self.tr("Alphabet : touche une lettre ou fais-la glisser sur la grille")
        self.setAccessibleName(told)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a letter in hand."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at = event.position().toPoint()
            self._pressed = self.letter_at(event.position())
            self._dragging = False
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the letter once the mouse has gone far enough."""
        at = event.position().toPoint()
        if self._pressed is None:
            hovered = self.letter_at(event.position())
            if hovered != self._hovered:
                self._hovered = hovered
                self.update()
        elif self._dragging:
            self.dragged.emit(self.mapToGlobal(at))
        elif (at - self._press_at).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.lifted.emit(self._pressed, self.mapToGlobal(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lay the letter where it was carried, or at the caret."""
        letter, self._pressed = self._pressed, None
        self.update()
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.mapToGlobal(event.position().toPoint()))
        elif letter is not None and letter == self.letter_at(event.position()):
            self.picked.emit(letter)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def paint(self, painter: QPainter) -> None:
        for letter in ALPHABET:
            rect = self.rect_of(letter)
            lifted = letter == self._pressed and self._dragging
            role = "surface_soft" if lifted else "accent_tint" if letter in {self._hovered, self._pressed} else "tile"
            paint_tile(painter, self.theme, rect, "" if lifted else letter, self.theme.palette.ink, role=role)


def paint_tile(painter: QPainter, theme: Theme, rect: QRectF, letter: str, colour: QColor, *, role: str = "tile") -> None:
    """Paint a letter on a small tile of paper."""
    corner = theme.radius("tile")
    fill(painter, rect, theme.palette.of(role), corner)
    outline(painter, rect, theme.palette.control_outline, theme.pen(1.5), corner)
    if letter:
        size = min(rect.height() * 0.68, rect.width() * 0.8)
        if theme.text_scale > 1:
            size = max(size, min(theme.least_text(), rect.height() * 0.9, rect.width() * 0.9))
        painter.setFont(theme.letter_font(size))
        text_in(painter, rect, letter, colour, Centre)


class Carried(Painted, QWidget):
    """The letter in the hand: follows the pointer over the table, and takes no event."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._under = parent
        self._letter = ""
        self._colour = QColor()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def take(self, letter: str, colour: QColor, side: int, at: QPoint) -> None:
        """Show a letter of this side (px) at a global position."""
        self._letter, self._colour = letter, colour
        self.resize(side + 6, side + 6)
        self.follow(at)
        self.show()
        self.raise_()

    def follow(self, at: QPoint) -> None:
        """Go where the pointer is."""
        here = self._under.mapFromGlobal(at)
        self.move(here.x() - self.width() // 2, here.y() - round(self.height() * 0.62))

    def paint(self, painter: QPainter) -> None:
        rect = QRectF(1, 1, self.width() - 6, self.height() - 6)
        if not self.theme.flat:
            fill(painter, rect.translated(2, 4), self.theme.faded("shadow", 0.30), self.theme.radius("tile"))
        paint_tile(painter, self.theme, rect, self._letter, self._colour)
        outline(painter, rect, self._colour, self.theme.pen(2.2), self.theme.radius("tile"))
