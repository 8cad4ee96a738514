"""A keepsake of a game: the finished table in a frame of pale wood, with names, date and one sentence on the mount."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.printed.order import paper_theme
from ludogite.ui.style.paint import fill, outline, shadow, text_in
from ludogite.ui.style.paint_wood import tray_frame
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Centre, Left

TABLE: Final = QSize(1280, 748)
RATIO: Final = 2
"""Px of the picture for each of the table's."""
FRAME, MOUNT, FOOT = 34, 44, 150
"""Px of the frame, of the mount on three sides, and of the mount under the table, where it is written on."""


@dataclass(frozen=True, slots=True)
class Keepsake:
    """What is written under the table: the name of the game, who had how many points, the day, and one sentence."""

    game: str
    seats: Sequence[SeatInfo]
    scores: Sequence[int]
    day: str
    sentence: str


def table_of(screen: QWidget) -> QPixmap:
    """Draw the table of a screen, which goes then."""
    try:
        screen.resize(TABLE)
        picture = QPixmap(TABLE * RATIO)
        picture.setDevicePixelRatio(RATIO)
        screen.render(picture)
        return picture
    finally:
        screen.deleteLater()


def picture(theme: Theme, make_screen: Callable[[Theme], QWidget], kept: Keepsake) -> QImage:
    """Frame the table of a screen that is made for it, in daylight; the picture is the same in every theme and text size."""
    light = paper_theme(theme)
    light.set_reduced_motion(True)
    light.fit(TABLE.width(), TABLE.height())
    wide, high = TABLE.width() + 2 * (FRAME + MOUNT), TABLE.height() + 2 * FRAME + MOUNT + FOOT
    whole = QImage(QSize(wide, high) * RATIO, QImage.Format.Format_RGB32)
    whole.setDevicePixelRatio(RATIO)
    whole.fill(light.palette.ground)
    table = table_of(make_screen(light))
    with QPainter(whole) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tray_frame(painter, light, QRectF(0, 0, wide, high), radius=light.radius("paper"))
        mount = QRectF(FRAME, FRAME, wide - 2 * FRAME, high - 2 * FRAME - 3)
        fill(painter, mount, light.palette.surface)
        outline(painter, mount, light.palette.wood_edge, 1.5, 0)
        place = QRectF(FRAME + MOUNT, FRAME + MOUNT, TABLE.width(), TABLE.height())
        shadow(painter, light, place, "small", 0)
        painter.drawPixmap(place.topLeft(), table)
        outline(painter, place, light.palette.control_outline, 1, 0)
        _write(painter, light, QRectF(place.left(), place.bottom(), place.width(), FOOT - MOUNT / 2), kept)
    return whole


def _write(painter: QPainter, theme: Theme, room: QRectF, kept: Keepsake) -> None:
    """Write the sentence, who played, and the game with its day."""
    painter.setFont(theme.letter_font(30))
    text_in(painter, QRectF(room.left(), room.top() + 14, room.width(), 42), kept.sentence, theme.palette.ink, Centre)
    painter.setFont(theme.letter_font(20, "text"))
    metrics = QFontMetricsF(painter.font())
    told = [f"{info.name}  {texts.number(score)}" for info, score in zip(kept.seats, kept.scores, strict=True)]
    side, gap = 28.0, 28.0
    widths = [side + 10 + metrics.horizontalAdvance(one) for one in told]
    scale = min(room.width() / (sum(widths) + gap * (len(widths) - 1)), 1.0)
    painter.save()
    painter.translate(QPointF(room.center().x(), room.top() + 78))
    painter.scale(scale, scale)
    x = -(sum(widths) + gap * (len(widths) - 1)) / 2
    for info, one, advance in zip(kept.seats, told, widths, strict=True):
        portrait(painter, theme, QRectF(x, -side / 2, side, side), info.face, theme.player(info.ink))
        text_in(painter, QRectF(x + side + 10, -18, advance - side, 36), one, theme.palette.ink, Left)
        x += advance + gap
    painter.restore()
    painter.setFont(theme.letter_font(16, "text", bold=False))
    when = f"{kept.game} · {kept.day}"
    text_in(painter, QRectF(room.left(), room.top() + 98, room.width(), 26), when, theme.palette.muted, Centre)
