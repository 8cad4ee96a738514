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
        dice = sorted(node.name for node in moment.nodes if node.name.startswith("dé ") and node.role == "check box")
        shown = [name.split(", ")[1] for name in dice]  # by their numbers: they lie where their throw left them
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


class TurnHand:
    """What the hands at a table have in common: who they belong to, and how to find and press a button."""

    def __init__(self, witness: Witness, *, by_mouse: bool, seat: int) -> None:
        self.witness, self.by_mouse, self.seat = witness, by_mouse, seat

    def button(self, *names: str) -> Press:
        """Go to a button with one of these beginnings of a name, and give the press that does it."""
        witness = self.witness

        def find(moment: Moment) -> Node | None:
            return next(
                (node for node in moment.below_the_bar() if node.can_be_pressed and plain(node.name).startswith(names)), None
            )

        witness.until(find, f"one of {names} may be pressed")
        found = find(witness.seen())
        assert found is not None
        if self.by_mouse:
            return found.rect.centre
        for _ in range(WALK):
            moment = witness.look()
            found = find(moment)
            if found is not None and found.has(State.FOCUSED):
                witness.seen()
                return "space"
            witness.desk.keys("Tab")
            witness.change(moment, "Tab goes on")
        raise AssertionError(f"Tab never comes to {names}")

    def main(self) -> Press:
        """Give the press of the one button, once it may be pressed and has been seen."""
        witness = self.witness
        witness.until(lambda moment: (one := moment.primary()) is not None and one.has(State.ENABLED), "the button may be pressed")
        return primary(witness, witness.seen()).rect.centre if self.by_mouse else "Return"

    def totals(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Give each seat's points where they stand beside the name."""
        lines = [plain(node.name) for node in moment.nodes if node.role in {"filler", "list item"}]
        for name, points in zip(played.names, played.standing(), strict=True):
            told = [found for line in lines if (found := re.match(rf"{re.escape(name)}\b.*[ :](−?\d+) points?\b", line))]
            if told:
                yield Shown(f"points of {name}", int(told[0][1].replace("−", "-")), points)


class MotsDeTeteHand(TurnHand):
    """Throws dice and writes words in the grid."""

    def prepare(self, command: Any) -> Press:
        """Lay the letters of a word, or go to the button that a command needs."""
        match type(command).__name__:
            case "Write":
                self._lay(sorted(command.letters, key=lambda one: (one.row, one.col)))
                return self.main()
            case "Pass":
                return self.button("Passer")
            case _:
                return self.main()

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the points."""
        return self.totals(moment, played)

    def _lay(self, letters: list[Any]) -> None:
        """Bring the caret to the first letter, turn to where the word goes, and type."""
        witness, first = self.witness, letters[0]
        cell = f"ligne {first.row + 1}, colonne {first.col + 1},"
        if self.by_mouse:
            found = witness.until(lambda moment: moment.find(cell, role="cell"), cell)
            if not found.has(State.FOCUSED):
                witness.desk.click(found.rect.centre)
        else:
            self._walk(first.row, first.col)
        across = len({one.row for one in letters}) == 1
        way = "droite" if across else "bas"
        if len(letters) > 1 and witness.look().find("Sens", way) is None:
            witness.desk.keys("space")
            witness.until(lambda moment: moment.find("Sens", way), f"the word goes {way}")
        # Letters that stand between them are typed too, as whoever types words does: the caret goes over them.
        new = {(one.row, one.col): one.letter for one in letters}
        moment, last = witness.look(), letters[-1]
        stand = {
            where(node): node.name.split(", ")[2] for node in moment.nodes if node.role == "cell" and node.name.startswith("ligne")
        }
        cells = [(row, col) for row in range(first.row, last.row + 1) for col in range(first.col, last.col + 1)]
        witness.desk.write("".join(new.get(place, stand[place]) for place in cells).lower())
        witness.until(lambda moment: moment.find(f"{cell} {first.letter}") is not None, "the letters lie there")

    def _walk(self, row: int, col: int) -> None:
        moment = self.witness.look()
        cells = {where(node): node for node in moment.nodes if node.role == "cell" and node.name.startswith("ligne")}
        blacks = {place for place, node in cells.items() if "noire" in node.name or "croix" in node.name}
        held = next(place for place, node in cells.items() if node.has(State.FOCUSED))
        for arrow in way(set(cells), blacks, held, (row, col)):
            self.witness.desk.keys(arrow)
            moment = self.witness.change(moment, "the caret moves")


ARROWS = {"Down": (1, 0), "Up": (-1, 0), "Right": (0, 1), "Left": (0, -1)}


def where(cell: Node) -> tuple[int, int]:
    """Give the row and the column of a cell, from 0."""
    row, col = re.findall(r"\d+", cell.name)[:2]
    return int(row) - 1, int(col) - 1


def way(cells: set[tuple[int, int]], blacks: set[tuple[int, int]], here: tuple[int, int], there: tuple[int, int]) -> list[str]:
    """Find arrows that lead from a cell to another; an arrow jumps over black cells."""
    found: dict[tuple[int, int], list[str]] = {here: []}
    open_ = [here]
    while there not in found:
        place = open_.pop(0)
        for arrow, (down, right) in ARROWS.items():
            row, col = place[0] + down, place[1] + right
            while (row, col) in blacks:
                row, col = row + down, col + right
            if (row, col) in cells and (row, col) not in found:
                found[row, col] = [*found[place], arrow]
                open_.append((row, col))
    return found[there]


class WordsOutHand(TurnHand):
    """Lays cards on rows, shouts, counters and passes."""

    def prepare(self, command: Any) -> Press:
        """Choose the card, or nothing, and give the key of the row, of the shout or of no."""
        match type(command).__name__:
            case "Place" | "Bin":
                return self._card(command)
            case "Claim":
                return self.main()
            case _:
                return self.button("Passer", "Ne rien", "Laisser", "Ne pas") if self.by_mouse else self._no()

    def _no(self) -> Press:
        self.witness.seen()
        return "0"

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the points."""
        return self.totals(moment, played)

    def _card(self, command: Any) -> Press:
        witness = self.witness
        hand = witness.saved.played().session.view(self.seat).hands[self.seat]
        card = next(card for card in hand if card.id == command.card)
        witness.seen()
        is_bin = type(command).__name__ == "Bin"
        if self.by_mouse or is_bin:
            name = card.letter or ("poubelle" if is_bin else "joker")
            found = witness.until(
                lambda moment: next((one for one in moment.nodes if one.role == "list item" and one.name.startswith(name)), None),
                name,
            )
            witness.desk.click(found.rect.centre)
            row = witness.until(lambda moment: moment.find(f"Rangée {command.row + 1},", role="push button"), "the row is there")
            witness.seen()
            return row.rect.centre
        witness.desk.keys(card.letter.lower() or "asterisk")
        witness.seen()
        if card.letter:
            return str(command.row + 1)
        witness.desk.keys(str(command.row + 1))
        witness.until(lambda moment: moment.find("Quelle lettre"), "the letter of the joker is asked for")
        witness.seen()
        return str(command.letter.lower())
