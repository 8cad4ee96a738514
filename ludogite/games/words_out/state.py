"""What lies on a Words Out table: the options agreed, the state of the game, and the view that a seat has of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ludogite.core.rules import Seat
from ludogite.core.window import Window
from ludogite.games import extra_time, handicap
from ludogite.games.words_out.cards import Card, Row

FEWEST: Final = 2
MOST: Final = 8
HAND: Final = 8
ROWS: Final = 4
SHORTEST: Final = 3
"""Letters of the shortest word that may be claimed."""
TWO_DECKS_FROM: Final = 6
"""Seats from which the sheet advises two decks."""
COUNTER_SECONDS: Final = (0, 10, 20, 30, 60)


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game.

    ``decks``: 1, 2, or 0 for one deck up to five players and two from six. ``strict``: *règle stricte*, errors are played as
    printed; else *arbitre*, a wrong card is refused before it is laid. ``counter_s``: seconds each opponent has to counter, 0 for
    no limit. ``open_hands``: everybody sees all hands. ``one_round``: a longer word goes on round the table to those who have not
    been asked yet, and no further; else it opens a full round of its own. ``handicap``: points that each seat has from the start.
    ``delais``: seconds on top of ``counter_s`` by seat, as "0 30 15" (missing: 0).
    """

    decks: int = 0
    strict: bool = False
    counter_s: int = 20
    open_hands: bool = False
    one_round: bool = False
    handicap: str = ""
    delais: str = ""

    def __post_init__(self) -> None:
        """Refuse what is no handicap, or no time: raises CodecError."""
        handicap.check(self.handicap)
        extra_time.check(self.delais)

    def counter_ms(self, seat: Seat | None) -> int:
        """Give how long a seat has to counter, in ms; 0 for no limit."""
        extra = 0 if seat is None else extra_time.seconds(self.delais, seat)
        return (self.counter_s + extra) * 1000 if self.counter_s else 0

    def deck_count(self, seats: int) -> int:
        """Tell how many decks are in play."""
        return self.decks or (2 if seats >= TWO_DECKS_FROM else 1)


class Stage(StrEnum):
    """What the game waits for."""

    LOTS = "lots"
    SHUFFLE = "shuffle"
    TURN = "turn"
    START = "start"
    LAID = "laid"
    COUNTER = "counter"
    JUDGE_BEGINNING = "judge_beginning"
    JUDGE_WORD = "judge_word"
    OVER = "over"


class Shuffling(StrEnum):
    """Why cards are shuffled: to begin, to put turned-up cards back, or for a further deal."""

    SET_UP = "set_up"
    PUT_BACK = "put_back"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Laying:
    """A move under way: the last ``cards`` cards of ``row`` are this seat's, ``replays`` of them let him go on.

    ``is_word``: that the row may be claimed; in *arbitre* the dictionary has said so, in *règle stricte* it is only long enough.
    ``claims``: the seat has said WORD OUT, and REFEREE is asked.
    """

    seat: Seat
    row: int
    cards: int
    replays: int
    is_word: bool = False
    claims: bool = False


@dataclass(frozen=True, slots=True)
class Shout:
    """A WORD OUT that stands: who said it, on which row, for which word, and the round of those who may counter it."""

    seat: Seat
    row: int
    word: str
    window: Window


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the comptable's book: a word cashed, in which deal, by whom, for how many points."""

    deal: int
    seat: Seat
    word: str
    points: int


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table, secrets included.

    ``serial`` counts commands; ``deal`` counts from 1, 0 before the first. ``contenders`` draw for the deal now, ``lots`` holds
    the card drawn by each seat. ``turn`` is whose turn it is, ``start`` the row that he must begin. ``shouts`` are the WORD OUTs
    of this move, the innermost last: all but the last are cancelled by the longer words after them. ``since_ms`` is when the seat
    asked in a counter round was asked; ``passes`` counts moves in a row that laid nothing and drew nothing. ``ending`` are the
    points for cards left, once the game is over.
    """

    stage: Stage
    pioche: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    contenders: tuple[Seat, ...]
    lots: tuple[Card | None, ...]
    open_hands: bool = False
    one_round: bool = False
    rows: tuple[Row, ...] = ((),) * ROWS
    poubelle: tuple[Card, ...] = ()
    shuffling: Shuffling = Shuffling.SET_UP
    serial: int = 0
    deal: int = 0
    is_last_deal: bool = False
    dealer: Seat | None = None
    turn: Seat = 0
    start: int | None = None
    laying: Laying | None = None
    shouts: tuple[Shout, ...] = ()
    since_ms: int = 0
    passes: int = 0
    book: tuple[Entry, ...] = ()
    ending: tuple[int, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class WordsOutView:
    """What a seat (or a spectator, None) sees.

    ``me``: whose view it is. ``asked``: the player who must act now, None while nobody is. ``hands``: per seat the cards that may
    be seen, () for the others; ``counts``: cards held per seat. ``pioche``: its number of cards; ``poubelle``: all its cards, the
    last on top. ``may_claim``/``may_go_on``: what the asked player may do after the card just laid. ``deadline_ms`` of the counter
    round, None without a limit. ``book``: the words cashed; ``scores``: points so far per seat, from the start
    on, with the cards left once it is over. ``pack``: cards in play, 108 or 216. The rest as in ``State``.
    """

    me: Seat | None
    seats: int
    stage: Stage
    asked: Seat | None
    turn: Seat
    start: int | None
    laying: Laying | None
    shouts: tuple[Shout, ...]
    may_claim: bool
    may_go_on: bool
    deadline_ms: int | None
    rows: tuple[Row, ...]
    hands: tuple[tuple[Card, ...], ...]
    counts: tuple[int, ...]
    pioche: int
    poubelle: tuple[Card, ...]
    contenders: tuple[Seat, ...]
    lots: tuple[Card | None, ...]
    serial: int
    deal: int
    is_last_deal: bool
    dealer: Seat | None
    passes: int
    book: tuple[Entry, ...]
    ending: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    pack: int
    options: Options

    @property
    def from_start(self) -> tuple[int, ...]:
        """The points that each seat has from the start."""
        return handicap.starts(self.options.handicap, self.seats)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards, in the order they came; () for a spectator."""
        return () if self.me is None else self.hands[self.me]

    @property
    def shout(self) -> Shout | None:
        """The WORD OUT that stands now, with the round of those who may counter it."""
        return self.shouts[-1] if self.shouts else None

    def deal_scores(self, deal: int) -> tuple[int, ...]:
        """Add up per seat what was cashed in a deal (from 1)."""
        return tuple(
            sum(entry.points for entry in self.book if (entry.deal, entry.seat) == (deal, seat)) for seat in range(self.seats)
        )
