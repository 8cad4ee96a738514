"""A letter die: its face with letter and value, the joker with the letter it stands for, and the die one plays with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import text_in
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.die import Die

JOKER: Final = "◊"
LETTER, LETTER_WIDE, VALUE, INSIDE = 0.62, 0.50, 0.22, 0.30
"""Sizes of type, in sides: a letter, the widest letters, the value in the corner, the letter inside the joker's mark."""
MARK_WIDE, MARK_HIGH, MARK_LINE = 0.46, 0.60, 0.045
"""The joker's mark, in sides."""


@dataclass(frozen=True, slots=True)
class LetterFace:
    """The face of a letter die: the printed letter or the joker, its value, and the letter that a joker stands for."""

    face: str
    value: int
    stands_for: str = ""

    def __call__(self, painter: QPainter, theme: Theme, side: float) -> None:
        """Paint the letter in the middle, its value at the lower right."""
        ink = theme.palette.pip
        if self.face == JOKER:
            paint_joker(painter, theme, QRectF(-side / 2, -side / 2, side, side), self.stands_for, ink)
        else:
            paint_letter(painter, theme, QRectF(-side / 2, -side / 2, side, side), self.face, ink)
        painter.setFont(theme.letter_font(VALUE * side, "text"))
        painter.setPen(ink)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(str(self.value))
        painter.drawText(QPointF(0.42 * side - wide, 0.42 * side), str(self.value))


def paint_letter(painter: QPainter, theme: Theme, rect: QRectF, letter: str, ink: QColor) -> None:
    """Paint a letter in a square, capitals on one height, a tréma above it."""
    font = theme.letter_font((LETTER_WIDE if letter in "MW" else LETTER) * rect.height())
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    cap = metrics.capHeight()
    x = rect.center().x() - metrics.horizontalAdvance(letter) / 2
    lower = 0.05 * rect.height() if letter in "ÄÖÜ" else 0.0
    painter.setPen(ink)
    painter.drawText(QPointF(x, rect.center().y() + cap / 2 + lower), letter)


def paint_joker(painter: QPainter, theme: Theme, rect: QRectF, letter: str, ink: QColor) -> None:
    """Paint the joker's mark, with the letter it stands for inside."""
    side, middle = rect.height(), rect.center()
    grow = 1.0 if letter else 0.82
    half_wide, half_high = MARK_WIDE * grow * side / 2 * (1.12 if letter else 1), MARK_HIGH * grow * side / 2
    path = QPainterPath(QPointF(middle.x(), middle.y() - half_high))
    for x, y in ((half_wide, 0.0), (0.0, half_high), (-half_wide, 0.0)):
        path.lineTo(QPointF(middle.x() + x, middle.y() + y))
    path.closeSubpath()
    pen = QPen(ink, max(MARK_LINE * side, 1.2))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    if letter:
        inside = QRectF(middle.x() - INSIDE * side / 2, middle.y() - INSIDE * side / 2, INSIDE * side, INSIDE * side)
        painter.setFont(theme.letter_font(INSIDE * side))
        text_in(painter, inside.adjusted(-side, 0, side, 0), letter, ink)


class LetterDie(Die):
    """A letter die: checked means laid on a rack. A click lays it or takes it back."""

    _printed = LetterFace("", 0)
    _where = ""

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, number, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def printed(self) -> LetterFace:
        """The face on top."""
        return self._printed

    def show_face(self, face: LetterFace, where: str) -> None:
        """Show a face; ``where`` says in words where the die lies ("chevalet 1"), '' for a free one."""
        if (face, where) != (self._printed, self._where):
            self._printed, self._where = face, where
            self.set_face(face, face.face)

    def _name(self) -> None:
        """Say number, letter, value and place: "dé 3, J, 6 points, chevalet 1"."""
        face = self._printed
        if not face.face:
            self.setAccessibleName(self.tr("dé {number}, pas encore lancé").format(number=self.number))
            return
        letter = face.face
        if face.face == JOKER:
            letter = self.tr("joker") if not face.stands_for else self.tr("joker pour {letter}").format(letter=face.stands_for)
        worth = self.tr("%n point(s)", "", face.value)
        where = self._where or self.tr("libre")
        self.setAccessibleName(
            self.tr("dé {number}, {letter}, {worth}, {where}").format(number=self.number, letter=letter, worth=worth, where=where)
        )
