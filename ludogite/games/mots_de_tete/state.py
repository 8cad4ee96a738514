"""What lies on a table of Mots de Tête: the options agreed, the state of the game, and the view of it that everybody has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ludogite.core.codec import CodecError
from ludogite.core.rules import Refusal, Seat
from ludogite.core.window import Window
from ludogite.games import extra_time, handicap
from ludogite.games.mots_de_tete.grid import Cell, Grid, read_line
from ludogite.games.mots_de_tete.moves import Hinted, Laid, Play, Rung, Word

MAX_SEATS: Final = 4
FREE: Final = "."
NOBODY: Final = -1
BOARDS: Final = ("maison", "marelle", "losange")
"""The grids of the house, in ``resources/boards/<name>.txt``: that of the example, a small one for children, a wide one."""
QUARTE_LETTERS: Final = 4
"""Letters of the main word of every play in the quarté (the sheet)."""
EDITION: Final = 4
"""The rules of today. Games begun under the first edition go on by it: there a second lost turn cost nothing while one was owed,
who had withdrawn was still asked to contest, and a 1 on the empty grid ended the last try of a marathon. The third knows hidden
answers, and is the second without them. In the fourth how many plays there are is told for nothing: that finds nobody a word."""
HIDDEN_SINCE: Final = 3
"""The edition from which the answers to a play may be hidden."""
FAILS_OUT: Final = 2
"""Turns without a word, in a row, after which a player withdraws (marathon) or, when it is everybody, the grid is blocked."""
HINT_PRICES: Final = {Rung.COUNT: 1, Rung.WHERE: 2, Rung.LENGTH: 2, Rung.LETTER: 3, Rung.WORD: 5}
"""What each rung of the ladder costs, in points; ours."""
COUNT_FREE_SINCE: Final = 4


def hint_price(rung: Rung, edition: int) -> int:
    """Give the price of a rung in an edition of the rules, in points."""
    return 0 if rung is Rung.COUNT and edition >= COUNT_FREE_SINCE else HINT_PRICES[rung]


class Way(StrEnum):
    """The variants of the sheet."""

    NORMAL = "normal"
    MARATHON = "marathon"
    QUARTE = "quarte"
    SOLITAIRE = "solitaire"


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game.

    ``target`` in points, 50 to 1000, 0 for none (always 0 in marathon and solitaire). ``minutes`` for the whole game and
    ``turn_seconds`` for each turn, 0 for no limit. ``contestation``: any play may be written, and the others have
    ``window_seconds`` to contest it (0: no limit, everyone answers). ``hidden``: their answers are collected and shown together,
    instead of the first who contests ending it; each answer gives the others ``window_seconds`` anew. ``grid`` is one of BOARDS;
    ``drawn`` a grid of the family in one line (``Grid.to_line``), used instead of it when not empty. ``hints``: hints can be
    bought. ``silent``: a screen tells what the dictionary says of a play only once it is given. ``edition``: the rules that the
    game was begun under. ``handicap``: points that each seat has from the start, which count towards the target. ``delais``:
    seconds on top of ``turn_seconds`` by seat, as "0 30 15" (missing: 0).
    """

    variant: str = Way.NORMAL.value
    target: int = 300
    minutes: int = 0
    turn_seconds: int = 0
    contestation: bool = False
    window_seconds: int = 10
    hidden: bool = False
    grid: str = BOARDS[0]
    drawn: str = ""
    hints: bool = True
    silent: bool = False
    edition: int = EDITION
    handicap: str = ""
    delais: str = ""

    def __post_init__(self) -> None:
        """Refuse what does not go together: raises CodecError, as for any other option out of bounds."""
        if self.variant not in set(Way):
            raise CodecError("option variant: out of bounds")
        if (self.target and self.way in {Way.MARATHON, Way.SOLITAIRE}) or (self.contestation and self.way is Way.SOLITAIRE):
            raise CodecError("option target or contestation: not in this variant")
        if not 1 <= self.edition <= EDITION:
            raise CodecError("option edition: out of bounds")
        if self.hidden and self.edition < HIDDEN_SINCE:
            raise CodecError("option hidden: not in this edition")
        if self.drawn and isinstance(read_line(self.drawn), Refusal):
            raise CodecError("option drawn: not a grid")
        handicap.check(self.handicap)
        extra_time.check(self.delais)

    def turn_ms(self, seat: Seat) -> int:
        """Give how long a turn of a seat takes at most, in ms; 0 for no limit."""
        return (self.turn_seconds + extra_time.seconds(self.delais, seat)) * 1000 if self.turn_seconds else 0

    @property
    def way(self) -> Way:
        """Give the variant."""
        return Way(self.variant)


