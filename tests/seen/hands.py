"""How a person at each table does what they have decided: by keys or by mouse, finding everything by role, name and place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, cast

from tests.seen.play import Press, Shown
from tests.seen.saved import Played
from tests.seen.tree import Node, State
from tests.seen.witness import Moment, Witness, plain

WALK: Final = 60
"""Steps after which the arrows have been everywhere."""


def primary(witness: Witness, moment: Moment) -> Node:
    """Find the one button, enabled."""
    found = moment.primary()
    assert found is not None, witness.report(moment)
    assert found.has(State.ENABLED), witness.report(moment)
    return found


def number(node: Node | None) -> int | None:
    """Read the number at the end of what a node is called, before its unit."""
    found = re.search(r"([−-]?[\d ]+) ?points?$", plain(node.name)) if node is not None else None
    return int(found[1].replace(" ", "").replace("−", "-")) if found else None


class YahtzeeHand:
    """Keeps dice, throws them, and fills boxes."""

    def __init__(self, witness: Witness, *, by_mouse: bool, seat: int) -> None:
        self._witness, self._by_mouse, self._seat = witness, by_mouse, seat

    def prepare(self, command: Any) -> Press:
        """Keep dice, or go to a box."""
        if type(command).__name__ != "Roll":
            return self._mark(command.box, zero=command.zero)
        self._keep({die for die in range(5) if die not in command.again})
        moment = self._witness.seen()
        return primary(self._witness, moment).rect.centre if self._by_mouse else "Return"

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the dice, and the totals on the sheet."""
        for name, points in zip(played.names, played.standing(), strict=True):
            cell = moment.find("Total général", f", {name} :", role="cell")
            yield Shown(f"total of {name}", number(cell), points)
        faces = ["un", "deux", "trois", "quatre", "cinq", "six"]
        shown = [node.name.split(", ")[1] for node in moment.nodes if node.name.startswith("dé ") and node.role == "check box"]
        view = played.session.view(None)
        if view.dice and shown:
            yield Shown("dice", shown, [faces[die - 1] for die in view.dice])

    def _keep(self, kept: set[int]) -> None:
        for place in range(5):
            die = self._die(self._witness.look(), place)
            if die is not None and die.has(State.ENABLED) and die.has(State.CHECKED) is not (place in kept):
                if self._by_mouse:
                    self._witness.desk.click(die.rect.centre)
                else:
                    self._witness.desk.keys(str(place + 1))
                self._witness.until(partial(self._is_kept, place, place in kept), f"die {place + 1} is kept")

    def _die(self, moment: Moment, place: int) -> Node | None:
        return moment.find(f"dé {place + 1},", role="check box")

    def _is_kept(self, place: int, keeps: bool, moment: Moment) -> bool:
        die = self._die(moment, place)
        return die is not None and die.has(State.CHECKED) is keeps

    def _cell(self, moment: Moment, box: Any) -> Node:
        """Find the box of a seat on the sheet: its line by the engine's order, its column by place."""
        boxes: list[Any] = list(cast("Any", type(box)))
        heads = [node for node in moment.nodes if node.role == "column header"]
        free = [node for node in moment.nodes if node.role == "cell" and node.rect.x == heads[0].rect.x]
        lines = [node for node in free if not any(word in plain(node.name) for word in ("Prime", "Haut et", "Bas", "Total"))]
        line = lines[boxes.index(box)]
        column = heads[self._seat + 1].rect.x
        return next(node for node in moment.nodes if node.role == "cell" and (node.rect.x, node.rect.y) == (column, line.rect.y))

    def _mark(self, box: Any, *, zero: bool) -> Press:
        """Fill a box: by a click, or walking there with the arrows; one that gets nothing is barred apart."""
        witness, desk = self._witness, self._witness.desk
        if self._by_mouse:
            place = self._cell(witness.seen(), box).rect.centre
            if not zero:
                return place
            desk.click(place)
            witness.until(lambda moment: (one := moment.primary()) is not None and "Barrer" in one.name, "the box is chosen")
            return primary(witness, witness.seen()).rect.centre
        for _ in range(WALK):
            moment = witness.look()
            table = next(node for node in moment.nodes if node.role == "table")
            if table.has(State.FOCUSED) and self._cell(moment, box).has(State.FOCUSED):
                break
            desk.keys("Down")
            witness.change(moment, "the choice moves")
        witness.seen()
        return "Delete" if zero else "Return"
