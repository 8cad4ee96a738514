"""What is said at a Words Out table: the commands of players, NATURE, CLOCK and REFEREE, and the events that they cause.

Requests, by kind (``about`` begins with a serial that tells occasions apart):

* ``turn`` (serial,): the player's turn. Answers: Place on any row, Bin, Pass.
* ``start`` (serial, row): he must begin an empty row. Answers: Place there; Pass only where he holds nothing but bins.
* ``laid`` (serial, row): he has laid a card and may say more. Answers: Claim where ``view.may_claim``, Place on the same row where
  ``view.may_go_on`` (replay cards), Silence.
* ``counter`` (serial, row, claimer): he may counter a WORD OUT. Answers: Place on that row, Decline. With a deadline, and CLOCK is
  asked beside him, unless the option ``counter_s`` is 0. A ``laid`` that follows within a counter has a new deadline.
* NATURE: ``lots`` → Lots, ``shuffle`` → Shuffled. REFEREE: ``beginning``, ``word`` → Judged.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludogite.core.rules import Seat
from ludogite.games.words_out.cards import Card


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a card (by id) at the end of a row (0 to 3), or as its beginning; ``letter`` is what a joker stands for, else ''."""

    card: int
    row: int
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Bin:
    """Clear a row with a bin (by id); the row must then be begun anew."""

    card: int
    row: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Say WORD OUT for the row where a card was just laid."""


@dataclass(frozen=True, slots=True)
class Silence:
    """Say nothing, and lay no further card after a replay card."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass the turn and draw a card if there is one; where a row must be begun: show that one holds only bins."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not counter."""


@dataclass(frozen=True, slots=True)
class Lots:
    """NATURE: the cards that those who draw for the deal have drawn, by id, in the order of ``contenders``."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shuffled:
    """NATURE: the order of the cards that are shuffled, by id, the first on top."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Expired:
    """CLOCK: whoever is asked in the counter round has been silent too long."""


@dataclass(frozen=True, slots=True)
class Judged:
    """REFEREE: whether the row begins a word, or is one, in the dictionary of the day."""

    yes: bool


Command: TypeAlias = Place | Bin | Claim | Silence | Pass | Decline | Lots | Shuffled | Expired | Judged


@dataclass(frozen=True, slots=True)
class LotsDrawn:
    """These seats drew these cards for the deal; joker and bin draw again, and so do those who share the best letter."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """A player drew the letter nearest to Z: he deals, and his left begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal (from 1): how many cards each seat got, the cards that may be seen (() for the others), and the first to get one.

    ``is_last`` says that there were not eight for each.
    """

    deal: int
    first: Seat
    counts: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    is_last: bool


@dataclass(frozen=True, slots=True)
class RowsBegun:
    """Four letters were turned up to begin the rows; jokers and bins among the cards turned went back."""

    cards: tuple[Card, ...]
    put_back: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A player laid a card in a row, for a letter; ``counters`` whom, or None in his own turn; ``text`` of the row afterwards."""

    seat: Seat
    row: int
    card: Card
    letter: str
    text: str
    counters: Seat | None


@dataclass(frozen=True, slots=True)
class Binned:
    """A player cleared a row with a bin."""

    seat: Seat
    row: int
    card: Card
    text: str


@dataclass(frozen=True, slots=True)
class Shouted:
    """A player said WORD OUT; ``counters`` whom, or None. ``is_safe``: nobody may counter (locked row, or his last card).

    In *règle stricte* it comes before the verdict.
    """

    seat: Seat
    row: int
    word: str
    points: int
    counters: Seat | None
    is_safe: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A player takes the cards of this move back (*règle stricte*); ``reason`` is ``not_a_beginning`` or ``not_a_word``."""

    seat: Seat
    row: int
    cards: tuple[Card, ...]
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Declined:
    """A player does not counter, or was silent too long (``late``)."""

    seat: Seat
    claimer: Seat
    late: bool = False


@dataclass(frozen=True, slots=True)
class Countered:
    """A player lengthened a claimed word without claiming: nothing is cashed."""

    seat: Seat
    claimer: Seat
    row: int
    text: str


@dataclass(frozen=True, slots=True)
class Cashed:
    """A player scored a word; its cards went to the poubelle."""

    seat: Seat
    row: int
    word: str
    points: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed; ``drew`` says whether a card was left to draw, ``card`` which, for those who may see it."""

    seat: Seat
    drew: bool
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A player held only bins: this card of the pioche begins the row (``kept``), or is shuffled back; None: none is left."""

    seat: Seat
    row: int
    card: Card | None
    kept: bool


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A player laid his last card: the deal is over, he has the hand."""

    deal: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: ``reason`` is ``words_out.last_card`` or ``words_out.blocked``; ``points`` for cards left, per seat."""

    reason: str
    points: tuple[int, ...]


Event: TypeAlias = (
    LotsDrawn | DealerChosen | Dealt | RowsBegun | Laid | Binned | Shouted | TakenBack
    | Declined | Countered | Cashed | Passed | TurnedUp | DealEnded | GameEnded
)  # fmt: skip
