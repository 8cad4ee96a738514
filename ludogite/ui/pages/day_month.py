"""The month of the games of the day: a cell for each day, with what somebody made of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ludogite.services.day import FIRST
from ludogite.ui import texts
from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.dates import full_day
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets import Centre, Control, Label

WEEK = 7
WEEKS = 6


def first_cell(month: date) -> date:
    """Give the Monday on or before the first of a month."""
    first = month.replace(day=1)
    return first - timedelta(days=first.weekday())


def qdate(day: date) -> QDate:
    """Give a date as Qt writes it."""
    return QDate(day.year, day.month, day.day)


class DayCell(Control):
    """A day: its number, and the score of that day below it; a day to come cannot be chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.day = date.min
        self.score: int | None = None
        self.is_today = False

    def show_day(self, day: date, words: GameTexts, score: int | None, *, today: date, here: bool) -> None:
        """Show a day; one of another month (not ``here``) leaves its place empty."""
        self.day, self._words, self.score, self.is_today = day, words, score, day == today
        self.setVisible(here)
        self.setEnabled(day <= today)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        if self.day == date.min:
            return
        self.setText(str(self.day.day))
        made = self.tr("pas joué") if self.score is None else self._words.score(self.score)
        said = f"{full_day(qdate(self.day))}, {made}"
        self.setAccessibleName(self.tr("aujourd’hui, {day}").format(day=said) if self.is_today else said)

    def sizeHint(self) -> QSize:
        high = self.line_height("body") + self.line_height("note") + self.theme.px(8)
        return QSize(self.theme.px(40), max(self.theme.size("touch_min"), round(high)))

    def paint(self, painter: QPainter) -> None:
        """Paint number and score; today in a ring, the chosen day on colour."""
        theme, rect = self.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            fill(painter, rect, theme.palette.accent, self.corner())
        elif self.score is not None:
            fill(painter, rect, theme.palette.positive_tint, self.corner())
        elif self.hot():
            fill(painter, rect, theme.palette.surface_soft, self.corner())
        if self.is_today:
            outline(painter, rect, theme.palette.accent, theme.pen(2), self.corner())
        colour = "on_accent" if self.isChecked() else "ink" if self.isEnabled() else "muted"
        number, note = self.line_height("body"), self.line_height("note")
        top = (self.height() - number - note) / 2 if self.score is not None else (self.height() - number) / 2
        painter.setFont(theme.font("body", tabular=True))
        text_in(painter, QRectF(0, top, self.width(), number), self.text(), theme.palette.of(colour), Centre)
        if self.score is not None:
            painter.setFont(theme.font("note", tabular=True, strong=True))
            points = texts.number(self.score)
            text_in(painter, QRectF(0, top + number, self.width(), note), points, theme.palette.of(colour), Centre)


class MonthGrid(Themed, QWidget):
    """The cells of a month under the days of the week; arrows go from day to day."""

    chosen = Signal(object)
    """A day was chosen (``date``)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._grid = self.scaled(QGridLayout(self), spacing=4)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.heads = [Label(theme, "note", "muted") for _ in range(WEEK)]
        for column, head in enumerate(self.heads):
            head.setAlignment(Centre)
            self._grid.addWidget(head, 0, column)
            self._grid.setColumnStretch(column, 1)
        self.cells = [DayCell(theme, self) for _ in range(WEEK * WEEKS)]
        for number, cell in enumerate(self.cells):
            self._grid.addWidget(cell, 1 + number // WEEK, number % WEEK)
            cell.clicked.connect(self._clicked)
        self.retranslate()

    def show_month(self, month: date, scores: Mapping[date, int], *, chosen: date, today: date, words: GameTexts) -> None:
        """Show a month of a game (its words) with somebody's scores by day."""
        first = first_cell(month)
        for number, cell in enumerate(self.cells):
            day = first + timedelta(days=number)
            cell.show_day(day, words, scores.get(day), today=today, here=(day.year, day.month) == (month.year, month.month))
            cell.setAutoExclusive(False)
            cell.setChecked(day == chosen and not cell.isHidden())
            cell.setAutoExclusive(True)

    def _clicked(self) -> None:
        cell = next((cell for cell in self.cells if cell.isChecked()), None)
        if cell is not None:
            self.chosen.emit(cell.day)

    def retranslate(self) -> None:
        for number, head in enumerate(self.heads):
            head.setText(QLocale().toString(qdate(first_cell(FIRST) + timedelta(days=number)), self.tr("ddd")))
        for cell in self.cells:
            cell.retranslate()
