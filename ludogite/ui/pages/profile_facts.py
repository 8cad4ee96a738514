"""What the logs of a game tell on a profile's page: means per box, and the sheet of words, rounds or calls."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.services.facts import Insight
from ludogite.services.facts import insight as insight_of
from ludogite.ui import texts
from ludogite.ui.pages.frame import TitledPaper, rule
from ludogite.ui.screen.statistics import Figure, FigureLine, Statistics, decimal
from ludogite.ui.style.paint import text_block, text_in, track
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, Left, Right

translate = QCoreApplication.translate
LISTED = 6
"""Words listed at most."""
LEAST_LINES = 5
"""Lines that have their place whatever the room."""


class BoxMeans(Painted, QWidget):
    """The mean of each box of a sheet, in two columns, with a bar for each."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._means: tuple[tuple[str, float], ...] = ()
        self._split = 0
        self._ink = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def show_means(self, means: Sequence[tuple[str, float]], *, ink: int) -> None:
        """Show (name, points) pairs, the sheet's order going down the first column, then the second."""
        self._means, self._ink = tuple(means), ink
        self._split = (len(means) + 1) // 2
        self.setAccessibleName(", ".join(f"{name} {decimal(mean)}" for name, mean in means))
        self.apply_theme()

    def _row(self) -> float:
        return QFontMetricsF(self.theme.font("note")).height() + self.theme.px(7)

    def _columns(self) -> tuple[list[str], list[str]]:
        """Return the names of both columns."""
        names = [name for name, _ in self._means]
        return names[: self._split], names[self._split :]

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), math.ceil(self._row() * max(self._split, 1)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        painter.setFont(theme.font("note", tabular=True))
        metrics = QFontMetricsF(painter.font())
        gap, most = theme.px(16), max((mean for _, mean in self._means), default=0.0) or 1.0
        names = [max(map(metrics.horizontalAdvance, column), default=0.0) for column in self._columns()]
        spare = (self.width() - gap - sum(names)) / 2
        lefts, wides = (0.0, names[0] + spare + gap), [name + spare for name in names]
        high = min(max(self._row(), self.height() / max(self._split, 1)), 1.5 * self._row())
        text, thick = metrics.height(), theme.px(5)
        for n, (name, mean) in enumerate(self._means):
            column, row = divmod(n, self._split)
            wide = wides[column]
            place = QRectF(lefts[column], row * high, wide, text)
            value = decimal(mean)
            room = metrics.horizontalAdvance(value) + theme.px(4)
            text_in(painter, place.adjusted(0, 0, -room, 0), name, theme.palette.ink, Left)
            text_in(painter, place, value, theme.palette.ink, Right)
            groove = QRectF(place.x(), place.bottom() + theme.px(1), wide, thick)
            track(painter, theme, groove, mean / most, theme.player(self._ink).colour)


class Lines(Painted, QWidget):
    """What and how much, a line each."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._lines: tuple[FigureLine, ...] = ()
        self._shows_all = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def show_lines(self, lines: Sequence[FigureLine]) -> None:
        """Show (what, how much) pairs."""
        self._lines = tuple(lines)
        self.setAccessibleName(", ".join(f"{what} {much}" for what, much in lines))
        self.apply_theme()

    def _row(self) -> float:
        return QFontMetricsF(self.theme.font("body")).height() + self.theme.px(11)

    def sizeHint(self) -> QSize:
        """Hold every line, or the first ones: further words have their place when there is room."""
        count = len(self._lines) if self._shows_all else min(len(self._lines), LEAST_LINES)
        return QSize(self.theme.px(180), math.ceil(self._row() * max(count, 1)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_all(self, everything: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Hold every line, or the first ones only."""
        if self._shows_all != everything:
            self._shows_all = everything
            self.updateGeometry()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        high = self._row()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # sharp lines, also between two pixels
        for n, (what, much) in enumerate(self._lines[: int(self.height() // high)]):
            rule(painter, theme, 0, n * high, self.width())
            painter.setFont(theme.font("name", tabular=True))
            room = QFontMetricsF(painter.font()).horizontalAdvance(much) + 2
            place = QRectF(0, n * high, self.width(), high)
            text_in(painter, place, much, theme.palette.ink, Right)
            painter.setFont(theme.font("body"))
            text_block(painter, place.adjusted(0, 0, -room - theme.px(8), 0), what, theme.palette.ink, Left)


class FactsSheet(TitledPaper):
    """What the games of a kind tell: words, rounds, calls."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.note = Label(theme, "note", "muted", wrap=True)
        self.lines = Lines(theme)
        self.column.addWidget(self.note)
        self.column.addWidget(self.lines, 1)

    def show_insight(self, of: Statistics, insight: Insight | None, *, looking: bool) -> None:
        """Show the lines of a game, or that they are being worked out."""
        self.title.setText(translate("FactsSheet", of.title))
        if insight is None or not insight.games:
            self.note.setText(
                self.tr("calcul en cours…") if looking else self.tr("Ces parties sont trop anciennes pour être relues.")
            )
            self.lines.show_lines(())
            return
        self.note.setText(self.tr("sur %n partie(s)", "", insight.games))
        self.lines.show_lines(self._lines(of, insight))

    def _lines(self, of: Statistics, insight: Insight) -> list[FigureLine]:
        """Say the figures of a game, then its dearest words."""
        lines = list(of.lines(insight))
        if insight.longest is not None:
            word = insight.longest[0]
            lines.append((self.tr("Plus long : {word}").format(word=word), texts.number(len(word))))
        return lines + [(word, texts.number(points)) for word, points in insight.words[:LISTED] if points]


def tiles(of: Statistics, insight: Insight | None, waiting: str) -> tuple[Figure, Figure]:
    """Say the two last numbers of the page, with a dash and what is waited for where nothing is known yet."""
    first, second = of.figures(insight or insight_of([]))
    return (first, second) if insight is not None else (("–", first[1], waiting), ("–", second[1], waiting))
