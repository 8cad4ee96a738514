"""The leather dice cup that stands on the felt while the dice wait to be thrown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen

from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.die import FacePainter, Pips, Pose, paint_body, paint_shadow

RIM_HIGH = 0.26
"""Height of the rim's ellipse, in widths of the cup."""
FOOT = 0.80
"""Width of the foot, in widths of the rim."""

ORDINARY: Final[tuple[FacePainter, ...]] = (Pips(3), Pips(6), Pips(5))


def paint_cup(painter: QPainter, look: Look, rect: QRectF, faces: tuple[FacePainter, ...] = ORDINARY) -> None:
    """Paint the cup in a rectangle (px), three dice with these faces looking out over its rim."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = rect.width()
    rim = QRectF(rect.left(), rect.top() + wide * 0.24, wide, wide * RIM_HIGH)
    if not look.flat:
        paint_shadow(painter, look, QPointF(rect.center().x(), rect.bottom() - wide * 0.06), wide * 1.05)
    _paint_inside(painter, look, rim, faces)
    _paint_leather(painter, look, rect, rim)
    painter.restore()


def _paint_inside(painter: QPainter, look: Look, rim: QRectF, faces: tuple[FacePainter, ...]) -> None:
    """Paint the dark mouth of the cup, and the dice in it."""
    painter.setPen(QPen(look.colour("wood_edge"), look.px(1.5)))
    painter.setBrush(look.colour("walnut_bottom"))
    painter.drawEllipse(rim)
    side = rim.width() * 0.34
    for (x, y, tilt), face in zip(((-0.20, -0.12, -16.0), (0.22, -0.10, 14.0), (0.01, 0.16, 5.0)), faces, strict=True):
        pose = Pose(rim.center().x() + x * rim.width(), rim.center().y() + y * rim.height() - 0.06 * rim.width(), side, tilt)
        painter.save()
        painter.translate(pose.centre)
        paint_body(painter, look, pose.side, pose.tilt)
        painter.rotate(pose.tilt)
        face(painter, look, pose.side)
        painter.restore()


def _paint_leather(painter: QPainter, look: Look, rect: QRectF, rim: QRectF) -> None:
    """Paint the body below the front of the rim: leather, a brass band, a seam."""
    foot_half, bottom = rect.width() * FOOT / 2, rect.bottom()
    curve = rim.height() * 0.42
    body = QPainterPath(QPointF(rim.left(), rim.center().y()))
    body.arcTo(rim, 180, 180)
    body.lineTo(rect.center().x() + foot_half, bottom - curve)
    body.quadTo(rect.center().x(), bottom + curve, rect.center().x() - foot_half, bottom - curve)
    body.closeSubpath()
    leather = QLinearGradient(rect.left(), 0, rect.right(), 0)
    dark, light = look.colour("walnut_bottom"), look.colour("walnut_top")
    for at, colour in ((0.0, dark), (0.32, light.lighter(118)), (0.6, light), (1.0, dark.darker(125))):
        leather.setColorAt(at, dark if look.flat else colour)
    painter.setPen(QPen(look.colour("wood_edge"), look.px(1.5)))
    painter.setBrush(QBrush(leather))
    painter.drawPath(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, role, width in ((0.075, "brass_top", 4.0), (0.80, "on_wood_muted", 1.4)):
        drop = (bottom - rim.bottom()) * share
        half = rect.width() * (1 - (1 - FOOT) * share) / 2 - look.px(1)
        pen = QPen(look.colour(role), look.px(width))
        if width < 2:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        band = QRectF(rect.center().x() - half, rim.top() + drop, 2 * half, rim.height() * (1 - 0.1 * share))
        painter.drawArc(band, 184 * 16, 172 * 16)
