"""Whole games at a table, from the page of a new game to the end page, whoever sits there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple, Protocol, TypeAlias

from ludogite.core.rules import Open
from tests.seen.desk import NeverHappenedError
from tests.seen.saved import Played
from tests.seen.tree import Node
from tests.seen.witness import Moment, Witness, plain

STALL_S = 0.4
"""How long the program stands still when it does."""
GIVEN_S = 20.0
"""How long a press may take until it is kept."""
TRUTH_S = 4.0
"""How long what has just been pressed may take to be shown."""
TURN_S = 90.0
"""How long it may take until a person is asked again, several computers before."""


class Shown(NamedTuple):
    """Something that is shown, and what the saved game, played again, gives for it."""

    where: str
    shown: object
    kept: object


Press: TypeAlias = str | tuple[int, int]
"""A key by its name, or a place of the screen to click."""


class Hand(Protocol):
    """Gives the commands of one seat at the table of a game, and knows where the table shows what is so."""

    def prepare(self, command: Any) -> Press:
        """Do all that a command needs before its last press, which is returned."""

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Give what stands on the table beside what it is."""


class Twice(NamedTuple):
    """A second press: how long after the first (ms), and whether the program stands still meanwhile."""

    apart_ms: int
    stalls: bool


ONCE, QUICK, SLOW, STALLED = None, Twice(30, stalls=False), Twice(180, stalls=False), Twice(180, stalls=True)
PRESSES: Sequence[Twice | None] = (ONCE, QUICK, SLOW, STALLED)
"""How often somebody presses, command by command."""


def press(witness: Witness, name: str) -> None:
    """Click what may be pressed and has a name."""
    found = witness.until(lambda moment: next((one for one in moment.buttons() if name in plain(one.name)), None), name)
    witness.desk.click(found.rect.centre)


def sit_down(witness: Witness, people: int, computers: int) -> None:
    """Seat guests and computer players on the page of a new game, in the place of who sits there, and open the table."""
    while there := places(witness.seen()):
        witness.desk.click(there[0].rect.centre)
        left = len(there) - 1
        witness.until(lambda moment, so_many=left: seats(moment) == so_many, "somebody stands up")  # type: ignore[misc]
    for seated, name in enumerate(["Ajouter Convive"] * people + ["Ajouter Ordinateur"] * computers):
        witness.seen()  # the window manager may still move the window
        press(witness, name)
        witness.until(lambda moment, so_many=seated + 1: seats(moment) == so_many, f"{name}: {seated + 1} at the table")  # type: ignore[misc]
    witness.seen()
    press(witness, "Jouer")
    witness.until(lambda moment: moment.find("Table de jeu"), "the table is there")


def seats(moment: Moment) -> int:
    """Count who sits at the table of a new game."""
    return len(places(moment))


def places(moment: Moment) -> list[Node]:
    """List who sits at the table of a new game: a press lets one stand up."""
    return [one for one in moment.buttons() if re.match(r"Place \d", plain(one.name))]


def ready(moment: Moment) -> bool:
    """Tell whether nothing goes on at the table: the one button does not say what it waits for."""
    button = moment.primary()
    return button is not None and "…" not in button.name


def give(witness: Witness, how: Press, twice: Twice | None) -> None:
    """Press once or twice."""
    desk = witness.desk
    if twice is not None and twice.stalls:
        with desk.stalled(STALL_S):
            desk.press(how, 2, twice.apart_ms)
    else:
        desk.press(how, *((2, twice.apart_ms) if twice else (1, 0)))


def play_out(witness: Witness, make_hand: Callable[[Witness, int], Hand], presses: Sequence[Twice | None] = (ONCE,)) -> int:
    """Play until the game is over, with the mind of a computer player and the hands of a person; return how many commands.

    Before each command what is shown must be what is saved; after it one command has been given, however often it was pressed.
    """
    given, hands, how_often = 0, dict[int, Hand](), cycle(presses)
    saved = witness.saved

    def asked(moment: Moment) -> Any:
        if not saved.is_open():
            return "over"
        if not ready(moment):
            return None
        return next((one for one in saved.played().asked() if saved.think(one) is not None), None)

    while (request := witness.until(asked, "a person is asked, or the game is over", patience=TURN_S)) != "over":
        moment = witness.seen()
        witness.hold("no press is taken", saved.played().given_by_people == given, f"{given} commands pressed", moment)
        seat, command = request.request.seat, saved.think(request)
        hand = hands.setdefault(seat, make_hand(witness, seat))
        hold_truths(witness, hand)
        twice = next(how_often)
        try:
            press_ = hand.prepare(command)
        except (NeverHappenedError, LookupError):
            if is_open(witness, request):
                raise
            given = saved.count_people()  # the clock was quicker than the hand
            continue
        give(witness, press_, twice)
        how = witness.until(partial(took, witness, request, given), f"{command} is given", patience=GIVEN_S)
        if how == "asks":
            witness.seen()
            give(witness, press_, twice)
            how = witness.until(partial(took, witness, request, given, sure=True), f"{command} is given", patience=GIVEN_S)
        if how == "late":  # time has gone by: what was pressed was nothing, or something else
            given = saved.count_people()
            continue
        given += 1
    witness.hold("no press is taken", saved.count_people() == given, f"{given} commands pressed", witness.look())
    return given


def hold_truths(witness: Witness, hand: Hand) -> None:
    """Hold that what stands on the table is what is kept, once all that was pressed has been shown."""

    def lies(moment: Moment) -> list[Shown]:
        return [shown for shown in hand.truths(moment, witness.saved.played()) if shown.shown != shown.kept]

    end, moment = time.monotonic() + TRUTH_S, witness.look()
    while (wrong := lies(moment)) and time.monotonic() < end:
        moment = witness.look()
    witness.hold("one truth", not wrong, f"{wrong}", moment)


def was_given(witness: Witness, before: int, _moment: Moment) -> bool:
    """Tell whether people have given more commands than before."""
    return witness.saved.count_people() > before


def took(witness: Witness, request: Open, before: int, moment: Moment, *, sure: bool = False) -> str:
    """Tell whether a command was taken, or the table asks for a second press first, or it is too late; "" while it is none."""
    if was_given(witness, before, moment):
        return "given"
    if not sure and any("ppuie encore" in node.name for node in moment.nodes):
        return "asks"
    return "" if is_open(witness, request) else "late"


def is_open(witness: Witness, request: Open) -> bool:
    """Tell whether what was asked is still asked."""
    return any(asked.request == request.request for asked in witness.saved.played().session.requests())


def see_the_end(witness: Witness) -> Moment:
    """Wait for the end page; everybody stands there with the points that are kept."""
    witness.until(lambda moment: moment.find("Table de jeu") is None, "the end page follows")
    moment = witness.rest()
    told = [plain(f"{node.name} {node.description}") for node in moment.nodes]
    for name, points in zip(witness.saved.played().names, witness.saved.results(), strict=True):
        is_told = any(re.search(rf"{re.escape(name)}\W.*{points}\b", words) for words in told)
        witness.hold("one truth", is_told, f"{name} has {points} points", moment)
    return moment
