"""What lies on a table of Yahtzee des Mots: the options agreed, the state of the game, and the view that everybody has.

Requests, all public (nothing is hidden in this game):

====== ========= ======================= ==========================================================================
seat   kind      about                   answered by
====== ========= ======================= ==========================================================================
NATURE opening   ()                      Opened: the lot for who opens the first partie (several players)
NATURE dice      (partie, turn, seat,    Rolled: what the thrown dice show
                 rolls)
player turn      (partie, turn, rolls,   Roll, Propose, Claim, Zero; ``deadline_ms`` while sand runs; before the first
                 tries, hints)           roll (rolls = 0) only Roll; AskHint where hints are agreed
player mark      (partie, turn, tries)   Mark, Zero, or Propose with another letter for the joker; never timed; TakeBack
                                         where the words do not fill the box of the turn
REFEREE words    (partie, turn, seat,    Judged: whether the dictionary accepts the words proposed
                 tries)
REFEREE hint     (partie, turn, seat,    Hinted: the next rung of the ladder of hints
                 rolls, hints)
CLOCK  sand      (partie, turn, seat)    SandRanOut, at its deadline; with how often words were taken back, where they were
====== ========= ======================= ==========================================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from ludogite.core.codec import CodecError
from ludogite.core.rules import Seat
from ludogite.games import extra_time, handicap
from ludogite.games.yahtzee_mots.letters import Dice, LetterDice
from ludogite.games.yahtzee_mots.moves import Hinted, Laid, Rung
from ludogite.games.yahtzee_mots.sheet import NUMBERED, ROLLS, Box, Prime, Sheet

MAX_SEATS: Final = 8
MAX_PARTIES: Final = 5
SANDS: Final = (60, 90, 120, 180, 0)
"""The hourglasses in seconds; 0 is none."""
HINT_PRICES: Final = MappingProxyType({Rung.IS_THERE: 1, Rung.COUNT: 1, Rung.LETTER: 2, Rung.DICE: 3, Rung.WORD: 5})
"""What each rung of the ladder of hints costs, in points; ours."""


class Phase(StrEnum):
    """What the players are at."""

    OPENING = "opening"
    """The lot is drawn."""
    TURN = "turn"
    """A player rolls and lays words."""
    MARKING = "marking"
    """His words or his claim are accepted: he chooses a box, untimed."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game.

    ``sablier`` in seconds of SANDS; ``prime`` a value of Prime; ``strict``: a refused word ends the turn with 0 (without sand it
    always does); ``delais``: seconds on top of the hourglass per seat, in seat order, as "0 30 15" (missing: 0); ``hints``: hints
    may be bought. ``first_opens``: the first of the list opens the first partie, as players may choose by the sheet; else the lot
    says who does. ``handicap``: points that each seat has from the start. ``slang``: slang and
    foreign words count; without them those that we list are refused.
    """

    ordre_libre: bool = False
    parties: int = 1
    sablier: int = 60
    prime: str = Prime.FEUILLE_1979.value
    strict: bool = False
    delais: str = ""
    hints: bool = True
    first_opens: bool = False
    handicap: str = ""
    slang: bool = True

    def __post_init__(self) -> None:
        if self.prime not in set(Prime) or self.sablier not in SANDS or not 1 <= self.parties <= MAX_PARTIES:
            raise CodecError("options: out of bounds")
        extra_time.check(self.delais)
        handicap.check(self.handicap)

    @property
    def version(self) -> Prime:
        """Give the version of the upper prime."""
        return Prime(self.prime)

    def sand_ms(self, seat: Seat) -> int:
        """Give how long the hourglass of a seat runs, in ms; 0 without sand."""
        return (self.sablier + extra_time.seconds(self.delais, seat)) * 1000 if self.sablier else 0

    @property
    def forgiving(self) -> bool:
        """Tell whether refused words may be replaced."""
        return bool(self.sablier) and not self.strict


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    ``partie`` and ``turn`` (1 to 8; the round, in free order) count from 1; ``seat`` acts, ``starter`` opened this partie.
    ``rolls`` used in this turn, ``throwing`` the indexes of the dice in the air, ``sand_ms`` when the running sand runs out
    (None: it stands still). ``proposed`` words wait for REFEREE, after ``tries`` earlier proposals of this turn; ``words``
    are accepted, ``claim`` is the special box claimed. ``back_ms`` is when the sand would have run out that stood still for words
    which do not fill the box of the turn: until then they may be taken back, which happened ``taken_back`` times in this turn.
    ``late`` is the seat whose sand has just run out, until the next roll:
    what it still says gets a refusal of its own. ``hints`` are those about the dice as they lie, ``asking`` tells that the next one
    is on its way from REFEREE. ``past`` holds the sheets of earlier parties; those of the last one
    stay in ``sheets`` when the game is over.
    """

    phase: Phase
    partie: int
    turn: int
    seat: Seat
    starter: Seat | None
    sheets: tuple[Sheet, ...]
    past: tuple[tuple[Sheet, ...], ...] = ()
    rolls: int = 0
    dice: Dice = ()
    throwing: tuple[int, ...] = ()
    sand_ms: int | None = None
    tries: int = 0
    proposed: tuple[Laid, ...] = ()
    words: tuple[Laid, ...] = ()
    claim: Box | None = None
    late: Seat | None = None
    asking: bool = False
    hints: tuple[Hinted, ...] = ()
    back_ms: int | None = None
    taken_back: int = 0


@dataclass(frozen=True, slots=True)
class YahtzeeMotsView:
    """What everybody sees: in this game nothing is hidden (a pause hides dice and words: that is the screen's part).

    ``state`` is the table, ``options`` what was agreed, ``letter_dice`` the faces and values of the dice, ``sand_length_ms``
    how long the hourglass of the seat to act runs (0: none).
    """

    state: State
    options: Options
    letter_dice: LetterDice
    sand_length_ms: int

    @property
    def rolls_left(self) -> int:
        """Count the rolls left in this turn, 3 before the first."""
        return ROLLS - self.state.rolls if self.state.phase is Phase.TURN else 0

    @property
    def turn_box(self) -> Box | None:
        """Give the box of this turn; None in free order and outside a turn."""
        state = self.state
        return NUMBERED[state.turn - 1] if state.phase in {Phase.TURN, Phase.MARKING} and not self.options.ordre_libre else None

    @property
    def start(self) -> tuple[int, ...]:
        """Give the points that each seat has from the start."""
        return handicap.starts(self.options.handicap, len(self.state.sheets))

    def totals(self) -> tuple[int, ...]:
        """Add up what each seat has so far, over all parties and from the start."""
        version = self.options.version
        rows = (*self.state.past, self.state.sheets)
        return tuple(points + sum(sheets[seat].total(version) for sheets in rows) for seat, points in enumerate(self.start))
