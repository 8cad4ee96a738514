"""Whole games at a table, from the page of a new game to the end page, whoever sits there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np

from ludogite.core.rules import Open
from tests.seen.desk import NeverHappenedError
from tests.seen.journal import hold_journal
from tests.seen.saved import Played
from tests.seen.shown import LEFT
from tests.seen.witness import HANDED_S, Moment, Witness, plain

AT_ONCE_S = 0.35
"""A double press that took longer may be two: the second is made when what the first has led to was seen."""
LATE_S = 1.5
"""How late a second press may still be handled."""
STALL_S = 0.4
"""How long the program stands still when it does."""
HELD_S = 1.2
"""How long a key is held: the X server repeats it from 0.66 s on."""
TAKEN_S = 6.0
"""How long a press may take until it is kept; then it was not taken."""
TRIES = 4
"""How often a command is tried."""
CURTAIN = "ouvre le rideau"
"""What its button is called."""
CURTAIN_S = 1.2
"""How long after a person is asked it may still fall."""
KEYS = {"entrée": "Return"}
"""Keys by what is printed on them."""
PART = re.compile(r"(Manche|Donne) \d+")
"""What the one button says while a card stands between two parts of a game."""
TRUTH_S = 4.0
"""How long what has just been pressed may take to be shown."""
JOURNAL = 20
"""After so many commands the journal is read, and before the last one."""
TURN_S = 90.0
"""How long it may take until a person is asked again, several computers before."""


class Shown(NamedTuple):
    """Something that is shown, and what the saved game, played again, gives for it."""

    where: str
    shown: object
    kept: object


Press: TypeAlias = str | tuple[int, int]
"""A key by its name, or a place of the screen to click."""
Tap: TypeAlias = Callable[[int, int], None]
"""A press on a phone: how often, and how far apart (ms)."""


class Hand(Protocol):
    """Gives the commands of one seat at the table of a game, and knows where the table shows what is so."""

    def is_ready(self, moment: Moment) -> bool:
        """Tell whether nothing goes on where the seat is asked."""

    def prepare(self, command: Any) -> Press | Tap:
        """Do all that a command needs before its last press, which is returned."""

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Give what stands on the table beside what it is."""

    def lying(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Give of it what lies there when a phone may tell it: without points that fly."""

    def answers(self, command: Any) -> int:
        """Count the commands that the press for one gives."""


class Twice(NamedTuple):
    """A second press: how long after the first (ms), and whether the program stands still meanwhile; or a key that is held."""

    apart_ms: int
    stalls: bool
    holds: bool = False


ONCE, QUICK, SLOW, STALLED = None, Twice(30, stalls=False), Twice(180, stalls=False), Twice(180, stalls=True)
HELD = Twice(0, stalls=False, holds=True)
PRESSES: Sequence[Twice | None] = (ONCE, QUICK, SLOW, STALLED, HELD)
"""How often somebody presses, command by command."""


def ready(moment: Moment) -> bool:
    """Tell whether nothing goes on at the table: the one button does not say what it waits for."""
    button = moment.primary()
    return button is not None and "…" not in button.name


def give(witness: Witness, how: Press | Tap, twice: Twice | None) -> None:
    """Press once or twice, or hold a key; note where a busy machine made two presses that a person makes one after the other."""
    desk, begun = witness.desk, time.monotonic()
    press = how if callable(how) else partial(desk.press, how)
    if twice is not None and twice.holds:
        witness.was_slow = False
        if isinstance(how, str):
            hold_key(witness, how)
        else:
            press(1, 0)
        witness.await_answer()
        return
    if twice is not None and twice.stalls:
        with desk.stalled(STALL_S):
            press(2, twice.apart_ms)
    else:
        press(*((2, twice.apart_ms) if twice else (1, 0)))
    stall = STALL_S if twice is not None and twice.stalls else 0.0
    witness.was_slow = twice is not None and time.monotonic() - begun - stall > AT_ONCE_S
    witness.await_answer()


def hold_key(witness: Witness, key: str) -> None:
    """Press a key and let it go after a while, looking on."""
    witness.desk.key_down(key)
    try:
        witness.watch(HELD_S)
    finally:
        witness.desk.key_up(key)


def play_out(
    witness: Witness,
    hands: Mapping[int, Hand],
    presses: Sequence[Twice | None] = (ONCE,),
    level: str = "moyen",
    *,
    by_mouse: bool = False,
) -> int:
    """Play until the game is over, with the mind of a computer player and hands by seat; return how many commands.

    Before each command what is shown must be what is saved; after it one command has been given, however often it was pressed.
    A press that is visibly not taken is made once more, and counted.
    """
    given, how_often, saved, read = 0, cycle(presses), witness.saved, 0
    before: set[int] = set()

    def asked(moment: Moment) -> Any:
        if not saved.is_open():
            return "over"
        if moment.find(CURTAIN) is not None:
            open_curtain(witness, given, by_mouse=by_mouse)
            return None
        if between(moment):
            return "between"
        may = [one for one in saved.played().asked() if hands[one.request.seat].is_ready(moment)]
        return next((one for one in may if saved.think(one, level) is not None), None)

    while (request := witness.until(asked, "a person is asked, or the game is over", patience=TURN_S)) != "over":
        if request == "between":
            go_on(witness, next(how_often), by_mouse=by_mouse)
            if witness.was_slow:
                given = saved.count_people()
            continue
        seats = {one.request.seat for one in saved.played().asked()}
        if seats != before:
            witness.watch(HANDED_S)
            before = seats
        moment = witness.seen()
        if moment.find(CURTAIN) is not None or between(moment):  # come meanwhile: whoever is asked sits down, or reads, first
            continue
        witness.hold("no press is taken", saved.played().given_by_people == given, f"{given} commands pressed", moment)
        witness.nothing_is_covered(moment)
        seat, command = request.request.seat, saved.think(request, level)
        hand = hands[seat]
        hold_truths(witness, hand)
        if given >= read + JOURNAL or (given > read and saved.is_last(request, command)):
            witness.watch(CURTAIN_S)
            if witness.look().find(CURTAIN) is not None:
                continue
            read = given
            witness.nothing_stays()  # before the journal covers the table, which is painted anew under it
            hold_journal(witness)
        due = given + hand.answers(command)
        tries = len(witness.lost)
        is_given = act(witness, request, partial(hand.prepare, command), next(how_often), due)
        is_sure = not witness.was_slow and len(witness.lost) == tries
        if not is_sure:
            witness.watch(LATE_S)
        # Where time has gone by, or a slow hand has pressed again, what was pressed was nothing, or another thing.
        given = due if is_given and is_sure else saved.count_people()
    witness.hold("no press is taken", saved.count_people() == given, f"{given} commands pressed", witness.look())
    return given


def between(moment: Moment) -> bool:
    """Tell whether a card stands between two parts of a game, until a press."""
    button = moment.primary()
    return button is not None and PART.fullmatch(plain(button.name)) is not None


def go_on(witness: Witness, twice: Twice | None, *, by_mouse: bool) -> None:
    """Press away the card between two parts, once it has been read."""
    for last in (*[False] * (TRIES - 1), True):
        button = witness.seen().primary()
        if button is None or not between(witness.look()):
            return
        give(witness, button.rect.centre if by_mouse else "Return", twice)
        if witness.was_slow:
            witness.watch(LATE_S)
        try:
            witness.until(lambda moment: not between(moment), "the card between two parts goes", patience=TAKEN_S)
        except NeverHappenedError:
            if last:
                raise
            witness.lost.append(f"between two parts {twice}")
        else:
            witness.held["a part ends with a press"] += 1
            return


def open_curtain(witness: Witness, given: int, *, by_mouse: bool) -> None:
    """Sit down behind the curtain, as the one whom it waits for: no card lay open there, and no press before had opened it."""
    moment = witness.seen()
    button = moment.find(CURTAIN, role="push button")
    if button is None:
        return
    cards = [node.name for node in moment.nodes if node.role == "list item"]
    witness.hold("hands are covered", not cards, f"behind the curtain lie {cards}", moment)
    witness.hold("no press is taken", witness.saved.count_people() == given, f"{given} commands pressed", moment)
    hint = next((plain(node.name) for node in moment.nodes if plain(node.name).endswith(" ouvrir")), "")
    key = hint.removesuffix(" ouvrir").lower()
    closed = witness.desk.pixels(moment.window)
    witness.desk.press(button.rect.centre if by_mouse or not key else KEYS.get(key, key))
    with suppress(NeverHappenedError):
        witness.until(lambda now: now.find(CURTAIN) is None, "the curtain opens", patience=TAKEN_S)
        open_ = witness.seen()
        is_left = bool(np.mean(witness.desk.pixels(open_.window) == closed) >= LEFT)
        witness.hold("nothing after its time", not is_left, "the curtain is still to be seen", open_)
        witness.curtains += 1


def act(witness: Witness, request: Open, prepare: Callable[[], Press | Tap], twice: Twice | None, due: int) -> bool:
    """Give a command until it is taken; tell whether it was, or it is too late for it."""
    for last in (*[False] * (TRIES - 1), True):
        try:
            press = prepare()
            give(witness, press, twice)
            how = witness.until(partial(took, witness, request, due), f"{request.request.kind} is answered", patience=TAKEN_S)
            if how == "asks":
                witness.seen()
                give(witness, press, twice)
                sure = partial(took, witness, request, due, sure=True)
                how = witness.until(sure, f"{request.request.kind} is answered", patience=TAKEN_S)
        except (NeverHappenedError, LookupError) as error:
            moment = witness.look()
            if not is_open(witness, request) or moment.find(CURTAIN) is not None or between(moment):  # it has come meanwhile
                return False
            if last:
                raise
            witness.lost.append(f"{request.request.kind} {due} {twice}: {str(error).splitlines()[0]}")
            if witness.look().find(CURTAIN) is not None:  # it has fallen meanwhile
                open_curtain(witness, witness.saved.count_people(), by_mouse=True)
        else:
            return how == "given"
    return False


def hold_truths(witness: Witness, hand: Hand) -> None:
    """Hold that what stands on the table is what is kept, once all that was pressed has been shown."""

    def lies(moment: Moment) -> list[Shown]:
        return [shown for shown in hand.truths(moment, witness.saved.played()) if shown.shown != shown.kept]

    end, moment = time.monotonic() + TRUTH_S, witness.look()
    while (wrong := lies(moment)) and time.monotonic() < end:
        moment = witness.look()
    witness.hold("one truth", not wrong, f"{wrong}", moment)


def took(witness: Witness, request: Open, due: int, moment: Moment, *, sure: bool = False) -> str:
    """Tell whether a command was taken, or the table asks for a second press first, or it is too late; "" while it is none."""
    if witness.saved.count_people() >= due:
        return "given"
    if not sure and any("ppuie encore" in node.name for node in moment.nodes):
        return "asks"
    return "" if is_open(witness, request) else "late"


def is_open(witness: Witness, request: Open) -> bool:
    """Tell whether what was asked is still asked."""
    return any(asked.request == request.request for asked in witness.saved.played().session.requests())
