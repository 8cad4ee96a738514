"""The press: draws lines, boxes and texts on an A4 page in millimetres; the same strokes for a printer, a PDF and a preview."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Centre, Left, Right

A4: Final = (210.0, 297.0)
MARGIN: Final = 12.0
"""Mm around what is printed: every printer reaches there."""
GRAIN: Final = 20
"""Drawing units per mm: sizes of type are whole numbers of them."""
FINE, BOLD_LINE, FRAME = 0.18, 0.4, 0.6
"""Widths of lines, in mm."""
INSET: Final = 1.2
"""Mm between a text and the edge of its box."""
LEAST: Final = 0.72
"""A text may shrink so far to fit its box."""
HEAD_HIGH: Final = 19.0
"""Mm of the title above a sheet."""

__all__ = ["A4", "BOLD_LINE", "FINE", "FRAME", "HEAD_HIGH", "MARGIN", "Centre", "Left", "Press", "Right", "Table"]


class Press:
    """Draws one page with a painter; ``cramped`` lists the texts that do not fit their boxes, however small."""

    def __init__(self, painter: QPainter, theme: Theme, width: float, height: float) -> None:
        """Draw on ``width`` × ``height`` px of the painter, which stand for a whole A4 page."""
        self.painter = painter
        self.theme = theme
        self.cramped: list[str] = []
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = min(width / A4[0], height / A4[1]) / GRAIN
        painter.translate((width - A4[0] * GRAIN * scale) / 2, (height - A4[1] * GRAIN * scale) / 2)
        painter.scale(scale, scale)

    @property
    def area(self) -> QRectF:
        """Give what lies within the margins, in mm."""
        return QRectF(MARGIN, MARGIN, A4[0] - 2 * MARGIN, A4[1] - 2 * MARGIN)

    def place(self, rect: QRectF) -> QRectF:
        """Turn mm into drawing units."""
        return QRectF(rect.left() * GRAIN, rect.top() * GRAIN, rect.width() * GRAIN, rect.height() * GRAIN)

    def font(self, size: float, *, display: bool = False, bold: bool = False) -> QFont:
        """Give a font so many mm high."""
        return self.theme.letter_font(size * GRAIN, "display" if display else "text", bold=bold)

    def text(
        self,
        rect: QRectF,
        text: str,
        size: float = 3.6,
        align: Qt.AlignmentFlag = Left,
        *,
        display: bool = False,
        bold: bool = False,
        role: str = "ink",
    ) -> None:
        """Write one line in a box, smaller where it would not fit."""
        box = self.place(rect.adjusted(INSET, 0, -INSET, 0))
        font = self.font(size, display=display, bold=bold)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > box.width():
            share = max(box.width() / wide * 0.99, LEAST)
            font = self.font(size * share, display=display, bold=bold)
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(text) > box.width() + 1 or metrics.capHeight() > box.height():
            self.cramped.append(text)
        self.painter.setFont(font)
        self.painter.setPen(self.theme.palette.of(role))
        self.painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)

    def note(self, rect: QRectF, text: str, size: float = 3.2, *, role: str = "muted") -> None:
        """Write a few lines in a box."""
        box, flags = self.place(rect), int(Left | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        self.painter.setFont(self.font(size))
        needed = QFontMetricsF(self.painter.font()).boundingRect(box, flags, text)
        if needed.height() > box.height() + 1 or needed.width() > box.width() + 1:
            self.cramped.append(text)
        self.painter.setPen(self.theme.palette.of(role))
        self.painter.drawText(box, flags, text)

    def portrait(self, rect: QRectF, face: str, ink: int) -> None:
        """Draw somebody's face in the ring of the ink (1 to 8)."""
        portrait(self.painter, self.theme, self.place(rect), face, self.theme.player(ink))

    def line(self, x1: float, y1: float, x2: float, y2: float, width: float = FINE, role: str = "control_outline") -> None:
        """Draw a line."""
        self.painter.setPen(QPen(self.theme.palette.of(role), width * GRAIN))
        self.painter.drawLine(QPointF(x1 * GRAIN, y1 * GRAIN), QPointF(x2 * GRAIN, y2 * GRAIN))

    def fill(self, rect: QRectF, role: str = "surface_soft", corner: float = 0.0) -> None:
        """Tint a box."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.theme.palette.of(role))
        self.painter.drawRoundedRect(self.place(rect), corner * GRAIN, corner * GRAIN)

    def frame(self, rect: QRectF, width: float = FRAME, corner: float = 0.0, colour: QColor | None = None) -> None:
        """Draw the edge of a box."""
        self.painter.setPen(QPen(colour or self.theme.palette.ink, width * GRAIN))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(self.place(rect), corner * GRAIN, corner * GRAIN)

    def title(self, name: str, kind: str, fields: Sequence[str] = ()) -> float:
        """Write what a sheet is for, with lines to fill in at its right; return where the sheet may begin (mm)."""
        area = self.area
        self.text(QRectF(area.left() - INSET, area.top(), 104, 9.5), name, 8.4, display=True, bold=True)
        self.text(QRectF(area.left() - INSET, area.top() + 9.5, 104, 6), kind, 4.0, role="muted")
        room = (area.width() - 106) / max(len(fields), 1)
        for number, field in enumerate(fields):
            left = area.right() - (len(fields) - number) * room
            advance = QFontMetricsF(self.font(3.6)).horizontalAdvance(field) / GRAIN
            self.text(QRectF(left, area.top() + 8, advance + 3, 7), field, 3.6)
            end = left + room - (3 if number < len(fields) - 1 else 0)
            self.line(left + advance + 3, area.top() + 13.6, end, area.top() + 13.6, FINE, "ink")
        return area.top() + HEAD_HIGH

    def foot(self, text: str) -> None:
        """Write a status line at the foot of the page."""
        area = self.area
        self.text(QRectF(area.left() - INSET, area.bottom() - 4, area.width(), 4), text, 2.9, role="muted")


@dataclass(frozen=True, slots=True)
class Table:
    """Columns of a sheet: the left edge, the width of each in mm, from left to right."""

    left: float
    widths: tuple[float, ...]

    @property
    def right(self) -> float:
        """The right edge, in mm."""
        return self.left + sum(self.widths)

    def cell(self, column: int, top: float, high: float, span: int = 1) -> QRectF:
        """Give a cell, or several side by side."""
        left = self.left + sum(self.widths[:column])
        return QRectF(left, top, sum(self.widths[column : column + span]), high)

    def row(self, press: Press, top: float, high: float, *, tint: str = "", line: float = FINE) -> None:
        """Draw the ground of a row and the line below it."""
        if tint:
            press.fill(QRectF(self.left, top, self.right - self.left, high), tint)
        press.line(self.left, top + high, self.right, top + high, line)

    def close(self, press: Press, top: float, bottom: float, *, heavy: Sequence[int] = ()) -> None:
        """Draw the upright lines between columns, those before ``heavy`` columns thick, and the frame round it all."""
        x = self.left
        for number, width in enumerate(self.widths[:-1], start=1):
            x += width
            press.line(x, top, x, bottom, BOLD_LINE if number in heavy else FINE, "ink" if number in heavy else "control_outline")
        press.frame(QRectF(self.left, top, self.right - self.left, bottom - top))
