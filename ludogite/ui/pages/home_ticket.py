"""The ticket on the lid: the game that waits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.pages.ago import say_when
from ludogite.ui.pages.home_values import ResumeTicket
from ludogite.ui.style.paint import paper, text_at, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Look
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

    def __init__(self, look: Look, art_of: Callable[[str], GameArt | None], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._art_of = art_of
        self.tickets: tuple[ResumeTicket, ...] = ()
        self._lean = False
        self.go = PrimaryButton(look, mark="play", compact=True, parent=self)
        self.others = LinkButton(look, "", self)
        self.menu = HouseMenu(look, self)
        self.go.clicked.connect(self._resume_latest)
        self.others.clicked.connect(self._open_menu)
        self.menu.triggered.connect(self._resume_other)
        self.shade = Shadow(self, look, "paper", lambda: look.radius("paper"))
        self.retranslate()

    def show_tickets(self, tickets: Sequence[ResumeTicket]) -> None:
        """Show the first of these games; the others go into the menu."""
        self.tickets = tuple(tickets)
        self.retranslate()

    def retranslate(self) -> None:
        """Read the ticket's own texts again."""
        readable = not self.tickets or self.tickets[0].is_readable
        self.go.setText(self.tr("Reprendre") if readable else self.tr("Garder telle quelle"))
        rest = self.tickets[1:]
        self.others.setVisible(bool(rest))
        self.others.setAccessibleName(self.tr("et %n autre(s)", "", len(rest)))
        self.menu.clear()
        for ticket in rest:
            action = QAction(menu_text(f"{ticket.title} · {ticket.when_text}"), self.menu)
            action.setData(ticket.game_key)
            self.menu.addAction(action)
        if self.tickets:
            first = self.tickets[0]
            players = ", ".join(_standing(name, score) for _ink, name, score in first.players)
            self.go.setAccessibleName(self.tr("Reprendre {title}").format(title=first.title) if readable else self.go.text())
            self.go.setAccessibleDescription(f"{players or first.title}. {first.when_text}")
        self.relook()

    def relook(self) -> None:
        """Take new sizes and colours."""
        self.updateGeometry()
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """Be 94 px high, 74 in a small window where all stands on two lines."""
        look = self.look
        panel, body = (QFontMetricsF(look.font(role)).height() for role in ("panel", "body"))
        note = 0 if look.small else QFontMetricsF(look.font("note")).height() + look.px(3)
        words = math.ceil(panel + body + note) + look.px(24)
        return QSize(look.px(572), max(look.px(74 if look.small else 94), words))

    def _resume_latest(self) -> None:
        self.resumed.emit(self.tickets[0].game_key)

    def _resume_other(self, action: QAction) -> None:
        self.resumed.emit(action.data())

    def _open_menu(self) -> None:
        self.menu.popup(self.others.mapToGlobal(QPoint(0, self.others.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in place."""
        self._place()

    def _place(self) -> None:
        look = self.look
        hint = self.go.sizeHint()
        self.go.setGeometry(
            self.width() - look.px(16) - hint.width(), (self.height() - hint.height()) // 2, hint.width(), hint.height()
        )
        right = self.go.x() - look.px(10)
        self._lean = False
        self.others.setText(self.others.accessibleName())
        if look.small and self.tickets and self.others.isVisibleTo(self):
            title = QFontMetricsF(look.font("panel")).horizontalAdvance(self.tickets[0].title)
            self._lean = look.px(98) + title > right - self.others.sizeHint().width()
            if self._lean:  # large text in a narrow window: the name of the game rather than its picture
                self.others.setText(f"+{len(self.tickets) - 1}")
        link = self.others.sizeHint()
        if look.small:
            top = round(self._lines()[0].center().y() - link.height() / 2)
            self.others.setGeometry(right - link.width(), top, link.width(), link.height())
        else:
            self.others.setGeometry(right - link.width(), self.height() - link.height(), link.width(), link.height())

    def paint(self, painter: QPainter) -> None:
        """Paint the paper, the emblem and the lines: title, players, when; on small tickets "when" ends the first."""
        if not self.tickets:
            return
        look, ticket = self.look, self.tickets[0]
        rect = QRectF(self.rect())
        paper(painter, look, rect)
        side = min(look.px(62), self.height() - look.px(20))
        art = self._art_of(ticket.game_id)
        if art is not None and not self._lean:
            emblem(painter, look, art, QRectF(look.px(12), (rect.height() - side) / 2, look.px(74), side))
        panel, body, note = (look.font(role) for role in ROLES)
        title, seats, *last = self._lines()
        if look.small:
            title.setRight(self._paint_when(painter, ticket, title, panel))
        painter.setFont(panel)
        text_in(painter, title, ticket.title, look.colour("ink"), Left)
        whole = [_standing(name, score) for _ink, name, score in ticket.players]
        painter.setFont(body if self._fits(whole, QFontMetricsF(body), seats.width()) else note)
        self._paint_players(painter, ticket, seats.left(), seats.top(), seats.right())
        for line in last:
            say_when(painter, look, line, ticket.when_text)

    def _lines(self) -> list[QRectF]:
        """Give the places of the title, of the players and, where there is a line for it, of when the game stopped."""
        look = self.look
        heights = [QFontMetricsF(look.font(role)).height() for role in ROLES[: 2 if look.small else 3]]
        gap, x, right = look.px(3), float(look.px(14 if self._lean else 98)), float(self.go.x() - look.px(14))
        y = (self.height() - sum(heights) - gap * (len(heights) - 1)) / 2
        lines = []
        for height in heights:
            lines.append(QRectF(x, y, right - x, height))
            y += height + gap
        if not look.small and self.others.isVisibleTo(self):
            lines[2].setRight(self.others.x())
        return lines

    def show_when(self, words: str) -> None:
        """Say otherwise when the latest game stopped."""
        self.tickets = (self.tickets[0]._replace(when_text=words), *self.tickets[1:])
        self.update()

    def when_line(self) -> QRectF | None:
        """Give the place of the line that changes with time alone (px of the ticket); None where there is no such line."""
        return self._lines()[2] if self.tickets and not self.look.small else None

    def _paint_when(self, painter: QPainter, ticket: ResumeTicket, title: QRectF, font: QFont) -> float:
        """Write when the game stopped at the end of the title's line if it fits; return where the title must end."""
        if self.others.isVisibleTo(self):
            return float(self.others.x())
        painter.setFont(self.look.font("note"))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(ticket.when_text) + 2
        if QFontMetricsF(font).horizontalAdvance(ticket.title) + self.look.px(12) + wide <= title.width():
            place = QRectF(title.right() - wide, title.top(), wide, title.height())
            text_in(painter, place, ticket.when_text, self.look.colour("muted"))
        return title.right()

    def _paint_players(self, painter: QPainter, ticket: ResumeTicket, x: float, y: float, right: float) -> None:
        """Write every player that fits with the score, each after the symbol."""
        look = self.look
        metrics = QFontMetricsF(painter.font())
        side, gap = look.px(13), look.px(6)
        for (number, _name, _score), words in zip(ticket.players, self._standing(ticket, metrics, right - x), strict=True):
            ink = look.player(number)
            if x + side + gap + metrics.horizontalAdvance(words) > right:
                text_at(painter, x, y + metrics.ascent(), "…", look.colour("muted"))
                return
            draw_symbol(painter, ink.symbol, QRectF(x, y + (metrics.height() - side) / 2, side, side), ink.colour)
            x = text_at(painter, x + side + gap, y + metrics.ascent(), words, look.colour("muted")) + look.px(BETWEEN)

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
        around = self.look.px(13) + self.look.px(6) + self.look.px(BETWEEN)
        return sum(metrics.horizontalAdvance(line) + around for line in lines) - self.look.px(BETWEEN) <= room


def _standing(name: str, score: int | None) -> str:
    """Say a name with its points, as far as there is either."""
    return f"{name} {'' if score is None else score}".strip()


def _short(name: str, letters: int) -> str:
    """Cut a name after so many letters, with a point for what is missing."""
    return name if len(name) <= letters else f"{name[:letters]}." if letters else ""
