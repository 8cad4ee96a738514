"""The catalogue's description of Mots de Tête."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import Final

from ludogite.core.log import Option, Raw
from ludogite.core.rules import Refusal, Request
from ludogite.games import extra_time
from ludogite.games.common.dictionary import asker, dictionary
from ludogite.games.game import (
    AnyRules,
    Coach,
    Family,
    Flag,
    Game,
    Number,
    OneOf,
    Prize,
    Reader,
    ResourceError,
    Review,
    Role,
    Unlisted,
    Variant,
)
from ludogite.games.hand import NUMBERS, Hand, Make, RealDie
from ludogite.games.mots_de_tete.bot import VOCABULARIES, MotsPlayer
from ludogite.games.mots_de_tete.facts import facts
from ludogite.games.mots_de_tete.grid import Grid, read_grid_bytes, read_line
from ludogite.games.mots_de_tete.lexis import words
from ludogite.games.mots_de_tete.moves import (
    Accept,
    AskHint,
    Begins,
    BonusRolled,
    Contest,
    Elapsed,
    Event,
    Hinted,
    Judged,
    Pass,
    Rolled,
    Scored,
    Throw,
    Write,
)
from ludogite.games.mots_de_tete.rules import MotsRules
from ludogite.games.mots_de_tete.state import BOARDS, EDITION, MotsView, Options, Phase, Way
from ludogite.games.problem import Asked
from ludogite.words.levels import Vocabulary

FOLDER: Final = "boards"
TURN_SECONDS: Final = 120
"""Seconds a turn in the marathon, where a limit is recommended."""

TARGET: Final = 300
MOST_SEATS, TARGET_OF_FOUR = 4, 250
SMALL: Final = ((150, 100), (220, 200))
"""Cells to write in below which a grid is small, and the score that goes with it: on the marelle two players end near 200 each,
four near 110, when nothing fits any more."""
CELLS: Final = {"marelle": 116}
"""Cells to write in of the house's small grids."""


def board(name: str, read: Reader) -> Grid:
    """Read a grid of the house; raises ResourceError when it is missing or damaged."""
    file = f"{FOLDER}/{name}.txt"
    grid = read_grid_bytes(read(file))
    if isinstance(grid, Refusal):
        raise ResourceError("resource_damaged", file)
    return grid


def grid_of(options: Options, read: Reader) -> Grid:
    """Give the grid of a game: the family's own, or one of the house."""
    drawn = read_line(options.drawn) if options.drawn else None
    return drawn if isinstance(drawn, Grid) else board(options.grid, read)


def fit(options: Options) -> dict[str, Option]:
    """Give the score to reach that goes with the grid."""
    drawn = read_line(options.drawn) if options.drawn else None
    if isinstance(drawn, Grid):
        cells = sum(drawn.is_playable(row, col) for row in range(drawn.rows) for col in range(drawn.cols))
    else:
        cells = CELLS.get(options.grid, SMALL[-1][0])
    return {"target": next((target for below, target in SMALL if cells < below), TARGET)}


def suits(options: Options, seats: int) -> dict[str, Option]:
    """Offer the score that the sheet says for four, where it is still that for fewer."""
    return {"target": TARGET_OF_FOUR} if seats == MOST_SEATS and options.target == TARGET else {}


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return MotsRules(seats, options, grid_of(options, read), words(read))


def make_player(level: str, options: Options, read: Reader, vocabulary: Vocabulary | None = None) -> MotsPlayer:
    """Seat a computer player of a level, with its usual vocabulary or another one."""
    return MotsPlayer.of_level(level, words(read), vocabulary)


def _make_coach(options: Options, read: Reader) -> Coach:
    from ludogite.games.mots_de_tete.coach import MotsCoach  # noqa: PLC0415 - agreeing on a game needs no coach

    return MotsCoach(words(read), partial(asker, read))


def _make_review(options: Options, read: Reader) -> Review:
    from ludogite.games.mots_de_tete.coach import MotsCoach  # noqa: PLC0415
    from ludogite.games.mots_de_tete.hindsight import hindsight  # noqa: PLC0415

    return partial(hindsight, coach=MotsCoach(words(read), partial(asker, read)))


