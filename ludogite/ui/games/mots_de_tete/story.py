"""What a game of Mots de Tête tells when it is over: everybody's curve, the longest and the dearest word, all words ranked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ludogite.games.mots_de_tete.review import Ranked, curve, longest_word, most_valuable_word, ranked_words
from ludogite.games.mots_de_tete.state import MotsView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.mots_de_tete.grid_export import GridKeeper, Kept
from ludogite.ui.screen.story import Ended, Fact, Story
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import written
from ludogite.ui.widgets import Label
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.race_plot import Race, RacePlot, Racer
from ludogite.ui.widgets.told_list import ToldLine, ToldList


def race(view: MotsView, seats: Sequence[SeatInfo], target_text: str) -> Race:
    """Give everybody's curve; ``target_text`` names the score to reach, where there is one."""
    racers = tuple(Racer(info.ink, info.name, curve(view.plays, seat)) for seat, info in enumerate(seats))
    return Race(racers, max((play.turn for play in view.plays), default=1), view.options.target, target_text)


class MotsStory(Story):
    """The sheet of a finished game."""

    def __init__(self, theme: Theme, view: MotsView, seats: Sequence[SeatInfo], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view, self._seats = view, tuple(seats)
        self.plot_title, self.list_title = Label(theme, "panel", "ink"), Label(theme, "panel", "ink")
        self.plot = RacePlot(theme)
        self.longest, self.dearest = Fact(theme), Fact(theme)
        self.words = ToldList(theme)
        self._facts = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.longest, 1), (self.dearest, 1))
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.plot_title)
        left.addWidget(self.plot, 1)
        left.addLayout(self._facts)
        filled(right, self.list_title, (self.words, 1))
        self._sides = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (left, 3), (right, 2))
        self._left, self._right = left, right
        self.retranslate()
        self.apply_theme()

    def title(self) -> str:
        """Name what is told."""
        return self.tr("Courbes")

    def _tell(self, fact: Fact, title: str, one: Ranked | None) -> None:
        if one is None:
            fact.tell(title, "–", "")
            return
        letters, points = self.tr("%n lettre(s)", "", len(one.word.text)), self.tr("%n point(s)", "", one.points)
        fact.tell(title, written(one.word.text), ", ".join((self._seats[one.seat].name, letters, points)))

    def _lines(self) -> list[ToldLine]:
        lines = []
        for one in ranked_words(self._view.plays):
            info, word = self._seats[one.seat], written(one.word.text)
            note = self.tr("tour {turn}").format(turn=one.turn)
            lines.append(ToldLine(info.ink, word, note, str(one.points), f"{word}, {one.points}, {info.name}, {note}", asks=True))
        return lines

    def retranslate(self) -> None:
        plays = self._view.plays
        self.setAccessibleName(self.title())
        self.plot_title.setText(self.tr("Les points, tour après tour"))
        target = self.tr("but : {target}").format(target=self._view.options.target)
        self.plot.show_race(race(self._view, self._seats, target), self.plot_title.text())
        self._tell(self.longest, self.tr("Le mot le plus long"), longest_word(plays))
        self._tell(self.dearest, self.tr("Le mot le mieux payé"), most_valuable_word(plays))
        lines = self._lines()
        self.list_title.setText(self.tr("%n mot(s)", "", len(lines)))
        self.words.show_lines(lines, self.tr("Les mots, du plus cher au moins cher"))

    def apply_theme(self) -> None:
        px = self.theme.px
        is_wide = self.width() > self.theme.text_px(430)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        is_broad = self.width() > self.theme.text_px(500)
        self._facts.setDirection(QBoxLayout.Direction.LeftToRight if is_broad else QBoxLayout.Direction.TopToBottom)
        gap = 12 if self.theme.small else 18
        self._sides.setContentsMargins(px(gap + 4), px(gap), px(gap + 4), px(gap))
        self._sides.setSpacing(px(gap + 4))
        self._facts.setSpacing(px(16))
        for column in (self._left, self._right):
            column.setSpacing(px(6))


def tell(theme: Theme, ended: Ended) -> MotsStory:
    """Show curves and words, and offer to keep the grid."""
    story, kept = MotsStory(theme, ended.view, ended.seats), Kept(ended.view, ended.seats)
    keeper = GridKeeper(theme, story)
    story.keep = lambda at, say: keeper.open_menu(at, lambda kind: say(keeper.keep(kind, kept)))
    return story
