"""The coach of Dés à thèmes: silent while everybody searches, and after the round he names words that the lists knew."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ludogite.core.advice import Advice, Rated, Remark
from ludogite.core.rules import Seat
from ludogite.games.des_themes.book import ThemeBook
from ludogite.games.des_themes.moves import Command, Throw
from ludogite.games.des_themes.review import best_answers
from ludogite.games.des_themes.state import ThemesView, Way
from ludogite.words.families import Family
from ludogite.words.fold import letters
from ludogite.words.levels import Levels, Vocabulary

NAMED: Final = 3
"""How many words he names."""
SHORTEST: Final = 4
"""Letters of the words that he names: shorter ones (DJ, PDG) please nobody."""


class ThemesCoach:
    """Says what the lists knew, in words that a seat's person knows, by the vocabulary that ``asker`` gives."""

    def __init__(
        self, book: ThemeBook, levels: Levels, asker: Callable[[Seat], Vocabulary] = lambda seat: Vocabulary.COURANT
    ) -> None:
        self.book, self.levels, self._asker = book, levels, asker

    def advise(self, view: ThemesView, seat: Seat) -> Advice[Command] | None:
        """Name words of the last round that nobody said, one a theme where all were open; None while a round is played."""
        if not view.is_between or not view.round or view.colour is None:
            return None
        is_open = view.options.way is Way.OUVERTS
        themes = [theme.number for theme in view.open_themes]
        named: dict[int, list[str]] = {}
        for one in best_answers(self.book, themes, view.imposed, view.letters, self.levels, Vocabulary.COURANT):
            known = named.setdefault(one.theme, [])
            if len(one.text) < SHORTEST or not self._may_show(one.text, seat):
                continue
            is_new = len(known) < (1 if is_open else NAMED) and self.book.nearest(one.text, view.answers)[0] is Family.NON
            if is_new and all(self.book.family(one.text, other) is Family.NON for other in known):
                known.append(one.text)
        words = [word for known in named.values() for word in known][:NAMED]
        told = ", ".join(words).replace("'", "’")
        remark = Remark.of("des_themes.coach_words", words=told) if told else Remark("des_themes.coach_none")
        return Advice((Rated(Throw(), 0.0),), (remark,))

    def _may_show(self, text: str, seat: Seat) -> bool:
        """Tell whether an answer, and each word of it, is for a seat's person."""
        words = re.split(r"[\s'’-]+", text)
        return all(self.levels.may_show(letters(word) or "", self._asker(seat)) for word in (text, *words))

    def judge(self, view: ThemesView, seat: Seat, command: Command) -> Remark | None:
        """Say nothing of a word: the table does."""
        return None
