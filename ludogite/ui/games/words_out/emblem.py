"""The emblem: four cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ludogite.ui.style.paint import fill, outline
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.emblem import ground_shadow


def _card(painter: QPainter, theme: Theme, x: float, y: float, tilt: float, letter: str, *, red: bool = False) -> None:
    painter.save()
    painter.translate(x, y)
    painter.rotate(tilt)
    body = QRectF(-23, -34, 46, 68)
    fill(painter, body.translated(0.6, 2.2), theme.faded("shadow", 0.4), 5.5)
    fill(painter, body, theme.palette.of("card_red" if red else "card_white"), 5.5)
    outline(painter, body, theme.faded("shadow", 0.22), 0.8, 5.5)
    line = theme.faded("light", 0.7) if red else theme.faded("shadow", 0.12)
    outline(painter, body.adjusted(3, 3, -3, -3), line, 0.8, 3.5)
    painter.setPen(theme.palette.of("card_text_on_colour" if red else "card_text"))
    painter.setFont(theme.letter_font(31))
    painter.drawText(body.adjusted(0, 0, 0, -2), Qt.AlignmentFlag.AlignCenter, letter)
    if red:
        badge = QRectF(-3, 15, 25, 16)
        fill(painter, badge, theme.palette.card_white, 8)
        painter.setPen(theme.palette.card_red)
        painter.setFont(theme.letter_font(13, "text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "×2")
    painter.restore()


def draw(painter: QPainter, theme: Theme) -> None:
    """Draw it in a field of 200 × 150."""
    ground_shadow(painter, theme, QPointF(100, 132), 80, 12)
    _card(painter, theme, 39, 81, -14, "Q", red=True)
    _card(painter, theme, 79, 71, -5, "U")
    _card(painter, theme, 119, 71, 5, "I")
    _card(painter, theme, 161, 80, 17, "Z", red=True)
