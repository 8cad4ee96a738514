"""The emblem: the five coloured dice and a heap of chips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ludogite.ui.style.paint import fill
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import ColouredDie
from ludogite.ui.widgets.die import Pose, paint_die
from ludogite.ui.widgets.emblem import ground_shadow


class _Face:
    """The top of a die of one colour: its shape in the corner, a letter."""

    def __init__(self, die: ColouredDie, letter: str) -> None:
        self.die, self.letter = die, letter

    def body(self, _theme: Theme) -> QColor:
        """Give the colour of the die."""
        return self.die.face

    def __call__(self, painter: QPainter, theme: Theme, side: float) -> None:
        """Paint shape and letter round the origin."""
        mark = 0.26 * side
        draw_symbol(painter, self.die.shape, QRectF(-0.44 * side, -0.44 * side, mark, mark), self.die.text)
        painter.setPen(self.die.text)
        painter.setFont(theme.letter_font(0.66 * side))
        painter.drawText(QRectF(-0.4 * side, -0.42 * side, side, side), Qt.AlignmentFlag.AlignCenter, self.letter)


def _theme_die(painter: QPainter, theme: Theme, pose: Pose, name: str, letter: str) -> None:
    paint_die(painter, theme, pose, _Face(theme.tokens.coloured_dice[name], letter), shaded=False)


def _chips(painter: QPainter, theme: Theme, x: float, y: float) -> None:
    """Draw a little heap of five chips with its middle there."""
    for n in range(5):
        place = QRectF(x - 20, y + 12 - n * 5.5, 40, 17)
        edge = QPainterPath()
        edge.addEllipse(place.translated(0, 5))
        fill(painter, edge, theme.palette.gold_edge)
        face = QPainterPath()
        face.addEllipse(place)
        fill(painter, face, theme.palette.gold)
        painter.setPen(QPen(theme.faded("light", 0.55), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place.adjusted(5, 2.2, -5, -2.2))


def draw(painter: QPainter, theme: Theme) -> None:
    """Draw it in a field of 200 × 150."""
    ground_shadow(painter, theme, QPointF(98, 128), 84, 12)
    _chips(painter, theme, 174, 93)
    _theme_die(painter, theme, Pose(37, 86, 52, -7), "vert", "B")
    _theme_die(painter, theme, Pose(129, 90, 50, 11), "rouge", "V")
    _theme_die(painter, theme, Pose(58, 36, 52, 5), "jaune", "R")
    _theme_die(painter, theme, Pose(115, 37, 50, -8), "blanc", "O")
    _theme_die(painter, theme, Pose(82, 97, 52, -1), "bleu", "A")
