"""The catalogue's description of classic Yahtzee.

What thinks, and the tables by which it does, is imported when somebody asks for it: agreeing on a game needs none of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ludogite.core.caches import ENGINES
from ludogite.core.log import AnyEntry
from ludogite.core.rules import Request, Seat
from ludogite.games.facts import Accounting
from ludogite.games.game import AnyPlayer, AnyRules, Coach, Flag, Game, Number, Prize, Reader, ResourceError, Review, Variant
from ludogite.games.hand import NUMBERS, Hand, Make, RealDie
from ludogite.games.problem import Asked
from ludogite.games.yahtzee.facts import facts
from ludogite.games.yahtzee.moves import DiceThrown, Event, Mark, Roll, Rolled
from ludogite.games.yahtzee.rules import YahtzeeRules
from ludogite.games.yahtzee.scoring import JokerRule
from ludogite.games.yahtzee.state import MAX_MANCHES, Options, YahtzeeView

if TYPE_CHECKING:
    from ludogite.games.yahtzee.review import SheetAccount
    from ludogite.games.yahtzee.values import Values

FOLDER: Final = "yahtzee"


def solved_values(joker: JokerRule, read: Reader) -> Values:
    """Read the solved table of a joker rule; raises ResourceError when it is missing or damaged."""
    from ludogite.games.yahtzee.futures import FuturesError, file_name  # noqa: PLC0415
    from ludogite.games.yahtzee.values import Values  # noqa: PLC0415

    name = f"{FOLDER}/{file_name(joker)}"
    try:
        values = Values.from_bytes(read(name))
    except FuturesError as error:
        raise ResourceError("resource_damaged", name) from error
    if values.joker is not joker:
        raise ResourceError("resource_damaged", name)
    return values


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return YahtzeeRules(seats, options)


def _make_player(level: str, options: Options, read: Reader) -> AnyPlayer:
    from ludogite.games.yahtzee.bot import YahtzeePlayer  # noqa: PLC0415

    solved = solved_values(options.joker, read) if level == "parfait" else None
    return YahtzeePlayer.of_level(level, options.joker, solved)


def _make_coach(options: Options, read: Reader) -> Coach:
    from ludogite.games.yahtzee.coach import YahtzeeCoach  # noqa: PLC0415

    return YahtzeeCoach(solved_values(options.joker, read))


def _make_review(options: Options, read: Reader) -> Review:
    from ludogite.games.yahtzee.hindsight import hindsight  # noqa: PLC0415

    return partial(hindsight, values=solved_values(options.joker, read))


@ENGINES.keep(2)
def _solved(joker: JokerRule, read: Reader) -> Values:
    return solved_values(joker, read)


def _account(
    rules: YahtzeeRules, entries: Iterable[AnyEntry], options: Options, read: Reader, _seat: Seat
) -> Sequence[SheetAccount]:
    from ludogite.games.yahtzee.review import review  # noqa: PLC0415

    return review(rules, entries, _solved(options.joker, read)).accounts


def _real_dice(rules: YahtzeeRules, view: YahtzeeView, request: Request) -> Hand:
    dice = tuple(RealDie(Make.PIPS, NUMBERS, number=die + 1) for die in view.throwing)
    kept = tuple(str(value) for die, value in enumerate(view.dice) if die not in view.throwing)
    return Hand(dice, lambda faces: Rolled(tuple(map(int, faces))), kept)


def _left(event: Event) -> str:
    return "".join(map(str, sorted(event.dice))) if isinstance(event, DiceThrown) else ""


def _standing(view: YahtzeeView) -> tuple[int, ...]:
    return view.totals


def _problem() -> Asked:
    from ludogite.games.yahtzee.problem import ASKED  # noqa: PLC0415

    return ASKED


GAME = Game(
    id="yahtzee",
    rules_version=1,
    options=Options,
    variants=(Variant("normal"),),
    fields=(Number("manches", least=1, most=MAX_MANCHES, default=1), Flag("joker_impose")),
    record_fields=("manches", "joker_impose"),
    commands=(Roll, Mark, Rolled),
    make_rules=_make_rules,
    problem=_problem,
    make_player=_make_player,
    make_coach=_make_coach,
    standing=_standing,
    left=_left,
    make_review=_make_review,
    real_dice=_real_dice,
    hand=("dice",),
    facts=facts,
    accounting=Accounting(_account, newest=200),
    counts_pips=True,
    alone={},
    begins=lambda _options: "throw",
    prizes=(
        Prize("yahtzee.five_alike", "yahtzees", weight=1.0),
        Prize("yahtzee.upper_prime", "primes"),
        Prize("yahtzee.chance", "chance", least=22, is_box=True, weight=0.55),
        Prize("yahtzee.sixes", "six", least=18, is_box=True, weight=0.5),
    ),
)
