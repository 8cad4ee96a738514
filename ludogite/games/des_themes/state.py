"""What lies on a table of Dés à thèmes: the options agreed, the state of the game, and the view of it that everybody has."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ludogite.core.codec import CodecError
from ludogite.core.rules import Refusal, Seat
from ludogite.core.window import Window
from ludogite.games import handicap
from ludogite.games.des_themes.moves import Answer, Ballot, Colour, Doubt, Judge, Judged, RoundEnd, Said
from ludogite.words.themes import Card, Topic, read_cards

FEWEST: Final = 2
MOST: Final = 6
CARDS: Final = (1, 2, 3, 4)
CHIPS: Final = 90
BLACK_CHIPS: Final = 4
"""Won with a black face, or paid back for a word that has a letter shown (the sheet)."""
CHIPS_PER_SEAT: Final = 2
"""Laid in the middle for a round of *propositions limitées* (the sheet)."""
OWN_FLOORS: Final = re.compile(r"(\d{1,2}(,\d{1,2}){0,5})?")
WITHOUT_POINTS: Final = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2}
"""How many are too late to score in a classic round, by seats (the sheet; two seats are ours)."""
BY_LOT: Final = -1
EDITION: Final = 3
"""The rules of today. Games begun under an older edition go on by it. In the second a refused word could be said again in another
form, and nobody was asked for objections before a round was over; in the first an article could give the imposed letter, a list
alone asked the table about roots, nothing that stood could be contested, and a card without answers was played for ever."""
LAST_CALLS: Final = 3
"""The first edition with a last call."""
LAST_CALL_MS: Final = 6_000
"""How long one may object before the round is over, where there are time limits."""
ROUNDS_WITHOUT_ANSWER: Final = 18
"""Rounds in a row that everybody gave up without a word, after which the game ends: three for each theme of the card."""
COLOURS: Final = (Colour.VERT, Colour.BLANC, Colour.JAUNE, Colour.ROUGE, Colour.BLEU)
"""The letter dice, in the order of ``letters``."""


class Way(StrEnum):
    """The classic game and the two cards of variants."""

    CLASSIQUE = "classique"
    LIMITEES = "limitees"
    OUVERTS = "ouverts"


class Judging(StrEnum):
    """Who says whether a word that no list knows fits the theme."""

    VOTE = "vote"
    MENEUR = "meneur"
    LISTE = "liste"


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game.

    ``card`` is one of ours, 1 to 4; ``own_card`` a card of the family as a file of cards with this one card in it (the text that
    ``read_cards`` reads), used instead when not empty. ``meneur`` is the seat that decides in *meneur* (over his own words the
    others vote). ``round_s`` and ``floor_s`` are seconds, 0 for no limit. ``starter`` is the seat that throws first, the
    youngest; BY_LOT (-1) draws it. ``own_floors``: seconds of the floor by seat where they are not those of ``floor_s`` ('0,15,0':
    the second has 15; 0: as the others), '' for none. ``edition``: the rules that the game was begun under.
    ``handicap``: chips that each seat has from the start, beside those of the middle.
    """

    variant: str = Way.CLASSIQUE.value
    card: int = CARDS[0]
    own_card: str = ""
    judging: str = Judging.VOTE.value
    meneur: int = 0
    round_s: int = 60
    floor_s: int = 8
    starter: int = BY_LOT
    own_floors: str = ""
    edition: int = EDITION
    handicap: str = ""

    def __post_init__(self) -> None:
        """Refuse what is out of bounds: raises CodecError, as for any other option."""
        if self.variant not in set(Way) or self.judging not in set(Judging):
            raise CodecError("option variant or judging: out of bounds")
        if not 0 <= self.meneur < MOST or not BY_LOT <= self.starter < MOST:
            raise CodecError("option meneur or starter: no such seat")
        if not 1 <= self.edition <= EDITION or not OWN_FLOORS.fullmatch(self.own_floors):
            raise CodecError("option edition or own_floors: out of bounds")
        if self.own_card:
            cards = read_cards(self.own_card)
            if isinstance(cards, Refusal) or len(cards) != 1:
                raise CodecError("option own_card: not one card")
        handicap.check(self.handicap)

    @property
    def way(self) -> Way:
        """Give the variant."""
        return Way(self.variant)

    def floor_of(self, seat: Seat) -> int:
        """Give the seconds that a seat has for its word, 0 for no limit: never fewer than the table's."""
        own = [int(text) for text in self.own_floors.split(",") if text]
        return max(own[seat], self.floor_s) if self.floor_s and seat < len(own) else self.floor_s


class Phase(StrEnum):
    """What the table waits for; each but OPEN and OVER is also the kind of its request."""

    LOT = "lot"
    THROW_THEME = "throw_theme"
    THEME = "theme"
    THROW_DICE = "throw_dice"
    DICE = "dice"
    OPEN = "open"
    """The round's clock runs and everybody may buzz."""
    FLOOR = "floor"
    ANSWER = "answer"
    """REFEREE is asked; never seen by players."""
    VOTE = "vote"
    HONOUR = "honour"
    LAST_CALL = "last_call"
    """The round would be over: one may still object to the last answer."""
    OVER = "over"


class End(StrEnum):
    """How a game ended: the codes of ``Outcome.reason``."""

    HEAP_EMPTY = "des_themes.end_heap_empty"
    NO_REFILL = "des_themes.end_no_refill"
    """*Propositions limitées*: the chips aside do not fill another round."""
    NO_ANSWERS = "des_themes.end_no_answers"
    """Nobody knows an answer any more."""


