"""Where things lie on a table of Words Out, in px: rows, hand and actions at the left, players and piles at the right."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect

from ludogite.ui.games.words_out.board import WordsOutBoard
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import BASE_HEIGHT, STRETCH
from ludogite.ui.widgets.base import Label
from ludogite.ui.widgets.buttons import PaperButton, shared_widths

ASIDE, ASIDE_SMALL = 280, 250
ASIDE_WIDENS = 0.2
"""How much wider the paper column gets, in its own widths, when the text is twice as large: names stand there."""
PRIMARY, PRIMARY_SMALL = 380, 290
GAP, GAP_SMALL = 13, 10
BELOW, BELOW_SMALL = 12, 8
QUIET = 30
LINES, COACH_LINES = 3.9, 3.0
"""Heights of three lines beside the actions, for the column is narrow, and of the coach's two, in sizes of their text."""
PLAYERS_TALL = 0.4
"""What of the height above the hand the players may take in a tall window."""


class WordsOutLayout:
    """Places the board, the actions and what stands between them."""

    def __init__(self, screen: AnyScreen, board: WordsOutBoard, secondary: Sequence[PaperButton], prompt: Label) -> None:
        self._screen, self._theme = screen, screen.theme
        self._board, self._secondary, self._prompt = board, secondary, prompt

    def aside_width(self) -> int:
        """Give the width of the paper column, in px."""
        return self._theme.widened(ASIDE_SMALL if self._theme.small else ASIDE, ASIDE_WIDENS)

    def lay(self) -> None:
        """Lay rows, hand and actions at the left, players and piles at the right; these between rows and hand in a tall window."""
        theme, small = self._theme, self._theme.small
        gutter, gap = theme.size("gutter"), theme.px(GAP_SMALL if small else GAP)
        left = theme.side(self._screen.width())
        wide = self._screen.width() - 2 * left
        high = self._screen.height() if theme.tall else min(self._screen.height(), round(theme.px(BASE_HEIGHT) * STRETCH))
        high -= gutter + theme.px(BELOW_SMALL if small else BELOW)
        top = max((self._screen.height() - high) // 2, theme.px(10))
        bottom = top + high
        if theme.tall:
            self._lay_tall(QRect(left, top, wide, high), gap)
            return
        aside = self.aside_width()
        main = wide - aside - gutter
        actions = self._lay_row(left, bottom, main)
        status = max(actions, math.ceil(LINES * theme.least_text()) if theme.text_scale > 1 else 0)
        column = QRect(left + main + gutter, bottom - status, aside, status)
        self._screen.status_line.setGeometry(column)
        bottom -= actions + theme.px(10 if not small else 9)
        rack = self._board.hand.wished_height()
        self._board.hand.setGeometry(left, bottom - rack, main, rack)
        end = bottom - (status - actions)
        bottom -= rack + gap
        if coach := self._screen.layout_.coach_room(high):
            if small and theme.text_scale > 1:  # two lines, for the rows of cards need the height
                coach = min(coach, math.ceil(COACH_LINES * theme.least_text()))
            self._screen.coach.setGeometry(left, bottom - coach, main, coach)
            bottom -= coach + gap
        self._board.tray.setGeometry(left, top, main, bottom - top)
        self._board.lay_lanes()
        players = self._board.round.wished_height(end - top - theme.px(180 if small else 210))
        self._board.round.setGeometry(column.left(), top, aside, players)
        pile_top = top + players + gap + theme.px(3)
        self._board.piles.setGeometry(column.left(), pile_top, aside, end - pile_top)
        panel = max(aside, theme.px(420))
        self._screen.panel.setGeometry(left + wide - panel, top, panel, end - top)

    def _lay_tall(self, area: QRect, gap: int) -> None:
        """Lay rows, players beside piles, hand, actions and status line from top to bottom."""
        theme, left, wide, bottom = self._theme, area.left(), area.width(), area.top() + area.height()
        status_line = max(theme.px(QUIET), self._screen.status_line.sizeHint().height())
        self._screen.status_line.setGeometry(left, bottom - status_line, wide, status_line)
        bottom -= status_line + gap // 2
        bottom -= self._lay_row(left, bottom, wide) + gap
        rack = self._board.hand.wished_height()
        self._board.hand.setGeometry(left, bottom - rack, wide, rack)
        bottom -= rack + gap
        if coach := self._screen.layout_.coach_room(area.height()):
            self._screen.coach.setGeometry(left, bottom - coach, wide, coach)
            bottom -= coach + gap
        players = self._board.round.wished_height(round((bottom - area.top()) * PLAYERS_TALL))
        half = (wide - gap) // 2
        self._board.round.setGeometry(left, bottom - players, half, players)
        self._board.piles.setGeometry(left + wide - half, bottom - players, half, players)
        bottom -= players + gap
        self._board.tray.setGeometry(left, area.top(), wide, bottom - area.top())
        self._board.lay_lanes()
        middle = area.center().y()
        self._screen.panel.setGeometry(left, middle, wide, self._board.hand.geometry().bottom() - middle)

    def _lay_row(self, left: int, bottom: int, main: int) -> int:
        """Place the actions: the primary at the right, the others from the left, the prompt between; return their height."""
        theme, gap = self._theme, self._theme.px(12)
        high = self._screen.primary.sizeHint().height()
        shown = [button for button in self._secondary if not button.isHidden()]
        primary = max(theme.px(PRIMARY_SMALL if theme.small else PRIMARY), 0)
        room = main - primary - gap * len(shown)
        self._screen.primary.setGeometry(left + main - primary, bottom - high, primary, high)
        x = left
        for button, width in zip(shown, shared_widths(shown, room), strict=True):
            button.setGeometry(x, bottom - high, width, button.height_at(width, high))
            x += button.width() + gap
        free = left + main - primary - gap - x
        self._prompt.setGeometry(x + theme.px(4), bottom - high, max(free - theme.px(8), 0), high - theme.px(4))
        has_room = free >= theme.px(150) and self._prompt.heightForWidth(self._prompt.width()) <= high
        self._prompt.setVisible(has_room and bool(self._prompt.text()))
        return high
