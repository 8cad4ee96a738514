"""What the hands at all tables have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, Final

from tests.seen.desk import NeverHappenedError
from tests.seen.play import Press, Shown, ready
from tests.seen.saved import Played
from tests.seen.tree import Node, State
from tests.seen.witness import Moment, Witness, plain

WALK: Final = 60
"""Steps after which the arrows have been everywhere."""
TRIES: Final = 4
TAKEN_S: Final = 4.0
"""After which a press that was visibly not taken is made once more."""


def primary(witness: Witness, moment: Moment) -> Node:
    """Find the one button, enabled."""
    found = moment.primary()
    if found is None or not found.has(State.ENABLED):
        raise NeverHappenedError(f"the one button may be pressed\n{witness.report(moment)}")
    return found


def number(node: Node | None) -> int | None:
    """Read the number at the end of what a node is called, before its unit."""
    found = re.search(r"([−-]?[\d ]+) ?points?$", plain(node.name)) if node is not None else None
    return int(found[1].replace(" ", "").replace("−", "-")) if found else None


def _is_other(before: int, moment: Moment) -> bool:
    return moment.key() != before


class TurnHand:
    """What the hands at a table have in common: who they belong to, and how to find and press a button."""

    def __init__(self, witness: Witness, *, by_mouse: bool, seat: int, afar: Collection[int] = ()) -> None:
        """``afar``: who plays from a phone."""
        self.witness, self.by_mouse, self.seat, self.afar = witness, by_mouse, seat, afar

    def is_ready(self, moment: Moment) -> bool:
        """Tell whether nothing goes on at the table: the one button does not say what it waits for."""
        return ready(moment)

    def here(self, kind: str) -> int:
        """Count who is asked this at the screen."""
        asked = self.witness.saved.played().asked()
        return sum(one.request.kind == kind and one.request.seat not in self.afar for one in asked)

    def button(self, *names: str) -> Press:
        """Go to a button with one of these beginnings of a name, and give the press that does it."""
        witness = self.witness

        def find(moment: Moment) -> Node | None:
            return next(
                (node for node in moment.below_the_bar() if node.can_be_pressed and plain(node.name).startswith(names)), None
            )

        witness.until(find, f"one of {names} may be pressed")
        found = find(witness.seen())
        if found is None:
            raise NeverHappenedError(f"one of {names} stands")
        if self.by_mouse:
            return found.rect.centre
        for _ in range(WALK):
            moment = witness.look()
            found = find(moment)
            if found is not None and found.has(State.FOCUSED):
                witness.seen()
                return "space"
            witness.desk.keys("Tab")
            with suppress(NeverHappenedError):
                witness.until(partial(_is_other, moment.key()), "Tab goes on", patience=TAKEN_S)
        raise NeverHappenedError(f"Tab never comes to {names}\n{witness.report(witness.look())}")

    def main(self) -> Press:
        """Give the press of the one button, once it may be pressed and has been seen."""
        witness = self.witness
        witness.until(lambda moment: (one := moment.primary()) is not None and one.has(State.ENABLED), "the button may be pressed")
        return primary(witness, witness.seen()).rect.centre if self.by_mouse else "Return"

    def toggle(self, press: Press, ask: Callable[[Moment], object], what: str) -> None:
        """Press until it is seen that it was taken."""
        for _ in range(TRIES - 1):
            self.witness.desk.press(press)
            with suppress(NeverHappenedError):
                self.witness.until(ask, what, patience=TAKEN_S)
                return
        self.witness.desk.press(press)
        self.witness.until(ask, what)

    def walk(self, find: Callable[[Moment], Node | None], key: str) -> str:
        """Walk on the sheet to one of its boxes; give the key that fills it."""
        witness = self.witness
        for _ in range(WALK):
            moment = witness.look()
            goal, is_there = find(moment), any(node.role == "table" and node.has(State.FOCUSED) for node in moment.nodes)
            here = next((node for node in moment.nodes if node.role == "cell" and node.has(State.FOCUSED)), None)
            if goal is not None and is_there and goal.has(State.FOCUSED):
                witness.seen()
                return key
            is_below = goal is not None and is_there and here is not None and here.rect.y > goal.rect.y
            witness.desk.keys("Up" if is_below else "Down")
            with suppress(NeverHappenedError):
                witness.until(partial(_is_other, moment.key()), "the choice moves", patience=TAKEN_S)
        raise NeverHappenedError(f"the arrows never come there\n{witness.report(witness.look())}")

    def answers(self, _command: Any) -> int:
        """Count the commands that a press gives."""
        return 1

    def name(self) -> str:
        """Give the name of the seat."""
        return self.witness.saved.played().names[self.seat]

    def lying(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Give what lies on the table, without what may still fly there."""
        return self.truths(moment, played)

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Give what stands on the table beside what it is."""
        raise NotImplementedError

    def totals(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Give each seat's points where they stand beside the name."""
        lines = [plain(node.name) for node in moment.nodes if node.role in {"filler", "list item", "panel", "grouping"}]
        for name, points in zip(played.names, played.standing(), strict=True):
            told = [found for line in lines if (found := re.match(rf"{re.escape(name)}\b.*[ :](−?\d+) points?\b", line))]
            if told:
                yield Shown(f"points of {name}", int(told[0][1].replace("−", "-")), points)
