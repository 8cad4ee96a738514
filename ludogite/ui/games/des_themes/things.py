"""What lies on a table of Dés à thèmes, and where, in px: theme, colour, dice and floor at the left, players and answers beside."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ludogite.ui.games.des_themes.answers import AnswersPaper
from ludogite.ui.games.des_themes.board import ColourBanner, DiceTray, ThemeBanner
from ludogite.ui.games.des_themes.letter_pad import LetterPad
from ludogite.ui.games.des_themes.parts import FloorPanel, PlayersPaper
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.words.themes import THEMES_PER_CARD

ASIDE, ASIDE_SMALL = 332, 280
LARGE_TEXT = 1.3
"""From this size of text on, the band of the colour takes more of the width."""
COLUMN_HIGH, PLAYERS_TALL = 0.36, 0.42
"""What players and answers take of the height of a tall window, and the players of their width."""
ANSWERS_LEAST = 84
"""Px at 100 %: answers that letters to click leave a lower place are not shown meanwhile."""


class DesThemesBoard:
    """The things of one screen."""

    def __init__(self, screen: AnyScreen) -> None:
        theme, people = screen.theme, len(screen.session.seats)
        self._screen, self._theme = screen, theme
        self.board, self.aside = QWidget(screen), QWidget(screen)
        """The places of what lies on the table and beside it."""
        self.board.hide()
        self.aside.hide()
        self.banner = ThemeBanner(theme, screen)
        self.colour = ColourBanner(theme, screen)
        self.tray = DiceTray(theme, screen)
        self.floor = FloorPanel(theme, THEMES_PER_CARD, screen)
        self.players = PlayersPaper(theme, people, screen)
        self.answers = AnswersPaper(theme, screen)
        self.pad = LetterPad(theme, self.floor.field, screen)

    def aside_width(self) -> int:
        """Give the width of the paper column, in px."""
        return self._theme.widened(ASIDE_SMALL if self._theme.small else ASIDE)

    def play_rect(self) -> QRect:
        """Leave the theme in sight."""
        place, theme = self._screen.layout_.play_rect(), self._theme
        place.setTop(
            self._screen.layout_.content_rect().top() + theme.px(60 if theme.small else 76) + theme.px(10 if theme.small else 16)
        )
        return place

    def lay(self) -> None:
        """Give the board the room of the band, and place what lies on it."""
        self._screen.layout_.lay()
        theme, place = self._theme, self.board.geometry()
        x, top = place.x(), self._screen.layout_.content_rect().top()
        gap, wide, high = theme.px(10 if theme.small else 16), place.width(), place.bottom() + 1 - top
        head = theme.px(60 if theme.small else 76)
        most = round(wide * 0.44)
        second = max(round(wide * 0.355), min(theme.px(250), most)) if theme.text_scale <= LARGE_TEXT else most
        self.banner.setGeometry(x, top, wide - second - gap, head)
        self.colour.setGeometry(x + wide - second, top, second, head)
        spoken = self.floor.wished_height(waits=False)
        floor = self.floor.wished_height(waits=self.floor.waits())
        tray = max(high - head - floor - 2 * gap, theme.px(90))
        self.tray.set_spare(spoken - floor)
        self.tray.setGeometry(x, top + head + gap, wide, tray)
        self.floor.setGeometry(x, top + head + tray + 2 * gap, wide, max(high - head - tray - 2 * gap, 1))
        self.floor.relayout()
        self._lay_aside(gap)

    def _lay_aside(self, gap: int) -> None:
        """Place the players and the answers, so many px apart.

        Letters to click lie below the answers; where these would be too low, they have the place of the answers alone.
        """
        place = self.aside.geometry()
        if self._theme.tall:
            half = round((place.width() - gap) * PLAYERS_TALL)
            self.players.setGeometry(place.x(), place.y(), half, place.height())
            place.setLeft(place.x() + half + gap)
        else:
            spare = place.height() - gap - self.pad.heightForWidth(place.width())
            high = self.players.wished_height(min(round(place.height() * 0.62), spare))
            self.players.setGeometry(place.x(), place.y(), place.width(), high)
            place.setTop(place.y() + high + gap)
        left = place.height() - gap - self.pad.heightForWidth(place.width())
        is_alone, is_hidden = left < self._theme.text_px(ANSWERS_LEAST), self.pad.isHidden()
        self.pad.setGeometry(place if is_alone else place.adjusted(0, left + gap, 0, 0))
        self.answers.setVisible(is_hidden or not is_alone)
        self.answers.setGeometry(place if is_hidden or is_alone else place.adjusted(0, 0, 0, left - place.height()))
