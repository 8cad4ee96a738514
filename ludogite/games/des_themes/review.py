"""Looks back on a game of Dés à thèmes: for each round the best answers of the lists that one could have known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ludogite.core.log import Entry as Ply
from ludogite.games.des_themes import course
from ludogite.games.des_themes.book import ThemeBook
from ludogite.games.des_themes.moves import Colour, Command, DiceFell, Said, Scored, TakenBack
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.games.des_themes.scoring import points
from ludogite.games.des_themes.state import BLACK_CHIPS, State, Way
from ludogite.words.levels import Levels, Vocabulary
from ludogite.words.themes import THEMES_PER_CARD

SHOWN: Final = 3
"""How many of the best answers are given."""


@dataclass(frozen=True, slots=True)
class Possible:
    """An answer of a list that would have stood, its theme (1 to 6), and the chips it was worth."""

    text: str
    theme: int
    points: int


@dataclass(frozen=True, slots=True)
class RoundTold:
    """A round looked back on: entry number in the log of its dice, its number from 1, theme (0: all), initial ('' on a black face).

    ``count`` answers of the lists suited the dice; ``best`` are the best of them, ``said`` what was said.
    """

    entry: int
    round: int
    theme: int
    imposed: str
    colour: Colour
    count: int
    best: tuple[Possible, ...]
    said: tuple[Said, ...]

    @property
    def missed(self) -> int:
        """Count the points between the best answer said and the best there was, 0 where the table did as well or better."""
        most = max((one.points for one in self.said), default=0)
        return max((self.best[0].points if self.best else 0) - most, 0)


def review(
    rules: ThemesRules, entries: Iterable[Ply[Command]], levels: Levels, vocabulary: Vocabulary = Vocabulary.COURANT
) -> tuple[RoundTold, ...]:
    """Look back on the log of a game that these rules have played, finished or not; common nouns are those of a vocabulary."""
    return tuple(_rounds(rules, entries, levels, vocabulary))


def _rounds(rules: ThemesRules, entries: Iterable[Ply[Command]], levels: Levels, vocabulary: Vocabulary) -> Iterator[RoundTold]:
    state = rules.start()
    thrown: tuple[int, State] | None = None
    said: list[Said] = []
    for number, entry in enumerate(entries):
        step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        for event in step.events:
            match event:
                case DiceFell():
                    if thrown is not None:
                        yield _told(rules, thrown, tuple(said), levels, vocabulary)
                    thrown, said = (number, step.state), []
                case Scored(one):
                    said.append(one)
                case TakenBack(one):
                    said.remove(one)
        state = step.state
    if thrown is not None:
        yield _told(rules, thrown, tuple(said), levels, vocabulary)


def best_answers(
    book: ThemeBook, themes: Iterable[int], imposed: str, letters: str, levels: Levels, vocabulary: Vocabulary
) -> list[Possible]:
    """List the answers of some themes' lists that suit the dice, best first; ``imposed``: the initial, '' on a black face."""
    found = [
        Possible(one.text, theme, points(one.key, letters) if imposed else BLACK_CHIPS)
        for theme in themes
        for one in (book.with_initial(theme, imposed) if imposed else book.entries(theme))
        if (imposed or not set(one.key) & set(letters)) and book.is_known(one, levels, vocabulary)
    ]
    return sorted(found, key=lambda one: (-one.points, len(one.text), one.text))


def _told(
    rules: ThemesRules, thrown: tuple[int, State], said: tuple[Said, ...], levels: Levels, vocabulary: Vocabulary
) -> RoundTold:
    number, state = thrown
    if state.colour is None:
        raise AssertionError("no dice lie there")
    imposed = course.imposed(state)
    themes = range(1, THEMES_PER_CARD + 1) if rules.options.way is Way.OUVERTS else (state.theme,)
    found = best_answers(rules.book, themes, imposed, state.letters, levels, vocabulary)
    return RoundTold(number, state.round, state.theme, imposed, state.colour, len(found), tuple(found[:SHOWN]), said)
