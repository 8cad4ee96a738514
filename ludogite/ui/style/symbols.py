"""Draw the marks of the house: the eight symbols of players, their medallions and portraits, the roof, the logo, icons, seals.

Paths are made in a unit square (0…1) and placed with :func:`placed`.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from ludogite.ui.style.paint import fill, ratio_of, shadow, vertical
from ludogite.ui.style.theme import PlayerInk, Theme, mix

DOTLESS = "Ludogıte"  # the roof stands on the ı
ICON_GRID = 24
SCALLOPS = 14
"""Waves round a seal."""


def _polygon(points: list[tuple[float, float]], round_by: float = 0.0) -> QPainterPath:
    """Return a closed polygon, its corners rounded by ``round_by`` of the square."""
    path = QPainterPath()
    count = len(points)
    for n, point in enumerate(points):
        here = QPointF(*point)
        before, after = QPointF(*points[n - 1]), QPointF(*points[(n + 1) % count])
        start, end = _towards(here, before, round_by), _towards(here, after, round_by)
        if n == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(here, end)
    path.closeSubpath()
    return path


def _towards(here: QPointF, there: QPointF, distance: float) -> QPointF:
    """Return the point that lies ``distance`` from one point on the way to another."""
    length = math.hypot(there.x() - here.x(), there.y() - here.y()) or 1.0
    return here + (there - here) * (distance / length)


def _regular(sides: int, radius: float, *, turn: float = 0.0, inner: float | None = None) -> list[tuple[float, float]]:
    """Return the corners of a regular polygon, or of a star when ``inner`` gives its short radius."""
    steps = sides if inner is None else sides * 2
    points = []
    for n in range(steps):
        reach = radius if inner is None or n % 2 == 0 else inner
        angle = math.tau * n / steps - math.pi / 2 + turn
        points.append((0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle)))
    return points


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.93))
    path.cubicTo(0.22, 0.72, 0.03, 0.55, 0.03, 0.34)
    path.cubicTo(0.03, 0.18, 0.15, 0.09, 0.27, 0.09)
    path.cubicTo(0.37, 0.09, 0.45, 0.14, 0.5, 0.24)
    path.cubicTo(0.55, 0.14, 0.63, 0.09, 0.73, 0.09)
    path.cubicTo(0.85, 0.09, 0.97, 0.18, 0.97, 0.34)
    path.cubicTo(0.97, 0.55, 0.78, 0.72, 0.5, 0.93)
    path.closeSubpath()
    return path


def _barred() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0.5, 0.5), 0.46, 0.46)
    path.addEllipse(QPointF(0.5, 0.5), 0.32, 0.32)
    bar = QPainterPath()
    bar.addRect(QRectF(-0.07, -0.40, 0.14, 0.80))
    return path.united(QTransform().translate(0.5, 0.5).rotate(45).map(bar))


@lru_cache(maxsize=16)
def symbol(name: str) -> QPainterPath:
    """Return the path of a symbol in the unit square; raise ``KeyError`` for one that nobody wears."""
    match name:
        case "triangle":
            return _polygon([(0.5, 0.04), (0.98, 0.92), (0.02, 0.92)], 0.06)
        case "rond":
            path = QPainterPath()
            path.addEllipse(QPointF(0.5, 0.5), 0.47, 0.47)
            return path
        case "losange":
            return _polygon([(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)], 0.06)
        case "carré":
            return _polygon([(0.09, 0.09), (0.91, 0.09), (0.91, 0.91), (0.09, 0.91)], 0.1)
        case "étoile":
            return _polygon([(x, y + 0.03) for x, y in _regular(5, 0.53, inner=0.235)], 0.03)
        case "hexagone":
            return _polygon(_regular(6, 0.52), 0.06)
        case "cœur":
            return _heart()
        case "croix":
            a, b = 0.34, 0.66
            corners = [(a, 0.05), (b, 0.05), (b, a), (0.95, a), (0.95, b), (b, b)]
            corners += [(b, 0.95), (a, 0.95), (a, b), (0.05, b), (0.05, a), (a, a)]
            return _polygon(corners, 0.05)
        case "cercle barré":
            return _barred()
    raise KeyError(name)


def placed(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """Return a unit path laid over a rectangle."""
    return QTransform(rect.width(), 0, 0, rect.height(), rect.x(), rect.y()).map(path)


def draw_symbol(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Fill a symbol in a square."""
    painter.fillPath(placed(symbol(name), rect), QBrush(colour))


def medallion(painter: QPainter, theme: Theme, rect: QRectF, ink: PlayerInk, *, turned: bool = False) -> None:
    """Paint a player's round badge; ``turned`` swaps colour and symbol, for use on a band of the player's colour."""
    mark = theme.palette.on_player
    face, sign = (mark, ink.colour) if turned else (ink.colour, mark)
    if not turned:
        shadow(painter, theme, rect, "small", rect.width() / 2)
    path = QPainterPath()
    path.addEllipse(rect)
    fill(painter, path, face)
    if not theme.flat and not turned:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = rect.adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(vertical(rect, theme.faded("light", 0.28), theme.faded("shadow", 0.28)), theme.pen(1.5)))
        painter.drawEllipse(rim)
    inset = rect.width() * (0.29 if ink.symbol in {"rond", "carré"} else 0.27)
    draw_symbol(painter, ink.symbol, rect.adjusted(inset, inset, -inset, -inset), sign)


SYMBOL_FROM = 28
"""Px of a portrait from which the player's symbol stands beside the face."""


