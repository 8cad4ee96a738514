"""The catalogue's description of Words Out."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from ludogite.core.rules import Seat
from ludogite.games import extra_time
from ludogite.games.common.dictionary import asker, dictionary, house_words, vocabularies
from ludogite.games.game import (
    AnyRules,
    Coach,
    Family,
    Flag,
    Game,
    OneOf,
    Prize,
    Reader,
    ResourceError,
    Review,
    Role,
    Unlisted,
    Variant,
)
from ludogite.games.problem import Asked
from ludogite.games.words_out.bot import VOCABULARIES, WEIGHTS, WordsOutPlayer
from ludogite.games.words_out.cards import Card, DeckError, read_deck, value
from ludogite.games.words_out.coach import WordsOutCoach
from ludogite.games.words_out.facts import facts
from ludogite.games.words_out.hindsight import hindsight
from ludogite.games.words_out.mind import Mind
from ludogite.games.words_out.moves import Bin, Cashed, Claim, Decline, Event, Expired, Judged, Lots, Pass, Place, Shuffled, Silence
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.games.words_out.state import COUNTER_SECONDS, SHORTEST, Options, WordsOutView
from ludogite.words.levels import Vocabulary

DECK: Final = "decks/words_out.toml"


def deck(read: Reader) -> tuple[Card, ...]:
    """Read the 108 cards; raises ResourceError when their file is missing or damaged."""
    try:
        return read_deck(read(DECK))
    except DeckError as error:
        raise ResourceError("resource_damaged", DECK) from error


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return WordsOutRules(seats, deck(read), house_words(read), options)


def make_player(level: str, options: Options, read: Reader, vocabulary: Vocabulary | None = None) -> WordsOutPlayer:
    """Seat a computer player of a level, with its usual vocabulary or another one."""
    mind = Mind(dictionary(read), vocabularies(read), vocabulary or VOCABULARIES[level])
    return WordsOutPlayer(mind, WEIGHTS[level], deck(read))


def _make_coach(options: Options, read: Reader) -> Coach:
    levels, words = vocabularies(read), dictionary(read)
    usual = list(Vocabulary)

    @cache
    def mind(vocabulary: Vocabulary) -> Mind:
        return Mind(words, levels, vocabulary, tells=True)

    def example(seat: Seat, start: str) -> str:
        suits = partial(levels.may_tell, vocabulary=asker(read, seat))
        shown = [word for word in words.beginning(start) if len(word) > len(start) and suits(word)]
        return min(shown, key=lambda word: (usual.index(levels.level(word)), len(word)), default="")

    return WordsOutCoach(lambda seat: mind(asker(read, seat)), deck(read), example)


def _make_review(options: Options, read: Reader) -> Review:
    levels = vocabularies(read)
    suits = levels.may_tell if Vocabulary.ENFANT in read.askers else levels.may_play
    vocabulary = Vocabulary.ENFANT if Vocabulary.ENFANT in read.askers else Vocabulary.COURANT
    return partial(hindsight, suits=partial(suits, vocabulary=vocabulary))


def _left(event: Event) -> str:
    return event.word if isinstance(event, Cashed) else ""


def _standing(view: WordsOutView) -> tuple[int, ...]:
    return view.scores


def _digest(read: Reader) -> str:
    return dictionary(read).digest


def _problem() -> Asked:
    from ludogite.games.words_out.problem import ASKED  # noqa: PLC0415

    return ASKED


GAME = Game(
    id="words_out",
    rules_version=1,
    options=Options,
    variants=(Variant("arbitre", (("strict", False),)), Variant("stricte", (("strict", True),))),
    fields=(
        OneOf("decks", (0, 1, 2), 0),
        OneOf("counter_s", COUNTER_SECONDS, 20, family=Family.TIME),
        Flag("one_round"),
        Flag("open_hands", family=Family.HELP),
    ),
    unlisted=(Unlisted(extra_time.OPTION, Role.EXTRA_TIME, only_with="counter_s"),),
    record_fields=("decks", "one_round", "open_hands"),
    commands=(Place, Bin, Claim, Silence, Pass, Decline, Lots, Shuffled, Expired, Judged),
    make_rules=_make_rules,
    problem=_problem,
    make_player=make_player,
    vocabularies=VOCABULARIES,
    make_coach=_make_coach,
    standing=_standing,
    left=_left,
    make_review=_make_review,
    digest=_digest,
    facts=facts,
    word_points=lambda _read: lambda word: value(word).points if len(word) >= SHORTEST else None,
    prizes=(Prize("words_out.counters", "counters", weight=0.9), Prize("words_out.shouts", "shouts", weight=0.6)),
)
