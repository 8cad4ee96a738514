"""The hand at a table of Yahtzee."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, cast

from tests.seen.hands.hand import TurnHand, number
from tests.seen.play import Press, Shown
from tests.seen.saved import Played
from tests.seen.tree import Node, State
from tests.seen.witness import Moment, plain


class YahtzeeHand(TurnHand):
    """Keeps dice, throws them, and fills boxes."""

    def prepare(self, command: Any) -> Press:
        """Keep dice, or go to a box."""
        if type(command).__name__ != "Roll":
            worth = self.witness.saved.played().session.preview(self.seat, command)
            return self._mark(command.box, zero=command.zero or not getattr(worth, "points", 0))
        self._keep({die for die in range(5) if die not in command.again})
        return self.main()

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the dice, and the totals on the sheet."""
        for name, points in zip(played.names, played.standing(), strict=True):
            cell = moment.find("Total général", f", {name} :", role="cell")
            yield Shown(f"total of {name}", number(cell), points)
        faces = ["un", "deux", "trois", "quatre", "cinq", "six"]
        dice = sorted(node.name for node in moment.nodes if node.name.startswith("dé ") and node.role == "check box")
        shown = [name.split(", ")[1] for name in dice]  # by their numbers: they lie where their throw left them
        view = played.session.view(None)
        if view.dice and shown:
            yield Shown("dice", shown, [faces[die - 1] for die in view.dice])

    def _keep(self, kept: set[int]) -> None:
        for place in range(5):
            die = self._die(self.witness.look(), place)
            if die is not None and die.has(State.ENABLED) and die.has(State.CHECKED) is not (place in kept):
                press = die.rect.centre if self.by_mouse else str(place + 1)
                self.toggle(press, partial(self._is_kept, place, place in kept), f"die {place + 1} is kept")

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
        column = heads[self.seat + 1].rect.x
        return next(node for node in moment.nodes if node.role == "cell" and (node.rect.x, node.rect.y) == (column, line.rect.y))

    def _mark(self, box: Any, *, zero: bool) -> Press:
        """Fill a box: by a click, or walking there with the arrows; one that gets nothing is barred apart."""
        if self.by_mouse:
            place = self._cell(self.witness.seen(), box).rect.centre
            if not zero:
                return place
            self.toggle(place, lambda moment: (one := moment.primary()) is not None and "Barrer" in one.name, "the box is chosen")
            return self.main()
        return self.walk(lambda moment: self._cell(moment, box), "Delete" if zero else "Return")