class Phase(StrEnum):
    """What the table waits for; each is also the kind of the request, but for OVER."""

    LOT = "lot"
    THROW = "throw"
    DIE = "die"
    WRITE = "write"
    HINT = "hint"
    CONTEST = "contest"
    JUDGE = "judge"
    THROW_BONUS = "throw_bonus"
    BONUS = "bonus"
    OVER = "over"


class End(StrEnum):
    """How a game ended; the codes of ``Outcome.reason`` are ``mots_de_tete.end_…``."""

    TARGET = "target"
    BLOCKED = "blocked"
    TIME = "time"
    MARATHON = "marathon"
    UNABLE = "unable"
    """Solitaire: the number could not be placed."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A play that is written and not yet scored: its letters, its new words (main word first), its bonus cells in reading order."""

    letters: tuple[Laid, ...]
    words: tuple[Word, ...]
    bonus: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    ``turn`` counts from 1 over the whole game (0 before the lot), ``seat`` is its player, ``throws`` counts its throws so far.
    ``rows`` are the rows of the grid: a letter, FREE or ``#``; ``inks`` who wrote each letter (NOBODY elsewhere). ``n`` is the
    die, 0 before it fell and in the quarté. ``fails`` are turns without a word in a row, by seat; ``withdrawn`` (marathon)
    are seats, ``lost`` a seat for each turn that it owes. ``until_ms`` closes the turn or the window. ``contesters`` are the seats
    that have contested, in the order of the seats; nobody sees them before the window is closed. ``is_last`` makes this turn
    the last.
    """

    rows: tuple[str, ...]
    inks: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    fails: tuple[int, ...]
    phase: Phase
    turn: int = 0
    seat: Seat = 0
    starter: Seat | None = None
    throws: int = 0
    n: int = 0
    withdrawn: tuple[Seat, ...] = ()
    lost: tuple[Seat, ...] = ()
    pending: Pending | None = None
    window: Window | None = None
    contesters: tuple[Seat, ...] = ()
    hint: Hinted | None = None
    until_ms: int | None = None
    is_last: bool = False
    time_is_up: bool = False
    plays: tuple[Play, ...] = ()
    hints_cost: tuple[int, ...] = ()
    end: End | None = None


@dataclass(frozen=True, slots=True)
class MotsView:
    """What everybody sees: in this game nothing is hidden but an answer, until all are given.

    ``grid`` is the printed grid, ``rows`` what stands on it: a letter, FREE or ``#``; ``inks[row][col]`` is the seat that wrote
    the letter, NOBODY elsewhere. In the phases CONTEST to BONUS the letters of ``pending`` are on the grid already; ``pending``
    lists its new words and the bonus cells to be rolled. ``waiting`` are the seats that may still contest, ``contesters`` who did,
    once the window is closed.
    ``n`` is the die (0 before it fell, and always in the quarté). ``hint`` is the last hint bought in this turn.
    ``until_ms`` is the end of the turn or of the window, ``game_until_ms`` of the whole game, in game ms, or None.
    ``is_last``: no turn follows this one. ``plays`` are all plays that count, the last one last, with their words, points and
    bonus values. ``hints_cost`` are the points paid for hints, by seat, already taken off ``scores``.
    """

    options: Options
    grid: Grid
    rows: tuple[str, ...]
    inks: tuple[tuple[int, ...], ...]
    phase: Phase
    turn: int
    seat: Seat
    starter: Seat | None
    n: int
    scores: tuple[int, ...]
    fails: tuple[int, ...]
    withdrawn: tuple[Seat, ...]
    lost: tuple[Seat, ...]
    pending: Pending | None
    waiting: tuple[Seat, ...]
    contesters: tuple[Seat, ...]
    hint: Hinted | None
    until_ms: int | None
    game_until_ms: int | None
    is_last: bool
    plays: tuple[Play, ...]
    hints_cost: tuple[int, ...]
    end: End | None

    @property
    def is_contestable(self) -> bool:
        """Tell whether plays may be contested; the dictionary checks those that nobody is there to contest, as in the last try."""
        others = len(self.scores) - len(self.withdrawn) - 1
        return self.options.contestation and (others > 0 or self.options.edition == 1)

    @property
    def is_empty(self) -> bool:
        """Tell whether no letter stands on the grid: the next word is the first."""
        return not any(ink != NOBODY for row in self.inks for ink in row)

    @property
    def last(self) -> Play | None:
        """Give the last play that counts."""
        return self.plays[-1] if self.plays else None
