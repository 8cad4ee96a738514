"""Paint the box: walnut and pale wood with grain, felt, the tray's frame, brass hinges.

Wood and felt are rendered once per size and pixel ratio into the theme's pictures.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRandomGenerator, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from ludogite.ui.style.paint import fill, outline, ratio_of, rounded, stretch, vertical
from ludogite.ui.style.theme import Theme, fade
from ludogite.ui.values import Felt

FELT_CENTRE = (0.5, 0.38)  # of the felt: where the lamp lights it
FELT_PLAIN_AT = 0.62  # of the radius: from there on the felt darkens
FELT_EDGE_BLACK = 0.20
TILE_WIDTH, TILE_HEIGHT = 640, 256  # px of the piece of grain that is repeated
GRAIN_SEED = 11
GRAIN = {1.0: "grain.png", 2.0: "grain-2.png"}
"""How dark the piece of grain is, as a grey picture, by pixel ratio."""
INNER_SHADOW = 9  # px of falling shadow inside the rim


def wood(painter: QPainter, theme: Theme, rect: QRectF, kind: str, *, radius: float = 0, seed: int = 7, kept: bool = True) -> None:
    """Fill a rectangle with "walnut" (the house bar) or "pale" wood (frames, racks, hands).

    ``kept``: from a picture, which is quicker where a large part is painted often, and takes 4 bytes a pixel.
    """
    ratio = ratio_of(painter)
    width, height = rect.width(), rect.height()
    if not kept:
        painter.save()
        painter.translate(rect.topLeft())
        place = QRectF(0, 0, width, height)
        if radius:
            painter.setClipPath(rounded(place, radius), Qt.ClipOperation.IntersectClip)
        else:
            painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
        _wood(painter, theme, place, kind, 0, seed)
        painter.restore()
        return
    key = ("wood", kind, radius, seed)
    painter.drawPixmap(
        rect.topLeft(),
        theme.picture(key, width, height, ratio, lambda into: _wood(into, theme, QRectF(0, 0, width, height), kind, radius, seed)),
    )


def _wood(painter: QPainter, theme: Theme, rect: QRectF, kind: str, radius: float, seed: int) -> None:
    top, bottom = ("walnut_top", "walnut_bottom") if kind == "walnut" else ("wood_top", "wood_bottom")
    shape = rounded(rect, radius)
    if theme.flat:
        fill(painter, shape, theme.palette.of(bottom))
        return
    painter.fillRect(rect, vertical(rect, theme.palette.of(top), theme.palette.of(bottom)))
    tile, step_x, step_y = _grain_tile(theme, ratio_of(painter)), theme.px(TILE_WIDTH), theme.px(TILE_HEIGHT)
    y = -float(seed % step_y)  # another seed shows another part of the same grain
    while y < rect.height():
        x = -float(seed * 31 % step_x)
        while x < rect.width():
            painter.drawPixmap(QPointF(x, y), tile)
            x += step_x
        y += step_y
    if radius:  # cut the corners afterwards: drawing under a clip takes many times longer
        whole = QPainterPath()
        whole.addRect(rect)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        fill(painter, whole.subtracted(shape), theme.palette.light)


def _grain_tile(theme: Theme, ratio: float) -> QPixmap:
    """Return a piece of grain that continues into itself: antialiased lines are dear, so they are drawn once.

    In the usual sizes it was drawn long ago (``packaging/grain.py``), which takes a tenth.
    """
    width, height, unit = theme.px(TILE_WIDTH), theme.px(TILE_HEIGHT), theme.px(1)
    kept = GRAIN.get(ratio) if theme.zoom == 1 and theme.resources is not None else None

    def draw(painter: QPainter) -> None:
        mask = QImage() if kept is None or theme.resources is None else QImage(str(theme.resources / "wood" / kept))
        if mask.isNull():
            draw_grain(painter, theme.palette.shadow, width, height, unit)
        else:
            tile = QImage(mask.size(), QImage.Format.Format_ARGB32_Premultiplied)
            tile.fill(theme.palette.shadow)
            tile.setAlphaChannel(mask)
            tile.setDevicePixelRatio(ratio)
            painter.drawImage(QPointF(0, 0), tile)

    return theme.picture("grain", width, height, ratio, draw)


def draw_grain(painter: QPainter, colour: QColor, width: int, height: int, unit: int) -> None:
    """Draw the lines of a piece of grain of so many px, always the same ones; ``unit`` is what a px at 100 % takes."""
    chance = QRandomGenerator(GRAIN_SEED)
    y = unit * 2.0
    while y < height - unit * 5:
        alpha = 0.04 + 0.18 * chance.generateDouble() ** 2
        painter.setPen(QPen(fade(colour, alpha), unit * (0.5 + 1.5 * chance.generateDouble())))
        painter.drawPolyline(_grain(width, y, unit, chance))
        y += unit * (2 + 9 * chance.generateDouble())


def _grain(width: float, y: float, unit: int, chance: QRandomGenerator) -> QPolygonF:
    """Return one line of grain: a flat wave, once or twice over the tile, with a smaller one on it."""
    turns, start = 1 + chance.bounded(2), math.tau * chance.generateDouble()
    swing, ripple = unit * (0.6 + 2.0 * chance.generateDouble()), unit * 0.5 * chance.generateDouble()
    steps = 24
    points = []
    for n in range(-1, steps + 2):
        angle = math.tau * n / steps
        points.append(QPointF(n * width / steps, y + swing * math.sin(start + turns * angle) + ripple * math.sin(3 * angle)))
    return QPolygonF(points)


def walnut_bar(painter: QPainter, theme: Theme, rect: QRectF, *, kept: bool = True) -> None:
    """Paint the house bar or the lid: walnut, a light line on top, a dark one below."""
    wood(painter, theme, rect, "walnut", seed=11, kept=kept)
    line = theme.px(1)
    if theme.flat:
        painter.fillRect(QRectF(rect.left(), rect.bottom() - line, rect.width(), line), theme.palette.line)
        return
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), line), theme.faded("light", 0.14))
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 2 * line, rect.width(), 2 * line), theme.faded("shadow", 0.45))


def felt(painter: QPainter, theme: Theme, rect: QRectF, colours: Felt, *, radius: float | None = None) -> None:
    """Lay the felt of a game, lit above its middle, with the shadow of the rim around it."""
    corner = theme.radius("felt") if radius is None else radius
    ratio = ratio_of(painter)
    width, height = rect.width(), rect.height()
    key = ("felt", colours, corner)
    painter.drawPixmap(
        rect.topLeft(),
        theme.picture(key, width, height, ratio, lambda into: _felt(into, theme, QRectF(0, 0, width, height), colours, corner)),
    )


def _felt(painter: QPainter, theme: Theme, rect: QRectF, colours: Felt, corner: float) -> None:
    lit, plain = theme.felt(colours)
    if theme.flat:
        fill(painter, rect, plain, corner)
        outline(painter, rect, theme.palette.wood_edge, theme.pen(1.5), corner)
        return
    gradient = QRadialGradient(*FELT_CENTRE, 0.78)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    gradient.setColorAt(0, lit)
    gradient.setColorAt(FELT_PLAIN_AT, plain)
    gradient.setColorAt(1, plain.darker(round(100 / (1 - FELT_EDGE_BLACK))))
    fill(painter, rect, QBrush(gradient), corner)
    ratio, reach = ratio_of(painter), math.ceil(corner) + (INNER_SHADOW + 1) * theme.px(1)
    piece = QRectF(0, 0, 2 * reach + 2, 2 * reach + 2)
    rim = theme.picture(("rim", corner), piece.width(), piece.height(), ratio, lambda into: _rim(into, theme, piece, corner))
    stretch(painter, rim, rect, reach, ratio)


def _rim(painter: QPainter, theme: Theme, rect: QRectF, corner: float) -> None:
    """Paint the shadow that a rim throws on the felt inside it: antialiased rings are dear, and the same round every felt."""
    painter.setClipPath(rounded(rect, corner))
    unit = theme.px(1)
    for ring in range(INNER_SHADOW):
        alpha = 0.30 * (1 - ring / INNER_SHADOW) ** 2
        inside = rect.adjusted(ring * unit, ring * unit, -ring * unit, -ring * unit)
        outline(painter, inside, theme.faded("shadow", alpha), unit, max(corner - ring * unit, 1))
    painter.setPen(QPen(theme.faded("shadow", 0.55), unit * 2))
    painter.drawLine(QPointF(corner, unit), QPointF(rect.width() - corner, unit))


def tray_frame(painter: QPainter, theme: Theme, rect: QRectF, *, radius: float | None = None, kept: bool = True) -> None:
    """Paint the pale wooden frame of a tray or of the box; felt is laid inside it."""
    corner = theme.radius("tray") if radius is None else radius
    depth = theme.px(3)
    fill(painter, rect.adjusted(0, corner, 0, 0), theme.palette.wood_edge, corner)
    face = rect.adjusted(0, 0, 0, -depth)
    wood(painter, theme, face, "pale", radius=corner, seed=23, kept=kept)
    if theme.flat:
        outline(painter, face, theme.palette.wood_edge, theme.pen(1.5), corner)
        return
    painter.save()
    painter.setClipPath(rounded(face, corner))
    outline(painter, face.adjusted(-3, 0, 3, corner), theme.faded("light", 0.45), theme.pen(1.5), corner)
    painter.restore()
    outline(painter, face, theme.faded("wood_edge", 0.35), theme.px(1), corner)


def groove(painter: QPainter, theme: Theme, rect: QRectF, *, radius: float, felted: bool = False) -> None:
    """Paint a hollow: in pale wood (kept dice), or darker felt (wells of letters)."""
    if theme.flat:
        fill(painter, rect, theme.palette.wood_bottom, radius)
        outline(painter, rect, theme.palette.wood_edge, theme.pen(1.5), radius)
        return
    if felted:
        fill(painter, rect, theme.faded("shadow", 0.24), radius)
    else:
        wood(painter, theme, rect, "pale", radius=radius, seed=31)
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    unit = theme.px(1)
    for ring in range(6):
        alpha = 0.34 * (1 - ring / 6) ** 2
        outline(
            painter,
            rect.adjusted(ring * unit * 0.5, ring * unit, -ring * unit * 0.5, 12 * unit),
            theme.faded("shadow", alpha),
            unit,
            radius,
        )
    painter.restore()
    painter.setPen(QPen(theme.faded("light", 0.28), unit))
    painter.drawLine(
        QPointF(rect.left() + radius, rect.bottom() - unit / 2), QPointF(rect.right() - radius, rect.bottom() - unit / 2)
    )


def hinge(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint a brass hinge: a plate with a pin and two screws."""
    corner = theme.px(5)
    top, bottom = theme.palette.brass_top, theme.palette.brass_bottom
    if not theme.flat:
        fill(painter, rect.translated(0, theme.px(2)), theme.faded("shadow", 0.35), corner)
    fill(painter, rect, top if theme.flat else vertical(rect, top, bottom), corner)
    outline(painter, rect, theme.palette.brass_edge, theme.px(1), corner)
    middle = rect.center().y() + theme.pen(0.5)
    screw, pin = theme.px(3), theme.px(12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.brass_edge)
    for x in (rect.left() + theme.px(11), rect.right() - theme.px(11)):
        painter.drawEllipse(QPointF(x, middle), screw, screw)
    painter.setPen(QPen(fade(QColor(theme.palette.brass_edge), 0.9), theme.pen(1.5)))
    painter.drawLine(QPointF(rect.center().x() - pin, middle), QPointF(rect.center().x() + pin, middle))
