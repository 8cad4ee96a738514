"""The players one below the other: badge, name, how far to the target, points; the one to move in a band of her colour."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QRectF, QVariantAnimation
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.ink_bar import ink_bar
from ludogite.ui.style.paint import edge_width, fill, outline, text_in, track
from ludogite.ui.style.painted import Painted, be
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import LEAST_TEXT, Theme, hold, narrow
from ludogite.ui.widgets.base import Left, Right
from ludogite.ui.widgets.panels import Paper

ROW, ROW_SMALL = 58, 46
BADGE, BADGE_SMALL = 42, 32
BAR_HIGH = 8
STRIP, STRIP_FROM, STRIP_FROM_SMALL = 46, 1.6, 1.25
"""Px at 100 % of the line in which all stand, and from which size of text on; in a small window too."""
LEGEND_WIDE, LEGEND_HIGH, BAR_UNDER = 52, 5, 6
"""Px at 100 % of the bar under a name, the same as under the letters of that player; and how far the name rises for it."""


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """One player: ink, name, portrait, a word beside it, points, share of the target (None: no bar), and how the row is meant."""

    ink: int
    name: str
    note: str
    points: int
    share: float | None = None
    active: bool = False
    out: bool = False
    spoken: str = ""
    face: str = ""


class StandingRow(Painted, QWidget):
    """One player's row."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        be(self, QAccessible.Role.ListItem)
        self._told = SeatStanding(1, "", "", 0)
        self._shown = 0.0
        self.is_first = self.is_last = self.is_beside = False
        """Where it stands among the rows; or beside them, where all share one line."""
        self._count = QVariantAnimation(self)
        self._count.setEasingCurve(QEasingCurve.Type.OutQuart)
        self._count.valueChanged.connect(self._on_count)

    @property
    def standing(self) -> SeatStanding:
        """What is shown."""
        return self._told

    def show_standing(self, standing: SeatStanding) -> None:
        """Show a player; points that grow are counted up."""
        same = standing.name == self._told.name and standing.ink == self._told.ink
        before, self._told = self._told, standing
        self.setAccessibleName(standing.spoken)
        duration = self.theme.ms("points_count")
        if same and duration > 0 and self.isVisible() and standing.points != before.points:
            self._count.stop()
            self._count.setStartValue(float(before.points))
            self._count.setEndValue(float(standing.points))
            self._count.setDuration(duration)
            self._count.start()
        elif standing.points != before.points or not same:
            self._count.stop()
            self._shown = float(standing.points)
        self.update()

    def _on_count(self, value: float) -> None:
        self._shown = value
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the row: the whole width in the player's colour when it is his turn."""
        theme, told, rect = self.theme, self._told, QRectF(self.rect())
        ink = theme.player(told.ink)
        if told.active:
            corner = theme.radius("paper") - 1
            before, after = (0 if self.is_first else -corner), (0 if self.is_last else corner)
            band = rect.adjusted(before, 0, after, 0) if self.is_beside else rect.adjusted(0, before, 0, after)
            fill(painter, band, ink.colour, corner)
        mark = theme.palette.on_player if told.active else theme.palette.of("muted" if told.out else "ink")
        soft = mark if told.active else theme.palette.muted
        side = min(theme.px(BADGE_SMALL if theme.small else BADGE), rect.height() - 4)
        pad = theme.px(4 if self.is_beside else 10)
        portrait(painter, theme, QRectF(pad, (rect.height() - side) / 2, side, side), told.face, ink, turned=told.active)
        x = pad + side + theme.px(4 if self.is_beside else 13)
        points = str(round(self._shown))
        font = theme.font("page")
        hold(font, max(rect.height() * 0.5, self._least()))
        painter.setFont(font)
        wide = max(QFontMetricsF(font).horizontalAdvance(points), theme.px(0 if self.is_beside else 54))
        right = rect.width() - theme.px(6 if self.is_beside else 16)
        text_in(painter, QRectF(right - wide, 0, wide, rect.height()), points, mark, Right)
        end = right - wide - theme.px(6 if self.is_beside else 12)
        if told.share is not None and not self.is_beside:
            bar = QRectF(rect.width() * 0.473, (rect.height() - theme.px(BAR_HIGH)) / 2, 0, theme.px(BAR_HIGH))
            bar.setRight(max(end - theme.px(4), bar.left() + theme.px(40)))
            self._paint_bar(painter, bar)
            end = bar.left() - theme.px(10)
        self._paint_name(painter, x, end, mark=mark, soft=soft)

    def _least(self) -> int:
        """Give the least size of what is read here, in px."""
        return self.theme.least_text() if self.theme.text_scale > 1 else 0

    def _paint_name(self, painter: QPainter, x: float, end: float, *, mark: QColor, soft: QColor) -> None:
        theme, told, high = self.theme, self._told, self.height()
        name, note = theme.font("name"), theme.font("note")
        for font in (name, note):
            hold(font, max(high * 0.42, self._least()))
        name.setStrikeOut(told.out)
        metrics = QFontMetricsF(name)
        written = narrow(QFont(name), told.name, end - x)
        if self.is_beside and written.pixelSize() < self._least():  # the portrait says who it is
            return
        wide = min(metrics.horizontalAdvance(told.name) + 1, max(end - x, theme.px(48)))
        painter.setFont(name)
        rise = min(high * 0.1, theme.px(BAR_UNDER))
        text_in(painter, QRectF(x, -rise, wide, high), told.name, mark, Left)
        room = QRectF(x + wide + theme.px(8), theme.px(1) - rise, end - x - wide - theme.px(8), high)
        least = QFontMetricsF(hold(QFont(note), max(LEAST_TEXT, self._least()))).horizontalAdvance(told.note)
        if least <= room.width():  # the name matters more
            painter.setFont(note)
            text_in(painter, room, told.note, soft, Left, shrink=0)
        bar = QRectF(x, high / 2 - rise + metrics.height() * 0.45, min(theme.px(LEGEND_WIDE), end - x), theme.pen(LEGEND_HIGH))
        ink_bar(painter, bar, theme.player(told.ink), mark if told.active else None)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        theme, told = self.theme, self._told
        ink = theme.player(told.ink)
        share = min(max(told.share or 0.0, 0.0), 1.0)
        if not told.active:
            track(painter, theme, bar, share, ink.colour)
            return
        corner = bar.height() / 2
        if share > 0:
            done = QRectF(bar.left(), bar.top(), max(bar.width() * share, bar.height()), bar.height())
            fill(painter, done, theme.palette.on_player, corner)
        outline(painter, bar, theme.palette.on_player, theme.pen(1), corner)


