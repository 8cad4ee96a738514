"""Where things lie on a table of Mots de Tête, in px: the grid as large as it can be, all else in a column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize

from ludogite.ui.games.mots_de_tete.board import MotsBoard
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import BASE_HEIGHT, STRETCH
from ludogite.ui.widgets.base import TARGET
from ludogite.ui.widgets.buttons import PaperButton, shared_widths

ASIDE_LEAST, ASIDE_LEAST_SMALL, ASIDE_MOST = 480, 380, 640
GAP, GAP_SMALL = 16, 10
COLUMN, BELOW_GRID = 800, 490
"""Px at 100 % of everything but the grid: how high it likes to be beside a grid that is lower, and how high it is under it."""
LARGE_TEXT = 1.2
"""From this size of text on, the status line gets two lines."""
TEXT_WIDENS = 0.3
"""How much wider the column gets, in its own widths, when the text is twice as large: the cells can be enlarged instead."""
TEXT_HEIGHTENS = 0.35
"""How much higher all but the grid gets below it, in its own heights, when the text is twice as large: the grid keeps its size."""
TIGHT = 0.86
"""To what share of their width buttons may shrink before they are only drawn."""
STANDINGS, STANDINGS_BESIDE_COACH = 0.4, 0.29
"""The players take this share of their column at most; less where the coach sits, for the alphabet needs its room."""
ABOVE_ACTIONS, ABOVE_ACTIONS_SMALL = 18, 11
BELOW_ACTIONS, BELOW_ACTIONS_SMALL = 12, 4
BARE: Final = "trash"
"""What is drawn on the button that clears where there is no room for its words; no mark says that a turn is passed."""
MOST_BESIDE = 0.6
"""What share of their row the secondary buttons may take where their words would be cut otherwise."""


class MotsLayout:
    """Places grid, standings, card and actions."""

    def __init__(self, screen: AnyScreen, desk: MotsBoard, secondary: Sequence[PaperButton]) -> None:
        self._screen, self._theme = screen, screen.theme
        self._desk, self._secondary = desk, secondary

    def play_rect(self) -> QRect:
        """Leave grid and standings in sight."""
        return self._desk.card.geometry().united(self._screen.primary.geometry()).united(self._screen.status_line.geometry())

    def aside_width(self) -> int:
        """Give the least width of the paper column, in px."""
        return self._theme.widened(ASIDE_LEAST_SMALL if self._theme.small else ASIDE_LEAST, TEXT_WIDENS)

    def lay(self) -> None:
        """Lay the grid at the left as large as it can be, and the rest in one column beside it; below it in a high window."""
        theme = self._theme
        gutter, gap = theme.size("gutter"), theme.px(GAP_SMALL if theme.small else GAP)
        wide = self._screen.width() - 2 * theme.side(self._screen.width())
        high = min(self._screen.height(), round(theme.px(BASE_HEIGHT) * STRETCH)) - 2 * gutter
        if theme.tall:
            self._lay_below(QRect((self._screen.width() - wide) // 2, gutter, wide, self._screen.height() - 2 * gutter), gap)
            return
        board = self._desk.grid.wished(QSize(wide - self.aside_width() - gutter, high))
        aside = min(wide - board.width() - gutter, theme.px(ASIDE_MOST))
        left = (self._screen.width() - board.width() - gutter - aside) // 2
        column = max(board.height(), min(high, theme.px(COLUMN)))
        top = (self._screen.height() - column) // 2
        self._desk.grid.setGeometry(left, (self._screen.height() - board.height()) // 2, board.width(), board.height())
        self._lay_column(QRect(left + board.width() + gutter, top, aside, column), gap)
        panel = max(aside, theme.px(420))
        self._end_layout(board, QRect(left + board.width() + gutter + aside - panel, top, panel, column))

    def _lay_below(self, area: QRect, gap: int) -> None:
        """Lay the grid across a high window, and everything else under it."""
        below = self._theme.widened(BELOW_GRID, TEXT_HEIGHTENS)
        board = self._desk.grid.wished(QSize(area.width(), max(area.height() - below - gap, area.height() // 3)))
        self._desk.grid.setGeometry((self._screen.width() - board.width()) // 2, area.top(), board.width(), board.height())
        top = area.top() + board.height() + gap
        column = QRect(area.left(), top, area.width(), area.bottom() + 1 - top)
        self._lay_column(column, gap)
        self._end_layout(board, column)

    def _end_layout(self, board: QSize, panel: QRect) -> None:
        """Place what opens beside the play, above the actions, and offer to enlarge cells that are small."""
        panel.setBottom(self._screen.primary.y() - self._theme.px(ABOVE_ACTIONS_SMALL))
        self._screen.panel.setGeometry(panel)
        self._desk.card.set_zoom(
            offered=self._desk.grid.fitting_side(board) < self._theme.px(TARGET), zoomed=self._desk.grid.zoom > 1
        )

    def _lay_column(self, area: QRect, gap: int) -> None:
        """Place players, card, advice, actions and status line from top to bottom."""
        theme, small = self._theme, self._theme.small
        x, wide, bottom = area.left(), area.width(), area.top() + area.height()
        lines = 1 if theme.text_scale < LARGE_TEXT else 2
        status_line = max(min(theme.text_px(8 + 20 * lines), area.height() // 7), theme.px(29))
        self._screen.status_line.setGeometry(x, bottom - status_line, wide, status_line)
        bottom -= status_line + theme.px(BELOW_ACTIONS_SMALL if small else BELOW_ACTIONS)
        bottom -= self._lay_buttons(x, bottom, wide) + theme.px(ABOVE_ACTIONS_SMALL if small else ABOVE_ACTIONS)
        if coach := self._screen.layout_.coach_room(area.height()):
            self._screen.coach.setGeometry(x, bottom - coach, wide, coach)
            bottom -= coach + gap
        share = STANDINGS_BESIDE_COACH if coach else STANDINGS
        players = min(self._desk.standings.wished_height(), round((bottom - area.top()) * share))
        self._desk.standings.setGeometry(x, area.top(), wide, players)
        top = area.top() + players + gap
        self._desk.card.setGeometry(x, top, wide, bottom - top)

    def _lay_buttons(self, x: int, bottom: int, wide: int) -> int:
        """Place the secondary actions from the left and the primary in the rest; return their height."""
        gap = self._theme.px(10)
        high = self._screen.primary.sizeHint().height()
        shown = [button for button in self._secondary if not button.isHidden()]
        room = wide - wide // 2
        for is_bare in (False, True):
            self._secondary[1].set_bare(BARE if is_bare else None)
            wished = [button.sizeHint().width() for button in shown]
            if TIGHT * sum(wished) + gap * len(shown) <= room:
                break
        needed = sum(button.least_width() for button in shown) + gap * len(shown)
        room = max(room, min(needed, round(wide * MOST_BESIDE)))
        for button, width in zip(shown, shared_widths(shown, room - gap * len(shown)), strict=True):
            button.setGeometry(x, bottom - high, width, button.height_at(width, high))
            x += button.width() + gap
            wide -= button.width() + gap
        self._screen.primary.setGeometry(x, bottom - high, wide, high)
        return high
