"""Computer players of Dés à thèmes: which answers of the lists they know, and how long they take to find and to say one.

They answer from the lists alone, never say a word of the never-play list or one that may share its root with a word said
before, give up a round in which they know nothing more, and leave every vote to people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final
from zlib import crc32

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance, Draws
from ludogite.core.rules import Request, Seat
from ludogite.games.des_themes.book import ThemeBook
from ludogite.games.des_themes.moves import Agree, Answer, Ballot, Buzz, Command, GiveUpFloor, GiveUpRound, Throw, Vote
from ludogite.games.des_themes.scoring import points
from ludogite.games.des_themes.state import Phase, ThemesView, Way
from ludogite.words.families import Family
from ludogite.words.levels import Levels, Vocabulary
from ludogite.words.themes import Entry


@dataclass(frozen=True, slots=True)
class BotWeights:
    """How a level plays.

    ``knows`` is its share of the lists in percent, ``looks`` at how many answers it looks before it says the best. It finds a
    word after ``base_ms`` and up to three times as much again, and ``scarce_ms`` shared by the number of answers it knows:
    longer where there are few. Where one may go on after an answer, each answer of its own in the round lets it wait ``room_ms``
    longer: others shall find something too. It takes ``say_ms`` and ``letter_ms`` a letter to type.
    """

    knows: int
    looks: int
    base_ms: int
    scarce_ms: int
    room_ms: int
    say_ms: int
    letter_ms: int


WEIGHTS: Final[Mapping[str, BotWeights]] = MappingProxyType({
    "debutant": BotWeights(knows=45, looks=1, base_ms=5_600, scarce_ms=20_000, room_ms=14_000, say_ms=1_100, letter_ms=220),
    "moyen": BotWeights(knows=65, looks=2, base_ms=4_600, scarce_ms=15_000, room_ms=12_000, say_ms=900, letter_ms=190),
    "fort": BotWeights(knows=85, looks=5, base_ms=3_700, scarce_ms=10_000, room_ms=7_000, say_ms=750, letter_ms=160),
    "parfait": BotWeights(knows=100, looks=10_000, base_ms=2_900, scarce_ms=6_000, room_ms=4_000, say_ms=600, letter_ms=130),
})  # fmt: skip
VOCABULARIES: Final[Mapping[str, Vocabulary]] = MappingProxyType({
    "debutant": Vocabulary.COURANT, "moyen": Vocabulary.LARGE, "fort": Vocabulary.LARGE, "parfait": Vocabulary.TOUT,
})  # fmt: skip
"""The vocabulary of each level where none is chosen for the seat; it bounds the common nouns of the lists."""

THROW_MS: Final = 900
READ_MS: Final = 3_500
"""Throwing dice; and looking at the answers of a round before the next one begins."""
VOTE_MS: Final = 600
SEARCH_MS: Final = 4_000
"""Searching in vain before giving up a round in which nothing is known, and up to as much again."""
LAST_MS: Final = 1
"""What is left of a time limit at the latest when a player acts."""


class ThemesPlayer:
    """A computer player: decides from its view alone."""

    def __init__(self, book: ThemeBook, levels: Levels, weights: BotWeights, vocabulary: Vocabulary) -> None:
        self._book = book
        self._levels = levels
        self._weights = weights
        self._vocabulary = vocabulary
        self._known: dict[tuple[int, str], tuple[Entry, ...]] = {}

    @classmethod
    def of_level(cls, level: str, book: ThemeBook, levels: Levels, vocabulary: Vocabulary | None = None) -> ThemesPlayer:
        """Seat a level, with its usual vocabulary or another one."""
        return cls(book, levels, WEIGHTS[level], vocabulary or VOCABULARIES[level])

    def decide(self, view: ThemesView, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        """Choose what to say to what is asked, and how long to seem to think, in ms."""
        kinds = {request.kind for request in requests}
        draws = chance.at("des_themes.player", view.round, view.floors, view.attempts)
        if kinds & {Phase.THROW_THEME, Phase.THROW_DICE}:
            is_new = view.is_between and view.round > 0
            return Choice(Throw(), (READ_MS if is_new else THROW_MS) + draws.below(THROW_MS))
        if kinds & {Phase.VOTE, Phase.HONOUR}:
            ballot = Ballot.ABSTAIN if Phase.VOTE in kinds else Ballot.ACCEPT
            return Choice(Vote(ballot), VOTE_MS + draws.below(VOTE_MS))
        if view.phase is Phase.LAST_CALL and kinds:
            return Choice(Agree(), VOTE_MS + draws.below(VOTE_MS))
        if Phase.FLOOR in kinds:
            return self._speak(view, draws)
        return self._buzz(view, requests[0].seat, draws) if "buzz" in kinds else None

    def knows(self, number: int, letter: str) -> tuple[Entry, ...]:
        """Return the answers that this player knows for a theme (1 to 6) and an initial, or all of them ('' as the initial)."""
        place = (number, letter)
        if place not in self._known:
            listed = self._book.with_initial(number, letter) if letter else self._book.entries(number)
            self._known[place] = tuple(entry for entry in listed if self._is_known(number, entry))
        return self._known[place]

    def answers(self, view: ThemesView) -> list[tuple[Entry, int]]:
        """List the answers that this player knows to suit theme and dice, each with its theme; not said, not refused yet."""
        gone, shown = {said.key for said in view.answers}, frozenset("" if view.imposed else view.letters)
        return [
            (entry, theme.number)
            for theme in view.open_themes
            for entry in self.knows(theme.number, view.imposed)
            if shown.isdisjoint(entry.key)
            and entry.key not in gone
            and not any(theme.number in {at, at or theme.number} and entry.key == key for at, key, _ in view.refused)
        ]

    def _is_clear(self, view: ThemesView, entry: Entry) -> bool:
        """Tell whether nobody could say that an answer shares its root with a word said before."""
        return entry.proper or self._book.nearest(entry.text, view.answers)[0] is Family.NON

    def _is_known(self, number: int, entry: Entry) -> bool:
        """Tell whether a player of this level knows an answer: a fixed share of them, common nouns by its vocabulary."""
        if crc32(f"{number} {entry.key}".encode()) % 100 >= self._weights.knows:
            return False
        return self._book.is_known(entry, self._levels, self._vocabulary)

    def _buzz(self, view: ThemesView, seat: Seat, draws: Draws) -> Choice[Command]:
        """Buzz once a word is found; give up where none is, or where the round would be over before."""
        weights, known, limit = self._weights, self.answers(view), view.round_left_ms
        if not any(self._is_clear(view, entry) for entry, _ in known):
            return Choice(GiveUpRound(), _within(SEARCH_MS + draws.below(SEARCH_MS), limit))
        pause = weights.base_ms + draws.below(3 * weights.base_ms) + weights.scarce_ms // len(known)
        pause += weights.room_ms * sum(said.seat == seat for said in view.answers)
        if limit is not None and pause >= limit:
            return Choice(GiveUpRound(), _within(pause, limit))
        return Choice(Buzz(), pause)

    def _speak(self, view: ThemesView, draws: Draws) -> Choice[Command]:
        """Say the best of the answers that come to mind; give the floor back when they have all been said meanwhile."""
        limit = None if view.floor_until_ms is None else view.floor_until_ms - view.since_ms
        found = self._best(view, self.answers(view), draws)
        if found is None:
            return Choice(GiveUpFloor(), _within(self._weights.say_ms, limit))
        entry, number = found
        pause = self._weights.say_ms + self._weights.letter_ms * len(entry.key) + draws.below(self._weights.say_ms)
        answer = Answer(entry.text, number if view.options.way is Way.OUVERTS else 0, entry.proper)
        return Choice(answer, _within(pause, limit))

    def _best(self, view: ThemesView, listed: Sequence[tuple[Entry, int]], draws: Draws) -> tuple[Entry, int] | None:
        """Choose the best of as many answers as this level looks at, any on a black face; another where none of these is clear."""
        looks = self._weights.looks
        if view.is_black:  # all are worth the same
            at = draws.below(max(1, len(listed)))
            order: Sequence[tuple[Entry, int]] = (*listed[at:], *listed[:at])
        else:
            order = draws.shuffled(listed)
            order = (*sorted(order[:looks], key=lambda one: -points(one[0].key, view.letters)), *order[looks:])
        return next((one for one in order if self._is_clear(view, one[0])), None)


def _within(pause: int, limit: int | None) -> int:
    """Shorten a pause to what a time limit leaves."""
    return pause if limit is None else max(0, min(pause, limit - LAST_MS))
