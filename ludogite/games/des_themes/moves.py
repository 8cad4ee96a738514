"""What is said at a table of Dés à thèmes: the commands of players, NATURE, CLOCK and REFEREE, and the events that they cause.

Requests, by kind (``about`` begins with the round):

* ``throw_theme`` (not in *thèmes ouverts*), ``throw_dice`` (round, attempts): the thrower must throw. Answer: Throw.
* ``buzz`` (round, tries), MAY: the seat plays still and is not in the queue. Answers: Buzz, GiveUpRound. It stays open while
  somebody else has the floor. Its deadline is the end of the round, None while the round's clock stands still or is off.
* ``floor`` (round, floors, attempts): the seat has the floor. Answers: Answer, GiveUpFloor. Its deadline is the end of the floor.
* ``vote`` (round, floors, attempts): the seat must vote on the answer of another one. Answer: Vote with any ballot.
* ``honour`` (round, floors, attempts): nobody voted, so the answerer himself decides. Answer: Vote with ACCEPT or REFUSE.
* ``contest`` (round, attempts), MAY: the last answer stands, and somebody may say that its root was said before. Answer: Contest.
* NATURE: ``lot`` → Begins, ``theme`` → ThemeRolled, ``dice`` → DiceRolled. REFEREE: ``answer`` → Judged.
* CLOCK: ``round``, ``floor`` → TimeUp.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from ludogite.core.rules import Seat
from ludogite.words.families import Family


class Colour(StrEnum):
    """The letter dice in their order on the table, and the black face of the colour die."""

    VERT = "vert"
    BLANC = "blanc"
    JAUNE = "jaune"
    ROUGE = "rouge"
    BLEU = "bleu"
    NOIR = "noir"


class Ballot(StrEnum):
    """What may be voted."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    ABSTAIN = "abstain"


class Standing(StrEnum):
    """What is known of an answer under its theme: in its list, accepted or banned by the family earlier, or nothing."""

    LISTED = "listed"
    ACCEPTED = "accepted"
    BANNED = "banned"
    UNKNOWN = "unknown"


class Judge(StrEnum):
    """Who decided about an answer."""

    LISTE = "liste"
    MAISON = "maison"
    """The house dictionary: the family had ruled about it before."""
    VOTE = "vote"
    MENEUR = "meneur"
    HONNEUR = "honneur"


class Doubt(StrEnum):
    """What the table is asked about an answer: whether it fits the theme, whether its root was said already."""

    THEME = "theme"
    ROOT = "root"


class Why(StrEnum):
    """Why an answer was refused after it was said; codes of ``AnswerRefused.why``."""

    SAME_WORD = "des_themes.same_word"
    """Another form of a word already said in this round (``against``)."""
    NOT_LISTED = "des_themes.not_listed"
    """*Liste seule*: the theme's list does not know it."""
    BANNED = "des_themes.banned"
    """The family refused it for this theme earlier."""
    VOTED_DOWN = "des_themes.voted_down"
    WHICH_THEME = "des_themes.which_theme"
    """*Thèmes ouverts*: no theme was named, and not exactly one open list knows the word."""
    REFUSED_BEFORE = "des_themes.refused_before"
    """Another form of a word refused or taken back in this round (``against``), or the same one without its theme."""


class FloorEnd(StrEnum):
    """Why somebody lost the floor; codes of ``FloorLost.why``."""

    LATE = "des_themes.floor_late"
    GIVEN_UP = "des_themes.floor_given_up"
    REFUSED = "des_themes.floor_refused"


class RoundEnd(StrEnum):
    """Why a round ended; codes of ``RoundEnded.why``."""

    LAST_SCORER = "des_themes.round_last_scorer"
    """*Classique*: the last one who could score has."""
    NOBODY_LEFT = "des_themes.round_nobody_left"
    """Everybody has answered, given up, or is out."""
    TIME = "des_themes.round_time"
    BLACK_WON = "des_themes.round_black_won"
    HEAP_EMPTY = "des_themes.round_heap_empty"
    THEMES_CLOSED = "des_themes.round_themes_closed"


# -- commands ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the numbered die (``throw_theme``), or the letter dice and the colour die together (``throw_dice``)."""


@dataclass(frozen=True, slots=True)
class Buzz:
    """Ask for the floor: the first has it, others queue in the order of their arrival."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Say a word: what was typed, ``proper``: ticked as a proper noun.

    ``theme`` is 1 to 6 in *thèmes ouverts*, or 0 for the one open theme whose list knows the word; else 0.
    """

    text: str
    theme: int = 0
    proper: bool = False


@dataclass(frozen=True, slots=True)
class GiveUpFloor:
    """Give the floor back; one may buzz again."""


@dataclass(frozen=True, slots=True)
class GiveUpRound:
    """Give up the round."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote on another's answer, or on one's own where nobody else did (``honour``)."""

    ballot: Ballot


@dataclass(frozen=True, slots=True)
class Contest:
    """Object to the last answer: its root was said before, though no rule saw it. Who objects votes against it by that."""


@dataclass(frozen=True, slots=True)
class Agree:
    """Object to nothing, at the last call of a round: once nobody may object any more, the round is over."""


