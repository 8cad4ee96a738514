"""The emblem of each game, drawn in a field of 200 × 150: what lies in its compartment of the box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import fill, outline, ratio_of, rounded, vertical
from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.die import Pips, Pose, paint_body

WIDTH, HEIGHT = 200.0, 150.0
GAMES = ("yahtzee", "yahtzee_mots", "mots_de_tete", "des_themes", "words_out")


def emblem(painter: QPainter, look: Look, game_id: str, rect: QRectF) -> None:
    """Draw the emblem of a game, centred in a rectangle and as big as fits; raise ``KeyError`` for another game."""
    draw = _DRAW[game_id]
    scale = min(rect.width() / WIDTH, rect.height() / HEIGHT)
    width, height = WIDTH * scale, HEIGHT * scale

    def paint(into: QPainter) -> None:
        into.scale(scale, scale)
        draw(into, look)

    picture = look.picture(("emblem", game_id), width, height, ratio_of(painter), paint)
    centre = rect.center()
    painter.drawPixmap(QPointF(centre.x() - width / 2, centre.y() - height / 2), picture)


def _ground_shadow(painter: QPainter, look: Look, centre: QPointF, wide: float, high: float) -> None:
    """Paint the soft ellipse under a group of things."""
    if look.flat:
        return
    painter.save()
    painter.translate(centre)
    painter.scale(wide, high)
    shade = QRadialGradient(QPointF(0, 0), 1)
    for at in (0.0, 0.4, 0.7, 1.0):
        shade.setColorAt(at, look.faded("shadow", 0.55 * (1 - at) * (1 - 0.5 * at)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def _die(painter: QPainter, look: Look, pose: Pose, value: int) -> None:
    painter.save()
    painter.translate(pose.x, pose.y)
    paint_body(painter, look, pose.side, pose.tilt)
    painter.rotate(pose.tilt)
    Pips(value)(painter, look, pose.side)
    painter.restore()


def _letter_die(painter: QPainter, look: Look, pose: Pose, letter: str, value: int) -> None:
    painter.save()
    painter.translate(pose.x, pose.y)
    paint_body(painter, look, pose.side, pose.tilt)
    painter.rotate(pose.tilt)
    half = pose.side / 2
    painter.setPen(look.colour("pip"))
    painter.setFont(look.letter_font(pose.side * 0.66))
    painter.drawText(QRectF(-half, -half, 2 * half, 2 * half * 0.96), Qt.AlignmentFlag.AlignCenter, letter)
    painter.setFont(look.letter_font(pose.side * 0.24, "text"))
    corner = QRectF(0, 0, half * 0.82, half * 0.94)
    painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(value))
    painter.restore()


def _theme_die(painter: QPainter, look: Look, pose: Pose, name: str, letter: str) -> None:
    die = look.tokens.theme_dice[name]
    painter.save()
    painter.translate(pose.x, pose.y)
    painter.rotate(pose.tilt)
    half = pose.side / 2
    top = QRectF(-half, -half, pose.side, pose.side)
    radius = pose.side * 0.21
    fill(painter, top.translated(0, pose.side * 0.08), die.face.darker(140), radius)
    fill(painter, top, die.face, radius)
    light = QColor(look.colour("light"))
    light.setAlphaF(0.75)
    outline(painter, top.adjusted(0.6, 0.6, -0.6, -0.6), light, 1.1, radius)
    mark = pose.side * 0.24
    draw_symbol(painter, die.shape, QRectF(-half + pose.side * 0.10, -half + pose.side * 0.09, mark, mark), die.text)
    painter.setPen(die.text)
    painter.setFont(look.letter_font(pose.side * 0.62))
    painter.drawText(top.translated(pose.side * 0.05, pose.side * 0.07), Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


def _yahtzee(painter: QPainter, look: Look) -> None:
    _ground_shadow(painter, look, QPointF(100, 129), 78, 12)
    _die(painter, look, Pose(50, 86, 66, -10), 5)
    _die(painter, look, Pose(149, 87, 66, 9), 5)
    _die(painter, look, Pose(100, 53, 70, 3), 5)


def _hourglass(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Draw a little hourglass with half its sand."""
    cap = rect.height() * 0.085
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    glass = QPainterPath(QPointF(x + w * 0.14, y + cap))
    glass.cubicTo(x + w * 0.14, y + h * 0.36, x + w * 0.44, y + h * 0.42, x + w * 0.44, y + h * 0.5)
    glass.cubicTo(x + w * 0.44, y + h * 0.58, x + w * 0.14, y + h * 0.64, x + w * 0.14, y + h - cap)
    glass.lineTo(x + w * 0.86, y + h - cap)
    glass.cubicTo(x + w * 0.86, y + h * 0.64, x + w * 0.56, y + h * 0.58, x + w * 0.56, y + h * 0.5)
    glass.cubicTo(x + w * 0.56, y + h * 0.42, x + w * 0.86, y + h * 0.36, x + w * 0.86, y + cap)
    glass.closeSubpath()
    fill(painter, glass, look.faded("glass", 0.8))
    painter.save()
    painter.setClipPath(glass)
    painter.fillRect(QRectF(x, y + h * 0.27, w, h * 0.22), look.colour("sand"))
    painter.fillRect(QRectF(x + w * 0.47, y + h * 0.4, w * 0.06, h * 0.5), look.colour("sand"))
    heap = QPainterPath(QPointF(x, y + h - cap))
    heap.quadTo(x + w / 2, y + h * 0.56, x + w, y + h - cap)
    fill(painter, heap, look.colour("sand"))
    painter.restore()
    painter.setPen(QPen(look.faded("light", 0.9), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(glass)
    for top in (y, y + h - cap):
        plate = QRectF(x, top, w, cap)
        fill(painter, plate, vertical(plate, look.colour("wood_top"), look.colour("wood_bottom")), 2)
        outline(painter, plate, look.faded("wood_edge", 0.8), 0.8, 2)


def _yahtzee_mots(painter: QPainter, look: Look) -> None:
    _ground_shadow(painter, look, QPointF(98, 128), 84, 12)
    _hourglass(painter, look, QRectF(154, 38, 44, 82))
    _letter_die(painter, look, Pose(33, 82, 50, -8), "M", 3)
    _letter_die(painter, look, Pose(82, 92, 50, 3), "O", 2)
    _letter_die(painter, look, Pose(130, 86, 50, -4), "T", 2)
    _letter_die(painter, look, Pose(109, 36, 50, 9), "S", 2)


_GRID = ("R...#", "MOTS.", "..Ê..", "O.T.J", "#.E.R")


def _mots_de_tete(painter: QPainter, look: Look) -> None:
    _ground_shadow(painter, look, QPointF(96, 142), 76, 10)
    painter.save()
    painter.translate(84, 75)
    painter.rotate(-5)
    board = QRectF(-67, -67, 134, 134)
    fill(painter, board.translated(1, 4), look.faded("shadow", 0.45), 7)
    fill(painter, board, look.colour("surface" if not look.dark else "line"), 7)
    cell = 25.6
    bonus = {"R": "bonus_rouge", "O": "bonus_orange", "J": "bonus_jaune"}
    for row, line in enumerate(_GRID):
        for column, sign in enumerate(line):
            place = QRectF(-64 + column * cell, -64 + row * cell, cell - 1.4, cell - 1.4)
            letter = row == 1 or column == 2
            role = "black_cell" if sign == "#" else bonus.get(sign, "cell") if not letter else "cell"
            fill(painter, place, look.colour(role), 3)
            outline(painter, place, look.colour("cell_line"), 0.9, 3)
            if letter and sign not in ".#":
                painter.setPen(look.player(1 if row == 1 else 2).colour)
                painter.setFont(look.letter_font(18))
                painter.drawText(place.adjusted(-6, -6, 6, 6), Qt.AlignmentFlag.AlignCenter, sign)
    painter.restore()
    _ground_shadow(painter, look, QPointF(163, 133), 30, 7)
    _die(painter, look, Pose(163, 108, 50, 12), 4)


def _chips(painter: QPainter, look: Look, x: float, y: float) -> None:
    """Draw a little heap of five chips with its middle there."""
    for n in range(5):
        place = QRectF(x - 20, y + 12 - n * 5.5, 40, 17)
        edge = QPainterPath()
        edge.addEllipse(place.translated(0, 5))
        fill(painter, edge, look.colour("gold_edge"))
        face = QPainterPath()
        face.addEllipse(place)
        fill(painter, face, look.colour("gold"))
        painter.setPen(QPen(look.faded("light", 0.55), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place.adjusted(5, 2.2, -5, -2.2))


def _des_themes(painter: QPainter, look: Look) -> None:
    _ground_shadow(painter, look, QPointF(98, 128), 84, 12)
    _chips(painter, look, 174, 93)
    _theme_die(painter, look, Pose(37, 86, 52, -7), "vert", "B")
    _theme_die(painter, look, Pose(129, 90, 50, 11), "rouge", "V")
    _theme_die(painter, look, Pose(58, 36, 52, 5), "jaune", "R")
    _theme_die(painter, look, Pose(115, 37, 50, -8), "blanc", "O")
    _theme_die(painter, look, Pose(82, 97, 52, -1), "bleu", "A")


def _card(painter: QPainter, look: Look, x: float, y: float, tilt: float, letter: str, *, red: bool = False) -> None:
    painter.save()
    painter.translate(x, y)
    painter.rotate(tilt)
    body = QRectF(-23, -34, 46, 68)
    fill(painter, body.translated(0.6, 2.2), look.faded("shadow", 0.4), 5.5)
    fill(painter, body, look.colour("card_red" if red else "card_white"), 5.5)
    outline(painter, body, look.faded("shadow", 0.22), 0.8, 5.5)
    line = look.faded("light", 0.7) if red else look.faded("shadow", 0.12)
    outline(painter, body.adjusted(3, 3, -3, -3), line, 0.8, 3.5)
    painter.setPen(look.colour("card_text_on_colour" if red else "card_text"))
    painter.setFont(look.letter_font(31))
    painter.drawText(body.adjusted(0, 0, 0, -2), Qt.AlignmentFlag.AlignCenter, letter)
    if red:
        badge = QRectF(1, 17, 21, 13)
        fill(painter, badge, look.colour("card_white"), 6.5)
        painter.setPen(look.colour("card_red"))
        painter.setFont(look.letter_font(10.5, "text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "×2")
    painter.restore()


def _words_out(painter: QPainter, look: Look) -> None:
    _ground_shadow(painter, look, QPointF(100, 132), 80, 12)
    _card(painter, look, 39, 81, -14, "Q", red=True)
    _card(painter, look, 79, 71, -5, "U")
    _card(painter, look, 119, 71, 5, "I")
    _card(painter, look, 161, 80, 17, "Z", red=True)


_DRAW = {
    "yahtzee": _yahtzee,
    "yahtzee_mots": _yahtzee_mots,
    "mots_de_tete": _mots_de_tete,
    "des_themes": _des_themes,
    "words_out": _words_out,
}


def grid_icon(painter: QPainter, look: Look, game_id: str, rect: QRectF, *, radius: float) -> None:
    """Draw the emblem on its felt: the picture of a game in a list."""
    felt(painter, look, rect, game_id, radius=radius)
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    inset = rect.height() * 0.03
    emblem(painter, look, game_id, rect.adjusted(inset, inset, -inset, -inset))
    painter.restore()


class Emblem(Painted, QWidget):
    """The picture of a game, 104 × 84 by default: its emblem on its felt."""

    def __init__(self, look: Look, game_id: str, width: float = 104, height: float = 84, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._game_id = game_id
        self._measure = (width, height)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.relook)

    def set_game(self, game_id: str) -> None:
        """Show another game."""
        self._game_id = game_id
        self.update()

    def relook(self) -> None:
        """Take new sizes and colours."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Take its measure at the present zoom."""
        return QSize(self.look.px(self._measure[0]), self.look.px(self._measure[1]))

    def minimumSizeHint(self) -> QSize:
        """Never be cut."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint felt and emblem."""
        grid_icon(painter, self.look, self._game_id, QRectF(self.rect()), radius=self.look.radius("control"))
