"""A letter die of the game: its face with letter and value, and the die one plays with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.theme import LEAST_ON_A_FACE, Theme
from ludogite.ui.widgets.die import Die
from ludogite.ui.widgets.die_letters import GROWS, JOKER, paint_joker, paint_letter

VALUE: Final = 0.22
"""Size of type of the value in the corner, in sides."""
AWAY: Final = 0.3
"""How far a letter that grows moves away from its value, in sides and shares of its growth."""


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
            away = AWAY * side * (min(theme.text_scale, GROWS) - 1)
            paint_letter(painter, theme, QRectF(-side / 2 - away, -side / 2, side, side), self.face, ink)
        painter.setFont(theme.letter_font(max(VALUE * side, LEAST_ON_A_FACE), "text"))
        painter.setPen(ink)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(str(self.value))
        painter.drawText(QPointF(0.42 * side - wide, 0.42 * side), str(self.value))


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
        if not face.face or self.is_ghost:
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
