"""Faces of real dice to choose from, and the dice that have been read so far: buttons that look like the die."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.games.hand import Make, RealDie
from ludogite.ui.style.paint import fill, outline
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Control
from ludogite.ui.widgets.die import Pips, Pose, paint_die
from ludogite.ui.widgets.die_letters import JOKER, paint_joker, paint_letter

FACE, FACE_SMALL = 64, 52
"""Px at 100 % of a face to choose, in a normal and in a small window."""

IMPOSSIBLE = 0.3
"""Opacity of a face that none of the dice can show."""


class _Printed:
    """A letter or the joker in the middle of a die; on a die of a colour, its shape in the corner."""

    def __init__(self, letter: str, colour: str) -> None:
        self._letter, self._colour = letter, colour

    def __call__(self, painter: QPainter, theme: Theme, side: float) -> None:
        """Paint it round the origin."""
        rect, ink = QRectF(-side / 2, -side / 2, side, side), theme.palette.pip
        if self._colour:
            die = theme.tokens.coloured_dice[self._colour]
            ink = die.text
            fill(painter, rect, die.face, 0.21 * side)
            outline(painter, rect, theme.palette.control_outline, theme.pen(1), 0.21 * side)
            draw_symbol(painter, die.shape, QRectF(-0.42 * side, -0.42 * side, 0.24 * side, 0.24 * side), ink)
        if self._letter == JOKER:
            paint_joker(painter, theme, rect, "", ink)
        else:
            paint_letter(painter, theme, rect, self._letter, ink)


class ColourFace:
    """A colour of the colour die with its shape, so that it is never colour alone."""

    def __init__(self, colour: str) -> None:
        self._colour = colour

    def __call__(self, painter: QPainter, theme: Theme, side: float) -> None:
        """Paint it round the origin."""
        die = theme.tokens.coloured_dice[self._colour]
        face = QRectF(-0.4 * side, -0.4 * side, 0.8 * side, 0.8 * side)
        fill(painter, face, die.face, 0.16 * side)
        outline(painter, face, die.text, theme.pen(1), 0.16 * side)
        inset = 0.2 * side
        draw_symbol(painter, die.shape, face.adjusted(inset, inset, -inset, -inset), die.text)


class FaceButton(Control):
    """One face of a die; ``say`` names it for the ear. An empty face is a die that has not been read yet."""

    def __init__(self, theme: Theme, die: RealDie, face: str, said: str, *, wide: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.die, self.face = die, face
        self._wide = wide
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the panel
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_face(face, said)

    def show_face(self, face: str, said: str) -> None:
        """Show another face."""
        self.face = face
        self.setAccessibleName(said)
        set_tip(self, said)
        self.update()

    def set_wide(self, wide: int) -> None:
        """Be so large, in px at 100 %."""
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()

    def corner(self) -> float:
        """Round it like a die."""
        return self.theme.px(self._wide) * 0.22

    def sizeHint(self) -> QSize:
        side = self.theme.px(self._wide)
        return QSize(side + self.theme.px(8), side + self.theme.px(12))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        side = theme.px(self._wide) - theme.px(4)
        middle = QPointF(self.width() / 2, self.height() / 2 - theme.px(2))
        square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        if self.isChecked():
            grown = square.adjusted(-theme.px(4), -theme.px(4), theme.px(4), theme.px(6))
            fill(painter, grown, theme.palette.accent, self.corner() + theme.px(4))
        if not self.face:
            fill(painter, square, theme.palette.surface_soft, self.corner())
            outline(painter, square, theme.palette.control_outline, theme.pen(1.5), self.corner())
            if self.die.colour:
                die, inset = theme.tokens.coloured_dice[self.die.colour], side * 0.34
                fill(painter, square.adjusted(inset / 2, inset / 2, -inset / 2, -inset / 2), die.face, side * 0.12)
                draw_symbol(painter, die.shape, square.adjusted(inset, inset, -inset, -inset), die.text)
            return
        if not self.isEnabled():
            painter.setOpacity(IMPOSSIBLE)
        lift = theme.px(2) if self.hot() else 0
        face = self._painter()  # without the shadow that it casts, which the button would cut
        paint_die(painter, theme, Pose(middle.x(), middle.y(), side), face, lift=lift, shaded=False)

    def _painter(self) -> Pips | _Printed | ColourFace:
        match self.die.make:
            case Make.PIPS:
                return Pips(int(self.face))
            case Make.LETTERS:
                return _Printed(self.face, self.die.colour)
            case Make.COLOURS:
                return ColourFace(self.face)