@dataclass(frozen=True, slots=True)
class Question:
    """A vote under way: the answer as REFEREE read it, what is in doubt, who still votes, and the ballots so far.

    ``by`` contests an answer that stood already, None where the answer still waits; ``back`` is the phase that it interrupted.
    """

    judged: Judged
    doubts: tuple[Doubt, ...]
    window: Window
    judge: Judge
    ballots: tuple[tuple[Seat, Ballot], ...] = ()
    by: Seat | None = None
    back: Phase = Phase.FLOOR


@dataclass(frozen=True, slots=True)
class SeatTally:
    """What a seat did in the whole game: answers that stand, most chips for one, black faces won, chips paid back."""

    words: int = 0
    best: int = 0
    blacks: int = 0
    paid: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    ``round`` counts from 1, 0 before the first throw. Between two rounds (phase THROW_THEME, or THROW_DICE in *thèmes ouverts*
    while ``is_between``) the dice and answers of the last one still lie there. ``theme`` is 1 to 6, 0 before the die fell and
    in *thèmes ouverts*. ``aside`` are chips not in the middle (*propositions limitées*).
    ``done`` have answered (*classique*), ``failed`` paid on a black face, ``gave_up`` the round. ``queue`` are those who
    buzzed, the first has the floor; ``floors`` and ``attempts`` count floors lost and answers said in this round; ``spent``
    says at which floor a seat last lost it. ``refused`` are (theme, key, text) refused in this round, theme 0 where the word is
    out for all themes. ``agreed`` object to nothing at the last call. ``pending`` is the answer REFEREE or the table judges,
    ``question`` the vote. ``left_ms`` of the round were left at ``since_ms``, when its clock last began to run;
    ``floor_until_ms`` ends the floor, or the last call. ``before`` is what the last answerer had done before his answer, None
    once the table has decided about its root; ``dry`` counts the rounds in a row that everybody gave up without a word.
    """

    chips: tuple[int, ...]
    heap: int
    aside: int
    phase: Phase
    tallies: tuple[SeatTally, ...]
    round: int = 0
    thrower: Seat = 0
    starter: Seat | None = None
    is_between: bool = True
    theme: int = 0
    letters: str = ""
    colour: Colour | None = None
    done: tuple[Seat, ...] = ()
    failed: tuple[Seat, ...] = ()
    gave_up: tuple[Seat, ...] = ()
    queue: tuple[Seat, ...] = ()
    floors: int = 0
    attempts: int = 0
    spent: tuple[tuple[Seat, int], ...] = ()
    answers: tuple[Said, ...] = ()
    refused: tuple[tuple[int, str, str], ...] = ()
    agreed: tuple[Seat, ...] = ()
    pending: Answer | None = None
    question: Question | None = None
    left_ms: int = 0
    since_ms: int = 0
    floor_until_ms: int | None = None
    round_end: RoundEnd | None = None
    end: End | None = None
    before: SeatTally | None = None
    dry: int = 0


@dataclass(frozen=True, slots=True)
class ThemesView:
    """What everybody sees: in this game nothing is hidden.

    ``card`` is the card in play; ``letters`` the five letters in the order of COLOURS ('' before the dice fell), ``colour`` the
    colour die. ``imposed`` is the letter that words begin with ('' on a black face). ``out`` cannot answer any more in this round;
    ``done``, ``failed`` and ``gave_up`` say why. ``queue``: who buzzed, the first has the floor. ``closed``: themes closed in this
    round (*thèmes ouverts*). ``answers``: those of the round that stand, in their order. ``scorers_left``: how many can still
    score in this round (*classique*), None where all can. ``pending`` and ``question``: the answer and the vote under way.
    ``round_until_ms``: None while the round's clock stands still (then ``round_left_ms`` are left) or is off (both None).
    ``round_end``: how the last round ended, while ``is_between``. The other fields are those of ``State``.
    """

    options: Options
    seats: int
    card: Card
    phase: Phase
    round: int
    thrower: Seat
    starter: Seat | None
    is_between: bool
    theme: int
    letters: str
    colour: Colour | None
    imposed: str
    chips: tuple[int, ...]
    heap: int
    aside: int
    out: tuple[Seat, ...]
    done: tuple[Seat, ...]
    failed: tuple[Seat, ...]
    gave_up: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    floors: int
    attempts: int
    spent: tuple[tuple[Seat, int], ...]
    answers: tuple[Said, ...]
    refused: tuple[tuple[int, str, str], ...]
    agreed: tuple[Seat, ...]
    closed: tuple[int, ...]
    scorers_left: int | None
    pending: Answer | None
    question: Question | None
    round_until_ms: int | None
    round_left_ms: int | None
    left_ms: int
    since_ms: int
    floor_until_ms: int | None
    round_end: RoundEnd | None
    tallies: tuple[SeatTally, ...]
    end: End | None
    before: SeatTally | None
    dry: int

    @property
    def speaker(self) -> Seat | None:
        """Tell who has the floor, also while his answer is judged; of a contested answer who had said it."""
        if self.question is not None and self.question.by is not None:
            return self.question.window.source
        return self.queue[0] if self.queue else None

    @property
    def asks_root(self) -> bool:
        """Tell whether the table votes about a root alone."""
        return self.question is not None and self.question.doubts == (Doubt.ROOT,) and self.phase is Phase.VOTE

    @property
    def is_black(self) -> bool:
        """Tell whether the colour die shows its black face."""
        return self.colour is Colour.NOIR

    @property
    def open_themes(self) -> tuple[Topic, ...]:
        """List the themes that an answer may be for now: the one of the round, or those not closed yet (*thèmes ouverts*)."""
        if self.options.way is not Way.OUVERTS:
            return (self.card.themes[self.theme - 1],) if self.theme else ()
        return tuple(theme for theme in self.card.themes if theme.number not in self.closed)
