"""The coach of Mots de Tête: which plays are possible, which is best, and what it would have scored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.rules import Refusal, Seat
from ludogite.games.mots_de_tete.lexis import Lexis, Words
from ludogite.games.mots_de_tete.moves import Command, Pass, Write
from ludogite.games.mots_de_tete.placement import place
from ludogite.games.mots_de_tete.scoring import worths
from ludogite.games.mots_de_tete.search import Position
from ludogite.games.mots_de_tete.state import MotsView, Phase, Way
from ludogite.words.levels import CHOSEN, Vocabulary

LISTED: Final = 10
"""Plays that an advice lists, each in another place."""
FEW: Final = 20
"""Possible plays up to which their number is worth a word."""
MOST_CROSSING: Final = 3
"""Crossing words that a reason names."""
DEAR: Final = 4
"""The value of a square that is worth a word."""
NO_COST: Final = 0.05
"""Points up to which a play is called the best."""
WORTH_A_WORD: Final = 1.0
"""Points from which a rarer word is worth a word."""


WIDTH: Final = tuple(Vocabulary)


class MotsCoach:
    """Advises a seat from the words that its person knows, by the vocabulary that ``asker`` gives; who knows all hears of all."""

    def __init__(self, words: Words, asker: Callable[[Seat], Vocabulary] = lambda seat: Vocabulary.TOUT) -> None:
        self._words = words
        self._asker = asker

    def advise(self, view: MotsView, seat: Seat) -> Advice[Command] | None:
        """Rate the best plays by their mean score, one for each place, and a pass; None when the seat has nothing to write.

        Remarks: ``no_play``, or ``mots_de_tete.best`` (word, value: mean score, bonus dice included) with its reason (``_why``),
        ``best_common`` (word, value) where that is no everyday word and there is one, ``rare`` (word, more) where a word that the
        person may not know would score more, and where they are few ``plays`` (plays: how many are possible).
        """
        if not _is_writing(view, seat):
            return None
        vocabulary = self._asker(seat)
        whole = self._ranked(view, self._words.told(vocabulary, rare=True), LISTED)
        found = whole if vocabulary is Vocabulary.TOUT else self._ranked(view, self._words.told(vocabulary), LISTED) or whole
        ranked: list[Rated[Command]] = [Rated(write, value) for write, _, value in found]
        ranked.append(Rated(Pass(), 0.0))
        if not found:
            return Advice(tuple(ranked), (Remark.of("mots_de_tete.no_play"),))
        plays = self._position(view, self._words.every).count(view.n)
        _, word, value = found[0]
        remarks = [Remark.of("mots_de_tete.best", word=word, value=value), *_why(view, found[0][0])]
        _, rarest, most = whole[0]
        if most >= value + WORTH_A_WORD:
            remarks.append(Remark.of("mots_de_tete.rare", word=rarest, more=most - value))
        common = self._ranked(view, self._words.told(min(vocabulary, Vocabulary.COURANT, key=WIDTH.index)), 1)
        if common and common[0][1] != word and not self._words.is_known(word, Vocabulary.COURANT):
            remarks.append(Remark.of("mots_de_tete.best_common", word=common[0][1], value=common[0][2]))
        remarks += [Remark.of("mots_de_tete.plays", plays=plays)] if 1 < plays <= FEW else []
        return Advice(tuple(ranked), tuple(remarks))

    def judge(self, view: MotsView, seat: Seat, command: Command) -> Remark | None:
        """Compare a play or a pass with the best one: its word and mean score; None when it was no decision of words.

        Codes: ``judge_best`` (word, value) · ``judge_other`` (word, value: the best; mine: the play's own mean score; cost) ·
        ``judge_pass`` (word, value: what was possible, cost: all of it) · ``judge_no_play`` (nothing was possible).
        """
        if not _is_writing(view, seat) or not isinstance(command, Write | Pass):
            return None
        found = self._known(view, seat)
        mine = self.value(view, command)
        if not found:
            return Remark.of("mots_de_tete.judge_no_play") if isinstance(command, Pass) else None
        _, word, value = found[0]
        if isinstance(command, Pass):
            return Remark.of("mots_de_tete.judge_pass", word=word, value=value, cost=value)
        if mine is None or mine >= value - NO_COST:
            return Remark.of("mots_de_tete.judge_best", word=_main_word(view, command) or word, value=mine or value)
        return Remark.of("mots_de_tete.judge_other", word=word, value=value, mine=mine, cost=value - mine)

    def best(self, view: MotsView) -> tuple[Write, str, float] | None:
        """Give the best play of all for who writes now, its main word and its mean score; None where none is possible."""
        found = self._ranked(view, self._words.told(self._asker(view.seat), rare=True), 1)
        return found[0] if found else None

    def value(self, view: MotsView, command: Command) -> float | None:
        """Give the mean score of a play (a pass: 0); None where it may not stand."""
        if not isinstance(command, Write):
            return 0.0
        placed = place(view.grid, view.rows, command.letters, view.n)
        if isinstance(placed, Refusal):
            return None
        worth = worths(view.grid, fixed=_is_quarte(view))
        return sum(worth[row][col] for word in placed.words for row, col in word.cells)

    def _known(self, view: MotsView, seat: Seat) -> list[tuple[Write, str, float]]:
        """Give the best play with a word that the person of a seat knows, else with any."""
        vocabulary = self._asker(seat)
        found = self._ranked(view, self._words.told(vocabulary), 1)
        return found or self._ranked(view, self._words.told(vocabulary, rare=True), 1)

    def _ranked(self, view: MotsView, lexis: Lexis, most: int) -> list[tuple[Write, str, float]]:
        """List the best places, best first: a play, its main word, as common a one as there is, and its mean score."""
        position = self._position(view, lexis)
        slots = sorted(position.slots(view.n), key=lambda slot: -slot.worth)[:most]
        plays, common = [], [self._words.known(vocabulary) for vocabulary in CHOSEN]
        for slot in slots:
            word = position.a_word(slot, *common)
            plays.append((slot.write(word), word, slot.worth))
        return plays

    def _position(self, view: MotsView, lexis: Lexis) -> Position:
        return Position(view.grid, view.rows, lexis, quarte=_is_quarte(view))


def _why(view: MotsView, write: Write) -> list[Remark]:
    """Say what makes a play rich: coloured squares, several words at once, or the dear squares that it covers."""
    placed = place(view.grid, view.rows, write.letters, view.n)
    if isinstance(placed, Refusal):
        return []
    main, *others = placed.words
    cells = set(main.cells)
    dear = max((view.grid.value(*cell) for cell in cells if view.grid.bonus(*cell) is None), default=0)
    remarks = []
    if placed.bonus:
        number = len(placed.bonus)
        remarks.append(Remark.of("mots_de_tete.why_colour" if number == 1 else "mots_de_tete.why_colours", number=number))
    if others:
        remarks.append(Remark.of("mots_de_tete.why_crosses", words=", ".join(word.text for word in others[:MOST_CROSSING])))
    if not remarks and dear >= DEAR:
        remarks.append(Remark.of("mots_de_tete.why_dear", dear=dear))
    return remarks or [Remark.of("mots_de_tete.why_place")]


def _is_quarte(view: MotsView) -> bool:
    return view.options.way is Way.QUARTE


def _is_writing(view: MotsView, seat: Seat) -> bool:
    return view.phase is Phase.WRITE and view.seat == seat


def _main_word(view: MotsView, write: Write) -> str | None:
    placed = place(view.grid, view.rows, write.letters, view.n)
    return None if isinstance(placed, Refusal) else placed.words[0].text