class Standings(Paper):
    """The paper with the players' rows, in playing order; beside each other where large text leaves the letters no room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        be(self, QAccessible.Role.List)
        self.rows: list[StandingRow] = []

    def show_standings(self, standings: list[SeatStanding]) -> None:
        """Show these players."""
        while len(self.rows) < len(standings):
            self.rows.append(StandingRow(self.theme, self))
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(standings))
        for row, standing in zip(self.rows, standings, strict=False):
            row.show_standing(standing)
        self._lay()

    def wished_height(self) -> int:
        """Give the height of all rows, in px."""
        if self._is_strip():
            return self.theme.px(STRIP) + 2
        shown = sum(not row.isHidden() for row in self.rows)
        return shown * max(self.theme.px(ROW_SMALL if self.theme.small else ROW), self.theme.text_px(30)) + 2

    def _is_strip(self) -> bool:
        """Tell whether all stand in one line."""
        return not self.theme.tall and self.theme.text_scale > (STRIP_FROM_SMALL if self.theme.small else STRIP_FROM)

    def _lay(self) -> None:
        shown = [row for row in self.rows if not row.isHidden()]
        high, wide = self.height() - 2, self.width() - 2
        for number, row in enumerate(shown):
            row.is_first, row.is_last, row.is_beside = number == 0, number == len(shown) - 1, self._is_strip()
            if row.is_beside:
                left, right = wide * number // len(shown), wide * (number + 1) // len(shown)
                row.setGeometry(1 + left, 1, right - left, high)
                continue
            top, bottom = high * number // len(shown), high * (number + 1) // len(shown)
            row.setGeometry(1, 1 + top, self.width() - 2, bottom - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paint(self, painter: QPainter) -> None:
        """Paint the paper with a hairline between the rows; the band of the player to move is rounded with it."""
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # sharp, also between two pixels
        line = edge_width(self.theme)
        for row in self.rows[1:]:
            if not row.isHidden() and not row.is_beside:
                painter.fillRect(QRectF(1, row.y() - line / 2, self.width() - 2, line), self.theme.palette.line)
