"""Computer players of Mots de Tête: how much of the grid they look at (level), and which words they know (vocabulary).

They see what everybody sees, never play a word of the never-play list, and take the time a person would.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance, Draws
from ludogite.core.rules import Request
from ludogite.games.mots_de_tete.lexis import Words
from ludogite.games.mots_de_tete.moves import Accept, Command, Contest, Pass, Throw
from ludogite.games.mots_de_tete.placement import Rows, with_letters
from ludogite.games.mots_de_tete.search import FACES, Position, Slot
from ludogite.games.mots_de_tete.state import MotsView, Phase, Way
from ludogite.words.levels import Vocabulary


@dataclass(frozen=True, slots=True)
class BotWeights:
    """How a level plays.

    ``sight`` is the share of the possible places that it notices, ``ambition`` how strongly it goes for the best of them (0: any,
    1: always the best), ``doubt`` how often it contests a word that it does not know but that looks like one, ``foresight`` for how
    many of the best places it thinks of the answer that they allow (0: of none).
    """

    sight: float
    ambition: float
    doubt: float
    foresight: int = 0


WEIGHTS: Final[Mapping[str, BotWeights]] = MappingProxyType({
    "debutant": BotWeights(sight=0.08, ambition=0.5, doubt=0.25),
    "moyen": BotWeights(sight=0.4, ambition=0.9, doubt=0.12),
    "fort": BotWeights(sight=0.5, ambition=1.0, doubt=0.05),
    "parfait": BotWeights(sight=1.0, ambition=1.0, doubt=0.02, foresight=5),
})  # fmt: skip
VOCABULARIES: Final[Mapping[str, Vocabulary]] = MappingProxyType({
    "debutant": Vocabulary.COURANT, "moyen": Vocabulary.COURANT, "fort": Vocabulary.LARGE, "parfait": Vocabulary.TOUT,
})  # fmt: skip
"""The vocabulary of each level where none is chosen for the seat."""

THROW_MS: Final = 700
WORD_MS: Final = 1_800
LETTER_MS: Final = 450
ANSWER_MS: Final = 1_200
PAUSE_MS: Final = 1_500
"""A throw, and finding a word with so much for each letter; answering a contestation; and at most so much more, by chance."""


class MotsPlayer:
    """A computer player: decides from its view alone."""

    def __init__(self, words: Words, weights: BotWeights, vocabulary: Vocabulary) -> None:
        self._words = words
        self._weights = weights
        self._vocabulary = vocabulary

    @classmethod
    def of_level(cls, level: str, words: Words, vocabulary: Vocabulary | None = None) -> MotsPlayer:
        """Seat a level, with its usual vocabulary or another one."""
        return cls(words, WEIGHTS[level], vocabulary or VOCABULARIES[level])

    def decide(self, view: MotsView, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        """Choose what to say to what is asked, and how long to seem to think, in ms."""
        kinds = {request.kind for request in requests}
        draws = chance.at("mots_de_tete.player", view.turn)
        pause = draws.below(PAUSE_MS)
        if kinds & {Phase.THROW, Phase.THROW_BONUS}:
            return Choice(Throw(), THROW_MS + pause // 3)
        if Phase.CONTEST in kinds:
            return Choice(self._answer(view, draws), ANSWER_MS + pause)
        if Phase.WRITE in kinds:
            return self._turn(view, draws, pause)
        return None

    def _turn(self, view: MotsView, draws: Draws, pause: int) -> Choice[Command]:
        """Write the best word seen; pass when none is known."""
        position = self._position(view, view.rows)
        slots = position.slots(view.n)
        slot = self.choose(slots, draws)
        if slot is None:
            return Choice(Pass(), WORD_MS + 2 * pause)
        word = draws.pick(position.words(slot))
        if self._weights.foresight and not _reaches_target(view, slot):
            slot, word = self._foresee(view, position, slots, draws)
        return Choice(slot.write(word), WORD_MS + LETTER_MS * len(word) + pause)

    def _position(self, view: MotsView, rows: Rows) -> Position:
        return Position(view.grid, rows, self._words.known(self._vocabulary), quarte=view.options.way is Way.QUARTE)

    def _foresee(self, view: MotsView, position: Position, slots: list[Slot], draws: Draws) -> tuple[Slot, str]:
        """Weigh the best places against the mean best answer of the next throw: another's, or one's own when alone."""
        best = sorted(slots, key=lambda slot: -slot.worth)[: self._weights.foresight]
        plays = [(slot, draws.pick(position.words(slot))) for slot in best]
        others = len(view.scores) - len(view.withdrawn) - 1
        weight = -1 / others if others > 0 else 1.0

        def value(play: tuple[Slot, str]) -> float:
            slot, word = play
            return slot.worth + weight * self._answer_worth(view, with_letters(view.rows, slot.write(word).letters))

        return max(plays, key=value)

    def _answer_worth(self, view: MotsView, rows: Rows) -> float:
        """Give the mean worth of the best play that the next throw allows."""
        after = self._position(view, rows)
        throws = (0,) if view.options.way is Way.QUARTE else FACES
        return sum(after.best_worth(n) for n in throws) / len(throws)

    def choose(self, slots: list[Slot], draws: Draws) -> Slot | None:
        """Choose a place among those that this temper notices; who notices none looks again at all of them."""
        seen = [slot for slot in slots if draws.unit() < self._weights.sight] or slots
        if not seen:
            return None
        if draws.unit() >= self._weights.ambition:
            return draws.pick(seen)
        return max(seen, key=lambda slot: slot.worth)

    def _answer(self, view: MotsView, draws: Draws) -> Command:
        """Contest words that look like none, and now and then one that is merely unknown."""
        known = self._words.known(self._vocabulary)
        texts = [word.text for word in view.pending.words] if view.pending else []
        unknown = [text for text in texts if not known.suits(text) and text not in self._words.levels.never]
        if not unknown:
            return Accept()
        if self._vocabulary is Vocabulary.TOUT or not all(map(known.looks_like_one, unknown)):
            return Contest()
        return Contest() if draws.unit() < self._weights.doubt else Accept()


def _reaches_target(view: MotsView, slot: Slot) -> bool:
    """Tell whether a play there should win the game at once."""
    return 0 < view.options.target <= view.scores[view.seat] + slot.worth