def portrait(
    painter: QPainter, theme: Theme, rect: QRectF, face: str, ink: PlayerInk, *, turned: bool = False, signed: bool = True
) -> None:
    """Paint a player's face in a ring of the player's colour, with the symbol where there is room; without a face, the medallion.

    ``turned`` is for use on a band of the player's colour; ``signed``: whether the symbol stands there.
    """
    if not face:
        medallion(painter, theme, rect, ink, turned=turned)
        return
    if not turned:
        shadow(painter, theme, rect, "small", rect.width() / 2)
    disc = QPainterPath()
    disc.addEllipse(rect)
    fill(painter, disc, ink.tint if ink.tint.lightnessF() > 0.5 else mix(ink.tint, ink.colour, 0.45))
    key = ("portrait", face)
    pixmap = theme.picture(key, rect.width(), rect.height(), ratio_of(painter), lambda into: _render_face(into, theme, face, rect))
    painter.drawPixmap(rect.topLeft(), pixmap)
    wide = max(theme.pen(1.5), rect.width() * 0.05)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.palette.on_player if turned else ink.colour, wide))
    painter.drawEllipse(rect.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))
    if signed and rect.width() >= theme.px(SYMBOL_FROM):
        side = rect.width() * 0.34
        badge = QRectF(rect.right() - side * 0.94, rect.bottom() - side * 0.94, side, side)
        edge = badge.adjusted(-theme.pen(1.5), -theme.pen(1.5), theme.pen(1.5), theme.pen(1.5))
        fill(painter, edge, theme.palette.on_player, edge.width() / 2)
        medallion(painter, theme, badge, ink, turned=turned)


def _render_face(painter: QPainter, theme: Theme, face: str, rect: QRectF) -> None:
    """Draw a face on the whole disc, cut round."""
    if theme.resources is None:
        return
    side = rect.width()
    disc = QPainterPath()
    disc.addEllipse(QRectF(0, 0, side, side))
    painter.setClipPath(disc)
    place = QRectF(side * 0.09, side * 0.11, side * 0.82, side * 0.82)
    QSvgRenderer(str(theme.resources / "portraits" / f"{face}.svg")).render(painter, place)


def roof(rect: QRectF, thickness: float) -> QPainterPath:
    """Return the gable roof, mitred at the top and cut upright at the ends, filling a rectangle."""
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    middle = rect.center().x()
    path = QPainterPath(QPointF(left, bottom - thickness))
    path.lineTo(middle, top)
    path.lineTo(right, bottom - thickness)
    path.lineTo(right, bottom)
    path.lineTo(middle, top + thickness)
    path.lineTo(left, bottom)
    path.closeSubpath()
    return path


def logo(painter: QPainter, theme: Theme, x: float, baseline: float, pixels: float, colour: QColor) -> float:
    """Write Ludogîte with its roof in lamp yellow; return where the word ends."""
    font = theme.letter_font(pixels)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(x, baseline), DOTLESS)
    metrics = QFontMetricsF(font)
    before = metrics.horizontalAdvance(DOTLESS[:5])
    letter = metrics.horizontalAdvance(DOTLESS[:6]) - before
    centre = x + before + letter / 2
    half = pixels * 0.225
    top = baseline - pixels * 0.755
    fill(painter, roof(QRectF(centre - half, top, 2 * half, pixels * 0.225), pixels * 0.10), theme.palette.lamp)
    return x + metrics.horizontalAdvance(DOTLESS)


# ---- icons ---------------------------------------------------------------------------------------------------------


def icon(painter: QPainter, theme: Theme, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw an icon of ``resources/icons`` in one colour; raise ``FileNotFoundError`` for a name that is not there."""
    key = ("icon", name, colour.rgba())
    pixmap = theme.picture(
        key, rect.width(), rect.height(), ratio_of(painter), lambda into: _render(into, theme, name, rect, colour)
    )
    painter.drawPixmap(rect.topLeft(), pixmap)


def _render(painter: QPainter, theme: Theme, name: str, rect: QRectF, colour: QColor) -> None:
    if theme.resources is None:
        return
    source = (theme.resources / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour.name()).encode()))
    painter.setOpacity(colour.alphaF())
    renderer.render(painter, QRectF(0, 0, rect.width(), rect.height()))


def seal(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Press a wax seal with the roof of the house."""
    middle, radius = rect.center(), rect.width() / 2
    path = QPainterPath()
    for step in range(SCALLOPS * 8 + 1):
        turn = 2 * math.pi * step / (SCALLOPS * 8)
        reach = radius * (0.955 + 0.045 * math.cos(SCALLOPS * turn))
        point = QPointF(middle.x() + reach * math.cos(turn), middle.y() + reach * math.sin(turn))
        path.lineTo(point) if step else path.moveTo(point)
    path.closeSubpath()
    palette = theme.palette
    shadow(painter, theme, rect, "small", radius)
    fill(painter, path, palette.accent)
    painter.setPen(QPen(palette.accent_edge, max(theme.pen(1), radius * 0.05)))
    painter.drawEllipse(middle, radius * 0.7, radius * 0.7)
    wide = radius * 0.8
    sign = QRectF(middle.x() - wide / 2, middle.y() - wide * 0.36, wide, wide * 0.62)
    fill(painter, roof(sign, wide * 0.26), palette.on_accent)


def empty_seal(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw the ring that a seal will fill."""
    pen = QPen(theme.palette.control_outline, theme.pen(1.6))
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
