"""What a game of Words Out tells when it is over: the longest row, the WORD OUTs and the counters that people missed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.games.common.dictionary import vocabularies
from ludogite.games.words_out.cards import Row
from ludogite.games.words_out.review import MissedCounter, MissedWord, Review, review
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.words_out.card import paint_card
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.screen.story import Ended, Fact, Story
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import written
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets import Label
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.told_list import ToldLine, ToldList

CARD_WIDE, CARD_RATIO, CARD_GAP = 70, 97 / 70, 8
"""Px at 100 % of a card in the row, how much higher than wide it is, and what lies between two."""


class RowOfCards(Painted, QWidget):
    """A row of cards as it lay on the table, smaller where there is less room; the words beside it say it already."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row: Row = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, row: Row) -> None:
        """Show a row."""
        self._row = row
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(CARD_WIDE), round(self.theme.px(CARD_WIDE) * CARD_RATIO * 0.8) + self.theme.px(12))

    def paint(self, painter: QPainter) -> None:
        theme, count = self.theme, max(len(self._row), 1)
        gap = theme.px(CARD_GAP)
        room = self.width() - theme.px(6)
        wide = round(min(theme.px(CARD_WIDE) * 0.8, (room - gap * (count - 1)) / count))
        for number, placed in enumerate(self._row):
            x = room - (count - number) * (wide + gap) + gap
            paint_card(painter, theme, QRectF(x, theme.px(4), wide, round(wide * CARD_RATIO)), Face.of(placed.card, placed.letter))


class WordsOutStory(Story):
    """The sheet of a finished game; only what people missed is told, computer players need no coach."""

    def __init__(self, theme: Theme, review: Review, seats: Sequence[SeatInfo], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._seats = tuple(seats)
        self._review = review
        people = {seat for seat, info in enumerate(seats) if info.is_person}
        self._words = [missed for missed in review.words if missed.seat in people]
        self._counters = [missed for missed in review.counters if missed.seat in people]
        self.longest, self.cards = Fact(theme), RowOfCards(theme)
        self.word_title, self.counter_title = Label(theme, "panel", "ink"), Label(theme, "panel", "ink")
        self.word_none, self.counter_none = Label(theme, "body", "muted", wrap=True), Label(theme, "body", "muted", wrap=True)
        self.words, self.counters = ToldList(theme), ToldList(theme)
        self._columns = []
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for title, none, told in (
            (self.word_title, self.word_none, self.words),
            (self.counter_title, self.counter_none, self.counters),
        ):
            column = filled(QVBoxLayout(), title, none, (told, 1), 0)
            self._columns.append(column)
            self._sides.addLayout(column, 1)
        self._whole = QVBoxLayout(self)
        self._head = filled(QHBoxLayout(), self.longest, (self.cards, 1))
        filled(self._whole, self._head, (self._sides, 1))
        self.retranslate()
        self.apply_theme()

    def title(self) -> str:
        """Name what is told."""
        return self.tr("Mots manqués")

    def _word(self, missed: MissedWord) -> ToldLine:
        info = self._seats[missed.seat]
        where = self.tr("donne {deal}, rangée {row}").format(deal=missed.deal, row=missed.row + 1)
        if missed.laid:
            where = self.tr("{where} : posé, pas annoncé").format(where=where)
        points = self.tr("%n point(s)", "", missed.points)
        word = written(missed.word)
        return ToldLine(info.ink, word, where, str(missed.points), f"{info.name}, {word}, {points}, {where}")

    def _counter(self, missed: MissedCounter) -> ToldLine:
        info, claimer = self._seats[missed.seat], self._seats[missed.claimer].name
        against = elided(self.tr("contre {word} de {name}"), word=written(missed.word), name=claimer)
        if not missed.gain:
            against = self.tr("{against}, pour l’empêcher").format(against=against)
        figure = str(missed.gain) if missed.gain else "–"
        points = self.tr("%n point(s)", "", missed.gain)
        return ToldLine(info.ink, missed.better, against, figure, f"{info.name}, {missed.better}, {points}, {against}")

    def retranslate(self) -> None:
        self.setAccessibleName(self.title())
        longest = self._review.longest
        word, said = "–", ""
        if longest is not None:
            cards = self.tr("%n carte(s)", "", len(longest.text))
            word, said = written(longest.text), f"{self._seats[longest.seat].name}, {cards}"
        self.longest.tell(self.tr("La rangée la plus longue"), word, said)
        self.cards.show_row(() if longest is None else longest.row)
        self.word_title.setText(self.tr("WORD OUT manqués"))
        self.counter_title.setText(self.tr("Contres manqués"))
        self.word_none.setText(self.tr("Aucun mot sûr n’a été laissé sur la table."))
        self.counter_none.setText(self.tr("Personne n’a laissé passer un mot qu’il pouvait contrer."))
        self.words.show_lines([self._word(missed) for missed in self._words], self.word_title.text())
        self.counters.show_lines([self._counter(missed) for missed in self._counters], self.counter_title.text())
        for none, told in ((self.word_none, self.words), (self.counter_none, self.counters)):
            none.setVisible(not told.lines)
            told.setVisible(bool(told.lines))

    def apply_theme(self) -> None:
        px, gap = self.theme.px, 12 if self.theme.small else 18
        is_wide = self.width() > self.theme.text_px(430)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self._whole.setContentsMargins(px(gap + 4), px(gap), px(gap + 4), px(gap))
        self._whole.setSpacing(px(gap))
        self._sides.setSpacing(px(gap + 4))
        self._head.setSpacing(px(gap))
        for column in self._columns:
            column.setSpacing(px(6))


def tell(theme: Theme, ended: Ended) -> WordsOutStory:
    """Look back on a game: missed is only what somebody at the table can know."""
    assert isinstance(ended.rules, WordsOutRules)  # noqa: S101 - the game's own
    lexicon, known, widest = ended.rules.lexicon, vocabularies(ended.read), ended.vocabulary

    def suits(letters: str) -> bool:
        if lexicon.valid(letters):
            return known.may_play(letters, widest)
        return letters not in known.never and known.leads(letters, widest)

    return WordsOutStory(theme, review(ended.rules, ended.entries, suits), ended.seats)
