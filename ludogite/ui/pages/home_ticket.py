"""The ticket on the lid: the game that waits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.pages.ago import say_when, told_apart
from ludogite.ui.pages.home_values import ResumeTicket
from ludogite.ui.style.paint import FOCUS_GAP, FOCUS_WIDTH, paper, text_at, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import HouseMenu, Left, LinkButton, PrimaryButton, Shadow
from ludogite.ui.widgets.emblem import emblem

ROLES = ("panel", "body", "note")
"""How the title, the players and when the game stopped are written."""
BETWEEN = 16
"""Px between two players."""
NAME_LETTERS = (24, 8, 6, 4, 3)
"""Letters that a name may keep when all players do not fit, the longest that do."""


class TicketPaper(Painted, QWidget):
    """The paper on the lid: the latest unfinished game, a button to take it up, a menu for the others."""

    resumed = Signal(int)
    all_wanted = Signal()
    """All games that wait are to be shown."""

    def __init__(self, theme: Theme, art_of: Callable[[str], GameArt | None], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._art_of = art_of
        self.tickets: tuple[ResumeTicket, ...] = ()
        self.waits = 0
        """How many games wait in all."""
        self._lean = False
        self.others = LinkButton(theme, "", self)  # at the left of what goes on, or above it
        self.go = PrimaryButton(theme, mark="play", compact=True, parent=self)
        self.menu = HouseMenu(theme, self)
        self.go.clicked.connect(self._resume_latest)
        self.others.clicked.connect(self._open_menu)
        self.menu.triggered.connect(self._resume_other)
        self.shade = Shadow(self, theme, "paper", lambda: theme.radius("paper"))
        self.retranslate()

    def show_tickets(self, tickets: Sequence[ResumeTicket], waits: int = 0) -> None:
        """Show the first of these games; the others go into the menu, which leads to all that wait."""
        self.tickets = tuple(tickets)
        self.waits = max(waits, len(self.tickets))
        self.retranslate()

    def retranslate(self) -> None:
        readable = not self.tickets or self.tickets[0].is_readable
        self.go.setText(self.tr("Reprendre") if readable else self.tr("Garder telle quelle"))
        rest = self.tickets[1:]
        self.others.setVisible(bool(rest))
        self.others.setAccessibleName(self.tr("et %n autre(s)", "", self.waits - 1))
        self.menu.clear()
        names = (", ".join(name for _ink, name, _score in ticket.players) for ticket in rest)
        for ticket, text in zip(
            rest, told_apart([(t.title, t.when_text, who) for t, who in zip(rest, names, strict=True)]), strict=True
        ):
            action = QAction(menu_text(text), self.menu)
            action.setData(ticket.game_key)
            self.menu.addAction(action)
        self.menu.addSeparator()
        self.menu.addAction(self.tr("Toutes les parties en cours…"), self.all_wanted.emit)
        if self.tickets:
            first = self.tickets[0]
            players = ", ".join(_standing(name, score) for _ink, name, score in first.players)
            self.go.setAccessibleName(self.tr("Reprendre {title}").format(title=first.title) if readable else self.go.text())
            self.go.setAccessibleDescription(f"{players or first.title}. {first.when_text}")
        self.apply_theme()

    def apply_theme(self) -> None:
        self.updateGeometry()
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """Be 94 px high, 74 in a small window where all stands on two lines."""
        theme = self.theme
        panel, body = (QFontMetricsF(theme.font(role)).height() for role in ("panel", "body"))
        note = 0 if theme.small else QFontMetricsF(theme.font("note")).height() + theme.px(3)
        words = math.ceil(panel + body + note) + theme.px(24)
        return QSize(theme.px(572), max(theme.px(74 if theme.small else 94), words))

    def _resume_latest(self) -> None:
        self.resumed.emit(self.tickets[0].game_key)

    def _resume_other(self, action: QAction) -> None:
        if action.data() is not None:
            self.resumed.emit(action.data())

    def _open_menu(self) -> None:
        self.menu.popup(self.others.mapToGlobal(QPoint(0, self.others.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        theme = self.theme
        hint = self.go.sizeHint()
        self.go.setGeometry(
            self.width() - theme.px(16) - hint.width(), (self.height() - hint.height()) // 2, hint.width(), hint.height()
        )
        right = self.go.x() - theme.px(10)
        self._lean = False
        self.others.setText(self.others.accessibleName())
        if theme.small and self.tickets and self.others.isVisibleTo(self):
            title = QFontMetricsF(theme.font("panel")).horizontalAdvance(self.tickets[0].title)
            self._lean = theme.px(98) + title > right - self.others.sizeHint().width()
            if self._lean:  # large text in a narrow window: the name of the game rather than its picture
                self.others.setText(f"+{self.waits - 1}")
        link = self.others.sizeHint()
        top = round(self._lines()[0 if theme.small else 2].center().y() - link.height() / 2)
        self.others.setGeometry(right - link.width(), top, link.width(), link.height())

    def paint(self, painter: QPainter) -> None:
        """Paint the paper, the emblem and the lines: title, players, when; on small tickets "when" ends the first."""
        if not self.tickets:
            return
        theme, ticket = self.theme, self.tickets[0]
        rect = QRectF(self.rect())
        paper(painter, theme, rect)
        side = min(theme.px(62), self.height() - theme.px(20))
        art = self._art_of(ticket.game_id)
        if art is not None and not self._lean:
            emblem(painter, theme, art, QRectF(theme.px(12), (rect.height() - side) / 2, theme.px(74), side))
        panel, body, note = (theme.font(role) for role in ROLES)
        title, seats, *last = self._lines()
        if theme.small:
            title.setRight(self._paint_when(painter, ticket, title, panel))
        painter.setFont(panel)
        text_in(painter, title, ticket.title, theme.palette.ink, Left)
        whole = [_standing(name, score) for _ink, name, score in ticket.players]
        painter.setFont(body if self._fits(whole, QFontMetricsF(body), seats.width()) else note)
        self._paint_players(painter, ticket, seats.left(), seats.top(), seats.right())
        for line in last:
            say_when(painter, theme, line, ticket.when_text)

    def _lines(self) -> list[QRectF]:
        """Give the places of the title, of the players and, where there is a line for it, of when the game stopped."""
        theme = self.theme
        heights = [QFontMetricsF(theme.font(role)).height() for role in ROLES[: 2 if theme.small else 3]]
        x, right = float(theme.px(14 if self._lean else 98)), float(self.go.x() - theme.px(14))
        gaps = [theme.px(3)] * len(heights)
        if self.others.isVisibleTo(self):  # it stands in the first line or in the third; the ring round it cuts no other
            ring = QFontMetricsF(theme.font("body")).height() + 2 * (theme.px(FOCUS_GAP) + theme.px(FOCUS_WIDTH))
            link, gap = (0, 0) if theme.small else (2, 1)
            gaps[gap] = max(math.ceil((ring - heights[link]) / 2) + 1, gaps[gap])
        y = (self.height() - sum(heights) - sum(gaps[:-1])) / 2
        lines = []
        for height, gap in zip(heights, gaps, strict=True):
            lines.append(QRectF(x, y, right - x, height))
            y += height + gap
        if not theme.small and self.others.isVisibleTo(self):
            lines[2].setRight(self.others.x())
        return lines

    def show_when(self, words: str) -> None:
        """Say otherwise when the latest game stopped."""
        self.tickets = (self.tickets[0]._replace(when_text=words), *self.tickets[1:])
        self.update()

    def when_line(self) -> QRectF | None:
        """Give the place of the line that changes with time alone (px of the ticket); None where there is no such line."""
        return self._lines()[2] if self.tickets and not self.theme.small else None

    def _paint_when(self, painter: QPainter, ticket: ResumeTicket, title: QRectF, font: QFont) -> float:
        """Write when the game stopped at the end of the title's line if it fits; return where the title must end."""
        if self.others.isVisibleTo(self):
            return float(self.others.x())
        painter.setFont(self.theme.font("note"))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(ticket.when_text) + 2
        if QFontMetricsF(font).horizontalAdvance(ticket.title) + self.theme.px(12) + wide <= title.width():
            place = QRectF(title.right() - wide, title.top(), wide, title.height())
            text_in(painter, place, ticket.when_text, self.theme.palette.muted)
        return title.right()

    def _paint_players(self, painter: QPainter, ticket: ResumeTicket, x: float, y: float, right: float) -> None:
        """Write every player that fits with the score, each after the symbol."""
        theme = self.theme
        metrics = QFontMetricsF(painter.font())
        side, gap = theme.px(13), theme.px(6)
        for (number, _name, _score), words in zip(ticket.players, self._standing(ticket, metrics, right - x), strict=True):
            ink = theme.player(number)
            if x + side + gap + metrics.horizontalAdvance(words) > right:
                text_at(painter, x, y + metrics.ascent(), "…", theme.palette.muted)
                return
            draw_symbol(painter, ink.symbol, QRectF(x, y + (metrics.height() - side) / 2, side, side), ink.colour)
            x = text_at(painter, x + side + gap, y + metrics.ascent(), words, theme.palette.muted) + theme.px(BETWEEN)

    def _standing(self, ticket: ResumeTicket, metrics: QFontMetricsF, room: float) -> list[str]:
        """Say name and score of each player, names as short as the room asks for: a symbol and a score still tell who it is."""
        lines: list[str] = []
        for letters in (*NAME_LETTERS, 0):
            lines = [_standing(_short(name, letters), score) for _ink, name, score in ticket.players]
            if self._fits(lines, metrics, room):
                break
        return lines

    def _fits(self, lines: Sequence[str], metrics: QFontMetricsF, room: float) -> bool:
        """Tell whether this stands beside each other, each after its symbol, in a width (px)."""
        around = self.theme.px(13) + self.theme.px(6) + self.theme.px(BETWEEN)
        return sum(metrics.horizontalAdvance(line) + around for line in lines) - self.theme.px(BETWEEN) <= room


def _standing(name: str, score: int | None) -> str:
    """Say a name with its points, as far as there is either."""
    return f"{name} {'' if score is None else score}".strip()


def _short(name: str, letters: int) -> str:
    """Cut a name after so many letters, with a point for what is missing."""
    return name if len(name) <= letters else f"{name[:letters]}." if letters else ""
