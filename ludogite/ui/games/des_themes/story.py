"""What a game of Dés à thèmes tells when it is over: the finest answer, and for each round the best that there was."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.games.common.dictionary import vocabularies
from ludogite.games.des_themes.review import RoundTold, review
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.services.game_session import SeatInfo
from ludogite.ui.screen.story import Ended, Fact, Story
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import colour_name
from ludogite.ui.widgets import Label
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.told_list import ToldLine, ToldList
from ludogite.words.themes import Card


class ThemesStory(Story):
    """The sheet of a finished game."""

    def __init__(
        self, theme: Theme, rounds: Sequence[RoundTold], card: Card, seats: Sequence[SeatInfo], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._rounds, self._card, self._seats = tuple(rounds), card, tuple(seats)
        self.finest, self.missed = Fact(theme), Fact(theme)
        self.heading = Label(theme, "panel", "ink")
        self.note = Label(theme, "note", "muted", wrap=True)
        self.lines = ToldList(theme)
        self._head = QHBoxLayout()
        for fact in (self.finest, self.missed):
            self._head.addWidget(fact, 1, Qt.AlignmentFlag.AlignTop)
        self._whole = filled(QVBoxLayout(self), self._head, self.heading, self.note, (self.lines, 1))
        self.retranslate()
        self.apply_theme()

    def title(self) -> str:
        """Name what is told."""
        return self.tr("Les mots")

    def _line(self, told: RoundTold) -> ToldLine:
        most = max(told.said, key=lambda one: one.points, default=None)
        best = told.best[0] if told.best else None
        topic = self._card.themes[(best.theme if best else max(told.theme, 1)) - 1].name
        asked = self.tr("sans lettre des dés") if not told.imposed else self.tr("en {letter}").format(letter=told.imposed)
        where = self.tr("manche {round}, {theme} {asked}").format(round=told.round, theme=topic, asked=asked)
        if most is None:
            where = self.tr("{where} : rien n’a été dit").format(where=where)
        else:
            where = self.tr("{where} : {word}, {points}").format(where=where, word=most.text, points=most.points)
        word = best.text if best else "–"
        ink = self._seats[most.seat].ink if most is not None else 0
        points = self.tr("%n jeton(s)", "", best.points if best else 0)
        count = self.tr("%n mot(s) possible(s)", "", told.count)
        spoken = f"{word}, {points}, {count}, {where}, {colour_name(told.colour)}"
        return ToldLine(ink, word, where, str(best.points) if best else "", spoken, is_hers=False)

    def retranslate(self) -> None:
        self.setAccessibleName(self.title())
        said = [one for told in self._rounds for one in told.said]
        finest = max(said, key=lambda one: (one.points, len(one.text)), default=None)
        about = "" if finest is None else f"{self._seats[finest.seat].name}, {self._card.themes[finest.theme - 1].name}"
        self.finest.tell(self.tr("Le plus beau mot"), finest.text if finest else "–", about)
        missed = sum(told.missed for told in self._rounds)
        self.missed.tell(
            self.tr("Laissés sur la table"),
            self.tr("%n jeton(s)", "", missed),
            self.tr("entre le meilleur mot dit et le meilleur possible"),
        )
        self.heading.setText(self.tr("Le meilleur mot de chaque manche"))
        self.note.setText(self.tr("D’après les listes, en mots courants ; à côté, ce que la table a dit de mieux."))
        self.lines.show_lines([self._line(told) for told in self._rounds], self.heading.text())

    def apply_theme(self) -> None:
        px, gap = self.theme.px, 12 if self.theme.small else 18
        self._whole.setContentsMargins(px(gap + 4), px(gap), px(gap + 4), px(gap))
        self._whole.setSpacing(px(6))
        self._head.setSpacing(px(gap))


def tell(theme: Theme, ended: Ended) -> ThemesStory:
    """Look back on every round of a game."""
    assert isinstance(ended.rules, ThemesRules)  # noqa: S101 - the game's own
    rounds = review(ended.rules, ended.entries, vocabularies(ended.read))
    return ThemesStory(theme, rounds, ended.rules.book.card, ended.seats)
