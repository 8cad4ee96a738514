"""The emblem of a game, drawn in a field of 200 × 150: what lies in its compartment of the box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import ratio_of, rounded, sunk
from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import GameArt
from ludogite.ui.widgets.die import Pips, Pose, paint_die

WIDTH, HEIGHT = 200.0, 150.0


def emblem(painter: QPainter, theme: Theme, art: GameArt, rect: QRectF) -> None:
    """Draw the emblem of a game, centred in a rectangle and as big as fits."""
    draw = art.draw()
    scale = min(rect.width() / WIDTH, rect.height() / HEIGHT)
    width, height = WIDTH * scale, HEIGHT * scale

    def paint(into: QPainter) -> None:
        into.scale(scale, scale)
        draw(into, theme)

    picture = theme.picture(("emblem", art), width, height, ratio_of(painter), paint)
    centre = rect.center()
    painter.drawPixmap(QPointF(centre.x() - width / 2, centre.y() - height / 2), picture)


def ground_shadow(painter: QPainter, theme: Theme, centre: QPointF, wide: float, high: float) -> None:
    """Paint the soft ellipse under a group of things."""
    if theme.flat:
        return
    painter.save()
    painter.translate(centre)
    painter.scale(wide, high)
    shade = QRadialGradient(QPointF(0, 0), 1)
    for at in (0.0, 0.4, 0.7, 1.0):
        shade.setColorAt(at, theme.faded("shadow", 0.55 * (1 - at) * (1 - 0.5 * at)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def draw_die(painter: QPainter, theme: Theme, pose: Pose, value: int) -> None:
    """Draw a die with pips."""
    paint_die(painter, theme, pose, Pips(value), shaded=False)


def grid_icon(painter: QPainter, theme: Theme, art: GameArt | None, rect: QRectF, *, radius: float) -> None:
    """Draw the emblem on its felt: the picture of a game in a list; a question mark for one that is not known."""
    if art is None:
        sunk(painter, theme, rect, radius)
        side = rect.height() * 0.5
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        icon(painter, theme, "help", place, theme.palette.muted)
        return
    felt(painter, theme, rect, art.felt, radius=radius)
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    inset = rect.height() * 0.03
    emblem(painter, theme, art, rect.adjusted(inset, inset, -inset, -inset))
    painter.restore()


class Emblem(Painted, QWidget):
    """The picture of a game, 104 × 84 by default: its emblem on its felt."""

    def __init__(
        self, theme: Theme, art: GameArt | None, width: float = 104, height: float = 84, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._art = art
        self._measure = (width, height)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_art(self, art: GameArt | None) -> None:
        """Show another game."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(self._measure[0]), self.theme.px(self._measure[1]))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        grid_icon(painter, self.theme, self._art, QRectF(self.rect()), radius=self.theme.radius("control"))
