"""The emblem: the five coloured dice and a heap of chips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ludogite.ui.style.paint import fill, outline
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.die import Pose
from ludogite.ui.widgets.emblem import ground_shadow


def _theme_die(painter: QPainter, theme: Theme, pose: Pose, name: str, letter: str) -> None:
    die = theme.tokens.coloured_dice[name]
    painter.save()
    painter.translate(pose.x, pose.y)
    painter.rotate(pose.tilt)
    half = pose.side / 2
    top = QRectF(-half, -half, pose.side, pose.side)
    radius = pose.side * 0.21
    fill(painter, top.translated(0, pose.side * 0.08), die.face.darker(140), radius)
    fill(painter, top, die.face, radius)
    light = QColor(theme.palette.light)
    light.setAlphaF(0.75)
    outline(painter, top.adjusted(0.6, 0.6, -0.6, -0.6), light, 1.1, radius)
    mark = pose.side * 0.24
    draw_symbol(painter, die.shape, QRectF(-half + pose.side * 0.10, -half + pose.side * 0.09, mark, mark), die.text)
    painter.setPen(die.text)
    painter.setFont(theme.letter_font(pose.side * 0.62))
    painter.drawText(top.translated(pose.side * 0.05, pose.side * 0.07), Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


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
