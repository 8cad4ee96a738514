"""The games under way: all that wait, and those ended for good of late, with what can be done with each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.services.home_facts import WaitingGame
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.ago import Ago
from ludogite.ui.pages.frame import Blank, FramedPage, Question, TitledPaper, rule
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.dates import long_moment
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import HouseMenu, Label, PaperButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.emblem import Emblem

AT_ONCE = 40
"""Lines that are shown before somebody wants more."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a line says of a game: which, who with what points, when; no other line reads alike."""

    game: WaitingGame
    title: str
    who: str
    when: str
    art: GameArt | None


class WaitingLine(Painted, QWidget):
    """A game, the button that goes on with it, and a menu of what else can be done."""

    resumed = Signal()
    watched = Signal()
    carried = Signal()
    ended = Signal()

    def __init__(self, theme: Theme, line: Line, parent: QWidget | None = None, *, is_ended: bool) -> None:
        super().__init__(theme, parent)
        self.line, self._is_ended = line, is_ended
        self.name, self.about = Label(theme, "name", "ink", wrap=True), Label(theme, "note", "muted", wrap=True)
        self.go = PaperButton(theme, compact=True, tone="soft")
        self.more = PaperButton(theme, compact=True, tone="soft", drops=True)
        self.go.clicked.connect(self.resumed)
        self.more.clicked.connect(self._open_menu)
        self.more.setVisible(line.game.is_readable)
        self.question = Question(theme)
        self.question.agreed.connect(self.ended)
        self.question.declined.connect(partial(self.more.setFocus, Qt.FocusReason.TabFocusReason))
        words = filled(QVBoxLayout(), self.name, self.about)
        words.setSpacing(0)
        row = self.scaled(filled(QHBoxLayout(), Emblem(theme, line.art, 52, 42), (words, 1), self.go, self.more), spacing=12)
        self.scaled(filled(QVBoxLayout(self), row, self.question), (0, 8, 0, 8), spacing=8)
        self.retranslate()

    def retranslate(self) -> None:
        line = self.line
        self.name.setText(line.title)
        self.about.setText(" · ".join(filter(None, (line.who, line.when))))
        readable = line.game.is_readable
        self.go.setText(
            self.tr("Rouvrir") if self._is_ended else self.tr("Reprendre") if readable else self.tr("Garder telle quelle")
        )
        self.more.setText(self.tr("Plus"))
        for button in (self.go, self.more):
            button.setAccessibleName(f"{button.text()}, {line.title}")
            button.setAccessibleDescription(self.about.text())

    def menu(self) -> HouseMenu:
        """Give the menu of what else can be done."""
        menu = HouseMenu(self.theme, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        offers = [(self.tr("Regarder"), self.watched.emit), (self.tr("Emporter dans un fichier…"), self.carried.emit)]
        for text, act in offers:
            menu.addAction(text, act)
        if not self._is_ended:
            menu.addSeparator()
            menu.addAction(self.tr("Arrêter pour de bon…"), self._ask)
        return menu

    def _open_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _ask(self) -> None:
        question, agree, decline = end_words(self.line.who)
        self.question.ask(question, agree, decline)

    def paint(self, painter: QPainter) -> None:
        rule(painter, self.theme, 0, 0, self.width())


def end_words(who: str) -> tuple[str, str, str]:
    """Ask whether a game is to be ended for good: the question, and both answers. ``who``: the people with their points."""
    question = texts.said(texts.END_QUESTION).format(who=who)
    return question, texts.said(texts.END_AGREED), texts.said(texts.END_DECLINED)


class WaitingPage(FramedPage):
    """The games under way."""

    resumed = Signal(int)
    reopened = Signal(int)
    watched = Signal(int)
    carried = Signal(int)
    ended = Signal(int)

    def __init__(self, theme: Theme, uis: GameUis) -> None:
        super().__init__(theme)
        self._uis = uis
        self._waiting: tuple[WaitingGame, ...] = ()
        self._ended: tuple[WaitingGame, ...] = ()
        self._shown = AT_ONCE
        self.lines: list[WaitingLine] = []
        self.waiting_paper, self.ended_paper = TitledPaper(theme), TitledPaper(theme)
        self.more = PaperButton(theme, compact=True, tone="soft")
        self.more.clicked.connect(self._show_more)
        self.blank = Blank(theme, "clock")
        filled(self.body, self.blank, self.waiting_paper, self.more, self.ended_paper, 1)
        self.retranslate()

    def show_games(self, waiting: Sequence[WaitingGame], ended: Sequence[WaitingGame]) -> None:
        """Show the games that wait, and those that were ended, the latest of each first."""
        self._waiting, self._ended = tuple(waiting), tuple(ended)
        self._fill()

    def _show_more(self) -> None:
        self._shown *= 2
        self._fill()

    def _fill(self) -> None:
        for line in self.lines:
            line.hide()
            line.deleteLater()
        self.lines = []
        for paper, games, is_ended in ((self.waiting_paper, self._waiting, False), (self.ended_paper, self._ended, True)):
            for told in self._told(games[: self._shown]):
                line = WaitingLine(self.theme, told, is_ended=is_ended)
                number = told.game.id
                line.resumed.connect(partial((self.reopened if is_ended else self.resumed).emit, number))
                for signal, out in ((line.watched, self.watched), (line.carried, self.carried), (line.ended, self.ended)):
                    signal.connect(partial(out.emit, number))
                paper.column.addWidget(line)
                self.lines.append(line)
            paper.setVisible(bool(games))
        self.more.setVisible(max(len(self._waiting), len(self._ended)) > self._shown)
        self.blank.setVisible(not (self._waiting or self._ended))

    def _told(self, games: Sequence[WaitingGame]) -> list[Line]:
        """Say of each game which, who and when; of two that would read alike the second has a number."""
        lines: list[Line] = []
        for game in games:
            title = self._uis.name(game.game)
            who = ", ".join(
                f"{name} {'' if points is None else texts.number(points)}".strip() for _ink, name, points in game.players
            )
            when = f"{long_moment(game.updated_at)} ({Ago().say(game.updated_at)})"
            alike = sum((line.title, line.who, line.when.split(" · ")[0]) == (title, who, when) for line in lines)
            lines.append(Line(game, title, who, f"{when} · {alike + 1}" if alike else when, self._uis.art(game.game)))
        return lines

    def retranslate(self) -> None:
        self.header.set_title(self.tr("Parties en cours"))
        self.setAccessibleName(self.tr("Parties en cours"))
        self.waiting_paper.title.setText(self.tr("Elles attendent"))
        self.ended_paper.title.setText(self.tr("Arrêtées ces trente derniers jours"))
        self.more.setText(self.tr("Montrer les suivantes"))
        self.blank.set_texts(self.tr("Aucune partie n’attend"), self.tr("Une partie rangée avant la fin se retrouve ici."))
        self._fill()
