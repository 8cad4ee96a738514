"""Where everything lies at a table: the paper beside the board, in a tall window below it; actions and status line at the foot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ludogite.ui.screen.action_bar import ActionBar
from ludogite.ui.screen.note_card import NoteCard
from ludogite.ui.screen.parts import BAND_WIDENS, NORMAL, SMALL, CoachCard, SidePanel, StatusLine, TurnBand
from ludogite.ui.style.theme import BASE_HEIGHT, STRETCH, Theme

PANEL_WIDE = 420
CARD_INSTEAD = 1.25
"""From this size of text on, the coach or a card below the actions has the place of the status line of a small window."""
LOW = 400
"""Px at 100 % and usual text of a page in which coach, card and status line leave the board no room."""
COACH_LINES, LEAST_DENSE = 6.4, 140
"""Height of the coach's five lines there, in sizes of their text, and px at 100 % that the board keeps with what is round it."""
LEAST_BOARD = 160
"""Px at 100 % that the board keeps before the turn band takes a second line."""
COLUMN_HIGH = 0.6
"""What of the height the paper takes that stands below the board in a tall window."""


@dataclass(slots=True)
class TableLayout:
    """Places the parts of a table for the size of its page (px). Not a ``QLayout``: places overlap, and games bring their own."""

    theme: Theme
    page: QWidget
    band: TurnBand
    actions: ActionBar
    status_line: StatusLine
    coach: CoachCard
    panel: SidePanel
    board: QWidget | None = None
    aside: QWidget | None = None
    note: NoteCard | None = None
    aside_width: Callable[[], int] = lambda: 0
    place_aside: Callable[[QRect], object] | None = None
    """Places the paper in its column; it may be lower than that."""
    column_high: float = COLUMN_HIGH
    keeps_coach_space: bool = field(default=False, init=False)
    _is_coached: bool = field(default=False, init=False)

    def coach_room(self, height: int) -> int:
        """Return the height of the coach's place on a table of a height, px; 0 where he is not at the table."""
        return self.coach.room(height) if self.keeps_coach_space else 0

    def content_rect(self) -> QRect:
        """Return the part of the page that the table takes: all of it, up to a size, then centred; all of a tall one."""
        theme, page, gutter = self.theme, self.page, self.theme.size("gutter")
        left = theme.side(page.width())
        high = (page.height() if theme.tall else min(page.height(), round(theme.px(BASE_HEIGHT - 52) * STRETCH))) - gutter
        top = gutter + max((page.height() - gutter - high) // 2, 0)
        return QRect(left, top, page.width() - 2 * left, high)

    @property
    def _is_dense(self) -> bool:
        """Whether large text has room for one of status line, coach and card only."""
        theme, noted = self.theme, self.note is not None and not self.note.isHidden()
        is_low = noted and self.keeps_coach_space and self.page.height() < theme.text_px(LOW)
        return theme.text_scale > CARD_INSTEAD and not theme.tall and (theme.small or is_low)

    def has_moved_for_coach(self) -> bool:
        """Tell whether the coach has come or gone where the card below the actions gives way to it."""
        return self.note is not None and self._is_dense and self._is_coached is self.coach.isHidden()

    def play_rect(self) -> QRect:
        """Return the place where one plays: the board with the actions and the line below it."""
        board = QRect() if self.board is None else self.board.geometry()
        return board.united(self.actions.primary.geometry()).united(self.status_line.geometry())

    def lay_aside(self, column: QRect) -> None:
        """Place the paper in its column."""
        if self.place_aside is not None:
            self.place_aside(column)
        elif self.aside is not None:
            self.aside.setGeometry(column)

    def lay(self) -> None:
        """Place everything for the present size."""
        theme = self.theme
        rhythm = SMALL if theme.small else NORMAL
        area, gap = self.content_rect(), theme.size("gutter")
        aside = 0 if theme.tall else self.aside_width() + gap
        left, main = area.left(), area.width() - aside
        bottom = area.top() + area.height() - theme.px(rhythm.below)
        line = max(theme.px(rhythm.status_line), self.status_line.two_lines() if theme.text_scale > 1 else 0)
        noted = self.note is not None and not self.note.isHidden()
        coach, is_dense = self.coach_room(area.height()), self._is_dense
        self._is_coached = not self.coach.isHidden()
        instead = is_dense and (noted or coach > 0)
        line = 0 if instead else line
        self.status_line.setGeometry(left, bottom - line, main, line)
        bottom -= line + theme.px(rhythm.after_actions) if line else 0
        if self.note is not None and is_dense and coach and self._is_coached:
            self.note.setGeometry(left, bottom, main, 0)
        elif self.note is not None and noted:
            note = self.note.wished_height(main)
            self.note.setGeometry(left, bottom - note, main, note)
            bottom -= note + theme.px(rhythm.gap)
        bottom -= self.actions.lay(left, bottom, main) + theme.px(rhythm.gap)
        if aside:
            column = QRect(left + main + gap, area.top(), aside - gap, area.height() - gap)
            self.lay_aside(column)
            over = max(theme.px(PANEL_WIDE) - column.width(), 0)
            end = bottom if over else column.bottom()  # the actions stay in sight
            self.panel.setGeometry(column.adjusted(-over, 0, 0, end - column.bottom()))
        if coach:
            if is_dense:
                spare = bottom - area.top() - theme.widened(rhythm.band, BAND_WIDENS) - theme.px(LEAST_DENSE)
                coach = max(coach, min(round(COACH_LINES * theme.least_text()), spare))
            self.coach.setGeometry(left, bottom - coach, main, coach)
            bottom -= coach + theme.px(rhythm.gap)
        band = theme.widened(rhythm.band, BAND_WIDENS)
        top = area.top() + band + theme.px(rhythm.after_band)
        more = self.band.take_second_line(main, bottom - top - theme.px(LEAST_BOARD))
        self.band.setGeometry(left, area.top(), main, band + more)
        top += more
        if not aside:
            high = round((bottom - top) * self.column_high)
            column = QRect(left, bottom - high, main, high)
            self.lay_aside(column)
            self.panel.setGeometry(column)
            bottom -= high + gap
        if self.board is not None:
            self.board.setGeometry(left, top, main, max(bottom - top, theme.px(120)))
