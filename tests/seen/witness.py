"""The witness: looks at the program from outside, at every moment of a game, and holds its rules against what is to be seen.

The rules, each a method of ``Rules``; which of them notices which fault, broken on purpose, stands in ``docs/witness.md``.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations
from typing import Final, Protocol, TypeVar

import numpy as np

from tests.seen.desk import PATIENCE_S, Desk, NeverHappenedError, Pixels, keep
from tests.seen.flights import FlightRule
from tests.seen.saved import Saved
from tests.seen.shown import LEAST, ShownRule, part_of
from tests.seen.tree import NOWHERE, Node, Rect, State

T = TypeVar("T")
STILL_S: Final = 2.0
"""For how long nothing may move before whoever waits must have been told what for."""
AGE_S: Final = 0.3
"""How long a tree is good while no pixel changes: to read one takes the time of the program that is looked at."""
SEEN_S: Final = 0.45
"""How long a person takes to see what has changed, before a press: more than the program asks for."""
HANDED_S: Final = 0.8
"""How much longer somebody looks where others are asked than before: the mouse or the keyboard is taken over."""
PAINTED_S: Final = 4.0
"""How long what was just pressed may take to be painted."""
EVERY_S: Final = 0.06
RESTS_S: Final = 3.0
"""How long a table may take until nothing moves."""
SEEN_STEPS: Final = 12
"""A pixel is another one to the eye by more than so many of 256 steps of a colour; a shadow may be painted a little otherwise."""
NARROWER: Final = 8
"""By so many px a window is made narrower, so that all of it is painted anew."""
BAR: Final = 56
"""How high the bar above a page is (px): what stands there may always be pressed and tells nothing of a game."""
WORDS = {
    "label",
    "filler",
    "push button",
    "text",
    "check box",
    "heading",
    "static",
    "list item",
    "cell",
    "column header",
    "panel",
    "grouping",
    "status bar",
    "list",
}


CLOCKS: Final = {"clock", "timer", "progress bar"}
"""Roles of what counts time."""
TARGET: Final = 24
"""Px of a card that are seen at least, as WCAG 2.2 asks of what is pressed (2.5.8)."""
APART = {"push button", "check box", "radio button", "entry", "text", "combo box", "list item"}
"""Roles of what one presses that lies beside others of its kind, never over them."""


class FaultError(AssertionError):
    """A rule does not hold."""


@dataclass
class Moment:
    """What is to be seen at once: the tree, and a number that is another when the pixels are."""

    tree: Node
    mark: int
    at: float = field(default_factory=time.monotonic)
    read_at: float = field(default_factory=time.monotonic)
    """When the tree was read."""

    @property
    def nodes(self) -> list[Node]:
        """All nodes."""
        return list(self.tree.walk())

    def key(self) -> int:
        """Give a number that is another where something has changed for a screen reader."""
        return hash(tuple(node.key() for node in self.tree.walk()))

    def find(self, *words: str, role: str = "") -> Node | None:
        """Find what has all these words in its name."""
        return next(
            (node for node in self.tree.walk() if all(word in plain(node.name) for word in words) and role in {"", node.role}), None
        )

    def buttons(self) -> list[Node]:
        """Give what may be pressed, bar included."""
        return [node for node in self.tree.walk() if node.can_be_pressed]

    def below_the_bar(self) -> list[Node]:
        """Give what lies on the page, with a place."""
        top = self.window.y + BAR
        return [node for node in self.tree.walk() if node.rect.w > 0 and node.rect.y >= top]

    @property
    def window(self) -> Rect:
        """Where the window is."""
        return next((node.rect for node in self.tree.walk() if node.role == "frame"), NOWHERE)

    def primary(self) -> Node | None:
        """Find the one button: the highest push button below the bar; the rows of Words Out are higher, and are places."""
        found = [node for node in self.below_the_bar() if node.role == "push button" and not node.name.startswith("Rangée")]
        return max(found, key=lambda node: (node.rect.h, node.rect.w), default=None)


@lru_cache(10_000)
def plain(text: str) -> str:
    """Write all spaces as plain ones."""
    return re.sub(r"\s", " ", text)


def room_of(moment: Moment, control: Node) -> Rect:
    """Give the part of the window in which a control shows: what it lies in cuts it off."""

    def within(node: Node, room: Rect) -> Rect | None:
        if node is control:
            return room
        inner = room.cut(node.rect) if node.rect.w > 0 else room
        return next((found for child in node.children if (found := within(child, inner)) is not None), None)

    return within(moment.tree, moment.window) or moment.window


def covers(one: Node, other: Node) -> bool:
    """Tell whether one thing lies over another; cards of a hand may, as long as enough of each is seen to press it."""
    is_hand = one.role == other.role == "list item" and one.rect.y == other.rect.y
    return one.rect.meets(other.rect) and not (is_hand and abs(one.rect.x - other.rect.x) >= TARGET)


def covered(moment: Moment) -> list[str]:
    """List what lies off the window, or over another thing."""
    window = moment.window
    found = [node for node in moment.below_the_bar() if node.role in APART and not node.name.startswith("dé ")]
    off = [node.line() for node in found if not window.holds(node.rect)]
    return off + [f"{one.line()} and {other.line()}" for one, other in combinations(found, 2) if covers(one, other)]


def differs(one: Pixels, other: Pixels) -> Pixels:
    """Mark each pixel in which a person could see a difference."""
    was, now = (screen.view(np.uint8).reshape(*screen.shape, 4).astype(np.int16) for screen in (one, other))
    seen: Pixels = np.any(np.abs(was - now) > SEEN_STEPS, axis=2).astype(np.uint32)
    return seen


class Beside(Protocol):
    """What is looked at beside the screen, and what must hold of both."""

    def read(self) -> None:
        """Read it, before the screen is looked at."""

    def look(self, moment: Moment) -> Iterator[str]:
        """Give what does not hold at this moment."""

    def tell(self) -> Iterator[str]:
        """Say what was read."""


class Witness:
    """A desk, what the program keeps, and the rules that are held at every look."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.saved = desk, Saved(desk.folder / "data")
        self._shown, self._flights = ShownRule(desk), FlightRule(desk)
        self.beside: Beside | None = None
        self.looks = 0
        """How many moments were looked at."""
        self.held: Counter[str] = Counter()
        """How often each rule was held against a moment."""
        self.said: list[str] = []
        """What was announced, in its order."""
        self.curtains = 0
        """How many curtains have opened and left nothing."""
        self.lost: list[str] = []
        """What had to be tried once more."""
        self.was_slow = False
        """Whether the last double press took so long that it may have been two."""
        self._last: Moment | None = None
        self._pixels: Pixels | None = None
        self._mark = 0
        self._still_since = self._changed = time.monotonic()

    def look(self) -> Moment:
        """Look once, and hold the rules of every moment."""
        if self.beside is not None:
            self.beside.read()
        last = self._last
        if self._pixels is None or not self.desk.shows(self._pixels):
            self._pixels, self._mark = self.desk.pixels(), self._mark + 1
        pixels, mark = self._pixels, self._mark
        is_same = last is not None and last.mark == mark and time.monotonic() - last.read_at < AGE_S
        moment = replace(last, at=time.monotonic()) if last is not None and is_same else Moment(self.desk.look(), mark)
        while self.desk.tree.announced:
            self.said.append(plain(self.desk.tree.announced.popleft()))
        self.looks += 1
        is_other = last is None or (moment.tree is not last.tree and last.key() != moment.key())
        if last is None or is_other or last.mark != mark:
            self._still_since = moment.at
        if is_other:
            self._changed = moment.at
        self._last = moment
        self._nothing_unforeseen(moment)
        for fault in self._shown.look(pixels):
            raise self.fault("what was said was seen", fault, moment)
        for fault in self._flights.look(pixels):
            raise self.fault("nothing before its time", fault, moment)
        for fault in self._shown.after(pixels, moment.tree):
            raise self.fault("nothing after its time", fault, moment)
        self.held["what was said was seen"] = self._shown.held
        self.held["nothing before its time"] = self._flights.held
        self.held["nothing after its time"] = self._shown.gone + self.curtains
        for fault in self.beside.look(moment) if self.beside is not None else ():
            raise self.fault("one truth", fault, moment)
        if moment.at - self._still_since >= STILL_S:
            self._whoever_waits_is_told(moment)
            self._still_since = moment.at
        return moment

    def until(self, ask: Callable[[Moment], T | None], what: str, *, patience: float = PATIENCE_S) -> T:
        """Look until there is an answer that is true."""
        end = time.monotonic() + patience
        while True:
            moment = self.look()
            answer = ask(moment)
            if answer:
                return answer
            if time.monotonic() > end:
                raise NeverHappenedError(f"{what}\n{self.report(moment)}")
            time.sleep(EVERY_S)

    def change(self, before: Moment, what: str) -> Moment:
        """Look until a screen reader finds something else than before."""
        was = before.key()
        return self.until(lambda moment: moment if moment.key() != was else None, what)

    def rest(
        self,
        ask: Callable[[Moment], bool] = lambda _moment: True,
        what: str = "nothing moves any more",
        *,
        patience: float = PATIENCE_S,
    ) -> Moment:
        """Look until nothing has moved between two looks, and a condition is true."""
        before: list[tuple[int, int]] = []

        def is_at_rest(moment: Moment) -> Moment | None:
            now = (moment.mark, moment.key())
            is_same = bool(before) and before[-1] == now
            before[:] = [now]
            return moment if is_same and ask(moment) else None

        return self.until(is_at_rest, what, patience=patience)

    def nothing_is_covered(self, moment: Moment) -> None:
        """Hold that all that is pressed at a table lies in the window, no two over each other (but dice and cards).

        What was pressed last is kept before it is painted: a busy machine has some seconds for that.
        """
        end = time.monotonic() + PAINTED_S
        while (wrong := covered(moment)) and time.monotonic() < end:
            moment = self.look()
        self.hold("nothing is covered", not wrong, "; ".join(wrong), moment)

    def nothing_stays(self) -> None:
        """Hold that a table at which nothing moves looks the same when all of it is painted anew, as another size makes it."""
        if any(node.role in CLOCKS or node.name.startswith("Sablier") for node in self.look().nodes):
            return  # sand runs beside what is told of it
        with suppress(NeverHappenedError):  # where something always moves
            before = self.rest(patience=RESTS_S)
            was, (_, _, wide, high) = self.desk.pixels(), before.window
            self.desk.resize(wide - NARROWER, high)
            try:
                self.rest(lambda moment: moment.window.w < wide, "the window is narrower", patience=RESTS_S)
            finally:
                self.desk.resize(wide, high)
            after = self.rest(lambda moment: moment.window.w == wide, "the window has its size again", patience=RESTS_S)
            other = differs(was, self.desk.pixels())
            told = {node.key() for node in before.nodes} ^ {node.key() for node in after.nodes}
            for node in (*before.nodes, *after.nodes):
                if not node.children and (node.key() in told or node.role in {"text", "entry"}):  # another text, or a caret
                    part_of(other, node.rect)[:] = 0
            if np.count_nonzero(other) >= LEAST:
                picture = keep(was, self.desk.folder / f"stays-{self.looks}.png")
                raise self.fault(
                    "nothing stays", f"{np.count_nonzero(other)} px of {picture} are other ones when painted anew", after
                )
            self.held["nothing stays"] += 1

    def await_answer(self) -> None:
        """Count nothing as seen before now: what was just pressed may still be answered."""
        self._changed = time.monotonic()

    def seen(self, for_s: float = SEEN_S) -> Moment:
        """Look until everything has stood long enough for a person to have seen it, and answer that."""

        def has_stood(moment: Moment) -> Moment | None:
            return moment if time.monotonic() - self._changed >= for_s else None

        return self.until(has_stood, "the page stands")

    def watch(self, for_s: float) -> None:
        """Look for some time, whatever changes."""
        end = time.monotonic() + for_s
        self.until(lambda _moment: time.monotonic() > end, "time goes by")

    def report(self, moment: Moment) -> str:
        """Tell what was to be seen, for a person who mends it."""
        picture = self.desk.picture(f"fault-{self.looks}")
        lines = [node.line() for node in moment.below_the_bar() if node.role in WORDS and node.name and node.role != "cell"]
        beside = self.beside.tell() if self.beside is not None else ()
        return "\n".join([f"picture: {picture}", *lines, "said last:", *self.said[-5:], *beside])

    def hold(self, rule: str, holds: bool, what: str, moment: Moment) -> None:
        """Hold a rule against a moment."""
        self.held[rule] += 1
        if not holds:
            raise self.fault(rule, what, moment)

    def fault(self, rule: str, what: str, moment: Moment) -> FaultError:
        """Make the error of a rule that does not hold."""
        return FaultError(f"{rule}: {what}\n{self.report(moment)}")

    # ---- the rules of every moment ------------------------------------------------------------------------------------------

    def _nothing_unforeseen(self, moment: Moment) -> None:
        self.held["nothing unforeseen"] += 1
        if moment.find("imprévu") is not None or "Traceback" in self.desk.crash_log():
            raise self.fault("nothing unforeseen", self.desk.crash_log(), moment)

    def _whoever_waits_is_told(self, moment: Moment) -> None:
        """Hold that, when nothing has moved for long, something may be pressed or the one button tells what is waited for."""
        self.held["whoever waits is told"] += 1
        is_table = moment.find("Table de jeu") is not None
        page = moment.below_the_bar() if is_table else moment.nodes  # the bar of a table tells nothing of a game
        may_press = [node for node in page if node.can_be_pressed or (node.role in {"text", "entry"} and node.has(State.ENABLED))]
        tells = [node for node in page if "…" in node.name or "attend" in node.name.lower()]
        if not may_press and not tells:
            raise self.fault("whoever waits is told", f"nothing moves for {STILL_S} s, nothing may be pressed, no words", moment)
