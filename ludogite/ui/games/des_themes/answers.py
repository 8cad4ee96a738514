"""The answers of a round of Dés à thèmes on their paper, with the letters that scored."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.games.des_themes.moves import Colour, Said
from ludogite.ui.games.des_themes.board import ON_TILE, colours_by_place, paint_shapes, paint_tile
from ludogite.ui.games.des_themes.parts import HEAD_SMALL
from ludogite.ui.style.paint import fill, text_at, text_block, text_in
from ludogite.ui.style.plain import in_sentences
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme, hold, narrow
from ludogite.ui.widgets.base import Left, Right
from ludogite.ui.widgets.panels import Paper

TILE, TILE_LARGE, SHAPE = 30, 40, 8
"""Px at 100 % of a letter's tile, where the text is large, and of a die's shape under a letter that has none."""

LEAST_LINE = 18
"""Px at 100 % of an answer on one line, where many have little room."""


class AnswersPaper(Paper):
    """The answers of the round, with the letters that scored."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.answers: tuple[Said, ...] = ()
        self._names: tuple[tuple[str, int], ...] = ()
        self._topics: tuple[str, ...] = ()
        self._title = self._count = self._foot = self._blank = ""

    def show_answers(
        self, title: str, count: str, foot: str, answers: tuple[Said, ...], people: tuple[tuple[str, int], ...],
        themes: tuple[str, ...] = (), blank: str = "",
    ) -> None:  # fmt: skip
        """Show the answers that stand, or ``blank`` where there is none.

        ``people`` are name and ink by seat, ``themes`` the names of those that are told with each answer.
        """
        self._blank, self._topics = blank, themes
        self._title, self._count, self._foot, self.answers, self._names = title, count, foot, answers, people
        told = ", ".join(
            " ".join(filter(None, (people[said.seat][0], said.text, self._topic(said), f"+{said.taken}"))) for said in answers
        )
        self.setAccessibleName(in_sentences(title, told, foot))
        self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme = self.theme
        head, edge, width = theme.px(HEAD_SMALL) * 1.0, theme.px(16), self.width()
        painter.setFont(theme.font("panel"))
        count = QFontMetricsF(theme.font("note")).horizontalAdvance(self._count)
        text_in(painter, QRectF(edge, 0, width - 3 * edge - count, head), self._title, theme.palette.ink, Left)
        painter.setFont(theme.font("note"))
        text_in(painter, QRectF(edge, 0, width - 2 * edge, head), self._count, theme.palette.muted, Right)
        foot = theme.text_px(58) if self._foot else 0
        row = max(theme.text_px(28) + theme.px(58), theme.px(70))
        line: float = theme.text_px(28)
        around = QRectF(edge, head, width - 2 * edge, self.height())
        wrapped = QFontMetricsF(theme.font("note")).boundingRect(around, int(Qt.TextFlag.TextWordWrap), self._blank).height()
        if self.height() - head - foot < (max(row, len(self.answers) * line) if self.answers else wrapped):
            foot = 0  # an answer says more
        room, top = self.height() - head - foot, head
        line = max(min(line, room / max(len(self.answers), 1)), theme.text_px(LEAST_LINE))
        tiled = next((count for count in range(len(self.answers), -1, -1) if self._fit(count, row, line) <= room), 0)
        lines = len(self.answers) if self._fit(tiled, row, line) <= room else int(max(room, 0) // line)
        is_counted = 1 < lines < len(self.answers)  # with room for one line that is the last answer
        hidden = len(self.answers) - (lines - 1 if is_counted else lines)
        shown = self.answers[hidden:]
        if is_counted:
            painter.setFont(hold(theme.font("note"), line * 0.8))
            before = QRectF(edge, top, width - 2 * edge, line)
            text_in(painter, before, self.tr("%n réponse(s) avant", "", hidden), theme.palette.muted, Left)
            top += line
        for number, said in enumerate(shown):
            high = row if number >= len(shown) - tiled else line
            (self._paint_answer if high == row else self._paint_line)(painter, QRectF(0, top, width, high), said)
            top += high
        if not self.answers and self._blank and wrapped <= room:
            painter.setFont(theme.font("note"))
            middle = QRectF(edge, top, width - 2 * edge, room)
            text_block(painter, middle, self._blank, theme.palette.muted, Qt.AlignmentFlag.AlignCenter)
        if foot and self.height() - top >= foot:
            fill(painter, QRectF(0, self.height() - foot, width, theme.pen(1)), theme.palette.line)
            painter.setFont(theme.font("note"))
            text_block(painter, QRectF(edge, self.height() - foot, width - 2 * edge, foot), self._foot, theme.palette.muted, Left)

    def _fit(self, tiled: int, row: float, line: float) -> float:
        """Give how high all answers are where so many, the last ones, have tiles (px)."""
        return tiled * row + (len(self.answers) - tiled) * line

    def _paint_line(self, painter: QPainter, row: QRectF, said: Said) -> None:
        """Paint an answer on one line, as all answers together have no room for tiles."""
        theme, edge, side = self.theme, self.theme.px(16), self.theme.px(13)
        name, number = self._names[said.seat]
        ink = theme.player(number)
        fill(painter, QRectF(0, row.top(), row.width(), theme.pen(1)), theme.palette.line)
        draw_symbol(painter, ink.symbol, QRectF(edge, row.center().y() - side / 2, side, side), ink.colour)
        line = row.adjusted(edge + side + theme.px(10), 0, -edge, 0)
        painter.setFont(hold(theme.font("body", strong=True), row.height() * 0.8))
        won = f"+{said.taken}"
        text_in(painter, line, won, theme.palette.positive, Right)
        line.setRight(line.right() - max(theme.px(36), QFontMetricsF(painter.font()).horizontalAdvance(won) + theme.px(10)))
        text_in(painter, line, said.text, theme.palette.ink, Right)
        line.setRight(line.right() - QFontMetricsF(painter.font()).horizontalAdvance(said.text) - theme.px(8))
        painter.setFont(theme.font("label"))
        if line.width() > theme.px(24):
            text_in(painter, line, name, theme.palette.muted, Left)

    def _topic(self, said: Said) -> str:
        return self._topics[said.theme - 1] if self._topics else ""

    def _paint_answer(self, painter: QPainter, row: QRectF, said: Said) -> None:
        theme, edge = self.theme, self.theme.px(16)
        name, number = self._names[said.seat]
        ink, high = theme.player(number), theme.text_px(28)
        fill(painter, QRectF(0, row.top(), row.width(), theme.pen(1)), theme.palette.line)
        side = theme.px(13)
        draw_symbol(painter, ink.symbol, QRectF(edge, row.top() + theme.px(6) + (high - side) / 2, side, side), ink.colour)
        line = QRectF(edge + side + theme.px(10), row.top() + theme.px(6), row.width() - 2 * edge - side - theme.px(10), high)
        painter.setFont(theme.font("label"))
        text_in(painter, line, name, theme.palette.ink, Left)
        if topic := self._topic(said):
            beside = line.adjusted(QFontMetricsF(painter.font()).horizontalAdvance(name) + theme.px(10), 0, -theme.px(44), 0)
            painter.setFont(theme.font("note"))
            text_in(painter, beside, topic, theme.palette.muted, Left)
        painter.setFont(theme.font("body", strong=True))
        text_in(painter, line, f"+{said.taken}", theme.palette.positive, Right)
        colours = colours_by_place(said.lit)
        most = theme.px(TILE if theme.text_scale == 1 else TILE_LARGE)
        tile = min(most, (row.width() - 2 * edge) / max(len(said.text), 1) - 3)
        if theme.text_scale > 1 and tile * ON_TILE < theme.least_text():
            self._paint_word(painter, QRectF(edge, line.bottom(), row.width() - 2 * edge, most), said.text, colours)
            return
        for place, letter in enumerate(said.text):
            where = QRectF(edge + place * (tile + 3), line.bottom() + theme.px(2), tile, tile)
            paint_tile(painter, theme, where, letter, colours.get(place, ()))

    def _paint_word(self, painter: QPainter, rect: QRectF, text: str, colours: dict[int, tuple[Colour, ...]]) -> None:
        """Write a long answer without tiles where large text leaves these no room; shapes stand below what scores."""
        theme = self.theme
        painter.setFont(narrow(hold(theme.font("body", strong=True), rect.height() * 0.8), text, rect.width()))
        x, side = rect.left(), theme.px(SHAPE)
        for place, letter in enumerate(text):
            end = text_at(painter, x, rect.bottom() - 1.6 * side, letter, theme.palette.ink)
            paint_shapes(painter, theme, QPointF((x + end) / 2, rect.bottom() - 1.5 * side), side, colours.get(place, ()))
            x = end
