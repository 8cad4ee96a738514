"""Plots without axis boxes: scores game after game, how they spread, faces of dice in their band, a sum of parts.

A :class:`Plot` shows one of four kinds of data; each kind says itself in words for who cannot see it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ludogite.ui.style.paint import fill, text_in, track
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme, fade
from ludogite.ui.widgets.base import Centre, FocusRing, Left, Right


def faint(theme: Theme) -> float:
    """Return the alpha of what is not the main thing: stronger on dark grounds."""
    return 0.75 if theme.flat else 0.55 if theme.dark else 0.42


@dataclass(frozen=True, slots=True)
class Curve:
    """Scores in order with their running mean; ``hints`` are said per score, ``ticks`` are (index, month) below.

    ``record`` is the index of the best, with its words.
    """

    values: tuple[int, ...]
    means: tuple[float, ...]
    hints: tuple[str, ...]
    ticks: tuple[tuple[int, str], ...]
    record: int
    record_text: str


@dataclass(frozen=True, slots=True)
class Histogram:
    """Counts per bin: the label under each, what is said of each, and the bin that holds the mean."""

    labels: tuple[str, ...]
    counts: tuple[int, ...]
    hints: tuple[str, ...]
    solid: int


@dataclass(frozen=True, slots=True)
class Bands:
    """Counts, also as texts, against what is expected of each: (low, expected, high) is the same for all."""

    labels: tuple[str, ...]
    counts: tuple[int, ...]
    values: tuple[str, ...]
    hints: tuple[str, ...]
    low: float
    expected: float
    high: float


@dataclass(frozen=True, slots=True)
class Part:
    """A line of a sum: its words, its value as text, its bar from ``start`` to ``end``, and the role of its colour.

    The role "player" is the ink of the plot.
    """

    label: str
    value: str
    start: float
    end: float
    role: str


@dataclass(frozen=True, slots=True)
class Balance:
    """Parts that add up, on one scale that begins at 0."""

    parts: tuple[Part, ...]
    most: float


Data: TypeAlias = Curve | Histogram | Bands | Balance


def axis(low: float, high: float, lines: int = 6) -> tuple[float, ...]:
    """Return at most ``lines`` round values, evenly spaced, that hold both bounds."""
    span = max(high - low, 1)
    for exponent in range(-1, 7):
        for base in (1, 2, 2.5, 5):
            step = base * 10**exponent
            if step < 1:
                continue
            first, last = math.floor(low / step), math.ceil(high / step)
            if last - first + 1 <= lines and step * (lines - 1) >= span:
                return tuple(n * step for n in range(first, max(last, first + 1) + 1))
    return (low, high)


class Plot(Painted, QWidget):
    """Paints one kind of data in the ink of a player; arrows and the pointer tell single values."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._data: Data | None = None
        self._ink = 1
        self._found: list[tuple[QRectF, str]] | None = None
        self._at = -1
        self._measured: tuple[tuple[object, ...], QRectF, tuple[float, ...]] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"))

    def show_data(self, data: Data | None, *, ink: int, name: str) -> None:
        """Show data in an ink under a name for the ear; None shows nothing."""
        self._data, self._ink, self._at = data, ink, -1
        self.setAccessibleName(name)
        self.setAccessibleDescription(in_words(data))
        self._found = None
        self.update()

    def apply_theme(self) -> None:
        self.updateGeometry()
        self._found = None
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        theme = self.theme
        if isinstance(self._data, Balance):
            return QSize(theme.px(160), math.ceil(len(self._data.parts) * self._pitch_least()))
        return QSize(theme.px(220), theme.px(90) + 2 * theme.text_px(20))

    def resizeEvent(self, event: object) -> None:
        self._found = None

    # ---- telling single values -------------------------------------------------------------------------------------

    @property
    def _spots(self) -> list[tuple[QRectF, str]]:
        """Tell where each value stands, for the pointer and the arrows."""
        if self._found is None:
            self._found = list(self._find_spots())
        return self._found

    def _find_spots(self) -> Iterator[tuple[QRectF, str]]:
        data = self._data
        match data:
            case Curve():
                width = self._curve_x(1, data) - self._curve_x(0, data)
                for n, hint in enumerate(data.hints):
                    middle = self._curve_point(n, data.values[n], data)
                    yield QRectF(middle.x() - width / 2, middle.y() - self.theme.px(9), width, self.theme.px(18)), hint
            case Histogram() | Bands():
                for n, hint in enumerate(data.hints):
                    left, wide = self._slot(n, len(data.counts))
                    yield QRectF(left, 0, wide, self.height()), hint

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the value under the pointer."""
        for rect, hint in self._spots:
            if rect.contains(event.position()):
                QToolTip.showText(event.globalPosition().toPoint(), hint, self, rect.toAlignedRect())
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the values with the arrows."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() not in steps or not self._spots:
            super().keyPressEvent(event)
            return
        self._at = min(max(self._at + steps[Qt.Key(event.key())], 0), len(self._spots) - 1)
        rect, hint = self._spots[self._at]
        where = self.mapToGlobal(QPoint(round(rect.center().x()), round(rect.top())))
        QToolTip.showText(where, hint, self)
        self.setAccessibleDescription(hint)
        self.update()

    # ---- painting --------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        match self._data:
            case Curve() as data:
                self._paint_curve(painter, data)
            case Histogram() as data:
                self._paint_bars(painter, data)
            case Bands() as data:
                self._paint_bands(painter, data)
            case Balance() as data:
                self._paint_balance(painter, data)

    def _text_height(self) -> float:
        return QFontMetricsF(self.theme.font("note")).height()

    # a curve

    def _curve_area(self, data: Curve) -> QRectF:
        """Return where the points lie; asked once per point, worked out once per size and look."""
        return self._scale(data)[0]

    def _lines(self, data: Curve) -> tuple[float, ...]:
        return self._scale(data)[1]

    def _scale(self, data: Curve) -> tuple[QRectF, tuple[float, ...]]:
        key = (id(data), self.width(), self.height(), self.theme.zoom, self.theme.text_scale)
        if self._measured is None or self._measured[0] != key:
            lines = self._find_lines(data)
            self._measured = key, self._find_area(data, lines), lines
        return self._measured[1:]

    def _find_area(self, data: Curve, lines: tuple[float, ...]) -> QRectF:
        metrics = QFontMetricsF(self.theme.font("note", tabular=True))
        left = metrics.horizontalAdvance(str(round(lines[-1]))) + self.theme.px(14)
        right = QFontMetricsF(self.theme.font("body", strong=True)).horizontalAdvance(str(max(data.values))) + self.theme.px(14)
        line = self._text_height()
        return QRectF(left, line / 2 + 2, self.width() - left - right, self.height() - 1.5 * line - self.theme.px(8) - 2)

    def _find_lines(self, data: Curve) -> tuple[float, ...]:
        room = max(3, min(7, int(self.height() / max(1.5 * self._text_height(), 1))))
        return axis(min(data.values), max(data.values), room)

    def _curve_x(self, n: float, data: Curve) -> float:
        area, edge = self._curve_area(data), self.theme.px(8)
        return area.x() + edge + (area.width() - 2 * edge) * (n / (len(data.values) - 1) if len(data.values) > 1 else 0.5)

    def _curve_point(self, n: int, value: float, data: Curve) -> QPointF:
        area, lines = self._curve_area(data), self._lines(data)
        return QPointF(self._curve_x(n, data), area.bottom() - area.height() * (value - lines[0]) / (lines[-1] - lines[0]))

    def _curve_points(self, values: Sequence[float], data: Curve) -> list[QPointF]:
        """Return where the values of a curve lie, one per score."""
        area, lines, edge = self._curve_area(data), self._lines(data), self.theme.px(8)
        left, wide = area.x() + edge, area.width() - 2 * edge
        bottom, high, low, span = area.bottom(), area.height(), lines[0], lines[-1] - lines[0]
        last = len(data.values) - 1
        across = (left + wide * (n / last if last else 0.5) for n in range(len(values)))
        return [QPointF(x, bottom - high * (value - low) / span) for x, value in zip(across, values, strict=True)]

    def _paint_curve(self, painter: QPainter, data: Curve) -> None:
        theme, area, ink = self.theme, self._curve_area(data), self.theme.player(self._ink).colour
        line = self._text_height()
        for value in self._lines(data):
            y = self._curve_point(0, value, data).y()
            painter.fillRect(QRectF(area.x(), round(y), area.width(), math.ceil(theme.px(1))), theme.palette.line)
            painter.setFont(theme.font("note", tabular=True))
            text_in(painter, QRectF(0, y - line / 2, area.x() - theme.px(10), line), str(round(value)), theme.palette.muted, Right)
        painter.setFont(theme.font("note"))
        end = -math.inf
        for n, text in data.ticks:
            wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
            x = min(max(self._curve_x(n, data) - wide / 2, 0), self.width() - wide - 1)
            if x > end + theme.px(10):
                text_in(painter, QRectF(x, self.height() - line, wide + 1, line), text, theme.palette.muted, Left)
                end = x + wide
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade(ink, faint(theme)))
        size, chosen = theme.pen(4.6), fade(ink, 1.0)
        for n, spot in enumerate(self._curve_points(data.values, data)):
            if n == self._at != data.record:
                painter.save()
                painter.setBrush(chosen)
                painter.drawEllipse(spot, size, size)
                painter.restore()
            elif n != data.record:
                painter.drawEllipse(spot, size, size)
        self._paint_mean(painter, data)
        self._paint_record(painter, data)

    def _paint_mean(self, painter: QPainter, data: Curve) -> None:
        theme, ink = self.theme, self.theme.player(self._ink).colour
        first, *others = self._curve_points(data.means, data)
        path = QPainterPath(first)
        for spot in others:
            path.lineTo(spot)
        pen = QPen(ink, theme.pen(3.6))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setFont(theme.font("body", strong=True))
        high = QFontMetricsF(painter.font()).height()
        last = self._curve_point(len(data.means) - 1, data.means[-1], data)
        x = last.x() + theme.px(9)
        self._paint_label(
            painter, QRectF(x, last.y() - high / 2, self.width() - x, high), str(math.floor(data.means[-1] + 0.5)), ink
        )

    def _paint_record(self, painter: QPainter, data: Curve) -> None:
        theme = self.theme
        spot = self._curve_point(data.record, data.values[data.record], data)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.accent)
        painter.drawEllipse(spot, theme.pen(7), theme.pen(7))
        painter.setFont(theme.font("body", strong=True))
        metrics = QFontMetricsF(painter.font())
        wide, gap = metrics.horizontalAdvance(data.record_text), theme.px(13)
        x, y = spot.x() - gap - wide, spot.y() - metrics.height() / 2
        if x < self._curve_area(data).x():  # at the right then, and above the mean, which begins there
            x, y = spot.x() + gap, max(y - metrics.height() * 0.6, 0.0)
        self._paint_label(painter, QRectF(x, y, wide + 1, metrics.height()), data.record_text, theme.palette.accent)

    def _paint_label(self, painter: QPainter, rect: QRectF, text: str, ink: QColor) -> None:
        """Write beside a point; the lines of the grid stop before it."""
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
        gap = self.theme.px(3)
        fill(
            painter,
            QRectF(rect.left(), rect.top(), min(wide, rect.width()), rect.height()).adjusted(-gap, 0, gap, 0),
            self.theme.palette.surface,
        )
        text_in(painter, rect, text, ink, Left)

    # bars

    def _slot(self, n: int, of: int) -> tuple[float, float]:
        """Return where the n-th of the bars has its room: left edge and width (px)."""
        wide = self.width() / max(of, 1)
        return n * wide, wide

    def _paint_bars(self, painter: QPainter, data: Histogram) -> None:
        theme, ink, line = self.theme, self.theme.player(self._ink).colour, self._text_height()
        top, bottom = line + theme.px(4), self.height() - line - theme.px(6)
        scale = (bottom - top) / max(*data.counts, 1)
        for n, count in enumerate(data.counts):
            left, room = self._slot(n, len(data.counts))
            wide = min(room - theme.px(6), theme.px(54))
            bar = QRectF(left + (room - wide) / 2, bottom - count * scale, wide, count * scale)
            if count:
                fill(painter, bar, fade(ink, 1.0 if n == data.solid else 0.55), theme.radius("cell"))
                painter.setFont(theme.font("note", strong=True, tabular=True))
                text_in(painter, QRectF(left, bar.top() - line - theme.px(2), room, line), str(count), theme.palette.ink, Centre)
            painter.setFont(theme.font("note", tabular=True))
            text_in(painter, QRectF(left, bottom + theme.px(6), room, line), data.labels[n], theme.palette.muted, Centre)
        painter.fillRect(QRectF(0, bottom, self.width(), math.ceil(theme.px(1))), theme.palette.line)

    def _paint_bands(self, painter: QPainter, data: Bands) -> None:
        """Paint the band of fair dice, the line they follow on and on, and a dot per face with its stem from that line."""
        theme, ink, line = self.theme, self.theme.player(self._ink).colour, self._text_height()
        top, bottom = line + theme.px(12), self.height() - line - theme.px(14)
        reach = 1.12 * max(data.high - data.expected, *(abs(count - data.expected) for count in data.counts), 1)

        def level(count: float) -> float:
            return (top + bottom) / 2 - (count - data.expected) / reach * (bottom - top) / 2

        band = QRectF(0, level(data.high), self.width(), level(data.low) - level(data.high))
        fill(painter, band, theme.faded("positive", 0.20), theme.radius("cell"))
        pen = QPen(theme.palette.positive, theme.pen(1.5))
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawLine(QPointF(0, level(data.expected)), QPointF(self.width(), level(data.expected)))
        for n, count in enumerate(data.counts):
            left, room = self._slot(n, len(data.counts))
            spot = QPointF(left + room / 2, level(count))
            painter.setPen(QPen(ink, theme.pen(3)))
            painter.drawLine(QPointF(spot.x(), level(data.expected)), spot)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(spot, theme.pen(6), theme.pen(6))
            painter.setFont(theme.font("note", strong=True, tabular=True))
            over = count >= data.expected
            y = spot.y() - line - theme.px(7) if over else spot.y() + theme.px(7)
            text_in(painter, QRectF(left, y, room, line), data.values[n], theme.palette.ink, Centre)
            painter.setFont(theme.font("note", tabular=True))
            text_in(painter, QRectF(left, self.height() - line, room, line), data.labels[n], theme.palette.muted, Centre)

    # a sum

    def _pitch_least(self) -> float:
        return QFontMetricsF(self.theme.font("body")).height() + self.theme.px(20)

    def _paint_balance(self, painter: QPainter, data: Balance) -> None:
        theme = self.theme
        pitch = min(self.height() / max(len(data.parts), 1), self._pitch_least() * 1.25)
        words = QFontMetricsF(theme.font("body")).height()
        high = theme.px(11)
        for n, part in enumerate(data.parts):
            y = n * pitch
            colour = theme.player(self._ink).colour if part.role == "player" else theme.palette.of(part.role)
            last = n == len(data.parts) - 1
            painter.setFont(theme.font("body", strong=True, tabular=True))
            value = QFontMetricsF(painter.font()).horizontalAdvance(part.value) + 2
            said = colour if part.role != "control_outline" else theme.palette.ink
            text_in(painter, QRectF(self.width() - value, y, value, words), part.value, said, Right)
            painter.setFont(theme.font("body", strong=last))
            text_in(painter, QRectF(0, y, self.width() - value - theme.px(6), words), part.label, theme.palette.ink, Left)
            groove = QRectF(0, y + words + theme.px(3), self.width(), high)
            track(painter, theme, groove, 0, colour)
            start, end = sorted((part.start / data.most * self.width(), part.end / data.most * self.width()))
            bar = QRectF(start, groove.y(), max(end - start, high), high)
            fill(painter, bar, colour, high / 2)


def in_words(data: Data | None) -> str:
    """Say the data of a plot as a table in words."""
    match data:
        case Curve() | Histogram() | Bands():
            return "\n".join(data.hints)
        case Balance():
            return "\n".join(f"{part.label} {part.value}" for part in data.parts)
        case None:
            return ""


def month_ticks(months: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """Return where a new month begins in a list of months, with its name."""
    return tuple((n, month) for n, month in enumerate(months) if n == 0 or month != months[n - 1])
