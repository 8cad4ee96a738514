"""What is said at a table of Yahtzee des Mots: the commands of players and of the outside world, and the events they cause."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Final, TypeAlias

from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.letters import DICE, Dice
from ludogite.games.yahtzee_mots.sheet import Box

ALL_DICE: Final = tuple(range(DICE))
THROWS: Final = tuple(again for size in range(DICE, 0, -1) for again in combinations(ALL_DICE, size))
"""Every set of dice that may be thrown, by index."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A die laid in a word: its index from 0, and the letter A to Z it stands for (free for the joker; Ä, Ö, Ü are A, O, U)."""

    die: int
    letter: str


Laid: TypeAlias = tuple[Placed, ...]
"""A word laid with dice, from its first letter to its last."""


def spelt(laid: Laid) -> str:
    """Read a laid word."""
    return "".join(placed.letter for placed in laid)


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw these dice, by index from 0; all seven at the first roll of a turn, which turns the hourglass."""

    again: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Propose:
    """Submit one to three words on disjoint dice; REFEREE says at once whether all are accepted, which stops the sand.

    Once accepted, only words on the same dice may be proposed instead: the joker's letter may change, the points do not.
    """

    words: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """Say that the seven dice are all consonants or all vowels (``box`` of CLAIMS), after one or two rolls; stops the sand."""

    box: Box


@dataclass(frozen=True, slots=True)
class Mark:
    """Fill a box with the accepted words or the claim.

    ``zero`` is the numbered box that takes the 0 beside a special box: needed in free order, None (or the turn's box) in order.
    """

    box: Box
    zero: Box | None = None


@dataclass(frozen=True, slots=True)
class Zero:
    """Write 0 in a numbered box (in order: the turn's); with an accepted word of seven letters, its prime of 100 still counts."""

    box: Box


@dataclass(frozen=True, slots=True)
class AskHint:
    """Buy the next rung of the ladder of hints about the dice on the table (``table.HINT_PRICES``)."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take accepted words back that do not fill the box of the turn, and go on composing in the sand that is left."""


@dataclass(frozen=True, slots=True)
class Opened:
    """NATURE's word: the lot that says who opens the first partie."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """NATURE's word: the faces that the thrown dice show, as printed, one per thrown die, in the order of their indexes.

    All seven faces, by index, where real dice show that a kept letter lies on another die than it was taken for: two dice that
    show the same letter cannot be told apart. The kept letters are the same ones then, on whatever dice.
    """

    faces: Dice


@dataclass(frozen=True, slots=True)
class SandRanOut:
    """CLOCK's word: no sand is left, the turn is lost."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Why the dictionary refuses a word: its place among those proposed, a code of ``words.reasons``, how it is written."""

    word: int
    reason: str
    spelling: str = ""


@dataclass(frozen=True, slots=True)
class Judged:
    """REFEREE's word on the words proposed: those refused; none when all are accepted."""

    refused: tuple[Refused, ...] = ()


class Rung(StrEnum):
    """The rungs of the ladder of hints, from the bottom."""

    IS_THERE = "is_there"
    """Whether the dice make words for the box (``number`` 1 or 0; after a 0 there is no further rung)."""
    COUNT = "count"
    """How many words there are for the box (``number``); left out for two and three words."""
    LETTER = "letter"
    """The first letter of the best word (``text``)."""
    DICE = "dice"
    """The dice of the best words, to keep (``dice``, by index; ``number`` of them)."""
    WORD = "word"
    """The best words (``text``, apart by spaces, and their ``dice``)."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """REFEREE's word: what a hint says about the words for a box; what counts in ``number``, ``text``, ``dice`` see Rung."""

    rung: Rung
    box: Box
    number: int = 0
    text: str = ""
    dice: tuple[int, ...] = ()


Command: TypeAlias = Roll | Propose | Claim | Mark | Zero | AskHint | TakeBack | Opened | Rolled | SandRanOut | Judged | Hinted


class Cause(StrEnum):
    """Why a numbered box got 0."""

    CHOSEN = "chosen"
    """The player marked it."""
    SAND = "sand"
    """The sand ran out."""
    REFUSED = "refused"
    """The dictionary refused a word, in a game that is strict or without sand."""
    SPECIAL = "special"
    """A special box was filled instead."""


@dataclass(frozen=True, slots=True)
class OpeningDrawn:
    """The lot fell on the seat that opens the first partie."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """A player threw some dice: their indexes, all seven faces afterwards, and which roll of the turn it was (1 to 3)."""

    seat: Seat
    again: tuple[int, ...]
    dice: Dice
    roll: int


@dataclass(frozen=True, slots=True)
class SandTurned:
    """The hourglass was turned: when it runs out, in game ms, and how long it runs, in ms."""

    seat: Seat
    deadline_ms: int
    length_ms: int


@dataclass(frozen=True, slots=True)
class WordsAccepted:
    """The words proposed are good: the sand stands still, the player chooses a box."""

    seat: Seat
    words: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class WordsTakenBack:
    """A player composes on: his accepted words do not fill the box of the turn. The sand has been running meanwhile."""

    seat: Seat
    words: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class WordsRefused:
    """The dictionary refused some of the words proposed."""

    seat: Seat
    words: tuple[Laid, ...]
    refused: tuple[Refused, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player claimed all consonants or all vowels: the sand stands still."""

    seat: Seat
    box: Box


@dataclass(frozen=True, slots=True)
class SandGone:
    """The sand ran out before a word was accepted; a ZeroWritten follows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HintGiven:
    """A player bought a hint for so many points."""

    seat: Seat
    hint: Hinted
    price: int


@dataclass(frozen=True, slots=True)
class Marked:
    """A player filled a box: its points, and the words (none for a claim)."""

    seat: Seat
    box: Box
    points: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ZeroWritten:
    """A numbered box got 0."""

    seat: Seat
    box: Box
    cause: Cause


@dataclass(frozen=True, slots=True)
class YahtzeePrime:
    """A further word of seven letters earned the prime of 100."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class UpperPrimeReached:
    """A player's upper section reached its prime of so many points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PartieEnded:
    """A partie (from 1) of several is over: total and place per seat; equal totals share the place."""

    partie: int
    totals: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    OpeningDrawn
    | DiceThrown
    | SandTurned
    | WordsAccepted
    | WordsTakenBack
    | WordsRefused
    | Claimed
    | SandGone
    | HintGiven
    | Marked
    | ZeroWritten
    | YahtzeePrime
    | UpperPrimeReached
    | PartieEnded
)