@dataclass(frozen=True, slots=True)
class Begins:
    """NATURE: this seat throws first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThemeRolled:
    """NATURE: the numbered die, 1 to 6."""

    face: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """NATURE: the five letters, green, white, yellow, red, blue (as 'BORVA'), and the face of the colour die."""

    letters: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class TimeUp:
    """CLOCK: the floor's time is over, or that of the round."""


@dataclass(frozen=True, slots=True)
class Judged:
    """REFEREE: how the pending answer is read and what lists, house dictionary and word families say of it.

    ``text`` as it is shown (the list's spelling where it is listed), ``key`` its letters of play, ``theme_id`` the theme as the
    house dictionary knows it ('1-6', or 'perso:' and the name of a theme of the family's own card). ``family`` compares it with
    the words said in this round, ``against`` is the nearest of them ('' where it is related to none). ``theme`` is the open theme
    whose list alone knows a word that was said for none (*thèmes ouverts*), 0 where none or several do, and in any other case.
    ``again`` is the word refused in this round of which it is another form, '' for none.
    """

    text: str
    key: str
    theme_id: str
    standing: Standing
    proper: bool
    family: Family = Family.NON
    against: str = ""
    theme: int = 0
    again: str = ""


Command: TypeAlias = (
    Throw | Buzz | Answer | GiveUpFloor | GiveUpRound | Vote | Contest | Agree | Begins | ThemeRolled | DiceRolled | TimeUp | Judged
)  # fmt: skip


# -- events -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lit:
    """A die that scores in an answer: its colour, and the place in the shown text (from 0) of the letter it lights."""

    colour: Colour
    place: int


@dataclass(frozen=True, slots=True)
class Said:
    """An answer that stands: ``points`` by the dice, ``taken`` chips in hand (fewer where the heap was nearly empty).

    ``theme`` is 1 to 6; ``judge`` who decided that it fits. On a black face ``lit`` is empty.
    """

    seat: Seat
    text: str
    key: str
    theme: int
    proper: bool
    points: int
    taken: int
    lit: tuple[Lit, ...]
    judge: Judge


@dataclass(frozen=True, slots=True)
class FirstChosen:
    """A player throws first; by lot, or as agreed (the youngest)."""

    seat: Seat
    by_lot: bool


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins (from 1); ``filled`` chips were laid in the middle for it (*propositions limitées*)."""

    round: int
    thrower: Seat
    filled: int = 0


@dataclass(frozen=True, slots=True)
class ThemeFell:
    """The numbered die fell on a theme, 1 to 6."""

    theme: int


@dataclass(frozen=True, slots=True)
class DiceFell:
    """The letters and the colour fell: everybody plays."""

    letters: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Buzzed:
    """A player buzzed; ``ahead`` counts those who buzzed before him and wait or have the floor (0: he has it)."""

    seat: Seat
    ahead: int


@dataclass(frozen=True, slots=True)
class FloorGiven:
    """A player who had queued has the floor now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FloorLost:
    """A player lost the floor without an answer that stands."""

    seat: Seat
    why: FloorEnd


@dataclass(frozen=True, slots=True)
class Asked:
    """The table is asked about an answer: what is in doubt, the seats that vote, and the word whose root it may share."""

    seat: Seat
    text: str
    theme: int
    doubts: tuple[Doubt, ...]
    voters: tuple[Seat, ...]
    against: str = ""


@dataclass(frozen=True, slots=True)
class Contested:
    """A player objects to the last answer, ``said``; the seats that vote about it, the objector's ballot given where he is one."""

    by: Seat
    said: Said
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The table took an answer back that had stood: its chips return; ``resumed``: the round that it had ended goes on."""

    said: Said
    resumed: bool


@dataclass(frozen=True, slots=True)
class Voted:
    """A seat voted."""

    seat: Seat
    ballot: Ballot


@dataclass(frozen=True, slots=True)
class Ruled:
    """The table decided about an answer; where ``keep``, the house dictionary takes ``key`` as a ruling under ``theme_id``.

    ``key`` are its letters of play, at most 40 where ``keep``; ``theme_id`` as in ``Judged``.
    """

    seat: Seat
    text: str
    key: str
    theme_id: str
    accepted: bool
    judge: Judge
    keep: bool


@dataclass(frozen=True, slots=True)
class AnswerRefused:
    """An answer does not stand; it costs nothing. ``against``: the word said or refused before of which it is a form, else ''."""

    seat: Seat
    text: str
    why: Why
    against: str = ""


@dataclass(frozen=True, slots=True)
class Scored:
    """An answer stands and its chips are taken; on a black face it wins the round."""

    said: Said


@dataclass(frozen=True, slots=True)
class BlackFailed:
    """Black face: the word has letters shown on the dice; its player pays chips back and is out of the round."""

    seat: Seat
    text: str
    letters: str
    paid: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A player gave up the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over; ``late`` are those who could have scored no more (the last to speak)."""

    round: int
    why: RoundEnd
    late: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: ``reason`` is that of the outcome."""

    reason: str


Event: TypeAlias = (
    FirstChosen | RoundBegan | ThemeFell | DiceFell | Buzzed | FloorGiven | FloorLost | Asked | Contested | Voted | Ruled
    | TakenBack | AnswerRefused | Scored | BlackFailed | GaveUp | RoundEnded | GameEnded
)  # fmt: skip
