"""The words of a play as rows of letters with their values, each with its sum at the right end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import Counted, Play, Word
from ludogite.games.mots_de_tete.state import MotsView, Way
from ludogite.ui.games.mots_de_tete.grid_model import GROUNDS, NOTHING, Ground, Pointing, ground_name
from ludogite.ui.games.mots_de_tete.grid_print import paint_bonus
from ludogite.ui.style.paint import outline, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, hold
from ludogite.ui.widgets.base import Centre, Right
from ludogite.ui.widgets.letters import paint_tile
from ludogite.ui.widgets.panels import Scroll
from ludogite.ui.widgets.word_link import ask_word

TILE, TILE_SMALL, TILE_COMPACT = 40, 34, 28
TILE_GAP = 6
VALUES = 24
"""Px at 100 % for the values under the letters."""
VALUE_LINE = 1.1
"""Height of these values in large text, in sizes of their text."""
ROW_GAP = 8


@dataclass(frozen=True, slots=True)
class WordTile:
    """A letter of a word in the list: its ink, its value, or the bonus cell that is still to be rolled."""

    letter: str
    ink: int
    value: int
    bonus: Ground | None = None


@dataclass(frozen=True, slots=True)
class WordLine:
    """A word in the list: its letters, the sum that is known, and the bonus cells that will be added."""

    text: str
    tiles: tuple[WordTile, ...]
    points: int
    bonus: tuple[Ground, ...] = ()
    wrong: bool = False
    counts: bool = False
    """Whether the word was played: a click on it asks what it means."""


def word_lines(
    view: MotsView,
    words: Sequence[Word],
    inks: Sequence[int],
    pointing: Pointing = NOTHING,
    rolled: Mapping[Cell, int] | None = None,
) -> tuple[WordLine, ...]:
    """Make the list of words; ``inks`` by seat, ``rolled`` what bonus cells have got already."""
    laid, ink = pointing.draft.cells, pointing.ink
    lines = []
    for word in words:
        tiles = tuple(
            _tile(view, cell, letter, ink if cell in laid else inks[view.inks[cell[0]][cell[1]]], rolled or {})
            for cell, letter in zip(word.cells, word.text, strict=True)
        )
        bonus = tuple(tile.bonus for tile in tiles if tile.bonus is not None)
        lines.append(WordLine(word.text, tiles, sum(tile.value for tile in tiles), bonus))
    return tuple(lines)


def play_lines(view: MotsView, play: Play, inks: Sequence[int]) -> tuple[WordLine, ...]:
    """Make the list of words of a play that counts, with what its bonus cells were worth."""
    rolled = {(one.row, one.col): one.value for one in play.bonus}
    return tuple(counted_line(view, counted, rolled, inks) for counted in play.words)


def counted_line(view: MotsView, counted: Counted, rolled: Mapping[Cell, int], inks: Sequence[int]) -> WordLine:
    """Make the line of a word that counts, in the inks of its writers; ``rolled`` gives the known values of its bonus cells."""
    word = counted.word
    tiles = tuple(
        _tile(view, (row, col), letter, inks[view.inks[row][col]], rolled)
        for (row, col), letter in zip(word.cells, word.text, strict=True)
    )
    return WordLine(word.text, tiles, counted.points, counts=True)


def _tile(view: MotsView, cell: Cell, letter: str, ink: int, rolled: Mapping[Cell, int]) -> WordTile:
    bonus = view.grid.bonus(*cell)
    if bonus is None:
        return WordTile(letter, ink, view.grid.value(*cell))
    if view.options.way is Way.QUARTE:
        return WordTile(letter, ink, bonus.fixed)
    if cell in rolled:
        return WordTile(letter, ink, rolled[cell])
    return WordTile(letter, ink, 0, GROUNDS[bonus])


def bonus_of(lines: Sequence[WordLine]) -> tuple[Ground, ...]:
    """List what the bonus cells add to a sum: a cell through which two words go counts in both."""
    return tuple(ground for line in lines for ground in line.bonus)


class WordRows(Painted, QWidget):
    """The rows themselves, as high as they need."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._lines: tuple[WordLine, ...] = ()
        self._compact = False
        """Whether the values are left out for want of room."""
        self.row = 0
        """How high a row is, in px."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[WordLine, ...]:
        """The words shown."""
        return self._lines

    def show_lines(self, lines: Sequence[WordLine], row: int) -> None:
        """Show these words in rows so high (px), without the values of the letters where these have no room."""
        compact = row < self.row_height(compact=False)
        if (tuple(lines), compact, row) == (self._lines, self._compact, self.row):
            return
        self._lines, self._compact, self.row = tuple(lines), compact, row
        played = any(line.counts for line in lines)
        self.setCursor(Qt.CursorShape.PointingHandCursor if played else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName("; ".join(self._spoken(line) for line in lines))
        self.updateGeometry()
        self.update()

    def _spoken(self, line: WordLine) -> str:
        if line.wrong:
            return f"{line.text}, " + self.tr("refusé")
        told = self.tr("{word} : {points}").format(word=line.text, points=line.points)
        told += "".join(self.tr(", plus {cell}").format(cell=ground_name(ground)) for ground in line.bonus)
        return told

    def row_height(self, *, compact: bool) -> int:
        """Give the height of a row, in px."""
        px = self.theme.px
        if compact:
            return px(TILE_COMPACT) + px(ROW_GAP)
        return px(TILE_SMALL if self.theme.small else TILE) + self._values() + px(ROW_GAP) // 2

    def least_row(self) -> int:
        """Give the least height (px) of a row whose letters do not touch those of the next."""
        return self.theme.px(TILE_COMPACT + 2)

    def _values(self) -> int:
        """Give the height of the values under the letters, in px: large text needs more."""
        theme = self.theme
        return theme.px(VALUES) if theme.text_scale == 1 else max(theme.px(VALUES), round(VALUE_LINE * theme.least_text()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask what a played word under a click means; words that are still only laid are not told of."""
        number = int(event.position().y() // max(self.row, 1))
        if event.button() == Qt.MouseButton.LeftButton and 0 <= number < len(self._lines) and self._lines[number].counts:
            ask_word(self, self._lines[number].text)
        super().mouseReleaseEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), len(self._lines) * self.row)

    def minimumSizeHint(self) -> QSize:
        """Never be cut: the list scrolls instead."""
        return QSize(0, self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        for number, line in enumerate(self._lines):
            self._paint_line(painter, QRectF(0, number * self.row, self.width(), self.row), line)

    def _paint_line(self, painter: QPainter, rect: QRectF, line: WordLine) -> None:
        theme, gap = self.theme, self.theme.px(TILE_GAP)
        most = theme.px(TILE_COMPACT if self._compact else TILE_SMALL if theme.small else TILE)
        room = rect.width() - self._sum_width(line) - theme.px(16)
        side = min(most, (room + gap) / max(len(line.tiles), 1) - gap)
        x, top = rect.left(), rect.top() + (most - side) / 2
        for tile in line.tiles:
            place = QRectF(x, top, side, side)
            ink = theme.player(tile.ink).colour if tile.ink else theme.palette.ink
            paint_tile(painter, theme, place, tile.letter, ink)
            if line.wrong:
                outline(painter, place, theme.palette.danger, theme.pen(2), theme.radius("tile"))
            if not self._compact:
                self._paint_value(painter, QRectF(x - gap / 2, rect.top() + most, side + gap, self._values()), tile)
            x += side + gap
        self._paint_sum(painter, QRectF(rect.left(), rect.top(), rect.width(), most), line)

    def _paint_value(self, painter: QPainter, rect: QRectF, tile: WordTile) -> None:
        theme = self.theme
        if tile.bonus is not None:
            side = theme.px(18)
            place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            paint_bonus(painter, theme, place, tile.bonus)
            return
        painter.setFont(
            theme.letter_font(min(theme.text_px(15), rect.height() * (0.75 if theme.text_scale == 1 else 1 / VALUE_LINE)), "text")
        )
        text_in(painter, rect, str(tile.value), theme.palette.ink, Centre)

    def _sum_font(self) -> QFont:
        """Give the font of the sums, never higher than a letter's tile."""
        font = self.theme.font("section")
        hold(font, self.theme.px(TILE_COMPACT if self._compact else TILE_SMALL))
        return font

    def _sum_width(self, line: WordLine) -> float:
        theme = self.theme
        if line.wrong:
            return theme.px(26)
        return QFontMetricsF(self._sum_font()).horizontalAdvance(str(line.points)) + len(line.bonus) * theme.px(44)

    def _paint_sum(self, painter: QPainter, rect: QRectF, line: WordLine) -> None:
        theme = self.theme
        if line.wrong:
            side = theme.px(20)
            icon(painter, theme, "close", QRectF(round(rect.right() - side), round(rect.center().y() - side / 2), side, side),
                 theme.palette.danger)  # fmt: skip
            return
        x = paint_sum_dice(painter, theme, rect, line.bonus, theme.px(23))
        painter.setFont(self._sum_font())
        wide = QFontMetricsF(painter.font()).horizontalAdvance(str(line.points)) + 1
        text_in(painter, QRectF(x - wide, rect.top(), wide, rect.height()), str(line.points), theme.palette.ink, Right)


def paint_sum_dice(painter: QPainter, theme: Theme, rect: QRectF, bonus: Sequence[Ground], side: float) -> float:
    """Paint « + die » for each bonus cell at the right end of a rectangle; return where the number before them ends."""
    x = rect.right()
    for ground in reversed(bonus):
        place = QRectF(x - side, rect.center().y() - side / 2, side, side)
        paint_bonus(painter, theme, place, ground)
        plus = side * 0.82
        painter.setFont(theme.letter_font(side * 0.72, "text", bold=False))
        text_in(painter, QRectF(x - side - plus, rect.top(), plus, rect.height()), "+", theme.palette.muted, Centre)
        x -= side + plus
    return x


class WordList(Scroll):
    """The rows, scrolling where there is no room for all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows = WordRows(theme)
        self.column.addWidget(self.rows)
        self.column.addStretch(1)

    def show_lines(self, lines: Sequence[WordLine], height: int) -> None:
        """Show these words in a height (px): compact ones when the others would not fit, closer ones when that shows them all."""
        high, low = (self.rows.row_height(compact=compact) for compact in (False, True))
        row = high if len(lines) * high <= height else low
        closer = height // max(len(lines), 1)
        self.rows.show_lines(lines, closer if row > closer >= self.rows.least_row() else row)

    def whole(self, height: int) -> int:
        """Give what of a height (px) whole rows take, where not all have room: none is cut through its letters."""
        row = self.rows.row
        return height if len(self.rows.lines) * row <= height or row > height else height // row * row
