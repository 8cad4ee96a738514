"""Computer players of Words Out: one way of judging, four ways of seeing.

Weaker levels do not blunder at random, they know fewer words and see less ahead, as people do. A *débutant* hardly thinks of
counters, does not mind what is left to the others, and takes what is nearly as good for as good; a *moyen* reckons with counters
and minds a little of the rest; a *fort* knows more words and weighs all he can see; *parfait* knows the whole dictionary. None of
them looks further than the next finisher of each row, so *parfait* is the best we have, not the best there is.

The rules reward waiting: a card laid opens a word to the others, a pass costs nothing and draws. *Parfait* plays so and
wins by it, *fort* half so; the two below play as families do, who lay a card when one fits and keep rows that can still grow.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance
from ludogite.core.rules import Request
from ludogite.games.words_out.cards import PACK, Card, several_decks
from ludogite.games.words_out.judgement import BotWeights, Judgement, Rating
from ludogite.games.words_out.mind import Mind
from ludogite.games.words_out.moves import Command, Decline, Silence
from ludogite.games.words_out.state import WordsOutView
from ludogite.words.levels import Vocabulary

WEIGHTS: Final = MappingProxyType({
    "debutant": BotWeights(counters=0.2, threats=0, plans=0.7, keeping=0, thrift=0, liveliness=4, openness=2, care=1.5),
    "moyen": BotWeights(counters=1, threats=0.3, plans=0.8, keeping=0.3, thrift=0.2, liveliness=3, openness=2),
    "fort": BotWeights(liveliness=0.8, openness=0.5),
    "parfait": BotWeights(),
})  # fmt: skip
VOCABULARIES: Final = MappingProxyType({
    "debutant": Vocabulary.COURANT, "moyen": Vocabulary.COURANT, "fort": Vocabulary.LARGE, "parfait": Vocabulary.TOUT,
})  # fmt: skip
"""What each level knows of words, until it can be chosen apart."""

LEAST_MS: Final = 900
"""How long a computer player seems to think at least, in ms."""
QUICK_MS: Final = 350
"""How long it takes to let something be."""


class WordsOutPlayer:
    """A computer player: decides from its view alone."""

    def __init__(self, mind: Mind, weights: BotWeights, deck: tuple[Card, ...]) -> None:
        self._mind = mind
        self._weights = weights
        self._packs = {PACK * decks: several_decks(deck, decks) for decks in (1, 2)}

    def rate(self, view: WordsOutView) -> list[Rating]:
        """Rate what the seat may do now, best first."""
        return Judgement(view, self._mind, self._weights, self._packs[view.pack]).rate()

    def decide(self, view: WordsOutView, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        """Choose what to say, and how long to seem to think, in ms."""
        if not requests:
            return None
        draws = chance.at("words_out.choice", view.serial)
        rated = self.rate(view)
        command = draws.pick([each.command for each in rated if each.worth >= rated[0].worth - self._weights.care])
        pause = QUICK_MS if isinstance(command, Decline | Silence) else LEAST_MS
        return Choice(command, pause + draws.below(400))
