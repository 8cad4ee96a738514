"""What is said at a table of Mots de Tête: commands of the players and of the outside world, and the events they cause.

Requests, by kind (``about`` tells occasions apart): ``lot`` (NATURE: who begins) · ``throw`` (the mover throws the die of
letters) · ``die`` (NATURE) · ``write`` (the mover writes, passes or asks for a hint) · ``hint`` (REFEREE) · ``contest`` (in
contestation, every opponent at once: MAY, until the window closes) · ``judge`` (REFEREE) · ``throw_bonus`` (the mover throws
the dice of the bonus cells) · ``bonus`` (NATURE) · and CLOCK's ``turn``, ``window`` and ``game``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from ludogite.core.rules import Seat
from ludogite.games.mots_de_tete.grid import Cell


@dataclass(frozen=True, slots=True)
class Laid:
    """A new letter (A to Z) and its cell."""

    row: int
    col: int
    letter: str

    @property
    def cell(self) -> Cell:
        """Give its row and column."""
        return self.row, self.col

    def __str__(self) -> str:
        return f"{self.letter}{self.row}.{self.col}"


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die of letters, or the dice of the bonus cells: what the seat is asked for."""


@dataclass(frozen=True, slots=True)
class Write:
    """Write these new letters, in any order; letters already on the grid are not repeated."""

    letters: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Write nothing in this turn."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Buy the next rung of the ladder of hints."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Contest the play just written, with all its new words."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Let the play just written stand."""


@dataclass(frozen=True, slots=True)
class Begins:
    """NATURE: this seat begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """NATURE: the die of letters shows n, 1 to 6."""

    n: int


@dataclass(frozen=True, slots=True)
class BonusRolled:
    """NATURE: the dice of each bonus cell of the play, cells in reading order; one, two or three dice a cell."""

    dice: tuple[tuple[int, ...], ...]


class Timer(StrEnum):
    """The clocks of a game."""

    TURN = "turn"
    WINDOW = "window"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Elapsed:
    """CLOCK: the time of this clock is over."""

    timer: Timer


@dataclass(frozen=True, slots=True)
class Judged:
    """REFEREE: whether each new word of the contested play is in the dictionary, in the order of ``Pending.words``."""

    valid: tuple[bool, ...]


class Rung(StrEnum):
    """The rungs of the ladder of hints, in order."""

    COUNT = "count"
    WHERE = "where"
    LENGTH = "length"
    LETTER = "letter"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class Hinted:
    """REFEREE: what a rung of the ladder says.

    ``plays`` counts all legal plays; the rest is about one good play, each field None below its rung: first cell and direction
    of its main word, its length, its first letter, the word.
    """

    rung: Rung
    plays: int
    row: int | None = None
    col: int | None = None
    across: bool | None = None
    length: int | None = None
    letter: str | None = None
    word: str | None = None


Command: TypeAlias = Throw | Write | Pass | AskHint | Contest | Accept | Begins | Rolled | BonusRolled | Elapsed | Judged | Hinted


@dataclass(frozen=True, slots=True)
class Word:
    """A word on the grid, from its first cell."""

    text: str
    row: int
    col: int
    across: bool

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Give its cells in order."""
        return tuple((self.row, self.col + at) if self.across else (self.row + at, self.col) for at in range(len(self.text)))

    def __str__(self) -> str:
        return f"{self.text}{'>' if self.across else 'v'}{self.row}.{self.col}"


@dataclass(frozen=True, slots=True)
class Counted:
    """A new word and its points, bonus cells included."""

    word: Word
    points: int

    def __str__(self) -> str:
        return f"{self.word}={self.points}"


@dataclass(frozen=True, slots=True)
class Rolls:
    """A bonus cell used by a play, the dice rolled for it (none in the quarté) and its value for this turn."""

    row: int
    col: int
    dice: tuple[int, ...]
    value: int

    def __str__(self) -> str:
        return f"{self.row}.{self.col}={self.value}"


@dataclass(frozen=True, slots=True)
class Play:
    """A play that counts: turn (from 1), seat, die (0 in the quarté), new letters in reading order, words, bonus cells, points."""

    turn: int
    seat: Seat
    n: int
    letters: tuple[Laid, ...]
    words: tuple[Counted, ...]
    bonus: tuple[Rolls, ...]
    points: int

    def __str__(self) -> str:
        return f"({' '.join(map(str, (*self.words, *self.bonus)))})={self.points}"


class PassReason(StrEnum):
    """Why a turn brought no word."""

    CHOICE = "choice"
    TIME = "time"
    INVALID = "invalid"
    FIRST_ONE = "first_one"
    """A 1 on the empty grid: no word can be begun; this pass counts for nothing."""


@dataclass(frozen=True, slots=True)
class Began:
    """The lot fell on the seat that begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieThrown:
    """The die of letters fell."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class Written:
    """Letters stand on the grid, with the new words they make, and the bonus cells that these use, in reading order."""

    seat: Seat
    letters: tuple[Laid, ...]
    words: tuple[Word, ...]
    bonus: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """A player lets the play stand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """Nobody contested in time, or everybody accepted."""


@dataclass(frozen=True, slots=True)
class Contested:
    """A player contests the play of ``writer``."""

    seat: Seat
    writer: Seat


@dataclass(frozen=True, slots=True)
class ContestWon:
    """Some words were wrong: the letters of ``writer`` come off; ``also`` are others who contested them too."""

    seat: Seat
    writer: Seat
    wrong: tuple[str, ...]
    also: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class ContestLost:
    """All words were right: this contester will lose the next turn."""

    seat: Seat
    writer: Seat


@dataclass(frozen=True, slots=True)
class BonusThrown:
    """The dice of the bonus cells fell."""

    seat: Seat
    bonus: tuple[Rolls, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """A play counts; ``score`` is the writer's sum after it."""

    play: Play
    score: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A turn brought no word; ``fails`` counts the seat's turns without a word in a row."""

    seat: Seat
    reason: PassReason
    fails: int


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A player who contested a right word sits this turn out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Marathon: a player failed two times running and leaves."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastTry:
    """Marathon: the player who remains throws once more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The agreed time is over: the turn under way is the last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HintGiven:
    """A player bought a hint for ``price`` points; ``score`` is what remains."""

    seat: Seat
    hint: Hinted
    price: int
    score: int


Event: TypeAlias = (
    Began
    | DieThrown
    | Written
    | Accepted
    | WindowClosed
    | Contested
    | ContestWon
    | ContestLost
    | BonusThrown
    | Scored
    | Passed
    | TurnLost
    | Withdrawn
    | LastTry
    | LastTurn
    | HintGiven
)