def _real_dice(rules: MotsRules, view: MotsView, request: Request) -> Hand:
    """Roll the die of letters, or the dice of each bonus cell of the play."""
    if request.kind == Phase.DIE:
        return Hand((RealDie(Make.PIPS, NUMBERS),), lambda faces: Rolled(int(faces[0])))
    cells = view.pending.bonus if view.pending else ()
    numbers = [bonus.dice for row, col in cells if (bonus := view.grid.bonus(row, col))]
    dice = tuple(RealDie(Make.PIPS, NUMBERS, group) for group, number in enumerate(numbers) for _ in range(number))

    def read_faces(faces: tuple[str, ...]) -> BonusRolled:
        thrown = iter(map(int, faces))
        return BonusRolled(tuple(tuple(islice(thrown, number)) for number in numbers))

    return Hand(dice, read_faces)


def _to_edition_2(header: Raw, entries: list[Raw]) -> tuple[Raw, list[Raw]]:
    """Let a game of the first edition go on by its rules."""
    return header | {"options": header["options"] | {"edition": 1}}, entries


def _to_edition_3(header: Raw, entries: list[Raw]) -> tuple[Raw, list[Raw]]:
    """Let a game of the second edition, or of the first, go on by its rules: the third differs where answers are hidden."""
    options = header["options"]
    return header | {"options": options | {"edition": min(options.get("edition", 2), 2)}}, entries


def _to_edition_4(header: Raw, entries: list[Raw]) -> tuple[Raw, list[Raw]]:
    """Let a game of the first three editions go on by its rules: there the first hint cost a point."""
    options = header["options"]
    return header | {"options": options | {"edition": min(options.get("edition", 3), 3)}}, entries


def _left(event: Event) -> str:
    return event.play.words[0].word.text if isinstance(event, Scored) else ""


def _standing(view: MotsView) -> tuple[int, ...]:
    return view.scores


def _digest(read: Reader) -> str:
    return dictionary(read).digest


ALONE: Final = (("contestation", False), ("target", 0), ("variant", Way.SOLITAIRE.value))
"""What the solitaire fixes."""


def _problem() -> Asked:
    from ludogite.games.mots_de_tete.problem import ASKED  # noqa: PLC0415

    return ASKED


GAME = Game(
    id="mots_de_tete",
    rules_version=EDITION,
    upgrades=(_to_edition_2, _to_edition_3, _to_edition_4),
    options=Options,
    variants=(
        Variant("normal", (("variant", Way.NORMAL.value),)),
        Variant("marathon", (("target", 0), ("variant", Way.MARATHON.value)), usual=(("turn_seconds", TURN_SECONDS),)),
        Variant("quarte", (("variant", Way.QUARTE.value),)),
        Variant("solitaire", ALONE, seats=(1, 1)),
    ),
    fields=(
        Number("target", least=0, most=1000, default=TARGET, step=50, role=Role.TARGET),
        OneOf("grid", BOARDS, BOARDS[0]),
        Flag("contestation", family=Family.WORDS),
        Number("window_seconds", least=0, most=60, default=10, step=5, only_with="contestation", family=Family.WORDS),
        Flag("hidden", only_with="contestation", family=Family.WORDS),
        Number("turn_seconds", least=0, most=300, default=0, step=30, family=Family.TIME),
        Number("minutes", least=0, most=180, default=0, step=5, family=Family.TIME),
        Flag("hints", default=True, role=Role.HINTS, family=Family.HELP),
        Flag("silent", family=Family.HELP),
    ),
    unlisted=(
        Unlisted("drawn", Role.OWN, instead_of="grid"),
        Unlisted("edition", Role.EDITION),
        Unlisted(extra_time.OPTION, Role.EXTRA_TIME, only_with="turn_seconds"),
    ),
    record_fields=("target", "grid", "drawn", "minutes", "turn_seconds"),
    commands=(Throw, Write, Pass, AskHint, Contest, Accept, Begins, Rolled, BonusRolled, Elapsed, Judged, Hinted),
    make_rules=_make_rules,
    problem=_problem,
    make_player=make_player,
    vocabularies=VOCABULARIES,
    make_coach=_make_coach,
    helps=(AskHint,),
    standing=_standing,
    left=_left,
    make_review=_make_review,
    real_dice=_real_dice,
    digest=_digest,
    hand=(Phase.DIE.value, Phase.BONUS.value),
    fit=fit,
    suits=suits,
    facts=facts,
    alone=dict(ALONE),
    prizes=(Prize("mots_de_tete.letters", "letters", weight=0.5),),
)
