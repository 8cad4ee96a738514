"""The emblem: a small grid with two words and a die."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ludogite.ui.style.paint import fill, outline
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.die import Pose
from ludogite.ui.widgets.emblem import draw_die, ground_shadow

_GRID = ("R...#", "MOTS.", "..Ê..", "O.T.J", "#.E.R")


def draw(painter: QPainter, theme: Theme) -> None:
    """Draw it in a field of 200 × 150."""
    ground_shadow(painter, theme, QPointF(96, 142), 76, 10)
    painter.save()
    painter.translate(84, 75)
    painter.rotate(-5)
    board = QRectF(-67, -67, 134, 134)
    fill(painter, board.translated(1, 4), theme.faded("shadow", 0.45), 7)
    fill(painter, board, theme.palette.of("surface" if not theme.dark else "line"), 7)
    cell = 25.6
    bonus = {"R": "bonus_rouge", "O": "bonus_orange", "J": "bonus_jaune"}
    for row, line in enumerate(_GRID):
        for column, sign in enumerate(line):
            place = QRectF(-64 + column * cell, -64 + row * cell, cell - 1.4, cell - 1.4)
            letter = row == 1 or column == 2
            role = "black_cell" if sign == "#" else bonus.get(sign, "cell") if not letter else "cell"
            fill(painter, place, theme.palette.of(role), 3)
            outline(painter, place, theme.palette.cell_line, 0.9, 3)
            if letter and sign not in ".#":
                painter.setPen(theme.player(1 if row == 1 else 2).colour)
                painter.setFont(theme.letter_font(18))
                painter.drawText(place.adjusted(-6, -6, 6, 6), Qt.AlignmentFlag.AlignCenter, sign)
    painter.restore()
    ground_shadow(painter, theme, QPointF(163, 133), 30, 7)
    draw_die(painter, theme, Pose(163, 108, 50, 12), 4)
